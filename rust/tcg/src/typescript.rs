//! The TypeScript declarations of everything that crosses into JavaScript, made from the Rust types.

use crate::{action_json, api, deck, event_json, scenario, view};
use ts_rs::{Config, TS};

/// What goes in as loose JSON and is checked in Rust.
const LOOSE: &str = "
/** What `newGame` starts from. */
export type GameConfig = { seed?: string; format?: \"standard\" | \"basic\"; rulings?: \"core\" | \"updated\"; players: [Deck, Deck]; first?: 0 | 1; allowUnimplemented?: boolean; openDecks?: boolean };
/** Outcomes that the host supplies instead of the generator. */
export type ApplyOptions = { chance?: string[] };
/** How bots play on. */
export type PlayoutOptions = { bot?: \"random\" | \"greedy\" | \"search\"; seed?: string; decisions?: number; iterations?: number };
/** What a suggestion may cost. */
export type SuggestOptions = { bot?: \"random\" | \"greedy\" | \"search\"; seed?: string; iterations?: number };
/** Configuration, seed and moves; made by `record()`, read by `replay()`. */
export type GameRecord = { game: string; rulesVersion: number; dataVersion: number; packs?: string[]; start: unknown; moves: unknown[] };
/** A position and a script; see docs/scenarios.md. */
export type Scenario = Record<string, unknown>;
/** A pack of cards. */
export type Pack = Record<string, unknown>;
/** A forecast's input. */
export type ForecastInput = Record<string, unknown>;
/** Exact odds of an attack. */
export type Forecast = { damage: number[]; expected: number; min: number; max: number; ko: number };
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
        crate::packs::PackReport,
        deck::Deck,
        deck::Entry,
        deck::Sideboard,
        scenario::ScenarioResult,
        scenario::Failure,
    );
    text
}
