//! The sentences of events.

use crate::{
    cards::unmatched::Unmatched,
    model::{
        event::Event,
        state::{ATTACK, DEFENSE, FighterId, State, Zone},
    },
};
use altmode_core::{Piece, Shown, Viewer, Words, words};

/// The names of players in sentences.
const PLAYERS: [&str; 4] = ["Player 1", "Player 2", "Player 3", "Player 4"];

/// Writes the sentences of events for a viewer.
pub(super) struct Teller<'a> {
    pub(super) rules: Unmatched,
    pub(super) state: &'a State,
    pub(super) viewer: Viewer,
}

impl Teller<'_> {
    fn player(&self, seat: u8) -> &'static str {
        PLAYERS[usize::from(seat) % PLAYERS.len()]
    }

    /// Returns the name of a fighter, with its number if several are alike.
    fn fighter(&self, fighter: FighterId) -> Piece {
        let def = self.rules.fighter_def(self.state, fighter);
        match def.id == def.sheet.id && !self.rules.is_doubled(self.state, fighter) {
            true => Piece::Text(&def.sheet.name),
            false => Piece::Own(self.rules.fighter_name(self.state, fighter)),
        }
    }

    fn space(&self, at: u8) -> &'static str {
        if at < 64 { self.rules.board(self.state).space_id(at) } else { "off the battlefield" }
    }

    fn card(&self, shown: &Shown) -> &'static str {
        match self.viewer.knows(shown.seen_by, self.state.seats) {
            true => &self.rules.catalogue.card(shown.def).sheet.name,
            false => "a card",
        }
    }

    fn cards(&self, cards: &[Shown]) -> Words {
        let known =
            cards.iter().filter(|card| self.viewer.knows(card.seen_by, self.state.seats)).count();
        if known == 0 {
            return counted(cards.len() as u8, "card");
        }
        let names = cards
            .iter()
            .enumerate()
            .flat_map(|(number, card)| [if number == 0 { "" } else { ", " }, self.card(card)]);
        Words(names.map(Piece::Text).collect())
    }

    pub(super) fn sentence(&self, event: &Event) -> Words {
        match *event {
            Event::Joined { seat, fighter, health } => {
                words![
                    self.fighter(fighter),
                    " joins ",
                    self.player(seat),
                    " with ",
                    health,
                    " health."
                ]
            }
            Event::TurnStarted { seat, turn } => {
                words!["Turn ", turn, ": ", self.player(seat), "."]
            }
            Event::Drew { seat, ref card, left: _ } => {
                words![self.player(seat), " draws ", self.card(card), "."]
            }
            Event::Exhausted { seat, missing } => words![self.player(seat), " is exhausted: "]
                .and(counted(missing, "card"))
                .and(words![" cannot be drawn."]),
            Event::Moved { fighter, from, ref path, tail: _ } => {
                let to = path.last().map_or(from, |&at| at);
                words![
                    self.fighter(fighter),
                    " moves from ",
                    self.space(from),
                    " to ",
                    self.space(to),
                    "."
                ]
            }
            Event::Placed { fighter, from: _, to, tail: _ } if to >= 64 => {
                words![self.fighter(fighter), " leaves the battlefield."]
            }
            Event::Placed { fighter, from: _, to, tail } if tail < 64 => {
                words![
                    self.fighter(fighter),
                    " is placed in ",
                    self.space(to),
                    " and ",
                    self.space(tail),
                    "."
                ]
            }
            Event::Placed { fighter, from: _, to, tail: _ } => {
                words![self.fighter(fighter), " is placed in ", self.space(to), "."]
            }
            Event::Swapped { one, other } => {
                words![self.fighter(one), " and ", self.fighter(other), " swap spaces."]
            }
            Event::ItemUsed { seat: _, fighter, item } => {
                words![self.fighter(fighter), " uses ", self.rules.item_name(self.state, item), "."]
            }
            Event::Door { fighter, door, closed } => {
                let name = self
                    .rules
                    .map(self.state)
                    .doors
                    .get(usize::from(door))
                    .map_or("", |door| door.name);
                words![
                    self.fighter(fighter),
                    if closed { " closes the door " } else { " opens the door " },
                    name,
                    "."
                ]
            }
            Event::Attacked { seat: _, attacker, defender, bonus } => {
                let text = words![self.fighter(attacker), " attacks ", self.fighter(defender)];
                match bonus {
                    Some(def) => text.and(words![
                        " again with ",
                        self.rules.catalogue.card(def).sheet.name.as_str(),
                        "."
                    ]),
                    None => text.and(words!["."]),
                }
            }
            Event::Announced { seat, value } => match hears(self.state, self.viewer, seat) {
                true => words!["The printed value of the attack card is ", value, "."],
                false => words![
                    "The printed value of the attack card is announced to ",
                    self.player(seat),
                    "."
                ],
            },
            Event::Defended { seat: _, fighter, with_card: true } => {
                words![self.fighter(fighter), " defends with a card."]
            }
            Event::Defended { seat: _, fighter, with_card: false } => {
                words![self.fighter(fighter), " defends without a card."]
            }
            Event::Revealed { ref attack, ref defense } => {
                let name =
                    |card: &Option<Shown>| card.as_ref().map_or("no card", |card| self.card(card));
                words!["The cards are revealed: ", name(attack), " against ", name(defense), "."]
            }
            Event::Schemed { seat, ref card, fighter: _ } => {
                words![self.player(seat), " plays ", self.card(card), "."]
            }
            Event::Boosted { seat, ref card, boost } => {
                words![self.player(seat), " BOOSTs with ", self.card(card), " for ", boost, "."]
            }
            Event::Cancelled { seat } => {
                words!["The effects of the card of ", self.player(seat), " are cancelled."]
            }
            Event::Value { seat, value } => {
                words!["The value of the card of ", self.player(seat), " is ", value, "."]
            }
            Event::Totals { attack, defense } => {
                words![attack, " attack against ", defense, " defense."]
            }
            Event::Damaged { fighter, amount, health, combat } => {
                let damage = if combat { " combat damage (" } else { " damage (" };
                words![self.fighter(fighter), " takes ", amount, damage, health, " health left)."]
            }
            Event::Recovered { fighter, amount: 0, health } => {
                words!["The health of ", self.fighter(fighter), " is ", health, "."]
            }
            Event::Recovered { fighter, amount, health } => {
                words![self.fighter(fighter), " recovers ", amount, " health (", health, " now)."]
            }
            Event::Defeated { fighter } => words![self.fighter(fighter), " is defeated."],
            Event::Rolled { seat, owner, face } => {
                let text = words![self.player(seat), " rolls "];
                let text =
                    if face == 0 { text.and(words!["an X"]) } else { text.and(words![face]) };
                text.and(words![" with the ", self.rules.die_name(self.state, owner), "."])
            }
            Event::Counter { seat, counter, count } => {
                let (name, end) = match self.rules.counter(self.state, seat, counter) {
                    Some(sheet) if count == 1 => (sheet.name.as_str(), ""),
                    Some(sheet) => sheet
                        .several
                        .as_deref()
                        .map_or((sheet.name.as_str(), "s"), |several| (several, "")),
                    None => ("", ""),
                };
                words![self.player(seat), " has ", count, " ", name, end, "."]
            }
            Event::Returned { fighter, to, health } => {
                words![
                    self.fighter(fighter),
                    " comes to ",
                    self.space(to),
                    " with ",
                    health,
                    " health."
                ]
            }
            Event::Discarded { seat, owner: _, ref card, from } => match from {
                Zone::Combat | Zone::Scheme => {
                    words![self.card(card), " goes to the discard pile."]
                }
                Zone::Deck => {
                    words![self.player(seat), " discards ", self.card(card), " from the deck."]
                }
                _ => words![self.player(seat), " discards ", self.card(card), "."],
            },
            Event::CardMoved { ref card, seat, holder: _, from, to }
                if from == to && to != Zone::Hand =>
            {
                words![self.player(seat), " puts ", self.card(card), " back in ", phrase(to), "."]
            }
            Event::CardMoved { ref card, seat, holder: _, from, to } => {
                words![
                    self.player(seat),
                    " moves ",
                    self.card(card),
                    " from ",
                    phrase(from),
                    " to ",
                    phrase(to),
                    "."
                ]
            }
            Event::Shown { seat, ref cards } => {
                words!["Cards of ", self.player(seat), " are shown: "]
                    .and(self.cards(cards))
                    .and(words!["."])
            }
            Event::SideShuffled { seat } => words![self.player(seat), " shuffles the side deck."],
            Event::Shuffled { seat, cards: _ } => words![self.player(seat), " shuffles the deck."],
            Event::Actions { seat, left } => words![self.player(seat), " has "]
                .and(counted(left, "action"))
                .and(words![" left."]),
            Event::Token { seat, from, to } => {
                let token = self.rules.token_id(self.state, seat);
                let [an, capital] = articles(token);
                match (from < 64, to < 64) {
                    (false, _) => words![
                        self.player(seat),
                        " puts ",
                        an,
                        " ",
                        token,
                        " token in ",
                        self.space(to),
                        "."
                    ],
                    (_, false) => words![
                        capital,
                        " ",
                        token,
                        " token is removed from ",
                        self.space(from),
                        "."
                    ],
                    _ => words![
                        capital,
                        " ",
                        token,
                        " token moves from ",
                        self.space(from),
                        " to ",
                        self.space(to),
                        "."
                    ],
                }
            }
            Event::PathToken { seat, path, laid } => {
                let token = self.rules.token_id(self.state, seat);
                let [an, capital] = articles(token);
                let path = self
                    .rules
                    .map(self.state)
                    .path_ids
                    .get(usize::from(path))
                    .map_or("", String::as_str);
                match laid {
                    true => words![
                        self.player(seat),
                        " puts ",
                        an,
                        " ",
                        token,
                        " token on the path ",
                        path,
                        "."
                    ],
                    false => {
                        words![capital, " ", token, " token is removed from the path ", path, "."]
                    }
                }
            }
            Event::Predicted { seat, value } => {
                words![self.player(seat), " predicts the value ", value, "."]
            }
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
                let seats: Vec<u8> =
                    (0..self.state.seats).filter(|&seat| winners >> seat & 1 != 0).collect();
                let names = seats.iter().enumerate().flat_map(|(number, &seat)| {
                    [if number == 0 { "" } else { " and " }, self.player(seat)]
                });
                let verb = if seats.len() == 1 { " wins." } else { " win." };
                Words(names.map(Piece::Text).collect()).and(words![verb])
            }
        }
    }
}

/// Returns a number of things: "1 card", "2 cards".
fn counted(count: u8, noun: &'static str) -> Words {
    words![count, " ", noun, if count == 1 { "" } else { "s" }]
}

/// Returns a zone in a sentence.
pub(crate) fn phrase(zone: Zone) -> &'static str {
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

/// Returns the indefinite article of a noun: without and with a capital letter.
fn articles(noun: &str) -> [&'static str; 2] {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { ["an", "An"] } else { ["a", "A"] }
}

/// Returns whether a viewer may know a number that is announced to a seat.
pub(super) fn hears(state: &State, viewer: Viewer, told: u8) -> bool {
    viewer.may(state.seats, |seat| {
        seat == told || !state.are_enemies(seat, told) || state.active == seat
    })
}
