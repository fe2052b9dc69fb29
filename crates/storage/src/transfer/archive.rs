//! The format of backups: lines of JSON, compressed. The first line is the manifest, then each table has a line with its
//! columns, a line for each row, and one with their number and hash. The last line has the hash of all lines before it.

use std::io::{BufRead, BufReader, BufWriter, Read, Write};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::catalogue::{self, Table};
use super::rows::{self, Tally, hexadecimal};
use super::{TABLES, TransferError};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::migrations;

const FORMAT: &str = "seatwright-backup";
const VERSION: u32 = 1;
/// The longest line: a plan may have 10 MB, and a picture 5 MB, which are twice as long in hexadecimal.
const LINE_MAX: u64 = 64 * 1024 * 1024;

/// What an archive is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    format: String,
    version: u32,
    /// When it was made, as text.
    pub made_at: String,
    /// The version of the program that made it.
    pub program: String,
    /// The migrations that made the schema.
    pub(super) schema: Vec<String>,
    /// The key of the installation, unless the operator keeps it elsewhere.
    pub secret_key: Option<String>,
}

impl Manifest {
    /// Describes an archive that is made now.
    pub fn new(made_at: String, program: String, secret_key: Option<String>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            made_at,
            program,
            schema: Vec::new(),
            secret_key,
        }
    }
}

/// How much an archive holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Its tables.
    pub tables: usize,
    /// Their rows.
    pub rows: u64,
}

#[derive(Serialize, Deserialize)]
struct Opening {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Closing {
    rows: u64,
    sha256: String,
}

#[derive(Serialize, Deserialize)]
struct End {
    tables: usize,
    sha256: String,
}

/// Writes all rows of a database; the caller has opened a transaction, so that all of them are of one moment. A database with
/// an older schema lacks some tables.
pub fn write(conn: &mut Connection, mut manifest: Manifest, out: &mut dyn Write) -> Result<Contents, TransferError> {
    if let Connection::Postgres(_) = conn {
        conn.execute("SET LOCAL statement_timeout = 0")?;
    }
    manifest.schema = migrations::applied(conn)?;
    let mut lines = Lines {
        out: BufWriter::new(GzEncoder::new(out, Compression::fast())),
        hash: Sha256::new(),
    };
    lines.value(&manifest)?;
    let mut contents = Contents::default();
    let is_older = manifest.schema.len() < migrations::known().len();
    for name in TABLES {
        let table = match catalogue::table(conn, name) {
            Err(Error::Corrupt(_)) if is_older => continue,
            found => found?,
        };
        contents.rows += write_table(conn, &mut lines, &table)?;
        contents.tables += 1;
    }
    let sha256 = hexadecimal(&lines.hash.clone().finalize());
    let tables = contents.tables;
    lines.value(&End { tables, sha256 })?;
    let encoder = lines
        .out
        .into_inner()
        .map_err(|error| TransferError::Write(error.into_error()))?;
    encoder
        .finish()
        .and_then(|out| out.flush())
        .map_err(TransferError::Write)?;
    Ok(contents)
}

fn write_table<W: Write>(conn: &mut Connection, lines: &mut Lines<W>, table: &Table) -> Result<u64, TransferError> {
    lines.value(&Opening {
        table: table.name.clone(),
        columns: table.columns.iter().map(|column| column.name.clone()).collect(),
    })?;
    let mut tally = Tally::default();
    rows::each(conn, table, |line| {
        tally.add(line);
        lines.line(line)
    })?;
    let (rows, sha256) = tally.total();
    lines.value(&Closing { rows, sha256 })?;
    Ok(rows)
}

struct Lines<W: Write> {
    out: BufWriter<W>,
    hash: Sha256,
}

impl<W: Write> Lines<W> {
    fn value(&mut self, value: &impl Serialize) -> Result<(), TransferError> {
        let line = serde_json::to_string(value).map_err(|error| TransferError::Write(error.into()))?;
        self.line(&line)
    }

    fn line(&mut self, line: &str) -> Result<(), TransferError> {
        self.hash.update(line.as_bytes());
        self.hash.update(b"\n");
        self.out.write_all(line.as_bytes()).map_err(TransferError::Write)?;
        self.out.write_all(b"\n").map_err(TransferError::Write)
    }
}

/// An archive that is being read.
pub struct Archive<R: Read> {
    input: BufReader<MultiGzDecoder<R>>,
    hash: Sha256,
    line: String,
    /// What it is.
    pub manifest: Manifest,
}

/// What comes next in an archive.
enum Next {
    Table(String, Vec<String>),
    End(usize),
}

impl<R: Read> Archive<R> {
    /// Opens an archive and reads what it is.
    pub fn open(input: R) -> Result<Self, TransferError> {
        let mut archive = Self {
            input: BufReader::new(MultiGzDecoder::new(input)),
            hash: Sha256::new(),
            line: String::new(),
            manifest: Manifest::new(String::new(), String::new(), None),
        };
        archive.advance().map_err(|_not_compressed| TransferError::Format)?;
        let manifest = serde_json::from_str(&archive.line).map_err(|_other| TransferError::Format)?;
        archive.manifest = manifest;
        if archive.manifest.format != FORMAT {
            return Err(TransferError::Format);
        }
        let known = migrations::known();
        let is_known = archive.manifest.schema.iter().all(|version| known.contains(version));
        if archive.manifest.version != VERSION || !is_known {
            return Err(TransferError::Newer);
        }
        Ok(archive)
    }

