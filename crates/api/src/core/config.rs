//! What the operator can choose, and the one place that reads the environment. Values of the command line win over
//! `SEATWRIGHT_…` variables, which win over the configuration file, which wins over the defaults.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use app_service::demo;
use app_service::service::Connections;
use app_service::settings::{Limits, SignUpMode};

use self::backups::BackupConfig;
use self::images::ImageProvider;
use self::mail::{MailConfig, Secret};
use self::oidc::Oidc;
use self::options::OPTIONS;
use self::proxies::TrustedProxies;
use self::wallets::WalletConfig;
use crate::core::answers;
use crate::core::bodies::budget;
use crate::core::bodies::timeout::BodyTimeout;

/// Connections of one address, unless the operator says otherwise: a hall of guests often shares one.
const CONNECTIONS_PER_ADDRESS: usize = 512;

pub mod backups;
mod build;
mod file;
pub mod images;
pub mod mail;
pub mod oidc;
pub mod options;
pub mod proxies;
pub mod values;
pub mod wallets;

pub use build::{Need, lines};

/// Everything `seatwright serve` needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The folder of the database file and of everything else that is kept.
    pub data: PathBuf,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// Seeds a demo account with one realistic event; loopback only.
    pub demo: bool,
    /// `sqlite:///path` or `postgresql://…`; a file in `data` when absent.
    pub database: Option<String>,
    /// Connections to PostgreSQL, half of them for writes; a default when absent.
    pub database_connections: Option<u32>,
    /// Slows down guessing of passwords and lookup codes; can be switched off on loopback only.
    pub rate_limits: bool,
    /// Threads that serve requests; the number of processors when absent.
    pub workers: Option<usize>,
    /// Addresses of reverse proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: TrustedProxies,
    /// Connections that one network address may hold; proxies that are trusted are exempt.
    pub connections_per_address: usize,
    /// How fast the body of a request must arrive.
    pub body_timeout: BodyTimeout,
    /// Bytes that the bodies of all requests may hold at the same time.
    pub body_memory: usize,
    /// Bytes that the answers to all requests may hold at the same time.
    pub answer_memory: usize,
    /// How long a client may leave an answer unread before its connection ends.
    pub answer_timeout: Duration,
    /// How long a server that is asked to stop serves on while it is not ready, so that a balancer takes it out.
    pub drain: Duration,
    /// Marks the cookie `Secure` and names it `__Host-seatwright`: on unless the address is a loopback one.
    pub secure_cookies: bool,
    /// The OpenID Connect provider that people sign in with.
    pub oidc: Option<Oidc>,
    /// Where people reach the product: scheme, host and port. Links in mail begin with it.
    pub base_url: Option<String>,
    /// How mail leaves.
    pub mail: MailConfig,
    /// The key of the installation; that of the data folder when absent.
    pub secret_key: Option<Secret>,
    /// Outside services in which people may search for pictures.
    pub image_providers: Vec<ImageProvider>,
    /// Whether a backup is made in the data folder every day.
    pub backups: bool,
    /// Where the daily backups are copied to, and whether they are restored for proof.
    pub backup: BackupConfig,
    /// How much the installation may keep.
    pub limits: Limits,
    /// What passes for wallets are made with.
    pub wallets: WalletConfig,
    /// Who may create an account.
    pub sign_up: SignUpMode,
    /// Domains whose addresses may sign up, in lower case; all when empty.
    pub allowed_domains: Vec<String>,
    /// Whether visitors can try the product without an account.
    pub sandbox: bool,
    /// Addresses of the accounts that see the operator's page; with `demo` also the demo account.
    pub operators: Vec<String>,
    /// What is logged; warnings when absent.
    pub log: Option<String>,
    /// How lines of the log look.
    pub log_format: LogFormat,
    /// Whether each request has a line in the log.
    pub access_log: bool,
    /// Where metrics are served; nowhere when absent.
    pub metrics_listen: Option<SocketAddr>,
}

/// How lines of the log look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

