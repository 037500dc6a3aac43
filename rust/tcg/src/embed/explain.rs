//! Explains why an action is not legal, as specifically as possible.

use crate::{
    cards::Tcg,
    embed::{
        action_json::{ActionInput, ActionKind, ActionView},
        names::{player_name, slot_number},
        sight::may_see,
    },
    model::{
        action::Action,
        objects::{NOBODY, ObjectId, only},
        state::{Ask, State, Zone, barred},
    },
};
use altmode_core::{Error, Viewer};
use altmode_host::{Offered, unknown_action};
use altmode_tcg_language::{BattleKind, Keyword};

/// The types of actions in the main phase.
const MAIN: [&str; 6] =
    ["flip", "play-action", "play-upgrade", "tap-ability", "end-main", "attack"];

/// Returns the error that explains why no legal action matches the given one.
pub fn explain(
    tcg: Tcg,
    state: &State,
    input: &ActionInput,
    legal: &[Action],
    shown: &[ActionView],
) -> Error {
    Asked { tcg, state, input, legal, shown }.why()
}

struct Asked<'a> {
    tcg: Tcg,
    state: &'a State,
    input: &'a ActionInput,
    legal: &'a [Action],
    shown: &'a [ActionView],
}

/// Creates an error in `Some`.
fn no(code: &'static str, message: impl Into<String>) -> Option<Error> {
    Some(Error::new(code, message))
}

