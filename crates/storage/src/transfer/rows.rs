//! Rows as lines: JSON arrays of texts in the order of the columns, the same for both databases. Floating-point numbers are
//! the shortest that mean the same, instants have no zone, and bytes are hexadecimal.

use std::fmt::Write as _;

use chrono::NaiveDateTime;
use diesel::connection::DefaultLoadingMode;
use diesel::pg::PgRowByRowLoadingMode;
use diesel::prelude::*;
use diesel::sql_types::Text;
use sha2::{Digest as _, Sha256};

use super::TransferError;
use super::catalogue::{Column, Kind, Table};
use crate::core::connection::Connection;
use crate::core::error::Error;

/// Rows of one insertion.
const ROWS: usize = 500;
/// Bytes of lines after which they are inserted.
const BYTES: usize = 4 * 1024 * 1024;
/// How SQLite keeps instants.
const INSTANT: &str = "%F %T%.f";

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    line: String,
}

/// How many rows a table has, and the hash of all of them in the order of the key.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) rows: u64,
    hash: Sha256,
}

impl Tally {
    /// Counts a row.
    pub(super) fn add(&mut self, line: &str) {
        self.rows += 1;
        self.hash.update(line.as_bytes());
        self.hash.update(b"\n");
    }

    /// Returns the count and the hash in hexadecimal.
    pub(super) fn total(self) -> (u64, String) {
        (self.rows, hexadecimal(&self.hash.finalize()))
    }
}

/// Spells bytes.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // A String takes everything.
        let _written = write!(text, "{byte:02x}");
        text
    })
}

/// Visits all rows of a table in the order of its key.
pub(super) fn each(
    conn: &mut Connection,
    table: &Table,
    mut visit: impl FnMut(&str) -> Result<(), TransferError>,
) -> Result<(), TransferError> {
    let mut take = |found: QueryResult<Found>| visit(&canonical(table, &found?.line)?);
    match conn {
        Connection::Sqlite(c) => {
            let query = diesel::sql_query(selection(table, sqlite_text, "json_array", ""));
            query.load_iter::<Found, DefaultLoadingMode>(c)?.try_for_each(&mut take)
        }
        Connection::Postgres(c) => {
            let query = diesel::sql_query(selection(table, postgres_text, "json_build_array", "::text"));
            query
                .load_iter::<Found, PgRowByRowLoadingMode>(c)?
                .try_for_each(&mut take)
        }
    }
}

/// Counts and hashes a table.
pub(super) fn tally(conn: &mut Connection, table: &Table) -> Result<(u64, String), TransferError> {
    let mut tally = Tally::default();
    each(conn, table, |line| {
        tally.add(line);
        Ok(())
    })?;
    Ok(tally.total())
}

fn selection(table: &Table, text: fn(&Column) -> String, array: &str, cast: &str) -> String {
    let texts: Vec<String> = table.columns.iter().map(text).collect();
    let collation = if cast.is_empty() { "" } else { " COLLATE \"C\"" };
    let key = table.columns.iter().filter(|column| column.in_key).map(|column| {
        let collation = if column.kind == Kind::Text { collation } else { "" };
        format!("\"{}\"{collation}", column.name)
    });
    let key: Vec<String> = key.collect();
    format!(
        "SELECT {array}({}){cast} AS line FROM \"{}\" ORDER BY {}",
        texts.join(", "),
        table.name,
        key.join(", ")
    )
}

fn sqlite_text(column: &Column) -> String {
    let name = format!("\"{}\"", column.name);
    match column.kind {
        Kind::Text | Kind::Timestamp => name,
        Kind::Integer | Kind::Boolean => format!("CAST({name} AS TEXT)"),
        Kind::Real => format!("iif({name} IS NULL, NULL, printf('%!.17g', {name}))"),
        Kind::Bytes => format!("iif({name} IS NULL, NULL, lower(hex({name})))"),
    }
}

fn postgres_text(column: &Column) -> String {
    let name = format!("\"{}\"", column.name);
    match column.kind {
        Kind::Text => name,
        Kind::Integer | Kind::Real => format!("{name}::text"),
        Kind::Boolean => format!("{name}::int::text"),
        Kind::Timestamp => format!("to_char({name}, 'YYYY-MM-DD HH24:MI:SS.US')"),
        Kind::Bytes => format!("encode({name}, 'hex')"),
    }
}

