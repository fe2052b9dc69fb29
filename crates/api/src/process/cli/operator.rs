//! The commands with which an operator works on accounts, organisations, mail and the data.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::str::FromStr;

use app_service::operator::organisations::LimitChange;
use domain::account::Role;
use lexopt::prelude::{Long, Value, ValueExt};

use super::{Command, serve};
use crate::core::config::Config;
use crate::core::config::values::Words;

/// Bytes of a megabyte.
const MEGABYTE: i64 = 1024 * 1024;
/// The largest limit of an organisation.
const LIMIT_MAX: i64 = 1_000_000_000;

/// A command of the operator.
#[derive(Debug)]
pub struct OperatorCommand {
    /// The installation.
    pub config: Box<Config>,
    /// Prints JSON.
    pub json: bool,
    /// What to do.
    pub action: Action,
}

/// What an operator can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// List the accounts.
    ListUsers,
    /// Create an account.
    CreateUser {
        /// The address.
        email: String,
        /// The person's name.
        name: String,
        /// The organisation to join, by id or name.
        organisation: Option<String>,
        /// The role there.
        role: Option<Role>,
        /// The file of the password; a generated one when absent.
        password_file: Option<PathBuf>,
    },
    /// Replace the password of an account.
    ResetPassword {
        /// The address.
        email: String,
        /// The file of the password; a generated one when absent.
        password_file: Option<PathBuf>,
    },
    /// Verify the address of an account.
    VerifyUser {
        /// The address.
        email: String,
    },
    /// Delete an account.
    DeleteUser {
        /// The address.
        email: String,
    },
    /// List the organisations.
    ListOrganisations,
    /// Delete an organisation.
    DeleteOrganisation {
        /// Its id or name.
        organisation: String,
    },
    /// Show or change the limits of an organisation.
    Limits {
        /// Its id or name.
        organisation: String,
        /// What changes.
        change: LimitChange,
    },
    /// Send a test mail.
    TestMail {
        /// The address it goes to.
        to: String,
    },
    /// End sessions.
    EndSessions {
        /// The account; all accounts when absent.
        email: Option<String>,
    },
    /// Count what is in the database.
    Stats,
    /// Look for damage.
    Integrity,
}

/// Words that begin a command of the operator.
pub(super) const NOUNS: [&str; 6] = ["user", "organisation", "mail", "sessions", "stats", "integrity"];

/// What a command line holds besides the installation.
#[derive(Default)]
struct Line {
    words: Vec<String>,
    options: BTreeMap<String, String>,
    json: bool,
    yes: bool,
    all: bool,
}

