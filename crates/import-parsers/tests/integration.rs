//! Reading and importing guest lists, one module per subject. One binary for all: each more would link the crate once more.

mod documents;
mod fixtures;
mod hostile;
mod mapping;
mod samples;
