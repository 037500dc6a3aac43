//! Actions as embedders see them: plain objects that name what they mean, and the way back.

use crate::{
    action::Action,
    names::{Names, slot_name},
    rules::Tcg,
    state::{ObjectId, State},
};
use altmode_core::{Error, Result, Words, lasting, words};
use serde::{Deserialize, Serialize};

/// A legal action. Which fields there are depends on `type`; numbers of cards and characters are those of the view.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Action", optional_fields))]
pub struct ActionView {
    /// Its index in the list of legal actions.
    pub id: usize,
    /// `flip`, `play-action`, `play-upgrade`, `tap-ability`, `end-main`, `attack`, `choose`, `yes`, `no`, `done`,
    /// `reveal`, `swap-green`, `decline`; `concede` is always possible and never listed.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// What it does, in a few English words.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub label: Words,
    /// `choose`: what is chosen: `character`, `card`, `option` or `trigger`.
    #[serde(rename = "kind", skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub choice: Option<&'static str>,
    /// `flip`, `tap-ability`: the character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub character_name: Option<&'static str>,
    /// `flip`: the mode.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub to: Option<&'static str>,
    /// `play-action`, `play-upgrade`, `choose`, `reveal`, `swap-green`: the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_name: Option<&'static str>,
    /// `play-upgrade`: the character that it is put on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub on_name: Option<&'static str>,
    /// `play-upgrade`: the slot.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub slot: Option<&'static str>,
    /// `attack`: the attacker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub attacker_name: Option<&'static str>,
    /// `attack`: the defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub defender_name: Option<&'static str>,
    /// `choose`: a character.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub target_name: Option<&'static str>,
    /// `choose`: an option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// `choose`: the card whose ability resolves next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trigger: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub trigger_name: Option<&'static str>,
    /// `swap-green`: the flipped card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<u8>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub with_name: Option<&'static str>,
}

/// An action as it comes in: one of the list, or only some of its fields.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct ActionInput {
    /// Index in the list of legal actions.
    pub id: Option<u32>,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: Option<String>,
    /// See [`ActionView::choice`].
    #[serde(rename = "kind")]
    pub choice: Option<String>,
    /// Who acts, to say who concedes.
    pub seat: Option<u8>,
    /// See [`ActionView`].
    pub character: Option<u8>,
    /// See [`ActionView`].
    pub to: Option<String>,
    /// See [`ActionView`].
    pub card: Option<u8>,
    /// See [`ActionView`].
    pub on: Option<u8>,
    /// See [`ActionView`].
    pub slot: Option<String>,
    /// See [`ActionView`].
    pub attacker: Option<u8>,
    /// See [`ActionView`].
    pub defender: Option<u8>,
    /// See [`ActionView`].
    pub target: Option<u8>,
    /// See [`ActionView`].
    pub option: Option<String>,
    /// See [`ActionView`].
    pub trigger: Option<u8>,
    /// See [`ActionView`].
    pub with: Option<u8>,
}

impl ActionInput {
    /// Whether this may ask for the legal action whose id it gives: an id alone does, and else the fields must agree.
    pub fn agrees(&self, tcg: Tcg, state: &State, id: usize, action: Action) -> bool {
        // The label is not compared: whose name it would have to tell apart does not matter.
        self.kind.is_none() || self.matches(&show_one(tcg, state, &Names::new(), id, action))
    }

    /// Whether a legal action is what this asks for: every field given must agree.
    pub fn matches(&self, action: &ActionView) -> bool {
        fn agree<A, B: PartialEq<A>>(given: &Option<A>, has: &Option<B>) -> bool {
            given.as_ref().is_none_or(|given| has.as_ref().is_some_and(|has| has == given))
        }
        self.kind.as_deref() == Some(action.kind)
            && agree(&self.choice, &action.choice)
            && agree(&self.character, &action.character)
            && agree(&self.to, &action.to)
            && agree(&self.card, &action.card)
            && agree(&self.on, &action.on)
            && agree(&self.slot, &action.slot)
            && agree(&self.attacker, &action.attacker)
            && agree(&self.defender, &action.defender)
            && agree(&self.target, &action.target)
            && agree(&self.option, &action.option)
            && agree(&self.trigger, &action.trigger)
            && agree(&self.with, &action.with)
    }

    /// The legal action that is meant. The fields decide; the `id` decides between actions that have the same
    /// fields, and stands alone where no type is given.
    pub fn find(&self, legal: &[ActionView]) -> Result<usize> {
        let wanted = self.id.map(|id| id as usize);
        if self.kind.is_none() {
            return match wanted {
                Some(id) if id < legal.len() => Ok(id),
                Some(id) => Err(Error::new(
                    "illegal-action",
                    format!("there is no legal action number {id}: there are {}, counted from 0", legal.len()),
                )),
                None => Err(Error::new("bad-input", "an action has a \"type\" or the \"id\" of a legal action")),
            };
        }
        let mut found = legal.iter().filter(|action| self.matches(action));
        let Some(first) = found.next() else {
            return Err(Error::new("illegal-action", "no legal action is like this"));
        };
        let Some(second) = found.next() else { return Ok(first.id) };
        let same = wanted.filter(|id| legal.get(*id).is_some_and(|action| self.matches(action)));
        same.ok_or_else(|| {
            Error::new(
                "ambiguous-action",
                format!("several legal actions are like this, for example \"{}\" and \"{}\"", first.label, second.label),
            )
        })
    }
}

