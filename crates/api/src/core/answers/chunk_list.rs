//! The bytes of an answer in memory, as a list of chunks: it grows without being copied, and is sent without being copied as
//! a whole.

use std::io::{self, Write};
use std::time::Instant;

use actix_web::web::Bytes;

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

    /// Reserves the time at which a chunk may be sent; `None` when that is now.
    pub(super) fn pace(&self, index: usize, now: Instant) -> Option<Instant> {
        let reservation = self.reservation.as_ref().filter(|_| index >= FREE_CHUNKS);
        reservation.and_then(|held| held.pace(now))
    }

    /// Returns a chunk; cheap.
    pub fn chunk(&self, index: usize) -> Option<Bytes> {
        self.chunks.get(index).cloned()
    }
}

/// The bytes of an answer that is being made. All but its first chunk counts against the memory of all answers, when it
/// has a reservation.
#[derive(Debug)]
pub struct ChunkList {
    complete: Vec<Bytes>,
    last: Vec<u8>,
    length: u64,
    reservation: Option<Reservation>,
    refusal: Option<NoMemory>,
}

impl ChunkList {
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

impl Write for ChunkList {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_chunk_is_longer_than_the_bound_and_none_is_lost() {
        let text: String = (0..40_000).map(|number| format!("{number} ")).collect();
        let mut list = ChunkList::new(None);
        list.write_all(text.as_bytes()).unwrap();
        list.push(Bytes::from(text.clone())).unwrap();
        list.write_all(text.as_bytes()).unwrap();
        let chunked = list.finish();
        assert!(chunked.chunks.iter().all(|chunk| (1..=CHUNK).contains(&chunk.len())));
        assert_eq!(chunked.chunks.concat(), text.repeat(3).into_bytes());
        assert_eq!(chunked.length(), u64::try_from(text.len() * 3).unwrap());
    }
}
