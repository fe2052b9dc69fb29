//! Mail to guests on the wire.

pub mod campaigns;
pub mod confirmation;
pub mod history;
pub mod mailbox;
pub mod schedules;
pub mod settings;
pub mod templates;
pub mod unsubscribe;
pub mod words;
