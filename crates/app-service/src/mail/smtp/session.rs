//! One connection to a mail server, which carries several mails in turn. Each response and each whole mail has a time
//! limit, so that a server that hangs only costs one connection.

use std::time::Instant;

use domain::mail_server::Security;
use lettre::address::Envelope;
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};

use super::client::{Client, ClientError};
use super::deadline::{Deadline, now};
use super::resolve::LookUp;
use super::server::Server;
use crate::core::settings::MailTimeouts;
use crate::mail::transport::Failure;

/// Answers that are about our account at the server and not about the mail: trying again helps once the operator has
/// corrected it.
const ACCOUNT_CODES: [u16; 5] = [454, 530, 534, 535, 538];
/// The server is about to close the connection.
const CLOSING: u16 = 421;

/// The outcome of sending a mail.
#[derive(Debug)]
pub(super) enum Outcome {
    /// The server accepted it.
    Taken,
    /// The server refused it, and the connection can carry other mail.
    Refused(Failure),
    /// The connection is broken. `sent` is true when the server may have received the mail anyway.
    Broken { failure: Failure, sent: bool },
}

/// An open connection.
pub(super) struct Session {
    client: Client,
    /// Mails that went through it.
    pub(super) mails: u32,
    /// When it was last used.
    pub(super) used_at: Instant,
}

impl Session {
    /// Connects, encrypts and signs in.
    pub(super) fn open(server: &Server, look_up: &LookUp, deadline: Deadline) -> Result<Self, Failure> {
        let mut failure = Failure::Unreachable(format!("The mail server {} has no address.", server.host));
        let tls_host = (server.security == Security::Tls).then_some(server.host.as_str());
        for address in server.addresses(look_up, deadline)? {
            match Client::connect(address, tls_host, deadline) {
                Ok(client) => return Self::prepare(server, client, deadline),
                Err(error) => failure = unopened(&error),
            }
        }
        Err(failure)
    }

    fn prepare(server: &Server, mut client: Client, deadline: Deadline) -> Result<Self, Failure> {
        if server.security == Security::StartTls {
            if !client.offers_tls() {
                client.quit(deadline);
                return Err(Failure::Transient(
                    "The mail server offers no encryption (STARTTLS), so nothing was sent.".to_owned(),
                ));
            }
            client = client
                .start_tls(&server.host, deadline)
                .map_err(|error| unopened(&error))?;
        }
        if let Some(credentials) = server.credentials() {
            client
                .sign_in(&credentials, deadline)
                .map_err(|error| unopened(&error))?;
        }
        Ok(Self {
            client,
            mails: 0,
            used_at: now(),
        })
    }

    /// Hands over one mail.
    pub(super) fn send(&mut self, envelope: &Envelope, message: &[u8], deadline: Deadline) -> Outcome {
        self.mails += 1;
        let outcome = match self.talk(envelope, message, deadline) {
            Ok(()) => Outcome::Taken,
            Err(Outcome::Refused(failure)) if self.client.command(Rset, deadline).is_err() => {
                Outcome::Broken { failure, sent: true }
            }
            Err(outcome) => outcome,
        };
        self.used_at = now();
        outcome
    }

    fn talk(&mut self, envelope: &Envelope, message: &[u8], deadline: Deadline) -> Result<(), Outcome> {
        let unsent = |error: ClientError| outcome_of(&error, false);
        let client = &mut self.client;
        let from = Mail::new(envelope.from().cloned(), Vec::new());
        client.command(from, deadline).map_err(unsent)?;
        for to in envelope.to() {
            let to = Rcpt::new(to.clone(), Vec::new());
            client.command(to, deadline).map_err(unsent)?;
        }
        client.announce(Data, deadline).map_err(unsent)?;
        // The end of the message may have left even when writing it failed.
        let maybe_sent = |error: ClientError| outcome_of(&error, true);
        client.message(message, deadline).map_err(maybe_sent)?;
        client.taken(deadline).map_err(maybe_sent)
    }

    /// Says goodbye, without waiting for an answer.
    pub(super) fn close(self) {
        self.client.quit(Deadline::new(MailTimeouts::default()));
    }
}

/// Before a mail is sent, every failure concerns the server or the account and is worth a retry.
fn unopened(error: &ClientError) -> Failure {
    match error {
        ClientError::Network(_) => Failure::Unreachable(error.to_string()),
        _ => Failure::Transient(error.to_string()),
    }
}

fn outcome_of(error: &ClientError, sent: bool) -> Outcome {
    let text = error.to_string();
    match error {
        ClientError::Network(_) if !sent => Outcome::Broken {
            failure: Failure::Unreachable(text),
            sent,
        },
        ClientError::Network(_)
        | ClientError::Answer(_)
        | ClientError::Unsupported(_)
        | ClientError::Transient { code: CLOSING, .. } => Outcome::Broken {
            failure: Failure::Transient(text),
            sent,
        },
        ClientError::Permanent { code, .. } if !ACCOUNT_CODES.contains(code) => {
            Outcome::Refused(Failure::Permanent(text))
        }
        ClientError::Permanent { .. } | ClientError::Transient { .. } => Outcome::Refused(Failure::Transient(text)),
    }
}
