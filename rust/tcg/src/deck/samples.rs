//! The sample deck lists of the project.

/// A sample deck list.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Wave whose mechanics it demonstrates.
    pub wave: u8,
    /// Name on the command line: the file name without extension.
    pub name: &'static str,
    /// Deck list, in the format of [`parse_deck`](super::parse_deck).
    pub list: &'static str,
    /// Whether the publisher sold the deck in this form. The others were made for the project.
    pub published: bool,
}

const fn published(wave: u8, name: &'static str, list: &'static str) -> Sample {
    Sample { wave, name, list, published: true }
}

const fn own(wave: u8, name: &'static str, list: &'static str) -> Sample {
    Sample { wave, name, list, published: false }
}

/// All sample decks, ordered by wave. Each is legal in Constructed.
pub const SAMPLES: [Sample; 21] = [
    published(1, "autobot-starter", include_str!("../../decks/autobot-starter.txt")),
    own(1, "insecticons", include_str!("../../decks/insecticons.txt")),
    published(1, "metroplex", include_str!("../../decks/metroplex.txt")),
    own(1, "seekers", include_str!("../../decks/seekers.txt")),
    published(2, "bumblebee-vs-megatron", include_str!("../../decks/bumblebee-vs-megatron.txt")),
    published(2, "devastator", include_str!("../../decks/devastator.txt")),
    own(2, "dinobots", include_str!("../../decks/dinobots.txt")),
    own(2, "predacons", include_str!("../../decks/predacons.txt")),
    own(2, "sentinels", include_str!("../../decks/sentinels.txt")),
    own(3, "battle-masters", include_str!("../../decks/battle-masters.txt")),
    published(3, "blaster", include_str!("../../decks/blaster.txt")),
    published(3, "soundwave", include_str!("../../decks/soundwave.txt")),
    own(3, "sports-car-patrol", include_str!("../../decks/sports-car-patrol.txt")),
    own(4, "mercenaries", include_str!("../../decks/mercenaries.txt")),
    own(4, "omega-supreme", include_str!("../../decks/omega-supreme.txt")),
    own(4, "trypticon", include_str!("../../decks/trypticon.txt")),
    own(4, "weaponizers", include_str!("../../decks/weaponizers.txt")),
    own(5, "fortress-maximus", include_str!("../../decks/fortress-maximus.txt")),
    own(5, "headmasters", include_str!("../../decks/headmasters.txt")),
    own(5, "infiltrators", include_str!("../../decks/infiltrators.txt")),
    own(5, "titan-masters", include_str!("../../decks/titan-masters.txt")),
];
