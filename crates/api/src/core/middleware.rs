//! What is wrapped around every request: limits of bodies and answers, and the envelope of problems, ids and the log.

mod answers;
mod bodies;
mod envelope;

pub use answers::answers;
pub use bodies::bodies;
pub use envelope::{envelope, is_api};
