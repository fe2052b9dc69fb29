//! The directory of an OLE compound file (doc, xls, and the wrapping of encrypted docx and xlsx):
//! which document it holds, whether its sectors are all there, and whether a password locks it.

use crate::kind::bytes::{offset_at, u16_at, u32_at};
use crate::kind::{Kind, damaged, locked, unsupported};
use crate::problem::Refusal;

pub(super) const SIGNATURE: [u8; 8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1];

/// Sector numbers from here on mean "end" or "free".
const FIRST_SPECIAL: u32 = 0xFFFF_FFFA;
/// A Word file header begins with this number; the bit says that the text is encrypted.
const WORD_IDENT: u16 = 0xA5EC;
const WORD_ENCRYPTED: u16 = 0x0100;
/// BIFF records: the start of a workbook, and the one that announces encryption.
const BIFF_STARTS: [u16; 4] = [0x0009, 0x0209, 0x0409, 0x0809];
const BIFF_FILEPASS: u16 = 0x002F;

/// Returns the document a compound file holds.
pub(super) fn inspect(bytes: &[u8]) -> Result<Kind, Refusal> {
    let cut = || damaged("it ends too early");
    let file = Container::open(bytes).ok_or_else(cut)?;
    let streams = file.streams().ok_or_else(cut)?;
    let named = |wanted: &str| streams.iter().find(|stream| stream.name.eq_ignore_ascii_case(wanted));
    if named("EncryptedPackage").is_some() {
        return Err(locked("document"));
    }
    if let Some(stream) = named("WordDocument") {
        let head = file.head(stream).ok_or_else(cut)?;
        let is_word = u16_at(head, 0) == Some(WORD_IDENT);
        let encrypted = u16_at(head, 10).is_some_and(|flags| flags & WORD_ENCRYPTED != 0);
        return if is_word && encrypted {
            Err(locked("document"))
        } else {
            Ok(Kind::Doc)
        };
    }
    if let Some(stream) = named("Workbook").or_else(|| named("Book")) {
        let head = file.head(stream).ok_or_else(cut)?;
        return if is_locked_workbook(head) {
            Err(locked("workbook"))
        } else {
            Ok(Kind::Xls)
        };
    }
    Err(unsupported(
        "This file is an Office file without a document or a workbook",
    ))
}

/// Walks the first records of a workbook.
fn is_locked_workbook(head: &[u8]) -> bool {
    let mut at = 0;
    let mut first = true;
    while let (Some(record), Some(length)) = (u16_at(head, at), u16_at(head, at + 2)) {
        if first && !BIFF_STARTS.contains(&record) {
            return false;
        }
        if record == BIFF_FILEPASS {
            return true;
        }
        first = false;
        at += 4 + usize::from(length);
    }
    false
}

struct Stream {
    name: String,
    start: u32,
    size: usize,
}

struct Container<'b> {
    bytes: &'b [u8],
    /// Bytes of a sector.
    sector: usize,
    /// The next sector of each sector.
    next: Vec<u32>,
}

impl<'b> Container<'b> {
    /// Reads the header and the sector table; `None` when sectors it names are not in the file.
    fn open(bytes: &'b [u8]) -> Option<Self> {
        let sector = match u16_at(bytes, 30)? {
            9 => 512,
            12 => 4096,
            _ => return None,
        };
        let mut file = Self {
            bytes,
            sector,
            next: Vec::new(),
        };
        let wanted = offset_at(bytes, 44)?;
        if wanted > bytes.len() / sector {
            return None;
        }
        for table in file.table_sectors(wanted)? {
            let words = file.sector(table)?.chunks_exact(4);
            file.next.extend(words.filter_map(|word| u32_at(word, 0)));
        }
        Some(file)
    }

    /// The numbers of the sectors that hold the sector table: 109 in the header, more in a chain of their own.
    fn table_sectors(&self, wanted: usize) -> Option<Vec<u32>> {
        let mut tables: Vec<u32> = (0..109.min(wanted))
            .filter_map(|n| u32_at(self.bytes, 76 + 4 * n))
            .collect();
        let mut more = u32_at(self.bytes, 68)?;
        while tables.len() < wanted {
            let part = self.sector(more)?;
            let numbers = part.len() / 4 - 1;
            tables.extend(
                (0..numbers)
                    .filter_map(|n| u32_at(part, 4 * n))
                    .take(wanted - tables.len()),
            );
            more = u32_at(part, 4 * numbers)?;
        }
        Some(tables)
    }

    fn sector(&self, number: u32) -> Option<&'b [u8]> {
        if number >= FIRST_SPECIAL {
            return None;
        }
        let start = usize::try_from(number).ok()?.checked_add(1)?.checked_mul(self.sector)?;
        self.bytes.get(start..start.checked_add(self.sector)?)
    }

    /// The sectors of a chain; `None` when one is missing or the chain runs in a circle.
    fn chain(&self, start: u32) -> Option<Vec<u32>> {
        let mut chain = Vec::new();
        let mut at = start;
        while at < FIRST_SPECIAL {
            if chain.len() > self.next.len() {
                return None;
            }
            chain.push(at);
            at = *self.next.get(usize::try_from(at).ok()?)?;
        }
        Some(chain)
    }

    fn streams(&self) -> Option<Vec<Stream>> {
        let mut streams = Vec::new();
        for number in self.chain(u32_at(self.bytes, 48)?)? {
            for entry in self.sector(number)?.chunks_exact(128) {
                let length = usize::from(u16_at(entry, 64)?).min(64);
                let units: Vec<u16> = (0..length / 2)
                    .filter_map(|n| u16_at(entry, 2 * n))
                    .take_while(|u| *u != 0)
                    .collect();
                let (name, start, size) = (
                    String::from_utf16_lossy(&units),
                    u32_at(entry, 116)?,
                    offset_at(entry, 120)?,
                );
                streams.push(Stream { name, start, size });
            }
        }
        Some(streams)
    }

    /// The first sector of a stream, once all its sectors are known to be in the file.
    /// Streams under 4096 bytes lie in a stream of their own and are not looked into.
    fn head(&self, stream: &Stream) -> Option<&'b [u8]> {
        const SMALLEST: usize = 4096;
        if stream.size < SMALLEST {
            return Some(&[]);
        }
        let chain = self.chain(stream.start)?;
        let whole = chain.len().saturating_mul(self.sector) >= stream.size;
        let (last, first) = (chain.last()?, chain.first()?);
        // The last sector may be cut short by writers that do not pad it.
        let last_start = usize::try_from(*last).ok()?.checked_add(1)?.checked_mul(self.sector)?;
        let present = chain.iter().rev().skip(1).all(|sector| self.sector(*sector).is_some());
        (whole && present && last_start < self.bytes.len()).then_some(())?;
        self.sector(*first)
    }
}
