//! OLE compound files, the container of doc, xls and encrypted documents: streams by name, each of them whole or refused.

use crate::bytes::{offset_at, u16_at, u32_at};
use crate::problem::Refusal;

/// Sector numbers from here on mean "end" or "free".
const FIRST_SPECIAL: u32 = 0xFFFF_FFFA;
/// Smaller streams share sectors of 64 bytes.
const SMALL_STREAM: usize = 4096;
const SMALL_SECTOR: usize = 64;
const DIRECTORY_ENTRY: usize = 128;

struct Entry {
    name: String,
    start: u32,
    size: usize,
}

/// An opened compound file.
pub(super) struct Container<'b> {
    bytes: &'b [u8],
    /// Bytes of a sector.
    sector: usize,
    /// The next sector of each sector.
    next: Vec<u32>,
    /// The next small sector of each small sector.
    next_small: Vec<u32>,
    entries: Vec<Entry>,
}

impl<'b> Container<'b> {
    /// Reads the tables and the directory.
    pub(super) fn open(bytes: &'b [u8]) -> Result<Self, Refusal> {
        Self::tables(bytes).ok_or_else(cut)
    }

    fn tables(bytes: &'b [u8]) -> Option<Self> {
        let sector = match u16_at(bytes, 30)? {
            9 => 512,
            12 => 4096,
            _ => return None,
        };
        let mut file = Self {
            bytes,
            sector,
            next: Vec::new(),
            next_small: Vec::new(),
            entries: Vec::new(),
        };
        let wanted = offset_at(bytes, 44)?;
        if wanted > bytes.len() / sector {
            return None;
        }
        for table in file.table_sectors(wanted)? {
            let words = file.sector(table)?.chunks_exact(4);
            file.next.extend(words.filter_map(|word| u32_at(word, 0)));
        }
        let small = file.sectors(u32_at(bytes, 60)?)?;
        file.next_small = small.chunks_exact(4).filter_map(|word| u32_at(word, 0)).collect();
        let directory = file.sectors(u32_at(bytes, 48)?)?;
        file.entries = directory
            .chunks_exact(DIRECTORY_ENTRY)
            .map(entry)
            .collect::<Option<_>>()?;
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

    /// A sector; the last one may be cut short by writers that do not pad it.
    fn sector(&self, number: u32) -> Option<&'b [u8]> {
        if number >= FIRST_SPECIAL {
            return None;
        }
        let start = usize::try_from(number).ok()?.checked_add(1)?.checked_mul(self.sector)?;
        let end = start.checked_add(self.sector)?.min(self.bytes.len());
        self.bytes.get(start..end).filter(|sector| !sector.is_empty())
    }

    /// The bytes of a chain of sectors.
    fn sectors(&self, start: u32) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        for number in chain(&self.next, start)? {
            bytes.extend_from_slice(self.sector(number)?);
        }
        Some(bytes)
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name))
    }

    /// Returns whether the file has a stream of that name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.entry(name).is_some()
    }

    /// Returns a whole stream; `None` when no stream has that name.
    pub(super) fn stream(&self, name: &str) -> Result<Option<Vec<u8>>, Refusal> {
        let Some(entry) = self.entry(name) else { return Ok(None) };
        let bytes = if entry.size < SMALL_STREAM {
            self.small_stream(entry)
        } else {
            self.sectors(entry.start)
        };
        let mut bytes = bytes.filter(|bytes| bytes.len() >= entry.size).ok_or_else(cut)?;
        bytes.truncate(entry.size);
        Ok(Some(bytes))
    }

    fn small_stream(&self, entry: &Entry) -> Option<Vec<u8>> {
        // The first entry of the directory is the root; its stream holds all small ones.
        let pool = self.sectors(self.entries.first()?.start)?;
        let mut bytes = Vec::new();
        for number in chain(&self.next_small, entry.start)? {
            let start = usize::try_from(number).ok()?.checked_mul(SMALL_SECTOR)?;
            let end = start.checked_add(SMALL_SECTOR)?.min(pool.len());
            bytes.extend_from_slice(pool.get(start..end)?);
        }
        Some(bytes)
    }
}

/// The sectors of a chain; `None` when one is missing or the chain runs in a circle.
fn chain(next: &[u32], start: u32) -> Option<Vec<u32>> {
    let mut chain = Vec::new();
    let mut at = start;
    while at < FIRST_SPECIAL {
        if chain.len() > next.len() {
            return None;
        }
        chain.push(at);
        at = *next.get(usize::try_from(at).ok()?)?;
    }
    Some(chain)
}

fn entry(bytes: &[u8]) -> Option<Entry> {
    let length = usize::from(u16_at(bytes, 64)?).min(64);
    let units: Vec<u16> = (0..length / 2)
        .filter_map(|n| u16_at(bytes, 2 * n))
        .take_while(|unit| *unit != 0)
        .collect();
    Some(Entry {
        name: String::from_utf16_lossy(&units),
        start: u32_at(bytes, 116)?,
        size: offset_at(bytes, 120)?,
    })
}

fn cut() -> Refusal {
    Refusal::damaged("it ends too early")
}
