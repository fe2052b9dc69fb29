//! Damages SQLite files as a failing disk does.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use storage::{DatabaseUrl, scratch};

use super::TestDatabase;

/// Bytes of a page.
const PAGE: u64 = 4_096;
/// What a damaged page holds.
const GARBAGE: [u8; 4_096] = [0xA5; 4_096];

/// A page that was overwritten.
#[derive(Debug)]
#[must_use]
pub struct DamagedPage {
    file: PathBuf,
    offset: u64,
    content: Vec<u8>,
}

impl TestDatabase {
    /// Overwrites a page of a table that the product does not read.
    ///
    /// # Panics
    /// When the database is not a SQLite file, or the file cannot be written.
    #[expect(clippy::expect_used, reason = "a test stops without its database")]
    pub fn damage(&self) -> DamagedPage {
        let DatabaseUrl::Sqlite(file) = &self.url else {
            panic!("PostgreSQL has no file");
        };
        let fill = "CREATE TABLE padding (content BLOB);
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
            INSERT INTO padding SELECT zeroblob(1000) FROM numbers;
            PRAGMA wal_checkpoint(TRUNCATE)";
        let mut conn = scratch::connect(&self.url).expect("open the test database");
        scratch::execute(&mut conn, fill).expect("fill a table");
        let pages = file.metadata().expect("look at the database").len() / PAGE;
        let mut page = DamagedPage {
            file: file.clone(),
            offset: pages * 2 / 3 * PAGE,
            content: GARBAGE.to_vec(),
        };
        page.exchange();
        page
    }
}

impl DamagedPage {
    /// Puts the page back.
    pub fn repair(mut self) {
        self.exchange();
    }

    #[expect(clippy::expect_used, reason = "a test stops without its file")]
    fn exchange(&mut self) {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(&self.file)
            .expect("open the database");
        let mut before = GARBAGE.to_vec();
        self.seek(&mut file);
        file.read_exact(&mut before).expect("read a page");
        self.seek(&mut file);
        file.write_all(&self.content).expect("write a page");
        self.content = before;
    }

    #[expect(clippy::expect_used, reason = "a test stops without its file")]
    fn seek(&self, file: &mut File) {
        file.seek(SeekFrom::Start(self.offset)).expect("find a page");
    }
}
