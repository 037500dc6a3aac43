//! Builds a position: puts the cards into their zones and rejects impossible states.

use super::lookup::find_card;
use crate::{
    cards::{
        Tcg,
        blank::BLANK,
        card::DefId,
        catalogue::{CardDef, Class, Text},
    },
    embed::names::{slot_name, slot_number},
    engine::machine::Machine,
    input::{number, object, shorten, text, wrong},
    model::{
        objects::{MOST_BATTLE_CARDS, MOST_CHARACTERS, MOST_OBJECTS, NOBODY, ObjectId, members},
        state::{Character, Object as Thing, State, Zone},
    },
};
use altmode_core::{Error, Io, Random, Result};
use altmode_host::accepted;
use altmode_json::Value;
use altmode_tcg_language::{BattleKind, CharacterKind, Slot};

/// Number of blank cards in a deck that is left out.
const BLANK_DECK: usize = 40;

accepted! {
    /// An Upgrade of a scenario.
    pub(crate) ENTRY: ScenarioUpgrade or "string" {
        /// Its id or name.
        needed card: "string",
        /// Its alias in the steps.
        optional as: "string",
        /// The slot that it is in.
        optional slot: "Slot",
        /// Damage counters on it.
        optional damage: "number",
    }
}

/// A card of a list: a name, optionally with an alias.
#[derive(Clone, Debug)]
pub struct NamedCard<'a> {
    /// Id or name.
    pub card: &'a str,
    /// The alias that the script uses.
    pub alias: Option<&'a str>,
    /// The slot, for an Upgrade.
    pub slot: Option<&'a str>,
    /// Number of damage counters, for an Upgrade.
    pub damage: u8,
}

impl<'a> NamedCard<'a> {
    /// Reads an entry.
    pub fn read(value: &'a Value) -> Result<NamedCard<'a>> {
        if let Value::String(card) = value {
            return Ok(NamedCard { card, alias: None, slot: None, damage: 0 });
        }
        let fields = object(value, ENTRY.names)?;
        let card = text(fields, "card")?
            .ok_or_else(|| Error::new("missing-field", "a card has a \"card\"").at("card"))?;
        let damage = number(fields, "damage", 0, 99)?.unwrap_or(0) as u8;
        Ok(NamedCard { card, alias: text(fields, "as")?, slot: text(fields, "slot")?, damage })
    }
}

/// Finds the second Upgrade of a two-card Weaponizer by its name: its card and the face. The first Upgrade has the name of
/// the character card.
fn second_side(tcg: Tcg, name: &str) -> Option<(DefId, u8)> {
    tcg.catalogue
        .defs()
        .zip(tcg.catalogue.cards())
        .filter(|(_, card)| card.is_character())
        .find_map(|(def, card)| {
            let sides = usize::from(card.faces) + 1..card.texts.len();
            let face =
                sides.into_iter().find(|&face| card.texts[face].name.eq_ignore_ascii_case(name))?;
            Some((def, face as u8))
        })
}

/// A battle card that is placed on or under a character after all characters have been placed.
struct Later {
    owner: u8,
    host: ObjectId,
    def: DefId,
    alias: Option<String>,
    zone: Zone,
    slot: Option<u8>,
    damage: u8,
    /// The character card whose Upgrade side this is.
    side: Option<ObjectId>,
}

/// A state and the names of its cards in the script.
#[derive(Clone, Debug)]
pub struct Position {
    /// The state, stopped at its first decision.
    pub state: State,
    /// Aliases with their objects.
    pub aliases: Vec<(String, u8)>,
}

/// A position being built.
pub struct Builder {
    tcg: Tcg,
    /// The state so far.
    pub state: State,
    aliases: Vec<(String, ObjectId)>,
    /// Default aliases shared by several characters. They refer to none of them.
    shared: Vec<String>,
    later: Vec<Later>,
    /// Characters, whether their damage was given, and their place in the position.
    places: Vec<(ObjectId, bool, String)>,
    /// Whether each seat's starting team was given.
    teams: [bool; 2],
}

impl Builder {
    /// Creates an empty table.
    pub fn new(tcg: Tcg, random: Random) -> Builder {
        Builder {
            tcg,
            state: State::empty(random),
            aliases: Vec::new(),
            shared: Vec::new(),
            later: Vec::new(),
            places: Vec::new(),
            teams: [false; 2],
        }
    }

