//! `/api/auth/sessions`: where the person is signed in.

pub mod end;
pub mod end_others;
pub mod list;
