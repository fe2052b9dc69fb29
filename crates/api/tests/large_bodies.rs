//! Large bodies over a real socket: refused before they are read, or as soon as they are too large.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use api::core::bodies::timeout::BodyTimeout;
use api::core::config::Config;
use domain::limits::{IMAGE_BYTES_MAX, IMPORT_BYTES_MAX, JSON_BYTES_MAX, PLAN_BYTES_MAX};
use serde_json::json;
use test_support::database::TestDatabase;
use test_support::loopback;

use crate::support::loopback::visited;

/// The calls that take a floor plan.
const CALLS: [(&str, &str); 3] = [
    ("PUT", "/api/events/e1/floor-plan"),
    ("POST", "/api/events/e1/floor-plan/commands"),
    ("POST", "/api/snapshots"),
];

/// The calls that take a file, each with its field.
pub(crate) const FILES: [(&str, &str); 2] = [("/api/images", "file"), ("/api/guests/import-file", "guestFile")];
pub(crate) const FORM: &str = "multipart/form-data; boundary=x";

#[actix_web::test]
async fn the_answer_to_somebody_signed_out_does_not_wait_for_a_large_body() {
    with_server(refuse_all).await;
}

#[actix_web::test]
async fn a_body_that_does_not_announce_its_length_is_read_up_to_the_limit() {
    with_server(refuse_chunks).await;
}

#[actix_web::test]
async fn the_answer_to_a_length_over_the_limit_does_not_wait_for_the_body() {
    with_server(refuse_lengths).await;
}

#[actix_web::test]
async fn a_file_that_does_not_announce_its_length_is_read_up_to_the_limit() {
    with_server(refuse_endless_files).await;
}

/// A server that waits for a body, although it need not, answers 408 after some seconds.
async fn with_server(visit: fn(SocketAddr)) {
    with_limits(|config| config.body_timeout = BodyTimeout::from_seconds(5), visit).await;
}

/// Visits a server over a socket; `choose` sets its limits.
pub(crate) async fn with_limits(choose: fn(&mut Config), visit: fn(SocketAddr)) {
    let one_worker = |config: &mut Config| {
        config.workers = Some(1);
        choose(config);
    };
    visited(&TestDatabase::sqlite(), one_worker, visit).await;
}

fn refuse_all(address: SocketAddr) {
    let ended = ended_session(address);
    for (method, path) in CALLS {
        for length in ["content-length: 9000000", "transfer-encoding: chunked"] {
            for cookie in ["", ended.as_str()] {
                let answer = ask(address, method, path, &format!("cookie: {cookie}\r\n{length}"), "");
                assert!(answer.starts_with("HTTP/1.1 401"), "{method} {path} {length}: {answer}");
            }
        }
    }
    for (path, _) in FILES {
        for length in [
            "content-length: 5000000",
            "content-length: 100",
            "transfer-encoding: chunked",
        ] {
            let head = format!("cookie: {ended}\r\n{length}");
            let answer = send(address, "POST", path, FORM, &head, "");
            assert!(answer.starts_with("HTTP/1.1 401"), "{path} {length}: {answer}");
        }
    }
}

fn refuse_chunks(address: SocketAddr) {
    for (bytes, status) in [(JSON_BYTES_MAX, "400"), (JSON_BYTES_MAX + 1, "413")] {
        let body = format!("{bytes:x}\r\n{}\r\n0\r\n\r\n", " ".repeat(bytes));
        let answer = ask(
            address,
            "POST",
            "/api/auth/sign-in",
            "transfer-encoding: chunked",
            &body,
        );
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{bytes} bytes: {answer}"
        );
    }
}

fn refuse_lengths(address: SocketAddr) {
    let cookie = session(address);
    let plan = format!("cookie: {cookie}\r\ncontent-length: {}", PLAN_BYTES_MAX + 1);
    for (method, path) in CALLS {
        let answer = ask(address, method, path, &plan, "");
        assert!(answer.starts_with("HTTP/1.1 413"), "{method} {path}: {answer}");
    }
    let json = format!("content-length: {}", JSON_BYTES_MAX + 1);
    let answer = ask(address, "POST", "/api/auth/sign-in", &json, "");
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    let head = format!("cookie: {cookie}\r\ncontent-length: 9000000");
    for (path, _) in FILES {
        let answer = send(address, "POST", path, FORM, &head, "");
        assert!(answer.starts_with("HTTP/1.1 413"), "{path}: {answer}");
    }
}

/// The file never ends, so only a server that counts while it reads answers at all.
fn refuse_endless_files(address: SocketAddr) {
    let head = format!("cookie: {}\r\ntransfer-encoding: chunked", session(address));
    for (path, field) in FILES {
        let part = format!("--x\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"a\"\r\n\r\n");
        let file = part + &"a".repeat(IMAGE_BYTES_MAX.max(IMPORT_BYTES_MAX) + 1024);
        let answer = send(
            address,
            "POST",
            path,
            FORM,
            &head,
            &format!("{:x}\r\n{file}\r\n", file.len()),
        );
        assert!(answer.starts_with("HTTP/1.1 413"), "{path}: {answer}");
    }
}

/// A cookie as the server signs it, of a session that is over.
fn ended_session(address: SocketAddr) -> String {
    let cookie = session(address);
    let head = format!("cookie: {cookie}\r\ncontent-length: 2");
    let answer = ask(address, "POST", "/api/auth/sign-out", &head, "{}");
    assert!(answer.starts_with("HTTP/1.1 20"), "{answer}");
    cookie
}

/// Signs a new user up and returns the session cookie.
pub(crate) fn session(address: SocketAddr) -> String {
    let account = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" }).to_string();
    let length = format!("content-length: {}", account.len());
    let answer = ask(address, "POST", "/api/auth/sign-up", &length, &account);
    let is_cookie = |line: &&str| line.to_lowercase().starts_with("set-cookie: seatwright=");
    let line = answer.lines().find(is_cookie).unwrap();
    line["set-cookie:".len()..].split(';').next().unwrap().trim().to_owned()
}

fn ask(address: SocketAddr, method: &str, path: &str, head: &str, body: &str) -> String {
    send(address, method, path, "application/json", head, body)
}

/// Sends a head and a body, and reads until the head of the answer is complete.
pub(crate) fn send(address: SocketAddr, method: &str, path: &str, kind: &str, head: &str, body: &str) -> String {
    let mut socket = begin(address, method, path, kind, head, body);
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    while !answer.windows(4).any(|window| window == b"\r\n\r\n") {
        let read = socket.read(&mut part).unwrap();
        assert_ne!(read, 0, "the server hung up: {}", String::from_utf8_lossy(&answer));
        answer.extend_from_slice(&part[..read]);
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// Sends a head and a body or its beginning. A server that waits for the rest would never answer, so reads have a limit.
pub(crate) fn begin(address: SocketAddr, method: &str, path: &str, kind: &str, head: &str, body: &str) -> TcpStream {
    let mut socket = loopback::connect(address, Ipv4Addr::LOCALHOST, Duration::from_secs(20));
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nif-match: \"1\"\r\ncontent-type: {kind}\r\n{head}\r\n\r\n"
    );
    socket.write_all((head + body).as_bytes()).unwrap();
    socket
}
