//! Words to the terminal. Writing never fails a command: a closed pipe is the reader's choice.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

/// Prints one line of result.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// Prints one line of progress, set apart from the output of the tools it announces.
pub(crate) fn step(line: impl Display) {
    painted("1", format_args!("==> {line}"));
}

/// Prints one line of trouble.
pub(crate) fn complain(line: impl Display) {
    painted("31", line);
}

fn painted(colour: &str, line: impl Display) {
    let mut out = io::stderr().lock();
    let _ = if out.is_terminal() {
        writeln!(out, "\u{1b}[{colour}m{line}\u{1b}[0m")
    } else {
        writeln!(out, "{line}")
    };
}
