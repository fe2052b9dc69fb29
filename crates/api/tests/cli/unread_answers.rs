//! Clients that ask for a long list and read none of it: what they cost the server, and how they are got rid of.

use std::io::Write;
use std::net::{Ipv4Addr, TcpStream};

use serde_json::Value;

use super::process::{Process, rest};

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const CONNECTIONS: usize = 100;
const JSON: &str = "application/json";

#[test]
fn a_hundred_clients_that_read_nothing_cost_little_and_are_cut_off() {
    let server = Process::start(1_024, &["--answer-timeout", "2"]);
    let request = long_list(&server);
    // The first answer brings the connections and caches that an idle server keeps.
    assert!(answer(&server, &request).len() > 3_500_000);
    let (idle, files) = (server.resident_mb(), server.open_files());

    let mut unread: Vec<TcpStream> = (0..CONNECTIONS).map(|_| server.connect(HERE)).collect();
    for stream in &mut unread {
        stream.write_all(&request).unwrap();
    }
    for stream in &unread {
        assert_eq!(stream.peek(&mut [0]).unwrap(), 1, "the answer has begun");
    }
    let cost = server.resident_mb() - idle;
    assert!(cost < 64, "{cost} MB");
    // Each question takes the server some time; a minute has far more than the two seconds that the clients get.
    let is_alone = |_| {
        let answer = server.ask(ELSEWHERE, "GET /healthz", "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        server.open_files() <= files
    };
    assert!(
        (0..100_000).any(is_alone),
        "{} files are open, {files} were",
        server.open_files()
    );
    let kept = server.resident_mb() - idle;
    assert!(kept < 32, "{kept} MB are kept");
    drop(unread);
}

/// Makes an event with a guest list of 4 MB, and returns a request for it.
fn long_list(server: &Process) -> Vec<u8> {
    let person = r#"{"email":"ann@example.org","password":"correct horse","name":"Ann"}"#;
    let signed_up = answer(server, &request("POST", "/api/auth/sign-up", "", JSON, person));
    let is_session = |line: &&str| line.to_lowercase().starts_with("set-cookie: seatwright=");
    let line = signed_up.lines().find(is_session).unwrap();
    let cookie = line.split([' ', ';']).nth(1).unwrap();
    let event = r#"{"name":"Gala","date":"2027-06-12T15:00"}"#;
    let created = answer(server, &request("POST", "/api/events", cookie, JSON, event));
    let event: Value = serde_json::from_str(created.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    let event = event.get("id").and_then(Value::as_str).unwrap();

    let form = "multipart/form-data; boundary=x";
    let imported = answer(
        server,
        &request("POST", "/api/guests/import-file", cookie, form, &guests(event)),
    );
    assert!(imported.starts_with("HTTP/1.1 200"), "{imported}");
    request("GET", &format!("/api/events/{event}/guests"), cookie, JSON, "")
}

/// A form with 920 guests, whose notes have 4 kB each.
fn guests(event: &str) -> String {
    let notes = "\u{e9}".repeat(1_990);
    let rows: String = (0..920).map(|number| format!("Guest {number},{notes}\n")).collect();
    let part = |name: &str| format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"");
    let (file, id) = (part("guestFile"), part("eventId"));
    format!("{file}; filename=\"guests.csv\"\r\n\r\nName,Notes\n{rows}\r\n{id}\r\n\r\n{event}\r\n--x--\r\n")
}

fn request(method: &str, path: &str, cookie: &str, kind: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: {kind}\r\ncontent-length: {length}\r\n\r\n"
    );
    (head + body).into_bytes()
}

fn answer(server: &Process, request: &[u8]) -> String {
    let mut stream = server.connect(HERE);
    stream.write_all(request).unwrap();
    rest(&mut stream)
}
