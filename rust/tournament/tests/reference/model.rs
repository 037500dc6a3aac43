//! Reference implementation, which replays the entries of a saved tournament. It follows the Tournament Rules literally and is
//! slow on purpose: each query scans all lists again.

use super::fraction::Fraction;
use altmode_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Default)]
struct Person {
    gone: bool,
    out: bool,
    waits: bool,
    came: bool,
    /// Number of Swiss rounds paired when the player was last present.
    there: usize,
    owes_games: u64,
    owes_match: bool,
    sat_out: Vec<u64>,
}

#[derive(Clone)]
struct Ended {
    games: [u64; 2],
    drawn: u64,
    /// `Some(None)` if both players have lost; `None` for a draw.
    winner: Option<Option<String>>,
    by: String,
    dropped: Vec<String>,
}

#[derive(Clone)]
struct Seated {
    players: [String; 2],
    ended: Option<Ended>,
    lost: [u64; 2],
}

#[derive(Clone, Default)]
struct Played {
    playoff: bool,
    tables: Vec<Seated>,
    byes: Vec<String>,
}

pub struct Model {
    options: Value,
    people: BTreeMap<String, Person>,
    order: Vec<String>,
    rounds: Vec<Played>,
    seeds: Vec<String>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_string()
}

impl Model {
    pub fn read(saved: &Value) -> Model {
        let options = saved["options"].clone();
        let mut model = Model {
            options,
            people: BTreeMap::new(),
            order: Vec::new(),
            rounds: Vec::new(),
            seeds: Vec::new(),
        };
        for entry in saved["entries"].as_array().unwrap() {
            model.happens(&entry["event"]);
            let paired = model.rounds.iter().filter(|round| !round.playoff).count();
            let check_in = model.options["checkIn"] == true;
            for person in model.people.values_mut() {
                if !person.gone && !person.waits && (person.came || !check_in) {
                    person.there = paired;
                }
            }
        }
        model
    }

    fn person(&mut self, id: &Value) -> &mut Person {
        self.people.get_mut(id.as_str().unwrap()).unwrap()
    }

    fn to_win(&self) -> u64 {
        self.options["gamesToWin"].as_u64().unwrap_or(2)
    }

    fn enter(&mut self, player: &Value) {
        let placed =
            self.people.values().filter(|person| !person.gone && !person.waits).count() as u64;
        let waits = self.options["capacity"].as_u64().is_some_and(|places| placed >= places);
        self.order.push(text(&player["id"]));
        self.people.insert(text(&player["id"]), Person { waits, ..Person::default() });
    }

    /// Gives free places to the waiting list, before the first round.
    fn fill(&mut self) {
        while self.rounds.is_empty() {
            let placed =
                self.people.values().filter(|person| !person.gone && !person.waits).count() as u64;
            let free = self.options["capacity"].as_u64().is_none_or(|places| placed < places);
            let next = self
                .order
                .iter()
                .find(|id| self.people[*id].waits && !self.people[*id].gone)
                .cloned();
            match next {
                Some(next) if free => self.people.get_mut(&next).unwrap().waits = false,
                _ => return,
            }
        }
    }

    fn happens(&mut self, event: &Value) {
        match event["type"].as_str().unwrap() {
            "addPlayers" => {
                event["players"].as_array().unwrap().iter().for_each(|player| self.enter(player))
            }
            "addPlayer" => self.enter(event),
            "checkIn" => {
                self.person(&event["player"]).came = event["here"].as_bool().unwrap_or(true)
            }
            "admit" => self.person(&event["player"]).waits = false,
            "drop" => {
                self.person(&event["player"]).gone = true;
                self.leave(event["player"].as_str().unwrap(), "drop");
                self.fill();
            }
            "reenter" => {
                self.person(&event["player"]).gone = false;
                for ended in self
                    .rounds
                    .iter_mut()
                    .flat_map(|round| &mut round.tables)
                    .filter_map(|table| table.ended.as_mut())
                {
                    ended.dropped.retain(|player| *player != event["player"]);
                }
            }
            "sitOut" => {
                self.person(&event["player"]).sat_out =
                    event["rounds"].as_array().unwrap().iter().filter_map(Value::as_u64).collect()
            }
            "penalty" => self.penalty(event),
            "pairings" => self.pairings(event),
            "result" => self.result(event),
            "clearResult" => {
                let index = [
                    event["round"].as_u64().unwrap() as usize - 1,
                    event["table"].as_u64().unwrap() as usize - 1,
                ];
                self.back(index);
            }
            "cut" => self.seeds = event["seeds"].as_array().unwrap().iter().map(text).collect(),
            "assignByes" | "keepApart" | "pods" => {}
            other => panic!("the reference does not know {other}"),
        }
    }

