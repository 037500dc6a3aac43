//! Open points of the rules, as named options.
//!
//! The rulebooks of the standalone sets (Core Set, A Rising Darkness, War on Cybertron) were not at hand when this engine was
//! written. The Clash of the Combiners rulebook presumes them. Each question below is answered by no source that was found; each is
//! an option of a game, with a default that is the most natural reading. Sources are named as follows:
//!
//! | name | source |
//! | --- | --- |
//! | Clash | Clash of the Combiners rulebook |
//! | Blog | Renegade Game Studios, "Range, Block, and Encounters", 27 September 2022 |
//! | Notes | a player's notes on the set-up of the Core Set |
//! | Database | a fan database with card texts and rulings |
//!
//! | no. | options | open question | evidence |
//! | --- | --- | --- | --- |
//! | 1 | `entry`, `energon`, `first` | starting space, starting Energon, first player | none; 1vM: the single player (Clash, One Versus Many) |
//! | 2 | `stepCost`, `searchCost`, `search` | cost of a step and of a search; spaces that can be searched | Database: a card "in your space" is flipped |
//! | 3 | `bossStacks`, `bossCards` | Level of the Boss in each stack; whether it is added | Clash, TvT with a Single Base Set: "add 2 Boss cards per stack" |
//! | 4 | `bossArrival`, `bossAmbush` | consequences of a Boss that comes up | Database: a rule destroys a card when a Boss is revealed; Encounters have "Boss Reveal" |
//! | 5 | `refill` | refill before or after the new hand | none |
//! | 6 | `encounter` | Encounter revealed before or after Assists are placed | Clash: Assists are facedown |
//! | 7 | `assistsEach`, `robotAssists` | Assists of one player; Assists against Robots | Clash, Defensive Assists: "not battling Robots" |
//! | 8 | `failedBattle` | Power of a battle that fails | none |
//! | 9 | `abilities`, `converts` | number of uses of an Energon ability, and of Converts, in a turn | none |
//! | 10 | `clearing` | price of clearing a Ruin | Clash, Ruins, does not say |
//! | 11 | `assistReward`, `assists` | share of assisting players; whether Assists need Damage (competitive) | Clash, TvT Rules: exceptions of TvT |
//! | 12 | `schemes`, `coopLoss` | Schemes; defeat in co-operative and solo games | none |
//! | 13 | `ties` | equal VP | none |
//! | 14 | `flight`, `adjacency` | meaning of Flight; diagonal neighbours | Blog: Range counts orthogonal steps |
//! | 15 | `allowUnknown` | Polity, Command, Mission, Initiative: cards that need them | out of scope |
//!
//! Readings without an option, where one answer follows from the others:
//!
//! * Power is paid from the shortest Range that reaches. That is never worse, because Power of a longer Range can pay for
//!   everything that Power of a shorter one can.
//! * Move of the character is spent before Move of cards. That is never worse, because Converting can reduce the former.
//! * A space without a card can be entered. Range counts spaces, whether they are empty, facedown or closed.
//! * A bought card goes to the discard pile of the buyer, a defeated Robot or Boss to the destroyed pile.
//! * The Ruin that fills the space of a defeated Adversary is revealed before the reward is gained. The game ends after the
//!   reward if this was the last Ruin or the third Boss.
//! * A card that Blocks is discarded from hand. Used Encounters are discarded and shuffled when the deck is empty.
//! * An ambushed character is one whose space has an Adversary turned faceup, or who moves onto a faceup Adversary, in any way.
//! * "Control" means the cards in front of a player: those played this turn, Damage and Vault.
//! * Refilling goes on until no space is empty. In a failed confrontation all Power that reaches the Boss was committed.

use altmode_core::{Error, Result};
use altmode_host::input::{Object, number, object, shorten, text};
use serde::{Deserialize, Serialize};

