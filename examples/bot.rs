// A bot in Rust without any library: it answers every question by the first option.
//     rustc bot.rs && blanketfort check-bot 'cmd:./bot'
use std::io::{self, BufRead, Write};

fn main() {
    for line in io::stdin().lock().lines() {
        let question = line.expect("a line of JSON");
        let options = question.find("\"options\":[").expect("options");
        let rest = &question[options..];
        let key = &rest[rest.find("\"key\":\"").expect("a key") + 7..];
        let key = &key[..key.find('"').expect("the end of the key")];
        println!("{{\"choice\": \"{key}\"}}");
        io::stdout().flush().expect("somebody who listens");
    }
}
