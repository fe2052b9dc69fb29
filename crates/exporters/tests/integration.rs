//! The exported files as others read them, one module per subject. One binary for all: each more would link the crate once more.

mod event_files;
mod round_trip;
