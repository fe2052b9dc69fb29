//! Mail to guests on the wire.

pub mod campaigns;
pub mod history;
pub mod settings;
pub mod templates;
pub mod words;
