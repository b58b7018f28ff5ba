"""Recorded states of a game, shown to a page as if a server sent them: one page goes through many in little time."""

from __future__ import annotations

import random

from msgspec.structs import replace
from playwright.sync_api import Page, WebSocketRoute

import blanketfort as bf
from blanketfort.engine.event import Event
from blanketfort.engine.game import Game
from blanketfort.engine.shelf import game as find_game
from blanketfort.engine.state import State
from blanketfort.server import wire
from blanketfort.server.told import tell_happening

NAMES = ["Ann", "Bartholomew", "Cleo", "Dina"]


def record(name: str, players: int, seed: int, options: dict[str, bool | str]) -> list[wire.State]:
    """What each seat that is asked sees in a random game, from the deal to the end."""
    game = find_game(name)
    state = bf.game(name).new(players=players, seed=seed, options=options)
    chance = random.Random(seed)
    states = [tell(game, state, 0)]
    while (decision := state.decision) is not None:
        state.apply(chance.choice(decision.options).id)
        states.append(tell(game, state, len(states)))
    return states


def record_for(seat: int, name: str, players: int, seed: int, options: dict[str, bool | str]) -> list[wire.State]:
    """What a server tells one seat of a random game: a state for each choice, with what happened."""
    game, chance = find_game(name), random.Random(seed)
    state = bf.game(name).new(players=players, seed=seed, options=options)
    states = [tell_to(seat, game, state, 0, [])]
    while (decision := state.decision) is not None:
        state.sink = events = list[Event]()
        state.apply(chance.choice(decision.options).id)
        told = [tell_happening(game, event.seen_by(seat)) for event in events]
        states.append(tell_to(seat, game, state, len(states), [wire.Moment(len(states), decision.seat, told)]))
    return states


def tell_to(seat: int, game: Game, state: State, version: int, moments: list[wire.Moment]) -> wire.State:
    decision = state.decision
    if decision is None or decision.seat == seat:
        return replace(tell(game, state, version), seat=seat, steps=moments)
    waits = wire.Question(decision.seat, decision.kind, None, [])
    return wire.State(version, seat, state.view(seat), waits, moments, False, False, None, None, None, None)


def tell(game: Game, state: State, version: int) -> wire.State:
    decision = state.decision
    if decision is None:
        return wire.State(version, 0, state.view(0), None, [], True, False, None, None, None, None)
    view = state.view(decision.seat)
    options = [wire.Choice(each.key, game.say_option(each.key, view)) for each in decision.options]
    ask = game.say_decision(decision.kind, view)
    question = wire.Question(decision.seat, decision.kind, ask, options, state.top.rule())
    return wire.State(version, decision.seat, view, question, [], True, False, None, None, None, None)


def table_of(game: str, players: int) -> wire.TableInfo:
    """A table of people at other screens: whoever is asked, nobody hands over."""
    return wire.TableInfo(
        id="shown",
        game=game,
        cards=f"/api/games/{game}/cards",
        deck="",
        options={},
        phase="playing",
        seats=[wire.SeatInfo("person", name, "", True, False, False, False, 0) for name in NAMES[:players]],
        is_host=False,
        seat_links={},
        commitment="0" * 64,
        shuffle=None,
        is_known=False,
        is_resumed=False,
        clock=None,
        hints=True,
        opened_at=0,
        expires_at=None,
        tutorial=False,
        rule="",
        day="",
        rematch=None,
        spectators=0,
        origin=None,
    )


class Showing:
    """A page at a table whose states come from here."""

    def __init__(self, page: Page, address: str, game: str, players: int) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.about = wire.encode(wire.About(wire.PROTOCOL, table_of(game, players))).decode()
        page.route_web_socket("**/socket*", self._connect)
        page.goto(f"{address}/t/shown")
        while not self.sockets:
            page.wait_for_timeout(10)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.send(self.about)

    def show(self, state: wire.State) -> None:
        self.send(state)

    def send(self, message: wire.State | wire.Finality) -> None:
        self.sockets[-1].send(wire.encode(message).decode())
