//! Ids in paths. A malformed id gets the same 404 as an unknown one.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use app_service::ids::RequestId;

use crate::core::error::Problem;

/// Extracts the id of its type from the path.
#[derive(Clone, Debug)]
pub struct InPath<T>(pub T);

impl<T: RequestId> FromRequest for InPath<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let text = request.match_info().get(T::SEGMENT).unwrap_or_default();
        ready(T::read(text).map(Self).map_err(Problem::from))
    }
}
