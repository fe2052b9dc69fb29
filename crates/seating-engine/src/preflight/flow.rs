//! Maximum flow by shortest augmenting paths (Edmonds and Karp 1972), on graphs of a few thousand edges.

use std::collections::VecDeque;

use crate::index::{id, ix};

/// A network of whole-number capacities; each edge is stored next to its reverse.
#[derive(Default)]
pub(super) struct Network {
    to: Vec<u32>,
    left: Vec<i64>,
    out: Vec<Vec<u32>>,
}

impl Network {
    pub(super) fn new(nodes: usize) -> Self {
        Self {
            out: vec![Vec::new(); nodes],
            ..Self::default()
        }
    }

    pub(super) fn edge(&mut self, from: usize, to: usize, capacity: i64) {
        for (tail, head, left) in [(from, to, capacity), (to, from, 0)] {
            if let Some(out) = self.out.get_mut(tail) {
                out.push(id(self.to.len()));
                self.to.push(id(head));
                self.left.push(left);
            }
        }
    }

    /// Pushes as much as possible and returns it.
    pub(super) fn push(&mut self, source: usize, sink: usize) -> i64 {
        let mut sum = 0;
        loop {
            let via = self.search(source);
            let mut path = Vec::new();
            let mut at = sink;
            while at != source {
                let Some(Some(edge)) = via.get(at) else { return sum };
                path.push(ix(*edge));
                at = self.head(ix(*edge) ^ 1);
            }
            let amount = path
                .iter()
                .filter_map(|&edge| self.left.get(edge))
                .min()
                .copied()
                .unwrap_or(0);
            for edge in path {
                for (edge, sign) in [(edge, -1), (edge ^ 1, 1)] {
                    if let Some(left) = self.left.get_mut(edge) {
                        *left += sign * amount;
                    }
                }
            }
            sum += amount;
        }
    }

    /// Returns which nodes can still be reached from the source: its side of a minimum cut.
    pub(super) fn reachable(&self, source: usize) -> Vec<bool> {
        let via = self.search(source);
        via.iter()
            .enumerate()
            .map(|(node, edge)| node == source || edge.is_some())
            .collect()
    }

    /// Returns where the edges of a node lead, reverse edges included.
    pub(super) fn heads(&self, node: usize) -> impl Iterator<Item = usize> {
        let edges = self.out.get(node).map(Vec::as_slice).unwrap_or_default();
        edges.iter().map(|&edge| self.head(ix(edge)))
    }

    fn head(&self, edge: usize) -> usize {
        self.to.get(edge).map_or(0, |&node| ix(node))
    }

    /// Returns for each node the last edge of a shortest path with capacity left.
    fn search(&self, source: usize) -> Vec<Option<u32>> {
        let mut via = vec![None; self.out.len()];
        let mut queue = VecDeque::from([source]);
        while let Some(node) = queue.pop_front() {
            for &edge in self.out.get(node).map(Vec::as_slice).unwrap_or_default() {
                let next = self.head(ix(edge));
                let open = self.left.get(ix(edge)).is_some_and(|&left| left > 0);
                if let Some(slot) = via
                    .get_mut(next)
                    .filter(|slot| open && next != source && slot.is_none())
                {
                    *slot = Some(edge);
                    queue.push_back(next);
                }
            }
        }
        via
    }
}
