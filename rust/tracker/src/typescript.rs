//! The TypeScript declarations of everything that crosses into JavaScript, made from the Rust types.

use crate::{clock, forecast, history, log, setup, state, tiebreak, tracker, view, warn};
use ts_rs::{Config, TS};

/// What goes in as loose JSON and is checked in Rust; words of the card language.
const LOOSE: &str = r#"
export type Mode = "alt" | "alt2" | "bot" | "combiner" | "body" | "head";
export type Slot = "weapon" | "armor" | "utility";
export type IconColor = "orange" | "blue" | "white" | "green" | "black";
/** Something done at the table; see docs/tracker.md. Characters go by their number in the view. */
export type TrackerAction =
  | { type: "damage"; character: number; amount: number; from?: number }
  | { type: "set-damage"; character: number; to: number }
  | { type: "attack"; attacker: number; defender: number; damage: number }
  | { type: "mode"; character: number; mode: Mode }
  | { type: "tap"; character: number; tapped: boolean }
  | { type: "untap-all"; seat?: number }
  | { type: "ko"; character: number }
  | { type: "return"; character: number; damage?: number }
  | { type: "put-upgrade"; character: number; upgrade: string; slot?: Slot }
  | { type: "scrap-upgrade"; character: number; index: number }
  | { type: "move-upgrade"; character: number; index: number; to: number }
  | { type: "counter"; character?: number; seat?: number; name: string; amount: number }
  | { type: "cards-under"; character: number; amount: number }
  | { type: "put-under"; character: number; under: number }
  | { type: "deploy"; character: number }
  | { type: "put-head"; head: number; body: number }
  | { type: "combine"; form: string; parts: number[] }
  | { type: "add"; seat: number; card: string }
  | { type: "add"; seat: number; own: Own }
  | { type: "remove"; character: number }
  | { type: "edit"; character: number; health?: number; stars?: number }
  | { type: "note"; character?: number; seat?: number; text: string }
  | { type: "rename"; seat: number; name: string }
  | { type: "phase"; phase: Phase }
  | { type: "next-turn" }
  | { type: "turn"; turn: number; active: number }
  | { type: "first"; seat: number }
  | { type: "coin"; heads: boolean }
  | { type: "die"; sides: number; result: number }
  | { type: "flip"; seat?: number; cards: IconColor[][] }
  | { type: "clock-set"; minutes: number }
  | { type: "clock-start" }
  | { type: "clock-pause" }
  | { type: "clock-extend"; seconds: number }
  | { type: "time-called" }
  | { type: "tiebreak-flip"; seat: number; white: number }
  | { type: "tiebreak-coin"; winner: number }
  | { type: "end"; winner?: number | null; reason?: string }
  | { type: "next-game"; first?: number };
/** What chance is asked for. */
export type Throw =
  | { type: "coin" }
  | { type: "die"; sides: number }
  | { type: "first" }
  | { type: "flip"; count: number; cards: { icons: IconColor[]; count: number }[]; seat?: number }
  | { type: "tiebreak-coin" };
/** What a match begins with; a character may be a mere id or name, and without a seed one is made. */
export type MatchSetup = { seed?: string; players: [MatchPlayer, MatchPlayer]; wins?: number; minutes?: number; afterTime?: AfterTime };
export type MatchPlayer = { name?: string; characters?: (string | SetupCharacter)[] };
/** A character card. */
export type TrackerCard = { id: string; name: string; subtitle: string; fullName: string; kind: string; faction: string; stars: number; health: number; modes: { mode: Mode; attack: number; defense: number }[]; parts: string[] };
/** An Upgrade. */
export type UpgradeCard = { id: string; name: string; slot: Slot; attack: number; defense: number };
/** Every card that can be put on the table. */
export type TrackerCards = { characters: TrackerCard[]; upgrades: UpgradeCard[] };
/** A whole match, as `export()` gives it. */
export type TrackerExport = { format: "altmode-tracker"; version: number; id: string; setup: Setup; base?: unknown; log: unknown[] };
"#;

/// The declarations, one `export type` each.
pub fn declarations() -> String {
    let config = Config::default().with_large_int("number");
    // The forecast's input is a type of the rules engine's entry point.
    let mut text = String::from("import type { ForecastInput } from \"./tcg.js\";\n");
    text.push_str(LOOSE);
    macro_rules! declare {
        ($($kind:ty),+ $(,)?) => { $(
            if let Some(docs) = <$kind as TS>::docs() { text.push_str(&docs); }
            text.push_str("export ");
            text.push_str(&<$kind as TS>::decl(&config));
            text.push('\n');
        )+ };
    }
    declare!(
        altmode_tournament_information::Information,
        altmode_tournament_information::Category,
        altmode_tournament_information::Item,
        altmode_tournament_information::Audience,
        view::View,
        view::PlayerView,
        view::CharacterView,
        view::CounterView,
        view::UpgradeView,
        state::Phase,
        state::Ending,
        state::Own,
        state::OwnFace,
        clock::ClockView,
        tiebreak::Tiebreak,
        warn::Warning,
        tracker::Applied,
        history::HistoryEntry,
        log::Id,
        setup::Setup,
        setup::SetupPlayer,
        setup::SetupCharacter,
        setup::AfterTime,
        forecast::ForecastQuestion,
    );
    text
}
