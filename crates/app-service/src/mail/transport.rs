//! What the worker needs of whatever takes mail away: a mail server, a folder of files, or the memory of a test.

use domain::id::MailId;
use thiserror::Error;

use crate::core::settings::MailMode;

/// A message with its envelope.
#[derive(Clone, Copy, Debug)]
pub struct Parcel<'a> {
    /// Names the mail.
    pub id: &'a MailId,
    /// The address it comes from.
    pub from: &'a str,
    /// The address it goes to.
    pub to: &'a str,
    /// The message (RFC 5322).
    pub message: &'a [u8],
}

/// Why a message was not taken. The text is shown to members of the organisation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    /// Worth trying again.
    #[error("{0}")]
    Passing(String),
    /// The server was not reached, or was lost before it was offered the message: its name is unknown, the connection or
    /// its encryption failed, or it took too long. Says nothing about the message; worth trying again.
    #[error("{0}")]
    Unreachable(String),
    /// It will be the same next time.
    #[error("{0}")]
    Permanent(String),
}

/// Takes messages away.
pub trait Transport: Send + Sync {
    /// Returns where the messages go.
    fn mode(&self) -> MailMode;

    /// Takes one message away. Blocks, for a bounded time. Once it answers `Ok`, the message is somebody else's care.
    fn deliver(&self, parcel: &Parcel<'_>) -> Result<(), Failure>;

    /// Frees what is only needed between mails; called now and then while there is none.
    fn rest(&self) {}
}
