//! The rules.

use crate::{
    model::{Action, CARDS, Card, Event, HAND, Start, State, Tricks},
    view,
};
use altmode_core::{
    Imagine, Io, Named, Outcome, Random, Result, Rules, Seat, Viewer, Worth, no_definition,
    position_of,
};

type Channel = Io<Event, Card>;

impl Tricks {
    /// Draws a card. A host can supply it, in place of the top one.
    fn draw(self, state: &mut State, seat: Seat, io: &mut Channel) {
        if let Some(wanted) = io.chance.take() {
            match state.deck.iter().position(|&card| card == wanted) {
                Some(place) => {
                    let top = state.deck.len() - 1;
                    state.deck.swap(place, top);
                }
                None => io.chance.impossible = Some(format!("card {wanted} is not in the deck")),
            }
        }
        if let Some(card) = state.deck.pop() {
            let hand = &mut state.hands[usize::from(seat)];
            hand.insert(hand.partition_point(|&other| other < card), card);
            io.emit(|| Event::Drawn(seat, card));
        }
    }
}

impl Rules for Tricks {
    type State = State;
    type Start = Start;
    type Stored = Start;
    type Action = Action;
    type Event = Event;
    type Chance = Card;

    const NAME: &'static str = "tricks";
    const RULES_VERSION: u32 = 1;

    fn data_version(&self) -> u32 {
        CARDS.into()
    }

    fn store(&self, start: &Start) -> Start {
        start.clone()
    }

    fn start_of(&self, stored: &Start) -> Result<Start> {
        Ok(stored.clone())
    }

    fn chance_id(&self, card: &Card) -> String {
        card.to_string()
    }

    fn chance_of(&self, stored: &Named) -> Result<Card> {
        let card = match stored {
            Named::Id(id) => id.parse().ok(),
            Named::Number(number) => Card::try_from(*number).ok(),
        };
        card.filter(|card| (1..=CARDS).contains(card)).ok_or_else(|| no_definition("card", stored))
    }

    fn check_start(&self, start: &Start) -> Result<()> {
        Random::from_seed_text(&start.seed).map(|_| ())
    }

    fn begin(&self, start: &Start, _: &mut Channel) -> Result<State> {
        let mut random = Random::from_seed_text(&start.seed)?;
        let mut deck: Vec<Card> = (1..=CARDS).collect();
        random.shuffle(&mut deck);
        let mut hand = || {
            let mut hand = deck.split_off(deck.len() - HAND);
            hand.sort_unstable();
            hand
        };
        let hands = [hand(), hand()];
        Ok(State {
            random,
            hands,
            deck,
            seat: 0,
            led: None,
            tricks: [0; 2],
            played: Vec::new(),
            conceded: None,
        })
    }

    fn to_act(&self, state: &State) -> Option<Seat> {
        self.outcome(state).is_none().then_some(state.seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if let Some(seat) = state.conceded {
            return Some(Outcome::of(Some(1 - seat), "the other player conceded"));
        }
        let winner = match state.tricks[0].cmp(&state.tricks[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        (state.played.len() == usize::from(CARDS))
            .then(|| Outcome::of(winner, "all cards are played"))
    }

    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        if self.to_act(state).is_some() {
            actions.extend(
                state.hands[usize::from(state.seat)].iter().map(|&card| Action::Play(card)),
            );
        }
    }

    fn apply(&self, state: &mut State, Action::Play(card): Action, io: &mut Channel) {
        let seat = state.seat;
        state.hands[usize::from(seat)].retain(|&other| other != card);
        state.played.push(card);
        io.emit(|| Event::Played(seat, card));
        let Some(led) = state.led.take() else {
            (state.led, state.seat) = (Some(card), 1 - seat);
            return;
        };
        let winner = if card > led { seat } else { 1 - seat };
        state.tricks[usize::from(winner)] += 1;
        state.seat = winner;
        io.emit(|| Event::Taken(winner));
        self.draw(state, winner, io);
        self.draw(state, 1 - winner, io);
    }

    fn position_hash(&self, state: &State) -> u32 {
        position_of(&view::observe(*self, state, Viewer::Referee))
    }

    fn concede(&self, state: &mut State, seat: Seat, _: &mut Channel) {
        state.conceded = Some(seat);
    }

    fn determinize(&self, state: &State, seat: Seat, random: &mut Random) -> State {
        let mut world = state.clone();
        let other = usize::from(1 - seat);
        let mut unknown =
            [std::mem::take(&mut world.hands[other]), std::mem::take(&mut world.deck)].concat();
        // The order must not depend on what the seat does not know.
        random.shuffle_sorted(&mut unknown);
        world.deck = unknown.split_off(state.hands[other].len());
        unknown.sort_unstable();
        world.hands[other] = unknown;
        world.random = random.child(0);
        world
    }
}

impl Imagine for Tricks {
    fn imagine(&self, _: &State, world: &mut State, random: &mut Random) -> Worth {
        let mut actions = Vec::new();
        while self.to_act(world).is_some() {
            actions.clear();
            self.legal_actions(world, &mut actions);
            let choice = random.below(actions.len() as u32) as usize;
            self.apply(world, actions[choice], &mut Io::silent());
        }
        let mut worth = Worth::default();
        worth[0] = 500 + 80 * u16::from(world.tricks[0]) - 80 * u16::from(world.tricks[1]);
        worth[1] = 1000 - worth[0];
        worth
    }

    fn key(&self, _: &State, Action::Play(card): Action) -> u32 {
        card.into()
    }

    fn promise(&self, state: &State, Action::Play(card): Action) -> i32 {
        // The lowest card that wins, or else the lowest one.
        i32::from(state.led.is_some_and(|led| card > led)) * 100 - i32::from(card)
    }
}
