//! Actions in the public API: plain objects with names.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::names::space_name,
    model::{
        action::Action,
        state::{Ask, CardId, NOBODY, Space, State, Trigger},
    },
};
use altmode_core::{Words, lasting, words};
use serde::{Deserialize, Serialize};

/// A legal action. The fields depend on `type`; numbers of cards are those of the view.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ActionView {
    /// Its index in the list of legal actions.
    pub id: usize,
    /// One of [`TYPES`]; `concede` is always possible and never listed.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// A short description in English.
    pub label: Words,
    /// The card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// The name of the card.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_name: Option<&'static str>,
    /// The space.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub space: Option<&'static str>,
    /// The chosen player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// `use`, `block`: whether the ability is one of a `card` or of the `character`.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub source: Option<&'static str>,
    /// `use`, `block`: the number of the ability, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// `choose`: the place of a list of instructions, from 1, or of a Start of Turn effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<u8>,
    /// The cost: Power of `buy`, `battle`, `confront` and `clear`, Energon of `convert`, `use` and `block`, Move of `move` and `search`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
}

/// The types of actions.
pub const TYPES: &[&str] = &[
    "play",
    "move",
    "search",
    "buy",
    "battle",
    "confront",
    "clear",
    "convert",
    "use",
    "spend-move",
    "end-turn",
    "assist",
    "block",
    "choose",
    "yes",
    "no",
    "done",
    "decline",
    "concede",
];

/// An action that a host sends: an entry of the list, or some of its fields. See [`ActionView`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ActionInput {
    /// Index in the list of legal actions.
    pub id: Option<u32>,
    /// The type.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// See [`ActionView`].
    pub card: Option<CardId>,
    /// See [`ActionView`].
    pub space: Option<String>,
    /// The chosen player. For `concede`, the seat that concedes.
    pub seat: Option<u8>,
    /// See [`ActionView`].
    pub source: Option<String>,
    /// See [`ActionView`].
    pub ability: Option<u8>,
    /// See [`ActionView`].
    pub option: Option<u8>,
}

impl Deckbuilder {
    /// Returns a legal action in the format of the public API.
    pub fn show_action(self, state: &State, id: usize, action: Action) -> ActionView {
        let mut view = ActionView { id, ..ActionView::default() };
        let name = |card: CardId| self.def(state, card).sheet.name.as_str();
        let at = |space: Space| space_name(state, space).unwrap_or_default();
        let seat = state.decision.seat;
        let here = |space: Space| {
            let cell = state.cell(space);
            let known = cell.card != NOBODY && cell.up;
            (known.then_some(cell.card), if known { name(cell.card) } else { "the facedown card" })
        };
        let cost = |space: Space| state.faceup(space).map(|card| self.cost(state, seat, card));
        let ability_cost = |card: CardId, ability: u8, block: bool| {
            let text = if card == NOBODY { self.side_text(state, seat) } else { &self.def(state, card).text };
            let cost = if block {
                text.blocks.get(usize::from(ability)).map(|entry| entry.cost)
            } else {
                text.uses.get(usize::from(ability)).map(|entry| entry.cost)
            };
            cost.unwrap_or(0)
        };
        let owner = |card: CardId| if card == NOBODY { self.character(state, seat).sheet.name.as_str() } else { name(card) };
        (view.kind, view.label) = match action {
            Action::Play(card) => {
                view.card = Some(card);
                ("play", words!["Play ", name(card)])
            }
            Action::Move(space) => {
                (view.space, view.cost) = (Some(at(space)), Some(state.options.step_cost));
                ("move", words!["Move to ", at(space)])
            }
            Action::Search(space) => {
                (view.space, view.cost) = (Some(at(space)), Some(state.options.search_cost));
                ("search", words!["Search ", at(space)])
            }
            Action::Buy(space) | Action::Battle(space) | Action::Confront(space) | Action::Clear(space) => {
                let (card, name) = here(space);
                (view.card, view.space, view.cost) = (card, Some(at(space)), cost(space));
                let (kind, verb) = match action {
                    Action::Buy(_) => ("buy", "Buy "),
                    Action::Battle(_) => ("battle", "Battle "),
                    Action::Confront(_) => ("confront", "Confront "),
                    _ => ("clear", "Clear "),
                };
                (kind, words![verb, name, " in ", at(space), " (", view.cost.unwrap_or(0), ")"])
            }
            Action::BuyBasic(card) => {
                let cost = self.def(state, card).cost();
                (view.card, view.cost) = (Some(card), Some(cost));
                ("buy", words!["Buy ", name(card), " (", cost, ")"])
            }
            Action::Convert => {
                view.cost = Some(1);
                let names = altmode_deckbuilder_language::text::mode_names(self.character(state, seat).sheet.combiner);
                ("convert", words!["Convert to ", names[usize::from(!state.player(seat).bot)]])
            }
            Action::Use(card, ability) => {
                let cost = ability_cost(card, ability, false);
                (view.card, view.ability, view.cost) = ((card != NOBODY).then_some(card), Some(ability), Some(cost));
                view.source = Some(if card == NOBODY { "character" } else { "card" });
                let own = if card == NOBODY { self.side_text(state, seat) } else { &self.def(state, card).text };
                if own.uses.len() > 1 {
                    ("use", words!["Use ability ", ability + 1, " of ", owner(card), " (", cost, " Energon)"])
                } else {
                    ("use", words!["Use ", owner(card), " (", cost, " Energon)"])
                }
            }
            Action::SpendMove => ("spend-move", words!["Spend 1 Move as Power"]),
            Action::EndTurn => ("end-turn", words!["End the turn"]),
            Action::Assist(card) => {
                view.card = Some(card);
                ("assist", words!["Assist with ", name(card)])
            }
            Action::Block(card, ability) => {
                let cost = ability_cost(card, ability, true);
                (view.card, view.ability, view.cost) = ((card != NOBODY).then_some(card), Some(ability), Some(cost));
                view.source = Some(if card == NOBODY { "character" } else { "card" });
                ("block", words!["Block with ", owner(card)])
            }
            Action::Card(card) => {
                view.card = Some(card);
                ("choose", words![name(card)])
            }
            Action::Space(space) => {
                view.space = Some(at(space));
                ("choose", words![at(space)])
            }
            Action::Seat(other) => {
                view.seat = Some(other);
                ("choose", words!["Player ", other + 1, ", ", self.character(state, other).sheet.name.as_str()])
            }
            Action::Option(option) => {
                view.option = Some(option + 1);
                ("choose", words!["Option ", option + 1])
            }
            Action::Trigger(trigger) => {
                view.option = Some(trigger + 1);
                let entry = state.triggers.get(usize::from(trigger)).copied().unwrap_or_default();
                match entry {
                    Trigger { pc: Trigger::UPKEEP, .. } => ("choose", words!["First the upkeep"]),
                    Trigger { source: NOBODY, .. } => ("choose", words!["First ", self.character(state, seat).sheet.name.as_str()]),
                    Trigger { source, .. } => {
                        view.card = Some(source);
                        ("choose", words!["First ", name(source)])
                    }
                }
            }
            Action::Yes => ("yes", words!["Yes"]),
            Action::No => ("no", words!["No"]),
            Action::Done => ("done", words!["Done"]),
            Action::Decline => ("decline", words![if state.decision.ask == Ask::Block { "No Block" } else { "No Assist" }]),
        };
        view.card_name = view.card.map(name);
        view
    }
}
