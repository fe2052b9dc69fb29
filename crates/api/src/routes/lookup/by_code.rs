//! `GET /api/seat-lookup/{code}`: where the holder of a code sits.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, get};
use app_service::actor::Visitor;
use app_service::lookup;

use crate::blocking;
use crate::dto::lookup::FoundSeat;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::address::Address;
use crate::state::State;

/// Answers table and seat of a guest by the six-character code. Misses are limited, so that codes cannot be tried out.
#[utoipa::path(
    tag = "public",
    params(("code" = String, Path, description = "Six letters and digits, in any case.")),
    responses(
        (status = 200, description = "The guest's table and seat.", body = FoundSeat),
        (status = 404, description = "`code_not_found`", body = ProblemBody),
        (status = 429, description = "`too_many_requests`", body = ProblemBody),
    ),
    security(()),
)]
#[get("/api/seat-lookup/{code}")]
pub(crate) async fn look_up_seat(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
) -> ApiResult<Json<FoundSeat>> {
    state.allow_lookup(address.0)?;
    let code = request.match_info().get("code").unwrap_or_default().to_owned();
    let found = blocking::read_public(&state, move |r| lookup::by_code(r, &Visitor, &code)).await;
    // The limit is asked again when the answer is known, or codes tried side by side would all pass before one counts.
    if found.as_ref().is_err_and(|problem| problem.code == "code_not_found") {
        state.count_lookup_miss(address.0)?;
    } else {
        state.allow_lookup(address.0)?;
    }
    Ok(Json(found?.into()))
}
