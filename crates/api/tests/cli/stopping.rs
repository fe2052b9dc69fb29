//! A server that is asked to stop behind a load balancer.

use std::net::{Ipv4Addr, TcpStream};

use super::process::Process;

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// Asks until the answer begins with a text, because a signal arrives at some time after it was sent.
fn until(server: &Process, request: &str, start: &str) -> String {
    loop {
        let answer = server.ask(HERE, request, "");
        if answer.starts_with(start) {
            return answer;
        }
    }
}

#[test]
fn a_draining_server_is_not_ready_and_serves_until_a_second_signal() {
    let server = Process::start(1_024, &["--drain", "3600"]);
    until(&server, "GET /readyz", "HTTP/1.1 200");
    server.terminate();
    let unready = until(&server, "GET /readyz", "HTTP/1.1 503");
    assert!(unready.contains(r#""code":"unavailable""#), "{unready}");
    let served = server.ask(HERE, "GET /api/site", "");
    assert!(served.starts_with("HTTP/1.1 200"), "{served}");
    server.terminate();
    while TcpStream::connect(server.address).is_ok() {}
}

#[test]
fn the_last_answers_of_a_draining_server_end_their_connections() {
    let server = Process::start(1_024, &["--drain", "3600"]);
    server.terminate();
    until(&server, "GET /readyz", "HTTP/1.1 503");
    // The request asks to keep the connection, so that the test would wait for its end.
    let answer = server.ask_on_kept_connection("GET /api/site");
    assert!(answer.to_lowercase().contains("\r\nconnection: close\r\n"), "{answer}");
}