/// Declares an option with its values.
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            /// Returns the value in configurations.
            pub const fn text(self) -> &'static str {
                match self { $($name::$value => $text),+ }
            }

            /// Reads the option; the default if it is left out.
            fn read(object: &Object, name: &str, default: $name) -> Result<$name> {
                match text(object, name)? {
                    None => Ok(default),
                    $(Some($text) => Ok($name::$value),)+
                    Some(other) => {
                        let values = [$($text),+].join("\", \"");
                        Err(Error::new("unknown-option", format!("\"{}\" is not one of \"{values}\"", shorten(other))).at(name))
                    }
                }
            }
        }
    )+};
}

choices! {
    /// The entry of characters into the Matrix (point 1).
    Entry {
        /// They begin off the Matrix; a step leads onto a corner space.
        #[default]
        Corner = "corner",
        /// They begin off the Matrix; a step leads onto a space at the edge.
        Edge = "edge",
        /// They begin in the corner spaces, in seat order.
        Placed = "placed",
    }
    /// Spaces that can be searched (point 2).
    SearchAt {
        /// The own space.
        #[default]
        Own = "own",
        /// Adjacent spaces.
        Adjacent = "adjacent",
        /// Both.
        Both = "both",
    }
    /// Levels of the Bosses in the stacks (point 3).
    BossStacks {
        /// Level I, II and III in stacks 1, 2 and 3.
        #[default]
        ByLevel = "by-level",
        /// At random.
        Random = "random",
    }
    /// Whether Bosses replace cards of the stacks (point 3).
    BossCards {
        /// They are added.
        #[default]
        Added = "added",
        /// Each replaces a card.
        Replacing = "replacing",
    }
    /// Consequences of a Boss that comes up from the main deck (point 4).
    BossArrival {
        /// The active player destroys another card of the Matrix.
        #[default]
        Destroys = "destroys",
        /// The Boss only takes the space.
        Settles = "settles",
    }
    /// Whether a Boss that comes up ambushes (point 4).
    BossAmbush {
        /// It does.
        #[default]
        Ambush = "ambush",
        /// It does not.
        None = "none",
    }
    /// When the Matrix is refilled (point 5).
    Refill {
        /// Before the new hand is drawn.
        #[default]
        BeforeDraw = "before-draw",
        /// After the new hand is drawn.
        AfterDraw = "after-draw",
    }
    /// When the Encounter of a confrontation is revealed (point 6).
    EncounterAt {
        /// After Assists are placed.
        #[default]
        AfterAssists = "after-assists",
        /// Before Assists are placed.
        BeforeAssists = "before-assists",
    }
    /// Assists of one player in a battle (point 7).
    AssistsEach {
        /// One.
        #[default]
        One = "one",
        /// Several.
        Many = "many",
    }
    /// Assists against Robots (point 7).
    RobotAssists {
        /// None.
        #[default]
        None = "none",
        /// Offensive ones.
        Offensive = "offensive",
    }
    /// Power of a battle that fails (point 8).
    FailedBattle {
        /// It is spent.
        #[default]
        Spends = "spends",
        /// It is kept. The same Boss cannot be confronted again in that turn.
        Keeps = "keeps",
    }
    /// Uses of an ability in a turn (point 9).
    Abilities {
        /// Each once.
        #[default]
        Once = "once",
        /// Energon abilities as often as they are paid for.
        Unlimited = "unlimited",
    }
    /// Converts of a player in a turn (point 9).
    Converts {
        /// Without limit.
        #[default]
        Unlimited = "unlimited",
        /// One by paying Energon.
        Once = "once",
    }
    /// Reach of clearing a Ruin (point 10).
    Clearing {
        /// Power of the printed cost, with Range.
        #[default]
        Range = "range",
        /// Power of the printed cost, in the own space only.
        Own = "own",
    }
    /// Reward of assisting players (point 11).
    AssistReward {
        /// Each player whose Assist resolved gains the reward as well.
        #[default]
        Shared = "shared",
        /// Only the active player gains it.
        Active = "active",
    }
    /// Assists in competitive games (point 11).
    Assists {
        /// Others may offer Assists; the active player declines unless Damage forces one.
        #[default]
        Offered = "offered",
        /// Others may assist only as far as Damage forces it.
        Forced = "forced",
    }
    /// Schemes (point 12).
    Schemes {
        /// They stay in the box.
        #[default]
        Out = "out",
        /// They are shuffled into the main deck.
        In = "in",
    }
    /// Defeat in co-operative and solo games (point 12).
    CoopLoss {
        /// A card must be drawn from the empty main deck, or all Ruins are in the Matrix.
        #[default]
        Deck = "deck",
        /// As for the deck, or when a player has 5 Damage.
        DeckOrDamage = "deck-or-damage",
    }
    /// Equal VP (point 13).
    Ties {
        /// The game is a draw.
        #[default]
        Draw = "draw",
        /// All with the most VP win.
        Shared = "shared",
    }
    /// Meaning of Flight (point 14).
    Flight {
        /// None.
        #[default]
        None = "none",
        /// A player who has played a card with Flight this turn is not ambushed when moving onto a faceup Adversary.
        NoAmbush = "no-ambush",
    }
    /// Neighbours of a space (point 14).
    Adjacency {
        /// Up, down, left and right.
        #[default]
        Orthogonal = "orthogonal",
        /// Diagonal spaces as well.
        Diagonal = "diagonal",
    }
}

