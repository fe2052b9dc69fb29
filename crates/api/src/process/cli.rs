//! The command line: parses arguments into one [`Command`], with the variables and the files that they name.

mod export;
mod health;
pub mod help;
mod operator;
mod serve;
mod transfer;

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value, ValueExt};

use crate::core::config::Config;
use crate::core::config::values::Values;
use crate::process::document_reader;

pub use export::ExportCommand;
pub use operator::{Action, OperatorCommand};
pub use transfer::{BackupCommand, MoveCommand, RestoreCommand, RestoreSource};

/// One thing the binary can be asked to do.
#[derive(Debug)]
pub enum Command {
    /// Run the server.
    Serve(Box<Config>),
    /// Show what an import would give.
    ImportCheck {
        /// The guest list to look at.
        file: PathBuf,
        /// Print JSON.
        json: bool,
    },
    /// Ask whether the server that listens on an address is ready.
    Health(SocketAddr),
    /// Write a file of an event.
    Export(Box<ExportCommand>),
    /// Write a backup of the installation.
    Backup(BackupCommand),
    /// Replace the installation by a backup.
    Restore(RestoreCommand),
    /// List the backups and their copies.
    ListBackups {
        /// The installation.
        config: Box<Config>,
        /// Print JSON.
        json: bool,
    },
    /// Copy a database to a new one.
    Move(MoveCommand),
    /// Work on accounts, organisations, mail or the data.
    Operator(Box<OperatorCommand>),
    /// Read one document for the process that started this one. Not for people, so the help leaves it out.
    ReadDocument,
    /// Solve one seating problem.
    Seat(SeatOptions),
    /// Find the ways of one instance.
    Route(RouteOptions),
    /// Seat one hall.
    Layout(LayoutOptions),
    /// Print the OpenAPI document.
    OpenApi,
    /// Show the configuration and what is wrong with it.
    CheckConfig(Box<Values>),
    /// Print the list of the commands, or the page of one.
    Help(Option<&'static help::Page>),
    /// Print the list of the commands that begin with a word.
    HelpOn(&'static str),
    /// Print the version.
    Version,
}

/// The options of `seatwright seat`.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatOptions {
    /// The SWB/1 file.
    pub instance: PathBuf,
    /// The wall time the engine may use, in seconds.
    pub seconds: f64,
    /// The threads the engine may use.
    pub threads: usize,
    /// The seed of all its random choices.
    pub seed: u64,
    /// Where the swb-sol/1 solution goes.
    pub out: PathBuf,
}

/// The options of `seatwright route`.
#[derive(Clone, Debug, PartialEq)]
pub struct RouteOptions {
    /// The SWN/1 file.
    pub instance: PathBuf,
    /// Where the swn-sol/1 solution goes.
    pub out: PathBuf,
}

/// The options of `seatwright layout`.
#[derive(Clone, Debug, PartialEq)]
pub struct LayoutOptions {
    /// The SWR/1 file.
    pub instance: PathBuf,
    /// The wall time of the search, in seconds.
    pub seconds: f64,
    /// Where the swr-sol/1 solution goes.
    pub out: PathBuf,
}

/// Reads the words of the command line; the first one is the name of the program.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Command, lexopt::Error> {
    let words: Vec<OsString> = words.into_iter().collect();
    if let Some(help) = asks_for_help(&words) {
        return Ok(help);
    }
    let mut words = lexopt::Parser::from_iter(words);
    match words.next()? {
        None => Ok(Command::Help(None)),
        Some(Long("version") | Short('V')) => Ok(Command::Version),
        Some(Value(word)) => match word.string()?.as_str() {
            "serve" => serve::serve(&mut words),
            "check-config" => serve::check_config(&mut words),
            "export" => export::export(&mut words),
            "health" => health::health(&mut words),
            "backup" => transfer::backup(&mut words),
            "backups" => transfer::backups(&mut words),
            "restore" => transfer::restore(&mut words),
            "move" => transfer::move_database(&mut words),
            "import-check" => import_check(&mut words),
            "seat" => seat(&mut words),
            "route" => route(&mut words),
            "layout" => layout(&mut words),
            document_reader::COMMAND => nothing_more(&mut words, Command::ReadDocument),
            noun if operator::NOUNS.contains(&noun) => operator::operator(noun, &mut words),
            "openapi" => nothing_more(&mut words, Command::OpenApi),
            other => Err(format!("unknown command '{other}'; see seatwright --help").into()),
        },
        Some(other) => Err(other.unexpected()),
    }
}

/// Returns the page that a line asks for, wherever it says so: what else the line says may be incomplete.
fn asks_for_help(words: &[OsString]) -> Option<Command> {
    let words: Vec<&str> = words.iter().skip(1).filter_map(|word| word.to_str()).collect();
    let named = match words.as_slice() {
        ["help", named @ ..] => named,
        all if all.iter().any(|word| matches!(*word, "--help" | "-h")) => all,
        _ => return None,
    };
    let mut nouns = operator::NOUNS.into_iter().chain(["backups"]);
    let noun = nouns.find(|noun| named.first() == Some(noun));
    Some(match (help::find(named), noun) {
        (None, Some(noun)) => Command::HelpOn(noun),
        (page, _) => Command::Help(page),
    })
}