/// Why a combination of options cannot be served.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The password of demo accounts is public.
    #[error(
        "--demo creates an account with a public password, so it works on a loopback address only; {0} is not one (use 127.0.0.1)"
    )]
    DemoOffLoopback(SocketAddr),
    /// Without limits, passwords and codes can be guessed.
    #[error("--rate-limits off works on a loopback address only; {0} is not one")]
    NoLimitsOffLoopback(SocketAddr),
    /// Mail opens accounts.
    #[error("--open-mailbox shows undelivered mail, so it works on a loopback address only; {0} is not one")]
    OpenMailboxOffLoopback(SocketAddr),
    /// What a mail server has taken is not ours to show.
    #[error(
        "--open-mailbox shows mail that is written to files, so it cannot be combined with a mail server (SEATWRIGHT_SMTP_URL)"
    )]
    OpenMailboxWithServer,
    /// Mail servers refuse senders that do not exist.
    #[error("a mail server (SEATWRIGHT_SMTP_URL) needs --mail-from, the address that mail comes from")]
    NoSender,
    /// Visitors must not see the metrics.
    #[error("--metrics-listen needs an address or a port of its own; {0} is that of --listen")]
    MetricsForVisitors(SocketAddr),
}

impl Config {
    /// Returns the defaults for a data folder and an address.
    pub fn new(data: PathBuf, listen: SocketAddr) -> Self {
        Self {
            data,
            listen,
            demo: false,
            database: None,
            database_connections: None,
            rate_limits: true,
            workers: None,
            trusted_proxies: TrustedProxies::default(),
            connections_per_address: CONNECTIONS_PER_ADDRESS,
            body_timeout: BodyTimeout::default(),
            body_memory: budget::DEFAULT_BYTES,
            answer_memory: answers::budget::DEFAULT_BYTES,
            answer_timeout: answers::socket::TIMEOUT,
            drain: Duration::ZERO,
            secure_cookies: !listen.ip().is_loopback(),
            oidc: None,
            base_url: None,
            mail: MailConfig::default(),
            secret_key: None,
            image_providers: Vec::new(),
            backups: true,
            backup: BackupConfig::default(),
            limits: Limits::default(),
            wallets: WalletConfig::default(),
            sign_up: SignUpMode::default(),
            allowed_domains: Vec::new(),
            sandbox: true,
            operators: Vec::new(),
            log: None,
            log_format: LogFormat::default(),
            access_log: false,
            metrics_listen: None,
        }
    }

    /// Refuses combinations that would be unsafe on a network.
    pub fn check(mut self) -> Result<Self, ConfigError> {
        let loopback = self.listen.ip().is_loopback();
        if self.demo && !loopback {
            return Err(ConfigError::DemoOffLoopback(self.listen));
        }
        if !self.rate_limits && !loopback {
            return Err(ConfigError::NoLimitsOffLoopback(self.listen));
        }
        if let Some(metrics) = self.metrics_listen.filter(|metrics| is_same(*metrics, self.listen)) {
            return Err(ConfigError::MetricsForVisitors(metrics));
        }
        if self.demo {
            self.operators.push(demo::EMAIL.to_owned());
        }
        self.check_mail()
    }

    /// Returns how many connections to the database are kept open.
    pub fn connections(&self) -> Connections {
        self.database_connections
            .map_or_else(Connections::default, Connections::from_total)
    }

    /// Returns the URL of the database: the given one, or a SQLite file in the data folder.
    pub fn database_url(&self) -> String {
        self.database.clone().unwrap_or_else(|| database_in(&self.data))
    }

    /// Returns the file of the database, unless that is a server.
    pub fn database_file(&self) -> Option<PathBuf> {
        self.database_url().strip_prefix("sqlite://").map(PathBuf::from)
    }

    /// Returns the folder of the daily backups.
    pub fn backup_folder(&self) -> PathBuf {
        self.data.join("backups")
    }

    /// Returns the folder of made files.
    pub fn export_folder(&self) -> PathBuf {
        self.data.join("exports")
    }

    /// Returns the folder of mail that goes into files.
    pub fn mail_folder(&self) -> PathBuf {
        self.data.join("mail")
    }