/// Number of points that the table above lists.
pub const POINTS: usize = 15;

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The entry of characters.
    pub entry: Entry,
    /// Energon at the start.
    pub energon: u8,
    /// Move that a step costs.
    pub step_cost: u8,
    /// Move that a search costs.
    pub search_cost: u8,
    /// Spaces that can be searched.
    pub search: SearchAt,
    /// Levels of the Bosses in the stacks.
    pub boss_stacks: BossStacks,
    /// Whether Bosses replace cards.
    pub boss_cards: BossCards,
    /// Consequences of a Boss that comes up.
    pub boss_arrival: BossArrival,
    /// Whether it ambushes.
    pub boss_ambush: BossAmbush,
    /// When the Matrix is refilled.
    pub refill: Refill,
    /// When the Encounter is revealed.
    pub encounter: EncounterAt,
    /// Assists of one player.
    pub assists_each: AssistsEach,
    /// Assists against Robots.
    pub robot_assists: RobotAssists,
    /// Power of a failed battle.
    pub failed_battle: FailedBattle,
    /// Uses of an ability.
    pub abilities: Abilities,
    /// Converts.
    pub converts: Converts,
    /// Reach of clearing.
    pub clearing: Clearing,
    /// Reward of assisting players.
    pub assist_reward: AssistReward,
    /// Assists in competitive games.
    pub assists: Assists,
    /// Schemes.
    pub schemes: Schemes,
    /// Defeat in co-operative games.
    pub coop_loss: CoopLoss,
    /// Equal VP.
    pub ties: Ties,
    /// Flight.
    pub flight: Flight,
    /// Neighbours.
    pub adjacency: Adjacency,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            entry: Entry::Corner,
            energon: 0,
            step_cost: 1,
            search_cost: 1,
            search: SearchAt::Own,
            boss_stacks: BossStacks::ByLevel,
            boss_cards: BossCards::Added,
            boss_arrival: BossArrival::Destroys,
            boss_ambush: BossAmbush::Ambush,
            refill: Refill::BeforeDraw,
            encounter: EncounterAt::AfterAssists,
            assists_each: AssistsEach::One,
            robot_assists: RobotAssists::None,
            failed_battle: FailedBattle::Spends,
            abilities: Abilities::Once,
            converts: Converts::Unlimited,
            clearing: Clearing::Range,
            assist_reward: AssistReward::Shared,
            assists: Assists::Offered,
            schemes: Schemes::Out,
            coop_loss: CoopLoss::Deck,
            ties: Ties::Draw,
            flight: Flight::None,
            adjacency: Adjacency::Orthogonal,
        }
    }
}

