//! `seatwright backup`: the whole installation in one file, also beside a running server.

use crate::core::secret_key;
use crate::process::backups;
use crate::process::cli::BackupCommand;
use crate::process::commands::{self, files};

/// Writes the backup, copies it when asked, and reports how much is in it.
pub fn run(command: &BackupCommand) -> Result<(), String> {
    let (config, file) = (&command.config, &command.file);
    let service = files::open_existing(config)?;
    let kept = secret_key::to_back_up(&config.data, config.secret_key.as_ref())?;
    let contents = backups::write(&service, kept, file, &|| false)
        .map_err(|error| format!("cannot write '{}': {error}", file.display()))?;
    commands::print(&format!(
        "{} rows of {} tables are in '{}'\n",
        contents.rows,
        contents.tables,
        file.display()
    ))?;
    if !command.copy {
        return Ok(());
    }
    let failures = backups::copy(config, &service, file);
    if failures.is_empty() {
        commands::print("The backup was copied.\n")
    } else {
        Err(failures.join("\n"))
    }
}