    /// Returns the rules in use.
    pub fn tcg(&self) -> Tcg {
        self.tcg
    }

    // --- names ---

    /// Finds a card by name.
    pub fn card(&self, name: &str) -> Result<DefId> {
        find_card(self.tcg, name, "a battle card", &|card| matches!(card.class, Class::Battle(_)))
    }

    /// Finds a character card by name.
    pub fn character_card(&self, name: &str) -> Result<DefId> {
        find_card(self.tcg, name, "a character", &CardDef::is_character)
    }

    /// Returns whether a name belongs to a character and to no other card.
    pub fn names_character(&self, name: &str) -> bool {
        self.character_card(name).is_ok() && self.card(name).is_err()
    }

    /// Returns whether an entry of a mixed list is a character.
    pub fn is_character_card(&self, value: &Value) -> Result<bool> {
        let name = value.as_str().or_else(|| value.get("card").and_then(Value::as_str));
        let name = name.ok_or_else(|| wrong(value, "a card"))?;
        Ok(self.names_character(name))
    }

    /// Finds the character that a name refers to in this position.
    pub fn character_called(&self, name: &str) -> Result<ObjectId> {
        let found = self
            .aliases
            .iter()
            .find(|(alias, object)| alias == name && self.state.is_character(*object));
        found.map(|(_, object)| *object).ok_or_else(|| {
            Error::new(
                "unknown-alias",
                format!("no character is called \"{}\" here", shorten(name)),
            )
        })
    }

    fn call(&mut self, object: ObjectId, alias: Option<&str>) -> Result<()> {
        let Some(alias) = alias else { return Ok(()) };
        let reserved = matches!(alias, "p0" | "p1" | "game");
        if reserved || self.aliases.iter().any(|(other, _)| other == alias) {
            return Err(Error::new(
                "alias-taken",
                format!("\"{}\" is the name of something else already", shorten(alias)),
            )
            .at("as"));
        }
        self.aliases.push((alias.to_string(), object));
        Ok(())
    }

    /// Gives a character without an alias its id as alias.
    fn call_by_id(&mut self, object: ObjectId) {
        let alias = self.tcg.def(&self.state, object).id.to_ascii_lowercase();
        if let Some(at) = self.aliases.iter().position(|(other, _)| *other == alias) {
            self.aliases.remove(at);
            self.shared.push(alias);
        } else if !self.shared.contains(&alias) {
            self.aliases.push((alias, object));
        }
    }

    // --- characters ---

    /// Places a character card.
    pub fn add_character(
        &mut self,
        owner: u8,
        def: DefId,
        zone: Zone,
        alias: Option<&str>,
    ) -> Result<ObjectId> {
        let card = self.tcg.catalogue.card(def);
        if self.state.characters.len() == MOST_CHARACTERS {
            return Err(Error::new(
                "too-many-characters",
                format!("a position has at most {MOST_CHARACTERS} character cards, forms included"),
            ));
        }
        let id = self.state.objects.len() as ObjectId;
        let started = matches!(zone, Zone::Battlefield | Zone::Ko | Zone::Combined)
            && card.class != Class::Character(CharacterKind::Combiner);
        self.state.defs.push(def);
        self.state.objects.push(Thing { zone, owner, seen: 3, host: NOBODY, slot: 0 });
        self.state.characters.push(Character { face: card.start, ..Character::default() });
        self.state.started |= u32::from(started) << id;
        self.state.been_ko |= u32::from(zone == Zone::Ko) << id;
        match zone {
            Zone::Battlefield => self.state.battlefield[usize::from(owner)] |= 1 << id,
            Zone::Ko => {
                self.state.ko[usize::from(owner)] |= 1 << id;
                self.state.players[usize::from(owner)].kos += 1;
            }
            _ => {}
        }
        match alias {
            Some(_) => self.call(id, alias)?,
            None => self.call_by_id(id),
        }
        if matches!(zone, Zone::Battlefield | Zone::Under | Zone::Outside) {
            self.tcg.add_second_cards(&mut self.state, def, owner, id)?;
        }
        if card.class == Class::Character(CharacterKind::Combiner) && zone != Zone::Outside {
            for &part in &card.parts {
                let part = self.add_character(owner, part, Zone::Combined, None)?;
                self.state.objects[usize::from(part)].host = id;
            }
        }
        Ok(id)
    }

