//! Random games with checks of the invariants after every decision.

use crate::{
    api,
    cards::deckbuilder::Deckbuilder,
    embed::config::DEFAULT_SET,
    model::{
        action::Action,
        start::{Setup, Start},
        state::{CardId, MOST_SEATS, Mode, NOBODY, OFF, State, Status, Zone},
    },
    options::*,
};
use altmode_core::{Game, Io, Random, Result, Rules};
use altmode_deckbuilder_language::{CardType, Faction};
use altmode_host::{Bot, Hosted, SoakLimits, Soaked, soak};

/// Maximum number of decisions of a game.
const MOST_DECISIONS: u32 = 200_000;
/// One in this many games keeps its history and is saved and restored.
const SAVED: u32 = 64;
/// Number of the decision after which such a game is saved for the first time.
const SAVE_AT: u32 = 50;

/// Random games, each determined by the seed and its number.
pub struct Soak {
    rules: Deckbuilder,
    sets: Vec<String>,
    family: Random,
}

/// The result of a game.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The winning seats; 0 for a draw or a common defeat.
    pub winners: u8,
    /// The mode.
    pub mode: Mode,
    /// Status at the end.
    pub status: Status,
    /// Number of decisions.
    pub decisions: u32,
    /// Number of turns.
    pub turns: u32,
    /// A checksum of the course.
    pub checksum: u32,
}

impl Soak {
    /// Prepares the games of a seed.
    pub fn new(seed: &str) -> Result<Soak> {
        Soak::of(api::Deckbuilder::new().rules(), &[DEFAULT_SET], seed)
    }

    /// Prepares the games of a seed with the cards of some sets, for example those of packs.
    pub fn of(rules: Deckbuilder, sets: &[&str], seed: &str) -> Result<Soak> {
        Ok(Soak {
            rules,
            sets: sets.iter().map(ToString::to_string).collect(),
            family: Random::from_seed_text(seed)?,
        })
    }

    /// Returns the start of a game: all modes, numbers of players and characters of all sets, with random options in
    /// half of the games.
    pub fn start(&self, number: u32) -> Start {
        let mut random = self.family.child(number);
        let mode = Mode::ALL[random.below(5) as usize];
        let seats = match mode {
            Mode::Solo => 1,
            Mode::Competitive | Mode::Coop => 2 + random.below(4) as usize,
            Mode::Teams => 2 + 2 * random.below(2) as usize,
            Mode::OneVersusMany => 3 + random.below(2) as usize,
        };
        let own = if random.below(2) == 0 { Faction::Autobot } else { Faction::Decepticon };
        let faction = |seat: usize| match mode {
            Mode::Teams if seat % 2 == 1 => own.other(),
            Mode::OneVersusMany if seat > 0 => own.other(),
            _ => own,
        };
        let characters = &self.rules.catalogue.characters;
        let mut chosen: Vec<String> = Vec::new();
        for seat in 0..seats {
            let mut fitting: Vec<&str> = characters
                .iter()
                .filter(|character| character.complete && character.sheet.faction == faction(seat))
                .map(|character| character.sheet.id.as_str())
                .filter(|id| !chosen.iter().any(|other| other == id))
                .collect();
            // A set can have fewer characters of a faction than five players need. The remaining seats stay empty.
            if fitting.is_empty() {
                break;
            }
            random.shuffle(&mut fitting);
            chosen.push(fitting[0].to_string());
        }
        let options =
            if random.below(2) == 0 { Options::default() } else { random_options(&mut random) };
        Start::Game(Setup {
            seed: format!("{:x}", random.bits()),
            mode,
            sets: self.sets.clone(),
            characters: chosen,
            first: (random.below(2) == 0).then_some(0),
            ruins: random.below(4) != 0,
            options,
            parts: Vec::new(),
            swaps: Vec::new(),
            allow_unknown: false,
        })
    }

