//! `/guest-form/EVENT/TOKEN`: the personal link of a party, which can also be answered without scripts.

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use app_service::actor::Visitor;
use app_service::registration::links::{self, PartyForm};
use domain::event::GuestLanguage;
use domain::translations::{FORM_DESCRIPTION, Shown};
use maud::{Markup, html};

use super::party_fields;
use super::sent_answer::{Note, Sent};
use super::shell::{Answer, Page};
use super::words::{Form as FormWords, Words};
use super::{event_colour, written};
use crate::core::address::Address;
use crate::core::blocking;
use crate::core::bodies::{self, refusal};
use crate::core::error::{ApiResult, Problem};
use crate::core::state::State;
use crate::embed::guest_pages::language;
use crate::registration::dto::registration;

/// Bytes of a form that is sent: eleven people with long texts.
const SENT_BYTES_MAX: usize = 256 * 1024;
/// Says in the address that an answer was saved.
const SAVED: &str = "saved";

/// Answers the page of a personal link.
pub(super) async fn page(state: &Data<State>, request: &HttpRequest, token: &str) -> Option<HttpResponse> {
    let address = super::address(state, request);
    match read(state, address, token).await {
        Ok(shown) => {
            let is_saved = request.query_string().split('&').any(|part| part == SAVED);
            respond(
                state,
                request,
                &shown,
                &Sent::default(),
                (StatusCode::OK, is_saved, &[]),
            )
        }
        Err(problem) => refused(state, request, &problem),
    }
}

/// Takes what was filled in without scripts.
pub(super) async fn take(
    state: &Data<State>,
    request: &HttpRequest,
    token: &str,
    body: &mut Payload,
) -> Option<HttpResponse> {
    let address = super::address(state, request);
    let too_large = "An answer is limited to 256 kB.";
    let bytes = bodies::collect(body, SENT_BYTES_MAX, too_large, refusal::problem).await;
    let (sent, shown) = match bytes {
        Ok(bytes) => (Sent::read(&bytes), read(state, address, token).await),
        Err(problem) => return refused(state, request, &problem),
    };
    let shown = match shown {
        Ok(shown) => shown,
        Err(problem) => return refused(state, request, &problem),
    };
    let language = language(request, Some(shown.form.event.language));
    let (answer, owned) = (sent.answer(&shown, language), token.to_owned());
    let stored = blocking::write_public(state, move |tx| links::answer(tx, &Visitor, &owned, &answer)).await;
    match stored {
        Ok(_) => {
            let to = format!("{}?{SAVED}&lang={}", request.path(), language.as_str());
            Some(HttpResponse::SeeOther().insert_header((LOCATION, to)).finish())
        }
        Err(problem) => {
            let notes = sent.notes(&shown, &problem);
            respond(state, request, &shown, &sent, (problem.status, false, &notes))
        }
    }
}

async fn read(state: &Data<State>, address: Address, token: &str) -> ApiResult<PartyForm> {
    state.allow_rsvp(address.0).await?;
    let token = token.to_owned();
    blocking::read_public(state, move |r| links::get(r, &Visitor, &token)).await
}

/// Returns the address of the call that the page makes.
fn call(request: &HttpRequest) -> String {
    let token = request.path().trim_end_matches('/').rsplit('/').next();
    format!("/api/rsvp/{}", token.unwrap_or_default())
}

fn refused(state: &Data<State>, request: &HttpRequest, problem: &Problem) -> Option<HttpResponse> {
    let page = Page {
        drawn: "invitation",
        status: StatusCode::OK,
        language: language(request, None),
        title: "Seatwright".to_owned(),
        content: None,
        without_scripts: Some(html! { main class="mx-auto max-w-[480px] px-4 pt-5" { p { (problem.message) } } }),
        answer: Answer::refused(call(request), problem),
    };
    page.respond(&*state.assets, request)
}

fn respond(
    state: &Data<State>,
    request: &HttpRequest,
    shown: &PartyForm,
    sent: &Sent,
    (status, is_saved, notes): (StatusCode, bool, &[Note]),
) -> Option<HttpResponse> {
    let language = language(request, Some(shown.form.event.language));
    let words = Words::of(&*state.assets, language)?.form;
    let texts = &shown.form.translations;
    let event = &shown.form.event;
    let title = match &shown.form.form {
        Some(form) => texts.title(language, form, event),
        None => Shown {
            text: &words.title,
            language,
        },
    };
    let page = Page {
        drawn: "invitation",
        status,
        language,
        title: format!("{} · {}", texts.name(language, event).text, title.text),
        content: None,
        without_scripts: Some(html! {
            main class="mx-auto w-full max-w-[480px] px-4 pt-5 pb-10 text-base" data-event-accent="true"
                style=(event_colour(event)) {
                (heading(shown, title, language))
                @if is_saved { p role="status" class="mt-4 font-semibold text-success" { (words.saved) } }
                (problems(notes, &words))
                @if shown.may_answer {
                    (party_fields::form(shown, sent, &words, language))
                } @else {
                    (summary(shown, &words))
                }
            }
        }),
        answer: Answer::of(call(request), &registration::PartyForm::from(shown.clone())),
    };
    page.respond(&*state.assets, request)
}

fn heading(shown: &PartyForm, title: Shown<'_>, language: GuestLanguage) -> Markup {
    let texts = &shown.form.translations;
    let description = shown.form.form.as_ref();
    let description = description.map(|form| texts.text(language, FORM_DESCRIPTION, &form.description));
    html! {
        p class="font-semibold text-event-ink" { (written(texts.name(language, &shown.form.event), language)) }
        h1 class="font-display text-2xl font-semibold" { (written(title, language)) }
        @if let Some(description) = description { p class="mt-2 whitespace-pre-line" { (written(description, language)) } }
    }
}

fn problems(notes: &[Note], words: &FormWords) -> Markup {
    html! {
        @if !notes.is_empty() {
            div role="alert" class="mt-4 rounded-card bg-danger-soft px-4 py-3 text-danger" {
                p class="font-semibold" { (words.check) }
                ul { @for note in notes { li { @if let Some(label) = &note.label { (label) ": " } (note.message) } } }
            }
        }
    }
}

fn summary(shown: &PartyForm, words: &FormWords) -> Markup {
    html! {
        p class="mt-4" { (words.locked) }
        dl class="mt-4" {
            @for member in &shown.members {
                dt class="mt-3 font-semibold" { bdi { (member.name) } }
                dd {
                    @if let Some(attending) = member.attending { (words.attending(attending)) }
                    @if let Some(table) = &member.table { " · " bdi { (table) } }
                    @if let Some(seat) = &member.seat { " · " (words.seat) " " bdi { (seat) } }
                }
            }
        }
    }
}
