//! The options of `seatwright backup`, `restore` and `move`.

use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value, ValueExt};

use super::Command;

/// What `seatwright backup` and `seatwright restore` are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupCommand {
    /// The folder of the installation.
    pub data: PathBuf,
    /// Its database; that of the folder or the environment when absent.
    pub database: Option<String>,
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
    let (mut data, mut database, mut file) = (None, None, None);
    while let Some(word) = words.next()? {
        match word {
            Long("help") | Short('h') => return Ok(Command::Help),
            Long("data") => data = Some(PathBuf::from(words.value()?)),
            Long("database") => database = Some(words.value()?.string()?),
            Long("out") => file = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    let data = data.ok_or("backup needs --data DIR")?;
    let file = file.ok_or("backup needs --out FILE")?;
    Ok(Command::Backup(BackupCommand { data, database, file }))
}

/// Reads what follows the word `restore`.
pub(super) fn restore(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut data, mut database, mut file) = (None, None, None);
    while let Some(word) = words.next()? {
        match word {
            Long("help") | Short('h') => return Ok(Command::Help),
            Long("data") => data = Some(PathBuf::from(words.value()?)),
            Long("database") => database = Some(words.value()?.string()?),
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("restore needs the FILE of a backup")?;
    let data = data.ok_or("restore needs --data DIR")?;
    Ok(Command::Restore(BackupCommand { data, database, file }))
}

/// Reads what follows the word `move`.
pub(super) fn move_database(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut from, mut to) = (None, None);
    while let Some(word) = words.next()? {
        match word {
            Long("help") | Short('h') => return Ok(Command::Help),
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
        let command = BackupCommand {
            data: "d".into(),
            database: None,
            file: "f".into(),
        };
        assert_eq!(read("backup --data d --out f"), Ok(Command::Backup(command.clone())));
        assert_eq!(read("restore f --data d"), Ok(Command::Restore(command)));
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
        let command = MoveCommand {
            from: "sqlite://a".to_owned(),
            to: "postgresql://b".to_owned(),
        };
        assert_eq!(
            read("move --from sqlite://a --to postgresql://b"),
            Ok(Command::Move(command))
        );
    }
}
