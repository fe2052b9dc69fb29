//! Public information about this installation.

use serde::Serialize;
use utoipa::ToSchema;

use crate::core::words::{MailMode, SignInMethod, SignUpMode};

/// How this installation is set up.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Site {
    /// The address under which people reach this installation; links for guests begin with it.
    #[schema(example = "https://seats.example.org")]
    pub base_url: String,
    /// Whether a provider is configured.
    pub sign_in: SignInMethod,
    /// What the provider is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub oidc_name: Option<String>,
    /// Whether a mail server is configured.
    pub mail: MailMode,
    /// Whether `/mailbox` shows owners on this machine the mail about their own account.
    pub mailbox_open: bool,
    /// Who may create an account.
    pub sign_up: SignUpMode,
    /// Domains whose addresses may sign up without an invitation; all when empty.
    pub allowed_domains: Vec<String>,
    /// Whether visitors can try the product without an account.
    pub sandbox: bool,
    /// Whom people may ask for help.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub contact_email: Option<String>,
    /// The version of the product.
    #[schema(example = "0.1.0")]
    pub version: String,
}
