//! The seating of an event: its plan, guests and wishes as a problem of the engine, and the meaning of a seating in
//! people's words.
//!
//! [`Task`] builds the problem, [`judge`] reports which wishes a seating keeps, [`hints`] values seats for manual
//! seating.

use std::collections::HashSet;

use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::plan::FloorPlan;
use domain::seat::SeatId;
use domain::wish::Wish;
use domain::wish::closed::SeatRules;

mod blocks;
pub mod conflict;
mod draft;
mod fitting;
pub mod hints;
mod hosts;
pub mod judge;
mod left;
mod reasons;
mod room;
mod search;
mod sides;
mod task;
mod wishes;
pub mod words;

pub use hosts::join_hosts;
pub use left::Left;
pub use room::Room;
pub use search::{Found, Search, search};
pub use task::{Purpose, Task, TaskError, check_size};

/// The seating data of a guest.
#[derive(Clone, Debug)]
pub struct EventGuest {
    /// Id of the guest.
    pub id: GuestId,
    /// Display name of the guest.
    pub name: String,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// The id of the guest's party.
    pub party: Option<String>,
    /// Display name of the party.
    pub party_name: String,
    /// The guest who brings this one as a plus-one.
    pub host: Option<GuestId>,
    /// Whether the party may sit at several tables.
    pub party_apart: bool,
    /// The guest's company; may be empty.
    pub company: String,
    /// Tags of the guest.
    pub tags: Vec<EventTag>,
    /// Whether the guest needs a seat for a wheelchair.
    pub wheelchair: bool,
    /// The current seat.
    pub seat: Option<SeatId>,
    /// Whether a person gave the seat.
    pub by_hand: bool,
    /// A table chosen without a seat.
    pub table: Option<String>,
}

/// A tag of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTag {
    /// Id of the tag.
    pub id: String,
    /// Display name of the tag.
    pub name: String,
}

/// An event with all data that decides who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// The floor plan.
    pub plan: &'a FloorPlan,
    /// All guests, also those who declined.
    pub guests: &'a [EventGuest],
    /// The seating wishes.
    pub wishes: &'a [Wish],
    /// Seats held by people who are not among the guests.
    pub taken: &'a HashSet<SeatId>,
    /// Seats for guests in wheelchairs ([`floorplan_geometry::route::wheelchair_places`]).
    pub wheelchair_places: &'a HashSet<SeatId>,
}

impl<'a> Event<'a> {
    /// Returns the tables that stay as they are.
    pub(crate) fn locked_tables(&self) -> HashSet<&'a str> {
        SeatRules::from_wishes(self.wishes).locked().clone()
    }
}

/// What the optimiser may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Guests whom the optimiser seated earlier may get another seat.
    pub move_seated: bool,
    /// Guests whom a person seated may get another seat.
    pub move_hand: bool,
    /// Only guests who said that they come are seated.
    pub only_attending: bool,
    /// Parties may sit at several tables where that is better.
    pub split_parties: bool,
}

impl Options {
    /// Returns whether a guest with a seat keeps it.
    pub fn keeps(self, by_hand: bool) -> bool {
        if by_hand {
            !self.move_hand
        } else {
            !(self.move_seated || self.move_hand)
        }
    }

    /// Returns whether a guest with this answer is to be seated.
    pub fn seats(self, rsvp: Rsvp) -> bool {
        rsvp != Rsvp::Declined && (!self.only_attending || rsvp == Rsvp::Attending)
    }
}
