//! How many connections one network address may hold, so that it cannot use up those of everyone else.

use std::any::Any;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::dev::Extensions;
use actix_web::rt::net::TcpStream;
use socket2::SockRef;

use crate::core::address::Address;
use crate::core::config::Config;
use crate::core::config::proxies::TrustedProxies;
use crate::core::log_throttle::LogThrottle;
use crate::core::metrics::{CountedConnection, Counts};
use crate::core::per_address::PerAddress;

/// Counts the open connections of each address.
#[derive(Debug)]
pub struct ConnectionLimit {
    max: usize,
    exempt: TrustedProxies,
    open: Mutex<PerAddress>,
    counts: Arc<Counts>,
    warning: LogThrottle,
}

impl ConnectionLimit {
    /// Takes the limit from the configuration. Proxies are exempt, since all their visitors come from one address.
    /// Without rate limits, which only a server on a loopback address may turn off, connections are not limited either.
    pub fn new(config: &Config, counts: &Arc<Counts>) -> Arc<Self> {
        Arc::new(Self {
            max: if config.rate_limits {
                config.connections_per_address
            } else {
                usize::MAX
            },
            exempt: config.trusted_proxies.clone(),
            open: Mutex::default(),
            counts: Arc::clone(counts),
            warning: LogThrottle::default(),
        })
    }

    /// Looks at a connection that was just accepted: keeps count of it, or ends it before anything is read.
    pub fn accept(self: &Arc<Self>, io: &dyn Any, data: &mut Extensions) {
        let Some(stream) = io.downcast_ref::<TcpStream>() else {
            return;
        };
        let Ok(peer) = stream.peer_addr() else { return };
        match self.admit(peer.ip()) {
            Some(place) => {
                data.insert(place);
            }
            None => {
                self.counts.refused_connections.increment();
                self.report(peer.ip());
                // The server finds the end of the stream and closes. When this fails, the peer has closed already.
                let _closed = SockRef::from(stream).shutdown(std::net::Shutdown::Both);
            }
        }
    }

    /// Counts one more connection of a peer; `None` when it has reached its limit.
    fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<OpenConnection> {
        let key = Address::of_peer(peer).0;
        let max = if self.exempt.contains(peer) {
            usize::MAX
        } else {
            self.max
        };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.add(key, 1, max).then(|| OpenConnection {
            limit: Arc::clone(self),
            key,
            _counted: self.counts.connection(),
        })
    }

    /// Warns the operator, once a minute.
    fn report(&self, peer: IpAddr) {
        self.warning.run(|| {
            tracing::warn!(
                %peer,
                max = self.max,
                "an address holds as many connections as it may; further ones are closed. \
                 Name a proxy with --trusted-proxy, or raise --connections-per-address"
            );
        });
    }
}

/// A connection that counts until it is dropped.
struct OpenConnection {
    limit: Arc<ConnectionLimit>,
    key: IpAddr,
    _counted: CountedConnection,
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        let mut open = self.limit.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.subtract(self.key, 1);
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn limit(choose: impl FnOnce(&mut Config)) -> Arc<ConnectionLimit> {
        let mut config = Config::new(PathBuf::from("d"), ([127, 0, 0, 1], 0).into());
        config.connections_per_address = 2;
        choose(&mut config);
        ConnectionLimit::new(&config, &Arc::default())
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_at_its_limit_gets_no_more_and_others_do() {
        let limit = limit(|_| {});
        let first = limit.admit(ip("192.0.2.1"));
        let _second = limit.admit(ip("192.0.2.1"));
        assert!(limit.admit(ip("192.0.2.1")).is_none());
        let _neighbour = limit.admit(ip("192.0.2.2")).unwrap();
        drop(first);
        assert!(limit.admit(ip("192.0.2.1")).is_some());
    }

    #[test]
    fn one_ipv6_network_is_one_address() {
        let limit = limit(|_| {});
        let _open: Vec<_> = ["2001:db8::1", "2001:db8::2"]
            .iter()
            .map(|text| limit.admit(ip(text)).unwrap())
            .collect();
        assert!(limit.admit(ip("2001:db8::3")).is_none());
    }

    #[test]
    fn proxies_and_servers_without_limits_are_exempt() {
        let proxied = limit(|config| config.trusted_proxies = [ip("10.0.0.1")].into_iter().collect());
        let unlimited = limit(|config| config.rate_limits = false);
        let mut kept = Vec::new();
        for (limit, peer) in [
            (&proxied, ip("10.0.0.1")),
            (&proxied, ip("::ffff:10.0.0.1")),
            (&unlimited, ip("192.0.2.1")),
        ] {
            kept.extend((0..9).map(|_| limit.admit(peer).unwrap()));
        }
        assert_eq!(kept.len(), 27);
    }

    #[test]
    fn what_is_closed_leaves_no_memory_behind() {
        let limit = limit(|_| {});
        drop(limit.admit(ip("192.0.2.1")));
        assert!(limit.open.lock().unwrap().is_empty());
    }
}
