//! `/api/guests` and `/api/events/{eventId}/guests`

mod confirmation;
mod create;
mod delete;
mod guided_import;
mod import;
mod import_preview;
mod list;
mod merge;
mod privacy;
mod update;
