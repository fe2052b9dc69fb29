//! The sandbox on the wire.

use app_service::sandbox;
use serde::Deserialize;
use utoipa::ToSchema;

/// The account that a sandbox becomes.
#[derive(Deserialize, ToSchema)]
pub struct KeepSandbox {
    email: String,
    /// At least 8 characters.
    password: String,
    name: String,
}

impl KeepSandbox {
    /// Returns the address that rate limits count.
    pub fn email(&self) -> &str {
        &self.email
    }

    /// Returns what the use case takes.
    pub fn from_device(self, device: String) -> sandbox::KeepSandbox {
        sandbox::KeepSandbox {
            email: self.email,
            password: self.password,
            name: self.name,
            device,
        }
    }
}
