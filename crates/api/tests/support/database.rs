//! A database that lives as long as a test: a SQLite file, or a database on the PostgreSQL of `TEST_POSTGRES_URL`.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use storage::scratch;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// Goes away with the value.
pub(crate) enum Database {
    Sqlite(PathBuf),
    Postgres {
        server: String,
        name: String,
        url: String,
    },
    /// A database that another value takes away.
    Borrowed(String),
}

impl Database {
    pub(crate) fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("seatwright-http-{}", unique()));
        std::fs::DirBuilder::new().create(&folder).unwrap();
        Self::Sqlite(folder)
    }

    /// Returns nothing when the tests are told to run without PostgreSQL.
    pub(crate) fn postgres() -> Option<Self> {
        let server = test_support::database::postgres_server()?;
        let name = format!("http_{}", unique());
        let url = scratch::create_database(&server, &name).unwrap();
        Some(Self::Postgres { server, name, url })
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Self::Sqlite(folder) => format!("sqlite://{}/test.db", folder.display()),
            Self::Postgres { url, .. } | Self::Borrowed(url) => url.clone(),
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        match self {
            Self::Sqlite(folder) => drop(std::fs::remove_dir_all(folder)),
            Self::Postgres { server, name, .. } => drop(scratch::drop_database(server, name)),
            Self::Borrowed(_) => {}
        }
    }
}

fn unique() -> String {
    format!("{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}
