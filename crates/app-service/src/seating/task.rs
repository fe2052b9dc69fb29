//! The seating engine's task, made from a plan and its guests: hand-made seats and chosen tables are locks, parties
//! stay together, couples sit side by side, colleagues near each other, and the last plan is kept where it can be.

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::plan::{Chair, Element, FloorPlan};
use domain::seat::{SeatId, SeatedBy};
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
pub(super) fn build(plan: &FloorPlan, guests: &[SeatedGuest]) -> Result<Task, Error> {
    let open = open_tables(plan, guests);
    let chairs = open.iter().flat_map(|(_, chairs)| chairs);
    let seats: Vec<SeatId> = chairs.map(|chair| chair.id.clone()).collect();
    let coming: Vec<usize> = (0..)
        .zip(guests)
        .filter(|(_, guest)| guest.guest.rsvp != Rsvp::Declined)
        .map(|(at, _)| at)
        .collect();
    let mut draft = ProblemDraft {
        weights: WEIGHTS,
        tables: open.iter().map(|(table, chairs)| table_draft(table, chairs)).collect(),
        ..ProblemDraft::default()
    };
    let numbers = Numbers {
        seats: seats.iter().zip(0..).collect(),
        tables: open.iter().map(|(table, _)| table.id.as_str()).zip(0..).collect(),
    };
    invite(&mut draft, coming.iter().filter_map(|at| guests.get(*at)), &numbers);
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

/// Tables with the chairs that somebody may be given.
fn open_tables<'a>(plan: &'a FloorPlan, guests: &[SeatedGuest]) -> Vec<(&'a Element, Vec<&'a Chair>)> {
    let seats = guests.iter().filter_map(|guest| guest.seat.as_ref());
    let taken: HashSet<&SeatId> = seats.map(|seat| &seat.id).collect();
    let is_open = |chair: &&Chair| chair.seat_status.is_available() || taken.contains(&chair.id);
    let tables = plan.elements().iter();
    tables
        .map(|table| (table, table.seats().filter(is_open).collect()))
        .filter(|(_, chairs): &(_, Vec<_>)| !chairs.is_empty())
        .collect()
}

/// The engine's numbers of seats and tables.
struct Numbers<'a> {
    seats: HashMap<&'a SeatId, usize>,
    tables: HashMap<&'a str, usize>,
}

/// Adds guests with their present seats. A seat that a hand gave is a lock, and so is a table chosen without a seat.
fn invite<'a>(draft: &mut ProblemDraft, guests: impl Iterator<Item = &'a SeatedGuest>, numbers: &Numbers<'_>) {
    let mut prior = Vec::new();
    for SeatedGuest { guest, seat, by } in guests {
        let seat = seat.as_ref().and_then(|seat| numbers.seats.get(&seat.id)).copied();
        let chosen = guest.table_id.as_deref().and_then(|table| numbers.tables.get(table));
        let lock = match seat {
            Some(seat) => (*by == Some(SeatedBy::Hand)).then_some(Lock::Seat(seat)),
            None => chosen.copied().map(Lock::Table),
        };
        draft.guests.push(GuestDraft {
            lock,
            ..GuestDraft::named(guest.texts.full_name())
        });
        prior.push(seat);
    }
    draft.prior = prior.iter().any(Option::is_some).then_some(prior);
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
