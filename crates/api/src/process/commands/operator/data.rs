//! `seatwright stats` and `seatwright integrity`: how much is kept, and whether all of it can be read.

use std::path::Path;

use app_service::operator::report;
use serde_json::{Map, Value, json};

use super::{print_json, reason};
use crate::core::config::Config;
use crate::core::export_folder::ExportFolder;
use crate::process::commands::{files, print};

/// Bytes of a megabyte.
const MEGABYTE: i64 = 1024 * 1024;

/// Prints the rows of each table and the bytes of the database and the folders.
pub(super) fn stats(config: &Config, json: bool) -> Result<(), String> {
    let figures = files::open_configured(config)?.read(report::figures).map_err(reason)?;
    let folders = [
        ("backups", config.backup_folder()),
        ("exports", config.export_folder()),
        ("mail", config.mail_folder()),
    ]
    .map(|(name, folder)| (name, bytes_in(&folder)));
    if json {
        let rows: Map<String, Value> = figures
            .rows
            .iter()
            .map(|(table, rows)| ((*table).to_owned(), json!(rows)))
            .collect();
        let folders: Map<String, Value> = folders
            .iter()
            .map(|(name, bytes)| ((*name).to_owned(), json!(bytes)))
            .collect();
        return print_json(&json!({ "databaseBytes": figures.bytes, "folderBytes": folders, "rows": rows }));
    }
    let mut text = format!("database\t{} MB\n", megabytes(figures.bytes));
    for (name, bytes) in folders {
        text.push_str(&format!("{name}\t{} MB\n", megabytes(bytes)));
    }
    for (table, rows) in figures.rows.iter().filter(|(_, rows)| *rows > 0) {
        text.push_str(&format!("{table}\t{rows} rows\n"));
    }
    print(&text)
}

/// Prints what is wrong with the database and the made files. Returns whether nothing is.
pub(super) fn integrity(config: &Config, json: bool) -> Result<bool, String> {
    let service = files::open_configured(config)?;
    let problems = report::problems(&service).map_err(reason)?;
    let folder = ExportFolder::new(config.export_folder());
    let made = folder
        .files()
        .map_err(|error| format!("the folder of made files cannot be read: {error}"))?;
    let orphaned = report::orphaned_files(&service, &made).map_err(reason)?;
    if json {
        print_json(&json!({ "problems": problems, "orphanedFiles": orphaned }))?;
        return Ok(problems.is_empty());
    }
    let mut text: String = problems.iter().map(|problem| format!("error: {problem}\n")).collect();
    for id in &orphaned {
        let path = folder.path(id);
        // Housekeeping removes it within an hour.
        text.push_str(&format!("note: no export refers to '{}'\n", path.display()));
    }
    if problems.is_empty() {
        text.push_str("The database is sound, and all plans can be read.\n");
    }
    print(&text)?;
    Ok(problems.is_empty())
}

/// Rounds bytes up to megabytes.
pub(super) fn megabytes(bytes: i64) -> i64 {
    bytes.saturating_add(MEGABYTE - 1) / MEGABYTE
}

/// A folder that is missing or cannot be read counts as empty.
fn bytes_in(folder: &Path) -> i64 {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let bytes: u64 = entries
        .filter_map(|entry| entry.metadata().ok())
        .map(|data| data.len())
        .sum();
    i64::try_from(bytes).unwrap_or(i64::MAX)
}
