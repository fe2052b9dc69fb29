//! Builds a task: rounds, then tables for guests who stay, then parties, then loads.

use std::collections::BTreeMap;

use super::super::draft::{RoundDraft, RoundsDraft};
use super::check::{Checked, refuse};
use super::packing::pack;
use super::stays::choose_tables;
use super::{Round, RoundsTask, Unit};
use crate::index::{NONE, id, ix};
use crate::lists::Lists;
use crate::problem::ProblemError;

impl RoundsDraft {
    /// Checks the description and prepares the search.
    ///
    /// # Errors
    /// Names the first field that cannot be right, such as a round with fewer seats than guests.
    pub fn build(&self) -> Result<RoundsTask, ProblemError> {
        self.check()?;
        let tables = self.table_count();
        let rounds = self.rounds.iter().enumerate();
        let rounds: Checked<Vec<Round>> = rounds.map(|(index, round)| self.round(index, round, tables)).collect();
        let mut rounds = rounds?;
        let anchors = choose_tables(self, &mut rounds)?;
        let parties: Vec<Vec<u32>> = self.parties.iter().map(|party| ids(party)).collect();
        let mut split = Vec::new();
        for (index, round) in rounds.iter_mut().enumerate() {
            let broken = seat_parties(round, &parties);
            let broken = broken.into_iter().chain(pack(round, &parties));
            split.extend(broken.map(|party| (index, party)));
        }
        split.sort_unstable();
        split.dedup();
        Ok(RoundsTask {
            guests: self.guests,
            tables,
            rounds,
            apart: self.apart_lists(),
            met: self.earlier_meetings(),
            anchors,
            split,
        })
    }

    fn round(&self, index: usize, round: &RoundDraft, tables: usize) -> Checked<Round> {
        let mut seats = round.seats.clone();
        seats.resize(tables, 0);
        let mut present = vec![true; self.guests];
        for &guest in &round.absent {
            set(&mut present, guest, false);
        }
        let mut fixed = vec![NONE; self.guests];
        for &(guest, table) in &round.fixed {
            let field = format!("rounds[{index}].fixed");
            match fixed.get_mut(guest) {
                Some(place) if present.get(guest) == Some(&true) && *place == NONE => *place = id(table),
                Some(_) => return refuse(field, format!("guest {guest} is absent or fixed twice")),
                None => {}
            }
        }
        let round = Round {
            unit_of: vec![NONE; self.guests],
            floors: vec![0; tables],
            caps: seats.clone(),
            units: Vec::new(),
            seats,
            present,
            fixed,
        };
        let crowded = round
            .fixed_loads()
            .iter()
            .zip(&round.seats)
            .position(|(load, seats)| load > seats);
        match crowded {
            Some(table) => refuse(
                format!("rounds[{index}].fixed"),
                format!("more guests are fixed at table {table} than it seats"),
            ),
            None => Ok(round),
        }
    }

    fn apart_lists(&self) -> Lists<u32> {
        let mut rows = vec![Vec::new(); self.guests];
        for &(a, b) in &self.apart {
            for (one, other) in [(a, b), (b, a)] {
                if let Some(row) = rows.get_mut(one) {
                    row.push(id(other));
                }
            }
        }
        for row in &mut rows {
            row.sort_unstable();
            row.dedup();
        }
        Lists::new(&rows)
    }

    fn earlier_meetings(&self) -> Vec<(u32, u32, u8)> {
        let mut numbers: BTreeMap<(u32, u32), u8> = BTreeMap::new();
        for &(a, b) in &self.met {
            let number = numbers.entry((id(a.min(b)), id(a.max(b)))).or_default();
            *number = (*number + 1).min(super::super::meetings::MOST_EARLIER);
        }
        numbers.into_iter().map(|((a, b), number)| (a, b, number)).collect()
    }
}

/// Fixes parties of which a member is fixed, and turns the free members of the others into units. Returns the parties
/// that cannot sit together.
fn seat_parties(round: &mut Round, parties: &[Vec<u32>]) -> Vec<usize> {
    let mut room: Vec<usize> = round.seats.clone();
    for (room, load) in room.iter_mut().zip(round.fixed_loads()) {
        *room = room.saturating_sub(load);
    }
    let mut broken = Vec::new();
    for (party, members) in parties.iter().enumerate() {
        let present: Vec<u32> = members
            .iter()
            .copied()
            .filter(|guest| round.is_present(ix(*guest)))
            .collect();
        let fixed_at = |guest: &u32| round.fixed.get(ix(*guest)).copied().filter(|table| *table != NONE);
        let mut tables: Vec<u32> = present.iter().filter_map(fixed_at).collect();
        tables.sort_unstable();
        tables.dedup();
        let free: Vec<u32> = present
            .iter()
            .copied()
            .filter(|guest| fixed_at(guest).is_none())
            .collect();
        match tables.as_slice() {
            [] => add_unit(round, free),
            [table] if room.get(ix(*table)).is_some_and(|room| *room >= free.len()) => {
                if let Some(room) = room.get_mut(ix(*table)) {
                    *room -= free.len();
                }
                free.iter().for_each(|guest| set(&mut round.fixed, ix(*guest), *table));
            }
            _ => {
                broken.push(party);
                add_unit(round, free);
            }
        }
    }
    broken
}

fn add_unit(round: &mut Round, members: Vec<u32>) {
    if members.len() < 2 {
        return;
    }
    let number = id(round.units.len());
    members
        .iter()
        .for_each(|guest| set(&mut round.unit_of, ix(*guest), number));
    round.units.push(Unit { members, home: NONE });
}

fn set<T>(items: &mut [T], index: usize, value: T) {
    if let Some(item) = items.get_mut(index) {
        *item = value;
    }
}

fn ids(guests: &[usize]) -> Vec<u32> {
    guests.iter().map(|guest| id(*guest)).collect()
}
