//! GIF: a canvas, then blocks: frames, extensions, and a trailer.

use domain::limits::{GIF_FRAMES_MAX, GIF_PIXELS_MAX};

use super::check_size;
use super::cursor::Cursor;
use crate::picture::{Kind, Picture};
use crate::refusal::Refusal;

pub(super) const SIGNATURES: [&[u8]; 2] = [b"GIF87a", b"GIF89a"];

const EXTENSION: u8 = 0x21;
const FRAME: u8 = 0x2C;
const TRAILER: u8 = 0x3B;
/// The label of the extension that sets how long a frame is shown.
const GRAPHIC_CONTROL: u8 = 0xF9;
const APPLICATION: u8 = 0xFF;
/// Application extensions that set how often an animation repeats. Those of other applications are left out, as are
/// comments and texts.
const LOOPS: [&[u8]; 2] = [b"NETSCAPE2.0", b"ANIMEXTS1.0"];

/// Reads a GIF up to its trailer; adds the trailer to a file that ends between two blocks.
pub(super) fn read(bytes: &[u8]) -> Result<Picture, Refusal> {
    let mut cursor = Cursor::new(bytes);
    cursor.take(6)?;
    let (width, height) = (u32::from(cursor.u16_le()?), u32::from(cursor.u16_le()?));
    check_size(width, height)?;
    let flags = cursor.byte()?;
    cursor.take(2)?;
    cursor.take(colours(flags))?;
    let mut kept = taken(bytes, &cursor).to_vec();
    let mut frames = Frames::default();
    while !cursor.is_at_end() {
        let start = cursor.rest();
        let keep = match cursor.byte()? {
            EXTENSION => extension(&mut cursor)?,
            FRAME => {
                frames.count(frame(&mut cursor)?, (width, height))?;
                true
            }
            TRAILER => break,
            _ => return Err(Refusal::Damaged),
        };
        if keep {
            kept.extend_from_slice(taken(start, &cursor));
        }
    }
    if frames.count == 0 {
        return Err(Refusal::Damaged);
    }
    kept.push(TRAILER);
    Ok(Picture {
        kind: Kind::Gif,
        width: f64::from(width),
        height: f64::from(height),
        bytes: kept,
    })
}

/// The number of frames, and the pixels that a decoder would draw.
#[derive(Default)]
struct Frames {
    count: u32,
    pixels: u64,
}

impl Frames {
    /// Counts a frame of a size; browsers draw each frame on the whole canvas.
    fn count(&mut self, frame: (u32, u32), canvas: (u32, u32)) -> Result<(), Refusal> {
        check_size(frame.0, frame.1)?;
        let area = |(width, height): (u32, u32)| u64::from(width) * u64::from(height);
        self.count += 1;
        self.pixels += area(frame).max(area(canvas));
        if self.count > GIF_FRAMES_MAX || self.pixels > GIF_PIXELS_MAX {
            return Err(Refusal::Frames);
        }
        Ok(())
    }
}

/// Skips a frame and returns its size.
fn frame(cursor: &mut Cursor<'_>) -> Result<(u32, u32), Refusal> {
    cursor.take(4)?;
    let size = (u32::from(cursor.u16_le()?), u32::from(cursor.u16_le()?));
    let flags = cursor.byte()?;
    cursor.take(colours(flags))?;
    let _code_size = cursor.byte()?;
    sub_blocks(cursor)?;
    Ok(size)
}

/// Skips an extension and returns whether it belongs to the picture.
fn extension(cursor: &mut Cursor<'_>) -> Result<bool, Refusal> {
    let label = cursor.byte()?;
    let first = sub_blocks(cursor)?;
    Ok(label == GRAPHIC_CONTROL || (label == APPLICATION && LOOPS.contains(&first)))
}

/// Skips blocks up to the empty one and returns the first.
fn sub_blocks<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], Refusal> {
    let mut first = None;
    loop {
        let length = cursor.byte()?;
        let block = cursor.take(usize::from(length))?;
        if length == 0 {
            return Ok(first.unwrap_or_default());
        }
        first.get_or_insert(block);
    }
}

/// Returns the size in bytes of the colour table that the flags announce.
fn colours(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) }
}

/// Returns the bytes that the cursor has passed since `start`.
fn taken<'a>(start: &'a [u8], cursor: &Cursor<'_>) -> &'a [u8] {
    let length = start.len().saturating_sub(cursor.rest().len());
    start.get(..length).unwrap_or_default()
}
