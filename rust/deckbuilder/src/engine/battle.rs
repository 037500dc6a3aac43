//! Battles of Robots, confrontations of Bosses, Assists, rewards and Ruins.

use crate::{
    cards::{catalogue::UseDef, deckbuilder::Deckbuilder},
    engine::machine::Machine,
    model::{
        action::Action,
        event::Event,
        state::{
            Ask, Assist, Battle, CardId, Frame, Lasting, Mode, NOBODY, Player, Reason, Space,
            State, Status, Until, Work, Zone,
        },
    },
    options::{AssistReward, Assists, AssistsEach, EncounterAt, FailedBattle, RobotAssists},
};
use altmode_deckbuilder_language::{CardType, Quality, Window};

/// Steps of a battle.
pub mod step {
    /// The Encounter may be revealed before Assists are placed.
    pub const BEGIN: u8 = 0;
    /// Assists are placed.
    pub const ASSISTS: u8 = 1;
    /// The Encounter is revealed and its Confrontation text resolves.
    pub const ENCOUNTER: u8 = 2;
    /// Defensive Assists resolve.
    pub const DEFENSE: u8 = 3;
    /// Offensive Assists resolve.
    pub const OFFENSE: u8 = 4;
    /// "Confront" abilities are used.
    pub const CONFRONT: u8 = 5;
    /// Power and cost are compared.
    pub const COMPARE: u8 = 6;
    /// The reward is gained.
    pub const REWARD: u8 = 7;
    /// Assists and the Encounter are discarded.
    pub const END: u8 = 8;
}

impl Deckbuilder {
    /// Returns whether a seat may place an Assist in the battle in progress, and whether it would defend the Boss. `None` if it
    /// may not.
    ///
    /// Competitive: others may offer Assists. Co-op, TvT, 1vM: teammates may assist regardless of Damage; Adversary players may
    /// defend their faction's Boss (Clash of the Combiners rulebook, TvT Rules and Defensive Assists).
    pub fn may_assist(self, state: &State, seat: u8) -> Option<bool> {
        let battle = &state.battle;
        if seat == state.active || state.player(seat).hand.is_empty() {
            return None;
        }
        let faction = self.def(state, battle.card).sheet.faction;
        let (team, active) = (state.player(seat).team, state.player(state.active).team);
        let defends = match state.mode {
            Mode::Solo => return None,
            Mode::Coop => false,
            Mode::Competitive
                if state.options.assists == Assists::Forced && self.forced_assists(state) == 0 =>
            {
                return None;
            }
            Mode::Competitive => false,
            Mode::Teams | Mode::OneVersusMany if team == active => false,
            _ if battle.boss && Some(state.player(seat).faction) == faction => true,
            _ => return None,
        };
        let distance = state.distance(state.player(seat).at, battle.space)?;
        // Only public information decides whether the player is asked: the cards that may be in hand.
        let own = state.player(seat);
        let could = own
            .hand
            .iter()
            .chain(own.deck.iter())
            .any(|&card| self.can_assist_with(state, card, distance));
        could.then_some(defends)
    }

    /// Returns whether a card can be placed as an Assist at a distance: it has Power or an Assist text, and its Range reaches.
    pub fn can_assist_with(self, state: &State, card: CardId, distance: u8) -> bool {
        let (def, seat) = (self.def(state, card), state.card(card).owner);
        let opens =
            |ability: &UseDef| ability.when == Window::Assist && self.opens(state, seat, ability);
        let says = self.in_mode(state, seat, &def.text.assist).next().is_some()
            || def.text.uses.iter().any(opens);
        (def.sheet.power.unwrap_or(0) > 0 || says) && def.sheet.range.unwrap_or(0) >= distance
    }

    /// Returns the number of Assists that the active player must resolve: one for each Damage card with that text. In TvT
    /// standard Damage forces none (Clash of the Combiners rulebook, TvT Rules).
    pub fn forced_assists(self, state: &State) -> usize {
        if state.mode != Mode::Competitive {
            return 0;
        }
        let seat = state.active;
        let says = |card: &&CardId| {
            self.qualities(state, seat, &self.def(state, **card).text)
                .any(|quality| *quality == Quality::MustAssist)
        };
        state.player(seat).damage.iter().filter(says).count()
    }

