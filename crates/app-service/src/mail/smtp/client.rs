//! The commands of SMTP (RFC 5321) and their answers. Commands, answers and mechanisms are lettre's; the connection is
//! our own, because that of lettre bounds neither the time nor the memory that a server can take.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::commands::{Auth, Ehlo, Quit, Starttls};
use lettre::transport::smtp::extension::{ClientId, Extension, ServerInfo};
use lettre::transport::smtp::response::{Response, Severity};
use thiserror::Error;

use super::deadline::Deadline;
use super::wire::Wire;

/// Lines of one answer.
const ANSWER_LINES_MAX: usize = 100;
/// What is kept of the text of a refusal, in characters.
const TEXT_MAX: usize = 1000;
/// Challenges of one sign-in; `LOGIN` has two.
const CHALLENGES_MAX: usize = 3;
/// The mechanisms that we know, in order of preference.
const MECHANISMS: [Mechanism; 2] = [Mechanism::Plain, Mechanism::Login];

/// Why a step of a conversation failed.
#[derive(Debug, Error)]
pub(super) enum ClientError {
    /// The server refused it for now (4yz).
    #[error("transient error ({code}): {text}")]
    Transient { code: u16, text: String },
    /// The server refused it (5yz).
    #[error("permanent error ({code}): {text}")]
    Permanent { code: u16, text: String },
    /// The answer cannot be used.
    #[error("response error: {0}")]
    Answer(String),
    /// The server does not offer what we need.
    #[error("{0}")]
    Unsupported(String),
    /// The connection failed or took too long.
    #[error("network error: {0}")]
    Network(io::Error),
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::QuotaExceeded => Self::Answer(error.to_string()),
            _ => Self::Network(error),
        }
    }
}

/// An SMTP conversation. After an error other than a refusal it is unusable.
pub(super) struct Client {
    wire: Wire,
    server: ServerInfo,
}

impl Client {
    /// Connects, encrypts at once for `tls_host`, and reads the greeting.
    pub(super) fn connect(
        address: SocketAddr,
        tls_host: Option<&str>,
        deadline: Deadline,
    ) -> Result<Self, ClientError> {
        let mut wire = Wire::connect(address, deadline.of_answer())?;
        if let Some(host) = tls_host {
            wire = wire.encrypt(host)?;
        }
        wire.begin(deadline.of_answer());
        let mut client = Self {
            wire,
            server: ServerInfo::default(),
        };
        client.expect(Severity::PositiveCompletion)?;
        client.greet(deadline)?;
        Ok(client)
    }

    /// Returns whether the server offers encryption.
    pub(super) fn offers_tls(&self) -> bool {
        self.server.supports_feature(Extension::StartTls)
    }

    /// Encrypts the connection.
    pub(super) fn start_tls(mut self, host: &str, deadline: Deadline) -> Result<Self, ClientError> {
        self.command(Starttls, deadline)?;
        // What was sent in plain text must not count as an answer over the encrypted connection.
        self.check_in_step()?;
        self.wire = self.wire.encrypt(host)?;
        self.greet(deadline)?;
        Ok(self)
    }

    /// Signs in.
    pub(super) fn sign_in(&mut self, credentials: &Credentials, deadline: Deadline) -> Result<(), ClientError> {
        let mechanism = self.server.get_auth_mechanism(&MECHANISMS).ok_or_else(|| {
            ClientError::Unsupported("The mail server does not offer a supported authentication method.".to_owned())
        })?;
        let mut next = Auth::new(mechanism, credentials.clone(), None);
        for _ in 0..=CHALLENGES_MAX {
            let command = next.map_err(|error| ClientError::Answer(error.to_string()))?;
            let answer = self.exchange(command, deadline)?;
            if answer.code().severity == Severity::PositiveCompletion {
                return Ok(());
            }
            next = Auth::new_from_response(mechanism, credentials.clone(), &answer);
        }
        Err(ClientError::Answer("authentication has too many challenges".to_owned()))
    }

    /// Sends a command that the server completes (2yz).
    pub(super) fn command(&mut self, command: impl Display, deadline: Deadline) -> Result<(), ClientError> {
        self.send(command, deadline)?;
        self.expect(Severity::PositiveCompletion).map(drop)
    }

    /// Sends a command after which the server waits for more (3yz).
    pub(super) fn announce(&mut self, command: impl Display, deadline: Deadline) -> Result<(), ClientError> {
        self.send(command, deadline)?;
        self.expect(Severity::PositiveIntermediate).map(drop)
    }

    /// Sends a message with its end, which may take all of the time that is left.
    pub(super) fn message(&mut self, message: &[u8], deadline: Deadline) -> Result<(), ClientError> {
        self.check_in_step()?;
        self.wire.begin(deadline.of_mail());
        Ok(self.wire.write(&stuffed(message))?)
    }

