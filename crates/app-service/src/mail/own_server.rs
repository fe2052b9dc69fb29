//! The mail server of an organisation: its owners enter it, and the password is stored encrypted.

use std::net::IpAddr;

use chrono::{DateTime, Utc};
use domain::fold;
use domain::id::OrganisationId;
use domain::invalid::Invalid;
use domain::mail::failure;
use domain::mail_server::{MailServer, NewMailServer, is_this_machine};
use domain::public_address::is_public;
use domain::quota::Quota;
use mailer::message::Message;
use storage::organisations;
use storage::organisations::{
    mail_servers as rows,
    mail_servers::{StoredServer, Test},
};

use super::reach::Reach;
use super::smtp::{Networks, PRIVATE, Server, Smtp};
use super::transport::{Failure, OutgoingEmail, Transport};
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ownership::check_owner;
use crate::core::rate_limits::{self, Attempt};
use crate::core::service::{Reading, Service, Tx};

/// Tests of one organisation in an hour: each opens a connection to a host that an owner names.
const TESTS: Quota = Quota::per_hour(20);

/// A mail server as its owners see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnServer {
    /// What was entered.
    pub server: MailServer,
    /// Whether a password is stored.
    pub has_password: bool,
    /// The last test of these settings.
    pub last_test: Option<Test>,
    /// Since when mail waits because the server cannot be reached, as far as this process knows.
    pub unreachable_since: Option<DateTime<Utc>>,
}

/// The outcome of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tested {
    /// Whether the server works.
    pub ok: bool,
    /// What happened, and what to do.
    pub message: String,
    /// The words of the server.
    pub answer: Option<String>,
}

/// Returns the server of the organisation.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser) -> Result<OwnServer, Error> {
    organiser.must_own()?;
    let found = rows::find(r.conn, organiser.organisation_id())?.ok_or(Error::NotFound(Noun::MailServer))?;
    Ok(OwnServer {
        unreachable_since: r
            .kept::<Reach>()
            .unreachable_since(&Some(organiser.organisation_id().clone())),
        ..OwnServer::from(found)
    })
}

/// Stores the server of the organisation.
pub fn put(tx: &mut Tx<'_>, organiser: &Organiser, entered: &NewMailServer) -> Result<OwnServer, Error> {
    organiser.must_not_be_sandbox()?;
    check_owner(tx, organiser)?;
    if tx.settings().continues_by_mail() {
        organiser.must_be_verified()?;
    }
    let server = entered.check().map_err(Error::InvalidFields)?;
    check_network(tx, &server)?;
    if !super::is_address(&server.from_address) {
        let problem = Invalid::new("fromAddress", "Mail cannot be sent from this address.");
        return Err(Error::InvalidFields(vec![problem]));
    }
    let old = rows::find(tx.conn, organiser.organisation_id())?;
    let password = password(tx, organiser, entered, (&server, old))?;
    let stored = StoredServer {
        server,
        password,
        updated_at: tx.now,
        tested: None,
    };
    rows::put(tx.conn, organiser.organisation_id(), &stored)?;
    tx.note_members(organiser.organisation_id());
    tx.kept::<Reach>().forget(&Some(organiser.organisation_id().clone()));
    tx.notify_after_commit();
    Ok(stored.into())
}

/// Removes the server, so that mail uses that of the installation.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    check_owner(tx, organiser)?;
    tx.kept::<Reach>().forget(&Some(organiser.organisation_id().clone()));
    tx.notify_after_commit();
    tx.note_members(organiser.organisation_id());
    Ok(rows::delete(tx.conn, organiser.organisation_id())?)
}

/// Connects to the server, signs in and, with an address, sends a mail there; the address must be a member's. Blocks,
/// for at most the time limit of one mail. A test counts against the quota when it begins.
pub fn test(service: &Service, organiser: &Organiser, to: Option<&str>) -> Result<Tested, Error> {
    organiser.must_own()?;
    organiser.must_not_be_sandbox()?;
    let organisation = organiser.organisation_id().clone();
    let stored = service.read(|r| {
        if let Some(to) = to {
            must_be_member(r, organiser, to)?;
        }
        rows::find(r.conn, organiser.organisation_id())
            .map_err(Error::from)?
            .ok_or(Error::NotFound(Noun::MailServer))
    })?;
    let attempt = Attempt {
        limit: "mail-server-test",
        quota: TESTS,
        key: organisation.to_string(),
    };
    let allowed = service.write(move |tx| rate_limits::take(tx, &[attempt]))?;
    if allowed.is_err() {
        return Err(Error::TooOften(
            "The mail server was tested many times. Try again in a few minutes.",
        ));
    }
    let smtp = smtp(service, &organisation, &stored);
    let outcome = match to {
        Some(to) => send_test(service, &smtp, (&stored.server, organiser), to),
        None => smtp.check(),
    };
    let tested = Tested::new(outcome, to);
    let test = Test {
        at: service.now(),
        ok: tested.ok,
        message: tested.message.clone(),
    };
    service.write(move |tx| {
        tx.note_members(&organisation);
        Ok(rows::note_test(tx.conn, &organisation, stored.updated_at, &test)?)
    })?;
    Ok(tested)
}

