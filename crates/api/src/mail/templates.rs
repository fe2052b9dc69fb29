//! Email templates: `/api/events/{eventId}/email-templates`.

use app_service::mail::{preview, templates};
use domain::id::{EventId, TemplateId};

use crate::core::prelude::*;
use crate::mail::dto::templates::{
    EmailDraft, EmailPreview, EmailTemplate, EmailTemplatePatch, EmailTest, EmailTestSent, NewEmailTemplate,
};

/// Lists the templates of an event, archived ones too. Each event has one of each kind from the beginning.
#[utoipa::path(
    tag = "emails",
    responses(
        (status = 200, description = "The templates.", body = Vec<EmailTemplate>),
        (status = 403, description = "Door staff do not see them."),
    ),
)]
#[get("/api/events/{eventId}/email-templates")]
pub(crate) async fn list_email_templates(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
) -> ApiResult<Json<Vec<EmailTemplate>>> {
    let event = id.0.clone();
    let found = blocking::read(&state, caller, move |r, organiser| templates::list(r, organiser, &id.0)).await?;
    Ok(Json(
        found
            .into_iter()
            .map(|template| EmailTemplate::new(&event, template))
            .collect(),
    ))
}

/// Creates a template.
#[utoipa::path(
    tag = "emails",
    request_body = NewEmailTemplate,
    responses(
        (status = 201, description = "The new template.", body = EmailTemplate),
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, with the position of an unknown variable."),
    ),
)]
#[post("/api/events/{eventId}/email-templates")]
pub(crate) async fn create_email_template(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<NewEmailTemplate>,
) -> ApiResult<impl Responder> {
    let event = id.0.clone();
    let made = blocking::write(&state, caller, move |tx, organiser| {
        templates::create(tx, organiser, &id.0, body.into())
    });
    Ok(created(EmailTemplate::new(&event, made.await?)))
}

/// Changes a template, archives it, or restores the product's own text. Mails that were queued before keep what they say.
#[utoipa::path(
    tag = "emails",
    request_body = EmailTemplatePatch,
    responses(
        (status = 200, description = "The template as it is now.", body = EmailTemplate),
        (status = 400, description = "`invalid_fields`: `details.problems` names each field, with the position of an unknown variable."),
        (status = 409, description = "`template_changed`"),
    ),
)]
#[patch("/api/events/{eventId}/email-templates/{templateId}")]
pub(crate) async fn update_email_template(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    template: InPath<TemplateId>,
    Body(body): Body<EmailTemplatePatch>,
) -> ApiResult<Json<EmailTemplate>> {
    let event = id.0.clone();
    let changed = blocking::write(&state, caller, move |tx, organiser| {
        templates::update(tx, organiser, (&id.0, &template.0), body.into())
    });
    Ok(Json(EmailTemplate::new(&event, changed.await?)))
}

/// Answers a text as a guest would get it. Links in it are samples.
#[utoipa::path(
    tag = "emails",
    request_body = EmailDraft,
    responses(
        (status = 200, description = "The text with the values of a guest.", body = EmailPreview),
        (status = 400, description = "`invalid_fields`"),
    ),
)]
#[post("/api/events/{eventId}/email-templates/preview")]
pub(crate) async fn preview_email_template(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<EmailDraft>,
) -> ApiResult<Json<EmailPreview>> {
    let shown = blocking::run(&state, caller, move |service, organiser| {
        preview::preview(service, organiser, &id.0, body.into())
    });
    Ok(Json(shown.await?.into()))
}

/// Sends a text as a test to a member of the organisation. Links in it are samples.
#[utoipa::path(
    tag = "emails",
    request_body = EmailTest,
    responses(
        (status = 202, description = "The test is on its way.", body = EmailTestSent),
        (status = 400, description = "`invalid_fields`, or `to` is not the verified address of a member."),
        RateLimited,
    ),
)]
#[post("/api/events/{eventId}/email-templates/test")]
pub(crate) async fn test_email_template(
    state: Data<State>,
    caller: Caller,
    id: InPath<EventId>,
    Body(body): Body<EmailTest>,
) -> ApiResult<impl Responder> {
    let sent = blocking::write(&state, caller, move |tx, organiser| {
        preview::test(tx, organiser, &id.0, body.draft.into(), &body.to)
    });
    Ok(accepted(EmailTestSent { recipient: sent.await? }))
}
