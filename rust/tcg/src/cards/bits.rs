//! Bitmasks of qualities and triggers, which let most queries return after one test.

use altmode_tcg_language::{Amount, DamageKind, Flips, Pick, Quality, When, Who};

/// Returns the bit of a quality.
#[inline]
pub const fn quality_bit(quality: &Quality) -> u64 {
    1 << match quality {
        Quality::Attack(_) => quality::ATTACK,
        Quality::Defense(_) => quality::DEFENSE,
        Quality::Health(_) => quality::HEALTH,
        Quality::BaseAttack(_) => quality::BASE_ATTACK,
        Quality::BaseDefense(_) => quality::BASE_DEFENSE,
        Quality::Bold(_) => quality::BOLD,
        Quality::Tough(_) => quality::TOUGH,
        Quality::Pierce(_) => quality::PIERCE,
        Quality::Focus(_) => quality::FOCUS,
        Quality::Safeguard(_) => quality::SAFEGUARD,
        Quality::Brave => quality::BRAVE,
        Quality::Stealth => quality::STEALTH,
        Quality::StealthFrom(_) => quality::STEALTH_AGAINST,
        Quality::HandStays => quality::HAND_STAYS,
        Quality::QuietUpgrades => quality::QUIET_UPGRADES,
        Quality::ExtraAttackFlips(_) => quality::EXTRA_ATTACK_FLIPS,
        Quality::WhiteBonus(_) => quality::WHITE_BONUS,
        Quality::MostFlips(_) => quality::MOST_FLIPS,
        Quality::Trait(_) => quality::TRAIT,
        Quality::Slots(..) => quality::SLOTS,
        Quality::Accepts(..) => quality::ACCEPTS,
        Quality::AttacksUntapped => quality::ATTACKS_UNTAPPED,
        Quality::EnemiesCannotUse(_) => quality::ENEMIES_CANNOT_USE,
        Quality::CannotUse(_) => quality::CANNOT_USE,
        Quality::KeywordAtMost(..) => quality::KEYWORD_AT_MOST,
        Quality::MostAttackDamage(_) => quality::MOST_ATTACK_DAMAGE,
        Quality::MostDamageThisBattle(_) => quality::MOST_DAMAGE_THIS_BATTLE,
        Quality::NoOtherDamage => quality::NO_OTHER_DAMAGE,
        Quality::NoNonAttackDamage => quality::NO_NON_ATTACK_DAMAGE,
        Quality::ExtraRepair(_) => quality::EXTRA_REPAIR,
        Quality::NoRepair => quality::NO_REPAIR,
        Quality::NoMovedDamage => quality::NO_MOVED_DAMAGE,
        Quality::UpgradesStay => quality::UPGRADES_STAY,
        Quality::ExtraAction(_) => quality::EXTRA_ACTION,
        Quality::Recolor(..) => quality::RECOLOR,
        Quality::ReadsStars(..) => quality::READS_STARS,
        Quality::SeesTop => quality::SEES_TOP,
        Quality::PlaysTop(_) => quality::PLAYS_TOP,
        Quality::OpponentPlaysAtMost(_) => quality::OPPONENT_PLAYS_AT_MOST,
    }
}

/// Qualities that a position can give directly, with any number.
pub static PLAIN: [Quality; 12] = [
    Quality::Attack(Amount::Fixed(0)),
    Quality::Defense(Amount::Fixed(0)),
    Quality::Health(Amount::Fixed(0)),
    Quality::Bold(Amount::Fixed(0)),
    Quality::Tough(Amount::Fixed(0)),
    Quality::Pierce(Amount::Fixed(0)),
    Quality::Focus(Amount::Fixed(0)),
    Quality::Safeguard(Amount::Fixed(0)),
    Quality::ExtraAttackFlips(Amount::Fixed(0)),
    Quality::WhiteBonus(0),
    Quality::MostFlips(0),
    Quality::MostAttackDamage(Amount::Fixed(0)),
];

