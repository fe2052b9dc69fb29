//! The entry point for uploads. The type is determined from the bytes alone; the file name and the declared content
//! type are ignored.

use domain::limits::IMAGE_BYTES_MAX;

use crate::picture::Picture;
use crate::refusal::Refusal;
use crate::{raster, svg};

/// Reads an upload. The same bytes always give the same picture.
pub fn read(bytes: &[u8]) -> Result<Picture, Refusal> {
    if bytes.len() > IMAGE_BYTES_MAX {
        return Err(Refusal::TooLarge);
    }
    match raster::read(bytes)? {
        Some(picture) => Ok(picture),
        None => svg::read(bytes),
    }
}