fn import_check(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut file, mut json) = (None, false);
    while let Some(word) = words.next()? {
        match word {
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            Long("json") => json = true,
            other => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("import-check needs a FILE")?;
    Ok(Command::ImportCheck { file, json })
}

fn seat(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut instance, mut out) = (None, None);
    let (mut seconds, mut threads, mut seed) = (1.0, 1, 1);
    while let Some(word) = words.next()? {
        match word {
            Value(file) if instance.is_none() => instance = Some(PathBuf::from(file)),
            Long("seconds") => seconds = words.value()?.parse_with(positive_seconds)?,
            Long("threads") => threads = words.value()?.parse_with(positive_count)?,
            Long("seed") => seed = words.value()?.parse()?,
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    let instance = instance.ok_or("seat needs an INSTANCE file")?;
    let out = out.ok_or("seat needs --out FILE")?;
    Ok(Command::Seat(SeatOptions {
        instance,
        seconds,
        threads,
        seed,
        out,
    }))
}

fn route(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut instance, mut out) = (None, None);
    while let Some(word) = words.next()? {
        match word {
            Value(file) if instance.is_none() => instance = Some(PathBuf::from(file)),
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    let instance = instance.ok_or("route needs an INSTANCE file")?;
    let out = out.ok_or("route needs --out FILE")?;
    Ok(Command::Route(RouteOptions { instance, out }))
}

fn layout(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut instance, mut out, mut seconds) = (None, None, 2.0);
    while let Some(word) = words.next()? {
        match word {
            Value(file) if instance.is_none() => instance = Some(PathBuf::from(file)),
            Long("seconds") => seconds = words.value()?.parse_with(positive_seconds)?,
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    let instance = instance.ok_or("layout needs an INSTANCE file")?;
    let out = out.ok_or("layout needs --out FILE")?;
    Ok(Command::Layout(LayoutOptions { instance, seconds, out }))
}

fn nothing_more(words: &mut lexopt::Parser, command: Command) -> Result<Command, lexopt::Error> {
    match words.next()? {
        None => Ok(command),
        Some(word) => Err(word.unexpected()),
    }
}

fn positive_seconds(word: &str) -> Result<f64, &'static str> {
    word.parse()
        .ok()
        .filter(|s: &f64| *s > 0.0 && *s <= 86_400.0)
        .ok_or("must be a number of seconds from above 0 to 86400")
}

fn positive_count(word: &str) -> Result<usize, &'static str> {
    word.parse()
        .ok()
        .filter(|n: &usize| (1..=256).contains(n))
        .ok_or("must be a number from 1 to 256")
}

#[cfg(test)]
mod testing {
    use super::*;

    /// Reads a line as the shell would hand it over.
    pub(crate) fn read(line: &str) -> Result<Command, String> {
        let words = std::iter::once("seatwright")
            .chain(line.split_whitespace())
            .map(OsString::from);
        parse(words).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::testing::read;
    use super::*;

    #[test]
    fn missing_and_unknown_words_are_named() {
        assert!(read("serve --listen 127.0.0.1:1").unwrap_err().contains("--data"));
        assert!(read("serve --data d").unwrap_err().contains("--listen"));
        assert!(read("serve --data d --listen here").unwrap_err().contains("here"));
        assert!(read("dance").unwrap_err().contains("dance"));
        assert!(
            read("export --data d --event e --kind csv")
                .unwrap_err()
                .contains("--out")
        );
        assert!(
            read("export --event e --kind csv --out f")
                .unwrap_err()
                .contains("--data")
        );
        assert!(read("import-check").unwrap_err().contains("FILE"));
        assert!(read("seat x.json").unwrap_err().contains("--out"));
        assert!(read("seat x.json --out y --seconds 0").unwrap_err().contains("seconds"));
        assert!(read("route x.json").unwrap_err().contains("--out"));
        assert!(read("openapi now").unwrap_err().contains("now"));
    }

    #[test]
    fn seat_reads_its_budget() {
        let read = read("seat i.json --seconds 0.5 --threads 2 --seed 7 --out o.json");
        let Ok(Command::Seat(options)) = read else {
            panic!("not read")
        };
        assert_eq!((options.seconds, options.threads, options.seed), (0.5, 2, 7));
    }

    #[test]
    fn no_word_at_all_asks_for_help() {
        assert!(matches!(read(""), Ok(Command::Help(None))));
    }

    #[test]
    fn help_is_about_the_command_that_the_line_names() {
        for line in ["help backup", "backup --help", "backup --data d -h"] {
            assert!(
                matches!(read(line), Ok(Command::Help(Some(page))) if page.command == "backup"),
                "{line}"
            );
        }
        assert!(matches!(read("help dance"), Ok(Command::Help(None))));
    }
}
