//! Wishes about guests: together, apart, side by side, at tables and near places.

use std::collections::BTreeMap;

use domain::wish::{Wish, WishKind};

use super::super::sides::sides;
use super::{Judge, State, join, kept, no_place};

impl Judge<'_, '_> {
    pub(super) fn of_guests(&self, wish: &Wish, guests: &[usize]) -> (State, String) {
        match wish.kind {
            WishKind::Together => self.at_one_table(guests),
            WishKind::Apart => self.at_many_tables(guests),
            WishKind::NextTo => self.side_by_side(guests),
            _ => match self.room.wished_blocks(wish) {
                None => no_place(),
                Some(blocks) => {
                    let outside = |guest: &&usize| self.block(**guest).is_some_and(|block| !blocks.contains(&block));
                    match guests.iter().find(outside) {
                        Some(guest) => (State::Broken, self.sits_at(*guest)),
                        None => self.kept_or_waiting(guests),
                    }
                }
            },
        }
    }

    pub(super) fn at_one_table(&self, guests: &[usize]) -> (State, String) {
        let tables = self.tables(guests);
        if tables.len() > 1 {
            return (State::Broken, self.sit_at(&tables));
        }
        self.kept_or_waiting(guests)
    }

    fn at_many_tables(&self, guests: &[usize]) -> (State, String) {
        let party = |guest: &usize| self.event.guests.get(*guest)?.party.as_deref();
        let mut at: BTreeMap<usize, Vec<(usize, &str)>> = BTreeMap::new();
        for (side, members) in sides(guests.iter().map(|guest| (*guest, party(guest))))
            .iter()
            .enumerate()
        {
            for guest in members {
                if let Some(block) = self.block(*guest) {
                    at.entry(block).or_default().push((side, self.name(*guest)));
                }
            }
        }
        let is_shared = |there: &[(usize, &str)]| {
            there
                .iter()
                .any(|(side, _)| Some(side) != there.first().map(|(side, _)| side))
        };
        match at.iter().find(|(_, there)| is_shared(there)) {
            Some((block, there)) => {
                let names: Vec<&str> = there.iter().map(|(_, name)| *name).collect();
                (
                    State::Broken,
                    format!("{} sit at {}.", join(&names), self.title(*block)),
                )
            }
            None => self.kept_or_waiting(guests),
        }
    }

    pub(in crate::event) fn side_by_side(&self, guests: &[usize]) -> (State, String) {
        let &[one, other] = guests else {
            return self.kept_or_waiting(guests);
        };
        let (Some(a), Some(b)) = (self.seat(one), self.seat(other)) else {
            return self.kept_or_waiting(guests);
        };
        let tables = self.tables(guests);
        if tables.len() > 1 {
            return (State::Broken, self.sit_at(&tables));
        }
        if self.are_adjacent(a, b) {
            return kept();
        }
        let ((table, first), (_, second)) = (self.room.place(a), self.room.place(b));
        (
            State::Broken,
            format!("They sit at {table}, seats {first} and {second}."),
        )
    }

    /// Returns whether two seats of one table are side by side.
    pub(in crate::event) fn are_adjacent(&self, a: usize, b: usize) -> bool {
        let Some(block) = self.room.block_of_seat.get(a) else {
            return false;
        };
        if self.room.block_of_seat.get(b) != Some(block) {
            return false;
        }
        let first = self.room.block_of_seat.partition_point(|each| each < block);
        let pair = (a.min(b) - first, a.max(b) - first);
        let pairs = self
            .room
            .blocks
            .get(*block)
            .map(|block| block.adjacent())
            .unwrap_or_default();
        pairs.iter().any(|(x, y)| (*x.min(y), *x.max(y)) == pair)
    }
}
