//! What nearly every handler needs, imported as `use crate::core::prelude::*`.

pub(crate) use actix_web::web::{Data, Json};
pub(crate) use actix_web::{HttpRequest, HttpResponse, Responder, delete, get, patch, post, put};

pub(crate) use crate::core::address::Address;
pub(crate) use crate::core::caller::Caller;
pub(crate) use crate::core::error::{ApiResult, Problem};
pub(crate) use crate::core::extract::body::Body;
pub(crate) use crate::core::extract::id::InPath;
pub(crate) use crate::core::extract::query::InQuery;
pub(crate) use crate::core::responses::{HeavyRead, LongWork, RateLimited};
pub(crate) use crate::core::state::State;
pub(crate) use crate::core::{answers, blocking};

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
