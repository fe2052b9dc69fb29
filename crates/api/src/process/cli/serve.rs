//! The options of `seatwright serve`: those of the command line go before those of the environment.

use std::fmt::Display;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use app_service::service::Connections;
use app_service::settings::Limits;
use domain::limits::MAIL_PER_MINUTE_MAX;
use lexopt::prelude::{Long, Short, ValueExt};

use super::Command;
use crate::core::bodies::timeout::BodyTimeout;
use crate::core::config::mail::{CONNECTIONS_MAX, Dkim, MailConfig, Secret};
use crate::core::config::proxies::TrustedProxies;
use crate::core::config::wallets::WalletConfig;
use crate::core::config::{self, Config, images, oidc};

/// The largest limit of what the installation may keep.
const LIMIT_MAX: i64 = 1_000_000_000;

/// Reads what follows the word `serve`.
pub(super) fn serve(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = Options::from_environment()?;
    while let Some(word) = words.next()? {
        match word {
            Long("help") | Short('h') => return Ok(Command::Help),
            Long(name) => {
                let name = name.to_owned();
                options.take(&name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    options
        .config()?
        .check()
        .map(|config| Command::Serve(Box::new(config)))
        .map_err(|error| lexopt::Error::Custom(Box::new(error)))
}

/// What has been said so far; what was not said has its default in [`Config::new`].
struct Options {
    data: Option<PathBuf>,
    listen: Option<SocketAddr>,
    database: Option<String>,
    database_connections: Option<u32>,
    demo: bool,
    rate_limits: bool,
    secure_cookies: Option<bool>,
    workers: Option<usize>,
    trusted_proxies: TrustedProxies,
    connections_per_address: Option<usize>,
    body_timeout: Option<BodyTimeout>,
    body_memory: Option<usize>,
    answer_memory: Option<usize>,
    answer_timeout: Option<Duration>,
    oidc: oidc::Words,
    base_url: Option<String>,
    mail: MailConfig,
    image_providers: Vec<String>,
    backups: bool,
    limits: Limits,
    wallets: WalletConfig,
}

impl Options {
    fn from_environment() -> Result<Self, lexopt::Error> {
        Ok(Self {
            data: config::variable("DATA").map(PathBuf::from),
            listen: variable("LISTEN")?,
            database: config::variable("DATABASE"),
            database_connections: None,
            demo: false,
            rate_limits: true,
            secure_cookies: None,
            workers: None,
            trusted_proxies: TrustedProxies::default(),
            connections_per_address: None,
            body_timeout: None,
            body_memory: None,
            answer_memory: None,
            answer_timeout: None,
            oidc: oidc::Words::from_environment(),
            base_url: config::variable("BASE_URL"),
            mail: MailConfig {
                smtp_url: config::variable("SMTP_URL").map(Secret::new),
                from: config::variable("MAIL_FROM"),
                contact_email: config::variable("CONTACT_EMAIL"),
                open_mailbox: false,
                connections: None,
                per_minute: None,
                private_hosts: None,
                bounce_secret: config::variable("BOUNCE_SECRET").map(Secret::new),
                dkim: Dkim::from_environment()?,
            },
            image_providers: Vec::new(),
            backups: true,
            limits: limits_from_environment()?,
            wallets: WalletConfig::from_environment()?,
        })
    }

    /// Takes one option, with the value that follows it.
    fn take(&mut self, name: &str, words: &mut lexopt::Parser) -> Result<(), lexopt::Error> {
        match name {
            "data" => self.data = Some(words.value()?.into()),
            "listen" => self.listen = Some(words.value()?.parse()?),
            "database" => self.database = Some(words.value()?.string()?),
            "database-connections" => {
                self.database_connections =
                    Some(words.value()?.parse_with(|word| number(word, Connections::MIN, 200))?);
            }
            "demo" => self.demo = true,
            "rate-limits" => self.rate_limits = words.value()?.parse_with(on_or_off)?,
            "secure-cookies" => self.secure_cookies = Some(words.value()?.parse_with(on_or_off)?),
            "workers" => self.workers = Some(words.value()?.parse_with(|word| number(word, 1, 1_024))?),
            "trusted-proxy" => self.trusted_proxies.add(words.value()?.parse()?),
            "connections-per-address" => {
                self.connections_per_address = Some(words.value()?.parse_with(|word| number(word, 1, 1_000_000))?);
            }
            "body-timeout" => {
                let seconds = words.value()?.parse_with(|word| number(word, 1, 3_600))?;
                self.body_timeout = Some(BodyTimeout::from_seconds(seconds));
            }
            "body-memory" => self.body_memory = Some(memory(words)?),
            "answer-memory" => self.answer_memory = Some(memory(words)?),
            "answer-timeout" => {
                let seconds = words.value()?.parse_with(|word| number(word, 1, 3_600))?;
                self.answer_timeout = Some(Duration::from_secs(seconds));
            }
            "oidc-issuer" => self.oidc.issuer = Some(words.value()?.string()?),
            "oidc-client-id" => self.oidc.client_id = Some(words.value()?.string()?),
            "oidc-name" => self.oidc.name = Some(words.value()?.string()?),
            "base-url" => self.base_url = Some(words.value()?.string()?),
            "mail-from" => self.mail.from = Some(words.value()?.string()?),
            "contact-email" => self.mail.contact_email = Some(words.value()?.string()?),
            "mail-connections" => {
                self.mail.connections = Some(words.value()?.parse_with(|word| number(word, 1, CONNECTIONS_MAX))?);
            }
            "mail-per-minute" => {
                let limit = words.value()?.parse_with(|word| number(word, 1, MAIL_PER_MINUTE_MAX))?;
                self.mail.per_minute = Some(limit.unsigned_abs());
            }
            "mail-private-hosts" => self.mail.private_hosts = Some(words.value()?.parse_with(on_or_off)?),
            "image-provider" => self.image_providers.push(words.value()?.string()?),
            "backups" => self.backups = words.value()?.parse_with(on_or_off)?,
            "max-events-per-organisation" => self.limits.events_per_organisation = limit(words)?,
            "max-guests-per-organisation" => self.limits.guests_per_organisation = limit(words)?,
            "max-sandboxes" => self.limits.sandboxes = limit(words)?,
            "open-mailbox" => self.mail.open_mailbox = true,
            other => return Err(Long(other).unexpected()),
        }
        Ok(())
    }

    fn config(self) -> Result<Config, lexopt::Error> {
        let data = self
            .data
            .ok_or("serve needs --data DIR: the folder to keep everything in")?;
        let listen = self
            .listen
            .ok_or("serve needs --listen ADDR, for example 127.0.0.1:8080")?;
        let image_providers = if self.image_providers.is_empty() {
            images::words_from_environment()
        } else {
            self.image_providers
        };
        let base = Config::new(data, listen);
        Ok(Config {
            demo: self.demo,
            database: self.database,
            database_connections: self.database_connections,
            rate_limits: self.rate_limits,
            workers: self.workers,
            trusted_proxies: self.trusted_proxies,
            connections_per_address: self.connections_per_address.unwrap_or(base.connections_per_address),
            body_timeout: self.body_timeout.unwrap_or(base.body_timeout),
            body_memory: self.body_memory.unwrap_or(base.body_memory),
            answer_memory: self.answer_memory.unwrap_or(base.answer_memory),
            answer_timeout: self.answer_timeout.unwrap_or(base.answer_timeout),
            secure_cookies: self.secure_cookies.unwrap_or(base.secure_cookies),
            oidc: self.oidc.read()?,
            base_url: self.base_url,
            mail: self.mail,
            secret_key: config::variable("SECRET_KEY").map(Secret::new),
            image_providers: images::read(&image_providers)?,
            backups: self.backups,
            limits: self.limits,
            wallets: self.wallets,
            ..base
        })
    }
}

fn variable<T: FromStr>(name: &str) -> Result<Option<T>, lexopt::Error> {
    let Some(text) = config::variable(name) else {
        return Ok(None);
    };
    match text.parse() {
        Ok(value) => Ok(Some(value)),
        Err(_unreadable) => Err(format!("SEATWRIGHT_{name}: '{text}' cannot be read").into()),
    }
}

fn limits_from_environment() -> Result<Limits, lexopt::Error> {
    let base = Limits::default();
    let limit = |name: &str, default| match config::variable(name) {
        Some(text) => number(&text, 1, LIMIT_MAX).map_err(|reason| format!("SEATWRIGHT_{name} {reason}, not '{text}'")),
        None => Ok(default),
    };
    Ok(Limits {
        events_per_organisation: limit("MAX_EVENTS_PER_ORGANISATION", base.events_per_organisation)?,
        guests_per_organisation: limit("MAX_GUESTS_PER_ORGANISATION", base.guests_per_organisation)?,
        sandboxes: limit("MAX_SANDBOXES", base.sandboxes)?,
    })
}

/// Reads how much the installation may keep of something.
fn limit(words: &mut lexopt::Parser) -> Result<i64, lexopt::Error> {
    words.value()?.parse_with(|word| number(word, 1, LIMIT_MAX))
}

/// Reads a number of megabytes and returns the bytes.
fn memory(words: &mut lexopt::Parser) -> Result<usize, lexopt::Error> {
    let megabytes: usize = words.value()?.parse_with(|word| number(word, 64, 1_000_000))?;
    Ok(megabytes * 1024 * 1024)
}

/// Reads a whole number between two bounds.
fn number<T: FromStr + PartialOrd + Display>(word: &str, least: T, most: T) -> Result<T, String> {
    match word.parse() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => Err(format!("must be a number from {least} to {most}")),
    }
}

fn on_or_off(word: &str) -> Result<bool, &'static str> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("must be on or off"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::cli::testing::read;

    #[test]
    fn serve_reads_its_options() {
        let Ok(Command::Serve(config)) = read("serve --data /tmp/d --listen 127.0.0.1:9 --demo --rate-limits off")
        else {
            panic!("not read");
        };
        assert!(config.demo && !config.rate_limits && config.backups);
        assert_eq!(config.listen.port(), 9);
    }

    #[test]
    fn serve_reads_how_many_connections_it_may_open() {
        let line = "serve --data d --listen 127.0.0.1:9 --database-connections";
        let Ok(Command::Serve(config)) = read(&format!("{line} 20")) else {
            panic!("not read");
        };
        assert_eq!(config.database_connections, Some(20));
        for number in ["3", "2", "1", "0", "201", "many"] {
            assert!(
                read(&format!("{line} {number}"))
                    .unwrap_err()
                    .contains("must be a number from 4 to 200"),
                "{number}"
            );
        }
    }

    #[test]
    fn serve_reads_how_mail_leaves_and_where_links_lead() {
        let line = "serve --data d --listen 127.0.0.1:9 --base-url https://seats.example/ --mail-from s@seats.example \
                    --contact-email help@seats.example --open-mailbox --mail-connections 8 --mail-per-minute 120";
        let Ok(Command::Serve(config)) = read(line) else {
            panic!("not read");
        };
        assert_eq!(config.base_url.as_deref(), Some("https://seats.example"));
        assert_eq!(config.mail.from.as_deref(), Some("s@seats.example"));
        assert_eq!(config.mail.contact_email.as_deref(), Some("help@seats.example"));
        assert!(config.mail.open_mailbox && config.mail.smtp_url.is_none());
        assert_eq!((config.mail.connections, config.mail.per_minute), (Some(8), Some(120)));
        for (options, reason) in [
            ("--base-url seats.example", "not 'seats.example'"),
            ("--mail-from nobody", "--mail-from: 'nobody'"),
            ("--contact-email nobody", "--contact-email: 'nobody'"),
        ] {
            let error = read(&format!("serve --data d --listen 127.0.0.1:9 {options}")).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
        let error = read("serve --data d --listen 0.0.0.0:9 --open-mailbox").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }

    #[test]
    fn serve_reads_the_limits_of_connections_and_bodies() {
        let line = "serve --data d --listen 127.0.0.1:9";
        let Ok(Command::Serve(config)) = read(&format!(
            "{line} --connections-per-address 40 --body-timeout 5 --body-memory 64"
        )) else {
            panic!("not read");
        };
        assert_eq!(
            (config.connections_per_address, config.body_memory),
            (40, 64 * 1024 * 1024)
        );
        assert_eq!(config.body_timeout, BodyTimeout::from_seconds(5));
        for option in [
            "--connections-per-address 0",
            "--body-timeout 0",
            "--body-memory 63",
            "--workers 0",
        ] {
            let error = read(&format!("{line} {option}")).unwrap_err();
            assert!(error.contains("must be a number from"), "{error}");
        }
    }

    #[test]
    fn serve_reads_the_limits_of_answers() {
        let line = "serve --data d --listen 127.0.0.1:9";
        let Ok(Command::Serve(config)) = read(&format!("{line} --answer-timeout 5 --answer-memory 64")) else {
            panic!("not read");
        };
        assert_eq!(config.answer_memory, 64 * 1024 * 1024);
        assert_eq!(config.answer_timeout, Duration::from_secs(5));
        for option in ["--answer-timeout 0", "--answer-memory 63"] {
            let error = read(&format!("{line} {option}")).unwrap_err();
            assert!(error.contains("must be a number from"), "{error}");
        }
    }

    #[test]
    fn serve_reads_how_much_the_installation_may_keep() {
        let line = "serve --data d --listen 127.0.0.1:9";
        let Ok(Command::Serve(config)) = read(line) else {
            panic!("not read");
        };
        assert_eq!(config.limits, Limits::default());
        let all = "--max-events-per-organisation 1000 --max-guests-per-organisation 10000000 --max-sandboxes 5";
        let Ok(Command::Serve(config)) = read(&format!("{line} {all}")) else {
            panic!("not read");
        };
        let limits = config.settings(config.listen).limits;
        let expected = Limits {
            events_per_organisation: 1_000,
            guests_per_organisation: 10_000_000,
            sandboxes: 5,
        };
        assert_eq!(limits, expected);
        for option in [
            "--max-events-per-organisation 0",
            "--max-guests-per-organisation -1",
            "--max-sandboxes many",
        ] {
            let error = read(&format!("{line} {option}")).unwrap_err();
            assert!(error.contains("must be a number from 1 to 1000000000"), "{error}");
        }
    }

    #[test]
    fn serve_reads_where_pictures_are_searched() {
        let line = "serve --data d --listen 127.0.0.1:9";
        let Ok(Command::Serve(config)) = read(&format!("{line} --image-provider openverse")) else {
            panic!("not read");
        };
        assert_eq!(config.image_providers.len(), 1);
        let error = read(&format!("{line} --image-provider elsewhere")).unwrap_err();
        assert!(error.contains("not 'elsewhere'"), "{error}");
    }

    #[test]
    fn a_demo_on_a_public_address_is_refused_with_the_reason() {
        let error = read("serve --data d --listen 0.0.0.0:80 --demo").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }
}
