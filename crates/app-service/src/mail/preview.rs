//! A text as a guest would get it, before it is saved: in the editor, and as a test to a member of the organisation.

use domain::account::Act;
use domain::fold;
use domain::guest::status::Rsvp;
use domain::guest::{Guest, GuestTexts};
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::lookup_code::LookupCode;
use domain::mail::{TemplateKind, TemplateText};
use domain::seat::Seat;
use mailer::guest_mail::Rendered;
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::mail::{
    recipients as mail_recipients,
    recipients::{Recipient, Selection},
};
use storage::organisations;

use super::content::{Content, HIDDEN_TOKEN, Links, Occasion, Place};
use super::guest_mails::{self, GuestMail};
use super::recipients::{self, LinkMail};
use super::{compose, templates};
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::core::settings::Settings;

/// A text that is shown or tried.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// What it says.
    pub text: TemplateText,
    /// A word of [`TemplateKind`].
    pub kind: String,
    /// The guest whose values are used; when absent the first who attends and has an address.
    pub guest: Option<String>,
}

/// A text with the values of a guest.
#[derive(Clone, Debug)]
pub struct Preview {
    /// One line.
    pub subject: String,
    /// A whole document, with its pictures inside.
    pub html: String,
    /// The plain text.
    pub text: String,
    /// The guest with name and address; `None` for sample values.
    pub guest: Option<(GuestId, String, String)>,
}

/// What a draft was checked into.
struct Checked {
    kind: TemplateKind,
    text: TemplateText,
    content: Content,
    guest: Option<(GuestId, String, String)>,
}

/// Shows a text with the values of a guest, whose own links it does not have. Viewers see sample values. Blocks.
pub fn preview(service: &Service, organiser: &Organiser, event: &EventId, draft: Draft) -> Result<Preview, Error> {
    let settings = service.settings();
    let checked = service.read(|r| {
        organiser.must(Act::ReadForms)?;
        let scope = scope::of_event(r, organiser, event)?;
        let occasion = Occasion::read(r, settings, &scope)?;
        check(r, settings, &occasion, (draft, organiser.role().may(Act::ReadPrivate)))
    })?;
    let base_url = &settings.base_url;
    let look = (
        checked.content.accent.as_str(),
        (checked.content.guest_language(), None),
        base_url.as_str(),
    );
    let compiled = compose::compile(checked.kind, &checked.text, look)?;
    let page = checked
        .kind
        .can_be_unsubscribed()
        .then(|| format!("{base_url}/unsubscribe/{HIDDEN_TOKEN}"));
    let values = checked.content.values((service.key(), base_url), Links::Hidden, page);
    let rendered: Rendered = compiled.render(&values);
    Ok(Preview {
        html: rendered.preview_html(),
        subject: rendered.subject,
        text: rendered.text,
        guest: checked.guest,
    })
}

/// Queues a text as a test to a member of the organisation. Its links are samples.
pub fn test(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, draft: Draft, to: &str) -> Result<String, Error> {
    organiser.must_edit()?;
    organiser.must_not_be_sandbox()?;
    let scope = scope::of_event(tx, organiser, event)?;
    let to = member_address(tx, organiser, to)?;
    let settings = tx.settings();
    let occasion = Occasion::read(tx, settings, &scope)?;
    let mut checked = check(tx, settings, &occasion, (draft, true))?;
    if !recipients::allow(tx, LinkMail::Test, &to)? {
        return Err(Error::TooOften(
            "This address has received many test emails today. Please try again tomorrow.",
        ));
    }
    checked.content.subject = Some(checked.text.subject.clone());
    let now = tx.now;
    let mail = GuestMail {
        to: &to,
        kind: checked.kind,
        subject: &checked.content.subject(&checked.text.subject),
        dedupe_key: &format!("test {} {to}", now.timestamp_micros()),
        source: Some(&checked.text),
        run_at: now,
        held: false,
    };
    guest_mails::insert(tx, &occasion, &mail, &checked.content)?;
    Ok(to)
}

