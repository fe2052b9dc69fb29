//! Whether a request comes from this machine, and whether the mailbox is open to it.
//! At this machine is who connects from a loopback address, asks for a loopback name (so that no foreign page can
//! reach us under a name of its own), and does not come through a proxy.

use std::net::{IpAddr, SocketAddr};

use actix_web::HttpRequest;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Data;
use app_service::mail::mailbox::OpenMailbox;

use crate::core::origin;
use crate::core::state::State;

/// Returns the proof for a request from this machine, when the operator opened the mailbox.
pub fn open_mailbox(request: &HttpRequest) -> Option<OpenMailbox> {
    let open = request.app_data::<Data<State>>()?.service.open_mailbox()?;
    domain::guard!("identity mailbox at the machine" => at_machine(request)).then_some(open)
}

/// Returns true for a request that was made on this machine, and not by a proxy that runs here.
pub fn at_machine(request: &HttpRequest) -> bool {
    let peer = request.peer_addr();
    let proxies = request
        .app_data::<Data<State>>()
        .map(|state| &state.config.trusted_proxies);
    let is_proxy = peer.is_some_and(|peer| proxies.is_some_and(|proxies| proxies.contains(peer.ip())));
    let host = request.uri().host().or_else(|| {
        let header = request.headers().get(header::HOST)?;
        header.to_str().ok()
    });
    !is_proxy && host.is_some_and(|host| is_at_machine(peer, host, request.headers()))
}

fn is_at_machine(peer: Option<SocketAddr>, host: &str, headers: &HeaderMap) -> bool {
    let connects_here = peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback());
    connects_here && is_loopback_name(host) && !headers.keys().any(|name| is_from_proxy(name.as_str()))
}

/// Any of these headers indicates a proxy, and so a client on another machine.
fn is_from_proxy(header: &str) -> bool {
    header.starts_with("x-forwarded-") || ["forwarded", "x-real-ip", "via"].contains(&header)
}

fn is_loopback_name(host: &str) -> bool {
    let name = origin::host_name(host);
    name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{HeaderName, HeaderValue};

    use super::*;

    const HERE: Option<SocketAddr> = Some(SocketAddr::new(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 50_000));

    #[test]
    fn only_loopback_names_are_this_machine() {
        for name in [
            "localhost",
            "localhost:8080",
            "LOCALHOST",
            "127.0.0.1",
            "127.8.9.1:80",
            "[::1]",
            "[::1]:8080",
        ] {
            assert!(is_at_machine(HERE, name, &HeaderMap::new()), "{name}");
        }
        for name in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "10.0.0.1",
            "[::2]:80",
            "",
            "0.0.0.0",
        ] {
            assert!(!is_at_machine(HERE, name, &HeaderMap::new()), "{name}");
        }
    }

    #[test]
    fn only_connections_from_this_machine_count() {
        for (peer, at_machine) in [
            ("127.0.0.1:1", true),
            ("[::1]:1", true),
            ("[::ffff:127.0.0.1]:1", true),
            ("192.168.1.2:1", false),
            ("[::ffff:10.0.0.1]:1", false),
        ] {
            let peer = Some(peer.parse().unwrap());
            assert_eq!(
                is_at_machine(peer, "localhost", &HeaderMap::new()),
                at_machine,
                "{peer:?}"
            );
        }
        assert!(!is_at_machine(None, "localhost", &HeaderMap::new()));
    }

    #[test]
    fn whoever_comes_through_a_proxy_is_elsewhere() {
        for name in [
            "x-forwarded-for",
            "x-forwarded-host",
            "x-forwarded-proto",
            "forwarded",
            "via",
            "x-real-ip",
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(HeaderName::from_static(name), HeaderValue::from_static("127.0.0.1"));
            assert!(!is_at_machine(HERE, "localhost", &headers), "{name}");
        }
    }
}
