//! Reads documents (xlsx, xls, docx, doc, pdf) in a child process of the same binary. The libraries that read them hang,
//! abort or ask for gigabytes on small hostile files; here only the child dies, and the file is refused.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use import_parsers::{Document, Reader, Refusal, RefusalCode};

/// The command of the binary that reads one document from standard input.
pub const COMMAND: &str = "read-document";

/// The wall time of a child. Its processor time is limited by itself, to less.
const WALL_TIME: Duration = Duration::from_secs(10);
/// The longest answer that is taken: a sheet within the limits has at most a tenth of it.
const LONGEST_ANSWER: u64 = 64 * 1024 * 1024;

/// Starts a child process for each document. Its limits are the product's.
#[derive(Debug, Clone)]
pub struct ChildReader {
    program: PathBuf,
}

impl ChildReader {
    /// Reads with this binary.
    pub fn of_this_binary() -> std::io::Result<Self> {
        // On Linux, the running program also after an upgrade has replaced its file.
        const RUNNING: &str = "/proc/self/exe";
        let program = if Path::new(RUNNING).exists() {
            RUNNING.into()
        } else {
            std::env::current_exe()?
        };
        Ok(Self { program })
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "the child must be able to die without the server"
    )]
    fn start(&self) -> std::io::Result<Child> {
        Command::new(&self.program)
            .arg(COMMAND)
            .env_clear()
            // An arena reserved at the start would be memory beyond the limit.
            .env("MIMALLOC_ARENA_RESERVE", "0")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
    }
}

impl Reader for ChildReader {
    fn read(&self, bytes: &[u8]) -> Result<Document, Refusal> {
        let mut child = self.start().map_err(|_error| not_started())?;
        let answer = exchange(&mut child, bytes.to_vec());
        // Also ends a child that is still busy; one that has ended is only waited for.
        let _ended = child.kill();
        let _status = child.wait();
        match answer.and_then(|answer| serde_json::from_slice(&answer).ok()) {
            Some(outcome) => outcome,
            None => Err(gave_up()),
        }
    }
}

/// Sends the bytes and waits for the answer; `None` when it does not come in time.
fn exchange(child: &mut Child, bytes: Vec<u8>) -> Option<Vec<u8>> {
    let (mut input, output) = (child.stdin.take()?, child.stdout.take()?);
    let (sender, receiver) = mpsc::sync_channel(1);
    #[expect(
        clippy::disallowed_methods,
        reason = "ends with the child, which is killed when it is late"
    )]
    std::thread::spawn(move || {
        // A child that stops early closes its end; its answer has the reason, if there is one.
        let _closed = input.write_all(&bytes);
        drop(input);
        let mut answer = Vec::new();
        let _cut = output.take(LONGEST_ANSWER).read_to_end(&mut answer);
        let _late = sender.send(answer);
    });
    receiver.recv_timeout(WALL_TIME).ok()
}

fn gave_up() -> Refusal {
    Refusal {
        code: RefusalCode::Damaged,
        message:
            "The file is damaged, or too complex to be read. Open it, save it again and import that, or export the \
                  list as CSV."
                .to_owned(),
    }
}

fn not_started() -> Refusal {
    Refusal {
        code: RefusalCode::Unsupported,
        message: "Documents cannot be read at the moment. Try again later, or export the list as CSV.".to_owned(),
    }
}
