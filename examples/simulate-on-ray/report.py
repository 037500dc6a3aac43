"""Pictures of the results, and a page with them."""

import html

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402 - the choice of a backend without a window comes first

import numpy  # noqa: E402

# Up to this many players, the cells of the matrix have figures.
MOST_FIGURES = 30
TITLES = {"tcg": "Sample decks of the Transformers TCG", "unmatched": "Heroes of Unmatched"}


def write(folder, plan, results, measured):
    """Writes matrix.png, ratings.png and report.html."""
    title = f"{TITLES[plan.game]}, {plan.bot} bot"
    matrix(folder / "matrix.png", title, results)
    ratings(folder / "ratings.png", title, results)
    (folder / "report.html").write_text(page(title, plan, results, measured))


def matrix(path, title, results):
    """Draws a row for each player and a column for each opponent, best first."""
    count = len(results.order)
    shares = numpy.full((count, count), numpy.nan)
    for row, player in enumerate(results.order):
        for column, other in enumerate(results.order):
            if player != other:
                shares[row, column] = results.against(player, other)[0]
    names = [results.names[player] for player in results.order]
    size = 2.5 + (0.36 if count <= MOST_FIGURES else 0.17) * count
    figure, axes = pyplot.subplots(figsize=(size + 0.8, size), layout="constrained")
    picture = axes.imshow(100 * shares, cmap="PuOr_r", vmin=0, vmax=100)
    letters = 8 if count <= MOST_FIGURES else 7
    axes.set_xticks(range(count), names, rotation=90, fontsize=letters)
    axes.set_yticks(range(count), names, fontsize=letters)
    axes.set_title(f"{title}\nshare of games that the row won against the column, in %", fontsize=10)
    if count <= MOST_FIGURES:
        for (row, column), share in numpy.ndenumerate(shares):
            if not numpy.isnan(share):
                colour = "white" if abs(share - 0.5) > 0.35 else "black"
                axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", fontsize=7, color=colour)
    figure.colorbar(picture, shrink=0.6)
    figure.savefig(path, dpi=90)
    pyplot.close(figure)


def ratings(path, title, results):
    """Draws the rating of each player, best first."""
    names = [results.names[player] for player in results.order]
    values = [results.ratings[player] for player in results.order]
    figure, axes = pyplot.subplots(figsize=(7, 1.2 + 0.2 * len(names)), layout="constrained")
    axes.hlines(names, 1500, values, color="#998ec3")
    axes.plot(values, names, "o", color="#542788", markersize=4)
    axes.axvline(1500, color="#888", linewidth=0.8)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.tick_params(axis="y", labelsize=8)
    axes.set_title(f"{title}: rating (Bradley and Terry, on Elo's scale)", fontsize=10)
    figure.savefig(path, dpi=90)
    pyplot.close(figure)


def percent(share, low, high):
    return f"{100 * share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


def table(head, rows):
    def line(cells, kind):
        return "<tr>" + "".join(f"<{kind}>{html.escape(str(cell))}</{kind}>" for cell in cells) + "</tr>"

    return "<table>" + line(head, "th") + "".join(line(row, "td") for row in rows) + "</table>"


def page(title, plan, results, measured):
    """Returns the report."""
    places = [
        (place + 1, results.names[player], f"{results.ratings[player]:.0f}", *percent(*shares), games)
        for place, player in enumerate(results.order)
        for *shares, games in [results.overall(player)]
    ]
    pairs = [
        (results.names[player], results.names[other], *percent(*shares), games)
        for place, player in enumerate(results.order)
        for other in results.order[place + 1 :]
        for *shares, games in [results.against(player, other)]
    ]
    unfinished = results.games - results.ended
    stop = f" A pair stops when its interval is at most {100 * plan.stop_at:.0f} % wide." if plan.stop_at else ""
    search = f" with {plan.iterations} continuations a decision" if plan.bot == "search" else ""
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{html.escape(title)}</title>
<style>
  body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
  img {{ max-width: 100%; }}
  table {{ border-collapse: collapse; }}
  td, th {{ padding: 0.1rem 0.8rem 0.1rem 0; text-align: left; font-variant-numeric: tabular-nums; }}
</style>
<h1>{html.escape(title)}</h1>
<p>{results.games:,} games, {unfinished} unfinished: up to {plan.games} of each pair, each player first in half of them. Both players
are the {plan.bot} bot{search}; the seed is {html.escape(plan.seed)}.{stop} The figures show how well bots play, which is not how
well people do. Draws count half. An interval has the true share of this bot in 95 of 100 cases (Wilson's score).</p>
<p>{measured["workers"]} workers played {measured["parts"]} parts in {measured["seconds"]:.0f} seconds.</p>
<h2>Ratings</h2>
<p>The rating fits a model of Bradley and Terry to the results of all pairs: a difference of 100 points is an expected share
of 64 %.</p>
<img src="ratings.png" alt="A line for each player from the mean to its rating, best first; the table below has the figures">
{table(["", "player", "rating", "won", "interval", "games"], places)}
<h2>Match-ups</h2>
<img src="matrix.png" alt="A square for each pair of players: orange where the row won more games, violet where fewer; the table below has the figures">
<details><summary>All pairs</summary>
{table(["player", "opponent", "won", "interval", "games"], pairs)}
</details>
</html>
"""
