//! Legal actions: the answers to the pending question.

use crate::{
    cards::{
        board::{NOWHERE, Spaces, spaces},
        card::CardDef,
        unmatched::Unmatched,
    },
    engine::{path_token::paths, walk::Way},
    model::{
        action::{Action, Manner},
        state::{
            ATTACK, Ask, CardId, Cards, DEFENSE, Decision, DefId, FighterId, Fighters, NOBODY,
            State, Work, members, one,
        },
    },
    query::Context,
};
use altmode_unmatched_language::{CardKind, Reaches};

impl Unmatched {
    /// Appends the answers to the pending question, in a fixed order.
    pub fn list_legal_actions(self, state: &State, actions: &mut Vec<Action>) {
        let decision = &state.decision;
        let Decision { options, fighter, seat, .. } = *decision;
        match decision.ask {
            Ask::Nothing => return,
            Ask::Action => return self.list_actions_of_turn(state, actions),
            Ask::Place if state.fighter(fighter).is_large() => {
                let tails = |to| {
                    self.placed_tails(state, fighter, to)
                        .into_iter()
                        .map(move |tail| Action::Place { fighter, to, tail })
                };
                actions.extend(spaces(options).flat_map(tails));
            }
            Ask::Place => actions.extend(spaces(options).map(|to| Action::Place {
                fighter,
                to,
                tail: NOWHERE,
            })),
            Ask::Boost | Ask::AttackBoost => {
                actions.extend(
                    self.distinct(state, &decision.cards).iter().map(|&card| Action::Boost(card)),
                );
                actions.push(Action::Decline);
            }
            Ask::Defense => {
                actions.extend(
                    self.distinct(state, &decision.cards).iter().map(|&card| Action::Defend(card)),
                );
                actions.push(Action::Decline);
            }
            Ask::Move if decision.way & Way::TO != 0 => self.list_moves(
                state,
                fighter,
                options,
                crate::engine::walk::MOST_STEPS,
                0,
                actions,
            ),
            Ask::Move => {
                let mut offer_steps = 0;
                for fighter in members(options as Fighters) {
                    let (steps, ground) =
                        (self.steps(state, fighter), self.ground(state, fighter, decision.way));
                    let to = self.destinations_on(state, fighter, &ground, steps, decision.way);
                    self.list_moves(state, fighter, to, steps, decision.way, actions);
                    if self.offers_steps_on(state, fighter, &ground, steps, decision.way) {
                        offer_steps |= one(fighter);
                    }
                }
                for fighter in members(options as Fighters) {
                    let free = self.board(state).all & !state.occupied();
                    if self.may_be_placed(state, fighter) {
                        actions.extend(spaces(free).map(|to| Action::Place {
                            fighter,
                            to,
                            tail: NOWHERE,
                        }));
                    }
                }
                for fighter in members(offer_steps) {
                    let (steps, at) = (self.steps(state, fighter), state.fighter(fighter).body());
                    let next = self.next_steps(state, fighter, at, steps, decision.way);
                    actions.extend(spaces(next).map(|to| Action::Step { fighter, to }));
                    self.list_opened_doors(state, fighter, at, steps, actions);
                }
                self.list_closed_doors(state, None, actions);
            }
            Ask::Walk => {
                actions.extend(spaces(options).map(|to| Action::Step { fighter, to }));
                self.list_opened_doors(
                    state,
                    fighter,
                    self.way_point(state, fighter),
                    decision.steps,
                    actions,
                );
                self.list_closed_doors(state, Some(fighter), actions);
            }
            Ask::Path => actions.extend(paths(decision.paths).map(Action::Path)),
            Ask::Space | Ask::Token => actions.extend(spaces(options).map(Action::Space)),
            Ask::Fighters | Ask::Assign => {
                actions.extend(members(options as Fighters).map(Action::Fighter))
            }
            Ask::Cards | Ask::HandLimit => actions.extend(
                self.distinct(state, &decision.cards).iter().map(|&card| Action::Card(card)),
            ),
            Ask::Option | Ask::SetUp | Ask::Predict => {
                actions.extend(spaces(options).map(Action::Option))
            }
            Ask::Seat => actions.extend(spaces(options).map(Action::Seat)),
            Ask::Trigger => {
                actions.extend(self.distinct_triggers(state, options, seat).map(Action::Trigger))
            }
            Ask::Reveal => {
                if !decision.cards.is_empty() {
                    actions.push(Action::Yes);
                }
                actions.push(Action::No);
            }
            Ask::YesNo | Ask::Reroll | Ask::Item => {
                actions.push(Action::Yes);
                actions.push(Action::No);
            }
        }
        if decision.may_stop
            && !matches!(decision.ask, Ask::Boost | Ask::AttackBoost | Ask::Defense)
        {
            actions.push(Action::Done);
        }
    }

