//! Implementation of [`altmode_host::Hosted`] for the Transformers TCG.

#[cfg(feature = "packs")]
use crate::cards::packs;
use crate::{
    bots,
    cards::{Tcg, card::DefId, find::resolve_card},
    deck,
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        event_json::{EventKind, EventView},
        explain::explain,
        show_action::{agrees, show_actions, show_one},
        show_event::show_event,
        view::{Observation, observe},
    },
    forecast,
    input::{shorten, wrong},
    model::{
        action::Action,
        event::Event,
        objects::{ObjectId, members},
        start::{Damage, Start},
        state::{State, Zone},
    },
};
use altmode_core::{Error, EventCause, Io, Random, Result, Seat, Viewer};
use altmode_host::{Hosted, Origin, json, listed_copy};
use altmode_json::Value;

impl Hosted for Tcg {
    type ActionKind = ActionKind;
    type EventKind = EventKind;
    type Observation = Observation;
    /// The initial state before shuffling, and the seat with the first turn.
    type LaidOut = (State, Option<Seat>);

    fn show_action(&self, state: &State, id: usize, action: Action) -> ActionView {
        show_one(*self, state, &self.names_in_sight(state), id, action)
    }

    fn show_actions(&self, state: &State, actions: &[Action]) -> impl Iterator<Item = ActionView> {
        show_actions(*self, state, actions)
    }

    fn show_event(&self, state: &State, event: &Event, viewer: Viewer) -> EventView {
        show_event(*self, &state.defs, event, viewer)
    }

    fn origin(&self, _: &State, cause: EventCause) -> Origin {
        self.named(cause)
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        observe(*self, state, viewer)
    }

    fn agrees(&self, state: &State, input: &ActionInput, id: usize, action: Action) -> bool {
        agrees(*self, state, input, id, action)
    }

    fn with_listed_copies(
        &self,
        state: &State,
        input: &ActionInput,
        legal: &[Action],
    ) -> ActionInput {
        let mut input = input.clone();
        for card in [&mut input.card, &mut input.with].into_iter().flatten() {
            *card = self.listed_copy(state, legal, *card);
        }
        input
    }

    fn explain(
        &self,
        state: &State,
        input: &ActionInput,
        legal: &[Action],
        shown: &[ActionView],
    ) -> Error {
        explain(*self, state, input, legal, shown)
    }

    fn chance(&self, value: &Value) -> Result<DefId> {
        let name = value.as_str().ok_or_else(|| wrong(value, "the id or the name of a card"))?;
        resolve_card(self.catalogue, name)
    }

