//! What is so now: stats, keywords, who fits a phrase, amounts, conditions.
//!
//! Continuous effects are asked, not stored: every answer is computed from what lies on the table
//! and what lasts. [`State::table`] says which qualities the cards there can give at all, so most
//! questions end after one bit test.

use crate::{
    catalogue::{CardDef, Class, Text, q},
    rules::Tcg,
    state::{Battle, Characters, Frame, Lasting, LastingKind, NOBODY, Object, ObjectId, State, Those, Zone, members, only},
};
use altmode_core::List;
use altmode_tcg_language::{
    Amount, CharacterKind, Color, Condition, Count, Into, Is, Keyword, Kind, Mode, Pick, Place, Quality, Side, Slot, Stat, Trait, What, Who,
};

/// From where a phrase, amount or condition is read: who says it and what was spoken of before.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// The card that says it.
    pub source: ObjectId,
    /// The character that "this" or "upgraded" means.
    pub this: ObjectId,
    /// The player who is "you".
    pub you: u8,
    /// What "it" means.
    pub it: Characters,
    /// Remembered cards.
    pub those: Those,
    /// Remembered number.
    pub amount: i16,
    /// The instruction before did something.
    pub done: bool,
    /// Chosen colour.
    pub color: u8,
    /// The name that was said: its number and 1; 0 while there is none.
    pub name: u16,
}

impl Eye {
    /// Returns the point of view of the instruction that a frame is at.
    pub fn of_frame(frame: &Frame) -> Eye {
        Eye {
            source: frame.source,
            this: frame.this,
            you: frame.you,
            it: frame.it,
            those: frame.those,
            amount: frame.amount,
            done: frame.done,
            color: frame.color,
            name: frame.name,
        }
    }

    /// The eye of a card on the table: nothing was spoken of before.
    pub fn of(source: ObjectId, this: ObjectId, you: u8) -> Eye {
        Eye { source, this, you, it: 0, those: Those::default(), amount: 0, done: false, color: 0, name: 0 }
    }
}

