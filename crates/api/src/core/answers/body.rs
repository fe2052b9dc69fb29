//! The body of an answer that is sent in chunks.

use std::any::Any;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::rt::time::{Sleep, sleep_until};
use actix_web::web::Bytes;

use super::chunk_list::Chunked;
use crate::core::clock;

/// Sends an answer chunk by chunk. Several connections may send the same one.
pub struct ChunkedBody {
    answer: Arc<Chunked>,
    next: usize,
    turn: Turn,
    /// Dropped together with the body.
    _kept: Option<Arc<dyn Any + Send + Sync>>,
}

/// Whether the next chunk may be sent.
enum Turn {
    Now,
    /// After the other connections of the thread: a client that reads fast would keep it until its answer is sent.
    AfterOthers,
    /// When the pace of all long answers allows.
    At(Pin<Box<Sleep>>),
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
            turn: Turn::Now,
            _kept: kept,
        }
    }

    fn poll_turn(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if matches!(self.turn, Turn::AfterOthers) {
            let Some(at) = self.answer.pace(self.next, clock::now()) else {
                self.turn = Turn::Now;
                context.waker().wake_by_ref();
                return Poll::Pending;
            };
            self.turn = Turn::At(Box::pin(sleep_until(at.into())));
        }
        match &mut self.turn {
            Turn::At(timer) => timer.as_mut().poll(context),
            Turn::Now | Turn::AfterOthers => Poll::Ready(()),
        }
    }
}

impl MessageBody for ChunkedBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.answer.length())
    }

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        let Some(chunk) = self.answer.chunk(self.next) else {
            return Poll::Ready(None);
        };
        if self.poll_turn(context).is_pending() {
            return Poll::Pending;
        }
        self.next += 1;
        self.turn = Turn::AfterOthers;
        Poll::Ready(Some(Ok(chunk)))
    }
}
