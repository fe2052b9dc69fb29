//! The history of mail to guests.

use app_service::mail::history::{self, HistoryDetail, HistoryMail, HistoryPage, Resent, Status};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::words::{EmailStatus, MailVia};

/// Which mails are listed.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HistoryQuery {
    after: Option<String>,
    limit: Option<usize>,
    q: Option<String>,
    status: Option<String>,
    campaign_id: Option<String>,
    guest_id: Option<String>,
}

impl From<HistoryQuery> for history::HistoryQuery {
    fn from(query: HistoryQuery) -> Self {
        Self {
            after: query.after,
            limit: query.limit,
            q: query.q.unwrap_or_default(),
            status: query.status,
            campaign: query.campaign_id,
            guest: query.guest_id,
        }
    }
}

/// Why a mail failed.
#[derive(Serialize, ToSchema)]
pub struct EmailFailure {
    /// A few words.
    title: String,
    /// What happened and what to do, in plain words.
    message: String,
    /// What the mail server answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    answer: Option<String>,
}

/// A mail to a guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailHistoryItem {
    id: String,
    subject: String,
    email: String,
    status: EmailStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sent_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
    guest_id: String,
    guest_name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    template_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    template_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    campaign_id: Option<String>,
    /// The kind of letter, for example `guest-invitation`.
    kind: String,
    via: MailVia,
    /// How often it was tried.
    attempts: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    failure: Option<EmailFailure>,
    /// When it is tried next, while it waits and is not paused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next_try_at: Option<DateTime<Utc>>,
    /// Whether it came back after it was sent.
    bounced: bool,
}

impl EmailHistoryItem {
    /// Shows a mail; `to_files` says where mail goes that has not gone yet.
    pub fn new(mail: HistoryMail, to_files: bool) -> Self {
        let status = Status::from_state(&mail.state);
        let failure = history::explain(&mail).map(|(explanation, answer)| EmailFailure {
            title: explanation.title.to_owned(),
            message: explanation.message.to_owned(),
            answer: answer.map(str::to_owned),
        });
        let is_file = match status {
            Status::Sent => mail.state == "written",
            Status::Pending | Status::Failed => to_files,
        };
        Self {
            next_try_at: (status == Status::Pending && !mail.held).then_some(mail.run_at),
            bounced: history::is_bounced(&mail),
            id: mail.id.into(),
            subject: mail.subject,
            email: mail.recipient,
            status: status.into(),
            sent_at: mail.sent_at,
            created_at: mail.created_at,
            guest_id: mail.guest.into(),
            guest_name: mail.guest_name,
            template_id: mail.template.map(String::from),
            template_name: mail.template_name,
            campaign_id: mail.campaign.map(String::from),
            kind: mail.kind,
            via: if is_file { MailVia::File } else { MailVia::Smtp },
            attempts: mail.attempts,
            failure,
        }
    }
}

/// How many mails are in which state.
#[derive(Serialize, ToSchema)]
pub struct EmailCounts {
    all: i64,
    sent: i64,
    pending: i64,
    failed: i64,
}

/// A page of the history.
#[derive(Serialize, ToSchema)]
pub struct EmailHistoryPage {
    /// Failed ones first, then the newest.
    items: Vec<EmailHistoryItem>,
    /// How many mails fit the query.
    total: i64,
    /// Of those that fit the query without its status.
    counts: EmailCounts,
    /// Where the next page begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

impl EmailHistoryPage {
    /// Shows a page.
    pub fn new(page: HistoryPage, to_files: bool) -> Self {
        let counts = page.counts;
        Self {
            items: page
                .items
                .into_iter()
                .map(|mail| EmailHistoryItem::new(mail, to_files))
                .collect(),
            total: page.total,
            counts: EmailCounts {
                all: counts.pending + counts.sent + counts.failed,
                sent: counts.sent,
                pending: counts.pending,
                failed: counts.failed,
            },
            next: page.next,
        }
    }
}

/// A try to send a mail.
#[derive(Serialize, ToSchema)]
pub struct EmailTry {
    at: DateTime<Utc>,
    outcome: String,
}

/// A mail with what it says; links in it are not the guest's own.
#[derive(Serialize, ToSchema)]
pub struct EmailDetails {
    #[serde(flatten)]
    item: EmailHistoryItem,
    /// A complete document, with its pictures inside.
    html: String,
    text: String,
    /// The first one first.
    tries: Vec<EmailTry>,
}

impl EmailDetails {
    /// Shows a mail with what it says.
    pub fn new(detail: HistoryDetail, to_files: bool) -> Self {
        Self {
            item: EmailHistoryItem::new(detail.mail, to_files),
            html: detail.html,
            text: detail.text,
            tries: detail
                .tries
                .into_iter()
                .map(|(at, outcome)| EmailTry { at, outcome })
                .collect(),
        }
    }
}

/// Mails that are sent again.
#[derive(Deserialize, ToSchema)]
pub struct ResendEmails {
    /// At most 500.
    #[serde(default)]
    pub(crate) ids: Vec<String>,
}

/// A mail that is not sent again.
#[derive(Serialize, ToSchema)]
pub struct NotResent {
    id: String,
    reason: String,
}

/// What sending mails again did.
#[derive(Serialize, ToSchema)]
pub struct EmailsResent {
    resent: usize,
    skipped: Vec<NotResent>,
}

impl From<Resent> for EmailsResent {
    fn from(done: Resent) -> Self {
        Self {
            resent: done.resent,
            skipped: done
                .skipped
                .into_iter()
                .map(|(id, reason)| NotResent {
                    id,
                    reason: reason.to_owned(),
                })
                .collect(),
        }
    }
}
