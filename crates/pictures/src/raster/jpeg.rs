//! JPEG: markers with segments, then scans of coded data. The frame header holds the size, and the Exif data hold the
//! orientation.

use super::cursor::Cursor;
use super::{check_size, exif};
use crate::picture::{Kind, Picture};
use crate::refusal::Refusal;

pub(super) const SIGNATURE: [u8; 3] = [0xFF, 0xD8, 0xFF];

const END: u8 = 0xD9;
const SCAN: u8 = 0xDA;
const EXIF: u8 = 0xE1;

/// Reads a JPEG up to its end marker.
pub(super) fn read(bytes: &[u8]) -> Result<Picture, Refusal> {
    let mut cursor = Cursor::new(bytes);
    let mut kept = cursor.take(2)?.to_vec();
    let mut size = None;
    let mut orientation = None;
    loop {
        let marker = marker(&mut cursor)?;
        if marker == END {
            break;
        }
        let data = segment(&mut cursor)?;
        match marker {
            EXIF => orientation = orientation.or(data.strip_prefix(exif::PREFIX).and_then(exif::orientation)),
            _ if is_frame(marker) => size = Some(frame(data, size)?),
            _ => {}
        }
        if is_kept(marker, data) {
            push(&mut kept, marker, data);
        }
        if marker == SCAN {
            kept.extend_from_slice(coded(&mut cursor)?);
        }
    }
    let (width, height) = size.ok_or(Refusal::Damaged)?;
    kept.extend_from_slice(&[0xFF, END]);
    Ok(upright(width, height, kept, orientation))
}

/// Builds the picture as it is shown; inserts the orientation right after the start marker.
fn upright(width: u32, height: u32, mut bytes: Vec<u8>, orientation: Option<u8>) -> Picture {
    let sideways = orientation.is_some_and(exif::is_sideways);
    let (width, height) = if sideways { (height, width) } else { (width, height) };
    if let Some(orientation) = orientation {
        bytes.splice(2..2, exif::segment(orientation));
    }
    Picture {
        kind: Kind::Jpeg,
        width: f64::from(width),
        height: f64::from(height),
        bytes,
    }
}

/// Takes the next marker, which any number of fill bytes may precede.
fn marker(cursor: &mut Cursor<'_>) -> Result<u8, Refusal> {
    if cursor.byte()? != 0xFF {
        return Err(Refusal::Damaged);
    }
    loop {
        match cursor.byte()? {
            0xFF => {}
            0x00 | 0x01 | 0xD0..=0xD8 => return Err(Refusal::Damaged),
            marker => return Ok(marker),
        }
    }
}

fn segment<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], Refusal> {
    let length = usize::from(cursor.u16_be()?);
    cursor.take(length.checked_sub(2).ok_or(Refusal::Damaged)?)
}

/// Takes the coded data of a scan: everything up to a marker that is not a stuffed byte or a restart.
fn coded<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], Refusal> {
    let rest = cursor.rest();
    let is_marker = |pair: &[u8]| matches!(pair, [0xFF, next] if !matches!(next, 0x00 | 0xD0..=0xD7 | 0xFF));
    let length = rest.windows(2).position(is_marker).ok_or(Refusal::Damaged)?;
    cursor.take(length)
}

/// Baseline, progressive and the rarer frames: C0 to CF without the tables C4, C8 and CC.
fn is_frame(marker: u8) -> bool {
    matches!(marker, 0xC0..=0xCF) && !matches!(marker, 0xC4 | 0xC8 | 0xCC)
}

/// Reads the size; refuses a second frame, with which two readers could see different pictures.
fn frame(data: &[u8], before: Option<(u32, u32)>) -> Result<(u32, u32), Refusal> {
    if before.is_some() {
        return Err(Refusal::Damaged);
    }
    let mut fields = Cursor::new(data);
    let _precision = fields.byte()?;
    let (height, width) = (u32::from(fields.u16_be()?), u32::from(fields.u16_be()?));
    check_size(width, height)?;
    Ok((width, height))
}

/// Returns whether a segment is kept: tables, frames, scans and colour information.
fn is_kept(marker: u8, data: &[u8]) -> bool {
    match marker {
        0xC0..=0xCF | 0xDA..=0xDF | 0xE0 | 0xEE => true,
        0xE2 => data.starts_with(b"ICC_PROFILE\0"),
        _ => false,
    }
}

fn push(kept: &mut Vec<u8>, marker: u8, data: &[u8]) {
    let length = u16::try_from(data.len() + 2).unwrap_or(u16::MAX);
    kept.extend_from_slice(&[0xFF, marker]);
    kept.extend_from_slice(&length.to_be_bytes());
    kept.extend_from_slice(data);
}
