//! Mail when the process is killed while it sends: nothing is lost, and what arrives twice is the same mail.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use app_service::error::Error;
use app_service::installation_key::InstallationKey;
use app_service::mail::{self, Mail};
use app_service::service::{Service, Tx};
use app_service::settings::Settings;
use mail_parser::MessageParser;
use mailer::Letter;
use storage::{DatabaseUrl, scratch};
use test_support::smtp::{SmtpServer, Verdict};

const MAILS: usize = 30;

/// A data folder that goes with the value.
struct Data(PathBuf);

impl Data {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("seatwright-crash-{}", std::process::id()));
        std::fs::DirBuilder::new().create(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> PathBuf {
        self.0.join("seatwright.db")
    }

    /// Queues mail as use cases do, before the process starts.
    fn queue_mail(&self) {
        let settings = Settings {
            mail_from: "seats@seats.example".to_owned(),
            ..Settings::default()
        };
        let url = format!("sqlite://{}", self.database().display());
        let service = Service::open(&url, InstallationKey::new([7; 32]))
            .unwrap()
            .with_settings(settings);
        let queue_all = |tx: &mut Tx<'_>| (0..MAILS).try_for_each(|number| queue(tx, number));
        service.write(queue_all).unwrap();
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn queue(tx: &mut Tx<'_>, number: usize) -> Result<(), Error> {
    let link = tx.link("/verify-email?token=t");
    let letter = Letter::VerifyEmail {
        name: "Ann",
        link: &link,
    };
    let mail = Mail {
        to: &format!("guest-{number}@example.org"),
        letter,
        organisation: None,
        user: None,
        cause: "test",
    };
    mail::queue(tx, &mail)
}

#[expect(clippy::disallowed_methods, reason = "starts the binary under test")]
fn serve(data: &Path, server: &SmtpServer, connections: usize) -> Child {
    let data = data.to_str().unwrap();
    Command::new(env!("CARGO_BIN_EXE_seatwright"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", data])
        .args(["--mail-from", "seats@seats.example"])
        .args(["--mail-connections", &connections.to_string()])
        .env("SEATWRIGHT_SMTP_URL", server.url(""))
        .env("SEATWRIGHT_SECRET_KEY", "07".repeat(32))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits for an answer: before the server runs, the signal ends the process at once, and mail goes out earlier than that.
fn wait_until_ready(process: &mut Child) {
    let mut greeting = String::new();
    let mut stdout = BufReader::new(process.stdout.take().unwrap());
    stdout.read_line(&mut greeting).unwrap();
    let address = greeting.trim().rsplit("http://").next().unwrap();
    let mut connection = TcpStream::connect(address).unwrap();
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    connection.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    process.stdout = Some(stdout.into_inner());
}

#[expect(clippy::disallowed_methods, reason = "asks the binary under test to stop")]
fn stop(mut process: Child) {
    wait_until_ready(&mut process);
    let asked = Command::new("kill").arg(process.id().to_string()).status().unwrap();
    assert!(asked.success() && process.wait().unwrap().success());
}

fn accepting(count: usize) -> impl Iterator<Item = Verdict> {
    std::iter::repeat_n(Verdict::Accept, count)
}

#[cfg(unix)]
#[test]
fn a_process_that_is_killed_loses_no_mail_and_repeats_at_most_one_per_connection() {
    for connections in [1, 4] {
        killed_twice(connections);
    }
}

#[cfg(unix)]
fn killed_twice(connections: usize) {
    let (data, server) = (Data::new(), SmtpServer::start([]));
    data.queue_mail();
    let mut received = Vec::new();
    for before in [4, 7] {
        // The server has a mail on each connection, and its answer never comes.
        let unanswered = std::iter::repeat_n(Verdict::Silence, connections);
        server.decide(accepting(before).chain(unanswered));
        let mut process = serve(&data.0, &server, connections);
        received.extend((0..before + connections).map(|_| server.next()));
        process.kill().unwrap();
        process.wait().unwrap();
        let conn = &mut scratch::connect(&DatabaseUrl::sqlite(data.database())).unwrap();
        scratch::end_leases(conn).unwrap();
    }
    let process = serve(&data.0, &server, connections);
    received.extend((0..MAILS - 11).map(|_| server.next()));
    stop(process);
    received.extend(server.rest());

    let mut copies: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
    for mail in received {
        let read = MessageParser::default().parse(&mail.message).unwrap();
        let id = read.message_id().unwrap().to_owned();
        copies.entry(id).or_default().push(mail.message);
    }
    assert_eq!(copies.len(), MAILS, "every mail has arrived");
    let repeated: usize = copies.values().map(|copies| copies.len() - 1).sum();
    assert_eq!(repeated, 2 * connections, "one for each connection and kill");
    assert!(
        copies
            .values()
            .all(|copies| copies.iter().all(|copy| Some(copy) == copies.first()))
    );
    let conn = &mut scratch::connect(&DatabaseUrl::sqlite(data.database())).unwrap();
    assert_eq!(storage::outbox::history::waiting(conn).unwrap().count, 0);
}
