"""The pages around the table: rules, replay with going on from a step, verify."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import blanketfort as bf
from blanketfort.bots import ask, make_bot
from blanketfort.engine.proof import reveal
from tests.browser.conftest import Visit


@cache
def played(game: str) -> str:
    """The record of a finished game for two."""
    state = bf.game(game).new(players=2, seed=f"browser {game}", options={})
    bot = make_bot(game, "medium", 1)
    while not state.over:
        state.apply(ask(bot, state))
    return reveal(state).to_text()


def upload(page: Page, record: str) -> str:
    """Open a record through the page for it; the id of the table that shows it."""
    page.goto("/replay")
    page.get_by_label("Or the text itself").fill(record)
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url(re.compile("/replay/.+step=0$"))
    return page.url.split("/replay/")[1].split("?")[0]


# Rules.


def test_rules_are_searched_in_both_languages_as_one_types(page: Page) -> None:
    page.goto("/rules/fort")
    expect(page.get_by_role("heading", name="Fort: the rules")).to_be_visible()
    search = page.get_by_role("searchbox")
    search.fill("discard pile pudge")
    expect(page.get_by_role("status")).to_have_text("2 found")
    search.fill("melanger pudge")
    expect(page.locator("p[lang=fr] mark").first).to_have_text("Pudge")
    search.fill("xylophone")
    expect(page.get_by_text("No rule or card has all these words")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("[id='fort.follow.one-card']")).to_be_attached()


@pytest.mark.parametrize(
    ("locale", "query", "meant"),
    [("en", "recriut", "recruit"), ("en", "graveyard", "discard pile"), ("fr", "cimetière", "defausse")],
)
def test_search_forgives_a_slip_and_knows_other_words(visit: Visit, locale: str, query: str, meant: str) -> None:
    page = visit(locale=locale).open("/rules/fort").page
    page.get_by_role("searchbox").fill(query)
    expect(page.locator(".search")).to_contain_text(meant)
    expect(page.locator("main mark").first).to_be_visible()
    assert page.locator(".clause").count() > 3


@pytest.mark.parametrize("game", ["fort", "fort-sumter", "forfort"])
def test_rules_are_drawn_and_can_be_tried_in_a_prepared_position(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.get_by_text("What the icons mean").wait_for()
    assert page.locator(".chapter .figures li").count() > 20
    assert "[" not in "".join(page.locator(".figures .caption").all_inner_texts()), "every picture has its words"
    shown = page.locator(".clause", has=page.get_by_role("button", name="Show me")).first
    clause = shown.get_attribute("id")
    shown.get_by_role("button", name="Show me").click()
    page.wait_for_url(re.compile("/t/.+"))
    expect(page.get_by_text("A prepared position")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the rule")).to_have_attribute("href", f"rules/{game}#{clause}")
    page.get_by_role("button", name="Try it").click()
    expect(page.locator("[data-option]:not([disabled])").first).to_be_visible()


def test_a_link_leads_to_one_rule_and_a_ruling_says_why_and_names_its_option(page: Page) -> None:
    page.goto("/rules/fort-sumter#fort-sumter.commissioner.blocks-removal")
    expect(page.locator("[id='fort-sumter.commissioner.blocks-removal']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("vp-floor")
    ruling = page.locator(".ruling").first
    expect(ruling).to_contain_text("Our ruling")
    expect(ruling).to_contain_text("Why")
    expect(ruling).to_contain_text("You can choose another reading")


def test_every_card_says_where_its_facts_come_from(page: Page) -> None:
    page.goto("/rules/fort#card:bones")
    card = page.locator("[id='card:bones']")
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("face (printed)")
    expect(card).to_contain_text("number of copies (our choice)")


# Replay.


@pytest.mark.parametrize("game", ["forfort", "fort", "fort-sumter"])
def test_a_game_is_stepped_through_by_keys_slider_and_log(page: Page, game: str) -> None:
    upload(page, played(game))
    expect(page.get_by_text("The cards are dealt.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("seat=open&step=2$"))
    page.get_by_role("slider").fill("7")
    expect(page).to_have_url(re.compile("step=7$"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the last step").click()
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()
    page.get_by_role("button", name="To the first step").click()
    expect(page).to_have_url(re.compile("step=0$"))


def test_a_link_leads_to_one_step_through_one_seats_eyes(page: Page) -> None:
    table = upload(page, played("fort-sumter"))
    page.goto(f"/replay/{table}?seat=1&step=5")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_text(re.compile(r"^Step 5 of \d+$"))).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page).to_have_url(re.compile("seat=0&step=5$"))


def test_what_is_wrong_with_a_record_is_said_in_the_reader_s_language(visit: Visit) -> None:
    page = visit(locale="fr").open("/replay").page
    page.get_by_role("textbox").fill("blanketfort record 1\ngame chess\n")
    page.get_by_role("button", name="Ouvrir").click()
    expect(page.get_by_role("alert")).to_contain_text("il n\N{RIGHT SINGLE QUOTATION MARK}y a pas de jeu 'chess'")


def test_all_of_ones_games_are_brought_in_from_a_file_and_saved_again(page: Page) -> None:
    games = played("forfort") + played("fort-sumter")
    page.goto("/replay")
    page.get_by_label("A file").set_input_files(
        {"name": "games.txt", "mimeType": "text/plain", "buffer": games.encode()}
    )
    finished = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(finished.get_by_role("listitem").get_by_role("link")).to_have_count(2)
    with page.expect_download() as waiting:
        finished.get_by_role("button", name="Save all my games").click()
    saved = waiting.value.path().read_text()
    assert len(saved) == len(games) and played("forfort") in saved and played("fort-sumter") in saved
    finished.get_by_role("link", name="Bring in other games").click()
    expect(page.get_by_label("A file")).to_be_visible()


def test_the_computer_looks_at_a_game_again(page: Page) -> None:
    """One asks for the chances, sees them drawn as they are found, and goes to what cost most."""
    upload(page, played("forfort"))
    page.get_by_role("button", name="Chance to win").click()
    expect(page.get_by_role("img", name=re.compile("Chance to win over the game"))).to_be_visible()
    costly = page.get_by_role("listitem").get_by_role("button", name=re.compile(r"^.\d+ .*step \d+ chose: .* better: "))
    expect(costly.first).to_be_visible(timeout=240_000)
    number = re.findall(r"step (\d+)", costly.first.inner_text())[0]
    costly.first.click()
    expect(page).to_have_url(re.compile(f"step={number}$"))
    expect(page.get_by_role("contentinfo")).to_contain_text(re.compile(r"Chance to win: \d+%. Better, with \d+%:"))
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()


def test_a_game_goes_on_from_a_step_at_a_new_table(page: Page) -> None:
    upload(page, played("fort-sumter"))
    page.get_by_role("slider").fill("6")
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Continue from step 6")
    dialog.get_by_label("Player 1").select_option("me")
    dialog.get_by_label("Player 2").select_option("me")
    dialog.get_by_label("Your name").fill("Robin")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/.+"))
    take = page.get_by_role("button", name=re.compile("show my cards"))
    option = page.locator("[data-option]").first
    expect(take.or_(option).first).to_be_visible()
    if take.is_visible():
        take.click()
    expect(option).to_be_visible()


def test_a_record_is_downloaded_and_taken_back_in_from_a_file(page: Page, tmp_path: Path) -> None:
    upload(page, played("forfort"))
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    path = tmp_path / "game.record"
    waiting.value.save_as(path)
    assert path.read_text("utf-8") == played("forfort")
    page.goto("/replay")
    page.get_by_label("A file").set_input_files(path)
    page.wait_for_url(re.compile("/replay/.+step=0$"))


# Verify.


def test_the_browser_takes_the_fingerprint_of_the_seed_itself(page: Page) -> None:
    table = upload(page, played("forfort"))
    page.goto(f"/verify/{table}")
    commitment = bf.Record.from_text(played("forfort")).commitment
    expect(page.get_by_text("It is the number that was published before the deal")).to_be_visible()
    expect(page.get_by_text("Everything matches")).to_be_visible()
    expect(page.locator("code", has_text=commitment).nth(1)).to_be_visible()
    page.get_by_label("Did you note it down").fill("00")
    expect(page.get_by_text("not this game\u2019s number")).to_be_visible()
    page.get_by_label("Did you note it down").fill(f" {commitment} ")
    expect(page.get_by_text("the number you noted")).to_be_visible()


def test_a_seed_that_was_changed_afterwards_is_found_out(page: Page) -> None:
    table = upload(page, played("forfort").replace('seed "browser forfort"', 'seed "another"'))
    page.goto(f"/verify/{table}")
    expect(page.get_by_text("this is not the seed that was fixed before the deal")).to_be_visible()
    expect(page.get_by_text("This could not be proved.")).to_be_visible()


def test_before_the_end_only_the_commitment_is_told(page: Page, address: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "forfort", "name": "Robin", "seats": seats}
    opened = page.request.post("/api/tables", data=wish, headers={"Origin": address})
    page.goto(f"/verify/{opened.json()['table']}")
    expect(page.get_by_text("seed and salt stay secret until then")).to_be_visible()
    expect(page.locator("code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))


# The errors that browsers log for refused requests are expected here.


@pytest.mark.parametrize(
    ("record", "line"),
    [
        ("once upon a time", "line 1: a record begins with"),
        (played("forfort").replace("choose ", "chose ", 1), "line "),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(context: BrowserContext, record: str, line: str) -> None:
    page = context.new_page()
    page.goto("/replay")
    page.get_by_label("Or the text itself").fill(record)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text(line)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
def test_on_a_phone_the_table_and_the_log_are_seen_together(page: Page, size: tuple[int, int]) -> None:
    table = upload(page, played("fort-sumter"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/replay/{table}?seat=1&step=25")
    step = page.locator("[aria-current=step]")
    expect(step).to_be_hidden()
    page.get_by_role("button", name="Log and points").click()
    expect(step).to_be_in_viewport()
    story = page.get_by_role("list", name="What happened").bounding_box()
    assert story and story["height"] > 60
    expect(page.get_by_label("Seen by")).to_be_in_viewport()
    board, log = page.locator("main").bounding_box(), page.locator("aside").bounding_box()
    assert board and log
    assert board["height"] > 0.3 * size[1] and board["width"] > 0.5 * size[0]
    assert log["x"] >= board["x"] + board["width"] - 1 or log["y"] >= board["y"] + board["height"] - 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Log and points").click()
    if size[1] < 500:
        expect(page.locator("main")).to_have_js_property("clientWidth", size[0])


# Addresses.


def test_no_link_makes_a_browser_do_something_else_than_to_show_its_page(page: Page) -> None:
    """One that anybody could send to a host began the game before all were there."""
    plan = {"game": "forfort", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
    table = page.request.post("/api/tables", data=plan).json()["table"]
    page.goto(f"/t/..%2Ftables%2F{table}%2Fbegin%3F#seat=0.any")
    expect(page.get_by_role("heading", name="Page not found.")).to_be_visible()
    assert page.request.get(f"/api/tables/{table}").json()["phase"] == "gathering"
