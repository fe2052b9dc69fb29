//! An answer in memory, as a list of chunks: it grows without being copied, and is sent without being copied as a whole.

use std::io::{self, Write};
use std::time::Instant;

use actix_web::web::Bytes;
use app_service::error::Error;
use serde::Serialize;

use super::budget::{NoMemory, Reservation};
use super::pace::FREE_CHUNKS;

/// Bytes of a chunk: as much as actix buffers for a connection before it writes.
pub const CHUNK: usize = 32 * 1024;

/// A complete answer. Its memory counts until this is dropped.
#[derive(Debug)]
pub struct Chunked {
    chunks: Vec<Bytes>,
    length: u64,
    reservation: Option<Reservation>,
}

impl Chunked {
    /// Returns the number of bytes.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Reserves the time at which a chunk may be sent; returns nothing when that is now.
    pub(super) fn pace(&self, index: usize, now: Instant) -> Option<Instant> {
        let reservation = self.reservation.as_ref().filter(|_| index >= FREE_CHUNKS);
        reservation.and_then(|held| held.pace(now))
    }

    /// Returns a chunk; cheap.
    pub fn chunk(&self, index: usize) -> Option<Bytes> {
        self.chunks.get(index).cloned()
    }
}

/// An answer that is being made. All but its first chunk counts against the memory of all answers, when it has a
/// reservation.
#[derive(Debug)]
pub struct Chunks {
    complete: Vec<Bytes>,
    last: Vec<u8>,
    length: u64,
    reservation: Option<Reservation>,
    refusal: Option<NoMemory>,
}

impl Chunks {
    /// Begins an answer.
    pub fn new(reservation: Option<Reservation>) -> Self {
        Self {
            complete: Vec::new(),
            last: Vec::new(),
            length: 0,
            reservation,
            refusal: None,
        }
    }

    /// Appends bytes that are in memory already, without copying them.
    pub fn push(&mut self, mut bytes: Bytes) -> Result<(), NoMemory> {
        self.complete_last()?;
        self.reserve(bytes.len())?;
        self.count(bytes.len());
        while !bytes.is_empty() {
            self.complete.push(bytes.split_to(bytes.len().min(CHUNK)));
        }
        Ok(())
    }

    /// Appends a value as JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Error> {
        serde_json::to_writer(self, value).map_err(|error| Error::Internal(error.to_string()))
    }

    /// Begins a JSON array whose items are appended one by one; it ends with [`JsonArray::end`].
    pub fn json_array(&mut self) -> JsonArray<'_> {
        JsonArray {
            chunks: self,
            separator: b"[",
        }
    }

    /// Appends values as a JSON array.
    pub fn json_items(&mut self, items: impl IntoIterator<Item = impl Serialize>) -> Result<(), Error> {
        let mut array = self.json_array();
        for item in items {
            array.push(&item)?;
        }
        array.end()
    }

    /// Returns why the answer could not be made, when memory was the reason.
    pub fn refusal(&self) -> Option<NoMemory> {
        self.refusal
    }

    /// Ends the answer.
    pub fn finish(mut self) -> Chunked {
        if !self.last.is_empty() {
            self.complete.push(Bytes::from(self.last));
        }
        Chunked {
            chunks: self.complete,
            length: self.length,
            reservation: self.reservation,
        }
    }

    fn complete_last(&mut self) -> Result<(), NoMemory> {
        if !self.last.is_empty() {
            self.reserve(self.last.len())?;
            self.complete.push(Bytes::from(std::mem::take(&mut self.last)));
        }
        Ok(())
    }

    fn reserve(&mut self, bytes: usize) -> Result<(), NoMemory> {
        let reserved = self.reservation.as_mut().map_or(Ok(()), |held| held.reserve(bytes));
        self.refusal = reserved.err();
        reserved
    }

    fn count(&mut self, bytes: usize) {
        self.length = self.length.saturating_add(u64::try_from(bytes).unwrap_or(u64::MAX));
    }
}

impl Write for Chunks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.last.len() >= CHUNK {
            self.complete_last().map_err(io::Error::other)?;
        }
        let (part, _) = bytes.split_at(bytes.len().min(CHUNK - self.last.len()));
        self.last.extend_from_slice(part);
        self.count(part.len());
        Ok(part.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A JSON array that is being written.
pub struct JsonArray<'a> {
    chunks: &'a mut Chunks,
    separator: &'static [u8],
}

impl JsonArray<'_> {
    /// Appends an item.
    pub fn push(&mut self, item: &impl Serialize) -> Result<(), Error> {
        let separator = std::mem::replace(&mut self.separator, b",");
        self.write(separator)?;
        self.chunks.json(item)
    }

    /// Ends the array.
    pub fn end(mut self) -> Result<(), Error> {
        if self.separator == b"[" {
            self.write(b"[")?;
        }
        self.write(b"]")
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let written = self.chunks.write_all(bytes);
        written.map_err(|error| Error::Internal(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(chunked: &Chunked) -> Vec<u8> {
        chunked.chunks.concat()
    }

    #[test]
    fn an_array_is_the_json_of_its_items() {
        for items in [vec![], vec!["a"], vec!["a", "b\"c", "d"]] {
            let mut chunks = Chunks::new(None);
            let mut array = chunks.json_array();
            items.iter().for_each(|item| array.push(item).unwrap());
            array.end().unwrap();
            let expected = serde_json::to_vec(&items).unwrap();
            let chunked = chunks.finish();
            assert_eq!(chunked.length(), u64::try_from(expected.len()).unwrap());
            assert_eq!(joined(&chunked), expected);
        }
    }

    #[test]
    fn no_chunk_is_longer_than_the_bound_and_none_is_lost() {
        let text: String = (0..40_000).map(|number| format!("{number} ")).collect();
        let mut chunks = Chunks::new(None);
        chunks.write_all(text.as_bytes()).unwrap();
        chunks.push(Bytes::from(text.clone())).unwrap();
        chunks.write_all(text.as_bytes()).unwrap();
        let chunked = chunks.finish();
        assert!(chunked.chunks.iter().all(|chunk| (1..=CHUNK).contains(&chunk.len())));
        assert_eq!(joined(&chunked), text.repeat(3).into_bytes());
        assert_eq!(chunked.length(), u64::try_from(text.len() * 3).unwrap());
    }
}
