//! The zip file around docx and xlsx: which of them it is, whether it is whole, and what it expands to.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use crate::kind::{Kind, megabytes};
use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// An opened office package.
pub(super) struct Package<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
    names: Vec<String>,
}

impl<'b> Package<'b> {
    /// Opens the package and unpacks each XML part once without keeping it: sizes in the directory are only claims.
    pub(super) fn open(bytes: &'b [u8], limits: &Limits) -> Result<Self, Refusal> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_error| Refusal::damaged("it ends too early"))?;
        if archive.len() > limits.parts {
            return Err(Refusal::new(
                RefusalCode::TooLarge,
                format!("The file has more than {} parts.", limits.parts),
            ));
        }
        let claimed = archive.decompressed_size().unwrap_or(0);
        if claimed > u128::from(limits.unpacked_bytes) {
            return Err(expands_to(usize::try_from(claimed).unwrap_or(usize::MAX)));
        }
        let names = archive.file_names().filter_map(Result::ok).map(Into::into).collect();
        let mut package = Self { archive, names };
        package.check_parts(limits)?;
        Ok(package)
    }

    fn check_parts(&mut self, limits: &Limits) -> Result<(), Refusal> {
        let mut left = limits.unpacked_bytes;
        for index in 0..self.archive.len() {
            let part = self
                .archive
                .by_index_raw(index)
                .map_err(|_error| Refusal::damaged("its table of contents does not fit its contents"))?;
            if part.encrypted() {
                return Err(Refusal::locked("file"));
            }
            let is_xml = part.name_raw().ends_with(b".xml") || part.name_raw().ends_with(b".rels");
            drop(part);
            if is_xml {
                left -= self.unpacked_size(index, left)?;
            }
        }
        Ok(())
    }

    fn unpacked_size(&mut self, index: usize, left: u64) -> Result<u64, Refusal> {
        let part = self.archive.by_index(index).map_err(|_error| cut_part())?;
        let mut limited = part.take(left.saturating_add(1));
        let size = std::io::copy(&mut limited, &mut std::io::sink()).map_err(|_error| cut_part())?;
        if size > left {
            return Err(expands_to(usize::MAX));
        }
        Ok(size)
    }

    /// Returns which office format the package is.
    pub(super) fn kind(&self) -> Result<Kind, Refusal> {
        let has = |prefix: &str| self.names.iter().any(|name| name.starts_with(prefix));
        let other = if has("xl/") {
            return Ok(Kind::Xlsx);
        } else if has("word/") {
            return Ok(Kind::Docx);
        } else if has("ppt/") {
            "This file is a presentation"
        } else if has("content.xml") {
            "This file is an OpenDocument file"
        } else if has("Index/") {
            "This file is a Numbers or Pages document"
        } else {
            "This file is a zip archive, not a list. Unpack it first"
        };
        Err(Refusal::unsupported(other))
    }

    /// Returns the names of the parts in a folder that end in `.xml`.
    pub(super) fn xml_parts(&self, folder: &str) -> Vec<String> {
        let of_folder = |name: &&String| name.starts_with(folder) && name.ends_with(".xml");
        self.names.iter().filter(of_folder).cloned().collect()
    }

    /// Returns a part as text; `None` when the package has none of that name.
    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        let Some(index) = self.archive.index_for_name(name) else {
            return Ok(None);
        };
        let mut part = self.archive.by_index(index).map_err(|_error| cut_part())?;
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).map_err(|_error| cut_part())?;
        // Word writes UTF-8; the byte order mark, if any, names UTF-16.
        let (text, _, _) = encoding_rs::UTF_8.decode(&bytes);
        Ok(Some(text.into_owned()))
    }
}

fn cut_part() -> Refusal {
    Refusal::damaged("a part of it cannot be unpacked")
}

fn expands_to(bytes: usize) -> Refusal {
    let size = if bytes == usize::MAX {
        "more than is allowed".to_owned()
    } else {
        megabytes(bytes)
    };
    Refusal::new(
        RefusalCode::TooLarge,
        format!("The file expands to {size}, which is too large to import."),
    )
}
