//! The state of a tracked table, computed from the log.

use crate::facts::{self, CardFacts, Chosen, FighterFacts, HeroFacts};
use serde::{Deserialize, Serialize};

/// Number of a fighter at the table.
pub type FighterId = u8;

/// The hand limit at the end of a turn (Core Rules, Hand Limit).
pub const HAND_LIMIT: u8 = 7;
/// Cards that a player draws at the start (Core Rules, Setup).
pub const FIRST_HAND: u8 = 5;
/// Damage of exhaustion, for each card that cannot be drawn (Core Rules, Maneuver).
pub const EXHAUSTION: i16 = 2;
/// Actions of a turn (Core Rules, Taking a Turn).
pub const ACTIONS: u8 = 2;

/// The piles of a player's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Pile {
    /// The draw deck.
    Deck,
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// Cards beside the deck: ongoing schemes, a line, face-up cards.
    Aside,
    /// Cards that are out of the game, and cards of a second deck that are not in use.
    Out,
}

impl Pile {
    /// All piles.
    pub const ALL: [Pile; 5] = [Pile::Deck, Pile::Hand, Pile::Discard, Pile::Aside, Pile::Out];

    /// Returns the name in English.
    pub fn name(self) -> &'static str {
        ["deck", "hand", "discard pile", "cards aside", "cards out of the game"][self as usize]
    }

    /// Returns whether its cards are open to all players.
    pub fn is_open(self) -> bool {
        !matches!(self, Pile::Deck | Pile::Hand)
    }
}

/// A hero as printed, or described by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Own {
    /// The name.
    pub name: String,
    /// The number of cards of the deck, 30 by default.
    #[serde(default = "thirty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub deck: u8,
    /// The fighters, heroes first.
    pub fighters: Vec<OwnFighter>,
}

fn thirty() -> u8 {
    30
}

/// A fighter described by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct OwnFighter {
    /// The name.
    pub name: String,
    /// The health at the start.
    pub health: u8,
    /// Whether it is a hero; the first fighter is one in any case.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub hero: bool,
    /// Whether it has a ranged attack.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub ranged: bool,
}

/// The state of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Id of the battlefield, if known.
    pub board: Option<String>,
    /// The players by seat, in the order of their turns.
    pub players: Vec<Player>,
    /// The fighters, in the order of their numbers.
    pub fighters: Vec<Fighter>,
    /// Number of the game, from 1.
    pub game: u8,
    /// Number of the turn, from 1.
    pub turn: u16,
    /// The active seat.
    pub active: u8,
    /// Actions left in the turn.
    pub actions: u8,
    /// The seat with the first turn.
    pub first: u8,
    /// Counters of the table: tokens, doors, anything with a number.
    pub counters: Vec<Counter>,
    /// The result, once the game is over.
    pub ending: Option<Ending>,
    /// Results of earlier games.
    pub results: Vec<Ending>,
    /// The note on the match.
    pub note: String,
    /// Names of the items that are left on the battlefield.
    #[serde(default)]
    pub items: Vec<String>,
    /// Number of games that win the match.
    #[serde(default)]
    pub wins_needed: u8,
}

/// A card of a player's deck, or of another deck at the table.
#[derive(Clone, Copy, Debug)]
pub struct Owned {
    /// The seat whose deck it is from.
    pub owner: u8,
    /// The hero of that seat.
    pub hero: &'static HeroFacts,
    /// The card.
    pub card: &'static CardFacts,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The id of the hero, if it is in the catalogue.
    pub hero: Option<String>,
    /// Name of the hero described by hand.
    pub own: String,
    /// The id of the chosen sidekick, if there is a choice.
    pub sidekick: Option<String>,
    /// The id of the fighter that was chosen as the hero, if there is a choice.
    #[serde(default)]
    pub lead: Option<String>,
    /// Ids of the chosen cards of the groups of gear.
    #[serde(default)]
    pub gear: Vec<String>,
    /// The side.
    pub team: u8,
    /// Numbers of cards by [`Pile`].
    pub piles: [u8; 5],
    /// Open cards, by pile.
    pub open: Vec<Open>,
    /// The id of the form.
    pub form: Option<String>,
    /// The counters.
    pub counters: Vec<Counter>,
    /// The note on the player.
    pub note: String,
}

/// The open copies of a card in a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// Their pile.
    pub pile: Pile,
    /// The id of the card within its deck, or any name.
    pub card: String,
    /// Their number.
    pub count: u8,
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionCounter"))]
pub struct Counter {
    /// The name.
    pub name: String,
    /// The amount.
    pub amount: i16,
}

