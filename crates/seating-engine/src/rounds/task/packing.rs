//! Finds loads at which the parties of a round fit their tables, as even as possible.

use std::cmp::Reverse;

use super::super::levels::even;
use super::Round;
use crate::index::{NONE, id, ix};

/// Sets loads and the tables of a packing. A party that fits at no load is split; returns such parties.
pub(super) fn pack(round: &mut Round, parties: &[Vec<u32>]) -> Vec<usize> {
    let mut split = Vec::new();
    let fixed = round.fixed_loads();
    let guests = round.guests();
    let highest = round.seats.iter().copied().max().unwrap_or(0);
    loop {
        let largest = round.units.iter().map(|unit| unit.members.len()).max().unwrap_or(0);
        let mut unfit = None;
        for level in largest..=highest.max(largest) {
            let loads = even(&round.seats, &fixed, guests, level);
            let tried = place(round, &loads.caps, &fixed, false).or_else(|_| place(round, &loads.caps, &fixed, true));
            match tried {
                Ok(homes) => {
                    for (unit, home) in round.units.iter_mut().zip(homes) {
                        unit.home = home;
                    }
                    round.floors = if round.units.is_empty() { loads.floors } else { fixed };
                    round.caps = loads.caps;
                    return split;
                }
                Err(unit) => unfit = Some(unit),
            }
            if loads.caps == round.seats {
                break;
            }
        }
        match unfit {
            Some(unit) => split.extend(dissolve(round, unit, parties)),
            None => return split,
        }
    }
}

/// Places units, the largest first, each at the table with the most room, or with the least that is enough.
fn place(round: &Round, caps: &[usize], fixed: &[usize], tight: bool) -> Result<Vec<u32>, usize> {
    let mut room: Vec<usize> = caps
        .iter()
        .zip(fixed)
        .map(|(cap, load)| cap.saturating_sub(*load))
        .collect();
    let mut order: Vec<usize> = (0..round.units.len()).collect();
    let size = |unit: &usize| round.units.get(*unit).map_or(0, |unit| unit.members.len());
    order.sort_by_key(|unit| Reverse(size(unit)));
    let mut homes = vec![NONE; round.units.len()];
    for unit in order {
        let wanted = size(&unit);
        let fitting = room.iter_mut().enumerate().filter(|(_, room)| **room >= wanted);
        let best = if tight {
            fitting.min_by_key(|(_, room)| **room)
        } else {
            fitting.max_by_key(|(table, room)| (**room, Reverse(*table)))
        };
        let (table, room) = best.ok_or(unit)?;
        *room -= wanted;
        if let Some(home) = homes.get_mut(unit) {
            *home = id(table);
        }
    }
    Ok(homes)
}

/// Lets the members of a unit sit apart and returns its party.
fn dissolve(round: &mut Round, unit: usize, parties: &[Vec<u32>]) -> Option<usize> {
    let members = round.units.remove(unit).members;
    for place in &mut round.unit_of {
        *place = match *place {
            NONE => NONE,
            number if ix(number) == unit => NONE,
            number if ix(number) > unit => number - 1,
            number => number,
        };
    }
    let first = members.first()?;
    parties.iter().position(|party| party.contains(first))
}
