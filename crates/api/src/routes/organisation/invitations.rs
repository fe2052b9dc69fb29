//! The open invitations of the organisation: `/api/organisation/invitations/…`.

pub mod create;
pub mod delete;
pub mod list;
pub mod resend;
