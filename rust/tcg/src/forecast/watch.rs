//! Finds the abilities in play that depend on flips or on damage. If there are none, sums suffice.

use crate::{
    cards::{
        Tcg,
        catalogue::{Text, TriggerDef, quality, trigger_kind},
        code::Op,
    },
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{LastingKind, State},
    },
    query::context::{Context, side_of},
};
use altmode_tcg_language::{
    Amount, Condition, Count, Effect, Flips, Is, Quality, TriggerZone as From, When, Who,
};

/// The parts of a battle that the engine must play.
#[derive(Clone, Debug, Default)]
pub struct Watched {
    /// Whether an ability looks at the flips of a side before damage.
    pub flips: [bool; 2],
    /// The conditions on the flips of each side.
    pub conditions: [Vec<&'static Flips>; 2],
    /// Whether an ability depends on the number of icons flipped, not only on whether a condition holds.
    pub counts: bool,
    /// Whether an ability depends on the flipped cards themselves, not only on their icons.
    pub cards: bool,
    /// Whether an ability changes damage or is triggered by it.
    pub damage: bool,
}

/// Kinds of triggers caused by damage or its consequences.
pub const AT_DAMAGE: u64 = trigger_kind::ATTACK_DAMAGE
    | trigger_kind::DAMAGES
    | trigger_kind::ENOUGH_TO_KO
    | trigger_kind::KO
    | trigger_kind::TAKES_ATTACK_DAMAGE
    | trigger_kind::TAKES_OTHER_DAMAGE
    | trigger_kind::TAKES_NO_ATTACK_DAMAGE;
/// Kinds of triggers of a battle that can have a condition on flips.
pub const IN_BATTLE: u64 = trigger_kind::ATTACKS | trigger_kind::DEFENDS | trigger_kind::BATTLES;
const RESHUFFLE: u64 = trigger_kind::YOU_RESHUFFLE | trigger_kind::OPPONENT_RESHUFFLES;

/// Examines all abilities in play in a battle that has begun. `reshuffles` says whether a deck can run out in it.
pub fn watched(tcg: Tcg, state: &State, reshuffles: bool) -> Watched {
    let mut found = Watched::default();
    let kinds = AT_DAMAGE
        | IN_BATTLE
        | trigger_kind::ATTACK_FLIPPED
        | trigger_kind::FLIPS_CARD
        | if reshuffles { RESHUFFLE } else { 0 };
    let mut look = |source: ObjectId, this: ObjectId, from: From| {
        let text = tcg.text(state, source);
        let context = Context::of(source, this, state.owner(source));
        if text.trigger_kinds & kinds != 0 {
            for &trigger in &text.triggers {
                if trigger.from == from || trigger.from == From::Either {
                    found.trigger(tcg, state, trigger, &context, kinds);
                }
            }
        }
        if from == From::Battlefield {
            found.damage |= !text.instead.is_empty();
            if looks_at_flips(text, reshuffles) {
                found.everything();
            }
            found.cards |= text.statics.iter().flat_map(|one| one.has).any(counts_cards);
        }
    };
    for character in members(state.battlefield[0] | state.battlefield[1]) {
        look(character, character, From::Battlefield);
        for &upgrade in state.character(character).upgrades.iter() {
            look(upgrade, character, From::Battlefield);
        }
        let head = state.character(character).head;
        if head != NOBODY {
            look(head, character, From::Battlefield);
        }
    }
    for &stratagem in tcg.stratagems(state).iter() {
        look(stratagem, NOBODY, From::Battlefield);
    }
    for character in members(state.ko[0] | state.ko[1]) {
        look(character, character, From::KoArea);
    }
    for lasting in state.lasting.iter().filter(|lasting| lasting.kind == LastingKind::Trigger) {
        let trigger = tcg.catalogue.trigger(lasting.what);
        let mut context = Context::of(
            lasting.source,
            members(lasting.who).next().unwrap_or(NOBODY),
            lasting.controller,
        );
        context.it = lasting.who;
        found.trigger(tcg, state, trigger, &context, kinds);
    }
    if found.cards {
        found.everything();
    }
    found
}

impl Watched {
    /// Returns whether no ability depends on flips.
    pub fn no_flips(&self) -> bool {
        self.flips == [false; 2]
    }

