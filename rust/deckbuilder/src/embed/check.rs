//! Reasons for the refusal of actions.

use crate::{
    cards::{catalogue::Part, deckbuilder::Deckbuilder},
    embed::{
        action_json::{ActionInput, ActionKind},
        names::{ask_name, find_space, space_name},
    },
    model::state::{Ask, CardId, MOST_SPACES, NOBODY, OFF, Space, State, Zone},
};
use altmode_core::{Error, Rules};
use altmode_deckbuilder_language::{CardType, Quality, Window};
use altmode_host::{Offered, input::shorten, unknown_action};

/// An action that a host requests; a missing part is [`NOBODY`] or [`OFF`].
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Its type.
    pub kind: &'a str,
    /// The card.
    pub card: CardId,
    /// The space.
    pub space: Space,
    /// Number of the ability that is used.
    pub ability: u8,
}

/// The types of actions of a turn.
const TURN: [&str; 10] =
    ["play", "move", "search", "buy", "battle", "confront", "clear", "convert", "use", "end-turn"];

impl Deckbuilder {
    /// Returns the action of an input. A card that the acting seat does not know counts as no card, because a reason must not
    /// reveal its name.
    pub fn wanted<'a>(self, state: &State, input: &'a ActionInput) -> Wanted<'a> {
        let known = |card: &CardId| {
            usize::from(*card) < state.cards.len()
                && state.card(*card).seen >> state.decision.seat & 1 != 0
        };
        Wanted {
            kind: input.kind.as_deref().unwrap_or_default(),
            card: input.card.filter(known).unwrap_or(NOBODY),
            space: input.space.as_deref().and_then(|name| find_space(state, name)).unwrap_or(OFF),
            ability: input.ability.unwrap_or(0),
        }
    }

    /// Returns the error for a type, a card, a space or a player of an input that does not exist.
    pub fn unknown_part(self, state: &State, input: &ActionInput) -> Option<Error> {
        let kind = input.kind.as_deref().unwrap_or_default();
        if !ActionKind::TYPES.contains(&kind) {
            return Some(unknown_action(kind, ActionKind::TYPES));
        }
        if let Some(card) = input.card.filter(|&card| usize::from(card) >= state.cards.len()) {
            return Some(
                Error::new(
                    "unknown-object",
                    format!("there is no card number {card} in this game"),
                )
                .at("card"),
            );
        }
        if let Some(seat) = input.seat.filter(|&seat| seat >= state.seats) {
            return Some(
                Error::new(
                    "unknown-seat",
                    format!("there is no player number {seat} in this game"),
                )
                .at("seat"),
            );
        }
        let space = input.space.as_deref().filter(|space| find_space(state, space).is_none())?;
        Some(
            Error::new(
                "unknown-space",
                format!("there is no space \"{}\" in the Matrix", shorten(space)),
            )
            .at("space"),
        )
    }

    /// Returns the reason why an action is not legal.
    pub fn explain_refusal(self, state: &State, wanted: &Wanted) -> Error {
        let Some(seat) = self.to_act(state) else {
            return Error::new("game-over", "the game is over: no action is possible any more");
        };
        let asked = ask_name(state.decision.ask).unwrap_or_default();
        let answers: &[&str] = match state.decision.ask {
            Ask::Turn => &TURN,
            Ask::Confront => &["use", "spend-move", "done"],
            Ask::Assist => &["assist", "decline"],
            Ask::Block => &["block", "decline"],
            Ask::YesNo | Ask::Resolve => &["yes", "no"],
            _ => &["choose", "done"],
        };
        if !answers.contains(&wanted.kind) {
            let message = format!(
                "the pending question is \"{asked}\" to player {}; its answers are {}",
                seat + 1,
                answers.join(", ")
            );
            return Error::new("other-decision", message);
        }
        let refused = match state.decision.ask {
            Ask::Turn => self.explain_turn(state, wanted),
            Ask::Assist => self.explain_assist(state, wanted),
            _ => None,
        };
        refused.unwrap_or_else(|| {
            Error::new(
                "illegal-action",
                format!("this is no answer to the pending question \"{asked}\""),
            )
        })
    }

    fn explain_turn(self, state: &State, wanted: &Wanted) -> Option<Error> {
        match wanted.kind {
            "play" => self.explain_play(state, wanted.card),
            "move" => self.explain_move(state, wanted.space),
            "search" => self.explain_search(state, wanted.space),
            "buy" | "battle" | "confront" | "clear" => self.explain_target(state, wanted),
            "convert" => Some(match state.player(state.active).energon {
                0 => Error::new("no-energon", "Converting costs 1 Energon, and there is none"),
                _ => Error::new("used", "this player has Converted by paying Energon this turn"),
            }),
            "use" => self.explain_use(state, wanted),
            _ => None,
        }
    }

    fn explain_use(self, state: &State, wanted: &Wanted) -> Option<Error> {
        let seat = state.active;
        let (text, of) = match wanted.card {
            NOBODY => {
                (self.side_text(state, seat), self.character(state, seat).sheet.name.as_str())
            }
            card => (&self.def(state, card).text, self.def(state, card).sheet.name.as_str()),
        };
        let Some(entry) = text.uses.get(usize::from(wanted.ability)) else {
            return Some(
                Error::new(
                    "not-usable",
                    format!("{of} has no ability with this number that is used"),
                )
                .at("ability"),
            );
        };
        let not = |why: String| Some(Error::new("not-usable", why));
        if entry.team && !self.in_team_mode(state, seat) {
            return not(format!("that ability of {of} is for Team Mode"));
        }
        if !matches!(entry.when, Window::Command | Window::CommandOrConfront) {
            let window = if entry.when == Window::Assist { "an Assist" } else { "a confrontation" };
            return not(format!("that ability of {of} is for {window}"));
        }
        let mut in_front =
            wanted.card == NOBODY || self.controlled(state, seat).any(|card| card == wanted.card);
        if entry.site {
            in_front = state.faceup(state.player(seat).at) == Some(wanted.card);
        }
        if !in_front {
            let place = if entry.site {
                "the character is not on that Site"
            } else {
                "that card is not in front of the player"
            };
            return not(place.into());
        }
        let energon = state.player(seat).energon;
        if energon < entry.cost {
            let message =
                format!("that ability of {of} costs {} Energon, and {energon} is left", entry.cost);
            return Some(Error::new("no-energon", message));
        }
        Some(Error::new("used", format!("that ability of {of} was used this turn")))
    }

    fn explain_play(self, state: &State, card: CardId) -> Option<Error> {
        if card == NOBODY {
            return None;
        }
        let (entry, def) = (state.card(card), self.def(state, card));
        if (entry.zone, entry.owner) != (Zone::Hand, state.active) {
            return Some(Error::new("not-in-hand", format!("{} is not in hand", def.sheet.name)));
        }
        (def.types & self.forbidden_types(state, state.active) != 0).then(|| {
            Error::new(
                "shared-type",
                format!(
                    "{} shares a type with a card played this turn, which a Boss forbids",
                    def.sheet.name
                ),
            )
        })
    }

    fn explain_move(self, state: &State, space: Space) -> Option<Error> {
        if usize::from(space) >= MOST_SPACES {
            return None;
        }
        let seat = state.active;
        let name = space_name(state, space)?;
        if !self.can_enter(state, space) {
            return Some(Error::new(
                "no-entry",
                format!("characters cannot move onto the card in {name}"),
            ));
        }
        if self.steps(state, seat) >> space & 1 == 0 {
            let message = match state.player(seat).at {
                OFF => format!("{name} is no space where characters enter the Matrix"),
                _ => format!("{name} is not adjacent"),
            };
            return Some(Error::new("too-far", message));
        }
        let (left, cost) = (self.move_left(state, seat), state.options.step_cost);
        (left < cost)
            .then(|| Error::new("no-move", format!("a step costs {cost} Move, and {left} is left")))
    }

    fn explain_search(self, state: &State, space: Space) -> Option<Error> {
        let name = space_name(state, space)?;
        let cell = state.cell(space);
        if cell.card == NOBODY || cell.up {
            return Some(Error::new(
                "nothing-facedown",
                format!("there is no facedown card in {name}"),
            ));
        }
        let (left, cost) = (self.move_left(state, state.active), state.options.search_cost);
        if left < cost {
            return Some(Error::new(
                "no-move",
                format!("a search costs {cost} Move, and {left} is left"),
            ));
        }
        Some(Error::new("too-far", format!("{name} cannot be searched from here")))
    }

    fn explain_target(self, state: &State, wanted: &Wanted) -> Option<Error> {
        let seat = state.active;
        if wanted.kind == "buy" && wanted.space == OFF {
            if wanted.card == NOBODY || state.card(wanted.card).zone != Zone::Basics {
                return None;
            }
            let cost = self.def(state, wanted.card).cost();
            let power = self.power_at(state, seat, 0);
            return Some(match power < cost {
                true => {
                    Error::new("no-power", format!("it costs {cost} Power, and {power} is left"))
                }
                false => {
                    Error::new("other-faction", "that Basic is for players of the other faction")
                }
            });
        }
        let name = space_name(state, wanted.space)?;
        let Some(card) = state.faceup(wanted.space) else {
            return Some(Error::new(
                "nothing-faceup",
                format!("there is no faceup card in {name}"),
            ));
        };
        let def = self.def(state, card);
        let title = &def.sheet.name;
        let adversary = def.is_adversary_of(state.player(seat).faction);
        let right = match wanted.kind {
            "buy" => !adversary && def.part() != Part::Ruins && !def.is(CardType::Boss),
            "battle" => adversary && def.is(CardType::Robot),
            "confront" => adversary && def.is(CardType::Boss),
            _ => def.is(CardType::Ruin),
        };
        if !right {
            let (boss, robot, ruin) =
                (def.is(CardType::Boss), def.is(CardType::Robot), def.part() == Part::Ruins);
            let what = match (boss, adversary) {
                _ if ruin => "a Ruin, which is cleared",
                (true, true) => "a Boss, which is confronted",
                (true, false) => "a Boss of your faction, which is neither bought nor confronted",
                (false, true) => "an Adversary, which is battled",
                (false, false) if robot => "a Robot of your faction, which is bought",
                (false, false) => "no Adversary and no Ruin; it is bought",
            };
            return Some(Error::new("wrong-target", format!("{title} is {what}")));
        }
        if wanted.kind == "clear" && def.text.ongoing.contains(&&Quality::CannotBeCleared) {
            return Some(Error::new("cannot-be-cleared", format!("{title} cannot be cleared")));
        }
        let Some(distance) = state.distance(state.player(seat).at, wanted.space) else {
            return Some(Error::new("off-matrix", "the character has not entered the Matrix"));
        };
        if wanted.kind == "clear"
            && distance > 0
            && state.options.clearing == crate::options::Clearing::Own
        {
            return Some(Error::new("too-far", "a Ruin is cleared in the own space only"));
        }
        if state.cell(wanted.space).tried {
            return Some(Error::new("used", format!("{title} was battled in vain this turn")));
        }
        let (power, cost) = (self.power_at(state, seat, distance), self.cost(state, seat, card));
        let penalty = if adversary { self.battle_power(state, seat) } else { 0 };
        let change = if penalty == 0 {
            String::new()
        } else {
            format!(" ({penalty:+} when battling Adversaries)")
        };
        let message = format!(
            "{title} costs {cost} at a distance of {distance}, and {power} Power reaches that far{change}"
        );
        Some(Error::new("no-power", message))
    }

    fn explain_assist(self, state: &State, wanted: &Wanted) -> Option<Error> {
        if wanted.card == NOBODY {
            return None;
        }
        let def = self.def(state, wanted.card);
        let entry = state.card(wanted.card);
        if (entry.zone, entry.owner) != (Zone::Hand, state.decision.seat) {
            return Some(Error::new("not-in-hand", format!("{} is not in hand", def.sheet.name)));
        }
        Some(Error::new(
            "cannot-assist",
            format!("{} has no Power, or its Range does not reach the Boss", def.sheet.name),
        ))
    }
}
