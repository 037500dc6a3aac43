//! The set-up of a game.

use crate::{
    cards::{
        catalogue::{Catalogue, Part},
        deckbuilder::Deckbuilder,
    },
    engine::{
        machine::Machine,
        needs::{self, LAST_STACK, STARTERS, Stock, size, stack},
    },
    model::{
        event::Event,
        start::Setup,
        state::{
            Battle, Card, CardId, Cell, Decision, DefId, Frame, MOST_CARDS, MOST_SEATS, Mode,
            NOBODY, OFF, Player, State, Status, Work, Zone,
        },
    },
    options::{BossCards, BossStacks, Entry, Schemes},
};
use altmode_core::{Error, Io, List, Random, Result};
use altmode_deckbuilder_language::{CardType, Faction};
use altmode_host::input::shorten;

/// Hand size of a player.
const HAND: u8 = 5;

/// The cards of a game, each repeated for its copies.
#[derive(Clone, Debug, Default)]
pub struct Composition {
    /// The main deck.
    pub main: Vec<DefId>,
    /// The Bosses.
    pub bosses: Vec<DefId>,
    /// The Ruins.
    pub ruins: Vec<DefId>,
    /// The Encounters.
    pub encounters: Vec<DefId>,
    /// The Damage stack.
    pub damage: Vec<DefId>,
    /// The Basics.
    pub basics: Vec<DefId>,
    /// The Starters of each player.
    pub starters: Vec<DefId>,
}

/// Checks a set-up from a host.
pub fn check(rules: Deckbuilder, setup: &Setup) -> Result<()> {
    Random::from_seed_text(&setup.seed)?;
    players(rules.catalogue, setup)?;
    compose(rules.catalogue, setup).map(|_| ())
}

/// Begins a game.
pub fn begin(rules: Deckbuilder, setup: &Setup, io: &mut Io<Event, DefId>) -> Result<State> {
    let composition = compose(rules.catalogue, setup)?;
    let players = players(rules.catalogue, setup)?;
    Ok(deal(rules, setup, &composition, &players, io))
}

/// Finds the characters of a game, and checks that they fit the mode.
pub fn players(catalogue: &Catalogue, setup: &Setup) -> Result<Vec<u16>> {
    let count = setup.characters.len();
    let fits = match setup.mode {
        Mode::Solo => count == 1,
        Mode::Competitive | Mode::Coop => (2..=MOST_SEATS).contains(&count),
        // Teams have an even number of players: 1v1 or 2v2 (Clash of the Combiners rulebook, TvT with a Single Base Set).
        Mode::Teams => count == 2 || count == 4,
        Mode::OneVersusMany => count == 3 || count == 4,
    };
    if !fits {
        let message = format!(
            "{count} players cannot play \"{}\": solo has 1, competitive and co-op have 2 to 5, tvt has 2 or 4, and 1vm has 3 or 4",
            setup.mode.name()
        );
        return Err(Error::new("wrong-number", message).at("players"));
    }
    if setup.first.is_some_and(|first| usize::from(first) >= count) {
        return Err(Error::new("unknown-seat", "there is no such seat").at("first"));
    }
    let mut found = Vec::new();
    for (seat, id) in setup.characters.iter().enumerate() {
        let place = |error: Error| error.at("character").at(format!("players[{seat}]"));
        let Some(number) = catalogue.find_character(id) else {
            return Err(place(Error::new(
                "unknown-character",
                format!("there is no character \"{}\"", shorten(id)),
            )));
        };
        let def = catalogue.character(number);
        if !def.complete && !setup.allow_unknown {
            let facts =
                def.sheet.unknown.iter().map(|fact| fact.name()).collect::<Vec<_>>().join(", ");
            let message = format!(
                "no source gives the {facts} of {}; `allowUnknown` plays without them",
                def.sheet.name
            );
            return Err(place(Error::new("unknown-facts", message)));
        }
        if found.contains(&number) {
            return Err(place(Error::new(
                "same-character",
                format!("{} plays already", def.sheet.name),
            )));
        }
        found.push(number);
    }
    check_factions(catalogue, setup, &found)?;
    // The single player of "1vm" has the first turn (Clash of the Combiners rulebook, One Versus Many).
    let faction = |number: u16| catalogue.character(number).sheet.faction;
    let alone = |seat: u8| {
        found.iter().filter(|&&number| faction(number) == faction(found[usize::from(seat)])).count()
            == 1
    };
    if setup.mode == Mode::OneVersusMany && setup.first.is_some_and(|first| !alone(first)) {
        return Err(Error::new(
            "wrong-seat",
            "in \"1vm\" the single player has the first turn: leave \"first\" out",
        )
        .at("first"));
    }
    Ok(found)
}