/// Returns the transport to the server, without connecting.
pub(super) fn smtp(service: &Service, organisation: &OrganisationId, stored: &StoredServer) -> Smtp {
    Smtp::to(server(service, organisation, stored)).with_timeouts(service.settings().mail_timeouts)
}

/// Returns the server to connect to. A password that was encrypted with another key counts as empty.
fn server(service: &Service, organisation: &OrganisationId, stored: &StoredServer) -> Server {
    let MailServer {
        host,
        port,
        security,
        username,
        ..
    } = stored.server.clone();
    let opened = stored
        .password
        .as_deref()
        .and_then(|sealed| service.key().open(&purpose(organisation), sealed));
    let password = opened.and_then(|bytes| String::from_utf8(bytes).ok());
    Server {
        host,
        port,
        security,
        account: (!username.is_empty()).then(|| (username, password.unwrap_or_default())),
        networks: if service.settings().private_mail_hosts {
            Networks::All
        } else {
            Networks::Public
        },
    }
}

/// Binds a password to its organisation: copied to another one, it cannot be decrypted.
fn purpose(organisation: &OrganisationId) -> String {
    format!("mail server password {organisation}")
}

fn password(
    tx: &Tx<'_>,
    organiser: &Organiser,
    entered: &NewMailServer,
    (server, old): (&MailServer, Option<StoredServer>),
) -> Result<Option<Vec<u8>>, Error> {
    match entered.password.as_deref() {
        Some("") => Ok(None),
        Some(password) => Ok(Some(
            tx.key()
                .seal(&purpose(organiser.organisation_id()), password.as_bytes()),
        )),
        None => match old {
            Some(old) if old.password.is_some() && !server.keeps_password_of(&old.server) => {
                let message = "The server has changed. Enter the password again.";
                Err(Error::InvalidFields(vec![Invalid::new("password", message)]))
            }
            Some(old) => Ok(old.password),
            None => Ok(None),
        },
    }
}

/// Refuses hosts that are known to be private; names are resolved when mail is sent.
fn check_network(tx: &Tx<'_>, server: &MailServer) -> Result<(), Error> {
    let private = match server.host.parse::<IpAddr>() {
        Ok(address) => !is_public(address),
        Err(_) => is_this_machine(&server.host) || !server.host.contains('.'),
    };
    if private && !tx.settings().private_mail_hosts {
        return Err(Error::InvalidFields(vec![Invalid::new("host", PRIVATE)]));
    }
    Ok(())
}

fn must_be_member(r: &mut Reading<'_>, organiser: &Organiser, to: &str) -> Result<(), Error> {
    let members = organisations::members(r.conn, organiser.organisation_id())?;
    let wanted = fold::email(to);
    if members.iter().any(|member| fold::email(&member.email) == wanted) {
        return Ok(());
    }
    let message = "Choose the address of a member of your organisation.";
    Err(Error::Invalid(Invalid::new("to", message)))
}

fn send_test(
    service: &Service,
    smtp: &Smtp,
    (server, organiser): (&MailServer, &Organiser),
    to: &str,
) -> Result<(), Failure> {
    let id = crate::core::random::id_bytes(service.random()).map_err(|error| Failure::Transient(error.to_string()))?;
    let id = domain::id::MailId::from_random(&id);
    let name = if server.from_name.is_empty() {
        organiser.organisation_name()
    } else {
        &server.from_name
    };
    let text = "This message was sent by the mail server of your organisation. It works.\n";
    let html = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"color-scheme\" \
                content=\"light dark\"><meta name=\"supported-color-schemes\" content=\"light dark\"><title>Test</title>\
                </head><body><p>This message was sent by the mail server of your organisation. It works.</p></body></html>\n";
    let message = Message {
        message_id: &format!("<{id}@{}>", super::host_of(&server.from_address)),
        from_name: name,
        from: &server.from_address,
        to,
        reply_to: Some(&server.from_address),
        subject: "Test of your mail server",
        text,
        html,
        date: service.now(),
        inline: &[],
        calendar: None,
        unsubscribe: None,
    };
    let bytes = message
        .to_bytes()
        .map_err(|error| Failure::Permanent(error.to_string()))?;
    smtp.deliver(&OutgoingEmail {
        id: &id,
        from: &server.from_address,
        to,
        message: &bytes,
    })
}

impl Tested {
    fn new(outcome: Result<(), Failure>, to: Option<&str>) -> Self {
        match (outcome, to) {
            (Ok(()), Some(to)) => Self {
                ok: true,
                message: format!("A test email was sent to {to}."),
                answer: None,
            },
            (Ok(()), None) => Self {
                ok: true,
                message: "The mail server accepts the connection and the account.".to_owned(),
                answer: None,
            },
            (Err(failure), _) => {
                let answer = failure.to_string();
                let explanation = failure::explain(&answer);
                Self {
                    ok: false,
                    message: if answer == PRIVATE {
                        answer.clone()
                    } else {
                        format!("{}. {}", explanation.title, explanation.message)
                    },
                    answer: Some(answer),
                }
            }
        }
    }
}

impl From<StoredServer> for OwnServer {
    fn from(stored: StoredServer) -> Self {
        Self {
            server: stored.server,
            has_password: stored.password.is_some(),
            last_test: stored.tested,
            unreachable_since: None,
        }
    }
}
