//! The facade: everything an embedder can ask, with JSON text in and out.
//!
//! The wasm face and the command line call this and nothing else. Whatever is wrong with a text that comes in is an
//! [`Error`] that changes nothing.

use crate::{
    advice, card, deck, draft,
    event::Event,
    export,
    input::{flat_json, json, parse},
    open, penalty, placing, play,
    reading::read,
    report, tournament, view,
    viewer::Viewer,
};
use altmode_core::Random;
pub use altmode_core::{Error, Result};
use serde::Serialize;

/// Milliseconds since 1970; a negative number or none stands for an unknown time.
fn time(at: f64) -> Option<u64> {
    // The greatest whole number that JavaScript counts exactly.
    (0.0..=9_007_199_254_740_991.0).contains(&at).then_some(at as u64)
}

fn read_viewer(text: &str) -> Result<Viewer> {
    read(text).map_err(|error| error.at("viewer"))
}

/// Version of the package, as JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Version {
    /// Of the package.
    pub version: &'static str,
}

/// Options as JSON; not checked yet.
pub fn options(text: &str) -> Result<crate::options::Options> {
    read(text)
}

/// A saved tournament as JSON; not checked yet.
pub fn saved(text: &str) -> Result<crate::log::SavedTournament> {
    crate::log::SavedTournament::read(text)
}

/// Version of the package.
pub fn version() -> String {
    json(&Version { version: env!("CARGO_PKG_VERSION") })
}

/// Recommended number of Swiss rounds (Tournament Rules, Appendix E).
pub fn recommended_rounds(players: u32) -> Result<u32> {
    advice::recommended_rounds(players)
}

/// Recommended times (Tournament Rules, Appendix B).
pub fn times() -> String {
    json(&advice::times())
}

/// Who is entitled to which information (Tournament Rules 4.1).
pub fn information() -> String {
    json(&altmode_tournament_information::TABLE)
}

/// Sections of the Tournament Rules, from any of which a penalty can come.
pub fn penalty_sections() -> String {
    json(&penalty::sections().collect::<Vec<_>>())
}

/// What is different between a registered deck and one that was found, `sideboarded` or not.
pub fn deck_differences(registered: &str, found: &str, sideboarded: bool) -> Result<String> {
    let list = |text: &str, name: &str| -> Result<deck::DeckList> {
        let list: deck::DeckList = read(text).map_err(|error| error.at(name))?;
        list.check().map_err(|error| error.at(name))?;
        Ok(list)
    };
    Ok(json(&deck::differences(&list(registered, "registered")?, &list(found, "found")?, sideboarded)))
}

/// Signs a result on a player's device.
pub fn sign_report(slip: &str, result: &str) -> Result<String> {
    report::sign(slip, result).map(|claim| flat_json(&Event::Claim(claim)))
}

/// The tiebreaker procedure, as far as what is known goes (Tournament Rules 2.5.1).
pub fn tiebreak(input: &str) -> Result<String> {
    play::tiebreak(&read(input)?).map(|result| json(&result))
}

/// Sealed pools, swapped if that is wanted.
pub fn sealed_pools(options: &str) -> Result<String> {
    draft::sealed_pools(&read(options)?).map(|pools| json(&pools))
}

/// What boosters are opened.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "camelCase", optional_fields))]
pub struct BoosterOrder {
    /// 1 to 32 hexadecimal digits.
    pub seed: String,
    /// How many.
    pub count: u32,
    /// What is in the set.
    pub cards: draft::BoosterCards,
    /// What is in a booster.
    #[cfg_attr(feature = "typescript", ts(as = "Option<draft::BoosterMix>"))]
    pub mix: draft::BoosterMix,
}

/// Opens boosters.
pub fn open_boosters(order: &str) -> Result<String> {
    let order: BoosterOrder = read(order)?;
    let mut random = Random::from_seed_text(&order.seed)?;
    draft::open_boosters(&order.cards, &order.mix, order.count, &mut random).map(|boosters| json(&boosters))
}

/// A tournament on one device.
#[derive(Clone, Debug)]
pub struct Tournament {
    inner: tournament::Tournament,
}

impl Tournament {
    /// A tournament to which nobody has come yet.
    pub fn new(options: &str, device: &str) -> Result<Tournament> {
        Ok(Tournament { inner: tournament::Tournament::new(read(options)?, device)? })
    }