    /// Turns a character to a mode.
    pub fn set_mode(&mut self, character: ObjectId, mode: &str) -> Result<()> {
        let def = self.tcg.def(&self.state, character);
        let faces = &def.texts[..usize::from(def.faces)];
        let Some(face) = faces.iter().position(|face| face.mode.name() == mode) else {
            let modes: Vec<_> = faces.iter().map(|face| face.mode.name()).collect();
            let message = format!(
                "{} has no mode \"{}\"; it has: {}",
                def.full_name,
                shorten(mode),
                modes.join(", ")
            );
            return Err(Error::new("unknown-mode", message));
        };
        self.state.characters[usize::from(character)].face = face as u8;
        Ok(())
    }

    /// Schedules the checks of damage against health and of Upgrades against slots, because later cards can change both.
    pub fn check_later(&mut self, character: ObjectId, damage_given: bool, place: &str) {
        self.places.push((character, damage_given, place.to_string()));
    }

    /// Returns the place of a character in the position.
    fn place_of(&self, character: ObjectId) -> String {
        self.places
            .iter()
            .find(|(other, ..)| *other == character)
            .map_or_else(String::new, |(.., place)| place.clone())
    }

    /// Puts a Titan Master's head on its body.
    pub fn join_head(&mut self, body: ObjectId, head: ObjectId) -> Result<()> {
        let kinds = [body, head].map(|object| self.tcg.def(&self.state, object).class);
        use CharacterKind::{
            Combiner, TitanMasterBody as Body, TitanMasterHead as Head,
            TitanMasterHeadAndBody as Both,
        };
        if !matches!(
            kinds,
            [Class::Character(Body | Both | Combiner), Class::Character(Head | Both)]
        ) {
            return Err(Error::new(
                "not-a-head",
                "a Titan Master's head goes on a Titan Master's body, or on a combiner",
            ));
        }
        self.tcg.join_head(&mut self.state, head, body);
        Ok(())
    }

    /// Sets the starting team. Members that are in no other zone are outside the game.
    pub fn set_starting_team(&mut self, seat: u8, team: &[DefId]) -> Result<()> {
        self.teams[usize::from(seat)] = true;
        let own: Vec<usize> = (0..self.state.characters.len())
            .filter(|&index| self.state.objects[index].owner == seat)
            .collect();
        for &index in &own {
            self.state.started &= !(1 << index);
        }
        for &def in team {
            let found = own.iter().find(|&&index| self.state.defs[index] == def);
            let index = match found {
                Some(&index) => index,
                None => usize::from(self.add_character(seat, def, Zone::Outside, None)?),
            };
            self.state.started |= 1 << index;
        }
        Ok(())
    }

