//! The program that the operator has copy backups.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::core::config::options::OPTIONS;

/// How long the program may run.
pub(super) const TIME_LIMIT: Duration = Duration::from_secs(60 * 60);
/// How often it is looked at.
const ROUND: Duration = Duration::from_millis(100);
/// Bytes of its messages that are kept.
const MESSAGE_MAX: u64 = 2_000;
/// How long its messages are waited for: a process that it left running may hold them open.
const MESSAGE_WITHIN: Duration = Duration::from_secs(1);

/// Why a backup was not copied.
#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    /// It does not start.
    #[error("'{0}' cannot be started: {1}")]
    Start(String, #[source] std::io::Error),
    /// It cannot be waited for.
    #[error("the command cannot be waited for: {0}")]
    Wait(#[source] std::io::Error),
    /// It ran too long.
    #[error("the command was ended after {} s", .0.as_secs())]
    Late(Duration),
    /// It says that it failed.
    #[error("the command failed ({status}){}", described(.message))]
    Failed {
        /// How it ended.
        status: ExitStatus,
        /// The beginning of what it wrote to standard error.
        message: String,
    },
}

fn described(message: &str) -> String {
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() { line } else { format!(": {line}") }
}

/// Runs the words of a command with the path of a backup after them, without a shell. The secrets of this program are not in
/// its environment. Blocks.
pub(super) fn run(command: &str, backup: &Path, limit: Duration) -> Result<(), CommandError> {
    let mut child = start(command, backup)?;
    let message = listen(&mut child);
    let mut left = limit;
    let status = loop {
        match child.try_wait().map_err(CommandError::Wait)? {
            Some(status) => break status,
            None if left.is_zero() => {
                let _ended = child.kill();
                let _status = child.wait();
                return Err(CommandError::Late(limit));
            }
            None => thread::sleep(ROUND.min(left)),
        }
        left = left.saturating_sub(ROUND);
    };
    if status.success() {
        return Ok(());
    }
    let message = message.recv_timeout(MESSAGE_WITHIN).unwrap_or_default();
    Err(CommandError::Failed { status, message })
}

#[expect(clippy::disallowed_methods, reason = "the operator names the program")]
fn start(command: &str, backup: &Path) -> Result<Child, CommandError> {
    let mut words = command.split_whitespace();
    let program = words.next().unwrap_or_default();
    let mut command = Command::new(program);
    for option in OPTIONS.iter().filter(|option| option.is_secret) {
        command.env_remove(option.variable());
    }
    command
        .args(words)
        .arg(backup)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| CommandError::Start(program.to_owned(), error))
}

/// Reads what the program writes to standard error, all of it so that it is not held up, and keeps the beginning.
#[expect(
    clippy::disallowed_methods,
    reason = "ends when the program closes its standard error"
)]
fn listen(child: &mut Child) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(1);
    if let Some(mut errors) = child.stderr.take() {
        thread::spawn(move || {
            let mut beginning = Vec::new();
            let _ended = errors.by_ref().take(MESSAGE_MAX).read_to_end(&mut beginning);
            let _late = sender.send(String::from_utf8_lossy(&beginning).into_owned());
            let _rest = std::io::copy(&mut errors, &mut std::io::sink());
        });
    }
    receiver
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_command_gets_the_path_as_its_last_argument() {
        run("test -d", &std::env::temp_dir(), TIME_LIMIT).unwrap();
        let error = run("test -f", &std::env::temp_dir(), TIME_LIMIT).unwrap_err();
        assert_eq!(error.to_string(), "the command failed (exit status: 1)");
    }

    #[test]
    fn a_failure_has_the_words_of_the_command() {
        let error = run("ls", Path::new("/nowhere/a b"), TIME_LIMIT)
            .unwrap_err()
            .to_string();
        assert!(error.contains("/nowhere/a b"), "{error}");
        let error = run("/nowhere/copy", Path::new("f"), TIME_LIMIT)
            .unwrap_err()
            .to_string();
        assert!(error.starts_with("'/nowhere/copy' cannot be started"), "{error}");
    }

    #[test]
    fn a_command_that_does_not_end_is_ended() {
        let error = run("tail -f", Path::new("/dev/null"), Duration::ZERO).unwrap_err();
        assert!(matches!(error, CommandError::Late(_)), "{error}");
    }
}
