//! The seating engine's task, made from a plan and its guests: seats that are kept and chosen tables are locks, parties
//! stay together, couples sit side by side, colleagues near each other, and the last plan is kept where it can be.

use std::collections::{HashMap, HashSet};

use domain::guest::status::Rsvp;
use domain::plan::{Chair, FloorPlan};
use domain::seat::SeatId;
use domain::text;
use seating_engine::problem::{GroupDraft, GroupRule, GuestDraft, Lock, Problem, ProblemDraft, Weights, limits};
use storage::guests::SeatedGuest;

use super::AutoAssign;
use crate::error::Error;

mod blocks;

use blocks::{Block, OpenElement};

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
    /// Guests without a fixed seat.
    pub(super) open: usize,
}

/// Refuses a task that is too large for the engine whatever the plan looks like, by what can be counted before plan and
/// guests are read. Single chairs count as one table here; [`build`] counts the groups that they form.
pub(super) fn check_counts(guests: i64, tables: i64) -> Result<(), Error> {
    let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    check_size(size(guests), size(tables))
}

fn check_size(guests: usize, tables: usize) -> Result<(), Error> {
    let grouped = |number: usize| text::with_commas(u64::try_from(number).unwrap_or(u64::MAX));
    if tables > limits::TABLES {
        let text = format!(
            "Auto-assign works with up to {} tables; this plan has {}. Groups of single chairs count as tables.",
            grouped(limits::TABLES),
            grouped(tables)
        );
        return Err(Error::TooLarge(text));
    }
    if guests.saturating_mul(tables) > limits::CELLS {
        let text = format!(
            "Auto-assign works with up to {} guests at {} tables; this event has {} guests. \
             Seat part of the guests by hand, or split the event.",
            grouped(limits::CELLS / tables.max(1)),
            grouped(tables),
            grouped(guests)
        );
        return Err(Error::TooLarge(text));
    }
    Ok(())
}

/// Builds the task, or refuses one that is too large for the engine. Guests who declined are left out, and so are seats
/// that are reserved or sold, unless a guest of the list sits there already, and those that are `taken` by others.
pub(super) fn build(
    plan: &FloorPlan,
    guests: &[SeatedGuest],
    taken: &HashSet<SeatId>,
    how: AutoAssign,
) -> Result<Task, Error> {
    let chosen: HashSet<&str> = guests
        .iter()
        .filter_map(|guest| guest.guest.table_id.as_deref())
        .collect();
    let tables = blocks::group(open_tables(plan, guests, taken), &chosen);
    let chairs = tables.iter().flat_map(|block| block.chairs());
    let seats: Vec<SeatId> = chairs.map(|chair| chair.id.clone()).collect();
    let coming: Vec<usize> = (0..)
        .zip(guests)
        .filter(|(_, guest)| guest.guest.rsvp != Rsvp::Declined)
        .map(|(at, _)| at)
        .collect();
    check_size(coming.len(), tables.len())?;
    let mut draft = ProblemDraft {
        weights: WEIGHTS,
        tables: tables.iter().map(Block::draft).collect(),
        ..ProblemDraft::default()
    };
    let numbers = Numbers {
        seats: seats.iter().zip(0..).collect(),
        tables: (0..)
            .zip(&tables)
            .flat_map(|(number, block)| block.table_ids().map(move |id| (id, number)))
            .collect(),
    };
    invite(
        &mut draft,
        coming.iter().filter_map(|at| guests.get(*at)),
        &numbers,
        how,
    );
    groups(&mut draft, &coming, guests);
    free_crowded_tables(&mut draft);
    let is_open = |guest: &&GuestDraft| !matches!(guest.lock, Some(Lock::Seat(_)));
    let open = draft.guests.iter().filter(is_open).count();
    let problem = draft
        .build()
        .map_err(|error| Error::Internal(format!("seating task: {error}")))?;
    Ok(Task {
        problem,
        guests: coming,
        seats,
        open,
    })
}

/// Elements with the chairs that a guest may be given.
fn open_tables<'a>(plan: &'a FloorPlan, guests: &[SeatedGuest], taken: &HashSet<SeatId>) -> Vec<OpenElement<'a>> {
    let seats = guests.iter().filter_map(|guest| guest.seat.as_ref());
    let own: HashSet<&SeatId> = seats.map(|seat| &seat.id).collect();
    let is_open =
        |chair: &&Chair| !taken.contains(&chair.id) && (chair.seat_status.is_available() || own.contains(&chair.id));
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

/// Adds guests with their present seats. A seat that the guest keeps is a lock, and so is a table chosen without a seat.
fn invite<'a>(
    draft: &mut ProblemDraft,
    guests: impl Iterator<Item = &'a SeatedGuest>,
    numbers: &Numbers<'_>,
    how: AutoAssign,
) {
    let mut prior = Vec::new();
    for SeatedGuest { guest, seat, by } in guests {
        let seat = seat.as_ref().and_then(|seat| numbers.seats.get(&seat.id)).copied();
        let chosen = guest.table_id.as_deref().and_then(|table| numbers.tables.get(table));
        let lock = match seat {
            Some(seat) => by.is_some_and(|by| how.keeps(by)).then_some(Lock::Seat(seat)),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(guests: usize, tables: usize) -> String {
        match check_size(guests, tables) {
            Err(Error::TooLarge(text)) => text,
            other => panic!("it must be refused: {other:?}"),
        }
    }

    #[test]
    fn a_task_beyond_the_limits_is_refused_with_the_numbers_and_one_within_is_not() {
        for (guests, tables) in [(10_001, 1_300), (20_000, 1_000), (1, 5_000)] {
            assert!(check_size(guests, tables).is_ok(), "{guests} at {tables}");
        }
        let text = refusal(20_000, 2_500);
        assert!(
            text.contains("8,000 guests at 2,500 tables; this event has 20,000"),
            "{text}"
        );
        assert!(refusal(1, 5_001).contains("5,000 tables; this plan has 5,001"));
    }
}