    /// Reads the answer to a message.
    pub(super) fn taken(&mut self, deadline: Deadline) -> Result<(), ClientError> {
        self.wire.begin(deadline.of_answer());
        self.expect(Severity::PositiveCompletion).map(drop)
    }

    /// Says goodbye, without waiting for an answer.
    pub(super) fn quit(mut self, deadline: Deadline) {
        let _ends_anyway = self.send(Quit, deadline);
    }

    fn greet(&mut self, deadline: Deadline) -> Result<(), ClientError> {
        self.send(Ehlo::new(ClientId::default()), deadline)?;
        let answer = self.expect(Severity::PositiveCompletion)?;
        self.server = ServerInfo::from_response(&answer).map_err(|error| ClientError::Answer(error.to_string()))?;
        Ok(())
    }

    fn exchange(&mut self, command: impl Display, deadline: Deadline) -> Result<Response, ClientError> {
        self.send(command, deadline)?;
        self.read()
    }

    fn send(&mut self, command: impl Display, deadline: Deadline) -> Result<(), ClientError> {
        self.check_in_step()?;
        self.wire.begin(deadline.of_answer());
        Ok(self.wire.write(command.to_string().as_bytes())?)
    }

    /// Refuses answers to commands that were not sent yet: taken for later answers, they would let mail count as sent.
    fn check_in_step(&self) -> Result<(), ClientError> {
        if self.wire.has_unread() {
            return Err(ClientError::Answer(
                "the mail server answered before it was asked".to_owned(),
            ));
        }
        Ok(())
    }

    fn expect(&mut self, severity: Severity) -> Result<Response, ClientError> {
        let answer = self.read()?;
        if answer.code().severity == severity {
            return Ok(answer);
        }
        Err(ClientError::Answer(format!("unexpected answer {}", answer.code())))
    }

    /// Reads an answer; refusals are errors.
    fn read(&mut self) -> Result<Response, ClientError> {
        let mut lines = String::new();
        for _ in 0..ANSWER_LINES_MAX {
            let line = self.wire.read_line()?;
            let ends = line.as_bytes().get(3) != Some(&b'-');
            lines.push_str(&line);
            lines.push_str("\r\n");
            if ends {
                return parse(&lines);
            }
        }
        Err(ClientError::Answer(format!(
            "the answer has more than {ANSWER_LINES_MAX} lines"
        )))
    }
}

fn parse(lines: &str) -> Result<Response, ClientError> {
    let answer: Response = lines
        .parse()
        .map_err(|_parser_words| ClientError::Answer("the answer is not one of a mail server".to_owned()))?;
    let code = u16::from(answer.code());
    let text = || {
        let text = answer.message().collect::<Vec<_>>().join(" ");
        text.chars().take(TEXT_MAX).collect()
    };
    match answer.code().severity {
        Severity::TransientNegativeCompletion => Err(ClientError::Transient { code, text: text() }),
        Severity::PermanentNegativeCompletion => Err(ClientError::Permanent { code, text: text() }),
        _ => Ok(answer),
    }
}

/// Doubles the dots at the beginnings of lines, and ends the message with a dot of its own.
fn stuffed(message: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(message.len() + 64);
    for line in message.split_inclusive(|byte| *byte == b'\n') {
        if line.first() == Some(&b'.') {
            bytes.push(b'.');
        }
        bytes.extend_from_slice(line);
    }
    if !message.ends_with(b"\r\n") {
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b".\r\n");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dot_at_the_beginning_of_a_line_does_not_end_a_message() {
        for (message, sent) in [
            (".\r\na\r\n", "..\r\na\r\n.\r\n"),
            ("a\r\n.b.\r\n", "a\r\n..b.\r\n.\r\n"),
            ("a\n.\nb", "a\n..\nb\r\n.\r\n"),
            ("", "\r\n.\r\n"),
        ] {
            assert_eq!(stuffed(message.as_bytes()), sent.as_bytes(), "{message:?}");
        }
    }

    #[test]
    fn refusals_keep_the_words_of_the_server_up_to_a_length() {
        let refused = parse("550-5.1.1 No such\r\n550 user\r\n").unwrap_err();
        assert_eq!(refused.to_string(), "permanent error (550): 5.1.1 No such user");
        let long = parse(&format!("451 {}\r\n", "x".repeat(5000))).unwrap_err();
        assert!(long.to_string().len() < TEXT_MAX + 50);
        for unusable in ["hello\r\n", "250-a\r\n550 b\r\n", "999 c\r\n"] {
            assert!(matches!(parse(unusable), Err(ClientError::Answer(_))), "{unusable}");
        }
    }
}
