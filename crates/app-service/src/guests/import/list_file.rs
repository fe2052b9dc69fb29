//! An uploaded guest list to import. Text is parsed during mapping. A document is first read by another process, while
//! other jobs continue.

use std::net::IpAddr;

use domain::id::EventId;
use domain::limits::IMPORT_BYTES_MAX;
use import_parsers::{Document, Limits, Source, TextOnly, is_document};

use super::{refused, too_large};
use crate::core::actor::Organiser;
use crate::core::documents::{Requester, Turn};
use crate::core::error::Error;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::Service;

/// An uploaded guest list.
pub struct ListFile {
    name: String,
    bytes: Vec<u8>,
    /// The tables of a read document, and its turn; the next document is read once these are dropped.
    document: Option<(Document, Turn)>,
}

impl ListFile {
    /// Takes the name and the content of a file.
    #[must_use]
    pub fn new(name: String, bytes: Vec<u8>) -> Self {
        Self {
            name,
            bytes,
            document: None,
        }
    }

    /// Returns whether [`read_document`] has to read the file.
    #[must_use]
    pub fn is_document(&self) -> bool {
        is_document(&self.bytes)
    }

    pub(super) fn check_size(&self) -> Result<(), Error> {
        if self.bytes.len() > IMPORT_BYTES_MAX {
            return Err(too_large());
        }
        Ok(())
    }

    /// Returns the name and the tables of the file. A document that was not read yet is read here: a job waits for its turn
    /// as long as it takes.
    pub(super) fn open(self, service: &Service, organiser: &Organiser, run: &Run) -> Result<(String, Source), Error> {
        let Self { name, bytes, document } = self;
        if let Some((document, _turn)) = document {
            let source = Source::of_document(&name, document);
            return Ok((name, source));
        }
        let limits = Limits::default();
        if !is_document(&bytes) {
            let source = Source::open(&name, &bytes, &limits, &TextOnly).map_err(refused)?;
            return Ok((name, source));
        }
        let source = run.outside(|| {
            let turn = loop {
                match service.documents().wait(Requester::new(organiser, None)) {
                    Err(Error::Unavailable(_)) if run.is_job() => run.advance(0)?,
                    turn => break turn?,
                }
            };
            Source::open(&name, &bytes, &limits, turn.reader()).map_err(refused)
        })?;
        Ok((name, source))
    }
}

/// Reads an uploaded document for the import into an event, when the organisation and the network address have their turn.
/// Blocks.
pub fn read_document(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    file: ListFile,
    address: IpAddr,
) -> Result<ListFile, Error> {
    organiser.must_edit()?;
    service.read(|r| scope::of_event(r, organiser, event).map(drop))?;
    file.check_size()?;
    let turn = service.documents().wait(Requester::new(organiser, Some(address)))?;
    let document = turn.reader().read(&file.bytes).map_err(refused)?;
    Ok(ListFile {
        bytes: Vec::new(),
        document: Some((document, turn)),
        ..file
    })
}
