//! The mail that people may look at. Owners see what their organisation sent; whoever sits at a machine
//! whose operator opened the mailbox sees everything. What a secret letter says is shown to nobody else.

use domain::id::MailId;
use storage::outbox::history;

pub use storage::outbox::history::{Bodies, ListedMail, Waiting};

use crate::accounts::{self, SessionKey};
use crate::actor::Organiser;
use crate::error::{Conflict, Error, Noun};
use crate::service::{Reading, Service, Tx};
use crate::settings::MailMode;

/// Mails listed at most.
const LISTED_MAX: i64 = 500;

/// Proof that the operator opened the mailbox to everybody at this machine. Whether somebody is at this machine, the
/// api crate finds out.
#[derive(Clone, Copy, Debug)]
pub struct OpenMailbox(());

impl Service {
    /// Returns the proof when the operator opened the mailbox, and mail goes into files.
    pub fn open_mailbox(&self) -> Option<OpenMailbox> {
        let settings = self.settings();
        (settings.open_mailbox && settings.mail_mode == MailMode::Files).then_some(OpenMailbox(()))
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug)]
pub enum Reader<'a> {
    /// A member, who sees what the organisation sent.
    Member(&'a Organiser),
    /// Somebody at the machine.
    Machine(OpenMailbox),
}

/// Refuses a signed-in person at a machine whose operator opened the mailbox, unless they own their organisation: a visitor
/// of the sandbox must not read the mail of others, and a member no invitation to a higher role.
pub fn may_read_all(
    r: &mut Reading<'_>,
    open: OpenMailbox,
    session: Option<&SessionKey>,
) -> Result<OpenMailbox, Error> {
    let who = session.map(|key| accounts::current(r, key)).transpose();
    match who {
        Ok(Some(who)) => may_read(&who).map(|()| open),
        // A cookie whose session has ended is like none.
        Ok(None) | Err(Error::SignedOut) => Ok(open),
        Err(error) => Err(error),
    }
}

fn may_read(who: &Organiser) -> Result<(), Error> {
    who.must_not_be_sandbox()?;
    who.must_own()
}

/// Lists mail, newest first.
pub fn list(r: &mut Reading<'_>, reader: Reader<'_>) -> Result<Vec<ListedMail>, Error> {
    Ok(match reader {
        Reader::Member(who) => {
            may_read(who)?;
            history::of_organisation(r.conn, who.organisation_id(), LISTED_MAX)?
        }
        Reader::Machine(_) => history::of_everybody(r.conn, LISTED_MAX)?,
    })
}

/// Returns a mail and what it says. The bodies are empty when they are not for the one who asks, or gone.
pub fn get(r: &mut Reading<'_>, reader: Reader<'_>, id: &MailId) -> Result<(ListedMail, Bodies), Error> {
    let mail = find(r, reader, id)?;
    let bodies = match reader {
        // Links belong to their recipients alone.
        Reader::Member(_) if mail.secret => Bodies::default(),
        Reader::Member(_) | Reader::Machine(_) => history::bodies(r.conn, &mail)?,
    };
    Ok((mail, bodies))
}

/// Queues a failed mail again.
pub fn retry(tx: &mut Tx<'_>, reader: Reader<'_>, id: &MailId) -> Result<ListedMail, Error> {
    let mail = find(tx, reader, id)?;
    let now = tx.now;
    if !history::retry(tx.conn, &mail, now)? {
        return Err(Error::Conflict(Conflict::MailNotFailed));
    }
    tx.ring_after_commit();
    find(tx, reader, id)
}

/// Reads what a message says that was written into a file; nothing when it is none.
pub fn bodies_of(message: &[u8]) -> Bodies {
    let forms = mailer::stored::forms(message).unwrap_or_default();
    Bodies {
        text: forms.text,
        html: forms.html,
    }
}

/// Returns how much mail waits, for probes.
pub fn waiting(r: &mut Reading<'_>) -> Result<Waiting, Error> {
    Ok(history::waiting(r.conn)?)
}

fn find(r: &mut Reading<'_>, reader: Reader<'_>, id: &MailId) -> Result<ListedMail, Error> {
    let mail = match reader {
        Reader::Member(who) => {
            may_read(who)?;
            history::find_of_organisation(r.conn, who.organisation_id(), id)?
        }
        Reader::Machine(_) => history::find_of_everybody(r.conn, id)?,
    };
    mail.ok_or(Error::NotFound(Noun::Mail))
}
