//! Puts the limits around the body of every request.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpMessage};

use crate::core::address::Address;
use crate::core::bodies::stream::{Incoming, Limited};
use crate::core::state::State;

/// Puts the limits around the body of a request. The memory it takes counts until the request is answered.
pub async fn bodies(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let payload = request.take_payload();
    let state = request.app_data::<Data<State>>().cloned();
    let (Some(state), false) = (state, matches!(payload, Payload::None)) else {
        request.set_payload(payload);
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let address = Address::new(request.peer_addr(), request.headers(), &state.config.trusted_proxies);
    let incoming = Incoming::new(payload, state.bodies.open(address.0));
    let stream = Limited::new(Rc::clone(&incoming), state.config.body_timeout);
    request.set_payload(Payload::Stream {
        payload: Box::pin(stream),
    });
    let response = next.call(request).await?;
    incoming.borrow_mut().release();
    if incoming.borrow().is_complete() {
        return Ok(response.map_into_boxed_body());
    }
    Ok(response.map_body(|_, body| {
        BoxBody::new(BeforeUnread {
            body: body.boxed(),
            _unread: incoming,
        })
    }))
}

/// An answer that is sent before the whole body was read. It holds the payload until its last byte: once a payload is
/// dropped, actix keeps reading a chunked body without any deadline; while it exists, actix closes the connection.
struct BeforeUnread {
    body: BoxBody,
    _unread: Rc<RefCell<Incoming>>,
}

impl MessageBody for BeforeUnread {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(context)
    }
}
