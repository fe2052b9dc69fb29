//! PNG (and APNG): a signature and chunks of length, name, data and checksum.

use domain::limits::GIF_FRAMES_MAX;

use super::check_size;
use super::cursor::Cursor;
use crate::picture::{Kind, Picture};
use crate::refusal::Refusal;

pub(super) const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The chunks that make the picture. Text, time, camera data and private chunks are left out.
const KEPT: [&[u8; 4]; 15] = [
    b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP", b"sBIT", b"bKGD",
    b"pHYs", b"acTL", b"fcTL",
];
/// Frames of an animation carry their own data chunks.
const FRAME_DATA: &[u8; 4] = b"fdAT";
/// Bytes of the header chunk.
const HEADER: usize = 13;

/// Reads a PNG up to its end chunk.
pub(super) fn read(bytes: &[u8]) -> Result<Picture, Refusal> {
    let mut cursor = Cursor::new(bytes);
    let mut kept = cursor.take(SIGNATURE.len())?.to_vec();
    let (width, height) = size(bytes)?;
    let mut has_data = false;
    loop {
        let chunk = Chunk::take(&mut cursor)?;
        match chunk.name {
            b"acTL" => check_frames(chunk.data)?,
            b"IDAT" => has_data = true,
            _ => {}
        }
        if chunk.name == FRAME_DATA || KEPT.iter().any(|kept| kept.as_slice() == chunk.name) {
            kept.extend_from_slice(chunk.whole);
        }
        if chunk.name == b"IEND" {
            break;
        }
    }
    if !has_data {
        return Err(Refusal::Damaged);
    }
    Ok(Picture {
        kind: Kind::Png,
        width: f64::from(width),
        height: f64::from(height),
        bytes: kept,
    })
}

/// Reads the header, which comes first, and refuses invalid sizes before reading anything else.
fn size(bytes: &[u8]) -> Result<(u32, u32), Refusal> {
    let mut cursor = Cursor::new(bytes);
    cursor.take(SIGNATURE.len())?;
    let header = Chunk::take(&mut cursor)?;
    if header.name != b"IHDR" || header.data.len() != HEADER {
        return Err(Refusal::Damaged);
    }
    let mut fields = Cursor::new(header.data);
    let (width, height) = (fields.u32_be()?, fields.u32_be()?);
    check_size(width, height)?;
    Ok((width, height))
}

fn check_frames(control: &[u8]) -> Result<(), Refusal> {
    if Cursor::new(control).u32_be()? > GIF_FRAMES_MAX {
        return Err(Refusal::Frames);
    }
    Ok(())
}

struct Chunk<'a> {
    name: &'a [u8],
    data: &'a [u8],
    whole: &'a [u8],
}

impl<'a> Chunk<'a> {
    fn take(cursor: &mut Cursor<'a>) -> Result<Self, Refusal> {
        let start = cursor.rest();
        let length = usize::try_from(cursor.u32_be()?).or(Err(Refusal::Damaged))?;
        let name = cursor.take(4)?;
        let data = cursor.take(length)?;
        let _checksum = cursor.take(4)?;
        let whole = start.get(..length.saturating_add(12)).ok_or(Refusal::Damaged)?;
        Ok(Self { name, data, whole })
    }
}
