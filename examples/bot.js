// A player in JavaScript: one line of JSON in, one line out. Try it:
//   blanketfort arena fort --player "cmd:node examples/bot.js" --player random
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { game, seat, view, decision } = JSON.parse(line);
  const keys = decision.options.map((option) => option.key);
  const choice = keys.find((key) => key.startsWith("park:") || key.startsWith("event:")) ?? keys[0];
  console.error(`${game}, seat ${seat}, asked ${decision.kind}: ${choice}`); // stderr may be used freely
  console.log(JSON.stringify({ choice }));
});
