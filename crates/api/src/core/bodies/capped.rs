//! A payload that is read up to a maximum number of bytes, regardless of the length it announces or hides.

use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::web::Bytes;
use futures_util::Stream;

/// A payload that ends with [`PayloadError::Overflow`] at its limit.
pub struct Capped {
    payload: Payload,
    left: usize,
}

impl Capped {
    /// Passes at most `limit` bytes through.
    pub fn new(payload: Payload, limit: usize) -> Self {
        Self { payload, left: limit }
    }
}

impl Stream for Capped {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let polled = Pin::new(&mut self.payload).poll_next(context);
        let Poll::Ready(Some(Ok(chunk))) = polled else {
            return polled;
        };
        match self.left.checked_sub(chunk.len()) {
            Some(left) => {
                self.left = left;
                Poll::Ready(Some(Ok(chunk)))
            }
            None => Poll::Ready(Some(Err(PayloadError::Overflow))),
        }
    }
}
