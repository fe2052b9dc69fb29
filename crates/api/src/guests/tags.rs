//! Tags of the organisation: `/api/tags`.

use app_service::guests::tags;
use domain::id::TagId;

use crate::core::prelude::*;
use crate::guests::dto::tag::{NewTag, TagCarriers, TagChange, TagEntry};

/// Lists the tags of the organisation by name.
#[utoipa::path(tag = "tags", responses((status = 200, description = "The tags.", body = Vec<TagEntry>)))]
#[get("/api/tags")]
pub(crate) async fn list_tags(state: Data<State>, caller: Caller) -> ApiResult<Json<Vec<TagEntry>>> {
    let tags = blocking::read(&state, caller, tags::list).await?;
    Ok(Json(tags.into_iter().map(TagEntry::from).collect()))
}

/// Makes a tag.
#[utoipa::path(
    tag = "tags",
    request_body = NewTag,
    responses(
        (status = 201, description = "The new tag.", body = TagEntry),
        (status = 400, description = "A field is wrong, or there are too many tags."),
        (status = 409, description = "`tag_exists`"),
    ),
)]
#[post("/api/tags")]
pub(crate) async fn create_tag(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<NewTag>,
) -> ApiResult<impl Responder> {
    let tag = blocking::write(&state, caller, move |tx, organiser| {
        tags::create(tx, organiser, &body.name, body.colour.as_deref())
    });
    Ok(created(TagEntry::from(tag.await?)))
}

/// Renames a tag or changes its colour.
#[utoipa::path(
    tag = "tags",
    request_body = TagChange,
    responses(
        (status = 200, description = "The tag as it is now.", body = TagEntry),
        (status = 400, description = "A field is wrong."),
        (status = 409, description = "`tag_exists` or `changed_meanwhile`"),
    ),
)]
#[patch("/api/tags/{tagId}")]
pub(crate) async fn update_tag(
    state: Data<State>,
    caller: Caller,
    id: InPath<TagId>,
    Body(body): Body<TagChange>,
) -> ApiResult<Json<TagEntry>> {
    let tag = blocking::write(&state, caller, move |tx, organiser| {
        let expected = body.expected.unwrap_or_default();
        tags::update(tx, organiser, &id.0, &body.patch.into(), &expected.into())
    });
    Ok(Json(tag.await?.into()))
}

/// Lists the guests with a tag, by event.
#[utoipa::path(
    tag = "tags",
    responses((status = 200, description = "The guests.", body = Vec<TagCarriers>), HeavyRead),
)]
#[get("/api/tags/{tagId}/guests")]
pub(crate) async fn list_tag_guests(
    state: Data<State>,
    caller: Caller,
    address: Address,
    id: InPath<TagId>,
) -> ApiResult<HttpResponse> {
    let rendered = blocking::read_heavy(&state, caller, address, move |r, organiser, chunks| {
        chunks.json_items(tags::carriers(r, organiser, &id.0)?.into_iter().map(TagCarriers::from))
    });
    Ok(rendered.await?.into_json())
}

/// Deletes a tag and removes it from all guests.
#[utoipa::path(tag = "tags", responses((status = 204, description = "The tag is gone.")))]
#[delete("/api/tags/{tagId}")]
pub(crate) async fn delete_tag(state: Data<State>, caller: Caller, id: InPath<TagId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| tags::delete(tx, organiser, &id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
