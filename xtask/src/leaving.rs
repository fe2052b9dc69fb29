//! What must not outlive xtask: children and temporary folders. Each is listed while it is there;
//! a signal that ends xtask first ends the children and then removes the folders.
#![expect(clippy::disallowed_methods, reason = "the one thread of xtask waits for signals")]

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::failure::{Outcome, While};
use crate::{clock, files, signal};

/// How long children may take to end by themselves.
const GRACE: Duration = Duration::from_millis(800);

/// One thing to clear away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leftover {
    /// A child in our own process group.
    Child(u32),
    /// A child that leads a group of its own.
    Group(u32),
    /// A folder with all it holds.
    Folder(PathBuf),
}

static LIST: Mutex<Vec<Leftover>> = Mutex::new(Vec::new());

/// Lists a thing as there.
pub(crate) fn note(leftover: Leftover) {
    list().push(leftover);
}

/// Strikes a thing off the list: its owner has cleared it away.
pub(crate) fn forget(leftover: &Leftover) {
    list().retain(|other| other != leftover);
}

/// Starts the thread that clears away and ends xtask when a signal asks for it.
pub(crate) fn clear_away_on_signals() -> Outcome {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP]).failed_to("listen for signals")?;
    std::thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            clear_away(&std::mem::take(&mut *list()));
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

fn clear_away(leftovers: &[Leftover]) {
    for signal in ["TERM", "KILL"] {
        let told = leftovers.iter().filter(|leftover| tell(leftover, signal)).count();
        if told > 0 && signal == "TERM" {
            clock::pause(GRACE);
        }
    }
    for leftover in leftovers {
        if let Leftover::Folder(path) = leftover {
            let _ = files::remove_dir(path);
        }
    }
}

fn tell(leftover: &Leftover, signal: &str) -> bool {
    match leftover {
        Leftover::Child(id) => signal::send(signal, &id.to_string()),
        Leftover::Group(id) => signal::send(signal, &format!("-{id}")),
        Leftover::Folder(_) => false,
    }
}

fn list() -> MutexGuard<'static, Vec<Leftover>> {
    LIST.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{Leftover, clear_away};
    use crate::shell::Background;
    use crate::{clock, files, repo, shell};

    #[test]
    fn children_and_folders_are_cleared_away() {
        let folder = std::env::temp_dir().join(format!("seatwright-leaving-{}", clock::stamp()));
        files::write(&folder.join("file"), "x").unwrap();
        let mut child = Background::start(shell::command("sleep", &repo::root()).arg("600")).unwrap();
        clear_away(&[Leftover::Folder(folder.clone()), Leftover::Group(child.id())]);
        assert!(child.wait().is_err(), "a killed child ends with a signal");
        assert!(!folder.exists());
    }
}
