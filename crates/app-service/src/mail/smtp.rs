//! Mail to a mail server, over connections that stay open between mails.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lettre::Address;
use lettre::address::Envelope;
use mailer::message::parse_address;

use super::transport::{Failure, OutgoingEmail, Transport};
use crate::core::error::Error;
use crate::core::settings::MailMode;
use crate::core::settings::MailTimeouts;

mod client;
mod deadline;
mod resolve;
mod server;
mod session;
mod tls;
mod wire;

use deadline::{Deadline, now};
pub use resolve::LookUp;
pub(crate) use server::PRIVATE;
pub use server::{Networks, Server};
use session::{Outcome, Session};

/// How long an unused connection stays open.
const IDLE: Duration = Duration::from_secs(20);
/// Mails after which a connection is replaced; many servers limit them.
const MAILS_PER_CONNECTION: u32 = 100;

/// A mail server, with the connections that are open and not in use.
pub struct Smtp {
    server: Server,
    timeouts: MailTimeouts,
    look_up: LookUp,
    idle: Mutex<Vec<Session>>,
}

impl Smtp {
    /// Reads the address of a server; see [`Server::parse`]. Connects only when there is mail.
    pub fn new(url: &str) -> Result<Self, Error> {
        Server::parse(url).map(Self::to)
    }

    /// Sends to a server.
    pub fn to(server: Server) -> Self {
        Self {
            server,
            timeouts: MailTimeouts::default(),
            look_up: resolve::system(),
            idle: Mutex::default(),
        }
    }

    /// Replaces the time limits.
    #[must_use]
    pub fn with_timeouts(self, timeouts: MailTimeouts) -> Self {
        Self { timeouts, ..self }
    }

    /// Replaces the way to resolve names.
    #[must_use]
    pub fn with_look_up(self, look_up: LookUp) -> Self {
        Self { look_up, ..self }
    }

    /// Connects, encrypts and signs in, and sends nothing.
    pub fn check(&self) -> Result<(), Failure> {
        let session = Session::open(&self.server, &self.look_up, Deadline::new(self.timeouts))?;
        session.close();
        Ok(())
    }

    fn hand_over(&self, envelope: &Envelope, message: &[u8]) -> Outcome {
        let deadline = Deadline::new(self.timeouts);
        if let Some(session) = self.take_idle() {
            match self.send(session, envelope, message, deadline) {
                // The server closed the connection while it was idle.
                Outcome::Broken { sent: false, .. } => {}
                outcome => return outcome,
            }
        }
        match Session::open(&self.server, &self.look_up, deadline) {
            Ok(session) => self.send(session, envelope, message, deadline),
            Err(failure) => Outcome::Broken { failure, sent: false },
        }
    }

    /// Sends over a connection and keeps it if it is still usable.
    fn send(&self, mut session: Session, envelope: &Envelope, message: &[u8], deadline: Deadline) -> Outcome {
        let outcome = session.send(envelope, message, deadline);
        match outcome {
            Outcome::Broken { .. } => drop(session),
            _ if session.mails >= MAILS_PER_CONNECTION => session.close(),
            _ => self.idle().push(session),
        }
        outcome
    }

    /// Takes the most recently used connection that has not expired.
    fn take_idle(&self) -> Option<Session> {
        self.close_old();
        self.idle().pop()
    }

    fn close_old(&self) {
        let expired = now().checked_sub(IDLE);
        let is_old = |session: &mut Session| Some(session.used_at) < expired;
        let old: Vec<Session> = self.idle().extract_if(.., is_old).collect();
        old.into_iter().for_each(Session::close);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Transport for Smtp {
    fn mode(&self) -> MailMode {
        MailMode::Smtp
    }

    fn deliver(&self, email: &OutgoingEmail<'_>) -> Result<(), Failure> {
        let envelope = Envelope::new(Some(address(email.from)?), vec![address(email.to)?])
            .map_err(|error| Failure::Permanent(error.to_string()))?;
        match self.hand_over(&envelope, email.message) {
            Outcome::Taken => Ok(()),
            Outcome::Refused(failure) | Outcome::Broken { failure, .. } => Err(failure),
        }
    }

    fn rest(&self) {
        self.close_old();
    }
}

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Smtp")
    }
}

fn address(text: &str) -> Result<Address, Failure> {
    parse_address(text).map_err(|error| Failure::Permanent(error.to_string()))
}