    /// What `save` gave, to go on with on this device.
    pub fn restore(saved: &str, device: &str) -> Result<Tournament> {
        Ok(Tournament { inner: tournament::Tournament::restore_text(saved, device)? })
    }

    /// All that `restore` and `merge` take, as JSON.
    pub fn save(&self) -> String {
        self.inner.log().save_text()
    }

    /// Adds an event.
    pub fn apply(&mut self, event: &str, at: f64) -> Result<String> {
        let event = Event::read(&parse(event)?)?;
        self.inner.apply(event, time(at)).map(|applied| json(&applied))
    }

    /// Pairs the next round.
    pub fn pair(&mut self, at: f64) -> Result<String> {
        self.inner.pair(time(at)).map(|applied| json(&applied))
    }

    /// Cuts to the best.
    pub fn cut(&mut self, options: &str, at: f64) -> Result<String> {
        self.inner.cut(read(options)?, time(at)).map(|applied| json(&applied))
    }

    /// Draws draft pods of at most `size` players.
    pub fn draw_pods(&mut self, size: u32, at: f64) -> Result<String> {
        self.inner.draw_pods(size, time(at)).map(|applied| json(&applied))
    }

    /// Takes back the last entry of this device; `false` when there is none.
    pub fn undo(&mut self, at: f64) -> Result<bool> {
        self.inner.undo(time(at))
    }

    /// Takes back the last undo; `false` when there is none.
    pub fn redo(&mut self, at: f64) -> Result<bool> {
        self.inner.redo(time(at))
    }

    /// Takes in what another device entered.
    pub fn merge(&mut self, saved: &str) -> Result<String> {
        self.inner.merge_text(saved).map(|merged| json(&merged))
    }

    /// The whole tournament as a viewer may see it: `"official"`, `"public"` or `{ "player": id }`.
    pub fn view(&self, viewer: &str) -> Result<String> {
        view::view(&self.inner, &read_viewer(viewer)?).map(|view| json(&view))
    }

    /// The standings after so many rounds; 0 stands for all.
    pub fn standings(&self, rounds: u32) -> Result<String> {
        self.inner.standings((rounds > 0).then_some(rounds)).map(|standings| json(&standings))
    }

    /// The final placing, or what is known of it.
    pub fn placing(&self) -> String {
        json(&placing::placing(self.inner.state()))
    }

    /// A player's way through the tournament.
    pub fn card(&self, player: &str) -> Result<String> {
        card::card(self.inner.state(), player).map(|card| json(&card))
    }

    /// Who can still make the cut to so many; 0 stands for the announced number.
    pub fn chances(&self, size: u32) -> String {
        let state = self.inner.state();
        json(&open::chances(state, if size > 0 { size } else { state.options.playoff }))
    }

    /// Enters the players of a list, all of them or nobody.
    pub fn enter_list(&mut self, text: &str, at: f64) -> Result<String> {
        self.inner.enter_list(text, time(at)).map(|applied| json(&applied))
    }

    /// Chooses a table of the present round for a deck check.
    pub fn draw_deck_check(&mut self, at: f64) -> Result<String> {
        self.inner.draw_deck_check(time(at)).map(|applied| json(&applied))
    }

    /// A slip by which a player reports a match; round 0 stands for the present one.
    pub fn report_slip(&self, round: u32, table: u32, player: &str) -> Result<String> {
        let state = self.inner.state();
        let round = if round > 0 { round } else { state.rounds.len() as u32 };
        report::slip(state, round, table, player).map(|slip| json(&slip))
    }

    /// The present round's clock.
    pub fn clock(&self, now: f64) -> String {
        json(&self.inner.state().clock(time(now).unwrap_or(0)))
    }

    /// The registered deck of a player, or `null`.
    pub fn deck(&self, player: &str, viewer: &str) -> Result<String> {
        view::deck(self.inner.state(), player, &read_viewer(viewer)?).map(|deck| json(&deck))
    }

    /// All versions of a player's registered deck.
    pub fn deck_versions(&self, player: &str, viewer: &str) -> Result<String> {
        view::deck_versions(self.inner.state(), player, &read_viewer(viewer)?).map(|versions| json(&versions))
    }

