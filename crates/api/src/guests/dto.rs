//! The shapes on the wire.

pub mod guest;
pub mod guest_change;
pub mod import;
pub mod import_plan;
pub mod import_preview;
pub mod merge;
pub mod party;
pub mod past_import;
pub mod personal_data;
pub mod tag;
