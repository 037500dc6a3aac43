//! Generates random legal decks of all implemented cards.

use super::{
    needs::{Needs, Subject, brings_card, can_be, combining},
    players::Plan,
};
use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{CardDef, Class},
    },
    deck::{Deck, Entry, FEWEST_CARDS, STARS, has_target, is_target},
    engine::outside::brings,
    model::start::SetupDeck,
};
use altmode_core::Random;
use altmode_tcg_language::CharacterKind;

/// Number of stars that battle cards leave for characters while there is no team.
const TEAM_STARS: u32 = 12;
/// Maximum number of battle cards added on purpose, above the minimum so that some decks are large.
const MOST_BROUGHT: u32 = 60;
/// Number of different battle cards added for each kind that a card needs.
const KINDS: usize = 2;
/// Number of characters outside the game for each kind that a card brings from there.
const OUTSIDE: usize = 3;

/// Battle cards that play others, multiply effects, or have an effect for each of many cards.
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
/// Characters with such abilities.
const MULTIPLIERS: [&str; 6] = [
    "Decepticon Shockwave, Cybertron Commander",
    "Bombshell, Insecticon Mind-Controller",
    "Metroplex, Autobot City",
    "Optimus Prime, Battlefield Legend",
    "Nightbird, Enigmatic Agent",
    "Insecticon Skrapnel, Insecticon Leader",
];

/// A deck being built.
struct Builder<'a> {
    tcg: Tcg,
    random: &'a mut Random,
    deck: SetupDeck,
    /// Number of stars left.
    stars: u32,
    /// A card that may be in the deck although it is banned.
    banned: Option<DefId>,
    /// Characters and battle cards that are drawn more often than others.
    wanted: Vec<DefId>,
    /// Whether team and deck take only wanted cards while there are any.
    pure: bool,
}

/// Returns a random legal deck of fully implemented cards that are not banned: 25 stars, at least 40 battle cards, at most 3
/// of a name. It often includes the parts of a combiner with the cards that combine them, a Titan Master, or a stratagem, and
/// always some cards outside the game.
pub fn random_deck(tcg: Tcg, random: &mut Random) -> SetupDeck {
    let mut builder = Builder::new(tcg, random);
    if builder.random.below(3) == 0 {
        builder.multiplying();
    }
    if builder.random.below(2) == 0 {
        let forms: Vec<DefId> = builder.all(|card| !card.parts.is_empty());
        builder.pick(&forms).into_iter().for_each(|form| builder.combiner(form));
    }
    if builder.random.below(3) == 0 {
        let bodies = builder.all(CardDef::is_body);
        builder.pick(&bodies).into_iter().for_each(|body| builder.titan_master(body));
    }
    builder.any_stratagem();
    builder.finish()
}

/// Returns a random deck with a card or ability and the cards that it needs, and the plan to use it. The card may be banned
/// in Constructed; then the deck is for formats without bans.
pub fn deck_about(
    tcg: Tcg,
    subject: Subject,
    needs: &Needs,
    random: &mut Random,
) -> (SetupDeck, Plan) {
    let mut builder = Builder { banned: Some(subject.def), ..Builder::new(tcg, random) };
    builder.pure = builder.random.below(2) == 0;
    builder.bring(subject.def);
    builder.satisfy(needs, 0);
    let plan = Plan {
        subject,
        mode: needs.mode,
        cards: builder.deck.battle.iter().map(|(def, _)| *def).collect(),
    };
    if builder.random.below(2) == 0 {
        builder.any_stratagem();
    }
    (builder.finish(), plan)
}

/// Returns a random legal deck for the opponent of a card or ability, with the cards that it needs there.
pub fn deck_against(tcg: Tcg, needs: &Needs, random: &mut Random) -> SetupDeck {
    let mut builder = Builder::new(tcg, random);
    builder.satisfy(needs, 1);
    if builder.random.below(3) == 0 {
        builder.multiplying();
    }
    builder.any_stratagem();
    builder.finish()
}

/// Converts a deck to the form of deck lists and embedders.
pub fn as_list(tcg: Tcg, deck: &SetupDeck) -> Deck {
    let id = |def: &DefId| tcg.catalogue.card(*def).id.to_string();
    Deck {
        characters: deck.characters.iter().map(id).collect(),
        stratagems: deck.stratagems.iter().map(id).collect(),
        battle: deck
            .battle
            .iter()
            .map(|(def, count)| Entry { card: id(def), count: (*count).into() })
            .collect(),
        under: deck.under.iter().map(id).collect(),
        outside: deck.outside.iter().map(id).collect(),
        ..Deck::default()
    }
}

impl<'a> Builder<'a> {
    fn new(tcg: Tcg, random: &'a mut Random) -> Builder<'a> {
        Builder {
            tcg,
            random,
            deck: SetupDeck::default(),
            stars: STARS,
            banned: None,
            wanted: Vec::new(),
            pure: false,
        }
    }

    fn card(&self, def: DefId) -> &'static CardDef {
        self.tcg.catalogue.card(def)
    }

