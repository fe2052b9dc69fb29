//! Bodies that arrive slowly, that hide their size in many parts, or that find no memory; over a real socket.

use std::io::Read;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use api::core::bodies::budget::{BodyBudget, Reservation};
use api::core::bodies::refusal::BodyRefusal;
use api::core::bodies::timeout::BodyTimeout;
use api::core::config::Config;
use domain::limits::IMAGE_BYTES_MAX;

use crate::large_bodies::{FILES, FORM, begin, send, session, with_limits};

const JSON: &str = "application/json";
const ONE_MB: usize = 1024 * 1024;

#[actix_web::test]
async fn a_body_that_stalls_is_cut_off_on_every_kind_of_call() {
    with_limits(hurry, stall_everywhere).await;
}

#[actix_web::test]
async fn a_connection_ends_with_an_answer_that_did_not_wait_for_the_body() {
    with_limits(|_| {}, stall_unread).await;
}

#[actix_web::test]
async fn the_parts_of_a_form_are_limited_together() {
    with_limits(
        |config| config.body_timeout = BodyTimeout::from_seconds(5),
        send_many_parts,
    )
    .await;
}

#[actix_web::test]
async fn an_upload_that_finds_no_memory_is_asked_to_come_back_and_small_calls_go_on() {
    with_limits(|config| config.body_memory = ONE_MB, fill_memory).await;
}

fn hurry(config: &mut Config) {
    config.body_timeout = BodyTimeout {
        first: Duration::from_millis(50),
    };
}

fn stall_everywhere(address: SocketAddr) {
    let cookie = session(address);
    let mut calls = vec![
        ("POST", "/api/auth/sign-in", JSON, "{"),
        ("POST", "/api/snapshots", JSON, "{"),
        ("PUT", "/api/events/e1/floor-plan", JSON, "{"),
    ];
    calls.extend(FILES.map(|(path, _)| ("POST", path, FORM, "--x\r\n")));
    for (method, path, kind, begun) in calls {
        for (length, body) in [
            ("content-length: 3000000", begun.to_owned()),
            (
                "transfer-encoding: chunked",
                format!("{:x}\r\n{begun}\r\n", begun.len()),
            ),
        ] {
            // A plain call takes 1 MB.
            let length = if path.ends_with("sign-in") {
                length.replace("3000000", "3000")
            } else {
                length.to_owned()
            };
            let head = format!("cookie: {cookie}\r\n{length}");
            let answer = until_closed(address, method, path, kind, &head, &body);
            assert!(answer.starts_with("HTTP/1.1 408"), "{method} {path} {length}: {answer}");
            assert!(answer.contains("body_timeout"), "{method} {path} {length}: {answer}");
        }
    }
}

fn stall_unread(address: SocketAddr) {
    for length in ["content-length: 3000000", "transfer-encoding: chunked"] {
        let answer = until_closed(address, "POST", "/api/nothing", JSON, length, "1\r\n{\r\n");
        assert!(answer.starts_with("HTTP/1.1 404"), "{length}: {answer}");
    }
}

fn send_many_parts(address: SocketAddr) {
    let head = format!("cookie: {}\r\ntransfer-encoding: chunked", session(address));
    for (path, _) in FILES {
        let part = |name: &str, bytes: usize| {
            format!(
                "--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{}\r\n",
                "a".repeat(bytes)
            )
        };
        let small: String = (0..50).map(|number| part(&format!("f{number}"), 10)).collect();
        let file = FILES.iter().find(|(of, _)| of == &path).map_or("", |(_, file)| file);
        // Each part is within its own limit.
        let large = part(file, IMAGE_BYTES_MAX - 1_000) + &part("eventId", 9_000) + &part("other", 9_000);
        for form in [small, large] {
            let body = format!("{:x}\r\n{form}\r\n", form.len());
            let answer = send(address, "POST", path, FORM, &head, &body);
            assert!(answer.starts_with("HTTP/1.1 413"), "{path}: {answer}");
        }
    }
}

fn fill_memory(address: SocketAddr) {
    let cookie = session(address);
    let head = format!("cookie: {cookie}\r\ncontent-length: {ONE_MB}");
    for (path, field) in FILES {
        let part = format!("--x\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"a\"\r\n\r\n");
        let answer = send(address, "POST", path, FORM, &head, &(part + &"a".repeat(ONE_MB / 2)));
        assert!(answer.starts_with("HTTP/1.1 503"), "{path}: {answer}");
        assert!(answer.to_lowercase().contains("retry-after: 2"), "{path}: {answer}");
        // The memory was given back, and small calls have their own.
        let body = r#"{"email":"ann@example.org","password":"correct horse"}"#;
        let length = format!("content-length: {}", body.len());
        let answer = send(address, "POST", "/api/auth/sign-in", JSON, &length, body);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    }
}

/// Sends a head and the beginning of a body, and reads until the server hangs up.
fn until_closed(address: SocketAddr, method: &str, path: &str, kind: &str, head: &str, begun: &str) -> String {
    let mut socket = begin(address, method, path, kind, head, begun);
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

/// Bytes of a body that count as small.
const SMALL: usize = 64 * 1024;

fn address(last: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, last])
}

#[test]
fn large_bodies_leave_room_for_small_ones() {
    let budget = BodyBudget::new(64 * ONE_MB);
    let mut uploads: Vec<Reservation> = (1..=4).map(|last| budget.open(address(last))).collect();
    for upload in &mut uploads {
        upload.reserve(12 * ONE_MB).unwrap();
    }
    assert_eq!(budget.open(address(9)).reserve(ONE_MB), Err(BodyRefusal::NoMemory));
    let mut small: Vec<Reservation> = (0..100).map(|number| budget.open(address(9 + number % 2))).collect();
    assert!(small.iter_mut().all(|body| body.reserve(SMALL) == Ok(())));
}

#[test]
fn small_bodies_are_bounded_too() {
    let budget = BodyBudget::new(ONE_MB);
    let mut bodies: Vec<Reservation> = (0..5).map(|last| budget.open(address(last))).collect();
    let outcomes: Vec<bool> = bodies.iter_mut().map(|body| body.reserve(SMALL).is_ok()).collect();
    assert_eq!(outcomes, [true, true, true, true, false]);
}
