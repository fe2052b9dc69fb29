//! One's own account: name, address, present organisation, deletion.

use actix_session::Session;
use app_service::accounts::{self, browsers, delete, profile, verification};
use app_service::ids::RequestId;
use app_service::organisations;
use domain::id::OrganisationId;

use super::{hashing_for, organiser};
use crate::accounts::dto::account::{ChangeEmail, DeleteAccount, SwitchOrganisation, UserPatch};
use crate::accounts::dto::auth::User;
use crate::core::prelude::*;

/// Answers who is signed in, and notes about every ten minutes that the session is in use.
#[utoipa::path(tag = "auth", responses((status = 200, description = "The person who is signed in.", body = User)))]
#[get("/api/auth/user")]
pub(crate) async fn get_user(state: Data<State>, caller: Caller) -> ApiResult<Json<User>> {
    let (organiser, organisations, due) = blocking::read(&state, caller, |r, organiser| {
        let organisations = accounts::organisations(r, organiser)?;
        let due = browsers::is_due(r, organiser).then(|| organiser.session_id().cloned());
        Ok((organiser.clone(), organisations, due.transpose()?))
    })
    .await?;
    if let Some(session) = due {
        // Not awaited: a lost update is made again by the next request.
        state
            .service
            .submit(move |tx| browsers::touch(tx, &session), |_outcome| ());
    }
    Ok(Json(User::new(&state.service, &organiser, &organisations)))
}

/// Changes the person's name.
#[utoipa::path(
    tag = "auth",
    request_body = UserPatch,
    responses(
        (status = 200, description = "The person as changed.", body = User),
        (status = 400, description = "The name is blank or too long."),
    ),
)]
#[patch("/api/auth/user")]
pub(crate) async fn update_user(
    state: Data<State>,
    caller: Caller,
    Body(patch): Body<UserPatch>,
) -> ApiResult<Json<User>> {
    let (organiser, organisations) = blocking::write(&state, caller, move |tx, organiser| {
        profile::update(tx, organiser, patch.name.as_deref())
    })
    .await?;
    Ok(Json(User::new(&state.service, &organiser, &organisations)))
}

/// Mails a link to the new address and a notice to the present one. The address changes when the link is used.
#[utoipa::path(
    tag = "auth",
    request_body = ChangeEmail,
    responses(
        (status = 204, description = "The mail is on its way to the new address."),
        RateLimited,
        (status = 400, description = "The password or the address is wrong."),
        (status = 403, description = "`sandbox_only`"),
        (status = 409, description = "`email_taken`"),
    ),
)]
#[post("/api/auth/change-email")]
pub(crate) async fn change_email(
    state: Data<State>,
    address: Address,
    caller: Caller,
    Body(body): Body<ChangeEmail>,
) -> ApiResult<HttpResponse> {
    state
        .allow_account_mail(organiser(&state, &caller).await?.user_id())
        .await?;
    hashing_for(&state, caller, address, move |service, organiser| {
        verification::change_email(service, organiser, &body.into())
    })
    .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Switches this session to another organisation of the user. Other sessions are not affected.
#[utoipa::path(
    tag = "auth",
    request_body = SwitchOrganisation,
    responses(
        (status = 200, description = "The person in the other organisation.", body = User),
        (status = 404, description = "The person is not a member of it."),
    ),
)]
#[post("/api/auth/organisation")]
pub(crate) async fn switch_organisation(
    state: Data<State>,
    caller: Caller,
    Body(body): Body<SwitchOrganisation>,
) -> ApiResult<Json<User>> {
    let (organiser, organisations) = blocking::write(&state, caller, move |tx, organiser| {
        organisations::switch(tx, organiser, &OrganisationId::read(&body.organisation_id)?)
    })
    .await?;
    Ok(Json(User::new(&state.service, &organiser, &organisations)))
}

/// Deletes the account, and every organisation without other members, with all its events. Refused with
/// `details.organisations` while others would be left without an owner.
#[utoipa::path(
    tag = "auth",
    request_body = DeleteAccount,
    responses(
        (status = 204, description = "The account is gone."),
        RateLimited,
        (status = 400, description = "The password or the confirmation is wrong."),
        (status = 403, description = "`sandbox_only`"),
        (status = 409, description = "`last_owner`"),
    ),
)]
#[post("/api/auth/delete-account")]
pub(crate) async fn delete_account(
    state: Data<State>,
    address: Address,
    caller: Caller,
    session: Session,
    Body(body): Body<DeleteAccount>,
) -> ApiResult<HttpResponse> {
    hashing_for(&state, caller, address, move |service, organiser| {
        delete::delete_account(service, organiser, &body.into())
    })
    .await?;
    session.purge();
    Ok(HttpResponse::NoContent().finish())
}
