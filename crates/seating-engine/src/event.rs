//! The seating of an event: its plan, guests and wishes as a problem of the engine, and what a seating means in people's
//! words.
//!
//! [`Task`] builds the problem, [`judge`] says which wishes a seating keeps, [`hints`] values seats for the hand.

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

/// A guest as far as seating goes.
#[derive(Clone, Debug)]
pub struct EventGuest {
    /// Names the guest.
    pub id: GuestId,
    /// What people call the guest.
    pub name: String,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// The id of the guest's party.
    pub party: Option<String>,
    /// What people call the party.
    pub party_name: String,
    /// The guest who brings this one as a plus-one.
    pub host: Option<GuestId>,
    /// Whether the party may sit at several tables.
    pub party_apart: bool,
    /// The guest's company; may be empty.
    pub company: String,
    /// The tags that the guest carries.
    pub tags: Vec<EventTag>,
    /// Whether the guest needs a seat for a wheelchair.
    pub wheelchair: bool,
    /// The present seat.
    pub seat: Option<SeatId>,
    /// Whether a person gave the seat.
    pub by_hand: bool,
    /// A table chosen without a seat.
    pub table: Option<String>,
}

/// A tag of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventTag {
    /// Names the tag.
    pub id: String,
    /// What people call it.
    pub name: String,
}

/// An event with everything that decides who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// The floor plan.
    pub plan: &'a FloorPlan,
    /// All guests, also those who declined.
    pub guests: &'a [EventGuest],
    /// The seating wishes.
    pub wishes: &'a [Wish],
    /// Seats that somebody has who is not among the guests.
    pub taken: &'a HashSet<SeatId>,
    /// Seats for guests in wheelchairs ([`floorplan_geometry::route::wheelchair_places`]).
    pub wheelchair_places: &'a HashSet<SeatId>,
}

impl<'a> Event<'a> {
    /// Returns the tables that stay as they are.
    pub(crate) fn locked_tables(&self) -> HashSet<&'a str> {
        SeatRules::of(self.wishes).locked().clone()
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
    /// Tells whether a guest with a seat stays there.
    pub fn keeps(self, by_hand: bool) -> bool {
        if by_hand {
            !self.move_hand
        } else {
            !(self.move_seated || self.move_hand)
        }
    }

    /// Tells whether a guest is to be seated.
    pub fn seats(self, rsvp: Rsvp) -> bool {
        rsvp != Rsvp::Declined && (!self.only_attending || rsvp == Rsvp::Attending)
    }
}
