//! The plan in the browser: the document, its history and its geometry as one WebAssembly object, `PlanSession`.
//!
//! `session` holds everything and knows nothing of JavaScript, so that it is tested as ordinary Rust; `bindings` hands it
//! out; `types` declares the TypeScript types of what crosses the border. One call per gesture frame crosses it, never
//! the whole plan. Answers cross as JSON text that the browser parses, which is several times faster than building
//! objects field by field; commands come in as objects, so that NaN is seen and refused.

pub mod bindings;
mod desk;
pub mod session;
mod types;
pub mod views;
