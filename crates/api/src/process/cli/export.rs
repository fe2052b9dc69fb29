//! The options of `seatwright export`.

use std::path::PathBuf;

use app_service::exports::ExportOptions;
use lexopt::prelude::{Long, Short, ValueExt};

use super::Command;

/// What `seatwright export` is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExportCommand {
    /// The folder of the installation.
    pub data: PathBuf,
    /// Its database; that of the folder or the environment when absent.
    pub database: Option<String>,
    /// The id of the event.
    pub event: String,
    /// The name of the kind of file.
    pub kind: String,
    /// How the file is made.
    pub options: ExportOptions,
    /// The address that codes lead to; the one that the server had last when absent.
    pub base_url: Option<String>,
    /// Where the file goes.
    pub out: PathBuf,
}

/// Reads what follows the word `export`.
pub(super) fn export(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut data, mut event, mut kind, mut out) = (None, None, None, None);
    let mut command = ExportCommand::default();
    while let Some(word) = words.next()? {
        match word {
            Long("help") | Short('h') => return Ok(Command::Help),
            Long("data") => data = Some(PathBuf::from(words.value()?)),
            Long("database") => command.database = Some(words.value()?.string()?),
            Long("event") => event = Some(words.value()?.string()?),
            Long("kind") => kind = Some(words.value()?.string()?),
            Long("format") => command.options.format = Some(words.value()?.string()?),
            Long("paper") => command.options.paper = Some(words.value()?.string()?),
            Long("quality") => command.options.quality = Some(words.value()?.string()?),
            Long("sections") => command.options.sections = Some(words.value()?.string()?),
            Long("separator") => command.options.separator = Some(words.value()?.string()?),
            Long("base-url") => command.base_url = Some(words.value()?.string()?),
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    command.data = data.ok_or("export needs --data DIR")?;
    command.event = event.ok_or("export needs --event ID")?;
    command.kind = kind.ok_or("export needs --kind KIND")?;
    command.out = out.ok_or("export needs --out FILE")?;
    Ok(Command::Export(Box::new(command)))
}
