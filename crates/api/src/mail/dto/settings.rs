//! How the mail of an event goes out, and addresses that get none.

use app_service::mail::event_settings;
use app_service::mail::suppressions;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::words::{MailServerKind, SuppressionReason};

/// How the mail of an event goes out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EmailSettings {
    /// Whether all mail of the event waits.
    paused: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    paused_at: Option<DateTime<Utc>>,
    /// The name of the member who paused it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    paused_by: Option<String>,
    mail_server: MailServerKind,
    /// The address it comes from.
    from: String,
    /// Where answers go; may be empty.
    reply_to: String,
    /// Mails per minute, if that is limited.
    per_minute: Option<u32>,
    /// Emails that visitors of the public form caused beyond the hourly limit; they wait for an organiser.
    held: i64,
}

impl From<event_settings::EmailSettings> for EmailSettings {
    fn from(settings: event_settings::EmailSettings) -> Self {
        let (paused_at, paused_by) = settings.paused.unzip();
        Self {
            paused: paused_at.is_some(),
            paused_at,
            paused_by: paused_by.flatten(),
            mail_server: settings.mail_server.into(),
            from: settings.from,
            reply_to: settings.reply_to,
            per_minute: settings.per_minute,
            held: settings.held,
        }
    }
}

/// Pauses all mail of an event, or resumes it.
#[derive(Deserialize, ToSchema)]
pub struct EmailSettingsPatch {
    pub(crate) paused: bool,
}

/// Which addresses are listed.
#[derive(Debug, Default, Deserialize)]
pub struct SuppressionQuery {
    pub(crate) q: Option<String>,
    pub(crate) after: Option<String>,
}

/// An address that gets no more mail of the organisation.
#[derive(Serialize, ToSchema)]
pub struct Suppression {
    email: String,
    reason: SuppressionReason,
    at: DateTime<Utc>,
}

/// A page of these addresses.
#[derive(Serialize, ToSchema)]
pub struct SuppressionPage {
    /// In alphabetical order.
    items: Vec<Suppression>,
    total: i64,
    /// Where the next page begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// An address that shall get no more mail.
#[derive(Deserialize, ToSchema)]
pub struct NewSuppression {
    #[serde(default)]
    pub(crate) email: String,
}

impl From<suppressions::Suppression> for Suppression {
    fn from(row: suppressions::Suppression) -> Self {
        Self {
            reason: SuppressionReason::from_stored(&row.reason),
            email: row.email,
            at: row.at,
        }
    }
}

impl From<suppressions::SuppressionPage> for SuppressionPage {
    fn from(page: suppressions::SuppressionPage) -> Self {
        Self {
            items: page.items.into_iter().map(Suppression::from).collect(),
            total: page.total,
            next: page.next,
        }
    }
}
