//! An answer that is being made, as JSON, compressed when the client takes it.

use std::io::{self, Write};

use actix_web::web::Bytes;
use app_service::error::Error;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use super::budget::{NoMemory, Reservation};
use super::chunk_list::{ChunkList, Chunked};
use super::kept_rows::KeptRows;

/// How an answer is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coding {
    /// As it is.
    Identity,
    /// Compressed while it is made.
    Gzip,
}

impl Coding {
    /// Returns the name for `Content-Encoding`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Gzip => "gzip",
        }
    }
}

/// An answer that is being made. All but its first chunk counts against the memory of all answers, when it has a
/// reservation.
#[derive(Debug)]
pub struct Chunks(Form);

#[derive(Debug)]
enum Form {
    Identity(ChunkList),
    Gzip(Box<GzEncoder<ChunkList>>),
}

impl Chunks {
    /// Begins an answer.
    pub fn new(reservation: Option<Reservation>, coding: Coding) -> Self {
        let list = ChunkList::new(reservation);
        // Higher levels cost twice the time for a tenth less.
        let form = match coding {
            Coding::Identity => Form::Identity(list),
            Coding::Gzip => Form::Gzip(Box::new(GzEncoder::new(list, Compression::fast()))),
        };
        Self(form)
    }

    /// Appends bytes that are in memory already, without copying them unless they are compressed.
    pub fn push(&mut self, bytes: Bytes) -> Result<(), Error> {
        let pushed = match &mut self.0 {
            Form::Identity(list) => list.push(bytes).map_err(io::Error::other),
            Form::Gzip(encoder) => encoder.write_all(&bytes),
        };
        pushed.map_err(|error| Error::Internal(error.to_string()))
    }

    /// Appends a value as JSON.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Error> {
        serde_json::to_writer(self, value).map_err(|error| Error::Internal(error.to_string()))
    }

    /// Makes the whole answer from kept rows: a JSON array between a beginning and an end.
    pub fn rows(&mut self, before: &[u8], rows: &KeptRows, after: &[u8]) -> Result<(), Error> {
        let written = match &mut self.0 {
            Form::Identity(list) => rows.write((before, after), false, list),
            Form::Gzip(encoder) => {
                // The rows are compressed already.
                let mut list = std::mem::replace(encoder.get_mut(), ChunkList::new(None));
                let written = rows.write((before, after), true, &mut list);
                self.0 = Form::Identity(list);
                written
            }
        };
        written.map_err(|error| Error::Internal(error.to_string()))
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
        match &self.0 {
            Form::Identity(list) => list.refusal(),
            Form::Gzip(encoder) => encoder.get_ref().refusal(),
        }
    }

    /// Ends the answer.
    pub fn finish(self) -> Result<Chunked, Error> {
        match self.0 {
            Form::Identity(list) => Ok(list.finish()),
            Form::Gzip(encoder) => {
                let list = encoder.finish();
                Ok(list.map_err(|error| Error::Unavailable(error.to_string()))?.finish())
            }
        }
    }
}

impl Write for Chunks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Form::Identity(list) => list.write(bytes),
            Form::Gzip(encoder) => encoder.write(bytes),
        }
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
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn joined(chunked: &Chunked) -> Vec<u8> {
        (0..).map_while(|index| chunked.chunk(index)).flatten().collect()
    }

    fn array_of(items: &[&str], coding: Coding) -> Chunked {
        let mut chunks = Chunks::new(None, coding);
        chunks.json_items(items).unwrap();
        chunks.finish().unwrap()
    }

    #[test]
    fn an_array_is_the_json_of_its_items() {
        for items in [vec![], vec!["a"], vec!["a", "b\"c", "d"]] {
            let expected = serde_json::to_vec(&items).unwrap();
            let chunked = array_of(&items, Coding::Identity);
            assert_eq!(chunked.length(), u64::try_from(expected.len()).unwrap());
            assert_eq!(joined(&chunked), expected);
        }
    }

    #[test]
    fn a_compressed_array_holds_the_same_json() {
        let items = ["Anna"; 20_000];
        let chunked = array_of(&items, Coding::Gzip);
        let mut json = Vec::new();
        GzDecoder::new(&*joined(&chunked)).read_to_end(&mut json).unwrap();
        assert_eq!(json, serde_json::to_vec(&items[..]).unwrap());
        assert!(chunked.length() < 2000, "{}", chunked.length());
    }
}