    /// Makes players active again whom the result of this match had dropped as absent.
    fn back(&mut self, [round, table]: [usize; 2]) {
        for player in self.rounds[round].tables[table]
            .ended
            .take()
            .into_iter()
            .flat_map(|ended| ended.dropped)
        {
            self.people.get_mut(&player).unwrap().gone = false;
        }
    }

    fn open_table(&self, player: &str) -> Option<usize> {
        let tables = &self.rounds.last()?.tables;
        tables.iter().position(|table| {
            table.ended.is_none() && table.players.iter().any(|seated| seated == player)
        })
    }

    fn decide(&mut self, table: usize, winner: Option<String>, by: &str) {
        let to_win = self.to_win();
        let table = &mut self.rounds.last_mut().unwrap().tables[table];
        let games = [0, 1].map(|seat| {
            if winner.as_deref() == Some(table.players[seat].as_str()) { to_win } else { 0 }
        });
        let dropped = table.ended.take().map(|ended| ended.dropped).unwrap_or_default();
        table.ended =
            Some(Ended { games, drawn: 0, winner: Some(winner), by: by.to_string(), dropped });
    }

    fn opponent(&self, table: usize, player: &str) -> String {
        let players = &self.rounds.last().unwrap().tables[table].players;
        players[usize::from(players[0] == player)].clone()
    }

    fn leave(&mut self, player: &str, by: &str) {
        if self.rounds.last().is_some_and(|round| round.playoff)
            && let Some(table) = self.open_table(player)
        {
            let other = self.opponent(table, player);
            self.decide(table, Some(other), by);
        }
    }

    fn lose_games(&mut self, table: usize, player: &str, games: u64) {
        let to_win = self.to_win();
        let found = &mut self.rounds.last_mut().unwrap().tables[table];
        let seat = usize::from(found.players[1] == player);
        found.lost[seat] = (found.lost[seat] + games).min(to_win);
        if found.lost[seat] == to_win {
            let other = self.opponent(table, player);
            self.decide(table, Some(other), "penalty");
        }
    }

    fn lose_match(&mut self, player: &str) {
        if let Some(table) = self.open_table(player) {
            let other = self.opponent(table, player);
            return self.decide(table, Some(other), "penalty");
        }
        let both = self.rounds.last().and_then(|round| {
            round.tables.iter().position(|table| {
                table.ended.as_ref().is_some_and(|ended| {
                    ended.by == "penalty" && ended.winner == Some(Some(player.to_string()))
                })
            })
        });
        match both {
            Some(table) => self.decide(table, None, "doubleLoss"),
            None => self.people.get_mut(player).unwrap().owes_match = true,
        }
    }

    fn penalty(&mut self, event: &Value) {
        let player = text(&event["player"]);
        match event["action"].as_str() {
            Some("gameLoss") => match self.open_table(&player) {
                Some(table) => self.lose_games(table, &player, 1),
                None => self.person(&event["player"]).owes_games += 1,
            },
            Some("matchLoss") => self.lose_match(&player),
            Some("disqualification") => {
                if let Some(table) = self.open_table(&player) {
                    let other = self.opponent(table, &player);
                    self.decide(table, Some(other), "penalty");
                }
                let person = self.person(&event["player"]);
                (person.out, person.gone) = (true, true);
                self.fill();
            }
            _ => {}
        }
    }

