//! Events in the public API.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::names::{side_name, space_name, zone_name},
    model::{
        event::{Event, Shown},
        state::{CardId, OFF, Space, State, Zone},
    },
};
use altmode_core::{Words, lasting, words};
use serde::{Serialize, Serializer};

/// A card in an event.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventCard {
    /// Its number in this game.
    pub id: CardId,
    /// Its id in the catalogue.
    #[serde(serialize_with = "lasting")]
    pub card: &'static str,
    /// Its name.
    #[serde(serialize_with = "lasting")]
    pub name: &'static str,
}

/// A name that may be missing in a field that is always there.
#[derive(Clone, Copy, Debug)]
pub struct Name(Option<&'static str>);

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(name) => lasting(&name, serializer),
            None => serializer.serialize_none(),
        }
    }
}

/// An event for a seat. The fields depend on `type`.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// The type.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// A sentence in English.
    pub text: Words,
    /// The player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// `blocked`: the player who Blocked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// `turn-started`: the number of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// `converted`: the new mode.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Name>,
    /// `converted`: whether the flip was forced, and no Convert.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<bool>,
    /// The card, or `null` if there is none or the viewer may not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Option<EventCard>>,
    /// The amount; negative for a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i16>,
    /// The total after the change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i16>,
    /// `power`: the Range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// `power`: whether it is for the battle in progress only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<bool>,
    /// The zone or the space where something was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Name>,
    /// The zone or the space where it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Name>,
    /// The space of the Matrix.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<Name>,
    /// `moved`: whether the character was teleported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teleport: Option<bool>,
    /// `drew`, `refilled`: the number of cards left in the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// `shuffled`, `reshuffled`: the number of cards of the new deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<u8>,
    /// `encounter`: whether the Confrontation half resolves, not the Ambush half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confrontation: Option<bool>,
    /// `assisted`, `assist-resolved`: whether the Assist defends the Boss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defends: Option<bool>,
    /// `assist-resolved`: whether it was resolved, or declined.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resolved: Option<bool>,
    /// `assisted`: whether a card was placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<bool>,
    /// The cost of the Adversary; of `used`, the Energon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
    /// The Power of a battle or of an Assist.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<i16>,
    /// `battle-ended`: whether the Adversary is defeated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// `game-ended`: the lowest seat that won, or `null`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Option<u8>>,
    /// `game-ended`: all seats that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<u8>>,
    /// `game-ended`: the scores by seat; empty if the game was not scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i16>>,
}

/// Returns an event for a seat, or for the referee.
pub fn show_event(rules: Deckbuilder, state: &State, event: &Event, seat: Option<u8>) -> EventView {
    let teller = Teller { rules, state, viewer: seat };
    EventView { text: teller.sentence(event), ..teller.fields(event) }
}

/// Writes events for one viewer.
struct Teller<'a> {
    rules: Deckbuilder,
    state: &'a State,
    viewer: Option<u8>,
}