impl Options {
    /// The names of the options in configurations.
    pub const NAMES: [&str; 24] = [
        "entry",
        "energon",
        "stepCost",
        "searchCost",
        "search",
        "bossStacks",
        "bossCards",
        "bossArrival",
        "bossAmbush",
        "refill",
        "encounter",
        "assistsEach",
        "robotAssists",
        "failedBattle",
        "abilities",
        "converts",
        "clearing",
        "assistReward",
        "assists",
        "schemes",
        "coopLoss",
        "ties",
        "flight",
        "adjacency",
    ];

    /// Reads options; those that are left out have their defaults.
    ///
    /// # Errors
    ///
    /// Returns `unknown-field`, `unknown-option`, `out-of-range` or `bad-input` with the name of the option as path.
    pub fn read(value: &altmode_json::Value) -> Result<Options> {
        let fields = object(value, &Options::NAMES)?;
        let count = |name: &str, least: i64, most: i64, default: u8| {
            Ok::<u8, Error>(
                number(fields, name, least, most)?.map_or(default, |number| number as u8),
            )
        };
        let default = Options::default();
        Ok(Options {
            entry: Entry::read(fields, "entry", default.entry)?,
            energon: count("energon", 0, 9, default.energon)?,
            step_cost: count("stepCost", 1, 5, default.step_cost)?,
            search_cost: count("searchCost", 0, 5, default.search_cost)?,
            search: SearchAt::read(fields, "search", default.search)?,
            boss_stacks: BossStacks::read(fields, "bossStacks", default.boss_stacks)?,
            boss_cards: BossCards::read(fields, "bossCards", default.boss_cards)?,
            boss_arrival: BossArrival::read(fields, "bossArrival", default.boss_arrival)?,
            boss_ambush: BossAmbush::read(fields, "bossAmbush", default.boss_ambush)?,
            refill: Refill::read(fields, "refill", default.refill)?,
            encounter: EncounterAt::read(fields, "encounter", default.encounter)?,
            assists_each: AssistsEach::read(fields, "assistsEach", default.assists_each)?,
            robot_assists: RobotAssists::read(fields, "robotAssists", default.robot_assists)?,
            failed_battle: FailedBattle::read(fields, "failedBattle", default.failed_battle)?,
            abilities: Abilities::read(fields, "abilities", default.abilities)?,
            converts: Converts::read(fields, "converts", default.converts)?,
            clearing: Clearing::read(fields, "clearing", default.clearing)?,
            assist_reward: AssistReward::read(fields, "assistReward", default.assist_reward)?,
            assists: Assists::read(fields, "assists", default.assists)?,
            schemes: Schemes::read(fields, "schemes", default.schemes)?,
            coop_loss: CoopLoss::read(fields, "coopLoss", default.coop_loss)?,
            ties: Ties::read(fields, "ties", default.ties)?,
            flight: Flight::read(fields, "flight", default.flight)?,
            adjacency: Adjacency::read(fields, "adjacency", default.adjacency)?,
        })
    }
}

