//! Events as embedders see them: plain objects with a log line, without hidden cards.

use crate::{
    cards::{Tcg, card::DefId},
    embed::{
        names::{player_name, slot_name},
        view::CardView,
    },
    model::{
        event::{Card, Event, Place},
        objects::{NOBODY, ObjectId},
    },
};
use altmode_core::{Piece, Words, lasting, words};
use serde::Serialize;

/// An event as a viewer may see it. The fields depend on `type`.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameEvent", optional_fields))]
pub struct EventView {
    /// The type of event.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// A line for a log, in English.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub text: Words,
    /// The seat of the player concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Number of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// The object number of a card, if the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<u8>,
    /// The card's id in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_id: Option<&'static str>,
    /// The card's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub card_name: Option<&'static str>,
    /// Several cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<CardView>>,
    /// Number of cards, including hidden ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<usize>,
    /// The zone that the card left.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub from: Option<&'static str>,
    /// The zone that the card entered.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub to: Option<&'static str>,
    /// The slot that the card entered.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub slot: Option<&'static str>,
    /// Whether the card was played face down, or whether the cards shown are face down in the played area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<bool>,
    /// The character concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<u8>,
    /// The character's name.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub character_name: Option<&'static str>,
    /// The character's new mode.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub mode: Option<&'static str>,
    /// The card that causes the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<u8>,
    /// The name of that card.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "lasting")]
    pub source_name: Option<&'static str>,
    /// The attacker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<u8>,
    /// The defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<u8>,
    /// Several characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub characters: Option<Vec<u8>>,
    /// The amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u16>,
    /// The amount before changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<u16>,
    /// Number of damage counters on the character after the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u8>,
    /// Whether it is attack damage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack_damage: Option<bool>,
    /// The attack total.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<i16>,
    /// The defense total.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<i16>,
    /// Pierce.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pierce: Option<i16>,
    /// The winner; missing for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
}

impl Place {
    /// Returns the place's name in events.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Deck => "deck",
            Place::DeckBottom => "deck-bottom",
            Place::Hand => "hand",
            Place::Scrap => "scrap",
            Place::Played => "played",
            Place::Upgrade => "upgrade",
            Place::Under => "under",
            Place::Ko => "ko",
            Place::Battlefield => "battlefield",
            Place::Outside => "outside",
        }
    }

    /// Returns the place's name in log lines.
    const fn phrase(self) -> &'static str {
        match self {
            Place::Deck => "the top of the deck",
            Place::DeckBottom => "the bottom of the deck",
            Place::Hand => "hand",
            Place::Scrap => "the scrap pile",
            Place::Played => "the played area",
            Place::Upgrade => "a character",
            Place::Under => "under a character",
            Place::Ko => "the KO area",
            Place::Battlefield => "the battlefield",
            Place::Outside => "outside the game",
        }
    }
}

/// Converts an event for a seat; the referee sees everything. `defs` maps object numbers to cards, for the names of
/// characters ([`crate::model::state::State::defs`]).
pub fn show_event(tcg: Tcg, defs: &[DefId], event: &Event, seat: Option<u8>) -> EventView {
    Shown { tcg, defs, seat }.show(event)
}

struct Shown<'a> {
    tcg: Tcg,
    defs: &'a [DefId],
    seat: Option<u8>,
}

