//! The body of an answer that is sent in chunks.

use std::any::Any;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::web::Bytes;

use super::chunks::Chunked;

/// Chunks that a connection may send before the others of its thread have their turn.
const CHUNKS_PER_TURN: usize = 2;

/// Sends an answer chunk by chunk. Several connections may send the same one.
pub struct ChunkedBody {
    answer: Arc<Chunked>,
    next: usize,
    in_turn: usize,
    /// Dropped together with the body.
    _kept: Option<Arc<dyn Any + Send + Sync>>,
}

impl ChunkedBody {
    /// Sends an answer of its own.
    pub fn new(answer: Chunked) -> Self {
        Self::shared(Arc::new(answer), None)
    }

    /// Sends an answer that others may send as well, and keeps a value until it is sent.
    pub fn shared(answer: Arc<Chunked>, kept: Option<Arc<dyn Any + Send + Sync>>) -> Self {
        Self {
            answer,
            next: 0,
            in_turn: 0,
            _kept: kept,
        }
    }
}

impl MessageBody for ChunkedBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.answer.length())
    }

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        if self.in_turn >= CHUNKS_PER_TURN {
            // A client that reads fast would keep the thread until its answer is sent.
            self.in_turn = 0;
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        let chunk = self.answer.chunk(self.next);
        self.next += 1;
        self.in_turn += 1;
        Poll::Ready(chunk.map(Ok))
    }
}
