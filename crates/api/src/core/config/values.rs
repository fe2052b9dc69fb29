//! The values of all options with where each comes from: the command line takes precedence over the variables, these over
//! the file, and the file over the defaults.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::mail::Secret;
use super::options::{ConfigOption, Kind, OPTIONS};
use super::{file, variable};
use crate::core::data_files;

/// The variable of the configuration file, without `SEATWRIGHT_`.
const CONFIG: &str = "CONFIG";

/// Something that keeps the server from starting, as a sentence for the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(pub String);

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An option, by its name.
    CommandLine(String),
    /// A variable, by its whole name.
    Variable(String),
    /// A key of the configuration file.
    File {
        /// The file.
        file: PathBuf,
        /// The line of the key, from 1.
        line: usize,
        /// The key as it is written.
        key: String,
    },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CommandLine(name) => write!(f, "--{name}"),
            Self::Variable(name) => f.write_str(name),
            Self::File { file, line, key } => write!(f, "{} line {line}: {key}", file.display()),
        }
    }
}

/// A value that one source gives.
#[derive(Clone, Debug)]
pub struct Given {
    /// The option.
    pub option: &'static ConfigOption,
    /// The value; several for a list.
    pub words: Vec<String>,
    /// Whether the value is the path of a file that contains a secret.
    pub is_file: bool,
    /// The source.
    pub origin: Origin,
}

/// The words of the command line that set options.
#[derive(Debug, Default)]
pub struct Words {
    /// The configuration file.
    pub config: Option<PathBuf>,
    /// The options.
    pub given: Vec<Given>,
}

/// A value that is in effect.
#[derive(Clone, Debug)]
pub struct Effective {
    /// The value; several for a list. Never shown for a secret.
    pub words: Vec<String>,
    /// Where it comes from.
    pub origin: Origin,
}

/// The values of all options that are set, and what is wrong with them.
#[derive(Debug, Default)]
pub struct Values {
    effective: BTreeMap<&'static str, Effective>,
    wrong: BTreeSet<&'static str>,
    /// Everything that is wrong.
    pub problems: Vec<Problem>,
}

impl Values {
    /// Reads the file and the variables, and puts the words of the command line before them.
    pub fn read(words: Words) -> Self {
        let config = words.config.or_else(|| variable(CONFIG).map(PathBuf::from));
        let (in_file, problems) = config.map(|config| file::read(&config)).unwrap_or_default();
        Self::from_sources([words.given, of_environment(variable), in_file], problems)
    }

    /// Takes the sources in the order of their precedence.
    fn from_sources(sources: [Vec<Given>; 3], problems: Vec<Problem>) -> Self {
        let mut values = Self {
            problems,
            ..Self::default()
        };
        for option in OPTIONS {
            let of_option = |source: &Vec<Given>| -> Vec<Given> {
                source
                    .iter()
                    .filter(|given| given.option.name == option.name)
                    .cloned()
                    .collect()
            };
            let first = sources.iter().map(of_option).find(|given| !given.is_empty());
            if let Some(given) = first {
                match effective(option, given) {
                    Ok(value) => drop(values.effective.insert(option.name, value)),
                    Err(problem) => {
                        values.wrong.insert(option.name);
                        values.problems.push(problem);
                    }
                }
            }
        }
        values
    }

    /// Returns the value of an option, unless it has its default or is wrong.
    pub fn effective(&self, name: &str) -> Option<&Effective> {
        self.effective.get(name)
    }

    /// Returns whether the value of an option is wrong, which is among the problems.
    pub fn is_wrong(&self, name: &str) -> bool {
        self.wrong.contains(name)
    }

    /// Returns the value of an option as a text.
    pub fn text(&self, name: &str) -> Option<String> {
        self.effective(name)?.words.last().cloned()
    }

    /// Returns the value of an option as a path.
    pub fn path(&self, name: &str) -> Option<PathBuf> {
        self.text(name).map(PathBuf::from)
    }

    /// Returns the value of a secret.
    pub fn secret(&self, name: &str) -> Option<Secret> {
        self.text(name).map(Secret::new)
    }

    /// Returns the values of a list.
    pub fn list(&self, name: &str) -> &[String] {
        self.effective(name).map_or(&[], |value| &value.words)
    }

    /// Returns the value of a switch.
    pub fn is_on(&self, name: &str) -> Option<bool> {
        self.text(name).map(|word| word == "on")
    }

    /// Returns a value that the kind of its option has proved readable.
    pub fn parsed<T: FromStr>(&self, name: &str) -> Option<T> {
        self.text(name)?.parse().ok()
    }

    /// Adds something that is wrong with several options together, and returns `None`.
    pub fn note<T>(&mut self, outcome: Result<T, String>) -> Option<T> {
        outcome.map_err(|problem| self.problems.push(Problem(problem))).ok()
    }
}

/// Returns what the variables give; an empty one counts as unset.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<Given> {
    let mut given = Vec::new();
    for option in OPTIONS {
        let file = format!("{}_FILE", option.variable);
        if let Some(value) = variable(option.variable) {
            given.push(Given {
                option,
                words: split(option.kind, &value),
                is_file: false,
                origin: Origin::Variable(option.variable()),
            });
        }
        if option.is_secret
            && let Some(value) = variable(&file)
        {
            given.push(Given {
                option,
                words: vec![value],
                is_file: true,
                origin: Origin::Variable(format!("SEATWRIGHT_{file}")),
            });
        }
    }
    given
}

