//! Pictures as bytes: the actual type of an upload, the parts of it that are kept, and the bundled picture library.
//! Bytes in, values out: nothing here opens a file, follows an address or decodes a pixel.
//!
//! Read `picture` (what is kept), `raster` (PNG, JPEG and GIF by their headers), `svg` (rebuilt from an allow-list),
//! `upload` (the only entry point of both), then `library` (search in the bundled pictures).

pub mod label;
pub mod library;
pub mod picture;
mod raster;
pub mod refusal;
mod svg;
pub mod upload;
