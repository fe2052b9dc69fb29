//! The command line: parses arguments into one [`Command`], without side effects.

mod export;
mod serve;
mod transfer;

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value, ValueExt};

use crate::core::config::Config;
use crate::process::document_reader;

pub use export::ExportCommand;
pub use transfer::{BackupCommand, MoveCommand};

/// What `seatwright --help` prints.
pub const HELP: &str = "\
seatwright serve --data DIR --listen ADDR [OPTIONS]
    Run the server. Create DIR if it does not exist.

    --database URL               sqlite:///PATH or postgresql://... (default: a SQLite file in DIR)
    --database-connections N     connections to the database, half of them for writes (default: 8, at least 4)
    --workers N                  threads that serve requests (default: one per processor)
    --base-url URL               public address of the server, used in emailed links (default: http://ADDR)
    --demo                       add a demo account and events; on a loopback address only
    --rate-limits on|off         limit repeated attempts (default: on); off on a loopback address only
    --secure-cookies on|off      send cookies over HTTPS only (default: on, off on a loopback address)
    --trusted-proxy IP           trust X-Forwarded-For from this proxy; can be repeated
    --connections-per-address N  connections allowed per client address (default: 512); trusted proxies are exempt
    --body-timeout SECONDS       time to receive a request body, plus 1 second per 32 kB received (default: 30)
    --body-memory MB             memory for the bodies of all requests (default: 256, at least 64)
    --answer-timeout SECONDS     time after which a client that reads nothing is disconnected (default: 30)
    --answer-memory MB           memory for the answers to all requests (default: 192, at least 64)
    --oidc-issuer URL            OpenID Connect provider to sign in with; needs --oidc-client-id, and the secret in
                                 SEATWRIGHT_OIDC_CLIENT_SECRET
    --oidc-client-id ID          client ID at the OpenID Connect provider
    --oidc-name NAME             name of the provider on the sign-in button (default: single sign-on)
    --mail-from ADDRESS          sender of all email
    --mail-connections N         emails sent at the same time (default: 4, at most 16)
    --mail-per-minute N          emails to the guests of an organisation per minute (default: no limit); mail servers
                                 of organisations have limits of their own
    --mail-private-hosts on|off  allow organisations to use mail servers in private networks (default: off, on while
                                 only this machine is served)
    --contact-email ADDRESS      address where people can ask for help
    --image-provider NAME        also search for pictures at openverse, unsplash or pixabay; can be repeated. Keys:
                                 SEATWRIGHT_UNSPLASH_KEY, SEATWRIGHT_PIXABAY_KEY,
                                 SEATWRIGHT_OPENVERSE_TOKEN (optional)
    --max-events-per-organisation N
                                 events of an organisation (default: 500)
    --max-guests-per-organisation N
                                 guests in all events of an organisation (default: 200000)
    --max-sandboxes N            sandboxes that exist at once (default: 300)
    --backups on|off             back up the database to DIR/backups every day (default: on); 7 days and 4 weeks are kept
    --open-mailbox               show signed-in owners on this machine the email about their account at /mailbox; on a
                                 loopback address and without a mail server only

    Set SEATWRIGHT_SMTP_URL to send email: smtp://USER:PASSWORD@HOST:587 or smtps://...
    Without it, email is written to DIR/mail. docs/operating.md lists all environment variables.

seatwright export --data DIR --event ID --kind KIND [OPTIONS] --out FILE
    Write a file of an event, also while a server runs on DIR. KIND: seating-chart, seating-board, table-lists,
    escort-list, place-cards, tent-cards, table-signs, kitchen, check-in-list, pick-list (PDF); guest-list (Word); csv,
    xlsx, json, png, svg, dxf; venue-pack (several of them as a zip). FILE is replaced only when the export succeeded.
    With --kind all, FILE is a folder for one file of each kind.

    --format FORMAT              pdf, or docx for place-cards, tent-cards, table-lists, escort-list, kitchen
                                 (default: pdf)
    --paper PAPER                A4, A3, A0, Letter or Legal (default: A4)
    --quality QUALITY            standard, high or ultra: 96, 200 or 300 dpi (default: standard)
    --sections NAMES             some of layout,assignments,guests,contacts,entrances (default: all but contacts)
    --separator NAME             of CSV: comma, semicolon or tab (default: comma)
    --base-url URL               address that codes lead to (default: the one that the server had last)
    --database URL               sqlite:///PATH or postgresql://... (default: a SQLite file in DIR)
seatwright backup --data DIR [--database URL] --out FILE
    Write a backup of the whole installation, also while a server runs on DIR. FILE is replaced only when the backup is
    complete. It contains the secret key of DIR, unless SEATWRIGHT_SECRET_KEY is set.
seatwright restore FILE --data DIR [--database URL]
    Replace the database by the backup FILE, once all of it is verified. Stop the server first. A SQLite database that
    was there is kept as seatwright.db.before-restore.
seatwright move --from URL --to URL
    Copy a database to a new one (SQLite or PostgreSQL) and compare every row. Stop the server first. The old database
    stays as it is.
seatwright import-check FILE [--json]
    Print the result of importing the guest list FILE (csv, xlsx, xls, docx, doc, pdf), without storing anything; with
    --json as JSON. Exit code 0 if it has guests, 1 if it is refused, 2 for a wrong command line.
seatwright seat INSTANCE [--seconds S] [--threads N] [--seed K] --out FILE
    Solve a seating problem in the SWB/1 format and write the solution (swb-sol/1) to FILE.
seatwright route INSTANCE --out FILE
    Find the ways to the seats of an instance in the SWN/1 format and write the solution (swn-sol/1) to FILE.
seatwright layout INSTANCE [--seconds S] --out FILE
    Seat a hall of an instance in the SWR/1 format and write the solution (swr-sol/1) to FILE.
seatwright openapi
    Print the OpenAPI document of the HTTP API.
seatwright --help, --version
    Print this help, or the version.
";

/// One thing the binary can be asked to do.
#[derive(Debug, PartialEq)]
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
    /// Write a file of an event.
    Export(Box<ExportCommand>),
    /// Write a backup of the installation.
    Backup(BackupCommand),
    /// Replace the installation by a backup.
    Restore(BackupCommand),
    /// Copy a database to a new one.
    Move(MoveCommand),
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
    /// Print [`HELP`].
    Help,
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
    let mut words = lexopt::Parser::from_iter(words);
    match words.next()? {
        None | Some(Long("help") | Short('h')) => Ok(Command::Help),
        Some(Long("version") | Short('V')) => Ok(Command::Version),
        Some(Value(word)) => match word.string()?.as_str() {
            "serve" => serve::serve(&mut words),
            "export" => export::export(&mut words),
            "backup" => transfer::backup(&mut words),
            "restore" => transfer::restore(&mut words),
            "move" => transfer::move_database(&mut words),
            "import-check" => import_check(&mut words),
            "seat" => seat(&mut words),
            "route" => route(&mut words),
            "layout" => layout(&mut words),
            document_reader::COMMAND => nothing_more(&mut words, Command::ReadDocument),
            "openapi" => nothing_more(&mut words, Command::OpenApi),
            "help" => Ok(Command::Help),
            other => Err(format!("unknown command '{other}'; see seatwright --help").into()),
        },
        Some(other) => Err(other.unexpected()),
    }
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
        assert_eq!(read(""), Ok(Command::Help));
    }
}
