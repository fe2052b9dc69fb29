//! What the holder of an invitation's link does: `/api/invitations/…`.

pub mod accept;
pub mod look_up;
