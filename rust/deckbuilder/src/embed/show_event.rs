//! Conversion of events to objects for hosts, with their sentences.

use crate::{
    cards::deckbuilder::Deckbuilder,
    embed::{
        event_json::{EventCard, EventKind, EventView},
        names::{side_name, space_name, zone_name},
    },
    model::{
        event::{Event, PowerChange, ScoreSums},
        state::{OFF, Reason, Space, State, Zone},
    },
};
use altmode_core::{Shown, Viewer, Words, words};
use altmode_deckbuilder_language::CardType;

/// Returns an event for a viewer.
pub fn show_event(rules: Deckbuilder, state: &State, event: &Event, viewer: Viewer) -> EventView {
    let teller = Teller { rules, state, viewer };
    EventView::new(teller.sentence(event), teller.kind(event))
}

/// Writes events for one viewer.
struct Teller<'a> {
    rules: Deckbuilder,
    state: &'a State,
    viewer: Viewer,
}

impl Teller<'_> {
    /// Returns a card if the viewer may know it.
    fn card(&self, shown: &Shown) -> Option<EventCard> {
        let knows = self.viewer.knows(shown.seen_by, self.state.seats);
        let sheet = self.rules.catalogue.card(shown.def).sheet;
        knows.then_some(EventCard { id: shown.card, card: &sheet.id, name: &sheet.name })
    }

    fn space(&self, space: Space) -> Option<&'static str> {
        space_name(self.state, space)
    }

    /// Returns the object of an event.
    fn kind(&self, event: &Event) -> EventKind {
        let at = |space: Space| self.space(space).unwrap_or_default();
        match *event {
            Event::TurnStarted { seat, turn } => EventKind::TurnStarted { seat, turn },
            Event::Converted { seat, bot, forced } => {
                let mode = side_name(self.rules.character(self.state, seat).sheet.combiner, bot);
                EventKind::Converted { seat, mode, forced }
            }
            Event::Energon { seat, amount, total } => {
                EventKind::Energon { seat, amount, total: total.into() }
            }
            Event::Vp { seat, amount, total } => EventKind::Vp { seat, amount, total },
            Event::Power { seat, amount, range, battle } => {
                EventKind::Power { seat, amount, range, battle }
            }
            Event::PowerSpent { seat, amount } => {
                EventKind::PowerSpent { seat, amount: amount.into() }
            }
            Event::MoveGained { seat, amount } => {
                EventKind::MoveGained { seat, amount: amount.into() }
            }
            Event::MoveSpent { seat, amount } => {
                EventKind::MoveSpent { seat, amount: amount.into() }
            }
            Event::Moved { seat, from, to, teleport } => {
                EventKind::Moved { seat, from: self.space(from), to: self.space(to), teleport }
            }
            Event::Flipped { seat, space, ref card } => {
                EventKind::Flipped { seat, space: at(space), card: self.card(card) }
            }
            Event::Played { seat, ref card } => EventKind::Played { seat, card: self.card(card) },
            Event::Used { seat, ref card, cost } => EventKind::Used {
                seat,
                card: card.as_ref().and_then(|card| self.card(card)),
                cost: cost.into(),
            },
            Event::Drew { seat, ref card, left } => {
                EventKind::Drew { seat, card: self.card(card), left }
            }
            Event::Shuffled { seat, cards } => EventKind::Shuffled { seat, cards },
            Event::Bought { seat, ref card, from, space, to } => {
                let (from, to, space) = (zone_name(from), zone_name(to), self.space(space));
                EventKind::Bought { seat, card: self.card(card), from, to, space }
            }
            Event::Gained { seat, ref card, from, space, to } => {
                let (from, to, space) = (zone_name(from), zone_name(to), self.space(space));
                EventKind::Gained { seat, card: self.card(card), from, to, space }
            }
            Event::Discarded { seat, ref card, from } => {
                EventKind::Discarded { seat, card: self.card(card), from: zone_name(from) }
            }
            Event::PutOnTop { seat, ref card } => {
                EventKind::PutOnTop { seat, card: self.card(card) }
            }
            Event::Destroyed { seat, ref card, from, space } => EventKind::Destroyed {
                seat,
                card: self.card(card),
                from: zone_name(from),
                space: self.space(space),
            },
            Event::Repaired { seat, ref card } => {
                EventKind::Repaired { seat, card: self.card(card) }
            }
            Event::Ambushed { seat, ref card } => {
                EventKind::Ambushed { seat, card: self.card(card) }
            }
            Event::Encounter { ref card, confrontation } => {
                EventKind::Encounter { card: self.card(card), confrontation }
            }
            Event::NoEffect { seat, ref card } => {
                EventKind::NoEffect { seat, card: self.card(card) }
            }
            Event::Attacked { seat } => EventKind::Attacked { seat },
            Event::Blocked { seat, by } => EventKind::Blocked { seat, blocker: by },
            Event::BattleStarted { seat, space, ref card, cost } => {
                EventKind::BattleStarted { seat, space: at(space), card: self.card(card), cost }
            }
            Event::Assisted { seat, ref card, defends } => {
                let placed = card.is_some();
                EventKind::Assisted {
                    seat,
                    card: card.as_ref().and_then(|card| self.card(card)),
                    placed,
                    defends,
                }
            }
            Event::AssistResolved { seat, ref card, defends, power, change, resolved } => {
                let (power, change) = if resolved { (power.into(), change.amount) } else { (0, 0) };
                EventKind::AssistResolved {
                    seat,
                    card: self.card(card),
                    defends,
                    power,
                    change,
                    resolved,
                }
            }
            Event::Cost { cost } => EventKind::Cost { cost },
            Event::BattleEnded { seat, won, power, change, cost } => {
                EventKind::BattleEnded { seat, won, power, change: change.amount, cost }
            }
            Event::Defeated { seat, ref card, space } => {
                EventKind::Defeated { seat, card: self.card(card), space: at(space) }
            }
            Event::Cleared { seat, ref card, space } => {
                EventKind::Cleared { seat, card: self.card(card), space: at(space) }
            }
            Event::RuinPlaced { ref card, space } => {
                EventKind::RuinPlaced { card: self.card(card), space: at(space) }
            }
            Event::Reshuffled { zone, cards } => {
                EventKind::Reshuffled { to: zone_name(zone), cards }
            }
            Event::Swapped { from, to } => EventKind::Swapped { from: at(from), to: at(to) },
            Event::Refilled { space, left } => EventKind::Refilled { space: at(space), left },
            Event::BossRevealed { ref card, space } => {
                EventKind::BossRevealed { card: self.card(card), space: at(space) }
            }
            Event::TurnEnded { seat } => EventKind::TurnEnded { seat },
            Event::GameEnded { winners, reason, ref tallies } => EventKind::GameEnded {
                winner: (winners != 0).then(|| winners.trailing_zeros() as u8),
                winners: (0..8).filter(|seat| winners >> seat & 1 != 0).collect(),
                reason: reason.map(Reason::text),
                scores: tallies.iter().map(|tally| tally.score()).collect(),
                tokens: tallies.iter().map(|tally| tally.tokens).collect(),
                penalties: tallies.iter().map(|tally| tally.penalty).collect(),
                teams: self.team_scores(tallies),
            },
        }
    }

    /// Returns the sentence of an event.
    fn sentence(&self, event: &Event) -> Words {
        let who = |seat: u8| words!["Player ", seat + 1];
        let name = |shown: &Shown| self.card(shown).map_or("a card", |card| card.name);
        let at = |space: Space| space_name(self.state, space).unwrap_or("outside the Matrix");
        match *event {
            Event::TurnStarted { seat, turn } => words!["Turn ", turn, ": Player ", seat + 1, "."],
            Event::Converted { seat, bot, forced } => {
                let verb = if forced { " is turned to " } else { " Converts to " };
                let combiner = self.rules.character(self.state, seat).sheet.combiner;
                let mode =
                    altmode_deckbuilder_language::text::mode_names(combiner)[usize::from(bot)];
                who(seat).and(words![verb, mode, "."])
            }
            Event::Energon { seat, amount, .. } => who(seat).and(change(amount, " Energon.")),
            Event::Vp { seat, amount, .. } => who(seat).and(change(amount, " VP.")),
            Event::Power { seat, amount, range, battle } => {
                let end = if battle {
                    words![" Power for the battle."]
                } else {
                    words![" Power at Range ", range, "."]
                };
                who(seat).and(change(amount, "")).and(end)
            }
            Event::PowerSpent { seat, amount } => {
                who(seat).and(words![" spends ", amount, " Power."])
            }
            Event::MoveGained { seat, amount } => {
                who(seat).and(words![" gains ", amount, " Move."])
            }
            Event::MoveSpent { seat, amount } => {
                who(seat).and(words![" spends ", amount, " Move."])
            }
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
            Event::Flipped { seat, space, ref card } => {
                who(seat).and(words![" turns ", name(card), " in ", at(space), " faceup."])
            }
            Event::Played { seat, ref card } => who(seat).and(words![" plays ", name(card), "."]),
            Event::Used { seat, ref card, .. } => {
                let source = card
                    .as_ref()
                    .map_or(self.rules.character(self.state, seat).sheet.name.as_str(), &name);
                who(seat).and(words![" uses ", source, "."])
            }
            Event::Drew { seat, ref card, .. } => who(seat).and(words![" draws ", name(card), "."]),
            Event::Shuffled { seat, cards } => {
                let unit = if cards == 1 { " card." } else { " cards." };
                who(seat).and(words![" shuffles a new deck of ", cards, unit])
            }
            Event::Bought { seat, ref card, .. } => {
                who(seat).and(words![" buys ", name(card), "."])
            }
            Event::Gained { seat, ref card, .. } => {
                who(seat).and(words![" gains ", name(card), "."])
            }
            Event::Discarded { seat, ref card, .. } => {
                who(seat).and(words![" discards ", name(card), "."])
            }
            Event::PutOnTop { seat, ref card } => {
                who(seat).and(words![" puts ", name(card), " on top of the deck."])
            }
            Event::Destroyed { ref card, .. } => words![capital(name(card)), " is destroyed."],
            Event::Repaired { seat, ref card } => {
                who(seat).and(words![" returns ", name(card), " to the stack."])
            }
            Event::Ambushed { seat, ref card } => {
                who(seat).and(words![" is ambushed by ", name(card), "."])
            }
            Event::Encounter { ref card, .. } => words!["The Encounter is ", name(card), "."],
            Event::NoEffect { seat, ref card } => {
                words![capital(name(card)), " has no effect on player ", seat + 1, "."]
            }
            Event::Attacked { seat } => who(seat).and(words![" is attacked."]),
            Event::Blocked { seat, by } => {
                words!["The Attack on player ", seat + 1, " is Blocked by player ", by + 1, "."]
            }
            Event::BattleStarted { seat, ref card, cost, .. } => {
                let verb = if self.rules.catalogue.card(card.def).is(CardType::Boss) {
                    " confronts "
                } else {
                    " battles "
                };
                who(seat).and(words![verb, name(card), " (cost ", cost, ")."])
            }
            Event::Assisted { seat, card: None, .. } => who(seat).and(words![" places no Assist."]),
            Event::Assisted { seat, card: Some(ref card), defends } => who(seat).and(words![
                " places ",
                name(card),
                if defends { " as a defensive Assist." } else { " as an Assist." }
            ]),
            Event::AssistResolved { resolved: false, .. } => words!["An Assist is declined."],
            Event::AssistResolved { seat, ref card, power, change, defends, .. } => {
                let end = if defends { " to the cost." } else { "." };
                words![capital(name(card)), " adds ", power, " Power"]
                    .and(self.power_change(seat, change))
                    .and(words![end])
            }
            Event::Cost { cost } => words!["The cost of the Adversary is ", cost, " now."],
            Event::BattleEnded { seat, won, power, change, cost } => {
                words!["The battle ", if won { "succeeds" } else { "fails" }, ": ", power, " Power"]
                    .and(self.power_change(seat, change))
                    .and(words![" against ", cost, "."])
            }
            Event::Defeated { seat, ref card, .. } => {
                who(seat).and(words![" defeats ", name(card), "."])
            }
            Event::Cleared { seat, ref card, .. } => {
                who(seat).and(words![" clears ", name(card), "."])
            }
            Event::RuinPlaced { ref card, space } => {
                words!["The Ruin ", name(card), " fills ", at(space), "."]
            }
            Event::Reshuffled { zone, cards } => {
                words![
                    if zone == Zone::Ruins { "The Ruins" } else { "The Encounters" },
                    " are shuffled: ",
                    cards,
                    " cards."
                ]
            }
            Event::Swapped { from, to } => {
                words!["The cards in ", at(from), " and ", at(to), " change places."]
            }
            Event::Refilled { space, .. } => words!["A card fills ", at(space), "."],
            Event::BossRevealed { ref card, space } => {
                words!["The Boss ", name(card), " comes up in ", at(space), "."]
            }
            Event::TurnEnded { seat } => who(seat).and(words![" ends the turn."]),
            Event::GameEnded { winners, reason, ref tallies } => self.end(winners, reason, tallies),
        }
    }

    /// Returns the end of a game with its reason and its sums.
    fn end(&self, winners: u8, reason: Option<Reason>, tallies: &[ScoreSums]) -> Words {
        let mut text = match reason {
            Some(reason) => format!("The game is over: {}.", reason.text()),
            None => "The game is over.".to_string(),
        };
        // Co-operative and solo games are not won by VP.
        let scored = tallies.iter().enumerate().filter(|_| !self.state.mode.is_shared());
        for (seat, tally) in scored {
            let part = |amount: i16, of: &str| {
                if amount == 0 { String::new() } else { format!(", {amount:+} {of}") }
            };
            let parts: String = self
                .end_texts(seat as u8)
                .iter()
                .map(|(name, vp)| part(*vp, &format!("by {name}")))
                .chain([part(-tally.penalty, "for too much Damage")])
                .collect();
            let sum = if parts.is_empty() {
                String::new()
            } else {
                format!(" ({} in tokens{parts})", tally.tokens)
            };
            text += &format!(" Player {} has {} VP{sum}.", seat + 1, tally.score());
        }
        if let [autobots, decepticons] = self.team_scores(tallies)[..] {
            text += &format!(" The Autobots have {autobots} VP, the Decepticons {decepticons}.");
        }
        let seats: Vec<String> = (0..8)
            .filter(|seat| winners >> seat & 1 != 0)
            .map(|seat| (seat + 1).to_string())
            .collect();
        text += &match &seats[..] {
            [] => " Nobody wins.".to_string(),
            [seat] => format!(" Player {seat} wins."),
            seats => format!(" Players {} win.", seats.join(" and ")),
        };
        words![text]
    }

    /// Returns the names of the cards with "End of Game" texts of a player, with the VP of all copies.
    fn end_texts(&self, seat: u8) -> Vec<(&'static str, i16)> {
        let mut sums: Vec<(&'static str, i16)> = Vec::new();
        self.rules.each_end_text(self.state, seat, |name, vp| {
            match sums.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum = sum.saturating_add(vp),
                None => sums.push((name, vp)),
            }
        });
        sums
    }

    /// Returns the scores of the teams, the Autobots first; none without teams.
    fn team_scores(&self, tallies: &[ScoreSums]) -> Vec<i16> {
        if !self.state.mode.has_teams() || tallies.is_empty() {
            return Vec::new();
        }
        let mut teams = vec![0; 2];
        for (seat, tally) in tallies.iter().enumerate() {
            teams[usize::from(self.state.player(seat as u8).team)] += tally.score();
        }
        teams
    }

    /// Returns a change of Power by Ongoing texts: " (1 less in Alt Mode)".
    fn power_change(&self, seat: u8, change: PowerChange) -> Words {
        let more = match change.amount {
            0 => return words![],
            ..0 => " less ",
            _ => " more ",
        };
        let combiner = self.rules.character(self.state, seat).sheet.combiner;
        let mode = change
            .bot
            .map(|bot| altmode_deckbuilder_language::text::mode_names(combiner)[usize::from(bot)]);
        words![" (", change.amount.unsigned_abs(), more].and(match mode {
            Some(mode) => words!["in ", mode, ")"],
            None => words!["by Ongoing texts)"],
        })
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