    /// Returns the number of threads that serve requests.
    pub fn worker_count(&self) -> usize {
        self.workers
            .or_else(|| std::thread::available_parallelism().ok().map(usize::from))
            .unwrap_or(2)
            .max(1)
    }

    /// Returns the name of the session cookie; browsers keep `__Host-` names from being set by other hosts.
    pub fn cookie_name(&self) -> &'static str {
        if self.secure_cookies {
            "__Host-seatwright"
        } else {
            "seatwright"
        }
    }
}

/// Returns whether two listeners would be one. Port 0 becomes a free port for each of them.
fn is_same(one: SocketAddr, other: SocketAddr) -> bool {
    let overlap = one.ip() == other.ip() || one.ip().is_unspecified() || other.ip().is_unspecified();
    one.port() != 0 && one.port() == other.port() && overlap
}

/// Returns the URL of the database in a data folder.
fn database_in(data: &Path) -> String {
    format!("sqlite://{}", data.join("seatwright.db").display())
}

/// Returns one `SEATWRIGHT_<NAME>` variable; empty counts as absent.
#[expect(clippy::disallowed_methods, reason = "configuration is read here and nowhere else")]
pub fn variable(name: &str) -> Option<String> {
    std::env::var(format!("SEATWRIGHT_{name}"))
        .ok()
        .filter(|value| !value.is_empty())
}

/// Returns the `SEATWRIGHT_…` variables that belong to no option. Container platforms add such variables by themselves, so
/// that the start passes over them.
pub fn unknown_variables() -> Vec<String> {
    let is_known = |name: &str| {
        name == "CONFIG"
            || OPTIONS.iter().any(|option| {
                let rest = name.strip_prefix(option.variable);
                rest == Some("") || (option.is_secret && rest == Some("_FILE"))
            })
    };
    std::env::vars_os()
        .filter_map(|(name, _)| name.into_string().ok())
        .filter(|name| name.strip_prefix("SEATWRIGHT_").is_some_and(|name| !is_known(name)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(listen: &str) -> Config {
        Config::new(PathBuf::from("data"), listen.parse().unwrap())
    }

    #[test]
    fn a_demo_is_refused_on_a_public_address() {
        let public = Config {
            demo: true,
            ..config("0.0.0.0:8080")
        };
        assert!(matches!(public.check(), Err(ConfigError::DemoOffLoopback(_))));
        let local = Config {
            demo: true,
            ..config("[::1]:8080")
        };
        let local = local.check().unwrap();
        assert_eq!(local.operators, [demo::EMAIL], "the operator's page can be tried");
    }

    #[test]
    fn limits_can_be_switched_off_on_loopback_only() {
        let public = Config {
            rate_limits: false,
            ..config("192.168.1.2:80")
        };
        assert!(matches!(public.check(), Err(ConfigError::NoLimitsOffLoopback(_))));
        assert!(
            Config {
                rate_limits: false,
                ..config("127.0.0.1:0")
            }
            .check()
            .is_ok()
        );
    }

    #[test]
    fn metrics_need_a_listener_of_their_own() {
        for (listen, metrics, is_refused) in [
            ("127.0.0.1:8080", "127.0.0.1:8080", true),
            ("0.0.0.0:8080", "127.0.0.1:8080", true),
            ("127.0.0.1:8080", "127.0.0.1:9090", false),
            ("127.0.0.1:0", "127.0.0.1:0", false),
        ] {
            let config = Config {
                metrics_listen: Some(metrics.parse().unwrap()),
                ..config(listen)
            };
            let is_ok = config.check().is_ok();
            assert_eq!(is_ok, !is_refused, "{listen} {metrics}");
        }
    }

    #[test]
    fn the_cookie_is_bound_to_the_host_unless_on_loopback() {
        assert_eq!(config("127.0.0.1:0").cookie_name(), "seatwright");
        assert_eq!(config("0.0.0.0:0").cookie_name(), "__Host-seatwright");
    }

    #[test]
    fn the_database_is_a_file_in_the_data_folder_by_default() {
        assert_eq!(config("127.0.0.1:0").database_url(), "sqlite://data/seatwright.db");
    }
}
