//! Events as hosts see them.

use crate::{
    event::{Event, Shown},
    names::zone_name,
    rules::Unmatched,
    state::{ATTACK, CardId, DEFENSE, FighterId, State, Zone},
};
use altmode_core::{Piece, Words, lasting, words};
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

/// A name that may be missing, in a field that is always there: the space of a fighter who stands nowhere is `null`.
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

/// A side of a combat in an event: its card, or its value.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum Side {
    /// The card; `None` if the side plays none.
    Card(Option<EventCard>),
    /// The value.
    Value(i16),
}

/// An event as a seat may see it. The fields depend on `type`.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EventView {
    /// The type.
    #[serde(rename = "type", serialize_with = "lasting")]
    pub kind: &'static str,
    /// A sentence in English.
    pub text: Words,
    /// The player that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The fighter that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fighter: Option<FighterId>,
    /// `swapped`: the two fighters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fighters: Option<[FighterId; 2]>,
    /// `attacked`: the attacker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<FighterId>,
    /// `attacked`: the defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<FighterId>,
    /// `attacked`: the name of the card that made a bonus attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Name>,
    /// `form`: the id of the new form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<Name>,
    /// `turn-started`: the number of the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    /// The card, or `null` if the viewer may not know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Option<EventCard>>,
    /// `shown`: the cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Cards>,
    /// `revealed`: the attacker's card; `totals`: the attacker's value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<Side>,
    /// The same of the defender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defense: Option<Side>,
    /// Where a fighter or a card was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Name>,
    /// Where it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Name>,
    /// `moved`: the spaces that the fighter entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<Vec<Name>>,
    /// `discarded`: the player in whose discard pile the card lies, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<u8>,
    /// `card-moved`: the player in whose zone the card was, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<u8>,
    /// `token`: the id of the token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Name>,
    /// `item-used`: the name of the battlefield item.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<Name>,
    /// `door`: the name of the door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<Name>,
    /// `defended`: whether a card was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_card: Option<bool>,
    /// `boosted`: the BOOST value of the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boost: Option<u8>,
    /// `announced`, `value`: the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i16>,
    /// `damaged`, `recovered`: the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u8>,
    /// The fighter's health now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<u8>,
    /// `damaged`: whether it is combat damage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<bool>,
    /// `drew`: the number of cards left in the deck; `actions`: the number of actions left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// `exhausted`: the number of cards that could not be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<u8>,
    /// `combat-ended`: `attack` or `defense`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Name>,
    /// `combat-ended`: the combat damage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<u8>,
    /// `game-ended`: the lowest seat that won, or `null` for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Option<u8>>,
    /// `game-ended`: all seats that won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<u8>>,
}

/// The cards of an event: the cards themselves, or their number.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Cards {
    /// The cards that are shown; `None` for a card that the viewer may not know.
    Shown(Vec<Option<EventCard>>),
    /// The size of a shuffled deck.
    Count(u8),
}

/// Returns an event as a seat, or the referee, may see it. A card that the seat may not know has neither number nor name.
pub fn show_event(rules: Unmatched, state: &State, event: &Event, seat: Option<u8>) -> EventView {
    let text = Teller { rules, state, viewer: seat }.sentence(event);
    EventView { text, ..fields(rules, state, event, seat) }
}

