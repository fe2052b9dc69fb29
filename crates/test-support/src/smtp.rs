//! A mail server of a few lines: it keeps what it is given and answers what a test tells it to. It speaks enough SMTP
//! for one client at a time per connection, without encryption.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// How the server handles one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// `250` all the way.
    Accept,
    /// This answer to the recipient.
    Recipient(&'static str),
    /// This answer to the whole message.
    Message(&'static str),
    /// The message is kept, and the connection ends without an answer.
    HangUp,
    /// The message is kept, and there is never an answer.
    Silence,
    /// `250` all the way, and then the connection ends.
    AcceptAndClose,
}

/// A message as it came over the wire.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// The sender of the envelope.
    pub from: String,
    /// The recipient of the envelope.
    pub to: String,
    /// The message, without the dots that the protocol doubles.
    pub message: Vec<u8>,
    /// What the client proved itself with: the word after `AUTH PLAIN`.
    pub proof: Option<String>,
    /// The number of the connection it came through.
    pub connection: usize,
}

/// A running server. It ends with the process of the test.
pub struct SmtpServer {
    address: SocketAddr,
    verdicts: Arc<Mutex<VecDeque<Verdict>>>,
    received: Receiver<Received>,
}

impl SmtpServer {
    /// Starts on a free port of this machine. The verdicts are used up in order; after them everything is accepted.
    ///
    /// # Panics
    /// When no port is free.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test without its server cannot go on")]
    #[expect(clippy::disallowed_methods, reason = "a server needs a thread")]
    pub fn start(verdicts: impl IntoIterator<Item = Verdict>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("listen on a free port");
        let address = listener.local_addr().expect("the address of the server");
        let verdicts = Arc::new(Mutex::new(verdicts.into_iter().collect()));
        let (send, received) = channel();
        let shared = Arc::clone(&verdicts);
        std::thread::spawn(move || {
            for (connection, client) in listener.incoming().enumerate() {
                let (Ok(client), verdicts, send) = (client, Arc::clone(&shared), send.clone()) else {
                    continue;
                };
                std::thread::spawn(move || drop(serve(client, connection, &verdicts, &send)));
            }
        });
        Self {
            address,
            verdicts,
            received,
        }
    }

    /// Returns the address to configure, with an account when one is given as `user:password@`.
    #[must_use]
    pub fn url(&self, account: &str) -> String {
        format!("smtp://{account}{}", self.address)
    }

    /// Decides about the messages to come.
    pub fn decide(&self, verdicts: impl IntoIterator<Item = Verdict>) {
        let mut waiting = self.verdicts.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.extend(verdicts);
    }

    /// Waits for the next message.
    ///
    /// # Panics
    /// When none comes for a minute.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test that waits in vain has failed")]
    pub fn next(&self) -> Received {
        let minute = std::time::Duration::from_secs(60);
        self.received.recv_timeout(minute).expect("a message within a minute")
    }

    /// Returns what has come and was not waited for.
    #[must_use]
    pub fn rest(&self) -> Vec<Received> {
        self.received.try_iter().collect()
    }
}

fn serve(
    client: TcpStream,
    connection: usize,
    verdicts: &Mutex<VecDeque<Verdict>>,
    send: &Sender<Received>,
) -> io::Result<()> {
    let mut lines = BufReader::new(client.try_clone()?);
    let mut client = client;
    let mut say = |answer: &str| client.write_all(format!("{answer}\r\n").as_bytes());
    let (mut proof, mut mail) = (None, Received::default());
    let mut verdict = Verdict::Accept;
    say("220 test server")?;
    while let Some(line) = read_line(&mut lines)? {
        let line = String::from_utf8_lossy(&line).into_owned();
        let word = line.split(' ').next().unwrap_or_default().to_ascii_uppercase();
        match word.as_str() {
            "EHLO" => say("250-test server\r\n250-8BITMIME\r\n250 AUTH PLAIN")?,
            "AUTH" => {
                proof = line.strip_prefix("AUTH PLAIN ").map(str::to_owned);
                say("235 welcome")?;
            }
            "MAIL" => {
                let next = verdicts.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                verdict = next.unwrap_or(Verdict::Accept);
                mail = Received {
                    from: path(&line),
                    proof: proof.clone(),
                    connection,
                    ..Received::default()
                };
                say("250 sender")?;
            }
            "RCPT" => {
                mail.to = path(&line);
                match verdict {
                    Verdict::Recipient(answer) => say(answer)?,
                    _ => say("250 recipient")?,
                }
            }
            "DATA" => {
                say("354 go on")?;
                mail.message = read_message(&mut lines)?;
                if !matches!(verdict, Verdict::Message(_)) {
                    drop(send.send(mail.clone()));
                }
                match verdict {
                    Verdict::Message(answer) => say(answer)?,
                    Verdict::HangUp => return Ok(()),
                    Verdict::AcceptAndClose => return say("250 kept"),
                    Verdict::Silence => {}
                    Verdict::Accept | Verdict::Recipient(_) => say("250 kept")?,
                }
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 fine")?,
        }
    }
    Ok(())
}

/// Reads a line without its end; nothing at the end of the connection.
fn read_line(lines: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if lines.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let end = line.trim_ascii_end().len();
    line.truncate(end);
    Ok(Some(line))
}

fn read_message(lines: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut message = Vec::new();
    while let Some(line) = read_line(lines)? {
        if line == b"." {
            return Ok(message);
        }
        message.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
        message.extend_from_slice(b"\r\n");
    }
    // A client that dies while it sends has sent no mail.
    Err(io::ErrorKind::UnexpectedEof.into())
}

/// The address between the angle brackets.
fn path(line: &str) -> String {
    let inside = line.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inside.map_or_else(String::new, |(path, _)| path.to_owned())
}