    /// Marks all flips as watched, because the dependency cannot be narrowed down.
    fn everything(&mut self) {
        (self.flips, self.counts) = ([true; 2], true);
    }

    fn trigger(
        &mut self,
        tcg: Tcg,
        state: &State,
        trigger: &TriggerDef,
        context: &Context,
        kinds: u64,
    ) {
        let bit = trigger.kinds & kinds;
        let battle = &state.battle;
        let fits = |character, phrase: &Who| tcg.fits(state, context, character, phrase);
        // A trigger can have several kinds.
        self.damage |= bit & AT_DAMAGE != 0;
        if bit & RESHUFFLE != 0 {
            self.everything();
        }
        if bit & IN_BATTLE != 0
            && let Some(flips) = trigger.flips
        {
            let applies = match trigger.when {
                When::Attacks(phrase) => {
                    fits(battle.attacker, phrase) || phrase.is.iter().any(is_changing)
                }
                When::Defends(phrase) => {
                    fits(battle.defender, phrase) || phrase.is.iter().any(is_changing)
                }
                When::Battles(phrase) => {
                    fits(battle.attacker, phrase)
                        || fits(battle.defender, phrase)
                        || phrase.is.iter().any(is_changing)
                }
                _ => true,
            };
            // A flip may fulfil the trigger's other conditions.
            if applies {
                self.condition(tcg, state, flips, context, trigger.code);
                if trigger
                    .condition
                    .is_some_and(|condition| (Reader { reshuffles: true }).condition(condition))
                {
                    self.everything();
                }
            }
        }
        let own = context.this == battle.attacker
            || bit & trigger_kind::FLIPS_CARD != 0 && context.this == battle.defender;
        if bit & (trigger_kind::ATTACK_FLIPPED | trigger_kind::FLIPS_CARD) != 0
            && (own || !matches!(trigger.when, When::AttackFlipped | When::FlipsCard(_)))
        {
            self.cards = true;
        }
    }
}

impl Watched {
    fn condition(
        &mut self,
        tcg: Tcg,
        state: &State,
        flips: &'static Flips,
        context: &Context,
        code: u16,
    ) {
        match flips {
            Flips::Card(_) | Flips::NoCard(_) => self.cards = true,
            Flips::MoreColorsThanOpponent => self.everything(),
            _ => {}
        }
        let side = side_of(state, context.you);
        self.flips[side] = true;
        self.conditions[side].push(flips);
        // The effect may depend on the number of icons of either side.
        let ops = tcg.catalogue.code_from(code).iter();
        if ops.take_while(|op| !matches!(op, Op::End)).any(counts_flips) {
            self.everything();
        }
    }
}

/// Returns whether an instruction depends on the number of icons flipped.
fn counts_flips(op: &Op) -> bool {
    let reader = Reader { reshuffles: false };
    match op {
        Op::Unless(condition, _) => reader.condition(condition),
        Op::Times(amount, _) => reader.amount(amount),
        Op::Gets(Effect::Gets { has, condition, .. }, ..) => {
            has.iter().any(|quality| reader.quality(quality))
                || condition.as_ref().is_some_and(|condition| reader.condition(condition))
        }
        Op::Do(effect) => match effect {
            Effect::CountColor(_)
            | Effect::May { .. }
            | Effect::MayPlay { .. }
            | Effect::Play { .. }
            | Effect::FlipMore(_) => true,
            _ => effect.amount().is_some_and(|amount| reader.amount(amount)),
        },
        Op::ThisTurn(_) => true,
        _ => false,
    }
}

fn is_changing(is: &Is) -> bool {
    match is {
        Is::HasKeyword(_) | Is::Number(..) => true,
        Is::Not(inner) => is_changing(inner),
        Is::AnyOf(parts) => parts.iter().any(is_changing),
        _ => false,
    }
}

/// Returns whether a static ability of stats or keywords depends on flips, or on state that a reshuffle changes.
fn looks_at_flips(text: &Text, reshuffles: bool) -> bool {
    const STATS: u64 = 1 << quality::ATTACK
        | 1 << quality::DEFENSE
        | 1 << quality::BASE_ATTACK
        | 1 << quality::BASE_DEFENSE
        | 1 << quality::HEALTH;
    const KEYWORDS: u64 = 1 << quality::PIERCE
        | 1 << quality::SAFEGUARD
        | 1 << quality::CANNOT_USE
        | 1 << quality::KEYWORD_AT_MOST
        | 1 << quality::FOCUS;
    const LIMITS: u64 = 1 << quality::MOST_ATTACK_DAMAGE
        | 1 << quality::WHITE_BONUS
        | 1 << quality::TRAIT
        | 1 << quality::RECOLOR;
    let reader = Reader { reshuffles };
    text.statics.iter().filter(|one| one.kinds & (STATS | KEYWORDS | LIMITS) != 0).any(|one| {
        one.condition.is_some_and(|condition| reader.condition(condition))
            || one.who.is_some_and(|who| reader.who(who))
            || one.has.iter().any(|quality| reader.quality(quality))
    })
}

/// Returns whether an attack, defense or keyword amount depends on the flipped cards and not only on their icons. Flipped
/// Secret Actions count, because they are in the played area.
fn counts_cards(quality: &Quality) -> bool {
    fn counts(amount: &Amount) -> bool {
        let Amount::Counted(count) = amount else { return false };
        matches!(**count, Count::SecretActions) || count.operands().any(counts)
    }
    match quality {
        Quality::Attack(n)
        | Quality::Defense(n)
        | Quality::Pierce(n)
        | Quality::Bold(n)
        | Quality::Tough(n) => counts(n),
        _ => false,
    }
}

/// Searches amounts and conditions for dependencies on flips.
struct Reader {
    reshuffles: bool,
}

impl Reader {
    fn quality(&self, quality: &Quality) -> bool {
        quality.amount().is_some_and(|amount| self.amount(amount))
    }