    /// Places the combiner forms of a player's characters outside the game.
    pub fn add_combiner_forms(&mut self, seat: u8) -> Result<()> {
        let own = |def: DefId| {
            (0..self.state.characters.len()).any(|index| {
                self.state.objects[index].owner == seat && self.state.defs[index] == def
            })
        };
        let forms = self
            .tcg
            .catalogue
            .forms()
            .filter(|(form, parts)| !own(*form) && parts.iter().any(|&part| own(part)));
        let forms: Vec<DefId> = forms.map(|(form, _)| form).collect();
        for form in forms {
            self.add_character(seat, form, Zone::Outside, None)?;
        }
        Ok(())
    }

    /// Checks that both players have a character on the battlefield.
    pub fn close_characters(&mut self) -> Result<()> {
        for seat in 0..2 {
            if self.state.battlefield[seat] == 0 {
                let message = "each player has at least one character on the battlefield, else the game would be over";
                return Err(
                    Error::new("no-characters", message).at(format!("players[{seat}].characters"))
                );
            }
        }
        Ok(())
    }

    // --- battle cards and stratagems ---

    fn push_object(
        &mut self,
        owner: u8,
        def: DefId,
        zone: Zone,
        host: ObjectId,
    ) -> Result<ObjectId> {
        let id = self.state.objects.len();
        if id == MOST_OBJECTS {
            return Err(Error::new(
                "too-many-cards",
                format!("a position has at most {MOST_OBJECTS} cards"),
            ));
        }
        let seen = match zone {
            Zone::Deck | Zone::Under => 0,
            Zone::Hand | Zone::Secret | Zone::Outside => 1 << owner,
            _ => 3,
        };
        self.state.defs.push(def);
        self.state.objects.push(Thing { zone, owner, seen, host, slot: 0 });
        let id = id as ObjectId;
        let player = &mut self.state.players[usize::from(owner)];
        let list = match zone {
            Zone::Deck => &mut player.deck,
            Zone::Hand => &mut player.hand,
            Zone::Scrap => &mut player.scrap,
            Zone::Played | Zone::Secret => &mut player.played,
            _ => return Ok(id),
        };
        if list.is_full() {
            return Err(Error::new(
                "too-many-cards",
                format!("a player has at most {MOST_BATTLE_CARDS} cards in a zone"),
            ));
        }
        list.push(id);
        Ok(id)
    }

    /// Places a card of a list in a zone.
    pub fn add_card(&mut self, owner: u8, entry: &NamedCard, zone: Zone) -> Result<()> {
        let tcg = self.tcg;
        let def = match zone {
            Zone::Battlefield => {
                find_card(tcg, entry.card, "a stratagem", &|card| card.class == Class::Stratagem)?
            }
            Zone::Secret => find_card(tcg, entry.card, "a Secret Action", &|card| {
                card.class == Class::Battle(BattleKind::Secret)
            })?,
            _ => self.card(entry.card)?,
        };
        let id = self.push_object(owner, def, zone, NOBODY)?;
        self.call(id, entry.alias)
    }

    /// Places a battle card in a zone of its owner.
    pub fn add_battle_card(&mut self, owner: u8, def: DefId, zone: Zone) -> Result<ObjectId> {
        self.push_object(owner, def, zone, NOBODY)
    }

    /// Adds a deck of blank cards.
    pub fn add_blank_deck(&mut self, owner: u8) -> Result<()> {
        let def = self.card(BLANK)?;
        for _ in 0..BLANK_DECK {
            self.push_object(owner, def, Zone::Deck, NOBODY)?;
        }
        Ok(())
    }

