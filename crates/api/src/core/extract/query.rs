//! The query of a path. One that cannot be read is a problem like a body that cannot.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::web::Query;
use actix_web::{FromRequest, HttpRequest};
use serde::de::DeserializeOwned;

use crate::core::error::Problem;

/// Extracts the query string. Unknown names are ignored.
#[derive(Clone, Debug)]
pub struct InQuery<T>(pub T);

impl<T: DeserializeOwned> FromRequest for InQuery<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let read = Query::<T>::from_query(request.query_string());
        ready(read.map(|query| Self(query.into_inner())).map_err(|error| {
            Problem::unreadable("malformed_body", None, format!("The query cannot be read: {error}."))
        }))
    }
}
