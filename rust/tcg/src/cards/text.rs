//! The text of a card, compiled: what it does is sorted by when it matters.
//!
//! The build script compiles texts as well, to count their instructions: this module knows the language, the bits and
//! the instructions, and nothing else.

use super::{
    bits::{from_afar, quality, quality_bit, trigger_kind},
    code::{Counts, Op, Program, TriggerDef},
};
use altmode_tcg_language::{
    Ability, Amount, Condition, Count, Effect, Keyword, Mode, Pick, Quality, Replacement, Reveal, Slot, What, When, Who,
};

/// One face, Upgrade side or text box.
///
/// What is asked in play stands first, within one line of the processor's cache.
#[derive(Debug)]
#[repr(C, align(64))]
pub struct Text {
    /// Qualities that it gives to its own character only, a bit each.
    pub own: u64,
    /// Qualities that it gives to others as well, a bit each.
    pub aura: u64,
    /// Its triggers, a bit each.
    pub trigger_kinds: u64,
    /// Traits, a bit each.
    pub traits: u64,
    /// What is so while it lies there.
    pub statics: Vec<Static>,
    /// Printed attack, or attack in the stat box.
    pub attack: i8,
    /// Printed defense, or defense in the stat box.
    pub defense: i8,
    /// The kind of an Upgrade side or battle card.
    pub slot: Option<Slot>,
    /// The mode of a face.
    pub mode: Mode,
    /// It has neither a restriction nor a cost.
    pub plays_freely: bool,
    /// As an Upgrade it goes onto any character, into a slot of its own kind and no other.
    pub goes_anywhere: bool,
    /// Those of its triggers that concern what happens to others, a bit each: see [`super::bits::from_afar`].
    pub from_afar: u64,
    /// Its triggers.
    pub triggers: Vec<&'static TriggerDef>,
    /// Whom it can be put on.
    pub put_on: Option<&'static Who>,
    /// When it can be played.
    pub play_only_if: Option<&'static Condition>,
    /// What playing it does.
    pub play: Option<Play>,
    /// Its tap ability.
    pub tap: Option<Play>,
    /// Its replacements.
    pub instead: Vec<&'static Replacement>,
    /// How many of its name fit into one slot.
    pub fits: u8,
    /// Slots it can be in besides its own, a bit each.
    pub also_fits: u8,
    /// Health that a head gives.
    pub bonus: Option<[u8; 3]>,
    /// Its Secret Action.
    pub reveal: Option<(&'static Reveal, u16)>,
    /// Its Bounty.
    pub bounty: Option<u16>,
    /// Who may defend instead of its character.
    pub defends_instead: Option<&'static Who>,
    /// The Upgrades that it is scrapped instead of.
    pub saves: Option<&'static What>,
    /// The Upgrades that it is scrapped instead of where cards of its own player would scrap them.
    pub saves_from_yours: Option<&'static What>,
    /// What can be scrapped from hand instead of it, or instead of an Upgrade on it.
    pub hand_saves: Option<&'static What>,
    /// The kind of Upgrade that it must replace when it is played.
    pub replaces: Option<Slot>,
    /// Its instructions let a player Plan.
    pub plans: bool,
    /// It counts the copies of it that were scrapped from its character in a battle.
    pub counts_scrapped: bool,
    /// Name of an Upgrade side; the card's name otherwise.
    pub name: &'static str,
    /// Its abilities as written; `None` while nobody has written them down.
    pub abilities: Option<&'static [Ability]>,
    /// Full names of the characters under it at the start.
    pub under: &'static [String],
    /// All such members of the starting team begin under it.
    pub team_under: Option<&'static Who>,
    /// Such a character begins under it, which the deck names.
    pub one_under: Option<&'static Who>,
    /// The only head that it takes, by full name.
    pub own_head: Option<&'static str>,
    /// Star limit rises for these.
    pub raises_star_limit: Option<&'static Who>,
    /// The deck may go over the star limit.
    pub extra_stars: Vec<ExtraStars>,
}

/// How far a deck may go over the star limit with some battle cards.
#[derive(Clone, Copy, Debug)]
pub struct ExtraStars {
    /// By so many stars at most.
    pub most: u8,
    /// Of these cards.
    pub of: &'static What,
    /// Only with a starting team of such characters only.
    pub team_only: Option<&'static Who>,
}

// What is asked of every card in play lies in its first cache line.
const _: () = assert!(std::mem::offset_of!(Text, goes_anywhere) < 64);

/// A static ability.
#[derive(Debug)]
pub struct Static {
    /// Only while this is so.
    pub condition: Option<&'static Condition>,
    /// Of whom; `None` for the character that has the text.
    pub who: Option<&'static Who>,
    /// What they have.
    pub has: &'static [Quality],
    /// The same, a bit each.
    pub kinds: u64,
}

/// Cost and effect.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// What must be paid.
    pub cost: &'static [Effect],
    /// Where the instructions begin, cost first.
    pub code: u16,
}

