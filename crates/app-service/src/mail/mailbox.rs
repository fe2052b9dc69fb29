//! The mail that people may view: owners see what their organisation sent. When the operator opened the mailbox of this
//! machine, they also see mail about their own account. Only the recipient of a mail with a link sees its content, and
//! only there.

use domain::id::MailId;
use storage::mail::outbox::history::Page;
use storage::mail::outbox::{self, history};

pub use storage::mail::outbox::history::{Bodies, ListedMail, Waiting};

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::service::{Reading, Service, Tx};
use crate::core::settings::MailMode;

/// Mails of one page.
const PAGE: i64 = 500;

/// Proof that the operator opened the mailbox on this machine. The api crate checks that a request comes from this
/// machine.
#[derive(Clone, Copy, Debug)]
pub struct OpenMailbox(());

impl Service {
    /// Returns the proof when the operator opened the mailbox, and mail goes into files.
    pub fn open_mailbox(&self) -> Option<OpenMailbox> {
        let settings = self.settings();
        (settings.open_mailbox && settings.mail_mode == MailMode::Files).then_some(OpenMailbox(()))
    }
}

fn must_read(organiser: &Organiser) -> Result<(), Error> {
    organiser.must_not_be_sandbox()?;
    organiser.must_own()
}

/// Lists a page of mail, newest first: the latest, or what was queued before a mail.
pub fn list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    open: Option<OpenMailbox>,
    before: Option<&MailId>,
) -> Result<Vec<ListedMail>, Error> {
    must_read(organiser)?;
    let before = match before {
        Some(id) => Some(find(r, organiser, open, id)?.0),
        None => None,
    };
    let page = Page {
        before: before.as_ref(),
        limit: PAGE,
    };
    let mut mails = history::of_organisation(r.conn, organiser.organisation_id(), page)?;
    if open.is_some() {
        mails.extend(history::of_user(r.conn, organiser.user_id(), organiser.email(), page)?);
        mails.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.id.cmp(&b.id)));
        mails.truncate(usize::try_from(PAGE).unwrap_or(usize::MAX));
    }
    Ok(mails)
}

/// Returns a mail and its bodies; the bodies are left out when the reader may not see them. Links in mail to guests are
/// replaced. Blocks.
pub fn get(
    service: &Service,
    organiser: &Organiser,
    open: Option<OpenMailbox>,
    id: &MailId,
) -> Result<(ListedMail, Option<Bodies>), Error> {
    let (mail, own, kept, values) = service.read(|r| {
        let (mail, own) = find(r, organiser, open, id)?;
        let (kept, values) = history::written(r.conn, id)?;
        Ok((mail, own, kept, values))
    })?;
    // Links belong to their recipients alone.
    if mail.secret && !own {
        return Ok((mail, None));
    }
    let Some(values) = values else {
        return Ok((mail, Some(kept)));
    };
    let shown = super::shown(service, &values, (&kept.html, &kept.text))?;
    let bodies = Bodies {
        html: shown.preview_html(),
        text: shown.text,
    };
    Ok((mail, Some(bodies)))
}

/// Queues a failed mail again.
pub fn retry(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    open: Option<OpenMailbox>,
    id: &MailId,
) -> Result<ListedMail, Error> {
    let (mail, own) = find(tx, organiser, open, id)?;
    let now = tx.now;
    if !history::retry(tx.conn, &mail, now)? {
        return Err(Error::Conflict(Conflict::MailNotFailed));
    }
    super::note_state(tx, id, (!own).then(|| organiser.organisation_id()))?;
    tx.notify_after_commit();
    find(tx, organiser, open, id).map(|(mail, _)| mail)
}

/// Extracts the bodies of a stored message; both are empty when it cannot be parsed.
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

/// Returns a mail, and whether it is about the reader's own account.
fn find(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    open: Option<OpenMailbox>,
    id: &MailId,
) -> Result<(ListedMail, bool), Error> {
    must_read(organiser)?;
    if let Some(mail) = history::find_of_organisation(r.conn, organiser.organisation_id(), id)? {
        return Ok((mail, false));
    }
    let own = match open {
        Some(_) => history::find_of_user(r.conn, organiser.user_id(), organiser.email(), id)?,
        None => None,
    };
    own.map(|mail| (mail, true)).ok_or(Error::NotFound(Noun::Mail))
}

/// Returns which of these mails are gone from the outbox, because their guest was erased or they expired. Blocks.
pub fn gone(service: &Service, mails: Vec<MailId>) -> Result<Vec<MailId>, Error> {
    let present = service.read(|r| Ok(outbox::present(r.conn, &mails)?))?;
    let gone = mails.into_iter().filter(|mail| !present.contains(mail.as_str()));
    Ok(gone.collect())
}
