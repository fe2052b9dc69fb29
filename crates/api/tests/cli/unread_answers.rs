//! Clients that ask for a long list and read none of it: what they cost the server, and how they are got rid of.

use std::io::Write;
use std::net::{Ipv4Addr, TcpStream};

use super::client::{Client, JSON, answer};
use super::process::Process;

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const CONNECTIONS: usize = 100;

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
    let person = Client::with_event(server);
    let imported = person.import("/api/guests/import-file", "guests.csv", guests().as_bytes());
    assert!(imported.starts_with("HTTP/1.1 200"), "{imported}");
    person.request("GET", &format!("/api/events/{}/guests", person.event), JSON, b"")
}

/// 920 guests, whose notes have 4 kB each.
fn guests() -> String {
    let notes = "\u{e9}".repeat(1_990);
    let rows: String = (0..920).map(|number| format!("Guest {number},{notes}\n")).collect();
    format!("Name,Notes\n{rows}")
}
