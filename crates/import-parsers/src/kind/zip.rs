//! The directory of a zip file: which office format it is, whether it is whole, and what it expands to.
//! Nothing is unpacked here; the sizes are what the file claims, and unpacking must count again.

use crate::kind::bytes::{find_last, offset_at, u16_at, u32_at};
use crate::kind::{Kind, damaged, locked, megabytes, unsupported};
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

const END: &[u8] = b"PK\x05\x06";
const ENTRY: &[u8] = b"PK\x01\x02";
const LOCAL: &[u8] = b"PK\x03\x04";
/// The end record and the longest comment behind it.
const END_REACH: usize = 22 + 0xFFFF;

/// Returns the office format a zip file holds.
pub(super) fn inspect(bytes: &[u8], limits: &Limits) -> Result<Kind, Refusal> {
    let entries = directory(bytes, limits).ok_or_else(|| damaged("it ends too early"))?;
    if entries.len() > limits.parts {
        return Err(Refusal::new(
            RefusalCode::TooLarge,
            format!("The file has more than {} parts.", limits.parts),
        ));
    }
    let unpacked: u64 = entries.iter().map(|entry| u64::from(entry.unpacked)).sum();
    if unpacked > limits.unpacked_bytes {
        let size = megabytes(usize::try_from(unpacked).unwrap_or(usize::MAX));
        return Err(Refusal::new(
            RefusalCode::TooLarge,
            format!("The file expands to {size}, which is too large to import."),
        ));
    }
    if entries.iter().any(|entry| entry.encrypted) {
        return Err(locked("file"));
    }
    if entries
        .iter()
        .any(|entry| !bytes.get(entry.offset..).is_some_and(|part| part.starts_with(LOCAL)))
    {
        return Err(damaged("its table of contents does not fit its contents"));
    }
    kind(&entries)
}

fn kind(entries: &[Entry<'_>]) -> Result<Kind, Refusal> {
    let has = |prefix: &[u8]| entries.iter().any(|entry| entry.name.starts_with(prefix));
    if has(b"xl/") {
        Ok(Kind::Xlsx)
    } else if has(b"word/") {
        Ok(Kind::Docx)
    } else if has(b"ppt/") {
        Err(unsupported("This file is a presentation"))
    } else if has(b"content.xml") {
        Err(unsupported("This file is an OpenDocument file"))
    } else if has(b"Index/") {
        Err(unsupported("This file is a Numbers or Pages document"))
    } else {
        Err(unsupported("This file is a zip archive, not a list. Unpack it first"))
    }
}

struct Entry<'b> {
    name: &'b [u8],
    unpacked: u32,
    offset: usize,
    encrypted: bool,
}

/// Reads the central directory; one entry more than allowed is enough to know.
fn directory<'b>(bytes: &'b [u8], limits: &Limits) -> Option<Vec<Entry<'b>>> {
    let tail_start = bytes.len().saturating_sub(END_REACH);
    let end = tail_start + find_last(bytes.get(tail_start..)?, END)?;
    let count = usize::from(u16_at(bytes, end + 10)?);
    let mut at = offset_at(bytes, end + 16)?;
    let mut entries = Vec::new();
    for _ in 0..count.min(limits.parts.saturating_add(1)) {
        if !bytes.get(at..)?.starts_with(ENTRY) {
            return None;
        }
        let name_length = usize::from(u16_at(bytes, at + 28)?);
        let behind = usize::from(u16_at(bytes, at + 30)?) + usize::from(u16_at(bytes, at + 32)?);
        entries.push(Entry {
            name: bytes.get(at + 46..at + 46 + name_length)?,
            unpacked: u32_at(bytes, at + 24)?,
            offset: offset_at(bytes, at + 42)?,
            encrypted: u16_at(bytes, at + 8)? & 1 == 1,
        });
        at += 46 + name_length + behind;
    }
    (!entries.is_empty()).then_some(entries)
}
