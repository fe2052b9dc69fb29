//! `/api/guests` and `/api/events/{eventId}/guests`

mod create;
mod delete;
mod import;
mod import_preview;
mod list;
mod update;