    /// Returns the Power that the active player has in the battle in progress.
    pub fn battle_total(self, state: &State) -> i16 {
        let seat = state.active;
        let distance = state.distance(state.player(seat).at, state.battle.space).unwrap_or(u8::MAX);
        i16::from(self.power_at(state, seat, distance))
            + state.battle.bonus
            + self.battle_power(state, seat)
    }

    /// Returns whether an ability of a card in front of the active player can be used now.
    pub fn can_use(
        self,
        state: &State,
        seat: u8,
        card: CardId,
        ability: u8,
        entry: &UseDef,
        window: Window,
    ) -> bool {
        let fits = entry.when == window
            || entry.when == Window::CommandOrConfront && window != Window::Assist;
        let used = match card {
            NOBODY => state.player(seat).used[usize::from(state.player(seat).bot)],
            card => state.card(card).used,
        };
        let again = entry.cost > 0
            && !entry.site
            && state.options.abilities == crate::options::Abilities::Unlimited;
        fits && state.player(seat).energon >= entry.cost
            && (used >> ability & 1 == 0 || again)
            && self.opens(state, seat, entry)
    }

    /// Returns the instructions that the mode of a player's character allows: "Team:" ones are for Team Mode.
    pub fn in_mode(
        self,
        state: &State,
        seat: u8,
        pieces: &'static [(bool, u16)],
    ) -> impl DoubleEndedIterator<Item = u16> + use<> {
        let in_team_mode = self.in_team_mode(state, seat);
        pieces.iter().filter(move |(team, _)| !team || in_team_mode).map(|(_, pc)| *pc)
    }

    /// Returns whether the mode of a player's character allows an ability: "Team:" abilities are available in Team Mode only (Clash
    /// of the Combiners rulebook, Team Mode).
    fn opens(self, state: &State, seat: u8, ability: &UseDef) -> bool {
        !ability.team || self.in_team_mode(state, seat)
    }

    /// Calls a function with each ability that the active player can use now: of the character, of the cards in front of the
    /// player, and of the Site under the character (Blog: a Site's ability is not used at Range).
    pub fn usable(self, state: &State, window: Window, mut found: impl FnMut(CardId, u8, &UseDef)) {
        let seat = state.active;
        let player = state.player(seat);
        let mut look = |card: CardId, site: bool| {
            let text = if card == NOBODY {
                self.side_text(state, seat)
            } else {
                &self.def(state, card).text
            };
            for (ability, entry) in text.uses.iter().enumerate() {
                if entry.site == site
                    && self.can_use(state, seat, card, ability as u8, entry, window)
                {
                    found(card, ability as u8, entry);
                }
            }
        };
        look(NOBODY, false);
        for &card in player.played.iter().chain(player.damage.iter()).chain(player.vault.iter()) {
            look(card, false);
        }
        if let Some(card) = state.faceup(player.at) {
            look(card, true);
        }
    }

    /// Returns the most Power that the active player could add to a battle: abilities of Confront, and Move spent as Power.
    pub fn battle_hopes(self, state: &State) -> i16 {
        let mut hopes = 0;
        self.usable(state, Window::Confront, |card, _, entry| {
            let power =
                entry.power.map_or(1, |amount| self.amount(state, amount, state.active, card));
            hopes += power.clamp(0, 99);
        });
        if state.player(state.active).flags & Player::MOVE_AS_POWER != 0 {
            hopes += i16::from(self.move_left(state, state.active));
        }
        hopes
    }
}

