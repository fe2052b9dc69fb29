//! The limits of every answer: how much memory all answers may hold together, and how long a client may leave one unread.
//! Answers are sent in chunks, because actix copies each piece of a body into the buffer of its connection.

use actix_web::http::header::{CONTENT_ENCODING, ContentType, VARY};
use actix_web::{HttpResponse, HttpResponseBuilder};

use self::chunks::Coding;

pub mod blocks;
pub mod body;
pub mod budget;
pub mod chunk_list;
pub mod chunks;
pub mod kept_rows;
mod pace;
pub mod socket;

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
