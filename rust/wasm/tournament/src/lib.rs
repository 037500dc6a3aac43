//! `altmode/tournament`: bindings of [`altmode_tournament::api`].
//!
//! Every `Result` fails with a thrown `Error`, see [`thrown`]. Times are milliseconds since 1970, or -1 if unknown. In
//! numbers of rounds, 0 stands for "all" or "the current round".

#![allow(
    missing_docs,
    reason = "called by the JavaScript wrapper, whose declarations are documented"
)]

use altmode_tournament::api;
use altmode_wasm::{Answer, remember_panics, room, thrown};
use wasm_bindgen::prelude::*;

/// The object that `load()` returns: recommended numbers, tables of the rules, and constructors.
#[wasm_bindgen]
pub struct Rules;

#[wasm_bindgen]
impl Rules {
    #[wasm_bindgen(constructor)]
    #[allow(
        clippy::new_without_default,
        reason = "a JavaScript constructor; nobody asks for Default"
    )]
    pub fn new() -> Rules {
        remember_panics();
        Rules
    }

    pub fn version(&self) -> String {
        api::version()
    }

    #[wasm_bindgen(js_name = newTournament)]
    pub fn new_tournament(&self, options: &str, device: &str) -> Answer<Tournament> {
        room::for_another().map_err(thrown)?;
        api::Tournament::new(options, device).map(Tournament::from).map_err(thrown)
    }

    #[wasm_bindgen(js_name = restoreTournament)]
    pub fn restore_tournament(&self, saved: &str, device: &str) -> Answer<Tournament> {
        room::for_another().map_err(thrown)?;
        room::for_text(saved);
        api::Tournament::restore(saved, device).map(Tournament::from).map_err(thrown)
    }

    #[wasm_bindgen(js_name = newMatch)]
    pub fn new_match(&self, options: &str) -> Answer<Match> {
        room::for_another().map_err(thrown)?;
        api::Match::new(options).map(|inner| Match { inner }).map_err(thrown)
    }

    #[wasm_bindgen(js_name = restoreMatch)]
    pub fn restore_match(&self, saved: &str) -> Answer<Match> {
        room::for_another().map_err(thrown)?;
        api::Match::restore(saved).map(|inner| Match { inner }).map_err(thrown)
    }

    #[wasm_bindgen(js_name = newDraft)]
    pub fn new_draft(&self, config: &str) -> Answer<Draft> {
        room::for_another().map_err(thrown)?;
        api::Draft::new(config).map(|inner| Draft { inner }).map_err(thrown)
    }

    #[wasm_bindgen(js_name = restoreDraft)]
    pub fn restore_draft(&self, saved: &str) -> Answer<Draft> {
        room::for_another().map_err(thrown)?;
        api::Draft::restore(saved).map(|inner| Draft { inner }).map_err(thrown)
    }

    #[wasm_bindgen(js_name = recommendedRounds)]
    pub fn recommended_rounds(&self, players: u32) -> Answer<u32> {
        api::recommended_rounds(players).map_err(thrown)
    }

    pub fn times(&self) -> String {
        api::times()
    }

    pub fn information(&self) -> String {
        api::information()
    }

    #[wasm_bindgen(js_name = penaltySections)]
    pub fn penalty_sections(&self) -> String {
        api::penalty_sections()
    }

    #[wasm_bindgen(js_name = deckDifferences)]
    pub fn deck_differences(
        &self,
        registered: &str,
        found: &str,
        sideboarded: bool,
    ) -> Answer<String> {
        api::deck_differences(registered, found, sideboarded).map_err(thrown)
    }

    #[wasm_bindgen(js_name = signReport)]
    pub fn sign_report(&self, slip: &str, result: &str) -> Answer<String> {
        api::sign_report(slip, result).map_err(thrown)
    }

    pub fn tiebreak(&self, input: &str) -> Answer<String> {
        api::tiebreak(input).map_err(thrown)
    }

    #[wasm_bindgen(js_name = sealedPools)]
    pub fn sealed_pools(&self, options: &str) -> Answer<String> {
        api::sealed_pools(options).map_err(thrown)
    }

    #[wasm_bindgen(js_name = openBoosters)]
    pub fn open_boosters(&self, order: &str) -> Answer<String> {
        api::open_boosters(order).map_err(thrown)
    }
}

/// A tournament on one device.
#[wasm_bindgen]
pub struct Tournament {
    inner: api::Tournament,
}

impl From<api::Tournament> for Tournament {
    fn from(inner: api::Tournament) -> Tournament {
        Tournament { inner }
    }
}

#[wasm_bindgen]
impl Tournament {
    pub fn save(&self) -> String {
        self.inner.save()
    }

