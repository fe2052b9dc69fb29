//! The shapes on the wire.

pub mod lookup;
pub mod qr_code;
pub mod seat_route;
