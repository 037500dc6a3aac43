//! The closed vocabularies of the game: colours, factions, slots, modes, traits and so on.
//!
//! Each word is written in card files exactly as it is printed on cards, in lower case with
//! hyphens (`"mini-cassette"`); traits and factions may also be written with capitals and in the
//! plural inside phrases (`"each of your Cars"`).

use altmode_language::vocabulary;

vocabulary! {
    /// A battle icon's colour.
    Color { Orange = "orange", Blue = "blue", White = "white", Green = "green", Black = "black" }
}

vocabulary! {
    /// The faction of a character or the frame of a battle card.
    Faction { Neutral = "neutral", Autobot = "Autobot", Decepticon = "Decepticon", Mercenary = "Mercenary" }
}

vocabulary! {
    /// The three kinds of Upgrades and the slots that hold them.
    Slot { Weapon = "Weapon", Armor = "Armor", Utility = "Utility" }
}

vocabulary! {
    /// A side of a character card.
    Mode {
        Alt = "alt", Alt2 = "alt2", Bot = "bot", Combiner = "combiner", Body = "body", Head = "head",
    }
}

vocabulary! {
    /// Rarity of a card in boosters.
    Rarity { Common = "common", Uncommon = "uncommon", Rare = "rare", SuperRare = "super rare" }
}

vocabulary! {
    /// Kind of a character card.
    CharacterKind {
        Standard = "standard",
        TripleChanger = "triple changer",
        CombinerComponent = "combiner component",
        Combiner = "combiner",
        BattleMaster = "battle master",
        Weaponizer = "weaponizer",
        Micromaster = "micromaster",
        MiniCassette = "mini-cassette",
        Deployer = "deployer",
        Titan = "titan",
        TitanMinion = "titan minion",
        TitanMasterHead = "titan master head",
        TitanMasterBody = "titan master body",
        TitanMasterHeadAndBody = "titan master head and body",
    }
}

vocabulary! {
    /// Kind of card that a stratagem belongs to.
    StratagemTarget { Character = "character", Name = "name", Trait = "trait", Faction = "faction" }
}

vocabulary! {
    /// Traits printed on character faces: combat roles, alt types, tribes, patrols.
    Trait {
        Aerialbot = "Aerialbot", AirStrikePatrol = "Air Strike Patrol", BattleMaster = "Battle Master",
        BattlePatrol = "Battle Patrol", Beast = "Beast", Boat = "Boat", Car = "Car",
        Constructicon = "Constructicon", Dinobot = "Dinobot", Dreadwing = "Dreadwing",
        Firecon = "Firecon", Guardian = "Guardian", Helicopter = "Helicopter",
        Insecticon = "Insecticon", Leader = "Leader", Melee = "Melee",
        MiniCassette = "Mini-Cassette", Motorcycle = "Motorcycle", OffRoadPatrol = "Off-Road Patrol",
        Omnibot = "Omnibot", Plane = "Plane", Predacon = "Predacon", Ranged = "Ranged",
        RescuePatrol = "Rescue Patrol", Sentinel = "Sentinel", Spaceship = "Spaceship",
        Specialist = "Specialist", SportsCarPatrol = "Sports Car Patrol", SpyPatrol = "Spy Patrol",
        Stunticon = "Stunticon", Tank = "Tank", Titan = "Titan", TitanMaster = "Titan Master",
        Train = "Train", Truck = "Truck", Weaponizer = "Weaponizer", Wrecker = "Wrecker",
    }
}

vocabulary! {
    /// Keywords of characters (Rules 1.0; Expanded Rules 2.0, Duplicate Keywords).
    Keyword {
        /// Flip N more battle cards when attacking.
        Bold = "Bold",
        /// Flip N more battle cards when defending.
        Tough = "Tough",
        /// Do at least N damage when attacking, but not more than the attack total.
        Pierce = "Pierce",
        /// Before flipping in a battle, look at the top N cards of the deck, scrap any, put the rest back in any order.
        Focus = "Focus",
        /// While undamaged, can't take more than N damage.
        Safeguard = "Safeguard",
        /// Must be attacked before characters without it.
        Brave = "Brave",
        /// Other characters must be attacked first.
        Stealth = "Stealth",
    }
}

impl Keyword {
    /// Returns whether the keyword has a number.
    pub const fn counts(self) -> bool {
        !matches!(self, Keyword::Brave | Keyword::Stealth)
    }
}

impl Slot {
    /// Returns the plural of the slot, as in "all enemy Weapons".
    pub const fn plural(self) -> &'static str {
        match self {
            Slot::Weapon => "Weapons",
            Slot::Armor => "Armors",
            Slot::Utility => "Utilities",
        }
    }
}

/// Returns a faction by its singular or plural name.
pub fn faction_named(text: &str) -> Option<Faction> {
    Faction::from_name(text)
        .or_else(|| match text.to_ascii_lowercase().as_str() {
            "mercenaries" => Some(Faction::Mercenary),
            lower => lower.strip_suffix('s').and_then(Faction::from_name),
        })
        .filter(|faction| *faction != Faction::Neutral)
}

/// Returns the colour that a phrase names.
pub(crate) fn color_named(text: &str) -> Option<Color> {
    Color::from_name(text)
}

/// Returns the slot that a phrase names, singular or plural.
pub(crate) fn slot_named(text: &str) -> Option<Slot> {
    Slot::from_name(text)
        .or_else(|| Slot::ALL.iter().copied().find(|slot| slot.plural().eq_ignore_ascii_case(text)))
}

/// Sets an attribute of a phrase. Returns `false` if it was already set.
pub(crate) fn once<T>(told: &mut Option<T>, value: T) -> bool {
    told.replace(value).is_none()
}
