//! Computes the exact odds of an attack.
//!
//! For each card that the defender may answer with, the engine plays the combat on a copy of the state, to the end of the combat.
//! The search branches over unknown cards only where they can matter ([`walk`]). The odds of holding a card follow from the
//! numbers of unknown cards ([`policy`]). The result is sampled only if the exact computation takes too long.

mod explain;
mod find;
mod odds;
pub(crate) mod policy;
mod walk;
mod world;

pub use explain::{Contribution, Explained};
pub use policy::Policy;

use crate::{
    cards::unmatched::Unmatched,
    embed::check::{Wanted, explain},
    model::{
        action::{Action, Manner},
        state::{CardId, Combat, DefId, FighterId, NOBODY, Part, State},
    },
};
use altmode_core::{Error, Result, Seat, mean, sort_few};
use altmode_host::accepted;
use altmode_host::input::{field, object, text, wrong};
use altmode_json::Value;
use explain::CombatSide;
use find::{card_named, fighter_named};
use odds::Odds;
use policy::{Answered, Response};
use serde::Serialize;
use walk::{OddsOfDraws, Walk};
use world::World;

/// The odds of an attack.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// `damage[n]` is the probability that the defender takes exactly n damage, in the combat and by the effects of both cards.
    pub damage: Vec<f64>,
    /// The expected damage.
    pub expected: f64,
    /// The least possible damage.
    pub min: usize,
    /// The greatest possible damage.
    pub max: usize,
    /// The probability that the defender is defeated.
    pub defeat: f64,
    /// The probability that the attacker wins the combat.
    pub won: f64,
    /// `attack[n]` is the probability that the attacker's value is n.
    pub attack: Vec<f64>,
    /// `defense[n]` is the probability that the defender's value is n; without a card it is 0.
    pub defense: Vec<f64>,
    /// The possible answers of the defender, the likeliest first.
    pub responses: Vec<ResponseOdds>,
    /// The damage and defeats of other fighters, if there are any.
    pub others: Vec<OtherOdds>,
    /// The parts of the values, and of what reduces the damage.
    pub explain: Vec<Contribution>,
    /// The card of the attack; `null` if the viewer does not know it.
    pub card: Option<&'static str>,
    /// The defender's policy.
    #[cfg_attr(feature = "typescript", ts(type = "ForecastPolicy"))]
    pub policy: &'static str,
    /// Whether the probabilities are exact. Otherwise they are estimated from samples.
    pub exact: bool,
    /// The reason why the probabilities are not exact.
    pub why: Option<&'static str>,
    /// Assumptions about choices.
    pub assumptions: Vec<&'static str>,
}

/// A possible answer of the defender.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResponseOdds {
    /// The id of the card; `null` for no card.
    pub card: Option<&'static str>,
    /// The probability of this answer.
    pub chance: f64,
    /// The expected damage after it.
    pub damage: f64,
    /// The probability of a defeat after it.
    pub defeat: f64,
}

/// The damage that another fighter takes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OtherOdds {
    /// The number of the fighter.
    pub fighter: FighterId,
    /// The expected damage.
    pub expected: f64,
    /// The probability that it is defeated.
    pub defeat: f64,
}

/// A short forecast of an attack.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackOdds {
    /// The number of the attacking fighter.
    pub attacker: FighterId,
    /// The number of the attacked fighter.
    pub defender: FighterId,
    /// The number of the card.
    pub card: CardId,
    /// The name of the card.
    pub card_name: &'static str,
    /// The way in which the card is played, if it is not the usual one, as in the action.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "\"face-up\" | \"ranged\""))]
    pub manner: Option<&'static str>,
    /// The expected damage.
    pub expected: f64,
    /// The probability that the defender is defeated.
    pub defeat: f64,
    /// The probability that the attacker wins the combat.
    pub won: f64,
}

/// Assumptions of every forecast.
const ASSUMPTIONS: [&str; 2] = [
    "Players take optional effects and make choices as the greedy bot does.",
    "Each arrangement of the unknown cards is equally likely.",
];

