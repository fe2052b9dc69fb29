//! What guests ask to find their seat: `/api/finders/{eventId}`, `/api/guests/find`, `/api/guests/find-by-qr`.

use app_service::actor::Visitor;
use app_service::error::Error;
use app_service::finding::lookup::details::{self, Search};
use app_service::finding::lookup::scan::{self, At, Mark};
use app_service::finding::lookup::{self, LastName, event};
use domain::id::EventId;

use crate::core::prelude::*;
use crate::core::state::FindKey;
use crate::finding::dto::lookup::{FindGuest, FinderEvent, FoundGuest, ScannedSeat};

/// Bytes of a search.
const SEARCH_BYTES_MAX: usize = 16 * 1024;

/// Answers what the finders show of an event by the public id. Members of the organisation may use the id that their pages
/// know.
#[utoipa::path(
    tag = "public",
    responses((status = 200, description = "The event.", body = FinderEvent)),
    security(()),
)]
#[get("/api/finders/{eventId}")]
pub(crate) async fn get_finder(
    state: Data<State>,
    caller: Option<Caller>,
    request: HttpRequest,
) -> ApiResult<Json<FinderEvent>> {
    let id = request.match_info().get("eventId").unwrap_or_default().to_owned();
    let id = public_id(&state, caller, id).await?;
    let found = blocking::read_public(&state, move |r| event::get(r, &Visitor, &id)).await?;
    Ok(Json(found.into()))
}

/// Finds a guest of an event by first name, last name and at least the last four digits of the mobile number, or by a
/// `query`: the full name, the email address or the mobile number. Case and accents do not count; everything else must be
/// exact. Searches that find nothing are limited; when those by `query` are used up, personal details are asked for.
#[utoipa::path(
    tag = "public",
    request_body = FindGuest,
    responses(
        (status = 200, description = "The guest's table and seat.", body = FoundGuest),
        (status = 400, description = "`invalid_fields`: `details.problems` names `firstName`, `lastName`, `mobile` or `query`."),
        (status = 403, description = "`details_needed`: the event takes personal details only."),
        (status = 404, description = "`guest_not_found`, or `not_found` without such an event"),
        (status = 409, description = "`several_guests`"),
        (status = 410, description = "`event_cancelled` or `event_over`"),
        (status = 429, description = "`details_needed`; when personal details were sent `number_needed`, or `too_many_requests`"),
    ),
    security(()),
)]
#[post("/api/guests/find")]
pub(crate) async fn find_guest(
    state: Data<State>,
    address: Address,
    caller: Option<Caller>,
    Body(body): Body<FindGuest, SEARCH_BYTES_MAX>,
) -> ApiResult<Json<FoundGuest>> {
    let event = public_id(&state, caller, body.event_id.clone()).await?;
    let search: Search = details::Details::from(body).check().map_err(Error::InvalidFields)?;
    let key = FindKey::new(Some(&event), search.name()).with_whole_number(search.has_whole_number());
    limited(&state, address, &key, move |r| {
        details::find(r, &Visitor, &event, &search)
    })
    .await
}

/// Finds a guest by a ticket, its link or a code of six characters, or a seat of an event by its id. A seat id shows no
/// guest. What a guest eats or needs is there for tickets, with the guest's consent.
#[utoipa::path(
    tag = "public",
    request_body = ScannedSeat,
    responses(
        (status = 200, description = "Table and seat.", body = FoundGuest),
        (status = 400, description = "`invalid_fields` with `qrToken`, or `invalid` with `eventId` when a seat id comes without it"),
        (status = 404, description = "`guest_not_found` or `code_not_found`, or `not_found` without such an event"),
        (status = 410, description = "`event_cancelled` or `event_over`"),
        (status = 429, description = "`last_name_needed` for codes, `details_needed` for others, or `too_many_requests`"),
    ),
    security(()),
)]
#[post("/api/guests/find-by-qr")]
pub(crate) async fn find_by_qr(
    state: Data<State>,
    address: Address,
    caller: Option<Caller>,
    Body(body): Body<ScannedSeat, SEARCH_BYTES_MAX>,
) -> ApiResult<Json<FoundGuest>> {
    let mark = Mark::parse(body.qr_token.as_deref().unwrap_or_default()).map_err(Error::InvalidFields)?;
    if let Mark::Code(code) = mark {
        let name = LastName::parse(body.last_name.as_deref().unwrap_or_default());
        return Ok(Json(
            crate::finding::lookup::by_code(&state, address, code, name)
                .await?
                .into(),
        ));
    }
    let event = match body.event_id.filter(|event| !event.is_empty()) {
        Some(event) => Some(public_id(&state, caller, event).await?),
        None => None,
    };
    let key = FindKey::new(event.as_deref(), None);
    let at = event.map_or(At::Unknown, At::Public);
    limited(&state, address, &key, move |r| scan::find(r, &Visitor, &at, &mark)).await
}

/// Searches unless the misses are used up. The limit is asked again when the answer is known, or searches side by side would
/// all pass before one counts.
async fn limited<F>(state: &Data<State>, address: Address, key: &FindKey, search: F) -> ApiResult<Json<FoundGuest>>
where
    F: FnOnce(&mut app_service::service::Reading<'_>) -> Result<lookup::FoundGuest, Error> + Send + 'static,
{
    state.allow_find(address.0, key).await?;
    let found = blocking::read_public(state, move |r| match search(r) {
        Err(Error::NotFound(noun)) => Ok(Err(noun)),
        found => found.map(Ok),
    });
    match found.await {
        Ok(Err(noun)) => {
            state.count_find_miss(address.0, key).await?;
            Err(Error::NotFound(noun).into())
        }
        Ok(Ok(found)) => {
            state.allow_find(address.0, key).await?;
            Ok(Json(found.into()))
        }
        Err(problem) => {
            state.allow_find(address.0, key).await?;
            Err(problem)
        }
    }
}

/// Returns the public id of an event; to members also of the id that their pages know.
pub(crate) async fn public_id(state: &Data<State>, caller: Option<Caller>, id: String) -> ApiResult<String> {
    if let Some((caller, event)) = caller.zip(EventId::parse(&id).ok()) {
        let own = blocking::read(state, caller, move |r, organiser| {
            event::public_id(r, organiser, &event)
        });
        // Everyone else, also one whose session has ended, gets what a visitor gets.
        if let Ok(own) = own.await {
            return Ok(own);
        }
    }
    Ok(id)
}
