//! How players are taken to decide in a forecast.

use crate::cards::flipped_face::FlippedFace;
use altmode_core::sort_few;

/// What a side does where it has a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// What helps the side most in this battle: Focus scraps every card that is worth less than the card that
    /// comes instead is on average, and the best come first; "you may" is answered with yes.
    #[default]
    Best,
    /// Nothing is scrapped, put elsewhere or done that may be left.
    Keep,
}

/// What Focus does with the cards looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FocusPlan {
    /// Which stay, the one that comes first first.
    pub keep: Vec<usize>,
    /// Which are scrapped.
    pub scrap: Vec<usize>,
}

/// What a random card is worth, and what the first white icon adds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Battle icons of one of the cards that come instead, on average.
    pub mean: f64,
    /// Flips that a white icon would add now; 0 when the bonus was used.
    pub bonus: u16,
}

impl Worth {
    /// Over cards with their counts.
    pub fn of(cards: impl Iterator<Item = (FlippedFace, u16)>, bonus: u16) -> Worth {
        let (mut sum, mut all) = (0.0, 0.0);
        for (face, count) in cards {
            sum += f64::from(face.pips + face.pierce) * f64::from(count);
            all += f64::from(count);
        }
        Worth { mean: if all > 0.0 { sum / all } else { 0.0 }, bonus }
    }

    fn card(&self, face: &FlippedFace, white_counts: bool) -> f64 {
        let icons = f64::from(face.pips + face.pierce);
        if face.white && white_counts { icons + f64::from(self.bonus) * self.mean } else { icons }
    }
}

impl Policy {
    /// What to do with the cards that Focus looks at.
    pub fn focus(self, cards: &[FlippedFace], worth: Worth) -> FocusPlan {
        let mut order: Vec<usize> = (0..cards.len()).collect();
        if self == Policy::Keep {
            return FocusPlan { keep: order, scrap: Vec::new() };
        }
        // The best white card gives the bonus; others are worth what else is on them.
        let value = |index: usize, white: bool| worth.card(&cards[index], white);
        let bonus = (0..cards.len()).filter(|&index| cards[index].white).max_by(|&a, &b| value(a, true).total_cmp(&value(b, true)));
        let value = |index: usize| value(index, bonus == Some(index));
        let rank = |index: usize| (bonus == Some(index), value(index));
        sort_few(&mut order, |&one, &other| rank(one) > rank(other));
        let (keep, scrap) = order.into_iter().partition(|&index| value(index) >= worth.mean);
        FocusPlan { keep, scrap }
    }
}
