//! PNG, JPEG and GIF by their structure: sizes come from the headers, and no pixel is decoded. The kept bytes hold only
//! the picture: comments, capture time and place, and appended data are dropped.

mod cursor;
mod exif;
mod gif;
mod jpeg;
mod png;

use domain::limits::{IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX};

use crate::picture::Picture;
use crate::refusal::Refusal;

/// Reads a raster picture; `None` when the bytes start with no known signature.
pub(crate) fn read(bytes: &[u8]) -> Result<Option<Picture>, Refusal> {
    if bytes.starts_with(png::SIGNATURE) {
        png::read(bytes).map(Some)
    } else if bytes.starts_with(&jpeg::SIGNATURE) {
        jpeg::read(bytes).map(Some)
    } else if gif::SIGNATURES.iter().any(|start| bytes.starts_with(start)) {
        gif::read(bytes).map(Some)
    } else {
        Ok(None)
    }
}

/// Refuses empty pictures and sizes that would take too much memory.
fn check_size(width: u32, height: u32) -> Result<(), Refusal> {
    if width == 0 || height == 0 {
        return Err(Refusal::Damaged);
    }
    let pixels = u64::from(width) * u64::from(height);
    if width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX || pixels > IMAGE_PIXELS_MAX {
        return Err(Refusal::Pixels(width, height));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
