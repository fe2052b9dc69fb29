//! Answers that wait for the confirmation of their address, on the wire.

use app_service::registration::confirmations::{ConfirmationView, Kind};
use app_service::registration::unconfirmed;
use chrono::{DateTime, Utc};
use domain::id::AnswerConfirmationId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::core::words::AnswerWord;
use crate::registration::dto::registration::PublicEvent;

/// What a link confirms.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnswerConfirmationKind {
    /// An answer that is not on the guest list yet.
    Answer,
    /// A registration whose companions get their emails with it.
    Registration,
}

/// What the page behind a confirmation link shows.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnswerConfirmation {
    event: PublicEvent,
    kind: AnswerConfirmationKind,
    /// Whether those who answered come; only of an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    attending: Option<AnswerWord>,
    /// The full name of the one who answered.
    name: String,
    /// The full names of the companions.
    companions: Vec<String>,
    /// When the link expires.
    expires_at: DateTime<Utc>,
}

/// That something was confirmed.
#[derive(Serialize, ToSchema)]
pub struct Confirmed {
    /// The personal link of the party.
    pub(crate) link: String,
}

/// An answer that waits until the owner of the address confirms it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnconfirmedAnswer {
    #[schema(value_type = String)]
    id: AnswerConfirmationId,
    /// The full name that was typed.
    name: String,
    /// The address that has to confirm it.
    email: String,
    attending: AnswerWord,
    /// The full names of the companions.
    companions: Vec<String>,
    /// When it came in.
    created_at: DateTime<Utc>,
    /// When it expires.
    expires_at: DateTime<Utc>,
}

impl From<ConfirmationView> for AnswerConfirmation {
    fn from(view: ConfirmationView) -> Self {
        let (kind, attending) = match view.kind {
            Kind::Answer(attending) => (AnswerConfirmationKind::Answer, Some(attending)),
            Kind::Registration => (AnswerConfirmationKind::Registration, None),
        };
        Self {
            event: PublicEvent::new(view.event, &view.translations),
            kind,
            attending,
            name: view.name,
            companions: view.companions,
            expires_at: view.expires_at,
        }
    }
}

impl From<unconfirmed::UnconfirmedAnswer> for UnconfirmedAnswer {
    fn from(answer: unconfirmed::UnconfirmedAnswer) -> Self {
        Self {
            id: answer.id,
            name: answer.name,
            email: answer.email,
            attending: answer.attending,
            companions: answer.companions,
            created_at: answer.at,
            expires_at: answer.expires_at,
        }
    }
}
