//! The shapes on the wire.

pub mod check_in;
pub mod door_list;
pub mod ticket;
