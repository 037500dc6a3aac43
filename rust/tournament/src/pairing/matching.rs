//! Maximum-weight matching in general graphs: the primal-dual method of J. Edmonds ("Maximum matching and a polyhedron with
//! 0,1-vertices", 1965) in the form of Z. Galil ("Efficient algorithms for finding maximum matching in graphs", 1986, section
//! 4), in cubic time.
//!
//! Each node and each blossom has a dual variable. An edge is tight if its slack, the duals of its ends less twice its weight,
//! is zero. A stage grows alternating trees of tight edges from all unmatched nodes until a path between two of them is found,
//! and changes the duals whenever no tight edge is left. A blossom is an odd cycle of nodes and smaller blossoms, shrunk to one
//! node. It stays for the following stages while its dual is positive.
//!
//! Equally good matchings exist in almost every round. Edges, nodes and blossoms are therefore examined in the order of J. van
//! Rantwijk's program ("Maximum weighted matching", 2008), which NetworkX and rustworkx follow too, so that the matching found
//! is the one that these libraries find.

/// An index that stands for no node, edge or list.
pub const NONE: usize = usize::MAX;

/// An edge: two nodes and a weight.
pub type Edge = (usize, usize, i128);

/// The role of a node or blossom in the trees of a stage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from the root.
    Outer,
    /// At an odd distance.
    Inner,
    /// Outer, and on a path that is being traced to its root.
    Traced,
}

/// A matching under construction.
///
/// Blossoms are numbered after the nodes, and most lists are indexed by both. An end is one of the two directions of an edge:
/// `2 * edge` is its first node and `2 * edge + 1` its second, so that `end ^ 1` is the opposite end.
struct Search<'a> {
    edges: &'a [Edge],
    nodes: usize,
    /// For each node the opposite ends of its edges.
    near: Vec<Vec<usize>>,
    /// For each node the end of its mate, or [`NONE`].
    mate: Vec<usize>,
    /// The outermost blossom of each node; its own number if it is in none.
    top: Vec<usize>,
    parent: Vec<usize>,
    /// The cycle of each blossom, from the child that contains its base.
    children: Vec<Vec<usize>>,
    /// For each child of a blossom the end in it of the edge to the next child.
    links: Vec<Vec<usize>>,
    /// The one node of a blossom that is not matched inside it; [`NONE`] for unused numbers.
    base: Vec<usize>,
    unused: Vec<usize>,
    dual: Vec<i128>,
    label: Vec<Label>,
    /// The end through which a label was reached, or [`NONE`] at a root.
    entry: Vec<usize>,
    /// The edge of least slack to an outer blossom, or [`NONE`].
    best: Vec<usize>,
    /// For outer blossoms the edge of least slack to each other outer blossom; empty if not known.
    best_to: Vec<Vec<usize>>,
    /// Edges known to be tight in this stage.
    tight: Vec<bool>,
    /// Outer nodes whose edges are still to be examined.
    queue: Vec<usize>,
}

/// Returns the pairs of a matching with the greatest number of edges and, among those, the greatest sum of weights.
pub fn maximum(edges: &[Edge]) -> Vec<[usize; 2]> {
    let nodes = edges.iter().map(|&(one, other, _)| one.max(other) + 1).max().unwrap_or(0);
    let greatest = edges.iter().map(|edge| edge.2).max().unwrap_or(0).max(0);
    let mut near = vec![Vec::new(); nodes];
    for (edge, &(one, other, _)) in edges.iter().enumerate() {
        near[one].push(2 * edge + 1);
        near[other].push(2 * edge);
    }
    let all = 2 * nodes;
    let mut search = Search {
        edges,
        nodes,
        near,
        mate: vec![NONE; nodes],
        top: (0..nodes).collect(),
        parent: vec![NONE; all],
        children: vec![Vec::new(); all],
        links: vec![Vec::new(); all],
        base: (0..nodes).chain(std::iter::repeat_n(NONE, nodes)).collect(),
        unused: (nodes..all).collect(),
        dual: [vec![greatest; nodes], vec![0; nodes]].concat(),
        label: vec![Label::Free; all],
        entry: vec![NONE; all],
        best: vec![NONE; all],
        best_to: vec![Vec::new(); all],
        tight: vec![false; edges.len()],
        queue: Vec::new(),
    };
    while search.stage() {}
    let pair = |(node, &end): (usize, &usize)| (end != NONE).then(|| [node, search.node(end)]);
    search.mate.iter().enumerate().filter_map(pair).filter(|[one, other]| one < other).collect()
}

