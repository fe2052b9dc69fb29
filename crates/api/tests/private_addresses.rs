//! The way to image providers: names and addresses that lead to this machine or its network are not connected to.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use api::image_providers::https::{Https, LookUp};
use api::image_providers::transport::{FetchError, Request, Transport};

/// Resolves every name to the same addresses and counts how often it was asked.
fn always(addresses: Vec<SocketAddr>) -> (LookUp, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let look_up: LookUp = Arc::new(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
        let addresses = addresses.clone();
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

/// Tells whether anybody has connected.
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
                &Https::with(look_up).unwrap(),
                &format!("https://provider.example:{port}/"),
            );
            assert!(
                matches!(&answer, Err(FetchError::Failed(text)) if text.contains("not public")),
                "{answer:?}"
            );
            // Asked once: there is no second answer that could be another one.
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
    let https = Https::with(look_up).unwrap();
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
