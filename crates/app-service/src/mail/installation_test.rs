//! A test of the installation's mail server, for its operator.

use domain::id::MailId;
use mailer::message::{DkimKey, Message, sign};

use super::transport::{Failure, OutgoingEmail, Transport};
use super::{PRODUCT, host_of};
use crate::core::error::Error;
use crate::core::random::id_bytes;
use crate::core::service::Service;
use crate::core::settings::MailMode;

/// Sends one mail at once, without the queue, and returns where it went. Blocks for at most the time limit of one mail.
pub fn send(service: &Service, transport: &dyn Transport, dkim: Option<&DkimKey>, to: &str) -> Result<MailMode, Error> {
    let from = &service.settings().mail_from;
    let id = MailId::from_random(&id_bytes(service.random())?);
    let message = Message {
        message_id: &format!("<{id}@{}>", host_of(from)),
        from_name: PRODUCT,
        from,
        to,
        reply_to: service.settings().contact_email.as_deref(),
        subject: "Test of the mail server of Seatwright",
        text: "The operator of this installation has tested its mail server. It works.\n",
        html: "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Test</title></head><body><p>The \
               operator of this installation has tested its mail server. It works.</p></body></html>\n",
        date: service.now(),
        inline: &[],
        calendar: None,
        unsubscribe: None,
    };
    let bytes = message.to_bytes().map_err(|error| Error::Internal(error.to_string()))?;
    let bytes = match dkim {
        Some(key) => sign(bytes, key),
        None => bytes,
    };
    let email = OutgoingEmail {
        id: &id,
        from,
        to,
        message: &bytes,
    };
    transport
        .deliver(&email)
        .map_err(|failure: Failure| Error::Internal(failure.to_string()))?;
    Ok(transport.mode())
}
