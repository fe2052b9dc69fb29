//! Parties: `/api/events/{eventId}/parties`, `/api/parties/{partyId}`.

use app_service::guests::parties;
use domain::id::{EventId, PartyId};

use crate::core::prelude::*;
use crate::guests::dto::party::{PartyChange, PartyEntry};

/// Lists the parties of an event by name.
#[utoipa::path(
    tag = "guests",
    responses((status = 200, description = "The parties.", body = Vec<PartyEntry>), HeavyRead),
)]
#[get("/api/events/{eventId}/parties")]
pub(crate) async fn list_parties(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<EventId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json_items(parties::list(r, organiser, &id.0)?.into_iter().map(PartyEntry::from))
    });
    Ok(rendered.await?.into_json())
}

/// Changes what was agreed about a party.
#[utoipa::path(
    tag = "guests",
    request_body = PartyChange,
    responses(
        (status = 200, description = "The party as it is now.", body = PartyEntry),
        (status = 400, description = "A field is wrong."),
        (status = 409, description = "`party_exists` or `changed_meanwhile`"),
    ),
)]
#[patch("/api/parties/{partyId}")]
pub(crate) async fn update_party(
    state: Data<State>,
    caller: Caller,
    id: InPath<PartyId>,
    Body(body): Body<PartyChange>,
) -> ApiResult<Json<PartyEntry>> {
    let party = blocking::write(&state, caller, move |tx, organiser| {
        let expected = body.expected.unwrap_or_default();
        parties::update(tx, organiser, &id.0, &body.patch.into(), &expected.into())
    });
    Ok(Json(party.await?.into()))
}
