//! The interface through which the worker delivers mail: to a mail server, a folder of files, or the memory of a test.

use domain::id::MailId;
use thiserror::Error;

use crate::core::settings::MailMode;

/// A message with its envelope.
#[derive(Clone, Copy, Debug)]
pub struct OutgoingEmail<'a> {
    /// Names the mail.
    pub id: &'a MailId,
    /// The address it comes from.
    pub from: &'a str,
    /// The address it goes to.
    pub to: &'a str,
    /// The message (RFC 5322).
    pub message: &'a [u8],
}

/// Why a message was not accepted. The text is shown to members of the organisation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// Worth a retry.
    #[error("{0}")]
    Transient(String),
    /// The server was not reached, or the connection was lost before the message was offered: name resolution,
    /// connection or encryption failed, or timed out. Implies nothing about the message; worth a retry.
    #[error("{0}")]
    Unreachable(String),
    /// A retry would fail again.
    #[error("{0}")]
    Permanent(String),
}

/// Delivers messages.
pub trait Transport: Send + Sync {
    /// Returns where the messages go.
    fn mode(&self) -> MailMode;

    /// Delivers one message. Blocks, for a bounded time. After `Ok`, the transport is responsible for the message.
    fn deliver(&self, email: &OutgoingEmail<'_>) -> Result<(), Failure>;

    /// Frees resources such as idle connections; called from time to time while no mail is due.
    fn rest(&self) {}
}
