//! `/api/guests` and `/api/events/{eventId}/guests`

mod confirmation;
mod create;
mod delete;
mod import;
mod list;
mod merge;
mod privacy;
mod update;
