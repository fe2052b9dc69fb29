//! Writing the message of a mail to a guest when it is sent: the same bytes at every try, because everything in it was
//! fixed when the mail was queued.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use domain::event::{EventStatus, GuestLanguage};
use domain::guest::Guest;
use domain::id::TemplateId;
use domain::mail::{TemplateKind, TemplateText};
use mailer::guest_mail::{self, CalendarEvent, Compiled, InlinePart, Look, Rendered, calendar};
use storage::mail::outbox::delivery::ClaimedMail;
use storage::mail::templates as rows;

use super::content::{Content, Links, Occasion, Place};
use super::{templates, unsubscribe};
use crate::core::error::Error;
use crate::core::service::Service;

/// Compiled templates that are kept in memory.
const KEPT: usize = 32;

/// What a message says.
#[derive(Clone, Debug, Default)]
pub(super) struct Composed {
    /// One line.
    pub(super) subject: String,
    /// The plain text.
    pub(super) text: String,
    /// The HTML document.
    pub(super) html: String,
    /// The pictures that the HTML shows.
    pub(super) parts: Vec<InlinePart>,
    /// A calendar file.
    pub(super) calendar: Option<String>,
    /// The address that unsubscribes with one request.
    pub(super) unsubscribe: Option<String>,
}

/// Compiled versions of templates, the one used last at the end.
#[derive(Default)]
pub(crate) struct CompiledTemplates(Mutex<Vec<(Key, Arc<Compiled>)>>);

/// What a compiled template depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Key {
    template: (TemplateId, i32),
    language: String,
    body_language: Option<String>,
    accent: String,
}

/// Returns what the message of a claimed mail says. Mail that is not to a guest has its bodies in the outbox.
pub(super) fn message(service: &Service, mail: &ClaimedMail) -> Result<Composed, Error> {
    let Some(values) = &mail.values else {
        return Ok(Composed {
            subject: mail.subject.clone(),
            text: mail.text.clone(),
            html: mail.html.clone(),
            ..Composed::default()
        });
    };
    let content = Content::from_stored(values)?;
    let kind = content.template_kind()?;
    let source = (mail.html.as_str(), mail.text.as_str());
    let compiled = compiled(service, &content, kind, source)?;
    let base_url = &service.settings().base_url;
    let token = match &mail.organisation {
        Some(organisation) if kind.can_be_unsubscribed() => {
            Some(unsubscribe::token(service.key(), organisation, &mail.recipient))
        }
        _ => None,
    };
    let page = token.as_ref().map(|token| format!("{base_url}/unsubscribe/{token}"));
    let values = content.values((service.key(), base_url), Links::Real, page);
    let url = values.ticket.as_ref().map_or(&values.rsvp_link, |ticket| &ticket.url);
    let file =
        (kind == TemplateKind::Confirmation).then(|| event_file(&content, (url, base_url), mail.created_at, false));
    let Rendered {
        subject,
        text,
        html,
        parts,
    } = compiled.render(&values);
    Ok(Composed {
        subject,
        text,
        html,
        parts,
        calendar: file,
        unsubscribe: token.map(|token| format!("{base_url}/api/unsubscribe/{token}")),
    })
}

/// Returns what a stored mail says, for members of the organisation: with other links than the recipient's own.
pub(crate) fn shown(service: &Service, values: &str, source: (&str, &str)) -> Result<Rendered, Error> {
    let content = Content::from_stored(values)?;
    let kind = content.template_kind()?;
    let compiled = compiled(service, &content, kind, source)?;
    let base_url = &service.settings().base_url;
    let page = kind
        .can_be_unsubscribed()
        .then(|| format!("{base_url}/unsubscribe/{}", super::content::HIDDEN_TOKEN));
    Ok(compiled.render(&content.values((service.key(), base_url), Links::Hidden, page)))
}

/// Compiles a text that is not saved. The language of its body is named where it is not that of the words around it.
pub(super) fn compile(
    kind: TemplateKind,
    text: &TemplateText,
    (accent, (language, body_language), base_url): (&str, (GuestLanguage, Option<GuestLanguage>), &str),
) -> Result<Compiled, Error> {
    let look = Look {
        accent,
        language,
        body_language,
        base_url,
        with_unsubscribe: kind.can_be_unsubscribed(),
        cover: true,
    };
    let compiled = guest_mail::compile(templates::mailer_kind(kind), &templates::source(text), &look);
    compiled.map_err(|problems| {
        let named = |problem: guest_mail::Problem| domain::invalid::Invalid::new(problem.field, problem.message);
        Error::InvalidFields(problems.into_iter().map(named).collect())
    })
}

fn compiled(
    service: &Service,
    content: &Content,
    kind: TemplateKind,
    (html, plain): (&str, &str),
) -> Result<Arc<Compiled>, Error> {
    let look = (
        content.accent.as_str(),
        (content.guest_language(), content.language_of_body()),
        service.settings().base_url.as_str(),
    );
    let Some(template) = &content.template else {
        let text = TemplateText {
            subject: content.subject.clone().unwrap_or_default(),
            html: html.to_owned(),
            plain: plain.to_owned(),
        };
        return compile(kind, &text, look).map(Arc::new);
    };
    let key = Key {
        template: template.clone(),
        language: content.language.clone(),
        body_language: content.body_language.clone(),
        accent: content.accent.clone(),
    };
    if let Some(known) = service.kept::<CompiledTemplates>().get(&key) {
        return Ok(known);
    }
    let (id, version) = template;
    let stored = service.read(|r| Ok(rows::version(r.conn, content.event.as_str(), id, *version)?))?;
    let stored = stored.ok_or_else(|| Error::Internal("the version of a template is gone".to_owned()))?;
    let (text, _) = templates::in_language(kind, stored.text, &stored.translated, content.guest_language());
    let compiled = Arc::new(compile(kind, &text, look)?);
    service.kept::<CompiledTemplates>().keep(key, Arc::clone(&compiled));
    Ok(compiled)
}

/// Returns the calendar file that the confirmation of a guest carries, for the page of the ticket.
pub(crate) fn calendar_file(
    occasion: &Occasion,
    guest: &Guest,
    ticket: &str,
    (stamp, base_url): (DateTime<Utc>, &str),
) -> String {
    let kind = (TemplateKind::Confirmation, None);
    let content = occasion.content(kind, guest, &Place::default(), "");
    let cancelled = occasion.event.status == EventStatus::Cancelled;
    event_file(&content, (ticket, base_url), stamp, cancelled)
}

fn event_file(content: &Content, (url, base_url): (&str, &str), stamp: DateTime<Utc>, cancelled: bool) -> String {
    let host = base_url.split("://").last().unwrap_or(base_url);
    let host = host.split(['/', ':']).next().unwrap_or(host);
    calendar(&CalendarEvent {
        uid: &format!("{}@{host}", content.public_id),
        sequence: 0,
        starts: content.starts_at,
        ends: content.ends_at,
        zone: &content.zone,
        name: &content.event_name,
        venue: &content.venue_name,
        description: "",
        url,
        organiser_name: &content.organizer_name,
        organiser_email: &content.contact_email,
        stamp,
        cancelled,
    })
}

impl CompiledTemplates {
    fn get(&self, key: &Key) -> Option<Arc<Compiled>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == key)?;
        let entry = kept.remove(at);
        let compiled = Arc::clone(&entry.1);
        kept.push(entry);
        Some(compiled)
    }

    fn keep(&self, key: Key, compiled: Arc<Compiled>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != key);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((key, compiled));
    }
}
