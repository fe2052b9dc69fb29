//! The SQLite file that tests get a copy of.

use std::sync::LazyLock;

use storage::scratch;
use storage::scratch::statements::unrecorded;

use crate::database::TestDatabase;

/// A file that has run every migration; writing a copy takes far less time than running them. It is made once per process
/// and only in memory, so that no process reads the half of a file.
pub(crate) static TEMPLATE: LazyLock<Vec<u8>> = LazyLock::new(migrated_file);

#[expect(clippy::expect_used, reason = "a test stops without its database")]
fn migrated_file() -> Vec<u8> {
    let database = TestDatabase::empty_sqlite();
    unrecorded(|| {
        let mut conn = scratch::connect(database.url())?;
        scratch::migrate(&mut conn)?;
        scratch::sqlite_file(&mut conn)
    })
    .expect("migrate a SQLite file")
}