/// How much all texts of a card have happen, in the order in which the card has them.
pub fn counts(texts: impl IntoIterator<Item = Option<&'static [Ability]>>) -> Counts {
    let mut program = Program::default();
    for abilities in texts {
        Text::new(&mut program, "", abilities);
    }
    program.counts()
}

impl Text {
    /// Compiles a text box. Its instructions come after those that the program has.
    pub fn new(program: &mut Program, name: &'static str, abilities: Option<&'static [Ability]>) -> Text {
        let mut text = Text {
            mode: Mode::Bot,
            name,
            slot: None,
            attack: 0,
            defense: 0,
            bonus: None,
            traits: 0,
            abilities,
            statics: Vec::new(),
            triggers: Vec::new(),
            instead: Vec::new(),
            play: None,
            tap: None,
            reveal: None,
            bounty: None,
            defends_instead: None,
            saves: None,
            saves_from_yours: None,
            hand_saves: None,
            replaces: None,
            plans: false,
            counts_scrapped: false,
            put_on: None,
            goes_anywhere: false,
            plays_freely: true,
            play_only_if: None,
            fits: 1,
            also_fits: 0,
            under: &[],
            team_under: None,
            one_under: None,
            own_head: None,
            raises_star_limit: None,
            extra_stars: Vec::new(),
            own: 0,
            aura: 0,
            trigger_kinds: 0,
            from_afar: 0,
        };
        let first_code = program.code.len();
        for ability in abilities.unwrap_or(&[]) {
            match ability {
                Ability::Do(effects) => text.play = Some(Play { cost: &[], code: program.compile(&[effects]) }),
                Ability::Pay { cost, effects } => {
                    text.play = Some(Play { cost, code: program.compile(&[cost, effects]) });
                }
                Ability::Tap { cost, effects } => {
                    text.tap = Some(Play { cost, code: program.compile(&[cost, effects]) });
                    text.own |= 1 << quality::TAP;
                }
                Ability::When(trigger) => {
                    let code = program.compile(&[&trigger.effects]);
                    let compiled = program.trigger(&trigger.when, trigger.flips.as_ref(), trigger.condition.as_ref(), code);
                    text.add_trigger(program, TriggerDef { from: trigger.from, limit: trigger.limit, ..compiled });
                }
                Ability::Revenge(effects) => {
                    // On the character itself "this", on an Upgrade the upgraded character.
                    const THIS: &When = &When::Ko(Who::THIS);
                    let code = program.compile(&[effects]);
                    text.add_trigger(program, TriggerDef::new(THIS, None, None, code));
                }
                Ability::Bounty(effects) => text.bounty = Some(program.compile(&[effects])),
                Ability::Reveal(reveal) => text.reveal = Some((reveal, program.compile(&[&reveal.effects]))),
                Ability::Static { condition, who, has } => {
                    let own = who.is.is_empty() && matches!(who.pick, Pick::This | Pick::Upgraded);
                    add_static(&mut text, condition.as_ref(), (!own).then_some(who), has);
                }
                Ability::Instead(replacement) => {
                    text.instead.push(replacement);
                    text.aura |= 1 << quality::INSTEAD;
                }
                Ability::Bold(n) => keyword(&mut text, Keyword::Bold, *n),
                Ability::Tough(n) => keyword(&mut text, Keyword::Tough, *n),
                Ability::Pierce(n) => keyword(&mut text, Keyword::Pierce, *n),
                Ability::Focus(n) => keyword(&mut text, Keyword::Focus, *n),
                Ability::Safeguard(n) => keyword(&mut text, Keyword::Safeguard, *n),
                Ability::Brave => keyword(&mut text, Keyword::Brave, 1),
                Ability::Stealth => keyword(&mut text, Keyword::Stealth, 1),
                Ability::DefendsInstead(who) => {
                    text.defends_instead = Some(who);
                    text.own |= 1 << quality::DEFENDS_INSTEAD;
                }
                Ability::Saves(what) => {
                    text.saves = Some(what);
                    text.own |= 1 << quality::SAVES;
                }
                Ability::ScrapThisInstead(what) => {
                    text.saves_from_yours = Some(what);
                    text.own |= 1 << quality::SAVES;
                }
                Ability::MayScrapInstead(what) => {
                    text.hand_saves = Some(what);
                    text.own |= 1 << quality::HAND_SAVES;
                }
                Ability::Replaces(slot) => text.replaces = Some(*slot),
                Ability::PutOn(who) => text.put_on = Some(who),
                Ability::PlayOnlyIf(condition) => text.play_only_if = Some(condition),
                Ability::Fits(n) => text.fits = *n,
                Ability::AlsoFits(slots) => text.also_fits = slots.iter().fold(0, |bits, slot| bits | 1 << *slot as u8),
                Ability::StartsWithUnder(names) => text.under = names,
                Ability::StartsWithTeamUnder(who) => text.team_under = Some(who),
                Ability::StartsWithOneUnder(who) => text.one_under = Some(who),
                Ability::StartsWithHead(name) => text.own_head = Some(name),
                Ability::RaisesStarLimit(who) => text.raises_star_limit = Some(who),
                Ability::ExtraStars { most, of, team_only } => {
                    text.extra_stars.push(ExtraStars { most: *most, of, team_only: team_only.as_ref() });
                }
            }
        }
        text.counts_scrapped = program.code[first_code..].iter().any(uses_scrapped)
            || text.triggers.iter().any(|trigger| trigger.condition.is_some_and(asks_for_scrapped))
            || text
                .statics
                .iter()
                .any(|one| one.condition.is_some_and(asks_for_scrapped) || one.has.iter().filter_map(amount_of).any(counts_scrapped));
        text.plans = program.code[first_code..].iter().any(|op| matches!(op, Op::Do(Effect::Plan(_))));
        text.plays_freely = text.play_only_if.is_none() && text.play.is_none_or(|play| play.cost.is_empty());
        text
    }

