//! The view of a match for hosts, with all derived values.

use crate::{
    Warning,
    describe::name_of,
    facts::{self, Due, Kind},
    state::{Counter, Ending, Fighter, FighterId, Pile, State},
    table::Tracker,
    warn::standing,
};
use serde::Serialize;

/// A match at a point in time.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionView"))]
pub struct View {
    /// The id of the match, equal in all copies.
    pub id: String,
    /// Id of the battlefield, if known.
    pub board: Option<String>,
    /// Number of the game in the match, from 1.
    pub game: u8,
    /// Number of the turn in the game, from 1.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: u8,
    /// Actions left in the turn.
    pub actions: u8,
    /// The seat with the first turn of this game.
    pub first: u8,
    /// The next seat in turn order.
    pub next: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// All fighters, in the order of the numbers that actions use. Fighters that were removed are missing.
    pub fighters: Vec<FighterView>,
    /// The items that are left on the battlefield.
    pub items: Vec<ItemEntry>,
    /// Counters of the table.
    pub counters: Vec<Counter>,
    /// The note on the match.
    pub note: String,
    /// The result of this game; `null` while it runs.
    pub ending: Option<Ending>,
    /// The results of the earlier games.
    pub results: Vec<Ending>,
    /// Number of games that win the match.
    pub wins_needed: u8,
    /// The seats that have won the match, if decided.
    pub match_winners: Vec<u8>,
    /// The seats of the last side with a hero, if all others are out.
    pub left_over: Option<Vec<u8>>,
    /// Violations of the rules at the table, unless a card permits them.
    pub warnings: Vec<Warning>,
    /// The description of the entry that undo would revert.
    pub undo: Option<String>,
    /// The description of the entry that redo would restore.
    pub redo: Option<String>,
    /// Number of entries in the log.
    pub entries: u32,
}

/// A player.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionPlayer"))]
pub struct PlayerView {
    /// The player's name.
    pub name: String,
    /// The id of the hero; `null` if it was described by hand.
    pub hero: Option<String>,
    /// The hero's name.
    pub hero_name: String,
    /// The side.
    pub team: u8,
    /// Whether the player is out: the heroes are defeated, and the player has no more turns.
    pub out: bool,
    /// Number of games won, including the current one if it is over.
    pub wins: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in hand.
    pub hand: u8,
    /// The hand limit at the end of a turn.
    pub hand_limit: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// Cards aside.
    pub aside: u8,
    /// Cards out of the game.
    pub gone: u8,
    /// The cards of the deck with the numbers of copies by pile; empty for a hero described by hand.
    pub cards: Vec<CardView>,
    /// Open cards that are not in the deck, as entered.
    pub others: Vec<OtherCard>,
    /// The abilities of the hero in English, one paragraph a line; empty for a hero described by hand.
    pub text: &'static str,
    /// Abilities that are due at the start and at the end of each of the player's turns.
    pub reminders: Vec<ReminderView>,
    /// The id of the form, if it is known.
    pub form: Option<String>,
    /// The forms of the hero.
    pub forms: Vec<FormView>,
    /// The counters.
    pub counters: Vec<Counter>,
    /// The note on the player.
    pub note: String,
}

/// A card of a deck.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionCard"))]
pub struct CardView {
    /// The id within the deck.
    pub card: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The type.
    #[cfg_attr(
        feature = "typescript",
        ts(type = r#""attack" | "defense" | "versatile" | "scheme""#)
    )]
    pub kind: Kind,
    /// The printed value; schemes have none.
    pub value: Option<u8>,
    /// The printed BOOST.
    pub boost: Option<u8>,
    /// The names of the fighters or forms that can use it; empty for any fighter.
    pub by: &'static [String],
    /// Its text in English, one paragraph a line; empty for a card without text.
    pub text: &'static str,
    /// Number of copies in the deck at the start.
    pub copies: u8,
    /// Copies known to be in the discard pile.
    pub discarded: u8,
    /// Copies known to be aside.
    pub aside: u8,
    /// Copies known to be out of the game.
    pub gone: u8,
    /// Copies in the hand, in the deck, or not entered.
    pub unseen: u8,
}

/// An open card of another deck.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OtherCard {
    /// The pile.
    pub pile: Pile,
    /// The card as entered.
    pub card: String,
    /// The number of copies.
    pub count: u8,
}

