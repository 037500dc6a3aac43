//! Builds positions from JSON.

use super::{
    aliases::{Names, Thing},
    dealt::{add_cards, cards_elsewhere},
    members::{FIGHTER, HISTORY, ITEM, PLAYER, STATE, TOKEN},
};
use crate::{
    cards::{
        board::{NOWHERE, only},
        catalogue::Catalogue,
        hero::Hero,
        unmatched::Unmatched,
    },
    engine::machine::Machine,
    model::{
        start::{Setup, SetupPlayer},
        state::{
            DefId, Fighter, FighterId, Frame, ItemToken, NOBODY, Player, State, Token, TurnHistory,
            Work, one,
        },
    },
};
use altmode_core::{Error, Io, Result, sort_few};
use altmode_host::input::{Object, each, field, flag, list, number, object, shorten, text, wrong};
use altmode_json::Value;
use altmode_unmatched_language::{MOST_COUNTERS, MOST_ITEMS};

/// A position with its aliases.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position, at its first question.
    pub state: State,
    /// The aliases in the position.
    pub names: Names,
}

/// Returns the position of a scenario's state, as JSON text.
pub fn position(catalogue: &'static Catalogue, text: &str) -> Result<Position> {
    let value: Value = altmode_json::from_str(text)
        .map_err(|error| Error::new("bad-json", format!("this is not JSON: {error}")))?;
    build(Unmatched { catalogue }, &value)
}

/// The fields that have no effect if the position is the set-up, because the game begins there.
const AFTER_SET_UP: [&str; 8] =
    ["active", "turn", "actions", "actionsTaken", "tokens", "doors", "items", "history"];
/// The fields of a player that have no effect in the set-up. The form is chosen by the options.
const PLAYER_AFTER_SET_UP: [&str; 10] =
    ["fighters", "hand", "deck", "discard", "aside", "front", "counters", "form", "start", "side"];
/// The fields that have no effect at the start of a turn, because it begins there.
const AFTER_START: [&str; 3] = ["actions", "actionsTaken", "history"];
/// The fields of a fighter that have no effect at the start of a turn.
const FIGHTER_AFTER_START: [&str; 3] = ["began", "attacked", "left"];

/// Fails if an object has a field that has no effect in a phase.
fn refuse_unused(fields: &Object, unused: &[&str], why: &str) -> Result<()> {
    match unused.iter().find(|name| field(fields, name).is_some()) {
        Some(name) => {
            Err(Error::new("unused-field", format!("\"{name}\" has no effect {why}")).at(name))
        }
        None => Ok(()),
    }
}

/// Fails if a position has fields without effect in its phase.
fn check_phase(fields: &Object, players: &[Value], phase: &str) -> Result<()> {
    let (unused, of_player, of_fighter, why): (&[&str], &[&str], &[&str], _) = match phase {
        "set-up" => (
            &AFTER_SET_UP,
            &PLAYER_AFTER_SET_UP,
            &[],
            "in the phase \"set-up\", where the game begins: leave it out, or give the phase \"start\" or \"action\"",
        ),
        "start" => (
            &AFTER_START,
            &[],
            &FIGHTER_AFTER_START,
            "in the phase \"start\", where the turn begins: leave it out, or give the phase \"action\"",
        ),
        _ => return Ok(()),
    };
    refuse_unused(fields, unused, why)?;
    for (seat, player) in players.iter().enumerate() {
        let Some(player) = player.as_object() else { continue };
        let place = |error: Error| error.at(format!("players[{seat}]"));
        refuse_unused(player, of_player, why).map_err(place)?;
        for (index, fighter) in list(player, "fighters").map_err(place)?.iter().enumerate() {
            let place = |error: Error| place(error.at(format!("fighters[{index}]")));
            fighter
                .as_object()
                .map_or(Ok(()), |fighter| refuse_unused(fighter, of_fighter, why))
                .map_err(place)?;
        }
    }
    Ok(())
}

