//! Finds the facts that abilities of an attack depend on and that a typed-in position does not state.
//!
//! Conditions and amounts of abilities in play are read before the flips. Instructions are read as the engine reaches them, so
//! only those that are followed count.

use crate::{
    cards::{
        Tcg,
        card::DefId,
        catalogue::{Text, TriggerDef, quality, trigger_kind},
        code::Op,
    },
    forecast::watch::{AT_DAMAGE, IN_BATTLE},
    model::{
        objects::{NOBODY, ObjectId, members},
        state::{Frame, State},
    },
    query::context::{Context, side_of},
};
use altmode_tcg_language::{
    Amount, CharacterZone, Condition, Count, DamageChange, Effect, From, Is, Pick, Quality, Side,
    Stat, UnderFrom, Until, When, Who,
};

/// A fact about the player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fact {
    /// Number of cards in hand.
    Hand,
    /// The cards in hand themselves.
    HandCards,
    /// The scrap pile.
    Scrap,
    /// The KO area.
    KoArea,
    /// The height of the Tower.
    Tower,
    /// Characters on the battlefield besides those in the battle.
    Team,
    /// Secret Actions on the battlefield.
    SecretActions,
    /// Earlier events of the turn.
    Turn,
    /// The starting team.
    StartingTeam,
}

impl Fact {
    const ALL: [Fact; 9] = [
        Fact::Hand,
        Fact::HandCards,
        Fact::Scrap,
        Fact::KoArea,
        Fact::Tower,
        Fact::Team,
        Fact::SecretActions,
        Fact::Turn,
        Fact::StartingTeam,
    ];

    /// Returns the fact about a side: 0 the attacker's, 1 the defender's.
    pub fn of(self, side: usize) -> Facts {
        1 << (2 * self as usize + side)
    }
}

/// Bitmask of facts about both sides, see [`Fact::of`].
pub type Facts = u32;

/// Facts that a card depends on.
pub type Relied = (DefId, Facts);

/// Adds facts that a card depends on.
pub fn note(found: &mut Vec<Relied>, (def, facts): Relied) {
    match found.iter_mut().find(|(other, _)| *other == def) {
        Some((_, all)) => *all |= facts,
        None => found.push((def, facts)),
    }
}

/// Returns the assumptions about facts as sentences without the name of the card.
pub fn sentences(facts: Facts) -> impl Iterator<Item = String> {
    let sides = ["attacker's", "defender's"];
    let all = Fact::ALL.into_iter().flat_map(move |fact| {
        sides.into_iter().enumerate().map(move |(side, whose)| (fact, side, whose))
    });
    all.filter(move |(fact, side, _)| facts & fact.of(*side) != 0).map(|(fact, _, whose)| match fact {
        Fact::Hand => format!("the hand of the {whose} player is not given and is taken to be empty"),
        Fact::HandCards => format!("the cards in the hand of the {whose} player are taken to have no icons and no text"),
        Fact::Scrap => format!("the scrap pile of the {whose} player is not given and is taken to be empty"),
        Fact::KoArea => format!("the KO area of the {whose} player is not given and is taken to be empty"),
        Fact::Tower => format!("the Tower of the {whose} player is not given and is taken to have no height"),
        Fact::Team => format!("other characters of the {whose} player are not given, so there are taken to be none"),
        Fact::SecretActions => format!("the {whose} player is taken to have no Secret Actions on the battlefield"),
        Fact::Turn => format!("the {whose} player is taken to have done nothing earlier this turn"),
        Fact::StartingTeam => format!("the starting team of the {whose} player is taken to be the characters given"),
    })
}

/// Qualities that matter neither in a battle nor for its legality.
const IRRELEVANT: u64 = 1 << quality::SLOTS
    | 1 << quality::ACCEPTS
    | 1 << quality::EXTRA_ACTION
    | 1 << quality::EXTRA_REPAIR
    | 1 << quality::READS_STARS
    | 1 << quality::SEES_TOP
    | 1 << quality::PLAYS_TOP
    | 1 << quality::OPPONENT_PLAYS_AT_MOST
    | 1 << quality::UPGRADES_STAY
    | 1 << quality::HAND_STAYS
    | 1 << quality::QUIET_UPGRADES;

