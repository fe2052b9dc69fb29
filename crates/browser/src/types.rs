//! The TypeScript declarations of what crosses the border. The tests of the browser package compile against them.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");
