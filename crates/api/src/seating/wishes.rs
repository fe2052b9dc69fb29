//! Seating wishes: `/api/events/{eventId}/wishes`, `/api/wishes/{wishId}`.

use app_service::seating::wishes;
use domain::id::{EventId, WishId};

use crate::core::prelude::*;
use crate::seating::dto::wish::{NewWish, Wish};

/// Lists the seating wishes of an event in the order in which they were added.
#[utoipa::path(
    tag = "seating",
    responses(
        (status = 200, description = "The wishes.", body = Vec<Wish>),
        (status = 403, description = "`forbidden`"),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/wishes")]
pub(crate) async fn list_wishes(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        let wishes: Vec<Wish> = wishes::list(r, organiser, &id.0)?.into_iter().map(Wish::from).collect();
        chunks.json(&wishes)
    });
    Ok(rendered.await?.into_json())
}

/// Adds a seating wish.
#[utoipa::path(
    tag = "seating",
    request_body = NewWish,
    responses(
        (status = 201, description = "The new wish.", body = Wish),
        (status = 413, description = "`too_large`: an event holds at most 2,000 wishes."),
    ),
)]
#[post("/api/events/{eventId}/wishes")]
pub(crate) async fn create_wish(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewWish>,
) -> ApiResult<impl Responder> {
    let wish = blocking::write(&state, caller, move |tx, organiser| {
        wishes::create(tx, organiser, &id.0, body.into())
    });
    Ok(created(Wish::from(wish.await?)))
}

/// Deletes a seating wish.
#[utoipa::path(tag = "seating", responses((status = 204, description = "The wish is deleted.")))]
#[delete("/api/wishes/{wishId}")]
pub(crate) async fn delete_wish(state: Data<State>, caller: Caller, id: InPath<WishId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        wishes::delete(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
