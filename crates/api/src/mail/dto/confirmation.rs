//! Confirmations for guests on the wire.

use app_service::mail::confirmation;
use serde::Serialize;
use utoipa::ToSchema;

use crate::seating::dto::seating::SkippedGuest;

/// A confirmation on its way to a guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmationSent {
    /// The code in it.
    lookup_code: String,
    /// The address it goes to.
    recipient: String,
}

/// Confirmations on their way to guests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmationsSent {
    /// How many are on their way.
    sent_count: usize,
    /// Guests who get none, and why.
    skipped: Vec<SkippedGuest>,
}

impl From<confirmation::ConfirmationSent> for ConfirmationSent {
    fn from(sent: confirmation::ConfirmationSent) -> Self {
        Self {
            lookup_code: sent.lookup_code.as_str().to_owned(),
            recipient: sent.recipient,
        }
    }
}

impl From<confirmation::ConfirmationsSent> for ConfirmationsSent {
    fn from(done: confirmation::ConfirmationsSent) -> Self {
        Self {
            sent_count: done.sent,
            skipped: done.skipped.into_iter().map(SkippedGuest::from).collect(),
        }
    }
}
