//! Free seats that guests may get automatically: none at a locked or head table, none that is reserved, and none beside
//! a guest whom a wish keeps apart from them.

use std::collections::{HashMap, HashSet};

use domain::id::GuestId;
use domain::seat::SeatId;
use domain::wish::closed::SeatRules;
use domain::wish::{Wish, WishKind};
use floorplan_geometry::route::wheelchair_places;
use storage::{
    guests::imports,
    seating::{assignments, sittings::SeatingScope, wishes},
};

use crate::core::error::Error;
use crate::core::service::Reading;
use crate::plans;

/// A guest who needs a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seeker {
    pub(crate) guest: GuestId,
    /// Whether the guest needs a seat for a wheelchair.
    pub(crate) wheelchair: bool,
}

/// The open seats of a room in a sitting.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenSeats {
    tables: Vec<OpenTable>,
    /// Whether the plan has seats for wheelchairs, taken or not.
    has_wheelchair_places: bool,
}

/// A table, row or chair with its open seats.
#[derive(Clone, Debug, Default)]
struct OpenTable {
    id: String,
    seats: Vec<OpenSeat>,
}

#[derive(Clone, Debug)]
struct OpenSeat {
    id: SeatId,
    is_for_wheelchair: bool,
}

impl OpenSeats {
    /// Reads the seats that these guests may get.
    pub(crate) fn read(r: &mut Reading<'_>, scope: &SeatingScope, seekers: &[Seeker]) -> Result<Self, Error> {
        let plan = plans::load(r, scope.room())?.plan;
        let wishes = wishes::of_event(r.conn, scope)?;
        let rules = SeatRules::from_wishes(&wishes);
        let assigned = assignments::of_sitting(r.conn, scope.sitting())?;
        let mut taken: HashSet<SeatId> = imports::seats(r.conn, scope)?.into_iter().collect();
        let sits: HashMap<&GuestId, &SeatId> = assigned.iter().map(|a| (&a.guest_id, &a.seat_id)).collect();
        let avoided = avoided(&wishes, seekers, &sits);
        taken.extend(assigned.iter().map(|assignment| assignment.seat_id.clone()));
        let places = seekers
            .iter()
            .any(|seeker| seeker.wheelchair)
            .then(|| wheelchair_places(&plan));
        let mut open = Self {
            has_wheelchair_places: places.as_ref().is_some_and(|places| !places.is_empty()),
            ..Self::default()
        };
        let seat = |chair: &domain::plan::Chair| OpenSeat {
            id: chair.id.clone(),
            is_for_wheelchair: match &places {
                Some(places) => places.contains(&chair.id),
                None => chair.is_handicap_accessible,
            },
        };
        for element in plan.elements() {
            let is_open =
                |chair: &&domain::plan::Chair| !taken.contains(&chair.id) && rules.closed(element, chair).is_none();
            let seats: Vec<OpenSeat> = element.seats().filter(is_open).map(seat).collect();
            if !seats.is_empty() && !avoided.contains(element.id.as_str()) {
                let id = element.id.as_str().to_owned();
                open.tables.push(OpenTable { id, seats });
            }
        }
        Ok(open)
    }

    /// Chooses a seat for each guest while there are any: at the `near` table if it has room for all, else at the table
    /// that they fill best, else one by one.
    pub(crate) fn choose(&self, seekers: &[Seeker], near: Option<&str>) -> Vec<(GuestId, SeatId)> {
        let at = |table: &OpenTable| table.fit(seekers, self.has_wheelchair_places);
        let beside = near.and_then(|near| self.tables.iter().find(|table| table.id == near));
        if let Some(seats) = beside.and_then(at) {
            return seats;
        }
        let fitting = self.tables.iter().filter(|table| at(table).is_some());
        if let Some(seats) = fitting.min_by_key(|table| table.seats.len()).and_then(at) {
            return seats;
        }
        self.one_by_one(seekers)
    }

    /// Returns the seats.
    pub(crate) fn ids(self) -> HashSet<SeatId> {
        let seats = self.tables.into_iter().flat_map(|table| table.seats);
        seats.map(|seat| seat.id).collect()
    }

    fn one_by_one(&self, seekers: &[Seeker]) -> Vec<(GuestId, SeatId)> {
        let mut left = self.tables.clone();
        let mut chosen = Vec::with_capacity(seekers.len());
        for seeker in seekers {
            let alone = std::slice::from_ref(seeker);
            let seat = left.iter_mut().find_map(|table| {
                let (guest, seat) = table.fit(alone, self.has_wheelchair_places)?.pop()?;
                table.seats.retain(|open| open.id != seat);
                Some((guest, seat))
            });
            chosen.extend(seat);
        }
        chosen
    }

    /// Chooses a seat of one table.
    pub(crate) fn at_table(&self, table: &str, seeker: &Seeker) -> Option<SeatId> {
        let table = self.tables.iter().find(|open| open.id == table)?;
        let (_, seat) = table
            .fit(std::slice::from_ref(seeker), self.has_wheelchair_places)?
            .pop()?;
        Some(seat)
    }
}

