//! Setup of a game (Rules 1.0, Getting Started; Tournament Rules 2.2 and 2.3).

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{Class, trigger_kind},
        fits::fits,
    },
    engine::{
        machine::{Machine, Watch},
        outside::brings,
        trigger::TriggerEvent,
    },
    model::{
        event::Event,
        objects::{MOST_CHARACTERS, MOST_OBJECTS, NOBODY, ObjectId, Objects},
        start::{Damage, Setup, SetupDeck},
        state::{Character, Object, Player, REPLACED_WORDS, State, Zone},
    },
};
use altmode_core::{Error, Io, List, Random, Result};

/// Number of cards that each player draws at the start (Rules 1.0, Setup).
pub const HAND: u8 = 3;

impl State {
    /// Sets the damage that the characters of the starting teams have before the game, as in Turbo (Tournament Rules 14.2).
    pub fn damage_before_game(&mut self, damage: &Damage) {
        for (seat, amounts) in damage.iter().enumerate() {
            let mut amounts = amounts.iter();
            for (number, character) in self.characters.iter_mut().enumerate() {
                let on_team = self.started >> number & 1 != 0
                    && usize::from(self.objects[number].owner) == seat;
                if let Some(&amount) = on_team.then(|| amounts.next()).flatten() {
                    character.damage = amount;
                }
            }
        }
    }

    /// Returns a state without cards.
    pub fn empty(random: Random) -> State {
        State {
            random,
            rulings: 0,
            basic: false,
            open_decks: false,
            status: Default::default(),
            turn: 0,
            active: 0,
            first: 0,
            attacking: false,
            attacks: 0,
            allowance: Default::default(),
            defs: List::new(),
            objects: List::new(),
            characters: List::new(),
            battlefield: [0; 2],
            tapped: 0,
            started: 0,
            combined: 0,
            ko: [0; 2],
            been_ko: 0,
            players: [Player::default(); 2],
            battle: crate::model::state::Battle {
                attacker: NOBODY,
                defender: NOBODY,
                ..Default::default()
            },
            frames: List::new(),
            remembered: List::new(),
            pending: List::new(),
            event: 0,
            resolved: 0,
            fallen: 0,
            fallen_event: 0,
            odd_secrets: false,
            used: List::new(),
            slots_lost: false,
            newest_upgrade: NOBODY,
            upgrade_damage: List::new(),
            lasting: List::new(),
            hits: List::new(),
            replaced: [0; REPLACED_WORDS],
            owed: List::new(),
            decision: Default::default(),
            last_attacker: [NOBODY; 2],
            table: Default::default(),
        }
    }
}

/// Permutes the cards of a list of objects at random.
fn deal_numbers(state: &mut State, objects: &[ObjectId]) {
    let mut defs: List<DefId, MOST_OBJECTS> =
        objects.iter().map(|&object| state.defs[usize::from(object)]).collect();
    state.random.shuffle(&mut defs);
    for (&object, &def) in objects.iter().zip(defs.iter()) {
        state.defs[usize::from(object)] = def;
    }
}

impl Machine<'_> {
    /// Begins the game after all cards are in place. "Before the game" abilities trigger first, then hands are dealt.
    pub fn begin_set_up(&mut self) {
        if self.state.basic {
            self.shuffle(0);
            return self.begin_game(false);
        }
        let first = self.state.first;
        self.begin_game(true);
        self.happen(TriggerEvent::by(trigger_kind::BEFORE_GAME, first));
    }

    /// Shuffles the decks and draws the starting hands, after the "before the game" abilities. Cards that these found are
    /// in hand in addition (Wave 3 FAQ, Captain Wheeljack).
    pub fn deal_hands(&mut self) {
        let first = self.state.first;
        self.shuffle(0);
        self.shuffle(1);
        for seat in [first, State::other(first)] {
            for _ in 0..HAND {
                // No turn is running, so no draw of the deal counts as a second draw of a turn.
                self.state.players[seat as usize].drawn = 0;
                self.draw(seat, 1);
            }
        }
        self.happen(TriggerEvent::by(trigger_kind::GAME_BEGINS, first));
    }
}

