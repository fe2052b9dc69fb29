//! How guests find their seats: codes and names, walking routes, and QR codes.

pub mod lookup;
pub mod qr_codes;
pub mod seat_routes;
