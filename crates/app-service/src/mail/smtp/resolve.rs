//! Looking up the addresses of a name, for a bounded time.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs as _};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Instant;

use super::deadline::now;
use crate::mail::transport::Failure;

/// Resolves a name and a port into addresses.
pub type LookUp = Arc<dyn Fn(&str, u16) -> io::Result<Vec<SocketAddr>> + Send + Sync>;

/// Resolves with the name servers of the system.
pub(super) fn system() -> LookUp {
    Arc::new(|name, port| (name, port).to_socket_addrs().map(Iterator::collect))
}

/// Returns the addresses of a host. The system offers no timeout for this, so that a lookup that takes too long is left to
/// a thread, which ends with the system's own attempts.
pub(super) fn addresses(
    look_up: &LookUp,
    (host, port): (&str, u16),
    until: Instant,
) -> Result<Vec<SocketAddr>, Failure> {
    if let Ok(address) = host.parse::<IpAddr>() {
        return Ok(vec![SocketAddr::new(address, port)]);
    }
    let (sender, receiver) = mpsc::sync_channel(1);
    let (name, look_up) = (host.to_owned(), Arc::clone(look_up));
    let lookup = move || {
        let _given_up = sender.send(look_up(&name, port));
    };
    let started = thread::Builder::new().name("mail-lookup".to_owned()).spawn(lookup);
    started.map_err(|error| Failure::Unreachable(format!("The mail server {host} was not looked up: {error}")))?;
    let found = receiver.recv_timeout(until.saturating_duration_since(now()));
    let found = found.map_err(|_timeout| Failure::Unreachable(format!("The DNS lookup of {host} took too long.")))?;
    found.map_err(|error| Failure::Unreachable(format!("The mail server {host} is unknown: {error}")))
}