/// The options as hosts see them.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionsView {
    /// The entry of characters.
    #[cfg_attr(feature = "typescript", ts(type = r#""corner" | "edge" | "placed""#))]
    pub entry: &'static str,
    /// Energon at the start.
    pub energon: u8,
    /// Move that a step costs.
    pub step_cost: u8,
    /// Move that a search costs.
    pub search_cost: u8,
    /// Spaces that can be searched.
    #[cfg_attr(feature = "typescript", ts(type = r#""own" | "adjacent" | "both""#))]
    pub search: &'static str,
    /// Levels of the Bosses in the stacks.
    #[cfg_attr(feature = "typescript", ts(type = r#""by-level" | "random""#))]
    pub boss_stacks: &'static str,
    /// Whether Bosses replace cards.
    #[cfg_attr(feature = "typescript", ts(type = r#""added" | "replacing""#))]
    pub boss_cards: &'static str,
    /// Consequences of a Boss that comes up.
    #[cfg_attr(feature = "typescript", ts(type = r#""destroys" | "settles""#))]
    pub boss_arrival: &'static str,
    /// Whether it ambushes.
    #[cfg_attr(feature = "typescript", ts(type = r#""ambush" | "none""#))]
    pub boss_ambush: &'static str,
    /// When the Matrix is refilled.
    #[cfg_attr(feature = "typescript", ts(type = r#""before-draw" | "after-draw""#))]
    pub refill: &'static str,
    /// When the Encounter is revealed.
    #[cfg_attr(feature = "typescript", ts(type = r#""after-assists" | "before-assists""#))]
    pub encounter: &'static str,
    /// Assists of one player.
    #[cfg_attr(feature = "typescript", ts(type = r#""one" | "many""#))]
    pub assists_each: &'static str,
    /// Assists against Robots.
    #[cfg_attr(feature = "typescript", ts(type = r#""none" | "offensive""#))]
    pub robot_assists: &'static str,
    /// Power of a failed battle.
    #[cfg_attr(feature = "typescript", ts(type = r#""spends" | "keeps""#))]
    pub failed_battle: &'static str,
    /// Uses of an ability.
    #[cfg_attr(feature = "typescript", ts(type = r#""once" | "unlimited""#))]
    pub abilities: &'static str,
    /// Converts.
    #[cfg_attr(feature = "typescript", ts(type = r#""unlimited" | "once""#))]
    pub converts: &'static str,
    /// Reach of clearing.
    #[cfg_attr(feature = "typescript", ts(type = r#""range" | "own""#))]
    pub clearing: &'static str,
    /// Reward of assisting players.
    #[cfg_attr(feature = "typescript", ts(type = r#""shared" | "active""#))]
    pub assist_reward: &'static str,
    /// Assists in competitive games.
    #[cfg_attr(feature = "typescript", ts(type = r#""offered" | "forced""#))]
    pub assists: &'static str,
    /// Schemes.
    #[cfg_attr(feature = "typescript", ts(type = r#""out" | "in""#))]
    pub schemes: &'static str,
    /// Defeat in co-operative games.
    #[cfg_attr(feature = "typescript", ts(type = r#""deck" | "deck-or-damage""#))]
    pub coop_loss: &'static str,
    /// Equal VP.
    #[cfg_attr(feature = "typescript", ts(type = r#""draw" | "shared""#))]
    pub ties: &'static str,
    /// Flight.
    #[cfg_attr(feature = "typescript", ts(type = r#""none" | "no-ambush""#))]
    pub flight: &'static str,
    /// Neighbours.
    #[cfg_attr(feature = "typescript", ts(type = r#""orthogonal" | "diagonal""#))]
    pub adjacency: &'static str,
}

impl Options {
    /// Returns the options as hosts see them.
    pub fn view(&self) -> OptionsView {
        OptionsView {
            entry: self.entry.text(),
            energon: self.energon,
            step_cost: self.step_cost,
            search_cost: self.search_cost,
            search: self.search.text(),
            boss_stacks: self.boss_stacks.text(),
            boss_cards: self.boss_cards.text(),
            boss_arrival: self.boss_arrival.text(),
            boss_ambush: self.boss_ambush.text(),
            refill: self.refill.text(),
            encounter: self.encounter.text(),
            assists_each: self.assists_each.text(),
            robot_assists: self.robot_assists.text(),
            failed_battle: self.failed_battle.text(),
            abilities: self.abilities.text(),
            converts: self.converts.text(),
            clearing: self.clearing.text(),
            assist_reward: self.assist_reward.text(),
            assists: self.assists.text(),
            schemes: self.schemes.text(),
            coop_loss: self.coop_loss.text(),
            ties: self.ties.text(),
            flight: self.flight.text(),
            adjacency: self.adjacency.text(),
        }
    }
}
