//! `GET /api/images/search`: finds pictures to put on a plan.

use actix_web::get;
use actix_web::web::{Data, Json};
use app_service::images::{self, Query};
use domain::id::OrganisationId;
use serde::Deserialize;

use crate::blocking;
use crate::caller::Caller;
use crate::dto::image::{ImageResult, ImageResults};
use crate::error::{ApiResult, ProblemBody};
use crate::extract::query::InQuery;
use crate::image_providers::Photo;
use crate::state::State;

/// What is looked for.
#[derive(Deserialize)]
pub(crate) struct SearchQuery {
    /// The words, at most 100 characters.
    #[serde(default)]
    query: String,
    /// How many pictures, 1 to 20; 10 when absent.
    per_page: Option<String>,
}

/// Finds pictures in the bundled library, the best first, and behind them those of the configured providers. Finding
/// none is an empty list.
#[utoipa::path(
    tag = "images",
    params(
        ("query" = Option<String>, Query, description = "The words, at most 100 characters."),
        ("per_page" = Option<i64>, Query, description = "How many pictures, 1 to 20; 10 when absent."),
    ),
    responses(
        (status = 200, description = "The pictures.", body = ImageResults),
        (status = 400, description = "`invalid`", body = ProblemBody),
        (status = 401, description = "`signed_out`", body = ProblemBody),
    ),
)]
#[get("/api/images/search")]
pub(crate) async fn search_images(
    state: Data<State>,
    caller: Caller,
    asked: InQuery<SearchQuery>,
) -> ApiResult<Json<ImageResults>> {
    let SearchQuery { query, per_page } = asked.0;
    let looked_up = blocking::run(&state, caller, move |_service, who| {
        let query = images::query(&query, per_page.as_deref())?;
        let drawings: Vec<_> = images::search(&query).into_iter().map(ImageResult::from).collect();
        Ok((query, drawings, who.organisation_id().clone()))
    });
    let (query, mut found, organisation) = looked_up.await?;
    let photos = outside(&state, &organisation, &query).await;
    found.truncate(share_of_library(query.limit, photos.len()));
    found.extend(photos.into_iter().map(ImageResult::from));
    found.truncate(query.limit);
    Ok(Json(ImageResults { photos: found }))
}

/// Asks the providers. Who has asked them too often gets what the library has.
async fn outside(state: &State, organisation: &OrganisationId, query: &Query) -> Vec<Photo> {
    match &state.image_providers {
        Some(providers) if state.allow_outside(organisation).await.is_ok() => {
            providers.search(&query.words, query.limit).await
        }
        _ => Vec::new(),
    }
}

/// The library gets half of the places, and what the providers leave.
fn share_of_library(limit: usize, photos: usize) -> usize {
    limit.div_ceil(2).max(limit.saturating_sub(photos))
}
