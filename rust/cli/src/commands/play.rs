//! `altmode play`

use crate::{
    failure::{Done, Failure},
    games::{Commanded, with_game},
    output::print,
    seed::fresh_seed,
    setup::SetupArguments,
};
use altmode_host::Api;
use altmode_json::{Value, json};
use std::{fs, io::Write};

/// Play a game in the terminal
///
/// You are player 1, and a bot plays the others. At your decisions, type the number of an action, "table" for the position,
/// which is shown at the beginning of each of your turns, "position" for all that you may know as data, "undo", "record FILE", "concede" or "quit". An empty line lists the actions again. Several people can share the terminal,
/// and then read each other's hands.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    setup: SetupArguments,
    /// Number of a player whom a person plays, from 1; repeat for several
    #[arg(long = "player", value_name = "NUMBER", default_value = "1", conflicts_with = "watch")]
    players: Vec<u8>,
    /// Let bots play all players
    #[arg(long)]
    watch: bool,
    /// Bot of the other players: random, greedy or search
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Number of continuations that the search bot tries per decision
    #[arg(long, default_value_t = 100)]
    iterations: u32,
    /// Seed: 1 to 32 hexadecimal digits; a fresh one by default
    #[arg(long)]
    seed: Option<String>,
    /// Write the record of the game to a file at its end
    #[arg(long, value_name = "FILE")]
    record: Option<String>,
}

impl Play {
    pub fn run(self) -> Done {
        with_game!(self.setup.game, G => self.at_table::<G>())
    }

    /// Plays a game to its end, or until the person leaves it.
    fn at_table<G: Commanded>(mut self) -> Done {
        let seed = self.seed.take().map_or_else(fresh_seed, Ok)?;
        G::name_players(&mut self.setup);
        let api = self.setup.packs.load::<G>()?;
        let family = api.rules().family(&self.setup, &seed)?;
        let (game, seats) = (api.new_game(&family.config(0)?.to_string())?, family.players.len());
        let people = if self.watch {
            Vec::new()
        } else {
            self.players.iter().map(|number| i32::from(*number) - 1).collect()
        };
        if let Some(number) =
            self.players.iter().find(|number| !(1..=seats).contains(&usize::from(**number)))
        {
            return Err(Failure::new(format!(
                "there is no player {number}: the players are 1 to {seats}"
            )));
        }
        let bot = json!({ "bot": self.bot, "iterations": self.iterations });
        let mut table = Table { api, game, people, bot, told: 0, shown: None };
        while table.game.to_act() >= 0 {
            table.tell()?;
            if !table.people.contains(&table.game.to_act()) {
                table.let_bot_decide()?;
            } else if !table.ask()? {
                break;
            }
        }
        table.tell()?;
        print(&table.outcome())?;
        if let Some(file) = &self.record {
            table.write_record(file)?;
        }
        Ok(true)
    }
}

/// A game, its human players, and the number of events that they have read.
struct Table<G: Commanded> {
    api: Api<G>,
    game: altmode_host::Game<G>,
    /// The seats of human players.
    people: Vec<i32>,
    /// Options of the bot, without its seed.
    bot: Value,
    /// Number of events printed.
    told: usize,
    /// The turn and the player whose position was shown last.
    shown: Option<(u64, i32)>,
}

/// Returns an event as a line: its effect, unless the sentence names it, and its sentence.
fn line_of(event: &Value) -> String {
    let text = event["text"].as_str().unwrap_or_default();
    match event["by"]["name"].as_str() {
        Some(name) if !text.contains(name) => format!("{name}: {text}"),
        _ => text.to_string(),
    }
}

/// Returns whether an event only moves the card that the next one flips or plays from there.
fn repeats(event: &Value, next: &Value) -> bool {
    let is = |event: &Value, types: &[&str]| {
        event["type"].as_str().is_some_and(|each| types.contains(&each))
    };
    is(event, &["moved"])
        && is(next, &["battle-flip", "played"])
        && event["to"] == "played"
        && event["card"].is_u64()
        && event["card"] == next["card"]
}

impl<G: Commanded> Table<G> {
    /// Returns the seat from whose view the terminal prints; -1 for the referee if all players are bots.
    fn viewer(&self) -> i32 {
        let to_act = self.game.to_act();
        if self.people.contains(&to_act) {
            to_act
        } else {
            self.people.first().copied().unwrap_or(-1)
        }
    }

    /// Prints the events that are new.
    fn tell(&mut self) -> Result<(), Failure> {
        let events = parsed(&self.game.events(self.told as u32, self.viewer())?)?;
        let events = events.as_array().map_or(&[][..], Vec::as_slice);
        for (index, event) in events.iter().enumerate() {
            if !events.get(index + 1).is_some_and(|next| repeats(event, next)) {
                print(&line_of(event))?;
            }
        }
        self.told += events.len();
        Ok(())
    }

    fn let_bot_decide(&mut self) -> Result<(), Failure> {
        // Each decision has another seed, because otherwise the random bot would choose the same index of each list.
        self.bot["seed"] = json!(format!("{:x}", self.told));
        let suggested = parsed(&self.game.suggest(&self.bot.to_string(), || 0.0)?)?;
        self.game.apply(&suggested["action"].to_string(), None)?;
        Ok(())
    }