impl Tcg {
    /// Adds a card to a game and returns its object. All characters must be added before any battle card.
    pub fn add_object(
        &self,
        state: &mut State,
        def: DefId,
        owner: u8,
        zone: Zone,
        host: ObjectId,
    ) -> Result<ObjectId> {
        let card = self.catalogue.card(def);
        if state.objects.len() == MOST_OBJECTS
            || card.is_character() && state.characters.len() == MOST_CHARACTERS
        {
            return Err(Error::new(
                "too-many-cards",
                format!(
                    "a game holds at most {MOST_CHARACTERS} characters and {MOST_OBJECTS} cards, combiner forms and cards outside the game included"
                ),
            ));
        }
        let number = state.objects.len() as ObjectId;
        state.defs.push(def);
        state.objects.push(Object { zone, owner, seen: 0, host, slot: 0 });
        if card.is_character() {
            state.characters.push(Character { face: card.start, ..Character::default() });
            match zone {
                Zone::Battlefield => state.battlefield[owner as usize] |= 1 << number,
                Zone::Ko => state.ko[owner as usize] |= 1 << number,
                _ => {}
            }
        }
        Ok(number)
    }

    /// Returns the characters that come with a team, each with the position of the member that it begins under. These are
    /// the cards printed as being under a member, and the combiner forms whose parts are all in the team or brought by cards
    /// of the deck from outside the game (Grimlock, Powerful Commander).
    pub fn companions(
        &self,
        characters: &[DefId],
        is_brought: impl Fn(DefId) -> bool,
    ) -> Vec<(DefId, Option<usize>)> {
        let mut found = Vec::new();
        for (index, &def) in characters.iter().enumerate() {
            for name in self.catalogue.card(def).texts.iter().flat_map(|text| text.under) {
                found.extend(self.catalogue.by_full_name(name).map(|under| (under, Some(index))));
            }
        }
        for (form, parts) in self.catalogue.forms() {
            if parts.iter().all(|&part| characters.contains(&part) || is_brought(part)) {
                found.push((form, None));
            }
        }
        found
    }

    /// Returns the team members that begin under other members, as pairs of positions in the team (Rules Roundup
    /// 2019-07-29, Blaster and Soundwave). If several hosts take a member, it goes under the last suitable host before it,
    /// or else under the first one after it.
    pub fn members_under(&self, team: &[DefId]) -> Vec<(usize, usize)> {
        let card = |index: usize| self.catalogue.card(team[index]);
        let taker = |index: &usize| {
            card(*index).texts[usize::from(card(*index).start)].team_under.is_some()
        };
        let takers: Vec<usize> = (0..team.len()).filter(taker).collect();
        let takes = |&host: &usize, index: usize| {
            let who = card(host).texts[usize::from(card(host).start)].team_under;
            host != index
                && who.is_some_and(|who| {
                    who.is.iter().all(|is| fits(is, card(index), card(host), false, false))
                })
        };
        let mut found = Vec::new();
        for index in (0..team.len()).filter(|index| !takers.contains(index)) {
            let before = takers
                .iter()
                .copied()
                .filter(|&host| host < index)
                .rev()
                .find(|host| takes(host, index));
            found.extend(
                before
                    .or_else(|| takers.iter().copied().find(|host| takes(host, index)))
                    .map(|host| (index, host)),
            );
        }
        found
    }