    pub fn apply(&mut self, event: &str, at: f64) -> Answer<String> {
        self.inner.apply(event, at).map_err(thrown)
    }

    pub fn pair(&mut self, at: f64) -> Answer<String> {
        self.inner.pair(at).map_err(thrown)
    }

    pub fn cut(&mut self, options: &str, at: f64) -> Answer<String> {
        self.inner.cut(options, at).map_err(thrown)
    }

    #[wasm_bindgen(js_name = drawPods)]
    pub fn draw_pods(&mut self, size: u32, at: f64) -> Answer<String> {
        self.inner.draw_pods(size, at).map_err(thrown)
    }

    pub fn undo(&mut self, at: f64) -> Answer<bool> {
        self.inner.undo(at).map_err(thrown)
    }

    pub fn redo(&mut self, at: f64) -> Answer<bool> {
        self.inner.redo(at).map_err(thrown)
    }

    pub fn merge(&mut self, saved: &str) -> Answer<String> {
        room::for_text(saved);
        self.inner.merge(saved).map_err(thrown)
    }

    pub fn view(&self, viewer: &str) -> Answer<String> {
        self.inner.view(viewer).map_err(thrown)
    }

    pub fn standings(&self, rounds: u32) -> Answer<String> {
        self.inner.standings(rounds).map_err(thrown)
    }

    pub fn placing(&self) -> String {
        self.inner.placing()
    }

    pub fn card(&self, player: &str) -> Answer<String> {
        self.inner.card(player).map_err(thrown)
    }

    pub fn chances(&self, size: u32) -> String {
        self.inner.chances(size)
    }

    /// Returns how a list of players would be entered.
    #[wasm_bindgen(js_name = readList)]
    pub fn read_list(&self, text: &str) -> Answer<String> {
        self.inner.read_list(text).map_err(thrown)
    }

    #[wasm_bindgen(js_name = enterList)]
    pub fn enter_list(&mut self, text: &str, at: f64) -> Answer<String> {
        self.inner.enter_list(text, at).map_err(thrown)
    }

    #[wasm_bindgen(js_name = drawDeckCheck)]
    pub fn draw_deck_check(&mut self, at: f64) -> Answer<String> {
        self.inner.draw_deck_check(at).map_err(thrown)
    }

    #[wasm_bindgen(js_name = reportSlip)]
    pub fn report_slip(&self, round: u32, table: u32, player: &str) -> Answer<String> {
        self.inner.report_slip(round, table, player).map_err(thrown)
    }

    pub fn clock(&self, now: f64) -> String {
        self.inner.clock(now)
    }

    pub fn deck(&self, player: &str, viewer: &str) -> Answer<String> {
        self.inner.deck(player, viewer).map_err(thrown)
    }

    #[wasm_bindgen(js_name = deckVersions)]
    pub fn deck_versions(&self, player: &str, viewer: &str) -> Answer<String> {
        self.inner.deck_versions(player, viewer).map_err(thrown)
    }

    pub fn csv(&self, what: &str, round: u32) -> Answer<String> {
        self.inner.csv(what, round).map_err(thrown)
    }

    pub fn html(&self, what: &str, round: u32) -> Answer<String> {
        self.inner.html(what, round).map_err(thrown)
    }

    #[wasm_bindgen(js_name = cardHtml)]
    pub fn card_html(&self, player: &str) -> Answer<String> {
        self.inner.card_html(player).map_err(thrown)
    }
}

/// One match.
#[wasm_bindgen]
pub struct Match {
    inner: api::Match,
}

#[wasm_bindgen]
impl Match {
    pub fn save(&self) -> String {
        self.inner.save()
    }

    pub fn apply(&mut self, step: &str) -> Answer<String> {
        self.inner.apply(step).map_err(thrown)
    }

    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    pub fn view(&self) -> String {
        self.inner.view()
    }

    pub fn report(&self, table: u32, one: &str, other: &str) -> String {
        self.inner.report(table, one, other)
    }
}

/// One draft pod.
#[wasm_bindgen]
pub struct Draft {
    inner: api::Draft,
}

#[wasm_bindgen]
impl Draft {
    pub fn save(&self) -> String {
        self.inner.save()
    }

    pub fn pick(&mut self, player: &str, card: Option<String>) -> Answer<()> {
        self.inner.pick(player, card.as_deref()).map_err(thrown)
    }

    pub fn suspend(&mut self, player: &str) -> Answer<()> {
        self.inner.suspend(player).map_err(thrown)
    }

    #[wasm_bindgen(js_name = endReview)]
    pub fn end_review(&mut self) -> Answer<()> {
        self.inner.end_review().map_err(thrown)
    }

    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    pub fn view(&self, viewer: &str) -> Answer<String> {
        self.inner.view(viewer).map_err(thrown)
    }
}