    fn pairings(&mut self, event: &Value) {
        let number = event["round"].as_u64().unwrap() as usize;
        let tables =
            event["tables"].as_array().unwrap().iter().map(|pair| [text(&pair[0]), text(&pair[1])]);
        let byes =
            event["byes"].as_array().map_or(Vec::new(), |byes| byes.iter().map(text).collect());
        let playoff = !self.seeds.is_empty();
        let mut round = Played {
            playoff,
            byes,
            tables: tables.map(|players| Seated { players, ended: None, lost: [0; 2] }).collect(),
        };
        if number <= self.rounds.len() {
            for table in &mut round.tables {
                let mut players = table.players.clone();
                players.sort();
                let same = self.rounds[number - 1].tables.iter().find(|old| {
                    let mut before = old.players.clone();
                    before.sort();
                    before == players
                });
                if let Some(same) = same {
                    *table = same.clone();
                }
            }
            self.rounds[number - 1] = round;
            return;
        }
        self.rounds.push(round.clone());
        for (index, table) in round.tables.iter().enumerate() {
            for player in &table.players {
                let person = self.people.get_mut(player).unwrap();
                let (games, whole) = (
                    std::mem::take(&mut person.owes_games),
                    std::mem::take(&mut person.owes_match),
                );
                if whole {
                    self.lose_match(player);
                } else if games > 0 {
                    self.lose_games(index, player, games);
                }
            }
        }
    }

    fn result(&mut self, event: &Value) {
        let (round, table) = (
            event["round"].as_u64().unwrap() as usize - 1,
            event["table"].as_u64().unwrap() as usize - 1,
        );
        self.back([round, table]);
        let players = self.rounds[round].tables[table].players.clone();
        let turned = event["players"][0] != players[0].as_str();
        let mut games = [0, 1].map(|seat| event["games"][seat].as_u64().unwrap());
        if turned {
            games.reverse();
        }
        let count = |name: &str| event[name].as_u64().unwrap_or(0);
        let by = event["by"].as_str().unwrap_or("games");
        let named = event["winner"].as_str().map(str::to_string);
        let ahead = || {
            (games[0] != games[1]).then(|| Some(players[usize::from(games[1] > games[0])].clone()))
        };
        let winner = match by {
            "games" => ahead(),
            "intentionalDraw" => None,
            _ => Some(named),
        };
        let mut dropped: Vec<String> = Vec::new();
        if by == "noShow" {
            dropped = players
                .iter()
                .filter(|player| winner.as_ref().unwrap().as_ref() != Some(*player))
                .cloned()
                .collect();
            dropped.retain(|player| !self.people[player].gone);
            dropped.iter().for_each(|player| self.people.get_mut(player).unwrap().gone = true);
            self.fill();
        }
        self.rounds[round].tables[table].ended = Some(Ended {
            games,
            drawn: count("draws") + count("unfinished"),
            winner,
            by: by.to_string(),
            dropped,
        });
    }

    fn swiss(&self) -> impl Iterator<Item = &Played> {
        self.rounds.iter().filter(|round| !round.playoff)
    }

    /// Returns the number of Swiss rounds missed before the last time at which the player was present.
    pub fn missed(&self, player: &str) -> u64 {
        let sits = |round: &&Played| {
            round.byes.iter().any(|id| id == player)
                || round.tables.iter().any(|table| table.players.iter().any(|id| id == player))
        };
        self.swiss().take(self.people[player].there).filter(|round| !sits(round)).count() as u64
    }

