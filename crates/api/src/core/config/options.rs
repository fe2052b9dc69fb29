//! What an operator can set. One table describes each option; the command line, the variables, the configuration file, the
//! help and the table in docs/operating.md are made from it.

use std::net::{IpAddr, SocketAddr};

use app_service::mail::smtp::Smtp;
use tracing_subscriber::EnvFilter;

use super::images::ProviderName;
use super::mail::base_url;

mod documentation;
mod table;

pub use documentation::{help, markdown};
pub use table::OPTIONS;

/// One thing that an operator can set.
#[derive(Debug)]
pub struct ConfigOption {
    /// The name: `--NAME` on the command line, `NAME` in the file.
    pub name: &'static str,
    /// The variable, without `SEATWRIGHT_`.
    pub variable: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// The value in the help.
    pub placeholder: &'static str,
    /// The default in words.
    pub default: &'static str,
    /// What it does, in Markdown.
    pub help: &'static str,
    /// Whether the value may not be shown, and can also be read from a file.
    pub is_secret: bool,
}

/// The values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// The path of a file or folder.
    Path,
    /// An IP address and a port.
    Listen,
    /// `on` or `off`.
    OnOff,
    /// `on` or `off`; the name alone on the command line switches it on.
    Flag,
    /// A whole number between two bounds.
    Number(i64, i64),
    /// IP addresses.
    Addresses,
    /// Services for pictures.
    ImageProviders,
    /// One of some words.
    Choice(&'static [&'static str]),
    /// Domains of email addresses.
    Domains,
    /// An email address.
    Email,
    /// Email addresses.
    Emails,
    /// Scheme, host and port.
    BaseUrl,
    /// The address of a mail server.
    SmtpUrl,
    /// The address of a database.
    DatabaseUrl,
    /// A filter of the log.
    LogFilter,
}

impl Kind {
    /// Returns whether several values may be given.
    pub fn is_list(self) -> bool {
        matches!(
            self,
            Self::Addresses | Self::ImageProviders | Self::Domains | Self::Emails
        )
    }

    /// Returns what is required of a value that does not meet it.
    pub fn problem(self, value: &str) -> Option<String> {
        let is = |ok: bool, requirement: &str| (!ok).then(|| requirement.to_owned());
        match self {
            Self::Text | Self::Path => is(!value.is_empty(), "must not be empty"),
            Self::Listen => is(
                value.parse::<SocketAddr>().is_ok(),
                "must be an IP address and a port, for example 127.0.0.1:8080",
            ),
            Self::OnOff | Self::Flag => is(matches!(value, "on" | "off"), "must be on or off"),
            Self::Number(least, most) => {
                let number = value.parse::<i64>().ok();
                let fits = number.is_some_and(|number| (least..=most).contains(&number));
                (!fits).then(|| format!("must be a number from {least} to {most}"))
            }
            Self::Addresses => is(value.parse::<IpAddr>().is_ok(), "must be an IP address"),
            Self::ImageProviders => {
                let names = ProviderName::ALL.map(ProviderName::as_str);
                (!names.contains(&value)).then(|| format!("must be one of {}", names.join(", ")))
            }
            Self::Choice(words) => (!words.contains(&value)).then(|| format!("must be one of {}", words.join(", "))),
            Self::Domains => is(
                app_service::mail::is_address(&format!("a@{value}")),
                "must be a domain, for example example.org",
            ),
            Self::Email | Self::Emails => is(app_service::mail::is_address(value), "must be an email address"),
            Self::BaseUrl => is(
                base_url(value).is_some(),
                "must be a scheme and a host, for example https://seats.example.org",
            ),
            Self::SmtpUrl => smtp_problem(value),
            Self::DatabaseUrl => is(
                ["sqlite://", "postgresql://", "postgres://"]
                    .iter()
                    .any(|scheme| value.starts_with(scheme)),
                "must be sqlite:///PATH or postgresql://…",
            ),
            Self::LogFilter => is(
                EnvFilter::try_new(value).is_ok(),
                "must be a log filter, for example warn or api=debug",
            ),
        }
    }
}

/// The messages about a mail server name its host at most, never its password.
fn smtp_problem(url: &str) -> Option<String> {
    let error = Smtp::new(url).err()?;
    Some(error.cause().map_or_else(|| error.to_string(), str::to_owned))
}

impl ConfigOption {
    /// Returns the option of a name.
    pub fn find(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Returns the option whose value is in the file that a name with `-file` at its end gives.
    pub fn find_file(name: &str) -> Option<&'static Self> {
        name.strip_suffix("-file")
            .and_then(Self::find)
            .filter(|option| option.is_secret)
    }

    /// Returns the whole name of the variable.
    pub fn variable(&self) -> String {
        format!("SEATWRIGHT_{}", self.variable)
    }

    /// Returns whether the value may be a word of the command line, which other users of the machine can see.
    pub fn is_on_command_line(&self) -> bool {
        !self.is_secret || self.kind == Kind::DatabaseUrl
    }
}
