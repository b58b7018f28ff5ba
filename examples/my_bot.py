"""A player in ten lines: takes the first option of the verb that it likes best. Try it:

blanketfort arena fort --player examples/my_bot.py --player random
"""

LIKES = ["play", "park", "follow", "event", "place", "build", "trigger"]


class MyBot:
    def choose(self, view, decision):
        verbs = [option.key.partition(":")[0] for option in decision.options]
        for verb in LIKES:
            if verb in verbs:
                return decision.options[verbs.index(verb)].key
        return decision.options[0].key
