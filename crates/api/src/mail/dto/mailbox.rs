//! Mail on the wire: in the list, and with what it says.

use app_service::mail::mailbox::{Bodies, ListedMail};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::core::words::MailState;

/// A mail in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailSummary {
    id: String,
    /// The kind of letter, for example `invitation`.
    #[schema(example = "invitation")]
    kind: String,
    /// The address it goes to.
    to: String,
    subject: String,
    state: MailState,
    created_at: DateTime<Utc>,
    /// Absent until it has gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sent_at: Option<DateTime<Utc>>,
    /// Why the last try failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    failure: Option<String>,
    /// How often it was tried.
    attempts: i64,
}

/// A mail with what it says.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailView {
    id: String,
    /// The kind of letter, for example `invitation`.
    kind: String,
    /// Name and address of the sender.
    #[schema(example = "Seatwright <seats@example.org>")]
    from: String,
    /// The address it goes to.
    to: String,
    /// Where answers go.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    reply_to: Option<String>,
    subject: String,
    /// The plain text; empty when it is for the recipient only.
    text: String,
    /// The HTML document; empty when it is for the recipient only.
    html: String,
    state: MailState,
    message_id: String,
    created_at: DateTime<Utc>,
    /// Absent until it has gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sent_at: Option<DateTime<Utc>>,
    /// Why the last try failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    failure: Option<String>,
    /// How often it was tried.
    attempts: i64,
}

impl From<ListedMail> for MailSummary {
    fn from(mail: ListedMail) -> Self {
        Self {
            id: mail.id.into(),
            kind: mail.kind,
            to: mail.recipient,
            subject: mail.subject,
            state: MailState::from_stored(&mail.state),
            created_at: mail.created_at,
            sent_at: mail.sent_at,
            failure: mail.failure,
            attempts: mail.attempts.into(),
        }
    }
}

impl MailView {
    /// Puts a mail and its bodies together; `mail_from` is the address of the sender.
    pub fn new(mail: ListedMail, bodies: Bodies, mail_from: &str) -> Self {
        Self {
            id: mail.id.into(),
            kind: mail.kind,
            from: format!("{} <{mail_from}>", mail.sender_name),
            to: mail.recipient,
            reply_to: mail.reply_to,
            subject: mail.subject,
            text: bodies.text,
            html: bodies.html,
            state: MailState::from_stored(&mail.state),
            message_id: mail.message_id,
            created_at: mail.created_at,
            sent_at: mail.sent_at,
            failure: mail.failure,
            attempts: mail.attempts.into(),
        }
    }
}
