"""The notation in which the effects of cards are written: `(recruit > toy) x squirtgun`.

It transliterates printed icons and knows no game: a game brings its own words as a `Vocabulary`::

    pizza           do what the word says; a phrase may go on with words and numbers: `score 2`, `place 3 in pit`
    A x measure     A once for each of what is measured
    A ?             A may be left out
    A > B           A, then B
    A, B            A and B
    A / B           A or B
    (A)             a group

From the tightest to the loosest::

    x measure   ?   after what they change, from left to right: `A x m ?` is `(A x m) ?`
    >               from the right: `A > B > C` is `A > (B > C)`
    ,               side by side: `A, B, C` is one group of three
    /               one of: `A / B / C` is one choice of three

There is no arithmetic. What does not fit is a verb of its own. Empty text is no effect.
"""

from blanketfort.notation.explanation import explain
from blanketfort.notation.parser import parse
from blanketfort.notation.printer import to_marks, to_text
from blanketfort.notation.tree import And, Do, Effect, May, Or, Per, Then
from blanketfort.notation.vocabulary import Vocabulary

__all__ = ["And", "Do", "Effect", "May", "Or", "Per", "Then", "Vocabulary", "explain", "parse", "to_marks", "to_text"]
