//! Random legal decks of all implemented cards.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class},
    },
    deck::{Deck, Entry, has_target, is_target},
    model::start::SetupDeck,
};
use altmode_core::Random;
use altmode_tcg_language::CharacterKind;

/// Stars that a deck may have (Rules 1.0).
const STARS: u32 = 25;
/// Battle cards that a deck has at least (Rules 1.0).
const CARDS: u32 = 40;

/// Battle cards that play others, multiply what others do, or do something for each of many cards.
const MULTIPLYING: [&str; 16] = [
    "Brainstorm",
    "Leap of Faith",
    "Focus Fire",
    "Sonic Scramble",
    "System Reboot",
    "New Designs",
    "Multi-Mission Gear",
    "Security Checkpoint",
    "Photon Bomb",
    "War of Attrition",
    "Espionage",
    "Swarm!",
    "Rapid Conversion",
    "Reprocess",
    "Attack Drone",
    "Unleash Potential",
];
/// Characters that do so.
const MULTIPLIERS: [&str; 6] = [
    "Decepticon Shockwave, Cybertron Commander",
    "Bombshell, Insecticon Mind-Controller",
    "Metroplex, Autobot City",
    "Optimus Prime, Battlefield Legend",
    "Nightbird, Enigmatic Agent",
    "Insecticon Skrapnel, Insecticon Leader",
];

/// A deck in the making.
struct Builder<'a> {
    tcg: Tcg,
    random: &'a mut Random,
    deck: SetupDeck,
    /// Stars that are left.
    stars: u32,
}

/// A random legal deck of cards that are fully implemented and not banned: 25 stars, at least 40 battle cards, at most 3 of
/// a name. It often has the parts of a combiner and what combines them, a Titan Master, a stratagem, and always some cards
/// outside the game.
pub fn random_deck(tcg: Tcg, random: &mut Random) -> SetupDeck {
    let mut builder = Builder { tcg, random, deck: SetupDeck::default(), stars: STARS };
    match builder.random.below(12) {
        0..4 => builder.multiplying(),
        // Cards that chance seldom brings together with what they need come in this way.
        4..7 => builder.around_a_card(),
        _ => {}
    }
    if builder.random.below(2) == 0 {
        let forms: Vec<DefId> = builder.all(|card| !card.parts.is_empty());
        builder.pick(&forms).into_iter().for_each(|form| builder.combiner(form));
    }
    if builder.random.below(3) == 0 {
        let bodies = builder.all(CardDef::is_body);
        builder.pick(&bodies).into_iter().for_each(|body| builder.titan_master(body));
    }
    let stratagems = builder.all(|card| card.class == Class::Stratagem);
    builder.pick(&stratagems).into_iter().for_each(|stratagem| builder.stratagem(stratagem));
    builder.team();
    builder.under();
    builder.battle_cards();
    builder.deck
}

/// A deck as deck lists and embedders write it.
pub fn as_list(tcg: Tcg, deck: &SetupDeck) -> Deck {
    let id = |def: &DefId| tcg.catalogue.card(*def).id.to_string();
    Deck {
        characters: deck.characters.iter().map(id).collect(),
        stratagems: deck.stratagems.iter().map(id).collect(),
        battle: deck.battle.iter().map(|(def, count)| Entry { card: id(def), count: (*count).into() }).collect(),
        under: deck.under.iter().map(id).collect(),
        outside: deck.outside.iter().map(id).collect(),
        ..Deck::default()
    }
}

