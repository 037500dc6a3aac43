"""Shares with intervals, and a rating of all players."""

import math

import choix
import numpy

# Standard deviations on each side of an interval of 95 %.
DEVIATIONS = 1.96
# Regularisation: keeps the rating of a player finite who won or lost every game.
ALPHA = 0.01
# Points of Elo's scale for each unit of Bradley and Terry's model.
POINTS = 400 / math.log(10)
# The mean rating.
MEAN = 1500


def wilson(won, games):
    """Returns a share and the bounds of its interval (Wilson's score, 95 %)."""
    if games == 0:
        return 0.5, 0.0, 1.0
    share, square = won / games, DEVIATIONS**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = DEVIATIONS / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return share, max(0.0, middle - half), min(1.0, middle + half)


class Results:
    """The results of all pairs, draws as half a win for each."""

    def __init__(self, names, totals):
        place = {name: number for number, name in enumerate(names)}
        self.won = numpy.zeros((len(names), len(names)))
        for total in totals:
            one, other = (place[name] for name in total["players"])
            self.won[one, other] += total["wins"][0] + total["draws"] / 2
            self.won[other, one] += total["wins"][1] + total["draws"] / 2
        self.games = sum(total["games"] for total in totals)
        self.ended = int(round(self.won.sum()))
        logarithms = choix.ilsr_pairwise_dense(self.won, alpha=ALPHA)
        self.ratings = MEAN + POINTS * (logarithms - logarithms.mean())
        self.names = names
        # The players, best first.
        self.order = sorted(range(len(names)), key=lambda player: -self.ratings[player])

    def against(self, player, other):
        """Returns the share that a player won against another, its bounds, and the number of games."""
        games = self.won[player, other] + self.won[other, player]
        return (*wilson(self.won[player, other], games), round(games))

    def overall(self, player):
        """Returns the share that a player won against all, its bounds, and the number of games."""
        games = self.won[player].sum() + self.won[:, player].sum()
        return (*wilson(self.won[player].sum(), games), round(games))
