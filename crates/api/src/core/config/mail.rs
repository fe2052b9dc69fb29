//! What the operator can choose about mail and about the address under which people reach the product.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use actix_web::http::Uri;
use app_service::settings::MailTimeouts;
use app_service::settings::{MailMode, Settings};
use domain::mail_server::is_this_machine;

use super::values::Values;
use super::{Config, ConfigError};

/// How mail leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailConfig {
    /// The mail server; without one, mail goes into files.
    pub smtp_url: Option<Secret>,
    /// The address mail comes from.
    pub from: Option<String>,
    /// The operator's address, for people who need help.
    pub contact_email: Option<String>,
    /// Shows owners at this machine the mail about their own account; while mail goes into files, and on loopback only.
    pub open_mailbox: bool,
    /// Mails sent at the same time; a default when absent.
    pub connections: Option<usize>,
    /// Mails per minute to the guests of an organisation; as fast as possible when absent.
    pub per_minute: Option<u32>,
    /// Lets organisations use mail servers in private networks; by default while only this machine is served.
    pub private_hosts: Option<bool>,
    /// What reports about returned mail are signed with.
    pub bounce_secret: Option<Secret>,
    /// Signs mail of the installation.
    pub dkim: Option<Dkim>,
}

/// What mail is signed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dkim {
    /// The file of the private key, in PEM format.
    pub key_file: PathBuf,
    /// The name of the key in the DNS.
    pub selector: String,
    /// The domain that is signed for; that of the sender when absent.
    pub domain: Option<String>,
}

impl Dkim {
    /// Takes the options; `None` without them.
    pub(super) fn from_values(values: &Values) -> Result<Option<Self>, String> {
        match (values.path("dkim-key-file"), values.text("dkim-selector")) {
            (Some(key_file), Some(selector)) => Ok(Some(Self {
                key_file,
                selector,
                domain: values.text("dkim-domain"),
            })),
            (None, None) => Ok(None),
            _ => Err("set both dkim-key-file (SEATWRIGHT_DKIM_KEY_FILE) and dkim-selector (SEATWRIGHT_DKIM_SELECTOR), or neither".to_owned()),
        }
    }
}

/// Default number of mails sent at the same time.
const CONNECTIONS: usize = 4;

/// A text with a password in it, which no log shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Takes a text from the environment.
    pub fn new(text: String) -> Self {
        Self(text)
    }

    /// Returns the text, for the one who needs it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

impl Config {
    /// Refuses choices about mail that would not work or would show it to the network, and completes the others.
    pub(super) fn check_mail(mut self) -> Result<Self, ConfigError> {
        let with_server = self.mail.smtp_url.is_some();
        if self.mail.open_mailbox && !self.listen.ip().is_loopback() {
            return Err(ConfigError::OpenMailboxOffLoopback(self.listen));
        }
        if self.mail.open_mailbox && with_server {
            return Err(ConfigError::OpenMailboxWithServer);
        }
        if with_server && self.mail.from.is_none() {
            return Err(ConfigError::NoSender);
        }
        self.mail.open_mailbox |= self.demo && !with_server;
        Ok(self)
    }

    /// Returns what the use cases need to know; `listening` is the address the process has got.
    pub fn settings(&self, listening: SocketAddr) -> Settings {
        let base_url = self.base_url.clone();
        Settings {
            base_url: base_url.unwrap_or_else(|| format!("http://{listening}")),
            mail_from: self.mail.from.clone().unwrap_or_else(|| Settings::default().mail_from),
            mail_mode: match self.mail.smtp_url {
                Some(_) => MailMode::Smtp,
                None => MailMode::Files,
            },
            contact_email: self.mail.contact_email.clone(),
            open_mailbox: self.mail.open_mailbox,
            mail_per_minute: self.mail.per_minute,
            private_mail_hosts: self
                .mail
                .private_hosts
                .unwrap_or_else(|| self.serves_this_machine_only()),
            mail_timeouts: MailTimeouts::default(),
            limits: self.limits,
            sign_up: self.sign_up,
            allowed_domains: self.allowed_domains.clone(),
            sandbox: self.sandbox,
            operators: self.operators.clone(),
        }
    }

    /// Returns how many mails may be sent at the same time.
    pub fn mail_connections(&self) -> usize {
        self.mail.connections.unwrap_or(CONNECTIONS)
    }

    /// A server behind a proxy listens on a loopback address too, but has an address of its own for its links.
    fn serves_this_machine_only(&self) -> bool {
        let host = self.base_url.as_deref().and_then(|url| url.parse::<Uri>().ok());
        let is_local = match host.as_ref().map(Uri::host) {
            Some(Some(host)) => is_this_machine(host.trim_matches(['[', ']'])),
            Some(None) => false,
            None => true,
        };
        is_local && self.listen.ip().is_loopback()
    }

