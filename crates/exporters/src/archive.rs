//! Several files as one.

use std::io::{Cursor, Write as _};

use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

/// Files as one zip, in the order in which they are added. The same files give the same bytes.
pub struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Default for Archive {
    fn default() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }
}

impl Archive {
    /// Adds a file under a name of its own.
    pub fn add(&mut self, name: &str, content: &[u8]) -> Result<(), ZipError> {
        self.0.start_file(name, SimpleFileOptions::default())?;
        Ok(self.0.write_all(content)?)
    }

    /// Returns the zip.
    pub fn finish(self) -> Result<Vec<u8>, ZipError> {
        Ok(self.0.finish()?.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_give_the_same_zip() {
        let make = || {
            let mut archive = Archive::default();
            archive.add("guests.csv", b"Name").unwrap();
            archive.add("kitchen.pdf", b"%PDF-").unwrap();
            archive.finish().unwrap()
        };
        assert_eq!(make(), make());
        let mut read = zip::ZipArchive::new(Cursor::new(make())).unwrap();
        let names: Vec<String> = read.file_names().map(|name| name.unwrap().into_owned()).collect();
        assert_eq!(names, ["guests.csv", "kitchen.pdf"]);
        let mut text = String::new();
        std::io::Read::read_to_string(&mut read.by_name("guests.csv").unwrap(), &mut text).unwrap();
        assert_eq!(text, "Name");
    }
}
