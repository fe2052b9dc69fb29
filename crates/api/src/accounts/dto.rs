//! The shapes on the wire.

pub mod account;
pub mod auth;
pub mod sandbox;
