//! The rights of a guest: `/api/guests/{guestId}/personal-data` and `/api/guests/{guestId}/erase`.

use actix_web::http::header::CONTENT_DISPOSITION;
use app_service::exports::privacy;
use domain::id::GuestId;

use crate::core::origin::OwnPage;
use crate::core::prelude::*;
use crate::guests::dto::personal_data::PersonalData;

/// Answers everything that is stored about a guest, on the list or removed, as a file.
#[utoipa::path(
    tag = "guests",
    responses(
        (status = 200, description = "The file.", body = PersonalData),
        (status = 403, description = "`forbidden`"),
    ),
)]
#[get("/api/guests/{guestId}/personal-data")]
pub(crate) async fn get_personal_data(
    state: Data<State>,
    caller: Caller,
    _: OwnPage,
    id: InPath<GuestId>,
) -> ApiResult<HttpResponse> {
    // An id consists of letters, digits, `_` and `-`, so it needs no quoting in a header.
    let disposition = format!("attachment; filename=\"personal-data-{}.json\"", id.0);
    let (guest, noted) = (id.0.clone(), caller.clone());
    let data = blocking::run(&state, caller, move |service, organiser| {
        let mut data = service.read(|r| privacy::personal_data(r, organiser, &id.0))?;
        data.write_mails(service)?;
        Ok(data)
    });
    let data = data.await?;
    blocking::note(&state, noted, "an export could not be noted", move |tx, organiser| {
        privacy::record_personal_data(tx, organiser, &guest)
    })
    .await?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_DISPOSITION, disposition))
        .json(PersonalData::from(data)))
}

/// Erases a guest, on the list or removed, with history and mail, immediately and permanently.
#[utoipa::path(tag = "guests", responses((status = 204, description = "The guest is erased.")))]
#[post("/api/guests/{guestId}/erase")]
pub(crate) async fn erase_guest(state: Data<State>, caller: Caller, id: InPath<GuestId>) -> ApiResult<HttpResponse> {
    blocking::write(&state, caller, move |tx, organiser| {
        privacy::erase(tx, organiser, &id.0)
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}
