//! A request body as extractors see it: with a deadline, and counted against the memory of all bodies.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Instant;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::rt::time::{Sleep, sleep_until};
use actix_web::web::Bytes;
use futures_util::Stream;

use super::budget::Reservation;
use super::refusal::BodyRefusal;
use super::timeout::BodyTimeout;
use crate::core::clock;

/// The payload of one request and what it holds; shared by the stream and the middleware, which outlives it.
pub(crate) struct Incoming {
    payload: Payload,
    reservation: Option<Reservation>,
    complete: bool,
}

impl Incoming {
    pub(crate) fn new(payload: Payload, reservation: Reservation) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self {
            payload,
            reservation: Some(reservation),
            complete: false,
        }))
    }

    /// Returns true when the body was read to its end.
    pub(crate) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Gives back the memory of the body, when its request is answered.
    pub(crate) fn release(&mut self) {
        self.reservation = None;
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, PayloadError>>> {
        let polled = Pin::new(&mut self.payload).poll_next(context);
        match &polled {
            Poll::Ready(Some(Ok(chunk))) => match self.reservation.as_mut().map(|held| held.reserve(chunk.len())) {
                Some(Err(refusal)) => Poll::Ready(Some(Err(refusal.into()))),
                Some(Ok(())) | None => polled,
            },
            Poll::Ready(None) => {
                self.complete = true;
                polled
            }
            Poll::Ready(Some(Err(_))) | Poll::Pending => polled,
        }
    }
}

/// The stream that extractors read. Its time begins when it is first polled: what the server does before costs the
/// sender nothing.
pub(crate) struct Limited {
    incoming: Rc<RefCell<Incoming>>,
    timeout: BodyTimeout,
    received: u64,
    started: Option<Instant>,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Limited {
    pub(crate) fn new(incoming: Rc<RefCell<Incoming>>, timeout: BodyTimeout) -> Self {
        Self {
            incoming,
            timeout,
            received: 0,
            started: None,
            timer: None,
        }
    }

    /// Ready when the body has waited for its next bytes until its deadline.
    fn poll_deadline(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let started = *self.started.get_or_insert_with(clock::now);
        let deadline = (started + self.timeout.deadline(self.received)).into();
        let timer = self.timer.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if timer.deadline() != deadline {
            timer.as_mut().reset(deadline);
        }
        timer.as_mut().poll(context)
    }
}

impl Stream for Limited {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.started.get_or_insert_with(clock::now);
        let polled = self.incoming.borrow_mut().poll(context);
        match &polled {
            Poll::Ready(Some(Ok(chunk))) => {
                self.received = self
                    .received
                    .saturating_add(u64::try_from(chunk.len()).unwrap_or(u64::MAX));
                polled
            }
            Poll::Ready(_) => polled,
            Poll::Pending => match self.poll_deadline(context) {
                Poll::Ready(()) => Poll::Ready(Some(Err(BodyRefusal::TooSlow.into()))),
                Poll::Pending => Poll::Pending,
            },
        }
    }
}
