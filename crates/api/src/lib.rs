//! The HTTP layer and the process of Seatwright: the only crate that is asynchronous.
//! It turns requests into calls of app-service and its answers into JSON; it decides nothing about events or seats.
//! Reading order: `process` (how it starts, and what is wrapped around a request), `core` (who asks, and how a request
//! reaches the use cases), then the folder of a noun: its routes, and in `dto` the shapes on the wire. Only there do field
//! names of JSON meet the types of the domain.

pub mod accounts;
pub mod check_in;
pub mod core;
pub mod embed;
pub mod events;
pub mod exports;
pub mod finding;
pub mod guests;
pub mod jobs;
pub mod live;
pub mod mail;
pub mod operator;
pub mod organisations;
pub mod plans;
pub mod process;
pub mod registration;
pub mod routes;
pub mod seating;

pub use routes::openapi;
