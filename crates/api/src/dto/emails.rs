//! Mail to guests on the wire.

pub mod campaigns;
pub mod history;
pub mod schedules;
pub mod settings;
pub mod templates;
pub mod words;
