//! The members of the organisation: `/api/organisation/members/…`.

pub mod list;
pub mod remove;
pub mod update;
