//! How a service is opened: with the product's own sources or with those of a test, and with all reactions.

use std::sync::Arc;

use storage::{Connections, DatabaseUrl, Storage};

use crate::core::clock::{self, Clock, DatabaseClock, SystemClock};
use crate::core::error::Error;
use crate::core::installation_key::{self, InstallationKey};
use crate::core::passwords::Passwords;
use crate::core::random::{Random, SystemRandom};
use crate::core::service::Service;
use crate::reactions;

impl Service {
    /// Opens the product's own service: migrated database, its clock (that of the machine for a file), system random, full password cost.
    /// The address is `sqlite:///absolute/path` or `postgresql://…`.
    /// A database that was used with another key is refused.
    pub fn open(url: &str, key: InstallationKey) -> Result<Self, Error> {
        Self::open_with(url, key, Connections::default())
    }

    /// Opens the product's own service with a given number of connections to the database.
    pub fn open_with(url: &str, key: InstallationKey, connections: Connections) -> Result<Self, Error> {
        let url = DatabaseUrl::parse(url).map_err(explained)?;
        let storage = Storage::open_with(&url, connections).map_err(explained)?;
        let service = Self::of_product(storage, key)?;
        service.write(installation_key::check)?;
        Ok(service)
    }

    /// Opens the service of a database that is there already, beside a server that may be running, and changes nothing.
    pub fn open_existing(url: &str, key: InstallationKey) -> Result<Self, Error> {
        let url = DatabaseUrl::parse(url).map_err(explained)?;
        let storage = Storage::open_existing(&url, Connections::from_total(Connections::MIN)).map_err(explained)?;
        let service = Self::of_product(storage, key)?;
        service.read(installation_key::check_existing)?;
        Ok(service)
    }

    fn of_product(storage: Storage, key: InstallationKey) -> Result<Self, Error> {
        let (system, random) = (Arc::new(SystemClock), Arc::new(SystemRandom));
        let clock = storage
            .server_time(|ask| DatabaseClock::new(system.clone(), clock::uptime(), ask))
            .map_err(explained)?;
        let service = Self::with(storage, system, random, Passwords::new(), key);
        Ok(match clock {
            Some(clock) => service.with_database_clock(clock),
            None => service,
        })
    }

    /// Opens a service with given sources, for tests and benchmarks.
    pub fn with(
        storage: Storage,
        clock: Arc<dyn Clock>,
        random: Arc<dyn Random>,
        passwords: Passwords,
        key: InstallationKey,
    ) -> Self {
        Self::new(storage, (clock, random), (passwords, key), reactions::react)
    }
}

/// At start-up the reason matters more than the kind: it goes to the operator, not to a browser.
fn explained(error: storage::Error) -> Error {
    Error::Internal(error.to_string())
}