    /// Returns whether the pending question has an answer.
    pub fn has_answers(self, state: &State) -> bool {
        let Decision { ask, options, paths, may_stop, ref cards, .. } = state.decision;
        match ask {
            Ask::Action | Ask::YesNo | Ask::Reroll | Ask::Item | Ask::Reveal | Ask::Walk => true,
            // A fighter that must move may have no way, so that the list decides. Such moves are rare.
            Ask::Move if !may_stop => {
                let mut actions = Vec::new();
                self.list_legal_actions(state, &mut actions);
                !actions.is_empty()
            }
            _ => may_stop || options != 0 || paths != 0 || !cards.is_empty(),
        }
    }

    /// Appends the moves of a fighter to spaces. The moves of a large fighter differ by its second space.
    fn list_moves(
        self,
        state: &State,
        fighter: FighterId,
        to: Spaces,
        steps: u8,
        way: u8,
        actions: &mut Vec<Action>,
    ) {
        if !state.fighter(fighter).is_large() {
            return actions.extend(spaces(to).map(|to| Action::Move {
                fighter,
                to,
                tail: NOWHERE,
            }));
        }
        for to in spaces(to) {
            let tails = self.moved_tails(state, fighter, to, steps, way);
            actions.extend(tails.into_iter().map(|tail| Action::Move { fighter, to, tail }));
        }
    }

    /// Returns the first of each group of alike cards of a list.
    pub fn distinct(self, state: &State, cards: &[CardId]) -> Cards {
        let mut found = Cards::new();
        for &card in cards {
            let kind = |card: CardId| {
                (state.card(card).def, state.card(card).zone, state.card(card).holder)
            };
            if !found.iter().any(|&other| kind(other) == kind(card)) {
                found.push(card);
            }
        }
        found
    }

    /// Returns the first of each group of triggers with the same instructions, card and fighter.
    fn distinct_triggers(self, state: &State, options: u64, seat: u8) -> impl Iterator<Item = u8> {
        spaces(options).filter(move |&at| {
            let here = state.pending[usize::from(at)];
            let alike = |other: u8| {
                let other = state.pending[usize::from(other)];
                other.seat == seat
                    && (other.pc, other.source, other.this, other.it)
                        == (here.pc, here.source, here.this, here.it)
            };
            !spaces(options).take_while(|&other| other < at).any(alike)
        })
    }