/// Qualities that matter only for the attacker.
const OF_ATTACKER: u64 = 1 << quality::ATTACK
    | 1 << quality::BASE_ATTACK
    | 1 << quality::BOLD
    | 1 << quality::PIERCE
    | 1 << quality::EXTRA_ATTACK_FLIPS
    | 1 << quality::ATTACKS_UNTAPPED;

/// Qualities that matter only for the defender.
const OF_DEFENDER: u64 = 1 << quality::DEFENSE
    | 1 << quality::BASE_DEFENSE
    | 1 << quality::TOUGH
    | 1 << quality::SAFEGUARD
    | 1 << quality::MOST_ATTACK_DAMAGE;

/// Returns the facts that conditions and amounts of abilities in play depend on in a battle that has begun.
pub fn of_abilities(tcg: Tcg, state: &State, found: &mut Vec<Relied>) {
    let mut look = |source: ObjectId, this: ObjectId| {
        let context = Context::of(source, this, state.owner(source));
        let facts = Reader { tcg, state, context, found: 0 }.text(tcg.text(state, source));
        if facts != 0 {
            note(found, (state.defs[usize::from(source)], facts));
        }
    };
    for character in members(state.battlefield[0] | state.battlefield[1]) {
        look(character, character);
        for &upgrade in state.character(character).upgrades.iter() {
            look(upgrade, character);
        }
        let head = state.character(character).head;
        if head != NOBODY {
            look(head, character);
        }
    }
    for &stratagem in tcg.stratagems(state).iter() {
        look(stratagem, NOBODY);
    }
}

/// Returns the facts that an instruction depends on. `answers_yes` is whether its player's "you may" is answered with yes.
pub fn of_instruction(tcg: Tcg, state: &State, frame: &Frame, answers_yes: bool) -> Facts {
    let mut reader = Reader { tcg, state, context: Context::of_frame(frame), found: 0 };
    let [op, rest @ ..] = tcg.catalogue.code_from(frame.pc) else { return 0 };
    // Scrapped cards matter only to later instructions.
    let used = || rest.iter().take_while(|op| !matches!(op, Op::End)).any(uses_result);
    match op {
        Op::Do(effect) if takes_cards(effect) && !used() => {}
        Op::Do(effect) => reader.effect(effect, false),
        Op::Unless(condition, _) => reader.condition(condition),
        Op::Times(amount, _) => reader.amount(amount),
        Op::ForEach(who, _) => reader.characters(who),
        Op::Gets(Effect::Gets { has, condition, .. }, ..) => {
            has.iter().for_each(|quality| reader.quality(quality));
            condition.iter().for_each(|condition| reader.condition(condition));
        }
        Op::ThisTurn(number) => tcg
            .catalogue
            .trigger(*number)
            .condition
            .iter()
            .for_each(|condition| reader.condition(condition)),
        // The question is left out if the effects could do nothing.
        Op::Ask(_, effects, _) if answers_yes && used() => {
            effects.iter().for_each(|effect| reader.effect(effect, true))
        }
        _ => {}
    }
    reader.found
}

/// Returns whether an instruction only takes cards from a hand.
fn takes_cards(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::ScrapHand
            | Effect::ScrapFromHand { .. }
            | Effect::ScrapAnyFromHand(_)
            | Effect::ScrapAllFromHand(_)
            | Effect::ScrapFromTheirHand { .. }
            | Effect::RevealAtRandom
            | Effect::TheyReveal(_)
            | Effect::TheirHandIntoKo { .. }
    )
}

/// Returns whether an instruction can depend on what earlier instructions did.
fn uses_result(op: &Op) -> bool {
    let is_counted = |amount: &Amount| matches!(amount, Amount::Counted(_));
    match op {
        Op::Unless(..) | Op::UnlessDone(_) | Op::Times(..) => true,
        Op::Gets(Effect::Gets { has, .. }, ..) => {
            has.iter().filter_map(Quality::amount).any(is_counted)
        }
        Op::Do(Effect::MayPlay { .. } | Effect::Play { .. } | Effect::PutThatOnto(_)) => true,
        Op::Do(effect) => effect.amount().is_some_and(is_counted),
        _ => false,
    }
}

