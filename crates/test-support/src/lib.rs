//! Placeholder header, replaced with the crate's reading order.
