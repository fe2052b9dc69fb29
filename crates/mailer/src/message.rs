//! The message that goes over the wire: RFC 5322 bytes with a plain text and an HTML form of the same letter.
//! Everything that differs between two runs (the date, the id) is given by the caller, so that a message has the same
//! bytes at every try.

use std::time::SystemTime;

use chrono::{DateTime, Utc};
use lettre::address::Envelope;
use lettre::message::header::{ContentDisposition, ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Body, Mailbox, MultiPart, SinglePart};
use thiserror::Error;

use crate::guest_mail::InlinePart;
use crate::template::line;

mod address;
mod dkim;
mod words;

pub use address::{check_address, parse_address};
pub use dkim::{DkimKey, KeyError, sign};

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
    /// The pictures that the HTML shows.
    pub inline: &'a [InlinePart],
    /// A calendar file, attached as `event.ics`.
    pub calendar: Option<&'a str>,
    /// The address that unsubscribes with one request (RFC 8058).
    pub unsubscribe: Option<&'a str>,
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
        let (from, to) = (parse_address(self.from)?, parse_address(self.to)?);
        // lettre would read the addresses back from the headers, and fails where one has blanks.
        let envelope = Envelope::new(Some(from.clone()), vec![to.clone()]);
        let mut builder = lettre::Message::builder()
            .envelope(envelope.map_err(|error| Error::Message(error.to_string()))?)
            .from(Mailbox::new(sender(self.from_name), from))
            .to(Mailbox::new(None, to))
            .date(SystemTime::from(self.date))
            .message_id(Some(self.message_id.to_owned()));
        if let Some(reply_to) = self.reply_to {
            builder = builder.reply_to(Mailbox::new(None, parse_address(reply_to)?));
        }
        let mut message = builder
            .multipart(self.parts()?)
            .map_err(|error| Error::Message(error.to_string()))?;
        let subject = line(self.subject);
        let headers = message.headers_mut();
        let mut insert = |name: &'static str, raw: String, encoded: String| {
            let name = HeaderName::new_from_ascii_str(name);
            headers.insert_raw(HeaderValue::dangerous_new_pre_encoded(name, raw, encoded));
        };
        insert("Subject", subject.clone(), words::encoded(&subject));
        insert("Auto-Submitted", AUTO_GENERATED.to_owned(), AUTO_GENERATED.to_owned());
        if let Some(url) = self.unsubscribe {
            let link = bracketed(url)?;
            insert("List-Unsubscribe", link.clone(), link);
            insert("List-Unsubscribe-Post", ONE_CLICK.to_owned(), ONE_CLICK.to_owned());
        }
        Ok(message.formatted())
    }

    /// The forms of the letter, with the attachments behind them.
    fn parts(&self) -> Result<MultiPart, Error> {
        let forms = self.forms()?;
        let Some(calendar) = self.calendar else {
            return Ok(forms);
        };
        Ok(MultiPart::mixed()
            .boundary(self.boundary("m"))
            .multipart(forms)
            .singlepart(attached(calendar)?))
    }

    /// The two forms of the letter, the better one last.
    fn forms(&self) -> Result<MultiPart, Error> {
        let forms = MultiPart::alternative()
            .boundary(self.boundary("a"))
            .singlepart(SinglePart::plain(self.text.to_owned()));
        let html = SinglePart::html(self.html.to_owned());
        if self.inline.is_empty() {
            return Ok(forms.singlepart(html));
        }
        let mut related = MultiPart::related().boundary(self.boundary("r")).singlepart(html);
        for part in self.inline {
            related = related.singlepart(
                Attachment::new_inline(part.content_id.clone()).body(part.bytes.to_vec(), content_type(part.mime)?),
            );
        }
        Ok(forms.multipart(related))
    }

    /// A line that no part contains: the id is random, and `=_` never occurs in quoted-printable text. The boundary of
    /// one level never begins with that of another.
    fn boundary(&self, level: &str) -> String {
        let id = self.message_id.trim_start_matches('<');
        format!("=_{level}{}", id.split('@').next().unwrap_or_default())
    }
}

/// A calendar file as base64, which keeps its line ends.
fn attached(calendar: &str) -> Result<SinglePart, Error> {
    let body = Body::new_with_encoding(calendar.as_bytes().to_vec(), ContentTransferEncoding::Base64);
    let body = body.map_err(|_bytes| Error::Message("the calendar file cannot be encoded".to_owned()))?;
    Ok(SinglePart::builder()
        .header(content_type("text/calendar; charset=utf-8; method=PUBLISH")?)
        .header(ContentDisposition::attachment("event.ics"))
        .body(body))
}

fn content_type(text: &str) -> Result<ContentType, Error> {
    ContentType::parse(text).map_err(|error| Error::Message(error.to_string()))
}

/// An address of a header, in angle brackets.
fn bracketed(url: &str) -> Result<String, Error> {
    let is_plain = url
        .chars()
        .all(|c| c.is_ascii_graphic() && !matches!(c, '<' | '>' | ','));
    if is_plain && url.len() <= URL_MAX {
        Ok(format!("<{url}>"))
    } else {
        Err(Error::Message(
            "the link to unsubscribe cannot be part of a header".to_owned(),
        ))
    }
}

/// Octets of a link that a header line holds.
const URL_MAX: usize = 900;

/// A name cannot pretend to be an encoded word, which some programs decode also inside quotes.
fn sender(name: &str) -> Option<String> {
    Some(line(name).replace("=?", "= ?")).filter(|name| !name.is_empty())
}

/// Tells other programs that this mail was sent by a program, so that they do not answer "I am on holiday" (RFC 3834).
const AUTO_GENERATED: &str = "auto-generated";
const ONE_CLICK: &str = "List-Unsubscribe=One-Click";

#[cfg(test)]
mod tests;