    /// Asks a person until something is decided. Returns `false` if the person leaves the game.
    fn ask(&mut self) -> Done {
        let seat = self.game.to_act();
        self.show_turn(seat)?;
        let listed = self.listed()?;
        print(&listed)?;
        loop {
            let Some(line) = read_line(&format!("Player {}> ", seat + 1))? else {
                return Err(Failure::new("the input ended before the game"));
            };
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            let said = match word {
                "" => Ok(listed.clone()),
                "quit" | "q" => return Ok(false),
                "table" | "t" => self.shown(seat),
                "position" | "p" => self.position(seat),
                "record" | "r" if !rest.is_empty() => {
                    self.write_record(rest).map(|()| format!("The record is in {rest}."))
                }
                "undo" | "u" => {
                    if self.undo() {
                        return Ok(true);
                    }
                    Ok("There is nothing to undo.".to_string())
                }
                "concede" => {
                    self.game
                        .apply(&json!({ "type": "concede", "seat": seat }).to_string(), None)?;
                    return Ok(true);
                }
                number => match number.parse::<u32>() {
                    Ok(id) if self.game.apply_id(id).is_ok() => return Ok(true),
                    _ => Ok(format!(
                        "\"{line}\" is no action of the list. Type its number, \"table\", \"position\", \"undo\", \"record FILE\", \"concede\" or \"quit\"."
                    )),
                },
            };
            // A failure to write a file does not end the game.
            print(&said.unwrap_or_else(|failure| failure.to_string()))?;
        }
    }

    /// Returns the question, with the card or character that asks it, and the legal actions with their numbers.
    fn listed(&self) -> Result<String, Failure> {
        let actions = parsed(&self.game.legal_actions())?;
        let lines = actions.as_array().map_or(&[][..], Vec::as_slice).iter();
        let decision = parsed(&self.game.observe(self.game.to_act())?)?["decision"].clone();
        let (source, sentence) =
            (&decision["source"], decision["sentence"]["text"].as_str().unwrap_or_default());
        let question = match source["name"].as_str() {
            Some(name) if source["type"] != "rule" => format!("{name}: {sentence}"),
            _ => sentence.to_string(),
        };
        let lines = lines.map(|action| {
            format!(
                "{:>4}  {}",
                action["id"].as_u64().unwrap_or_default(),
                action["label"].as_str().unwrap_or_default()
            )
        });
        Ok(std::iter::once(question).chain(lines).collect::<Vec<_>>().join("\n"))
    }

    /// Prints the position when the turn of the person who is asked begins.
    fn show_turn(&mut self, seat: i32) -> Result<(), Failure> {
        let view = parsed(&self.game.observe(seat)?)?;
        let turn = (view["turn"].as_u64().unwrap_or_default(), seat);
        let begins = view["active"].as_i64() == Some(seat.into()) && self.shown != Some(turn);
        if begins && turn.0 > 0 {
            self.shown = Some(turn);
            print(&self.shown(seat)?)?;
        }
        Ok(())
    }

    /// Returns the position as a person reads it.
    fn shown(&self, seat: i32) -> Result<String, Failure> {
        Ok(G::position_shown(&self.api, &parsed(&self.game.observe(seat)?)?).join("\n"))
    }

    /// Returns the knowledge of a seat.
    fn position(&self, seat: i32) -> Result<String, Failure> {
        serde_saphyr::to_string(&parsed(&self.game.observe(seat)?)?)
            .map_err(|error| Failure::new(format!("could not write YAML: {error}")))
    }

    /// Takes back decisions up to the last one of a person. Returns `false`, with the game as it was, if there is none.
    fn undo(&mut self) -> bool {
        let mut earlier = self.game.clone();
        while earlier.undo() {
            if self.people.contains(&earlier.to_act()) {
                self.game = earlier;
                self.told = self
                    .game
                    .events(0, -1)
                    .ok()
                    .and_then(|events| parsed(&events).ok()?.as_array().map(Vec::len))
                    .unwrap_or(0);
                return true;
            }
        }
        false
    }

    fn write_record(&self, file: &str) -> Result<(), Failure> {
        fs::write(file, self.game.record())
            .map_err(|error| Failure::new(format!("could not write {file}: {error}")))
    }

    /// Returns the winner and the reason.
    fn outcome(&self) -> String {
        let Ok(outcome) = parsed(&self.game.outcome()) else { return String::new() };
        if outcome.is_null() {
            return "The game is not over.".to_string();
        }
        let winners: Vec<String> = match (&outcome["winners"], &outcome["winner"]) {
            (Value::Array(seats), _) => seats
                .iter()
                .filter_map(Value::as_u64)
                .map(|seat| format!("Player {}", seat + 1))
                .collect(),
            (_, seat) => {
                seat.as_u64().map(|seat| format!("Player {}", seat + 1)).into_iter().collect()
            }
        };
        let reason = outcome["reason"].as_str().unwrap_or_default();
        if winners.is_empty() {
            format!("Nobody wins: {reason}.")
        } else {
            format!("{} won: {reason}.", winners.join(" and "))
        }
    }
}

/// Parses a result of the engine.
fn parsed(text: &str) -> Result<Value, Failure> {
    altmode_json::from_str(text)
        .map_err(|error| Failure::new(format!("the engine answered what is no JSON: {error}")))
}

/// Asks for a line. Returns `None` at the end of the input.
fn read_line(prompt: &str) -> Result<Option<String>, Failure> {
    let failed = |error: std::io::Error| Failure::new(format!("could not ask: {error}"));
    let mut out = std::io::stdout();
    out.write_all(prompt.as_bytes()).and_then(|()| out.flush()).map_err(failed)?;
    let mut line = String::new();
    let read = std::io::stdin().read_line(&mut line).map_err(failed)?;
    Ok((read > 0).then(|| line.trim().to_string()))
}