    /// Schedules an Upgrade for a character.
    pub fn upgrade_later(&mut self, owner: u8, host: ObjectId, value: &Value) -> Result<()> {
        let entry = NamedCard::read(value)?;
        let slot = match entry.slot {
            None => None,
            Some(name) => Some(slot_number(name).ok_or_else(|| {
                Error::new(
                    "unknown-slot",
                    format!(
                        "\"{}\" is no slot; slots are weapon, armor and utility",
                        shorten(name)
                    ),
                )
                .at("slot")
            })?),
        };
        let tcg = self.tcg;
        let has_side = |card: &CardDef| {
            card.is_character() && card.texts.len() > usize::from(card.faces)
                || matches!(card.class, Class::Battle(kind) if kind.slot().is_some())
        };
        let second = second_side(tcg, entry.card);
        let def = second.map_or_else(
            || find_card(tcg, entry.card, "an Upgrade", &has_side),
            |(def, _)| Ok(def),
        )?;
        if !has_side(tcg.catalogue.card(def)) {
            return Err(Error::new(
                "wrong-card",
                format!("{} is no Upgrade", tcg.catalogue.card(def).full_name),
            ));
        }
        let side = if tcg.catalogue.card(def).is_character() {
            let id = self.add_character(owner, def, Zone::Upgrade, entry.alias)?;
            self.state.objects[usize::from(id)].host = host;
            self.state.characters[usize::from(id)].face =
                second.map_or(tcg.catalogue.card(def).upgrade_side, |(_, face)| face);
            Some(id)
        } else {
            None
        };
        let alias = entry.alias.filter(|_| side.is_none()).map(str::to_string);
        self.later.push(Later {
            owner,
            host,
            def,
            alias,
            zone: Zone::Upgrade,
            slot,
            damage: entry.damage,
            side,
        });
        Ok(())
    }

    /// Schedules a battle card to go under a character.
    pub fn under_later(&mut self, owner: u8, host: ObjectId, value: &Value) -> Result<()> {
        let entry = NamedCard::read(value)?;
        let def = self.card(entry.card)?;
        let alias = entry.alias.map(str::to_string);
        self.later.push(Later {
            owner,
            host,
            def,
            alias,
            zone: Zone::Under,
            slot: None,
            damage: 0,
            side: None,
        });
        Ok(())
    }

    /// Places the scheduled Upgrades and cards under characters, now that everything that grants slots is in play.
    pub fn place_upgrades(&mut self) -> Result<()> {
        for later in std::mem::take(&mut self.later) {
            self.place(&later).map_err(|error| error.at(self.place_of(later.host)))?;
        }
        // Slots are checked last, because Upgrades can grant slots.
        for character in members(self.state.battlefield[0] | self.state.battlefield[1]) {
            self.check_slots(character).map_err(|error| error.at(self.place_of(character)))?;
        }
        Ok(())
    }

    fn place(&mut self, later: &Later) -> Result<()> {
        let id = match later.side {
            Some(id) => id,
            None => self.push_object(later.owner, later.def, later.zone, later.host)?,
        };
        self.call(id, later.alias.as_deref())?;
        if later.zone == Zone::Under {
            return Ok(());
        }
        if self.state.character(later.host).upgrades.is_full() {
            return Err(Error::new(
                "too-many-upgrades",
                "a character cannot carry so many Upgrades",
            ));
        }
        let own = self.tcg.upgrade_text(&self.state, id).slot.map_or(0, |slot| slot as u8);
        let slot = later.slot.unwrap_or(own);
        self.state.objects[usize::from(id)].slot = slot;
        self.state.characters[usize::from(later.host)].upgrades.push(id);
        if later.damage > 0 && !self.state.upgrade_damage.try_push((id, later.damage)) {
            return Err(Error::new(
                "too-many-counters",
                "so many Upgrades cannot have damage counters",
            ));
        }
        Ok(())
    }

