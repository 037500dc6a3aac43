//! The fast method: the sums of both sides' flips, combined by the engine's own damage formula.

use super::{
    AttackQuestion, Tally,
    draws::draws,
    drive::Leaf,
    enumerate::{BattleRuns, Planner, enumerate},
    flips::{FlipCounts, Sums, distribution},
    pile::{Pile, Run, Unknown},
    policy::{CardWorth, Policy},
    watch::Watched,
};
use crate::{
    cards::{card::DefId, flipped_face::FlippedFace},
    engine::{battle::attack_damage, machine::Machine},
    model::{
        event::Event,
        objects::ObjectId,
        state::{Hit, LastingKind, State},
        work::BattleStep,
    },
};
use altmode_core::Io;
use altmode_tcg_language::Keyword;

/// Maximum number of combinations of cards that Focus can see. Beyond it, the engine plays the battle instead.
const MOST_LOOKS: usize = 400;

/// A side of the battle that is about to flip.
pub struct FlippingSide<'a> {
    question: &'a AttackQuestion,
    state: &'a State,
    side: usize,
    character: ObjectId,
    recolor: [u8; 5],
    /// Number of cards that the side flips.
    pub wanted: FlipCounts,
}

/// The highest Focus whose choices are counted.
const MOST_FOCUS: u16 = 12;

impl<'a> FlippingSide<'a> {
    /// Creates the side of a battle: 0 the attacker's, 1 the defender's.
    pub fn new(question: &'a AttackQuestion, state: &'a State, side: usize) -> FlippingSide<'a> {
        let battle = &state.battle;
        let character = if side == 0 { battle.attacker } else { battle.defender };
        let tcg = question.tcg;
        let wanted = FlipCounts {
            flips: battle.to_flip[side].into(),
            bonus: tcg.white_bonus(state, character).into(),
            white_used: battle.white_used[side],
            most: u16::from(battle.most_flips[side])
                .saturating_sub(battle.flipped[side].len() as u16),
        };
        FlippingSide {
            question,
            state,
            side,
            character,
            recolor: tcg.recolorings(state, character),
            wanted,
        }
    }

    /// Returns the effect of a card when this side flips it.
    pub fn face(&self, def: DefId) -> FlippedFace {
        let card = self.question.tcg.catalogue.card(def);
        self.question.tcg.flipped_face(self.state, self.side, self.character, card, self.recolor)
    }

    /// Returns the side's deck.
    pub fn pile(&self) -> Pile {
        let seat = self.state.owner(self.character);
        Pile::of(self.state, seat, &self.question.unknown[usize::from(seat)])
    }

    /// Returns the distribution of the flips' sums; `None` if the engine must play the flips.
    fn sums(&self, pile: &Pile) -> Option<Sums> {
        let focus =
            self.question.tcg.keyword(self.state, self.character, Keyword::Focus).max(0) as u16;
        if focus == 0 || self.question.policy[self.side] == Policy::Keep {
            return self.flips(pile);
        }
        // A higher Focus has too many combinations to count.
        if focus > MOST_FOCUS { None } else { self.after_focus(pile, focus) }
    }

    fn flips(&self, pile: &Pile) -> Option<Sums> {
        let segments = pile.segments(self.wanted.with_white(), |def| self.face(def))?;
        Some(distribution(&segments, &self.wanted))
    }

    /// Sums over all cards that Focus can see: applies the policy to each combination, then adds the flips.
    fn after_focus(&self, pile: &Pile, focus: u16) -> Option<Sums> {
        // If Focus empties the deck, the new deck lacks the cards just scrapped, so the engine must play the flips.
        if pile.len() <= focus {
            return None;
        }
        let looked = FlipCounts { flips: focus, bonus: 0, white_used: true, most: focus };
        let deck = Pile { scrap: Vec::new(), ..pile.clone() };
        // Known cards keep their positions. Unknown cards are classified by their effect when flipped.
        let known: Vec<Option<DefId>> = places(pile).take(focus.into()).collect();
        let mut sums = Sums { width: 1, chances: vec![0.0] };
        for draw in draws(&deck, looked, false, &|def| self.face(def), MOST_LOOKS)? {
            let mut unknown = draw.cards.iter().copied();
            let seen: Vec<DefId> = known
                .iter()
                .map(|known| known.or_else(|| unknown.next()).unwrap_or_default())
                .collect();
            let faces: Vec<FlippedFace> = seen.iter().map(|&def| self.face(def)).collect();
            let mut rest = pile.clone();
            for &def in &draw.cards {
                if let Some((_, count)) = rest.pool.iter_mut().find(|(other, _)| *other == def) {
                    *count -= 1;
                }
            }
            let worth = CardWorth::of(
                rest.pool.iter().map(|&(def, count)| (self.face(def), count)),
                self.wanted.bonus,
            );
            let plan = self.question.policy[self.side].focus(&faces, worth);
            rest.scrap.extend(plan.scrap.iter().map(|&index| (seen[index], 1)));
            let kept = plan.keep.iter().map(|&index| Run::Known(seen[index]));
            rest.runs = kept.chain(below(pile, focus)).collect();
            sums.add(&self.flips(&rest)?, draw.chance);
        }
        Some(sums)
    }
}