/// Commas separate the values of a list.
pub(crate) fn split(kind: Kind, value: &str) -> Vec<String> {
    if !kind.is_list() {
        return vec![value.to_owned()];
    }
    let words = value.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Returns the value that one source gives for an option; the last word counts, and a list takes all.
fn effective(option: &ConfigOption, given: Vec<Given>) -> Result<Effective, Problem> {
    let value = given.iter().find(|given| !given.is_file);
    let file = given.iter().find(|given| given.is_file);
    if let (Some(value), Some(file)) = (value, file) {
        return Err(Problem(format!("set {} or {}, not both", value.origin, file.origin)));
    }
    let mut words = Vec::new();
    let mut last = None;
    for mut given in given {
        if given.is_file {
            given.words = vec![secret_in(&given)?];
        }
        check(option, &given)?;
        if !option.kind.is_list() {
            words.clear();
        }
        words.append(&mut given.words);
        last = Some(given.origin);
    }
    let origin = last.unwrap_or_else(|| Origin::CommandLine(option.name.to_owned()));
    Ok(Effective { words, origin })
}

fn check(option: &ConfigOption, given: &Given) -> Result<(), Problem> {
    for word in &given.words {
        if let Some(problem) = option.kind.problem(word) {
            let origin = &given.origin;
            return Err(Problem(if option.is_secret {
                format!("{origin}: {problem}")
            } else {
                format!("{origin} {problem}, not '{word}'")
            }));
        }
    }
    Ok(())
}

fn secret_in(given: &Given) -> Result<String, Problem> {
    let (file, origin) = (
        given.words.last().map(String::as_str).unwrap_or_default(),
        &given.origin,
    );
    let text = data_files::read_text(Path::new(file))
        .map_err(|error| Problem(format!("{origin}: '{file}' cannot be read: {error}")))?;
    let text = text.trim_end_matches(['\r', '\n']);
    if text.is_empty() {
        return Err(Problem(format!("{origin}: '{file}' is empty")));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(name: &'static str, word: &str, is_file: bool, origin: Origin) -> Given {
        Given {
            option: ConfigOption::find(name).unwrap(),
            words: vec![word.to_owned()],
            is_file,
            origin,
        }
    }

    fn option(name: &'static str, word: &str) -> Given {
        given(name, word, false, Origin::CommandLine(name.to_owned()))
    }

    fn environment(variables: &[(&str, &str)]) -> Vec<Given> {
        of_environment(|name| {
            let found = variables.iter().find(|(given, _)| *given == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    fn in_file(name: &'static str, word: &str) -> Given {
        let origin = Origin::File {
            file: PathBuf::from("s.toml"),
            line: 3,
            key: name.to_owned(),
        };
        given(name, word, false, origin)
    }

    #[test]
    fn the_command_line_goes_before_variables_and_these_before_the_file() {
        let variables = environment(&[("WORKERS", "2"), ("BODY_TIMEOUT", "2")]);
        let file = ["workers", "body-timeout", "answer-timeout"].map(|name| in_file(name, "3"));
        let values = Values::from_sources([vec![option("workers", "1")], variables, file.to_vec()], Vec::new());
        let of = |name| values.parsed::<u8>(name);
        assert_eq!(
            [
                of("workers"),
                of("body-timeout"),
                of("answer-timeout"),
                of("body-memory")
            ],
            [Some(1), Some(2), Some(3), None]
        );
        assert_eq!(values.problems, []);
    }

    #[test]
    fn options_of_the_command_line_may_be_repeated_and_lists_take_all() {
        let words = vec![
            option("workers", "1"),
            option("workers", "2"),
            option("trusted-proxy", "10.0.0.1"),
            option("trusted-proxy", "10.0.0.2"),
        ];
        let values = Values::from_sources([words, Vec::new(), Vec::new()], Vec::new());
        assert_eq!(values.text("workers").as_deref(), Some("2"));
        assert_eq!(values.list("trusted-proxy"), ["10.0.0.1", "10.0.0.2"]);
        let values = Values::from_sources(
            [
                Vec::new(),
                environment(&[("TRUSTED_PROXY", "10.0.0.1, 10.0.0.2")]),
                Vec::new(),
            ],
            Vec::new(),
        );
        assert_eq!(values.list("trusted-proxy"), ["10.0.0.1", "10.0.0.2"]);
    }

    #[test]
    fn wrong_values_are_all_named_with_their_source_and_never_a_secret() {
        let variables = environment(&[
            ("SMTP_URL", "http://u:geheim@h"),
            ("BACKUPS", "yes"),
            ("BOUNCE_SECRET", "geheim"),
            ("BOUNCE_SECRET_FILE", "/nowhere"),
            ("OIDC_CLIENT_SECRET_FILE", "/nowhere/secret"),
        ]);
        let values = Values::from_sources(
            [vec![option("workers", "0")], variables, vec![in_file("listen", "here")]],
            Vec::new(),
        );
        let problems: Vec<&str> = values.problems.iter().map(|problem| problem.0.as_str()).collect();
        assert_eq!(problems.len(), 6, "{problems:?}");
        for expected in [
            "--workers must be a number from 1 to 1024, not '0'",
            "SEATWRIGHT_BACKUPS must be on or off, not 'yes'",
            "s.toml line 3: listen must be an IP address and a port, for example 127.0.0.1:8080, not 'here'",
            "set SEATWRIGHT_BOUNCE_SECRET or SEATWRIGHT_BOUNCE_SECRET_FILE, not both",
        ] {
            assert!(problems.contains(&expected), "{problems:?}");
        }
        assert!(
            problems
                .iter()
                .any(|problem| problem.starts_with("SEATWRIGHT_SMTP_URL: "))
        );
        assert!(
            problems
                .iter()
                .any(|problem| problem.contains("'/nowhere/secret' cannot be read"))
        );
        assert!(!format!("{problems:?}").contains("geheim"));
    }
}