accepted! {
    /// Options of `forecast` in a running game.
    pub(crate) OPTIONS: ForecastOptions {
        /// The attacker's card, by its number, id or name. By default the card with the highest expected damage.
        optional card: "number | string",
        /// The way in which the card is played, as in the action; by default the usual one, or else the one that is legal.
        optional as: "\"face-up\" | \"ranged\"",
        /// The seat whose knowledge is used; by default everything is known except the order of the decks.
        optional seat: "number | \"all\"",
        /// The policy of the defender; `best-defense` by default.
        optional policy: "ForecastPolicy",
    }
}

/// Reads the options of a forecast and computes it.
pub fn forecast(
    rules: Unmatched,
    state: &State,
    attacker: &str,
    defender: &str,
    viewer: Option<Seat>,
    options: &Value,
) -> Result<Forecast> {
    let attacker = fighter_named(rules, state, attacker).map_err(|error| error.at("attacker"))?;
    let defender = fighter_named(rules, state, defender).map_err(|error| error.at("defender"))?;
    let nothing = Value::Object(Default::default());
    let fields = object(if options.is_null() { &nothing } else { options }, OPTIONS.names)?;
    let policy = text(fields, "policy")?.map_or(Ok(Policy::BestDefense), Policy::named)?;
    let world = World::of(rules, state, viewer);
    let wanted = match field(fields, "card") {
        Some(card) => Some(
            card_named(rules, &world.state, attacker, card).map_err(|error| error.at("card"))?,
        ),
        None => None,
    };
    let manner = match text(fields, "as")? {
        Some(word) => match [Manner::FaceUp, Manner::Ranged]
            .into_iter()
            .find(|manner| manner.name() == Some(word))
        {
            None => return Err(wrong(&fields["as"], "face-up or ranged").at("as")),
            found => found,
        },
        None => None,
    };
    let attack = Attack { rules, attacker, defender, policy, manner, share: 1 };
    match attack.in_progress(&world.state) {
        true => Ok(attack.of_combat(&world)),
        false => attack.before(&world, wanted),
    }
}

/// Computes short forecasts of all legal attacks of a seat with the cards that the viewer knows, best first.
pub fn forecast_all(rules: Unmatched, state: &State, viewer: Option<Seat>) -> Vec<AttackOdds> {
    let seat = viewer.unwrap_or(state.active);
    let world = World::of(rules, state, viewer);
    let ready = world::before_action(rules, &world.state, seat);
    let mut actions = Vec::new();
    rules.list_legal_actions(&ready, &mut actions);
    actions.retain(|action| matches!(*action, Action::Attack { card, .. } if world.knows(card)));
    let share = actions.len() as u32;
    let short = |action: Action| {
        let Action::Attack { attacker, defender, card, manner } = action else { return None };
        let attack =
            Attack { rules, attacker, defender, policy: Policy::BestDefense, manner: None, share };
        let Forecast { expected, defeat, won, .. } =
            attack.with_cards(&world, &ready, &[(card, None, 1.0, manner)]);
        let card_name = rules.def(state, card).sheet.name.as_str();
        Some(AttackOdds {
            attacker,
            defender,
            card,
            card_name,
            manner: manner.name(),
            expected,
            defeat,
            won,
        })
    };
    let mut all: Vec<AttackOdds> = actions.into_iter().filter_map(short).collect();
    sort_few(&mut all, |one, other| (one.defeat, one.expected) > (other.defeat, other.expected));
    all
}

/// An attack of one fighter on another.
struct Attack {
    rules: Unmatched,
    attacker: FighterId,
    defender: FighterId,
    policy: Policy,
    /// The way in which the card is played; by default the usual one, if it is legal.
    manner: Option<Manner>,
    /// Number of forecasts of which this is one.
    share: u32,
}

/// A card of an attack, with its assumed definition, if the viewer does not know it, its probability, and the way in which it is
/// played.
type Commit = (CardId, Option<DefId>, f64, Manner);

impl Attack {
    /// Returns whether the attack has been declared, and the defender may still answer.
    fn in_progress(&self, state: &State) -> bool {
        let [attack, defense] = state.combat.parts;
        state.combat.on
            && !state.combat.revealed
            && (attack.fighter, defense.fighter) == (self.attacker, self.defender)
    }

