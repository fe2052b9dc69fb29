//! The door for uploads. What they are is asked of their bytes alone: the name of a file and the type that a browser
//! declares say nothing.

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