    /// Reads the archive to its end and checks every number and hash in it.
    pub fn verify(self) -> Result<Contents, TransferError> {
        self.each_table(|_, _, rows| rows.each(|_| Ok(())))
    }

    /// Hands each table to a visitor, which must read its rows; then checks that they are those that were written.
    pub(super) fn each_table(
        mut self,
        mut visit: impl FnMut(&str, &[String], &mut ArchiveRows<'_, R>) -> Result<(), TransferError>,
    ) -> Result<Contents, TransferError> {
        let mut contents = Contents::default();
        loop {
            match self.next()? {
                Next::Table(name, columns) => {
                    let mut rows = ArchiveRows {
                        archive: &mut self,
                        tally: Tally::default(),
                        columns: columns.len(),
                        closed: None,
                    };
                    visit(&name, &columns, &mut rows)?;
                    contents.rows += rows.check(&name)?;
                    contents.tables += 1;
                }
                Next::End(tables) if tables == contents.tables => break,
                Next::End(_) => return Err(TransferError::Damaged("tables are missing".to_owned())),
            }
        }
        let mut rest = Vec::new();
        let more = self.input.by_ref().take(1).read_to_end(&mut rest);
        more.map_err(damaged)?;
        if rest.is_empty() {
            Ok(contents)
        } else {
            Err(TransferError::Damaged("something follows its end".to_owned()))
        }
    }

    fn next(&mut self) -> Result<Next, TransferError> {
        let before = self.hash.clone();
        self.advance()?;
        if let Ok(opening) = serde_json::from_str::<Opening>(&self.line) {
            return Ok(Next::Table(opening.table, opening.columns));
        }
        let end: End = serde_json::from_str(&self.line).map_err(|error| damaged(error.into()))?;
        if end.sha256 != hexadecimal(&before.finalize()) {
            return Err(TransferError::Damaged("its hash does not match".to_owned()));
        }
        Ok(Next::End(end.tables))
    }

    /// Reads a line without its line feed.
    fn advance(&mut self) -> Result<(), TransferError> {
        self.line.clear();
        let read = self.input.by_ref().take(LINE_MAX).read_line(&mut self.line);
        read.map_err(damaged)?;
        self.hash.update(self.line.as_bytes());
        if self.line.pop() == Some('\n') {
            return Ok(());
        }
        Err(TransferError::Damaged("it ends early".to_owned()))
    }
}

/// The rows of a table in an archive.
pub(super) struct ArchiveRows<'a, R: Read> {
    archive: &'a mut Archive<R>,
    tally: Tally,
    columns: usize,
    closed: Option<Closing>,
}

impl<R: Read> ArchiveRows<'_, R> {
    /// Visits all rows.
    pub(super) fn each(
        &mut self,
        mut visit: impl FnMut(&str) -> Result<(), TransferError>,
    ) -> Result<(), TransferError> {
        loop {
            self.archive.advance()?;
            let line = &self.archive.line;
            if !line.starts_with('[') {
                let closing = serde_json::from_str(line).map_err(|error| damaged(error.into()))?;
                self.closed = Some(closing);
                return Ok(());
            }
            let values: Vec<Option<String>> = serde_json::from_str(line).map_err(|error| damaged(error.into()))?;
            if values.len() != self.columns {
                return Err(TransferError::Damaged("a row has another number of columns".to_owned()));
            }
            self.tally.add(line);
            visit(line)?;
        }
    }

    fn check(self, table: &str) -> Result<u64, TransferError> {
        let (rows, sha256) = self.tally.total();
        match self.closed {
            Some(closing) if closing.rows == rows && closing.sha256 == sha256 => Ok(rows),
            _ => Err(TransferError::Damaged(format!("the table {table} is not complete"))),
        }
    }
}

fn damaged(error: std::io::Error) -> TransferError {
    TransferError::Damaged(error.to_string())
}

#[cfg(test)]
mod tests {
    use diesel::{Connection as _, SqliteConnection};

    use super::*;

    #[test]
    fn a_database_that_lacks_later_tables_is_archived_as_it_is() {
        let mut conn = Connection::Sqlite(SqliteConnection::establish(":memory:").unwrap());
        let earlier: Vec<String> = migrations::known().into_iter().take(1).collect();
        migrations::run_some(&mut conn, &earlier).unwrap();
        let mut file = Vec::new();
        let manifest = Manifest::new("now".to_owned(), "0.0.0".to_owned(), None);
        let written = write(&mut conn, manifest, &mut file).unwrap();
        assert!((1..TABLES.len()).contains(&written.tables), "{written:?}");
        assert_eq!(Archive::open(&file[..]).unwrap().verify().unwrap(), written);
    }
}
