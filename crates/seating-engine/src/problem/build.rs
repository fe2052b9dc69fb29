//! Interns a [`ProblemDraft`] that has passed its checks (`check.rs`).

use std::collections::BTreeSet;

use super::check::{ProblemError, check_table, distinct};
use super::classes::classes;
use super::draft::{GroupRule, ProblemDraft};
use super::{Group, Guest, Problem, Seat, Table, limits};
use crate::index::{NONE, count, id, ix};
use crate::lists::Lists;

impl ProblemDraft {
    /// Checks the description and returns the problem the engine works on.
    ///
    /// # Errors
    /// Names the first field that is out of range, contradictory or larger than [`limits`].
    pub fn build(&self) -> Result<Problem, ProblemError> {
        self.check_sizes()?;
        self.check_weights()?;
        for (index, table) in self.tables.iter().enumerate() {
            check_table(&format!("tables[{index}]"), table)?;
        }
        self.check_members()?;
        let seats = self.seats();
        self.check_prior(seats.len())?;
        let locks = self.check_locks(&seats)?;
        Ok(self.intern(seats, &locks))
    }

    fn seats(&self) -> Vec<Seat> {
        let seats = self.tables.iter().enumerate().flat_map(|(index, table)| {
            (0..table.seats).map(move |seat| Seat {
                table: id(index),
                distance: table
                    .stage_distance
                    .get(seat)
                    .map_or(0, |&far| i32::try_from(far).unwrap_or(i32::MAX)),
                accessible: table.accessible.contains(&seat),
                blocked: table.blocked.contains(&seat),
            })
        });
        seats.collect()
    }

    fn intern(&self, seats: Vec<Seat>, locks: &[(u32, u32)]) -> Problem {
        let classes = classes(&self.guests, &self.tables);
        let prior = |guest: usize| {
            self.prior
                .as_ref()
                .and_then(|prior| prior.get(guest).copied().flatten())
        };
        let guests = self
            .guests
            .iter()
            .zip(locks)
            .enumerate()
            .map(|(index, (guest, lock))| Guest {
                label: guest.label.clone(),
                vip: signed(guest.vip),
                want_total: guest.wants.iter().map(|want| signed(want.1)).sum(),
                class: classes.of_guest.get(index).copied().unwrap_or_default(),
                lock_table: lock.0,
                lock_seat: lock.1,
                prior_seat: prior(index).map_or(NONE, id),
                prior_table: prior(index)
                    .and_then(|seat| seats.get(seat))
                    .map_or(NONE, |seat| seat.table),
            });
        let people = self.guests.len();
        let together = self.parties();
        let groups = self.interned_groups();
        Problem {
            weights: self.weights,
            tables: self.interned_tables(&seats),
            neighbours: self.interned_neighbours(),
            guests: guests.collect(),
            requires: self.guests.iter().map(|guest| guest.requires.clone()).collect(),
            fit: classes.fit,
            want: classes.want,
            together_of: memberships(people, &together),
            links: self.interned_links(&together),
            together,
            apart: pairs(people, self.apart.iter().map(|&(a, b)| (a, b, ())), |b, ()| b),
            apart_adjacent: pairs(people, self.apart_adjacent.iter().map(|&(a, b)| (a, b, ())), |b, ()| b),
            table_prefs: pairs(people, self.table_prefs.iter().copied(), |b, w| (b, w)),
            seat_prefs: pairs(people, self.seat_prefs.iter().copied(), |b, w| (b, w)),
            groups_of: memberships(
                people,
                &groups.iter().map(|group| group.members.clone()).collect::<Vec<_>>(),
            ),
            groups,
            seats,
        }
    }

    fn parties(&self) -> Vec<Vec<u32>> {
        let party = |members: &Vec<usize>| members.iter().map(|&guest| id(guest)).collect::<BTreeSet<_>>();
        self.together
            .iter()
            .map(|members| party(members).into_iter().collect())
            .collect()
    }

