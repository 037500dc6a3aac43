//! Actions in the public API: plain objects with names.

use crate::{
    cards::{code::Op, unmatched::Unmatched},
    embed::question::done_words,
    model::{
        action::{Action, Manner},
        state::{Ask, Card, CardId, FighterId, NOBODY, OF_ITEM, Pending, State},
    },
};
use altmode_core::{Piece, Words, words};
use altmode_host::Tagged;
use altmode_json::Value;
use altmode_unmatched_language::Effect;
use serde::{Deserialize, Deserializer};

/// A legal action with its index and label.
pub type ActionView = altmode_host::ActionView<ActionKind>;

/// A legal action. The fields depend on `type`. Numbers of cards and fighters are those of the view.
#[derive(Clone, Debug, PartialEq, Tagged)]
#[tagged(input = ActionInput)]
pub enum ActionKind {
    /// Begins a maneuver.
    Maneuver,
    /// Attacks.
    Attack {
        /// Number of the attacking fighter.
        attacker: FighterId,
        /// Number of the attacked fighter.
        defender: FighterId,
        /// The way in which the card is played, if there are several.
        // A card is played face up only if the input says so.
        #[tagged(exact, ts = r#""face-up" | "ranged""#)]
        r#as: Option<&'static str>,
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Plays a scheme.
    Scheme {
        /// Number of the fighter who uses it, if that matters.
        fighter: Option<FighterId>,
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Uses a battlefield item as an action.
    Item {
        /// Number of the fighter who uses it.
        fighter: FighterId,
        /// Name of the item.
        item: &'static str,
    },
    /// Plays a card as a BOOST.
    Boost {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Moves a fighter.
    Move {
        /// Number of the fighter.
        fighter: FighterId,
        /// Id of the space.
        to: &'static str,
        /// Id of the second space of a large fighter.
        tail: Option<&'static str>,
    },
    /// Moves a fighter by one space.
    Step {
        /// Number of the fighter.
        fighter: FighterId,
        /// Id of the space.
        to: &'static str,
    },
    /// Opens or closes a door on the way.
    Door {
        /// Number of the fighter.
        fighter: FighterId,
        /// The new state of the door.
        #[tagged(ts = r#""open" | "closed""#)]
        to: &'static str,
        /// Name of the door.
        door: &'static str,
    },
    /// Defends with a card.
    Defend {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Places a fighter.
    Place {
        /// Number of the fighter.
        fighter: FighterId,
        /// Id of the space.
        to: &'static str,
        /// Id of the second space of a large fighter.
        tail: Option<&'static str>,
    },
    /// Chooses a fighter.
    #[tagged(type = "choose", kind = "fighter")]
    ChooseFighter {
        /// Number of the fighter.
        target: FighterId,
    },
    /// Chooses a space.
    #[tagged(type = "choose", kind = "space")]
    ChooseSpace {
        /// Id of the space.
        space: &'static str,
    },
    /// Chooses a token.
    #[tagged(type = "choose", kind = "token")]
    ChooseToken {
        /// Id of the space where the token lies.
        token: &'static str,
    },
    /// Chooses a path.
    #[tagged(type = "choose", kind = "path")]
    ChoosePath {
        /// Ids of the spaces at its ends, for example `M01-M02`.
        #[tagged(input = PathInput)]
        path: &'static str,
    },
    /// Chooses a card.
    #[tagged(type = "choose", kind = "card")]
    ChooseCard {
        /// Number of the card.
        card: CardId,
        /// Name of the card.
        #[tagged(note)]
        card_name: &'static str,
    },
    /// Chooses one of several effects, a number, or a fighter before the game.
    #[tagged(type = "choose", kind = "option")]
    ChooseOption {
        /// Position of the effect in the text, from 1, a number, or the id of a fighter or a form.
        #[tagged(input = OptionInput)]
        option: String,
    },
    /// Chooses a player.
    #[tagged(type = "choose", kind = "seat")]
    ChooseSeat {
        /// The chosen seat.
        seat: u8,
    },
    /// Chooses the effect that resolves next.
    #[tagged(type = "choose", kind = "trigger")]
    ChooseTrigger {
        /// Id of the card or of the hero with the effect.
        trigger: &'static str,
    },
    /// Answers yes.
    Yes,
    /// Answers no.
    No,
    /// Stops choosing or moving.
    Done,
    /// Plays no card.
    Decline,
}

/// A path in an input. Of `choose`, it is a word, the ids of the spaces at its ends. Of `move`, it is the list of the ids of the spaces
/// entered, the last of which is `to`.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string | Array<string>"))]
pub struct PathInput(pub Vec<String>);

impl<'de> Deserialize<'de> for PathInput {
    fn deserialize<D: Deserializer<'de>>(
        deserializer: D,
    ) -> std::result::Result<PathInput, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let list = match &value {
            Value::Array(list) => &list[..],
            word => std::slice::from_ref(word),
        };
        let words =
            list.iter().map(|word| word.as_str().map(str::to_string)).collect::<Option<_>>();
        words
            .map(PathInput)
            .ok_or_else(|| serde::de::Error::custom("a path is a word or a list of words"))
    }
}

impl PartialEq<PathInput> for &str {
    fn eq(&self, other: &PathInput) -> bool {
        other.0 == [*self]
    }
}

/// An option in an input: a word, or the position of a text as a number.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string | number"))]
pub struct OptionInput(String);

impl<'de> Deserialize<'de> for OptionInput {
    fn deserialize<D: Deserializer<'de>>(
        deserializer: D,
    ) -> std::result::Result<OptionInput, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) => Ok(OptionInput(word)),
            Value::Number(number) => Ok(OptionInput(number.to_string())),
            _ => Err(serde::de::Error::custom("an option is a word or a number")),
        }
    }
}

