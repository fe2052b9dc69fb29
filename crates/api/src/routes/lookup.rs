//! What guests may ask without an account: `/api/seat-lookup/{code}`.

pub mod by_code;
