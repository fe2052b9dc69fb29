//! The properties of paragraphs, by the offset of the mark that ends one.

use crate::bytes::{offset_at, u16_at, u32_at};

/// What the reader of documents needs to know of a paragraph.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Paragraph {
    /// How many tables it is in, each inside a cell of the one before.
    pub(super) depth: usize,
    /// Its mark ends a row and not a cell.
    pub(super) ends_row: bool,
    /// Its mark ends a cell of a table inside another one.
    pub(super) ends_inner_cell: bool,
    /// Its style is one of the nine headings.
    pub(super) heading: bool,
    /// It belongs to a list.
    pub(super) item: bool,
}

/// Runs of paragraphs with their properties, in the order of the file.
pub(super) struct Paragraphs(Vec<(u32, u32, Paragraph)>);

/// Offset of the reference to the table of property pages.
const PAGES: usize = 0x102;
const PAGE: usize = 512;
/// Bytes that describe one run of a page.
const RUN: usize = 13;
const LAST_HEADING_STYLE: u16 = 9;
/// Tables inside tables that are told apart.
const DEEPEST: usize = 16;

impl Paragraphs {
    /// Reads the property pages; a broken one leaves its paragraphs plain.
    pub(super) fn read(main: &[u8], table: &[u8], data: &[u8]) -> Self {
        let mut runs = Vec::new();
        for page in pages(main, table).unwrap_or_default() {
            let _broken = read_page(page, data, &mut runs);
        }
        runs.sort_by_key(|(start, ..)| *start);
        Self(runs)
    }

    /// Returns the properties of the paragraph whose mark is at an offset.
    pub(super) fn at(&self, offset: u32) -> Paragraph {
        let behind = self.0.partition_point(|(start, ..)| *start <= offset);
        let run = behind.checked_sub(1).and_then(|index| self.0.get(index));
        run.filter(|(_, end, _)| offset < *end)
            .map(|(.., paragraph)| *paragraph)
            .unwrap_or_default()
    }
}

fn pages<'m>(main: &'m [u8], table: &[u8]) -> Option<Vec<&'m [u8]>> {
    let (start, size) = (offset_at(main, PAGES)?, offset_at(main, PAGES + 4)?);
    let list = table.get(start..start.checked_add(size)?)?;
    let count = list.len().checked_sub(4)? / 8;
    let page = |index: usize| {
        let number = offset_at(list, 4 * (count + 1) + 4 * index)? & 0x3F_FFFF;
        let start = number.checked_mul(PAGE)?;
        main.get(start..start.checked_add(PAGE)?)
    };
    Some((0..count).filter_map(page).collect())
}

fn read_page(page: &[u8], data: &[u8], runs: &mut Vec<(u32, u32, Paragraph)>) -> Option<()> {
    let count = usize::from(*page.last()?);
    for index in 0..count {
        let (start, end) = (u32_at(page, 4 * index)?, u32_at(page, 4 * index + 4)?);
        let place = usize::from(*page.get(4 * (count + 1) + RUN * index)?) * 2;
        let paragraph = if place == 0 {
            Paragraph::default()
        } else {
            properties(page, place, data)?
        };
        runs.push((start, end, paragraph));
    }
    Some(())
}

/// Reads style and property list at an offset of a page.
fn properties(page: &[u8], place: usize, data: &[u8]) -> Option<Paragraph> {
    let (start, size) = match usize::from(*page.get(place)?) {
        0 => (place + 2, usize::from(*page.get(place + 1)?) * 2),
        words => (place + 1, words * 2 - 1),
    };
    let all = page.get(start..start.checked_add(size)?)?;
    let style = u16_at(all, 0)?;
    let mut paragraph = Paragraph {
        heading: (1..=LAST_HEADING_STYLE).contains(&style),
        ..Paragraph::default()
    };
    let properties = all.get(2..)?;
    match u16_at(properties, 0) {
        // The list is too long for its page: only its place is here.
        Some(0x6645 | 0x6646) => {
            let place = offset_at(properties, 2)?;
            let size = usize::from(u16_at(data, place)?);
            paragraph.apply(data.get(place + 2..(place + 2).checked_add(size)?)?)?;
        }
        _ => paragraph.apply(properties)?,
    }
    Some(paragraph)
}

impl Paragraph {
    fn apply(&mut self, properties: &[u8]) -> Option<()> {
        let mut at = 0;
        while let Some(code) = u16_at(properties, at) {
            at += 2;
            let set = properties.get(at).is_some_and(|operand| *operand != 0);
            match code {
                0x2416 => self.depth = self.depth.max(usize::from(set)),
                0x2417 | 0x244C => self.ends_row = set,
                0x244B => self.ends_inner_cell = set,
                0x6649 => self.depth = offset_at(properties, at)?.min(DEEPEST),
                0x460B => self.item = set,
                _ => {}
            }
            at += operand_size(code, properties, at)?;
        }
        Some(())
    }
}

/// The size of a property's operand, which the upper three bits of its code tell.
fn operand_size(code: u16, all: &[u8], at: usize) -> Option<usize> {
    const TABLE_DEFINITION: u16 = 0xD608;
    Some(match code >> 13 {
        0 | 1 => 1,
        2 | 4 | 5 => 2,
        3 => 4,
        7 => 3,
        _ if code == TABLE_DEFINITION => usize::from(u16_at(all, at)?) + 1,
        _ => usize::from(*all.get(at)?) + 1,
    })
}
