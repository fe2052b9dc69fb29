//! Where a mail server is, and how safely it must be reached. Between machines mail is always encrypted, unless the
//! operator writes otherwise.

use std::net::SocketAddr;

use domain::mail_server::{Security, is_this_machine};
use domain::public_address::is_public;
use lettre::transport::smtp::authentication::Credentials;
use percent_encoding::percent_decode_str;
use url::Url;

use super::deadline::Deadline;
use super::resolve::{self, LookUp};
use crate::core::error::Error;
use crate::mail::transport::Failure;

/// Addresses of one name that are tried.
const ADDRESSES_MAX: usize = 3;

/// Which addresses a server may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Networks {
    /// Any: the operator named the server.
    All,
    /// Public ones: an organisation named the server, and must not reach what only this machine can.
    Public,
}

/// A mail server.
#[derive(Clone)]
pub struct Server {
    /// Its name or address.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// How the connection is encrypted.
    pub security: Security,
    /// User and password.
    pub account: Option<(String, String)>,
    /// Which addresses it may have.
    pub networks: Networks,
}

impl Server {
    /// Reads the address of a server: `smtp://user:password@host:587`, or `smtps://…`. Encryption is required, except on
    /// this machine or with `?tls=off-insecure`. A password is never sent unencrypted to another machine.
    pub fn parse(url: &str) -> Result<Self, Error> {
        // The address is not repeated: it may hold a password.
        let read = Url::parse(url).map_err(|_secret| unreadable("write it as smtp://user:password@host:587"))?;
        let implicit = match read.scheme() {
            "smtps" => true,
            "smtp" => false,
            _ => return Err(unreadable("it begins with smtp:// or smtps://")),
        };
        let host = read.host_str().filter(|host| !host.is_empty());
        let host = host.ok_or_else(|| unreadable("it names no host"))?;
        let host = host.trim_matches(['[', ']']).to_owned();
        let account = account(&read)?;
        let local = is_this_machine(&host);
        let security = match (implicit, tls(&read)?) {
            (true, _) => Security::Tls,
            (false, Some("required")) => Security::StartTls,
            (false, Some("off-insecure")) if account.is_some() && !local => {
                return Err(unreadable(
                    "its password would be sent unencrypted; remove ?tls=off-insecure or use smtps://",
                ));
            }
            (false, Some("off-insecure")) => Security::None,
            (false, Some("opportunistic")) if !local => {
                return Err(unreadable(
                    "an attacker can switch opportunistic encryption off; leave out ?tls=opportunistic",
                ));
            }
            (false, None | Some("opportunistic")) if local => Security::None,
            (false, None) => Security::StartTls,
            (false, Some(_)) => return Err(unreadable("tls is required or off-insecure")),
        };
        let port = read.port().unwrap_or(match security {
            Security::Tls => 465,
            Security::StartTls => 587,
            Security::None => 25,
        });
        Ok(Self {
            host,
            port,
            security,
            account,
            networks: Networks::All,
        })
    }

    /// Resolves the name. A server that may not be reached is refused here, before a connection is opened; the connection
    /// then goes to these addresses, so that a second answer of the name server has no say.
    pub(super) fn addresses(&self, look_up: &LookUp, deadline: Deadline) -> Result<Vec<SocketAddr>, Failure> {
        let found = resolve::addresses(look_up, (&self.host, self.port), deadline.of_answer())?;
        // One address that is not public spoils the others: an honest name has none.
        let reachable = self.networks == Networks::All || found.iter().all(|address| is_public(address.ip()));
        if !domain::guard!("identity network of a mail server" => reachable) {
            return Err(Failure::Transient(PRIVATE.to_owned()));
        }
        let own = found.iter().all(|address| address.ip().is_loopback());
        if self.security == Security::None && self.networks == Networks::Public && !own {
            return Err(Failure::Transient(UNENCRYPTED.to_owned()));
        }
        Ok(found.into_iter().take(ADDRESSES_MAX).collect())
    }

    pub(super) fn credentials(&self) -> Option<Credentials> {
        let (user, password) = self.account.clone()?;
        Some(Credentials::new(user, password))
    }
}

/// What the owner of an organisation reads about a server in our own network.
pub(crate) const PRIVATE: &str =
    "This mail server is in a private network. Only the operator of this installation can allow that.";
