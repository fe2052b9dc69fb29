//! The operator's page on the wire.

pub mod backups;
pub mod mail;
pub mod organisations;
pub mod status;
