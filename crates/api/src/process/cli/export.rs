//! The options of `seatwright export`.

use std::path::PathBuf;

use app_service::exports::ExportOptions;
use lexopt::prelude::{Long, ValueExt};

use super::{Command, serve, transfer};
use crate::core::config::Config;
use crate::core::config::values::Words;

/// What `seatwright export` is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportCommand {
    /// The installation.
    pub config: Box<Config>,
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
    let (mut event, mut kind, mut out, mut base_url) = (None, None, None, None);
    let (mut options, mut installation) = (ExportOptions::default(), Words::default());
    while let Some(word) = words.next()? {
        match word {
            Long("event") => event = Some(words.value()?.string()?),
            Long("kind") => kind = Some(words.value()?.string()?),
            Long("format") => options.format = Some(words.value()?.string()?),
            Long("paper") => options.paper = Some(words.value()?.string()?),
            Long("quality") => options.quality = Some(words.value()?.string()?),
            Long("sections") => options.sections = Some(words.value()?.string()?),
            Long("design") => options.design = Some(words.value()?.string()?),
            Long("colour") => options.colour = Some(words.value()?.string()?),
            Long("stock") => options.stock = Some(words.value()?.string()?),
            Long("without-meals") => options.meals = Some(false),
            Long("separator") => options.separator = Some(words.value()?.string()?),
            Long("base-url") => base_url = Some(words.value()?.string()?),
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            Long(name) => {
                let name = name.to_owned();
                transfer::installation_option(&mut installation, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Export(Box::new(ExportCommand {
        config: serve::installation(installation, "export")?,
        event: event.ok_or("export needs --event ID")?,
        kind: kind.ok_or("export needs --kind KIND")?,
        options,
        base_url,
        out: out.ok_or("export needs --out FILE")?,
    })))
}
