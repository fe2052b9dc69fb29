//! `seatwright health`: asks a server on this machine whether it is ready, for the health checks of containers.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long the server may take for each step of its answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Succeeds when `/readyz` answers 200; `Err` says what it answered instead.
pub fn run(listen: SocketAddr) -> Result<(), String> {
    let address = reachable(listen);
    let answer = ask(address).map_err(|error| format!("http://{address}/readyz does not answer: {error}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.lines().next().unwrap_or_default();
    match status.split(' ').nth(1) {
        Some("200") => Ok(()),
        _ => Err(format!("not ready: {status} {body}")),
    }
}

/// An address that means all interfaces cannot be connected to everywhere; the loopback address is one of them.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpListener};

    use super::{reachable, run};

    /// Asks a server that gives one answer.
    fn ask(answer: &'static str) -> Result<(), String> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let (mut stream, _) = listener.accept().unwrap();
                let mut request = [0; 1_024];
                assert!(stream.read(&mut request).unwrap() > 0);
                stream.write_all(answer.as_bytes()).unwrap();
            });
            run(address)
        })
    }

    #[test]
    fn only_an_answer_of_200_is_healthy() {
        ask("HTTP/1.1 200 OK\r\n\r\n{}").unwrap();
        let reason = ask("HTTP/1.1 503 Service Unavailable\r\n\r\n{\"code\":\"unavailable\"}").unwrap_err();
        assert!(reason.contains("503") && reason.contains("unavailable"), "{reason}");
        assert!(ask("").unwrap_err().contains("not ready"));
    }

    #[test]
    fn a_server_on_all_interfaces_is_asked_on_the_loopback_one() {
        for (listen, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("10.0.0.7:80", "10.0.0.7:80"),
        ] {
            let [listen, asked] = [listen, asked].map(|address| address.parse::<SocketAddr>().unwrap());
            assert_eq!(reachable(listen), asked);
        }
    }
}
