//! The HTTP layer and the process of Seatwright: the only crate that is asynchronous.
//! It turns requests into calls of app-service and its answers into JSON; it decides nothing about events or seats.
//! Reading order: `cli` and `serve` (how it starts), `server` (what is wrapped around a request), `caller` and
//! `blocking` (who asks, and the doors to the use cases), `routes`, `dto`.

pub mod address;
pub mod answers;
mod background;
pub mod backups;
pub mod blocking;
pub mod bodies;
pub mod caller;
pub mod cli;
pub mod clock;
pub mod commands;
pub mod config;
pub mod connection_limit;
pub mod data_files;
pub mod document_reader;
pub mod dto;
pub mod embed;
pub mod error;
pub mod extract;
pub mod headers;
pub mod heavy_reads;
pub mod housekeeping;
pub mod image_providers;
pub mod job_threads;
pub mod limiter;
pub mod log_throttle;
pub mod long_work;
pub mod mail;
pub mod middleware;
pub mod oidc;
pub mod open_files;
pub mod origin;
pub mod per_address;
pub mod request_id;
pub mod routes;
pub mod secret_key;
pub mod serve;
pub mod server;
pub mod service_calls;
pub mod session;
pub mod state;
pub(crate) mod threads;
pub mod whole_file;

pub use routes::openapi;