impl Builder<'_> {
    fn card(&self, def: DefId) -> &'static CardDef {
        self.tcg.catalogue.card(def)
    }

    fn usable(&self, def: DefId) -> bool {
        let card = self.card(def);
        card.implemented && card.banned.is_none() && !card.set.is_empty()
    }

    /// All usable cards that are such.
    fn all(&self, fits: impl Fn(&'static CardDef) -> bool) -> Vec<DefId> {
        self.tcg.catalogue.defs().filter(|&def| self.usable(def) && fits(self.card(def))).collect()
    }

    fn pick(&mut self, from: &[DefId]) -> Option<DefId> {
        (!from.is_empty()).then(|| from[self.random.below(from.len() as u32) as usize])
    }

    /// Takes a character into the team, if it may be there and there are stars enough.
    fn join(&mut self, def: DefId) {
        let card = self.card(def);
        let stars = u32::from(card.stars);
        // What begins under another card is not on the team.
        let under = |other: &CardDef| other.texts.iter().any(|text| text.under.iter().any(|name| name == card.full_name));
        if self.usable(def) && stars <= self.stars && !self.deck.characters.contains(&def) && !self.tcg.catalogue.cards().any(under) {
            self.stars -= stars;
            self.deck.characters.push(def);
        }
    }

    /// Characters and battle cards that play others, multiply and add up, as many as may be.
    fn multiplying(&mut self) {
        if self.random.below(2) == 0 {
            let named = MULTIPLIERS.iter().filter_map(|name| self.tcg.catalogue.by_full_name(name)).collect::<Vec<_>>();
            for _ in 0..2 {
                if let Some(character) = self.pick(&named) {
                    self.join(character);
                }
            }
        }
        let is_such = |def: DefId| {
            let card = self.card(def);
            card.original == def && matches!(card.class, Class::Battle(_)) && MULTIPLYING.contains(&card.name)
        };
        for def in self.tcg.catalogue.defs().filter(|&def| is_such(def) && self.usable(def)).collect::<Vec<_>>() {
            if self.random.below(8) != 0 {
                self.copies(def, 3);
            }
        }
    }

    /// Any card, each equally likely, with what it needs.
    fn around_a_card(&mut self) {
        let cards = self.all(|_| true);
        self.pick(&cards).into_iter().for_each(|card| self.bring(card));
    }

    /// A card with what it needs, if there are stars enough.
    fn bring(&mut self, def: DefId) {
        let card = self.card(def);
        match card.class {
            Class::Stratagem => self.stratagem(def),
            Class::Battle(_) => self.copies(def, 3),
            _ if !card.parts.is_empty() => self.combiner(def),
            _ if card.is_body() || card.is_head() => self.titan_master(def),
            _ => self.join(def),
        }
    }

    /// So many copies of a battle card, if there are stars enough.
    fn copies(&mut self, def: DefId, count: u8) {
        let original = self.card(def).original;
        let stars = u32::from(self.card(def).stars) * u32::from(count);
        if stars <= self.stars && !self.deck.battle.iter().any(|(other, _)| *other == original) {
            self.stars -= stars;
            self.deck.battle.push((original, count));
        }
    }

    /// The parts of a combiner, and whatever combines parts.
    fn combiner(&mut self, form: DefId) {
        for &part in &self.card(form).parts {
            self.join(part);
        }
        let parts = self.card(form).parts.iter().copied().filter(|&part| self.usable(part));
        let parts: Vec<DefId> = parts.collect();
        self.deck.outside.extend(parts);
        for enigma in self.all(|card| matches!(card.class, Class::Battle(_)) && card.name.ends_with("Enigma")) {
            self.copies(enigma, 3);
        }
    }

    /// Heads and bodies that belong together, this card among them: a head that is a body itself has a head as well.
    fn titan_master(&mut self, card: DefId) {
        let mut cards = vec![card];
        while self.card(cards[0]).is_head() {
            let bodies = self.all(|body| body.takes_head(self.card(cards[0])));
            let Some(body) = self.pick(&bodies) else { return };
            cards.insert(0, body);
        }
        while let Some(&last) = cards.last().filter(|&&last| self.card(last).is_body()) {
            let heads = self.all(|head| self.card(last).takes_head(head));
            let Some(head) = self.pick(&heads) else { return };
            cards.push(head);
        }
        let stars: u32 = cards.iter().map(|&card| u32::from(self.card(card).stars)).sum();
        if stars <= self.stars && !cards.iter().any(|card| self.deck.characters.contains(card)) {
            cards.into_iter().for_each(|card| self.join(card));
        }
    }

    /// Characters that begin under those that let the deck choose them.
    fn under(&mut self) {
        let plain = self.all(is_plain);
        for host in 0..self.deck.characters.len() {
            let team = [self.deck.characters[host]];
            let fitting: Vec<DefId> = plain.iter().copied().filter(|&def| !self.tcg.chosen_under(&team, &[def]).is_empty()).collect();
            let chosen = self.pick(&fitting);
            self.deck.under.extend(chosen);
        }
    }

    /// A stratagem with what it is tied to. Each has a target of its own.
    fn stratagem(&mut self, stratagem: DefId) {
        let card = self.card(stratagem);
        let own = u32::from(card.stars);
        let taken = self.deck.stratagems.iter().any(|&other| self.card(other).target == card.target);
        let targets = self.all(|target| target.is_character() && is_target(target, card));
        let Some(target) = self.pick(&targets).filter(|_| !taken && own <= self.stars) else { return };
        self.stars -= own;
        if !self.deck.characters.contains(&target) {
            self.bring(target);
        }
        if has_target(self.tcg.catalogue, &self.deck.characters, card) {
            self.deck.stratagems.push(stratagem);
        } else {
            self.stars += own;
        }
    }

    /// Other characters for the stars that are left.
    fn team(&mut self) {
        let characters = self.all(is_plain);
        for _ in 0..60 {
            if let Some(character) = self.pick(&characters) {
                self.join(character);
            }
        }
        for _ in 0..2 {
            let outside = self.pick(&characters);
            self.deck.outside.extend(outside);
        }
    }

    fn battle_cards(&mut self) {
        let cards = self.tcg.catalogue.defs().filter(|&def| {
            let card = self.card(def);
            self.usable(def) && matches!(card.class, Class::Battle(_)) && card.original == def
        });
        let cards: Vec<DefId> = cards.collect();
        for _ in 0..2 {
            let outside = self.pick(&cards);
            self.deck.outside.extend(outside);
        }
        let mut count: u32 = self.deck.battle.iter().map(|(_, copies)| u32::from(*copies)).sum();
        while count < CARDS {
            let Some(def) = self.pick(&cards) else { return };
            let copies = 1 + self.random.below(3);
            let stars = u32::from(self.card(def).stars) * copies;
            if stars <= self.stars && !self.deck.battle.iter().any(|(other, _)| *other == def) {
                self.stars -= stars;
                count += copies;
                self.deck.battle.push((def, copies as u8));
            }
        }
    }
}

/// A character that can be on a team by itself.
fn is_plain(card: &CardDef) -> bool {
    matches!(card.class, Class::Character(kind) if kind != CharacterKind::Combiner) && !card.is_head() && !card.is_body()
}
