//! Storing the answer of one person: the facts of the guest, the consent, and the row of the answer.

use domain::form::FormField;
use domain::form::answer::{self, Attending, Values};
use domain::guest::GuestTexts;
use domain::guest::status::Rsvp;
use domain::id::{ChangeId, GuestId};
use domain::party::Party;
use domain::print;
use storage::registration::answers::{self, Answer};
use storage::{guests::plus_ones, registration::registrations};

use super::Context;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests;

/// The checked answer of one person.
pub(super) struct Given {
    /// Whether the person wants to come.
    pub(super) attending: Attending,
    /// Whether the person is waiting for a place.
    pub(super) waits: bool,
    /// By the ids of the fields.
    pub(super) values: Values,
    /// Whether diet and special needs may be stored.
    pub(super) consent: bool,
    /// The language of mail.
    pub(super) language: String,
    /// `form` or `link`.
    pub(super) source: &'static str,
    /// Whether a known guest keeps the name: anyone may type a known address into the public form.
    pub(super) keeps_name: bool,
}

impl Given {
    /// A person waiting for a place does not attend yet.
    fn rsvp(&self) -> Rsvp {
        if self.waits { Rsvp::Maybe } else { self.attending.rsvp() }
    }

    fn write_to(&self, texts: &mut GuestTexts, fields: &[FormField]) {
        let old = texts.clone();
        answer::write_to(texts, fields, &self.values, self.consent);
        if self.keeps_name && !old.first_name.is_empty() {
            texts.first_name = old.first_name;
            texts.last_name = old.last_name;
        }
    }
}

/// Stores the answer of a guest who is known, or adds one; `host` is the guest who brings the person, with the party.
pub(super) fn person(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    known: Option<&GuestId>,
    host: Option<(&GuestId, &Party)>,
    given: Given,
) -> Result<GuestId, Error> {
    let scope = context.scope;
    let fields = &context.current.form.fields;
    let id = if let Some(id) = known {
        let change = |texts: &mut GuestTexts| given.write_to(texts, fields);
        guests::answer_as_guest(tx, scope, context.batch, id, (given.rsvp(), change))?.id
    } else {
        let mut texts = GuestTexts::default();
        given.write_to(&mut texts, fields);
        let event = (scope, &context.current.registration);
        let party = host.map(|(_, party)| party.clone());
        let guest = guests::add_registered(tx, event, context.batch, (texts, given.rsvp()), party)?;
        if let Some((host, _)) = host {
            plus_ones::set(tx.conn, scope, &guest.id, Some(host))?;
        }
        guest.id
    };
    let now = tx.now;
    let asked = given.values.keys().any(|id| answer::needs_consent(id));
    let consent = (given.consent && asked).then_some(now);
    registrations::set_consent(tx.conn, scope, &id, consent, &given.language)?;
    let values = answer::with_consent(given.values, given.consent);
    log(tx, context, &id, (given.attending, &values, given.source))?;
    Ok(id)
}

/// Stores that a guest whom another one no longer brings does not come, so that the last answer counts nothing.
pub(super) fn declined(tx: &mut Tx<'_>, context: Context<'_>, guest: &GuestId) -> Result<(), Error> {
    log(tx, context, guest, (Attending::Declined, &Values::new(), "form"))
}

fn log(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    guest: &GuestId,
    (attending, values, source): (Attending, &Values, &str),
) -> Result<(), Error> {
    let row = Answer {
        id: ChangeId::timed(tx.now, &tx.id_bytes()?).to_string(),
        guest_id: guest.clone(),
        version: context.current.version,
        values: print::text(values)?,
        attending,
        source: source.to_owned(),
        at: tx.now,
    };
    Ok(answers::insert(tx.conn, context.scope, &row)?)
}
