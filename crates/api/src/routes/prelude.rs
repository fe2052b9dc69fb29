//! What nearly every handler needs, imported as `use crate::routes::prelude::*`.

pub(crate) use actix_web::web::{Data, Json};
pub(crate) use actix_web::{HttpRequest, HttpResponse, Responder, delete, get, patch, post, put};

pub(crate) use crate::address::Address;
pub(crate) use crate::caller::Caller;
pub(crate) use crate::error::{ApiResult, Problem};
pub(crate) use crate::extract::body::Body;
pub(crate) use crate::extract::id::InPath;
pub(crate) use crate::extract::query::InQuery;
pub(crate) use crate::routes::openapi::common::{HeavyRead, LongWork, RateLimited};
pub(crate) use crate::state::State;
pub(crate) use crate::{answers, blocking};

use actix_web::CustomizeResponder;
use actix_web::http::StatusCode;

/// Answers something new: status 201.
pub(crate) fn created<T>(body: T) -> CustomizeResponder<Json<T>>
where
    Json<T>: Responder,
{
    Json(body).customize().with_status(StatusCode::CREATED)
}

/// Answers with status 202: the work continues in the background.
pub(crate) fn accepted<T>(body: T) -> CustomizeResponder<Json<T>>
where
    Json<T>: Responder,
{
    Json(body).customize().with_status(StatusCode::ACCEPTED)
}
