//! The venue of an event: `/api/venues/{eventId}`.

use actix_web::http::StatusCode;
use app_service::plans::venues;
use domain::id::EventId;

use crate::core::prelude::*;
use crate::plans::dto::venue::{NewVenue, Venue};

/// Answers the venue of an event; the defaults while none is saved.
#[utoipa::path(
    tag = "venues",
    responses((status = 200, description = "The venue.", body = Venue)),
)]
#[get("/api/venues/{eventId}")]
pub(crate) async fn get_venue(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<Json<Venue>> {
    let view = blocking::read(&state, caller, move |r, organiser| venues::get(r, organiser, &id.0)).await?;
    Ok(Json(view.into()))
}

/// Saves the venue of an event.
#[utoipa::path(
    tag = "venues",
    request_body = NewVenue,
    responses(
        (status = 200, description = "The venue as it is saved.", body = Venue),
        (status = 201, description = "The first venue of the event.", body = Venue),
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, such as `entrances.0.x`."),
        (status = 409, description = "`venue_changed`: another version was saved; `details.version` is its number."),
    ),
)]
#[post("/api/venues/{eventId}")]
pub(crate) async fn save_venue(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewVenue>,
) -> ApiResult<impl Responder> {
    let version = body.version;
    let saved = blocking::write(&state, caller, move |tx, organiser| {
        let is_first = venues::get(tx, organiser, &id.0)?.saved_at.is_none();
        Ok((is_first, venues::save(tx, organiser, &id.0, body.into(), version)?))
    });
    let (is_first, view) = saved.await?;
    let status = if is_first { StatusCode::CREATED } else { StatusCode::OK };
    Ok(Json(Venue::from(view)).customize().with_status(status))
}

/// Forgets the venue of an event; the room of the plan is the venue then.
#[utoipa::path(tag = "venues", responses((status = 204, description = "The event has no venue of its own.")))]
#[delete("/api/venues/{eventId}")]
pub(crate) async fn delete_venue(state: Data<State>, caller: Caller, id: InPath<EventId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        venues::delete(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