    /// Forecasts the combat in progress.
    fn of_combat(&self, world: &World) -> Forecast {
        let state = &world.state;
        let card = state.combat.parts[0].card;
        let known = world.knows(card);
        let cards = match known {
            true => vec![(card, None, 1.0)],
            false => world.committed(self.attacker, card, state.combat.announced),
        };
        let cards: Vec<Commit> = cards
            .into_iter()
            .map(|(card, def, chance)| (card, def, chance, Manner::Usual))
            .collect();
        self.with_cards(world, state, &cards)
    }

    /// Forecasts an attack that has not been declared.
    fn before(&self, world: &World, wanted: Option<DefId>) -> Result<Forecast> {
        let (rules, seat) = (self.rules, world.state.fighter(self.attacker).owner);
        let ready = world::before_action(rules, &world.state, seat);
        let hand = &world.state.player(seat).hand;
        let known: Vec<CardId> = hand.iter().copied().filter(|&card| world.knows(card)).collect();
        let can = |state: &State, card: CardId| {
            let mut actions = Vec::new();
            rules.list_legal_actions(state, &mut actions);
            let way = |action: &Action| match *action {
                Action::Attack { attacker, defender, card: with, manner } => {
                    let this = (attacker, defender) == (self.attacker, self.defender);
                    let fits = this && self.manner.is_none_or(|wanted| manner == wanted);
                    (fits && (with == card || state.card(with).def == state.card(card).def))
                        .then_some(manner)
                }
                _ => None,
            };
            // The usual way is listed first.
            actions.iter().find_map(way)
        };
        let refused = |card: CardId| {
            let (attacker, defender) = (self.attacker, self.defender);
            explain(
                rules,
                &ready,
                &Wanted {
                    kind: "attack",
                    attacker,
                    defender,
                    fighter: NOBODY,
                    card,
                    hidden: false,
                    to: None,
                },
            )
        };
        if let Some(def) = wanted {
            if let Some(&card) = known.iter().find(|&&card| world.state.card(card).def == def) {
                let manner = can(&ready, card).ok_or_else(|| refused(card))?;
                return Ok(self.with_cards(world, &ready, &[(card, None, 1.0, manner)]));
            }
            // A card that the attacker may hold is assumed to be in hand.
            let held = hand
                .iter()
                .copied()
                .find(|&card| !world.knows(card))
                .filter(|_| world.pool_copies(seat, def) > 0);
            let name = &rules.catalogue.card(def).sheet.name;
            let Some(held) = held else {
                return Err(Error::new(
                    "not-in-hand",
                    format!("{name} cannot be in the attacker's hand"),
                )
                .at("card"));
            };
            let mut with = ready.clone();
            with.cards.at_mut(usize::from(held)).def = def;
            let manner = can(&with, held).ok_or_else(|| refused(held))?;
            return Ok(self.with_cards(world, &ready, &[(held, Some(def), 1.0, manner)]));
        }
        if known.len() == hand.len() {
            let each = rules.distinct(&world.state, &known);
            let usable: Vec<Commit> = each
                .iter()
                .filter_map(|&card| Some((card, None, 1.0, can(&ready, card)?)))
                .collect();
            let attack = Attack { share: usable.len() as u32, ..*self };
            let all = usable.iter().map(|&commit| attack.with_cards(world, &ready, &[commit]));
            let best = all.max_by(|one, other| {
                one.defeat.total_cmp(&other.defeat).then(one.expected.total_cmp(&other.expected))
            });
            return best.ok_or_else(|| refused(known.first().copied().unwrap_or(NOBODY)));
        }
        let held = hand.iter().copied().find(|&card| !world.knows(card)).unwrap_or(NOBODY);
        let playable = |(card, def, chance): (CardId, Option<DefId>, f64)| {
            let mut with = ready.clone();
            with.cards.at_mut(usize::from(card)).def = def.unwrap_or(with.card(card).def);
            Some((card, def, chance, can(&with, card)?))
        };
        let mut cards: Vec<Commit> =
            world.committed(self.attacker, held, NOBODY).into_iter().filter_map(playable).collect();
        let sum: f64 = cards.iter().map(|(_, _, chance, _)| chance).sum();
        cards.iter_mut().for_each(|(_, _, chance, _)| *chance /= sum);
        if cards.is_empty() {
            Err(refused(NOBODY))
        } else {
            Ok(self.with_cards(world, &ready, &cards))
        }
    }

