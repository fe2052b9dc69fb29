//! The places whose guests share a table with someone again: where a search begins.
#![expect(
    clippy::indexing_slicing,
    reason = "places are below the number that sizes the arrays"
)]

use super::super::task::RoundsTask;
use crate::index::{NONE, id, ix};
use crate::prng::Prng;

/// A set of places with constant time for changes and random choices.
#[derive(Clone, Debug)]
pub(in crate::rounds) struct Watch {
    /// Whether the guest may move alone.
    single: Vec<bool>,
    places: Vec<u32>,
    position: Vec<u32>,
}

impl Watch {
    pub(super) fn new(task: &RoundsTask) -> Self {
        let rounds = task.rounds.iter();
        let single: Vec<bool> = rounds
            .flat_map(|round| (0..task.guests).map(|guest| round.is_single(guest)))
            .collect();
        Self {
            position: vec![NONE; single.len()],
            places: Vec::new(),
            single,
        }
    }

    pub(super) fn set(&mut self, place: usize, listed: bool) {
        let position = self.position[place];
        if listed && position == NONE && self.single[place] {
            self.position[place] = id(self.places.len());
            self.places.push(id(place));
        } else if !listed && position != NONE {
            self.places.swap_remove(ix(position));
            if let Some(&moved) = self.places.get(ix(position)) {
                self.position[ix(moved)] = position;
            }
            self.position[place] = NONE;
        }
    }

    /// Returns whether the guest of a place may move alone.
    pub(in crate::rounds) fn is_single(&self, place: usize) -> bool {
        self.single[place]
    }

    pub(in crate::rounds) fn places(&self) -> &[u32] {
        &self.places
    }

    /// Returns a random place of the set.
    pub(in crate::rounds) fn pick(&self, prng: &mut Prng) -> Option<usize> {
        self.places.get(prng.below(self.places.len())).map(|place| ix(*place))
    }
}
