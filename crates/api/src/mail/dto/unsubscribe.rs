//! Unsubscribing and returned mail on the wire.

use app_service::mail::{bounces, unsubscribe};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What an unsubscribe link is about.
#[derive(Serialize, ToSchema)]
pub struct Unsubscribe {
    /// What people call the organisation.
    organisation: String,
    /// The address, of which one letter and the domain are legible.
    email: String,
    /// Whether the address gets no more mail.
    unsubscribed: bool,
}

/// What a mail service reports.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum BounceKind {
    /// The mail came back.
    Bounce,
    /// The recipient complained about it.
    Complaint,
}

/// A report about a mail that came back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bounce {
    /// The `Message-ID` of the mail.
    #[serde(default)]
    message_id: Option<String>,
    /// The address; needed without `messageId`.
    #[serde(default)]
    email: Option<String>,
    kind: BounceKind,
    /// The words of the mail server.
    #[serde(default)]
    reason: String,
}

impl From<unsubscribe::Unsubscribe> for Unsubscribe {
    fn from(found: unsubscribe::Unsubscribe) -> Self {
        Self {
            organisation: found.organisation,
            email: found.masked,
            unsubscribed: found.is_unsubscribed,
        }
    }
}

impl From<Bounce> for bounces::Bounce {
    fn from(bounce: Bounce) -> Self {
        Self {
            message_id: bounce.message_id,
            email: bounce.email,
            is_complaint: matches!(bounce.kind, BounceKind::Complaint),
            reason: bounce.reason,
        }
    }
}
