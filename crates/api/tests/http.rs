//! The HTTP interface from the outside: real routes, real middleware, a real database, no socket.
//! `routes` mirrors the source; the other modules hold what is true of every route, and the race for one seat.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic, and its helpers are not marked as tests"
)]

mod account_secrets;
mod bodies;
mod deleted_events;
mod document_pool;
mod documented_answers;
mod event_dates;
mod event_texts;
mod every_route;
mod guest_html;
mod guest_secrets;
mod heavy_reads;
mod housekeeping;
mod large_bodies;
mod live_kinds;
mod log_of_failures;
mod long_work;
mod matrix;
mod openapi_document;
mod pages;
mod private_addresses;
mod proxies;
mod public_answers;
mod race;
mod replays;
mod routes;
mod shared_limits;
mod support;