/// Checks that the factions of the characters fit the mode.
fn check_factions(catalogue: &Catalogue, setup: &Setup, found: &[u16]) -> Result<()> {
    let faction = |seat: usize| catalogue.character(found[seat]).sheet.faction;
    let of = |wanted: Faction| (0..found.len()).filter(|&seat| faction(seat) == wanted).count();
    let (autobots, decepticons) = (of(Faction::Autobot), of(Faction::Decepticon));
    let wrong = |message: &str| Err(Error::new("wrong-faction", message).at("players"));
    match setup.mode {
        Mode::Competitive | Mode::Coop | Mode::Solo if autobots > 0 && decepticons > 0 => wrong(
            "in this mode all characters are of one faction; their Adversaries are of the other one",
        ),
        // Decepticon and Autobot players alternate (Clash of the Combiners rulebook, TvT with a Single Base Set).
        Mode::Teams if (1..found.len()).any(|seat| faction(seat) == faction(seat - 1)) => {
            wrong("in \"tvt\" Autobots and Decepticons sit in alternating positions")
        }
        Mode::OneVersusMany if autobots.min(decepticons) != 1 => {
            wrong("in \"1vm\" one character is of one faction and all others of the other")
        }
        _ => Ok(()),
    }
}

/// Collects the cards of a game from its sets, its own parts and its swaps.
pub fn compose(catalogue: &Catalogue, setup: &Setup) -> Result<Composition> {
    let mut sets = Vec::new();
    for (index, id) in setup.sets.iter().enumerate() {
        sets.push(find_set(catalogue, id).map_err(|error| error.at(format!("sets[{index}]")))?);
    }
    let mut made = Composition::default();
    for part in Part::ALL {
        let sets = sets_of(catalogue, part, &sets);
        let own = setup.parts.iter().find(|(name, _)| name == part.name());
        let mut cards = match own {
            Some((name, list)) => own_part(catalogue, part, name, list)?,
            None => of_sets(catalogue, setup, part, sets),
        };
        swap(catalogue, setup, part, &mut cards)?;
        if !setup.allow_unknown
            && let Some(&def) = cards.iter().find(|def| !catalogue.card(**def).complete)
        {
            let sheet = catalogue.card(def).sheet;
            let facts = sheet.unknown.iter().map(|fact| fact.name()).collect::<Vec<_>>().join(", ");
            let message = format!(
                "no source gives the {facts} of \"{}\"; `allowUnknown` plays without them",
                sheet.name
            );
            return Err(Error::new("unknown-facts", message).at(format!("deck.{}", part.name())));
        }
        *made.part(part) = cards;
    }
    check_numbers(catalogue, setup, &mut made)?;
    Ok(made)
}

impl Composition {
    fn part(&mut self, part: Part) -> &mut Vec<DefId> {
        match part {
            Part::Main => &mut self.main,
            Part::Bosses => &mut self.bosses,
            Part::Ruins => &mut self.ruins,
            Part::Encounters => &mut self.encounters,
            Part::Damage => &mut self.damage,
            Part::Basics => &mut self.basics,
            Part::Starters => &mut self.starters,
        }
    }
}

/// Returns the number of the set with an id.
pub fn find_set(catalogue: &Catalogue, id: &str) -> Result<u16> {
    catalogue.find_set(id).ok_or_else(|| {
        let known = catalogue.sets.iter().map(|set| set.id).collect::<Vec<_>>().join(", ");
        Error::new("unknown-set", format!("there is no set \"{}\"; there are {known}", shorten(id)))
    })
}

fn own_part(
    catalogue: &Catalogue,
    part: Part,
    name: &str,
    list: &[(String, u8)],
) -> Result<Vec<DefId>> {
    let mut cards = Vec::new();
    for (index, (id, count)) in list.iter().enumerate() {
        let place = |error: Error| error.at(format!("[{index}]")).at(name).at("deck");
        let def = find(catalogue, id).map_err(place)?;
        if catalogue.card(def).part() != part {
            let message = format!(
                "\"{}\" belongs to \"{}\"",
                catalogue.card(def).sheet.name,
                catalogue.card(def).part().name()
            );
            return Err(place(Error::new("wrong-part", message)));
        }
        cards.extend((0..*count).map(|_| def));
    }
    Ok(cards)
}

fn find(catalogue: &Catalogue, id: &str) -> Result<DefId> {
    catalogue
        .find_card(id)
        .ok_or_else(|| Error::new("unknown-card", format!("there is no card \"{}\"", shorten(id))))
}

