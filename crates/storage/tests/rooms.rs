//! Rooms and sittings: what the migration makes of events that had neither, and who may sit where in several sittings.
#![cfg(test)]

mod rooms {
    mod migration;
    mod sittings;
}
