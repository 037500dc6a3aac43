//! The TypeScript declarations of everything that crosses into JavaScript, made from the Rust types.

use crate::{action_json, api, deck, event_json, forecast, scenario, view};
use ts_rs::{Config, TS};

/// What goes in as loose JSON and is checked in Rust.
const LOOSE: &str = "
/** What `newGame` starts from. */
export type GameConfig = { seed?: string; format?: \"standard\" | \"basic\"; rulings?: \"core\" | \"updated\"; players: [Deck, Deck]; first?: 0 | 1; allowUnimplemented?: boolean; openDecks?: boolean };
/** Outcomes that the host supplies instead of the generator. */
export type ApplyOptions = { chance?: string[] };
/** How bots play on. */
export type PlayoutOptions = { bot?: \"random\" | \"greedy\" | \"search\"; seed?: string; decisions?: number; iterations?: number };
/** What a suggestion may cost: rounds of search (200 if nothing is said), a time in milliseconds, or both, whichever is used up first. Only rounds give the same answer every time. */
export type SuggestOptions = { bot?: \"random\" | \"greedy\" | \"search\"; seed?: string; iterations?: number; milliseconds?: number };
/** Configuration, seed and moves; made by `record()`, read by `replay()`. */
export type GameRecord = { game: string; rulesVersion: number; dataVersion: number; packs?: string[]; start: unknown; moves: unknown[] };
/** A position and a script; see docs/scenarios.md. */
export type Scenario = Record<string, unknown>;
/** A pack of cards. */
export type Pack = Record<string, unknown>;
/** A battle card of a forecast: its id or name, or only its icons. */
export type ForecastCard = string | { card: string; count?: number } | { icons: (\"orange\" | \"blue\" | \"white\" | \"green\" | \"black\")[]; count?: number };
/** What can be flipped: a deck of a game, or the whole list, what is known of its top (from the top down) and its bottom, and the scrap pile. */
export type ForecastDeck = Deck | ForecastCard[] | { cards: ForecastCard[]; top?: ForecastCard[]; bottom?: ForecastCard[]; scrap?: ForecastCard[] };
/** A character of a forecast: a card, plain numbers, or a card with numbers that override. */
export type ForecastCharacter = string | { card?: string; mode?: string; upgrades?: unknown[]; tapped?: boolean; counters?: number; under?: unknown[]; head?: unknown; damage?: number; attack?: number; defense?: number; health?: number; bold?: number; tough?: number; pierce?: number; focus?: number; safeguard?: number; extraFlips?: number; whiteBonus?: number; mostFlips?: number; mostDamage?: number };
/** How a side decides. */
export type ForecastPolicy = \"best-attack\" | \"best-defense\" | \"keep\";
/** A forecast's input. */
export type ForecastInput = { attacker: ForecastCharacter; defender: ForecastCharacter; attackerDeck: ForecastDeck; defenderDeck: ForecastDeck; attackerTeam?: ForecastCharacter[]; defenderTeam?: ForecastCharacter[]; policy?: ForecastPolicy | { attacker?: ForecastPolicy; defender?: ForecastPolicy }; rulings?: \"core\" | \"updated\" };
/** Why a deck is not legal. */
export type DeckProblem = { code: string; message: string; path?: string };
/** A card of the catalogue. */
export type Card = { id: string; set: string; number: string; name: string; subtitle: string; fullName: string; kind: string; stars: number; faction: string; text: string; implemented: boolean; [more: string]: unknown };
";

/// The declarations, one `export type` each.
pub fn declarations() -> String {
    let config = Config::default().with_large_int("number");
    let mut text = String::from(LOOSE);
    macro_rules! declare {
        ($($kind:ty),+ $(,)?) => { $(
            if let Some(docs) = <$kind as TS>::docs() { text.push_str(&docs); }
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push('\n');
        )+ };
    }
    declare!(
        view::Observation,
        view::Outcome,
        view::Allowance,
        view::Question,
        view::CardView,
        view::HiddenZone,
        view::DeckView,
        view::PlayerView,
        view::CharacterView,
        view::BattleView,
        view::LastingView,
        action_json::ActionView,
        event_json::EventView,
        api::View,
        api::Refusal,
        api::PlayoutResult,
        api::PlayoutsResult,
        api::Suggestion,
        api::Tried,
        api::Version,
        forecast::Forecast,
        forecast::Contribution,
        forecast::Policies,
        forecast::Other,
        forecast::ForecastPair,
        forecast::DeckReport,
        forecast::IconOdds,
        forecast::HoldOdds,
        crate::packs::PackReport,
        deck::Deck,
        deck::Entry,
        deck::Sideboard,
        scenario::ScenarioResult,
        scenario::Failure,
    );
    text
}
