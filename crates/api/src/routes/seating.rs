//! Who sits where: `/api/guests/{guestId}/assign-seat`, `/api/events/{eventId}/seat-assignments`, auto-assign.

pub mod assign;
pub mod auto_assign;
pub mod create;
pub mod delete;
pub mod list;
pub mod restore;
pub mod swap;
pub mod unassign;