/// Tests go to people who have shown that the address is theirs, so that they cannot be used to write to anyone.
fn member_address(tx: &mut Tx<'_>, organiser: &Organiser, typed: &str) -> Result<String, Error> {
    let folded = fold::email(typed);
    let members = organisations::members(tx.conn, organiser.organisation_id())?;
    let member = members.into_iter().find(|member| fold::email(&member.email) == folded);
    let refused = "Tests go to the verified address of a member of your organisation.";
    let member = member.ok_or_else(|| Invalid::new("to", refused))?;
    let needs_proof = tx.settings().continues_by_mail();
    if needs_proof && !storage::accounts::users::find(tx.conn, &member.user_id)?.is_some_and(|user| user.verified) {
        return Err(Invalid::new("to", refused).into());
    }
    Ok(member.email)
}

fn check(
    r: &mut Reading<'_>,
    settings: &Settings,
    occasion: &Occasion,
    (draft, with_guests): (Draft, bool),
) -> Result<Checked, Error> {
    let kind = TemplateKind::parse(&draft.kind)?;
    let base_url = &settings.base_url;
    let text = templates::check_text(draft.text, base_url).map_err(Error::InvalidFields)?;
    let chosen = if with_guests {
        chosen(r, occasion, draft.guest.as_deref())?
    } else {
        None
    };
    let (mut content, guest) = match &chosen {
        Some((recipient, seated)) => {
            let tables = guest_mails::tables_for(r, &occasion.scope, std::slice::from_ref(seated))?;
            let place = Place {
                seat: seated.seat.as_ref(),
                table: seated.guest.table_id.as_ref().and_then(|table| tables.get(table)),
            };
            let content = occasion.content((kind, None), &seated.guest, &place, &recipient.language);
            let guest = (recipient.id.clone(), recipient.name.clone(), recipient.email.clone());
            (content, Some(guest))
        }
        None => (sample(occasion, kind)?, None),
    };
    // The place of the link shows, but no link that someone could use.
    let sample = format!("{base_url}/guest-form/{}", occasion.registration.public_id);
    content.rsvp_link = Some(super::content::seal(r.key(), &sample));
    let ticket = format!("{base_url}/ticket/{HIDDEN_TOKEN}");
    content.ticket = Some(super::content::seal(r.key(), &ticket));
    Ok(Checked {
        kind,
        text,
        content,
        guest,
    })
}

fn chosen(
    r: &mut Reading<'_>,
    occasion: &Occasion,
    guest: Option<&str>,
) -> Result<Option<(Recipient, SeatedGuest)>, Error> {
    let scope = &occasion.scope;
    let recipient = match guest {
        Some(id) => {
            let unknown = || Error::NotFound(Noun::Guest);
            let id = GuestId::parse(id).or(Err(unknown()))?;
            let found = mail_recipients::read(r.conn, scope, Selection::One(&id))?.pop();
            Some(found.ok_or_else(unknown)?)
        }
        None => first(mail_recipients::read(r.conn, scope, Selection::All)?),
    };
    let Some(recipient) = recipient else { return Ok(None) };
    let seated = guest_rows::get(r.conn, scope, &recipient.id)?;
    Ok(Some((recipient, seated)))
}

/// The first guest by name who attends and has an address, otherwise any guest.
fn first(mut guests: Vec<Recipient>) -> Option<Recipient> {
    guests.sort_by_cached_key(|guest| {
        let reachable = super::is_address(&guest.email);
        let attends = guest.rsvp == Rsvp::Attending;
        (!(attends && reachable), !reachable, fold::name(&guest.name))
    });
    guests.into_iter().next()
}

fn sample(occasion: &Occasion, kind: TemplateKind) -> Result<Content, Error> {
    let event = &occasion.event;
    let guest = Guest {
        id: GuestId::parse("sample")?,
        event_id: event.id.clone(),
        texts: GuestTexts {
            first_name: "Ada".to_owned(),
            last_name: "Lovelace".to_owned(),
            ..GuestTexts::default()
        },
        rsvp: Rsvp::Attending,
        answered: None,
        vip: false,
        wheelchair: false,
        added_at: event.created_at,
        arrived: false,
        party: None,
        table_id: None,
        lookup_code: LookupCode::parse("ADA234")?,
    };
    let seat = Seat {
        id: domain::seat::SeatId::new("sample", 1),
        table_id: "sample".to_owned(),
        table_number: Some(5),
        table_label: String::new(),
        number: 2,
        label: "B".to_owned(),
        kind: "round".to_owned(),
    };
    let place = Place {
        seat: Some(&seat),
        table: None,
    };
    Ok(occasion.content((kind, None), &guest, &place, ""))
}