    fn interned_tables(&self, seats: &[Seat]) -> Vec<Table> {
        let mut first = 0;
        let tables = self.tables.iter().map(|table| {
            let own = seats.get(first..first + table.seats).unwrap_or_default();
            let usable = count(own.iter().filter(|seat| !seat.blocked).count());
            let interned = Table {
                id: table.id.clone(),
                first: id(first),
                seats: id(table.seats),
                usable,
                accessible: count(own.iter().filter(|seat| !seat.blocked && seat.accessible).count()),
                fill_min: usable.min(signed(self.weights.underfill_min)),
            };
            first += table.seats;
            interned
        });
        tables.collect()
    }

    fn interned_neighbours(&self) -> Lists<u32> {
        let mut rows = Vec::new();
        for table in &self.tables {
            let first = rows.len();
            let row = |seat| {
                let next = table.adjacent.iter().filter_map(move |&(a, b)| match () {
                    () if a == seat => Some(b),
                    () if b == seat => Some(a),
                    () => None,
                });
                next.map(|other| id(first + other))
                    .collect::<BTreeSet<_>>()
                    .into_iter()
                    .collect()
            };
            rows.extend((0..table.seats).map(row).collect::<Vec<Vec<u32>>>());
        }
        Lists::new(&rows)
    }

    fn interned_links(&self, together: &[Vec<u32>]) -> Lists<u32> {
        let mut rows = vec![BTreeSet::new(); self.guests.len()];
        let wishes = self
            .table_prefs
            .iter()
            .chain(&self.seat_prefs)
            .filter(|wish| wish.2 > 0);
        let pairs = wishes.map(|&(a, b, _)| (id(a), id(b)));
        let mates = together
            .iter()
            .flat_map(|party| party.iter().flat_map(|&a| party.iter().map(move |&b| (a, b))));
        for (a, b) in pairs.chain(mates).filter(|(a, b)| a != b) {
            for (one, other) in [(a, b), (b, a)] {
                if let Some(row) = rows.get_mut(ix(one)) {
                    row.insert(other);
                }
            }
        }
        Lists::new(
            &rows
                .into_iter()
                .map(|row| row.into_iter().collect())
                .collect::<Vec<_>>(),
        )
    }

    fn interned_groups(&self) -> Vec<Group> {
        let mut sizes: Vec<usize> = self
            .tables
            .iter()
            .map(|table| table.seats.saturating_sub(distinct(&table.blocked)))
            .collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let fewest = |members: usize| {
            let held = sizes
                .iter()
                .scan(0, |held, size| Some(std::mem::replace(held, *held + size)));
            held.take_while(|&held| held < members).count()
        };
        let groups = self.groups.iter().map(|group| Group {
            members: group.members.iter().map(|&guest| id(guest)).collect(),
            rule: match group.rule {
                GroupRule::Spread { limit } => GroupRule::Spread {
                    limit: limit.min(limits::WEIGHT),
                },
                GroupRule::Gather => GroupRule::Gather,
            },
            weight: signed(group.weight),
            fewest: count(fewest(group.members.len())),
        });
        groups.collect()
    }
}

fn signed(weight: u32) -> i32 {
    i32::try_from(weight).unwrap_or(i32::MAX)
}

fn memberships(people: usize, groups: &[Vec<u32>]) -> Lists<u32> {
    let mut rows = vec![Vec::new(); people];
    for (index, members) in groups.iter().enumerate() {
        for &guest in members {
            if let Some(row) = rows.get_mut(ix(guest)) {
                row.push(id(index));
            }
        }
    }
    Lists::new(&rows)
}

fn pairs<W: Copy, T: Copy>(
    people: usize,
    list: impl Iterator<Item = (usize, usize, W)>,
    make: impl Fn(u32, W) -> T,
) -> Lists<T> {
    let mut rows = vec![Vec::new(); people];
    for (a, b, weight) in list {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(row) = rows.get_mut(one) {
                row.push(make(id(other), weight));
            }
        }
    }
    Lists::new(&rows)
}