impl OpenTable {
    /// Assigns each guest a seat of this table, or returns `None` when one finds none. Wheelchair seats are kept for
    /// guests who need them while there are others.
    fn fit(&self, seekers: &[Seeker], has_wheelchair_places: bool) -> Option<Vec<(GuestId, SeatId)>> {
        let (mut accessible, mut others): (Vec<&OpenSeat>, Vec<&OpenSeat>) =
            self.seats.iter().rev().partition(|seat| seat.is_for_wheelchair);
        let mut given = HashMap::with_capacity(seekers.len());
        let needs = |seeker: &&Seeker| seeker.wheelchair && has_wheelchair_places;
        for seeker in seekers.iter().filter(needs) {
            given.insert(&seeker.guest, accessible.pop()?);
        }
        for seeker in seekers.iter().filter(|seeker| !needs(seeker)) {
            given.insert(&seeker.guest, others.pop().or_else(|| accessible.pop())?);
        }
        let in_order = seekers.iter().filter_map(|seeker| {
            let seat = given.get(&seeker.guest)?;
            Some((seeker.guest.clone(), seat.id.clone()))
        });
        Some(in_order.collect())
    }
}

/// Returns the tables of guests whom a wish keeps apart from one of the seekers.
fn avoided<'s>(wishes: &[Wish], seekers: &[Seeker], sits: &HashMap<&GuestId, &'s SeatId>) -> HashSet<&'s str> {
    let is_seeker = |guest: &GuestId| seekers.iter().any(|seeker| seeker.guest == *guest);
    let apart = wishes.iter().filter(|wish| wish.kind == WishKind::Apart);
    let concerned = apart.filter(|wish| wish.guests.iter().any(is_seeker));
    let others = concerned.flat_map(|wish| wish.guests.iter().filter(|guest| !is_seeker(guest)));
    others.filter_map(|guest| Some(sits.get(guest)?.table())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(name: &str, wheelchair: bool) -> Seeker {
        let guest = GuestId::parse(name).unwrap();
        Seeker { guest, wheelchair }
    }

    /// Tables by id, each with how many plain seats and how many for wheelchairs it has free.
    fn open(tables: &[(&str, u32, u32)]) -> OpenSeats {
        let table = |(id, plain, accessible): &(&str, u32, u32)| OpenTable {
            id: (*id).to_owned(),
            seats: (0..plain + accessible)
                .map(|number| OpenSeat {
                    id: SeatId::new(id, number),
                    is_for_wheelchair: number >= *plain,
                })
                .collect(),
        };
        OpenSeats {
            tables: tables.iter().map(table).collect(),
            has_wheelchair_places: tables.iter().any(|(_, _, accessible)| *accessible > 0),
        }
    }

    fn chosen(open: &OpenSeats, seekers: &[Seeker], near: Option<&str>) -> Vec<String> {
        let chosen = open.choose(seekers, near);
        chosen
            .into_iter()
            .map(|(guest, seat)| format!("{guest} {seat}"))
            .collect()
    }

    #[test]
    fn a_party_sits_where_it_belongs_or_at_the_table_that_it_fills_best() {
        let open = open(&[("t1", 8, 0), ("t2", 2, 0), ("t3", 1, 0)]);
        let pair = [seeker("ada", false), seeker("ben", false)];
        assert_eq!(chosen(&open, &pair, Some("t1")), ["ada t1-chair-0", "ben t1-chair-1"]);
        assert_eq!(chosen(&open, &pair, None), ["ada t2-chair-0", "ben t2-chair-1"]);
        assert_eq!(chosen(&open, &pair, Some("t3")), ["ada t2-chair-0", "ben t2-chair-1"]);
    }

    #[test]
    fn a_party_that_fits_at_no_table_is_split_as_far_as_there_are_seats() {
        let open = open(&[("t1", 1, 0), ("t2", 1, 0)]);
        let three = ["ada", "ben", "cleo"].map(|name| seeker(name, false));
        assert_eq!(chosen(&open, &three, None), ["ada t1-chair-0", "ben t2-chair-0"]);
    }

    #[test]
    fn seats_for_wheelchairs_go_to_those_who_need_them_and_to_others_last() {
        let open = open(&[("t1", 3, 0), ("t2", 1, 1)]);
        let pair = [seeker("ada", false), seeker("ben", true)];
        assert_eq!(chosen(&open, &pair, None), ["ada t2-chair-0", "ben t2-chair-1"]);
        assert_eq!(chosen(&open, &[seeker("ada", false)], Some("t2")), ["ada t2-chair-0"]);
        let two_wheelchairs = [seeker("ada", true), seeker("ben", true)];
        assert_eq!(chosen(&open, &two_wheelchairs, None), ["ada t2-chair-1"]);
    }

    #[test]
    fn without_seats_for_wheelchairs_any_seat_will_do() {
        let open = open(&[("t1", 1, 0)]);
        assert_eq!(chosen(&open, &[seeker("ada", true)], None), ["ada t1-chair-0"]);
    }
}
