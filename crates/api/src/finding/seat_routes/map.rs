//! The map that ways are laid over: `/api/seat-routes/{routeKey}/map` and `/api/events/{eventId}/seat-routes/map`. It is
//! drawn and compressed once per state of plan and venue, and browsers keep it.

use actix_web::http::header::{CONTENT_TYPE, ETAG};
use actix_web::web::Bytes;
use app_service::actor::Visitor;
use app_service::finding::seat_routes::{self, MapState};
use domain::id::EventId;
use serde::Deserialize;

use crate::core::extract::accept_encoding::TakenCoding;
use crate::core::extract::if_none_match::SeenMark;
use crate::core::headers::Served;
use crate::core::heavy_reads::AnswerKey;
use crate::core::prelude::*;

/// A version is drawn alike until a release changes the drawing.
const CACHE: &str = "private, max-age=86400, immutable";
/// An address without the version of the answer may answer another map next time.
const REVALIDATE: &str = "private, no-cache";

/// Which map is asked for.
#[derive(Debug, Deserialize)]
struct Ask {
    version: Option<String>,
}

/// What a client may do without.
struct Client {
    address: Address,
    version: Option<String>,
    seen: SeenMark,
    taken: TakenCoding,
}

/// Answers the map of a found seat as an `svg` element whose view box is in metres and whose colours are variables of the
/// page. With the `version` that its way names, the answer may be kept for a day.
#[utoipa::path(
    tag = "public",
    params(
        ("version" = Option<String>, Query, description = "The `version` of the map that a route names; the response is always the current map."),
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of the map that the caller has."),
    ),
    responses(
        (status = 200, description = "The map; `ETag` is its version.", body = String, content_type = "image/svg+xml", headers(("ETag" = String))),
        (status = 304, description = "The map still has that version."),
        (status = 404, description = "`not_found`: the key is wrong or has ended. `no_plan`: the event has no floor plan."),
        (status = 429, description = "`too_many_requests`, or `too_many_reads`: too many large requests of the organisation are waiting."),
        (status = 503, description = "`unavailable`: too much is being read or sent."),
    ),
    security(()),
)]
#[get("/api/seat-routes/{routeKey}/map")]
pub(crate) async fn get_seat_route_map(
    state: Data<State>,
    address: Address,
    seen: SeenMark,
    taken: TakenCoding,
    request: HttpRequest,
    ask: InQuery<Ask>,
) -> ApiResult<HttpResponse> {
    state.allow_route(address.0).await?;
    let key = request.match_info().get("routeKey").unwrap_or_default().to_owned();
    let map = blocking::read_public(&state, move |r| seat_routes::map_by_key(r, &Visitor, &key)).await?;
    let client = Client {
        address,
        version: ask.0.version,
        seen,
        taken,
    };
    answer(&state, map, client).await
}

/// Answers the map of an event, like that of a found seat.
#[utoipa::path(
    tag = "venues",
    params(
        ("version" = Option<String>, Query, description = "The `version` of the map that a route names; the response is always the current map."),
        ("If-None-Match" = Option<String>, Header, description = "The `ETag` of the map that the caller has."),
    ),
    responses(
        (status = 200, description = "The map; `ETag` is its version.", body = String, content_type = "image/svg+xml", headers(("ETag" = String))),
        (status = 304, description = "The map still has that version."),
        (status = 404, description = "`not_found`, or `no_plan` when the event has no floor plan"),
        HeavyRead,
    ),
)]
#[get("/api/events/{eventId}/seat-routes/map")]
pub(crate) async fn get_event_map(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
    seen: SeenMark,
    taken: TakenCoding,
    ask: InQuery<Ask>,
) -> ApiResult<HttpResponse> {
    let map = blocking::read(&state, caller, move |r, organiser| {
        seat_routes::map_of_event(r, organiser, &id.0)
    });
    let client = Client {
        address,
        version: ask.0.version,
        seen,
        taken,
    };
    answer(&state, map.await?, client).await
}

async fn answer(state: &Data<State>, map: MapState, client: Client) -> ApiResult<HttpResponse> {
    let Client {
        address,
        version,
        seen,
        taken,
    } = client;
    let cache = |answered: &str| {
        let is_named = version.as_deref() == Some(answered);
        Served::Picture(if is_named { CACHE } else { REVALIDATE })
    };
    if seen.0.as_deref() == Some(map.version()) {
        let mut unchanged = HttpResponse::NotModified().finish();
        unchanged.extensions_mut().insert(cache(map.version()));
        return Ok(unchanged);
    }
    let key = AnswerKey::new(["map", map.event_id().as_str(), map.version()], taken.0);
    let organisation = map.organisation_id().clone();
    let rendered = blocking::run_shared(state, &organisation, address, key, move |service, chunks| {
        let (svg, version) = seat_routes::draw(service, &map)?;
        chunks.push(Bytes::from_owner(svg))?;
        Ok(version)
    });
    let (version, body) = rendered.await?.into_parts();
    let mut response = answers::in_coding(taken.0)
        .insert_header((CONTENT_TYPE, "image/svg+xml"))
        .insert_header((ETAG, format!("\"{version}\"")))
        .body(body);
    response.extensions_mut().insert(cache(&version));
    Ok(response)
}