/// An ability that is due in each turn.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionReminder"))]
pub struct ReminderView {
    /// The time.
    #[cfg_attr(feature = "typescript", ts(type = r#""turn-starts" | "turn-ends""#))]
    pub at: Due,
    /// The ability in English.
    pub text: &'static str,
}

/// An item of the battlefield.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionItem"))]
pub struct ItemEntry {
    /// The printed name.
    pub name: String,
    /// Whether it is used in a combat, without an action.
    pub combat: bool,
}

/// A form of a hero.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionForm"))]
pub struct FormView {
    /// The id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
}

/// A fighter.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionFighter"))]
pub struct FighterView {
    /// The number that actions use.
    pub id: FighterId,
    /// The seat of its player.
    pub seat: u8,
    /// The id within its hero, for example `harpy-2`; empty if it was described by hand.
    pub fighter: String,
    /// The name, with the player if it is ambiguous.
    pub name: String,
    /// Whether it is a hero. Otherwise it is a sidekick.
    pub hero: bool,
    /// Whether it has a ranged attack.
    pub ranged: bool,
    /// Number of spaces that it moves in a maneuver, without effects; `null` for a fighter described by hand.
    pub moves: Option<u8>,
    /// The health dial.
    pub health: u8,
    /// The health at the start.
    pub most: u8,
    /// Whether it is defeated.
    pub defeated: bool,
    /// Whether it is off the battlefield without being defeated: in a reserve, about to come back, or removed with its player.
    pub reserve: bool,
    /// The id of its space, if entered.
    pub at: Option<String>,
    /// Whether the space was entered since the last maneuver of its player.
    pub sure: bool,
    /// Its counters.
    pub counters: Vec<Counter>,
}

/// Returns the view.
pub fn view(tracker: &Tracker) -> View {
    let state = &tracker.state;
    let seats = 0..state.players.len() as u8;
    let [undo, redo] = tracker.next_steps();
    View {
        id: tracker.log.id.clone(),
        board: state.board.clone(),
        game: state.game,
        turn: state.turn,
        active: state.active,
        actions: state.actions,
        first: state.first,
        next: state.next_seat(),
        players: seats.map(|seat| player(state, seat)).collect(),
        fighters: (0..)
            .zip(&state.fighters)
            .filter(|(_, fighter)| !fighter.removed)
            .map(|(id, it)| fighter(state, id, it))
            .collect(),
        items: items(state),
        counters: state.counters.clone(),
        note: state.note.clone(),
        ending: state.ending.clone(),
        results: state.results.clone(),
        wins_needed: state.wins_needed,
        match_winners: state.match_winners(),
        left_over: state.left_over(),
        warnings: standing(tracker),
        undo,
        redo,
        entries: u32::try_from(tracker.log.entries.len()).unwrap_or(u32::MAX),
    }
}

fn player(state: &State, seat: u8) -> PlayerView {
    let player = &state.players[usize::from(seat)];
    let [deck, hand, discard, aside, gone] = player.piles;
    let hero = player.facts();
    let cards = hero
        .into_iter()
        .flat_map(|hero| hero.cards.iter().filter(|card| hero.has_card(card, player.chosen())));
    let cards = cards.map(|card| {
        let [discarded, aside, gone] =
            [Pile::Discard, Pile::Aside, Pile::Out].map(|pile| player.open_copies(pile, &card.id));
        CardView {
            card: &card.id,
            name: &card.name,
            kind: card.kind,
            value: card.value,
            boost: card.boost,
            by: &card.by,
            text: &card.text,
            copies: card.copies,
            discarded,
            aside,
            gone,
            unseen: card
                .copies
                .saturating_sub(discarded.saturating_add(aside).saturating_add(gone)),
        }
    });
    let foreign = player
        .open
        .iter()
        .filter(|open| hero.is_none_or(|hero| hero.cards.iter().all(|card| card.id != open.card)));
    PlayerView {
        name: player.name.clone(),
        hero: player.hero.clone(),
        hero_name: player.hero_name().to_string(),
        team: player.team,
        out: state.is_out(seat),
        wins: state.wins(seat),
        deck,
        hand,
        hand_limit: player.hand_limit(),
        discard,
        aside,
        gone,
        cards: cards.collect(),
        others: foreign
            .map(|open| OtherCard { pile: open.pile, card: open.card.clone(), count: open.count })
            .collect(),
        text: hero.map_or("", |hero| &hero.text),
        reminders: hero
            .into_iter()
            .flat_map(|hero| &hero.reminders)
            .map(|due| ReminderView { at: due.at, text: &due.text })
            .collect(),
        form: player.form.clone(),
        forms: hero
            .into_iter()
            .flat_map(|hero| &hero.forms)
            .map(|form| FormView { id: &form.id, name: &form.name })
            .collect(),
        counters: player.counters.clone(),
        note: player.note.clone(),
    }
}

