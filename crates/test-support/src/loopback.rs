//! Connections from any address of the loopback network, so that one test can play several clients.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use socket2::{Domain, Socket, Type};

/// Connects to a server. Reads that wait longer than `patience` fail.
///
/// # Panics
///
/// Panics when the connection fails, for example because the process has too many open files.
#[must_use]
#[expect(clippy::expect_used, reason = "a test without its connection cannot go on")]
pub fn connect(server: SocketAddr, from: Ipv4Addr, patience: Duration) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("open a socket; see `ulimit -n`");
    let source = SocketAddr::new(IpAddr::V4(from), 0);
    socket.bind(&source.into()).expect("bind to the address");
    socket.connect(&server.into()).expect("connect to the server");
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(patience)).expect("set the time limit");
    stream.set_nodelay(true).expect("send small parts at once");
    stream
}
