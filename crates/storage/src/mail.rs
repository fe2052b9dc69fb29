//! Mail: the outbox that is sent from, and the templates, schedules, campaigns and recipients behind it.

pub mod campaigns;
pub mod guest_mails;
pub mod history;
pub mod outbox;
pub mod recipients;
pub mod schedules;
pub mod suppressions;
pub mod templates;
