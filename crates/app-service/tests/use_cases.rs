//! The use cases on both databases, one module per subject. One binary for all: each more would link the whole product
//! once more.
#![cfg(test)]

mod accounts;
mod activity;
mod auto_assign;
mod check_in;
mod demo;
mod erasure;
mod event_copies;
mod event_shelves;
mod events;
mod exports;
mod external;
mod guest_confirmations;
mod guest_history;
mod guest_list_mark;
mod guest_list_slices;
mod guest_merge;
mod guest_removal;
mod guest_retention;
mod guests;
mod guided_import;
mod housekeeping;
mod import;
mod invitations;
mod jobs;
mod limits;
mod lookup;
mod open_plans;
mod organisations;
mod outbox;
mod plan_rebuilds;
mod plans;
mod races;
mod rechecks;
mod registration;
mod roles;
mod sandbox;
mod seat_take_back;
mod seat_undo;
mod seating;
mod smtp;
mod snapshots;
mod statements;
mod swap;
mod tenants;
