//! Cards of heroes, compiled.

use crate::{cards::code::Program, ids::DefId};
use altmode_unmatched_language::{
    CardKind, CardSheet, Compile, Condition, HeroSheet, Part, Reaches, Who, says_this, text,
};

/// The windows of a card in combat.
pub const IMMEDIATELY: usize = 0;
/// DURING COMBAT.
pub const DURING: usize = 1;
/// AFTER COMBAT.
pub const AFTER: usize = 2;

/// A card of a hero.
#[derive(Debug)]
pub struct CardDef {
    /// Its number in the catalogue.
    pub def: DefId,
    /// Facts.
    pub sheet: &'static CardSheet,
    /// Its id with its hero's, for example `medusa/feint`.
    pub id: String,
    /// Bitmask of the fighters who can use it.
    pub by: u32,
    /// Bitmask of the forms of the hero in which it can be played; 0 for all.
    pub forms: u8,
    /// The printed value; 0 for none.
    pub value: u8,
    /// The text of IMMEDIATELY, DURING COMBAT and AFTER COMBAT, if there is one.
    pub windows: [Option<u16>; 3],
    /// Number of the first instruction of the scheme.
    pub scheme: Option<u16>,
    /// Number of the first instruction for when it is used to BOOST.
    pub boosted: Option<u16>,
    /// Its effects cannot be cancelled.
    pub uncancellable: bool,
    /// It is played face up.
    pub face_up: bool,
    /// Number of the first instruction for when it completes a pile.
    pub completes: Option<u16>,
    /// Number of the first instruction for when an effect of an opponent makes its player discard it.
    pub forced: Option<u16>,
    /// It can prevent an opponent from looking at the hand.
    pub shields_hand: bool,
    /// It can be played as a ranged attack.
    pub ranged: bool,
    /// The condition under which it can be played to defend.
    pub defends_if: Option<&'static Condition>,
    /// Its player predicts the printed value of the other card.
    pub predicts: bool,
    /// The condition under which it can be played.
    pub play_only_if: Option<&'static Condition>,
    /// The fighters against which it can be played, if not all.
    pub aims_at: Option<&'static Who>,
    /// Its text refers to `this`, so the fighter who uses it matters.
    pub says_this: bool,
    /// The condition until which it stays in front of its player after it is played, checked at the end of a turn.
    pub ongoing: Option<&'static Condition>,
    /// It is tucked under the hero after it is played.
    pub tucked: bool,
    /// The condition under which it can be played as an attack.
    pub attacks_while: Option<&'static Condition>,
    /// It can be played face up while a condition holds, against other targets.
    pub may_face_up: Option<(Option<&'static Condition>, Reaches)>,
    /// It is implemented.
    pub implemented: bool,
}

impl CardDef {
    /// Compiles a card.
    pub fn new(
        def: DefId,
        hero: &str,
        sheet: &'static CardSheet,
        by: u32,
        program: &mut Program,
    ) -> CardDef {
        let mut card = CardDef {
            def,
            sheet,
            id: if hero.is_empty() { sheet.id.clone() } else { format!("{hero}/{}", sheet.id) },
            by,
            forms: 0,
            value: sheet.value.unwrap_or(0),
            windows: [None; 3],
            scheme: None,
            boosted: None,
            uncancellable: false,
            face_up: false,
            completes: None,
            forced: None,
            shields_hand: false,
            ranged: false,
            defends_if: None,
            predicts: false,
            play_only_if: None,
            aims_at: None,
            ongoing: None,
            tucked: false,
            attacks_while: None,
            may_face_up: None,
            says_this: says_this(sheet.text.as_deref().unwrap_or_default()),
            implemented: sheet.text.is_some(),
        };
        for part in sheet.text.iter().flatten() {
            match part {
                Part::Immediately(effects) => {
                    card.windows[IMMEDIATELY] = Some(program.compile(effects))
                }
                Part::During(effects) => card.windows[DURING] = Some(program.compile(effects)),
                Part::After(effects) => card.windows[AFTER] = Some(program.compile(effects)),
                Part::Scheme(effects) => card.scheme = Some(program.compile(effects)),
                Part::Boosted(effects) => card.boosted = Some(program.compile(effects)),
                Part::Uncancellable => card.uncancellable = true,
                Part::FaceUp => card.face_up = true,
                Part::Completes(effects) => card.completes = Some(program.compile(effects)),
                Part::ForcedDiscard(effects) => card.forced = Some(program.compile(effects)),
                Part::ShieldsHand => card.shields_hand = true,
                Part::Ranged => card.ranged = true,
                Part::Defends(condition) => card.defends_if = Some(condition),
                Part::Predicts => card.predicts = true,
                Part::PlayOnlyIf(condition) => card.play_only_if = Some(condition),
                Part::AimsAt(who) => card.aims_at = Some(who),
                Part::Ongoing { until, .. } => card.ongoing = Some(until),
                Part::Tucked(_) => card.tucked = true,
                Part::AttacksWhile(condition) => card.attacks_while = Some(condition),
                Part::MayFaceUp { condition, reaches } => {
                    card.may_face_up = Some((condition.as_ref(), *reaches))
                }
            }
        }
        card
    }

    /// Returns its text in English, one paragraph a line. `hero` is the owner of the card.
    pub fn text(&self, hero: Option<&HeroSheet>) -> String {
        text::card_text(self.sheet, hero)
    }

    /// Returns its type.
    pub fn kind(&self) -> CardKind {
        self.sheet.kind
    }

    /// Returns whether it can be played to attack.
    #[inline]
    pub fn attacks(&self) -> bool {
        matches!(self.sheet.kind, CardKind::Attack | CardKind::Versatile)
    }

    /// Returns whether it can be played to defend.
    #[inline]
    pub fn defends(&self) -> bool {
        matches!(self.sheet.kind, CardKind::Defense | CardKind::Versatile)
    }

    /// Returns whether it has effects that can be cancelled.
    pub fn has_effects(&self) -> bool {
        self.windows.iter().any(Option::is_some)
    }
}
