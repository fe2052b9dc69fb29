//! What is measured for Prometheus. Requests count with atomics; their labels come from sets that are known at the start,
//! so that no request can add a series. How the page is made is in `process::metrics`.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

pub mod catalogue;
pub mod process;
pub mod requests;
pub mod text;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds one.
    pub fn increment(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the number.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What the HTTP layer of one process counts beside its requests.
#[derive(Debug, Default)]
pub struct Counts {
    /// Connections that are open.
    open_connections: AtomicI64,
    /// Connections that were accepted.
    pub accepted_connections: Counter,
    /// Connections that were closed because their address held too many.
    pub refused_connections: Counter,
    /// Seats that organisers gave to a guest.
    pub seats_claimed: Counter,
    /// Seats that were asked for and had another guest.
    pub seats_refused: Counter,
}

/// An open connection; it counts until it is dropped.
#[derive(Debug)]
pub struct CountedConnection(Arc<Counts>);

impl Counts {
    /// Counts a connection that was accepted.
    pub fn connection(self: &Arc<Self>) -> CountedConnection {
        self.accepted_connections.increment();
        self.open_connections.fetch_add(1, Ordering::Relaxed);
        CountedConnection(Arc::clone(self))
    }

    /// Returns how many connections are open.
    pub fn open_connections(&self) -> i64 {
        self.open_connections.load(Ordering::Relaxed)
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        self.0.open_connections.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_counts_until_it_is_closed() {
        let counts = Arc::<Counts>::default();
        let connection = counts.connection();
        assert_eq!(counts.open_connections(), 1);
        drop(connection);
        assert_eq!((counts.open_connections(), counts.accepted_connections.get()), (0, 1));
    }
}
