//! Names of mail servers whose addresses change: a connection goes to the addresses that were checked, and each new
//! connection is checked again.

use std::net::{SocketAddr, TcpListener};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use app_service::mail::smtp::{LookUp, Networks, Server, Smtp};
use app_service::mail::transport::{Failure, OutgoingEmail, Transport as _};
use domain::id::MailId;
use domain::mail_server::Security;
use test_support::smtp::SmtpServer;

/// A name server that gives each of these answers once, and how often it was asked.
fn answering<const N: usize>(answers: [Vec<SocketAddr>; N]) -> (LookUp, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let (counted, left) = (Arc::clone(&asked), Mutex::new(answers.into_iter()));
    let look_up: LookUp = Arc::new(move |_, _| {
        counted.fetch_add(1, Ordering::SeqCst);
        Ok(left.lock().unwrap().next().unwrap())
    });
    (look_up, asked)
}

fn smtp(networks: Networks, look_up: LookUp) -> Smtp {
    let server = Server {
        host: "mail.example.org".to_owned(),
        port: 25,
        security: Security::None,
        account: None,
        networks,
    };
    Smtp::to(server).with_look_up(look_up)
}

fn address(server: &SmtpServer) -> SocketAddr {
    server.url("").trim_start_matches("smtp://").parse().unwrap()
}

fn deliver(smtp: &Smtp) -> Result<(), Failure> {
    smtp.deliver(&OutgoingEmail {
        id: &MailId::parse("mail").unwrap(),
        from: "seats@seats.example",
        to: "ann@example.org",
        message: b"Subject: Seats\r\n\r\nYours is 7.\r\n",
    })
}

#[test]
fn a_connection_goes_to_the_addresses_of_its_one_lookup() {
    let (first, second) = (SmtpServer::start([]), SmtpServer::start([]));
    let (look_up, asked) = answering([vec![address(&first)], vec![address(&second)]]);
    let smtp = smtp(Networks::All, look_up);
    for _ in 0..2 {
        deliver(&smtp).unwrap();
        assert_eq!(first.next().to, "ann@example.org");
    }
    assert_eq!(asked.load(Ordering::SeqCst), 1);
    assert_eq!(second.rest(), []);
}

#[test]
fn a_name_with_an_address_in_a_private_network_is_not_connected_to() {
    let canary = TcpListener::bind("127.0.0.1:0").unwrap();
    canary.set_nonblocking(true).unwrap();
    let (hidden, public) = (canary.local_addr().unwrap(), SocketAddr::from(([93, 184, 216, 34], 25)));
    let (look_up, asked) = answering([vec![hidden], vec![hidden, public], vec![public, hidden]]);
    let smtp = smtp(Networks::Public, look_up);
    for lookups in 1..=3 {
        let refused = deliver(&smtp);
        assert!(
            matches!(&refused, Err(Failure::Transient(reason)) if reason.contains("private network")),
            "{refused:?}"
        );
        assert_eq!(asked.load(Ordering::SeqCst), lookups, "each connection is checked once");
    }
    assert!(canary.accept().is_err(), "a connection was opened");
}