    /// Forecasts the attack with each of these cards.
    fn with_cards(&self, world: &World, root: &State, cards: &[Commit]) -> Forecast {
        let mut walk = Walk::new(self.rules, self.defender, self.share, cards.len() as u32);
        let mut responses: Vec<Response> = Vec::new();
        for &(card, def, chance, manner) in cards {
            let (mut world, mut state) = (world.clone(), root.clone());
            if let Some(def) = def {
                world.let_be(&mut state, card, def);
            }
            let (attacker, defender) = (self.attacker, self.defender);
            let first =
                (!state.combat.on).then_some(Action::Attack { attacker, defender, card, manner });
            for (answer, parts) in
                policy::answers(self.rules, &mut walk, &world, &state, first, defender, self.policy)
            {
                let at = responses
                    .iter()
                    .position(|other| other.answer.def() == answer.def())
                    .unwrap_or(responses.len());
                if at == responses.len() {
                    responses.push(Response {
                        answer,
                        parts: OddsOfDraws::new(),
                        odds: Odds::default(),
                        chance: 0.0,
                    });
                }
                for (drawn, odds) in parts {
                    walk::part(&mut responses[at].parts, &drawn).add(&odds, chance);
                }
            }
        }
        policy::weigh(self.policy, &mut walk, world, root, self.defender, &mut responses);
        responses.retain(|response| response.chance > 0.0);
        sort_few(&mut responses, |one, other| one.chance > other.chance);
        let mut all = Odds::default();
        for response in &responses {
            all.add(&response.odds, response.chance);
        }
        let id =
            |answer: &Answered| answer.def().map(|def| self.rules.catalogue.card(def).id.as_str());
        let shown = responses.iter().map(|response| ResponseOdds {
            card: id(&response.answer),
            chance: response.chance,
            damage: response.odds.expected(),
            defeat: response.odds.defeat.value(),
        });
        let others = all.others.iter().filter(|(fighter, ..)| *fighter != self.defender);
        let single = match cards {
            [(card, def, ..)] => Some(def.unwrap_or(root.card(*card).def)),
            _ => None,
        };
        let def = |card: CardId, def: Option<DefId>| {
            self.rules.catalogue.card(def.unwrap_or(root.card(card).def))
        };
        let mut state = root.clone();
        if let (false, &[(card, ..), ..]) = (state.combat.on, cards) {
            let part = |fighter, card| Part {
                seat: state.fighter(fighter).owner,
                fighter,
                card,
                ..Part::default()
            };
            let parts = [part(self.attacker, card), part(self.defender, NOBODY)];
            state.combat = Combat { on: true, parts, ..Combat::default() };
        }
        let answers =
            || responses.iter().filter_map(|response| Some((response, response.answer.def()?)));
        let value = |def: DefId| f64::from(self.rules.catalogue.card(def).value);
        let name = |def: DefId| self.rules.catalogue.card(def).sheet.name.as_str();
        let sides = [
            CombatSide {
                fighter: self.attacker,
                card: single.map(name),
                printed: cards
                    .iter()
                    .map(|&(card, assumed, chance, _)| chance * f64::from(def(card, assumed).value))
                    .sum(),
                played: 1.0,
                mean: mean(&all.attack),
            },
            CombatSide {
                fighter: self.defender,
                card: answers().next().map(|(_, def)| name(def)).filter(|_| answers().count() == 1),
                printed: answers().map(|(response, def)| response.chance * value(def)).sum(),
                played: answers().map(|(response, _)| response.chance).sum(),
                mean: mean(&all.defense),
            },
        ];
        Forecast {
            explain: explain::explain(self.rules, &state, &sides),
            expected: all.expected(),
            min: all.damage.iter().position(|&chance| chance > 0.0).unwrap_or(0),
            max: all.damage.iter().rposition(|&chance| chance > 0.0).unwrap_or(0),
            defeat: all.defeat.value(),
            won: all.won.value(),
            responses: shown.collect(),
            others: others
                .map(|&(fighter, expected, defeat)| OtherOdds { fighter, expected, defeat })
                .collect(),
            card: single.map(|def| self.rules.catalogue.card(def).id.as_str()),
            policy: self.policy.name(),
            exact: walk.why.is_none(),
            why: walk.why,
            assumptions: ASSUMPTIONS.to_vec(),
            damage: all.damage,
            attack: all.attack,
            defense: all.defense,
        }
    }
}
