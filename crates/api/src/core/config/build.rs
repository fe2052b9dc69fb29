//! Makes the configuration of all values, and collects everything that is wrong with it.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use app_service::settings::{Limits, SignUpMode};

use super::backups::BackupConfig;
use super::images;
use super::mail::{Dkim, MailConfig, base_url};
use super::oidc;
use super::proxies::TrustedProxies;
use super::values::{Problem, Values, Words};
use super::wallets::WalletConfig;
use super::{Config, ConfigError, LogFormat};
use crate::core::bodies::timeout::BodyTimeout;

/// Bytes of a megabyte.
const MEGABYTE: usize = 1024 * 1024;

/// What a command needs of the configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Serving: an address to listen on, and options that are safe together.
    Server,
    /// Working on the data beside a server.
    Data,
}

impl Config {
    /// Reads the configuration; `Err` holds everything that is wrong.
    pub fn read(words: Words, need: Need) -> Result<Self, Vec<Problem>> {
        Self::from_values(&mut Values::read(words), need)
    }

    /// Makes the configuration; `Err` holds everything that is wrong.
    pub fn from_values(values: &mut Values, need: Need) -> Result<Self, Vec<Problem>> {
        let data = values.path("data");
        if data.is_none() && !values.is_wrong("data") {
            values.note::<()>(Err(
                "needs --data DIR (SEATWRIGHT_DATA): the folder to keep everything in".to_owned(),
            ));
        }
        let listen = listen(values, need);
        let config = Self::new(data.unwrap_or_default(), listen.unwrap_or(LOOPBACK)).with(values);
        let checked = match need {
            Need::Server => config.check(),
            Need::Data => Ok(config),
        };
        let checked = checked.map_err(|error: ConfigError| error.to_string());
        match values.note(checked) {
            Some(config) if values.problems.is_empty() => Ok(config),
            _ => Err(values.problems.clone()),
        }
    }

    fn with(self, values: &mut Values) -> Self {
        let base = self;
        let memory = |name: &str, default| {
            values
                .parsed::<usize>(name)
                .map_or(default, |megabytes| megabytes * MEGABYTE)
        };
        let body_memory = memory("body-memory", base.body_memory);
        let answer_memory = memory("answer-memory", base.answer_memory);
        let oidc = oidc::Words::from_values(values).read();
        let images = images::from_values(values);
        let wallets = WalletConfig::from_values(values);
        let backup = BackupConfig::from_values(values);
        Self {
            demo: values.is_on("demo").unwrap_or_default(),
            database: values.text("database"),
            database_connections: values.parsed("database-connections"),
            rate_limits: values.is_on("rate-limits").unwrap_or(true),
            workers: values.parsed("workers"),
            trusted_proxies: proxies(values),
            connections_per_address: values
                .parsed("connections-per-address")
                .unwrap_or(base.connections_per_address),
            body_timeout: values
                .parsed("body-timeout")
                .map_or(base.body_timeout, BodyTimeout::from_seconds),
            body_memory,
            answer_memory,
            answer_timeout: values
                .parsed("answer-timeout")
                .map_or(base.answer_timeout, Duration::from_secs),
            drain: values.parsed("drain").map_or(base.drain, Duration::from_secs),
            secure_cookies: values.is_on("secure-cookies").unwrap_or(base.secure_cookies),
            base_url: values.text("base-url").as_deref().and_then(base_url),
            secret_key: values.secret("secret-key"),
            backups: values.is_on("backups").unwrap_or(true),
            backup: values.note(backup).unwrap_or_default(),
            limits: limits(values),
            sign_up: sign_up(values),
            allowed_domains: values
                .list("allowed-domains")
                .iter()
                .map(|domain| domain.to_lowercase())
                .collect(),
            sandbox: values.is_on("sandbox").unwrap_or(true),
            operators: values.list("operators").to_vec(),
            log: values.text("log"),
            log_format: match values.text("log-format").as_deref() {
                Some("json") => LogFormat::Json,
                _ => LogFormat::Text,
            },
            access_log: values.is_on("access-log").unwrap_or_default(),
            metrics_listen: values.parsed("metrics-listen"),
            mail: mail(values),
            oidc: values.note(oidc).flatten(),
            image_providers: values.note(images).unwrap_or_default(),
            wallets: values.note(wallets).unwrap_or_default(),
            ..base
        }
    }
}

/// The address of a command that does not listen.
const LOOPBACK: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

fn listen(values: &mut Values, need: Need) -> Option<SocketAddr> {
    let listen = values.parsed("listen");
    if listen.is_none() && need == Need::Server && !values.is_wrong("listen") {
        values.note::<()>(Err(
            "needs --listen ADDR (SEATWRIGHT_LISTEN), for example 127.0.0.1:8080".to_owned(),
        ));
    }
    listen
}

fn proxies(values: &Values) -> TrustedProxies {
    let addresses = values.list("trusted-proxy").iter();
    addresses.filter_map(|address| address.parse().ok()).collect()
}

fn limits(values: &Values) -> Limits {
    let base = Limits::default();
    Limits {
        events_per_organisation: values
            .parsed("max-events-per-organisation")
            .unwrap_or(base.events_per_organisation),
        guests_per_organisation: values
            .parsed("max-guests-per-organisation")
            .unwrap_or(base.guests_per_organisation),
        sandboxes: values.parsed("max-sandboxes").unwrap_or(base.sandboxes),
    }
}

fn sign_up(values: &Values) -> SignUpMode {
    match values.text("sign-up").as_deref() {
        Some("invited") => SignUpMode::Invited,
        Some("closed") => SignUpMode::Closed,
        _ => SignUpMode::Open,
    }
}

fn mail(values: &mut Values) -> MailConfig {
    let dkim = Dkim::from_values(values);
    MailConfig {
        smtp_url: values.secret("smtp-url"),
        from: values.text("mail-from"),
        contact_email: values.text("contact-email"),
        open_mailbox: values.is_on("open-mailbox").unwrap_or_default(),
        connections: values.parsed("mail-connections"),
        per_minute: values.parsed("mail-per-minute"),
        private_hosts: values.is_on("mail-private-hosts"),
        bounce_secret: values.secret("bounce-secret"),
        dkim: values.note(dkim).flatten(),
    }
}

/// Returns the problems as lines for the terminal.
pub fn lines(problems: &[Problem]) -> String {
    let lines: Vec<&str> = problems.iter().map(|problem| problem.0.as_str()).collect();
    lines.join("\n")
}
