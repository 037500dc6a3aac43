//! Phrase matching for characters.

use super::context::{Context, opponent_in_battle};
use crate::{
    cards::{Tcg, catalogue::quality},
    model::{
        objects::{Characters, NOBODY, ObjectId, members, only},
        state::{State, Zone},
    },
};
use altmode_core::List;
use altmode_tcg_language::{CharacterZone, Into, Is, Mode, Pick, Quality, Side, Stat, Who};

impl Tcg {
    /// Returns whether a character matches a phrase, apart from being chosen.
    pub fn fits(&self, state: &State, context: &Context, character: ObjectId, who: &Who) -> bool {
        if character == NOBODY || !state.is_character(character) {
            return false;
        }
        let picked = match who.pick {
            Pick::This | Pick::Upgraded => character == context.this,
            Pick::It => context.it >> character & 1 != 0,
            Pick::Attacker => state.battle.running && character == state.battle.attacker,
            Pick::Defender => state.battle.running && character == state.battle.defender,
            Pick::Opposing => character == opponent_in_battle(state, context.this),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => true,
        };
        let object = state.object(character);
        let side = match who.side {
            Side::Any => true,
            Side::Your => object.owner == context.you,
            Side::Enemy => object.owner != context.you,
        };
        picked && side && self.is_all(state, context, character, who)
    }

    /// Returns all characters that a phrase can mean, whether chosen or not.
    pub fn candidates(&self, state: &State, context: &Context, who: &Who) -> Characters {
        let all = match who.pick {
            Pick::This | Pick::Upgraded => only(context.this),
            Pick::It => context.it,
            Pick::Attacker | Pick::Defender if !state.battle.running => 0,
            Pick::Attacker => only(state.battle.attacker),
            Pick::Defender => only(state.battle.defender),
            Pick::Opposing => only(opponent_in_battle(state, context.this)),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => !0,
        };
        let of_side = |sets: [Characters; 2]| match who.side {
            Side::Any => sets[0] | sets[1],
            Side::Your => sets[context.you as usize],
            Side::Enemy => sets[State::other(context.you) as usize],
        };
        let there = match who.place {
            CharacterZone::Battlefield => of_side(state.battlefield),
            CharacterZone::Ko => of_side(state.ko),
            CharacterZone::BattlefieldOrKo => of_side(state.battlefield) | of_side(state.ko),
            CharacterZone::Anywhere
            | CharacterZone::UnderThis
            | CharacterZone::UnderIt
            | CharacterZone::Outside => of_side(self.elsewhere(state, context, who.place)),
        };
        if who.is.is_empty() {
            return all & there;
        }
        let mut found = 0;
        for character in members(all & there) {
            found |= u32::from(self.is_all(state, context, character, who)) << character;
        }
        found
    }

    /// Returns the characters of each player in a place for which the state has no set.
    #[cold]
    fn elsewhere(&self, state: &State, context: &Context, place: CharacterZone) -> [Characters; 2] {
        let mut sets = [0; 2];
        for (index, object) in state.objects[..state.characters.len()].iter().enumerate() {
            let there = match place {
                CharacterZone::UnderThis => {
                    object.zone == Zone::Under && object.host == context.this
                }
                CharacterZone::UnderIt => {
                    object.zone == Zone::Under && context.it & only(object.host) != 0
                }
                // Forms of combiners are not cards that can be taken by themselves.
                CharacterZone::Outside => {
                    object.zone == Zone::Outside
                        && self.def(state, index as ObjectId).parts.is_empty()
                }
                _ => true,
            };
            sets[object.owner as usize] |= u32::from(there) << index;
        }
        sets
    }

    /// Returns whether a character matches all words of a phrase.
    #[inline]
    fn is_all(&self, state: &State, context: &Context, character: ObjectId, who: &Who) -> bool {
        who.is.iter().all(|is| self.is(state, context, character, is))
    }

