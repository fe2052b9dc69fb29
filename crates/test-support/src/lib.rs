//! Helpers shared by the tests of several crates: a clock that tests advance, reproducible random bytes, migrated
//! databases that clean up after themselves, and builders for "an event with three tables". Never a dependency of the
//! product.

pub mod builders;
pub mod calls;
pub mod clock;
pub mod database;
pub mod hostile_smtp;
pub mod letters;
pub mod loopback;
pub mod mail;
pub mod members;
pub mod postgres;
pub mod random;
pub mod service;
pub mod smtp;
