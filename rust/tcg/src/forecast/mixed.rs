//! The intermediate method: flips are summed, and the engine runs once for each combination of flip conditions.
//!
//! An ability like "when this attacks and you flip at least 2 white" has a condition that holds or does not. All combinations
//! of cards with equal answers trigger the same abilities, so the engine plays one of them and uses the sums of all. A side
//! whose flips no ability looks at flips nothing in the engine; its sums are added at the end.

use super::{
    AttackQuestion, Tally,
    count::{FlippingSide, combine, flips_of},
    draws::{Draw, draws},
    drive::{Leaf, RunParameters, StopAt, compare, drive},
    enumerate::{BattleRuns, Planner},
    flips::Sums,
    policy::Policy,
    watch::Watched,
};
use crate::{model::state::State, query::context::colors};
use altmode_tcg_language::{Color, Flips, Keyword};

/// Maximum number of combinations of a side. Beyond it, the engine plays all outcomes.
const MOST_DRAWS: usize = 6_000;

/// Combinations of cards with equal answers.
struct Group {
    answers: Answers,
    example: Option<Draw>,
    sums: Sums,
    chance: f64,
}

/// The flip conditions that hold for a combination.
#[derive(PartialEq)]
struct Answers {
    holds: Vec<bool>,
}

/// Counts the battle. Returns `None` if the engine must play all outcomes.
pub fn mixed(
    question: &AttackQuestion,
    state: &State,
    watched: &Watched,
    tally: &mut Tally,
) -> Option<()> {
    if watched.cards || watched.counts {
        return None;
    }
    let groups = [groups(question, state, watched, 0)?, groups(question, state, watched, 1)?];
    let skip = [!watched.flips[0], !watched.flips[1]];
    let mut start = state.clone();
    for (side, skipped) in skip.into_iter().enumerate() {
        if skipped {
            start.battle.to_flip[side] = 0;
        }
    }
    let seats = [start.owner(start.battle.attacker), start.owner(start.battle.defender)];
    let mut found =
        Tally { asked: tally.asked.clone(), relied: tally.relied.clone(), ..Tally::default() };
    for (left, right) in
        groups[0].iter().flat_map(|left| groups[1].iter().map(move |right| (left, right)))
    {
        let mut draws = [None, None];
        draws[usize::from(seats[0])] = left.example.as_ref();
        draws[usize::from(seats[1])] = right.example.as_ref();
        let unknown = [&question.unknown[0], &question.unknown[1]];
        let battle = BattleRuns {
            tcg: question.tcg,
            state: &start,
            unknown,
            policy: question.policy,
            by_card: false,
            runs: &question.runs,
            unstated: question.unstated,
        };
        let mut planner = Planner::given(battle, draws);
        let mut played = start.clone();
        let mut leaf = Leaf::default();
        let course = RunParameters { policy: question.policy, skip, until: StopAt::Totals };
        let reached = drive(question.tcg, &mut played, &mut planner, course, &mut leaf);
        // A skipped side flipped cards after all.
        let flipped = (0..2).any(|side| skip[side] && !played.battle.flipped[side].is_empty());
        if planner.lacked() || flipped {
            return None;
        }
        let weight = left.chance * right.chance;
        if reached {
            // The example's contribution is already part of the sums.
            for (side, group) in [left, right].into_iter().enumerate() {
                if let Some(example) = &group.example {
                    played.battle.pips[side] -= example.sum.1 as i16;
                    if side == 0 {
                        let attacker = &mut played.characters[usize::from(played.battle.attacker)];
                        attacker.pierce = attacker.pierce.saturating_sub(example.sum.2 as u8);
                    }
                }
            }
            combine(question, &played, [&left.sums, &right.sums], watched, weight, &mut found);
        } else {
            compare(state, &played, state.battle.defender, &mut leaf);
            let [attack, defense] = question.tcg.battle_sums(state);
            for (sums, of_attack, base) in
                [(&left.sums, true, attack), (&right.sums, false, defense)]
            {
                for (pips, _, chance) in sums.iter() {
                    let total = (base + pips as i16).max(0);
                    if of_attack {
                        found.attack(total, weight * chance)
                    } else {
                        found.defense(total, weight * chance)
                    }
                }
            }
            found.leaf(&leaf, weight);
        }
        found.note(planner.outcome());
    }
    *tally = found;
    Some(())
}

