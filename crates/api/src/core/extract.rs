//! What handlers take from a request, each with a problem that names what is wrong.

pub(crate) mod accept_encoding;
pub mod body;
mod client;
pub mod device;
pub(crate) mod form;
pub mod id;
pub mod if_match;
pub mod if_none_match;
pub mod label;
pub mod machine;
pub mod picture;
pub mod query;
mod signed_in;
pub mod upload;
