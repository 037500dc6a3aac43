//! Compiled text of a card, with its abilities grouped by kind.
//!
//! The build script compiles texts too, to count their instructions. This module therefore depends on the language, the bits and
//! the instructions only.

use super::{
    bits::{from_afar, quality, quality_bit, trigger_kind},
    code::{Counts, Op, Program, TriggerDef},
};
use altmode_tcg_language::{
    Ability, Amount, Compile, Condition, Count, Effect, Keyword, Mode, Pick, Quality, Replacement,
    Reveal, Slot, What, When, Who,
};

/// A compiled face, Upgrade side or text box.
///
/// The fields read in play come first and fit into one cache line.
#[derive(Debug)]
#[repr(C, align(64))]
pub struct Text {
    /// Bitmask of the qualities that it gives to its own character only.
    pub own: u64,
    /// Bitmask of the qualities that it gives to others as well.
    pub aura: u64,
    /// Bitmask of its triggers.
    pub trigger_kinds: u64,
    /// Bitmask of its traits.
    pub traits: u64,
    /// Static abilities.
    pub statics: Vec<Static>,
    /// Printed attack of a face, or attack in the stat box.
    pub attack: i8,
    /// Printed defense of a face, or defense in the stat box.
    pub defense: i8,
    /// Kind of an Upgrade; `None` for other texts.
    pub slot: Option<Slot>,
    /// Mode of a face.
    pub mode: Mode,
    /// Whether playing it has neither a restriction nor a cost.
    pub plays_freely: bool,
    /// Whether, as an Upgrade, it goes onto any character, into a slot of its own kind and no other.
    pub goes_anywhere: bool,
    /// Bitmask of its triggers that react to events of other characters, see [`super::bits::from_afar`].
    pub from_afar: u64,
    /// Triggers.
    pub triggers: Vec<&'static TriggerDef>,
    /// Characters that it can be put on; `None` for any.
    pub put_on: Option<&'static Who>,
    /// Condition for playing it.
    pub play_only_if: Option<&'static Condition>,
    /// Cost and effect of playing it.
    pub play: Option<Play>,
    /// Tap ability.
    pub tap: Option<Play>,
    /// Replacements.
    pub instead: Vec<&'static Replacement>,
    /// Number of Upgrades of its name that fit into one slot.
    pub fits: u8,
    /// Bitmask of the slots that it can be in besides its own.
    pub also_fits: u8,
    /// Attack, defense and health that a head gives.
    pub bonus: Option<[u8; 3]>,
    /// Secret Action: its reveal condition, and the number of its first instruction.
    pub reveal: Option<(&'static Reveal, u16)>,
    /// Bounty: the number of its first instruction.
    pub bounty: Option<u16>,
    /// Characters that may defend instead of its character.
    pub defends_instead: Option<&'static Who>,
    /// Upgrades that it is scrapped instead of.
    pub saves: Option<&'static What>,
    /// Upgrades that it is scrapped instead of when cards of its own player would scrap them.
    pub saves_from_yours: Option<&'static What>,
    /// Cards that can be scrapped from hand instead of it, or instead of an Upgrade on it.
    pub hand_saves: Option<&'static What>,
    /// Kind of Upgrade that it must replace when it is played.
    pub replaces: Option<Slot>,
    /// Whether its instructions let a player Plan.
    pub plans: bool,
    /// Whether it counts the copies of it that were scrapped from its character in a battle.
    pub counts_scrapped: bool,
    /// Name of an Upgrade side; the card's name otherwise.
    pub name: &'static str,
    /// Abilities as defined; `None` without a definition.
    pub abilities: Option<&'static [Ability]>,
    /// Full names of the characters under it at the start.
    pub under: &'static [String],
    /// Members of the starting team that all begin under it.
    pub team_under: Option<&'static Who>,
    /// Kind of character that begins under it, one of which the deck names.
    pub one_under: Option<&'static Who>,
    /// Full name of the only head that it takes.
    pub own_head: Option<&'static str>,
    /// Characters for which it raises the star limit.
    pub raises_star_limit: Option<&'static Who>,
    /// Allowances to exceed the star limit.
    pub extra_stars: Vec<ExtraStars>,
}

/// Allowance to exceed the star limit with some battle cards.
#[derive(Clone, Copy, Debug)]
pub struct ExtraStars {
    /// Maximum number of stars above the limit.
    pub most: u8,
    /// Cards that may use them.
    pub of: &'static What,
    /// Characters that the starting team must consist of; `None` for any team.
    pub team_only: Option<&'static Who>,
}

// The fields of the hot path must be in the first cache line.
const _: () = assert!(std::mem::offset_of!(Text, goes_anywhere) < 64);

/// A static ability.
#[derive(Debug)]
pub struct Static {
    /// Condition under which it applies; `None` for always.
    pub condition: Option<&'static Condition>,
    /// Characters that it affects; `None` for the character that has the text.
    pub who: Option<&'static Who>,
    /// Qualities that these characters have.
    pub has: &'static [Quality],
    /// Bitmask of `has`.
    pub kinds: u64,
}

/// Cost and effect.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// Effects that must be paid.
    pub cost: &'static [Effect],
    /// Number of the first instruction, cost first.
    pub code: u16,
}

