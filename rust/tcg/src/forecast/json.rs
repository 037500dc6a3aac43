//! The forecast in the form for embedders.

use super::{
    AttackQuestion, Tally,
    count::FlippingSide,
    explain::{Contribution, explain},
    legal,
    policy::Policy,
    unstated::sentences,
};
use crate::model::{
    objects::ObjectId,
    state::{Ask, State},
    work::{BattleStep, Work},
};
use altmode_core::{mean, percent};
use serde::Serialize;

/// The odds of an attack.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// `damage[n]` is the probability of exactly n attack damage.
    pub damage: Vec<f64>,
    /// Mean attack damage.
    pub expected: f64,
    /// Standard deviation of the attack damage.
    pub spread: f64,
    /// Least possible attack damage.
    pub min: usize,
    /// Greatest possible attack damage.
    pub max: usize,
    /// Probability that the defender is KO'd by this attack.
    pub ko: f64,
    /// Probabilities of the attack total.
    pub attack: Vec<f64>,
    /// Probabilities of the defense total.
    pub defense: Vec<f64>,
    /// The number of cards that each side flips. Missing if the battle ends before the flips, or if an ability uses cards of
    /// the deck before them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub flips: Option<ForecastFlips>,
    /// The parts of the numbers.
    pub explain: Vec<Contribution>,
    /// The forecast in one English sentence.
    pub sentence: String,
    /// Other characters that can take damage or be KO'd.
    pub others: Vec<Other>,
    /// Whether the attack would be legal.
    pub legal: bool,
    /// The reason why it is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<String>,
    /// Whether the probabilities are exact for this position.
    pub exact: bool,
    /// The reasons why they are not exact.
    pub why: Vec<String>,
    /// Upper bound of the standard error of each probability, if they were sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub standard_error: Option<f64>,
    /// The assumptions, as sentences.
    pub assumptions: Vec<String>,
    /// The policies of both sides.
    pub policy: Policies,
}

/// The policies of both sides.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ForecastPolicies"))]
pub struct Policies {
    /// `best-attack` or `keep`.
    pub attacker: &'static str,
    /// `best-defense` or `keep`.
    pub defender: &'static str,
}

/// The number of cards that each side flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForecastFlips {
    /// The attacker's flips.
    pub attacker: SideFlips,
    /// The defender's flips.
    pub defender: SideFlips,
}

/// The number of cards that one side flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ForecastSideFlips"))]
pub struct SideFlips {
    /// Number of flips without the white bonus.
    pub cards: u16,
    /// Number of flips if a white icon is among them.
    pub with_white: u16,
    /// Number of cards that leave the deck before the flips, because an ability draws or moves them.
    pub before: u16,
}

/// The effect of the attack on another character.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "ForecastOther"))]
pub struct Other {
    /// The character's object number in the game.
    pub id: ObjectId,
    /// The character's name.
    pub name: &'static str,
    /// Mean damage that the character takes.
    pub expected: f64,
    /// Probability that the character is KO'd.
    pub ko: f64,
}

/// Returns the standard deviation of a distribution.
pub fn spread(chances: &[f64]) -> f64 {
    let mean = mean(chances);
    let variance: f64 = chances
        .iter()
        .enumerate()
        .map(|(number, chance)| (number as f64 - mean).powi(2) * chance)
        .sum();
    variance.max(0.0).sqrt()
}

impl Forecast {
    /// Computes the forecast of a question.
    pub fn of(question: &AttackQuestion) -> Forecast {
        let (state, tally) = question.answer();
        let (damage, ko) = (tally.damage.clone(), tally.ko());
        let possible = |chance: &f64| *chance > 0.0;
        let (min, max) = (
            damage.iter().position(possible).unwrap_or(0),
            damage.iter().rposition(possible).unwrap_or(0),
        );
        let expected = mean(&damage);
        let mut why = question.inexact.clone();
        let mut assumptions = question.supposed.clone();
        for &(def, ask) in &tally.asked {
            let name = question.tcg.catalogue.card(def).full_name;
            assumptions.push(format!("{name}: {}.", choice(ask)));
        }
        for &(def, facts) in &tally.relied {
            let name = question.tcg.catalogue.card(def).full_name;
            assumptions.extend(
                sentences(facts & question.unstated).map(|sentence| format!("{name}: {sentence}.")),
            );
        }
        if !tally.asked.is_empty() {
            why.push("A card asks somebody to choose; the choice stated among the assumptions need not be the best.".to_string());
        }
        if let Some(runs) = tally.sampled {
            why.push(format!(
                "There are too many outcomes to go through all of them; {runs} battles were played."
            ));
        }
        let reason =
            legal::reason(question.tcg, &question.state, question.attacker, question.defender);
        let policy =
            |side: usize, best| if question.policy[side] == Policy::Best { best } else { "keep" };
        let flips = flips(question, &state);
        Forecast {
            expected,
            spread: spread(&damage),
            min,
            max,
            ko,
            sentence: sentence(question, &state, flips.is_some(), expected, min, max, ko),
            flips,
            explain: explain(question, &state, &tally),
            others: others(question, &tally),
            damage: damage[..=max.min(damage.len().saturating_sub(1))].to_vec(),
            attack: tally.attack,
            defense: tally.defense,
            legal: reason.is_none(),
            reason,
            exact: why.is_empty(),
            why,
            standard_error: tally.sampled.map(|runs| 0.5 / (runs as f64).sqrt()),
            assumptions,
            policy: Policies {
                attacker: policy(0, "best-attack"),
                defender: policy(1, "best-defense"),
            },
        }
    }
}

