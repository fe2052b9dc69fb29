//! The registration form for organisers, and what was answered: `/api/events/{eventId}/invitation-form`, `…/answers`.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use app_service::actor::Organiser;
use app_service::registration;
use app_service::registration::invites;
use app_service::service::Service;
use app_service::{
    activity,
    registration::{answers, forms},
};
use domain::id::EventId;

use crate::core::origin::OwnPage;
use crate::core::prelude::*;
use crate::registration::dto::answers::{Answers, AnswersPage, QuestionAnswers};
use crate::registration::dto::form::{InvitationForm, InvitedAddress, InvitesSent, SaveInvitationForm, SendInvites};

/// Addresses that are invited without waiting for other long work of the organisation.
const INVITES_AT_ONCE: usize = 100;

/// Answers the form of an event; the product's own while none was saved.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 200, description = "The form.", body = InvitationForm),
        (status = 403, description = "Door staff do not see it."),
    ),
)]
#[get("/api/events/{eventId}/invitation-form")]
pub(crate) async fn get_invitation_form(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<InvitationForm>> {
    let form = blocking::read(&state, caller, move |r, organiser| forms::get(r, organiser, &id.0)).await?;
    Ok(Json(InvitationForm::new(form, &state.service.settings().base_url)))
}

/// Saves the form. Changed fields make a new version; earlier answers keep theirs.
#[utoipa::path(
    tag = "forms",
    request_body = SaveInvitationForm,
    responses(
        (status = 200, description = "The form as it is now.", body = InvitationForm),
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, such as `fields.3.label`."),
        (status = 409, description = "`form_changed`"),
    ),
)]
#[post("/api/events/{eventId}/invitation-form")]
pub(crate) async fn save_invitation_form(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SaveInvitationForm>,
) -> ApiResult<Json<InvitationForm>> {
    let form = blocking::write(&state, caller, move |tx, organiser| {
        let version = body.version;
        registration::save_form(tx, organiser, &id.0, body.into(), version)
    });
    let form = form.await?;
    Ok(Json(InvitationForm::new(form, &state.service.settings().base_url)))
}

/// Invites addresses by mail, each with a personal link. Those that are new become guests in a party of their own.
#[utoipa::path(
    tag = "forms",
    request_body = SendInvites,
    responses(
        (status = 200, description = "The result of each line.", body = InvitesSent),
        (status = 400, description = "No line has an address, or there are too many."),
        (status = 409, description = "`email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
        LongWork,
    ),
)]
#[post("/api/events/{eventId}/send-invites")]
pub(crate) async fn send_invites(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<SendInvites>,
) -> ApiResult<Json<InvitesSent>> {
    let is_long = body.emails.len() > INVITES_AT_ONCE;
    let work = move |service: &Service, organiser: &Organiser| {
        invites::send(service, organiser, &id.0, (&body.emails, body.send_again))
    };
    let lines = if is_long {
        blocking::run_long(&state, caller, None, work).await?
    } else {
        blocking::run(&state, caller, work).await?
    };
    Ok(Json(lines.into()))
}

/// Lists the addresses of guests that got an invitation, with when they last did.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 200, description = "The addresses.", body = Vec<InvitedAddress>),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/invited-addresses")]
pub(crate) async fn list_invited_addresses(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let invited = invites::invited(r, organiser, &id.0)?;
        chunks.json(&invited.into_iter().map(InvitedAddress::from).collect::<Vec<_>>())
    });
    Ok(rendered.await?.into_json())
}

/// Answers totals, questions and a page of the current answers, the newest first. Viewers see no private details.
#[utoipa::path(
    tag = "forms",
    params(
        ("after" = Option<String>, Query, description = "The `next` of the page before."),
        ("limit" = Option<usize>, Query, description = "1 to 100."),
        ("guest" = Option<String>, Query, description = "Limits all figures to this guest."),
    ),
    responses(
        (status = 200, description = "What was answered.", body = Answers),
        (status = 400, description = "The query cannot be read."),
        (status = 403, description = "Door staff do not see it."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/answers")]
pub(crate) async fn list_answers(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    page: InQuery<AnswersPage>,
) -> ApiResult<HttpResponse> {
    let query = page.0.into();
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&Answers::from(answers::list(r, organiser, &id.0, &query)?))
    });
    Ok(rendered.await?.into_json())
}

/// Answers the current answers as a CSV file that spreadsheets open without running anything in it.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 200, description = "The file.", body = String, content_type = "text/csv"),
        (status = 403, description = "Door staff do not see it."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/answers.csv")]
pub(crate) async fn export_answers(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"answers-{}.csv\"", id.0);
    let event = id.0.clone();
    let noted = caller.clone();
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.push(answers::csv(r, organiser, &id.0)?.into())
    });
    let ((), file) = rendered.await?.into_parts();
    blocking::note(&state, noted, "an export could not be noted", move |tx, organiser| {
        activity::record_export(tx, organiser, &event)
    })
    .await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, disposition))
        .body(file))
}

/// Answers what was answered to one question, the newest first; a question to parties has an entry for each party.
#[utoipa::path(
    tag = "forms",
    params(
        ("after" = Option<String>, Query, description = "The `next` of the page before."),
        ("limit" = Option<usize>, Query, description = "1 to 100."),
        ("guest" = Option<String>, Query, description = "Limits all figures to this guest."),
    ),
    responses(
        (status = 200, description = "The answers.", body = QuestionAnswers),
        (status = 400, description = "The query cannot be read."),
        (status = 403, description = "Door staff do not see it."),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/answers/{fieldId}")]
pub(crate) async fn get_answers_of_field(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    page: InQuery<AnswersPage>,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    let field = request.match_info().get("fieldId").unwrap_or_default().to_owned();
    let query = page.0.into();
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json(&QuestionAnswers::from(answers::of_field(
            r, organiser, &id.0, &field, &query,
        )?))
    });
    Ok(rendered.await?.into_json())
}