/// Returns the sets of a game that supply a part. Ruins are those of one set: the first one with Ruins (Clash of the Combiners
/// rulebook, Ruins: "use only the 10 Ruins from this set or the 10 Ruins from War on Cybertron, not both").
fn sets_of<'a>(catalogue: &Catalogue, part: Part, sets: &'a [u16]) -> &'a [u16] {
    let has_some =
        |set: &u16| catalogue.cards.iter().any(|card| card.set == *set && card.part() == part);
    match sets.iter().position(has_some) {
        Some(first) if part == Part::Ruins => &sets[first..=first],
        _ => sets,
    }
}

/// Returns the cards of a part of one set as entries of a configuration: ids with their numbers of copies.
pub fn part_of_set(
    catalogue: &Catalogue,
    setup: &Setup,
    part: Part,
    set: u16,
) -> Vec<(String, u8)> {
    let mut cards = of_sets(catalogue, setup, part, &[set]);
    let all = cards.clone();
    cards.dedup();
    let copies = |def: DefId| all.iter().filter(|other| **other == def).count() as u8;
    cards.into_iter().map(|def| (catalogue.card(def).sheet.id.clone(), copies(def))).collect()
}

fn of_sets(catalogue: &Catalogue, setup: &Setup, part: Part, sets: &[u16]) -> Vec<DefId> {
    let mut cards = Vec::new();
    for (def, card) in catalogue.cards.iter().enumerate() {
        let sheet = card.sheet;
        // Schemes are excluded unless the option includes them. Schemes for co-operative games are used in these only.
        let scheme = card.is(CardType::Scheme)
            && (setup.options.schemes == Schemes::Out || sheet.co_op != setup.mode.is_shared());
        // Starters of a Combiner are added with its character.
        if sets.contains(&card.set) && card.part() == part && !scheme && sheet.starter.is_none() {
            cards.extend((0..sheet.copies).map(|_| def as DefId));
        }
    }
    cards
}

/// Swaps cards of one type and a similar cost (Clash of the Combiners rulebook, Customizing Your Game).
fn swap(catalogue: &Catalogue, setup: &Setup, part: Part, cards: &mut [DefId]) -> Result<()> {
    for (index, (out, incoming, count)) in setup.swaps.iter().enumerate() {
        let place = |error: Error| error.at(format!("swaps[{index}]"));
        let (from, to) =
            (find(catalogue, out).map_err(place)?, find(catalogue, incoming).map_err(place)?);
        let (one, other) = (catalogue.card(from), catalogue.card(to));
        if one.part() != part {
            continue;
        }
        if one.part() != other.part() || one.types & other.types == 0 {
            let message = format!(
                "\"{}\" and \"{}\" have no type in common",
                one.sheet.name, other.sheet.name
            );
            return Err(place(Error::new("unlike-cards", message)));
        }
        if one.cost().abs_diff(other.cost()) > 1 {
            let message = format!(
                "\"{}\" costs {} and \"{}\" {}: not similar",
                one.sheet.name,
                one.cost(),
                other.sheet.name,
                other.cost()
            );
            return Err(place(Error::new("unlike-cards", message)));
        }
        // A Boss is similar if it has the Level of the other one, because each stack needs its Level.
        if part == Part::Bosses
            && (one.sheet.level, one.sheet.faction) != (other.sheet.level, other.sheet.faction)
        {
            let message = format!(
                "\"{}\" and \"{}\" are not Bosses of one Level and faction",
                one.sheet.name, other.sheet.name
            );
            return Err(place(Error::new("unlike-cards", message)));
        }
        let mut left = *count;
        for card in cards.iter_mut().filter(|card| **card == from) {
            if left > 0 {
                *card = to;
                left -= 1;
            }
        }
        if left > 0 {
            return Err(place(Error::new(
                "too-many-copies",
                format!("the game has no {count} copies of \"{}\"", one.sheet.name),
            )));
        }
    }
    Ok(())
}

/// Checks that a game has the cards that it needs, within the maximum numbers.
fn check_numbers(catalogue: &Catalogue, setup: &Setup, made: &mut Composition) -> Result<()> {
    let players: Vec<Faction> = setup
        .characters
        .iter()
        .filter_map(|id| catalogue.find_character(id))
        .map(|number| catalogue.character(number).sheet.faction)
        .collect();
    // Bosses are excluded if no player opposes their faction.
    made.bosses.retain(|def| {
        catalogue.card(*def).sheet.faction.is_some_and(|faction| players.contains(&faction.other()))
    });
    if !setup.ruins {
        made.ruins.clear();
    }
    let mut stock = Stock::default();
    for part in Part::ALL {
        made.part(part).iter().for_each(|def| stock.add(catalogue.card(*def).sheet, 1));
    }
    needs::check(&stock, setup, &players)
}

