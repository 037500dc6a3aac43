//! The final placing: the players of the playoff, followed by the others in the order of the Swiss rounds. Prizes are awarded by
//! it (Tournament Rules 5.2).

use crate::{
    event::PlayerId,
    playoff, sorting,
    standings::{self, Standing},
    state::{Cut, State},
};
use serde::Serialize;

/// A row of the final placing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placing {
    /// The player's place, or the best place still possible; `null` for disqualified players.
    pub place: Option<u32>,
    /// Last place of the range that is shared or still possible.
    pub to: Option<u32>,
    /// Player.
    pub player: PlayerId,
    /// Name of the player.
    pub name: String,
    /// Rank after the Swiss rounds.
    pub swiss_rank: u32,
    /// Match points of the Swiss rounds.
    pub points: u32,
    /// Whether the player can still improve the place in the playoff.
    pub open: bool,
    /// Prizes of the place, or of all places of the range.
    pub prizes: Vec<String>,
}

/// The range of places of a player.
#[derive(Clone, Copy)]
struct Span {
    player: usize,
    from: u32,
    to: u32,
    open: bool,
}

/// Returns the final placing, with ranges for undecided places.
pub fn placing(state: &State) -> Vec<Placing> {
    let standings = standings::standings(state, usize::MAX);
    let spans = match &state.cut {
        Some(cut) => of_playoff(state, cut),
        None => Vec::new(),
    };
    let line = |standing: &Standing, from: Option<u32>, to: Option<u32>, open: bool| Placing {
        place: from,
        to,
        player: standing.player.clone(),
        name: standing.name.clone(),
        swiss_rank: standing.rank,
        points: standing.points,
        open,
        prizes: from.zip(to).map(|(from, to)| prizes(state, from, to)).unwrap_or_default(),
    };
    let of = |player: usize| {
        standings.iter().find(|standing| standing.player == state.players[player].id)
    };
    let mut lines: Vec<Placing> = spans
        .iter()
        .filter_map(|span| {
            of(span.player)
                .map(|standing| line(standing, Some(span.from), Some(span.to), span.open))
        })
        .collect();
    let over = state.cut.is_some()
        || state.swiss_rounds_paired() as u32 >= state.swiss_rounds.unwrap_or(u32::MAX);
    let open = !over || state.cut.is_none() && state.rounds.iter().any(|round| !round.is_over());
    let mut place = spans.len() as u32;
    let rest = |standing: &&Standing| {
        !spans.iter().any(|span| state.players[span.player].id == standing.player)
    };
    let (out, rest): (Vec<&Standing>, Vec<&Standing>) =
        standings.iter().filter(rest).partition(|standing| standing.disqualified);
    for standing in rest {
        place += 1;
        lines.push(line(standing, Some(place), Some(place), open && !standing.dropped));
    }
    lines.extend(out.into_iter().map(|standing| line(standing, None, None, false)));
    lines
}

/// Returns the places in the playoff, without disqualified players. The losers of a round share its places.
fn of_playoff(state: &State, cut: &Cut) -> Vec<Span> {
    let counts = |player: &usize| !state.players[*player].disqualified;
    let playoff: Vec<_> = state.rounds.iter().filter(|round| round.playoff).collect();
    let mut spans: Vec<Span> = Vec::new();
    let mut alive: Vec<usize> = cut.seeds.iter().copied().filter(counts).collect();
    let slots = playoff::slots(state, cut, state.rounds.len());
    for (round, after) in playoff.iter().zip(slots.iter().skip(1)) {
        let undecided = |player: usize| {
            round.tables.iter().any(|table| table.result.is_none() && table.seat(player).is_some())
        };
        let (open, decided): (Vec<usize>, Vec<usize>) =
            alive.iter().copied().partition(|&player| undecided(player));
        let (on, out): (Vec<usize>, Vec<usize>) =
            decided.into_iter().partition(|player| after.contains(&Some(*player)));
        // One player of each unfinished match advances.
        let waiting = round
            .tables
            .iter()
            .filter(|table| table.result.is_none() && !table.third_place)
            .count();
        let (next, all) = ((on.len() + waiting) as u32, alive.len() as u32);
        spans.extend(out.into_iter().map(|player| Span {
            player,
            from: next + 1,
            to: all,
            open: false,
        }));
        alive = on;
        if !open.is_empty() {
            // Later rounds are not paired yet, so these players can reach any of the places from 1.
            spans.extend(open.into_iter().map(|player| Span {
                player,
                from: 1,
                to: all,
                open: true,
            }));
            spans.extend(alive.drain(..).map(|player| Span {
                player,
                from: 1,
                to: next,
                open: true,
            }));
        }
    }
    let (open, to) = (alive.len() > 1, alive.len() as u32);
    spans.extend(alive.into_iter().map(|player| Span { player, from: 1, to, open }));
    for table in playoff.iter().flat_map(|round| &round.tables).filter(|table| table.third_place) {
        let winner = table.result.as_ref().map(|result| result.winner);
        for span in &mut spans {
            let Some(seat) = table.seat(span.player) else { continue };
            match winner {
                Some(Some(winner)) if winner == seat => span.to = span.from,
                Some(Some(_)) => span.from = span.to,
                Some(None) => {}
                None => span.open = true,
            }
        }
    }
    if let Some(([third, _], _)) = playoff::third_by_bye(state, cut)
        && let Some(shared) = spans.iter().position(|span| span.player == third)
    {
        let (from, to) = (spans[shared].from, spans[shared].to);
        spans
            .iter_mut()
            .filter(|span| (span.from, span.to) == (from, to))
            .for_each(|span| span.from = to);
        (spans[shared].from, spans[shared].to) = (from, from);
    }
    let seed = |player: usize| cut.seeds.iter().position(|&seeded| seeded == player);
    let key = |span: &Span| (span.from, span.to, seed(span.player));
    sorting::sort(&mut spans, |one, other| key(one).cmp(&key(other)));
    spans
}

/// Returns the prizes of a range of places, without duplicates.
fn prizes(state: &State, from: u32, to: u32) -> Vec<String> {
    let announced = state.options.prizes.iter();
    announced
        .filter(|prize| prize.place <= to && from <= prize.to.unwrap_or(prize.place))
        .map(|prize| prize.prize.clone())
        .collect()
}
