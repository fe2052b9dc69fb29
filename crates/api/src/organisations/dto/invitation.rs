//! Invitations on the wire.

use app_service::organisations::invitations;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::Role;

/// An invitation that was not accepted yet.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invitation {
    id: String,
    email: String,
    role: Role,
    /// The name of the member who invites.
    invited_by: String,
    created_at: DateTime<Utc>,
    /// When the link stops working.
    expires_at: DateTime<Utc>,
    /// Whether the link has stopped working.
    expired: bool,
}

/// Whom to invite.
#[derive(Deserialize, ToSchema)]
pub struct NewInvitation {
    email: String,
    #[schema(value_type = Role)]
    role: String,
}

/// What the holder of a link sees before accepting.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvitationView {
    organisation_name: String,
    /// The name of the member who invites.
    invited_by: String,
    /// The address that was invited.
    email: String,
    role: Role,
    /// Whether that address has an account.
    has_account: bool,
    expires_at: DateTime<Utc>,
}

impl Invitation {
    /// Shows an invitation at an instant.
    pub fn new(invitation: invitations::Invitation, now: DateTime<Utc>) -> Self {
        Self {
            id: invitation.id.into(),
            email: invitation.email,
            role: invitation.role,
            invited_by: invitation.invited_by,
            created_at: invitation.created_at,
            expires_at: invitation.expires_at,
            expired: invitation.expires_at <= now,
        }
    }
}

impl From<NewInvitation> for invitations::NewInvitation {
    fn from(NewInvitation { email, role }: NewInvitation) -> Self {
        Self { email, role }
    }
}

impl From<invitations::Preview> for InvitationView {
    fn from(preview: invitations::Preview) -> Self {
        Self {
            organisation_name: preview.invitation.organisation_name,
            invited_by: preview.invitation.invited_by,
            email: preview.invitation.email,
            role: preview.invitation.role,
            has_account: preview.has_account,
            expires_at: preview.invitation.expires_at,
        }
    }
}
