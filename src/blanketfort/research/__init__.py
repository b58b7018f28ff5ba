"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel, with what a seat may know in numbers.

It needs the extra: `pip install blanketfort[research]`. See docs/research.md.
"""
