//! `/api/guests` and `/api/events/{eventId}/guests`

mod confirmation;
mod create;
mod delete;
mod import;
mod list;
mod privacy;
mod update;
