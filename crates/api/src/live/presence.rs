//! `POST /api/events/{eventId}/presence`: tells the others who show a plan where a person is.

use app_service::live;
use domain::id::{ClientId, EventId};
use domain::plan::ElementId;
use domain::presence::{Person, Place, Seen, Spot};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::core::clock;
use crate::core::feed::crowds::TooMany;
use crate::core::prelude::*;

/// Where a person is in a plan. Lengths are in units of the plan.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Presence {
    /// The window of the browser, named by itself.
    #[schema(value_type = String)]
    client_id: ClientId,
    /// The screen: `designer` or `seating`.
    #[schema(value_type = String)]
    place: Place,
    /// Ids of at most 50 selected objects.
    #[serde(default)]
    #[schema(value_type = Vec<String>)]
    selection: Vec<ElementId>,
    /// The pointer, while it is over the plan.
    #[schema(value_type = Option<Object>)]
    cursor: Option<Spot>,
    /// What is seen of the plan: `x`, `y`, `width` and `height`.
    #[schema(value_type = Option<Object>)]
    view: Option<Seen>,
    /// Whether the pointer shows the others where to look.
    #[serde(default)]
    laser: bool,
    /// The window closes, or no longer shows the plan.
    #[serde(default)]
    leaving: bool,
}

/// Tells the others who show the plan where the caller is. It is kept for 10 seconds and never stored.
#[utoipa::path(
    tag = "live",
    request_body = Presence,
    responses(
        (status = 204, description = "The others are told."),
        (status = 400, description = "`invalid`"),
        (status = 404, description = "`not_found`"),
        (status = 429, description = "`too_many_requests`: 20 a second for each account."),
    ),
)]
#[post("/api/events/{eventId}/presence")]
pub(crate) async fn post_presence(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(presence): Body<Presence>,
) -> ApiResult<HttpResponse> {
    let event = id.0.clone();
    let organiser = blocking::read(&state, caller, move |r, organiser| {
        live::may_join(r, organiser, &event)?;
        Ok(organiser.clone())
    })
    .await?;
    let person = Person {
        user_id: organiser.user_id().clone(),
        client_id: presence.client_id,
        name: organiser.name().to_owned(),
        place: presence.place,
        selection: presence.selection,
        cursor: presence.cursor,
        view: presence.view,
        laser: presence.laser,
    };
    let person = person.checked().map_err(app_service::error::Error::from)?;
    let crowds = &state.live.crowds;
    let taken = crowds.post(
        organiser.organisation_id(),
        id.0,
        person,
        presence.leaving,
        clock::now(),
    );
    taken.map_err(|TooMany(seconds)| Problem::too_many_requests(seconds))?;
    state.service.live_wakeups().ring_presence();
    if state.service.shares_database() {
        state.service.wakeups_to_tell().ring_presence();
    }
    Ok(HttpResponse::NoContent().finish())
}
