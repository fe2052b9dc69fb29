//! One conversation with a mail server. Each answer and each mail as a whole has a time limit, so that a server that
//! accepts and hangs costs one connection and no more.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use domain::mail_server::Security;
use lettre::address::Envelope;
use lettre::transport::smtp::Error as SmtpError;
use lettre::transport::smtp::authentication::Mechanism;
use lettre::transport::smtp::client::SmtpConnection;
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::ClientId;

use super::server::Server;
use crate::mail::transport::Failure;

/// Answers that are about our account at the server and not about the mail: trying again helps once the operator has
/// corrected it.
const ACCOUNT_CODES: [u16; 5] = [454, 530, 534, 535, 538];
/// The server is about to close the connection.
const CLOSING: u16 = 421;

/// Time limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// Of one answer.
    pub answer: Duration,
    /// Of one mail, with the connection when it has to be opened. Shorter than what a worker keeps of its lease.
    pub mail: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(10),
            mail: Duration::from_secs(25),
        }
    }
}

/// When the time for one mail is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    at: Instant,
    answer: Duration,
}

impl Deadline {
    pub(super) fn new(timeouts: Timeouts) -> Self {
        Self {
            at: now() + timeouts.mail,
            answer: timeouts.answer,
        }
    }

    /// Returns how long the next answer may take.
    fn left(self) -> Result<Duration, Failure> {
        let left = self.at.saturating_duration_since(now()).min(self.answer);
        if left.is_zero() {
            return Err(Failure::Unreachable("The mail server took too long.".to_owned()));
        }
        Ok(left)
    }
}

/// The clock of time limits, which no result depends on.
#[expect(
    clippy::disallowed_methods,
    reason = "a mail server must answer within a time of this machine"
)]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// What became of a mail.
#[derive(Debug)]
pub(super) enum Outcome {
    /// The server has taken it.
    Taken,
    /// The server refused it, and the connection can carry other mail.
    Refused(Failure),
    /// The connection is of no more use. `sent` tells whether the server may have the mail all the same.
    Broken { failure: Failure, sent: bool },
}

/// An open connection.
pub(super) struct Session {
    connection: SmtpConnection,
    /// Mails that went through it.
    pub(super) mails: u32,
    /// When it was last used.
    pub(super) used_at: Instant,
}

impl Session {
    /// Connects, encrypts and signs in.
    pub(super) fn open(server: &Server, deadline: Deadline) -> Result<Self, Failure> {
        let mut failure = Failure::Unreachable(format!("The mail server {} has no address.", server.host));
        for address in server.addresses()? {
            match Self::connect(server, address, deadline) {
                Ok(connection) => return Self::prepare(server, connection, deadline),
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }

    fn connect(server: &Server, address: SocketAddr, deadline: Deadline) -> Result<SmtpConnection, Failure> {
        let tls = match server.security {
            Security::Tls => Some(server.tls()?),
            Security::StartTls | Security::None => None,
        };
        let left = Some(deadline.left()?);
        SmtpConnection::connect(address, left, &ClientId::default(), tls.as_ref(), None)
            .map_err(|error| unopened(&error))
    }

    fn prepare(server: &Server, mut connection: SmtpConnection, deadline: Deadline) -> Result<Self, Failure> {
        if server.security == Security::StartTls {
            if !connection.can_starttls() {
                connection.abort();
                return Err(Failure::Passing(
                    "The mail server offers no encryption (STARTTLS), so nothing was sent.".to_owned(),
                ));
            }
            limit(&mut connection, deadline)?;
            connection
                .starttls(&server.tls()?, &ClientId::default())
                .map_err(|error| unopened(&error))?;
        }
        if let Some(credentials) = server.credentials() {
            limit(&mut connection, deadline)?;
            connection
                .auth(&[Mechanism::Plain, Mechanism::Login], &credentials)
                .map_err(|error| unopened(&error))?;
        }
        Ok(Self {
            connection,
            mails: 0,
            used_at: now(),
        })
    }

    /// Hands over one mail.
    pub(super) fn send(&mut self, envelope: &Envelope, message: &[u8], deadline: Deadline) -> Outcome {
        self.mails += 1;
        let outcome = self.talk(envelope, message, deadline);
        self.used_at = now();
        outcome
    }

    fn talk(&mut self, envelope: &Envelope, message: &[u8], deadline: Deadline) -> Outcome {
        let mut step = |command: &dyn std::fmt::Display| -> Result<(), Outcome> {
            let limited = limit(&mut self.connection, deadline);
            limited.map_err(|failure| Outcome::Broken { failure, sent: false })?;
            match self.connection.command(command) {
                Ok(_) => Ok(()),
                Err(error) => Err(outcome_of(&error, false)),
            }
        };
        let begun = step(&Mail::new(envelope.from().cloned(), Vec::new()))
            .and_then(|()| {
                let mut to = envelope.to().iter();
                to.try_for_each(|to| step(&Rcpt::new(to.clone(), Vec::new())))
            })
            .and_then(|()| step(&Data));
        let outcome = match begun {
            Ok(()) => self.message(message, deadline),
            Err(outcome) => outcome,
        };
        if matches!(outcome, Outcome::Refused(_)) && !self.reset(deadline) {
            let Outcome::Refused(failure) = outcome else {
                return outcome;
            };
            return Outcome::Broken { failure, sent: true };
        }
        outcome
    }

    fn message(&mut self, message: &[u8], deadline: Deadline) -> Outcome {
        if let Err(failure) = limit(&mut self.connection, deadline) {
            return Outcome::Broken { failure, sent: false };
        }
        match self.connection.message(message) {
            Ok(_) => Outcome::Taken,
            Err(error) => outcome_of(&error, true),
        }
    }

    /// Makes the connection ready for another mail after a refusal.
    fn reset(&mut self, deadline: Deadline) -> bool {
        limit(&mut self.connection, deadline).is_ok() && self.connection.command(Rset).is_ok()
    }

    /// Says goodbye, without waiting long for an answer.
    pub(super) fn close(mut self) {
        let _ends_anyway = self.connection.set_timeout(Some(Duration::from_millis(500)));
        self.connection.abort();
    }
}

fn limit(connection: &mut SmtpConnection, deadline: Deadline) -> Result<(), Failure> {
    let left = deadline.left()?;
    let limited = connection.set_timeout(Some(left));
    limited.map_err(|error| Failure::Passing(error.to_string()))
}

/// Before there is a mail, every failure is about the server or the account, and worth another try.
fn unopened(error: &SmtpError) -> Failure {
    let answered = error.status().is_some() || error.is_response() || error.is_client();
    match answered {
        true => Failure::Passing(error.to_string()),
        false => Failure::Unreachable(error.to_string()),
    }
}

fn outcome_of(error: &SmtpError, sent: bool) -> Outcome {
    let text = error.to_string();
    match error.status().map(u16::from) {
        Some(CLOSING) | None => Outcome::Broken {
            failure: Failure::Passing(text),
            sent,
        },
        Some(code) if error.is_permanent() && !ACCOUNT_CODES.contains(&code) => {
            Outcome::Refused(Failure::Permanent(text))
        }
        Some(_) => Outcome::Refused(Failure::Passing(text)),
    }
}
