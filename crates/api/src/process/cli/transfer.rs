//! The options of `seatwright backup`, `backups list`, `restore` and `move`.

use std::path::PathBuf;

use lexopt::prelude::{Long, Value, ValueExt};

use super::{Command, serve};
use crate::core::config::Config;
use crate::core::config::values::Words;

/// What `seatwright backup` is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupCommand {
    /// The installation.
    pub config: Box<Config>,
    /// The backup.
    pub file: PathBuf,
    /// Whether the backup is copied like the daily ones.
    pub copy: bool,
}

/// What `seatwright restore` is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreCommand {
    /// The installation.
    pub config: Box<Config>,
    /// The backup.
    pub source: RestoreSource,
}

/// Where a backup is taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreSource {
    /// A file.
    File(PathBuf),
    /// The newest daily backup in the data folder.
    Latest,
    /// The newest copy in S3.
    LatestInS3,
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
    let (mut installation, mut file, mut copy) = (Words::default(), None, false);
    while let Some(word) = words.next()? {
        match word {
            Long("out") => file = Some(PathBuf::from(words.value()?)),
            Long("copy") => copy = true,
            Long(name) => {
                let name = name.to_owned();
                backup_option(&mut installation, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    let config = serve::installation(installation, "backup")?;
    let file = file.ok_or("backup needs --out FILE")?;
    if copy && config.backup.s3.is_none() && config.backup.command.is_none() {
        return Err("--copy needs --backup-s3-endpoint or --backup-command".into());
    }
    Ok(Command::Backup(BackupCommand { config, file, copy }))
}

/// Reads what follows the word `backups`.
pub(super) fn backups(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut installation, mut json, mut verb) = (Words::default(), false, None);
    while let Some(word) = words.next()? {
        match word {
            Value(word) if verb.is_none() => verb = Some(word.string()?),
            Long("json") => json = true,
            Long(name) => {
                let name = name.to_owned();
                backup_option(&mut installation, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    if verb.as_deref() != Some("list") {
        return Err("unknown command; see seatwright backups --help".into());
    }
    let config = serve::installation(installation, "backups")?;
    Ok(Command::ListBackups { config, json })
}

/// Reads what follows the word `restore`.
pub(super) fn restore(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut installation, mut file) = (Words::default(), None);
    let (mut is_latest, mut from) = (false, None);
    while let Some(word) = words.next()? {
        match word {
            Long("latest") => is_latest = true,
            Long("from") => from = Some(words.value()?.string()?),
            Long(name) => {
                let name = name.to_owned();
                backup_option(&mut installation, &name, words)?;
            }
            Value(path) if file.is_none() => file = Some(PathBuf::from(path)),
            other => return Err(other.unexpected()),
        }
    }
    let source = restore_source(file, is_latest, from.as_deref())?;
    let config = serve::installation(installation, "restore")?;
    if source == RestoreSource::LatestInS3 && config.backup.s3.is_none() {
        return Err("--from s3 needs --backup-s3-endpoint and the other options of S3".into());
    }
    Ok(Command::Restore(RestoreCommand { config, source }))
}

fn restore_source(file: Option<PathBuf>, is_latest: bool, from: Option<&str>) -> Result<RestoreSource, lexopt::Error> {
    match (file, is_latest, from) {
        (Some(file), false, None) => Ok(RestoreSource::File(file)),
        (None, true, None | Some("local")) => Ok(RestoreSource::Latest),
        (None, true, Some("s3")) => Ok(RestoreSource::LatestInS3),
        (None, true, Some(from)) => Err(format!("--from must be local or s3, not '{from}'").into()),
        _ => Err("restore needs the FILE of a backup, or --latest with or without --from".into()),
    }
}

/// Takes an option of the installation or of the copies of its backups, and refuses any other.
fn backup_option(read: &mut Words, name: &str, words: &mut lexopt::Parser) -> Result<(), lexopt::Error> {
    if name == "backup-command" || name.starts_with("backup-s3-") {
        serve::take(read, name, words)
    } else {
        installation_option(read, name, words)
    }
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
        let Ok(Command::Backup(command)) = read("backup --data d --out f") else {
            panic!("not read")
        };
        assert_eq!((command.config.data, command.file), ("d".into(), "f".into()));
        assert!(!command.copy);
        let Ok(Command::Restore(command)) = read("restore f --data d") else {
            panic!("not read")
        };
        assert_eq!(command.source, RestoreSource::File("f".into()));
        for (line, missing) in [
            ("backup --data d", "--out"),
            ("backup --out f", "--data"),
            ("restore --data d", "FILE"),
            ("restore f", "--data"),
            ("restore f g --data d", "g"),
            ("restore f --latest --data d", "FILE"),
            ("restore --latest --from tape --data d", "not 'tape'"),
            ("restore --latest --from s3 --data d", "--backup-s3-endpoint"),
            ("backup --data d --out f --copy", "--backup-s3-endpoint"),
            (
                "backup --data d --out f --backup-s3-secret-key k",
                "SEATWRIGHT_BACKUP_S3_SECRET_KEY",
            ),
            ("backups --data d", "backups --help"),
            ("move --from sqlite://a", "--to"),
            ("move --to sqlite://a", "--from"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.contains(missing), "{line}: {error}");
        }
    }

    #[test]
    fn the_newest_backup_is_restored_by_its_place() {
        for (line, expected) in [
            ("restore --latest --data d", RestoreSource::Latest),
            ("restore --latest --from local --data d", RestoreSource::Latest),
        ] {
            let Ok(Command::Restore(command)) = read(line) else {
                panic!("{line}")
            };
            assert_eq!(command.source, expected, "{line}");
        }
        let listed = read("backups list --json --data d");
        assert!(matches!(listed, Ok(Command::ListBackups { json: true, .. })));
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