    /// `standings`, `placing` or `pairings` as comma-separated values; round 0 stands for the present one.
    pub fn csv(&self, what: &str, round: u32) -> Result<String> {
        let (number, state) = ((round > 0).then_some(round), self.inner.state());
        match what {
            "standings" => Ok(export::standings_csv(&self.inner.standings(number)?)),
            "placing" => Ok(export::placing_csv(&placing::placing(state))),
            "pairings" => export::pairings_csv(state, number),
            _ => Err(Error::new("bad-input", "there are the tables \"standings\", \"placing\" and \"pairings\"").at("what")),
        }
    }

    /// A page to print: `pairings` (by name), `tables`, `slips`, `standings`, `placing`, `bracket`; round 0 stands for the
    /// present one.
    pub fn html(&self, what: &str, round: u32) -> Result<String> {
        let (number, state) = ((round > 0).then_some(round), self.inner.state());
        match what {
            "pairings" => export::pairings_html(state, number),
            "tables" => export::tables_html(state, number),
            "slips" => export::slips_html(state, number),
            "standings" => Ok(export::standings_html(state, &self.inner.standings(number)?)),
            "placing" => Ok(export::placing_html(state, &placing::placing(state))),
            "bracket" => export::bracket_html(state),
            _ => {
                let message = "there are the pages \"pairings\", \"tables\", \"slips\", \"standings\", \"placing\" and \"bracket\"";
                Err(Error::new("bad-input", message).at("what"))
            }
        }
    }

    /// A player's card as a page to print.
    pub fn card_html(&self, player: &str) -> Result<String> {
        export::card_html(self.inner.state(), &card::card(self.inner.state(), player)?)
    }
}

/// One match.
#[derive(Clone, Debug)]
pub struct Match {
    inner: play::Match,
}

impl Match {
    /// Before the first game.
    pub fn new(options: &str) -> Result<Match> {
        Ok(Match { inner: play::Match::new(read(options)?)? })
    }

    /// What `save` gave.
    pub fn restore(saved: &str) -> Result<Match> {
        Ok(Match { inner: play::Match::restore(read(saved)?)? })
    }

    /// What `restore` takes, as JSON.
    pub fn save(&self) -> String {
        json(&self.inner.save())
    }

    /// Adds what happened, and gives the match as it stands then.
    pub fn apply(&mut self, step: &str) -> Result<String> {
        self.inner.apply(read(step)?)?;
        Ok(self.view())
    }

    /// Takes the last step back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// The match as it stands.
    pub fn view(&self) -> String {
        json(&self.inner.view())
    }

    /// The event to apply to a tournament, or `null` while the match goes on.
    pub fn report(&self, table: u32, one: &str, other: &str) -> String {
        let report = self.inner.report(table, [one.to_string(), other.to_string()]);
        report.map_or_else(|| "null".to_string(), |result| flat_json(&Event::Result(result)))
    }
}

/// One draft table.
#[derive(Clone, Debug)]
pub struct Draft {
    inner: draft::Draft,
}

impl Draft {
    /// Before the first character is taken.
    pub fn new(config: &str) -> Result<Draft> {
        Ok(Draft { inner: draft::Draft::new(read(config)?)? })
    }

    /// What `save` gave.
    pub fn restore(saved: &str) -> Result<Draft> {
        Ok(Draft { inner: draft::Draft::restore(read(saved)?)? })
    }

    /// What `restore` takes, as JSON.
    pub fn save(&self) -> String {
        json(&self.inner.save())
    }

    /// A card is taken; one at random when none is named.
    pub fn pick(&mut self, player: &str, card: Option<&str>) -> Result<()> {
        self.inner.pick(draft::Pick { player: player.to_string(), card: card.map(str::to_string) })
    }

    /// Officials pick at random for this player from now on.
    pub fn suspend(&mut self, player: &str) -> Result<()> {
        self.inner.suspend(player)
    }

    /// The review is over.
    pub fn end_review(&mut self) -> Result<()> {
        self.inner.end_review()
    }

    /// Takes the last step back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.inner.undo()
    }

    /// The table as a viewer may see it: `"official"`, `"public"` or `{ "player": id }`.
    pub fn view(&self, viewer: &str) -> Result<String> {
        self.inner.view(&read_viewer(viewer)?).map(|view| json(&view))
    }
}
