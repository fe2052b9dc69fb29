//! The process: commands, start and stop, the threads beside the requests, backups.

pub(crate) mod background;
pub mod backups;
pub mod cli;
pub mod commands;
pub mod document_reader;
pub mod housekeeping;
mod integrity;
pub mod job_threads;
pub mod live;
mod log;
pub mod mail;
mod metrics;
pub mod open_files;
pub mod serve;
pub mod server;
mod shutdown;
pub mod wallets;
