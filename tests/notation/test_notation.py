"""The notation: what it means, that it prints back, and that its errors help."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blanketfort.engine.errors import BadText
from blanketfort.notation import And, Do, Effect, May, Or, Per, Then, Vocabulary, parse, to_marks, to_text

SUITS = ["book", "glue", "shovel", "squirtgun"]
PHRASES = """
    pizza; toy; toy N; res; res N; score; score N; advance; advance N; recruit; lookout; pack; trash-this;
    copy-rival-pack; spend toy; spend pizza; place N in SPACE; remove N opposing from SPACE
"""
WORDS = Vocabulary(
    PHRASES.split(";"),
    measures=[*SUITS, "LOOKOUT", "ANY"],
    slots={"SPACE": ["fort-sumter", "armaments"]},
)
PIZZA, TOY, RECRUIT, SCORE = Do("pizza"), Do("toy"), Do("recruit"), Do("score")


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("pizza", PIZZA),
        ("pizza x shovel", Per(PIZZA, "shovel")),
        ("advance > score 2", Then(Do("advance"), Do("score", (2,)))),
        ("(recruit > toy) x squirtgun", Per(Then(RECRUIT, TOY), "squirtgun")),
        ("advance -1", Do("advance", (-1,))),
        ("lookout, pack", And((Do("lookout"), Do("pack")))),
        ("(score x book) > trash-this", Then(Per(SCORE, "book"), Do("trash-this"))),
        ("(spend toy > score) x glue", Per(Then(Do("spend", ("toy",)), SCORE), "glue")),
        ("toy 2", Do("toy", (2,))),
        ("score x LOOKOUT", Per(SCORE, "LOOKOUT")),
        ("res x ANY", Per(Do("res"), "ANY")),
        ("copy-rival-pack", Do("copy-rival-pack")),
        ("place 3 in fort-sumter", Do("place", (3, "in", "fort-sumter"))),
        ("remove 2 opposing from armaments", Do("remove", (2, "opposing", "from", "armaments"))),
    ],
)
def test_card_texts(text: str, effect: Effect) -> None:
    assert parse(text, WORDS) == effect


@pytest.mark.parametrize(
    ("text", "grouped"),
    [
        ("pizza x shovel?", "(pizza x shovel)?"),
        ("pizza? x shovel", "(pizza?) x shovel"),
        ("pizza x shovel x glue", "(pizza x shovel) x glue"),
        ("pizza > toy x glue", "pizza > (toy x glue)"),
        ("pizza > toy?", "pizza > (toy?)"),
        ("pizza > toy > score", "pizza > (toy > score)"),
        ("pizza > toy, score", "(pizza > toy), score"),
        ("pizza, toy / score", "(pizza, toy) / score"),
        ("pizza / toy > score", "pizza / (toy > score)"),
    ],
)
def test_precedence(text: str, grouped: str) -> None:
    effect = parse(grouped, WORDS)
    assert parse(text, WORDS) == effect
    assert to_text(effect) == text


@pytest.mark.parametrize("text", ["(pizza > toy) > score", "pizza, (toy, score)", "(pizza / toy) / score"])
def test_a_group_of_the_same_kind_keeps_its_parentheses(text: str) -> None:
    assert to_text(parse(text, WORDS)) == text


def test_what_is_measured_before_something_else_keeps_its_parentheses_for_the_eye() -> None:
    assert to_text(parse("score x book > trash-this", WORDS)) == "(score x book) > trash-this"


def test_marks_are_icons_with_their_numbers_and_the_signs_between_them() -> None:
    marks = to_marks(parse("(recruit > place 3 in armaments) x glue", WORDS))
    assert [mark.sign or (mark.icon, mark.count) for mark in marks] == [
        *("(", ("recruit", None), ">", ("place", 3), ("in", None), ("armaments", None), ")"),
        *("x", ("glue", None)),
    ]
    assert to_marks(None) == []


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_empty_text_is_no_effect(text: str) -> None:
    assert parse(text, WORDS) is None


def test_no_effect_is_empty_text() -> None:
    assert to_text(None) == ""


def test_spaces_do_not_matter() -> None:
    assert parse(" (recruit>toy)x  glue ,advance-1 ", WORDS) == parse("(recruit > toy) x glue, advance -1", WORDS)


def test_effects_are_values() -> None:
    one, other = parse("pizza x book", WORDS), parse("(pizza) x book", WORDS)
    assert one == other and hash(one) == hash(other)
    assert repr(one) == "Per(body=Do(verb='pizza', args=()), measure='book')"
    with pytest.raises(AttributeError):
        one.measure = "glue"  # type: ignore[union-attr, misc]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("piza", "column 1: found 'piza', expected '(', pizza, toy, res, score, advance, recruit, lookout or ...; did"),
        (
            "pizza x shovl",
            "column 9: found 'shovl', expected book, glue, shovel, squirtgun, LOOKOUT or ANY; did you mean",
        ),
        ("pizza x", "column 8: found the end, expected book"),
        ("pizza x 2", "column 9: found '2', expected book"),
        ("pizza >", "column 8: found the end, expected '('"),
        ("pizza toy", "column 7: found 'toy', expected x, '?', '>', ',', '/' or the end"),
        ("pizza 2", "column 7: found '2', expected x, '?'"),
        ("toy two", "column 5: found 'two', expected a number, x, '?'"),
        ("(pizza > toy", "column 13: found the end, expected a number, x, '?', '>', ',', '/' or ')'"),
        ("(pizza > recruit", "column 17: found the end, expected x, '?', '>', ',', '/' or ')'"),
        ("pizza)", "column 6: found ')', expected x, '?'"),
        ("()", "column 2: found ')', expected '('"),
        ("pizza + toy", "column 7: found '+', expected x, '?'"),
        ("x book", "column 1: found 'x', expected '('"),
        ("place 3", "column 8: found the end, expected in"),
        (
            "place 3 in fort-sumpter",
            "column 12: found 'fort-sumpter', expected fort-sumter or armaments; did you mean 'fo",
        ),
        ("spend", "column 6: found the end, expected toy or pizza"),
        (
            "Pizza",
            "column 1: found 'Pizza', expected '(', pizza, toy, res, score, advance, recruit, lookout or ...; did",
        ),
    ],
)
def test_errors_say_where_what_was_found_and_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        parse(text, WORDS)
    assert str(caught.value).startswith(message)


def test_errors_underline_what_was_found() -> None:
    with pytest.raises(BadText) as caught:
        parse("(pizza x shovl) > toy", WORDS)
    assert str(caught.value).splitlines()[1:] == ["  (pizza x shovl) > toy", "           ^^^^^"]


def test_a_phrase_with_an_unknown_slot_is_refused() -> None:
    with pytest.raises(ValueError, match="no words for SPACE"):
        Vocabulary(["place N in SPACE"])


numbers = st.integers(-20, 20)
spaces = st.sampled_from(WORDS.slots["SPACE"])
leaves: st.SearchStrategy[Effect] = st.one_of(
    st.sampled_from([PIZZA, TOY, RECRUIT, SCORE, Do("trash-this"), Do("spend", ("toy",))]),
    numbers.map(lambda n: Do("score", (n,))),
    st.builds(lambda n, space: Do("place", (n, "in", space)), numbers, spaces),
)


def grown(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    several = st.lists(parts, min_size=2, max_size=4).map(tuple)
    return st.one_of(
        st.builds(Per, parts, st.sampled_from(WORDS.measures)),
        st.builds(May, parts),
        st.builds(Then, parts, parts),
        st.builds(And, several),
        st.builds(Or, several),
    )


@given(st.recursive(leaves, grown, max_leaves=12))
def test_an_effect_printed_and_parsed_is_itself(effect: Effect) -> None:
    assert parse(to_text(effect), WORDS) == effect


@given(st.text(alphabet="pizatoyxscorebk 2-,>/?()N", max_size=25))
def test_any_text_parses_or_is_refused(text: str) -> None:
    try:
        effect = parse(text, WORDS)
    except BadText as error:
        assert "expected" in str(error)
    else:
        assert parse(to_text(effect), WORDS) == effect