/// Returns a state without cards and players.
pub fn empty(random: Random, mode: Mode, seats: usize, options: crate::options::Options) -> State {
    let (rows, columns) = size(seats);
    State {
        random,
        status: Status::Running,
        mode,
        options,
        seats: seats as u8,
        rows,
        columns,
        active: 0,
        turn: 0,
        decisions: 0,
        cards: List::new(),
        matrix: [Cell::default(); crate::model::state::MOST_SPACES],
        main: List::new(),
        stacks: [0; 4],
        ruins: List::new(),
        ruin_discard: List::new(),
        has_ruins: false,
        encounters: List::new(),
        encounter_discard: List::new(),
        damage: List::new(),
        basics: List::new(),
        players: [Player::default(); MOST_SEATS],
        battle: Battle::default(),
        frames: List::new(),
        triggers: List::new(),
        ambushes: List::new(),
        lasting: List::new(),
        defeated: 0,
        ending: None,
        decision: Decision::default(),
    }
}

/// Adds a physical card.
pub fn add(state: &mut State, def: DefId, zone: Zone, owner: u8, seen: u8) -> CardId {
    let card = state.cards.len() as CardId;
    state.cards.push(Card { def, owner, zone, space: OFF, seen, used: 0, kept: false });
    card
}

/// Adds the players with their characters, teams and hand sizes (Clash of the Combiners rulebook, One Versus Many).
pub fn add_players(rules: Deckbuilder, state: &mut State, characters: &[u16]) {
    for (seat, &character) in characters.iter().enumerate() {
        let faction = rules.catalogue.character(character).sheet.faction;
        let team = if state.mode.has_teams() {
            u8::from(faction == Faction::Decepticon)
        } else {
            seat as u8
        };
        state.players[seat] = Player {
            character,
            faction,
            team,
            energon: state.options.energon,
            hand_size: HAND,
            ..Player::default()
        };
    }
    if state.mode == Mode::OneVersusMany {
        for seat in 0..state.seats {
            if state.is_single(seat) {
                state.player_mut(seat).hand_size = if state.seats == 3 { 6 } else { 7 };
            }
        }
    }
}

/// Returns the starting deck of a character: the Starters of a Combiner replace usual ones, 1 for 1 (Clash of the Combiners
/// rulebook, New Starters).
pub fn starting_deck(catalogue: &Catalogue, usual: &[DefId], character: u16) -> Vec<DefId> {
    let id = &catalogue.character(character).sheet.id;
    let mut deck: Vec<DefId> = Vec::new();
    for (def, card) in catalogue.cards.iter().enumerate() {
        if card.sheet.starter.as_ref() == Some(id) {
            deck.extend((0..card.sheet.copies).map(|_| def as DefId));
        }
    }
    deck.truncate(STARTERS);
    // With two base sets each faction begins with the Starters of its own (Clash of the Combiners rulebook, TvT with a Single Base
    // Set, Note).
    let faction = catalogue.character(character).sheet.faction;
    let usual: Vec<DefId> =
        usual.iter().copied().filter(|def| catalogue.card(*def).is_for(faction)).collect();
    let replaced = deck.len();
    // Cards of the kind with the most copies are replaced first: the Courage or Wrath cards.
    let mut rest = usual.clone();
    let count = |def: DefId| usual.iter().filter(|other| **other == def).count();
    altmode_core::sort_few(&mut rest, |one, other| count(*one) > count(*other));
    deck.extend(rest.into_iter().skip(replaced));
    deck.truncate(STARTERS);
    deck
}

