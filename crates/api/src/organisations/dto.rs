//! The shapes on the wire.

pub mod invitation;
pub mod mail_server;
pub mod organisation;
