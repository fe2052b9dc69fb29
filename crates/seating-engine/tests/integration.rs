//! Seating whole events and instances, one module per subject. One binary for all: each more would link the crate once more.

mod conflict;
mod event;
mod instances;
mod samples;