    /// Returns wins, losses, draws, match points, rounds, game points and games of a player.
    fn record(&self, player: &str) -> [u64; 7] {
        let missed =
            if self.options["missedRounds"] == "ignored" { 0 } else { self.missed(player) };
        let [mut wins, mut losses, mut draws] = [0, missed, 0];
        let (mut game_points, mut games) = (0, 0);
        for round in self.swiss() {
            if round.byes.iter().any(|id| id == player) {
                wins += 1;
                game_points += 3 * self.to_win();
                games += self.to_win();
            }
            for table in &round.tables {
                let (Some(seat), Some(ended)) =
                    (table.players.iter().position(|id| id == player), &table.ended)
                else {
                    continue;
                };
                match &ended.winner {
                    None => draws += 1,
                    Some(winner) if winner.as_deref() == Some(player) => wins += 1,
                    Some(_) => losses += 1,
                }
                game_points += 3 * ended.games[seat] + ended.drawn;
                games += ended.games[0] + ended.games[1] + ended.drawn;
            }
        }
        [wins, losses, draws, 3 * wins + draws, wins + losses + draws, game_points, games]
    }

    fn share(points: u64, played: u64) -> Fraction {
        let floor = Fraction::of(33, 100);
        if played == 0 {
            floor
        } else {
            Fraction::of(points.into(), (3 * played).into()).max(floor)
        }
    }

    fn shares(&self, player: &str) -> [Fraction; 2] {
        let [.., points, rounds, game_points, games] = self.record(player);
        [Model::share(points, rounds), Model::share(game_points, games)]
    }

    fn opponents(&self, player: &str) -> Vec<String> {
        let tables =
            self.swiss().flat_map(|round| &round.tables).filter(|table| table.ended.is_some());
        tables
            .filter_map(|table| {
                table
                    .players
                    .iter()
                    .position(|id| id == player)
                    .map(|seat| table.players[1 - seat].clone())
            })
            .collect()
    }

    /// Returns match points, opponents' match-win, game-win and opponents' game-win percentage.
    fn figures(
        &self,
        player: &str,
        shares: &BTreeMap<&str, [Fraction; 2]>,
    ) -> (u64, [Fraction; 3]) {
        let opponents = self.opponents(player);
        let average = |which: usize| {
            let sum = opponents
                .iter()
                .map(|other| shares[other.as_str()][which])
                .fold(Fraction::of(0, 1), Fraction::plus);
            if opponents.is_empty() {
                Fraction::of(33, 100)
            } else {
                sum.divided(opponents.len() as i128)
            }
        };
        (self.record(player)[3], [average(0), shares[player][1], average(1)])
    }

