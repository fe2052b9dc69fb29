//! The way to image providers: names and addresses that lead to this machine or its network are not connected to, also when
//! the name server changes its answer and when the provider redirects.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use api::core::image_providers::https::{Https, LookUp, Reach};
use api::core::image_providers::transport::{FetchError, Request, Transport};

/// Resolves every name to the same addresses and counts how often it was asked.
fn always(addresses: Vec<SocketAddr>) -> (LookUp, Arc<AtomicUsize>) {
    answering(std::iter::repeat(addresses))
}

/// Gives one answer after the other and counts how often it was asked.
fn answering(answers: impl Iterator<Item = Vec<SocketAddr>> + Send + 'static) -> (LookUp, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let (counted, answers) = (Arc::clone(&count), Mutex::new(answers));
    let look_up: LookUp = Arc::new(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
        let addresses = answers.lock().unwrap().next().unwrap();
        Box::pin(async move { Ok(addresses) })
    });
    (look_up, count)
}

fn ask(https: &Https, url: &str) -> Result<Vec<u8>, FetchError> {
    let request = Request {
        url: url.parse().unwrap(),
        authorization: None,
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(https.fetch(request, 1_000))
}

/// Returns whether a client has connected.
fn was_called(canary: &TcpListener) -> bool {
    canary.set_nonblocking(true).unwrap();
    canary.accept().is_ok()
}

#[test]
fn a_name_that_leads_to_this_machine_or_its_network_is_not_connected_to() {
    let canary = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = canary.local_addr().unwrap().port();
    for hidden in ["127.0.0.1", "::ffff:127.0.0.1"] {
        let hidden = SocketAddr::new(hidden.parse().unwrap(), port);
        let public = SocketAddr::from(([93, 184, 216, 34], port));
        for addresses in [vec![hidden], vec![public, hidden], vec![]] {
            let (look_up, count) = always(addresses);
            let answer = ask(
                &Https::with(look_up, Reach::PUBLIC).unwrap(),
                &format!("https://provider.example:{port}/"),
            );
            assert!(
                matches!(&answer, Err(FetchError::Failed(text)) if text.contains("not public")),
                "{answer:?}"
            );
            // Resolved only once: a second answer could differ.
            assert_eq!(count.load(Ordering::SeqCst), 1);
        }
    }
    assert!(!was_called(&canary));
}

#[test]
fn the_canary_of_the_test_above_would_sing() {
    let canary = TcpListener::bind("127.0.0.1:0").unwrap();
    let there = canary.local_addr().unwrap();
    let _connection = std::net::TcpStream::connect(there).unwrap();
    assert!(was_called(&canary));
}

#[test]
fn literal_addresses_and_plain_http_are_not_asked() {
    let canary = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = canary.local_addr().unwrap().port();
    let (look_up, count) = always(vec![canary.local_addr().unwrap()]);
    let https = Https::with(look_up, Reach::PUBLIC).unwrap();
    for literal in ["127.0.0.1", "[::1]", "0x7f.1", "2130706433"] {
        assert_eq!(
            ask(&https, &format!("https://{literal}:{port}/")),
            Err(FetchError::Address),
            "{literal}"
        );
    }
    assert!(ask(&https, &format!("http://provider.example:{port}/")).is_err());
    assert_eq!(count.load(Ordering::SeqCst), 0);
    assert!(!was_called(&canary));
}

/// The address that these tests take for a public one; all of 127.0.0.0/8 is this machine.
#[cfg(target_os = "linux")]
const PUBLIC: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// A server at the address that may be connected to, which gives each connection this answer, and a canary at the same
/// port of another address.
#[cfg(target_os = "linux")]
#[expect(clippy::disallowed_methods, reason = "a server needs a thread")]
fn server(answer: impl Fn(u16) -> String + Send + 'static) -> (TcpListener, Arc<AtomicUsize>) {
    let server = TcpListener::bind((PUBLIC, 0)).unwrap();
    let port = server.local_addr().unwrap().port();
    let canary = TcpListener::bind(("127.0.0.1", port)).unwrap();
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    std::thread::spawn(move || {
        for client in server.incoming() {
            let mut client = client.unwrap();
            counted.fetch_add(1, Ordering::SeqCst);
            let _request = client.read(&mut [0; 4096]).unwrap();
            client.write_all(answer(port).as_bytes()).unwrap();
        }
    });
    (canary, calls)
}

/// A name that leads to the server first and to the canary afterwards.
#[cfg(target_os = "linux")]
fn rebinding() -> (Https, Arc<AtomicUsize>) {
    let hidden = Ipv4Addr::LOCALHOST;
    let answers = std::iter::once(PUBLIC).chain(std::iter::repeat(hidden));
    let (look_up, count) = answering(answers.map(|address| vec![SocketAddr::from((address, 0))]));
    let reach = Reach {
        may_connect: |address| address == IpAddr::V4(PUBLIC),
        https_only: false,
    };
    (Https::with(look_up, reach).unwrap(), count)
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_changes_its_address_is_connected_to_where_it_was_checked() {
    let (canary, calls) = server(|_| "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}".to_owned());
    let url = format!("http://provider.example:{}/", canary.local_addr().unwrap().port());
    let (https, count) = rebinding();
    assert_eq!(ask(&https, &url), Ok(b"{}".to_vec()));
    assert_eq!((calls.load(Ordering::SeqCst), count.load(Ordering::SeqCst)), (1, 1));
    // The next request looks the name up and checks it again.
    let refused = ask(&https, &url);
    assert!(
        matches!(&refused, Err(FetchError::Failed(text)) if text.contains("not public")),
        "{refused:?}"
    );
    assert!(!was_called(&canary));
}

#[cfg(target_os = "linux")]
#[test]
fn a_redirect_is_not_followed() {
    for location in ["http://127.0.0.1", "http://provider.example", "http://other.example"] {
        let (canary, calls) = server(move |port| {
            format!(
                "HTTP/1.1 302 Found\r\nLocation: {location}:{port}/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
        });
        let url = format!("http://provider.example:{}/", canary.local_addr().unwrap().port());
        let (https, count) = rebinding();
        assert_eq!(ask(&https, &url), Err(FetchError::Status(302)), "{location}");
        assert_eq!((calls.load(Ordering::SeqCst), count.load(Ordering::SeqCst)), (1, 1));
        assert!(!was_called(&canary));
    }
}