    /// Appends the actions of a turn: maneuver, attacks, schemes.
    fn list_actions_of_turn(self, state: &State, actions: &mut Vec<Action>) {
        let seat = state.active;
        actions.push(Action::Maneuver);
        let own = self.fighters_of(state, seat) & state.present();
        let hand = self.distinct(state, &state.player(seat).hand);
        for attacker in members(own) {
            let targets = self.targets(state, attacker);
            for &card in hand.iter() {
                let def = self.def(state, card);
                if self.attacks(state, attacker, def) && self.can_use(state, attacker, def) {
                    let reached = if def.ranged {
                        targets | self.ranged_targets(state, attacker)
                    } else {
                        targets
                    };
                    let targets = reached & self.aims(state, attacker, def);
                    actions.extend(members(targets).map(|defender| Action::Attack {
                        attacker,
                        defender,
                        card,
                        manner: Manner::Usual,
                    }));
                }
            }
        }
        self.list_face_up_attacks(state, own, &hand, actions);
        for &card in hand.iter() {
            let def = self.def(state, card);
            if def.kind() != CardKind::Scheme {
                continue;
            }
            if !self.may_play(state, seat, card) {
                continue;
            }
            let users = self.users(state, seat, card);
            if users.count_ones() > 1 && (def.says_this || self.schemer_matters(state, seat, users))
            {
                actions.extend(members(users).map(|fighter| Action::Scheme { card, fighter }));
            } else if users != 0 {
                actions.push(Action::Scheme { card, fighter: NOBODY });
            }
        }
        actions.extend(
            self.usable_items(state, seat).map(|(item, fighter)| Action::Item { item, fighter }),
        );
    }

    /// Returns whether the condition for playing a card holds.
    pub fn may_play(self, state: &State, seat: u8, card: CardId) -> bool {
        let context = Context { source: card, ..Context::of(seat, NOBODY) };
        self.def(state, card)
            .play_only_if
            .is_none_or(|condition| self.holds(state, &context, condition))
    }

    /// Appends attacks with cards that are played face up: those on fighters that could not be attacked otherwise, and those by
    /// the choice of the player.
    fn list_face_up_attacks(
        self,
        state: &State,
        own: Fighters,
        hand: &[CardId],
        actions: &mut Vec<Action>,
    ) {
        for attacker in members(own) {
            for &card in hand {
                let def = self.def(state, card);
                let Some((reaches, manner)) = self.face_up(state, attacker, def) else { continue };
                if self.attacks(state, attacker, def) && self.can_use(state, attacker, def) {
                    let targets = self.targets_of(state, attacker, Some(reaches))
                        & self.aims(state, attacker, def);
                    actions.extend(members(targets).map(|defender| Action::Attack {
                        attacker,
                        defender,
                        card,
                        manner,
                    }));
                }
            }
        }
    }

    /// Returns whether a card can be played face up now, and which fighters it reaches then.
    pub fn face_up(
        self,
        state: &State,
        attacker: FighterId,
        def: &CardDef,
    ) -> Option<(Reaches, Manner)> {
        let (condition, reaches) = def.may_face_up?;
        let context = Context::of(state.fighter(attacker).owner, attacker);
        let manner = match reaches {
            Reaches::Anywhere => Manner::FaceUp,
            Reaches::Zone => Manner::Ranged,
        };
        condition
            .is_none_or(|condition| self.holds(state, &context, condition))
            .then_some((reaches, manner))
    }

    /// Returns whether a card can be played to attack: by its type, or by a condition that holds.
    pub fn attacks(self, state: &State, attacker: FighterId, def: &CardDef) -> bool {
        let context = || Context::of(state.fighter(attacker).owner, attacker);
        def.attacks()
            || def.attacks_while.is_some_and(|condition| self.holds(state, &context(), condition))
    }

    /// Returns whether an ability depends on which of several fighters plays a scheme.
    fn schemer_matters(self, state: &State, seat: u8, users: Fighters) -> bool {
        let Some(who) = self.hero(state, seat).schemers else { return false };
        let watched = self.candidates(state, &Context::of(seat, NOBODY), who) & users;
        watched != 0 && watched != users
    }

    /// Returns the fighters against which a card can be played.
    pub fn aims(self, state: &State, attacker: FighterId, def: &CardDef) -> Fighters {
        let context = Context::of(state.fighter(attacker).owner, attacker);
        def.aims_at.map_or(Fighters::MAX, |who| self.candidates(state, &context, who))
    }

    /// Returns the fighters on the battlefield who can use a card of their player.
    pub fn users(self, state: &State, seat: u8, card: CardId) -> Fighters {
        let def = self.def(state, card);
        let own = members(self.fighters_of(state, seat) & state.present());
        own.filter(|&fighter| self.can_use(state, fighter, def))
            .fold(0, |set, fighter| set | one(fighter))
    }