/// Returns the numbers of flips, if the state is at the step in which they are fixed.
fn flips(question: &AttackQuestion, state: &State) -> Option<ForecastFlips> {
    let frame = state.frames.last()?;
    if state.basic || !state.battle.running || frame.work != Work::Battle(BattleStep::AttackerFocus)
    {
        return None;
    }
    let side = |side: usize, character: ObjectId| {
        let seat = usize::from(state.owner(character));
        let wanted = FlippingSide::new(question, state, side).wanted;
        let before =
            question.state.players[seat].deck.len().saturating_sub(state.players[seat].deck.len());
        SideFlips {
            cards: wanted.without_white(),
            with_white: wanted.with_white(),
            before: before as u16,
        }
    };
    Some(ForecastFlips {
        attacker: side(0, state.battle.attacker),
        defender: side(1, state.battle.defender),
    })
}

fn choice(ask: Ask) -> &'static str {
    match ask {
        Ask::YesNo => {
            "\"you may\" is answered with yes under the policies \"best-attack\" and \"best-defense\", with no under \"keep\""
        }
        Ask::Characters => {
            "of the characters offered, the enemy in the battle is chosen first, then the own character, then the others in their order; \
             under \"keep\" nobody is chosen where that is allowed"
        }
        Ask::Cards => "as few cards as possible are chosen, the first that fit",
        Ask::PlayCard => "no card is played if that may be left",
        _ => "the first of several choices is taken",
    }
}

fn others(question: &AttackQuestion, tally: &Tally) -> Vec<Other> {
    let name = |character| question.tcg.full_name(&question.state, character);
    tally
        .others
        .iter()
        .map(|&(id, expected, ko)| Other { id, name: name(id), expected, ko: ko.value() })
        .collect()
}

fn sentence(
    question: &AttackQuestion,
    state: &State,
    fixed: bool,
    expected: f64,
    min: usize,
    max: usize,
    ko: f64,
) -> String {
    let tcg = question.tcg;
    let name = |character: ObjectId, unnamed: &'static str| {
        let card = tcg.def(&question.state, character);
        if card.set.is_empty() { unnamed } else { card.full_name }
    };
    let (attacker, defender) =
        (name(question.attacker, "The attacker"), name(question.defender, "the defender"));
    // In a battle in progress, the cards flipped so far are included.
    let (attack, defense, so_far) = if question.goes_on() {
        let (attack, defense, _) = tcg.battle_totals(state);
        (attack, defense, " so far")
    } else {
        (tcg.attack(state, question.attacker), tcg.defense(state, question.defender), "")
    };
    // The basic rules always flip 2 cards each. Before a battle, the numbers are left out as `flips` is.
    let flips = if state.basic { [2; 2] } else { state.battle.to_flip };
    let told = fixed || state.basic || question.goes_on();
    let [attack_flips, defense_flips] =
        flips.map(|count| if told { format!(" and {count} flips") } else { String::new() });
    let left = tcg.health(&question.state, question.defender)
        - i16::from(question.state.character(question.defender).damage);
    // Formatted as integers, because float formatting adds five kilobytes to the download.
    let hundredths = (expected * 100.0).round() as u32;
    let range = if min == max { format!("always {max}") } else { format!("from {min} to {max}") };
    format!(
        "{attacker} attacks {defender} with {attack} attack{so_far}{attack_flips} against {defense} defense{so_far}{defense_flips}: {}.{:02} damage on \
         average, {range}; {left} are enough for a KO, which happens in {} of all cases.",
        hundredths / 100,
        hundredths % 100,
        percent(ko),
    )
}
