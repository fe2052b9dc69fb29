//! Mail to a mail server, over a small pool of connections that stay open between mails.

use std::fmt;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::{Error as SmtpError, PoolConfig};
use lettre::{Address, SmtpTransport, Transport as _};

use super::transport::{Failure, Parcel, Transport};
use crate::error::Error;
use crate::settings::MailMode;

/// How long the server may take for one answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long an unused connection stays open.
const IDLE: Duration = Duration::from_secs(30);
/// Answers that speak of our account at the server and not of the mail: to try again helps once the operator has
/// corrected it.
const ACCOUNT_CODES: [u16; 5] = [454, 530, 534, 535, 538];

/// A mail server.
pub struct Smtp {
    server: SmtpTransport,
}

impl Smtp {
    /// Reads the address of a server: `smtp://user:password@host:587?tls=required`, or `smtps://…`. Connects only when
    /// there is mail. A password is never sent unencrypted, except to this machine.
    pub fn new(url: &str) -> Result<Self, Error> {
        let unreadable = |why: &str| Error::Internal(format!("the address of the mail server cannot be used: {why}"));
        let (scheme, rest) = url
            .split_once("://")
            .ok_or_else(|| unreadable("it begins with smtp:// or smtps://"))?;
        let (authority, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (account, host) = authority.rsplit_once('@').unwrap_or(("", authority));
        let encrypted = scheme == "smtps" || query.split('&').any(|pair| pair == "tls=required");
        if !account.is_empty() && !encrypted && !is_loopback(host) {
            return Err(unreadable(
                "its password would travel unencrypted; add ?tls=required or use smtps://",
            ));
        }
        // The message of the library may repeat the address with its password.
        let builder = SmtpTransport::from_url(url)
            .map_err(|_secret| unreadable("write it as smtp://user:password@host:587?tls=required"))?;
        let pool = PoolConfig::new().max_size(2).idle_timeout(IDLE);
        let server = builder.timeout(Some(TIMEOUT)).pool_config(pool).build();
        Ok(Self { server })
    }
}

impl Transport for Smtp {
    fn mode(&self) -> MailMode {
        MailMode::Smtp
    }

    fn deliver(&self, parcel: &Parcel<'_>) -> Result<(), Failure> {
        let envelope = Envelope::new(Some(address(parcel.from)?), vec![address(parcel.to)?])
            .map_err(|error| Failure::Permanent(error.to_string()))?;
        match self.server.send_raw(&envelope, parcel.message) {
            Ok(_) => Ok(()),
            Err(error) if is_final(&error) => Err(Failure::Permanent(error.to_string())),
            Err(error) => Err(Failure::Passing(error.to_string())),
        }
    }
}

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Smtp")
    }
}

fn address(text: &str) -> Result<Address, Failure> {
    text.parse()
        .map_err(|error| Failure::Permanent(format!("'{text}' is not an address that mail can be sent to: {error}")))
}

fn is_final(error: &SmtpError) -> bool {
    let about_account = error
        .status()
        .is_some_and(|code| ACCOUNT_CODES.contains(&u16::from(code)));
    error.is_permanent() && !about_account
}

fn is_loopback(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => host.split([':', '/']).next().unwrap_or_default(),
    };
    name == "localhost" || name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_sent_unencrypted_to_another_machine() {
        for refused in [
            "smtp://u:p@mail.example:587",
            "smtp://u:p@mail.example?tls=opportunistic",
            "smtp://u:p@127.0.0.1.evil.example",
        ] {
            let error = Smtp::new(refused).unwrap_err();
            assert!(format!("{error:?}").contains("unencrypted"), "{error:?}");
        }
        for accepted in [
            "smtp://u:p@mail.example:587?tls=required",
            "smtps://u:p@mail.example",
            "smtp://relay.internal:25",
            "smtp://u:p@127.0.0.1:1025",
            "smtp://u:p@[::1]:1025",
            "smtp://u:p@localhost",
        ] {
            assert!(Smtp::new(accepted).is_ok(), "{accepted}");
        }
    }

    #[test]
    fn an_address_that_cannot_be_read_is_refused_without_repeating_the_password() {
        for refused in [
            "",
            "mail.example",
            "http://u:geheim@mail.example",
            "smtp://u:geheim@mail.example:x?tls=required",
        ] {
            let error = format!("{:?}", Smtp::new(refused).unwrap_err());
            assert!(error.contains("mail server") && !error.contains("geheim"), "{error}");
        }
    }
}
