//! Set-up of a game (Unmatched Reference v10, Setup Order).

use crate::{
    cards::{
        board::{NOWHERE, Spaces, only},
        hero::Hero,
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        event::Event,
        start::Setup,
        state::{
            Ask, Card, Combat, Decision, DefId, Fighter, FighterId, Fighters, Frame, NO_FORM,
            NOBODY, Player, State, Status, Work, Zone, members, one,
        },
    },
};
use altmode_core::{Error, EventCause, Io, List, Random, Result};
use altmode_unmatched_language::{MOST_COUNTERS, When};

/// Cards in hand at the start (Core Rules, Setup).
const STARTING_HAND: u8 = 5;

/// The kinds of choices before the game: a sidekick, the hero of a pair, a card of a group.
pub(crate) const SIDEKICK: u8 = 0;
pub(crate) const LEAD: u8 = 1;
const GEAR: u8 = 2;

/// Choices before the game, in player order.
const OPTIONS: u8 = 0;
/// Decks are shuffled and hands drawn.
const DEAL: u8 = 1;
/// Heroes stand on their start spaces; other fighters are placed in player order.
const FIGHTERS: u8 = 2;
/// Tokens are put on the battlefield in player order.
const TOKENS: u8 = 3;
/// Forms are chosen in player order.
const FORMS: u8 = 4;

impl Unmatched {
    /// Sets a game up, up to the first question.
    pub fn set_up(&self, setup: &Setup, io: &mut Io<Event, DefId>) -> Result<State> {
        setup.check(self.catalogue)?;
        let mut state = self.empty(setup)?;
        let first = usize::from(setup.first);
        for (seat, player) in setup.players.iter().enumerate() {
            let number = self.catalogue.find(&player.hero).unwrap_or_default();
            let hero = self.catalogue.hero(number);
            let lead = player
                .lead
                .as_ref()
                .and_then(|id| hero.fighters.iter().position(|def| def.id == *id));
            let sidekick = player
                .sidekick
                .as_ref()
                .and_then(|id| hero.fighters.iter().position(|def| def.id == *id));
            // Slot 1 is the first player's.
            let slot = (seat + setup.players.len() - first) % setup.players.len();
            state.players[seat] = Player {
                hero: number,
                side: player.side,
                sidekick: sidekick.map_or(NOBODY, |kind| kind as u8),
                form: hero.first_form(player.form.as_deref()),
                lead: lead.map_or(NOBODY, |kind| kind as u8),
                gear: hero.gear_bits(&player.gear),
                counters: hero.first_counters(),
                die: hero.die_faces(&player.die),
                start: self.map(&state).starts[slot],
                ..Player::default()
            };
        }
        self.note_facts(&mut state, &setup.facts)?;
        state.frames.push(Frame { work: Work::SetUp, ..Frame::default() });
        let mut machine = Machine::new(*self, &mut state, io);
        machine.place_items(&setup.items);
        machine.run();
        Ok(state)
    }

    /// Stores the facts that only the players at the table know. An id that no hero of the game has is an error.
    pub(crate) fn note_facts(&self, state: &mut State, facts: &[String]) -> Result<()> {
        for id in facts {
            let mut known = false;
            for seat in 0..state.seats {
                let place =
                    self.hero(state, seat).sheet.facts.iter().position(|fact| fact.id == *id);
                if let Some(at) = place {
                    state.player_mut(seat).facts |= 1 << at;
                    known = true;
                }
            }
            if !known {
                let id = crate::model::start::short(id);
                let error =
                    Error::new("unknown-fact", format!("no hero of this game asks for \"{id}\""));
                return Err(error.at(id).at("facts"));
            }
        }
        Ok(())
    }

    /// Returns a state without players, fighters and cards.
    pub(crate) fn empty(&self, setup: &Setup) -> Result<State> {
        let board = self.catalogue.find_board(&setup.board);
        let board = board.ok_or_else(|| {
            Error::new("unknown-board", "there is no such battlefield").at("board")
        })?;
        Ok(State {
            random: Random::from_seed_text(&setup.seed)?,
            status: Status::Running,
            seats: setup.players.len() as u8,
            board,
            doors: 0,
            items: List::new(),
            active: setup.first,
            turn: 0,
            had_turn: 0,
            cards: List::new(),
            fighters: List::new(),
            players: [Player::default(); 4],
            combat: Combat::default(),
            frames: List::new(),
            pending: List::new(),
            lasting: List::new(),
            path: List::new(),
            tokens: List::new(),
            laid: [0; 4],
            crossed: 0,
            passed: 0,
            hurt: 0,
            shares: List::new(),
            remembered: List::new(),
            decision: Decision::default(),
        })
    }
}