/// All actions of the list as embedders see them.
pub fn show_actions(tcg: Tcg, state: &State, actions: &[Action]) -> impl Iterator<Item = ActionView> {
    let in_sight = tcg.names_in_sight(state);
    actions.iter().enumerate().map(move |(id, action)| show_one(tcg, state, &in_sight, id, *action))
}

fn show_one(tcg: Tcg, state: &State, in_sight: &Names, id: usize, action: Action) -> ActionView {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let short = |object: ObjectId| tcg.short_name(state, object, in_sight);
    let mut view = ActionView { id, ..ActionView::default() };
    let (kind, label) = match action {
        Action::Flip { character, face } => {
            let mode = tcg.face_mode(state, character, face).name();
            (view.character, view.character_name, view.to) = (Some(character), Some(name(character)), Some(mode));
            ("flip", words!["Flip ", short(character), " to ", mode, " mode"])
        }
        Action::PlayCard { card } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            ("play-action", words!["Play ", name(card)])
        }
        Action::PlayUpgrade { card, on, slot } => {
            let upgrade = tcg.upgrade_text(state, card);
            (view.card, view.card_name) = (Some(card), Some(upgrade.name));
            (view.on, view.on_name, view.slot) = (Some(on), Some(name(on)), Some(slot_name(slot)));
            let usual = words!["Play ", upgrade.name, " on ", short(on)];
            let unusual = upgrade.slot.is_some_and(|kind| kind as u8 != slot);
            ("play-upgrade", if unusual { usual.and(words![" (", slot_name(slot), " slot)"]) } else { usual })
        }
        Action::EndMain => ("end-main", words!["Stop playing cards"]),
        Action::Attack { attacker, defender } => {
            (view.attacker, view.attacker_name) = (Some(attacker), Some(name(attacker)));
            (view.defender, view.defender_name) = (defender, defender.map(name));
            let mode = tcg.mode(state, attacker).name();
            let label = match defender {
                Some(defender) => words!["Attack ", short(defender), " with ", short(attacker), " (", mode, ")"],
                None => words!["Attack with ", short(attacker), " (", mode, ")"],
            };
            ("attack", label)
        }
        _ => show_later(tcg, state, in_sight, action, &mut view),
    };
    (view.kind, view.label) = (kind, label);
    view
}

/// Actions that no game begins with, in a function of its own: what is not called yet is not compiled yet.
#[inline(never)]
fn show_later(tcg: Tcg, state: &State, in_sight: &Names, action: Action, view: &mut ActionView) -> (&'static str, Words) {
    let name = |object: ObjectId| tcg.full_name(state, object);
    let short = |object: ObjectId| tcg.short_name(state, object, in_sight);
    match action {
        Action::TapAbility { character } => {
            (view.character, view.character_name) = (Some(character), Some(name(character)));
            ("tap-ability", words!["Use the tap ability of ", short(character)])
        }
        Action::Defend { defender } => {
            (view.defender, view.defender_name) = (Some(defender), Some(name(defender)));
            ("attack", words!["Attack ", short(defender)])
        }
        Action::ChooseTarget { target } => {
            (view.choice, view.target, view.target_name) = (Some("character"), Some(target), Some(name(target)));
            ("choose", words!["Choose ", short(target)])
        }
        Action::ChooseCard { card } => {
            (view.choice, view.card, view.card_name) = (Some("card"), Some(card), Some(name(card)));
            ("choose", words!["Choose ", name(card)])
        }
        Action::ChooseOption { option } => {
            let option = tcg.option_name(state, option);
            let label = words!["Choose ", option.clone()];
            (view.choice, view.option) = (Some("option"), Some(option));
            ("choose", label)
        }
        Action::ChooseTrigger { pending } => {
            let source = state.pending.get(usize::from(pending)).map_or(0, |pending| pending.source);
            (view.choice, view.trigger, view.trigger_name) = (Some("trigger"), Some(source), Some(name(source)));
            ("choose", words!["Resolve the ability of ", short(source), " next"])
        }
        Action::Yes => ("yes", words!["Yes"]),
        Action::No => ("no", words!["No"]),
        Action::Done => ("done", words!["Done"]),
        Action::Reveal { card } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            ("reveal", words!["Reveal ", name(card)])
        }
        Action::SwapGreen { card, with } => {
            (view.card, view.card_name) = (Some(card), Some(name(card)));
            (view.with, view.with_name) = (Some(with), Some(name(with)));
            ("swap-green", words!["Swap ", name(card), " for ", name(with)])
        }
        Action::Decline => ("decline", words!["Do without"]),
        Action::Flip { .. } | Action::PlayCard { .. } | Action::PlayUpgrade { .. } | Action::EndMain | Action::Attack { .. } => {
            Default::default()
        }
    }
}
