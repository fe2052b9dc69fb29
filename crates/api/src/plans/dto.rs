//! The shapes on the wire.

pub mod image;
pub mod plan;
pub mod snapshot;
pub mod venue;
