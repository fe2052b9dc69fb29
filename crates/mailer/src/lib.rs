//! Mail as text: the letters of the product, their templates, and the message that goes over the wire.
//! No network and no clock: who sends it when is decided in app-service.

pub mod calendar;
pub mod guest_mail;
mod language;
pub mod member_email;
pub mod message;
pub mod stored;
mod template;

pub use language::Language;
pub use member_email::{MemberEmail, Rendered, render};
