//! The network address of the client, as a key for rate limits.
//! `X-Forwarded-For` is believed only when the connection comes from a proxy the operator named.

use std::future::{Ready, ready};
use std::net::{IpAddr, Ipv6Addr};

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use crate::error::Problem;
use crate::state::State;

/// Where a request comes from; for IPv6 the /64 network, since one household owns all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub IpAddr);

impl FromRequest for Address {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let peer = request
            .peer_addr()
            .map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip());
        let proxies = request
            .app_data::<Data<State>>()
            .map(|state| state.config.trusted_proxies.clone());
        let header = request
            .headers()
            .get("x-forwarded-for")
            .and_then(|value| value.to_str().ok());
        ready(Ok(Self(network(client(peer, header, &proxies.unwrap_or_default())))))
    }
}

/// Walks the list of forwarders from the nearest on and stops at the first that is no proxy of ours.
fn client(peer: IpAddr, forwarded_for: Option<&str>, proxies: &[IpAddr]) -> IpAddr {
    if !proxies.contains(&peer) {
        return peer;
    }
    let mut nearest = peer;
    for hop in forwarded_for.unwrap_or_default().rsplit(',') {
        let Ok(address) = hop.trim().parse() else { break };
        nearest = address;
        if !proxies.contains(&address) {
            break;
        }
    }
    nearest
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

    #[test]
    fn a_forged_header_does_not_change_the_key() {
        assert_eq!(client(ip("203.0.113.9"), Some("1.2.3.4"), &[]), ip("203.0.113.9"));
        assert_eq!(
            client(ip("203.0.113.9"), Some("1.2.3.4"), &[ip("10.0.0.1")]),
            ip("203.0.113.9")
        );
    }

    #[test]
    fn behind_a_trusted_proxy_the_last_address_it_did_not_invent_counts() {
        let proxies = [ip("10.0.0.1"), ip("10.0.0.2")];
        assert_eq!(
            client(ip("10.0.0.1"), Some("6.6.6.6, 203.0.113.9, 10.0.0.2"), &proxies),
            ip("203.0.113.9")
        );
        assert_eq!(client(ip("10.0.0.1"), Some("nonsense"), &proxies), ip("10.0.0.1"));
        assert_eq!(client(ip("10.0.0.1"), None, &proxies), ip("10.0.0.1"));
    }

    #[test]
    fn neighbours_in_one_ipv6_network_share_a_key() {
        assert_eq!(network(ip("2001:db8::1")), network(ip("2001:db8::ffff")));
        assert_ne!(network(ip("2001:db8:0:1::1")), network(ip("2001:db8::1")));
        assert_eq!(network(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
    }
}
