//! The product as the other commands use it: building the binary, and a running server on a free port that answers.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use crate::clock::{self, Stopwatch};
use crate::failure::{Failure, Outcome, While};
use crate::leaving::{self, Leftover};
use crate::shell::{self, Background};
use crate::{console, files, frontend, repo, wasm};

/// How long a server may take until it answers; a first start migrates and seeds.
const PATIENCE: Duration = Duration::from_secs(60);

/// Builds WebAssembly, frontend and the binary of the dev profile.
pub(crate) fn build() -> Outcome {
    frontend::install()?;
    wasm::build()?;
    frontend::build_if_stale()?;
    build_binary()
}

/// Builds the binary of the dev profile, and the example that prints the facts of the domain.
/// The whole workspace is selected, with an example in it, so that cargo chooses the features it chooses for tests:
/// otherwise Diesel and half of the other dependencies are compiled once for each of the two.
pub(crate) fn build_binary() -> Outcome {
    frontend::make_stub()?;
    console::step("cargo build (seatwright)");
    let what = [
        "--workspace",
        "--exclude",
        "xtask",
        "--bin",
        "seatwright",
        "--example",
        "facts",
    ];
    shell::run(shell::cargo(["build"]).args(what))
}

/// A folder that is removed when it is dropped.
#[derive(Debug)]
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    /// Makes an empty folder in the system's place for such; its path is short enough for a unix socket.
    pub(crate) fn new(what: &str) -> Outcome<Self> {
        Self::in_folder(&std::env::temp_dir(), what)
    }

    /// Makes an empty folder in memory where the system offers room for it, for databases that need no disk.
    pub(crate) fn in_memory(what: &str) -> Outcome<Self> {
        let memory = Path::new("/dev/shm");
        if has_room(memory) {
            Self::in_folder(memory, what)
        } else {
            Self::new(what)
        }
    }

    fn in_folder(folder: &Path, what: &str) -> Outcome<Self> {
        let name = format!("seatwright-{what}-{}-{:x}", std::process::id(), clock::stamp());
        let path = folder.join(name);
        leaving::note(Leftover::Folder(path.clone()));
        files::make_private_dir(&path)?;
        Ok(Self(path))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

/// Returns whether a folder in memory is there and takes 2 GiB, several times what the databases of the tests need.
fn has_room(folder: &Path) -> bool {
    const ROOM_KIB: u64 = 2 * 1024 * 1024;
    let report = shell::output(shell::command("df", Path::new("/")).args(["-Pk"]).arg(folder));
    report
        .ok()
        .and_then(|report| available_kib(&report))
        .is_some_and(|free| free >= ROOM_KIB)
}

/// The fourth column of the second line, by POSIX.
fn available_kib(report: &str) -> Option<u64> {
    report.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()
}

impl Drop for TempDir {
    fn drop(&mut self) {
        if let Err(failure) = files::remove_dir(&self.0) {
            console::complain(failure);
        }
        leaving::forget(&Leftover::Folder(self.0.clone()));
    }
}

/// Returns a loopback address whose port was free a moment ago.
pub(crate) fn free_address() -> Outcome<String> {
    let listener = TcpListener::bind("127.0.0.1:0").failed_to("find a free port")?;
    Ok(listener.local_addr().failed_to("read the free port")?.to_string())
}

/// A running server that has answered `/healthz`; dropping it stops it.
#[derive(Debug)]
pub(crate) struct Server {
    process: Background,
    address: String,
}

impl Server {
    /// Starts the command, which must listen on the address, and waits for its first answer.
    pub(crate) fn start(command: &mut std::process::Command, address: &str) -> Outcome<Self> {
        let process = Background::start(command)?;
        let mut server = Self {
            process,
            address: address.to_owned(),
        };
        let waiting = Stopwatch::start();
        while !answers(address) {
            server.process.still_runs()?;
            if waiting.elapsed() > PATIENCE {
                return Err(Failure::new(format!(
                    "nothing answered http://{address}/healthz within {PATIENCE:?}"
                )));
            }
            clock::pause(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// `http://HOST:PORT`.
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The process id, for its CPU time.
    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    /// Waits until the server ends by itself.
    pub(crate) fn wait(&mut self) -> Outcome {
        self.process.wait()
    }
}

/// The binary's `serve` with a data folder and an address.
pub(crate) fn serve(binary: &Path, data: &Path, address: &str) -> std::process::Command {
    let mut command = shell::command(binary, &repo::root());
    command.arg("serve").arg("--data").arg(data).args(["--listen", address]);
    command
}

/// The same without its greeting on the terminal.
pub(crate) fn serve_quietly(binary: &Path, data: &Path, address: &str) -> std::process::Command {
    let mut command = serve(binary, data, address);
    command.stdout(Stdio::null());
    command
}

fn answers(address: &str) -> bool {
    ask(address).is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

fn ask(address: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    write!(
        stream,
        "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer)
}

#[cfg(test)]
mod tests {
    use super::{Server, TempDir, available_kib, free_address};
    use crate::{repo, shell};

    #[test]
    fn a_temporary_folder_goes_with_its_owner() {
        for folder in [TempDir::new("test"), TempDir::in_memory("test")] {
            let folder = folder.unwrap();
            let path = folder.path().to_owned();
            assert!(path.is_dir());
            drop(folder);
            assert!(!path.exists());
        }
    }

    #[test]
    fn the_room_of_a_file_system_is_read_from_the_report_of_df() {
        let report = "Filesystem     1024-blocks    Used Available Capacity Mounted on\ntmpfs             65536       0     65536       0% /dev/shm\n";
        assert_eq!(available_kib(report), Some(65_536));
        assert_eq!(available_kib("df: /dev/shm: No such file or directory"), None);
    }

    #[test]
    fn a_server_that_dies_at_once_is_reported_and_not_waited_for() {
        let mut dying = shell::command("sh", &repo::root());
        let failure = Server::start(dying.args(["-c", "exit 7"]), &free_address().unwrap()).unwrap_err();
        assert!(failure.to_string().contains("has ended"), "{failure}");
    }
}