impl PartialEq<OptionInput> for &str {
    fn eq(&self, other: &OptionInput) -> bool {
        *self == other.0
    }
}

impl Unmatched {
    /// Returns the name of a fighter, with its number if several are alike, and with its player if two play the same hero.
    pub fn fighter_name(self, state: &State, fighter: FighterId) -> String {
        let def = self.fighter_def(state, fighter);
        let number =
            def.id.strip_prefix(def.sheet.id.as_str()).and_then(|rest| rest.strip_prefix('-'));
        let number = number.map(|number| format!(" {number}")).unwrap_or_default();
        let of = self
            .is_doubled(state, fighter)
            .then(|| format!(" of Player {}", state.fighter(fighter).owner + 1));
        format!("{}{number}{}", def.sheet.name, of.unwrap_or_default())
    }

    /// Returns whether another player plays the hero of this fighter.
    pub fn is_doubled(self, state: &State, fighter: FighterId) -> bool {
        let owner = state.fighter(fighter).owner;
        (0..state.seats)
            .any(|seat| seat != owner && state.player(seat).hero == state.player(owner).hero)
    }

    /// Returns the name of an option in the public API, and its label: a form, a number, or its position from 1.
    fn option_name(self, state: &State, option: u8) -> (String, String) {
        let frame = state.frames.last().copied().unwrap_or_default();
        match self.program(state, frame.program).code.get(usize::from(frame.pc)) {
            Some(Op::Do(Effect::ChooseNumber(_))) => {
                (option.to_string(), format!("The number {option}"))
            }
            Some(Op::Tiers { effect, .. }) => {
                (option.to_string(), self.tier_words(state, &frame, effect, option))
            }
            Some(Op::Do(Effect::ChooseForm)) => {
                let form = self.hero(state, frame.you).sheet.forms.get(usize::from(option));
                form.map_or(Default::default(), |form| (form.id.clone(), form.name.clone()))
            }
            Some(Op::Do(Effect::ChooseZone(_))) => {
                let zone = self
                    .board(state)
                    .zone_names
                    .get(usize::from(option))
                    .copied()
                    .unwrap_or_default();
                (zone.to_string(), zone.to_string())
            }
            Some(Op::Do(Effect::NameCard)) => {
                let opponent = if frame.opponent == NOBODY {
                    self.only_opponent(state, frame.you).unwrap_or(NOBODY)
                } else {
                    frame.opponent
                };
                let names = self.names_of(state, opponent);
                names.get(usize::from(option)).map_or(Default::default(), |def| {
                    (def.sheet.id.clone(), def.sheet.name.clone())
                })
            }
            Some(Op::Do(Effect::Cast { .. })) => {
                let spells = &self.hero(state, frame.controller).sheet.spells;
                let spell = spells.get(usize::from(option));
                spell.map_or(Default::default(), |spell| {
                    (spell.id.clone(), format!("Cast the spell of {}", spell.needs.join(", ")))
                })
            }
            Some(Op::ChooseOne { of, .. }) => {
                match of.get(usize::from(option)).and_then(|list| list.first()) {
                    Some(Effect::Become(form)) => {
                        let forms = &self.hero(state, frame.you).sheet.forms;
                        let name = forms
                            .iter()
                            .find(|other| other.id == *form)
                            .map_or(form, |form| &form.name);
                        (form.clone(), name.clone())
                    }
                    _ => {
                        let effects = of.get(usize::from(option)).map_or(&[][..], Vec::as_slice);
                        ((option + 1).to_string(), self.effect_words(state, &frame, effects))
                    }
                }
            }
            _ => ((option + 1).to_string(), format!("Number {}", option + 1)),
        }
    }

