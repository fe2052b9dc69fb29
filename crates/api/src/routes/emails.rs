//! Mail to guests: `/api/events/{eventId}/email-…`, `…/send-emails` and `/api/organisation/suppressions`.

pub mod campaigns;
pub mod history;
pub mod schedules;
pub mod settings;
pub mod templates;
