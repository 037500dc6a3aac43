//! Differential test: a thousand random tournaments with all events are compared with a reference implementation, which reads
//! only the log, computes with exact fractions and shares no code with the crate.

#[path = "reference/fraction.rs"]
mod fraction;
#[path = "reference/model.rs"]
mod model;

use crate::common::*;
use altmode_core::Random;
use altmode_json::{Value, json};
use altmode_tournament::api::Tournament;
use model::Model;

const TOURNAMENTS: u32 = 400;

/// A random tournament in progress.
struct Run {
    random: Random,
    tournament: Tournament,
    seed: u32,
    to_win: u64,
    tiebreak: bool,
    /// Number of attempts of each kind of event, to check that every kind occurs.
    done: std::collections::BTreeMap<String, u32>,
}

impl Run {
    fn chance(&mut self, one_in: u32) -> bool {
        self.random.below(one_in) == 0
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound.max(1) as u32) as usize
    }

    /// Tries an event. An invalid event is rejected and changes nothing.
    fn attempt(&mut self, event: Value) -> bool {
        let kind = event["action"]
            .as_str()
            .or(event["by"].as_str())
            .unwrap_or(event["type"].as_str().unwrap())
            .to_string();
        let accepted = apply(&mut self.tournament, event).is_ok();
        *self.done.entry(kind).or_insert(0) += u32::from(accepted);
        accepted
    }

    fn anybody(&mut self, all: &Value) -> String {
        let players = all["players"].as_array().unwrap();
        players[self.below(players.len())]["id"].as_str().unwrap().to_string()
    }

    fn result(&mut self, round: &Value, table: &Value, playoff: bool) -> Value {
        let players = [0, 1].map(|seat| table["players"][seat].clone());
        let loser = self.below(self.to_win as usize) as u64;
        let mut games = [self.to_win, loser];
        if self.chance(2) {
            games.reverse();
        }
        let mut event = json!({ "type": "result", "round": round, "table": table["table"], "players": players, "games": games });
        match self.random.below(if playoff { 14 } else { 20 }) {
            0 => {
                (event["by"], event["winner"], event["games"]) =
                    (json!("noShow"), players[self.below(2)].clone(), json!([0, 0]))
            }
            1 => {
                (event["by"], event["winner"], event["games"]) =
                    (json!("concession"), players[self.below(2)].clone(), json!([0, 0]))
            }
            2 => (event["by"], event["games"]) = (json!("doubleLoss"), json!([0, 0])),
            3 => event["draws"] = json!(self.below(3)),
            4 => (event["by"], event["games"]) = (json!("noShow"), json!([0, 0])),
            14 => (event["by"], event["games"]) = (json!("intentionalDraw"), json!([0, 0])),
            15..=17 => {
                let each = self.below(self.to_win as usize);
                (event["games"], event["unfinished"]) = (json!([each, each]), json!(1));
                if self.tiebreak {
                    (event["by"], event["winner"]) =
                        (json!("tiebreak"), players[self.below(2)].clone());
                }
            }
            18 if self.to_win > 1 => {
                (event["games"], event["unfinished"]) = (json!([1, 0]), json!(1))
            }
            _ => {}
        }
        if self.chance(3) {
            event["players"] = json!([players[1], players[0]]);
            event["games"] = json!([event["games"][1], event["games"][0]]);
        }
        event
    }

    /// Reports all tables of the current round, some of them by other ways than games.
    fn play_round(&mut self) {
        let round = last_round(&self.tournament);
        for table in round["tables"].as_array().unwrap() {
            // The match can be decided before it is played.
            let mut over = !table["result"].is_null();
            if self.chance(25) {
                let player = table["players"][self.random.below(2) as usize].clone();
                let action = ["gameLoss", "matchLoss", "disqualification"][self.below(3)];
                self.attempt(json!({ "type": "penalty", "player": player, "section": "5.1", "penalty": "x", "action": action }));
                over |= self.is_over(&round, table);
            }
            if round["playoff"] == true && self.chance(15) {
                let player = table["players"][self.random.below(2) as usize].clone();
                self.attempt(json!({ "type": "drop", "player": player }));
                over |= self.is_over(&round, table);
            }
            // A result can be rejected, for example because of games lost by penalties. Then another one is reported.
            while !over {
                let event = self.result(&round["round"], table, round["playoff"] == true);
                over = self.attempt(event);
            }
        }
        assert_eq!(last_round(&self.tournament)["over"], true, "seed {}", self.seed);
    }

    fn is_over(&self, round: &Value, table: &Value) -> bool {
        let index = |value: &Value| value.as_u64().unwrap() as usize - 1;
        !view(&self.tournament)["rounds"][index(&round["round"])]["tables"][index(&table["table"])]
            ["result"]
            .is_null()
    }

    /// Applies random events between Swiss rounds.
    fn organise(&mut self, rounds: usize) {
        for _ in 0..self.below(6) {
            let all = view(&self.tournament);
            let (one, other) = (self.anybody(&all), self.anybody(&all));
            let (round, next) = (1 + self.below(rounds), rounds + 1 + self.below(2));
            let tables = all["rounds"]
                .get(round - 1)
                .map_or(Vec::new(), |round| round["tables"].as_array().unwrap().clone());
            let table = tables.get(self.below(tables.len())).cloned();
            match self.random.below(12) {
                0 | 1 => drop(self.attempt(json!({ "type": "drop", "player": one }))),
                2 => drop(self.attempt(json!({ "type": "reenter", "player": one }))),
                3 => {
                    let name = format!("Late {rounds} {}", self.random.below(1000));
                    self.attempt(json!({ "type": "addPlayer", "name": name }));
                }
                4 => drop(
                    self.attempt(json!({ "type": "assignByes", "player": one, "rounds": [next] })),
                ),
                5 => drop(self.attempt(
                    json!({ "type": "sitOut", "player": one, "rounds": [next, next + 1] }),
                )),
                6 => drop(self.attempt(json!({ "type": "keepApart", "players": [one, other] }))),
                7 => drop(self.attempt(json!({ "type": "checkIn", "player": one }))),
                8 => drop(self.attempt(json!({ "type": "admit", "player": one }))),
                9 => {
                    let action = ["gameLoss", "matchLoss", "none"][self.below(3)];
                    self.attempt(json!({ "type": "penalty", "player": one, "section": "5.5", "penalty": "x", "action": action }));
                }
                // A correction, possibly of an earlier round.
                10 => {
                    if let Some(table) = table {
                        let event = self.result(&json!(round), &table, false);
                        self.attempt(event);
                    }
                }
                _ => self.repair(round, &tables),
            }
        }
    }

    /// Repairs a round in which two tables were played by other pairs: clears results, swaps seats, reports new results.
    fn repair(&mut self, round: usize, tables: &[Value]) {
        if tables.len() < 2 {
            return;
        }
        let first = self.below(tables.len() - 1);
        let mut pairs: Vec<Value> = tables.iter().map(|table| table["players"].clone()).collect();
        let (left, right) = (pairs[first][1].clone(), pairs[first + 1][1].clone());
        (pairs[first][1], pairs[first + 1][1]) = (right, left);
        for table in [first + 1, first + 2] {
            self.attempt(json!({ "type": "clearResult", "round": round, "table": table }));
        }
        let byes = view(&self.tournament)["rounds"][round - 1]["byes"].clone();
        self.attempt(json!({ "type": "pairings", "round": round, "tables": pairs, "byes": byes }));
        let repaired = view(&self.tournament)["rounds"][round - 1]["tables"].clone();
        for table in [&repaired[first], &repaired[first + 1]] {
            let mut over = !table["result"].is_null();
            while !over {
                let event = self.result(&json!(round), table, false);
                over = self.attempt(event);
            }
        }
    }

    /// Compares all results of the crate with the reference implementation.
    fn compare(&self) {
        let model = Model::read(&parsed(&self.tournament.save()));
        model.check_standings(&parsed(&self.tournament.standings(0).unwrap()), self.seed);
        model.check_placing(
            &parsed(&self.tournament.placing()),
            &parsed(&self.tournament.standings(0).unwrap()),
            self.seed,
        );
        for player in view(&self.tournament)["players"].as_array().unwrap() {
            let missed = model.missed(player["id"].as_str().unwrap());
            assert_eq!(player["missed"].as_u64().unwrap(), missed, "seed {}: {player}", self.seed);
        }
    }
}

