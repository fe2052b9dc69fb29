//! What operators and programs ask about the process itself: probes and the OpenAPI document.

pub mod health;
pub mod openapi;
pub mod site;
