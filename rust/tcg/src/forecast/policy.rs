//! Policies: the players' assumed decisions in a forecast.

use crate::cards::flipped_face::FlippedFace;
use altmode_core::sort_few;

/// The decisions of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Maximises the side's result in this battle. Focus scraps every card worth less than the average of its replacement and
    /// orders the rest best first. "You may" is answered with yes.
    #[default]
    Best,
    /// Declines everything optional: scraps nothing, reorders nothing.
    Keep,
}

/// The result of Focus.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FocusPlan {
    /// Indices of the cards that stay, next card first.
    pub keep: Vec<usize>,
    /// Indices of the cards that are scrapped.
    pub scrap: Vec<usize>,
}

/// The average worth of a card, and the value of the white bonus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardWorth {
    /// Average number of battle icons on a replacement card.
    pub mean: f64,
    /// Number of flips that a white icon would add now; 0 if the bonus has been used.
    pub bonus: u16,
}

impl CardWorth {
    /// Computes the worth from cards with their counts.
    pub fn of(cards: impl Iterator<Item = (FlippedFace, u16)>, bonus: u16) -> CardWorth {
        let (mut sum, mut all) = (0.0, 0.0);
        for (face, count) in cards {
            sum += f64::from(face.pips + face.pierce) * f64::from(count);
            all += f64::from(count);
        }
        CardWorth { mean: if all > 0.0 { sum / all } else { 0.0 }, bonus }
    }

    fn card(&self, face: &FlippedFace, white_counts: bool) -> f64 {
        let icons = f64::from(face.pips + face.pierce);
        if face.white && white_counts { icons + f64::from(self.bonus) * self.mean } else { icons }
    }
}

impl Policy {
    /// Decides what to do with the cards that Focus looks at.
    pub fn focus(self, cards: &[FlippedFace], worth: CardWorth) -> FocusPlan {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        if self == Policy::Keep {
            return FocusPlan { keep: order, scrap: Vec::new() };
        }
        // Only the best white card earns the bonus. Other white cards are worth their remaining icons.
        let value = |index: usize, white: bool| worth.card(&cards[index], white);
        let bonus = (0..cards.len())
            .filter(|&index| cards[index].white)
            .max_by(|&a, &b| value(a, true).total_cmp(&value(b, true)));
        let value = |index: usize| value(index, bonus == Some(index));
        let rank = |index: usize| (bonus == Some(index), value(index));
        sort_few(&mut order, |&one, &other| rank(one) > rank(other));
        let (keep, scrap) = order.into_iter().partition(|&index| value(index) >= worth.mean);
        FocusPlan { keep, scrap }
    }
}
