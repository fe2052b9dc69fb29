//! Database addresses. The scheme is required, so that a typing error never creates an empty database.

use std::path::{Path, PathBuf};

use crate::core::error::Error;

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

/// Adds limits for a silent network to a PostgreSQL address, unless the operator chose their own: seconds until a
/// connection must be there, and milliseconds until sent data must be acknowledged.
pub(crate) fn with_network_timeouts(url: &str) -> String {
    let mut url = url.to_owned();
    for (name, value) in [("connect_timeout", 5), ("tcp_user_timeout", 10_000)] {
        if !url.contains(&format!("{name}=")) {
            let mark = if url.contains('?') { '&' } else { '?' };
            url.push_str(&format!("{mark}{name}={value}"));
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn network_timeouts_are_added_unless_the_address_has_its_own() {
        assert_eq!(
            with_network_timeouts("postgresql://db/seats"),
            "postgresql://db/seats?connect_timeout=5&tcp_user_timeout=10000"
        );
        assert_eq!(
            with_network_timeouts("postgresql:///seats?host=/tmp&connect_timeout=60"),
            "postgresql:///seats?host=/tmp&connect_timeout=60&tcp_user_timeout=10000"
        );
    }

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
