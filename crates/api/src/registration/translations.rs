//! What organisers translate of their own words: `/api/events/{eventId}/translations`.

use app_service::registration::translations;
use domain::id::EventId;

use crate::core::prelude::*;
use crate::registration::dto::translations::{SaveTranslations, Translations};

/// Bytes of the texts of one language: a long form and several emails.
const TEXTS_BYTES_MAX: usize = 1024 * 1024;

/// Answers the texts of an event with their translations: those of the event, of its form, and of emails that were reworded.
#[utoipa::path(
    tag = "forms",
    responses(
        (status = 200, description = "The texts.", body = Translations),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/events/{eventId}/translations")]
pub(crate) async fn get_translations(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Translations>> {
    let view = blocking::read(&state, caller, move |r, organiser| {
        translations::get(r, organiser, &id.0)
    });
    Ok(Json(view.await?.into()))
}

/// Saves translations into one language. Texts that are left out stay as they are.
#[utoipa::path(
    tag = "forms",
    request_body = SaveTranslations,
    responses(
        (status = 200, description = "The texts as they are now.", body = Translations),
        (status = 400, description = "`invalid_fields`: `details.problems` names each text by its key, such as \
                                      `texts.question.meal.label`. `invalid_field` for a language that guests do not have, \
                                      or that of the event."),
        (status = 409, description = "`translations_changed`"),
    ),
)]
#[put("/api/events/{eventId}/translations/{language}")]
pub(crate) async fn save_translations(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    request: HttpRequest,
    Body(body): Body<SaveTranslations, TEXTS_BYTES_MAX>,
) -> ApiResult<Json<Translations>> {
    let language = request.match_info().get("language").unwrap_or_default().to_owned();
    let view = blocking::write(&state, caller, move |tx, organiser| {
        translations::put(tx, organiser, (&id.0, &language), body.into())
    });
    Ok(Json(view.await?.into()))
}
