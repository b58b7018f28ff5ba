"""Every word a person reads, in each language, as Fluent messages keyed by id: `en/*.ftl` and `fr/*.ftl`.

How messages are written, in all games (how they should sound is told in `docs/words.md`):

* An id begins with its game: `fort-decision-play`, `fort-option-recruit`, `fort-event-recruited`, `fort-card-bug`,
  `fort-score-track` (points from that source of the scores, `$points`).
  Messages of the house (`house.ftl`) begin with `house-`. Each id is in every language, with the same variables.
* A `Phrase` fills the variables. A phrase inside a phrase arrives as its text, a list as its items joined by commas
  and "and", an int as a number that may select a plural, a bool as `yes` or `no`.
* A phrase may name an attribute of a message, as in `Phrase("fort-card-bug.the")`, where a language needs other forms.
* Seats are given as ints and arrive as names: `$player` is who acts, `$rival` another one, `$players` a list of seats.
* `$you` tells which of them the reader is: `player`, `rival` or `none`. A message that speaks of people selects on it

      fort-event-recruited = { $you ->
          [player] You recruit { $card }.
          [rival] { $player } recruits { $card } from your Yard.
         *[none] { $player } recruits { $card } from { $rival }'s Yard.
      }

  and leaves out the variants that cannot occur. One that does not select says everybody by name, which is never wrong.
"""

from blanketfort.locale.words import LANGUAGES, Words, pick_language

__all__ = ["LANGUAGES", "Words", "pick_language"]
