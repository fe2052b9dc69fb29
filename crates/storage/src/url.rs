//! Database addresses. The scheme is required, so that a typing error never creates an empty database.

use std::path::{Path, PathBuf};

use crate::error::Error;

/// Where the database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A SQLite file; it is created when it is missing, its folder is not.
    Sqlite(PathBuf),
    /// A PostgreSQL connection string.
    Postgres(String),
}

impl DatabaseUrl {
    /// Reads `sqlite:///absolute/path`, `sqlite://relative/path`, `postgresql://…` or `postgres://…`.
    pub fn parse(text: &str) -> Result<Self, Error> {
        if let Some(path) = text.strip_prefix("sqlite://").filter(|path| !path.is_empty()) {
            return Ok(Self::Sqlite(PathBuf::from(path)));
        }
        if text.starts_with("postgresql://") || text.starts_with("postgres://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        Err(Error::Unavailable(
            "a database address starts with sqlite:// or postgresql://".to_owned(),
        ))
    }

    /// Names a SQLite file.
    pub fn sqlite(path: impl AsRef<Path>) -> Self {
        Self::Sqlite(path.as_ref().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_schemes_are_read() {
        assert_eq!(
            DatabaseUrl::parse("sqlite:///data/s.db").unwrap(),
            DatabaseUrl::sqlite("/data/s.db")
        );
        let address = "postgresql:///seats?host=/tmp";
        assert_eq!(
            DatabaseUrl::parse(address).unwrap(),
            DatabaseUrl::Postgres(address.to_owned())
        );
    }

    #[test]
    fn an_address_without_a_scheme_is_refused() {
        for text in ["", "seatwright.db", "sqlite:seatwright.db", "sqlite://", "mysql://x"] {
            assert!(DatabaseUrl::parse(text).is_err(), "{text}");
        }
    }
}