    fn turns(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn checksum(&self, state: &State, decisions: u32) -> u32 {
        bots::checksum(state, decisions)
    }

    altmode_host::plays!();

    fn configured(&self, config: &Value) -> Result<Start> {
        deck::start(self.catalogue, config)
    }

    fn seats_of(_: &Start) -> u8 {
        2
    }

    #[cfg(feature = "packs")]
    fn with_packs_of<T>(&self, mut ask: impl FnMut(Tcg) -> Result<T>) -> Result<T> {
        packs::PACKS.with(self.catalogue, |catalogue| ask(Tcg { catalogue }))
    }

    #[cfg(not(feature = "packs"))]
    fn with_packs_of<T>(&self, mut ask: impl FnMut(Tcg) -> Result<T>) -> Result<T> {
        ask(*self)
    }

    #[cfg(feature = "packs")]
    fn with_pack(&self, pack: &Value) -> Result<(Tcg, String)> {
        let (catalogue, report) = packs::load(self.catalogue, pack)?;
        Ok((Tcg { catalogue }, json(&report)))
    }

    #[cfg(not(feature = "packs"))]
    fn with_pack(&self, _: &Value) -> Result<(Tcg, String)> {
        Err(Error::new("not-implemented", "this build cannot load packs"))
    }

    fn lay_out(&self, start: &Start) -> Result<(State, Option<Seat>)> {
        let (setup, damage) = match start {
            Start::Decks(setup) => (setup, &Damage::default()),
            Start::Damaged(setup, damage) => (setup, damage),
            Start::Position(_) => {
                return Err(Error::new(
                    "bad-input",
                    "games are simulated from decks, not from a position",
                ));
            }
        };
        let mut laid_out = Tcg::lay_out(self, setup)?;
        laid_out.damage_before_game(damage);
        Ok((laid_out, setup.first))
    }

    fn deal(
        &self,
        (laid_out, first): &(State, Option<Seat>),
        family: &Random,
        number: u32,
    ) -> (State, Random) {
        let mut random = family.child(number);
        let mut state = laid_out.clone();
        // The four words of a seed as a configuration writes it: the first word has the highest digits.
        let mut words: [u32; 4] = std::array::from_fn(|_| random.bits());
        words.reverse();
        state.random = Random::from_words(words);
        Tcg::deal(self, &mut state, *first, &mut Io::silent());
        (state, random)
    }

    fn forecast(
        &self,
        state: &State,
        attacker: &str,
        defender: &str,
        seat: Option<Seat>,
        _: &Value,
    ) -> Result<String> {
        let attacker = character(*self, state, attacker).map_err(|error| error.at("attacker"))?;
        let defender = character(*self, state, defender).map_err(|error| error.at("defender"))?;
        let question = forecast::from_game(*self, state, attacker, defender, seat)?;
        Ok(json(&forecast::Forecast::of(&question)))
    }

    fn forecast_all(&self, state: &State, seat: Option<Seat>) -> Result<String> {
        Ok(json(&forecast::forecast_all(*self, state, seat.unwrap_or(state.active), seat)))
    }
}

impl Tcg {
    /// Returns the copy of a card that the legal actions name: the card itself, or an identical card in the same place.
    pub(crate) fn listed_copy(self, state: &State, legal: &[Action], card: ObjectId) -> ObjectId {
        let cards = |action: &Action| match *action {
            Action::PlayCard { card }
            | Action::PlayUpgrade { card, .. }
            | Action::ChooseCard { card }
            | Action::Reveal { card } => [Some(card), None],
            Action::SwapGreen { card, with } => [Some(card), Some(with)],
            _ => [None; 2],
        };
        if usize::from(card) >= state.objects.len() {
            return card;
        }
        let (place, def) = (state.object(card), state.defs[usize::from(card)]);
        listed_copy(card, legal.iter().flat_map(cards).flatten(), |other| {
            let there = state.object(other);
            state.defs[usize::from(other)] == def
                && (there.zone, there.owner) == (place.zone, place.owner)
                && place.zone != Zone::Upgrade
        })
    }
}

/// Finds a character on the battlefield by its number, card id or name.
fn character(tcg: Tcg, state: &State, name: &str) -> Result<ObjectId> {
    let name = name.trim();
    if let Ok(number) = name.parse::<u8>()
        && state.is_character(number)
    {
        return Ok(number);
    }
    let def = |character| tcg.def(state, character);
    let on_table = || members(state.battlefield[0] | state.battlefield[1]);
    let ways: [&dyn Fn(ObjectId) -> bool; 3] = [
        &|character| def(character).id.eq_ignore_ascii_case(name),
        &|character| def(character).full_name.eq_ignore_ascii_case(name),
        &|character| def(character).name.eq_ignore_ascii_case(name),
    ];
    for fits in ways {
        let found: Vec<ObjectId> = on_table().filter(|&character| fits(character)).collect();
        match found[..] {
            [] => {}
            [one] => return Ok(one),
            _ => {
                let numbers: Vec<String> = found.iter().map(ToString::to_string).collect();
                let message = format!(
                    "several characters here are \"{}\": say which by its number, {}",
                    shorten(name),
                    numbers.join(" or ")
                );
                return Err(Error::new("ambiguous-card", message));
            }
        }
    }
    Err(Error::new(
        "unknown-character",
        format!("no character on the battlefield is \"{}\"", shorten(name)),
    ))
}
