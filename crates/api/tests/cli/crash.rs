//! Mail when the process is killed while it sends: nothing is lost, and what arrives twice is the same mail.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use app_service::accounts::{self, SignUp};
use app_service::actor::Organiser;
use app_service::error::Error;
use app_service::guests;
use app_service::installation_key::InstallationKey;
use app_service::mail::campaigns::{self, CampaignView, SendEmails};
use app_service::mail::smtp::Smtp;
use app_service::mail::worker::Worker;
use app_service::mail::{self, Mail, templates};
use app_service::service::{Service, Tx};
use app_service::settings::Settings;
use domain::id::{CampaignId, EventId};
use domain::mail::{CampaignState, TemplateKind};
use mail_parser::MessageParser;
use mailer::MemberEmail;
use storage::{DatabaseUrl, scratch};
use test_support::builders::event;
use test_support::smtp::{Received, SmtpServer, Verdict};

const MAILS: usize = 30;

/// A data folder that goes with the value.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("seatwright-crash-{}-{name}", std::process::id()));
        std::fs::DirBuilder::new().create(&folder).unwrap();
        Self(folder)
    }

    fn database(&self) -> PathBuf {
        self.0.join("seatwright.db")
    }

    /// The use cases on the database of the process.
    fn service(&self) -> Service {
        let settings = Settings {
            base_url: "https://seats.example".to_owned(),
            mail_from: "seats@seats.example".to_owned(),
            ..Settings::default()
        };
        let url = format!("sqlite://{}", self.database().display());
        Service::open(&url, InstallationKey::new([7; 32]))
            .unwrap()
            .with_settings(settings)
    }

    /// Queues mail as use cases do, before the process starts.
    fn queue_mail(&self) {
        let queue_all = |tx: &mut Tx<'_>| (0..MAILS).try_for_each(|number| queue(tx, number));
        self.service().write(queue_all).unwrap();
    }

    /// Ends the leases of killed processes, so that their mail is sent again at once.
    fn end_leases(&self) {
        let conn = &mut scratch::connect(&DatabaseUrl::sqlite(self.database())).unwrap();
        scratch::end_leases(conn).unwrap();
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn queue(tx: &mut Tx<'_>, number: usize) -> Result<(), Error> {
    let link = tx.link("/verify-email?token=t");
    let letter = MemberEmail::VerifyEmail {
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

/// Returns the messages with the same id.
fn by_message_id(received: Vec<Received>) -> BTreeMap<String, Vec<Vec<u8>>> {
    let mut copies: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
    for mail in received {
        let read = MessageParser::default().parse(&mail.message).unwrap();
        let id = read.message_id().unwrap().to_owned();
        copies.entry(id).or_default().push(mail.message);
    }
    copies
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
    let (data, server) = (Data::new("mail"), SmtpServer::start([]));
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
        data.end_leases();
    }
    let process = serve(&data.0, &server, connections);
    received.extend((0..MAILS - 11).map(|_| server.next()));
    stop(process);
    received.extend(server.rest());

    let copies = by_message_id(received);
    assert_eq!(copies.len(), MAILS, "every mail has arrived");
    let repeated: usize = copies.values().map(|copies| copies.len() - 1).sum();
    assert_eq!(repeated, 2 * connections, "one for each connection and kill");
    assert!(
        copies
            .values()
            .all(|copies| copies.iter().all(|copy| Some(copy) == copies.first()))
    );
    let conn = &mut scratch::connect(&DatabaseUrl::sqlite(data.database())).unwrap();
    assert_eq!(storage::mail::outbox::history::waiting(conn).unwrap().count, 0);
}

/// The organiser.
const ANN: &str = "ann@example.org";
/// Guests of the campaign: more than the outbox is given at once.
const GUESTS: usize = 110;
/// Mails that arrive before each kill.
const BEFORE_KILLS: [usize; 2] = [1, 30];
/// Connections over which they are sent.
const CONNECTIONS: usize = 4;

/// A campaign to all guests of an event.
struct Campaign {
    organiser: Organiser,
    event: EventId,
    id: CampaignId,
}

impl Campaign {
    fn start(service: &Service) -> Self {
        let input = SignUp {
            email: ANN.to_owned(),
            password: "correct horse battery".to_owned(),
            name: "Ann".to_owned(),
            ..SignUp::default()
        };
        let signed_up = accounts::sign_up(service, input).unwrap();
        let organiser = signed_up.signed_in().unwrap().organiser;
        let event = event(service, &organiser, "Gala");
        let rows: String = (0..GUESTS)
            .map(|number| format!("Guest {number},g{number:03}@example.org\n"))
            .collect();
        let list = format!("Name,Email\n{rows}");
        guests::import(service, &organiser, &event, "guests.csv", list.as_bytes()).unwrap();
        let id = send_reminder(service, &organiser, &event);
        Self { organiser, event, id }
    }

    fn view(&self, service: &Service) -> CampaignView {
        let settings = service.settings();
        let view = service.read(|r| campaigns::get(r, settings, &self.organiser, (&self.event, &self.id)));
        view.unwrap()
    }
}

fn send_reminder(service: &Service, organiser: &Organiser, event: &EventId) -> CampaignId {
    let known = service.read(|r| templates::list(r, organiser, event)).unwrap();
    let reminder = known.iter().find(|template| template.kind == TemplateKind::Reminder);
    let input = SendEmails {
        template: reminder.unwrap().id.to_string(),
        recipients: "all".to_owned(),
        ..SendEmails::default()
    };
    let (organiser, event) = (organiser.clone(), event.clone());
    let started = service.write(move |tx| campaigns::send(tx, &organiser, &event, &input));
    started.unwrap().0.campaign.id
}

#[cfg(unix)]
#[test]
fn an_email_to_many_guests_survives_kills_at_any_moment_and_repeats_at_most_one_mail_per_connection_and_kill() {
    let (data, server) = (Data::new("campaign"), SmtpServer::start([]));
    let campaign = Campaign::start(&data.service());
    let mut received = Vec::new();
    for before in BEFORE_KILLS {
        let mut process = serve(&data.0, &server, CONNECTIONS);
        // All mails are accepted: the process dies before, while or after it notes what has gone.
        received.extend((0..before).map(|_| server.next()));
        process.kill().unwrap();
        process.wait().unwrap();
        data.end_leases();
    }
    let service = data.service();
    let transport = Smtp::new(&server.url("")).unwrap();
    let worker = Worker::new(service.clone(), Arc::new(transport)).unwrap();
    while worker.run_once().unwrap() > 0 {}
    received.extend(server.rest());

    let done = campaign.view(&service);
    let sent = i64::try_from(GUESTS).unwrap();
    assert_eq!(done.campaign.state, CampaignState::Finished, "{done:?}");
    assert_eq!((done.pending, done.sent, done.failed), (0, sent, 0), "{done:?}");
    received.retain(|mail| mail.to != ANN);
    let recipients: BTreeSet<&str> = received.iter().map(|mail| mail.to.as_str()).collect();
    assert_eq!(recipients.len(), GUESTS, "each guest has the mail");
    let copies = by_message_id(received);
    assert_eq!(copies.len(), GUESTS, "a repeated mail has the same id");
    let repeated: usize = copies.values().map(|copies| copies.len() - 1).sum();
    assert!(
        repeated <= BEFORE_KILLS.len() * CONNECTIONS,
        "{repeated} mails were repeated"
    );
}