impl Hero {
    /// Returns whether a fighter is a sidekick that was not chosen.
    pub fn is_left_out(&self, kind: usize, chosen: u8) -> bool {
        self.sheet.sidekick_of.contains(&self.fighters[kind].id) && kind != usize::from(chosen)
    }

    /// Returns the number of fighters that it has in a game.
    pub fn fighters_in_play(&self) -> usize {
        self.fighters.len() - self.sheet.sidekick_of.len().saturating_sub(1)
    }

    /// Returns the cards of the hero's groups with their groups, in the order of their bits.
    fn gear(&self) -> impl Iterator<Item = (usize, &str)> {
        self.sheet
            .gear
            .iter()
            .enumerate()
            .flat_map(|(group, gear)| gear.cards.iter().map(move |card| (group, card.as_str())))
    }

    /// Returns the bitmask of the chosen cards of the hero's groups.
    pub fn gear_bits(&self, chosen: &[String]) -> u8 {
        self.gear()
            .enumerate()
            .filter(|(_, (_, card))| chosen.iter().any(|id| id == card))
            .fold(0, |set, (bit, _)| set | 1 << bit)
    }

    /// Returns the bits of a group of cards.
    fn group_bits(&self, group: usize) -> u8 {
        self.gear()
            .enumerate()
            .filter(|(_, (of, _))| *of == group)
            .fold(0, |set, (bit, _)| set | 1 << bit)
    }

    /// Returns the number of a card of the hero's groups among its cards, by its bit.
    fn gear_card(&self, bit: usize) -> usize {
        self.gear()
            .nth(bit)
            .and_then(|(_, id)| self.cards.iter().position(|card| card.sheet.id == id))
            .unwrap_or(0)
    }

    /// Returns the counters at the start.
    pub fn first_counters(&self) -> [u8; MOST_COUNTERS] {
        let mut counters = [0; MOST_COUNTERS];
        counters
            .iter_mut()
            .zip(&self.sheet.counters)
            .for_each(|(count, sheet)| *count = sheet.start);
        counters
    }

    /// Returns whether a card stays out of the game with a sidekick that is not chosen, or because another card of its group is.
    pub fn is_card_left_out(&self, card: usize, chosen: u8, gear: u8) -> bool {
        let bit = self.gear().position(|(_, id)| id == self.cards[card].sheet.id);
        if bit.is_some_and(|bit| gear >> bit & 1 == 0) {
            return true;
        }
        let by = self.cards[card].by;
        by != u32::MAX
            && (0..self.fighters.len())
                .filter(|kind| by >> kind & 1 != 0)
                .all(|kind| self.is_left_out(kind, chosen))
    }
}

impl Hero {
    /// Returns the form with which it begins: the chosen one, the first one, [`NO_FORM`], or [`NOBODY`] if it is chosen during
    /// set-up.
    pub(crate) fn first_form(&self, chosen: Option<&str>) -> u8 {
        let form = chosen.and_then(|id| self.sheet.forms.iter().position(|form| form.id == id));
        match form {
            Some(form) => form as u8,
            None if self.sheet.form_later => NO_FORM,
            None if self.sheet.form_choice => NOBODY,
            None => 0,
        }
    }
}

impl Unmatched {
    /// Returns whether the pending question is for the form with which a hero begins.
    pub(crate) fn asks_for_form(self, state: &State) -> bool {
        state.decision.ask == Ask::SetUp
            && state
                .frames
                .last()
                .is_some_and(|frame| frame.work == Work::SetUp && frame.step == FORMS)
    }

    /// Returns whether the pending question is for a card of one of a hero's groups.
    pub(crate) fn asks_for_gear(self, state: &State) -> bool {
        state.decision.ask == Ask::SetUp && state.decision.steps == GEAR
    }

    /// Returns the id of a form of a seat's hero.
    pub fn form_id(self, state: &State, seat: u8, form: u8) -> Option<&'static str> {
        self.hero(state, seat).sheet.forms.get(usize::from(form)).map(|form| form.id.as_str())
    }
}

