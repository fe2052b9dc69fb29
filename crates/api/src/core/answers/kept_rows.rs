//! The rows of a list, kept compressed in blocks: after a change of one row only its block is rendered and compressed again.
//! A deflate stream may consist of parts that were compressed apart (RFC 1951, section 3.2.3), so an answer is the blocks in
//! a row, with the commas between them stored as they are.

use std::collections::HashSet;
use std::io::{self, Write};
use std::sync::Arc;

use app_service::error::Error;
use flate2::Crc;

use super::blocks::{Block, Row};
use super::chunk_list::ChunkList;

/// Rows of a new block. A row of a guest has about 500 bytes, and larger blocks are hardly smaller when compressed.
const ROWS: usize = 128;
/// Rows at which a block is divided.
const ROWS_MAX: usize = 2 * ROWS;
/// Identification and method of a gzip file, without a time and a name (RFC 1952, section 2.3).
const GZIP_HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// The last block of a deflate stream: stored, without content.
const LAST_BLOCK: [u8; 5] = [1, 0, 0, 0xff, 0xff];

/// The rows of a list in one state.
#[derive(Clone, Debug)]
pub struct KeptRows {
    mark: String,
    blocks: Vec<Arc<Block>>,
}

/// Rows that are read one after the other, in their order.
#[derive(Default)]
pub struct Builder {
    blocks: Vec<Arc<Block>>,
    open: Vec<Row>,
}

impl Builder {
    /// Appends a row.
    pub fn push(&mut self, row: Row) -> Result<(), Error> {
        self.open.push(row);
        if self.open.len() < ROWS {
            return Ok(());
        }
        self.close().map_err(internal)
    }

    /// Ends the list.
    pub fn end(mut self, mark: String) -> Result<KeptRows, Error> {
        self.close().map_err(internal)?;
        Ok(KeptRows {
            mark,
            blocks: self.blocks,
        })
    }

    fn close(&mut self) -> io::Result<()> {
        if !self.open.is_empty() {
            self.blocks.push(Arc::new(Block::new(&self.open)?));
            self.open.clear();
        }
        Ok(())
    }
}

/// A block while a list changes.
enum Part {
    Same(Arc<Block>),
    Open(Vec<Row>),
}

impl Part {
    fn reaches(&self, order: &str) -> bool {
        match self {
            Self::Same(block) => block.reaches(order),
            Self::Open(rows) => rows.last().is_some_and(|last| last.order.as_str() >= order),
        }
    }

    fn open(&mut self) -> io::Result<&mut Vec<Row>> {
        if let Self::Same(block) = self {
            *self = Self::Open(block.rows()?);
        }
        match self {
            Self::Open(rows) => Ok(rows),
            Self::Same(_) => Err(io::ErrorKind::InvalidData.into()),
        }
    }
}

impl KeptRows {
    /// Returns the mark of the state.
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// Returns the bytes in memory, roughly.
    pub fn bytes(&self) -> usize {
        self.blocks.iter().map(|block| block.bytes()).sum()
    }

    /// Returns the list in a later state: these rows are new or different, and those of `removed` are gone.
    pub fn changed(&self, mark: String, rows: Vec<Row>, removed: &[String]) -> Result<Self, Error> {
        let blocks = self.changed_blocks(rows, removed).map_err(internal)?;
        Ok(Self { mark, blocks })
    }

    fn changed_blocks(&self, rows: Vec<Row>, removed: &[String]) -> io::Result<Vec<Arc<Block>>> {
        let changed = rows.iter().map(|row| row.id.clone());
        let touched: HashSet<String> = changed.chain(removed.iter().cloned()).collect();
        let mut parts = Vec::with_capacity(self.blocks.len());
        for block in &self.blocks {
            let mut part = Part::Same(Arc::clone(block));
            if block.has_any(&touched) {
                part.open()?.retain(|row| !touched.contains(&row.id));
            }
            parts.push(part);
        }
        for row in rows {
            insert(&mut parts, row)?;
        }
        let mut blocks = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                Part::Same(block) => blocks.push(block),
                Part::Open(rows) => blocks.extend(divided(&rows)?),
            }
        }
        Ok(blocks)
    }

    /// Writes a JSON document into an answer: the rows as an array, between a beginning and an end. Compressed, the answer
    /// must be empty.
    pub fn write(&self, (before, after): (&[u8], &[u8]), gzip: bool, out: &mut ChunkList) -> io::Result<()> {
        if !gzip {
            return self.write_plain((before, after), out);
        }
        let mut crc = Crc::new();
        out.write_all(&GZIP_HEADER)?;
        store(before, &mut crc, out)?;
        for (number, block) in self.blocks.iter().enumerate() {
            if number > 0 {
                store(b",", &mut crc, out)?;
            }
            out.push(block.deflated()).map_err(io::Error::other)?;
            crc.combine(block.crc());
        }
        store(after, &mut crc, out)?;
        out.write_all(&LAST_BLOCK)?;
        out.write_all(&crc.sum().to_le_bytes())?;
        out.write_all(&crc.amount().to_le_bytes())
    }

    fn write_plain(&self, (before, after): (&[u8], &[u8]), out: &mut ChunkList) -> io::Result<()> {
        out.write_all(before)?;
        for (number, block) in self.blocks.iter().enumerate() {
            if number > 0 {
                out.write_all(b",")?;
            }
            out.push(block.json()?.into()).map_err(io::Error::other)?;
        }
        out.write_all(after)
    }
}

