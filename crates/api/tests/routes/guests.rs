//! `/api/guests` and `/api/events/{eventId}/guests`

mod create;
mod delete;
mod import;
mod list;
mod update;
