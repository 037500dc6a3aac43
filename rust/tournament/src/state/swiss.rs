//! The players of Swiss rounds as a graph to pair.

use super::{State, standings};
use crate::{
    options::Structure,
    pairing::{Conflicts, PairingEntrant, Possible},
    sorting,
};

/// Number of warnings after which no further rounds are searched for unavoidable rematches, because a search can take some
/// milliseconds, and a round can be withdrawn and paired again and again.
const MOST_SEARCHED: usize = 500;

/// The scores and the conflicts of all players.
pub struct PairingGraph<'a> {
    state: &'a State,
    tallies: Vec<standings::PlayerTally>,
    /// The opponents of each player so far.
    met: Vec<Vec<usize>>,
}

impl PairingGraph<'_> {
    /// Returns the entrants of a group and their conflicts. A pair kept apart has more weight than rematches, because its players
    /// were told in advance.
    pub fn of(&self, group: &[usize]) -> (Vec<PairingEntrant>, Conflicts) {
        let mut index = vec![usize::MAX; self.state.players.len()];
        group.iter().enumerate().for_each(|(number, &place)| index[place] = number);
        let mut conflicts = Conflicts::none(group.len());
        for (number, &place) in group.iter().enumerate() {
            for &other in self.met[place].iter().filter(|&&other| index[other] < number) {
                conflicts.add(number, index[other], 1);
            }
        }
        // The weight of a pair kept apart exceeds that of all rematches of a round.
        let apart = self.state.rounds.len() as u32 * group.len() as u32 + 1;
        for (one, other) in self.state.apart.iter().map(|(one, other)| (index[one], index[other])) {
            if one != usize::MAX && other != usize::MAX {
                conflicts.add(one, other, apart);
            }
        }
        let entrant = |&place: &usize| PairingEntrant {
            points: self.tallies[place].match_points(),
            had_bye: self.tallies[place].byes > 0,
        };
        (group.iter().map(entrant).collect(), conflicts)
    }
}

impl State {
    /// Returns the graph of the next Swiss round.
    pub fn pairing_graph(&self) -> PairingGraph<'_> {
        PairingGraph {
            state: self,
            tallies: standings::tallies(self, usize::MAX),
            met: self.opponents(usize::MAX),
        }
    }

    /// Returns the groups whose members are paired with each other in a Swiss round, that is pods or all players, and the players
    /// with an assigned bye.
    pub fn groups(&self, round: u32) -> (Vec<Vec<usize>>, Vec<usize>) {
        let within = self.options.stays_within_pods() && self.pods > 0;
        let (mut groups, mut byes): (Vec<Vec<usize>>, Vec<usize>) = (Vec::new(), Vec::new());
        for place in self.active() {
            let player = &self.players[place];
            if player.byes.contains(&round) {
                byes.push(place);
                continue;
            }
            if player.sits_out.contains(&round) {
                continue;
            }
            // Players who entered after the pods were drawn form a group of their own.
            let group = if within { player.pod.unwrap_or(self.pods) } else { 0 };
            groups.resize_with(groups.len().max(group + 1), Vec::new);
            groups[group].push(place);
        }
        groups.retain(|group| !group.is_empty());
        merge_while(&mut groups, |group| group.len() < 2);
        (groups, byes)
    }

    /// Returns the number of Swiss rounds, from the first pairing on as fixed by it.
    pub fn planned_rounds(&self) -> u32 {
        self.swiss_rounds.or(self.options.rounds).unwrap_or_else(|| self.recommended_rounds())
    }

    /// Returns the number of Swiss rounds from this one on, or 0 if a player has a bye or sits out in one of them, because the
    /// groups of these rounds differ.
    pub fn rounds_from(&self, first: u32) -> u32 {
        let leaves = |place: usize| {
            self.players[place]
                .byes
                .iter()
                .chain(&self.players[place].sits_out)
                .any(|&round| round >= first)
        };
        if self.active().any(leaves) {
            0
        } else {
            (self.planned_rounds() + 1).saturating_sub(first)
        }
    }

    /// Warns once if rematches in later rounds are unavoidable from now on.
    pub(super) fn warn_of_rematches_ahead(&mut self) {
        let next = self.swiss_rounds_paired() as u32 + 1;
        let rounds = self.rounds_from(next);
        let warned = self.warnings.iter().any(|warning| warning.code == "rematches-ahead");
        if rounds == 0
            || warned
            || self.options.structure != Structure::Swiss
            || self.warnings.len() >= MOST_SEARCHED
        {
            return;
        }
        let graph = self.pairing_graph();
        let is_impossible = |group: &Vec<usize>| {
            let (entrants, conflicts) = graph.of(group);
            Possible::of(&entrants, &conflicts).and_then(|possible| possible.allows(rounds))
                == Some(false)
        };
        if self.groups(next).0.iter().any(is_impossible) {
            let kept = if self.apart.len() > 0 { " and players who are kept apart" } else { "" };
            let message =
                format!("{rounds} more rounds cannot all do without rematches{kept} from here on");
            self.warn("rematches-ahead", message);
        }
    }
}

/// Merges each group that cannot be paired alone with the smallest other group, if there is one.
pub fn merge_while(groups: &mut Vec<Vec<usize>>, alone: impl Fn(&[usize]) -> bool) {
    while groups.len() > 1 {
        let Some(index) = groups.iter().position(|group| alone(group)) else { return };
        let group = groups.remove(index);
        if let Some(smallest) = groups.iter_mut().min_by_key(|group| group.len()) {
            smallest.extend(group);
            sorting::sort_plain(smallest);
        }
    }
}
