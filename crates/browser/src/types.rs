//! The TypeScript declarations of the values exchanged. The tests of the browser package compile against them.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const DOCUMENT: &str = include_str!("types/document.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const COMMAND: &str = include_str!("types/command.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const VIEW: &str = include_str!("types/view.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const DRAWING: &str = include_str!("types/drawing.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const LAYOUT: &str = include_str!("types/layout.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const DESK: &str = include_str!("types/desk.d.ts");
#[wasm_bindgen(typescript_custom_section)]
const SESSION: &str = include_str!("types/session.d.ts");
