//! The mail of the installation.

use app_service::mail::smtp::Server;
use app_service::operator::status;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::core::config::mail::MailConfig;
use crate::core::words::MailMode;

/// Whether mail leaves. Counts end at 100,000.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorMail {
    mode: MailMode,
    /// Host and port of the mail server of the installation; absent while mail is written to files.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    server: Option<String>,
    /// Since when that server cannot be reached; absent while it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    unreachable_since: Option<DateTime<Utc>>,
    /// Mails that have not gone yet, paused ones included.
    waiting: i64,
    /// Waiting mails that organisers have paused.
    paused: i64,
    /// How long the oldest of the waiting mails has waited; absent when none waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    oldest_waiting_seconds: Option<i64>,
    /// Mails that went in the last 24 hours, also over servers of organisations.
    sent_last_day: i64,
    /// Mails that were given up in the last 24 hours, also over servers of organisations.
    failed_last_day: i64,
    /// When the last mail of the last 24 hours went.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last_sent_at: Option<DateTime<Utc>>,
}

impl OperatorMail {
    /// Shows the mail. Passwords in the address of the server stay here.
    pub(crate) fn new(config: &MailConfig, mode: MailMode, now: DateTime<Utc>, mail: &status::MailStatus) -> Self {
        let url = config.smtp_url.as_ref();
        let server = url.and_then(|url| Server::parse(url.reveal()).ok());
        let waited = mail.waiting.since.map(|since| (now - since).num_seconds().max(0));
        Self {
            mode,
            server: server.map(|server| format!("{}:{}", server.host, server.port)),
            unreachable_since: mail.unreachable_since,
            waiting: mail.waiting.count,
            paused: mail.last_day.paused,
            oldest_waiting_seconds: waited,
            sent_last_day: mail.last_day.sent,
            failed_last_day: mail.last_day.failed,
            last_sent_at: mail.last_day.last_sent_at,
        }
    }
}