/// Builds a position.
pub fn build(rules: Unmatched, value: &Value) -> Result<Position> {
    let fields = object(value, STATE.names)?;
    let players = list(fields, "players")?;
    let phase = text(fields, "phase")?.unwrap_or("action");
    check_phase(fields, players, phase)?;
    let seed = text(fields, "seed")?.unwrap_or("1");
    let board = text(fields, "board")?
        .ok_or_else(|| Error::new("missing-field", "a position has a \"board\"").at("board"))?;
    let read = each(players, "players", |player| read_player(rules, player))?;
    let teams: Vec<Option<u8>> = read.iter().map(|player| player.team).collect();
    let sides = crate::embed::config::sides(text(fields, "mode")?, &teams)?;
    let setup = Setup {
        seed: seed.to_string(),
        board: board.to_string(),
        first: number(fields, "first", 0, 3)?.unwrap_or(0) as u8,
        players: read
            .iter()
            .zip(&sides)
            .map(|(player, &side)| SetupPlayer {
                hero: player.hero.clone(),
                side,
                sidekick: player.sidekick.clone(),
                // A form that is not chosen before the game is taken from the position.
                form: player.form.clone().filter(|_| rules.has_form_choice(&player.hero)),
                lead: player.lead.clone(),
                gear: player.gear.clone(),
                die: player.die.clone(),
            })
            .collect(),
        allow_unimplemented: true,
        facts: match field(fields, "facts") {
            Some(facts) => {
                crate::embed::options::facts(facts).map_err(|error| error.at("facts"))?
            }
            None => Vec::new(),
        },
        items: Vec::new(),
    };
    setup.check(rules.catalogue)?;
    if phase == "set-up" {
        let mut io = Io::silent();
        let state = rules.set_up(&setup, &mut io)?;
        return Ok(Position { state, names: Names::default() });
    }
    let step = crate::engine::turn::step_of(phase);
    let step = step.ok_or_else(|| {
        Error::new("unknown-phase", "the phase is \"set-up\", \"start\" or \"action\"").at("phase")
    })?;

    let mut state = rules.empty(&setup)?;
    let mut names = Names::default();
    state.active = number(fields, "active", 0, players.len() as i64 - 1)?.unwrap_or(0) as u8;
    state.turn = number(fields, "turn", 1, 999)?.unwrap_or(5) as u16;
    read_doors(rules, &mut state, fields).map_err(|error| error.at("doors"))?;
    for (index, value) in list(fields, "items")?.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{index}]")).at("items");
        read_item(rules, &mut state, value).map_err(place)?;
    }
    sort_few(&mut state.items, |one, other| one.item < other.item);
    let heroes: Vec<u16> =
        read.iter().map(|player| rules.catalogue.find(&player.hero).unwrap_or_default()).collect();
    let elsewhere = cards_elsewhere(
        rules,
        &read.iter().map(|player| player.fields).collect::<Vec<_>>(),
        &heroes,
        &state,
    );
    for (seat, player) in read.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{seat}]")).at("players");
        add_player(
            rules,
            &mut state,
            &mut names,
            seat as u8,
            player,
            &setup,
            (&heroes, &elsewhere),
        )
        .map_err(place)?;
    }
    for (index, value) in list(fields, "tokens")?.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{index}]")).at("tokens");
        read_token(rules, &mut state, value).map_err(place)?;
    }
    state.note_tokens();
    rules.note_facts(&mut state, &setup.facts)?;
    for (seat, history) in list(fields, "history")?.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{seat}]")).at("history");
        if seat >= players.len() {
            let message = format!(
                "\"history\" has an entry for each seat, and the position has {} players",
                players.len()
            );
            return Err(place(Error::new("unknown-seat", message)));
        }
        state.players[seat].history = read_history(history).map_err(place)?;
    }
    let actions = number(fields, "actions", 0, 99)?.unwrap_or(2) as u8;
    let taken = number(fields, "actionsTaken", 0, 99)?
        .map_or(2_u8.saturating_sub(actions), |taken| taken as u8);
    let active = state.active;
    let player = state.player_mut(active);
    (player.actions, player.taken) = (actions, taken);
    let seats = state.seats;
    let before = (1..=u16::from(seats)).take_while(|&step| step < state.turn);
    state.had_turn = before
        .fold(0, |set, step| set | 1 << ((u16::from(active + seats) - step) % u16::from(seats)));
    if phase == "start" {
        state.turn -= 1;
    }
    state.frames.push(Frame { work: Work::Turn, step, ..Frame::default() });
    let mut io = Io::silent();
    let mut machine = Machine::new(rules, &mut state, &mut io);
    machine.look_for_dormant();
    machine.run();
    if state.status.is_running() {
        Ok(Position { state, names })
    } else {
        Err(Error::new("game-over", "the game is over in this position"))
    }
}

