//! Matching of phrases for characters before the game begins.

use super::card::CardDef;
use altmode_tcg_language::{Is, Stat};

/// Returns whether a character matches a condition before the game: untapped, undamaged, its starting face up. `same`
/// says whether it is the speaker itself. A condition that only a running game can answer counts as `unknown`.
pub fn fits(is: &Is, card: &CardDef, speaker: &CardDef, same: bool, unknown: bool) -> bool {
    let face = card.texts.get(usize::from(card.start));
    match is {
        Is::Trait(word) => face.is_some_and(|face| face.traits >> *word as u32 & 1 != 0),
        Is::Faction(faction) => card.faction == *faction,
        Is::Mode(mode) => face.is_some_and(|face| face.mode == *mode),
        Is::Named(name) => card.name == name,
        Is::FullNamed(name) => card.full_name == name,
        Is::Tapped(tapped) => !tapped,
        Is::Damaged(damaged) => !damaged,
        Is::Other => !same,
        Is::Number(Stat::Stars, compare, number) => {
            compare.holds(i32::from(card.stars), i32::from(*number))
        }
        Is::StarsAgainstThis(sign) => card.stars.cmp(&speaker.stars) as i8 == *sign,
        Is::HasMode(word) => card.texts[..usize::from(card.faces)]
            .iter()
            .any(|text| text.traits >> *word as u32 & 1 != 0),
        Is::CanFlip => card.flips,
        Is::Not(inner) => !fits(inner, card, speaker, same, !unknown),
        Is::AnyOf(parts) => parts.iter().any(|part| fits(part, card, speaker, same, unknown)),
        Is::AltMode
        | Is::Number(..)
        | Is::AgainstIt(..)
        | Is::OtherFaction
        | Is::Attacked
        | Is::Combined
        | Is::Defending
        | Is::Has(_)
        | Is::HasKeyword(_)
        | Is::HasHead(_)
        | Is::HasSeveralAltModes => unknown,
    }
}