impl Teller<'_> {
    fn card(&self, shown: &Shown) -> Option<EventCard> {
        let knows = self.viewer.is_none_or(|seat| shown.seen_by >> seat & 1 != 0);
        let sheet = self.rules.catalogue.card(shown.def).sheet;
        knows.then_some(EventCard { id: shown.card, card: &sheet.id, name: &sheet.name })
    }

    fn space(&self, space: Space) -> Option<Name> {
        Some(Name(space_name(self.state, space)))
    }

    fn mode(&self, seat: u8, bot: bool) -> &'static str {
        side_name(self.rules.character(self.state, seat).sheet.combiner, bot)
    }

    /// Returns an event without its sentence.
    fn fields(&self, event: &Event) -> EventView {
        let view = |kind: &'static str| EventView { kind, ..EventView::default() };
        let of = |kind: &'static str, seat: u8| EventView { kind, seat: Some(seat), ..EventView::default() };
        let zone = |zone: Zone| Some(Name(Some(zone_name(zone))));
        let shown = |shown: &Shown| Some(self.card(shown));
        match *event {
            Event::TurnStarted { seat, turn } => EventView { turn: Some(turn), ..of("turn-started", seat) },
            Event::Converted { seat, bot, forced } => {
                EventView { mode: Some(Name(Some(self.mode(seat, bot)))), forced: Some(forced), ..of("converted", seat) }
            }
            Event::Energon { seat, amount, total } => EventView { amount: Some(amount), total: Some(total.into()), ..of("energon", seat) },
            Event::Vp { seat, amount, total } => EventView { amount: Some(amount), total: Some(total), ..of("vp", seat) },
            Event::Power { seat, amount, range, battle } => {
                EventView { amount: Some(amount), range: Some(range), battle: Some(battle), ..of("power", seat) }
            }
            Event::PowerSpent { seat, amount } => EventView { amount: Some(amount.into()), ..of("power-spent", seat) },
            Event::MoveGained { seat, amount } => EventView { amount: Some(amount.into()), ..of("move-gained", seat) },
            Event::MoveSpent { seat, amount } => EventView { amount: Some(amount.into()), ..of("move-spent", seat) },
            Event::Moved { seat, from, to, teleport } => {
                EventView { from: self.space(from), to: self.space(to), teleport: Some(teleport), ..of("moved", seat) }
            }
            Event::Flipped { seat, space, card } => EventView { space: self.space(space), card: shown(&card), ..of("flipped", seat) },
            Event::Played { seat, card } => EventView { card: shown(&card), ..of("played", seat) },
            Event::Used { seat, card, cost } => {
                EventView { card: Some(card.as_ref().and_then(|card| self.card(card))), cost: Some(cost.into()), ..of("used", seat) }
            }
            Event::Drew { seat, card, left } => EventView { card: shown(&card), left: Some(left), ..of("drew", seat) },
            Event::Shuffled { seat, cards } => EventView { cards: Some(cards), ..of("shuffled", seat) },
            Event::Bought { seat, card, from, space, to } | Event::Gained { seat, card, from, space, to } => EventView {
                card: shown(&card),
                from: zone(from),
                to: zone(to),
                space: self.space(space),
                ..of(if matches!(event, Event::Bought { .. }) { "bought" } else { "gained" }, seat)
            },
            Event::Discarded { seat, card, from } => EventView { card: shown(&card), from: zone(from), ..of("discarded", seat) },
            Event::PutOnTop { seat, card } => EventView { card: shown(&card), ..of("put-on-top", seat) },
            Event::Destroyed { seat, card, from, space } => {
                EventView { seat, card: shown(&card), from: zone(from), space: self.space(space), ..view("destroyed") }
            }
            Event::Repaired { seat, card } => EventView { card: shown(&card), ..of("repaired", seat) },
            Event::Ambushed { seat, card } => EventView { card: shown(&card), ..of("ambushed", seat) },
            Event::Encounter { card, confrontation } => {
                EventView { card: shown(&card), confrontation: Some(confrontation), ..view("encounter") }
            }
            Event::Attacked { seat } => of("attacked", seat),
            Event::Blocked { seat, by } => EventView { by: Some(by), ..of("blocked", seat) },
            Event::BattleStarted { seat, space, card, cost } => {
                EventView { space: self.space(space), card: shown(&card), cost: Some(cost), ..of("battle-started", seat) }
            }
            Event::Assisted { seat, card, defends } => EventView {
                card: Some(card.as_ref().and_then(|card| self.card(card))),
                placed: Some(card.is_some()),
                defends: Some(defends),
                ..of("assisted", seat)
            },
            Event::AssistResolved { seat, card, defends, power, resolved } => EventView {
                card: shown(&card),
                defends: Some(defends),
                power: Some(if resolved { power.into() } else { 0 }),
                resolved: Some(resolved),
                ..of("assist-resolved", seat)
            },
            Event::Cost { cost } => EventView { cost: Some(cost), ..view("cost") },
            Event::BattleEnded { seat, won, power, cost } => {
                EventView { won: Some(won), power: Some(power), cost: Some(cost), ..of("battle-ended", seat) }
            }
            Event::Defeated { seat, card, space } => EventView { card: shown(&card), space: self.space(space), ..of("defeated", seat) },
            Event::Cleared { seat, card, space } => EventView { card: shown(&card), space: self.space(space), ..of("cleared", seat) },
            Event::RuinPlaced { card, space } => EventView { card: shown(&card), space: self.space(space), ..view("ruin-placed") },
            Event::Reshuffled { zone: which, cards } => EventView { to: zone(which), cards: Some(cards), ..view("reshuffled") },
            Event::Swapped { from, to } => EventView { from: self.space(from), to: self.space(to), ..view("swapped") },
            Event::Refilled { space, left } => EventView { space: self.space(space), left: Some(left), ..view("refilled") },
            Event::BossRevealed { card, space } => EventView { card: shown(&card), space: self.space(space), ..view("boss-revealed") },
            Event::TurnEnded { seat } => of("turn-ended", seat),
            Event::GameEnded { winners, reason, ref scores } => {
                let _ = reason;
                EventView {
                    winner: Some((winners != 0).then(|| winners.trailing_zeros() as u8)),
                    winners: Some((0..8).filter(|seat| winners >> seat & 1 != 0).collect()),
                    scores: Some(scores.clone()),
                    ..view("game-ended")
                }
            }
        }
    }

    /// Returns the sentence of an event.
    fn sentence(&self, event: &Event) -> Words {
        let who = |seat: u8| words!["Player ", seat + 1];
        let name = |shown: &Shown| self.card(shown).map_or("a card", |card| card.name);
        let at = |space: Space| space_name(self.state, space).unwrap_or("outside the Matrix");
        match *event {
            Event::TurnStarted { seat, turn } => words!["Turn ", turn, ": player ", seat + 1, "."],
            Event::Converted { seat, bot, forced } => {
                let verb = if forced { " is turned to " } else { " Converts to " };
                let combiner = self.rules.character(self.state, seat).sheet.combiner;
                let mode = altmode_deckbuilder_language::text::mode_names(combiner)[usize::from(bot)];
                who(seat).and(words![verb, mode, "."])
            }
            Event::Energon { seat, amount, .. } => who(seat).and(change(amount, " Energon.")),
            Event::Vp { seat, amount, .. } => who(seat).and(change(amount, " VP.")),
            Event::Power { seat, amount, range, battle } => {
                let end = if battle { words![" Power for the battle."] } else { words![" Power at Range ", range, "."] };
                who(seat).and(change(amount, "")).and(end)
            }
            Event::PowerSpent { seat, amount } => who(seat).and(words![" spends ", amount, " Power."]),
            Event::MoveGained { seat, amount } => who(seat).and(words![" gains ", amount, " Move."]),
            Event::MoveSpent { seat, amount } => who(seat).and(words![" spends ", amount, " Move."]),
            Event::Moved { seat, from, to, teleport } => {
                let verb = if teleport {
                    " Teleports to "
                } else if from == OFF {
                    " enters the Matrix in "
                } else {
                    " moves to "
                };
                who(seat).and(words![verb, at(to), "."])
            }
            Event::Flipped { seat, space, ref card } => who(seat).and(words![" turns ", name(card), " in ", at(space), " faceup."]),
            Event::Played { seat, ref card } => who(seat).and(words![" plays ", name(card), "."]),
            Event::Used { seat, ref card, .. } => {
                let source = card.as_ref().map_or(self.rules.character(self.state, seat).sheet.name.as_str(), &name);
                who(seat).and(words![" uses ", source, "."])
            }
            Event::Drew { seat, ref card, .. } => who(seat).and(words![" draws ", name(card), "."]),
            Event::Shuffled { seat, cards } => who(seat).and(words![" shuffles a new deck of ", cards, " cards."]),
            Event::Bought { seat, ref card, .. } => who(seat).and(words![" buys ", name(card), "."]),
            Event::Gained { seat, ref card, .. } => who(seat).and(words![" gains ", name(card), "."]),
            Event::Discarded { seat, ref card, .. } => who(seat).and(words![" discards ", name(card), "."]),
            Event::PutOnTop { seat, ref card } => who(seat).and(words![" puts ", name(card), " on top of the deck."]),
            Event::Destroyed { ref card, .. } => words![capital(name(card)), " is destroyed."],
            Event::Repaired { seat, ref card } => who(seat).and(words![" returns ", name(card), " to the stack."]),
            Event::Ambushed { seat, ref card } => who(seat).and(words![" is ambushed by ", name(card), "."]),
            Event::Encounter { ref card, .. } => words!["The Encounter is ", name(card), "."],
            Event::Attacked { seat } => who(seat).and(words![" is attacked."]),
            Event::Blocked { seat, by } => words!["The Attack on player ", seat + 1, " is Blocked by player ", by + 1, "."],
            Event::BattleStarted { seat, ref card, cost, .. } => who(seat).and(words![" battles ", name(card), " (cost ", cost, ")."]),
            Event::Assisted { seat, card: None, .. } => who(seat).and(words![" places no Assist."]),
            Event::Assisted { seat, card: Some(ref card), defends } => {
                who(seat).and(words![" places ", name(card), if defends { " as a defensive Assist." } else { " as an Assist." }])
            }
            Event::AssistResolved { ref card, power, defends, resolved, .. } => match (resolved, defends) {
                (false, _) => words!["An Assist is declined."],
                (true, true) => words![capital(name(card)), " adds ", power, " to the cost."],
                (true, false) => words![capital(name(card)), " adds ", power, " Power."],
            },
            Event::Cost { cost } => words!["The cost of the Adversary is ", cost, " now."],
            Event::BattleEnded { won, power, cost, .. } => {
                words!["The battle ", if won { "succeeds" } else { "fails" }, ": ", power, " Power against ", cost, "."]
            }
            Event::Defeated { seat, ref card, .. } => who(seat).and(words![" defeats ", name(card), "."]),
            Event::Cleared { seat, ref card, .. } => who(seat).and(words![" clears ", name(card), "."]),
            Event::RuinPlaced { ref card, space } => words!["The Ruin ", name(card), " fills ", at(space), "."],
            Event::Reshuffled { zone, cards } => {
                words![if zone == Zone::Ruins { "The Ruins" } else { "The Encounters" }, " are shuffled: ", cards, " cards."]
            }
            Event::Swapped { from, to } => words!["The cards in ", at(from), " and ", at(to), " change places."],
            Event::Refilled { space, .. } => words!["A card fills ", at(space), "."],
            Event::BossRevealed { ref card, space } => words!["The Boss ", name(card), " comes up in ", at(space), "."],
            Event::TurnEnded { seat } => who(seat).and(words![" ends the turn."]),
            Event::GameEnded { winners: 0, .. } => words!["The game is over. Nobody wins."],
            Event::GameEnded { winners, .. } => {
                let seats: Vec<String> = (0..8).filter(|seat| winners >> seat & 1 != 0).map(|seat| (seat + 1).to_string()).collect();
                let (noun, verb) = if seats.len() == 1 { ("Player ", " wins.") } else { ("Players ", " win.") };
                words!["The game is over. ", noun, seats.join(" and "), verb]
            }
        }
    }
}

/// Returns a card at the beginning of a sentence.
fn capital(name: &'static str) -> &'static str {
    if name == "a card" { "A card" } else { name }
}

/// Returns a gain or a loss: " gains 2 Energon.".
fn change(amount: i16, thing: &'static str) -> Words {
    if amount < 0 { words![" loses ", -amount, thing] } else { words![" gains ", amount, thing] }
}