/// Iterates over a deck from the top; known cards are `Some`.
fn places(pile: &Pile) -> impl Iterator<Item = Option<DefId>> + '_ {
    pile.runs.iter().flat_map(|run| match run {
        Run::Known(def) => std::iter::repeat_n(Some(*def), 1),
        Run::Unknown(count) => std::iter::repeat_n(None, usize::from(*count)),
    })
}

/// Returns the part of a deck below its first `depth` cards.
fn below(pile: &Pile, depth: u16) -> Vec<Run> {
    let mut left = depth;
    let mut runs = Vec::new();
    for run in &pile.runs {
        match *run {
            Run::Known(_) if left > 0 => left -= 1,
            Run::Unknown(count) if left >= count => left -= count,
            Run::Unknown(count) => {
                runs.push(Run::Unknown(count - left));
                left = 0;
            }
            known => runs.push(known),
        }
    }
    runs
}

/// Returns whether a deck can run out in the flips.
pub fn can_run_out(question: &AttackQuestion, state: &State) -> bool {
    (0..2).any(|side| {
        let side = FlippingSide::new(question, state, side);
        let deck = state.players[usize::from(state.owner(side.character))].deck.len() as u16;
        let focus = question.tcg.keyword(state, side.character, Keyword::Focus).max(0) as u16;
        deck <= side.wanted.with_white() + focus
    })
}

/// Counts a battle in which all flips are still to come and no ability depends on them. Returns `None` if it cannot be
/// counted.
pub fn count(
    question: &AttackQuestion,
    state: &State,
    watched: &Watched,
    tally: &mut Tally,
) -> Option<()> {
    let sums = [flips_of(question, state, 0)?, flips_of(question, state, 1)?];
    combine(question, state, [&sums[0], &sums[1]], watched, 1.0, tally);
    Some(())
}

/// Returns the distribution of a side's flips; `None` if the engine must play the flips.
pub fn flips_of(question: &AttackQuestion, state: &State, side: usize) -> Option<Sums> {
    let side = FlippingSide::new(question, state, side);
    side.sums(&side.pile())
}

