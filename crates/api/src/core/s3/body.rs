//! Files on their way to the storage and back, without ever being in memory as a whole.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::web::Bytes;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http_body::{Frame, SizeHint};
use openidconnect::reqwest::Body;
use sha2::{Digest as _, Sha256};

use super::signature;

/// Bytes that are read at a time.
const PIECE: usize = 64 * 1024;

/// The size and the hash of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDigest {
    /// Its size.
    pub bytes: u64,
    sha256: Vec<u8>,
}

impl FileDigest {
    /// Reads a whole file.
    pub fn of_file(file: &Path) -> io::Result<Self> {
        let mut hashed = Hashed::new(io::sink());
        let mut file = File::open(file)?;
        let mut piece = vec![0; PIECE];
        loop {
            let length = file.read(&mut piece)?;
            if length == 0 {
                return Ok(hashed.finish());
            }
            hashed.write(piece.get(..length).unwrap_or_default())?;
        }
    }

    /// Returns the SHA-256 in hexadecimal.
    pub fn hexadecimal(&self) -> String {
        signature::hexadecimal(&self.sha256)
    }

    /// Returns the SHA-256 in base64, as S3 keeps checksums.
    pub(super) fn base64(&self) -> String {
        STANDARD.encode(&self.sha256)
    }
}

/// Writes bytes and hashes them.
pub(super) struct Hashed<W> {
    out: W,
    hash: Sha256,
    bytes: u64,
}

impl<W: Write> Hashed<W> {
    pub(super) fn new(out: W) -> Self {
        Self {
            out,
            hash: Sha256::new(),
            bytes: 0,
        }
    }

    pub(super) fn write(&mut self, piece: &[u8]) -> io::Result<()> {
        self.hash.update(piece);
        self.bytes += u64::try_from(piece.len()).unwrap_or_default();
        self.out.write_all(piece)
    }

    pub(super) fn finish(self) -> FileDigest {
        FileDigest {
            bytes: self.bytes,
            sha256: self.hash.finalize().to_vec(),
        }
    }
}

/// Returns the content of a file as the body of a request. Reads block, on a runtime that has nothing else to do.
pub(super) fn of_file(file: &Path, bytes: u64) -> io::Result<Body> {
    Ok(Body::wrap(FileBody {
        file: File::open(file)?,
        left: bytes,
    }))
}

struct FileBody {
    file: File,
    left: u64,
}

impl http_body::Body for FileBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        if self.left == 0 {
            return Poll::Ready(None);
        }
        let room = usize::try_from(self.left).map_or(PIECE, |left| left.min(PIECE));
        let mut piece = vec![0; room];
        let read = self.file.read(&mut piece).and_then(|length| match length {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            length => Ok(length),
        });
        Poll::Ready(Some(read.map(|length| {
            piece.truncate(length);
            self.left = self.left.saturating_sub(u64::try_from(length).unwrap_or_default());
            Frame::data(Bytes::from(piece))
        })))
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}