/// Reads the closed doors: `{ "left": "closed" }`.
fn read_doors(rules: Unmatched, state: &mut State, fields: &Object) -> Result<()> {
    let Some(doors) = field(fields, "doors") else { return Ok(()) };
    for (name, value) in doors.as_object().ok_or_else(|| wrong(doors, "an object"))? {
        let Some(door) = rules.map(state).doors.iter().position(|door| door.name == name) else {
            return Err(Error::new(
                "unknown-door",
                format!("the battlefield has no door \"{}\"", shorten(name)),
            )
            .at(shorten(name)));
        };
        match value.as_str() {
            Some("closed") => state.doors |= 1 << door,
            Some("open") => {}
            _ => return Err(wrong(value, "\"open\" or \"closed\"").at(name)),
        }
    }
    Ok(())
}

/// Reads a token of a hero: `{ "token": "trap", "owner": 0, "at": "M02" }`.
fn read_token(rules: Unmatched, state: &mut State, value: &Value) -> Result<()> {
    let fields = object(value, TOKEN.names)?;
    let missing = |name: &'static str| {
        Error::new("missing-field", format!("a token has \"{name}\"")).at(name)
    };
    let id = text(fields, "token")?.ok_or_else(|| missing("token"))?;
    let at = text(fields, "at")?.ok_or_else(|| missing("at"))?;
    let owner = number(fields, "owner", 0, i64::from(state.seats) - 1)?.map(|owner| owner as u8);
    let has =
        |seat: &u8| rules.token_id(state, *seat) == id && owner.is_none_or(|owner| owner == *seat);
    let Some(owner) = (0..state.seats).find(has) else {
        return Err(Error::new(
            "unknown-token",
            format!("no player has tokens \"{}\"", shorten(id)),
        )
        .at("token"));
    };
    let too_many = || {
        Error::new(
            "too-many-tokens",
            "the supply has no more of these tokens, or the space holds one already",
        )
    };
    if rules.hero(state, owner).sheet.tokens.as_ref().is_some_and(|tokens| tokens.on_paths) {
        let unknown = || {
            Error::new("unknown-path", format!("the battlefield has no path \"{}\"", shorten(at)))
                .at("at")
        };
        let path = rules.map(state).path(at).ok_or_else(unknown)?;
        if state.player(owner).supply == 0 || state.laid_paths() >> path & 1 != 0 {
            return Err(too_many());
        }
        Machine::new(rules, state, &mut Io::silent()).lay(owner, path);
        return Ok(());
    }
    let at = rules.board(state).space(at).ok_or_else(|| no_space(at).at("at"))?;
    let single = rules.hero(state, owner).sheet.tokens.as_ref().is_some_and(|tokens| tokens.single);
    if state.player(owner).supply == 0 || single && state.tokens_of(owner) & only(at) != 0 {
        return Err(too_many());
    }
    let player = state.player_mut(owner);
    player.supply -= 1;
    state.tokens.push(Token { owner, at });
    Ok(())
}

