//! The network address of the client as an extractor.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use crate::core::address::Address;
use crate::core::config::proxies::TrustedProxies;
use crate::core::error::Problem;
use crate::core::state::State;

impl FromRequest for Address {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let of = |proxies: &TrustedProxies| Self::new(request.peer_addr(), request.headers(), proxies);
        let state = request.app_data::<Data<State>>();
        ready(Ok(state.map_or_else(
            || of(&TrustedProxies::default()),
            |state| of(&state.config.trusted_proxies),
        )))
    }
}
