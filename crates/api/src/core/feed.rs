//! The changes of organisations on their way to open streams: who listens, what is read for them, and how it is rendered.

pub mod crowds;
pub mod fan_out;
pub mod frames;
pub mod hub;
