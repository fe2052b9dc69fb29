//! One client that holds many connections or signs in many times, and what that leaves for the others.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use super::process::{Process, rest};

const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;
const ELSEWHERE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

#[test]
fn slow_bodies_of_one_address_leave_the_server_to_others_and_are_cut_off() {
    api::process::open_files::raise_limit();
    let options = ["--body-timeout", "2", "--connections-per-address", "200"];
    let server = Process::start(1_024, &options);
    let mut slow: Vec<TcpStream> = (0..1_100).map(|_| server.connect(HERE)).collect();
    for stream in &mut slow {
        let head = "POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                    content-length: 1000\r\n\r\n{";
        // A connection over the limit is closed already.
        drop(stream.write_all(head.as_bytes()));
    }
    let answer = server.ask(ELSEWHERE, "GET /healthz", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drip_until_the_first_is_answered(&mut slow);
    let answers: Vec<String> = slow.iter_mut().map(rest).collect();
    let cut_off = answers
        .iter()
        .filter(|answer| answer.starts_with("HTTP/1.1 408"))
        .count();
    assert!(cut_off >= 200, "{cut_off}");
}

/// Sends a byte of each body now and then, which must not put the deadline off.
fn drip_until_the_first_is_answered(bodies: &mut [TcpStream]) {
    let first = bodies.first().unwrap().try_clone().unwrap();
    let patience = first.read_timeout().unwrap();
    first.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
    for _ in 0..900 {
        for stream in bodies.iter_mut() {
            drop(stream.write_all(b" "));
        }
        if first.peek(&mut [0]).is_ok() {
            return first.set_read_timeout(patience).unwrap();
        }
    }
    panic!("900 bytes of a body were read one by one");
}

#[test]
fn the_soft_limit_of_open_files_is_raised_to_the_hard_one() {
    let server = Process::start(200, &[]);
    let limits = server.about("limits");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers[0], numbers[1], "{line}");
}

#[test]
fn connections_over_the_limit_of_an_address_are_closed_until_another_one_ends() {
    let server = Process::start(1_024, &["--connections-per-address", "3"]);
    let mut open: Vec<TcpStream> = (0..3).map(|_| server.connect(HERE)).collect();
    assert!(open.iter_mut().all(is_served));
    assert!(!is_served(&mut server.connect(HERE)));
    assert!(is_served(&mut server.connect(ELSEWHERE)));
    open.pop();
    // The server notices the end of a connection in its own time.
    assert!((0..1_000).any(|_| is_served(&mut server.connect(HERE))));
}

/// Makes a request and keeps the connection; returns false when the server closes it instead.
fn is_served(stream: &mut TcpStream) -> bool {
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let mut part = [0; 4_096];
    asked.is_ok() && stream.read(&mut part).is_ok_and(|read| read > 0)
}

#[test]
fn sign_ins_from_many_addresses_leave_no_memory_behind() {
    let server = Process::start(1_024, &[]);
    // What the threads and the database keep for good is there after the first round.
    sign_in_from_many_addresses(&server, 1);
    let before = server.resident_mb();
    for round in 2..=3 {
        sign_in_from_many_addresses(&server, round);
    }
    let after = server.resident_mb();
    assert!(after - before < 32, "from {before} MB to {after} MB");
}

fn sign_in_from_many_addresses(server: &Process, round: u8) {
    std::thread::scope(|scope| {
        for client in 1..=20 {
            scope.spawn(move || {
                for attempt in 0..5 {
                    let body = format!(r#"{{"email":"a{client}-{attempt}@example.org","password":"wrong horse"}}"#);
                    let answer = server.ask(Ipv4Addr::new(127, 0, round, client), "POST /api/auth/sign-in", &body);
                    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
                }
            });
        }
    });
}