    pub fn check_standings(&self, standings: &Value, seed: u32) {
        let lines = standings.as_array().unwrap();
        let shares = self.people.keys().map(|id| (id.as_str(), self.shares(id))).collect();
        let mut figures: Vec<(u64, [Fraction; 3])> = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let player = line["player"].as_str().unwrap();
            let [wins, losses, draws, points, ..] = self.record(player);
            let told = ["wins", "losses", "draws", "points", "rank"]
                .map(|name| line[name].as_u64().unwrap());
            assert_eq!(
                told,
                [wins, losses, draws, points, index as u64 + 1],
                "seed {seed}: {line}"
            );
            let exact = self.figures(player, &shares);
            for (name, share) in
                ["opponentsMatchWin", "gameWin", "opponentsGameWin"].into_iter().zip(exact.1)
            {
                assert!(
                    (line[name].as_f64().unwrap() - share.near()).abs() < 1e-12,
                    "seed {seed}: {name} of {line} is {share:?}"
                );
            }
            figures.push(exact);
        }
        assert!(figures.windows(2).all(|pair| pair[0] >= pair[1]), "seed {seed}: not in order");
        for (index, line) in lines.iter().enumerate() {
            let level = |other: Option<usize>| {
                other
                    .and_then(|other| figures.get(other))
                    .is_some_and(|other| *other == figures[index])
            };
            assert_eq!(
                line["tied"] == true,
                level(index.checked_sub(1)) || level(Some(index + 1)),
                "seed {seed}: {line}"
            );
        }
        // Players who never had a place or never checked in are not listed.
        let begun = !self.rounds.is_empty();
        for (id, person) in &self.people {
            let seated = !self.opponents(id).is_empty();
            let counts = !person.waits
                && (person.came
                    || self.options["checkIn"] != true
                    || !begun
                    || person.gone
                    || seated);
            assert_eq!(
                lines.iter().any(|line| line["player"] == id.as_str()),
                counts,
                "seed {seed}: {id}"
            );
        }
    }

    /// Checks the placing by the round of the playoff in which each player lost: later rounds give better places.
    pub fn check_placing(&self, placing: &Value, standings: &Value, seed: u32) {
        let lines = placing.as_array().unwrap();
        let line = |id: &str| lines.iter().find(|line| line["player"] == id);
        let counts = |id: &&String| !self.people[*id].out;
        let mut alive: Vec<&String> = self.seeds.iter().filter(counts).collect();
        let all = alive.len();
        for round in self.rounds.iter().filter(|round| round.playoff) {
            let stays = |id: &&String| {
                let won = |table: &Seated| {
                    table
                        .ended
                        .as_ref()
                        .is_some_and(|ended| ended.winner == Some(Some((*id).clone())))
                };
                round.byes.contains(id) || round.tables.iter().any(won)
            };
            let before = alive.len();
            let (next, lost): (Vec<&String>, Vec<&String>) = alive.iter().copied().partition(stays);
            for id in &lost {
                let line = line(id).unwrap_or_else(|| panic!("seed {seed}: {id} has no place"));
                let third = self.third(id);
                let expected = match third {
                    None => [next.len() + 1, before],
                    // Third and fourth place, or better if a player who was disqualified later has no place.
                    Some(true) => [next.len() + 1; 2],
                    Some(false) => [before; 2],
                };
                assert_eq!(
                    [
                        line["place"].as_u64().unwrap() as usize,
                        line["to"].as_u64().unwrap() as usize
                    ],
                    expected,
                    "seed {seed}: {line}"
                );
            }
            alive = next;
        }
        for id in &alive {
            let line = line(id).unwrap();
            assert_eq!(
                [line["place"].as_u64().unwrap() as usize, line["to"].as_u64().unwrap() as usize],
                [1, alive.len()],
                "seed {seed}: {line}"
            );
        }
        // The others follow in the order of the standings; disqualified players have no place.
        let mut place = all;
        for standing in standings.as_array().unwrap() {
            let id = text(&standing["player"]);
            if self.people[&id].out {
                assert!(line(&id).unwrap()["place"].is_null(), "seed {seed}: {id}");
            } else if !self.seeds.contains(&id) {
                place += 1;
                assert_eq!(
                    line(&id).unwrap()["place"].as_u64().unwrap() as usize,
                    place,
                    "seed {seed}: {id}"
                );
            }
        }
    }

    /// Returns whether a player won the match for third place, whose players lost in the second-last round, or had a bye because
    /// the opponent of that match has left.
    fn third(&self, id: &str) -> Option<bool> {
        if self.options["thirdPlace"] != true {
            return None;
        }
        let playoff: Vec<&Played> = self.rounds.iter().filter(|round| round.playoff).collect();
        let [.., semifinals, last] = &playoff[..] else { return None };
        let lost = |player: &str| {
            semifinals.tables.iter().any(|table| {
                table.players.iter().any(|seated| seated == player)
                    && table
                        .ended
                        .as_ref()
                        .is_some_and(|ended| ended.winner != Some(Some(player.to_string())))
            })
        };
        if lost(id)
            && let Some(free) = last.byes.iter().find(|player| lost(player))
        {
            return Some(free == id);
        }
        let table = last.tables.iter().find(|table| {
            table.players.iter().all(|player| lost(player))
                && table.players.iter().any(|player| player == id)
        })?;
        match &table.ended.as_ref()?.winner {
            Some(Some(winner)) => Some(winner == id),
            _ => None,
        }
    }
}
