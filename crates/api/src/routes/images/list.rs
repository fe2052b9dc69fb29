//! `GET /api/images`: the pictures of the organisation.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::images;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::image::Image;
use crate::error::{ApiResult, ProblemBody};
use crate::state::State;

/// Lists the pictures of the organisation, the latest at the top.
#[utoipa::path(
    tag = "images",
    responses(
        (status = 200, description = "The pictures.", body = Vec<Image>),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/images")]
pub(crate) async fn list_images(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<Image>>> {
    let images = blocking::read(&state, caller, |r, who| {
        Ok(images::list(r, who)?.into_iter().map(Image::from).collect())
    });
    Ok(Json(images.await?))
}