    /// Returns the extra characters of a deck that begin under team members, as pairs of positions in `chosen` and `team`.
    /// Each goes under the first member that takes such a character and has none yet.
    pub fn chosen_under(&self, team: &[DefId], chosen: &[DefId]) -> Vec<(usize, usize)> {
        let mut found: Vec<(usize, usize)> = Vec::new();
        for (at, &def) in chosen.iter().enumerate() {
            let takes = |&host: &usize| {
                let speaker = self.catalogue.card(team[host]);
                let who = speaker.texts[usize::from(speaker.start)].one_under;
                let free = found.iter().all(|&(_, other)| other != host);
                free && who.is_some_and(|who| {
                    who.is
                        .iter()
                        .all(|is| fits(is, self.catalogue.card(def), speaker, false, false))
                })
            };
            found.extend((0..team.len()).find(takes).map(|host| (at, host)));
        }
        found
    }

    /// Sets up an ordinary game and executes it up to the first decision.
    pub fn set_up(
        &self,
        setup: &Setup,
        damage: &Damage,
        io: &mut Io<Event, DefId>,
    ) -> Result<State> {
        let mut state = self.lay_out(setup)?;
        state.damage_before_game(damage);
        self.deal(&mut state, setup.first, io);
        Ok(state)
    }

    /// Returns a state with all cards in place and nothing shuffled. Apart from the random generator it does not depend on
    /// the seed.
    pub fn lay_out(&self, setup: &Setup) -> Result<State> {
        let mut state = State::empty(Random::from_seed_text(&setup.seed)?);
        (state.rulings, state.basic, state.open_decks) =
            (setup.rulings, setup.basic, setup.open_decks);
        for (seat, deck) in setup.decks.iter().enumerate() {
            self.place_team(&mut state, deck, seat as u8)
                .map_err(|error| error.at(format!("players[{seat}]")))?;
        }
        for (seat, deck) in setup.decks.iter().enumerate() {
            self.place_stratagems(&mut state, deck, seat as u8)
                .map_err(|error| error.at(format!("players[{seat}]")))?;
        }
        for (seat, deck) in setup.decks.iter().enumerate() {
            // In the basic rules both players share one deck.
            let owner = if setup.basic { 0 } else { seat as u8 };
            self.place_deck(&mut state, deck, owner)
                .map_err(|error| error.at(format!("players[{seat}]")))?;
        }
        Ok(state)
    }

    /// Chooses the first player at random unless it is fixed, shuffles, deals, and executes the game up to the first
    /// decision.
    pub fn deal(&self, state: &mut State, first: Option<u8>, io: &mut Io<Event, DefId>) {
        self.deal_before(state, first, io, None);
    }