impl Machine<'_> {
    /// Executes the next step of the set-up.
    pub fn set_up_step(&mut self) {
        match self.frame().step {
            OPTIONS => self.choose_options(),
            DEAL => {
                for seat in 0..self.state.seats {
                    self.add_fighters(seat);
                    self.add_cards(seat);
                }
                self.deal();
                self.frame().step = FIGHTERS;
                self.frame().todo = self.place_heroes();
            }
            FIGHTERS => self.place_next(),
            TOKENS => {
                self.frame().step = FORMS;
                let seats = self.state.turn_order();
                seats.for_each(|seat| self.happen_to(seat, &When::SetUp));
            }
            _ => self.choose_forms(),
        }
    }

    /// Lets players choose forms in player order, unless these were configured (Unmatched Reference v10, Setup Order).
    fn choose_forms(&mut self) {
        if let Some(answer) = self.answer() {
            self.set_form(answer.seat, answer.chosen.trailing_zeros() as u8);
        }
        match self.state.turn_order().find(|&seat| self.state.player(seat).form == NOBODY) {
            Some(seat) => {
                let forms = self.hero(seat).sheet.forms.len();
                self.ask(Ask::SetUp, seat).options = (1 << forms) - 1;
            }
            None => {
                self.end_work();
                self.begin_first_turn();
            }
        }
    }

    /// Lets players choose sidekicks, heroes of a pair and gear in player order, unless these were configured.
    fn choose_options(&mut self) {
        if let Some(answer) = self.answer() {
            let (hero, chosen) = (self.hero(answer.seat), answer.chosen.trailing_zeros() as u8);
            let player = self.state.player_mut(answer.seat);
            match answer.steps {
                SIDEKICK => player.sidekick = chosen,
                LEAD => player.lead = chosen,
                _ => {
                    player.gear |= (0..8)
                        .find(|&bit| hero.gear_card(bit) == usize::from(chosen))
                        .map_or(0, |bit| 1 << bit)
                }
            }
        }
        for seat in self.state.turn_order() {
            let (hero, player) = (self.hero(seat), *self.state.player(seat));
            let fighters = |of: &[String]| {
                let choices =
                    hero.fighters.iter().enumerate().filter(|(_, def)| of.contains(&def.id));
                choices.fold(0_u64, |set, (kind, _)| set | 1 << kind)
            };
            let group = (0..hero.sheet.gear.len())
                .map(|group| hero.group_bits(group))
                .find(|bits| bits & player.gear == 0);
            let (kind, options) = if player.sidekick == NOBODY && !hero.sheet.sidekick_of.is_empty()
            {
                (SIDEKICK, fighters(&hero.sheet.sidekick_of))
            } else if player.lead == NOBODY && !hero.sheet.hero_of.is_empty() {
                (LEAD, fighters(&hero.sheet.hero_of))
            } else if let Some(bits) = group {
                let cards =
                    (0..8).filter(|bit| bits >> bit & 1 != 0).map(|bit| hero.gear_card(bit));
                (GEAR, cards.fold(0, |set, card| set | 1 << card))
            } else {
                continue;
            };
            let decision = self.ask(Ask::SetUp, seat);
            (decision.options, decision.steps) = (options, kind);
            return;
        }
        self.frame().step = DEAL;
    }

    /// Creates the fighters of a seat, off the battlefield.
    pub(crate) fn add_fighters(&mut self, seat: u8) {
        let (hero, sidekick) = (self.hero(seat), self.state.player(seat).sidekick);
        self.state.player_mut(seat).supply =
            hero.sheet.tokens.as_ref().map_or(0, |tokens| tokens.count);
        for (kind, def) in hero.fighters.iter().enumerate() {
            let sheet = def.sheet;
            let fighter = Fighter {
                kind: kind as u8,
                owner: seat,
                size: sheet.size,
                health: sheet.health,
                ..Fighter::default()
            };
            if hero.is_left_out(kind, sidekick) {
                continue;
            }
            let number = self.state.fighters.len() as FighterId;
            if !self.state.fighters.try_push(fighter) {
                self.out_of_room();
                return;
            }
            let health = self.rules.full_health(self.state, number);
            self.state.fighters.at_mut(usize::from(number)).health = health;
            self.io.emit(|| Event::Joined { seat, fighter: number, health });
        }
    }

    /// Creates the cards of a seat, in its deck.
    pub(crate) fn add_cards(&mut self, seat: u8) {
        let hero = self.hero(seat);
        let Player { sidekick, gear, .. } = *self.state.player(seat);
        for (number, def) in hero.cards.iter().enumerate() {
            if hero.is_card_left_out(number, sidekick, gear) {
                continue;
            }
            for _ in 0..def.sheet.copies {
                let card = self.state.cards.len() as u8;
                let fits = self.state.cards.try_push(Card {
                    def: def.def,
                    owner: seat,
                    holder: seat,
                    zone: Zone::Deck,
                    seen: 0,
                }) && self.state.player_mut(seat).deck.try_push(card);
                if !fits {
                    self.out_of_room();
                }
            }
        }
    }

    /// Shuffles and draws starting hands. Cards are first numbered at random, because their numbers must not identify them.
    fn deal(&mut self) {
        for seat in 0..self.state.seats {
            self.add_side_deck(seat);
            self.number_at_random(seat);
            self.take_opening(seat);
            self.shuffle(seat);
            let hand = self.hero(seat).sheet.hand.map_or(STARTING_HAND, |hand| hand.start);
            self.draw(seat, hand);
        }
    }

    /// Puts the cards with which a hero begins into its hand, where all players know them (Unmatched Reference v10, Black Widow).
    fn take_opening(&mut self, seat: u8) {
        let hero = self.hero(seat);
        for def in hero.cards.iter().filter(|def| hero.sheet.opening.contains(&def.sheet.id)) {
            let deck = self.state.player(seat).deck;
            if let Some(&card) = deck.iter().find(|&&card| self.state.card(card).def == def.def) {
                let everybody = (1 << self.state.seats) - 1;
                self.because(EventCause::Character { seat }, |machine| {
                    machine.show(seat, &[card], everybody);
                    machine.put(card, seat, Zone::Hand);
                });
            }
        }
    }

    /// Exchanges the definitions of a seat's cards at random, so that the number of a card does not identify it.
    pub(crate) fn number_at_random(&mut self, seat: u8) {
        let State { players, cards, random, .. } = &mut *self.state;
        let deck = &players[usize::from(seat)].deck;
        let mut defs: List<DefId, 40> =
            deck.iter().map(|&card| cards.at(usize::from(card)).def).collect();
        random.shuffle(&mut defs);
        for (&card, &def) in deck.iter().zip(defs.iter()) {
            cards.at_mut(usize::from(card)).def = def;
        }
    }

    /// Puts the first hero of each seat on its start space. Returns the fighters that are to be placed.
    fn place_heroes(&mut self) -> Fighters {
        let mut others = 0;
        for seat in 0..self.state.seats {
            let own = self.rules.fighters_of(self.state, seat);
            let hero = members(own).find(|&fighter| self.rules.is_hero(self.state, fighter));
            if let Some(hero) = hero {
                let start = self.state.player(seat).start;
                self.put_fighter(hero, start);
                self.io.emit(|| Event::Placed {
                    fighter: hero,
                    from: NOWHERE,
                    to: start,
                    tail: NOWHERE,
                });
                // The second space of a large hero is chosen before sidekicks are placed.
                others |= if self.state.fighter(hero).is_large() { one(hero) } else { 0 };
            }
            others |= members(own)
                .filter(|&fighter| Some(fighter) != hero)
                .filter(|&fighter| !self.rules.fighter_def(self.state, fighter).sheet.reserve)
                .fold(0, |set, fighter| set | one(fighter));
        }
        others
    }

    /// Places the fighters other than first heroes in player order, each in a free space that shares a zone with the hero's start
    /// space, or else in any free space (Core Rules, Setup).
    fn place_next(&mut self) {
        if let Some(answer) = self.answer() {
            self.place_fighter(answer.fighter, answer.answer, answer.tail);
        }
        let todo = self.frame().todo;
        let stretched = members(todo)
            .filter(|&fighter| self.state.fighter(fighter).is_there())
            .fold(0, |set, fighter| set | one(fighter));
        let first = if stretched != 0 { stretched } else { todo };
        let next = self
            .state
            .turn_order()
            .find_map(|seat| members(first & self.rules.fighters_of(self.state, seat)).next());
        let Some(fighter) = next else {
            self.frame().step = TOKENS;
            return;
        };
        self.frame().todo &= !one(fighter);
        let seat = self.state.fighter(fighter).owner;
        let there = only(self.state.fighter(fighter).at);
        let spaces = if there != 0 { there } else { self.set_up_spaces(seat) };
        match self.rules.only_place(self.state, fighter, spaces) {
            _ if spaces == 0 => {}
            Some((to, tail)) => {
                self.place_fighter(fighter, to, tail);
            }
            None => self.ask_place(seat, fighter, spaces),
        }
    }

    fn set_up_spaces(&self, seat: u8) -> Spaces {
        let (board, occupied) = (self.board(), self.state.occupied());
        let near = board.in_zone_of(only(self.state.player(seat).start)) & !occupied;
        if near != 0 { near } else { board.all & !occupied }
    }

    /// Asks for the space of a fighter.
    pub fn ask_place(&mut self, seat: u8, fighter: FighterId, spaces: Spaces) {
        let decision = self.ask(Ask::Place, seat);
        (decision.fighter, decision.options) = (fighter, spaces);
    }

    fn begin_first_turn(&mut self) {
        self.begin(Work::Turn);
    }
}
