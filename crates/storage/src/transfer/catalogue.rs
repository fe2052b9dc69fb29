//! What the database itself knows of its tables.

use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};

use crate::core::connection::Connection;
use crate::core::error::Error;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Integer,
    Boolean,
    Real,
    Timestamp,
    Bytes,
}

impl Kind {
    fn from_declared(declared: &str) -> Option<Self> {
        Some(match declared.to_ascii_lowercase().as_str() {
            "text" => Self::Text,
            "integer" | "bigint" | "smallint" => Self::Integer,
            "boolean" => Self::Boolean,
            "double precision" => Self::Real,
            "timestamp" | "timestamp without time zone" => Self::Timestamp,
            "blob" | "bytea" => Self::Bytes,
            _ => return None,
        })
    }
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether it orders the rows of the table.
    pub(super) in_key: bool,
}

/// A table with its columns by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Bool)]
    in_key: bool,
}

const SQLITE: &str = "SELECT name, type AS kind, pk > 0 AS in_key FROM pragma_table_info(?)";
// Most keys end with the organisation on PostgreSQL, and none does on SQLite. Both must return the rows in one order, so an
// organisation at the end does not count.
const POSTGRES: &str = "SELECT c.column_name::text AS name, c.data_type::text AS kind, EXISTS (
        SELECT 1 FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
        WHERE i.indrelid = to_regclass($1) AND i.indisprimary AND a.attname = c.column_name
            AND (a.attname <> 'organisation_id' OR a.attnum = i.indkey[0])
    ) AS in_key
    FROM information_schema.columns c WHERE c.table_schema = current_schema() AND c.table_name = $1";

/// Describes a table.
pub(super) fn table(conn: &mut Connection, name: &str) -> Result<Table, Error> {
    let mut found: Vec<Found> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(SQLITE).bind::<Text, _>(name).load(c)?,
        Connection::Postgres(c) => diesel::sql_query(POSTGRES).bind::<Text, _>(name).load(c)?,
    };
    if found.is_empty() {
        return Err(Error::Corrupt(format!("there is no table {name}")));
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    let column = |found: Found| {
        let kind =
            Kind::from_declared(&found.kind).ok_or_else(|| Error::Corrupt(format!("{name}: type {}", found.kind)))?;
        Ok(Column {
            name: found.name,
            kind,
            in_key: found.in_key,
        })
    };
    Ok(Table {
        name: name.to_owned(),
        columns: found.into_iter().map(column).collect::<Result<_, Error>>()?,
    })
}