impl Search<'_> {
    fn node(&self, end: usize) -> usize {
        let (one, other, _) = self.edges[end / 2];
        if end.is_multiple_of(2) { one } else { other }
    }

    fn slack(&self, edge: usize) -> i128 {
        let (one, other, weight) = self.edges[edge];
        self.dual[one] + self.dual[other] - 2 * weight
    }

    /// Returns whether an edge has less slack than the best one so far.
    fn is_better(&self, edge: usize, best: usize) -> bool {
        best == NONE || self.slack(edge) < self.slack(best)
    }

    /// Returns the label of the outermost blossom of a node.
    fn label_of(&self, node: usize) -> Label {
        self.label[self.top[node]]
    }

    /// Returns the nodes in a blossom.
    fn leaves(&self, blossom: usize) -> Vec<usize> {
        if blossom < self.nodes {
            return vec![blossom];
        }
        self.children[blossom].iter().flat_map(|&child| self.leaves(child)).collect()
    }

    fn is_outermost(&self, blossom: usize) -> bool {
        self.parent[blossom] == NONE && self.base[blossom] != NONE
    }

    /// Extends the matching by one edge. Returns `false` if that is not possible.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.entry.fill(NONE);
        self.best.fill(NONE);
        self.best_to.iter_mut().for_each(Vec::clear);
        self.tight.fill(false);
        self.queue.clear();
        for node in 0..self.nodes {
            if self.mate[node] == NONE && self.label_of(node) == Label::Free {
                self.reach_outer(node, NONE);
            }
        }
        while !self.grow() {
            if !self.change_duals() {
                return false;
            }
        }
        for blossom in self.nodes..2 * self.nodes {
            if self.is_outermost(blossom)
                && self.label[blossom] == Label::Outer
                && self.dual[blossom] == 0
            {
                self.dissolve(blossom);
            }
        }
        true
    }

    /// Grows the trees along tight edges. Returns whether the matching was extended.
    fn grow(&mut self) -> bool {
        while let Some(node) = self.queue.pop() {
            for index in 0..self.near[node].len() {
                let end = self.near[node][index];
                let (edge, other) = (end / 2, self.node(end));
                if self.top[node] == self.top[other] {
                    continue;
                }
                self.tight[edge] |= self.slack(edge) <= 0;
                match (self.tight[edge], self.label_of(other)) {
                    (true, Label::Free) => self.reach_inner(other, end ^ 1),
                    (true, Label::Inner) => {
                        // The end is kept for the time when the blossom is expanded.
                        if self.label[other] == Label::Free {
                            (self.label[other], self.entry[other]) = (Label::Inner, end ^ 1);
                        }
                    }
                    (true, _) => match self.common(node, other) {
                        NONE => {
                            self.augment(edge);
                            return true;
                        }
                        base => self.shrink(base, edge),
                    },
                    (false, label) => {
                        let place = if label == Label::Outer { self.top[node] } else { other };
                        if (label == Label::Outer || self.label[other] == Label::Free)
                            && self.is_better(edge, self.best[place])
                        {
                            self.best[place] = edge;
                        }
                    }
                }
            }
        }
        false
    }

    /// Changes the duals by the greatest amount that leaves no slack negative, which makes an edge tight or lets an inner
    /// blossom expand. Returns `false` if there is no limit: then the matching has the greatest number of edges.
    fn change_duals(&mut self) -> bool {
        enum Limit {
            Edge(usize),
            Blossom(usize),
        }
        let mut least: Option<(i128, Limit)> = None;
        let mut limit = |amount: i128, by: Limit| {
            if least.as_ref().is_none_or(|(least, _)| amount < *least) {
                least = Some((amount, by));
            }
        };
        for node in 0..self.nodes {
            if self.label_of(node) == Label::Free && self.best[node] != NONE {
                limit(self.slack(self.best[node]), Limit::Edge(self.best[node]));
            }
        }
        let outermost = || (0..2 * self.nodes).filter(|&blossom| self.is_outermost(blossom));
        for blossom in outermost()
            .filter(|&blossom| self.label[blossom] == Label::Outer && self.best[blossom] != NONE)
        {
            limit(self.slack(self.best[blossom]) / 2, Limit::Edge(self.best[blossom]));
        }
        for blossom in outermost()
            .filter(|&blossom| blossom >= self.nodes && self.label[blossom] == Label::Inner)
        {
            limit(self.dual[blossom], Limit::Blossom(blossom));
        }
        let Some((amount, by)) = least else { return false };
        for place in 0..2 * self.nodes {
            // The dual of a node changes with the label of its outermost blossom, that of the blossom in the other direction.
            let (label, amount) = match place < self.nodes {
                true => (self.label_of(place), amount),
                false if self.is_outermost(place) => (self.label[place], -amount),
                false => continue,
            };
            self.dual[place] += match label {
                Label::Inner => amount,
                Label::Outer => -amount,
                _ => 0,
            };
        }
        match by {
            Limit::Edge(edge) => {
                self.tight[edge] = true;
                let (one, other, _) = self.edges[edge];
                self.queue.push(if self.label_of(one) == Label::Free { other } else { one });
            }
            Limit::Blossom(blossom) => self.expand(blossom),
        }
        true
    }

    fn set_label(&mut self, node: usize, label: Label, entry: usize) {
        for place in [node, self.top[node]] {
            (self.label[place], self.entry[place], self.best[place]) = (label, entry, NONE);
        }
    }

    fn reach_outer(&mut self, node: usize, entry: usize) {
        self.set_label(node, Label::Outer, entry);
        self.queue.extend(self.leaves(self.top[node]));
    }

    /// Adds the blossom of a node to a tree as inner, and the blossom of its mate as outer.
    fn reach_inner(&mut self, node: usize, entry: usize) {
        self.set_label(node, Label::Inner, entry);
        let mate = self.mate[self.base[self.top[node]]];
        self.reach_outer(self.node(mate), mate ^ 1);
    }

    /// Traces the paths of two outer nodes to their roots. Returns the base of their first common blossom, or [`NONE`] if they
    /// are in different trees.
    fn common(&mut self, one: usize, other: usize) -> usize {
        let (mut here, mut there) = (one, other);
        let (mut path, mut base) = (Vec::new(), NONE);
        while here != NONE {
            let blossom = self.top[here];
            if self.label[blossom] == Label::Traced {
                base = self.base[blossom];
                break;
            }
            path.push(blossom);
            self.label[blossom] = Label::Traced;
            here = match self.entry[blossom] {
                NONE => NONE,
                entry => self.node(self.entry[self.top[self.node(entry)]]),
            };
            if there != NONE {
                std::mem::swap(&mut here, &mut there);
            }
        }
        path.into_iter().for_each(|blossom| self.label[blossom] = Label::Outer);
        base
    }

    /// Returns the blossoms on the path from a node up to that of the base, and for each the end in it of the edge to the next.
    fn ascent(&self, mut node: usize, base: usize) -> (Vec<usize>, Vec<usize>) {
        let (mut blossoms, mut ends) = (Vec::new(), Vec::new());
        while self.top[node] != self.top[base] {
            let blossom = self.top[node];
            blossoms.push(blossom);
            ends.push(self.entry[blossom] ^ 1);
            node = self.node(self.entry[blossom]);
        }
        (blossoms, ends)
    }

    /// Shrinks the cycle that a tight edge closes to an outer blossom.
    fn shrink(&mut self, base: usize, edge: usize) {
        let Some(blossom) = self.unused.pop() else { return };
        let (one, other, _) = self.edges[edge];
        let (mut children, mut links) = self.ascent(one, base);
        let (right, back) = self.ascent(other, base);
        children.push(self.top[base]);
        children.reverse();
        links.iter_mut().for_each(|end| *end ^= 1);
        links.reverse();
        links.push(2 * edge);
        children.extend(right);
        links.extend(back);
        children.iter().for_each(|&child| self.parent[child] = blossom);
        self.base[blossom] = base;
        (self.label[blossom], self.entry[blossom]) = (Label::Outer, self.entry[self.top[base]]);
        self.dual[blossom] = 0;
        self.children[blossom] = children;
        self.links[blossom] = links;
        for node in self.leaves(blossom) {
            if self.label_of(node) == Label::Inner {
                self.queue.push(node);
            }
            self.top[node] = blossom;
        }
        self.find_best(blossom);
    }

    /// Finds the edges of least slack from a new blossom to other outer blossoms, from those of its children.
    fn find_best(&mut self, blossom: usize) {
        let mut known = vec![NONE; 2 * self.nodes];
        let mut found: Vec<usize> = Vec::new();
        for child in self.children[blossom].clone() {
            let mut edges = std::mem::take(&mut self.best_to[child]);
            if edges.is_empty() {
                edges = self
                    .leaves(child)
                    .into_iter()
                    .flat_map(|node| self.near[node].iter().map(|end| end / 2))
                    .collect();
            }
            for edge in edges {
                let (one, other, _) = self.edges[edge];
                let outside = self.top[if self.top[other] == blossom { one } else { other }];
                if outside == blossom || self.label[outside] != Label::Outer {
                    continue;
                }
                match known[outside] {
                    NONE => {
                        known[outside] = found.len();
                        found.push(edge);
                    }
                    place if self.is_better(edge, found[place]) => found[place] = edge,
                    _ => {}
                }
            }
            self.best[child] = NONE;
        }
        self.best[blossom] = found
            .iter()
            .fold(NONE, |best, &edge| if self.is_better(edge, best) { edge } else { best });
        self.best_to[blossom] = found;
    }

    /// Returns the even path inside a blossom from a child, given by its place, to the base: for each step the next child and the
    /// end in the child that it leaves.
    fn path(&self, blossom: usize, place: usize) -> Vec<(usize, usize)> {
        let (children, links) = (&self.children[blossom], &self.links[blossom]);
        match place % 2 {
            0 => (0..place).rev().map(|before| (children[before], links[before] ^ 1)).collect(),
            _ => (place..children.len())
                .map(|place| (children[(place + 1) % children.len()], links[place]))
                .collect(),
        }
    }

    /// Returns the place of a node's child in the cycle of a blossom.
    fn place(&self, blossom: usize, node: usize) -> usize {
        let mut child = node;
        while self.parent[child] != blossom {
            child = self.parent[child];
        }
        self.children[blossom].iter().position(|&other| other == child).unwrap_or(0)
    }

    /// Turns the children of a blossom into blossoms of their own.
    fn release(&mut self, blossom: usize) -> Vec<usize> {
        let children = std::mem::take(&mut self.children[blossom]);
        for &child in &children {
            self.parent[child] = NONE;
            self.leaves(child).into_iter().for_each(|node| self.top[node] = child);
        }
        (self.base[blossom], self.best[blossom]) = (NONE, NONE);
        (self.label[blossom], self.entry[blossom]) = (Label::Free, NONE);
        children
    }

    /// Releases the children of a blossom at the end of a stage, and those of its children whose duals are zero.
    fn dissolve(&mut self, blossom: usize) {
        for child in self.release(blossom) {
            if child >= self.nodes && self.dual[child] == 0 {
                self.dissolve(child);
            }
        }
        self.unused.push(blossom);
    }

    /// Expands an inner blossom during a stage. Its children on the path to the base become inner and outer in turn, the others
    /// free, or inner where an outer node has reached them.
    fn expand(&mut self, blossom: usize) {
        let mut entry = self.entry[blossom];
        let place = self.place(blossom, self.node(entry ^ 1));
        let path = self.path(blossom, place);
        let children = self.release(blossom);
        self.unused.push(blossom);
        for step in path.chunks_exact(2) {
            let (out, back) = (step[0].1, step[1].1);
            for end in [entry, out] {
                let node = self.node(end ^ 1);
                self.label[node] = Label::Free;
            }
            self.reach_inner(self.node(entry ^ 1), entry);
            self.tight[out / 2] = true;
            self.tight[back / 2] = true;
            entry = back;
        }
        // The mate of the base is in the tree already.
        for place in [self.node(entry ^ 1), children[0]] {
            (self.label[place], self.entry[place]) = (Label::Inner, entry);
        }
        self.best[children[0]] = NONE;
        let others: Vec<usize> = match place % 2 {
            0 => children[place + 1..].iter().rev().copied().collect(),
            _ => children[1..place].to_vec(),
        };
        for child in others {
            if self.label[child] == Label::Outer {
                continue;
            }
            let Some(node) =
                self.leaves(child).into_iter().find(|&node| self.label[node] != Label::Free)
            else {
                continue;
            };
            self.label[node] = Label::Free;
            let mate = self.node(self.mate[self.base[child]]);
            self.label[mate] = Label::Free;
            self.reach_inner(node, self.entry[node]);
        }
    }

    /// Exchanges matched and unmatched edges inside a blossom, so that a node becomes its base.
    fn rebase(&mut self, blossom: usize, node: usize) {
        if blossom < self.nodes {
            return;
        }
        let place = self.place(blossom, node);
        self.rebase(self.children[blossom][place], node);
        for step in self.path(blossom, place).chunks_exact(2) {
            let end = step[1].1;
            for (child, end) in [(step[0].0, end), (step[1].0, end ^ 1)] {
                let node = self.node(end);
                self.rebase(child, node);
                self.mate[node] = end ^ 1;
            }
        }
        self.children[blossom].rotate_left(place);
        self.links[blossom].rotate_left(place);
        self.base[blossom] = node;
    }

    /// Extends the matching along the paths from both nodes of an edge to their roots.
    fn augment(&mut self, edge: usize) {
        for mut end in [2 * edge, 2 * edge + 1] {
            loop {
                let node = self.node(end);
                let blossom = self.top[node];
                let entry = self.entry[blossom];
                self.rebase(blossom, node);
                self.mate[node] = end ^ 1;
                if entry == NONE {
                    break;
                }
                let inner = self.top[self.node(entry)];
                let further = self.entry[inner];
                let node = self.node(further ^ 1);
                self.rebase(inner, node);
                self.mate[node] = further;
                end = further;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Returns the number of edges and the weight of the best matching, by trying all.
    fn by_trying(edges: &[Edge], taken: u32) -> (usize, i128) {
        let Some((&(one, other, weight), rest)) = edges.split_first() else { return (0, 0) };
        let without = by_trying(rest, taken);
        if taken & (1 << one | 1 << other) != 0 {
            return without;
        }
        let (count, sum) = by_trying(rest, taken | 1 << one | 1 << other);
        without.max((count + 1, sum + weight))
    }

    /// Returns the number of edges and the weight of the matching that is found, which must be one of the graph.
    fn found(edges: &[Edge]) -> (usize, i128) {
        let pairs = maximum(edges);
        let mut seen = 0u32;
        let weights = pairs.iter().map(|&[one, other]| {
            assert_eq!(seen & (1 << one | 1 << other), 0, "{pairs:?}");
            seen |= 1 << one | 1 << other;
            edges
                .iter()
                .find(|edge| [edge.0, edge.1] == [one, other] || [edge.1, edge.0] == [one, other])
                .unwrap()
                .2
        });
        (pairs.len(), weights.sum())
    }

    /// Graphs of up to 9 nodes and 17 edges. Few different weights give many blossoms and ties.
    fn graphs() -> impl Strategy<Value = Vec<Edge>> {
        (2..=9_usize, 1..=12_i128).prop_flat_map(|(nodes, weights)| {
            let pairs: Vec<(usize, usize)> =
                (0..nodes).flat_map(|one| (0..one).map(move |other| (one, other))).collect();
            let most = pairs.len().min(17);
            (
                prop::sample::subsequence(pairs, 1..=most).prop_shuffle(),
                prop::collection::vec(0..weights, most),
            )
                .prop_map(|(pairs, weights)| {
                    pairs
                        .into_iter()
                        .zip(weights)
                        .map(|((one, other), weight)| (one, other, weight))
                        .collect()
                })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn no_matching_is_better(edges in graphs()) {
            prop_assert_eq!(found(&edges), by_trying(&edges, 0));
        }
    }

    /// The pairs below were found by rustworkx-core 0.18.1, by which rounds were paired before.
    #[test]
    fn of_equally_good_matchings_the_usual_one_is_found() {
        let graph = |nodes: usize, kinds: usize| -> Vec<Edge> {
            let weight = |one: usize, other: usize| ((one * one + 3 * other) % kinds) as i128;
            (0..nodes)
                .flat_map(|one| (0..one).map(move |other| (one, other, weight(one, other))))
                .collect()
        };
        let usual: [(usize, usize, &[[usize; 2]]); 5] = [
            (8, 1, &[[0, 7], [1, 6], [2, 5], [3, 4]]),
            (9, 2, &[[0, 7], [1, 8], [2, 5], [3, 6]]),
            (12, 3, &[[0, 2], [1, 5], [3, 8], [4, 7], [6, 10], [9, 11]]),
            (16, 5, &[[0, 2], [1, 4], [3, 7], [5, 13], [6, 9], [8, 15], [10, 12], [11, 14]]),
            (
                20,
                7,
                &[
                    [0, 19],
                    [1, 17],
                    [2, 7],
                    [3, 16],
                    [4, 8],
                    [5, 12],
                    [6, 10],
                    [9, 14],
                    [11, 15],
                    [13, 18],
                ],
            ),
        ];
        for (nodes, kinds, pairs) in usual {
            assert_eq!(maximum(&graph(nodes, kinds)), pairs, "{nodes} nodes, {kinds} weights");
        }
    }
}
