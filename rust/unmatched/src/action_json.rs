//! Actions as hosts see them: plain objects that name what they mean.

use crate::{
    action::Action,
    code::Op,
    rules::Unmatched,
    state::{Ask, CardId, FighterId, NOBODY, OF_ITEM, State},
};
use altmode_core::{Words, lasting, words};
use altmode_unmatched_language::Effect;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// A legal action. Which fields there are depends on `type`; numbers of cards and fighters are those of the view.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ActionView {
    /// Its index in the list of legal actions.
    pub id: usize,
    /// One of [`TYPES`]; `concede` is always possible and never listed.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// What it does, in a few English words.
    pub label: Words,
    /// `attack`: who attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<FighterId>,
    /// `attack`: who is attacked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<FighterId>,
    /// `scheme`, `move`, `place`: who.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fighter: Option<FighterId>,
    /// The card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_name: Option<&'static str>,
    /// `move`, `place`: the space.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub to: Option<&'static str>,
    /// `item`: the name of the battlefield item.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub item: Option<&'static str>,
    /// `door`: the name of the door.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub door: Option<&'static str>,
    /// `choose`: a space.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub space: Option<&'static str>,
    /// `choose`: the space of a token.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub token: Option<&'static str>,
    /// `choose`: a fighter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<FighterId>,
    /// `choose`: the place of a text, from 1, or what is chosen before the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// `choose`: a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// `choose`: the id of the card, or of the hero, whose text resolves next.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub trigger: Option<&'static str>,
}

/// The types of actions.
pub const TYPES: &[&str] = &[
    "maneuver", "attack", "scheme", "item", "boost", "move", "step", "door", "defend", "place", "choose", "yes", "no", "done", "decline",
    "concede",
];

/// An action sent by a host: an entry of the list, or some of its fields. See [`ActionView`].
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ActionInput {
    /// Index in the list of legal actions.
    pub id: Option<u32>,
    /// The type.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// See [`ActionView`].
    pub attacker: Option<FighterId>,
    /// See [`ActionView`].
    pub defender: Option<FighterId>,
    /// See [`ActionView`].
    pub fighter: Option<FighterId>,
    /// See [`ActionView`].
    pub card: Option<CardId>,
    /// See [`ActionView`].
    pub to: Option<String>,
    /// See [`ActionView`].
    pub item: Option<String>,
    /// See [`ActionView`].
    pub door: Option<String>,
    /// See [`ActionView`].
    pub target: Option<FighterId>,
    /// See [`ActionView`].
    pub space: Option<String>,
    /// See [`ActionView`].
    pub token: Option<String>,
    /// See [`ActionView`].
    #[serde(deserialize_with = "word_or_number")]
    pub option: Option<String>,
    /// The chosen player. For `concede`, the seat that concedes.
    pub seat: Option<u8>,
    /// See [`ActionView`].
    pub trigger: Option<String>,
}

/// Reads an option: a word, or the place of a text as a number.
fn word_or_number<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Option<String>, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::Null => Ok(None),
        Value::String(word) => Ok(Some(word)),
        Value::Number(number) => Ok(Some(number.to_string())),
        _ => Err(serde::de::Error::custom("an option is a word or a number")),
    }
}

impl Unmatched {
    /// The name of a fighter, with its number if there are several alike.
    pub fn fighter_name(self, state: &State, fighter: FighterId) -> String {
        let def = self.fighter_def(state, fighter);
        match def.id.strip_prefix(def.sheet.id.as_str()).and_then(|rest| rest.strip_prefix('-')) {
            Some(number) => format!("{} {number}", def.sheet.name),
            None => def.sheet.name.clone(),
        }
    }

    /// What hosts call one of several texts, and its label: the form that it gives, the number that it is, or its place from 1.
    fn option_name(self, state: &State, option: u8) -> (String, String) {
        let frame = state.frames.last().copied().unwrap_or_default();
        match self.program(state, frame.program).code.get(usize::from(frame.pc)) {
            Some(Op::Do(Effect::ChooseNumber(_))) => (option.to_string(), option.to_string()),
            Some(Op::Do(Effect::NameCard)) => {
                let opponent =
                    if frame.opponent == NOBODY { self.only_opponent(state, frame.you).unwrap_or(NOBODY) } else { frame.opponent };
                let names = self.names_of(state, opponent);
                names.get(usize::from(option)).map_or(Default::default(), |def| (def.sheet.id.clone(), def.sheet.name.clone()))
            }
            Some(Op::Do(Effect::Cast { .. })) => {
                let spells = &self.hero(state, frame.controller).sheet.spells;
                let spell = spells.get(usize::from(option));
                spell.map_or(Default::default(), |spell| (spell.id.clone(), spell.needs.join(", ")))
            }
            Some(Op::ChooseOne(lists, ..)) => match lists.get(usize::from(option)).and_then(|list| list.first()) {
                Some(Effect::Become(form)) => {
                    let forms = &self.hero(state, frame.you).sheet.forms;
                    let name = forms.iter().find(|other| other.id == *form).map_or(form, |form| &form.name);
                    (form.clone(), name.clone())
                }
                _ => ((option + 1).to_string(), format!("Option {}", option + 1)),
            },
            _ => ((option + 1).to_string(), format!("Option {}", option + 1)),
        }
    }

