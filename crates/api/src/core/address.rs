//! The network address of the client, as a key for rate limits.
//! `X-Forwarded-For` is believed only when the connection comes from a proxy the operator named.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};

use actix_web::http::header::{HeaderMap, HeaderName};

use crate::core::config::proxies::TrustedProxies;

/// The header in which a proxy names who it forwards for.
pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Where a request comes from; for IPv6 the /64 network, since one household owns all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub IpAddr);

impl Address {
    /// Returns the address of a client whose connection comes from `peer`.
    pub fn new(peer: Option<SocketAddr>, headers: &HeaderMap, proxies: &TrustedProxies) -> Self {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip());
        // A proxy may append to the line of the client or add a line of its own; only all lines together are the list.
        let lines = headers
            .get_all(FORWARDED_FOR)
            .map(|value| value.to_str().unwrap_or_default());
        let lines: Vec<&str> = lines.collect();
        Self(network(client(peer, &lines, proxies)))
    }

    /// Returns the key of a connection, independent of its requests.
    pub fn of_peer(peer: IpAddr) -> Self {
        Self(network(peer))
    }
}

/// Warns once when a request names who it was forwarded for, but in a way that cannot be read or not from a proxy that is
/// trusted: all visitors behind such a proxy share one limit.
pub fn report_untrusted_proxy(
    (proxies, is_reported): (&TrustedProxies, &AtomicBool),
    peer: Option<SocketAddr>,
    headers: &HeaderMap,
) {
    let Some(peer) = peer.filter(|_| headers.contains_key(FORWARDED_FOR)) else {
        return;
    };
    let peer = peer.ip().to_canonical();
    let is_trusted = proxies.contains(peer);
    let last = headers
        .get_all(FORWARDED_FOR)
        .last()
        .and_then(|line| line.to_str().ok());
    let is_readable = last
        .and_then(|line| line.rsplit(',').next())
        .and_then(forwarded)
        .is_some();
    if is_trusted && is_readable || is_reported.swap(true, Ordering::Relaxed) {
        return;
    }
    if is_trusted {
        tracing::warn!(
            %peer,
            "X-Forwarded-For of a trusted proxy does not end with an IP address; \
             until it does, all visitors of this proxy share one limit"
        );
    } else {
        tracing::warn!(
            %peer,
            "X-Forwarded-For is ignored, since it does not come from a trusted proxy; \
             if this is your proxy, name it with --trusted-proxy: until then all its visitors share one limit"
        );
    }
}

/// Walks the list of forwarders from the nearest one and stops at the first that is not one of our proxies.
fn client(peer: IpAddr, lines: &[&str], proxies: &TrustedProxies) -> IpAddr {
    let mut nearest = peer.to_canonical();
    let hops = lines.iter().flat_map(|line| line.split(',')).rev();
    for hop in hops {
        if !proxies.contains(nearest) {
            break;
        }
        let Some(address) = forwarded(hop) else {
            break;
        };
        nearest = address.to_canonical();
    }
    nearest
}

/// Reads an address of the list; some proxies add the port.
fn forwarded(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let address = hop.parse().or_else(|_| hop.parse::<SocketAddr>().map(|hop| hop.ip()));
    address.ok()
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn trusted<const N: usize>(proxies: [&str; N]) -> TrustedProxies {
        proxies.into_iter().map(ip).collect()
    }

    #[test]
    fn a_forged_header_does_not_change_the_key() {
        assert_eq!(client(ip("203.0.113.9"), &["1.2.3.4"], &trusted([])), ip("203.0.113.9"));
        assert_eq!(
            client(ip("203.0.113.9"), &["1.2.3.4"], &trusted(["10.0.0.1"])),
            ip("203.0.113.9")
        );
    }

    #[test]
    fn behind_a_trusted_proxy_the_last_address_it_did_not_invent_counts() {
        let proxies = trusted(["10.0.0.1", "10.0.0.2"]);
        assert_eq!(
            client(ip("10.0.0.1"), &["6.6.6.6, 203.0.113.9, 10.0.0.2"], &proxies),
            ip("203.0.113.9")
        );
        assert_eq!(client(ip("10.0.0.1"), &["nonsense"], &proxies), ip("10.0.0.1"));
        assert_eq!(client(ip("10.0.0.1"), &[], &proxies), ip("10.0.0.1"));
    }

    #[test]
    fn an_address_with_a_port_is_read() {
        let proxies = trusted(["10.0.0.1"]);
        for (hop, address) in [
            ("203.0.113.9:4711", "203.0.113.9"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
        ] {
            assert_eq!(client(ip("10.0.0.1"), &[hop], &proxies), ip(address));
        }
    }

    #[test]
    fn all_lines_of_the_header_are_one_list() {
        let mut headers = HeaderMap::new();
        for line in ["6.6.6.6", "203.0.113.9"] {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        let peer = Some(SocketAddr::from(([10, 0, 0, 1], 50_000)));
        assert_eq!(
            Address::new(peer, &headers, &trusted(["10.0.0.1"])).0,
            ip("203.0.113.9")
        );
    }

    #[test]
    fn a_proxy_is_recognised_also_by_its_address_within_ipv6() {
        let proxies = trusted(["10.0.0.1"]);
        assert_eq!(
            client(ip("::ffff:10.0.0.1"), &["203.0.113.9"], &proxies),
            ip("203.0.113.9")
        );
    }

    #[test]
    fn neighbours_in_one_ipv6_network_share_a_key() {
        assert_eq!(network(ip("2001:db8::1")), network(ip("2001:db8::ffff")));
        assert_ne!(network(ip("2001:db8:0:1::1")), network(ip("2001:db8::1")));
        assert_eq!(network(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
    }
}
