//! Conversion of legal actions to objects for hosts, with their labels.

use crate::{
    cards::{code::Op, deckbuilder::Deckbuilder},
    embed::{
        action_json::{ActionKind, ActionView},
        names::space_name,
        question::effect_words,
    },
    model::{
        action::Action,
        state::{Ask, CardId, NOBODY, Space, State, Trigger},
    },
};
use altmode_core::{Words, words};
use altmode_deckbuilder_language::Effect;
use altmode_host::capital;

/// Converts a legal action to a view.
pub fn show_action(rules: Deckbuilder, state: &State, id: usize, action: Action) -> ActionView {
    let (what, label) = Teller { rules, state, seat: state.decision.seat }.tell(action);
    ActionView { id, label, what }
}

/// Describes the actions of the seat to act.
struct Teller<'a> {
    rules: Deckbuilder,
    state: &'a State,
    seat: u8,
}

/// An ability in an action.
struct Ability {
    card: Option<CardId>,
    card_name: Option<&'static str>,
    source: &'static str,
    /// The name of the card or of the character.
    owner: &'static str,
    cost: u8,
    effects: &'static [Effect],
}

impl Teller<'_> {
    fn name(&self, card: CardId) -> &'static str {
        &self.rules.def(self.state, card).sheet.name
    }

    fn at(&self, space: Space) -> &'static str {
        space_name(self.state, space).unwrap_or_default()
    }

    fn character(&self, seat: u8) -> &'static str {
        &self.rules.character(self.state, seat).sheet.name
    }

    /// Returns the faceup card of a space, its name and its cost.
    fn target(&self, space: Space) -> (CardId, &'static str, u8) {
        let found = self
            .state
            .faceup(space)
            .map(|card| (card, self.name(card), self.rules.cost(self.state, self.seat, card)));
        found.unwrap_or((NOBODY, "", 0))
    }

    fn ability(&self, card: CardId, ability: u8, blocks: bool) -> Ability {
        let own = card == NOBODY;
        let text = if own {
            self.rules.side_text(self.state, self.seat)
        } else {
            &self.rules.def(self.state, card).text
        };
        let found = match blocks {
            true => text.blocks.get(usize::from(ability)).map(|entry| (entry.cost, entry.effects)),
            false => text.uses.get(usize::from(ability)).map(|entry| (entry.cost, entry.effects)),
        };
        let (cost, effects) = found.unwrap_or_default();
        let owner = if own { self.character(self.seat) } else { self.name(card) };
        Ability {
            card: (!own).then_some(card),
            card_name: (!own).then_some(owner),
            source: if own { "character" } else { "card" },
            owner,
            cost,
            effects,
        }
    }

    /// Returns the instructions of an option.
    fn option(&self, option: u8) -> &'static [Effect] {
        let instruction = self
            .state
            .frames
            .last()
            .and_then(|frame| self.rules.catalogue.program.code.get(usize::from(frame.pc)));
        match instruction {
            Some(Op::Choose(lists, _)) => lists.get(usize::from(option)).map_or(&[], Vec::as_slice),
            _ => &[],
        }
    }

    fn tell(&self, action: Action) -> (ActionKind, Words) {
        let in_space = |verb: &'static str, space| {
            let (_, name, cost) = self.target(space);
            words![verb, name, " in ", self.at(space), " (", cost, ")"]
        };
        match action {
            Action::Play(card) => (
                ActionKind::Play { card, card_name: self.name(card) },
                words!["Play ", self.name(card)],
            ),
            Action::Move(space) => {
                let (space, cost) = (self.at(space), self.state.options.step_cost);
                (ActionKind::Move { space, cost }, words!["Move to ", space])
            }
            Action::Search(space) => {
                let (space, cost) = (self.at(space), self.state.options.search_cost);
                (ActionKind::Search { space, cost }, words!["Search ", space])
            }
            Action::Buy(at) => {
                let (card, card_name, cost) = self.target(at);
                (
                    ActionKind::Buy { card, card_name, space: Some(self.at(at)), cost },
                    in_space("Buy ", at),
                )
            }
            Action::Battle(at) => {
                let (card, card_name, cost) = self.target(at);
                (
                    ActionKind::Battle { card, card_name, space: self.at(at), cost },
                    in_space("Battle ", at),
                )
            }
            Action::Confront(at) => {
                let (card, card_name, cost) = self.target(at);
                (
                    ActionKind::Confront { card, card_name, space: self.at(at), cost },
                    in_space("Confront ", at),
                )
            }
            Action::Clear(at) => {
                let (card, card_name, cost) = self.target(at);
                (
                    ActionKind::Clear { card, card_name, space: self.at(at), cost },
                    in_space("Clear ", at),
                )
            }
            Action::BuyBasic(card) => {
                let (card_name, cost) = (self.name(card), self.rules.def(self.state, card).cost());
                (
                    ActionKind::Buy { card, card_name, space: None, cost },
                    words!["Buy ", card_name, " (", cost, ")"],
                )
            }
            Action::Convert => {
                let other = self.rules.other_mode(self.state, self.seat);
                (ActionKind::Convert { cost: 1 }, words!["Convert to ", other])
            }
            Action::Use(card, ability) => {
                let Ability { card, card_name, source, owner, cost, effects } =
                    self.ability(card, ability, false);
                let label = words!["Use ", owner, ": ", effect_words(effects)].and(energon(cost));
                (ActionKind::Use { card, card_name, source, ability, cost }, label)
            }
            Action::SpendMove => (ActionKind::SpendMove, words!["Spend 1 Move as Power"]),
            Action::EndTurn => (ActionKind::EndTurn, words!["End the turn"]),
            Action::Assist(card) => (
                ActionKind::Assist { card, card_name: self.name(card) },
                words!["Assist with ", self.name(card)],
            ),
            Action::Block(card, ability) => {
                let Ability { card, card_name, source, owner, cost, effects } =
                    self.ability(card, ability, true);
                let then =
                    if effects.is_empty() { words![] } else { words![": ", effect_words(effects)] };
                let label = words!["Block with ", owner].and(then).and(energon(cost));
                (ActionKind::Block { card, card_name, source, ability, cost }, label)
            }
            Action::Card(card) => {
                let label = words![self.name(card)].and(self.rules.place_words(self.state, card));
                (ActionKind::ChooseCard { card, card_name: self.name(card) }, label)
            }
            Action::Space(space) => (
                ActionKind::ChooseSpace { space: self.at(space) },
                self.rules.space_words(self.state, space),
            ),
            Action::Seat(seat) => (
                ActionKind::ChooseSeat { seat },
                words!["Player ", seat + 1, ", ", self.character(seat)],
            ),
            Action::Option(option) => {
                let label = words![capital(&effect_words(self.option(option)))];
                (ActionKind::ChooseOption { option: option + 1 }, label)
            }
            Action::Trigger(trigger) => {
                let entry =
                    self.state.triggers.get(usize::from(trigger)).copied().unwrap_or_default();
                let card =
                    (entry.pc != Trigger::UPKEEP && entry.source != NOBODY).then_some(entry.source);
                let label = self.rules.trigger_words(self.state, entry);
                (
                    ActionKind::ChooseTrigger {
                        option: trigger + 1,
                        card,
                        card_name: card.map(|card| self.name(card)),
                    },
                    label,
                )
            }
            Action::Yes => (ActionKind::Yes, self.rules.yes_words(self.state)),
            Action::No => (ActionKind::No, self.rules.no_words(self.state)),
            Action::Done => (ActionKind::Done, self.rules.done_words(self.state)),
            Action::Decline => (
                ActionKind::Decline,
                words![if self.state.decision.ask == Ask::Block {
                    "Do not Block"
                } else {
                    "Do not Assist"
                }],
            ),
        }
    }
}

/// Returns the Energon that an ability costs, in brackets.
fn energon(cost: u8) -> Words {
    if cost == 0 { words![] } else { words![" (", cost, " Energon)"] }
}