/// Returns whether instructions give qualities until end of turn.
fn lasts_all_turn(tcg: Tcg, code: u16) -> bool {
    let mut ops = tcg.catalogue.code_from(code).iter().take_while(|op| !matches!(op, Op::End));
    ops.any(|op| matches!(op, Op::Gets(Effect::Gets { until: Until::EndOfTurn, .. }, ..)))
}

/// Collects the facts that parts of a text depend on.
struct Reader<'a> {
    tcg: Tcg,
    state: &'a State,
    context: Context,
    found: Facts,
}

impl Reader<'_> {
    fn note(&mut self, fact: Fact, of: Side) {
        let own = side_of(self.state, self.context.you);
        self.found |= match of {
            Side::Your => fact.of(own),
            Side::Enemy => fact.of(1 - own),
            Side::Any => fact.of(0) | fact.of(1),
        };
    }

    fn text(mut self, text: &'static Text) -> Facts {
        let [attacker, defender] = [self.state.battle.attacker, self.state.battle.defender];
        let fights = self.context.this == attacker || self.context.this == defender;
        let fits = |reader: &Self, character, who: &Who| {
            reader.tcg.fits(reader.state, &reader.context, character, who)
        };
        for one in &text.statics {
            let affects = |reader: &Self, character| match one.who {
                None => reader.context.this == character,
                Some(who) => fits(reader, character, who),
            };
            let kinds = one.kinds & !IRRELEVANT;
            let matters = kinds & !OF_DEFENDER != 0 && affects(&self, attacker)
                || kinds & !OF_ATTACKER != 0 && affects(&self, defender)
                || kinds & 1 << quality::ENEMIES_CANNOT_USE != 0;
            // A condition that fails in any case makes its amounts irrelevant.
            if matters
                && one.condition.is_none_or(|condition| self.settled(condition) != Some(false))
            {
                one.condition.iter().for_each(|condition| self.condition(condition));
                one.who.iter().for_each(|who| self.who(who));
                one.has.iter().for_each(|quality| self.quality(quality));
            }
        }
        for trigger in
            text.triggers.iter().filter(|trigger| trigger.kinds & (IN_BATTLE | AT_DAMAGE) != 0)
        {
            let happens = match trigger.when {
                When::Attacks(who) => fits(&self, attacker, who),
                When::Defends(who) => fits(&self, defender, who),
                When::Battles(who) => fits(&self, attacker, who) || fits(&self, defender, who),
                _ => fights,
            };
            if happens {
                trigger.condition.iter().for_each(|condition| self.condition(condition));
            }
        }
        // The position has no effects from earlier in the turn, such as the bonus of the attacker's flip to its mode.
        let flips = |trigger: &&&TriggerDef| trigger.kinds & trigger_kind::FLIPS_TO_THIS != 0;
        if self.context.this == attacker
            && text.triggers.iter().filter(flips).any(|flip| lasts_all_turn(self.tcg, flip.code))
        {
            self.note(Fact::Turn, Side::Your);
        }
        for replacement in &text.instead {
            if !fits(&self, defender, &replacement.who) {
                continue;
            }
            replacement.condition.iter().for_each(|condition| self.condition(condition));
            if let DamageChange::MovesTo(who) | DamageChange::PartlyMovesTo { to: who, .. } =
                &replacement.instead
            {
                self.characters(who);
            }
        }
        if self.context.this == defender {
            text.defends_instead.iter().for_each(|who| self.characters(who));
        }
        self.found
    }

    fn quality(&mut self, quality: &Quality) {
        quality.amount().into_iter().for_each(|amount| self.amount(amount));
    }

    fn amount(&mut self, amount: &Amount) {
        let Amount::Counted(count) = amount else { return };
        match &**count {
            Count::Characters(who) | Count::Upgrades { on: who, .. } => self.characters(who),
            Count::Of(stat, who) => {
                if *stat == Stat::Flips {
                    self.note(Fact::Turn, whose(who));
                }
                self.characters(who);
            }
            Count::CardsInHand => self.note(Fact::Hand, Side::Your),
            Count::CardsInTheirHand => self.note(Fact::Hand, Side::Enemy),
            Count::InScrap(_) => self.note(Fact::Scrap, Side::Your),
            Count::InTheirScrap(_) => self.note(Fact::Scrap, Side::Enemy),
            Count::InTheirKo(_) => self.note(Fact::KoArea, Side::Enemy),
            Count::KoThisGame(who) => self.note(Fact::KoArea, who.side),
            Count::SecretActions => self.note(Fact::SecretActions, Side::Your),
            Count::TheirSecretActions => self.note(Fact::SecretActions, Side::Enemy),
            Count::StartingTeam(_) => self.note(Fact::StartingTeam, Side::Your),
            Count::PlayedThisTurn(_) | Count::ActionsThisTurn => self.note(Fact::Turn, Side::Your),
            Count::TheirActionsThisTurn => self.note(Fact::Turn, Side::Enemy),
            Count::Tower => self.note(Fact::Tower, Side::Your),
            _ => count.operands().for_each(|operand| self.amount(operand)),
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            // More characters cannot change a condition that holds.
            Condition::Have(who) if self.tcg.holds(self.state, &self.context, condition) => {
                self.who(who)
            }
            Condition::Have(who) => self.characters(who),
            Condition::Is { who, what } => {
                self.characters(who);
                self.who(what);
            }
            Condition::Number(left, _, right) => {
                self.amount(left);
                self.amount(right);
            }
            Condition::InScrap(_) => self.note(Fact::Scrap, Side::Your),
            Condition::StartingTeamOnly(_) | Condition::StartingTeamHad(_) => {
                self.note(Fact::StartingTeam, Side::Your)
            }
            Condition::PlayedThisTurn(_) => self.note(Fact::Turn, Side::Your),
            Condition::Attacking(who) | Condition::Defending(who) | Condition::Against(who) => {
                self.who(who)
            }
            Condition::HandAgainstTheirs(_) => self.note(Fact::Hand, Side::Any),
            Condition::HaveSecretAction => self.note(Fact::SecretActions, Side::Your),
            Condition::ShareTrait { who, with } => {
                self.characters(who);
                with.iter().for_each(|who| self.characters(who));
            }
            Condition::UpgradesHaveIcons { who, .. } => self.characters(who),
            Condition::Not(inner) => self.condition(inner),
            Condition::All(parts) if parts.iter().any(|part| self.settled(part) == Some(false)) => {
            }
            Condition::Any(parts) if parts.iter().any(|part| self.settled(part) == Some(true)) => {}
            Condition::All(parts) | Condition::Any(parts) => {
                parts.iter().for_each(|part| self.condition(part))
            }
            _ => {}
        }
    }

    /// Returns whether a condition holds, if it is about the two characters of the battle and thus known.
    fn settled(&self, condition: &Condition) -> Option<bool> {
        match condition {
            Condition::Attacking(_)
            | Condition::Defending(_)
            | Condition::Against(_)
            | Condition::YourTurn => Some(self.tcg.holds(self.state, &self.context, condition)),
            Condition::Not(inner) => self.settled(inner).map(|holds| !holds),
            Condition::All(parts) if parts.iter().any(|part| self.settled(part) == Some(false)) => {
                Some(false)
            }
            _ => None,
        }
    }

    /// Reads a phrase whose characters are searched on the table.
    fn characters(&mut self, who: &Who) {
        self.who(who);
        if !matches!(who.pick, Pick::Each | Pick::Choose(_) | Pick::UpTo(_))
            || who.is.contains(&Is::Defending)
        {
            return;
        }
        match who.place {
            CharacterZone::Battlefield | CharacterZone::Anywhere => self.note(Fact::Team, who.side),
            CharacterZone::Ko => self.note(Fact::KoArea, who.side),
            CharacterZone::BattlefieldOrKo => {
                self.note(Fact::Team, who.side);
                self.note(Fact::KoArea, who.side);
            }
            CharacterZone::UnderThis | CharacterZone::UnderIt | CharacterZone::Outside => {}
        }
    }

    /// Reads the properties that a phrase requires.
    fn who(&mut self, who: &Who) {
        fn about_the_turn(is: &Is) -> bool {
            match is {
                Is::Attacked
                | Is::Combined
                | Is::Number(Stat::Flips, ..)
                | Is::AgainstIt(Stat::Flips, _) => true,
                Is::Not(inner) => about_the_turn(inner),
                Is::AnyOf(parts) => parts.iter().any(about_the_turn),
                _ => false,
            }
        }
        if who.is.iter().any(about_the_turn) {
            self.note(Fact::Turn, whose(who));
        }
    }

    /// Reads an instruction. `optional` is whether it belongs to a question that depends on whether it can do something.
    fn effect(&mut self, effect: &Effect, optional: bool) {
        effect.amount().into_iter().for_each(|amount| self.amount(amount));
        match effect {
            Effect::ScrapHand
            | Effect::ScrapFromHand { .. }
            | Effect::ScrapAnyFromHand(_)
            | Effect::ScrapAllFromHand(_)
            | Effect::SwapWithHand { .. }
            | Effect::PutOnTop(_)
            | Effect::RevealOntoDeck { .. }
            | Effect::Plan(_)
            | Effect::PutUnder(UnderFrom::Hand)
            | Effect::MayPlayEach { .. }
            | Effect::MayPlayToStay(_)
            | Effect::MayPlay { from: From::Hand, .. }
            | Effect::Play { from: From::Hand, .. } => self.hand(Side::Your),
            Effect::ScrapFromTheirHand { .. }
            | Effect::RevealAtRandom
            | Effect::TheyReveal(_)
            | Effect::TheirHandIntoKo { .. }
            | Effect::TopFromTheirHand { .. } => self.hand(Side::Enemy),
            Effect::TopFromScrap { .. }
            | Effect::PutFromScrap { .. }
            | Effect::MayPlay { from: From::Scrap, .. }
            | Effect::Play { from: From::Scrap, .. } => self.note(Fact::Scrap, Side::Your),
            Effect::ReturnFromScrap { .. } if optional => self.note(Fact::Scrap, Side::Your),
            Effect::TopFromTheirScrap { .. }
            | Effect::MayPlay { from: From::TheirScrap, .. }
            | Effect::Play { from: From::TheirScrap, .. } => self.note(Fact::Scrap, Side::Enemy),
            Effect::ReturnToBattlefield { .. }
            | Effect::PutFromKoArea { .. }
            | Effect::MayPlay { from: From::KoArea, .. }
            | Effect::Play { from: From::KoArea, .. } => self.note(Fact::KoArea, Side::Your),
            Effect::MoveDamage { from, to, .. }
            | Effect::MoveAnyDamage { from, to, .. }
            | Effect::MoveDamagePairwise { from, to } => {
                self.characters(from);
                self.characters(to);
            }
            Effect::MoveDamageToThis { from, .. } => self.characters(from),
            Effect::Ko(who)
            | Effect::Tap(who)
            | Effect::Untap(who)
            | Effect::UseBountyOf { who, .. }
                if optional =>
            {
                self.characters(who)
            }
            Effect::If { condition, then, .. } => {
                self.condition(condition);
                then.iter().for_each(|effect| self.effect(effect, optional));
            }
            Effect::May { effects, .. } | Effect::Times { effects, .. } => {
                effects.iter().for_each(|effect| self.effect(effect, optional))
            }
            _ => {}
        }
    }

    fn hand(&mut self, whose: Side) {
        self.note(Fact::Hand, whose);
        self.note(Fact::HandCards, whose);
    }
}

/// Returns the player of the characters of a phrase.
fn whose(who: &Who) -> Side {
    match who.pick {
        Pick::This | Pick::Upgraded => Side::Your,
        _ => who.side,
    }
}