/// Returns an event without its sentence.
fn fields(rules: Unmatched, state: &State, event: &Event, seat: Option<u8>) -> EventView {
    let board = rules.board(state);
    let space = |at: u8| Some(Name((at < 64).then(|| board.space_id(at))));
    let zone = |zone| Some(Name(Some(zone_name(zone))));
    let card = |shown: &Shown| {
        let knows = seat.is_none_or(|seat| shown.seen_by >> seat & 1 != 0);
        let def = rules.catalogue.card(shown.def);
        knows.then_some(EventCard { id: shown.card, card: def.id.as_str(), name: def.sheet.name.as_str() })
    };
    let viewer = seat;
    let view = |kind: &'static str| EventView { kind, ..EventView::default() };
    match *event {
        Event::Joined { seat, fighter, health } => {
            EventView { seat: Some(seat), fighter: Some(fighter), health: Some(health), ..view("joined") }
        }
        Event::TurnStarted { seat, turn } => EventView { seat: Some(seat), turn: Some(turn), ..view("turn-started") },
        Event::Drew { seat, card: ref drawn, left } => {
            EventView { seat: Some(seat), card: Some(card(drawn)), left: Some(left), ..view("drew") }
        }
        Event::Exhausted { seat, missing } => EventView { seat: Some(seat), missing: Some(missing), ..view("exhausted") },
        Event::Moved { fighter, from, ref path } => EventView {
            fighter: Some(fighter),
            from: space(from),
            to: Some(Name(path.last().map(|&at| board.space_id(at)))),
            path: Some(path.iter().filter_map(|&at| space(at)).collect()),
            ..view("moved")
        },
        Event::Placed { fighter, from, to } => EventView { fighter: Some(fighter), from: space(from), to: space(to), ..view("placed") },
        Event::Swapped { one, other } => EventView { fighters: Some([one, other]), ..view("swapped") },
        Event::ItemUsed { seat, fighter, item } => EventView {
            seat: Some(seat),
            fighter: Some(fighter),
            item: Some(Name(Some(rules.item_name(state, item)))),
            ..view("item-used")
        },
        Event::Door { fighter, door, closed } => EventView {
            fighter: Some(fighter),
            door: Some(Name(board.doors.get(usize::from(door)).map(|door| door.name))),
            to: Some(Name(Some(if closed { "closed" } else { "open" }))),
            ..view("door")
        },
        Event::Attacked { seat, attacker, defender, bonus } => EventView {
            seat: Some(seat),
            attacker: Some(attacker),
            defender: Some(defender),
            bonus: bonus.map(|def| Name(Some(&rules.catalogue.card(def).sheet.name))),
            ..view("attacked")
        },
        Event::Announced { seat: told, value } => {
            let hidden = viewer.is_some_and(|seat| seat != told && state.are_enemies(seat, told) && state.active != seat);
            EventView { seat: Some(told), value: (!hidden).then_some(value.into()), ..view("announced") }
        }
        Event::Defended { seat, fighter, with_card } => {
            EventView { seat: Some(seat), fighter: Some(fighter), with_card: Some(with_card), ..view("defended") }
        }
        Event::Revealed { ref attack, ref defense } => EventView {
            attack: Some(Side::Card(attack.as_ref().and_then(card))),
            defense: Some(Side::Card(defense.as_ref().and_then(card))),
            ..view("revealed")
        },
        Event::Schemed { seat, card: ref played, fighter } => {
            EventView { seat: Some(seat), card: Some(card(played)), fighter: Some(fighter), ..view("schemed") }
        }
        Event::Boosted { seat, card: ref used, boost } => {
            EventView { seat: Some(seat), card: Some(card(used)), boost: Some(boost), ..view("boosted") }
        }
        Event::Cancelled { seat } => EventView { seat: Some(seat), ..view("cancelled") },
        Event::Value { seat, value } => EventView { seat: Some(seat), value: Some(value), ..view("value") },
        Event::Totals { attack, defense } => {
            EventView { attack: Some(Side::Value(attack)), defense: Some(Side::Value(defense)), ..view("totals") }
        }
        Event::Damaged { fighter, amount, health, combat } => {
            EventView { fighter: Some(fighter), amount: Some(amount), health: Some(health), combat: Some(combat), ..view("damaged") }
        }
        Event::Recovered { fighter, amount, health } => {
            EventView { fighter: Some(fighter), amount: Some(amount), health: Some(health), ..view("recovered") }
        }
        Event::Defeated { fighter } => EventView { fighter: Some(fighter), ..view("defeated") },
        Event::Returned { fighter, to, health } => {
            EventView { fighter: Some(fighter), to: space(to), health: Some(health), ..view("returned") }
        }
        Event::Discarded { seat, owner, card: ref gone, from } => EventView {
            seat: Some(seat),
            owner: (owner != seat).then_some(owner),
            card: Some(card(gone)),
            from: zone(from),
            ..view("discarded")
        },
        Event::CardMoved { card: ref moved, seat, holder, from, to } => EventView {
            seat: Some(seat),
            holder: (holder != seat).then_some(holder),
            card: Some(card(moved)),
            from: zone(from),
            to: zone(to),
            ..view("card-moved")
        },
        Event::Shown { seat, ref cards } => {
            EventView { seat: Some(seat), cards: Some(Cards::Shown(cards.iter().map(card).collect())), ..view("shown") }
        }
        Event::SideShuffled { seat } => EventView { seat: Some(seat), ..view("side-shuffled") },
        Event::Shuffled { seat, cards } => EventView { seat: Some(seat), cards: Some(Cards::Count(cards)), ..view("shuffled") },
        Event::Actions { seat, left } => EventView { seat: Some(seat), left: Some(left), ..view("actions") },
        Event::Token { seat, from, to } => EventView {
            seat: Some(seat),
            token: Some(Name(Some(rules.token_id(state, seat)))),
            from: space(from),
            to: space(to),
            ..view("token")
        },
        Event::Predicted { seat, value } => EventView { seat: Some(seat), value: Some(value.into()), ..view("predicted") },
        Event::Form { seat, form } => EventView { seat: Some(seat), form: Some(Name(rules.form_id(state, seat, form))), ..view("form") },
        Event::CombatEnded { won, damage } => {
            let won = if usize::from(won) == ATTACK { "attack" } else { "defense" };
            EventView { won: Some(Name(Some(won))), damage: Some(damage), ..view("combat-ended") }
        }
        Event::SeatOut { seat } => EventView { seat: Some(seat), ..view("seat-out") },
        Event::GameEnded { winners } => {
            let winners: Vec<u8> = (0..state.seats).filter(|&seat| winners >> seat & 1 != 0).collect();
            EventView { winner: Some(winners.first().copied()), winners: Some(winners), ..view("game-ended") }
        }
    }
}