    fn amount(&self, amount: &Amount) -> bool {
        let Amount::Counted(count) = amount else { return false };
        match &**count {
            Count::Flipped(_)
            | Count::FlippedColors
            | Count::ExtraDamage
            | Count::SecretActions
            | Count::CardsInDeck => true,
            Count::InScrap(_) | Count::InTheirScrap(_) => self.reshuffles,
            Count::Characters(who) | Count::Of(_, who) | Count::Upgrades { on: who, .. } => {
                self.who(who)
            }
            _ => count.operands().any(|operand| self.amount(operand)),
        }
    }

    fn condition(&self, condition: &Condition) -> bool {
        match condition {
            Condition::Number(left, _, right) => self.amount(left) || self.amount(right),
            Condition::Have(who)
            | Condition::Attacking(who)
            | Condition::Defending(who)
            | Condition::Against(who) => self.who(who),
            Condition::Is { who, what } => self.who(who) || self.who(what),
            Condition::InScrap(_) => self.reshuffles,
            Condition::Not(inner) => self.condition(inner),
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().any(|part| self.condition(part))
            }
            _ => false,
        }
    }

    /// Of the properties of characters, only Pierce changes through flips.
    fn who(&self, who: &Who) -> bool {
        fn pierce(is: &Is) -> bool {
            match is {
                Is::HasKeyword(word) => *word == altmode_tcg_language::Keyword::Pierce,
                Is::Not(inner) => pierce(inner),
                Is::AnyOf(parts) => parts.iter().any(pierce),
                _ => false,
            }
        }
        who.is.iter().any(pierce)
    }
}