impl Shown<'_> {
    fn sees(&self, card: &Card) -> bool {
        self.seat.is_none_or(|seat| card.seen_by >> seat & 1 != 0)
    }

    fn name(&self, object: ObjectId) -> &'static str {
        self.defs.get(usize::from(object)).map_or("nobody", |def| self.tcg.catalogue.card(*def).full_name)
    }

    /// Returns the name of a card, or of the Upgrade side that it shows.
    fn side_name(&self, def: DefId, side: u8) -> &'static str {
        let def = self.tcg.catalogue.card(def);
        match def.texts.get(usize::from(side)) {
            Some(text) if side > 0 => text.name,
            _ => def.full_name,
        }
    }

    /// Fills in a card if the viewer may see it, and returns its name for a sentence.
    fn card(&self, view: &mut EventView, card: &Card) -> &'static str {
        if !self.sees(card) {
            return "a card";
        }
        let def = self.tcg.catalogue.card(card.def);
        view.card = Some(card.object);
        view.card_id = Some(def.id);
        let name = self.side_name(card.def, card.side);
        view.card_name = Some(name);
        name
    }

    fn character(&self, view: &mut EventView, character: ObjectId) -> &'static str {
        view.character = Some(character);
        view.character_name = Some(self.name(character));
        self.name(character)
    }

    fn source(&self, view: &mut EventView, source: ObjectId, side: u8) -> Option<&'static str> {
        if source == NOBODY {
            return None;
        }
        view.source = Some(source);
        view.source_name = self.defs.get(usize::from(source)).map(|def| self.side_name(*def, side));
        view.source_name
    }

    fn mode(&self, character: ObjectId, face: u8) -> &'static str {
        let def = self.defs.get(usize::from(character)).map(|def| self.tcg.catalogue.card(*def));
        def.map_or("", |def| def.face_name(face))
    }

    fn cards(&self, cards: &[Card]) -> Vec<CardView> {
        let seen = cards.iter().filter(|card| self.sees(card));
        seen.map(|card| {
            let def = self.tcg.catalogue.card(card.def);
            let name = self.side_name(card.def, card.side);
            CardView { id: Some(card.object), card: Some(def.id), name: Some(name), ..CardView::default() }
        })
        .collect()
    }

    fn show(&self, event: &Event) -> EventView {
        let mut shown = EventView::default();
        let view = &mut shown;
        let (kind, text) = match *event {
            Event::GameStarted { first } => {
                view.seat = Some(first);
                ("game-started", words![player_name(first), " has the first turn."])
            }
            Event::TurnStarted { seat, turn } => {
                (view.seat, view.turn) = (Some(seat), Some(turn));
                ("turn-started", words!["Turn ", turn, ": ", player_name(seat), "."])
            }
            Event::TurnEnded { seat, turn } => {
                (view.seat, view.turn) = (Some(seat), Some(turn));
                ("turn-ended", words![player_name(seat), " ends turn ", turn, "."])
            }
            Event::Moved { owner, ref card, from, to, host, slot } => {
                let what = self.card(view, card);
                (view.seat, view.from, view.to) = (Some(owner), Some(from.name()), Some(to.name()));
                let form = self.defs.get(usize::from(host)).is_some_and(|def| !self.tcg.catalogue.card(*def).parts.is_empty());
                let host = if host == NOBODY { None } else { Some(self.character(view, host)) };
                if host.is_some() && to == Place::Upgrade {
                    view.slot = Some(slot_name(slot));
                }
                let text = match (from, to, host) {
                    // Parts of a combined character and heads on a body are on the battlefield too.
                    (Place::Battlefield, Place::Battlefield, Some(host)) if form => words![what, " becomes a part of ", host, "."],
                    (Place::Battlefield, Place::Battlefield, Some(host)) => words![player_name(owner), " takes ", what, " off ", host, "."],
                    _ => moved(player_name(owner), what, from, to, host),
                };
                ("moved", text)
            }
            Event::Shuffled { seat } => {
                view.seat = Some(seat);
                ("shuffled", words![player_name(seat), " shuffles the deck."])
            }
            Event::Reshuffled { seat, cards, ref stay } => {
                (view.seat, view.count) = (Some(seat), Some(cards.into()));
                view.cards = (!stay.is_empty()).then(|| self.cards(stay));
                (
                    "reshuffled",
                    words![
                        player_name(seat),
                        " shuffles the scrap pile into a new deck of ",
                        cards,
                        if cards == 1 { " card." } else { " cards." }
                    ],
                )
            }
            Event::Shown { owner, ref cards, face_down } => {
                let known = self.cards(cards);
                let what = match cards.len() {
                    _ if !known.is_empty() => listed(known.iter().filter_map(|card| card.name)),
                    1 => words!["1 card"],
                    count => words![count as i32, " cards"],
                };
                (view.seat, view.count, view.cards) = (Some(owner), Some(cards.len()), Some(known));
                view.face_down = face_down.then_some(true);
                ("shown", words!["Cards of ", player_name(owner), " are shown: "].and(what).and(words!["."]))
            }
            Event::Played { seat, ref card, face_down } => {
                let what = self.card(view, card);
                (view.seat, view.face_down) = (Some(seat), Some(face_down));
                let how = if face_down { " face down" } else { "" };
                ("played", words![player_name(seat), " plays ", what, how, "."])
            }
            Event::Revealed { seat, ref card } => {
                view.seat = Some(seat);
                let what = self.card(view, card);
                ("revealed", words![player_name(seat), " reveals ", what, "."])
            }
            Event::Named { seat, name } => {
                let name = self.tcg.catalogue.name_of(name);
                (view.seat, view.card_name) = (Some(seat), Some(name));
                ("named", words![player_name(seat), " names ", name, "."])
            }
            Event::Cancelled { ref card } => {
                let what = self.card(view, card);
                ("cancelled", words![what, " has no effect."])
            }
            Event::Flipped { character, face } => {
                let (name, mode) = (self.character(view, character), self.mode(character, face));
                view.mode = Some(mode);
                ("flipped", words![name, " flips to ", mode, " mode."])
            }
            Event::Tapped { character } => ("tapped", words![self.character(view, character), " is tapped."]),
            Event::Untapped { character } => ("untapped", words![self.character(view, character), " is untapped."]),
            Event::TapAbilityUsed { character } => ("tap-ability-used", words![self.character(view, character), " uses its tap ability."]),
            Event::Attacks { attacker } => {
                view.attacker = Some(attacker);
                ("attacks", words![self.character(view, attacker), " attacks."])
            }
            Event::Defends { defender } => {
                view.defender = Some(defender);
                ("defends", words![self.character(view, defender), " defends."])
            }
            Event::BattleFlip { seat, ref card } => {
                view.seat = Some(seat);
                let what = self.card(view, card);
                ("battle-flip", words![player_name(seat), " flips ", what, "."])
            }
            Event::Totals { attack, defense, pierce } => {
                (view.attack, view.defense, view.pierce) = (Some(attack), Some(defense), Some(pierce));
                let piercing = if pierce > 0 { words![", Pierce ", pierce] } else { words![] };
                ("totals", words![attack, " attack"].and(piercing).and(words![" against ", defense, " defense."]))
            }
            Event::Damaged { character, amount, attack, source, side, total } => {
                let name = self.character(view, character);
                let by = self.source(view, source, side).map_or(words![], |source| words![" from ", source]);
                (view.amount, view.total, view.attack_damage) = (Some(amount), Some(total), Some(attack));
                ("damaged", words![name, " takes ", amount, " damage"].and(by).and(words![" (", total, " in all)."]))
            }
            Event::Repaired { character, amount, total } => {
                (view.amount, view.total) = (Some(amount.into()), Some(total));
                ("repaired", words![amount, " damage is repaired from ", self.character(view, character), " (", total, " left)."])
            }
            Event::DamageMoved { from, to, amount } => {
                (view.amount, view.source, view.source_name) = (Some(amount.into()), Some(from), Some(self.name(from)));
                ("damage-moved", words![amount, " damage moves from ", self.name(from), " to ", self.character(view, to), "."])
            }
            Event::DamageMovedToUpgrade { from, upgrade, side, amount, left, total } => {
                let name = self.character(view, from);
                let card = self.source(view, upgrade, side).unwrap_or("an Upgrade");
                (view.amount, view.total) = (Some(amount.into()), Some(left));
                let words = words![amount, " damage moves from ", name, " to ", card, " (", total, " there now)."];
                ("damage-moved-to-upgrade", words)
            }
            Event::DamageChanged { by, side, character, from, to } => {
                let name = self.character(view, character);
                let by = self.source(view, by, side).unwrap_or("A card");
                (view.before, view.amount) = (Some(from), Some(to));
                let text = match from == to {
                    // The damage is moved to another character.
                    true => words![by, " moves ", to, " damage to ", name, "."],
                    false => words![by, " changes damage to ", name, " from ", from, " to ", to, "."],
                };
                ("damage-changed", text)
            }
            Event::Ko { character, damage } => {
                view.total = Some(damage);
                ("ko", words![self.character(view, character), " is KO'd."])
            }
            Event::Returned { character, damage } => {
                view.total = Some(damage);
                ("returned", words![self.character(view, character), " returns to the battlefield."])
            }
            Event::EntersKo { character, face, damage } => {
                let (name, mode) = (self.character(view, character), self.mode(character, face));
                (view.mode, view.total) = (Some(mode), Some(damage));
                ("enters-ko", words![name, " enters the KO area in ", mode, " mode."])
            }
            Event::Deployed { character, face } => {
                let (name, mode) = (self.character(view, character), self.mode(character, face));
                view.mode = Some(mode);
                ("deployed", words![name, " is deployed in ", mode, " mode."])
            }
            Event::Combined { into, ref parts, damage } => {
                (view.characters, view.total) = (Some(parts.clone()), Some(damage));
                // A combiner form arrives in its card's starting mode.
                let start = self.defs.get(usize::from(into)).map_or(0, |def| self.tcg.catalogue.card(*def).start);
                view.mode = Some(self.mode(into, start));
                let names = listed(parts.iter().map(|&part| self.name(part)));
                ("combined", names.and(words![" combine into ", self.character(view, into), "."]))
            }
            Event::HeadPut { head, onto } => {
                (view.source, view.source_name) = (Some(head), Some(self.name(head)));
                ("head-put", words![self.name(head), " is put onto ", self.character(view, onto), " in head mode."])
            }
            Event::TurnedOver { ref card } => {
                let what = self.card(view, card);
                ("turned-over", words![what, " is turned over."])
            }
            Event::Tower { seat, height } => {
                (view.seat, view.total) = (Some(seat), Some(height));
                ("tower", words!["The Tower of ", player_name(seat), " has height ", height, "."])
            }
            Event::AbilityUsed { source, side, seat } => {
                view.seat = Some(seat);
                ("ability-used", words![self.source(view, source, side).unwrap_or("A card"), ": its ability is used."])
            }
            Event::BattleEnded => ("battle-ended", words!["The battle is over."]),
            Event::GameEnded { winner } => {
                view.winner = winner;
                ("game-ended", winner.map_or(words!["The game is a draw."], |seat| words![player_name(seat), " wins."]))
            }
        };
        (view.kind, view.text) = (kind, text);
        shown
    }
}

/// Returns the sentence about a card that moves.
fn moved(player: &'static str, what: &'static str, from: Place, to: Place, host: Option<&'static str>) -> Words {
    match (from, to, host) {
        // A card that was face down there, or was flipped in a battle, is played.
        (Place::Played, Place::Played, _) => words![what, " lies face up in the played area."],
        (Place::Deck, Place::Hand, _) => words![player, " draws ", what, "."],
        (_, Place::Upgrade, Some(host)) => words![player, " puts ", what, " on ", host, "."],
        (Place::Upgrade, Place::Scrap, Some(host)) => words![player, " scraps ", what, " from ", host, "."],
        (_, Place::Under, Some(host)) => words![player, " puts ", what, " under ", host, "."],
        (_, Place::Scrap, _) => words![player, " scraps ", what, " from ", from.phrase(), "."],
        _ => words![player, " moves ", what, " from ", from.phrase(), " to ", to.phrase(), "."],
    }
}

/// Returns names separated by commas.
fn listed(names: impl Iterator<Item = &'static str>) -> Words {
    Words(names.enumerate().flat_map(|(index, name)| [if index == 0 { "" } else { ", " }, name]).map(Piece::from).collect())
}