impl Asked<'_> {
    /// Returns the name of a card, without revealing a card that the player may not see.
    fn name(&self, object: ObjectId) -> &'static str {
        if may_see(self.state, object, Viewer::Seat(self.seat())) {
            self.tcg.short_name(self.state, object, &self.tcg.names_in_sight(self.state))
        } else {
            "that card"
        }
    }

    fn seat(&self) -> u8 {
        self.state.decision.seat
    }

    fn why(&self) -> Error {
        let kind = self.input.kind.as_deref().unwrap_or("");
        self.known(kind)
            .or_else(|| self.right_question(kind))
            .or_else(|| match kind {
                "flip" => self.flip(),
                "play-action" => self.play(false),
                "play-upgrade" => self.play(true),
                "tap-ability" => self.tap_ability(),
                "attack" => self.attack(),
                _ => None,
            })
            .unwrap_or_else(|| self.not_an_answer())
    }

    /// Checks that the type and the cards it names exist.
    fn known(&self, kind: &str) -> Option<Error> {
        if !ActionKind::TYPES.contains(&kind) {
            return Some(unknown_action(kind, ActionKind::TYPES));
        }
        let input = self.input;
        if input.seat.is_some_and(|seat| seat != self.seat()) {
            return no("not-your-turn", format!("{} must decide now", player_name(self.seat())))
                .map(|error| error.at("seat"));
        }
        let objects = [
            ("character", input.character),
            ("card", input.card),
            ("on", input.on),
            ("attacker", input.attacker),
            ("defender", input.defender),
            ("target", input.target),
            ("trigger", input.trigger),
            ("with", input.with),
        ];
        for (field, object) in objects {
            let Some(object) = object else { continue };
            if usize::from(object) >= self.state.defs.len() {
                return no(
                    "unknown-object",
                    format!("there is no card number {object} in this game"),
                )
                .map(|error| error.at(field));
            }
            let character = matches!(field, "character" | "on" | "attacker" | "defender");
            if character && !self.state.is_character(object) {
                return no("not-a-character", format!("number {object} is no character"))
                    .map(|error| error.at(field));
            }
        }
        if let Some(slot) = &input.slot
            && slot_number(slot).is_none()
        {
            return no(
                "unknown-slot",
                format!("\"{slot}\" is no slot; slots are weapon, armor and utility"),
            )
            .map(|error| error.at("slot"));
        }
        None
    }

    /// Checks that this type of action answers the pending question.
    fn right_question(&self, kind: &str) -> Option<Error> {
        if self.shown.iter().any(|action| action.kind() == kind) {
            return None;
        }
        let main = self.state.decision.ask == Ask::Main;
        if MAIN.contains(&kind) && (main || self.state.decision.ask == Ask::Attack) {
            // A later check gives a more specific reason.
            return None;
        }
        let mut kinds: Vec<_> = self.shown.iter().map(|action| action.kind()).collect();
        kinds.dedup();
        let asked = self
            .tcg
            .asking(self.state)
            .filter(|_| !main)
            .map_or(String::new(), |card| format!(" by {}", self.name(card)));
        no(
            "other-decision",
            format!(
                "{} is asked something else now{asked}; possible are actions of type {}",
                player_name(self.seat()),
                kinds.join(", ")
            ),
        )
    }

    /// Returns the character of a field if it belongs to the acting player and is in play.
    fn own(&self, character: Option<ObjectId>, ko_too: bool) -> Result<ObjectId, Option<Error>> {
        let Some(character) = character else { return Err(None) };
        let name = self.name(character);
        let object = self.state.object(character);
        if object.owner != self.seat() {
            return Err(no(
                "not-yours",
                format!("{name} is not a character of {}", player_name(self.seat())),
            ));
        }
        match object.zone {
            Zone::Battlefield => Ok(character),
            Zone::Ko if ko_too => Ok(character),
            Zone::Ko => Err(no("ko", format!("{name} is KO'd"))),
            zone => Err(no(
                "not-on-battlefield",
                format!("{name} is not on the battlefield ({})", zone.name()),
            )),
        }
    }

    fn attacking_has_begun(&self) -> Option<Error> {
        (self.state.attacking).then(|| {
            Error::new(
                "attacking-has-begun",
                "attacking has begun: nothing of the main phase can be done any more this turn",
            )
        })
    }

    fn flip(&self) -> Option<Error> {
        let character = match self.own(self.input.character, true) {
            Ok(character) => character,
            Err(why) => return why,
        };
        let def = self.tcg.def(self.state, character);
        let name = self.name(character);
        if let Some(error) = self.attacking_has_begun() {
            return Some(error);
        }
        if !def.flips {
            return no("cannot-flip", format!("{name} cannot flip"));
        }
        if !self.state.allowance.flip {
            return no("already-flipped", "a character was already flipped this turn");
        }
        let mode = self.tcg.mode(self.state, character).name();
        match self.input.to.as_deref() {
            Some(to) if to == mode => {
                no("already-in-mode", format!("{name} is in {mode} mode already"))
            }
            Some(to)
                if !def.texts[..usize::from(def.faces)]
                    .iter()
                    .any(|face| face.mode.name() == to) =>
            {
                no("unknown-mode", format!("{name} has no mode \"{to}\""))
            }
            _ => None,
        }
    }

    fn play(&self, upgrade: bool) -> Option<Error> {
        let card = self.input.card?;
        let state = self.state;
        let name = self.name(card);
        let object = state.object(card);
        let allowance = &state.allowance;
        let as_in_hand = self.tcg.top_in_hand(state, self.seat()) == Some(card);
        if object.owner != self.seat() || object.zone != Zone::Hand && !as_in_hand {
            // The message names no card, because the player may not know it.
            return no(
                "not-in-hand",
                format!("card number {card} is not in the hand of {}", player_name(self.seat())),
            );
        }
        let def = self.tcg.def(state, card);
        let is_upgrade = def.battle_kind().and_then(BattleKind::slot).is_some();
        if upgrade != is_upgrade {
            let (is, right) = if is_upgrade {
                ("an Upgrade", "play-upgrade")
            } else {
                ("an Action", "play-action")
            };
            return no("wrong-type", format!("{name} is {is}; it is played with \"{right}\""));
        }
        if let Some(error) = self.attacking_has_begun() {
            return Some(error);
        }
        if state.turn == 1 {
            return no("first-turn", "no cards are played from hand on the first turn of the game");
        }
        let (left, what) = if upgrade {
            (allowance.upgrade, "an Upgrade")
        } else {
            (self.tcg.actions_left(state) > 0, "an Action")
        };
        if !left && state.turn == 2 {
            return no(
                "second-turn",
                "on the second turn of the game one Action or one Upgrade is played, not both",
            );
        }
        let barred =
            !upgrade && state.players[usize::from(self.seat())].barred & barred::ACTIONS != 0;
        if !left && !barred {
            return no("already-played", format!("{what} was already played from hand this turn"));
        }
        if !self.tcg.may_play_more(state, self.seat()) {
            return no(
                "plays-limited",
                "no more cards can be played this turn: a card of the opponent allows no more",
            );
        }
        if as_in_hand && !self.tcg.plays_from_top(state, self.seat(), card) {
            return no(
                "cannot-be-played",
                format!(
                    "{name} is not one of the cards that can be played from the top of the deck"
                ),
            );
        }
        if upgrade {
            return self.upgrade(card);
        }
        if state.players[usize::from(self.seat())].barred & barred::ACTIONS != 0 {
            return no("cannot-be-played", "no Actions can be played for the rest of this turn");
        }
        no("cannot-be-played", format!("{name} cannot be played now: what it demands is not there"))
    }

    fn upgrade(&self, card: ObjectId) -> Option<Error> {
        let on = match self.own(self.input.on, false) {
            Ok(on) => on,
            Err(why) => return why,
        };
        let (name, host) = (self.name(card), self.name(on));
        if !self.tcg.can_play(
            self.state,
            card,
            self.tcg.upgrade_text(self.state, card),
            self.seat(),
        ) {
            return no(
                "cannot-be-played",
                format!("{name} cannot be played now: what it demands is not there"),
            );
        }
        let mut slots = self.legal.iter().filter_map(|action| match *action {
            Action::PlayUpgrade { card: other, on: place, slot }
                if place == on
                    && self.state.defs[other as usize] == self.state.defs[card as usize] =>
            {
                Some(slot)
            }
            _ => None,
        });
        if let Some(slot) = slots.next() {
            return no(
                "wrong-slot",
                format!(
                    "{name} goes into the {} slot of {host}",
                    crate::embed::names::slot_name(slot)
                ),
            );
        }
        let text = self.tcg.upgrade_text(self.state, card);
        let fits = self.tcg.upgrade_targets(self.state, card, self.state.owner(on)) & only(on) != 0;
        if let Some(who) = text.put_on.filter(|_| !fits) {
            return no("cannot-be-put-on", format!("{name} can be put only on: {who}"));
        }
        if let Some(kind) = text.replaces {
            return no(
                "no-slot",
                format!(
                    "{name} must replace one of the {} of a character without an empty slot for them",
                    kind.plural()
                ),
            );
        }
        no("no-slot", format!("{host} has no slot for {name}"))
    }

    fn tap_ability(&self) -> Option<Error> {
        let character = match self.own(self.input.character, false) {
            Ok(character) => character,
            Err(why) => return why,
        };
        let name = self.name(character);
        if let Some(error) = self.attacking_has_begun() {
            return Some(error);
        }
        if self.tcg.text(self.state, character).tap.is_none() {
            return no(
                "no-tap-ability",
                format!(
                    "{name} has no tap ability in {} mode",
                    self.tcg.mode(self.state, character).name()
                ),
            );
        }
        if self.state.is_tapped(character) {
            return no("tapped", format!("{name} is tapped"));
        }
        if !self.state.allowance.tap {
            return no("already-used", "a tap ability was already used this turn");
        }
        no("cost", format!("the cost of the tap ability of {name} cannot be paid"))
    }

    fn attack(&self) -> Option<Error> {
        if self.input.attacker.is_some() {
            let attacker = match self.own(self.input.attacker, false) {
                Ok(attacker) => attacker,
                Err(why) => return why,
            };
            if self.state.is_tapped(attacker) {
                return no("tapped", format!("{} is tapped", self.name(attacker)));
            }
            if !self.legal.iter().any(|action| matches!(action, Action::Attack { attacker: other, .. } if *other == attacker)) {
                return no("cannot-attack", format!("{} cannot attack now", self.name(attacker)));
            }
        }
        let defender = self.input.defender?;
        let name = self.name(defender);
        let state = self.state;
        if state.owner(defender) == self.seat() {
            return no("not-an-enemy", format!("{name} is not an enemy"));
        }
        if !state.on_battlefield(defender) {
            return no("not-on-battlefield", format!("{name} is not on the battlefield"));
        }
        let mut possible: Vec<ObjectId> = self
            .legal
            .iter()
            .filter_map(|action| match *action {
                Action::Attack { attacker, defender: Some(other) }
                    if self.input.attacker.is_none_or(|wanted| wanted == attacker) =>
                {
                    Some(other)
                }
                Action::Defend { defender: other } => Some(other),
                _ => None,
            })
            .collect();
        possible.dedup();
        if possible.is_empty() || possible.contains(&defender) {
            return None;
        }
        let names = possible.iter().map(|&other| self.name(other)).collect::<Vec<_>>().join(" or ");
        let enemies = state.battlefield[usize::from(State::other(self.seat()))];
        if !state.is_tapped(defender)
            && enemies & state.tapped != 0
            && possible.iter().all(|&other| state.is_tapped(other))
        {
            return no(
                "untapped-defender",
                format!("{name} is untapped: a tapped enemy must be attacked ({names})"),
            );
        }
        let has = |character, keyword| self.tcg.keyword(state, character, keyword) > 0;
        if possible.iter().all(|&other| has(other, Keyword::Brave)) {
            return no("brave", format!("Brave: you must attack {names}"));
        }
        let attacker = self.input.attacker.unwrap_or(state.battle.attacker);
        let against =
            attacker != NOBODY && self.tcg.uses_stealth_against(state, defender, attacker);
        if has(defender, Keyword::Stealth) || against {
            return no(
                "stealth",
                format!("Stealth: another enemy must be attacked before {name} ({names})"),
            );
        }
        no("cannot-be-attacked", format!("{name} cannot be attacked now; possible: {names}"))
    }

    fn not_an_answer(&self) -> Error {
        const SHOWN: usize = 8;
        let mut labels: Vec<_> =
            self.shown.iter().take(SHOWN).map(|action| format!("\"{}\"", action.label)).collect();
        if self.shown.len() > SHOWN {
            labels.push(format!("{} more", self.shown.len() - SHOWN));
        }
        Error::new(
            "illegal-action",
            format!("this is not possible now; possible: {}", labels.join(", ")),
        )
    }
}