/// Reads an item token: `{ "item": "Mailbox", "at": "L03" }`. Items that are not listed have left the game. On a battlefield with
/// items, those of other battlefields may lie as well.
fn read_item(rules: Unmatched, state: &mut State, value: &Value) -> Result<()> {
    let fields = object(value, ITEM.names)?;
    let missing = |name: &'static str| {
        Error::new("missing-field", format!("an item has \"{name}\"")).at(name)
    };
    let name = text(fields, "item")?.ok_or_else(|| missing("item"))?;
    let id = text(fields, "at")?.ok_or_else(|| missing("at"))?;
    let (pool, own) = (&rules.catalogue.items().all, rules.catalogue.map_number(state.board));
    let has_items = rules.map(state).item_spaces.iter().any(|spaces| !spaces.is_empty());
    let mut named = pool
        .iter()
        .enumerate()
        .filter(|(_, item)| has_items && item.name.eq_ignore_ascii_case(name));
    // An item of the battlefield itself comes before one of the same name of another one.
    let found = named.clone().find(|(_, item)| item.board == own).or_else(|| named.next());
    let Some((item, _)) = found.map(|(item, def)| (item as u16, def)) else {
        return Err(Error::new(
            "unknown-item",
            format!("the battlefield has no item \"{}\"", shorten(name)),
        )
        .at("item"));
    };
    if state.items.iter().any(|token| token.item == item) {
        return Err(Error::new(
            "item-twice",
            format!("the item \"{}\" lies in one space only", shorten(name)),
        )
        .at("item"));
    }
    let at = rules.board(state).space(id).ok_or_else(|| no_space(id).at("at"))?;
    if !state.items.try_push(ItemToken { item, at }) {
        return Err(Error::new(
            "too-many-items",
            format!("at most {MOST_ITEMS} item tokens lie on a battlefield"),
        ));
    }
    Ok(())
}

/// A player of the input.
struct PlayerInput<'a> {
    hero: String,
    sidekick: Option<String>,
    form: Option<String>,
    lead: Option<String>,
    gear: Vec<String>,
    die: Vec<u8>,
    team: Option<u8>,
    fields: &'a Object,
}

impl Unmatched {
    fn has_form_choice(self, hero: &str) -> bool {
        self.catalogue
            .find(hero)
            .is_some_and(|number| self.catalogue.hero(number).sheet.form_choice)
    }
}

fn read_player(rules: Unmatched, value: &Value) -> Result<PlayerInput<'_>> {
    let fields = object(value, PLAYER.names)?;
    let hero = text(fields, "hero")?
        .ok_or_else(|| Error::new("missing-field", "a player has a \"hero\"").at("hero"))?;
    if rules.catalogue.find(hero).is_none() {
        return Err(Error::new("unknown-hero", format!("there is no hero \"{}\"", shorten(hero)))
            .at("hero"));
    }
    let (mut sidekick, mut form, mut lead, mut gear, mut die) =
        (None, text(fields, "form")?, None, Vec::new(), Vec::new());
    if let Some(options) = field(fields, "options") {
        let place = |error: Error| error.at("options");
        let options = object(options, crate::embed::options::OPTIONS.names).map_err(place)?;
        lead = text(options, "hero").map_err(place)?;
        gear = crate::embed::options::gear(options).map_err(place)?;
        die = crate::embed::options::die(options).map_err(place)?;
        sidekick = text(options, "sidekick").map_err(place)?;
        let chosen = text(options, "form").map_err(place)?;
        if form.is_some() && chosen.is_some() {
            return Err(place(
                Error::new(
                    "unused-field",
                    "the form is given by \"form\" already: leave one of them out",
                )
                .at("form"),
            ));
        }
        form = form.or(chosen);
    }
    if let Some(id) = form {
        let forms =
            &rules.catalogue.hero(rules.catalogue.find(hero).unwrap_or_default()).sheet.forms;
        if !forms.iter().any(|form| form.id == id) {
            return Err(Error::new(
                "unknown-form",
                format!("this hero has no form \"{}\"", shorten(id)),
            )
            .at("form"));
        }
    }
    let team = number(fields, "team", 0, 3)?.map(|team| team as u8);
    let word = |word: Option<&str>| word.map(str::to_string);
    Ok(PlayerInput {
        hero: hero.to_string(),
        sidekick: word(sidekick),
        form: word(form),
        lead: word(lead),
        gear,
        die,
        team,
        fields,
    })
}

