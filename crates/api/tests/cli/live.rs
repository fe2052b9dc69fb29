//! Streams of changes of a whole server: what one person changes reaches the stream of another, until the server stops.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpStream};

use super::client::{Client, JSON};
use super::process::Process;

/// Reads lines of a stream until one contains a text.
fn until(stream: &mut BufReader<TcpStream>, text: &str) -> String {
    let mut read = String::new();
    loop {
        let mut line = String::new();
        assert!(stream.read_line(&mut line).unwrap() > 0, "no '{text}' in {read}");
        read.push_str(&line);
        if line.contains(text) {
            return line;
        }
    }
}

fn open(server: &Process, person: &Client<'_>) -> BufReader<TcpStream> {
    let mut stream = server.connect(Ipv4Addr::LOCALHOST);
    let path = format!("/api/live?event={}", person.event);
    let request = person.request("GET", &path, JSON, b"");
    stream.write_all(&request).unwrap();
    let mut stream = BufReader::new(stream);
    until(&mut stream, "event: hello");
    stream
}

#[test]
fn a_change_reaches_open_streams_and_signing_out_ends_them() {
    let server = Process::start(1_024, &[]);
    let person = Client::with_event(&server);
    let mut stream = open(&server, &person);
    let guests = format!("/api/events/{}/guests", person.event);
    let added = person.send("POST", &guests, r#"{"firstName":"Ada","lastName":"Lovelace"}"#);
    assert!(added.starts_with("HTTP/1.1 201"), "{added}");
    let told = until(&mut stream, r#""kind":"guests""#);
    assert!(!told.contains("Ada"), "{told}");
    person.send("POST", "/api/auth/sign-out", "{}");
    until(&mut stream, "event: bye");
    assert!(until(&mut stream, "retryMs").contains("null"));
}

#[test]
fn a_server_that_stops_tells_when_to_come_back() {
    let server = Process::start(1_024, &[]);
    let person = Client::with_event(&server);
    let mut stream = open(&server, &person);
    server.terminate();
    until(&mut stream, "event: bye");
    let retry = until(&mut stream, "retryMs");
    assert!(!retry.contains("null"), "{retry}");
}

#[test]
fn a_pointer_that_moves_reaches_open_streams() {
    let server = Process::start(1_024, &[]);
    let person = Client::with_event(&server);
    let mut stream = open(&server, &person);
    let path = format!("/api/events/{}/presence", person.event);
    for x in [7, 8] {
        let body = format!(r#"{{"clientId":"w1","place":"designer","cursor":{{"x":{x},"y":0}}}}"#);
        let taken = person.send("POST", &path, &body);
        assert!(taken.starts_with("HTTP/1.1 204"), "{taken}");
        until(&mut stream, "event: presence");
        let told = until(&mut stream, "clientId");
        assert!(told.contains(&format!(r#""x":{x}.0"#)), "{told}");
    }
}
