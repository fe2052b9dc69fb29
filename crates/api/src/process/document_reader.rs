//! Reads documents (xlsx, xls, docx, doc, pdf) in a child process of the same binary. The libraries that read them hang,
//! abort or ask for gigabytes on small hostile files; here only the child dies, and the file is refused.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use import_parsers::{Assembly, Document, Limits, Reader, Refusal, RefusalCode};

/// The command of the binary that reads one document from standard input.
pub const COMMAND: &str = "read-document";

/// The wall time of a child. Its processor time is limited by itself, to less.
const WALL_TIME: Duration = Duration::from_secs(10);
/// The bytes of an answer that are read. Texts within the limit have less than half of them, unless most of their
/// characters are escaped.
const LONGEST_ANSWER: u64 = 40 * 1024 * 1024;

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
        answer.unwrap_or_else(|| Err(gave_up()))
    }
}

/// Sends the bytes and takes the answer; `None` when it does not come in time.
fn exchange(child: &mut Child, bytes: Vec<u8>) -> Option<Result<Document, Refusal>> {
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
        let _late = sender.send(take_document(output, &Limits::default()));
    });
    receiver.recv_timeout(WALL_TIME).ok()
}

/// Takes the tables of a document line by line and counts them again: the child has read a hostile file.
fn take_document(answer: impl Read, limits: &Limits) -> Result<Document, Refusal> {
    let mut assembly = Assembly::new(limits);
    let mut answer = BufReader::new(answer.take(LONGEST_ANSWER));
    let mut line = Vec::new();
    loop {
        line.clear();
        if answer.read_until(b'\n', &mut line).map_err(|_error| gave_up())? == 0 {
            return Err(gave_up());
        }
        if line.last() != Some(&b'\n') && answer.get_ref().limit() == 0 {
            return Err(assembly.too_long());
        }
        let piece = serde_json::from_slice(&line).map_err(|_error| gave_up())?;
        if let Some(document) = assembly.take(piece)? {
            return Ok(document);
        }
    }
}

fn gave_up() -> Refusal {
    Refusal {
        code: RefusalCode::Damaged,
        message: "The file is damaged or too complex to read. Open it, save it again and import that, or export the \
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

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use import_parsers::{Limits, RefusalCode};

    use super::{LONGEST_ANSWER, take_document};

    const HEAD: &str = "{\"Document\":\"xlsx\"}\n{\"Sheet\":{\"name\":\"S\",\"hidden\":false,\"problems\":[]}}\n";

    /// Repeats a text without end and counts what is read of it.
    struct Endless<'a> {
        text: &'a [u8],
        read: usize,
    }

    impl Read for Endless<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let from = self.read % self.text.len();
            let part = &self.text[from..];
            let length = part.len().min(into.len());
            into[..length].copy_from_slice(&part[..length]);
            self.read += length;
            Ok(length)
        }
    }

    fn row(cells: usize, text: &str) -> String {
        let cells = vec![format!("\"{text}\""); cells].join(",");
        format!("{{\"Row\":{{\"number\":1,\"cells\":[{cells}],\"mark\":\"none\"}}}}\n")
    }

    /// Returns the message for a child that never ends, and how many bytes of it were read.
    fn refused(text: &str) -> (String, usize) {
        let mut child = Endless {
            text: text.as_bytes(),
            read: 0,
        };
        let answer = Cursor::new(HEAD).chain(&mut child);
        let refusal = take_document(answer, &Limits::default()).unwrap_err();
        assert_eq!(refusal.code, RefusalCode::TooLarge, "{}", refusal.message);
        (refusal.message, child.read)
    }

    #[test]
    fn a_child_that_sends_rows_without_end_is_stopped_at_the_limits() {
        let (message, read) = refused(&row(200, "1"));
        assert!(
            message.contains("more than 500000 cells") && read < 3_000_000,
            "{message} {read}"
        );
        let (message, read) = refused(&row(1, &"x".repeat(100_000)));
        assert!(
            message.contains("more than 16 MB of text") && read < 18_000_000,
            "{message} {read}"
        );
        let (message, read) = refused(HEAD.lines().nth(1).unwrap());
        assert!(message.contains("more than"), "{message} {read}");
    }

    #[test]
    fn a_line_without_end_is_read_up_to_the_longest_answer() {
        let (message, read) = refused("x");
        assert!(message.contains("more than 16 MB of text"), "{message}");
        assert!(read <= usize::try_from(LONGEST_ANSWER).unwrap() + 8_192, "{read}");
    }

    #[test]
    fn an_answer_that_breaks_off_is_refused() {
        for answer in ["", HEAD, "{", "[]\n"] {
            let refusal = take_document(answer.as_bytes(), &Limits::default()).unwrap_err();
            assert_eq!(refusal.code, RefusalCode::Damaged, "{answer}");
        }
    }
}