/// A fighter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fighter {
    /// The seat.
    pub seat: u8,
    /// The id within its hero, for example `harpy-2`; empty for a fighter described by hand.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a hero. Otherwise it is a sidekick.
    pub hero: bool,
    /// Whether it has a ranged attack.
    pub ranged: bool,
    /// Health at the start.
    pub most: u8,
    /// The health dial.
    pub health: u8,
    /// Whether it is defeated. A dial at 0 alone does not imply it (Core Rules, Defeat).
    pub defeated: bool,
    /// Whether it is off the battlefield without being defeated.
    pub reserve: bool,
    /// Whether it was removed, because it was added by mistake.
    pub removed: bool,
    /// The id of its space, if the players track places.
    pub at: Option<String>,
    /// Whether the space was entered since the last maneuver of its player. Otherwise, the fighter may have moved on.
    #[serde(default)]
    pub sure: bool,
    /// Its counters.
    pub counters: Vec<Counter>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionEnding"))]
pub struct Ending {
    /// The winning seats; none for a draw.
    pub winners: Vec<u8>,
    /// The reason in words.
    pub reason: String,
    /// The number of turns.
    pub turns: u16,
    /// The heroes by seat.
    pub heroes: Vec<String>,
    /// The id of the battlefield, if known.
    pub board: Option<String>,
}

impl State {
    /// Returns a fighter that is at the table.
    pub fn fighter(&self, id: FighterId) -> Option<&Fighter> {
        self.fighters.get(usize::from(id)).filter(|fighter| !fighter.removed)
    }

    /// Returns a fighter that is at the table.
    pub fn fighter_mut(&mut self, id: FighterId) -> Option<&mut Fighter> {
        self.fighters.get_mut(usize::from(id)).filter(|fighter| !fighter.removed)
    }

    /// Iterates over the fighters of a seat.
    pub fn of_seat(&self, seat: u8) -> impl Iterator<Item = (FighterId, &Fighter)> {
        (0..)
            .zip(&self.fighters)
            .filter(move |(_, fighter)| fighter.seat == seat && !fighter.removed)
    }

    /// Returns the displayed name of a player.
    pub fn player_name(&self, seat: u8) -> String {
        match self.players.get(usize::from(seat)) {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            Some(player) => player.hero_name().to_string(),
            None => format!("Player {}", seat + 1),
        }
    }

    /// Returns whether the heroes of a seat come back at the start of its next turn, because they fell for the first time
    /// (Unmatched Reference v10, Elektra).
    pub fn comes_back(&self, seat: u8) -> bool {
        let player = &self.players[usize::from(seat)];
        let again = player.facts().and_then(|hero| hero.again.as_ref());
        again.is_some_and(|again| player.form.as_ref() != Some(again))
            && self.of_seat(seat).all(|(_, fighter)| !fighter.hero || fighter.defeated)
    }

    /// Finds a card that a seat can hold: one of its deck, or one of another deck at the table, by name or as `hero/card`.
    pub fn card(&self, seat: u8, text: &str) -> Option<Owned> {
        let (hero, short) =
            text.split_once('/').map_or((None, text), |(hero, short)| (Some(hero), short));
        let others = (0..self.players.len() as u8).filter(|other| *other != seat);
        std::iter::once(seat).chain(others).find_map(|owner| {
            let facts = self.players[usize::from(owner)]
                .facts()
                .filter(|facts| hero.is_none_or(|hero| hero == facts.id))?;
            Some(Owned { owner, hero: facts, card: facts.card(short)? })
        })
    }

    /// Returns whether a fighter is off the battlefield without being defeated itself: in a reserve, while its hero is about to
    /// come back, or because its player is out in a free-for-all, where the sidekicks are removed (Core Rules, Free-for-All).
    pub fn is_off(&self, fighter: &Fighter) -> bool {
        fighter.reserve
            || self.comes_back(fighter.seat)
            || self.is_free_for_all(fighter.seat) && self.is_out(fighter.seat)
    }

    /// Returns the seats that first won the needed number of games. Later games, played for fun, do not count.
    pub fn match_winners(&self) -> Vec<u8> {
        let mut wins = vec![0; self.players.len()];
        for ending in self.results.iter().chain(&self.ending) {
            let mut reached = Vec::new();
            for &seat in &ending.winners {
                let Some(won) = wins.get_mut(usize::from(seat)) else { continue };
                *won += 1;
                if *won >= self.wins_needed {
                    reached.push(seat);
                }
            }
            if !reached.is_empty() {
                return reached;
            }
        }
        Vec::new()
    }