fn options(random: &mut Random) -> Value {
    let to_win = [2, 2, 2, 1, 3][random.below(5) as usize];
    let mut options = json!({ "gamesToWin": to_win });
    match random.below(12) {
        0 => options["structure"] = json!("roundRobin"),
        1 => options["structure"] = json!("singleElimination"),
        _ => {}
    }
    let mut sometimes = |name: &str, value: Value, one_in: u32| {
        if random.below(one_in) == 0 {
            options[name] = value;
        }
    };
    sometimes("unfinished", json!("tiebreak"), 3);
    sometimes("missedRounds", json!("ignored"), 4);
    sometimes("thirdPlace", json!(true), 2);
    sometimes("checkIn", json!(true), 4);
    sometimes("capacity", json!(16), 5);
    sometimes("format", json!("draft"), 4);
    options
}

fn play(seed: u32) -> Run {
    let mut random = Random::from_words([seed, 7, 7, 7]);
    let options = options(&mut random);
    let robin = options["structure"] == "roundRobin";
    let players = if robin { 4 + random.below(6) } else { 4 + random.below(61) };
    let mut all = json!({ "seed": format!("{seed:x}") });
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let tournament = Tournament::new(&all.to_string(), "a").unwrap();
    let (to_win, tiebreak) =
        (options["gamesToWin"].as_u64().unwrap(), options["unfinished"] == "tiebreak");
    let mut run = Run { random, tournament, seed, to_win, tiebreak, done: Default::default() };
    let names: Vec<Value> =
        (1..=players).map(|player| json!({ "name": format!("Player {player}") })).collect();
    run.attempt(json!({ "type": "addPlayers", "players": names }));
    if options["checkIn"] == true {
        for player in view(&run.tournament)["players"].as_array().unwrap() {
            if !run.chance(8) {
                run.attempt(json!({ "type": "checkIn", "player": player["id"] }));
            }
        }
    }
    if options["format"] == "draft" && !robin && options["structure"].is_null() {
        run.tournament.draw_pods(8, -1.0).unwrap();
    }
    let mut rounds = 0;
    while rounds < 9 && run.tournament.pair(-1.0).is_ok() {
        rounds += 1;
        check_seats(&run, rounds);
        run.play_round();
        if view(&run.tournament)["cut"].is_null() && !robin {
            run.organise(rounds);
        }
        if run.chance(8) {
            run.compare();
        }
    }
    let swiss = view(&run.tournament)["cut"].is_null() && !robin;
    let active = view(&run.tournament)["players"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|player| plays(player, &options))
        .count();
    if swiss && active >= 2 && rounds > 0 {
        let size = 2 + run.below(active.min(16) - 1);
        if run
            .tournament
            .cut(&json!({ "size": size, "bracket": "standings" }).to_string(), -1.0)
            .is_ok()
        {
            *run.done.entry(format!("cut to {size}")).or_insert(0) += 1;
            while run.tournament.pair(-1.0).is_ok() {
                run.play_round();
                run.compare();
            }
        }
    }
    run.compare();
    let again = Tournament::restore(&run.tournament.save(), "a").unwrap();
    assert_eq!(
        again.view("\"official\"").unwrap(),
        run.tournament.view("\"official\"").unwrap(),
        "seed {seed}"
    );
    run
}

