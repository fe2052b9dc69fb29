//! Mail: queued in the transaction that causes it, and sent by a worker afterwards. Use cases only call [`queue`].

use chrono::{DateTime, Utc};
use domain::id::{CampaignId, MailId, OrganisationId, UserId};
use domain::live::{Changes, Kind};
use mailer::{MemberEmail, render};
use storage::events::EventScope;
use storage::mail::guest_mails as guest_mail_rows;
use storage::mail::outbox::{self, NewMail, Sender};
use storage::organisations::mail_servers;

use crate::core::error::Error;
use crate::core::service::{Service, Tx};

pub mod bounces;
pub mod campaigns;
mod compose;
pub mod confirmation;
mod content;
pub mod event_settings;
pub mod guest_mails;
pub mod history;
pub mod installation_test;
pub mod mailbox;
pub mod own_server;
pub mod preview;
mod rate;
pub(crate) mod reach;
pub(crate) mod recipients;
pub mod recipients_of;
pub mod scheduler;
pub mod schedules;
mod servers;
pub mod smtp;
pub mod suppressions;
pub mod templates;
pub mod timeline;
pub mod transport;
pub mod unsubscribe;
pub mod worker;

pub use mailer::message::DkimKey;

pub(crate) use compose::{calendar_file, shown};
pub(crate) use content::Occasion;

/// The name of the sender of mail about accounts.
const PRODUCT: &str = "Seatwright";

/// Returns since when the mail server of the installation cannot be reached from this process, if it cannot.
pub fn unreachable_since(service: &Service) -> Option<DateTime<Utc>> {
    service.kept::<reach::Reach>().unreachable_since(&None)
}

/// An email to be queued.
pub struct Mail<'a> {
    /// The address it goes to.
    pub to: &'a str,
    /// The content.
    pub letter: MemberEmail<'a>,
    /// The organisation that sees this mail as its own; `None` for mail about an account.
    pub organisation: Option<&'a OrganisationId>,
    /// The user whose removal also removes the mail.
    pub user: Option<&'a UserId>,
    /// The cause; the same cause never sends a second mail to the same address.
    pub cause: &'a str,
}

/// Queues a mail, to be sent after the commit. Does nothing when the cause was mailed to this address before.
pub fn queue(tx: &mut Tx<'_>, mail: &Mail<'_>) -> Result<(), Error> {
    queue_named(tx, mail).map(drop)
}

/// Queues a mail like [`queue`] and returns its id, unless the cause was mailed to this address before.
pub(crate) fn queue_named(tx: &mut Tx<'_>, mail: &Mail<'_>) -> Result<Option<MailId>, Error> {
    insert(tx, mail, mail.letter.kind())
}

/// Does the work of [`queue`] for a mail that is not sent. Name an empty recipient: the row stays until a worker has seen it.
pub(crate) fn queue_decoy(tx: &mut Tx<'_>, mail: &Mail<'_>) -> Result<(), Error> {
    insert(tx, mail, outbox::DECOY).map(drop)
}

fn insert(tx: &mut Tx<'_>, mail: &Mail<'_>, kind: &str) -> Result<Option<MailId>, Error> {
    let now = tx.now;
    let id = MailId::from_random(&tx.id_bytes()?);
    let sender = match mail.organisation {
        Some(organisation) => outbox::sender_of(tx.conn, organisation)?,
        None => Sender {
            name: None,
            contact_email: tx.settings().contact_email.clone(),
        },
    };
    let rendered = render(&mail.letter);
    let message_id = message_id(tx, mail.organisation, &id)?;
    let new = NewMail {
        id: &id,
        dedupe_key: &format!("{} {}", mail.cause, mail.to),
        organisation: mail.organisation,
        user: mail.user,
        kind,
        recipient: mail.to,
        sender_name: sender.name.as_deref().unwrap_or(PRODUCT),
        reply_to: sender.contact_email.as_deref(),
        subject: &rendered.subject,
        text: &rendered.text,
        html: &rendered.html,
        message_id: &message_id,
        secret: mail.letter.is_secret(),
        values: None,
        run_at: now,
        held: false,
    };
    if !outbox::insert(tx.conn, &new, now)? {
        return Ok(None);
    }
    if let Some(organisation) = mail.organisation {
        tx.note_organisation(organisation, Changes::any(Kind::Mail));
    }
    tx.notify_after_commit();
    Ok(Some(id))
}

