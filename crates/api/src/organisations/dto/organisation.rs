//! Organisations and their members on the wire.

use app_service::organisations::members;
use chrono::{DateTime, Utc};
use domain::id::UserId;
use domain::organisation;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::nullable;
use crate::core::words::{MailMode, Role};

/// What an owner can set, and how mail goes out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrganisationSettings {
    id: String,
    name: String,
    /// The name that mail comes from; empty means the name of the organisation.
    sender_name: String,
    /// Where answers to mail go; empty means nowhere.
    contact_email: String,
    mail: MailSettings,
}

/// How mail goes out; the operator of the server decides it.
#[derive(Serialize, ToSchema)]
pub struct MailSettings {
    mode: MailMode,
    /// The address that mail comes from.
    from: String,
}

/// A change of the settings: absent fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrganisationPatch {
    #[serde(default)]
    name: Option<String>,
    /// `null` or empty: the name of the organisation.
    #[serde(default, deserialize_with = "nullable::cleared")]
    sender_name: Option<String>,
    /// `null` or empty: nowhere.
    #[serde(default, deserialize_with = "nullable::cleared")]
    contact_email: Option<String>,
}

/// A member as the organisation sees them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    user_id: String,
    name: String,
    email: String,
    role: Role,
    joined_at: DateTime<Utc>,
    /// Whether this is the person who asks.
    you: bool,
}

/// Another role for a member.
#[derive(Deserialize, ToSchema)]
pub struct MemberPatch {
    /// The new role.
    #[schema(value_type = Role)]
    pub role: String,
}

impl OrganisationSettings {
    /// Shows the settings of an organisation on this server.
    pub fn new(settings: organisation::Settings, mail: MailSettings) -> Self {
        Self {
            id: settings.id.into(),
            name: settings.name,
            sender_name: settings.sender_name,
            contact_email: settings.contact_email,
            mail,
        }
    }
}

impl MailSettings {
    /// Shows how mail goes out.
    pub fn new(mode: MailMode, from: &str) -> Self {
        Self {
            mode,
            from: from.to_owned(),
        }
    }
}

impl From<OrganisationPatch> for organisation::SettingsPatch {
    fn from(patch: OrganisationPatch) -> Self {
        Self {
            name: patch.name,
            sender_name: patch.sender_name,
            contact_email: patch.contact_email,
        }
    }
}

impl Member {
    /// Shows a member to another one, or to themselves.
    pub fn new(member: members::Member, to: &UserId) -> Self {
        Self {
            you: member.user_id == *to,
            user_id: member.user_id.into(),
            name: member.name,
            email: member.email,
            role: member.role,
            joined_at: member.joined_at,
        }
    }
}