    /// Plays a game and checks it on the way.
    ///
    /// # Errors
    ///
    /// Fails with a description of the first fault.
    pub fn play(&self, number: u32) -> std::result::Result<Played, String> {
        let (rules, start) = (self.rules, self.start(number));
        let text = |error: altmode_core::Error| format!("{error} at the start {start:?}");
        let kept = number
            .is_multiple_of(SAVED)
            .then(|| Game::new(rules, start.clone()))
            .transpose()
            .map_err(text)?;
        let state = rules.begin(&start, &mut Io::silent()).map_err(text)?;
        let mut random = self.family.child(number ^ 0x8000_0000);
        let bots: [Bot; MOST_SEATS] =
            std::array::from_fn(|_| if random.below(6) == 0 { Bot::Greedy } else { Bot::Random });
        let limits = SoakLimits { decisions: MOST_DECISIONS, save_at: SAVE_AT };
        let (state, decisions) =
            soak(&rules, state, kept, limits, &mut Table { rules, bots, random })
                .map_err(|fault| format!("{fault}, at the start {start:?}"))?;
        if state.status == Status::OutOfRoom {
            return Err(format!("a list of the state was full in {start:?}"));
        }
        Ok(Played {
            winners: rules.outcome(&state).map_or(0, |outcome| outcome.winners),
            mode: state.mode,
            status: state.status,
            decisions,
            turns: state.turn.into(),
            checksum: rules.checksum(&state, decisions),
        })
    }
}

/// A game in progress.
struct Table {
    rules: Deckbuilder,
    bots: [Bot; MOST_SEATS],
    random: Random,
}

impl Soaked<Deckbuilder> for Table {
    fn choose(
        &mut self,
        state: &State,
        seat: u8,
        actions: &[Action],
    ) -> std::result::Result<usize, String> {
        Ok(self.rules.choose(
            self.bots[usize::from(seat) % MOST_SEATS],
            state,
            actions,
            &mut self.random,
        ))
    }

    fn apply(&mut self, state: &mut State, action: Action) {
        self.rules.apply(state, action, &mut Io::silent());
    }

    fn check(&self, state: &State) -> std::result::Result<(), String> {
        check(self.rules, state)
    }

    fn place(&self, state: &State) -> String {
        format!("turn {}, {:?}", state.turn, state.decision)
    }
}

/// Returns random options.
fn random_options(random: &mut Random) -> Options {
    let mut coin = |others: u32| random.below(others + 1);
    Options {
        entry: [Entry::Corner, Entry::Edge, Entry::Placed][coin(2) as usize],
        energon: coin(3) as u8,
        step_cost: 1,
        search_cost: coin(2) as u8,
        search: [SearchAt::Own, SearchAt::Adjacent, SearchAt::Both][coin(2) as usize],
        boss_stacks: [BossStacks::ByLevel, BossStacks::Random][coin(1) as usize],
        boss_cards: [BossCards::Added, BossCards::Replacing][coin(1) as usize],
        boss_arrival: [BossArrival::Destroys, BossArrival::Settles][coin(1) as usize],
        boss_ambush: [BossAmbush::Ambush, BossAmbush::None][coin(1) as usize],
        refill: [Refill::BeforeDraw, Refill::AfterDraw][coin(1) as usize],
        encounter: [EncounterAt::AfterAssists, EncounterAt::BeforeAssists][coin(1) as usize],
        assists_each: [AssistsEach::One, AssistsEach::Many][coin(1) as usize],
        robot_assists: [RobotAssists::None, RobotAssists::Offensive][coin(1) as usize],
        failed_battle: [FailedBattle::Spends, FailedBattle::Keeps][coin(1) as usize],
        abilities: [Abilities::Once, Abilities::Unlimited][coin(1) as usize],
        converts: [Converts::Unlimited, Converts::Once][coin(1) as usize],
        clearing: [Clearing::Range, Clearing::Own][coin(1) as usize],
        assist_reward: [AssistReward::Shared, AssistReward::Active][coin(1) as usize],
        assists: [Assists::Offered, Assists::Forced][coin(1) as usize],
        schemes: [Schemes::Out, Schemes::In][coin(1) as usize],
        coop_loss: [CoopLoss::Deck, CoopLoss::DeckOrDamage][coin(1) as usize],
        ties: [Ties::Draw, Ties::Shared][coin(1) as usize],
        flight: [Flight::None, Flight::NoAmbush][coin(1) as usize],
        adjacency: [Adjacency::Orthogonal, Adjacency::Diagonal][coin(1) as usize],
    }
}