    /// Checks that no slot holds too many Upgrades.
    fn check_slots(&mut self, character: ObjectId) -> Result<()> {
        let upgrades = self.state.character(character).upgrades;
        let slots = self.tcg.slots(&self.state, character);
        let name = self.tcg.full_name(&self.state, character);
        for slot in 0..3u8 {
            let texts: Vec<(&Text, u8)> = upgrades
                .iter()
                .filter(|&&upgrade| self.tcg.occupies(&self.state, upgrade, slot))
                .map(|&upgrade| {
                    (
                        self.tcg.text(&self.state, upgrade),
                        self.tcg.slots_taken(&self.state, upgrade, slot),
                    )
                })
                .collect();
            // Copies of an Upgrade that allows several in a slot share one slot.
            let mut used = 0;
            for (index, (text, taken)) in texts.iter().enumerate() {
                let before =
                    texts[..index].iter().filter(|(other, _)| other.name == text.name).count();
                used +=
                    usize::from(before % usize::from(text.fits.max(1)) == 0) * usize::from(*taken);
            }
            if used > usize::from(slots[usize::from(slot)]) {
                let message = format!(
                    "{name} has {} {} slots; {} Upgrades do not fit",
                    slots[usize::from(slot)],
                    slot_name(slot),
                    texts.len()
                );
                return Err(Error::new("slot-full", message).at("upgrades"));
            }
        }
        for &upgrade in upgrades.iter() {
            let slot = self.state.object(upgrade).slot;
            if !self.tcg.fits_slot(&self.state, upgrade, character, Slot::ALL[usize::from(slot)]) {
                let message = format!(
                    "{} cannot be in a {} slot of {name}",
                    self.tcg.full_name(&self.state, upgrade),
                    slot_name(slot)
                );
                return Err(Error::new("wrong-slot", message).at("upgrades"));
            }
        }
        Ok(())
    }

    /// Records a card that the active player played this turn.
    pub fn note_played(&mut self, seat: u8, def: DefId) {
        let card = self.tcg.catalogue.card(def);
        let player = &mut self.state.players[usize::from(seat)];
        player.played_names.push(card.name_id);
        if matches!(card.class, Class::Battle(kind) if kind.slot().is_some()) {
            self.state.allowance.upgrade = false;
        } else {
            player.actions = player.actions.saturating_add(1);
            player.actions_from_hand = player.actions_from_hand.saturating_add(1);
        }
    }

    /// Checks damage and starts the turn at the given phase.
    pub fn finish(mut self, phase: Option<&str>) -> Result<Position> {
        for (character, given, place) in std::mem::take(&mut self.places) {
            self.check_damage(character, given).map_err(|error| error.at(place))?;
        }
        self.state.battle.attacker = NOBODY;
        self.state.battle.defender = NOBODY;
        self.state.last_attacker = [NOBODY; 2];
        let mut io = Io::silent();
        let mut machine = Machine::new(self.tcg, &mut self.state, &mut io);
        match phase {
            None | Some("main") => machine.begin_position(false),
            Some("attack") => machine.begin_position(true),
            Some("start") => {
                // The start of the turn increments the number again.
                machine.state.turn -= 1;
                let player = &mut machine.state.players[usize::from(machine.state.active)];
                player.turns = player.turns.saturating_sub(1);
                machine.begin_game(false);
            }
            Some("set-up") => {
                machine.state.turn = 0;
                for player in &mut machine.state.players {
                    player.turns = 0;
                }
                machine.begin_set_up();
            }
            Some(other) => {
                let message = format!(
                    "a position begins in phase \"set-up\", \"start\", \"main\" or \"attack\", not \"{}\"",
                    shorten(other)
                );
                return Err(Error::new("unknown-phase", message).at("phase"));
            }
        }
        machine.run();
        Ok(Position { state: self.state, aliases: self.aliases })
    }

    fn check_damage(&mut self, character: ObjectId, given: bool) -> Result<()> {
        let health = self.tcg.health(&self.state, character).max(0);
        let name = self.tcg.full_name(&self.state, character);
        let zone = self.state.object(character).zone;
        let damage = &mut self.state.characters[usize::from(character)].damage;
        if zone == Zone::Ko {
            // A KO'd character has as much damage as health.
            if !given {
                *damage = health as u8;
            }
            return Ok(());
        }
        if i16::from(*damage) >= health.max(1) {
            let message =
                format!("{name} has {health} health; with {damage} damage it would be KO'd");
            return Err(Error::new("too-much-damage", message).at("damage"));
        }
        Ok(())
    }
}
