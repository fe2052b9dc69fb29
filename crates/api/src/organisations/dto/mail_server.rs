//! The mail server of an organisation on the wire.

use app_service::mail::own_server::{OwnServer, Tested};
use chrono::{DateTime, Utc};
use domain::mail_server as domain_server;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the connection to a mail server is encrypted.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MailSecurity {
    /// After STARTTLS.
    StartTls,
    /// From the first byte.
    Tls,
    /// Not at all; on the machine of Seatwright only.
    None,
}

/// The mail server of an organisation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailServer {
    host: String,
    port: u16,
    security: MailSecurity,
    username: String,
    /// The address that mail comes from.
    from_address: String,
    /// The name that people see; empty means that of the organisation.
    from_name: String,
    /// The most mails a minute, if there is a limit.
    per_minute: Option<i32>,
    /// Whether a password is stored; it is never shown.
    has_password: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last_test: Option<MailServerLastTest>,
    /// Since when mail waits because the server cannot be reached; absent while it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    unreachable_since: Option<DateTime<Utc>>,
}

/// The last test of these settings.
#[derive(Serialize, ToSchema)]
pub struct MailServerLastTest {
    at: DateTime<Utc>,
    ok: bool,
    message: String,
}

/// A mail server to be stored.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewMailServer {
    host: String,
    port: i64,
    #[schema(value_type = MailSecurity)]
    security: String,
    #[serde(default)]
    username: String,
    /// Absent: the stored one stays, unless host, port, encryption or user name change.
    #[serde(default)]
    password: Option<String>,
    from_address: String,
    #[serde(default)]
    from_name: String,
    #[serde(default)]
    per_minute: Option<i64>,
}

/// A test of the stored server.
#[derive(Deserialize, ToSchema)]
pub struct MailServerTestRequest {
    /// The address of a member; without it no mail is sent.
    #[serde(default)]
    pub(crate) to: Option<String>,
}

/// The outcome of a test.
#[derive(Serialize, ToSchema)]
pub struct MailServerTest {
    ok: bool,
    /// What happened, and what to do.
    message: String,
    /// The words of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    answer: Option<String>,
}

impl From<domain_server::Security> for MailSecurity {
    fn from(security: domain_server::Security) -> Self {
        match security {
            domain_server::Security::StartTls => Self::StartTls,
            domain_server::Security::Tls => Self::Tls,
            domain_server::Security::None => Self::None,
        }
    }
}

impl From<OwnServer> for MailServer {
    fn from(own: OwnServer) -> Self {
        let server = own.server;
        Self {
            host: server.host,
            port: server.port,
            security: server.security.into(),
            username: server.username,
            from_address: server.from_address,
            from_name: server.from_name,
            per_minute: server.per_minute,
            has_password: own.has_password,
            last_test: own.last_test.map(|test| MailServerLastTest {
                at: test.at,
                ok: test.ok,
                message: test.message,
            }),
            unreachable_since: own.unreachable_since,
        }
    }
}

impl From<NewMailServer> for domain_server::NewMailServer {
    fn from(new: NewMailServer) -> Self {
        Self {
            host: new.host,
            port: new.port,
            security: new.security,
            username: new.username,
            password: new.password,
            from_address: new.from_address,
            from_name: new.from_name,
            per_minute: new.per_minute,
        }
    }
}

impl From<Tested> for MailServerTest {
    fn from(tested: Tested) -> Self {
        Self {
            ok: tested.ok,
            message: tested.message,
            answer: tested.answer,
        }
    }
}