/// Returns the number of instructions, triggers, qualities and replacements of a card, whose texts must come in the
/// card's order.
pub fn counts(texts: impl IntoIterator<Item = Option<&'static [Ability]>>) -> Counts {
    let mut program = Program::default();
    for abilities in texts {
        Text::new(&mut program, "", abilities);
    }
    program.counts()
}

impl Text {
    /// Compiles a text box. Its instructions are appended to those of the program.
    pub fn new(
        program: &mut Program,
        name: &'static str,
        abilities: Option<&'static [Ability]>,
    ) -> Text {
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
                Ability::Do(effects) => {
                    text.play = Some(Play { cost: &[], code: program.compile(effects) })
                }
                Ability::Pay { cost, effects } => {
                    text.play = Some(Play { cost, code: program.compile_all(&[cost, effects]) });
                }
                Ability::Tap { cost, effects } => {
                    text.tap = Some(Play { cost, code: program.compile_all(&[cost, effects]) });
                    text.own |= 1 << quality::TAP;
                }
                Ability::When(trigger) => {
                    let code = program.compile(&trigger.effects);
                    let compiled = program.trigger(
                        &trigger.when,
                        trigger.flips.as_ref(),
                        trigger.condition.as_ref(),
                        code,
                    );
                    text.add_trigger(
                        program,
                        TriggerDef { from: trigger.from, limit: trigger.limit, ..compiled },
                    );
                }
                Ability::Revenge(effects) => {
                    // `THIS` means the character itself, or on an Upgrade the upgraded character.
                    const THIS: &When = &When::Ko(Who::THIS);
                    let code = program.compile(effects);
                    text.add_trigger(program, TriggerDef::new(THIS, None, None, code));
                }
                Ability::Bounty(effects) => text.bounty = Some(program.compile(effects)),
                Ability::Reveal(reveal) => {
                    text.reveal = Some((reveal, program.compile(&reveal.effects)))
                }
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
                Ability::AlsoFits(slots) => {
                    text.also_fits = slots.iter().fold(0, |bits, slot| bits | 1 << *slot as u8)
                }
                Ability::StartsWithUnder(names) => text.under = names,
                Ability::StartsWithTeamUnder(who) => text.team_under = Some(who),
                Ability::StartsWithOneUnder(who) => text.one_under = Some(who),
                Ability::StartsWithHead(name) => text.own_head = Some(name),
                Ability::RaisesStarLimit(who) => text.raises_star_limit = Some(who),
                Ability::ExtraStars { most, of, team_only } => {
                    text.extra_stars.push(ExtraStars {
                        most: *most,
                        of,
                        team_only: team_only.as_ref(),
                    });
                }
            }
        }
        text.counts_scrapped = program.code[first_code..].iter().any(uses_scrapped)
            || text.triggers.iter().any(|trigger| trigger.condition.is_some_and(asks_for_scrapped))
            || text.statics.iter().any(|one| {
                one.condition.is_some_and(asks_for_scrapped)
                    || one.has.iter().filter_map(Quality::amount).any(counts_scrapped)
            });
        text.plans =
            program.code[first_code..].iter().any(|op| matches!(op, Op::Do(Effect::Plan(_))));
        text.plays_freely =
            text.play_only_if.is_none() && text.play.is_none_or(|play| play.cost.is_empty());
        text
    }

    /// Returns whether it gives no quality and has no trigger.
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

/// Returns whether an amount depends on the copies of an Upgrade that were scrapped from its character in the battle.
fn counts_scrapped(amount: &Amount) -> bool {
    let Amount::Counted(count) = amount else { return false };
    matches!(**count, Count::ScrappedThisBattle) || count.operands().any(counts_scrapped)
}

/// Returns whether a condition depends on such an amount, see [`counts_scrapped`].
fn asks_for_scrapped(condition: &Condition) -> bool {
    match condition {
        Condition::Number(left, _, right) => counts_scrapped(left) || counts_scrapped(right),
        Condition::Not(inner) => asks_for_scrapped(inner),
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(asks_for_scrapped),
        _ => false,
    }
}

/// Returns whether an instruction depends on such an amount, see [`counts_scrapped`].
fn uses_scrapped(op: &Op) -> bool {
    match op {
        Op::Unless(condition, _) => asks_for_scrapped(condition),
        Op::Times(amount, _) => counts_scrapped(amount),
        Op::Gets(Effect::Gets { has, condition, .. }, ..) => {
            condition.as_ref().is_some_and(asks_for_scrapped)
                || has.iter().filter_map(Quality::amount).any(counts_scrapped)
        }
        Op::Do(effect) => effect.amount().is_some_and(counts_scrapped),
        _ => false,
    }
}

fn add_static(
    text: &mut Text,
    condition: Option<&'static Condition>,
    who: Option<&'static Who>,
    has: &'static [Quality],
) {
    let kinds = has.iter().fold(0, |bits, quality| bits | quality_bit(quality));
    if who.is_some() {
        text.aura |= kinds;
    } else {
        text.own |= kinds;
    }
    text.statics.push(Static { condition, who, has, kinds });
}

/// Adds a keyword line, which is a static ability of the character that has the text.
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
