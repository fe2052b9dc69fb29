//! Accounts on the wire.

use app_service::accounts;
use app_service::actor::Organiser;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A new account.
#[derive(Deserialize, ToSchema)]
pub struct SignUp {
    email: String,
    /// At least 8 characters.
    password: String,
    name: String,
}

/// An attempt to sign in.
#[derive(Deserialize, ToSchema)]
pub struct SignIn {
    email: String,
    password: String,
}

/// The person who is signed in.
#[derive(Serialize, ToSchema)]
pub struct User {
    id: String,
    email: String,
    name: String,
    organisation: Organisation,
}

/// The organisation whose events the person sees.
#[derive(Serialize, ToSchema)]
pub struct Organisation {
    id: String,
    name: String,
    /// `owner`, `planner`, `viewer` or `door-staff`.
    role: String,
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

impl From<SignUp> for accounts::SignUp {
    fn from(SignUp { email, password, name }: SignUp) -> Self {
        Self { email, password, name }
    }
}

impl From<SignIn> for accounts::SignIn {
    fn from(SignIn { email, password }: SignIn) -> Self {
        Self { email, password }
    }
}

impl From<&Organiser> for User {
    fn from(who: &Organiser) -> Self {
        Self {
            id: who.user_id().to_string(),
            email: who.email().to_owned(),
            name: who.name().to_owned(),
            organisation: Organisation {
                id: who.organisation_id().to_string(),
                name: who.organisation_name().to_owned(),
                role: who.role().as_str().to_owned(),
            },
        }
    }
}
