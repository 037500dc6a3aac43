//! Explains the numbers of a forecast: base, each Upgrade, each ability, each temporary effect, icons.

use super::{AttackQuestion, Tally};
use crate::{
    cards::{
        Tcg,
        catalogue::{PLAIN, quality, quality_bit},
    },
    model::{
        objects::{NOBODY, ObjectId, members, only},
        state::{LastingKind, State},
    },
    query::context::Context,
};
use altmode_core::mean;
use serde::Serialize;

/// One part of a number.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ForecastContribution"))]
pub struct Contribution {
    /// The side: `attacker` or `defender`.
    #[cfg_attr(feature = "typescript", ts(type = r#""attacker" | "defender""#))]
    pub side: &'static str,
    /// The number: `attack`, `defense`, `bold`, `tough`, `pierce`, `health`, ….
    #[cfg_attr(feature = "typescript", ts(type = "ForecastNumber"))]
    pub of: &'static str,
    /// The kind of part: `base`, `head` (the bonus of a Titan Master's head), `upgrade`, `ability`, `effect`, `given`, `icons`.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""base" | "head" | "upgrade" | "ability" | "effect" | "given" | "icons""#)
    )]
    pub from: &'static str,
    /// The name of the card that contributes the part.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub source: Option<&'static str>,
    /// The amount. For icons it is the average, including the correction that keeps a total from being below 0.
    pub amount: f64,
}

const SIDES: [&str; 2] = ["attacker", "defender"];

/// Returns every part of every number that this attack uses, in the order of the rules.
pub fn explain(question: &AttackQuestion, state: &State, tally: &Tally) -> Vec<Contribution> {
    let tcg = question.tcg;
    let mut list = List { tcg, state, found: Vec::with_capacity(8) };
    let (attacker, defender) = (question.attacker, question.defender);
    list.stat(0, attacker, "attack", quality::BASE_ATTACK, quality::ATTACK);
    let icons = mean(&tally.attack) - f64::from(tcg.attack_sum(state, attacker));
    list.push(0, "attack", "icons", None, icons);
    for (of, kind) in [
        ("bold", quality::BOLD),
        ("extraFlips", quality::EXTRA_ATTACK_FLIPS),
        ("pierce", quality::PIERCE),
        ("focus", quality::FOCUS),
    ] {
        list.qualities(0, attacker, of, kind);
    }
    let gained = state.character(attacker).pierce;
    if gained > 0 {
        list.push(0, "pierce", "icons", None, gained.into());
    }
    for (of, kind) in [("whiteBonus", quality::WHITE_BONUS), ("mostFlips", quality::MOST_FLIPS)] {
        list.qualities(0, attacker, of, kind);
    }
    list.stat(1, defender, "defense", quality::BASE_DEFENSE, quality::DEFENSE);
    let icons = mean(&tally.defense) - f64::from(tcg.defense_sum(state, defender));
    list.push(1, "defense", "icons", None, icons);
    for (of, kind) in [
        ("tough", quality::TOUGH),
        ("focus", quality::FOCUS),
        ("whiteBonus", quality::WHITE_BONUS),
        ("mostFlips", quality::MOST_FLIPS),
        ("mostDamage", quality::MOST_ATTACK_DAMAGE),
        ("safeguard", quality::SAFEGUARD),
    ] {
        list.qualities(1, defender, of, kind);
    }
    let health = tcg.def(state, defender).health;
    if health > 0 {
        list.push(1, "health", "base", Some(defender), health.into());
    }
    list.head(1, defender, "health", 2);
    list.qualities(1, defender, "health", quality::HEALTH);
    list.found
}

struct List<'a> {
    tcg: Tcg,
    state: &'a State,
    found: Vec<Contribution>,
}

