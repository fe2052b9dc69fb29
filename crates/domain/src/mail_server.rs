//! The mail server of an organisation, as its owners enter it.

use std::net::IpAddr;

use crate::invalid::Invalid;
use crate::limits::{MAIL_PER_MINUTE_MAX, ORGANISATION_NAME_MAX};
use crate::text;
use crate::words::word_enum;

/// Characters of a host name.
const HOST_MAX: usize = 253;
/// Characters of user name and password.
const SECRET_MAX: usize = 500;

word_enum! {
    /// How the connection to a mail server is encrypted.
    Security as "security" {
        /// After STARTTLS; a server without it gets no mail.
        StartTls = "starttls",
        /// From the first byte.
        Tls = "tls",
        /// Not at all; on this machine only.
        None = "none",
    }
}

/// A mail server without its password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailServer {
    /// Its name or address.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is encrypted.
    pub security: Security,
    /// Empty when the server wants none.
    pub username: String,
    /// The address that mail comes from.
    pub from_address: String,
    /// The name that people see; empty means that of the organisation.
    pub from_name: String,
    /// The most mails a minute, if there is a limit.
    pub per_minute: Option<i32>,
}

/// The input of an owner, not yet validated.
#[derive(Clone, Default)]
pub struct NewMailServer {
    /// Its name or address.
    pub host: String,
    /// Its port.
    pub port: i64,
    /// A word of [`Security`].
    pub security: String,
    /// Empty when the server wants none.
    pub username: String,
    /// Absent: the stored one stays.
    pub password: Option<String>,
    /// The address that mail comes from.
    pub from_address: String,
    /// The name that people see.
    pub from_name: String,
    /// The most mails a minute.
    pub per_minute: Option<i64>,
}

impl NewMailServer {
    /// Checks every field but the password.
    pub fn check(&self) -> Result<MailServer, Vec<Invalid>> {
        let mut problems = Vec::new();
        let host = keep(host(&self.host), &mut problems);
        let security = keep(Security::parse(&self.security).map(Some), &mut problems);
        if security == Some(Security::None) && !host.is_empty() && !is_this_machine(&host) {
            let message = "Without encryption, only a mail server on this machine can be used.";
            problems.push(Invalid::new("security", message));
        }
        let server = MailServer {
            host,
            port: keep(port(self.port), &mut problems),
            security: security.unwrap_or(Security::StartTls),
            username: keep(text::line("username", &self.username, SECRET_MAX), &mut problems),
            from_address: keep(from_address(&self.from_address), &mut problems),
            from_name: keep(
                text::line("fromName", &self.from_name, ORGANISATION_NAME_MAX),
                &mut problems,
            ),
            per_minute: keep(per_minute(self.per_minute), &mut problems),
        };
        keep(password(self.password.as_deref()), &mut problems);
        if problems.is_empty() { Ok(server) } else { Err(problems) }
    }
}

impl MailServer {
    /// Returns whether a password that was entered for another version of the settings may be sent to this one. Otherwise
    /// it could be read by pointing the settings at another server.
    pub fn keeps_password_of(&self, old: &Self) -> bool {
        self.host == old.host && self.port == old.port && self.security == old.security && self.username == old.username
    }
}

