//! The binary as a process of its own, with a data folder that goes with it, and raw requests to it.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use test_support::loopback;

/// The longest that a test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A running server.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Goes away after the process.
    folder: Folder,
}

/// A folder that goes with the value.
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// Names a folder that does not exist yet.
    pub(crate) fn new() -> Self {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Self(std::env::temp_dir().join(format!("seatwright-process-{}-{number}", std::process::id())))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

impl Process {
    /// Starts with a soft limit of open files, as a shell sets it, and waits until the server listens.
    pub(crate) fn start(files: u32, options: &[&str]) -> Self {
        Self::start_on(Folder::new(), files, options)
    }

    /// Kills the process and starts another one on its data.
    pub(crate) fn killed_and_started(mut self, files: u32, options: &[&str]) -> Self {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let folder = std::mem::replace(&mut self.folder, Folder::new());
        Self::start_on(folder, files, options)
    }

    /// Starts with its log in a file.
    pub(crate) fn start_logged(log: &Path, options: &[&str]) -> Self {
        let file = OpenOptions::new().create(true).append(true).open(log).unwrap();
        Self::start_with_log(Folder::new(), 1_024, options, file.into())
    }

    /// Waits until the process has ended.
    pub(crate) fn wait(&mut self) {
        self.child.wait().unwrap();
    }

    fn start_on(folder: Folder, files: u32, options: &[&str]) -> Self {
        Self::start_with_log(folder, files, options, Stdio::inherit())
    }

    #[expect(clippy::disallowed_methods, reason = "starts the binary under test")]
    fn start_with_log(folder: Folder, files: u32, options: &[&str], log: Stdio) -> Self {
        let mut child = Command::new("sh")
            .args(["-c", &format!("ulimit -Sn {files} && exec \"$@\""), "sh"])
            .arg(env!("CARGO_BIN_EXE_seatwright"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(options)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim().rsplit('/').next().unwrap().parse();
        Self {
            address: address.unwrap_or_else(|error| panic!("{error}: {line}")),
            child,
            folder,
        }
    }

    /// The data folder.
    pub(crate) fn data(&self) -> &Path {
        self.folder.path()
    }

    /// Asks the process to stop.
    pub(crate) fn terminate(&self) {
        rustix::process::kill_process(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::TERM,
        )
        .unwrap();
    }

    /// A file below `/proc` about the process.
    #[expect(clippy::disallowed_methods, reason = "looks at the process under test")]
    pub(crate) fn about(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap()
    }

    /// The memory that the process holds, in MB.
    pub(crate) fn resident_mb(&self) -> i64 {
        self.memory_mb("VmRSS:")
    }

    /// The most memory that the process has held, in MB.
    pub(crate) fn peak_mb(&self) -> i64 {
        self.memory_mb("VmHWM:")
    }

    fn memory_mb(&self, name: &str) -> i64 {
        let status = self.about("status");
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        let kilobytes: i64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
        kilobytes / 1024
    }

    /// How many files and connections the process has open.
    pub(crate) fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id()))
            .unwrap()
            .count()
    }

    /// Connects from an address of the loopback network.
    pub(crate) fn connect(&self, from: Ipv4Addr) -> TcpStream {
        loopback::connect(self.address, from, PATIENCE)
    }

    /// Makes a request on a connection of its own and returns the whole answer.
    pub(crate) fn ask(&self, from: Ipv4Addr, request: &str, body: &str) -> String {
        let mut stream = self.connect(from);
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n",
            self.address
        );
        stream.write_all((head + body).as_bytes()).unwrap();
        rest(&mut stream)
    }

    /// Makes a request on a connection that may be used again, and returns everything until the server ends it.
    pub(crate) fn ask_on_kept_connection(&self, request: &str) -> String {
        let mut stream = self.connect(Ipv4Addr::LOCALHOST);
        write!(stream, "{request} HTTP/1.1\r\nhost: {}\r\n\r\n", self.address).unwrap();
        rest(&mut stream)
    }
}

/// Everything until the server hangs up; panics when it does not.
pub(crate) fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => {}
        Err(error) => panic!("the server does not hang up: {error}"),
    }
    String::from_utf8_lossy(&answer).into_owned()
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
