//! Instructions: one clause each, with one file per subject.

mod battle;
mod characters;
mod damage;
mod decks;
mod flow;
mod hands;
mod piles;
mod plays;
mod their_hand;
mod upgrades;

use super::pen::Pen;
use crate::Effect;

impl Pen {
    /// Writes one instruction without capital and full stop, with the acting player as its subject.
    pub fn clause(&mut self, effect: &Effect) {
        match effect {
            Effect::Damage { .. }
            | Effect::Repair { .. }
            | Effect::MoveDamage { .. }
            | Effect::MoveAnyDamage { .. }
            | Effect::MoveDamagePairwise { .. }
            | Effect::MoveDamageToThis { .. }
            | Effect::ChangeDamage(_)
            | Effect::Ko(_)
            | Effect::SpillExtraDamage(_)
            | Effect::SpillAttackDamage(_) => self.clause_of_damage(effect),
            Effect::IgnoreIcons(_)
            | Effect::Gets { .. }
            | Effect::Instead { .. }
            | Effect::ScrapFlipped(_)
            | Effect::FlipMore(_)
            | Effect::CountColor(_)
            | Effect::FlipOutsideBattle(_)
            | Effect::Win
            | Effect::ExtraAttack { .. }
            | Effect::ExtraTurn
            | Effect::TakeGreen => self.clause_of_battle(effect),
            Effect::Draw(_)
            | Effect::ScrapHand
            | Effect::ScrapFromHand { .. }
            | Effect::ScrapAnyFromHand(_)
            | Effect::KeepInHand(_)
            | Effect::EachKeepsInHand(_)
            | Effect::ScrapAllFromHand(_)
            | Effect::RevealHand
            | Effect::PutOnTop(_)
            | Effect::Plan(_)
            | Effect::RevealOntoDeck { .. } => self.clause_of_hands(effect),
            Effect::LookAtHand
            | Effect::ScrapFromTheirHand { .. }
            | Effect::RevealAtRandom
            | Effect::TopFromTheirHand { .. }
            | Effect::TheyReveal(_)
            | Effect::LookAtHandAndSecrets
            | Effect::TheirHandIntoKo { .. }
            | Effect::TakeTheirDraws => self.clause_of_their_hand(effect),
            Effect::ReturnFromScrap { .. }
            | Effect::TakeFlipped { .. }
            | Effect::TakeFromOutside { .. }
            | Effect::PutUnder(_)
            | Effect::TakeFromUnder(_)
            | Effect::TopFromScrap { .. }
            | Effect::PutFlippedUnder { .. }
            | Effect::TopFromTheirScrap { .. } => self.clause_of_piles(effect),
            Effect::ScrapFromDeck(_)
            | Effect::RevealTop(_)
            | Effect::LookAtTop(_)
            | Effect::ScrapThose
            | Effect::PutThoseBack
            | Effect::TakeThose { .. }
            | Effect::FindInDeck { .. }
            | Effect::TopIntoKo(_)
            | Effect::ScrapFromThose { .. }
            | Effect::SeparateThose
            | Effect::PutThoseUnder(_) => self.clause_of_decks(effect),
            Effect::MayPlay { .. }
            | Effect::Play { .. }
            | Effect::MayPlayEach { .. }
            | Effect::MayPlayToStay(_)
            | Effect::NoMoreActions => self.clause_of_plays(effect),
            Effect::ReturnToBattlefield { .. }
            | Effect::TakeOver(_)
            | Effect::Choose(_)
            | Effect::ChooseAlso(_)
            | Effect::Flip { .. }
            | Effect::Tap(_)
            | Effect::Untap(_)
            | Effect::Deploy { .. }
            | Effect::PutIntoKo { .. }
            | Effect::BuildTower(_)
            | Effect::PutUnderCharacter { .. }
            | Effect::PutHead { .. }
            | Effect::SwapHeads { .. }
            | Effect::Combine(_)
            | Effect::RaiseTower(_) => self.clause_of_characters(effect),
            Effect::PutFromScrap { .. }
            | Effect::ScrapUpgrade { .. }
            | Effect::ScrapUpgrades { .. }
            | Effect::ReturnUpgrade { .. }
            | Effect::ReturnUpgrades { .. }
            | Effect::MoveUpgrade { .. }
            | Effect::SwapUpgrades
            | Effect::PutThatOnto(_)
            | Effect::TakeOverUpgrades(_)
            | Effect::ScrapThis
            | Effect::ReturnThis
            | Effect::PutThisIntoKo
            | Effect::TurnOverThis
            | Effect::ScrapUpTo { .. }
            | Effect::PutFromKoArea { .. }
            | Effect::KeepUpgrades(_)
            | Effect::SwapWithHand { .. } => self.clause_of_upgrades(effect),
            Effect::UseBounty
            | Effect::If { .. }
            | Effect::May { .. }
            | Effect::Times { .. }
            | Effect::ForEach { .. }
            | Effect::Opponent(_)
            | Effect::EachPlayer(_)
            | Effect::ChooseOne(_)
            | Effect::ChooseColor
            | Effect::Note(_)
            | Effect::ThisTurn(_)
            | Effect::AtEndOfTurn(_)
            | Effect::AfterBattle(_)
            | Effect::NameCard(_)
            | Effect::UseBountyOf { .. }
            | Effect::ItsOwner(_) => self.clause_of_flow(effect),
        }
    }
}
