//! `POST /api/events/{eventId}/auto-assign`: seats everybody who can be seated.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::seating;
use domain::id::EventId;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::seating::{AutoAssign, AutoAssigned};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::OptionalBody;
use crate::extract::id::InPath;
use crate::state::State;

/// Gives seats to the guests without one; who is left over is named with the reason. Guests who have a seat stay there
/// unless the body says `moveSeated`.
#[utoipa::path(
    tag = "seating",
    params(("eventId" = String, Path, description = "The event.")),
    request_body(content = Option<AutoAssign>, description = "May be left out."),
    responses(
        (status = 200, description = "Who got a seat and who did not.", body = AutoAssigned),
        (status = 400, description = "A field is wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 429, description = "`long_task_running`: the organisation has another long call under way.", body = ProblemBody),
        (status = 503, description = "`long_tasks_full`: too many long calls are waiting.", body = ProblemBody),
    ),
)]
#[post("/api/events/{eventId}/auto-assign")]
pub(crate) async fn auto_assign(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    OptionalBody(body): OptionalBody<AutoAssign>,
) -> ApiResult<Json<AutoAssigned>> {
    let outcome = blocking::run_long(&state, caller, None, move |service, who| {
        seating::auto_assign(service, who, &id.0, body.into())
    })
    .await?;
    Ok(Json(outcome.into()))
}
