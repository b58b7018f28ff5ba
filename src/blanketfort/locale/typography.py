"""What a language does to a text once its variables are filled in: French elides, and keeps its signs on their line.

`web/src/lib/typography.ts` does exactly the same; `tests/locale/typography.json` holds the cases that both must pass.
"""

import re
import unicodedata

HARD = "\u00a0"
"""A space at which no line is broken."""
ELIDING = re.compile(
    r"(?<![\w\u2019'-])"  # a word of its own: not the end of "joue-le", nor what another apostrophe cut off
    r"([djlmnst]e|la|(?:jus|lors|puis|quoi)?que) "
    r"(?!onz|oui(?![^\W\d_]))"  # these begin with a vowel and are said as if they did not
    r"(?=[aeiouàâäéèêëîïôöùûüœæ][^\W\d_]|[aeiou]['\u2019]|y[bcdfghjklmnpqrstvwxz])",
    re.IGNORECASE,
)
"""A short word before a vowel. H and digits are left alone: "de Hugo" is right more often than not, "de 8" always."""
BEFORE_SIGN = re.compile(r" (?=[:;?!»%])")
AFTER_SIGN = re.compile(r"(?<=[«°]) ")
NEAR = str.maketrans("\u2018\u2019\u201c\u201d«»\u2013\u2014", '\'\'""""--') | {ord("œ"): "oe"}
"""What stands for a sign in an alphabet that lacks it; a letter with an accent loses that."""


def typeset(text: str, language: str) -> str:
    """The text as it is printed in its language."""
    if language != "fr":
        return text
    text = ELIDING.sub(lambda found: found[1][:-1] + "\u2019", text)
    return AFTER_SIGN.sub(HARD, BEFORE_SIGN.sub(HARD, text))


def spell_nearly(error: UnicodeError) -> tuple[str, int]:
    """What a terminal's alphabet lacks, in ASCII: é as e; a question mark where nothing is near.

    A handler of errors, as `codecs.register_error` takes it.
    """
    assert isinstance(error, UnicodeEncodeError)
    lacking = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(NEAR))
    kept = "".join(letter for letter in lacking if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode(), error.end
