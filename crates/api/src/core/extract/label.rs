//! The label of a snapshot in a path. A label that cannot exist gets the same answer as one that is not found.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest};
use app_service::error::{Error, Noun};
use domain::snapshot::SnapshotLabel;

use crate::core::error::Problem;

/// Extracts the label that is the only segment of its path, with its percent signs decoded.
#[derive(Clone, Debug)]
pub struct InLabel(pub SnapshotLabel);

impl FromRequest for InLabel {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let decoded = Path::<String>::from_request(request, payload).into_inner().ok();
        let label = decoded.and_then(|text| SnapshotLabel::parse(&text).ok());
        ready(label.map(Self).ok_or_else(|| Error::NotFound(Noun::Snapshot).into()))
    }
}
