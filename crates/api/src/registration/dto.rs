//! The shapes on the wire.

pub mod answers;
pub mod confirmation;
pub mod form;
pub mod registration;
pub mod translations;