/// Writes a row in the one way that both databases share.
fn canonical(table: &Table, line: &str) -> Result<String, TransferError> {
    let corrupt = |error: &dyn std::fmt::Display| Error::Corrupt(format!("{}: {error}", table.name));
    let mut values: Vec<Option<String>> = serde_json::from_str(line).map_err(|error| corrupt(&error))?;
    for (value, column) in values.iter_mut().zip(&table.columns) {
        let Some(text) = value else { continue };
        match column.kind {
            Kind::Real => {
                let number: f64 = text.parse().map_err(|error| corrupt(&error))?;
                *text = number.to_string();
            }
            Kind::Timestamp => {
                let plain = text.trim_end_matches('Z').replace('T', " ");
                let instant = NaiveDateTime::parse_from_str(&plain, "%Y-%m-%d %H:%M:%S%.f");
                *text = instant.map_err(|error| corrupt(&error))?.format(INSTANT).to_string();
            }
            Kind::Text | Kind::Integer | Kind::Boolean | Kind::Bytes => {}
        }
    }
    Ok(serde_json::to_string(&values).map_err(|error| corrupt(&error))?)
}

/// Inserts lines in portions.
pub(super) struct Inserter<'t> {
    table: &'t Table,
    lines: String,
    rows: usize,
}

impl<'t> Inserter<'t> {
    pub(super) fn new(table: &'t Table) -> Self {
        Self {
            table,
            lines: String::new(),
            rows: 0,
        }
    }

    /// Takes a row, and inserts a portion when it is large enough.
    pub(super) fn add(&mut self, conn: &mut Connection, line: &str) -> Result<(), Error> {
        self.lines.push(if self.rows == 0 { '[' } else { ',' });
        self.lines.push_str(line);
        self.rows += 1;
        if self.rows >= ROWS || self.lines.len() >= BYTES {
            self.insert(conn)?;
        }
        Ok(())
    }

    /// Inserts what is left.
    pub(super) fn finish(mut self, conn: &mut Connection) -> Result<(), Error> {
        if self.rows > 0 {
            self.insert(conn)?;
        }
        Ok(())
    }

    fn insert(&mut self, conn: &mut Connection) -> Result<(), Error> {
        self.lines.push(']');
        let statement = match conn {
            Connection::Sqlite(_) => insertion(self.table, sqlite_value, "json_each($1)"),
            Connection::Postgres(_) => insertion(
                self.table,
                postgres_value,
                "json_array_elements($1::json) AS rows(value)",
            ),
        };
        let insert = diesel::sql_query(statement).bind::<Text, _>(&self.lines);
        both!(conn, c => insert.execute(c))?;
        self.lines.clear();
        self.rows = 0;
        Ok(())
    }
}

fn insertion(table: &Table, value: fn(usize, Kind) -> String, rows: &str) -> String {
    let names: Vec<String> = table
        .columns
        .iter()
        .map(|column| format!("\"{}\"", column.name))
        .collect();
    let values = table.columns.iter().enumerate();
    let values: Vec<String> = values.map(|(index, column)| value(index, column.kind)).collect();
    let (names, values) = (names.join(", "), values.join(", "));
    format!("INSERT INTO \"{}\" ({names}) SELECT {values} FROM {rows}", table.name)
}

fn sqlite_value(index: usize, kind: Kind) -> String {
    let value = format!("json_extract(value, '$[{index}]')");
    match kind {
        Kind::Text | Kind::Timestamp => value,
        Kind::Integer | Kind::Boolean => format!("CAST({value} AS INTEGER)"),
        Kind::Real => format!("CAST({value} AS REAL)"),
        Kind::Bytes => format!("unhex({value})"),
    }
}

fn postgres_value(index: usize, kind: Kind) -> String {
    let value = format!("(value->>{index})");
    match kind {
        Kind::Text => value,
        Kind::Integer => format!("{value}::bigint"),
        Kind::Boolean => format!("{value}::int::boolean"),
        Kind::Real => format!("{value}::double precision"),
        Kind::Timestamp => format!("{value}::timestamp"),
        Kind::Bytes => format!("decode({value}, 'hex')"),
    }
}
