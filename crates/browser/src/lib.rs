//! The plan in the browser: the document, its history and its geometry as one WebAssembly object, `PlanSession`.
//!
//! `session` contains the logic and is independent of JavaScript, so it is tested as ordinary Rust; `bindings` exposes
//! it; `types` declares the TypeScript types of the values exchanged. There is one call per gesture frame, and it never
//! transfers the whole plan. Results are JSON text that the browser parses, which is several times faster than building
//! objects field by field. Commands arrive as objects, so that NaN is detected and refused.

pub mod bindings;
mod desk;
pub mod session;
mod types;
pub mod views;
