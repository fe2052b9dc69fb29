//! `seatwright restore`: the installation as a backup has it. All of the backup is verified before anything is replaced.

use std::fs::File;
use std::io::Seek as _;
use std::path::Path;

use app_service::operator::{self, Contents, TransferError};

use crate::core::data_files;
use crate::core::secret_key;
use crate::process::cli::BackupCommand;
use crate::process::commands::{self, staged};

/// Restores the backup and reports how much was in it.
pub fn run(command: &BackupCommand) -> Result<(), String> {
    let shown = command.file.display();
    let cannot_read = |error: std::io::Error| format!("cannot read '{shown}': {error}");
    let refused = |error: TransferError| format!("'{shown}' was not restored: {error}");
    let mut backup = File::open(&command.file).map_err(cannot_read)?;
    let described = operator::verify_backup(&backup).map_err(refused)?;
    backup.rewind().map_err(cannot_read)?;

    let (data, chosen) = (&command.config.data, command.config.secret_key.as_ref());
    data_files::make_folder(data)
        .map_err(|error| format!("the data folder '{}' cannot be created: {error}", data.display()))?;
    if let Some(text) = &described.secret_key
        && secret_key::check_restored(data, chosen, text)?
    {
        secret_key::write_restored(data, text)?;
    }
    let url = command.config.database_url();
    let contents = match url.strip_prefix("sqlite://").map(Path::new) {
        Some(file) => {
            into_file(file, &url, backup).map_err(|reason| format!("'{shown}' was not restored: {reason}"))?
        }
        None => operator::restore_backup(&url, backup).map_err(refused)?,
    };
    commands::print(&format!(
        "restored {} rows of {} tables from the backup of {}\n",
        contents.rows, contents.tables, described.made_at
    ))
}

fn into_file(file: &Path, url: &str, backup: File) -> Result<Contents, String> {
    let existed = file.exists();
    if existed {
        operator::claim_database(url).map_err(|error| error.to_string())?;
    }
    let contents = staged::fill(file, |url| {
        operator::restore_backup(url, backup).map_err(|error| error.to_string())
    })?;
    if existed {
        commands::note(&format!(
            "the previous database is now '{}'",
            staged::kept(file).display()
        ));
    }
    Ok(contents)
}
