//! The seating of an event as a problem of the engine, and the meaning of its numbers.

use std::collections::HashMap;

use domain::id::GuestId;
use domain::text;

use super::draft::Drafting;
use super::{Event, Options, Room};
use crate::problem::{Problem, ProblemError, limits};

/// What a problem is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To search for seats. With the price of a guest who moves, as a multiple of the usual one.
    Search {
        /// 1 unless guests move more often than they may.
        move_price: u32,
    },
    /// To value seats for manual seating: no guest is fixed, and a move costs nothing by itself.
    Hints,
}

/// Why an event cannot be turned into a problem of the engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    /// It is too large; the message is for people.
    #[error("{0}")]
    TooLarge(String),
    /// It was built wrong.
    #[error("seating task: {0}")]
    Invalid(#[from] ProblemError),
}

/// A problem, and the meaning of its numbers.
#[derive(Debug)]
pub struct Task<'a> {
    /// The problem.
    pub problem: Problem,
    /// Where the guests may sit.
    pub room: Room<'a>,
    /// Places in the event's list of guests, by the engine's number.
    pub guests: Vec<usize>,
    /// The engine's numbers of guests.
    pub number_of: HashMap<&'a GuestId, usize>,
    /// Guests without a fixed seat.
    pub open: usize,
}

impl<'a> Task<'a> {
    /// Builds the problem. Seats that are kept and locked tables are fixed, and a chosen table without a seat is respected.
    pub fn build(event: &Event<'a>, options: Options, purpose: Purpose) -> Result<Self, TaskError> {
        Self::without(event, options, purpose, &[])
    }

    /// Builds the problem without some guests, by their places in the event's list.
    pub(super) fn without(
        event: &Event<'a>,
        options: Options,
        purpose: Purpose,
        left_out: &[usize],
    ) -> Result<Self, TaskError> {
        let room = Room::from_event(event);
        let seated = |(_, guest): &(usize, &super::EventGuest)| match purpose {
            Purpose::Search { .. } => options.seats(guest.rsvp) || guest.seat.is_some(),
            Purpose::Hints => options.seats(guest.rsvp),
        };
        let guests: Vec<usize> = event
            .guests
            .iter()
            .enumerate()
            .filter(seated)
            .map(|(at, _)| at)
            .filter(|at| !left_out.contains(at))
            .collect();
        check_size(guests.len(), room.blocks.len())?;
        let coming = guests.iter().filter_map(|at| event.guests.get(*at));
        let number_of: HashMap<&GuestId, usize> = coming.map(|guest| &guest.id).zip(0..).collect();
        let mut drafting = Drafting {
            event,
            options,
            purpose,
            room: &room,
            guests: &guests,
            number_of: &number_of,
        };
        let draft = drafting.draft();
        let open = draft.guests.iter().filter(|guest| !guest.has_fixed_seat()).count();
        let problem = draft.build()?;
        Ok(Self {
            problem,
            room,
            guests,
            number_of,
            open,
        })
    }

    /// Returns the seats of the event's guests now, by the engine's numbers.
    pub fn present(&self, event: &Event<'_>) -> Vec<Option<usize>> {
        let seat = |at: &usize| {
            let seat = event.guests.get(*at)?.seat.as_ref()?;
            self.room.seat_of.get(seat).copied()
        };
        self.guests.iter().map(seat).collect()
    }

    /// Returns the work that a search of this size is worth.
    pub fn work_units(&self) -> u64 {
        match self.open {
            0 => 0,
            open => (300_000 + 4_000 * u64::try_from(open).unwrap_or(u64::MAX)).min(4_000_000),
        }
    }
}

/// Refuses a task that is too large for the engine. Single chairs may be given as tables before their rows are known.
pub fn check_size(guests: usize, tables: usize) -> Result<(), TaskError> {
    let grouped = |number: usize| text::with_commas(u64::try_from(number).unwrap_or(u64::MAX));
    if tables > limits::TABLES {
        let text = format!(
            "Auto-assign works with up to {} tables; this plan has {}. Groups of single chairs count as tables.",
            grouped(limits::TABLES),
            grouped(tables)
        );
        return Err(TaskError::TooLarge(text));
    }
    if guests.saturating_mul(tables) > limits::CELLS {
        let text = format!(
            "Auto-assign works with up to {} guests at {} tables; this event has {} guests. \
             Seat part of the guests by hand, or split the event.",
            grouped(limits::CELLS / tables.max(1)),
            grouped(tables),
            grouped(guests)
        );
        return Err(TaskError::TooLarge(text));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(guests: usize, tables: usize) -> String {
        match check_size(guests, tables) {
            Err(TaskError::TooLarge(text)) => text,
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
