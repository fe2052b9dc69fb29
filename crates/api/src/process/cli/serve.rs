//! The options of `seatwright serve` and of the commands that work on the data of an installation.

use lexopt::prelude::{Long, ValueExt};

use super::Command;
use crate::core::config::options::{ConfigOption, Kind};
use crate::core::config::values::{Given, Origin, Values, Words, split};
use crate::core::config::{self, Config, Need};

/// Reads what follows the word `serve`.
pub(super) fn serve(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let config = config(all_options(words)?, "serve", Need::Server)?;
    Ok(Command::Serve(Box::new(config)))
}

/// Reads what follows the word `check-config`.
pub(super) fn check_config(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    Ok(Command::CheckConfig(Box::new(Values::read(all_options(words)?))))
}

fn all_options(words: &mut lexopt::Parser) -> Result<Words, lexopt::Error> {
    let mut read = Words::default();
    while let Some(word) = words.next()? {
        match word {
            Long(name) => {
                let name = name.to_owned();
                take(&mut read, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(read)
}

/// Takes one option, with the value that follows it.
pub(super) fn take(read: &mut Words, name: &str, words: &mut lexopt::Parser) -> Result<(), lexopt::Error> {
    if name == "config" {
        read.config = Some(words.value()?.into());
        return Ok(());
    }
    let on_command_line = |option: &&ConfigOption| option.is_on_command_line();
    let (option, is_file) = match (ConfigOption::find(name), ConfigOption::find_file(name)) {
        (Some(option), _) if on_command_line(&option) => (option, false),
        (Some(option), _) => {
            return Err(format!(
                "--{name} would show the secret to other users of this machine; use {}, --{name}-file or the configuration file",
                option.variable()
            )
            .into());
        }
        (None, Some(option)) => (option, true),
        (None, None) => return Err(Long(name).unexpected()),
    };
    let word = match words.optional_value() {
        Some(value) => value.string()?,
        None if option.kind == Kind::Flag => "on".to_owned(),
        None => words.value()?.string()?,
    };
    read.given.push(Given {
        option,
        words: if is_file { vec![word] } else { split(option.kind, &word) },
        is_file,
        origin: Origin::CommandLine(name.to_owned()),
    });
    Ok(())
}

/// Takes an option that names the installation; returns whether it is one.
pub(super) fn take_installation(
    read: &mut Words,
    name: &str,
    words: &mut lexopt::Parser,
) -> Result<bool, lexopt::Error> {
    let is_one = matches!(
        name,
        "config" | "data" | "database" | "database-file" | "secret-key-file"
    );
    if is_one {
        take(read, name, words)?;
    }
    Ok(is_one)
}

/// Reads the configuration of an installation that a command works on.
pub(super) fn installation(read: Words, command: &str) -> Result<Box<Config>, lexopt::Error> {
    config(read, command, Need::Data).map(Box::new)
}

fn config(read: Words, command: &str, need: Need) -> Result<Config, lexopt::Error> {
    Config::read(read, need).map_err(|problems| {
        let lines = config::lines(&problems);
        // What is missing has no source that could be named.
        let named: Vec<String> = lines
            .lines()
            .map(|line| match line.strip_prefix("needs ") {
                Some(_) => format!("{command} {line}"),
                None => line.to_owned(),
            })
            .collect();
        named.join("\n").into()
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use app_service::settings::Limits;

    use super::*;
    use crate::core::bodies::timeout::BodyTimeout;
    use crate::process::cli::testing::read;

    fn served(options: &str) -> Config {
        let line = format!("serve --data d --listen 127.0.0.1:9 {options}");
        match read(&line) {
            Ok(Command::Serve(config)) => *config,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn refused(options: &str) -> String {
        read(&format!("serve --data d --listen 127.0.0.1:9 {options}")).unwrap_err()
    }

    #[test]
    fn serve_reads_its_options() {
        let config = served("--demo --rate-limits off");
        assert!(config.demo && !config.rate_limits && config.backups);
        assert_eq!(config.listen.port(), 9);
        assert!(!served("--demo=off").demo);
    }

    #[test]
    fn serve_reads_how_many_connections_it_may_open() {
        assert_eq!(served("--database-connections 20").database_connections, Some(20));
        for number in ["3", "2", "1", "0", "201", "many"] {
            let error = refused(&format!("--database-connections {number}"));
            assert!(error.contains("must be a number from 4 to 200"), "{number}: {error}");
        }
    }

    #[test]
    fn serve_reads_how_mail_leaves_and_where_links_lead() {
        let config = served(
            "--base-url https://seats.example/ --mail-from s@seats.example --contact-email help@seats.example \
             --open-mailbox --mail-connections 8 --mail-per-minute 120",
        );
        assert_eq!(config.base_url.as_deref(), Some("https://seats.example"));
        assert_eq!(config.mail.from.as_deref(), Some("s@seats.example"));
        assert_eq!(config.mail.contact_email.as_deref(), Some("help@seats.example"));
        assert!(config.mail.open_mailbox && config.mail.smtp_url.is_none());
        assert_eq!((config.mail.connections, config.mail.per_minute), (Some(8), Some(120)));
        for (options, reason) in [
            ("--base-url seats.example", "not 'seats.example'"),
            (
                "--mail-from nobody",
                "--mail-from must be an email address, not 'nobody'",
            ),
            (
                "--contact-email nobody",
                "--contact-email must be an email address, not 'nobody'",
            ),
        ] {
            let error = refused(options);
            assert!(error.contains(reason), "{error}");
        }
        let error = read("serve --data d --listen 0.0.0.0:9 --open-mailbox").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }

    #[test]
    fn serve_reads_the_limits_of_connections_bodies_and_answers() {
        let config = served(
            "--connections-per-address 40 --body-timeout 5 --body-memory 64 --answer-timeout 5 --answer-memory 64",
        );
        assert_eq!(config.connections_per_address, 40);
        assert_eq!((config.body_memory, config.answer_memory), (64 << 20, 64 << 20));
        assert_eq!(config.body_timeout, BodyTimeout::from_seconds(5));
        assert_eq!(config.answer_timeout, Duration::from_secs(5));
        for option in [
            "--connections-per-address 0",
            "--body-timeout 0",
            "--body-memory 63",
            "--answer-timeout 0",
            "--answer-memory 63",
            "--workers 0",
        ] {
            let error = refused(option);
            assert!(error.contains("must be a number from"), "{error}");
        }
    }

    #[test]
    fn serve_reads_how_long_it_drains() {
        for (options, seconds) in [("", 0), ("--drain 0", 0), ("--drain 15", 15)] {
            assert_eq!(served(options).drain, Duration::from_secs(seconds), "{options}");
        }
        let error = refused("--drain 3601");
        assert!(error.contains("must be a number from 0 to 3600"), "{error}");
    }

    #[test]
    fn serve_reads_how_much_the_installation_may_keep() {
        assert_eq!(served("").limits, Limits::default());
        let config =
            served("--max-events-per-organisation 1000 --max-guests-per-organisation 10000000 --max-sandboxes 5");
        let expected = Limits {
            events_per_organisation: 1_000,
            guests_per_organisation: 10_000_000,
            sandboxes: 5,
        };
        assert_eq!(config.settings(config.listen).limits, expected);
        for option in [
            "--max-events-per-organisation 0",
            "--max-guests-per-organisation=-1",
            "--max-sandboxes many",
        ] {
            let error = refused(option);
            assert!(error.contains("must be a number from 1 to 1000000000"), "{error}");
        }
    }

    #[test]
    fn serve_reads_where_pictures_are_searched() {
        assert_eq!(served("--image-provider openverse").image_providers.len(), 1);
        let error = refused("--image-provider elsewhere");
        assert!(error.contains("not 'elsewhere'"), "{error}");
    }

    #[test]
    fn a_demo_on_a_public_address_is_refused_with_the_reason() {
        let error = read("serve --data d --listen 0.0.0.0:80 --demo").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }

    #[test]
    fn a_secret_is_no_word_of_the_command_line() {
        let error = refused("--smtp-url smtp://u:geheim@h");
        assert!(error.contains("SEATWRIGHT_SMTP_URL, --smtp-url-file"), "{error}");
        assert!(!error.contains("geheim"), "{error}");
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let error = read("serve --workers 0 --backups maybe --config /nowhere/s.toml").unwrap_err();
        let lines: Vec<&str> = error.lines().collect();
        assert_eq!(lines.len(), 5, "{error}");
        assert!(error.contains("'/nowhere/s.toml' cannot be read"), "{error}");
        assert!(error.contains("serve needs --data DIR"), "{error}");
    }
}