fn read_history(value: &Value) -> Result<TurnHistory> {
    let fields = object(value, HISTORY.names)?;
    let count = |name: &str| number(fields, name, 0, 99).map(|count| count.unwrap_or(0) as u8);
    Ok(TurnHistory {
        won: count("won")?,
        lost: count("lost")?,
        attacks: count("attacks")?,
        maneuvers: count("maneuvers")?,
        schemes: count("schemes")?,
        boosted: count("boosted")?,
        played: count("played")?,
        dealt: count("dealt")?,
    })
}

fn add_player(
    rules: Unmatched,
    state: &mut State,
    names: &mut Names,
    seat: u8,
    input: &PlayerInput,
    setup: &Setup,
    others: (&[u16], &[(u8, DefId)]),
) -> Result<()> {
    let number = rules.catalogue.find(&input.hero).unwrap_or_default();
    let hero = rules.catalogue.hero(number);
    let board = rules.board(state);
    let slot =
        (usize::from(seat) + setup.players.len() - usize::from(setup.first)) % setup.players.len();
    let start = match text(input.fields, "start")? {
        Some(id) => board.space(id).ok_or_else(|| no_space(id).at("start"))?,
        None => rules.map(state).starts[slot],
    };
    // The default is the first of the sidekicks to choose from.
    let sidekick = input.sidekick.as_ref().or(hero.sheet.sidekick_of.first());
    let sidekick = sidekick
        .and_then(|id| hero.fighters.iter().position(|def| def.id == *id))
        .map_or(NOBODY, |kind| kind as u8);
    // The default is the first of the heroes to choose from. In each group of cards, it is a card that lies in a zone, or else
    // the first.
    let lead = input.lead.as_ref().or(hero.sheet.hero_of.first());
    let lead = lead
        .and_then(|id| hero.fighters.iter().position(|def| def.id == *id))
        .map_or(NOBODY, |kind| kind as u8);
    let first = if hero.sheet.form_later { crate::model::state::NO_FORM } else { 0 };
    let form = hero
        .sheet
        .forms
        .iter()
        .position(|form| Some(&form.id) == input.form.as_ref())
        .map_or(first, |form| form as u8);
    let counters = read_counters(hero, input.fields)?;
    let gear = hero.gear_bits(&input.gear);
    let side = setup.players[usize::from(seat)].side;
    let die = hero.die_faces(&input.die);
    state.players[usize::from(seat)] = Player {
        hero: number,
        form,
        side,
        sidekick,
        lead,
        gear,
        counters,
        die,
        start,
        ..Player::default()
    };
    let first = state.fighters.len();
    let mut io = Io::silent();
    Machine::new(rules, state, &mut io).add_fighters(seat);
    // A fighter that is not listed is defeated, or off the battlefield if it is of a reserve.
    let own = rules.fighters_of(state, seat);
    for fighter in first..state.fighters.len() {
        if !rules.fighter_def(state, fighter as FighterId).sheet.reserve {
            state.fighters.at_mut(fighter).health = 0;
        }
    }
    let mut given = 0;
    for (index, value) in list(input.fields, "fighters")?.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{index}]")).at("fighters");
        let fighter = add_fighter(rules, state, names, own & !given, value).map_err(place)?;
        given |= one(fighter);
    }
    add_cards(rules, state, names, seat, input.fields, others)
}