    /// Returns the first fighter who can use a scheme, where all are equivalent.
    pub fn scheme_user(self, state: &State, seat: u8, card: CardId) -> FighterId {
        members(self.users(state, seat, card)).next().unwrap_or(NOBODY)
    }

    /// Returns the fighters whom a fighter can attack: enemies who are adjacent or, for a ranged fighter, share a zone (Core Rules,
    /// Attack).
    pub fn targets(self, state: &State, attacker: FighterId) -> Fighters {
        self.targets_of(state, attacker, None)
    }

    /// Returns the fighters whom a fighter can attack with a card that is played face up, or with any other one.
    fn targets_of(self, state: &State, attacker: FighterId, reaches: Option<Reaches>) -> Fighters {
        let entry = state.fighter(attacker);
        let board = self.board(state);
        let at = entry.body();
        // Fighters who share a space are adjacent.
        let mut reached: Spaces = match self.reach(state, attacker) {
            1 => board.next_to(at) | at,
            reach => board.within(at, reach),
        };
        if self.fighter_def(state, attacker).ranged || reaches == Some(Reaches::Zone) {
            reached |= board.in_zone_of(at);
        }
        if reaches == Some(Reaches::Anywhere) {
            reached = board.all;
        }
        let named = self.reaches(state, attacker);
        let enemy = |other: u8| {
            state.are_enemies(entry.owner, other) && may_be_attacked(state, entry.owner, other)
        };
        let enemies = state.fighters.iter().enumerate().filter(|(_, other)| enemy(other.owner));
        let is_reached =
            |fighter: usize, body: Spaces| body & reached != 0 || named >> fighter & 1 != 0;
        enemies
            .filter(|(fighter, other)| is_reached(*fighter, other.body()))
            .fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Returns the fighters whom a fighter can attack with a card that is played as a ranged attack.
    pub fn ranged_targets(self, state: &State, attacker: FighterId) -> Fighters {
        let entry = state.fighter(attacker);
        let zone = self.board(state).in_zone_of(entry.body());
        let enemy = |other: u8| {
            state.are_enemies(entry.owner, other) && may_be_attacked(state, entry.owner, other)
        };
        let enemies = state.fighters.iter().enumerate().filter(|(_, other)| enemy(other.owner));
        enemies
            .filter(|(_, other)| other.body() & zone != 0)
            .fold(0, |set, (fighter, _)| set | 1 << fighter)
    }

    /// Returns whether a fighter may be placed instead of moving, on a maneuver that was BOOSTed.
    fn may_be_placed(self, state: &State, fighter: FighterId) -> bool {
        let boosted =
            state.frames.last().is_some_and(|frame| frame.work == Work::Maneuver && frame.done);
        boosted && self.is_placed_when_boosted(state, fighter)
    }

    /// Returns a card's definition, so that equal cards can be compared.
    pub fn def_of(self, state: &State, card: CardId) -> DefId {
        state.card(card).def
    }

    /// Returns whether a card can be played in a part of a combat by a fighter.
    pub fn can_play(self, state: &State, fighter: FighterId, card: CardId, part: usize) -> bool {
        debug_assert!(part == ATTACK || part == DEFENSE);
        self.combat_cards(state, fighter, part).contains(&card)
    }
}

/// Returns whether a player may be attacked by another one: in a free-for-all, in the attacker's first turn, only the next player
/// may, or one who has had a turn (Core Rules, Free-for-All).
pub(crate) fn may_be_attacked(state: &State, attacker: u8, defender: u8) -> bool {
    let seats = state.seats;
    let alone = |seat: u8| (0..seats).all(|other| other == seat || state.are_enemies(seat, other));
    let had_turn = |seat: u8| state.had_turn >> seat & 1 != 0;
    seats == 2
        || had_turn(attacker)
        || !(0..seats).all(alone)
        || defender == state.next_seat(attacker)
        || had_turn(defender)
}