/// Checks the invariants of a state: every card is in one zone, hands are known to their players, faceup cards to everyone, and
/// Ruins are faceup.
///
/// # Errors
///
/// Fails with a description of the violation.
pub fn check(rules: Deckbuilder, state: &State) -> std::result::Result<(), String> {
    let mut found = [0_u8; 256];
    let mut listed = |zone: Zone, owner: u8, cards: &[CardId]| {
        for &card in cards {
            found[usize::from(card)] += 1;
            let entry = state.card(card);
            if (entry.zone, entry.owner) != (zone, owner) {
                return Err(format!(
                    "card {card} is in the list of {zone:?} of {owner}, but says {:?} of {}",
                    entry.zone, entry.owner
                ));
            }
        }
        Ok(())
    };
    listed(Zone::Main, NOBODY, &state.main)?;
    listed(Zone::Ruins, NOBODY, &state.ruins)?;
    listed(Zone::RuinDiscard, NOBODY, &state.ruin_discard)?;
    listed(Zone::Encounters, NOBODY, &state.encounters)?;
    listed(Zone::EncounterDiscard, NOBODY, &state.encounter_discard)?;
    listed(Zone::DamageStack, NOBODY, &state.damage)?;
    listed(Zone::Basics, NOBODY, &state.basics)?;
    for seat in 0..state.seats {
        let player = state.player(seat);
        listed(Zone::Deck, seat, &player.deck)?;
        listed(Zone::Hand, seat, &player.hand)?;
        listed(Zone::Discard, seat, &player.discard)?;
        listed(Zone::Played, seat, &player.played)?;
        listed(Zone::Damage, seat, &player.damage)?;
        listed(Zone::Vault, seat, &player.vault)?;
        if player.hand.iter().any(|&card| state.card(card).seen >> seat & 1 == 0) {
            return Err(format!("seat {seat} does not know its hand"));
        }
        if player.at != OFF && player.at >= state.spaces() {
            return Err(format!("seat {seat} is in space {}", player.at));
        }
    }
    let everyone = (1 << state.seats) - 1;
    for space in 0..state.spaces() {
        let cell = state.cell(space);
        if cell.card == NOBODY {
            continue;
        }
        let entry = state.card(cell.card);
        found[usize::from(cell.card)] += 1;
        if (entry.zone, entry.space) != (Zone::Matrix, space) {
            return Err(format!(
                "card {} in space {space} says {:?}, space {}",
                cell.card, entry.zone, entry.space
            ));
        }
        if cell.up != (entry.seen == everyone) {
            return Err(format!(
                "card {} in space {space} is up: {}, and seen by {:b}",
                cell.card, cell.up, entry.seen
            ));
        }
        if !cell.up && rules.def(state, cell.card).is(CardType::Boss) {
            return Err(format!("a Boss in space {space} is facedown"));
        }
    }
    for (card, entry) in state.cards.iter().enumerate() {
        let nowhere =
            matches!(entry.zone, Zone::Box | Zone::Destroyed | Zone::Encounter | Zone::Assist);
        if found[card] != u8::from(!nowhere) {
            return Err(format!("card {card} in {:?} is listed {} times", entry.zone, found[card]));
        }
    }
    let stacks: u8 = state.stacks.iter().sum();
    if usize::from(stacks) != state.main.len() {
        return Err(format!("the stacks have {stacks} cards, the main deck {}", state.main.len()));
    }
    Ok(())
}
