//! Signals to other processes.
#![expect(
    clippy::disallowed_methods,
    reason = "`kill` is a program too, and its child needs no clearing away"
)]

use std::process::{Command, Stdio};

/// Sends a signal to a process, or to a group when the target begins with a hyphen; returns whether it was delivered.
pub(crate) fn send(signal: &str, target: &str) -> bool {
    Command::new("kill")
        .args(["-s", signal, "--", target])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