    /// Returns whether a character matches one word of a phrase.
    pub fn is(&self, state: &State, context: &Context, character: ObjectId, is: &Is) -> bool {
        match is {
            Is::Trait(word) => self.has_trait(state, character, *word),
            Is::Faction(faction) => {
                let head = state.character(character).head;
                self.def(state, character).faction == *faction
                    || head != NOBODY && self.def(state, head).faction == *faction
            }
            Is::Mode(mode) => self.text(state, character).mode == *mode,
            Is::AltMode => matches!(self.text(state, character).mode, Mode::Alt | Mode::Alt2),
            Is::Named(name) => is_named(self.def(state, character).name, name),
            Is::FullNamed(name) => self.def(state, character).full_name == name,
            Is::Tapped(tapped) => state.is_tapped(character) == *tapped,
            Is::Damaged(damaged) => (state.character(character).damage > 0) == *damaged,
            Is::Other => character != context.this,
            Is::Number(Stat::Stars, compare, number) => compare.holds(
                self.stat(state, character, Stat::Stars),
                i32::from(self.stars_read(state, context.source, *number)),
            ),
            Is::Number(stat, compare, number) => {
                compare.holds(self.stat(state, character, *stat), i32::from(*number))
            }
            Is::StarsAgainstThis(sign) => {
                if context.this == NOBODY {
                    return false;
                }
                let (its, own) = (self.stars(state, character), self.stars(state, context.this));
                match sign {
                    1 => its > own,
                    0 => its == own,
                    _ => its < own,
                }
            }
            Is::AgainstIt(stat, compare) => members(context.it).next().is_some_and(|it| {
                compare.holds(self.stat(state, character, *stat), self.stat(state, it, *stat))
            }),
            Is::OtherFaction => {
                context.this != NOBODY && !self.share_faction(state, character, context.this)
            }
            Is::Attacked => state.character(character).attacks > 0,
            Is::Combined => state.combined >> character & 1 != 0,
            Is::Defending => state.battle.running && character == state.battle.defender,
            Is::Has(what) => state
                .character(character)
                .upgrades
                .iter()
                .any(|&upgrade| self.is_card(state, context, upgrade, what)),
            Is::HasKeyword(keyword) => self.has_keyword(state, character, *keyword),
            Is::HasHead(name) => {
                let head = state.character(character).head;
                head != NOBODY
                    && name.as_ref().is_none_or(|name| is_named(self.def(state, head).name, name))
            }
            Is::HasSeveralAltModes => {
                let def = self.def(state, character);
                def.texts[..def.faces as usize]
                    .iter()
                    .filter(|text| matches!(text.mode, Mode::Alt | Mode::Alt2))
                    .count()
                    > 1
            }
            Is::HasMode(word) => {
                let def = self.def(state, character);
                def.texts[..def.faces as usize]
                    .iter()
                    .any(|text| text.traits >> *word as u32 & 1 != 0)
            }
            Is::CanFlip => self.def(state, character).flips,
            Is::Not(inner) => !self.is(state, context, character, inner),
            Is::AnyOf(parts) => parts.iter().any(|part| self.is(state, context, character, part)),
        }
    }

    /// Returns a number of stars that the text of a card compares with, as changed by another card (Orbital Strike).
    #[inline]
    fn stars_read(&self, state: &State, source: ObjectId, number: u8) -> u8 {
        if self.may_give(state, 1 << quality::READS_STARS)
            && source != NOBODY
            && state.is_character(source)
        {
            std::hint::cold_path();
            return self.stars_reread(state, source, number);
        }
        number
    }

    #[inline(never)]
    fn stars_reread(&self, state: &State, source: ObjectId, number: u8) -> u8 {
        let mut read = number;
        self.for_each_quality(state, source, quality::READS_STARS, |quality, _| {
            if let Quality::ReadsStars(from, to) = quality
                && *from == number
            {
                read = *to;
            }
        });
        read
    }

    /// Returns whether a face of a character is one that a flip should lead to.
    pub fn is_mode(&self, state: &State, character: ObjectId, face: u8, into: Into) -> bool {
        let Some(text) = self.def(state, character).texts.get(usize::from(face)) else {
            return false;
        };
        match into {
            Into::Alt => matches!(text.mode, Mode::Alt | Mode::Alt2),
            Into::Bot => text.mode == Mode::Bot,
            Into::With(word) => text.traits >> word as u32 & 1 != 0,
        }
    }

    /// Returns the faces that an instruction could flip a character to.
    pub fn faces_for(&self, state: &State, character: ObjectId, to: Option<Into>) -> List<u8, 8> {
        let def = self.def(state, character);
        let mut faces = List::new();
        if def.flips {
            for face in (0..def.faces).filter(|&face| face != state.character(character).face) {
                if to.is_none_or(|to| self.is_mode(state, character, face, to)) {
                    faces.push(face);
                }
            }
        }
        faces
    }

    /// Returns whether two characters have a faction in common, including those of their heads.
    fn share_faction(&self, state: &State, left: ObjectId, right: ObjectId) -> bool {
        let factions = |character: ObjectId| {
            let head = state.character(character).head;
            let of_head = if head == NOBODY { 0 } else { 1 << self.def(state, head).faction as u8 };
            of_head | 1u8 << self.def(state, character).faction as u8
        };
        factions(left) & factions(right) != 0
    }
}

/// Returns whether a character has a name. A rank or title may come before it ("Shockwave" is Major Shockwave and
/// Decepticon Shockwave).
fn is_named(full: &str, name: &str) -> bool {
    full.strip_suffix(name).is_some_and(|front| front.is_empty() || front.ends_with(' '))
}