    fn usable(&self, def: DefId) -> bool {
        let card = self.card(def);
        card.implemented
            && (card.banned.is_none() || self.banned == Some(def))
            && !card.set.is_empty()
    }

    /// Returns all usable cards that satisfy a test.
    fn all(&self, fits: impl Fn(&'static CardDef) -> bool) -> Vec<DefId> {
        self.tcg.catalogue.defs().filter(|&def| self.usable(def) && fits(self.card(def))).collect()
    }

    fn pick(&mut self, from: &[DefId]) -> Option<DefId> {
        (!from.is_empty()).then(|| from[self.random.below(from.len() as u32) as usize])
    }

    /// Adds a character to the team, if it may be there and enough stars are left.
    fn join(&mut self, def: DefId) {
        let card = self.card(def);
        let stars = u32::from(card.stars);
        // Cards that start under another card are not on the team.
        let under = |host: &CardDef| begins_under(host, card);
        if self.usable(def)
            && stars <= self.stars
            && !self.deck.characters.contains(&def)
            && !self.tcg.catalogue.cards().any(under)
        {
            self.stars -= stars;
            self.deck.characters.push(def);
        }
    }

    /// Adds as many multiplying characters and battle cards as possible.
    fn multiplying(&mut self) {
        if self.random.below(2) == 0 {
            let named = MULTIPLIERS
                .iter()
                .filter_map(|name| self.tcg.catalogue.by_full_name(name))
                .collect::<Vec<_>>();
            for _ in 0..2 {
                if let Some(character) = self.pick(&named) {
                    self.join(character);
                }
            }
        }
        let is_such = |def: DefId| {
            let card = self.card(def);
            card.original == def
                && matches!(card.class, Class::Battle(_))
                && MULTIPLYING.contains(&card.name)
        };
        for def in self
            .tcg
            .catalogue
            .defs()
            .filter(|&def| is_such(def) && self.usable(def))
            .collect::<Vec<_>>()
        {
            if self.random.below(8) != 0 {
                self.copies(def, 3);
            }
        }
    }

    /// Adds the cards of one player that a card or ability needs.
    fn satisfy(&mut self, needs: &Needs, side: usize) {
        if side == 0 {
            needs.named.iter().for_each(|&named| self.bring(named));
            for who in &needs.outside {
                let fitting = self
                    .all(|card| card.is_character() && who.is.iter().all(|is| can_be(is, card)));
                for _ in 0..OUTSIDE {
                    let outside = self.pick(&fitting);
                    self.deck.outside.extend(outside);
                }
            }
        }
        for who in &needs.characters[side] {
            let fitting =
                self.all(|card| card.is_character() && who.is.iter().all(|is| can_be(is, card)));
            let (plain, forms): (Vec<_>, Vec<_>) =
                fitting.into_iter().partition(|&def| self.card(def).parts.is_empty());
            if !self.deck.characters.iter().any(|def| plain.contains(def)) {
                let chosen = if plain.is_empty() { self.pick(&forms) } else { self.pick(&plain) };
                chosen.into_iter().for_each(|def| self.bring(def));
            }
            self.wanted.extend(plain);
        }
        let kinds = needs.cards[side].iter().map(|what| self.all(|card| brings_card(what, card)));
        let doing = needs.doing[side].iter().map(|is_such| self.all(is_such));
        for fitting in kinds.chain(doing).collect::<Vec<_>>() {
            for _ in 0..KINDS {
                self.pick(&fitting).into_iter().for_each(|def| self.bring(def));
            }
            self.wanted.extend(fitting);
        }
    }

    /// Returns the wanted cards among these.
    fn wanted_among(&self, from: &[DefId]) -> Vec<DefId> {
        from.iter().copied().filter(|def| self.wanted.contains(def)).collect()
    }

    /// Picks one of these cards: a wanted one always, or half of the time.
    fn pick_wanted(&mut self, wanted: &[DefId], from: &[DefId], always: bool) -> Option<DefId> {
        let wants = !wanted.is_empty() && (always || self.random.below(2) == 0);
        self.pick(if wants { wanted } else { from })
    }

    /// Adds a card with the cards that it needs, if enough stars are left.
    fn bring(&mut self, def: DefId) {
        let card = self.card(def);
        let hosts = self.all(|host| begins_under(host, card));
        match card.class {
            _ if !hosts.is_empty() => {
                self.pick(&hosts).into_iter().for_each(|host| self.bring(host))
            }
            Class::Stratagem => self.stratagem(def),
            Class::Battle(_) => self.copies(def, 3),
            _ if !card.parts.is_empty() => self.combiner(def),
            _ if card.is_body() || card.is_head() => self.titan_master(def),
            _ => self.join(def),
        }
    }

    /// Adds copies of a battle card, as far as stars and size allow. The first cards leave stars for a team.
    fn copies(&mut self, def: DefId, count: u8) {
        let card = self.card(def);
        let spare = if self.deck.characters.is_empty() {
            self.stars.saturating_sub(TEAM_STARS)
        } else {
            self.stars
        };
        let room = MOST_BROUGHT
            .saturating_sub(self.deck.battle.iter().map(|(_, count)| u32::from(*count)).sum());
        let most = room.min(if card.stars == 0 { room } else { spare / u32::from(card.stars) });
        let count = most.min(count.into());
        if count > 0 && !self.deck.battle.iter().any(|(other, _)| *other == card.original) {
            self.stars -= u32::from(card.stars) * count;
            self.deck.battle.push((card.original, count as u8));
        }
    }

    /// Adds the parts of a combiner and the cards that combine them. Some combiners have too many parts for a team: then the
    /// team has members that bring parts, and these parts are outside the game.
    fn combiner(&mut self, form: DefId) {
        let all = &self.card(form).parts;
        let brings_others = |&&part: &&DefId| {
            all.iter().any(|&other| brings(self.tcg.catalogue, &[part], self.card(other)))
        };
        let (bringing, others): (Vec<DefId>, Vec<DefId>) = all.iter().partition(brings_others);
        for part in bringing.into_iter().chain(others) {
            self.join(part);
            if !self.deck.characters.contains(&part) && self.usable(part) {
                self.deck.outside.push(part);
            }
        }
        for combining in combining(self.tcg, form) {
            match self.card(combining).class {
                Class::Battle(_) if self.usable(combining) => self.copies(combining, 3),
                Class::Stratagem => self.tie(combining),
                _ => {}
            }
        }
    }

    /// Adds heads and bodies that belong together, including this card. A head that is also a body gets a head as well.
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

    /// Adds the characters that start under members that let the deck choose them.
    fn under(&mut self) {
        let plain = self.all(is_plain);
        for host in 0..self.deck.characters.len() {
            let team = [self.deck.characters[host]];
            let fitting: Vec<DefId> = plain
                .iter()
                .copied()
                .filter(|&def| !self.tcg.chosen_under(&team, &[def]).is_empty())
                .collect();
            let chosen = self.pick(&fitting);
            self.deck.under.extend(chosen);
        }
    }

    fn any_stratagem(&mut self) {
        let stratagems = self.all(|card| card.class == Class::Stratagem);
        self.pick(&stratagems).into_iter().for_each(|stratagem| self.stratagem(stratagem));
    }

    /// Adds a stratagem with its target.
    fn stratagem(&mut self, stratagem: DefId) {
        let card = self.card(stratagem);
        let own = u32::from(card.stars);
        let targets = self.all(|target| target.is_character() && is_target(target, card));
        let Some(target) = self.pick(&targets).filter(|_| own <= self.stars) else { return };
        // The stratagem's stars are reserved while its target is added.
        self.stars -= own;
        if !self.deck.characters.contains(&target) {
            self.bring(target);
        }
        self.stars += own;
        self.tie(stratagem);
    }

    /// Adds a stratagem that has its own target on the current team.
    fn tie(&mut self, stratagem: DefId) {
        let card = self.card(stratagem);
        let own = u32::from(card.stars);
        let taken =
            self.deck.stratagems.iter().any(|&other| self.card(other).target == card.target);
        if !taken
            && own <= self.stars
            && self.usable(stratagem)
            && has_target(self.tcg.catalogue, &self.deck.characters, card)
        {
            self.stars -= own;
            self.deck.stratagems.push(stratagem);
        }
    }

    /// Adds other characters for the stars left.
    fn team(&mut self) {
        let characters = self.all(is_plain);
        let wanted = self.wanted_among(&characters);
        for attempt in 0..60 {
            if let Some(character) =
                self.pick_wanted(&wanted, &characters, self.pure && attempt < 30)
            {
                self.join(character);
            }
        }
        for _ in 0..2 {
            let outside = self.pick(&characters);
            self.deck.outside.extend(outside);
        }
    }

    /// Fills up the deck and returns it.
    fn finish(mut self) -> SetupDeck {
        self.team();
        self.under();
        self.battle_cards();
        self.deck
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
        let wanted = self.wanted_among(&cards);
        for attempt in 0.. {
            let always = self.pure && attempt < 30;
            let Some(def) =
                self.pick_wanted(&wanted, &cards, always).filter(|_| count < FEWEST_CARDS)
            else {
                return;
            };
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

/// Returns whether a card starts the game under another card.
fn begins_under(host: &CardDef, card: &CardDef) -> bool {
    host.texts.iter().any(|text| text.under.iter().any(|name| name == card.full_name))
}

/// Returns whether a character can be on a team by itself.
fn is_plain(card: &CardDef) -> bool {
    matches!(card.class, Class::Character(kind) if kind != CharacterKind::Combiner)
        && !card.is_head()
        && !card.is_body()
}
