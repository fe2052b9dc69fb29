//! The options of `seatwright backup`, `restore` and `move`.

use std::path::PathBuf;

use lexopt::prelude::{Long, Value, ValueExt};

use super::{Command, serve};
use crate::core::config::Config;
use crate::core::config::values::Words;

/// What `seatwright backup` and `seatwright restore` are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupCommand {
    /// The installation.
    pub config: Box<Config>,
    /// The backup.
    pub file: PathBuf,
}

/// What `seatwright move` is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveCommand {
    /// The database that is copied.
    pub from: String,
    /// The new one.
    pub to: String,
}

/// Reads what follows the word `backup`.
pub(super) fn backup(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut installation, mut file) = (Words::default(), None);
    while let Some(word) = words.next()? {
        match word {
            Long("out") => file = Some(PathBuf::from(words.value()?)),
            Long(name) => {
                let name = name.to_owned();
                installation_option(&mut installation, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    let config = serve::installation(installation, "backup")?;
    let file = file.ok_or("backup needs --out FILE")?;
    Ok(Command::Backup(BackupCommand { config, file }))
}

/// Reads what follows the word `restore`.
pub(super) fn restore(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut installation, mut file) = (Words::default(), None);
    while let Some(word) = words.next()? {
        match word {
            Long(name) => {
                let name = name.to_owned();
                installation_option(&mut installation, &name, words)?;
            }
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("restore needs the FILE of a backup")?;
    let config = serve::installation(installation, "restore")?;
    Ok(Command::Restore(BackupCommand { config, file }))
}

/// Takes an option that names the installation, and refuses any other.
pub(super) fn installation_option(
    read: &mut Words,
    name: &str,
    words: &mut lexopt::Parser,
) -> Result<(), lexopt::Error> {
    if serve::take_installation(read, name, words)? {
        Ok(())
    } else {
        Err(Long(name).unexpected())
    }
}

/// Reads what follows the word `move`.
pub(super) fn move_database(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut from, mut to) = (None, None);
    while let Some(word) = words.next()? {
        match word {
            Long("from") => from = Some(words.value()?.string()?),
            Long("to") => to = Some(words.value()?.string()?),
            other => return Err(other.unexpected()),
        }
    }
    let from = from.ok_or("move needs --from URL")?;
    let to = to.ok_or("move needs --to URL")?;
    Ok(Command::Move(MoveCommand { from, to }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::cli::testing::read;

    #[test]
    fn backup_and_restore_name_a_folder_and_a_file() {
        for line in ["backup --data d --out f", "restore f --data d"] {
            let (Ok(Command::Backup(command)) | Ok(Command::Restore(command))) = read(line) else {
                panic!("{line}")
            };
            assert_eq!(command.config.data, PathBuf::from("d"));
            assert_eq!(command.file, PathBuf::from("f"));
        }
        for (line, missing) in [
            ("backup --data d", "--out"),
            ("backup --out f", "--data"),
            ("restore --data d", "FILE"),
            ("restore f", "--data"),
            ("restore f g --data d", "g"),
            ("move --from sqlite://a", "--to"),
            ("move --to sqlite://a", "--from"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.contains(missing), "{line}: {error}");
        }
    }

    #[test]
    fn move_names_two_databases() {
        let Ok(Command::Move(command)) = read("move --from sqlite://a --to postgresql://b") else {
            panic!("not read")
        };
        assert_eq!(
            (command.from.as_str(), command.to.as_str()),
            ("sqlite://a", "postgresql://b")
        );
    }
}
