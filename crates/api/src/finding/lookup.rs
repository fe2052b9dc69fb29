//! What guests may ask without an account: `/api/seat-lookup/{code}`.

use actix_web::web::Query;
use app_service::actor::Visitor;
use app_service::error::{Error, Noun};
use app_service::finding::lookup::{self, FoundGuest, LastName};
use serde::Deserialize;

use crate::core::prelude::*;
use crate::finding::dto::lookup::FoundSeat;

/// What may be said besides the code.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Ask {
    last_name: Option<String>,
}

/// Answers table and seat of a guest by the six-character code. Misses are limited, so that codes cannot be tried out:
/// when they are used up, the guest's last name is needed as well. Answers that show a seat cost nothing.
#[utoipa::path(
    tag = "public",
    params(("lastName" = Option<String>, Query, description = "The guest's last name, when it was asked for.")),
    responses(
        (status = 200, description = "The guest's table and seat.", body = FoundSeat),
        (status = 404, description = "`code_not_found`"),
        (status = 410, description = "`event_cancelled`"),
        (status = 429, description = "`last_name_needed`, or `too_many_requests` when a last name was sent"),
    ),
    security(()),
)]
#[get("/api/seat-lookup/{code}")]
pub(crate) async fn look_up_seat(
    state: Data<State>,
    address: Address,
    request: HttpRequest,
    ask: Option<Query<Ask>>,
) -> ApiResult<Json<FoundSeat>> {
    let name = ask.and_then(|ask| LastName::parse(ask.last_name.as_deref()?));
    let code = request.match_info().get("code").unwrap_or_default().to_owned();
    let found = by_code(&state, address, code, name).await?;
    let person = found.guest.clone().ok_or(Error::NotFound(Noun::LookupCode))?;
    Ok(Json(FoundSeat::new(found, person)))
}

/// Looks a code up unless the misses are used up.
pub(crate) async fn by_code(
    state: &Data<State>,
    address: Address,
    code: String,
    name: Option<LastName>,
) -> ApiResult<FoundGuest> {
    let named = name.as_ref().map(LastName::as_str);
    state.allow_lookup(address.0, named).await?;
    let asked = name.clone();
    let found = blocking::read_public(state, move |r| {
        match lookup::by_code(r, &Visitor, &code, asked.as_ref()) {
            Err(Error::NotFound(Noun::LookupCode)) => Ok(None),
            found => found.map(Some),
        }
    });
    // The limit is asked again when the answer is known, or codes tried side by side would all pass before one counts.
    match found.await {
        Ok(None) => {
            state.count_lookup_miss(address.0, named).await?;
            Err(Error::NotFound(Noun::LookupCode).into())
        }
        Ok(Some(found)) => {
            state.allow_lookup(address.0, named).await?;
            Ok(found)
        }
        Err(problem) => {
            state.allow_lookup(address.0, named).await?;
            Err(problem)
        }
    }
}