/// Bit numbers of the qualities.
#[allow(missing_docs)]
pub mod quality {
    pub const ATTACK: u32 = 0;
    pub const DEFENSE: u32 = 1;
    pub const HEALTH: u32 = 2;
    pub const BASE_ATTACK: u32 = 3;
    pub const BASE_DEFENSE: u32 = 4;
    pub const BOLD: u32 = 5;
    pub const TOUGH: u32 = 6;
    pub const PIERCE: u32 = 7;
    pub const FOCUS: u32 = 8;
    pub const SAFEGUARD: u32 = 9;
    pub const BRAVE: u32 = 10;
    pub const STEALTH: u32 = 11;
    pub const EXTRA_ATTACK_FLIPS: u32 = 12;
    pub const WHITE_BONUS: u32 = 13;
    pub const MOST_FLIPS: u32 = 14;
    pub const TRAIT: u32 = 15;
    pub const SLOTS: u32 = 16;
    pub const ACCEPTS: u32 = 17;
    pub const ATTACKS_UNTAPPED: u32 = 18;
    pub const ENEMIES_CANNOT_USE: u32 = 19;
    pub const CANNOT_USE: u32 = 20;
    pub const KEYWORD_AT_MOST: u32 = 21;
    pub const MOST_ATTACK_DAMAGE: u32 = 22;
    pub const NO_OTHER_DAMAGE: u32 = 23;
    pub const NO_REPAIR: u32 = 24;
    pub const NO_MOVED_DAMAGE: u32 = 25;
    pub const UPGRADES_STAY: u32 = 26;
    pub const EXTRA_ACTION: u32 = 27;
    pub const RECOLOR: u32 = 28;
    pub const MOST_DAMAGE_THIS_BATTLE: u32 = 29;
    pub const NO_NON_ATTACK_DAMAGE: u32 = 30;
    pub const EXTRA_REPAIR: u32 = 31;
    pub const READS_STARS: u32 = 32;
    pub const SEES_TOP: u32 = 33;
    pub const PLAYS_TOP: u32 = 34;
    pub const OPPONENT_PLAYS_AT_MOST: u32 = 35;
    /// Replacements, which are queried like a quality.
    pub const INSTEAD: u32 = 40;
    /// Tap abilities.
    pub const TAP: u32 = 41;
    /// Upgrades that are scrapped instead of others.
    pub const SAVES: u32 = 42;
    /// Letting another character defend.
    pub const DEFENDS_INSTEAD: u32 = 43;
    /// Scrapping a card from the hand instead of an Upgrade.
    pub const HAND_SAVES: u32 = 52;
    pub const STEALTH_AGAINST: u32 = 53;
    pub const HAND_STAYS: u32 = 54;
    pub const QUIET_UPGRADES: u32 = 55;
}

/// Returns the bit of a trigger; several bits for a trigger on any of several events.
pub fn when_bit(when: &When) -> u64 {
    match when {
        When::FlipsToThis => trigger_kind::FLIPS_TO_THIS,
        When::Flips(_) => trigger_kind::FLIPS,
        When::FlipsTo { .. } => trigger_kind::FLIPS_TO,
        When::Attacks(_) => trigger_kind::ATTACKS,
        When::Defends(_) => trigger_kind::DEFENDS,
        When::Battles(_) => trigger_kind::BATTLES,
        When::AfterAttack(_) => trigger_kind::AFTER_ATTACK,
        When::AfterDefend(_) => trigger_kind::AFTER_DEFEND,
        When::AfterBattle(_) => trigger_kind::AFTER_BATTLE,
        When::AttackFlipped => trigger_kind::ATTACK_FLIPPED,
        When::Ko(_) => trigger_kind::KO,
        When::AttackDamage { .. } | When::DamageWithoutKo { .. } => trigger_kind::ATTACK_DAMAGE,
        When::Damages { .. } => trigger_kind::DAMAGES,
        When::EnoughToKo { .. } => trigger_kind::ENOUGH_TO_KO,
        When::TakesDamage { takes: DamageKind::Attack, .. } => trigger_kind::TAKES_ATTACK_DAMAGE,
        When::TakesDamage {
            takes: DamageKind::NonAttack | DamageKind::NonAttackByOpponent,
            ..
        } => trigger_kind::TAKES_OTHER_DAMAGE,
        When::TakesDamage { takes: DamageKind::Any, .. } => {
            trigger_kind::TAKES_ATTACK_DAMAGE | trigger_kind::TAKES_OTHER_DAMAGE
        }
        When::TakesNoAttackDamage(_) => trigger_kind::TAKES_NO_ATTACK_DAMAGE,
        When::YouPlay(_) => trigger_kind::YOU_PLAY,
        When::OpponentPlays(_) => trigger_kind::OPPONENT_PLAYS,
        When::FlipsCard(_) | When::YouFlip(_) => trigger_kind::FLIPS_CARD,
        When::PutOn(_) => trigger_kind::PUT_ON,
        When::PlayedFromHand => trigger_kind::PLAYED_FROM_HAND,
        When::Upgraded { .. } => trigger_kind::UPGRADED,
        When::ScrappedFromCharacter => trigger_kind::SCRAPPED_FROM_CHARACTER,
        When::RemovedFromCharacter => trigger_kind::REMOVED_FROM_CHARACTER,
        When::UpgradeScrapped { .. } => trigger_kind::UPGRADE_SCRAPPED,
        When::ScrappedFromTheirHand => trigger_kind::SCRAPPED_FROM_THEIR_HAND,
        When::YouReshuffle => trigger_kind::YOU_RESHUFFLE,
        When::OpponentReshuffles => trigger_kind::OPPONENT_RESHUFFLES,
        When::Taps(_) => trigger_kind::TAPS,
        When::Untaps(_) => trigger_kind::UNTAPS,
        When::YouRepair => trigger_kind::YOU_REPAIR,
        When::OpponentDrawsAgain => trigger_kind::OPPONENT_DRAWS_AGAIN,
        When::PutsOnTop => trigger_kind::PUTS_ON_TOP,
        When::Deployed(_) => trigger_kind::DEPLOYED,
        When::Combined => trigger_kind::COMBINED,
        When::Combines => trigger_kind::COMBINES,
        When::HeadDeployed(_) => trigger_kind::HEAD_DEPLOYED,
        When::KoNumber(_) => trigger_kind::KO_NUMBER,
        When::IntoKo(_) => trigger_kind::INTO_KO,
        When::TurnStarts => trigger_kind::TURN_STARTS,
        When::FirstTurnStarts => trigger_kind::FIRST_TURN_STARTS,
        When::TurnEnds => trigger_kind::TURN_ENDS,
        When::BeforeGame => trigger_kind::BEFORE_GAME,
        When::GameBegins => trigger_kind::GAME_BEGINS,
        When::UsesTapAbility(_) => trigger_kind::USES_TAP_ABILITY,
        When::Any(parts) => parts.iter().fold(0, |bits, part| bits | when_bit(part)),
    }
}

