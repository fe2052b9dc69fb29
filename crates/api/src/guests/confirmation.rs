//! Confirmations by mail: `/api/guests/{guestId}/send-confirmation` and `/api/events/{eventId}/guests/send-confirmation`.

use app_service::actor::Organiser;
use app_service::mail::confirmation;
use app_service::service::Service;
use domain::id::{EventId, GuestId};

use super::bulk::FEW;
use crate::core::prelude::*;
use crate::guests::dto::guest_change::GuestIds;
use crate::mail::dto::confirmation::{ConfirmationSent, ConfirmationsSent};

/// Mails a guest event, table, seat and lookup code.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "The mail is queued.", body = ConfirmationSent),
        (status = 409, description = "`no_email` or `email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
        RateLimited,
    ),
)]
#[post("/api/guests/{guestId}/send-confirmation")]
pub(crate) async fn send_confirmation(
    state: Data<State>,
    caller: Caller,
    id: InPath<GuestId>,
) -> ApiResult<Json<ConfirmationSent>> {
    let sent = blocking::write(&state, caller, move |tx, organiser| {
        confirmation::send_confirmation(tx, organiser, &id.0)
    });
    Ok(Json(sent.await?.into()))
}

/// Mails guests event, table, seat and lookup code.
#[utoipa::path(
    tag = "guests",
    request_body = GuestIds,
    responses(
        (status = 200, description = "The mails are queued.", body = ConfirmationsSent),
        (status = 409, description = "`email_unverified`"),
        (status = 410, description = "`event_cancelled`"),
        LongWork,
    ),
)]
#[post("/api/events/{eventId}/guests/send-confirmation")]
pub(crate) async fn send_confirmations(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<GuestIds>,
) -> ApiResult<Json<ConfirmationsSent>> {
    let few = body.guest_ids.len() <= FEW;
    let work = move |service: &Service, organiser: &Organiser| {
        confirmation::send_confirmations(service, organiser, &id.0, &body.guest_ids)
    };
    let sent = if few {
        blocking::run(&state, caller, work).await?
    } else {
        blocking::run_long(&state, caller, None, work).await?
    };
    Ok(Json(sent.into()))
}
