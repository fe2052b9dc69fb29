//! The limits of every answer: how much memory all answers may hold together, and how long a client may leave one unread.
//! Answers are sent in chunks, because actix copies each piece of a body into the buffer of its connection.

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CONTENT_ENCODING, ContentType, VARY};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse, HttpResponseBuilder, ResponseError};

use self::body::ChunkedBody;
use self::budget::Reservation;
use self::chunk_list::{CHUNK, ChunkList};
use self::chunks::Coding;
use crate::envelope;
use crate::extract::address::Address;
use crate::heavy_reads::Rendered;
use crate::state::State;

pub mod body;
pub mod budget;
pub mod chunk_list;
pub mod chunks;
mod pace;
pub mod socket;

/// Cuts the body of a response into chunks and counts its memory until it is sent. Bodies that a handler has chunked
/// already pass unchanged.
pub async fn limit(
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

/// Returns a JSON answer that is rendered already.
pub fn json(rendered: Rendered<()>) -> HttpResponse {
    let ((), body) = rendered.into_parts();
    HttpResponse::Ok().insert_header(ContentType::json()).body(body)
}

/// Begins a JSON answer whose body was made in a coding.
pub fn json_in(coding: Coding) -> HttpResponseBuilder {
    let mut response = in_coding(coding);
    response.insert_header(ContentType::json());
    response
}

/// Begins an answer whose body was made in a coding.
pub fn in_coding(coding: Coding) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response.append_header((VARY, "Accept-Encoding"));
    if coding != Coding::Identity {
        response.insert_header((CONTENT_ENCODING, coding.as_str()));
    }
    response
}

/// The files of the pages are part of the binary and take no memory of their own.
fn reservation(request: &HttpRequest) -> Option<Reservation> {
    let state = request.app_data::<Data<State>>()?;
    let address = Address::of(request.peer_addr(), request.headers(), &state.config.trusted_proxies);
    envelope::is_api(request.path()).then(|| state.answers.open(address.0))
}
