//! The commands other than the server, and the functions that write to the terminal.

pub mod backup;
pub mod backups;
pub mod check_config;
pub mod export;
mod files;
pub mod health;
pub mod import_check;
pub mod layout;
pub mod move_database;
pub mod operator;
pub mod read_document;
pub mod restore;
pub mod route;
pub mod seat;
mod staged;

use std::io::Write;

/// Writes to standard output; a reader that went away (`| head`) is not an error.
pub fn print(text: &str) -> Result<(), String> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write the output: {error}"))
        }
        _ => Ok(()),
    }
}

/// Writes about a failure to standard error: one line, or one for each problem.
pub fn complain(message: &str) {
    for line in message.lines() {
        note(&format!("seatwright: {line}"));
    }
}

/// Writes one line of progress to standard error.
pub fn note(message: &str) {
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    // When standard error is closed, there is no one left to tell.
    let _closed = writeln!(std::io::stderr(), "{line}");
}
