"""What becomes of a choice: it stands by itself after a while, it waits, or it is asked for once more."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_whole_games import COVERS
from tests.browser.visitor import QUICK, Visitor

SOON = {**QUICK, "ending": "soon"}
LONG = 20_000
"""Milliseconds after which anything that happens by itself has happened."""


def reach(ann: Visitor, wanted: str) -> None:
    """Answer anyhow until there is something of that kind on the page."""
    luck = random.Random(6)
    for _choice in range(40):
        ann.wait()
        if ann.page.locator(wanted).count():
            return
        ann.answer(luck)
    raise AssertionError(f"there was never any {wanted}")


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    """Somebody who has done a step at Fort that can be taken back."""
    ann = visit().set(**SOON)
    ann.page.clock.install()
    ann.begin(COVERS["fort"])
    reach(ann, ".question .end")
    return ann


def test_a_step_stands_by_itself_after_a_while(ann: Visitor) -> None:
    before = ann.version
    for _second in range(5):
        ann.page.clock.run_for(1000)
    ann.hear_on(before)


def test_a_step_waits_for_whoever_wants_time_to_think(ann: Visitor) -> None:
    before = ann.version
    ann.page.get_by_role("button", name="Wait").click()
    ann.page.clock.run_for(LONG)
    assert ann.version == before and ann.state["awaits_end"]
    ann.page.get_by_role("button", name="Undo").last.click()
    ann.hear_on(before)
    assert not ann.state["awaits_end"]


@pytest.fixture
def final(visit: Visit) -> Visitor:
    """Somebody with a phone at Fort, before choices none of which can be taken back."""
    ann = visit().set(**QUICK)
    ann.begin(COVERS["fort"])
    reach(ann, ".ask .padlock")
    ann.set(**{**QUICK, "confirm": True})
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.reload()
    ann.page.wait_for_selector(".ask .padlock")
    return ann


def test_on_a_phone_what_cannot_be_taken_back_is_asked_for_once_more_in_words(final: Visitor) -> None:
    page = final.page
    before = final.version
    page.locator("main [data-keys]:visible").first.click()
    page.get_by_text("This can\u2019t be undone.").wait_for()
    page.get_by_role("button", name="Not yet").click()
    assert final.version == before and page.locator(".question .ahead").count() == 0
    page.locator("main [data-keys]:visible").first.click()
    page.get_by_role("button", name="Do it").click()
    final.hear_on(before)


def test_who_turns_the_screen_in_mid_question_can_still_answer_it(final: Visitor) -> None:
    """What the question takes on a narrow screen was kept on a wide one: the buttons lay under the log."""
    page = final.page
    before = final.version
    page.locator("main [data-keys]:visible").first.click()
    page.get_by_text("This can\u2019t be undone.").wait_for()
    page.set_viewport_size({"width": 1024, "height": 768})
    page.get_by_role("button", name="Do it").click()
    final.hear_on(before)


BOARD = ".board-box > *"
SCALE = f"((it) => it.getBoundingClientRect().width / it.offsetWidth)(document.querySelector('{BOARD}'))"


def test_a_table_that_had_no_room_for_a_moment_is_as_large_as_before(visit: Visit) -> None:
    """Even if something else changed on it before all had come to rest."""
    ann = visit(820, 1180, reduced_motion="no-preference").set(**QUICK)
    ann.begin(COVERS["fort"])
    ann.page.wait_for_timeout(1500)
    before = ann.page.evaluate(SCALE)
    ann.page.evaluate(f"""() => {{
      const tall = document.createElement('i')
      tall.style.cssText = 'display: block; height: 1500px'
      document.querySelector('{BOARD}').append(tall)
      setTimeout(() => {{ tall.style.height = '0'; tall.append(document.createComment('')) }}, 100)
    }}""")
    ann.page.wait_for_function(f"() => {SCALE} < {before} - 0.05")
    ann.page.wait_for_function(f"() => {SCALE} > {before} - 0.05")
