//! Pictures as bytes: what an upload really is, what may be kept of it, and the library that every binary carries.
//! Bytes in, values out: nothing here opens a file, follows an address or decodes a pixel.
//!
//! Read `picture` (what is kept), `raster` (PNG, JPEG and GIF by their headers), `svg` (rebuilt from an allow-list),
//! `upload` (the one door to both), then `library` (search in the bundled pictures).

pub mod label;
pub mod library;
pub mod picture;
mod raster;
pub mod refusal;
mod svg;
pub mod upload;