/// Reads counters by their ids. Missing counters have their number at the start.
fn read_counters(hero: &Hero, fields: &Object) -> Result<[u8; MOST_COUNTERS]> {
    let mut counters = hero.first_counters();
    let Some(value) = field(fields, "counters") else { return Ok(counters) };
    let ids: Vec<&str> = hero.sheet.counters.iter().map(|counter| counter.id.as_str()).collect();
    let place = |error: Error| error.at("counters");
    let given = object(value, &ids).map_err(place)?;
    for (count, sheet) in counters.iter_mut().zip(&hero.sheet.counters) {
        if let Some(number) = number(given, &sheet.id, 0, sheet.most.into()).map_err(place)? {
            *count = number as u8;
        }
    }
    Ok(counters)
}

/// Returns the error for a space that the battlefield does not have.
pub fn no_space(id: &str) -> Error {
    Error::new("unknown-space", format!("the battlefield has no space \"{}\"", shorten(id)))
}

fn add_fighter(
    rules: Unmatched,
    state: &mut State,
    names: &mut Names,
    free: u32,
    value: &Value,
) -> Result<FighterId> {
    let fields = object(value, FIGHTER.names)?;
    let id = text(fields, "fighter")?
        .ok_or_else(|| Error::new("missing-field", "a fighter has a \"fighter\"").at("fighter"))?;
    let is = |fighter: &FighterId| {
        let def = rules.fighter_def(state, *fighter);
        def.id == id || def.sheet.id == id
    };
    let Some(fighter) = crate::model::state::members(free).find(is) else {
        return Err(Error::new(
            "unknown-fighter",
            format!("this player has no (other) fighter \"{}\"", shorten(id)),
        )
        .at("fighter"));
    };
    let full = rules.full_health(state, fighter);
    let space = |name: &str| match text(fields, name)? {
        Some(id) => rules.board(state).space(id).ok_or_else(|| no_space(id).at(name)),
        None => Ok(NOWHERE),
    };
    let (at, began) = (space("at")?, space("began")?);
    let off = flag(fields, "offBoard")? || flag(fields, "defeated")?;
    if (at == NOWHERE) != off {
        return Err(Error::new(
            "missing-field",
            "a fighter has a space (\"at\"), or is \"defeated\" or \"offBoard\"",
        )
        .at("at"));
    }
    if state.barred(fighter) & only(at) != 0 {
        return Err(Error::new("occupied", "these fighters cannot share a space").at("at"));
    }
    let tail = space("tail")?;
    if tail != NOWHERE
        && (!state.fighter(fighter).is_large()
            || at == NOWHERE
            || rules.tails(state, fighter, at) & only(tail) == 0)
    {
        return Err(Error::new(
            "no-tail",
            "a large fighter has its second space beside the first, where nobody else stands",
        )
        .at("tail"));
    }
    if flag(fields, "defeated")? {
        refuse_unused(
            fields,
            &["health"],
            "for a fighter that is defeated: leave it out, or leave out \"defeated\"",
        )?;
        if flag(fields, "offBoard")? {
            let message =
                "a fighter is defeated or off the battlefield, not both: leave one of them out";
            return Err(Error::new("unused-field", message).at("offBoard"));
        }
    }
    let health = number(fields, "health", 1, full.into())?.map_or(full, |health| health as u8);
    let reserve = rules.fighter_def(state, fighter).sheet.reserve;
    let entry = state.fighters.at_mut(usize::from(fighter));
    entry.health = if flag(fields, "defeated")? { 0 } else { health };
    (entry.at, entry.tail) = (at, tail);
    (entry.began, entry.began_tail) = if began == NOWHERE { (at, tail) } else { (began, NOWHERE) };
    for (name, bit) in
        [("held", Fighter::HELD), ("attacked", Fighter::ATTACKED), ("left", Fighter::LEFT)]
    {
        if flag(fields, name)? {
            entry.flags |= bit;
        }
    }
    if flag(fields, "offBoard")? && !reserve {
        entry.flags |= Fighter::AWAY;
    }
    if let Some(name) = text(fields, "as")? {
        names.add(name, Thing::Fighter(fighter))?;
    }
    Ok(fighter)
}