    /// Whether it neither gives a quality nor has a trigger.
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.own | self.aura | self.trigger_kinds == 0
    }

    fn add_trigger(&mut self, program: &mut Program, trigger: TriggerDef) {
        self.trigger_kinds |= trigger.kinds;
        self.from_afar |= from_afar(trigger.when);
        if trigger.kinds & trigger_kind::WITH_FLIPS != 0 {
            self.trigger_kinds |= trigger.window.bit();
        }
        self.triggers.push(program.add_trigger(trigger));
    }
}

/// Whether a number is, or is made of, the copies of an Upgrade that were scrapped from its character in the battle.
fn counts_scrapped(amount: &Amount) -> bool {
    let Amount::Counted(count) = amount else { return false };
    match &**count {
        Count::ScrappedThisBattle => true,
        Count::Sum(left, right) | Count::Product(left, right) | Count::Least(left, right) => {
            counts_scrapped(left) || counts_scrapped(right)
        }
        Count::Missing { to, .. } => counts_scrapped(to),
        _ => false,
    }
}

/// The same of a condition.
fn asks_for_scrapped(condition: &Condition) -> bool {
    match condition {
        Condition::Number(left, _, right) => counts_scrapped(left) || counts_scrapped(right),
        Condition::Not(inner) => asks_for_scrapped(inner),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(asks_for_scrapped),
        _ => false,
    }
}

/// The same of an instruction.
fn uses_scrapped(op: &Op) -> bool {
    match op {
        Op::Unless(condition, _) => asks_for_scrapped(condition),
        Op::Times(amount, _) => counts_scrapped(amount),
        Op::Gets(Effect::Gets { has, condition, .. }, ..) => {
            condition.as_ref().is_some_and(asks_for_scrapped) || has.iter().filter_map(amount_of).any(counts_scrapped)
        }
        Op::Do(
            Effect::Damage { amount, .. }
            | Effect::Repair { amount, .. }
            | Effect::MoveDamage { amount, .. }
            | Effect::MoveDamageToThis { amount, .. }
            | Effect::FlipMore(amount)
            | Effect::FlipOutsideBattle(amount)
            | Effect::Draw(amount)
            | Effect::Note(amount)
            | Effect::Plan(amount)
            | Effect::PutOnTop(amount)
            | Effect::RevealTop(amount)
            | Effect::LookAtTop(amount)
            | Effect::ScrapFromHand { count: amount, .. }
            | Effect::ScrapFromDeck(amount),
        ) => counts_scrapped(amount),
        _ => false,
    }
}

/// The number of a quality that has a counted one.
fn amount_of(quality: &Quality) -> Option<&Amount> {
    match quality {
        Quality::Attack(amount)
        | Quality::Defense(amount)
        | Quality::Health(amount)
        | Quality::BaseAttack(amount)
        | Quality::BaseDefense(amount)
        | Quality::Bold(amount)
        | Quality::Tough(amount)
        | Quality::Pierce(amount)
        | Quality::Focus(amount)
        | Quality::Safeguard(amount)
        | Quality::ExtraAttackFlips(amount)
        | Quality::MostAttackDamage(amount) => Some(amount),
        _ => None,
    }
}

fn add_static(text: &mut Text, condition: Option<&'static Condition>, who: Option<&'static Who>, has: &'static [Quality]) {
    let kinds = has.iter().fold(0, |bits, quality| bits | quality_bit(quality));
    if who.is_some() {
        text.aura |= kinds;
    } else {
        text.own |= kinds;
    }
    text.statics.push(Static { condition, who, has, kinds });
}

/// A keyword line is a static ability of the character that has the text.
fn keyword(text: &mut Text, keyword: Keyword, number: u8) {
    use Amount::Fixed;
    let number = i16::from(number);
    let quality = match keyword {
        Keyword::Bold => Quality::Bold(Fixed(number)),
        Keyword::Tough => Quality::Tough(Fixed(number)),
        Keyword::Pierce => Quality::Pierce(Fixed(number)),
        Keyword::Focus => Quality::Focus(Fixed(number)),
        Keyword::Safeguard => Quality::Safeguard(Fixed(number)),
        Keyword::Brave => Quality::Brave,
        Keyword::Stealth => Quality::Stealth,
    };
    add_static(text, None, None, Box::leak(Box::new([quality])));
}