/// Returns the bits of those events that concern a trigger whichever character they happen to. Other events concern it
/// only if they happen to the character that has or carries the card.
pub fn from_afar(when: &When) -> u64 {
    let far = |who: &Who| !matches!(who.pick, Pick::This | Pick::Upgraded);
    let is_far = match when {
        When::FlipsToThis
        | When::AttackFlipped
        | When::FlipsCard(_)
        | When::Deployed(_)
        | When::Combined
        | When::Combines => false,
        // These are about the Upgrade itself, and so about the character that it is put on, played onto or scrapped
        // from.
        When::PutOn(_)
        | When::PlayedFromHand
        | When::ScrappedFromCharacter
        | When::RemovedFromCharacter => false,
        When::Flips(who)
        | When::FlipsTo { who, .. }
        | When::Attacks(who)
        | When::Defends(who)
        | When::Battles(who)
        | When::AfterAttack(who)
        | When::AfterDefend(who)
        | When::AfterBattle(who)
        | When::Ko(who)
        | When::Taps(who)
        | When::Untaps(who)
        | When::UsesTapAbility(who)
        | When::HeadDeployed(who)
        | When::Upgraded { who, .. }
        | When::UpgradeScrapped { from: who, .. }
        | When::AttackDamage { by: who, .. }
        | When::DamageWithoutKo { by: who, .. }
        | When::Damages { by: who, .. }
        | When::EnoughToKo { by: who, .. }
        | When::TakesDamage { who, .. }
        | When::TakesNoAttackDamage(who) => far(who),
        When::Any(parts) => return parts.iter().fold(0, |bits, part| bits | from_afar(part)),
        _ => true,
    };
    if is_far { when_bit(when) } else { 0 }
}

