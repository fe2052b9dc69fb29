//! Seating: the seats of a plan, who sits on them, and the wishes about neighbours.

pub mod assignments;
pub mod seats;
pub mod sittings;
pub mod wishes;
