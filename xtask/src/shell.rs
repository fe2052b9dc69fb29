//! The only way to other programs. Every call names its working directory and says what failed,
//! and running children are listed in [`crate::leaving`], so that none outlives xtask.
#![expect(
    clippy::disallowed_methods,
    reason = "the one door to std::process::Command and the environment"
)]

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use crate::clock::{self, Stopwatch};
use crate::failure::{Failure, Outcome, While};
use crate::leaving::{self, Leftover};
use crate::{environment, repo, signal};

/// A program to start in a folder. What `cargo run` told xtask about itself is kept from the child,
/// otherwise a nested cargo sees a changed environment and builds again.
pub(crate) fn command(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH"].contains(&&*name) {
            command.env_remove(&*name);
        }
    }
    command
}

/// Cargo in the root of the repository, with these words.
pub(crate) fn cargo<'a>(words: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = command(
        environment::variable("CARGO").unwrap_or_else(|| "cargo".to_owned()),
        &repo::root(),
    );
    command.args(words);
    command
}

/// An npm script of the frontend.
pub(crate) fn npm_script(name: &str) -> Command {
    let mut command = command("npm", &repo::path("frontend"));
    command.args(["run", "--silent", name]);
    command
}

/// Runs a program to its end with our output; fails when it does.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let shown = show(command);
    let mut child = command.spawn().map_err(|error| not_started(command, &error))?;
    let entry = Leftover::Child(child.id());
    leaving::note(entry.clone());
    let status = child.wait();
    leaving::forget(&entry);
    judge(&shown, status.failed_to(format_args!("wait for `{shown}`"))?)
}

/// Runs a program to its end and returns what it printed; its complaints stay visible.
pub(crate) fn output(command: &mut Command) -> Outcome<String> {
    let shown = show(command);
    let done = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| not_started(command, &error))?;
    judge(&shown, done.status)?;
    String::from_utf8(done.stdout).failed_to(format_args!("read the output of `{shown}`"))
}

/// Runs a program quietly and returns whether it was found and succeeded.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|done| done.status.success())
}

/// Runs a program quietly and returns whether it succeeded and what it printed.
pub(crate) fn outcome(command: &mut Command) -> Outcome<(bool, String)> {
    let shown = show(command);
    let done = command.output().map_err(|error| not_started(command, &error))?;
    let printed = String::from_utf8(done.stdout).failed_to(format_args!("read the output of `{shown}`"))?;
    Ok((done.status.success(), printed))
}

/// A program in the background, in a process group of its own; dropping it ends the group.
#[derive(Debug)]
pub(crate) struct Background {
    child: Child,
    shown: String,
}

impl Background {
    /// Starts the program.
    pub(crate) fn start(command: &mut Command) -> Outcome<Self> {
        use std::os::unix::process::CommandExt;
        let shown = show(command);
        let child = command
            .process_group(0)
            .spawn()
            .map_err(|error| not_started(command, &error))?;
        leaving::note(Leftover::Group(child.id()));
        Ok(Self { child, shown })
    }

    /// The process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Fails when the program has ended by itself.
    pub(crate) fn still_runs(&mut self) -> Outcome {
        match self
            .child
            .try_wait()
            .failed_to(format_args!("look at `{}`", self.shown))?
        {
            None => Ok(()),
            Some(status) => Err(Failure::new(format!("`{}` has ended with {status}", self.shown))),
        }
    }

    /// Waits for the program to end.
    pub(crate) fn wait(&mut self) -> Outcome {
        let status = self.child.wait().failed_to(format_args!("wait for `{}`", self.shown))?;
        judge(&self.shown, status)
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        let id = self.child.id();
        if matches!(self.child.try_wait(), Ok(None)) {
            signal::send("TERM", &format!("-{id}"));
            let asked = Stopwatch::start();
            while matches!(self.child.try_wait(), Ok(None)) && asked.elapsed() < Duration::from_secs(10) {
                clock::pause(Duration::from_millis(10));
            }
        }
        // Processes that the leader left behind in its group end too.
        signal::send("KILL", &format!("-{id}"));
        let _ = self.child.wait();
        leaving::forget(&Leftover::Group(id));
    }
}

fn judge(shown: &str, status: ExitStatus) -> Outcome {
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new(format!("`{shown}` ended with {status}")))
    }
}

fn not_started(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!(
        "failed to start `{}`: {error}",
        command.get_program().to_string_lossy()
    ))
}

fn show(command: &Command) -> String {
    let words: Vec<_> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{Background, command, output, run};
    use crate::clock::{self, Stopwatch};
    use crate::{files, repo};
    use std::io::{BufRead, BufReader};
    use std::path::{Path, PathBuf};
    use std::process::Stdio;
    use std::time::Duration;

    #[test]
    fn a_failing_program_is_named_with_its_words() {
        let failure = run(command("sh", &repo::root()).args(["-c", "exit 3"]))
            .unwrap_err()
            .to_string();
        assert!(failure.contains("sh -c exit 3") && failure.contains('3'), "{failure}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = output(&mut command("no-such-program", &repo::root()))
            .unwrap_err()
            .to_string();
        assert!(failure.contains("no-such-program"), "{failure}");
    }

    #[test]
    fn dropping_a_background_program_ends_its_whole_group() {
        let mut words = command("sh", &repo::root());
        let mut child =
            Background::start(words.args(["-c", "sleep 600 & echo $!; wait"]).stdout(Stdio::piped())).unwrap();
        let mut grandchild = String::new();
        BufReader::new(child.child.stdout.take().unwrap())
            .read_line(&mut grandchild)
            .unwrap();
        let stat = PathBuf::from(format!("/proc/{}/stat", grandchild.trim()));
        assert!(lives(&stat));
        drop(child);
        // A killed process is there until the kernel has taken it down.
        let dropped = Stopwatch::start();
        while lives(&stat) {
            assert!(dropped.elapsed() < Duration::from_secs(60), "{:?}", files::read(&stat));
            clock::pause(Duration::from_millis(1));
        }
    }

    /// Returns whether the process exists and is not a zombie that waits to be collected.
    fn lives(stat: &Path) -> bool {
        files::read_if_there(stat).is_some_and(|text| !text.contains(") Z "))
    }
}
