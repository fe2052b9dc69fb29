//! The shapes on the wire.

pub mod activity;
pub mod event;
