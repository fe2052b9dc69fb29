//! The seating engine's task, made from a plan and its guests: hand-made seats and chosen tables are locks, parties
//! stay together, couples sit side by side, colleagues near each other, and the last plan is kept where it can be.

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::plan::{Chair, Element, FloorPlan};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use floorplan_geometry::chairs::adjacent_pairs;
use seating_engine::problem::{GroupDraft, GroupRule, GuestDraft, Lock, Problem, ProblemDraft, TableDraft, Weights};
use storage::guests::SeatedGuest;

use crate::error::Error;

/// Cost of two neighbours in a party's list who do not sit side by side.
const BESIDE: i32 = 3;
/// Cost of each further table that a company is spread over.
const COLLEAGUES: u32 = 2;
/// Cost of a guest without anybody of their own at the table, of thin tables, of moving guests of the last plan.
const WEIGHTS: Weights = Weights {
    isolation: 5,
    underfill: 1,
    underfill_min: 4,
    move_table: 6,
    move_seat: 1,
};

/// A task, and what its numbers stand for.
pub(super) struct Task {
    pub(super) problem: Problem,
    /// Places in the given list of guests, by the engine's number.
    pub(super) guests: Vec<usize>,
    /// Seats by the engine's number.
    pub(super) seats: Vec<SeatId>,
}

/// Builds the task. Guests who declined are left out, and so are seats that are reserved or sold, unless somebody of the
/// list sits there already.
pub(super) fn build(plan: &FloorPlan, guests: &[SeatedGuest], assignments: &[SeatAssignment]) -> Result<Task, Error> {
    let taken: HashSet<&SeatId> = assignments.iter().map(|assignment| &assignment.seat_id).collect();
    let is_open = |chair: &&Chair| chair.seat_status.is_available() || taken.contains(&chair.id);
    let open: Vec<(&Element, Vec<&Chair>)> = plan
        .elements()
        .iter()
        .map(|element| (element, element.seats().filter(is_open).collect()))
        .filter(|(_, chairs): &(_, Vec<_>)| !chairs.is_empty())
        .collect();
    let tables: Vec<&Element> = open.iter().map(|(table, _)| *table).collect();
    let chairs = open.iter().flat_map(|(_, chairs)| chairs);
    let seats: Vec<SeatId> = chairs.map(|chair| chair.id.clone()).collect();
    let number_of: HashMap<&SeatId, usize> = seats.iter().enumerate().map(|(number, seat)| (seat, number)).collect();
    let by_guest: HashMap<&str, &SeatAssignment> = assignments.iter().map(|a| (a.guest_id.as_str(), a)).collect();
    let coming: Vec<usize> = (0..)
        .zip(guests)
        .filter(|(_, g)| g.guest.rsvp != Rsvp::Declined)
        .map(|(i, _)| i)
        .collect();
    let mut draft = ProblemDraft {
        weights: WEIGHTS,
        ..ProblemDraft::default()
    };
    draft.tables = open.iter().map(|(table, chairs)| table_draft(table, chairs)).collect();
    let mut prior = Vec::with_capacity(coming.len());
    for guest in coming.iter().filter_map(|at| guests.get(*at)) {
        let assignment = by_guest.get(guest.guest.id.as_str());
        let seat = assignment
            .and_then(|assignment| number_of.get(&assignment.seat_id))
            .copied();
        let by_hand = assignment.is_some_and(|assignment| assignment.by == SeatedBy::Hand);
        let chosen = guest
            .guest
            .table_id
            .as_deref()
            .and_then(|id| tables.iter().position(|table| table.id.as_str() == id));
        let lock = match seat {
            Some(seat) if by_hand => Some(Lock::Seat(seat)),
            Some(_) => None,
            None => chosen.map(Lock::Table),
        };
        draft.guests.push(GuestDraft {
            lock,
            ..GuestDraft::named(guest.guest.texts.full_name())
        });
        prior.push(seat);
    }
    draft.prior = prior.iter().any(Option::is_some).then_some(prior);
    groups(&mut draft, &coming, guests);
    free_crowded_tables(&mut draft);
    let problem = draft
        .build()
        .map_err(|error| Error::Internal(format!("seating task: {error}")))?;
    Ok(Task {
        problem,
        guests: coming,
        seats,
    })
}

fn table_draft(table: &Element, chairs: &[&Chair]) -> TableDraft {
    let place: HashMap<u32, usize> = chairs
        .iter()
        .enumerate()
        .map(|(at, chair)| (chair.id.number(), at))
        .collect();
    let pair = |(a, b): (u32, u32)| Some((*place.get(&a)?, *place.get(&b)?));
    let (x, y) = table.centre();
    TableDraft {
        id: table.title(),
        seats: chairs.len(),
        x,
        y,
        adjacent: adjacent_pairs(table).into_iter().filter_map(pair).collect(),
        ..TableDraft::default()
    }
}

/// Parties sit at one table and in the order of the list; companies gather.
fn groups(draft: &mut ProblemDraft, coming: &[usize], guests: &[SeatedGuest]) {
    let mut parties: HashMap<&str, Vec<usize>> = HashMap::new();
    let mut companies: HashMap<String, Vec<usize>> = HashMap::new();
    for (number, guest) in coming.iter().filter_map(|at| guests.get(*at)).enumerate() {
        if let Some(party) = &guest.guest.party {
            parties.entry(party.id.as_str()).or_default().push(number);
        }
        let company = domain::fold::name(&guest.guest.texts.company);
        if !company.is_empty() {
            companies.entry(company).or_default().push(number);
        }
    }
    let mut parties: Vec<Vec<usize>> = parties.into_values().filter(|members| members.len() > 1).collect();
    parties.sort();
    for members in &parties {
        draft.seat_prefs.extend(
            members
                .iter()
                .zip(members.iter().skip(1))
                .map(|(a, b)| (*a, *b, BESIDE)),
        );
    }
    draft.together = parties;
    let mut companies: Vec<Vec<usize>> = companies.into_values().filter(|members| members.len() > 1).collect();
    companies.sort();
    let gather = |members| GroupDraft {
        members,
        rule: GroupRule::Gather,
        weight: COLLEAGUES,
    };
    draft.groups = companies.into_iter().map(gather).collect();
}

/// More guests may have chosen a table than it has seats; then the choice is a wish, and the later ones sit elsewhere.
fn free_crowded_tables(draft: &mut ProblemDraft) {
    let mut left: Vec<usize> = draft.tables.iter().map(|table| table.seats).collect();
    let table_of: Vec<usize> = draft
        .tables
        .iter()
        .enumerate()
        .flat_map(|(at, table)| vec![at; table.seats])
        .collect();
    for guest in &draft.guests {
        if let Some(Lock::Seat(seat)) = guest.lock
            && let Some(free) = table_of.get(seat).and_then(|table| left.get_mut(*table))
        {
            *free = free.saturating_sub(1);
        }
    }
    for guest in &mut draft.guests {
        if let Some(Lock::Table(table)) = guest.lock {
            match left.get_mut(table) {
                Some(free) if *free > 0 => *free -= 1,
                _ => guest.lock = None,
            }
        }
    }
}