/// Combines the flips of both sides with the totals of the state.
pub fn combine(
    question: &AttackQuestion,
    state: &State,
    sums: [&Sums; 2],
    watched: &Watched,
    weight: f64,
    tally: &mut Tally,
) {
    let tcg = question.tcg;
    let [attack_flips, defense_flips] = sums;
    let [attack, defense] = tcg.battle_sums(state);
    let mut blue = vec![0.0; defense_flips.chances.len() / defense_flips.width];
    for (pips, _, chance) in defense_flips.iter() {
        blue[pips] += chance;
        tally.defense((defense + pips as i16).max(0), weight * chance);
    }
    let width = attack_flips.width;
    let most = attack_flips.chances.len() / width - 1;
    // Pierce equal to the attack total grows with every orange icon. Any other Pierce does not depend on orange icons.
    let mut scratch = state.clone();
    let grows = pierce_with(question, state, &mut scratch, most, 0)
        != pierce_with(question, state, &mut scratch, 0, 0);
    let orange = if grows { most } else { 0 };
    let icons = (0..=orange).flat_map(|pips| (0..width).map(move |black| (pips, black)));
    let pierce: Vec<i16> = icons
        .map(|(pips, black)| pierce_with(question, state, &mut scratch, pips, black))
        .collect();
    let mut raw = vec![0.0; 256];
    for (pips, black, chance) in attack_flips.iter() {
        let pierce = pierce[pips.min(orange) * width + black];
        let attack = (attack + pips as i16).max(0);
        tally.attack(attack, weight * chance);
        for (pips, blue) in blue.iter().enumerate().filter(|(_, blue)| **blue > 0.0) {
            let amount = attack_damage(attack, (defense + pips as i16).max(0), pierce);
            raw[usize::from(amount.clamp(0, 250) as u8)] += chance * blue;
        }
    }
    for (amount, &chance) in raw.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        do_damage(question, state, watched, amount as u16, weight * chance, tally);
    }
}

/// Returns the attacker's Pierce after `orange` more orange and `black` more black icons. `scratch` is a copy of the state
/// that receives them.
fn pierce_with(
    question: &AttackQuestion,
    state: &State,
    scratch: &mut State,
    orange: usize,
    black: usize,
) -> i16 {
    let attacker = state.battle.attacker;
    scratch.battle.pips[0] = state.battle.pips[0].saturating_add(orange as i16);
    scratch.characters[usize::from(attacker)].pierce =
        state.character(attacker).pierce.saturating_add(black as u8);
    question.tcg.keyword(scratch, attacker, Keyword::Pierce)
}

/// Adds the outcomes of an amount of attack damage to the tally.
fn do_damage(
    question: &AttackQuestion,
    state: &State,
    watched: &Watched,
    amount: u16,
    chance: f64,
    tally: &mut Tally,
) {
    let tcg = question.tcg;
    let (attacker, defender) = (state.battle.attacker, state.battle.defender);
    // An earlier effect may have changed damage for the rest of the battle.
    let changed = state.lasting.iter().any(|lasting| lasting.kind == LastingKind::Instead);
    if !watched.damage && !changed {
        let capped = tcg.capped(
            state,
            &Hit { to: defender, amount, attack: true, source: attacker, part: false },
        );
        let total = i16::from(state.character(defender).damage) + capped as i16;
        let ko = capped > 0 && total >= tcg.health(state, defender);
        return tally.leaf(&Leaf { damage: capped, ko, ..Leaf::default() }, chance);
    }
    let mut hit = state.clone();
    let mut io: Io<Event, DefId> = Io::silent();
    let mut machine = Machine::new(tcg, &mut hit, &mut io);
    machine.go_to(BattleStep::AfterBattle);
    machine.do_attack_damage(amount as i16);
    let unknown = [&question.unknown[0], &question.unknown[1]];
    let battle = BattleRuns {
        tcg,
        state: &hit,
        unknown,
        policy: question.policy,
        by_card: false,
        runs: &question.runs,
        unstated: question.unstated,
    };
    let outcome = enumerate(battle, &mut |leaf, part| tally.leaf(leaf, chance * part));
    tally.note(outcome);
}

/// Creates a planner that only detects whether a card is dealt.
pub fn scout<'a>(question: &'a AttackQuestion, unknown: [&'a Unknown; 2]) -> Planner<'a> {
    Planner::new(BattleRuns {
        tcg: question.tcg,
        state: &question.state,
        unknown,
        policy: question.policy,
        by_card: true,
        runs: &question.runs,
        unstated: question.unstated,
    })
}