impl Tcg {
    /// The card that an object is.
    #[inline]
    pub fn def(&self, state: &State, object: ObjectId) -> &'static CardDef {
        self.catalogue.card(*state.defs.at(object as usize))
    }

    /// The text that counts now: the face that shows, the Upgrade side, or the one text of a battle card.
    #[inline(always)]
    pub fn text(&self, state: &State, object: ObjectId) -> &'static Text {
        if state.is_character(object) && state.object(object).zone != Zone::Upgrade {
            self.face(state, object)
        } else {
            self.upgrade_text(state, object)
        }
    }

    /// The face of a character that shows.
    #[inline]
    pub fn face(&self, state: &State, object: ObjectId) -> &'static Text {
        &self.def(state, object).texts[state.character(object).face as usize]
    }

    /// Calls `with` for each quality of the kind that the character has now, with its amount.
    #[inline]
    pub fn for_each_quality(&self, state: &State, character: ObjectId, kind: u32, mut with: impl FnMut(&'static Quality, i32)) {
        let bit = 1u64 << kind;
        if self.may_give(state, bit) {
            std::hint::cold_path();
            self.for_each_given(state, character, bit, &mut with);
        }
    }

    /// The same when something may give it. One copy of this serves all callers.
    fn for_each_given(&self, state: &State, character: ObjectId, bit: u64, with: &mut dyn FnMut(&'static Quality, i32)) {
        if state.table.own & bit != 0 {
            self.for_each_own(state, character, bit, with);
        }
        if state.table.aura & bit != 0 {
            for holder in members(state.battlefield[0] | state.battlefield[1]) {
                self.aura(state, holder, holder, character, bit, with);
                for &upgrade in state.character(holder).upgrades.iter() {
                    self.aura(state, upgrade, holder, character, bit, with);
                }
            }
            for &stratagem in self.stratagems(state).iter() {
                self.aura(state, stratagem, NOBODY, character, bit, with);
            }
        }
        if state.table.lasting & bit != 0 {
            std::hint::cold_path();
            self.for_each_lasting(state, character, bit, with);
        }
    }

    /// What is given to it for a time.
    fn for_each_lasting(&self, state: &State, character: ObjectId, bit: u64, with: &mut dyn FnMut(&'static Quality, i32)) {
        for lasting in state.lasting.iter() {
            if lasting.kind == LastingKind::Quality && lasting.who >> character & 1 != 0 {
                let given = self.catalogue.quality(lasting.what);
                let quality = given.quality;
                let holds = |condition| {
                    let mut eye = Eye::of(lasting.source, character, lasting.controller);
                    eye.it = only(character);
                    self.holds(state, &eye, condition)
                };
                if crate::catalogue::quality_bit(quality) == bit && given.condition.is_none_or(holds) {
                    with(quality, i32::from(lasting.amount));
                }
            }
        }
    }

    /// What the character and its Upgrades give it.
    fn for_each_own(&self, state: &State, character: ObjectId, bit: u64, with: &mut dyn FnMut(&'static Quality, i32)) {
        let owner = state.owner(character);
        let mut own = |source: ObjectId, text: &'static Text| {
            if text.own & bit != 0 {
                std::hint::cold_path();
                self.own_abilities(state, &Eye::of(source, character, owner), text, bit, with);
            }
        };
        own(character, self.text(state, character));
        let head = state.character(character).head;
        if head != NOBODY {
            std::hint::cold_path();
            own(head, self.text(state, head));
        }
        for &upgrade in state.character(character).upgrades.iter() {
            own(upgrade, self.upgrade_text(state, upgrade));
        }
    }

    /// What abilities of a text give to the character that has it.
    #[inline]
    fn own_abilities(&self, state: &State, eye: &Eye, text: &'static Text, bit: u64, with: &mut dyn FnMut(&'static Quality, i32)) {
        for ability in &text.statics {
            if ability.who.is_none()
                && ability.kinds & bit != 0
                && ability.condition.is_none_or(|condition| self.holds(state, eye, condition))
            {
                self.give(state, eye, ability.has, bit, with);
            }
        }
    }

    fn aura(
        &self,
        state: &State,
        source: ObjectId,
        this: ObjectId,
        character: ObjectId,
        bit: u64,
        with: &mut dyn FnMut(&'static Quality, i32),
    ) {
        let text = self.text(state, source);
        if text.aura & bit == 0 {
            return;
        }
        for ability in &text.statics {
            let Some(who) = ability.who else { continue };
            if ability.kinds & bit != 0 {
                let eye = Eye::of(source, this, state.owner(source));
                if self.fits(state, &eye, character, who) && ability.condition.is_none_or(|condition| self.holds(state, &eye, condition)) {
                    self.give(state, &eye, ability.has, bit, with);
                }
            }
        }
    }

    #[inline]
    fn give(&self, state: &State, eye: &Eye, has: &'static [Quality], bit: u64, with: &mut dyn FnMut(&'static Quality, i32)) {
        for quality in has {
            if crate::catalogue::quality_bit(quality) == bit {
                with(quality, self.quality_amount(state, eye, quality));
            }
        }
    }

    /// The number of a quality that has one.
    #[inline]
    pub fn quality_amount(&self, state: &State, eye: &Eye, quality: &Quality) -> i32 {
        match quality {
            Quality::Attack(n)
            | Quality::Defense(n)
            | Quality::Health(n)
            | Quality::BaseAttack(n)
            | Quality::BaseDefense(n)
            | Quality::Bold(n)
            | Quality::Tough(n)
            | Quality::Pierce(n)
            | Quality::Focus(n)
            | Quality::Safeguard(n)
            | Quality::MostAttackDamage(n)
            | Quality::ExtraAttackFlips(n) => self.amount(state, eye, n),
            Quality::WhiteBonus(n)
            | Quality::MostFlips(n)
            | Quality::ExtraRepair(n)
            | Quality::MostDamageThisBattle(n)
            | Quality::ExtraAction(n)
            | Quality::OpponentPlaysAtMost(n)
            | Quality::Slots(_, n)
            | Quality::KeywordAtMost(_, n) => i32::from(*n),
            _ => 1,
        }
    }

    /// The sum of a quality over everything that gives it.
    #[inline]
    pub fn total(&self, state: &State, character: ObjectId, kind: u32) -> i32 {
        let mut sum = 0;
        self.for_each_quality(state, character, kind, |_, number| sum += number);
        sum
    }

    /// Whether anything gives the quality.
    #[inline]
    pub fn has(&self, state: &State, character: ObjectId, kind: u32) -> bool {
        let mut found = false;
        self.for_each_quality(state, character, kind, |_, _| found = true);
        found
    }

    /// Whether any character of a player on the battlefield has the quality.
    pub fn somebody_has(&self, state: &State, seat: u8, kind: u32) -> bool {
        members(state.battlefield[seat as usize]).any(|character| self.has(state, character, kind))
    }

    /// The smallest number of a limiting quality; `None` without one.
    #[inline]
    pub fn least(&self, state: &State, character: ObjectId, kind: u32) -> Option<i32> {
        let mut least = None;
        self.for_each_quality(state, character, kind, |_, number| least = Some(least.map_or(number, |old: i32| old.min(number))));
        least
    }

    /// Returns the attack total without battle flips, not below 0 (Rise of the Combiners FAQ, Erratic Lightning).
    pub fn attack(&self, state: &State, character: ObjectId) -> i16 {
        self.attack_sum(state, character).max(0)
    }

    /// Returns the sum of all that counts towards attack apart from battle flips. It can be below 0, because icons are added
    /// before a total below 0 becomes 0 (Rules Roundup 2019-06-07, Press the Advantage; Wave 4 FAQ, Guarded Posture).
    pub fn attack_sum(&self, state: &State, character: ObjectId) -> i16 {
        let mut sum = i32::from(self.text(state, character).attack);
        self.for_each_quality(state, character, q::BASE_ATTACK, |_, number| sum = number);
        for &upgrade in state.character(character).upgrades.iter() {
            sum += i32::from(self.text(state, upgrade).attack);
        }
        sum += i32::from(self.head_bonus(state, character)[0]);
        (sum + self.total(state, character, q::ATTACK)) as i16
    }

    /// Returns the defense total without battle flips, not below 0.
    pub fn defense(&self, state: &State, character: ObjectId) -> i16 {
        self.defense_sum(state, character).max(0)
    }

    /// Returns the sum of all that counts towards defense apart from battle flips, see [`Tcg::attack_sum`].
    pub fn defense_sum(&self, state: &State, character: ObjectId) -> i16 {
        let mut sum = i32::from(self.text(state, character).defense);
        self.for_each_quality(state, character, q::BASE_DEFENSE, |_, number| sum = number);
        for &upgrade in state.character(character).upgrades.iter() {
            sum += i32::from(self.text(state, upgrade).defense);
        }
        sum += i32::from(self.head_bonus(state, character)[1]);
        (sum + self.total(state, character, q::DEFENSE)) as i16
    }

    /// Health now.
    #[inline]
    pub fn health(&self, state: &State, character: ObjectId) -> i16 {
        (self.printed_health(state, character) + self.total(state, character, q::HEALTH)).max(0) as i16
    }

    /// Health as printed on the character, and on the head that it has.
    #[inline]
    pub fn printed_health(&self, state: &State, character: ObjectId) -> i32 {
        i32::from(self.def(state, character).health) + i32::from(self.head_bonus(state, character)[2])
    }

    /// A keyword's total: what everything gives, nothing while it can't be used, never over a limit
    /// (Wave 1 FAQ, Bold and Tough; Expanded Rules 2.0, Duplicate Keywords).
    #[inline]
    pub fn keyword(&self, state: &State, character: ObjectId, keyword: Keyword) -> i16 {
        let mut sum = self.total(state, character, kind_of(keyword));
        if keyword == Keyword::Pierce {
            sum += i32::from(state.character(character).pierce);
        }
        if sum > 0 { self.usable(state, character, keyword, sum) } else { 0 }
    }

    /// Whether a character has a keyword at all, also where its total comes to nothing or it can't use it (Rules Roundup
    /// 2019-07-29, 2019-11-22: Autobot Jazz).
    fn has_keyword(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        let mut found = keyword == Keyword::Pierce && state.character(character).pierce > 0;
        self.for_each_quality(state, character, kind_of(keyword), |_, number| found |= number > 0);
        found
    }

    /// What of a keyword's sum counts.
    pub fn usable(&self, state: &State, character: ObjectId, keyword: Keyword, mut sum: i32) -> i16 {
        let mut usable = true;
        self.for_each_quality(state, character, q::CANNOT_USE, |quality, _| {
            usable &= !matches!(quality, Quality::CannotUse(word) if *word == keyword);
        });
        if !usable || self.kept_from_using(state, character, keyword) {
            return 0;
        }
        self.for_each_quality(state, character, q::KEYWORD_AT_MOST, |quality, number| {
            if matches!(quality, Quality::KeywordAtMost(word, _) if *word == keyword) {
                sum = sum.min(number);
            }
        });
        sum as i16
    }

    /// Whether the enemy in its battle keeps a character from using a keyword.
    fn kept_from_using(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        if !self.may_give(state, 1 << q::ENEMIES_CANNOT_USE) {
            return false;
        }
        let opposing = opponent_in_battle(state, character);
        opposing != NOBODY && self.keeps_from_using(state, opposing, keyword)
    }

    /// Whether enemies can't use a keyword against this character.
    pub fn keeps_from_using(&self, state: &State, character: ObjectId, keyword: Keyword) -> bool {
        let mut kept = false;
        self.for_each_quality(state, character, q::ENEMIES_CANNOT_USE, |quality, _| {
            kept |= matches!(quality, Quality::EnemiesCannotUse(word) if *word == keyword);
        });
        kept
    }

    /// Traits of the face that shows, and those given by others, a bit each.
    pub fn traits(&self, state: &State, character: ObjectId) -> u64 {
        let mut bits = self.text(state, character).traits;
        self.for_each_quality(state, character, q::TRAIT, |quality, _| {
            if let Quality::Trait(word) = quality {
                bits |= 1 << *word as u32;
            }
        });
        bits
    }

    /// Slots: Weapon, Armor, Utility.
    #[inline]
    pub fn slots(&self, state: &State, character: ObjectId) -> [u8; 3] {
        let mut slots = self.def(state, character).slots;
        self.for_each_quality(state, character, q::SLOTS, |quality, _| {
            if let Quality::Slots(slot, number) = quality {
                slots[*slot as usize] += number;
            }
        });
        slots
    }

    /// The kinds of slots of the character in which an Upgrade may be, a bit each.
    pub fn fitting_slots(&self, state: &State, upgrade: ObjectId, character: ObjectId) -> u32 {
        let text = self.upgrade_text(state, upgrade);
        let Some(kind) = text.slot else { return 0 };
        let mut fitting = 1 << kind as u8 | u32::from(text.also_fits);
        self.for_each_quality(state, character, q::ACCEPTS, |quality, _| {
            if let Quality::Accepts(what, place) = quality
                && *what == kind
            {
                fitting |= 1 << *place as u8;
            }
        });
        let slots = self.slots(state, character);
        let fills = self.def(state, upgrade).fills;
        for (slot, number) in slots.into_iter().enumerate() {
            // What fills a slot of another kind as well may need two of one kind (Aequitas Rules Roundup 2021-01-03,
            // Megatron - Living Weapon: Crystal of Power with two Armor slots).
            let needed =
                if fills.is_empty() { 1 } else { 1 + fills.iter().filter(|other| **other != kind && **other as usize == slot).count() };
            if usize::from(number) < needed {
                fitting &= !(1 << slot);
            }
        }
        let filled = fills.iter().all(|other| *other == kind || slots[*other as usize] > 0);
        if filled { fitting } else { 0 }
    }

    /// Whether an Upgrade on a character takes room in the slots of a kind: in that which it was put into for its own kind,
    /// and in those of the other kinds that it fills at once.
    #[inline]
    pub fn occupies(&self, state: &State, upgrade: ObjectId, slot: u8) -> bool {
        state.object(upgrade).slot == slot || self.also_fills(state, upgrade, slot)
    }

    /// Whether an Upgrade fills a slot of this kind beyond that which it was put into.
    #[inline]
    pub fn also_fills(&self, state: &State, upgrade: ObjectId, slot: u8) -> bool {
        let def = self.def(state, upgrade);
        def.fills.iter().any(|filled| *filled as u8 == slot && def.texts[0].slot != Some(*filled))
    }

    /// How many slots of a kind one Upgrade takes: two where it was put into a slot of a kind that it fills as well.
    #[inline]
    pub fn slots_taken(&self, state: &State, upgrade: ObjectId, slot: u8) -> u8 {
        u8::from(state.object(upgrade).slot == slot) + u8::from(self.also_fills(state, upgrade, slot))
    }

    /// Whether an Upgrade may be in a slot of this kind on the character.
    pub fn fits_slot(&self, state: &State, upgrade: ObjectId, character: ObjectId, slot: Slot) -> bool {
        self.fitting_slots(state, upgrade, character) >> slot as u8 & 1 != 0
    }

    /// Which character "this" means in what a card has set up for later: the one whose card it is, or that it is on. What an
    /// Action has set up compares with the character that it was set up for.
    pub fn this_of(&self, state: &State, lasting: &Lasting) -> ObjectId {
        match state.object(lasting.source) {
            Object { zone: Zone::Combined | Zone::Upgrade, host, .. } => *host,
            _ if state.is_character(lasting.source) => lasting.source,
            _ => members(lasting.who).next().unwrap_or(NOBODY),
        }
    }

    /// The text that an object has, or would have, as an Upgrade.
    #[inline]
    pub fn upgrade_text(&self, state: &State, object: ObjectId) -> &'static Text {
        let def = self.def(state, object);
        // The second card of a Weaponizer shows the second side.
        let face = if state.is_character(object) {
            std::hint::cold_path();
            state.character(object).face
        } else {
            0
        };
        &def.texts[def.upgrade_side.max(face) as usize]
    }

    /// Whether a character card shows its Upgrade side, on a character or in the KO area: it is no character then
    /// (Wave 3 FAQ, Battle Masters; Private Sideswipe).
    #[inline]
    pub fn shows_upgrade_side(&self, state: &State, object: ObjectId) -> bool {
        state.is_character(object)
            && (state.object(object).zone == Zone::Upgrade || state.character(object).face >= self.def(state, object).faces)
    }

    /// Whether a character fits a phrase, apart from being chosen.
    pub fn fits(&self, state: &State, eye: &Eye, character: ObjectId, who: &Who) -> bool {
        if character == NOBODY || !state.is_character(character) {
            return false;
        }
        let picked = match who.pick {
            Pick::This | Pick::Upgraded => character == eye.this,
            Pick::It => eye.it >> character & 1 != 0,
            Pick::Attacker => state.battle.running && character == state.battle.attacker,
            Pick::Defender => state.battle.running && character == state.battle.defender,
            Pick::Opposing => character == opponent_in_battle(state, eye.this),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => true,
        };
        let object = state.object(character);
        let side = match who.side {
            Side::Any => true,
            Side::Your => object.owner == eye.you,
            Side::Enemy => object.owner != eye.you,
        };
        picked && side && self.is_all(state, eye, character, who)
    }

    /// All characters that a phrase can mean, whether chosen or not.
    pub fn candidates(&self, state: &State, eye: &Eye, who: &Who) -> Characters {
        let all = match who.pick {
            Pick::This | Pick::Upgraded => only(eye.this),
            Pick::It => eye.it,
            Pick::Attacker | Pick::Defender if !state.battle.running => 0,
            Pick::Attacker => only(state.battle.attacker),
            Pick::Defender => only(state.battle.defender),
            Pick::Opposing => only(opponent_in_battle(state, eye.this)),
            Pick::Each | Pick::Choose(_) | Pick::UpTo(_) => !0,
        };
        let of_side = |sets: [Characters; 2]| match who.side {
            Side::Any => sets[0] | sets[1],
            Side::Your => sets[eye.you as usize],
            Side::Enemy => sets[State::other(eye.you) as usize],
        };
        let there = match who.place {
            Place::Battlefield => of_side(state.battlefield),
            Place::Ko => of_side(state.ko),
            Place::BattlefieldOrKo => of_side(state.battlefield) | of_side(state.ko),
            Place::Anywhere | Place::UnderThis | Place::UnderIt | Place::Outside => of_side(self.elsewhere(state, eye, who.place)),
        };
        if who.is.is_empty() {
            return all & there;
        }
        let mut found = 0;
        for character in members(all & there) {
            found |= u32::from(self.is_all(state, eye, character, who)) << character;
        }
        found
    }

    /// The characters of each player in a place that no set of the state lists.
    #[cold]
    fn elsewhere(&self, state: &State, eye: &Eye, place: Place) -> [Characters; 2] {
        let mut sets = [0; 2];
        for (index, object) in state.objects[..state.characters.len()].iter().enumerate() {
            let there = match place {
                Place::UnderThis => object.zone == Zone::Under && object.host == eye.this,
                Place::UnderIt => object.zone == Zone::Under && eye.it & only(object.host) != 0,
                // Forms of combiners are no cards that one could take by themselves.
                Place::Outside => object.zone == Zone::Outside && self.def(state, index as ObjectId).parts.is_empty(),
                _ => true,
            };
            sets[object.owner as usize] |= u32::from(there) << index;
        }
        sets
    }

    /// Whether a character is all that a phrase says of whom it means.
    #[inline]
    fn is_all(&self, state: &State, eye: &Eye, character: ObjectId, who: &Who) -> bool {
        who.is.iter().all(|is| self.is(state, eye, character, is))
    }

    /// Whether a character is what one word of a phrase says.
    pub fn is(&self, state: &State, eye: &Eye, character: ObjectId, is: &Is) -> bool {
        match is {
            Is::Trait(word) => self.has_trait(state, character, *word),
            Is::Faction(faction) => {
                let head = state.character(character).head;
                self.def(state, character).faction == *faction || head != NOBODY && self.def(state, head).faction == *faction
            }
            Is::Mode(mode) => self.text(state, character).mode == *mode,
            Is::AltMode => matches!(self.text(state, character).mode, Mode::Alt | Mode::Alt2),
            Is::Named(name) => is_named(self.def(state, character).name, name),
            Is::FullNamed(name) => self.def(state, character).full_name == name,
            Is::Tapped(tapped) => state.is_tapped(character) == *tapped,
            Is::Damaged(damaged) => (state.character(character).damage > 0) == *damaged,
            Is::Other => character != eye.this,
            Is::Number(Stat::Stars, compare, number) => {
                compare.holds(self.stat(state, character, Stat::Stars), i32::from(self.stars_read(state, eye.source, *number)))
            }
            Is::Number(stat, compare, number) => compare.holds(self.stat(state, character, *stat), i32::from(*number)),
            Is::StarsAgainstThis(sign) => {
                if eye.this == NOBODY {
                    return false;
                }
                let (its, own) = (self.stars(state, character), self.stars(state, eye.this));
                match sign {
                    1 => its > own,
                    0 => its == own,
                    _ => its < own,
                }
            }
            Is::AgainstIt(stat, compare) => {
                members(eye.it).next().is_some_and(|it| compare.holds(self.stat(state, character, *stat), self.stat(state, it, *stat)))
            }
            Is::OtherFaction => eye.this != NOBODY && !self.share_faction(state, character, eye.this),
            Is::Attacked => state.character(character).attacks > 0,
            Is::Combined => state.combined >> character & 1 != 0,
            Is::Defending => state.battle.running && character == state.battle.defender,
            Is::Has(what) => state.character(character).upgrades.iter().any(|&upgrade| self.is_card(state, eye, upgrade, what)),
            Is::HasKeyword(keyword) => self.has_keyword(state, character, *keyword),
            Is::HasHead(name) => {
                let head = state.character(character).head;
                head != NOBODY && name.as_ref().is_none_or(|name| is_named(self.def(state, head).name, name))
            }
            Is::HasSeveralAltModes => {
                let def = self.def(state, character);
                def.texts[..def.faces as usize].iter().filter(|text| matches!(text.mode, Mode::Alt | Mode::Alt2)).count() > 1
            }
            Is::HasMode(word) => {
                let def = self.def(state, character);
                def.texts[..def.faces as usize].iter().any(|text| text.traits >> *word as u32 & 1 != 0)
            }
            Is::CanFlip => self.def(state, character).flips,
            Is::Not(inner) => !self.is(state, eye, character, inner),
            Is::AnyOf(parts) => parts.iter().any(|part| self.is(state, eye, character, part)),
        }
    }

    /// A number of stars that the text of a card compares with, as another card may have changed it (Orbital Strike).
    #[inline]
    fn stars_read(&self, state: &State, source: ObjectId, number: u8) -> u8 {
        if self.may_give(state, 1 << q::READS_STARS) && source != NOBODY && state.is_character(source) {
            std::hint::cold_path();
            return self.stars_reread(state, source, number);
        }
        number
    }

    #[inline(never)]
    fn stars_reread(&self, state: &State, source: ObjectId, number: u8) -> u8 {
        let mut read = number;
        self.for_each_quality(state, source, q::READS_STARS, |quality, _| {
            if let Quality::ReadsStars(from, to) = quality
                && *from == number
            {
                read = *to;
            }
        });
        read
    }

    /// Whether a face of a character is what a flip is to lead to.
    pub fn is_mode(&self, state: &State, character: ObjectId, face: u8, into: Into) -> bool {
        let Some(text) = self.def(state, character).texts.get(usize::from(face)) else { return false };
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

    /// Whether two characters have a faction in common, their heads' included.
    fn share_faction(&self, state: &State, left: ObjectId, right: ObjectId) -> bool {
        let factions = |character: ObjectId| {
            let head = state.character(character).head;
            let of_head = if head == NOBODY { 0 } else { 1 << self.def(state, head).faction as u8 };
            of_head | 1u8 << self.def(state, character).faction as u8
        };
        factions(left) & factions(right) != 0
    }

    /// Whether a character has a trait now.
    pub fn has_trait(&self, state: &State, character: ObjectId, word: Trait) -> bool {
        self.traits(state, character) >> word as u32 & 1 != 0
    }

    /// A number of a character.
    pub fn stat(&self, state: &State, character: ObjectId, stat: Stat) -> i32 {
        match stat {
            Stat::Stars => i32::from(self.stars(state, character)),
            Stat::Attack => (i32::from(self.attack_sum(state, character)) + flipped(state, character, 0)).max(0),
            Stat::Defense => (i32::from(self.defense_sum(state, character)) + flipped(state, character, 1)).max(0),
            Stat::Damage => i32::from(state.character(character).damage),
            Stat::Upgrades => state.character(character).upgrades.len() as i32,
            Stat::Bold => i32::from(self.keyword(state, character, Keyword::Bold)),
            Stat::Flips => i32::from(state.character(character).flips),
            Stat::Under => state.objects.iter().filter(|object| object.zone == Zone::Under && object.host == character).count() as i32,
        }
    }

    /// Whether a battle card (or Upgrade side) fits a phrase.
    #[inline]
    pub fn is_card(&self, state: &State, eye: &Eye, card: ObjectId, what: &What) -> bool {
        self.is_card_of_any_type(state, eye, card, what) && (!what.same_type || self.shares_type(state, card, state.those(eye.those)))
    }

    /// The same apart from "of the same type".
    pub fn is_card_of_any_type(&self, state: &State, eye: &Eye, card: ObjectId, what: &What) -> bool {
        let def = self.def(state, card);
        let text = self.upgrade_text(state, card);
        let kind = match what.kind {
            // The Upgrade side of a character card is an Upgrade, but no battle card.
            Kind::Card => !state.is_character(card),
            Kind::Action => text.slot.is_none(),
            Kind::SecretAction => matches!(def.battle_kind(), Some(altmode_tcg_language::BattleKind::Secret)),
            // One that fills slots of two kinds is of both kinds (Aequitas Rules Roundup 2021-01-03, Crystal of Power).
            Kind::Upgrade => text.slot.is_some_and(|slot| {
                what.slots.is_empty() || what.slots.contains(&slot) || def.fills.iter().any(|slot| what.slots.contains(slot))
            }),
        };
        let shows = |color| self.shows_icon(state, card, color);
        kind && what.color.is_none_or(|color| shows(color) || what.or_color.is_some_and(shows))
            && what.faction.is_none_or(|faction| def.faction == faction)
            && what.name.as_ref().is_none_or(|name| def.name == name)
            && what.stars.is_none_or(|(compare, number)| compare.holds(i32::from(shown_stars(state, card, def)), i32::from(number)))
            && (!what.no_icons || def.icons.is_empty() || face_down(state, card))
            && !(what.other && card == eye.source)
            // Weaponizers are no Battle Masters (Rules Roundup 2019-07-29).
            && (!what.battle_master || def.class == Class::Character(CharacterKind::BattleMaster))
            && (!what.weaponizer || def.class == Class::Character(CharacterKind::Weaponizer))
            && what.icons.is_none_or(|(number, color)| def.icon_counts[color as usize] >= number)
            && what.icon_count.is_none_or(|(compare, number)| compare.holds(shown_icons(state, card, def), i32::from(number)))
            && (!what.chosen_color || def.icon_counts[usize::from(eye.color) % 5] > 0)
            && (!what.chosen_name || def.name_id + 1 == eye.name)
            && (!what.plan || text.plans)
            && (!what.attack || text.attack > 0)
    }

    /// Whether a card has an icon of a colour now. A flipped card has those that its icons count as in this battle
    /// (Rules Roundup 2019-07-12: Alpha Trion, Inverted).
    #[inline]
    fn shows_icon(&self, state: &State, card: ObjectId, color: Color) -> bool {
        let def = self.def(state, card);
        let recolored = state.battle.running && self.may_give(state, 1 << q::RECOLOR);
        if recolored && state.object(card).zone == Zone::Played {
            let Battle { attacker, defender, flipped, .. } = &state.battle;
            for (side, character) in [*attacker, *defender].into_iter().enumerate() {
                if flipped[side].contains(&card) {
                    let colors = self.recolorings(state, character);
                    return def.icons.iter().any(|icon| colors[*icon as usize] == color as u8);
                }
            }
        }
        def.has_icon(color) && !face_down(state, card)
    }

    /// The value of an amount now.
    pub fn amount(&self, state: &State, eye: &Eye, amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(number) => i32::from(*number),
            Amount::Counted(count) => self.count(state, eye, count),
        }
    }

    fn count(&self, state: &State, eye: &Eye, count: &Count) -> i32 {
        let you = &state.players[eye.you as usize];
        let they = &state.players[State::other(eye.you) as usize];
        let fitting = |cards: &[ObjectId], what: &What| cards.iter().filter(|&&card| self.is_card(state, eye, card, what)).count() as i32;
        match count {
            Count::Characters(who) => self.candidates(state, eye, who).count_ones() as i32,
            // Where "this" has been KO'd meanwhile, its ability still happens (Rules Roundup 2019-11-22, Lord Megatron).
            Count::Of(stat, who) if who.pick == Pick::This && state.is_character(eye.this) => self.stat(state, eye.this, *stat),
            Count::Of(stat, who) => members(self.candidates(state, eye, who)).map(|character| self.stat(state, character, *stat)).sum(),
            Count::Upgrades { what, on } => {
                members(self.candidates(state, eye, on)).map(|character| fitting(&state.character(character).upgrades, what)).sum()
            }
            Count::CardsInHand => you.hand.len() as i32,
            Count::CardsInTheirHand => they.hand.len() as i32,
            Count::InScrap(what) => fitting(&you.scrap, what),
            Count::InTheirScrap(what) => fitting(&they.scrap, what),
            Count::InTheirKo(what) => self.in_ko_area(state, eye, State::other(eye.you), what),
            Count::CardsInDeck => you.deck.len() as i32,
            Count::SecretActions => {
                let secret = |&&card: &&ObjectId| self.is_secret(state, card);
                you.played.iter().filter(secret).count() as i32
            }
            Count::Flipped(color) => i32::from(state.battle.icons[side_of(state, eye.you)][*color as usize]),
            Count::FlippedCards(what) => fitting(&state.battle.flipped[side_of(state, eye.you)], what),
            Count::FlippedColors => colors(&state.battle.icons[side_of(state, eye.you)]),
            Count::IconsOfThose(color) => {
                state.those(eye.those).iter().map(|&card| i32::from(self.def(state, card).icon_counts[*color as usize])).sum()
            }
            Count::ColorsOfThose => colors(&self.icons_of(state, state.those(eye.those))),
            Count::AttackOfThose => {
                state.those(eye.those).iter().map(|&card| i32::from(self.upgrade_text(state, card).attack.max(0))).sum()
            }
            Count::Those(what) => fitting(state.those(eye.those), what),
            Count::ThatMany | Count::AttackAtKo => i32::from(eye.amount),
            Count::ExtraDamage => i32::from(state.battle.extra),
            Count::StartingTeam(who) => self.starting_team(state, eye, who).count_ones() as i32,
            Count::KoThisGame(who) => members(state.been_ko).filter(|&character| self.fits(state, eye, character, who)).count() as i32,
            Count::PlayedThisTurn(name) => match self.catalogue.name_id(name) {
                Some(id) => you.played_names.iter().filter(|&&other| other == id).count() as i32,
                None => 0,
            },
            Count::ActionsThisTurn => i32::from(you.actions),
            Count::TheirActionsThisTurn => i32::from(they.actions),
            Count::Tower => i32::from(you.tower),
            // Face down or face up, flipped ones included: as for `HaveSecretAction`.
            Count::TheirSecretActions => they.played.iter().filter(|&&card| self.is_secret(state, card)).count() as i32,
            Count::ScrappedThisBattle => self.scrapped_this_battle(state, eye),
            Count::DamageOnThis => i32::from(state.damage_on_upgrade(eye.source)),
            Count::Missing { from, to } => (self.amount(state, eye, to) - i32::from(*from)).min(0).abs(),
            Count::Sum(left, right) => self.amount(state, eye, left) + self.amount(state, eye, right),
            Count::Least(left, right) => self.amount(state, eye, left).min(self.amount(state, eye, right)),
            Count::Product(left, right) => self.amount(state, eye, left) * self.amount(state, eye, right),
            Count::Difference(left, right) => (self.amount(state, eye, left) - self.amount(state, eye, right)).max(0),
        }
    }

    /// Copies of an Upgrade that were scrapped from its character in this battle.
    fn scrapped_this_battle(&self, state: &State, eye: &Eye) -> i32 {
        let name = self.def(state, eye.source).name_id;
        let counts =
            |lasting: &&Lasting| lasting.kind == LastingKind::Scrapped && lasting.what == name && lasting.who & only(eye.this) != 0;
        state.lasting.iter().filter(counts).count() as i32
    }

    /// How many battle cards that fit lie in a player's KO area.
    #[cold]
    fn in_ko_area(&self, state: &State, eye: &Eye, seat: u8, what: &What) -> i32 {
        let cards = state.characters.len() as ObjectId..state.objects.len() as ObjectId;
        let there = |card: &ObjectId| state.object(*card).zone == Zone::Ko && state.owner(*card) == seat;
        cards.filter(there).filter(|&card| self.is_card(state, eye, card, what)).count() as i32
    }

    /// Characters of your starting team that fit, as they were shown at the start
    /// (Wave 4 FAQ, Opportune Offensive: later changes do not matter).
    fn starting_team(&self, state: &State, eye: &Eye, who: &Who) -> Characters {
        let mut found = 0;
        for index in members(state.started) {
            if state.owner(index) != eye.you {
                continue;
            }
            found |= u32::from(who.is.iter().all(|is| self.started_as(state, eye, index, is))) << index;
        }
        found
    }

    /// Whether a character was what one word of a phrase says as the starting team was shown: the sides with the stars, and
    /// what the stratagems beside them give (Aequitas Rules Roundup 2020-09-14, Blitzwing; 2021-01-03, Stratagem).
    fn started_as(&self, state: &State, eye: &Eye, index: ObjectId, is: &Is) -> bool {
        let def = self.def(state, index);
        let shown = &def.texts[def.start as usize];
        match is {
            Is::Trait(word) => shown.traits >> *word as u32 & 1 != 0 || self.started_with_trait(state, index, *word),
            Is::Mode(mode) => shown.mode == *mode,
            Is::AltMode => matches!(shown.mode, Mode::Alt | Mode::Alt2),
            Is::Not(inner) => !self.started_as(state, eye, index, inner),
            Is::AnyOf(parts) => parts.iter().any(|part| self.started_as(state, eye, index, part)),
            _ => self.is(state, eye, index, is),
        }
    }

    /// Whether a stratagem of its player gave a character of the starting team a trait.
    fn started_with_trait(&self, state: &State, index: ObjectId, word: Trait) -> bool {
        let owner = state.owner(index);
        self.stratagems(state).iter().filter(|&&stratagem| state.owner(stratagem) == owner).any(|&stratagem| {
            let eye = Eye::of(stratagem, NOBODY, owner);
            let gives = |quality: &Quality| matches!(quality, Quality::Trait(given) if *given == word);
            self.text(state, stratagem).statics.iter().any(|ability| {
                ability.condition.is_none()
                    && ability.has.iter().any(gives)
                    && ability
                        .who
                        .is_some_and(|who| who.side != Side::Enemy && who.is.iter().all(|is| self.started_as(state, &eye, index, is)))
            })
        })
    }

    /// Whether a condition holds now.
    pub fn holds(&self, state: &State, eye: &Eye, condition: &Condition) -> bool {
        match condition {
            Condition::Have(who) => {
                let needed = if let Pick::Choose(number) = who.pick { u32::from(number) } else { 1 };
                self.candidates(state, eye, who).count_ones() >= needed
            }
            Condition::Is { who, what } => {
                let set = self.candidates(state, eye, who);
                set != 0 && members(set).all(|character| self.fits(state, eye, character, what))
            }
            Condition::Number(left, compare, right) => compare.holds(self.amount(state, eye, left), self.amount(state, eye, right)),
            Condition::InScrap(what) => state.players[eye.you as usize].scrap.iter().any(|&card| self.is_card(state, eye, card, what)),
            Condition::ThoseAre(what) => {
                eye.those.count > 0 && state.those(eye.those).iter().all(|&card| self.is_card(state, eye, card, what))
            }
            Condition::ThoseInclude(what) => state.those(eye.those).iter().any(|&card| self.is_card(state, eye, card, what)),
            Condition::ThoseHaveIcons(icons) => {
                let have = self.icons_of(state, state.those(eye.those));
                Color::ALL.iter().all(|color| usize::from(have[*color as usize]) >= icons.iter().filter(|icon| *icon == color).count())
            }
            Condition::ThoseHaveColors(number) => colors(&self.icons_of(state, state.those(eye.those))) == i32::from(*number),
            Condition::ThoseShareName => {
                let name = |card: &ObjectId| self.def(state, *card).name_id;
                state.those(eye.those).first().is_some_and(|first| state.those(eye.those).iter().all(|card| name(card) == name(first)))
            }
            Condition::ThoseHaveChosenColor => {
                state.those(eye.those).iter().any(|&card| self.def(state, card).icon_counts[eye.color as usize % 5] > 0)
            }
            Condition::StartingTeamOnly(who) => {
                let fit = self.starting_team(state, eye, who);
                members(state.started & !fit).all(|index| state.owner(index) != eye.you)
            }
            Condition::StartingTeamHad(who) => self.starting_team(state, eye, who) != 0,
            Condition::PlayedThisTurn(name) => {
                self.catalogue.name_id(name).is_some_and(|id| state.players[eye.you as usize].played_names.contains(&id))
            }
            Condition::Done => eye.done,
            Condition::YourTurn => state.active == eye.you,
            Condition::YourFirstTurn => state.active == eye.you && state.players[eye.you as usize].turns == 1,
            Condition::Attacking(who) => state.battle.running && self.fits(state, eye, state.battle.attacker, who),
            Condition::Defending(who) => state.battle.running && self.fits(state, eye, state.battle.defender, who),
            Condition::Against(who) => {
                let other = opponent_in_battle(state, eye.this);
                other != NOBODY && self.fits(state, eye, other, who)
            }
            Condition::HandAgainstTheirs(sign) => {
                let own = state.players[eye.you as usize].hand.len();
                let theirs = state.players[State::other(eye.you) as usize].hand.len();
                own.cmp(&theirs) == sign.cmp(&0)
            }
            // Face down or face up: one that was flipped lies face up in the played area as well (Wave 4 FAQ, Sergeant Mirage:
            // the ability looks in the played area; Expanded Rules 2.0, 1.3.2: flipped cards are put there face up).
            Condition::HaveSecretAction => {
                let is_own = |card: ObjectId| self.is_secret(state, card) && (!state.odd_secrets || state.controller(card) == eye.you);
                let lists = state.players.iter().enumerate().filter(|(seat, _)| *seat == usize::from(eye.you) || state.odd_secrets);
                lists.flat_map(|(_, player)| player.played.iter().copied()).any(is_own)
            }
            Condition::UpgradesHaveIcons { who, icons } => members(self.candidates(state, eye, who)).next().is_some_and(|character| {
                let have = self.icons_of(state, &state.character(character).upgrades);
                Color::ALL.iter().all(|color| usize::from(have[*color as usize]) >= icons.iter().filter(|icon| *icon == color).count())
            }),
            Condition::ShareTrait { who, with } => {
                let characters = self.candidates(state, eye, who);
                let others = with.as_ref().map_or(0, |with| self.candidates(state, eye, with));
                // Where the other one is not said, there are at least two to share a trait.
                let enough = if with.is_some() { characters != 0 && others != 0 } else { characters.count_ones() > 1 };
                enough && members(characters | others).fold(!0, |shared, character| shared & self.traits(state, character)) != 0
            }
            Condition::StillOn => state.object(eye.source).zone == Zone::Upgrade,
            Condition::Not(inner) => !self.holds(state, eye, inner),
            Condition::All(parts) => parts.iter().all(|part| self.holds(state, eye, part)),
            Condition::Any(parts) => parts.iter().any(|part| self.holds(state, eye, part)),
        }
    }

    /// Icons of cards together, by colour.
    pub fn icons_of(&self, state: &State, cards: &[ObjectId]) -> [u16; 5] {
        let mut sum = [0; 5];
        for &card in cards {
            for (total, count) in sum.iter_mut().zip(self.def(state, card).icon_counts) {
                *total += u16::from(count);
            }
        }
        sum
    }
}

