//! `POST /api/auth/organisation`: works in another organisation of the person who is signed in.

use actix_web::post;
use actix_web::web::{Data, Json};
use app_service::{ids, organisations};

use crate::blocking;
use crate::caller::Caller;
use crate::dto::account::SwitchOrganisation;
use crate::dto::auth::User;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::body::Body;
use crate::state::State;

/// Lets this session work in another organisation of the person. Other sessions stay where they are.
#[utoipa::path(
    tag = "auth",
    request_body = SwitchOrganisation,
    responses(
        (status = 200, description = "The person in the other organisation.", body = User),
        (status = 400, description = "A field is missing or wrong.", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 404, description = "The person is no member of it.", body = ProblemBody),
    ),
)]
#[post("/api/auth/organisation")]
pub(crate) async fn switch_organisation(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<SwitchOrganisation>,
) -> ApiResult<Json<User>> {
    let (who, organisations) = blocking::write(&state, caller, move |tx, who| {
        organisations::switch(tx, who, &ids::organisation(&body.organisation_id)?)
    })
    .await?;
    Ok(Json(User::new(&who, &organisations)))
}
