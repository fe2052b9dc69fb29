//! `POST /api/events/{eventId}/auto-assign`: seats all guests who can be seated.

use app_service::seating;
use domain::id::EventId;

use crate::core::extract::body::OptionalBody;
use crate::core::prelude::*;
use crate::seating::dto::seating::{AutoAssign, AutoAssigned};

/// Gives seats to the guests without one; who is left over is named with the reason. Guests who have a seat stay there
/// unless the body says `moveSeated`.
#[utoipa::path(
    tag = "seating",
    request_body(content = Option<AutoAssign>, description = "Optional."),
    responses(
        (status = 200, description = "Who got a seat and who did not.", body = AutoAssigned),
        LongWork,
        (status = 400, description = "A field is wrong."),
    ),
)]
#[post("/api/events/{eventId}/auto-assign")]
pub(crate) async fn auto_assign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    OptionalBody(body): OptionalBody<AutoAssign>,
) -> ApiResult<Json<AutoAssigned>> {
    let outcome = blocking::run_long(&state, caller, None, move |service, organiser| {
        seating::auto_assign(service, organiser, &id.0, body.into())
    })
    .await?;
    Ok(Json(outcome.into()))
}