impl List<'_> {
    fn push(
        &mut self,
        side: usize,
        of: &'static str,
        from: &'static str,
        source: Option<ObjectId>,
        amount: f64,
    ) {
        let source = source
            .filter(|&source| source != NOBODY)
            .map(|source| self.tcg.full_name(self.state, source));
        self.found.push(Contribution { side: SIDES[side], of, from, source, amount });
    }

    /// Adds the parts of attack or defense: the printed or replaced base, Upgrades, and bonuses.
    fn stat(&mut self, side: usize, character: ObjectId, of: &'static str, base: u32, added: u32) {
        let (tcg, state) = (self.tcg, self.state);
        let printed = |object: ObjectId| {
            let text = tcg.text(state, object);
            f64::from(if added == quality::ATTACK { text.attack } else { text.defense })
        };
        let mut sources = Vec::new();
        each_source(tcg, state, character, base, |from, source, amount| {
            sources.push((from, source, amount))
        });
        match sources.last() {
            Some(&(_, source, amount)) => self.push(side, of, "base", Some(source), amount.into()),
            // A character given by numbers has no printed values.
            None if tcg.def(state, character).set.is_empty() => {}
            None => self.push(side, of, "base", Some(character), printed(character)),
        }
        self.head(side, character, of, usize::from(added == quality::DEFENSE));
        for &upgrade in state.character(character).upgrades.iter() {
            if printed(upgrade) != 0.0 {
                self.push(side, of, "upgrade", Some(upgrade), printed(upgrade));
            }
        }
        self.qualities(side, character, of, added);
    }

    /// The bonus of the head on a character: of attack, defense and health the number at a place.
    fn head(&mut self, side: usize, character: ObjectId, of: &'static str, place: usize) {
        let bonus = self.tcg.head_bonus(self.state, character)[place];
        if bonus > 0 {
            self.push(side, of, "head", Some(self.state.character(character).head), bonus.into());
        }
    }

    fn qualities(&mut self, side: usize, character: ObjectId, of: &'static str, kind: u32) {
        let (tcg, state) = (self.tcg, self.state);
        each_source(tcg, state, character, kind, |from, source, amount| {
            if amount != 0 {
                self.push(side, of, from, (from != "given").then_some(source), amount.into());
            }
        });
    }
}

/// Calls `with` for each source of a quality on a character. It walks the same sources as [`Tcg::for_each_quality`], which
/// does not report them. A test compares the two.
pub fn each_source(
    tcg: Tcg,
    state: &State,
    character: ObjectId,
    kind: u32,
    mut with: impl FnMut(&'static str, ObjectId, i32),
) {
    let bit = 1u64 << kind;
    if !tcg.may_give(state, bit) {
        return;
    }
    let mut look = |source: ObjectId, holder: ObjectId| {
        let text = tcg.text(state, source);
        if (text.own | text.aura) & bit == 0 {
            return;
        }
        let from = if source == holder { "ability" } else { "upgrade" };
        let context = Context::of(source, holder, state.owner(source));
        for ability in text.statics.iter().filter(|ability| ability.kinds & bit != 0) {
            let whom = match ability.who {
                None => holder == character,
                Some(who) => tcg.fits(state, &context, character, who),
            };
            if whom
                && ability.condition.is_none_or(|condition| tcg.holds(state, &context, condition))
            {
                for quality in ability.has.iter().filter(|quality| quality_bit(quality) == bit) {
                    with(from, source, tcg.quality_amount(state, &context, quality));
                }
            }
        }
    };
    // The character's own abilities come first.
    let all = state.battlefield[0] | state.battlefield[1];
    for holder in std::iter::once(character).chain(members(all & !(1 << character))) {
        look(holder, holder);
        let head = state.character(holder).head;
        if head != NOBODY {
            look(head, holder);
        }
        for &upgrade in state.character(holder).upgrades.iter() {
            look(upgrade, holder);
        }
    }
    for &stratagem in tcg.stratagems(state).iter() {
        look(stratagem, NOBODY);
    }
    let plain = tcg.catalogue.plain..tcg.catalogue.plain + PLAIN.len() as u16;
    for lasting in state
        .lasting
        .iter()
        .filter(|one| one.kind == LastingKind::Quality && one.who >> character & 1 != 0)
    {
        let given = tcg.catalogue.quality(lasting.what);
        let holds = |condition| {
            let mut context = Context::of(lasting.source, character, lasting.controller);
            context.it = only(character);
            tcg.holds(state, &context, condition)
        };
        if quality_bit(given.quality) == bit && given.condition.is_none_or(holds) {
            with(
                if plain.contains(&lasting.what) { "given" } else { "effect" },
                lasting.source,
                lasting.amount.into(),
            );
        }
    }
}
