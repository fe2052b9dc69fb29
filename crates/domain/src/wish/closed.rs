//! Which seats are given by a person's hand only. Registration, the waiting list, the door, suggestions and the optimiser
//! all ask here.

use std::collections::HashSet;

use super::{Wish, WishKind};
use crate::plan::{Chair, Element};
use crate::words::word_enum;

word_enum! {
    /// Why a seat is given by hand only.
    ClosedSeat as "closed" {
        /// Its table is locked: it stays as it is.
        Locked = "locked",
        /// The seat is reserved or sold.
        Reserved = "reserved",
        /// It is at the table of the hosts.
        HeadTable = "head-table",
    }
}

/// What closes the seats of an event besides its plan.
#[derive(Clone, Debug, Default)]
pub struct SeatRules<'w> {
    locked: HashSet<&'w str>,
}

impl<'w> SeatRules<'w> {
    /// Gathers the locks among the wishes.
    pub fn from_wishes(wishes: &'w [Wish]) -> Self {
        let locks = wishes.iter().filter(|wish| wish.kind == WishKind::Lock);
        Self {
            locked: locks.filter_map(|wish| wish.object.as_ref()?.table()).collect(),
        }
    }

    /// Returns the ids of the tables that stay as they are.
    pub fn locked(&self) -> &HashSet<&'w str> {
        &self.locked
    }

    /// Returns why a seat of an element is given by hand only; nothing for one that anyone may get.
    pub fn closed(&self, element: &Element, chair: &Chair) -> Option<ClosedSeat> {
        if self.locked.contains(element.id.as_str()) {
            return Some(ClosedSeat::Locked);
        }
        if !chair.seat_status.is_available() {
            return Some(ClosedSeat::Reserved);
        }
        element.is_head_table().then_some(ClosedSeat::HeadTable)
    }
}