/// Returns whether a host is this machine.
pub fn is_this_machine(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

fn keep<T: Default>(checked: Result<T, Invalid>, problems: &mut Vec<Invalid>) -> T {
    checked.unwrap_or_else(|problem| {
        problems.push(problem);
        T::default()
    })
}

fn host(typed: &str) -> Result<String, Invalid> {
    let host = typed.trim().trim_start_matches('[').trim_end_matches(']');
    let is_name = !host.is_empty()
        && host.len() <= HOST_MAX
        && host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
    if is_name && (!host.contains(':') || host.parse::<IpAddr>().is_ok()) {
        return Ok(host.to_ascii_lowercase());
    }
    let message = "Enter the name of the mail server, for example smtp.example.org.";
    Err(Invalid::new("host", message))
}

fn port(typed: i64) -> Result<u16, Invalid> {
    let port = u16::try_from(typed).ok().filter(|port| *port > 0);
    port.ok_or_else(|| {
        Invalid::new(
            "port",
            "Enter a port from 1 to 65535; most mail servers use 587 or 465.",
        )
    })
}

fn from_address(typed: &str) -> Result<String, Invalid> {
    let address = text::email("fromAddress", typed)?;
    if address.is_empty() {
        return Err(Invalid::new("fromAddress", "Enter the address that mail is sent from."));
    }
    Ok(address)
}

fn per_minute(typed: Option<i64>) -> Result<Option<i32>, Invalid> {
    let Some(typed) = typed else { return Ok(None) };
    let read = i32::try_from(typed)
        .ok()
        .filter(|count| (1..=MAIL_PER_MINUTE_MAX).contains(count));
    let most = text::with_commas(MAIL_PER_MINUTE_MAX.try_into().unwrap_or(u64::MAX));
    read.map(Some).ok_or_else(|| {
        Invalid::new(
            "perMinute",
            format!("Enter a number from 1 to {most}, or leave it blank."),
        )
    })
}

fn password(typed: Option<&str>) -> Result<(), Invalid> {
    let typed = typed.unwrap_or_default();
    if typed.chars().count() > SECRET_MAX || typed.chars().any(char::is_control) {
        return Err(Invalid::new("password", "This password cannot be used."));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entered() -> NewMailServer {
        NewMailServer {
            host: " SMTP.example.org ".to_owned(),
            port: 587,
            security: "starttls".to_owned(),
            username: "events".to_owned(),
            password: Some("geheim".to_owned()),
            from_address: "events@example.org".to_owned(),
            from_name: "Lee & Söhne".to_owned(),
            per_minute: Some(60),
        }
    }

    fn fields(entered: &NewMailServer) -> Vec<String> {
        let problems = entered.check().err().unwrap_or_default();
        problems.into_iter().map(|problem| problem.field).collect()
    }

    #[test]
    fn a_server_is_read_and_tidied() {
        let server = entered().check().unwrap();
        assert_eq!((server.host.as_str(), server.port), ("smtp.example.org", 587));
        let local = NewMailServer {
            host: "[::1]".to_owned(),
            security: "none".to_owned(),
            per_minute: None,
            ..entered()
        };
        assert_eq!(local.check().unwrap().host, "::1");
    }

    #[test]
    fn every_wrong_field_is_named() {
        let wrong = NewMailServer {
            host: "smtp://mail.example.org".to_owned(),
            port: 0,
            security: "ssl".to_owned(),
            username: "a\r\nb".to_owned(),
            password: Some("a\nb".to_owned()),
            from_address: String::new(),
            from_name: "Ann\r\nBcc: x@example.org".to_owned(),
            per_minute: Some(0),
        };
        let expected = [
            "host",
            "security",
            "port",
            "username",
            "fromAddress",
            "fromName",
            "perMinute",
            "password",
        ];
        assert_eq!(fields(&wrong), expected);
    }

    #[test]
    fn mail_without_encryption_stays_on_this_machine() {
        for (host, expected) in [
            ("localhost", vec![]),
            ("127.0.0.1", vec![]),
            ("mail.example.org", vec!["security".to_owned()]),
            ("10.0.0.1", vec!["security".to_owned()]),
        ] {
            let server = NewMailServer {
                host: host.to_owned(),
                security: "none".to_owned(),
                ..entered()
            };
            assert_eq!(fields(&server), expected, "{host}");
        }
    }

    #[test]
    fn a_password_goes_only_to_the_server_that_it_was_entered_for() {
        let old = entered().check().unwrap();
        let renamed = MailServer {
            from_name: "Other".to_owned(),
            ..old.clone()
        };
        assert!(renamed.keeps_password_of(&old));
        for other in [
            MailServer {
                host: "evil.example".to_owned(),
                ..old.clone()
            },
            MailServer {
                port: 25,
                ..old.clone()
            },
            MailServer {
                security: Security::None,
                ..old.clone()
            },
        ] {
            assert!(!other.keeps_password_of(&old));
        }
    }
}
