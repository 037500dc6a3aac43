//! Actions as hosts see them: plain objects that name what they mean.

use crate::{
    action::Action,
    check::{Wanted, explain},
    code::Op,
    rules::Unmatched,
    state::{Ask, CardId, FighterId, NOBODY, State},
};
use altmode_core::{Error, Result, Words, lasting, words};
use altmode_unmatched_language::Effect;
use serde::Serialize;
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
    /// `choose`: a space.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub space: Option<&'static str>,
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
pub const TYPES: &[&str] =
    &["maneuver", "attack", "scheme", "boost", "move", "step", "defend", "place", "choose", "yes", "no", "done", "decline", "concede"];

impl Unmatched {
    /// The legal action that an action written as JSON means, by its place in the list: all fields that are given must agree, with
    /// those of one action only.
    pub fn find_action(self, state: &State, written: &Value) -> Result<usize> {
        let fields = written.as_object().ok_or_else(|| altmode_host::input::wrong(written, "an object"))?;
        let mut actions = Vec::new();
        self.list_legal_actions(state, &mut actions);
        let fits = |(id, action): (usize, &Action)| {
            let shown = serde_json::to_value(self.show_action(state, id, *action)).unwrap_or_default();
            fields.iter().all(|(name, value)| shown.get(name) == Some(value)).then_some(id)
        };
        let mut found = actions.iter().enumerate().filter_map(fits);
        match (found.next(), found.next()) {
            (Some(id), None) => Ok(id),
            (Some(_), Some(_)) => Err(Error::new("ambiguous-action", "several legal actions have these fields")),
            (None, _) => {
                let number = |name: &str| fields.get(name).and_then(Value::as_u64).map_or(NOBODY, |number| number as u8);
                let within = |number: u8, count: usize| if usize::from(number) < count { number } else { NOBODY };
                let fighter = |name: &str| within(number(name), state.fighters.len());
                Err(explain(
                    self,
                    state,
                    &Wanted {
                        kind: fields.get("type").and_then(Value::as_str).unwrap_or_default(),
                        attacker: fighter("attacker"),
                        defender: fighter("defender"),
                        fighter: fighter("fighter"),
                        card: within(number("card"), state.cards.len()),
                        to: fields.get("to").and_then(Value::as_str).and_then(|id| self.board(state).space(id)),
                    },
                ))
            }
        }
    }

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
        match self.hero(state, frame.program).program.code.get(usize::from(frame.pc)) {
            Some(Op::Do(Effect::ChooseNumber(_))) => (option.to_string(), option.to_string()),
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
