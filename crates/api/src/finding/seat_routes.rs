//! Ways to seats: `/api/seat-routes/{routeKey}` for guests, `/api/events/{eventId}/seat-routes` and
//! `/api/events/{eventId}/entrance-signs` for members.

use app_service::actor::Visitor;
use app_service::finding::seat_routes::{self, Choice, Destination};
use domain::id::EventId;
use serde::Deserialize;

use crate::core::answers::body::ChunkedBody;
use crate::core::answers::chunks::Chunks;
use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::prelude::*;
use crate::finding::dto::seat_route::{EntranceSign, SeatRoute};

pub(crate) mod map;

/// The start of the route, and whom it must be open to.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Ask {
    from: Option<String>,
    #[serde(default)]
    step_free: bool,
    seat: Option<String>,
    table: Option<String>,
}

impl Ask {
    fn choice(&self) -> Choice {
        Choice {
            from: self.from.clone(),
            step_free: self.step_free,
        }
    }
}

/// Answers the way to a found seat, and which map it is laid over. The key comes with every answer of a finder and works until a day
/// after the event.
#[utoipa::path(
    tag = "public",
    params(
        ("from" = Option<String>, Query, description = "The id of an entrance; the nearest one when absent."),
        ("stepFree" = Option<bool>, Query, description = "Whether to avoid steps."),
    ),
    responses(
        (status = 200, description = "The way.", body = SeatRoute),
        (status = 404, description = "`not_found`: the key is wrong or has ended. `no_plan`: the event has no floor plan."),
        RateLimited,
    ),
    security(()),
)]
#[get("/api/seat-routes/{routeKey}")]
pub(crate) async fn get_seat_route(
    state: Data<State>,
    address: Address,
    taken: TakenCoding,
    request: HttpRequest,
    ask: InQuery<Ask>,
) -> ApiResult<HttpResponse> {
    state.allow_route(address.0).await?;
    let key = request.match_info().get("routeKey").unwrap_or_default().to_owned();
    let reservation = state.answers.open(address.0);
    let body = blocking::run_public(&state, move |service| {
        let found = seat_routes::by_key(service, &Visitor, &key, &ask.0.choice())?;
        let mut chunks = Chunks::new(Some(reservation), taken.0);
        chunks.json(&SeatRoute::from(found))?;
        chunks.finish()
    });
    Ok(answers::json_in(taken.0).body(ChunkedBody::new(body.await?)))
}

/// Answers the way to a seat or a table of an event, and which map it is laid over.
#[utoipa::path(
    tag = "venues",
    params(
        ("seat" = Option<String>, Query, description = "The id of a seat."),
        ("table" = Option<String>, Query, description = "The id of a table, when no seat is named."),
        ("from" = Option<String>, Query, description = "The id of an entrance; the nearest one when absent."),
        ("stepFree" = Option<bool>, Query, description = "Whether to avoid steps."),
    ),
    responses(
        (status = 200, description = "The way.", body = SeatRoute),
        (status = 400, description = "`invalid`: neither `seat` nor `table` is named."),
        (status = 404, description = "`not_found`, or `no_plan` when the event has no floor plan"),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/seat-routes")]
pub(crate) async fn get_way_to_place(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    ask: InQuery<Ask>,
) -> ApiResult<HttpResponse> {
    let choice = ask.0.choice();
    let table = ask.0.table.map(Destination::Table);
    let to = ask.0.seat.map(Destination::Seat).or(table);
    let rendered = blocking::run_heavy(&state, caller, address, move |service, organiser, chunks| {
        let found = seat_routes::by_place(service, organiser, &id.0, to.as_ref(), &choice)?;
        chunks.json(&SeatRoute::from(found))
    });
    Ok(rendered.await?.into_json())
}

/// Answers what is printed on the signs of the entrances that guests use: a finder that begins at the entrance.
#[utoipa::path(
    tag = "venues",
    responses(
        (status = 200, description = "The signs.", body = Vec<EntranceSign>),
        (status = 404, description = "`not_found`, or `no_plan` when the event has no floor plan"),
    ),
)]
#[get("/api/events/{eventId}/entrance-signs")]
pub(crate) async fn list_entrance_signs(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<EntranceSign>>> {
    let signs = blocking::run(&state, caller, move |service, organiser| {
        seat_routes::signs(service, organiser, &id.0)
    });
    Ok(Json(signs.await?.into_iter().map(EntranceSign::from).collect()))
}
