//! What every table needs and no noun knows: connections, transactions, errors, migrations, the scope of an event.

#[macro_use]
pub(crate) mod connection;
pub mod build_files;
pub(crate) mod bus;
pub(crate) mod error;
#[macro_use]
pub(crate) mod guard_rows;
pub(crate) mod event_scope;
pub mod installation_key;
pub(crate) mod integrity;
pub(crate) mod listed;
pub(crate) mod load;
pub(crate) mod migrations;
pub(crate) mod pool;
pub(crate) mod private_file;
pub mod rate_limits;
pub(crate) mod store;
pub(crate) mod tenant;
pub(crate) mod url;
pub(crate) mod writer;
