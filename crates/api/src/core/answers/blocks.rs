//! Rows of a list that are compressed together.

use std::collections::HashSet;
use std::io::{self, Read, Write};

use actix_web::web::Bytes;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// A row of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Names what the row shows.
    pub id: String,
    /// By which the rows of the list are sorted.
    pub order: String,
    /// The row.
    pub json: Vec<u8>,
}

/// Where a row is in its block.
#[derive(Clone, Debug)]
struct Place {
    id: Box<str>,
    order: Box<str>,
    length: usize,
}

/// Rows, compressed together. They are joined by commas.
#[derive(Debug)]
pub struct Block {
    places: Vec<Place>,
    length: usize,
    crc: Crc,
    deflated: Bytes,
}

impl Block {
    /// Compresses rows.
    pub fn new(rows: &[Row]) -> io::Result<Self> {
        let mut json = Vec::new();
        for row in rows {
            if !json.is_empty() {
                json.push(b',');
            }
            json.extend_from_slice(&row.json);
        }
        let mut crc = Crc::new();
        crc.update(&json);
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(&json)?;
        encoder.flush()?;
        let place = |row: &Row| Place {
            id: row.id.as_str().into(),
            order: row.order.as_str().into(),
            length: row.json.len(),
        };
        Ok(Self {
            places: rows.iter().map(place).collect(),
            length: json.len(),
            crc,
            deflated: Bytes::copy_from_slice(encoder.get_ref()),
        })
    }

    /// Returns the checksum of the rows as JSON, joined by commas.
    pub fn crc(&self) -> &Crc {
        &self.crc
    }

    /// Returns the compressed rows: deflate blocks that end at a byte, none of which is the last of a stream.
    pub fn deflated(&self) -> Bytes {
        self.deflated.clone()
    }

    /// Returns whether the block has one of these rows.
    pub fn has_any(&self, ids: &HashSet<String>) -> bool {
        self.places.iter().any(|place| ids.contains(&*place.id))
    }

    /// Returns whether a row belongs before the last row of the block.
    pub fn reaches(&self, order: &str) -> bool {
        self.places.last().is_some_and(|last| *last.order >= *order)
    }

    /// Returns the rows as JSON, joined by commas.
    pub fn json(&self) -> io::Result<Vec<u8>> {
        let mut json = vec![0; self.length];
        DeflateDecoder::new(&*self.deflated).read_exact(&mut json)?;
        Ok(json)
    }

    /// Returns the rows.
    pub fn rows(&self) -> io::Result<Vec<Row>> {
        let json = self.json()?;
        let mut rest = json.as_slice();
        let mut rows = Vec::with_capacity(self.places.len());
        for place in &self.places {
            let (row, after) = rest.split_at_checked(place.length).ok_or(io::ErrorKind::InvalidData)?;
            rest = after.strip_prefix(b",").unwrap_or(after);
            rows.push(Row {
                id: place.id.to_string(),
                order: place.order.to_string(),
                json: row.to_vec(),
            });
        }
        Ok(rows)
    }

    /// Returns the bytes in memory, roughly.
    pub fn bytes(&self) -> usize {
        let of_place = |place: &Place| place.id.len() + place.order.len() + size_of::<Place>();
        self.deflated.len() + self.places.iter().map(of_place).sum::<usize>()
    }
}