fn items(state: &State) -> Vec<ItemEntry> {
    let board = state.board.as_deref().and_then(facts::board);
    let combat =
        |name: &str| board.and_then(|board| board.item(name)).is_some_and(|item| item.combat);
    state.items.iter().map(|name| ItemEntry { name: name.clone(), combat: combat(name) }).collect()
}

fn fighter(state: &State, id: FighterId, fighter: &Fighter) -> FighterView {
    let facts = state.players[usize::from(fighter.seat)].facts();
    FighterView {
        id,
        seat: fighter.seat,
        fighter: fighter.id.clone(),
        name: name_of(state, id),
        hero: fighter.hero,
        ranged: fighter.ranged,
        moves: facts
            .and_then(|hero| {
                hero.fighter(&fighter.id).and_then(|def| def.moves).or(Some(hero.moves))
            })
            .filter(|_| !fighter.id.is_empty()),
        health: fighter.health,
        most: fighter.most,
        defeated: fighter.defeated && !state.comes_back(fighter.seat),
        reserve: state.is_off(fighter),
        at: fighter.at.clone().filter(|_| !state.is_off(fighter)),
        sure: fighter.sure,
        counters: fighter.counters.clone(),
    }
}

/// A hero that can be tracked.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionHero"))]
pub struct HeroEntry {
    /// The id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// All names by which the hero is found, the printed one first.
    pub names: &'static [String],
    /// The box.
    pub set: &'static str,
    /// The health of the hero.
    pub health: u8,
    /// Ids of the sidekicks of which the player chooses one.
    pub sidekicks: &'static [String],
    /// Ids of the fighters of which the player chooses the hero.
    pub leads: &'static [String],
    /// Groups of cards, of each of which the player chooses one.
    pub gear: Vec<Vec<GearEntry>>,
}

/// A card of which a player chooses whether it is in the deck.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionGear"))]
pub struct GearEntry {
    /// The id within the deck.
    pub card: &'static str,
    /// The printed name.
    pub name: &'static str,
}

impl GearEntry {
    fn of(card: &'static facts::CardFacts) -> GearEntry {
        GearEntry { card: &card.id, name: &card.name }
    }
}

/// A battlefield that can be tracked.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionBoard"))]
pub struct BoardEntry {
    /// The id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// Maximum number of players.
    pub players: u8,
    /// The ids of the spaces.
    pub spaces: &'static [String],
}

/// The heroes and battlefields that can be tracked.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CompanionCatalogue"))]
pub struct Catalogue {
    /// The heroes, by id.
    pub heroes: Vec<HeroEntry>,
    /// The battlefields, by id.
    pub boards: Vec<BoardEntry>,
}

/// Returns the heroes and battlefields.
pub fn catalogue() -> Catalogue {
    let hero = |hero: &'static facts::HeroFacts| HeroEntry {
        id: &hero.id,
        name: &hero.name,
        names: &hero.names,
        set: &hero.set,
        health: hero.fighters.first().map_or(0, |fighter| fighter.health),
        sidekicks: &hero.sidekick_of,
        leads: &hero.lead_of,
        gear: hero
            .gear
            .iter()
            .map(|group| group.iter().filter_map(|id| hero.card(id)).map(GearEntry::of).collect())
            .collect(),
    };
    let board = |board: &'static facts::BoardFacts| BoardEntry {
        id: &board.id,
        name: &board.name,
        players: board.players,
        spaces: &board.spaces,
    };
    Catalogue {
        heroes: facts::facts().heroes.iter().map(hero).collect(),
        boards: facts::facts().boards.iter().map(board).collect(),
    }
}
