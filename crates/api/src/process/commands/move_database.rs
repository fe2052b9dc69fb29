//! `seatwright move`: an installation in a database of another kind, or in another place.

use std::path::Path;

use app_service::operator;

use crate::process::cli::MoveCommand;
use crate::process::commands::{self, staged};

/// Copies the database, compares every row, and reports how many there are.
pub fn run(command: &MoveCommand) -> Result<(), String> {
    if command.from == command.to {
        return Err("--from and --to name the same database".to_owned());
    }
    let contents = match command.to.strip_prefix("sqlite://").map(Path::new) {
        Some(file) if file.exists() => return Err(format!("'{}' already exists", file.display())),
        Some(file) => staged::fill(file, |url| {
            operator::move_database(&command.from, url).map_err(|error| error.to_string())
        })?,
        None => operator::move_database(&command.from, &command.to).map_err(|error| error.to_string())?,
    };
    commands::print(&format!(
        "moved {} rows of {} tables; start the server with --database '{}'\n",
        contents.rows, contents.tables, command.to
    ))
}