/// Notes that mail of an event changes: that of a campaign, or any.
fn note(tx: &mut Tx<'_>, scope: &EventScope, campaign: Option<&CampaignId>) {
    let changes = match campaign {
        Some(campaign) => Changes::ids(Kind::Mail, [campaign.as_str()]),
        None => Changes::any(Kind::Mail),
    };
    tx.note(scope, changes);
}

/// Notes that these mails to guests are in another state.
fn note_states(tx: &mut Tx<'_>, mails: &[MailId]) -> Result<(), Error> {
    for (scope, campaign) in guest_mail_rows::owners(tx.conn, mails)? {
        note(tx, &scope, campaign.as_ref());
    }
    Ok(())
}

/// Notes that a mail is in another state. No screen of others shows mail about an account, which has no organisation.
fn note_state(tx: &mut Tx<'_>, mail: &MailId, organisation: Option<&OrganisationId>) -> Result<(), Error> {
    let owner = guest_mail_rows::owners(tx.conn, std::slice::from_ref(mail))?.pop();
    match (owner, organisation) {
        (Some((scope, campaign)), _) => note(tx, &scope, campaign.as_ref()),
        (None, Some(organisation)) => tx.note_organisation(organisation, Changes::any(Kind::Mail)),
        (None, None) => {}
    }
    Ok(())
}

/// Returns the `Message-ID`, within the domain of the sender.
fn message_id(tx: &mut Tx<'_>, organisation: Option<&OrganisationId>, id: &MailId) -> Result<String, Error> {
    let own = match organisation {
        Some(organisation) => mail_servers::find(tx.conn, organisation)?,
        None => None,
    };
    let from = own.map_or_else(|| tx.settings().mail_from.clone(), |own| own.server.from_address);
    // Addresses are validated, so the domain is safe on the wire.
    let host = mailer::message::parse_address(&from).map(|from| from.domain().to_owned());
    Ok(format!("<{id}@{}>", host.as_deref().unwrap_or(host_of(&from))))
}

/// Returns whether mail can be sent to, or from, an address.
pub fn is_address(text: &str) -> bool {
    mailer::message::check_address(text).is_ok()
}

fn host_of(address: &str) -> &str {
    address.rsplit('@').next().unwrap_or(address)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::core::installation_key::InstallationKey;
    use crate::core::service::Service;

    fn notice(tx: &mut Tx<'_>, cause: &str) -> Result<(), Error> {
        let mail = Mail {
            to: "ann@example.org",
            letter: MemberEmail::PasswordChanged { name: "Ann" },
            organisation: None,
            user: None,
            cause,
        };
        queue(tx, &mail)
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the test takes its own database away")]
    fn the_bell_rings_after_each_commit_that_queued_mail_and_after_no_other() {
        let file = std::env::temp_dir().join(format!("seatwright-bell-{}.db", std::process::id()));
        let service = Service::open(&format!("sqlite://{}", file.display()), InstallationKey::new([7; 32])).unwrap();
        let rang = || service.notify.sleep(Duration::ZERO);
        service.write(|tx| notice(tx, "1")).unwrap();
        assert!(rang());
        service.write(|tx| notice(tx, "1")).unwrap();
        assert!(!rang(), "a repeated cause queues nothing");
        service.write(|tx| tx.step(|tx| notice(tx, "2"))).unwrap();
        assert!(rang(), "also from a step");
        let undone = service.write(|tx| {
            notice(tx, "3")?;
            Err::<(), _>(Error::Forbidden)
        });
        assert!(undone.is_err() && !rang());
        let (send, done) = std::sync::mpsc::channel();
        service.submit(|tx| notice(tx, "4"), move |outcome| send.send(outcome).unwrap());
        done.recv().unwrap().unwrap();
        assert!(rang());
        drop(service);
        for ending in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{ending}", file.display())));
        }
    }
}