fn deal(
    rules: Deckbuilder,
    setup: &Setup,
    made: &Composition,
    characters: &[u16],
    io: &mut Io<Event, DefId>,
) -> State {
    let random = Random::from_seed_text(&setup.seed).unwrap_or_else(|_| Random::from_words([0; 4]));
    let seats = characters.len();
    let mut state = empty(random, setup.mode, seats, setup.options);
    add_players(rules, &mut state, characters);
    let everyone = (1 << seats) - 1;

    // Players: 10 Starters each, shuffled.
    for (seat, &character) in characters.iter().enumerate() {
        let mut deck = starting_deck(rules.catalogue, &made.starters, character);
        state.random.shuffle(&mut deck);
        for def in deck {
            let card = add(&mut state, def, Zone::Deck, seat as u8, 0);
            state.players[seat].deck.push(card);
        }
    }
    deal_main(rules, &mut state, made);
    let shuffled = |state: &mut State, defs: &[DefId], zone: Zone| -> Vec<CardId> {
        let mut defs = defs.to_vec();
        state.random.shuffle(&mut defs);
        defs.into_iter().map(|def| add(state, def, zone, NOBODY, 0)).collect()
    };
    let ruins = shuffled(&mut state, &made.ruins, Zone::Ruins);
    ruins.into_iter().for_each(|card| state.ruins.push(card));
    state.has_ruins = !state.ruins.is_empty();
    let encounters = shuffled(&mut state, &made.encounters, Zone::Encounters);
    encounters.into_iter().for_each(|card| state.encounters.push(card));
    let damage = shuffled(&mut state, &made.damage, Zone::DamageStack);
    damage.into_iter().for_each(|card| state.damage.push(card));
    for &def in &made.basics {
        let card = add(&mut state, def, Zone::Basics, NOBODY, everyone);
        state.basics.push(card);
    }

    // 1vM: the single player goes first (Clash of the Combiners rulebook, One Versus Many).
    let single =
        (0..seats as u8).find(|&seat| setup.mode == Mode::OneVersusMany && state.is_single(seat));
    let chosen = single.or(setup.first);
    state.active = match chosen {
        Some(seat) => seat,
        None => state.random.below(seats as u32) as u8,
    };
    if setup.options.entry == Entry::Placed {
        let (last, width) = (state.spaces() - 1, state.columns - 1);
        let corners = [0, last, width, last - width];
        for seat in 0..seats {
            state.players[seat].at = corners[seat % 4];
        }
    }
    state.frames.push(Frame { work: Work::Turn, ..Frame::default() });
    let mut machine = Machine::new(rules, &mut state, io);
    for seat in 0..seats as u8 {
        let size = machine.rules.hand_size(machine.state, seat);
        machine.draw(seat, size);
    }
    machine.run();
    state
}

/// Deals the Matrix and the stacks of the main deck. The remaining cards go to the box unseen (Notes).
fn deal_main(rules: Deckbuilder, state: &mut State, made: &Composition) {
    let seats = usize::from(state.seats);
    let mut main = made.main.clone();
    state.random.shuffle(&mut main);
    let mut main = main.into_iter();
    for space in 0..state.spaces() {
        let Some(def) = main.next() else { break };
        let card = add(state, def, Zone::Matrix, NOBODY, 0);
        state.cards.at_mut(usize::from(card)).space = space;
        state.matrix[usize::from(space)].card = card;
    }
    // One Boss of each opposing faction is shuffled into each of the first three stacks.
    let mut bosses = made.bosses.clone();
    state.random.shuffle(&mut bosses);
    let mut levels = [1, 2, 3];
    if state.options.boss_stacks == BossStacks::Random {
        state.random.shuffle(&mut levels);
    }
    let mut stacks: Vec<Vec<DefId>> = Vec::new();
    for level in levels {
        let mut stack_bosses = Vec::new();
        for faction in [Faction::Autobot, Faction::Decepticon] {
            let found = bosses.iter().position(|def| {
                let sheet = rules.catalogue.card(*def).sheet;
                sheet.faction == Some(faction) && sheet.level == Some(level)
            });
            stack_bosses.extend(found.map(|at| bosses.remove(at)));
        }
        let replaced =
            if state.options.boss_cards == BossCards::Replacing { stack_bosses.len() } else { 0 };
        let mut cards: Vec<DefId> = main.by_ref().take(stack(seats) - replaced).collect();
        cards.extend(stack_bosses);
        state.random.shuffle(&mut cards);
        stacks.push(cards);
    }
    stacks.push(main.by_ref().take(LAST_STACK).collect());
    // Stack 1 is on top: the last card of the list.
    for (number, stack) in stacks.iter().enumerate().rev() {
        for &def in stack {
            let card = add(state, def, Zone::Main, NOBODY, 0);
            state.main.push(card);
        }
        state.stacks[number] = stack.len() as u8;
    }
    // Players cannot tell the cards of the box from those in the game. Main decks of several sets can have more cards than a state
    // has room for: the last ones are left out, which are at random.
    let beside = made.ruins.len() + made.encounters.len() + made.damage.len() + made.basics.len();
    let room = MOST_CARDS.saturating_sub(state.cards.len() + bosses.len() + beside);
    for def in main.take(room).chain(bosses) {
        add(state, def, Zone::Box, NOBODY, 0);
    }
}