/// Reads what follows the first word of a command.
pub(super) fn operator(noun: &str, words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut line, mut installation) = (Line::default(), Words::default());
    while let Some(word) = words.next()? {
        match word {
            Value(word) => line.words.push(word.string()?),
            Long("json") => line.json = true,
            Long("yes") => line.yes = true,
            Long("all") => line.all = true,
            Long(name @ ("name" | "organisation" | "role" | "password-file" | "guests" | "events" | "storage")) => {
                let name = name.to_owned();
                line.options.insert(name, words.value()?.string()?);
            }
            Long(name) => {
                let name = name.to_owned();
                super::transfer::installation_option(&mut installation, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    let json = line.json;
    let action = action(noun, line)?;
    let config = serve::installation(installation, noun)?;
    Ok(Command::Operator(Box::new(OperatorCommand { config, json, action })))
}

fn action(noun: &str, mut line: Line) -> Result<Action, lexopt::Error> {
    let words = std::mem::take(&mut line.words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let action = match (noun, words.as_slice()) {
        ("user", ["list"]) => Action::ListUsers,
        ("user", ["create", email]) => Action::CreateUser {
            email: (*email).to_owned(),
            name: line.take("name").ok_or("user create needs --name NAME")?,
            organisation: line.take("organisation"),
            role: line.take("role").map(|word| role(&word)).transpose()?,
            password_file: line.take("password-file").map(PathBuf::from),
        },
        ("user", ["reset-password", email]) => Action::ResetPassword {
            email: (*email).to_owned(),
            password_file: line.take("password-file").map(PathBuf::from),
        },
        ("user", ["verify", email]) => Action::VerifyUser {
            email: (*email).to_owned(),
        },
        ("user", ["delete", email]) => {
            line.confirm(&format!(
                "deletes the account {email} and the organisations that it is the only member of"
            ))?;
            Action::DeleteUser {
                email: (*email).to_owned(),
            }
        }
        ("organisation", ["list"]) => Action::ListOrganisations,
        ("organisation", ["delete", organisation]) => {
            line.confirm(&format!("deletes the organisation {organisation} with all its events"))?;
            Action::DeleteOrganisation {
                organisation: (*organisation).to_owned(),
            }
        }
        ("organisation", ["limits", organisation]) => Action::Limits {
            organisation: (*organisation).to_owned(),
            change: LimitChange {
                events: line.limit("events", 1)?,
                guests: line.limit("guests", 1)?,
                plan_bytes: line.limit("storage", MEGABYTE)?,
            },
        },
        ("mail", ["test", to]) => Action::TestMail { to: (*to).to_owned() },
        ("sessions", ["end"]) if line.all => {
            line.all = false;
            Action::EndSessions { email: None }
        }
        ("sessions", ["end", email]) => Action::EndSessions {
            email: Some((*email).to_owned()),
        },
        ("stats", []) => Action::Stats,
        ("integrity", []) => Action::Integrity,
        _ => return Err(format!("unknown command; see seatwright {noun} --help").into()),
    };
    line.nothing_left()?;
    Ok(action)
}

impl Line {
    fn take(&mut self, name: &str) -> Option<String> {
        self.options.remove(name)
    }

    /// Reads a limit: a number, or the word that returns to the limit of the installation.
    fn limit(&mut self, name: &str, unit: i64) -> Result<Option<Option<i64>>, lexopt::Error> {
        let Some(word) = self.take(name) else { return Ok(None) };
        if word == "default" {
            return Ok(Some(None));
        }
        match i64::from_str(&word) {
            Ok(number) if (0..=LIMIT_MAX).contains(&number) => Ok(Some(Some(number.saturating_mul(unit)))),
            _ => Err(format!("--{name} must be a number from 0 to {LIMIT_MAX} or default, not '{word}'").into()),
        }
    }

    fn confirm(&mut self, what: &str) -> Result<(), lexopt::Error> {
        if std::mem::take(&mut self.yes) {
            Ok(())
        } else {
            Err(format!("this {what}, for ever; add --yes to do it").into())
        }
    }

    fn nothing_left(&self) -> Result<(), lexopt::Error> {
        let left = self.options.keys().map(String::as_str);
        let flags = [("yes", self.yes), ("all", self.all)]
            .into_iter()
            .filter(|(_, is_set)| *is_set);
        match left.chain(flags.map(|(name, _)| name)).next() {
            Some(name) => Err(format!("--{name} does not belong to this command").into()),
            None => Ok(()),
        }
    }
}

fn role(word: &str) -> Result<Role, lexopt::Error> {
    Role::parse(word).ok_or_else(|| {
        let roles = Role::ALL.map(Role::as_str).join(", ");
        format!("--role must be one of {roles}, not '{word}'").into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::cli::testing::read;

    fn action_of(line: &str) -> Action {
        match read(&format!("{line} --data d")) {
            Ok(Command::Operator(command)) => command.action,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn commands_name_a_noun_and_a_verb() {
        assert_eq!(action_of("user list"), Action::ListUsers);
        assert_eq!(action_of("stats --json"), Action::Stats);
        assert_eq!(action_of("sessions end --all"), Action::EndSessions { email: None });
        let Action::CreateUser { role, organisation, .. } =
            action_of("user create a@b.example --name Ann --organisation Acme --role viewer")
        else {
            panic!("not read")
        };
        assert_eq!((role, organisation.as_deref()), (Some(Role::Viewer), Some("Acme")));
    }

    #[test]
    fn limits_are_numbers_or_those_of_the_installation() {
        let Action::Limits { change, .. } =
            action_of("organisation limits Acme --guests 50 --storage 2 --events default")
        else {
            panic!("not read")
        };
        let expected = LimitChange {
            events: Some(None),
            guests: Some(Some(50)),
            plan_bytes: Some(Some(2 * MEGABYTE)),
        };
        assert_eq!(change, expected);
    }

    #[test]
    fn what_is_missing_or_too_much_is_named() {
        for (line, part) in [
            ("user", "see seatwright user --help"),
            ("user dance", "see seatwright user --help"),
            ("user create a@b.example", "--name"),
            ("user create a@b.example --name A --role king", "not 'king'"),
            ("user delete a@b.example", "add --yes"),
            ("user list --yes", "--yes does not belong"),
            ("organisation delete Acme", "add --yes"),
            ("organisation limits Acme --guests many", "not 'many'"),
            ("sessions end", "see seatwright sessions --help"),
            ("sessions end a@b.example --all", "--all does not belong"),
            ("integrity --guests 3", "--guests does not belong"),
        ] {
            let error = read(&format!("{line} --data d")).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
        }
        assert!(read("stats").unwrap_err().contains("stats needs --data DIR"));
    }
}
