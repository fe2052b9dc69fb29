//! Steps in a second process, beside the steps of this one. Compiling one large crate, linking and waiting for a database
//! leave a core idle; the steps that need Node only fill it.

use std::fs::File;
use std::process::Stdio;
use std::time::Duration;

use crate::clock::Stopwatch;
use crate::failure::{Failure, Outcome, While};
use crate::product::TempDir;
use crate::shell::{self, Background};
use crate::{console, files};

use super::summary::HEADING;

/// The second process, whose output is kept until it has ended so that two steps never mix their lines.
#[derive(Debug)]
pub(super) struct Beside {
    process: Background,
    folder: TempDir,
    watch: Stopwatch,
}

impl Beside {
    /// Starts `test --only STEP...` with these steps.
    pub(super) fn start(steps: &[&str]) -> Outcome<Self> {
        console::step(format_args!("beside the next steps: {}", steps.join(", ")));
        let folder = TempDir::new("beside")?;
        let log =
            File::create(folder.path().join("log")).failed_to("make a file for the output of the second process")?;
        let same_log = log.try_clone().failed_to("share the file between output and errors")?;
        let mut command = shell::cargo(["xtask", "test"]);
        command
            .args(only(steps))
            .stdout(Stdio::from(log))
            .stderr(Stdio::from(same_log));
        Ok(Self {
            process: Background::start(&mut command)?,
            folder,
            watch: Stopwatch::start(),
        })
    }

    /// Waits for the end, prints what the steps printed, and returns how long they took.
    pub(super) fn finish(mut self) -> (Outcome, Duration) {
        let outcome = self.process.wait();
        let took = self.watch.elapsed();
        let printed = files::read_if_there(&self.folder.path().join("log")).unwrap_or_default();
        console::step("the steps beside printed:");
        console::say(&printed);
        // The end of a long output may be all that is kept of it.
        let outcome = outcome.map_err(|failure| Failure::new(format!("{failure}{}", failed_steps(&printed))));
        (outcome, took)
    }
}

/// Returns what the second process said of the steps that failed.
fn failed_steps(printed: &str) -> String {
    let failed = printed.split_once(HEADING).map_or("", |(_, summary)| summary);
    let lines = failed.lines().filter(|line| !line.ends_with("  ok"));
    lines.fold(String::new(), |said, line| said + "\n  " + line)
}

/// The flags of `test` that choose these steps.
fn only<'a>(steps: &[&'a str]) -> Vec<&'a str> {
    steps.iter().flat_map(|step| ["--only", step]).collect()
}

#[cfg(test)]
mod tests {
    use super::{failed_steps, only};
    use crate::flags::Flags;

    #[test]
    fn the_steps_that_failed_are_repeated_without_the_others() {
        let printed =
            "output\n\nstep                  time  result\nwasm  1:00 min  ok\nhttp  2 s  FAILED: it\nall  3 s";
        assert_eq!(failed_steps(printed), "\n  http  2 s  FAILED: it\n  all  3 s");
        assert_eq!(failed_steps("ended early"), "");
    }

    #[test]
    fn test_understands_what_the_second_process_is_given() {
        let steps = ["wasm", "frontend-lint"];
        let mut flags = Flags::new(only(&steps).into_iter().map(str::to_owned));
        assert_eq!(flags.values("--only").unwrap(), steps);
        assert!(flags.finish().is_ok());
    }
}