    /// A legal action as hosts see it.
    pub fn show_action(self, state: &State, id: usize, action: Action) -> ActionView {
        let mut view = ActionView { id, ..ActionView::default() };
        let name = |fighter| self.fighter_name(state, fighter);
        let card_name = |card| self.def(state, card).sheet.name.as_str();
        let space = |space| self.board(state).space_id(space);
        (view.kind, view.label) = match action {
            Action::Maneuver => ("maneuver", words!["Maneuver"]),
            Action::Attack { attacker, defender, card } => {
                (view.attacker, view.defender, view.card) = (Some(attacker), Some(defender), Some(card));
                ("attack", words![name(attacker), " attacks ", name(defender), " with ", card_name(card)])
            }
            Action::Scheme { card, fighter } => {
                view.card = Some(card);
                view.fighter = (fighter != NOBODY).then_some(fighter);
                let with = if fighter == NOBODY { String::new() } else { format!(" with {}", name(fighter)) };
                ("scheme", words!["Play ", card_name(card), with])
            }
            Action::Boost(card) => {
                view.card = Some(card);
                ("boost", words!["BOOST with ", card_name(card), " (", self.def(state, card).sheet.boost.unwrap_or(0), ")"])
            }
            Action::Item { item, fighter } => {
                (view.fighter, view.item) = (Some(fighter), Some(self.item_name(state, item)));
                ("item", words!["Use ", self.item_name(state, item), " with ", name(fighter)])
            }
            Action::Door { fighter, door } => {
                let closed = state.doors >> door & 1 != 0;
                let door = self.map(state).doors.get(usize::from(door)).map_or("", |door| door.name);
                (view.fighter, view.door, view.to) = (Some(fighter), Some(door), Some(if closed { "open" } else { "closed" }));
                ("door", words![if closed { "Open the door " } else { "Close the door " }, door, " with ", name(fighter)])
            }
            Action::Move { fighter, to } => {
                (view.fighter, view.to) = (Some(fighter), Some(space(to)));
                ("move", words!["Move ", name(fighter), " to ", space(to)])
            }
            Action::Step { fighter, to } => {
                (view.fighter, view.to) = (Some(fighter), Some(space(to)));
                ("step", words!["Step with ", name(fighter), " to ", space(to)])
            }
            Action::Walk { fighter, path, steps } => {
                let to = path[usize::from(steps).clamp(1, path.len()) - 1];
                (view.fighter, view.to) = (Some(fighter), Some(space(to)));
                ("move", words!["Move ", name(fighter), " to ", space(to)])
            }
            Action::Space(to) if state.decision.ask == Ask::Token => {
                view.token = Some(space(to));
                ("choose", words!["The token in ", space(to)])
            }
            Action::Space(to) => {
                view.space = Some(space(to));
                ("choose", words![space(to)])
            }
            Action::Defend(card) => {
                view.card = Some(card);
                ("defend", words!["Defend with ", card_name(card)])
            }
            Action::Place { fighter, to } => {
                (view.fighter, view.to) = (Some(fighter), Some(space(to)));
                ("place", words!["Place ", name(fighter), " in ", space(to)])
            }
            Action::Fighter(fighter) => {
                view.target = Some(fighter);
                ("choose", words![name(fighter)])
            }
            Action::Card(card) => {
                view.card = Some(card);
                ("choose", words![card_name(card)])
            }
            Action::Option(option) if self.asks_for_form(state) => {
                let form = self.hero(state, state.decision.seat).sheet.forms.get(usize::from(option));
                view.option = form.map(|form| form.id.clone());
                ("choose", words![form.map_or("", |form| form.name.as_str())])
            }
            Action::Option(option) if state.decision.ask == Ask::SetUp => {
                let def = self.hero(state, state.decision.seat).fighter(option);
                view.option = Some(def.id.clone());
                ("choose", words![def.sheet.name.as_str()])
            }
            Action::Option(option) if state.decision.ask == Ask::Predict => {
                view.option = Some(option.to_string());
                ("choose", words!["Predict the value ", option])
            }
            Action::Option(option) => {
                let (name, label) = self.option_name(state, option);
                view.option = Some(name);
                ("choose", words![label])
            }
            Action::Seat(seat) => {
                view.seat = Some(seat);
                ("choose", words!["Player ", seat + 1, ", ", self.hero(state, seat).sheet.name.as_str()])
            }
            Action::Trigger(at) => {
                let pending = state.pending.get(usize::from(at)).copied().unwrap_or_default();
                let hero = self.hero(state, pending.seat);
                let (id, name) = match pending.source {
                    _ if pending.pc & OF_ITEM != 0 => {
                        let items = &self.map(state).items;
                        let name = items.iter().find(|item| OF_ITEM | item.pc == pending.pc).map_or("", |item| item.name);
                        (name, name)
                    }
                    NOBODY => (hero.sheet.id.as_str(), hero.sheet.name.as_str()),
                    card => (self.def(state, card).id.as_str(), card_name(card)),
                };
                view.trigger = Some(id);
                ("choose", words!["First ", name])
            }
            Action::Yes => ("yes", words!["Yes"]),
            Action::No => ("no", words!["No"]),
            Action::Done => ("done", words!["Done"]),
            Action::Decline => ("decline", words!["No card"]),
        };
        view.card_name = view.card.map(card_name);
        view
    }
}