fn plays(player: &Value, options: &Value) -> bool {
    player["dropped"] == false
        && player["waiting"] == false
        && (options["checkIn"] != true || player["checkedIn"] == true)
}

/// Checks that every active player has exactly one match or bye, and that players who sit the round out have none.
fn check_seats(run: &Run, round: usize) {
    let all = view(&run.tournament);
    let last = last_round(&run.tournament);
    if last["playoff"] == true {
        return;
    }
    let tables = last["tables"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|table| table["players"].as_array().unwrap().clone());
    let mut seated: Vec<String> = tables
        .chain(last["byes"].as_array().unwrap().clone())
        .map(|id| id.as_str().unwrap().to_string())
        .collect();
    let expected =
        all["players"].as_array().unwrap().iter().filter(|player| plays(player, &all["options"]));
    let sits =
        |player: &&Value, list: &str| player[list].as_array().unwrap().contains(&json!(round));
    let mut expected: Vec<String> = expected
        .filter(|player| sits(player, "byes") || !sits(player, "sitsOut"))
        .map(|player| player["id"].as_str().unwrap().to_string())
        .collect();
    // A match lost by a penalty before the pairing can have dropped a player; a round robin has a schedule.
    seated.sort_unstable();
    expected.sort_unstable();
    assert_eq!(seated, expected, "seed {}: round {round}", run.seed);
}

#[test]
fn hundreds_of_tournaments_agree_with_exact_fractions() {
    let mut done: std::collections::BTreeMap<String, u32> = Default::default();
    for seed in 1..=TOURNAMENTS {
        for (kind, times) in play(seed).done {
            *done.entry(kind).or_insert(0) += times;
        }
    }
    println!("{done:?}");
    for kind in [
        "addPlayer",
        "admit",
        "assignByes",
        "checkIn",
        "clearResult",
        "concession",
        "disqualification",
        "doubleLoss",
        "drop",
        "gameLoss",
        "intentionalDraw",
        "keepApart",
        "matchLoss",
        "noShow",
        "pairings",
        "reenter",
        "result",
        "sitOut",
        "tiebreak",
        "cut to 3",
        "cut to 5",
        "cut to 6",
        "cut to 12",
    ] {
        assert!(done.get(kind).copied().unwrap_or(0) > 3, "{kind} was hardly tried: {done:?}");
    }
}
