//! Guests: `/api/events/{eventId}/guests`, `/api/guests/…`.

pub mod create;
pub mod delete;
pub mod import;
pub mod list;
pub mod update;
