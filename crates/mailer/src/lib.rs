//! Mail as text: the letters of the product, their templates, and the message that goes over the wire.
//! No network and no clock: who sends it when is decided in app-service.

pub mod calendar;
pub mod guest_mail;
pub mod member_email;
pub mod message;
pub mod stored;
mod template;
mod texts;

pub use member_email::{MemberEmail, Rendered, render};