    /// Returns a word of warning when links in mail would lead nowhere.
    pub fn base_url_warning(&self) -> Option<&'static str> {
        (self.base_url.is_none() && self.listen.ip().is_unspecified()).then_some(
            "links in mail need --base-url, for example --base-url https://seats.example.org; the listen address \
             cannot be opened from other machines",
        )
    }
}

/// Reads scheme, host and port; a slash at the end is fine, anything after it is not.
pub(super) fn base_url(text: &str) -> Option<String> {
    let uri: Uri = text.parse().ok()?;
    let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
    let authority = uri.authority()?.as_str();
    let bare = uri.path_and_query().is_none_or(|path| path.as_str() == "/");
    (bare && !authority.contains('@') && !authority.starts_with(':')).then(|| format!("{scheme}://{authority}"))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn config(listen: &str) -> Config {
        Config::new(PathBuf::from("data"), listen.parse().unwrap())
    }

    fn checked(listen: &str, mail: MailConfig) -> Result<Config, ConfigError> {
        Config { mail, ..config(listen) }.check()
    }

    fn server() -> Option<Secret> {
        Some(Secret::new("smtp://u:geheim@mail.example?tls=required".to_owned()))
    }

    fn sender() -> Option<String> {
        Some("seats@example.org".to_owned())
    }

    #[test]
    fn the_mailbox_is_opened_on_loopback_only_and_only_for_files() {
        let open = MailConfig {
            open_mailbox: true,
            ..MailConfig::default()
        };
        assert!(
            checked("127.0.0.1:0", open.clone())
                .unwrap()
                .settings(([127, 0, 0, 1], 1).into())
                .open_mailbox
        );
        for public in ["0.0.0.0:80", "192.168.1.2:80", "[::]:80"] {
            let refused = checked(public, open.clone());
            assert!(
                matches!(refused, Err(ConfigError::OpenMailboxOffLoopback(_))),
                "{public}"
            );
        }
        let with_server = MailConfig {
            smtp_url: server(),
            from: sender(),
            ..open
        };
        assert_eq!(
            checked("127.0.0.1:0", with_server),
            Err(ConfigError::OpenMailboxWithServer)
        );
    }

    #[test]
    fn a_demo_opens_the_mailbox_unless_there_is_a_mail_server() {
        let demo = |mail| Config {
            demo: true,
            mail,
            ..config("127.0.0.1:0")
        };
        assert!(demo(MailConfig::default()).check().unwrap().mail.open_mailbox);
        let with_server = MailConfig {
            smtp_url: server(),
            from: sender(),
            ..MailConfig::default()
        };
        assert!(!demo(with_server).check().unwrap().mail.open_mailbox);
    }

    #[test]
    fn a_mail_server_needs_an_address_to_send_from() {
        let mail = |from| MailConfig {
            smtp_url: server(),
            from,
            ..MailConfig::default()
        };
        assert_eq!(checked("0.0.0.0:80", mail(None)), Err(ConfigError::NoSender));
        assert!(checked("0.0.0.0:80", mail(sender())).is_ok());
    }

    #[test]
    fn a_base_url_is_scheme_and_host() {
        for (typed, read) in [
            ("https://seats.example", Some("https://seats.example")),
            ("https://seats.example:8443/", Some("https://seats.example:8443")),
            ("http://[::1]:8080", Some("http://[::1]:8080")),
            ("https://seats.example/app", None),
            ("https://seats.example/?a", None),
            ("https://ann:pw@seats.example", None),
            ("javascript://seats.example", None),
            ("seats.example", None),
            ("https://", None),
            ("", None),
        ] {
            assert_eq!(base_url(typed).as_deref(), read, "{typed}");
        }
    }

    #[test]
    fn without_a_base_url_links_lead_to_the_address_the_process_has_got() {
        let settings = config("127.0.0.1:0").settings(([127, 0, 0, 1], 8123).into());
        assert_eq!(settings.base_url, "http://127.0.0.1:8123");
        assert!(config("127.0.0.1:0").base_url_warning().is_none());
        assert!(config("0.0.0.0:80").base_url_warning().is_some());
    }

    #[test]
    fn the_password_of_the_mail_server_is_not_printed_with_the_configuration() {
        let mail = MailConfig {
            smtp_url: server(),
            from: sender(),
            ..MailConfig::default()
        };
        let printed = format!("{:?}", checked("0.0.0.0:80", mail).unwrap());
        assert!(printed.contains("(secret)") && !printed.contains("geheim"), "{printed}");
    }
}
