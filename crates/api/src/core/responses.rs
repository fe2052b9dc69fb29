//! What a call answers besides its own: most refusals follow from the path, the body and the session of an operation, the
//! others from how its handler works. A handler describes only what is particular to it.

use utoipa::IntoResponses;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::{Content, ObjectBuilder, Ref, RefOr, Required, Response, Schema, Type};

use crate::core::error::PROBLEM;

/// Refusals of a handler that calls `blocking::run_long`.
#[derive(IntoResponses)]
pub enum LongWork {
    /// `long_task_running`: the organisation has another long call running.
    #[response(status = 429)]
    OrganisationBusy,
    /// `long_tasks_full`: too many long calls are waiting.
    #[response(status = 503)]
    ServerBusy,
}

/// Refusals of a handler that calls `read_heavy`, `run_heavy`, `read_shared` or `run_shared` of `blocking`.
#[derive(IntoResponses)]
pub enum HeavyRead {
    /// `too_many_reads`: too many large requests of the organisation are waiting.
    #[response(status = 429)]
    OrganisationBusy,
    /// `unavailable`: too much is being read or sent.
    #[response(status = 503)]
    ServerBusy,
}

/// The refusal of a handler whose calls are counted, in most cases by one of the `allow_` functions of `State`.
#[derive(IntoResponses)]
pub enum RateLimited {
    /// `too_many_requests`
    #[response(status = 429)]
    TooMany,
}

/// The segments of paths. A test fails when one is missing.
const SEGMENTS: &[(&str, &str)] = &[
    ("assignmentId", "The assignment."),
    ("batchId", "The action that changed guests."),
    ("campaignId", "The email to many guests."),
    ("code", "Six letters and digits, in any case."),
    ("commandId", "The id the change was sent with."),
    ("confirmationId", "The answer that waits for confirmation."),
    ("email", "The address."),
    ("emailId", "The mail to a guest."),
    ("eventId", "The event."),
    ("exportId", "The file."),
    ("fieldId", "The field of the form."),
    ("filename", "The label."),
    ("guestId", "The guest."),
    ("imageId", "The picture."),
    ("importId", "The import."),
    ("invitationId", "The invitation."),
    ("jobId", "The job."),
    ("kind", "The kind of file."),
    ("language", "The language of the translations."),
    ("mailId", "The mail."),
    ("name", "The drawing."),
    ("partyId", "The party."),
    ("photo", "The photo's id there."),
    ("routeKey", "The key that came with a found seat."),
    ("scheduleId", "The email schedule."),
    ("sessionId", "The session."),
    ("set", "The set of drawings."),
    ("source", "The provider."),
    ("tagId", "The tag."),
    ("templateId", "The template."),
    ("token", "What the link carries."),
    ("userId", "The member."),
    ("wishId", "The wish."),
];

/// Paths whose handlers treat an unreadable query as absent, because people open them by a link.
const IGNORES_UNREADABLE_QUERY: [&str; 3] = ["/api/auth/oidc/callback", "/api/login", "/api/seat-lookup/{code}"];

/// Adds to an operation what its handler does not describe: the segments of its path and its common refusals. A status
/// that the handler describes keeps that description.
pub(crate) fn complete(path: &str, method: &str, operation: &mut Operation) {
    let segments = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let segments: Vec<&str> = segments.collect();
    add_refusals(path, method, operation);
    add_segments(&segments, operation);
    send_problems(operation);
}

fn add_refusals(path: &str, method: &str, operation: &mut Operation) {
    let has_session = operation.security.is_none();
    let is_write = method != "GET";
    // Members may change their own account in every role.
    let is_own_account = operation.tags.iter().flatten().any(|tag| tag == "auth");
    let needs_role = has_session && is_write && !is_own_account;
    let has_body = operation.request_body.is_some();
    let parses_query = has_query(operation) && !IGNORES_UNREADABLE_QUERY.contains(&path);
    for (applies, status, description) in [
        (has_body, "400", "A field is missing or wrong."),
        (parses_query, "400", "A parameter of the query is wrong."),
        (has_session, "401", "`signed_out`"),
        (needs_role, "403", "`forbidden`, `account_changed`, `origin_refused`"),
        (has_session && is_write, "403", "`account_changed`, `origin_refused`"),
        (has_session, "403", "`account_changed`"),
        (is_write, "403", "`origin_refused`"),
        (path.contains('{'), "404", "`not_found`"),
        (has_body, "408", "`body_timeout`"),
        (has_body, "413", "`too_large`"),
        (has_body, "415", "`unsupported_media_type`"),
        (path.starts_with("/api/"), "503", "`unavailable`"),
        (is_write, "507", "`storage_full`"),
    ] {
        if applies {
            let described = operation.responses.responses.entry(status.to_owned());
            described.or_insert_with(|| RefOr::T(Response::new(description)));
        }
    }
}

fn has_query(operation: &Operation) -> bool {
    let mut parameters = operation.parameters.iter().flatten();
    parameters.any(
        |parameter| matches!(parameter, RefOr::T(parameter) if matches!(parameter.parameter_in, ParameterIn::Query)),
    )
}

/// Replaces what utoipa reads from `Path<(String, String)>`, which has no descriptions and lacks what other extractors read.
fn add_segments(names: &[&str], operation: &mut Operation) {
    if names.is_empty() {
        return;
    }
    let mut parameters: Vec<_> = names.iter().map(|name| RefOr::T(segment(name))).collect();
    let described = operation.parameters.take().into_iter().flatten();
    parameters.extend(described.filter(|parameter| !is_segment(parameter)));
    operation.parameters = Some(parameters);
}

fn is_segment(parameter: &RefOr<Parameter>) -> bool {
    matches!(parameter, RefOr::T(parameter) if matches!(parameter.parameter_in, ParameterIn::Path))
}

fn segment(name: &str) -> Parameter {
    let known = SEGMENTS.iter().find(|(known, _)| *known == name);
    let schema: RefOr<Schema> = match name {
        "kind" => Ref::from_schema_name("FileKind").into(),
        _ => ObjectBuilder::new().schema_type(Type::String).into(),
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(known.map(|(_, description)| *description))
        .schema(Some(schema))
        .build()
}

/// Gives every failure the body and the content type that it is sent with.
fn send_problems(operation: &mut Operation) {
    let failures = operation.responses.responses.iter_mut();
    for (_, response) in failures.filter(|(status, _)| status.starts_with(['4', '5'])) {
        if let RefOr::T(response) = response {
            let problem = Content::new(Some(Ref::from_schema_name("Problem")));
            response.content = [(PROBLEM.to_owned(), RefOr::T(problem))].into();
        }
    }
}