    /// Does the work of [`Tcg::deal`] with an observer of the used cards.
    pub fn deal_before<'a>(
        &self,
        state: &'a mut State,
        first: Option<u8>,
        io: &'a mut Io<Event, DefId>,
        watch: Option<&'a mut dyn Watch>,
    ) {
        state.first = first.unwrap_or_else(|| state.random.below(2) as u8);
        state.active = state.first;
        self.number_at_random(state);
        let mut machine = Machine { watch, ..Machine::new(*self, state, io) };
        let first = machine.state.first;
        machine.io.emit(|| Event::GameStarted { first });
        machine.begin_set_up();
        machine.run();
    }

    /// Assigns the object numbers of hidden cards at random. In deck-list order the numbers would reveal which card lies
    /// between two known ones.
    fn number_at_random(&self, state: &mut State) {
        for seat in 0..2 {
            let deck = state.players[seat].deck;
            deal_numbers(state, &deck);
        }
        let is_outside = |&object: &ObjectId| {
            state.object(object).zone == Zone::Outside && self.def(state, object).parts.is_empty()
        };
        // Combiner forms are skipped because they follow from the team, so their identity is no secret.
        let outside: Objects = (0..state.objects.len() as ObjectId).filter(is_outside).collect();
        if !outside.is_empty() {
            self.number_outside_at_random(state, &outside);
        }
    }

    /// Assigns the object numbers of cards outside the game at random, separately for each owner and for characters and
    /// battle cards.
    fn number_outside_at_random(&self, state: &mut State, outside: &[ObjectId]) {
        for owner in 0..2 {
            for characters in [true, false] {
                let is_such = |&object: &ObjectId| {
                    state.owner(object) == owner && state.is_character(object) == characters
                };
                let numbers: Objects = outside.iter().copied().filter(is_such).collect();
                deal_numbers(state, &numbers);
                for &character in numbers.iter().filter(|_| characters) {
                    state.characters[usize::from(character)].face =
                        self.def(state, character).start;
                }
            }
        }
    }

    fn place_team(&self, state: &mut State, deck: &SetupDeck, seat: u8) -> Result<()> {
        let mut team = Vec::new();
        for &def in &deck.characters {
            let number = self.add_object(state, def, seat, Zone::Battlefield, NOBODY)?;
            state.started |= 1 << number;
            team.push(number);
        }
        for (&def, &main) in deck.characters.iter().zip(&team) {
            self.add_second_cards(state, def, seat, main)?;
        }
        for (head, body) in self.heads_of_team(&deck.characters) {
            self.join_head(state, team[head], team[body]);
        }
        let is_brought = |part: DefId| {
            let cards = || {
                deck.characters
                    .iter()
                    .chain(&deck.stratagems)
                    .copied()
                    .chain(deck.battle.iter().map(|(def, _)| *def))
            };
            deck.outside.contains(&part)
                && brings(self.catalogue, &cards().collect::<Vec<_>>(), self.catalogue.card(part))
        };
        for (def, under) in self.companions(&deck.characters, is_brought) {
            match under {
                Some(index) => self.add_object(state, def, seat, Zone::Under, team[index])?,
                None => self.add_object(state, def, seat, Zone::Outside, NOBODY)?,
            };
        }
        if !state.basic {
            for (member, host) in self.members_under(&deck.characters) {
                self.put_in_zone(state, team[member], Zone::Under, team[host]);
            }
            for (chosen, host) in self.chosen_under(&deck.characters, &deck.under) {
                let number =
                    self.add_object(state, deck.under[chosen], seat, Zone::Under, team[host])?;
                self.add_second_cards(state, deck.under[chosen], seat, number)?;
            }
        }
        for &def in deck.outside.iter().filter(|&&def| self.catalogue.card(def).is_character()) {
            self.add_object(state, def, seat, Zone::Outside, NOBODY)?;
        }
        Ok(())
    }

    /// Adds the second card of a Weaponizer that consists of two cards. It starts the game assembled: the second card is a
    /// part of the character, with its Upgrade side up (Wave 4 FAQ, Battle Masters & Weaponizers).
    pub fn add_second_cards(
        &self,
        state: &mut State,
        def: DefId,
        owner: u8,
        main: ObjectId,
    ) -> Result<()> {
        let card = self.catalogue.card(def);
        for side in card.upgrade_side + 1..card.texts.len() as u8 {
            if side > card.faces {
                let second = self.add_object(state, def, owner, Zone::Combined, main)?;
                state.characters[usize::from(second)].face = side;
                state.objects[usize::from(second)].seen = 3;
            }
        }
        Ok(())
    }

    /// Puts stratagems onto the battlefield. Their objects directly follow those of all characters; [`Tcg::stratagems`]
    /// finds them by this order.
    fn place_stratagems(&self, state: &mut State, deck: &SetupDeck, seat: u8) -> Result<()> {
        for &def in &deck.stratagems {
            self.add_object(state, def, seat, Zone::Battlefield, NOBODY)?;
        }
        Ok(())
    }

    fn place_deck(&self, state: &mut State, deck: &SetupDeck, seat: u8) -> Result<()> {
        for &(def, count) in &deck.battle {
            for _ in 0..count {
                let number = self.add_object(state, def, seat, Zone::Deck, NOBODY)?;
                state.players[seat as usize].deck.push(number);
            }
        }
        for &def in deck
            .outside
            .iter()
            .filter(|&&def| matches!(self.catalogue.card(def).class, Class::Battle(_)))
        {
            self.add_object(state, def, seat, Zone::Outside, NOBODY)?;
        }
        Ok(())
    }
}
