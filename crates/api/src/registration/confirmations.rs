//! Answers that wait for the confirmation of their address: the page behind the mailed link, and the organiser's list.

use app_service::actor::Visitor;
use app_service::registration::{confirmations, unconfirmed};
use domain::id::{AnswerConfirmationId, EventId};

use crate::core::prelude::*;
use crate::registration::dto::confirmation::{AnswerConfirmation, Confirmed, UnconfirmedAnswer};

/// Returns what a confirmation link would confirm. Has no side effects, because mail scanners follow links.
#[utoipa::path(
    tag = "public",
    responses(
        (status = 200, description = "What the link confirms.", body = AnswerConfirmation),
        (status = 422, description = "`link_expired`: it was used, discarded, or is older than 14 days."),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/answer-confirmations/{token}")]
pub(crate) async fn get_answer_confirmation(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<Json<AnswerConfirmation>> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    let view = blocking::read_public(&state, move |r| confirmations::get(r, &Visitor, &token)).await?;
    Ok(Json(view.into()))
}

/// Confirms an answer or a registration: the answer is written onto the guest list, and companions get their emails.
#[utoipa::path(
    tag = "public",
    responses(
        (status = 200, description = "The personal link of the party.", body = Confirmed),
        (status = 409, description = "`form_changed`, `registration_closed`, `registration_full`, `registration_past`, \
                                      `registration_cancelled` or `registration_not_open`"),
        (status = 422, description = "`link_expired`: it was used, discarded, or is older than 14 days."),
        RateLimited,
    ),
    security(()),
)]
#[post("/api/answer-confirmations/{token}")]
pub(crate) async fn confirm_answer(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<Json<Confirmed>> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    let link = blocking::write_public(&state, move |tx| confirmations::confirm(tx, &Visitor, &token)).await?;
    Ok(Json(Confirmed { link }))
}

/// Discards an answer that waits, or a registration's request to confirm.
#[utoipa::path(
    tag = "public",
    responses(
        (status = 204, description = "The link stops working."),
        (status = 422, description = "`link_expired`: it was used, discarded, or is older than 14 days."),
        RateLimited,
    ),
    security(()),
)]
#[delete("/api/answer-confirmations/{token}")]
pub(crate) async fn discard_answer_confirmation(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<HttpResponse> {
    state.allow_rsvp(address.0).await?;
    let token = token(&request);
    blocking::write_public(&state, move |tx| confirmations::discard(tx, &Visitor, &token)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Lists the answers that wait until the owner of the address confirms them, the newest first.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 200, description = "The answers; they are not on the guest list yet.", body = Vec<UnconfirmedAnswer>),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/events/{eventId}/unconfirmed-answers")]
pub(crate) async fn list_unconfirmed_answers(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<UnconfirmedAnswer>>> {
    let answers = blocking::read(&state, caller, move |r, organiser| {
        unconfirmed::list(r, organiser, &id.0)
    })
    .await?;
    Ok(Json(answers.into_iter().map(UnconfirmedAnswer::from).collect()))
}

/// Accepts an answer in place of the owner of its address.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 204, description = "The answer is on the guest list."),
        (status = 403, description = "`forbidden`"),
        (status = 409, description = "`form_changed` or `registration_full`"),
    ),
)]
#[post("/api/events/{eventId}/unconfirmed-answers/{confirmationId}/accept")]
pub(crate) async fn accept_unconfirmed_answer(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    id: InPath<AnswerConfirmationId>,
) -> ApiResult<HttpResponse> {
    let accepted = blocking::write(&state, caller, move |tx, organiser| {
        unconfirmed::accept(tx, organiser, &event.0, &id.0)
    });
    accepted.await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Discards an answer that waits for confirmation.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 204, description = "The answer is gone."),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[delete("/api/events/{eventId}/unconfirmed-answers/{confirmationId}")]
pub(crate) async fn discard_unconfirmed_answer(
    state: Data<State>,
    caller: Caller,
    event: InPath<EventId>,
    id: InPath<AnswerConfirmationId>,
) -> ApiResult<HttpResponse> {
    let discarded = blocking::write(&state, caller, move |tx, organiser| {
        unconfirmed::discard(tx, organiser, &event.0, &id.0)
    });
    discarded.await?;
    Ok(HttpResponse::NoContent().finish())
}

fn token(request: &HttpRequest) -> String {
    request.match_info().get("token").unwrap_or_default().to_owned()
}
