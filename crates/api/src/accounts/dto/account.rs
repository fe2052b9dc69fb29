//! The life of an account on the wire: links, passwords, sessions.

use app_service::accounts::browsers::SessionView;
use app_service::accounts::delete;
use app_service::accounts::new_password;
use app_service::accounts::verification;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The token of a mailed link.
#[derive(Deserialize, ToSchema)]
pub struct Token {
    /// The value of `token` in the link.
    pub token: String,
}

/// An address that has been shown to belong to an account.
#[derive(Serialize, ToSchema)]
pub struct VerifiedEmail {
    /// The address.
    pub email: String,
}

/// A wish for a new password.
#[derive(Deserialize, ToSchema)]
pub struct ForgotPassword {
    /// The address of the account.
    pub email: String,
}

/// A new password for the account of a mailed link.
#[derive(Deserialize, ToSchema)]
pub struct ResetPassword {
    /// The value of `token` in the link.
    pub token: String,
    /// At least 8 characters.
    pub password: String,
}

/// A new password in the place of the present one.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangePassword {
    /// The present one; empty for a person without one.
    current_password: String,
    /// At least 8 characters.
    new_password: String,
}

impl ChangePassword {
    /// Returns what the use case takes.
    pub fn from_device(self, device: String) -> new_password::ChangePassword {
        new_password::ChangePassword {
            current: self.current_password,
            new: self.new_password,
            device,
        }
    }
}

/// Another address for the account.
#[derive(Deserialize, ToSchema)]
pub struct ChangeEmail {
    /// The password; empty for a person without one.
    password: String,
    email: String,
}

impl From<ChangeEmail> for verification::ChangeEmail {
    fn from(ChangeEmail { password, email }: ChangeEmail) -> Self {
        Self { password, email }
    }
}

/// What changes about the person; a field that is left out stays.
#[derive(Deserialize, ToSchema)]
pub struct UserPatch {
    /// What the person is called.
    #[serde(default)]
    #[schema(nullable = false)]
    pub name: Option<String>,
}

/// The end of an account.
#[derive(Deserialize, ToSchema)]
pub struct DeleteAccount {
    /// The password; empty for a person without one.
    password: String,
    /// The email address, typed again by a person without a password.
    #[serde(default)]
    #[schema(nullable = false)]
    confirm: Option<String>,
}

impl From<DeleteAccount> for delete::DeleteAccount {
    fn from(DeleteAccount { password, confirm }: DeleteAccount) -> Self {
        Self {
            password,
            confirm: confirm.unwrap_or_default(),
        }
    }
}

/// A browser in which the person is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionEntry {
    id: String,
    /// Whether it is the one that asks.
    current: bool,
    /// The browser in a few words.
    #[schema(example = "Firefox on Linux")]
    device: String,
    created_at: DateTime<Utc>,
    /// To about ten minutes.
    last_seen_at: DateTime<Utc>,
}

impl From<SessionView> for SessionEntry {
    fn from(view: SessionView) -> Self {
        Self {
            id: view.id.to_string(),
            current: view.is_current,
            device: view.device,
            created_at: view.created_at,
            last_seen_at: view.last_seen_at,
        }
    }
}

/// Another organisation of the person to work in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SwitchOrganisation {
    /// One of those in `organisations` of the person.
    pub organisation_id: String,
}
