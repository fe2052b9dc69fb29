//! The text of a document, which Word keeps in pieces of one or two bytes a character.

use encoding_rs::WINDOWS_1252;

use crate::bytes::{offset_at, u16_at, u32_at};

/// Characters of the main text, without footnotes and headers.
const LENGTH: usize = 0x4C;
/// Offset of the reference to the table of pieces.
const PIECES: usize = 0x1A2;
const PIECE_DESCRIPTOR: usize = 8;
/// Marks a piece of one byte a character.
const COMPRESSED: u32 = 0x4000_0000;

/// Calls a function with each character of the main text and its offset in the main stream; `None` for broken tables.
pub(super) fn each_char(main: &[u8], table: &[u8], mut visit: impl FnMut(char, u32)) -> Option<()> {
    let mut left = offset_at(main, LENGTH)?;
    let pieces = piece_table(main, table)?;
    let count = pieces.len().checked_sub(4)? / (PIECE_DESCRIPTOR + 4);
    for index in 0..count {
        let (start, end) = (offset_at(pieces, 4 * index)?, offset_at(pieces, 4 * index + 4)?);
        let length = end.checked_sub(start)?.min(left);
        let place = u32_at(pieces, 4 * (count + 1) + PIECE_DESCRIPTOR * index + 2)?;
        if place & COMPRESSED == 0 {
            wide(main, place, length, &mut visit)?;
        } else {
            narrow(main, (place & !COMPRESSED) / 2, length, &mut visit)?;
        }
        left -= length;
    }
    Some(())
}

/// Finds the table of pieces behind the property modifiers in front of it.
fn piece_table<'t>(main: &[u8], table: &'t [u8]) -> Option<&'t [u8]> {
    let (start, size) = (offset_at(main, PIECES)?, offset_at(main, PIECES + 4)?);
    let all = table.get(start..start.checked_add(size)?)?;
    let mut at = 0;
    loop {
        match all.get(at)? {
            1 => at += 3 + usize::from(u16_at(all, at + 1)?),
            2 => {
                let size = offset_at(all, at + 1)?;
                return all.get(at + 5..(at + 5).checked_add(size)?);
            }
            _ => return None,
        }
    }
}

fn narrow(main: &[u8], offset: u32, length: usize, visit: &mut impl FnMut(char, u32)) -> Option<()> {
    let start = usize::try_from(offset).ok()?;
    let bytes = main.get(start..start.checked_add(length)?)?;
    // Windows-1252 has one character for each byte.
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    for (c, at) in text.chars().zip(offset..) {
        visit(c, at);
    }
    Some(())
}

fn wide(main: &[u8], offset: u32, length: usize, visit: &mut impl FnMut(char, u32)) -> Option<()> {
    let start = usize::try_from(offset).ok()?;
    let bytes = main.get(start..start.checked_add(length.checked_mul(2)?)?)?;
    let units = bytes.chunks_exact(2).filter_map(|pair| u16_at(pair, 0));
    let mut at = offset;
    for decoded in char::decode_utf16(units) {
        let c = decoded.unwrap_or(char::REPLACEMENT_CHARACTER);
        visit(c, at);
        at = at.saturating_add(if c.len_utf16() == 2 { 4 } else { 2 });
    }
    Some(())
}