fn internal(error: io::Error) -> Error {
    Error::Internal(error.to_string())
}

/// Puts a row into the first block that has a row behind it.
fn insert(parts: &mut Vec<Part>, row: Row) -> io::Result<()> {
    let place = parts.iter().position(|part| part.reaches(&row.order));
    let place = place.unwrap_or_else(|| parts.len().saturating_sub(1));
    let Some(part) = parts.get_mut(place) else {
        parts.push(Part::Open(vec![row]));
        return Ok(());
    };
    let rows = part.open()?;
    let at = rows.partition_point(|other| other.order <= row.order);
    rows.insert(at, row);
    Ok(())
}

fn divided(rows: &[Row]) -> io::Result<Vec<Arc<Block>>> {
    let size = if rows.len() > ROWS_MAX { ROWS } else { ROWS_MAX };
    rows.chunks(size).map(|rows| Ok(Arc::new(Block::new(rows)?))).collect()
}

/// Appends stored blocks (RFC 1951, section 3.2.4).
fn store(text: &[u8], crc: &mut Crc, out: &mut ChunkList) -> io::Result<()> {
    crc.update(text);
    for part in text.chunks(usize::from(u16::MAX)) {
        let length = u16::try_from(part.len()).unwrap_or(u16::MAX);
        out.write_all(&[0])?;
        out.write_all(&length.to_le_bytes())?;
        out.write_all(&(!length).to_le_bytes())?;
        out.write_all(part)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use flate2::read::GzDecoder;
    use proptest::prelude::*;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;
    use std::io::Read;

    use super::*;

    fn row(id: u16, name: &str) -> Row {
        Row {
            id: id.to_string(),
            order: format!("{name} {id}"),
            json: json!({ "id": id, "name": name }).to_string().into_bytes(),
        }
    }

    fn built(rows: &BTreeMap<u16, String>) -> KeptRows {
        let mut rows: Vec<Row> = rows.iter().map(|(id, name)| row(*id, name)).collect();
        rows.sort_by(|one, other| one.order.cmp(&other.order));
        let mut builder = Builder::default();
        rows.into_iter().for_each(|row| builder.push(row).unwrap());
        builder.end("1".to_owned()).unwrap()
    }

    fn sent(list: &KeptRows, gzip: bool) -> Vec<u8> {
        let mut out = ChunkList::new(None);
        list.write((b"{\"guests\":[", b"],\"more\":1}"), gzip, &mut out)
            .unwrap();
        let answer = out.finish();
        let bytes: Vec<u8> = (0..).map_while(|index| answer.chunk(index)).flatten().collect();
        assert_eq!(answer.length(), u64::try_from(bytes.len()).unwrap());
        bytes
    }

    /// Returns the ids and names of the rows, after checking that both codings say the same.
    fn shown(list: &KeptRows) -> Vec<(u64, String)> {
        let mut json = Vec::new();
        GzDecoder::new(&*sent(list, true)).read_to_end(&mut json).unwrap();
        assert_eq!(json, sent(list, false));
        let document: Value = serde_json::from_slice(&json).unwrap();
        assert_eq!(document["more"], 1);
        let rows = document["guests"].as_array().unwrap().iter();
        rows.map(|row| (row["id"].as_u64().unwrap(), row["name"].as_str().unwrap().to_owned()))
            .collect()
    }

    fn expected(rows: &BTreeMap<u16, String>) -> Vec<(u64, String)> {
        let mut all: Vec<(String, u16, String)> = rows
            .iter()
            .map(|(id, name)| (format!("{name} {id}"), *id, name.clone()))
            .collect();
        all.sort();
        all.into_iter().map(|(_, id, name)| (id.into(), name)).collect()
    }

    #[test]
    fn an_empty_list_and_one_of_many_blocks_are_complete_documents() {
        for count in [0, 1, 128, 129, 700] {
            let rows: BTreeMap<u16, String> = (0..count).map(|id| (id, format!("n{}", id % 7))).collect();
            assert_eq!(shown(&built(&rows)), expected(&rows), "{count}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn a_changed_list_is_the_list_made_anew(
            start in proptest::collection::btree_map(0..900_u16, "[a-z]{0,3}", 0..600),
            steps in proptest::collection::vec(
                (proptest::collection::btree_map(0..900_u16, "[a-z]{0,3}", 0..40), proptest::collection::vec(0..900_u16, 0..40)),
                1..5,
            ),
        ) {
            let mut rows = start;
            let mut list = built(&rows);
            for (changed, removed) in steps {
                let removed: Vec<u16> = removed.into_iter().filter(|id| !changed.contains_key(id)).collect();
                let new = changed.iter().map(|(id, name)| row(*id, name)).collect();
                let gone: Vec<String> = removed.iter().map(u16::to_string).collect();
                list = list.changed("2".to_owned(), new, &gone).unwrap();
                rows.retain(|id, _| !removed.contains(id));
                rows.extend(changed);
                prop_assert_eq!(shown(&list), expected(&rows));
            }
        }
    }
}
