//! `DELETE /api/images/{imageId}`: removes a picture.

use actix_web::web::Data;
use actix_web::{HttpResponse, delete};
use app_service::images;
use domain::id::ImageId;

use crate::blocking;
use crate::caller::Caller;
use crate::error::{ApiResult, ProblemBody};
use crate::extract::id::InPath;
use crate::state::State;

/// Removes a picture that no plan and no snapshot shows.
#[utoipa::path(
    tag = "images",
    params(("imageId" = String, Path, description = "The picture.")),
    responses(
        (status = 204, description = "It is gone."),
        (status = 401, description = "`signed_out`", body = ProblemBody),
        (status = 403, description = "`forbidden`", body = ProblemBody),
        (status = 404, description = "`not_found`", body = ProblemBody),
        (status = 409, description = "`image_in_use`: details name the events.", body = ProblemBody),
    ),
)]
#[delete("/api/images/{imageId}")]
pub(crate) async fn delete_image(state: Data<State>, caller: Caller, id: InPath<ImageId>) -> ApiResult<HttpResponse> {
    blocking::run(&state, caller, move |service, who| images::delete(service, who, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