const UNENCRYPTED: &str = "Mail to another machine must be encrypted.";

fn unreadable(why: &str) -> Error {
    Error::Internal(format!("the address of the mail server cannot be used: {why}"))
}

fn account(url: &Url) -> Result<Option<(String, String)>, Error> {
    let decode = |text: &str| {
        let decoded = percent_decode_str(text).decode_utf8();
        decoded
            .map(|text| text.into_owned())
            .map_err(|_secret| unreadable("user and password are UTF-8, percent-encoded"))
    };
    if url.username().is_empty() {
        return Ok(None);
    }
    Ok(Some((
        decode(url.username())?,
        decode(url.password().unwrap_or_default())?,
    )))
}

fn tls(url: &Url) -> Result<Option<&str>, Error> {
    let query = url.query().unwrap_or_default();
    match query.strip_prefix("tls=") {
        Some(word) => Ok(Some(word)),
        None if query.is_empty() => Ok(None),
        None => Err(unreadable("after the ? only tls=required or tls=off-insecure is known")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::MailTimeouts;

    fn security(url: &str) -> Security {
        Server::parse(url).map(|server| server.security).unwrap()
    }

    #[test]
    fn mail_to_another_machine_is_encrypted_unless_the_operator_writes_otherwise() {
        for (url, expected) in [
            ("smtp://mail.example", Security::StartTls),
            ("smtp://relay.internal:25", Security::StartTls),
            ("smtp://u:p@mail.example:587?tls=required", Security::StartTls),
            ("smtps://u:p@mail.example", Security::Tls),
            ("smtp://relay.internal:25?tls=off-insecure", Security::None),
            ("smtp://u:p@127.0.0.1:1025", Security::None),
            ("smtp://u:p@[::1]:1025", Security::None),
            ("smtp://localhost?tls=opportunistic", Security::None),
            ("smtp://localhost?tls=required", Security::StartTls),
        ] {
            assert_eq!(security(url), expected, "{url}");
        }
        for refused in [
            "smtp://mail.example?tls=opportunistic",
            "smtp://u:p@mail.example?tls=off-insecure",
            "smtp://u:p@127.0.0.1.evil.example?tls=off-insecure",
            "smtp://mail.example?tls=none",
            "smtp://mail.example?starttls=1",
        ] {
            assert!(Server::parse(refused).is_err(), "{refused}");
        }
    }

    #[test]
    fn an_address_that_cannot_be_read_is_refused_without_repeating_the_password() {
        for refused in [
            "",
            "mail.example",
            "http://u:geheim@mail.example",
            "smtp://u:geheim@",
            "smtp://u:geheim@mail.example:x?tls=required",
        ] {
            let error = format!("{:?}", Server::parse(refused).map(|server| server.host).unwrap_err());
            assert!(error.contains("mail server") && !error.contains("geheim"), "{error}");
        }
    }

    #[test]
    fn user_and_password_are_decoded() {
        let server = Server::parse("smtps://ann%40example.org:p%3Aw@mail.example").unwrap();
        assert_eq!(server.account, Some(("ann@example.org".to_owned(), "p:w".to_owned())));
        assert_eq!((server.host.as_str(), server.port), ("mail.example", 465));
    }

    #[test]
    fn a_server_of_an_organisation_has_public_addresses_only() {
        let system = resolve::system();
        let server = |host: &str, networks| Server {
            host: host.to_owned(),
            port: 25,
            security: Security::StartTls,
            account: None,
            networks,
        };
        for host in [
            "127.0.0.1",
            "localhost",
            "10.0.0.1",
            "169.254.169.254",
            "::1",
            "::ffff:10.0.0.1",
        ] {
            let deadline = Deadline::new(MailTimeouts::default());
            let refused = server(host, Networks::Public).addresses(&system, deadline);
            assert_eq!(refused, Err(Failure::Transient(PRIVATE.to_owned())), "{host}");
            assert!(
                server(host, Networks::All).addresses(&system, deadline).is_ok(),
                "{host}"
            );
        }
        let deadline = Deadline::new(MailTimeouts::default());
        let public = server("93.184.216.34", Networks::Public);
        assert!(public.addresses(&system, deadline).is_ok());
    }
}