/// The names of players in sentences.
const PLAYERS: [&str; 4] = ["Player 1", "Player 2", "Player 3", "Player 4"];

/// Writes the sentences of events for a viewer.
struct Teller<'a> {
    rules: Unmatched,
    state: &'a State,
    viewer: Option<u8>,
}

impl Teller<'_> {
    fn player(&self, seat: u8) -> &'static str {
        PLAYERS[usize::from(seat) % PLAYERS.len()]
    }

    /// The name of a fighter, with its number if there are several alike.
    fn fighter(&self, fighter: FighterId) -> Piece {
        let def = self.rules.fighter_def(self.state, fighter);
        match def.id == def.sheet.id {
            true => Piece::Text(&def.sheet.name),
            false => Piece::Own(self.rules.fighter_name(self.state, fighter)),
        }
    }

    fn space(&self, at: u8) -> &'static str {
        if at < 64 { self.rules.board(self.state).space_id(at) } else { "off the battlefield" }
    }

    fn card(&self, shown: &Shown) -> &'static str {
        match self.viewer.is_none_or(|seat| shown.seen_by >> seat & 1 != 0) {
            true => &self.rules.catalogue.card(shown.def).sheet.name,
            false => "a card",
        }
    }

    fn cards(&self, cards: &[Shown]) -> Words {
        let known = cards.iter().filter(|card| self.viewer.is_none_or(|seat| card.seen_by >> seat & 1 != 0)).count();
        if known == 0 {
            return counted(cards.len() as u8, "card");
        }
        let names = cards.iter().enumerate().flat_map(|(number, card)| [if number == 0 { "" } else { ", " }, self.card(card)]);
        Words(names.map(Piece::Text).collect())
    }

    /// Whether a seat may know a number that is announced to another one.
    fn hears(&self, told: u8) -> bool {
        self.viewer.is_none_or(|seat| seat == told || !self.state.are_enemies(seat, told) || self.state.active == seat)
    }

    fn sentence(&self, event: &Event) -> Words {
        match *event {
            Event::Joined { seat, fighter, health } => {
                words![self.fighter(fighter), " joins ", self.player(seat), " with ", health, " health."]
            }
            Event::TurnStarted { seat, turn } => words!["Turn ", turn, ": ", self.player(seat), "."],
            Event::Drew { seat, ref card, left: _ } => words![self.player(seat), " draws ", self.card(card), "."],
            Event::Exhausted { seat, missing } => {
                words![self.player(seat), " is exhausted: "].and(counted(missing, "card")).and(words![" cannot be drawn."])
            }
            Event::Moved { fighter, from, ref path } => {
                let to = path.last().map_or(from, |&at| at);
                words![self.fighter(fighter), " moves from ", self.space(from), " to ", self.space(to), "."]
            }
            Event::Placed { fighter, from: _, to } if to >= 64 => words![self.fighter(fighter), " leaves the battlefield."],
            Event::Placed { fighter, from: _, to } => words![self.fighter(fighter), " is placed in ", self.space(to), "."],
            Event::Swapped { one, other } => words![self.fighter(one), " and ", self.fighter(other), " swap spaces."],
            Event::ItemUsed { seat: _, fighter, item } => {
                words![self.fighter(fighter), " uses ", self.rules.item_name(self.state, item), "."]
            }
            Event::Door { fighter, door, closed } => {
                let name = self.rules.map(self.state).doors.get(usize::from(door)).map_or("", |door| door.name);
                words![self.fighter(fighter), if closed { " closes the door " } else { " opens the door " }, name, "."]
            }
            Event::Attacked { seat: _, attacker, defender, bonus } => {
                let text = words![self.fighter(attacker), " attacks ", self.fighter(defender)];
                match bonus {
                    Some(def) => text.and(words![" again with ", self.rules.catalogue.card(def).sheet.name.as_str(), "."]),
                    None => text.and(words!["."]),
                }
            }
            Event::Announced { seat, value } => match self.hears(seat) {
                true => words!["The printed value of the attack card is ", value, "."],
                false => words!["The printed value of the attack card is announced to ", self.player(seat), "."],
            },
            Event::Defended { seat: _, fighter, with_card: true } => words![self.fighter(fighter), " defends with a card."],
            Event::Defended { seat: _, fighter, with_card: false } => words![self.fighter(fighter), " defends without a card."],
            Event::Revealed { ref attack, ref defense } => {
                let name = |card: &Option<Shown>| card.as_ref().map_or("no card", |card| self.card(card));
                words!["The cards are revealed: ", name(attack), " against ", name(defense), "."]
            }
            Event::Schemed { seat, ref card, fighter: _ } => words![self.player(seat), " plays ", self.card(card), "."],
            Event::Boosted { seat, ref card, boost } => words![self.player(seat), " BOOSTs with ", self.card(card), " for ", boost, "."],
            Event::Cancelled { seat } => words!["The effects of the card of ", self.player(seat), " are cancelled."],
            Event::Value { seat, value } => words!["The value of the card of ", self.player(seat), " is ", value, "."],
            Event::Totals { attack, defense } => words![attack, " attack against ", defense, " defense."],
            Event::Damaged { fighter, amount, health, combat } => {
                let damage = if combat { " combat damage (" } else { " damage (" };
                words![self.fighter(fighter), " takes ", amount, damage, health, " health left)."]
            }
            Event::Recovered { fighter, amount: 0, health } => words!["The health of ", self.fighter(fighter), " is ", health, "."],
            Event::Recovered { fighter, amount, health } => {
                words![self.fighter(fighter), " recovers ", amount, " health (", health, " now)."]
            }
            Event::Defeated { fighter } => words![self.fighter(fighter), " is defeated."],
            Event::Returned { fighter, to, health } => {
                words![self.fighter(fighter), " comes to ", self.space(to), " with ", health, " health."]
            }
            Event::Discarded { seat, owner: _, ref card, from } => match from {
                Zone::Combat | Zone::Scheme => words![self.card(card), " goes to the discard pile."],
                Zone::Deck => words![self.player(seat), " discards ", self.card(card), " from the deck."],
                _ => words![self.player(seat), " discards ", self.card(card), "."],
            },
            Event::CardMoved { ref card, seat, holder: _, from, to } => {
                words![self.player(seat), " moves ", self.card(card), " from ", phrase(from), " to ", phrase(to), "."]
            }
            Event::Shown { seat, ref cards } => {
                words!["Cards of ", self.player(seat), " are shown: "].and(self.cards(cards)).and(words!["."])
            }
            Event::SideShuffled { seat } => words![self.player(seat), " shuffles the side deck."],
            Event::Shuffled { seat, cards: _ } => words![self.player(seat), " shuffles the deck."],
            Event::Actions { seat, left } => words![self.player(seat), " has "].and(counted(left, "action")).and(words![" left."]),
            Event::Token { seat, from, to } => {
                let token = self.rules.token_id(self.state, seat);
                match (from < 64, to < 64) {
                    (false, _) => words![self.player(seat), " puts a ", token, " token in ", self.space(to), "."],
                    (_, false) => words!["A ", token, " token is removed from ", self.space(from), "."],
                    _ => words!["A ", token, " token moves from ", self.space(from), " to ", self.space(to), "."],
                }
            }
            Event::Predicted { seat, value } => words![self.player(seat), " predicts the value ", value, "."],
            Event::Form { seat, form } => {
                let hero = self.rules.hero(self.state, seat).sheet;
                let name = hero.forms.get(usize::from(form)).map_or("", |form| form.name.as_str());
                words![hero.name.as_str(), " is now ", name, "."]
            }
            Event::CombatEnded { won, damage: _ } => match usize::from(won) {
                ATTACK => words!["The attacker won the combat."],
                DEFENSE => words!["The defender won the combat."],
                _ => words!["The combat is over."],
            },
            Event::SeatOut { seat } => words![self.player(seat), " is out of the game."],
            Event::GameEnded { winners: 0 } => words!["The game is a draw."],
            Event::GameEnded { winners } => {
                let seats: Vec<u8> = (0..self.state.seats).filter(|&seat| winners >> seat & 1 != 0).collect();
                let names =
                    seats.iter().enumerate().flat_map(|(number, &seat)| [if number == 0 { "" } else { " and " }, self.player(seat)]);
                let verb = if seats.len() == 1 { " wins." } else { " win." };
                Words(names.map(Piece::Text).collect()).and(words![verb])
            }
        }
    }
}

/// A number of things: "1 card", "2 cards".
fn counted(count: u8, noun: &'static str) -> Words {
    words![count, " ", noun, if count == 1 { "" } else { "s" }]
}

/// A zone in a sentence.
fn phrase(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "the deck",
        Zone::Hand => "hand",
        Zone::Discard => "the discard pile",
        Zone::Combat => "the combat",
        Zone::Scheme => "play",
        Zone::Aside => "the pile",
        Zone::Front => "the table",
        Zone::Side => "the side deck",
        Zone::Removed => "outside the game",
    }
}