    /// Returns a legal action in the format of the public API.
    pub fn show_action(self, state: &State, id: usize, action: Action) -> ActionView {
        let (what, label) = self.show_kind(state, action);
        ActionView { id, label, what }
    }

    fn show_kind(self, state: &State, action: Action) -> (ActionKind, Words) {
        let name = |fighter| self.fighter_name(state, fighter);
        let card_name = |card| self.def(state, card).sheet.name.as_str();
        let card_label = |card| self.card_label(state, card);
        let space = |space| self.board(state).space_id(space);
        let second = |tail: u8| (tail < 64).then(|| space(tail));
        let moves = |fighter, to| words!["Move ", name(fighter), " to ", space(to)];
        match action {
            Action::Maneuver => (ActionKind::Maneuver, words!["Maneuver"]),
            Action::Attack { attacker, defender, card, manner } => {
                let how = match manner {
                    Manner::Usual => "",
                    Manner::FaceUp => ", face up",
                    Manner::Ranged => ", face up as a ranged attack",
                };
                let label = words![
                    name(attacker),
                    " attacks ",
                    name(defender),
                    " with ",
                    card_label(card),
                    how
                ];
                (
                    ActionKind::Attack {
                        attacker,
                        defender,
                        r#as: manner.name(),
                        card,
                        card_name: card_name(card),
                    },
                    label,
                )
            }
            Action::Scheme { card, fighter } => {
                let with = if fighter == NOBODY {
                    String::new()
                } else {
                    format!(" with {}", name(fighter))
                };
                let fighter = (fighter != NOBODY).then_some(fighter);
                (
                    ActionKind::Scheme { fighter, card, card_name: card_name(card) },
                    words!["Play ", card_label(card), with],
                )
            }
            Action::Boost(card) => {
                let sheet = self.def(state, card).sheet;
                let label = match sheet.boost_rolled {
                    true => words!["BOOST with ", card_label(card), " and the die"],
                    false => {
                        words!["BOOST with ", card_label(card), " (", sheet.boost.unwrap_or(0), ")"]
                    }
                };
                (ActionKind::Boost { card, card_name: card_name(card) }, label)
            }
            Action::Item { item, fighter } => {
                let item = self.item_name(state, item);
                (ActionKind::Item { fighter, item }, words!["Use ", item, " with ", name(fighter)])
            }
            Action::Door { fighter, door } => {
                let closed = state.doors >> door & 1 != 0;
                let door =
                    self.map(state).doors.get(usize::from(door)).map_or("", |door| door.name);
                let (to, verb) =
                    if closed { ("open", "Open the door ") } else { ("closed", "Close the door ") };
                (
                    ActionKind::Door { fighter, to, door },
                    words![verb, door, " with ", name(fighter)],
                )
            }
            Action::Move { fighter, to, tail } => {
                let label = if tail < 64 {
                    moves(fighter, to).and(words![" and ", space(tail)])
                } else {
                    moves(fighter, to)
                };
                (ActionKind::Move { fighter, to: space(to), tail: second(tail) }, label)
            }
            Action::Step { fighter, to } => (
                ActionKind::Step { fighter, to: space(to) },
                words!["Step with ", name(fighter), " to ", space(to)],
            ),
            Action::Walk { fighter, path, steps } => {
                let to = path[usize::from(steps).clamp(1, path.len()) - 1];
                (ActionKind::Move { fighter, to: space(to), tail: None }, moves(fighter, to))
            }
            Action::Path(path) => {
                let path =
                    self.map(state).path_ids.get(usize::from(path)).map_or("", String::as_str);
                (ActionKind::ChoosePath { path }, words!["The path ", path])
            }
            Action::Space(to) if state.decision.ask == Ask::Token => {
                (ActionKind::ChooseToken { token: space(to) }, words!["The token in ", space(to)])
            }
            Action::Space(to) => (ActionKind::ChooseSpace { space: space(to) }, words![space(to)]),
            Action::Defend(card) => (
                ActionKind::Defend { card, card_name: card_name(card) },
                words!["Defend with ", card_label(card)],
            ),
            Action::Place { fighter, to, tail } => {
                let label = words!["Place ", name(fighter), " in ", space(to)];
                let label = if tail < 64 { label.and(words![" and ", space(tail)]) } else { label };
                (ActionKind::Place { fighter, to: space(to), tail: second(tail) }, label)
            }
            Action::Fighter(target) => (ActionKind::ChooseFighter { target }, words![name(target)]),
            Action::Card(card) => {
                let place = self.place_words(state, card);
                (
                    ActionKind::ChooseCard { card, card_name: card_name(card) },
                    words![card_label(card)].and(place),
                )
            }
            Action::Option(option) => {
                let (option, label) = self.show_option(state, option);
                (ActionKind::ChooseOption { option }, words![label])
            }
            Action::Seat(seat) => {
                let label =
                    words!["Player ", seat + 1, ", ", self.hero(state, seat).sheet.name.as_str()];
                (ActionKind::ChooseSeat { seat }, label)
            }
            Action::Trigger(at) => {
                let pending = state.pending.get(usize::from(at)).copied().unwrap_or_default();
                let trigger = self.trigger_name(state, &pending).0;
                (ActionKind::ChooseTrigger { trigger }, self.trigger_words(state, &pending))
            }
            Action::Yes => (ActionKind::Yes, self.yes_words(state)),
            Action::No => (ActionKind::No, self.no_words(state)),
            Action::Done => (ActionKind::Done, words![done_words(&state.decision)]),
            Action::Decline if state.decision.ask == Ask::Defense => {
                (ActionKind::Decline, words!["Do not defend"])
            }
            Action::Decline => (ActionKind::Decline, words!["Do not BOOST"]),
        }
    }