    /// Returns whether a seat plays alone, with more than one opponent.
    pub fn is_free_for_all(&self, seat: u8) -> bool {
        let team = self.players[usize::from(seat)].team;
        self.players.len() > 2
            && self.players.iter().filter(|player| player.team == team).count() == 1
    }

    /// Returns whether a seat is out: its heroes are defeated. In a team it plays on while a sidekick is not defeated and the
    /// partner is not out (Core Rules, Team Play; Core Rules, Free-for-All).
    pub fn is_out(&self, seat: u8) -> bool {
        if self.comes_back(seat) {
            return false;
        }
        let lives = |seat: u8, hero: bool| {
            hero && self.comes_back(seat)
                || self.of_seat(seat).any(|(_, fighter)| fighter.hero == hero && !fighter.defeated)
        };
        if lives(seat, true) || !self.of_seat(seat).any(|(_, fighter)| fighter.hero) {
            return false;
        }
        let team = self.players[usize::from(seat)].team;
        let partner = (0..self.players.len() as u8).any(|other| {
            other != seat && self.players[usize::from(other)].team == team && lives(other, true)
        });
        !(partner && lives(seat, false))
    }

    /// Returns the seats of the last side, if all others are out (Unmatched Reference v10, Winning the Game).
    pub fn left_over(&self) -> Option<Vec<u8>> {
        let seats = 0..self.players.len() as u8;
        let mut sides: Vec<u8> = seats
            .clone()
            .filter(|&seat| !self.is_out(seat))
            .map(|seat| self.players[usize::from(seat)].team)
            .collect();
        sides.dedup();
        let side = *sides.first().filter(|side| sides.iter().all(|other| other == *side))?;
        Some(seats.filter(|&seat| self.players[usize::from(seat)].team == side).collect())
    }

    /// Returns the number of games that a seat has won, including the current one.
    pub fn wins(&self, seat: u8) -> u8 {
        self.results
            .iter()
            .chain(&self.ending)
            .filter(|ending| ending.winners.contains(&seat))
            .count() as u8
    }

    /// Returns the next opponent of a seat in turn order.
    pub fn next_enemy(&self, seat: u8) -> u8 {
        let seats = self.players.len() as u8;
        let team = |seat: u8| self.players[usize::from(seat)].team;
        let mut following = (1..seats).map(|step| (seat + step) % seats);
        following
            .find(|&other| team(other) != team(seat) && !self.is_out(other))
            .unwrap_or((seat + 1) % seats)
    }

    /// Returns the next seat in turn order.
    pub fn next_seat(&self) -> u8 {
        let seats = self.players.len() as u8;
        let following = (1..seats).map(|step| (self.active + step) % seats);
        following.into_iter().find(|&seat| !self.is_out(seat)).unwrap_or((self.active + 1) % seats)
    }
}

impl Player {
    /// Returns the facts of the hero, if it is in the catalogue.
    pub fn facts(&self) -> Option<&'static HeroFacts> {
        self.hero.as_deref().and_then(facts::hero)
    }

    /// Returns the hero's name.
    pub fn hero_name(&self) -> &str {
        self.facts().map_or(&self.own, |hero| &hero.name)
    }

    /// Returns the choices before the game that change the deck.
    pub fn chosen(&self) -> Chosen<'_> {
        Chosen { sidekick: self.sidekick.as_deref(), gear: &self.gear }
    }

    /// Returns the facts of one of the player's fighters, if it is in the catalogue.
    pub fn fighter_facts(&self, id: &str) -> Option<&'static FighterFacts> {
        self.facts().and_then(|hero| hero.fighter(id))
    }

    /// Returns the hand limit.
    pub fn hand_limit(&self) -> u8 {
        self.facts().and_then(|hero| hero.hand).map_or(HAND_LIMIT, |(_, limit)| limit)
    }

    /// Returns the id that identifies a card in the log: that of the deck, or the name as typed.
    pub fn card_id(&self, text: &str) -> String {
        self.facts()
            .and_then(|hero| hero.card(text))
            .map_or(text.trim(), |card| &card.id)
            .to_string()
    }

    /// Returns the printed name of a card.
    pub fn card_name<'a>(&self, card: &'a str) -> &'a str {
        self.facts().and_then(|hero| hero.card(card)).map_or(card, |card| &card.name)
    }

    /// Returns the number of open copies of a card in a pile.
    pub fn open_copies(&self, pile: Pile, card: &str) -> u8 {
        self.open
            .iter()
            .find(|open| open.pile == pile && open.card == card)
            .map_or(0, |open| open.count)
    }
}