/// Bits of the triggers.
#[allow(missing_docs)]
pub mod trigger_kind {
    pub const FLIPS_TO_THIS: u64 = 1 << 0;
    pub const FLIPS: u64 = 1 << 1;
    pub const ATTACKS: u64 = 1 << 2;
    pub const DEFENDS: u64 = 1 << 3;
    pub const BATTLES: u64 = 1 << 4;
    pub const AFTER_ATTACK: u64 = 1 << 5;
    pub const AFTER_DEFEND: u64 = 1 << 6;
    pub const AFTER_BATTLE: u64 = 1 << 7;
    pub const ATTACK_FLIPPED: u64 = 1 << 8;
    pub const KO: u64 = 1 << 9;
    pub const ATTACK_DAMAGE: u64 = 1 << 10;
    pub const ENOUGH_TO_KO: u64 = 1 << 11;
    pub const YOU_PLAY: u64 = 1 << 12;
    pub const OPPONENT_PLAYS: u64 = 1 << 13;
    pub const FLIPS_CARD: u64 = 1 << 14;
    pub const PUT_ON: u64 = 1 << 15;
    pub const PLAYED_FROM_HAND: u64 = 1 << 16;
    pub const UPGRADED: u64 = 1 << 17;
    pub const SCRAPPED_FROM_CHARACTER: u64 = 1 << 18;
    pub const UPGRADE_SCRAPPED: u64 = 1 << 19;
    pub const SCRAPPED_FROM_THEIR_HAND: u64 = 1 << 20;
    pub const YOU_RESHUFFLE: u64 = 1 << 21;
    pub const OPPONENT_RESHUFFLES: u64 = 1 << 22;
    pub const TAPS: u64 = 1 << 23;
    pub const UNTAPS: u64 = 1 << 24;
    pub const YOU_REPAIR: u64 = 1 << 25;
    pub const OPPONENT_DRAWS_AGAIN: u64 = 1 << 26;
    pub const PUTS_ON_TOP: u64 = 1 << 27;
    pub const DEPLOYED: u64 = 1 << 28;
    pub const COMBINED: u64 = 1 << 29;
    pub const TURN_STARTS: u64 = 1 << 30;
    pub const FIRST_TURN_STARTS: u64 = 1 << 31;
    pub const TURN_ENDS: u64 = 1 << 32;
    pub const GAME_BEGINS: u64 = 1 << 33;
    pub const USES_TAP_ABILITY: u64 = 1 << 34;
    pub const FLIPS_TO: u64 = 1 << 35;
    pub const DAMAGES: u64 = 1 << 36;
    pub const BEFORE_GAME: u64 = 1 << 37;
    pub const TAKES_ATTACK_DAMAGE: u64 = 1 << 38;
    pub const TAKES_OTHER_DAMAGE: u64 = 1 << 39;
    pub const TAKES_NO_ATTACK_DAMAGE: u64 = 1 << 40;
    pub const COMBINES: u64 = 1 << 41;
    pub const HEAD_DEPLOYED: u64 = 1 << 42;
    pub const KO_NUMBER: u64 = 1 << 43;
    pub const INTO_KO: u64 = 1 << 44;
    pub const REMOVED_FROM_CHARACTER: u64 = 1 << 45;
    /// Events of an Upgrade that has left its character, as seen by the Upgrade.
    pub const OF_WHAT_LEFT: u64 = SCRAPPED_FROM_CHARACTER | REMOVED_FROM_CHARACTER;
    /// Events at which triggers look at flips.
    pub const WITH_FLIPS: u64 =
        ATTACKS | DEFENDS | BATTLES | AFTER_ATTACK | AFTER_DEFEND | AFTER_BATTLE;
    /// Not events: triggers that look at no flips, at their player's flips, or at both players' flips.
    pub const WITHOUT_FLIPS: u64 = 1 << 60;
    pub const OWN_FLIPS: u64 = 1 << 61;
    pub const BOTH_FLIPS: u64 = 1 << 62;
    /// Not an event: triggers that look at their player's flips and flip more cards.
    pub const MORE_FLIPS: u64 = 1 << 59;
}

/// Group of the triggers on one event in a battle, by the flips that they look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlipWindow {
    /// Triggers that look at no flips.
    Without,
    /// Triggers that look at the flips of one player and flip more. They resolve before any other trigger looks,
    /// because conditions are about all flips (Wave 1 FAQ, Chromia).
    More,
    /// Triggers that look at the flips of one player.
    Own,
    /// Triggers that compare both players' flips.
    Both,
}

impl FlipWindow {
    /// Returns the group of a trigger with this condition on flips.
    pub const fn of(flips: Option<&Flips>) -> FlipWindow {
        match flips {
            None => FlipWindow::Without,
            Some(Flips::MoreColorsThanOpponent) => FlipWindow::Both,
            Some(_) => FlipWindow::Own,
        }
    }

    /// Returns the bit of a text that has triggers of this group.
    pub const fn bit(self) -> u64 {
        match self {
            FlipWindow::Without => trigger_kind::WITHOUT_FLIPS,
            FlipWindow::More => trigger_kind::MORE_FLIPS,
            FlipWindow::Own => trigger_kind::OWN_FLIPS,
            FlipWindow::Both => trigger_kind::BOTH_FLIPS,
        }
    }
}
