//! PNG, JPEG and GIF by their structure: sizes come from the headers, no pixel is decoded. What the file carries besides
//! the picture (comments, where and when it was taken, whatever is appended) is left out of the kept bytes.

mod cursor;
mod exif;
mod gif;
mod jpeg;
mod png;

use domain::limits::{IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX};

use crate::picture::Picture;
use crate::refusal::Refusal;

/// Reads a raster picture; nothing when the bytes begin like none.
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

/// Refuses sizes that nobody could have drawn or that would take too much memory.
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