/// What icons flipped so far add to a combatant's total: orange ones to the attack of the attacker, blue ones to the
/// defense of the defender (Wave 1 FAQ, Crushing Treads).
fn flipped(state: &State, character: ObjectId, side: usize) -> i32 {
    let battle = &state.battle;
    let combatant = [battle.attacker, battle.defender][side];
    if battle.running && combatant == character { battle.pips[side].into() } else { 0 }
}

/// The other character of the battle; [`NOBODY`] if this one is not in it.
pub fn opponent_in_battle(state: &State, character: ObjectId) -> ObjectId {
    match &state.battle {
        battle if !battle.running => NOBODY,
        battle if character == battle.attacker => battle.defender,
        battle if character == battle.defender => battle.attacker,
        _ => NOBODY,
    }
}

/// The quality that gives a keyword.
fn kind_of(keyword: Keyword) -> u32 {
    match keyword {
        Keyword::Bold => q::BOLD,
        Keyword::Tough => q::TOUGH,
        Keyword::Pierce => q::PIERCE,
        Keyword::Focus => q::FOCUS,
        Keyword::Safeguard => q::SAFEGUARD,
        Keyword::Brave => q::BRAVE,
        Keyword::Stealth => q::STEALTH,
    }
}

/// Whether a card lies face down as a Secret Action: it shows no icons then, also while it is played (Rules Roundup
/// 2019-06-28, 2019-07-12).
fn face_down(state: &State, card: ObjectId) -> bool {
    state.object(card).zone == Zone::Secret
}

/// How many battle icons a card shows: none while it lies face down.
fn shown_icons(state: &State, card: ObjectId, def: &CardDef) -> i32 {
    if face_down(state, card) { 0 } else { def.icons.len() as i32 }
}

/// The stars that a card shows: none while it lies face down, as it shows no icons then.
fn shown_stars(state: &State, card: ObjectId, def: &CardDef) -> u8 {
    if face_down(state, card) { 0 } else { def.stars }
}

/// The side of the battle that a player is on: 0 attacking, 1 defending.
#[inline]
pub fn side_of(state: &State, seat: u8) -> usize {
    usize::from(seat != state.active)
}

/// How many different colours.
pub fn colors<T: PartialOrd + From<bool>>(icons: &[T; 5]) -> i32 {
    icons.iter().filter(|count| **count > T::from(false)).count() as i32
}

/// Whether a character goes by a name: also with a rank or title in front ("Shockwave" is Major
/// Shockwave and Decepticon Shockwave).
pub fn is_named(full: &str, name: &str) -> bool {
    full.strip_suffix(name).is_some_and(|front| front.is_empty() || front.ends_with(' '))
}