/// Groups the combinations of a side by their answers. A side without flip conditions is one group.
fn groups(
    question: &AttackQuestion,
    state: &State,
    watched: &Watched,
    side: usize,
) -> Option<Vec<Group>> {
    if !watched.flips[side] {
        let sums = flips_of(question, state, side)?;
        return Some(vec![Group {
            answers: Answers { holds: Vec::new() },
            example: None,
            sums,
            chance: 1.0,
        }]);
    }
    let this = FlippingSide::new(question, state, side);
    let character = if side == 0 { state.battle.attacker } else { state.battle.defender };
    if question.policy[side] == Policy::Best
        && question.tcg.keyword(state, character, Keyword::Focus) > 0
    {
        return None;
    }
    let asked = asked_about(&watched.conditions[side]);
    let face = |def| {
        let mut face = this.face(def);
        for (color, count) in face.icons.iter_mut().enumerate() {
            *count *= u8::from(asked[color]);
        }
        face
    };
    let seat = usize::from(state.owner(character));
    let this_turn = state.players[seat].flipped_this_turn;
    let mut groups: Vec<Group> = Vec::new();
    for draw in draws(&this.pile(), this.wanted, false, &face, MOST_DRAWS)? {
        let icons = draw.sum.0.map(|count| count.min(255) as u8);
        let holds = watched.conditions[side]
            .iter()
            .map(|flips| holds(flips, &icons, draw.flipped, this_turn))
            .collect();
        let answers = Answers { holds };
        let at = groups.iter().position(|group| group.answers == answers).unwrap_or_else(|| {
            groups.push(Group {
                answers,
                example: Some(draw.clone()),
                sums: Sums { width: 1, chances: vec![0.0] },
                chance: 0.0,
            });
            groups.len() - 1
        });
        let group = &mut groups[at];
        group.chance += draw.chance;
        group.sums.put(draw.sum.1.into(), draw.sum.2.into(), draw.chance);
    }
    for group in &mut groups {
        let chance = group.chance;
        group.sums.chances.iter_mut().for_each(|cell| *cell /= chance);
    }
    Some(groups)
}

/// Returns the colours that conditions depend on.
fn asked_about(conditions: &[&Flips]) -> [bool; 5] {
    let mut asked = [false; 5];
    for flips in conditions {
        let colors: &[Color] = match flips {
            Flips::AtLeast(colors) => colors,
            Flips::First(color) | Flips::FirstThisTurn(color) | Flips::None(color) => {
                std::slice::from_ref(color)
            }
            Flips::Equal(left, right) => &[*left, *right],
            Flips::Cards(_) | Flips::Any => &[],
            Flips::ExactlyColors(_)
            | Flips::AtLeastColors(_)
            | Flips::Card(_)
            | Flips::NoCard(_)
            | Flips::MoreColorsThanOpponent => Color::ALL,
        };
        for color in colors {
            asked[*color as usize] = true;
        }
    }
    asked
}

/// Returns whether a condition holds for these flips. The engine has its own check in `trigger.rs`; tests compare the two.
fn holds(flips: &Flips, icons: &[u8; 5], flipped: u16, this_turn: u8) -> bool {
    let count = |color: &Color| icons[*color as usize];
    match flips {
        Flips::AtLeast(wanted) => Color::ALL.iter().all(|color| {
            usize::from(count(color)) >= wanted.iter().filter(|other| *other == color).count()
        }),
        Flips::First(color) => count(color) > 0,
        Flips::FirstThisTurn(color) => count(color) > 0 && this_turn >> *color as u8 & 1 == 0,
        Flips::ExactlyColors(number) => colors(icons) == i32::from(*number),
        Flips::AtLeastColors(number) => colors(icons) >= i32::from(*number),
        Flips::Equal(left, right) => count(left) == count(right) && count(left) > 0,
        Flips::None(color) => count(color) == 0,
        Flips::Cards(number) => flipped >= u16::from(*number),
        Flips::Card(_) | Flips::NoCard(_) | Flips::MoreColorsThanOpponent => false,
        Flips::Any => flipped > 0,
    }
}
