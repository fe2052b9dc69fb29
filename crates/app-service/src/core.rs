//! What all use cases share: the transactions every call runs in ([`service`]), who asks ([`actor`]), how a call fails
//! ([`error`]), and the sources of time, chance and secrets. Nothing here knows a noun of the product beyond its ids.

pub mod actor;
pub mod build_files;
pub mod clock;
pub mod documents;
pub mod error;
pub mod failures;
pub mod file_store;
pub(crate) mod happened;
pub mod ids;
pub mod installation_key;
mod kept;
pub mod link;
mod notify;
pub(crate) mod ownership;
pub mod passwords;
pub(crate) mod quota;
pub mod random;
pub mod rate_limits;
pub(crate) mod run;
pub(crate) mod scope;
pub(crate) mod secret;
pub mod service;
pub mod settings;
pub(crate) mod slices;
pub mod tallies;
pub mod wakeups;
pub mod writability;
