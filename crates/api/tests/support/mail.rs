//! Mail without the calls that cause it.

use std::path::PathBuf;
use std::sync::Arc;

use api::core::config::Config;
use api::mail::folder::Files;
use app_service::mail::worker::Worker;
use app_service::mail::{self, Mail};
use domain::account::Role;
use domain::id::{MailId, OrganisationId, UserId};
use mailer::MemberEmail;
use storage::mail::outbox::delivery::{self, Batch, ExcludedServers, Lease};
use test_support::mail::{MemoryMail, Taken};

use super::app::TestApp;
use super::person::Person;

/// The link in every letter of these tests.
pub(crate) const LINK: &str = "http://localhost:8080/accept-invitation?token=secret";

/// A data folder that goes with the value.
pub(crate) struct DataFolder(PathBuf);

impl DataFolder {
    pub(crate) fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("seatwright-data-{name}-{}", std::process::id())))
    }

    /// Keeps the application's data here.
    pub(crate) fn choose(&self, config: &mut Config) {
        config.data.clone_from(&self.0);
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Queues an invitation of the person's organisation and returns the id of the mail.
pub(crate) async fn invite(person: &Person, to: &'static str) -> String {
    let user = person.get("/api/auth/user").await.ok(200);
    let organisation = OrganisationId::parse(user["organisation"]["id"].as_str().unwrap()).unwrap();
    queue(&person.app, Some(organisation), to, |link| MemberEmail::Invitation {
        organisation: "Lee Weddings",
        invited_by: "Ann Lee",
        role: Role::Owner,
        link,
    })
}

/// Queues a letter about an account and returns the id of the mail.
pub(crate) fn verify(app: &TestApp, to: &'static str) -> String {
    queue(app, None, to, |link| MemberEmail::VerifyEmail { name: "Ann", link })
}

fn queue(
    app: &TestApp,
    organisation: Option<OrganisationId>,
    to: &'static str,
    letter: fn(&'static str) -> MemberEmail<'static>,
) -> String {
    app.use_cases()
        .write(move |tx| {
            let mail = Mail {
                to,
                letter: letter(LINK),
                organisation: organisation.as_ref(),
                user: None,
                cause: "test",
            };
            mail::queue(tx, &mail)
        })
        .unwrap();
    id_of(app, to)
}

fn id_of(app: &TestApp, to: &str) -> String {
    let mails = storage::scratch::mail_history(&mut app.connect()).unwrap();
    let mail = mails.into_iter().find(|mail| mail.recipient == to).unwrap();
    mail.id.into()
}

/// Sends what is due and returns what was sent.
pub(crate) fn deliver(app: &TestApp) -> Vec<Taken> {
    let memory = MemoryMail::default();
    let worker = Worker::new(app.use_cases().clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    memory.taken()
}

/// Writes what is queued into the folder of the application.
pub(crate) fn write_files(app: &TestApp) {
    let files = Files::open(&app.config().mail_folder()).unwrap();
    let worker = Worker::new(app.use_cases().clone(), Arc::new(files)).unwrap();
    while worker.run_once().unwrap() > 0 {}
}

/// Makes a mail fail permanently.
pub(crate) fn fail(app: &TestApp, id: &str, reason: &str) {
    let (now, conn) = (app.use_cases().now(), &mut app.connect());
    let lease = Lease {
        owner: "test".to_owned(),
        until: now + chrono::TimeDelta::minutes(1),
    };
    assert!(
        !delivery::claim(
            conn,
            &lease,
            &mut Batch {
                limit: 100,
                after: None
            },
            now,
            &ExcludedServers::default()
        )
        .unwrap()
        .is_empty()
    );
    assert!(delivery::give_up(conn, &MailId::parse(id).unwrap(), "test", now, reason).unwrap());
}

/// Gives the person another role in their own organisation.
pub(crate) async fn demote(person: &Person, role: &str) {
    let user = person.get("/api/auth/user").await.ok(200);
    let organisation = OrganisationId::parse(user["organisation"]["id"].as_str().unwrap()).unwrap();
    let id = UserId::parse(user["id"].as_str().unwrap()).unwrap();
    let role = Role::parse(role).unwrap();
    storage::accounts::set_role(&mut person.app.connect(), &organisation, &id, role).unwrap();
}
