//! Cuts every answer into chunks and counts its memory.

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, ResponseError};

use super::envelope;
use crate::core::address::Address;
use crate::core::answers::body::ChunkedBody;
use crate::core::answers::budget::Reservation;
use crate::core::answers::chunk_list::{CHUNK, ChunkList};
use crate::core::state::State;

/// Cuts the body of a response into chunks and counts its memory until it is sent. Bodies that a handler has chunked
/// already pass unchanged.
pub async fn answers(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let response = next.call(request).await?.map_into_boxed_body();
    let (request, response) = response.into_parts();
    let (head, body) = response.into_parts();
    let is_long = matches!(body.size(), BodySize::Sized(length) if usize::try_from(length).is_ok_and(|n| n > CHUNK));
    let body = if is_long { body.try_into_bytes() } else { Err(body) };
    let response = match body {
        Err(body) => head.set_body(body),
        Ok(bytes) => {
            let mut chunks = ChunkList::new(reservation(&request));
            match chunks.push(bytes) {
                Ok(()) => head.set_body(BoxBody::new(ChunkedBody::new(chunks.finish()))),
                Err(refusal) => refusal.problem().error_response(),
            }
        }
    };
    Ok(ServiceResponse::new(request, response))
}

/// The files of the pages are part of the binary and take no memory of their own.
fn reservation(request: &HttpRequest) -> Option<Reservation> {
    let state = request.app_data::<Data<State>>()?;
    let address = Address::new(request.peer_addr(), request.headers(), &state.config.trusted_proxies);
    envelope::is_api(request.path()).then(|| state.answers.open(address.0))
}
