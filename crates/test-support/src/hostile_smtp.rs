//! Mail servers that try to hold a client for ever, or to fill its memory.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

/// How often a byte comes where bytes drip: far more often than any timeout of a test ends.
const DRIP: Duration = Duration::from_millis(5);
/// More lines than any answer has.
const MANY_LINES: usize = 100_000;
/// What floods send, in chunks of 64 KB, when nothing stops them.
const FLOOD_CHUNKS: usize = 4800;

/// What a server does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behaviour {
    /// Accepts the connection, and says nothing.
    Silence,
    /// Sends a greeting that never ends, a byte at a time.
    DrippingGreeting,
    /// Sends a first line that never ends, as fast as it can.
    Flood,
    /// Sends a greeting of 100,000 lines.
    EndlessLines,
    /// Answers all commands of a mail with the greeting.
    AnswersBeforeAsked,
    /// Asks for the user name again and again.
    EndlessChallenges,
    /// Begins a TLS record, and sends the rest of it a byte at a time.
    DrippingHandshake,
    /// Takes a message, and drips the answer to it.
    DrippingAnswerToMessage,
    /// Answers `250` where it should ask for the message.
    AcceptsWithoutMessage,
    /// Begins a message and does not read it.
    ReadsNoMessage,
}

impl Behaviour {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Silence,
        Self::DrippingGreeting,
        Self::Flood,
        Self::EndlessLines,
        Self::AnswersBeforeAsked,
        Self::EndlessChallenges,
        Self::DrippingHandshake,
        Self::DrippingAnswerToMessage,
        Self::AcceptsWithoutMessage,
        Self::ReadsNoMessage,
    ];
}

/// Starts a server on a free port of this machine. It ends with the process of the test.
///
/// # Panics
/// When no port is free.
#[must_use]
#[expect(clippy::expect_used, reason = "a test without its server cannot go on")]
#[expect(clippy::disallowed_methods, reason = "a server needs a thread")]
pub fn start(behaviour: Behaviour) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("listen on a free port");
    let address = listener.local_addr().expect("the address of the server");
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            std::thread::spawn(move || drop(serve(client, behaviour)));
        }
    });
    address
}

fn serve(mut client: TcpStream, behaviour: Behaviour) -> io::Result<()> {
    match behaviour {
        Behaviour::Silence => wait_for_end(&client),
        Behaviour::DrippingGreeting => drip(&mut client, b"220", b"-"),
        // A handshake record (22) of TLS 1.2 with 16,000 bytes, the first of which announce a long server hello (2).
        Behaviour::DrippingHandshake => drip(&mut client, &[22, 3, 3, 62, 128, 2, 0, 62, 124], &[0]),
        Behaviour::Flood => (0..FLOOD_CHUNKS).try_for_each(|_| client.write_all(&[b'2'; 65536])),
        Behaviour::EndlessLines => {
            let lines = "220-more\r\n".repeat(1000);
            (0..MANY_LINES / 1000).try_for_each(|_| client.write_all(lines.as_bytes()))
        }
        Behaviour::AnswersBeforeAsked => {
            let answers = "220 a\r\n250 AUTH LOGIN\r\n250 b\r\n250 c\r\n354 d\r\n250 e\r\n";
            client.write_all(answers.as_bytes())?;
            wait_for_end(&client)
        }
        _ => converse(client, behaviour),
    }
}

/// Speaks SMTP as far as the behaviour does.
fn converse(mut client: TcpStream, behaviour: Behaviour) -> io::Result<()> {
    let mut lines = BufReader::new(client.try_clone()?).lines();
    client.write_all(b"220 test server\r\n")?;
    while let Some(line) = lines.next().transpose()? {
        let signs_in = behaviour == Behaviour::EndlessChallenges;
        let answer: &[u8] = match line.split(' ').next().unwrap_or_default() {
            "EHLO" if signs_in => b"250-test server\r\n250 AUTH LOGIN\r\n",
            "EHLO" => b"250-test server\r\n250 AUTH PLAIN\r\n",
            "AUTH" if !signs_in => b"235 welcome\r\n",
            // Asks for the user name.
            _ if signs_in => b"334 VXNlcm5hbWU6\r\n",
            "DATA" if behaviour == Behaviour::AcceptsWithoutMessage => b"250 taken\r\n",
            "DATA" if behaviour == Behaviour::ReadsNoMessage => {
                client.write_all(b"354 go on\r\n")?;
                loop {
                    std::thread::park();
                }
            }
            "DATA" => {
                client.write_all(b"354 go on\r\n")?;
                while lines.next().transpose()?.is_some_and(|line| line != ".") {}
                return drip(&mut client, b"250", b"-");
            }
            _ => b"250 fine\r\n",
        };
        client.write_all(answer)?;
    }
    Ok(())
}

fn drip(client: &mut TcpStream, start: &[u8], rest: &[u8]) -> io::Result<()> {
    client.write_all(start)?;
    loop {
        client.write_all(rest)?;
        std::thread::sleep(DRIP);
    }
}

/// Reads until the client gives up.
fn wait_for_end(mut client: &TcpStream) -> io::Result<()> {
    io::copy(&mut client, &mut io::sink()).map(drop)
}
