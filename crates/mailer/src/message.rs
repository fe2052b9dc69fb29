//! The message that goes over the wire: RFC 5322 bytes with a plain text and an HTML form of the same letter.
//! Everything that differs between two runs (the date, the id) is given by the caller.

use std::time::SystemTime;

use chrono::{DateTime, Utc};
use lettre::Address;
use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, SinglePart};
use thiserror::Error;

use crate::template::line;

/// A rendered letter with its addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<'a> {
    /// What every copy of this mail carries as `Message-ID`, in angle brackets.
    pub message_id: &'a str,
    /// The name people see as the sender.
    pub from_name: &'a str,
    /// The address it comes from.
    pub from: &'a str,
    /// Where it goes.
    pub to: &'a str,
    /// Where answers go, when not to the sender.
    pub reply_to: Option<&'a str>,
    /// One line.
    pub subject: &'a str,
    /// The plain text.
    pub text: &'a str,
    /// The HTML document.
    pub html: &'a str,
    /// When it was written.
    pub date: DateTime<Utc>,
}

/// Why a message cannot be built. It will not be better next time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Error {
    /// A mail server would not know where to send this.
    #[error("'{0}' is not an address that mail can be sent to")]
    Address(String),
    /// The builder refused.
    #[error("the message cannot be written: {0}")]
    Message(String),
}

impl Message<'_> {
    /// Writes the message as it is handed to a mail server or kept as an `.eml` file.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Error> {
        let mut builder = lettre::Message::builder()
            .from(Mailbox::new(sender(self.from_name), address(self.from)?))
            .to(Mailbox::new(None, address(self.to)?))
            .subject(line(self.subject))
            .date(SystemTime::from(self.date))
            .message_id(Some(self.message_id.to_owned()))
            .header(AutoSubmitted);
        if let Some(reply_to) = self.reply_to {
            builder = builder.reply_to(Mailbox::new(None, address(reply_to)?));
        }
        let message = builder.multipart(self.forms());
        Ok(message.map_err(|error| Error::Message(error.to_string()))?.formatted())
    }

    /// The two forms of the letter, the better one last. A part that the HTML shows goes into a `related` part
    /// around the HTML form.
    fn forms(&self) -> MultiPart {
        MultiPart::alternative()
            .boundary(self.boundary())
            .singlepart(SinglePart::plain(self.text.to_owned()))
            .singlepart(SinglePart::html(self.html.to_owned()))
    }

    /// A line that stands in neither form: the id is random, and `=_` never occurs in quoted-printable text.
    fn boundary(&self) -> String {
        let id = self.message_id.trim_start_matches('<');
        format!("=_{}", id.split('@').next().unwrap_or_default())
    }
}

/// Checks that a text is an address a message can carry.
pub fn check_address(text: &str) -> Result<(), Error> {
    address(text).map(drop)
}

fn address(text: &str) -> Result<Address, Error> {
    text.parse().or(Err(Error::Address(line(text))))
}

fn sender(name: &str) -> Option<String> {
    Some(line(name)).filter(|name| !name.is_empty())
}

/// Tells other programs that nobody typed this, so that they do not answer with "I am on holiday" (RFC 3834).
#[derive(Clone, Copy, Debug)]
struct AutoSubmitted;

const AUTO_GENERATED: &str = "auto-generated";

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        if text == AUTO_GENERATED {
            Ok(Self)
        } else {
            Err(format!("Auto-Submitted: {text}").into())
        }
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), AUTO_GENERATED.to_owned())
    }
}

#[cfg(test)]
mod tests;