    /// Returns the name of a card: with its hero if it lies with another player, with its symbols if its hero has another card of
    /// that name.
    fn card_label(self, state: &State, card: CardId) -> Piece {
        let def = self.def(state, card);
        let Card { owner, holder, .. } = *state.card(card);
        let hero = self.hero(state, owner);
        if owner != holder {
            return Piece::Own(format!("{} (of {})", def.sheet.name, hero.sheet.name));
        }
        match hero
            .cards
            .iter()
            .any(|other| other.sheet.name == def.sheet.name && other.id != def.id)
        {
            true => Piece::Own(format!("{} ({})", def.sheet.name, def.sheet.tags.join(", "))),
            false => Piece::Text(&def.sheet.name),
        }
    }

    /// Returns the id and the name of the item, hero or card of a trigger.
    pub(crate) fn trigger_name(
        self,
        state: &State,
        pending: &Pending,
    ) -> (&'static str, &'static str) {
        let hero = self.hero(state, pending.seat);
        match pending.source {
            _ if pending.pc & OF_ITEM != 0 => {
                let items = &self.catalogue.items().all;
                let name = items
                    .iter()
                    .find(|item| OF_ITEM | item.pc == pending.pc)
                    .map_or("", |item| item.name);
                (name, name)
            }
            NOBODY => (hero.sheet.id.as_str(), hero.sheet.name.as_str()),
            card => (self.def(state, card).id.as_str(), self.def(state, card).sheet.name.as_str()),
        }
    }

    /// Returns the name of an option in the public API, and its label.
    fn show_option(self, state: &State, option: u8) -> (String, String) {
        if self.asks_for_form(state) {
            let form = self.hero(state, state.decision.seat).sheet.forms.get(usize::from(option));
            return form.map(|form| (form.id.clone(), form.name.clone())).unwrap_or_default();
        }
        if self.asks_for_gear(state) {
            let card = self.hero(state, state.decision.seat).cards.get(usize::from(option));
            return card
                .map(|card| (card.sheet.id.clone(), card.sheet.name.clone()))
                .unwrap_or_default();
        }
        if state.decision.ask == Ask::SetUp {
            let def = self.hero(state, state.decision.seat).fighter(option);
            return (def.id.clone(), def.sheet.name.clone());
        }
        if state.decision.ask == Ask::Predict {
            return (option.to_string(), format!("Predict the value {option}"));
        }
        self.option_name(state, option)
    }
}
