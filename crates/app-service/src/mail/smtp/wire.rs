//! The bytes to and from a mail server, each exchange of them within a time and a number of bytes.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustls::{ClientConnection, StreamOwned};

use super::deadline::now;
use super::tls;

/// Bytes that a server may send as one answer, TLS included.
const ANSWER_BYTES_MAX: usize = 64 * 1024;

/// A connection, plain or encrypted.
pub(super) struct Wire {
    stream: BufReader<Stream>,
}

enum Stream {
    Plain(Socket),
    Tls(Box<StreamOwned<ClientConnection, Socket>>),
}

/// A socket that reads and writes until a time is over, and reads a number of bytes at most.
struct Socket {
    tcp: TcpStream,
    until: Instant,
    bytes_left: usize,
}

impl Wire {
    pub(super) fn connect(address: SocketAddr, until: Instant) -> io::Result<Self> {
        let tcp = TcpStream::connect_timeout(&address, left(until)?).map_err(late)?;
        let socket = Socket {
            tcp,
            until,
            bytes_left: ANSWER_BYTES_MAX,
        };
        Ok(Self {
            stream: BufReader::new(Stream::Plain(socket)),
        })
    }

    /// Encrypts the connection. The handshake takes place with the next bytes.
    pub(super) fn encrypt(self, host: &str) -> io::Result<Self> {
        let Stream::Plain(socket) = self.stream.into_inner() else {
            return Err(io::Error::other("the connection is encrypted already"));
        };
        let stream = StreamOwned::new(tls::client(host)?, socket);
        Ok(Self {
            stream: BufReader::new(Stream::Tls(Box::new(stream))),
        })
    }

    /// Begins an exchange, which has its own limits.
    pub(super) fn begin(&mut self, until: Instant) {
        let socket = self.stream.get_mut().socket();
        socket.until = until;
        socket.bytes_left = ANSWER_BYTES_MAX;
    }

    /// Returns whether bytes are left that nothing has asked for.
    pub(super) fn has_unread(&self) -> bool {
        !self.stream.buffer().is_empty()
    }

    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let stream = self.stream.get_mut();
        stream.write_all(bytes)?;
        stream.flush()
    }

    /// Reads a line without its end. It is shorter than an answer may be.
    pub(super) fn read_line(&mut self) -> io::Result<String> {
        let mut line = Vec::new();
        self.stream.read_until(b'\n', &mut line)?;
        if line.pop() != Some(b'\n') {
            let message = "the mail server closed the connection";
            return Err(io::Error::new(ErrorKind::UnexpectedEof, message));
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(String::from_utf8_lossy(&line).into_owned())
    }
}

impl Stream {
    fn socket(&mut self) -> &mut Socket {
        match self {
            Self::Plain(socket) => socket,
            Self::Tls(stream) => &mut stream.sock,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(socket) => socket.read(buffer),
            Self::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(socket) => socket.write(bytes),
            Self::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(socket) => socket.flush(),
            Self::Tls(stream) => stream.flush(),
        }
    }
}

impl Read for Socket {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.bytes_left == 0 {
            let message = format!("the answer has more than {} KB", ANSWER_BYTES_MAX / 1024);
            return Err(io::Error::new(ErrorKind::QuotaExceeded, message));
        }
        // The timeout of the socket starts anew with each byte.
        self.tcp.set_read_timeout(Some(left(self.until)?))?;
        let most = self.bytes_left.min(buffer.len());
        let (part, _) = buffer.split_at_mut(most);
        let count = self.tcp.read(part).map_err(late)?;
        self.bytes_left -= count;
        Ok(count)
    }
}

impl Write for Socket {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.tcp.set_write_timeout(Some(left(self.until)?))?;
        self.tcp.write(bytes).map_err(late)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.tcp.flush()
    }
}

fn left(until: Instant) -> io::Result<Duration> {
    let left = until.saturating_duration_since(now());
    if left.is_zero() { Err(too_late()) } else { Ok(left) }
}

/// Gives every way in which a socket reports a timeout the same words.
fn late(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::WouldBlock | ErrorKind::TimedOut => too_late(),
        _ => error,
    }
}

fn too_late() -> io::Error {
    io::Error::new(ErrorKind::TimedOut, "the mail server took too long")
}
