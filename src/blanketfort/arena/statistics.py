"""What many games have in common, as plain data."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles

from blanketfort.arena.simulation import Plan, Result


def summarize(plan: Plan, results: Sequence[Result], seconds: float) -> dict[str, object]:
    """Wins, ends, lengths, scores and speed of a simulation that took `seconds`; a shared win is split."""
    results = sorted(results, key=lambda result: result.seed)
    decisions = sum(result.decisions for result in results)
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "options": plan.options,
        "wins_by_seat": _wins_by_seat(plan, results),
        "wins_by_bot": _wins_by_bot(plan, results),
        "shared_wins": sum(len(result.winners) > 1 for result in results),
        "forfeits": count_forfeits(results),
        "ends": count_ends(results),
        **spreads(results),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "decisions_per_second_and_core": round(decisions / sum(result.seconds for result in results)),
    }


def spreads(results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Lengths and points of the games that were played to their end."""
    ended = [result for result in results if result.forfeit is None]
    return {
        "turns": spread(numbers_of(ended, "turns")),
        "decisions": spread([result.decisions for result in ended]),
        "scores": spread([total for result in ended for total in result.totals]),
        "winning_scores": spread([max(result.totals[seat] for seat in result.winners) for result in ended]),
        "margins": spread([margin_of(result) for result in ended]),
    }


def _wins_by_seat(plan: Plan, results: Sequence[Result]) -> list[float]:
    wins = [0.0] * plan.players
    for result in results:
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
    return [round(count, 2) for count in wins]


def _wins_by_bot(plan: Plan, results: Sequence[Result]) -> dict[str, float]:
    wins = dict.fromkeys(plan.bots, 0.0)
    for result in results:
        for seat in result.winners:
            wins[result.bots[seat]] += 1 / len(result.winners)
    return {bot: round(count, 2) for bot, count in wins.items()}


def count_forfeits(results: Sequence[Result]) -> list[dict[str, object]]:
    """Who forfeited how many games for which reason, with what was said the first time."""
    rows: dict[tuple[str, str], dict[str, object]] = {}
    for result in results:
        if result.forfeit is not None:
            seat, reason, detail = result.forfeit
            row = rows.setdefault(
                (result.bots[seat], reason),
                {"player": result.bots[seat], "reason": reason, "detail": detail, "games": 0},
            )
            row["games"] = int(str(row["games"])) + 1
    return list(rows.values())


def margin_of(result: Result) -> int:
    """By how many points the best winner is ahead of the best of the others; 0 where all have won."""
    others = [total for seat, total in enumerate(result.totals) if seat not in result.winners]
    best = max(result.totals[seat] for seat in result.winners)
    return best - max(others, default=best)


def count_ends(results: Sequence[Result]) -> dict[str, int]:
    ends = Counter(str(result.summary["end"]) for result in results if "end" in result.summary)
    return dict(ends.most_common())


def numbers_of(results: Sequence[Result], name: str) -> list[int]:
    values = [result.summary.get(name) for result in results]
    return [value for value in values if isinstance(value, int)]


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean, quartiles and extremes; nothing for no values."""
    if not values:
        return {}
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return {
        "mean": round(fmean(values), 2),
        "min": min(values),
        "q1": low,
        "median": middle,
        "q3": high,
        "max": max(values),
    }
