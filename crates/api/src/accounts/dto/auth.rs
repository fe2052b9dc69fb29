//! Accounts on the wire.

use app_service::accounts::{self, Membership};
use app_service::actor::Organiser;
use app_service::operator::access;
use app_service::service::Service;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::Role;

/// A new account.
#[derive(Deserialize, ToSchema)]
pub struct SignUp {
    email: String,
    /// At least 8 characters.
    password: String,
    name: String,
    /// The token of an invitation to join instead of getting an organisation of one's own.
    #[serde(default)]
    invitation: Option<String>,
}

/// A mail with a link is on its way; the answer does not depend on whether the address has an account.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckEmail {
    /// Where the mail goes.
    check_email: String,
}

impl CheckEmail {
    /// Names the address.
    pub fn new(check_email: String) -> Self {
        Self { check_email }
    }
}

/// An attempt to sign in.
#[derive(Deserialize, ToSchema)]
pub struct SignIn {
    email: String,
    password: String,
}

/// The person who is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    id: String,
    email: String,
    /// Whether the address has been shown to belong to the person.
    email_verified: bool,
    /// Whether the person has a password here; without one they sign in elsewhere.
    has_password: bool,
    name: String,
    /// The organisation whose events the person sees.
    organisation: Organisation,
    /// Every organisation of the person.
    organisations: Vec<Organisation>,
    /// Whether the person may see the operator's page.
    is_operator: bool,
    /// When everything goes, for a visitor of the sandbox.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sandbox_until: Option<DateTime<Utc>>,
}

/// An organisation of a person.
#[derive(Serialize, ToSchema)]
pub struct Organisation {
    id: String,
    name: String,
    role: Role,
}

impl SignUp {
    /// Returns the address that rate limits count.
    pub fn email(&self) -> &str {
        &self.email
    }
}

impl SignIn {
    /// Returns the address that rate limits count.
    pub fn email(&self) -> &str {
        &self.email
    }
}

impl SignUp {
    /// Returns what the use case takes.
    pub fn from_device(self, device: String) -> accounts::SignUp {
        accounts::SignUp {
            email: self.email,
            password: self.password,
            name: self.name,
            invitation: self.invitation,
            device,
        }
    }
}

impl SignIn {
    /// Returns what the use case takes.
    pub fn from_device(self, device: String) -> accounts::SignIn {
        accounts::SignIn {
            email: self.email,
            password: self.password,
            device,
        }
    }
}

impl User {
    /// Shows a person with all organisations of theirs.
    pub fn new(service: &Service, organiser: &Organiser, organisations: &[Membership]) -> Self {
        Self {
            id: organiser.user_id().to_string(),
            email: organiser.email().to_owned(),
            email_verified: organiser.is_verified(),
            has_password: organiser.has_password(),
            name: organiser.name().to_owned(),
            organisation: Organisation {
                id: organiser.organisation_id().to_string(),
                name: organiser.organisation_name().to_owned(),
                role: organiser.role(),
            },
            organisations: organisations.iter().map(Organisation::from).collect(),
            is_operator: access::is_operator(organiser, service.settings()),
            sandbox_until: organiser.sandbox_until(),
        }
    }
}

impl From<&Membership> for Organisation {
    fn from(membership: &Membership) -> Self {
        Self {
            id: membership.organisation_id.to_string(),
            name: membership.organisation_name.clone(),
            role: membership.role,
        }
    }
}