impl Machine<'_> {
    /// Returns whether a battle is in progress whose Power and cost have not been compared yet.
    pub fn is_undecided(&self) -> bool {
        let battle = self.state.frames.iter().rev().find(|frame| frame.work == Work::Battle);
        battle.is_some_and(|frame| frame.step <= step::COMPARE)
    }

    /// Begins a battle with the Adversary of a space.
    pub fn begin_battle(&mut self, seat: u8, space: Space) {
        let Some(card) = self.state.faceup(space) else { return };
        let boss = self.def(card).is(CardType::Boss);
        let cost = self.rules.cost(self.state, seat, card).into();
        self.state.battle = Battle { on: true, space, card, boss, cost, ..Battle::default() };
        let shown = self.shown(card);
        self.io.emit(|| Event::BattleStarted { seat, space, card: shown, cost });
        self.begin(Frame {
            work: Work::Battle,
            you: seat,
            space,
            source: card,
            ..Frame::default()
        });
    }

    /// Executes the next step of a battle.
    pub fn battle_step(&mut self) {
        self.tell_no_effect();
        match self.frame().step {
            step::BEGIN => {
                if self.state.battle.boss
                    && self.state.options.encounter == EncounterAt::BeforeAssists
                {
                    self.draw_battle_encounter();
                }
                self.next();
            }
            step::ASSISTS => self.place_assists(),
            step::ENCOUNTER => self.confrontation_text(),
            step::DEFENSE => self.resolve_assists(true),
            step::OFFENSE => self.resolve_assists(false),
            step::CONFRONT => self.confront_abilities(),
            step::COMPARE => self.compare(),
            step::REWARD => self.rewards(),
            _ => self.end_battle(),
        }
    }

    fn next(&mut self) {
        let frame = self.frame();
        (frame.step, frame.left, frame.looping, frame.count) = (frame.step + 1, 0, false, 0);
    }

    fn draw_battle_encounter(&mut self) {
        if let Some(card) = self.draw_encounter(true) {
            self.state.battle.encounter = card;
        }
    }

    /// Draws an Encounter. Used ones are shuffled if the deck is empty.
    pub fn draw_encounter(&mut self, confrontation: bool) -> Option<CardId> {
        if self.state.encounters.is_empty() {
            self.reshuffle(Zone::Encounters);
        }
        self.supply(|state| &state.encounters);
        let card = self.state.encounters.last().copied()?;
        self.move_card(card, Zone::Encounter, NOBODY);
        let shown = self.shown(card);
        self.io.emit(|| Event::Encounter { card: shown, confrontation });
        Some(card)
    }

    /// Shuffles the discard pile of the Ruins or of the Encounters into a new deck.
    fn reshuffle(&mut self, zone: Zone) {
        let state = &mut *self.state;
        let (deck, discard) = match zone {
            Zone::Ruins => (&mut state.ruins, &mut state.ruin_discard),
            _ => (&mut state.encounters, &mut state.encounter_discard),
        };
        if discard.is_empty() {
            return;
        }
        *deck = *discard;
        discard.clear();
        altmode_core::sort_numbers(deck);
        state.random.shuffle(deck);
        let cards = deck.len() as u8;
        for &card in deck.iter() {
            let entry = state.cards.at_mut(usize::from(card));
            (entry.zone, entry.seen) = (zone, 0);
        }
        self.io.emit(|| Event::Reshuffled { zone, cards });
    }

    /// The Assist step of a confrontation: all Assists are placed in turn order, from the player after the active one.
    fn place_assists(&mut self) {
        let against =
            self.state.battle.boss || self.state.options.robot_assists == RobotAssists::Offensive;
        if !self.frame().looping {
            let seats = self.state.seats;
            let rules = self.rules;
            let may =
                (0..seats).filter(|&seat| against && rules.may_assist(self.state, seat).is_some());
            let left = may.fold(0, |set, seat| set | 1 << seat);
            (self.frame().left, self.frame().looping) = (left, true);
        }
        let active = self.state.active;
        let left = self.frame().left;
        let Some(seat) = self.state.order_from(active).find(|&seat| left >> seat & 1 != 0) else {
            return self.next();
        };
        let Some(defends) = self.rules.may_assist(self.state, seat) else {
            self.frame().left &= !(1 << seat);
            return;
        };
        match self.answer() {
            Some(Action::Assist(card)) => {
                self.place_assist(seat, card, defends);
                if self.state.options.assists_each == AssistsEach::One
                    || self.state.battle.assists.is_full()
                {
                    self.frame().left &= !(1 << seat);
                }
            }
            Some(_) => {
                self.io.emit(|| Event::Assisted { seat, card: None, defends });
                self.frame().left &= !(1 << seat);
            }
            None if self.state.battle.assists.is_full() => self.frame().left = 0,
            None => {
                let distance = self
                    .state
                    .distance(self.state.player(seat).at, self.state.battle.space)
                    .unwrap_or(u8::MAX);
                let hand = self.state.player(seat).hand;
                let rules = self.rules;
                let cards = hand
                    .iter()
                    .copied()
                    .filter(|&card| rules.can_assist_with(self.state, card, distance))
                    .collect();
                let decision = self.ask(Ask::Assist, seat);
                (decision.cards, decision.may_stop) = (cards, true);
            }
        }
    }

    fn place_assist(&mut self, seat: u8, card: CardId, defends: bool) {
        self.move_card(card, Zone::Assist, seat);
        // Assists of co-operative games are faceup (Clash of the Combiners rulebook, TvT Rules).
        if self.state.mode == Mode::Coop {
            let everyone = self.everyone();
            self.state.cards.at_mut(usize::from(card)).seen = everyone;
        }
        // `place_assists` asks for no Assist once the list is full.
        if !self.state.battle.assists.try_push(Assist { seat, card, defends, resolved: false }) {
            self.stop(Status::OutOfRoom);
        }
        let shown = self.shown(card);
        self.io.emit(|| Event::Assisted { seat, card: Some(shown), defends });
    }

    fn confrontation_text(&mut self) {
        if self.state.battle.boss && self.state.battle.encounter == NOBODY {
            self.draw_battle_encounter();
        }
        self.next();
        let card = self.state.battle.encounter;
        if card != NOBODY {
            self.begin_half(&self.def(card).text.confrontation, self.state.active, card);
        }
    }

    /// Resolves the defensive Assists, always and automatically, or the offensive ones. In a competitive game the active player
    /// may decline those that Damage does not force.
    fn resolve_assists(&mut self, defends: bool) {
        let at = usize::from(self.frame().count);
        let Some(&assist) = self.state.battle.assists.get(at) else { return self.next() };
        if assist.defends != defends {
            self.frame().count += 1;
            return;
        }
        let active = self.state.active;
        let asked = !defends && self.state.mode == Mode::Competitive;
        let resolves = match self.answer() {
            Some(answer) => answer == Action::Yes,
            None if asked && self.may_decline(at) => {
                let decision = self.ask(Ask::Resolve, active);
                (decision.card, decision.about) = (assist.card, true);
                return;
            }
            None => true,
        };
        self.frame().count += 1;
        let everyone = self.everyone();
        self.state.cards.at_mut(usize::from(assist.card)).seen |=
            if resolves { everyone } else { 0 };
        let def = self.def(assist.card);
        // The penalty of Alt Mode also applies to Assists (Clash of the Combiners rulebook, Defensive Assists).
        let printed = i16::from(def.sheet.power.unwrap_or(0));
        let change = self.rules.power_change(self.state, assist.seat);
        let power = (printed + change.amount).max(0);
        self.state.battle.assists.at_mut(at).resolved = resolves;
        let shown = self.shown(assist.card);
        let event = Event::AssistResolved {
            seat: assist.seat,
            card: shown,
            defends,
            power: power as u8,
            change,
            resolved: resolves,
        };
        self.io.emit(|| event);
        if !resolves {
            return;
        }
        self.io.by = Some(self.rules.card_cause(self.state, assist.card));
        if defends {
            self.add_cost(power);
        } else {
            self.state.battle.bonus += power;
        }
        for (ability, entry) in def.text.uses.iter().enumerate().rev() {
            if entry.when == Window::Assist && self.rules.opens(self.state, assist.seat, entry) {
                // The question is asked in the code frame, because the assisting player pays.
                let frame = Frame {
                    work: Work::Code,
                    step: 1,
                    pc: entry.pc,
                    you: assist.seat,
                    source: assist.card,
                    ..Frame::default()
                };
                self.begin(Frame { count: ability as u8, ..frame });
            }
        }
        for pc in self.rules.in_mode(self.state, assist.seat, &def.text.assist).rev() {
            self.begin_code(pc, assist.seat, assist.card);
        }
    }

    /// Returns whether the active player may decline an offered Assist. The number of Assists that Damage forces must still be
    /// reachable.
    fn may_decline(&self, at: usize) -> bool {
        let assists = &self.state.battle.assists;
        let resolved = assists.iter().filter(|assist| assist.resolved).count();
        let left = assists.iter().skip(at).filter(|assist| !assist.defends).count();
        resolved + left > self.rules.forced_assists(self.state)
    }

    /// Adds to the cost of the Adversary.
    pub fn add_cost(&mut self, amount: i16) {
        if amount != 0 {
            self.state.battle.cost = (self.state.battle.cost + amount).clamp(0, 999);
            let cost = self.state.battle.cost;
            self.io.emit(|| Event::Cost { cost });
        }
    }

    /// Lets the active player use "Confront" abilities, and Move as Power if an effect allows that.
    fn confront_abilities(&mut self) {
        let seat = self.state.active;
        match self.answer() {
            Some(Action::Use(card, ability)) => self.use_ability(seat, card, ability),
            Some(Action::SpendMove) => {
                self.spend_move(seat, 1);
                self.state.battle.bonus += 1;
                self.io.emit(|| Event::Power { seat, amount: 1, range: 0, battle: true });
            }
            Some(_) => self.next(),
            None => {
                let mut any = self.spends_move();
                self.rules.usable(self.state, Window::Confront, |_, _, _| any = true);
                if any {
                    self.ask(Ask::Confront, seat).may_stop = true;
                } else {
                    self.next();
                }
            }
        }
    }

    fn spends_move(&self) -> bool {
        let seat = self.state.active;
        self.state.player(seat).flags & Player::MOVE_AS_POWER != 0
            && self.rules.move_left(self.state, seat) > 0
    }

    /// Compares Power and cost. The Adversary is defeated if the Power reaches the cost.
    fn compare(&mut self) {
        let seat = self.state.active;
        let Battle { card, space, cost, bonus, .. } = self.state.battle;
        let power = self.rules.battle_total(self.state);
        let won = power >= cost;
        let distance = self.state.distance(self.state.player(seat).at, space).unwrap_or(u8::MAX);
        let change = self.rules.power_change(self.state, seat);
        self.io.emit(|| Event::BattleEnded { seat, won, power, change, cost });
        // Negative Power of Alt Mode is compensated by other Power.
        let needed = (cost - bonus - change.amount).clamp(0, 255) as u8;
        if won {
            self.spend_power(seat, distance, needed);
            self.frame().step = step::REWARD;
            return self.defeat(seat, card, space);
        }
        match self.state.options.failed_battle {
            FailedBattle::Spends => {
                let all = self.rules.power_at(self.state, seat, distance);
                self.spend_power(seat, distance, all);
            }
            FailedBattle::Keeps => {}
        }
        self.state.matrix[usize::from(space)].tried = true;
        self.frame().step = step::END;
        self.follow_lasting(|lasting| lasting.until == Until::BattleFails);
    }

    /// Begins scheduled instructions for an event, and drops those that apply only once.
    fn follow_lasting(&mut self, fits: impl Fn(&Lasting) -> bool) {
        let waiting = self.state.lasting;
        for lasting in waiting.iter().rev().filter(|lasting| fits(lasting)) {
            self.begin_code(lasting.pc, lasting.seat, lasting.source);
        }
        self.state.lasting.retain(|lasting| !fits(&lasting) || lasting.until == Until::EachDefeat);
    }

    /// Defeats an Adversary: it leaves the game, and a Ruin fills its space at once (Clash of the Combiners rulebook, Ruins).
    fn defeat(&mut self, seat: u8, card: CardId, space: Space) {
        self.state.defeated = self.state.card(card).def;
        self.move_card(card, Zone::Destroyed, NOBODY);
        let shown = self.shown(card);
        self.io.emit(|| Event::Defeated { seat, card: shown, space });
        let player = self.state.player_mut(seat);
        player.defeats = player.defeats.saturating_add(1);
        if self.state.battle.boss {
            self.state.player_mut(seat).bosses += 1;
            // The game ends when three Bosses are defeated, of TvT by one team.
            let (team, shared) = (self.state.player(seat).team, !self.state.mode.has_teams());
            let own = |other: &u8| shared || self.state.player(*other).team == team;
            let bosses: u8 = (0..self.state.seats)
                .filter(own)
                .map(|other| self.state.player(other).bosses)
                .sum();
            if bosses >= 3 {
                self.state.ending = Some(Reason::Bosses);
            }
        }
        self.place_ruin(space);
    }

    /// Gives the reward to the active player, and in a competitive game to each player whose Assist resolved.
    fn rewards(&mut self) {
        self.next();
        let seat = self.state.active;
        let card = self.state.battle.card;
        self.follow_lasting(|lasting| lasting.seat == seat && lasting.until != Until::BattleFails);
        let Some(pc) = self.def(card).reward else { return };
        if self.state.mode == Mode::Competitive
            && self.state.options.assist_reward == AssistReward::Shared
        {
            let assists = self.state.battle.assists;
            let helped = |other: &u8| {
                assists
                    .iter()
                    .any(|assist| assist.seat == *other && assist.resolved && !assist.defends)
            };
            let seats: Vec<u8> = self.state.order_from(seat).filter(helped).collect();
            for &other in seats.iter().rev() {
                self.begin_code(pc, other, card);
            }
        }
        self.begin_code(pc, seat, card);
    }

    /// Discards the Encounter and all Assists, regardless of the outcome.
    fn end_battle(&mut self) {
        let Battle { assists, encounter, .. } = self.state.battle;
        for assist in assists.iter() {
            self.discard(assist.card);
        }
        if encounter != NOBODY {
            self.move_card(encounter, Zone::EncounterDiscard, NOBODY);
        }
        self.state.lasting.retain(|lasting| lasting.until != Until::BattleFails);
        self.state.battle = Battle::default();
        self.end_work();
    }

    // --- Ruins ---

    /// Places the top Ruin in a space. Its effect applies to each character there.
    pub fn place_ruin(&mut self, space: Space) -> Option<CardId> {
        if !self.state.has_ruins {
            return None;
        }
        if self.state.ruins.is_empty() {
            self.reshuffle(Zone::Ruins);
        }
        self.supply(|state| &state.ruins);
        let card = self.state.ruins.last().copied()?;
        self.put_in_matrix(card, space, true);
        let shown = self.shown(card);
        self.io.emit(|| Event::RuinPlaced { card: shown, space });
        // "If the Ruin deck is ever empty": at once, and not before the next Ruin, so that Ruins which are cleared in between stay
        // in the discard pile (Clash of the Combiners rulebook, Ruins).
        if self.state.ruins.is_empty() {
            self.reshuffle(Zone::Ruins);
        }
        self.check_ruins();
        let left = self.state.seats_at(space);
        self.begin(Frame { work: Work::Ruin, space, source: card, left, ..Frame::default() });
        Some(card)
    }

    /// Ends the game if all Ruins that are not destroyed are in the Matrix (Clash of the Combiners rulebook, Ruins).
    pub fn check_ruins(&mut self) {
        if self.state.has_ruins && self.state.ruins.is_empty() && self.state.ruin_discard.is_empty()
        {
            self.state.ending.get_or_insert(Reason::Ruins);
        }
    }

    /// Lets the next character in the space of a new Ruin follow its effect.
    pub fn ruin_step(&mut self) {
        let Frame { left, source, .. } = *self.frame();
        let active = self.state.active;
        let Some(seat) = self.state.order_from(active).find(|&seat| left >> seat & 1 != 0) else {
            return self.end_work();
        };
        self.frame().left &= !(1 << seat);
        let pieces = &self.def(source).text.reveal;
        self.begin_codes(pieces, seat, source);
    }

    /// Asks the player of an Assist whether to pay for its ability: the first step of its instructions.
    pub fn pay_for_assist(&mut self) {
        let Frame { you, source, count, .. } = *self.frame();
        let Some(cost) = self.def(source).text.uses.get(usize::from(count)).map(|entry| entry.cost)
        else {
            return self.end_work();
        };
        match self.answer() {
            Some(Action::Yes) => {
                let shown = self.shown(source);
                self.io.emit(|| Event::Used { seat: you, card: Some(shown), cost });
                self.lose_energon(you, cost);
                (self.frame().step, self.frame().count) = (0, 0);
            }
            Some(_) => self.end_work(),
            None if self.state.player(you).energon < cost => self.end_work(),
            None => {
                let decision = self.ask(Ask::YesNo, you);
                (decision.card, decision.about) = (source, true);
            }
        }
        if self.state.frames.is_empty() {
            self.stop(Status::OutOfRoom);
        }
    }
}
