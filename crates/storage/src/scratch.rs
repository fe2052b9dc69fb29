//! Databases that live as long as a test: made empty on a server, taken back, dropped.

use crate::connection::{Connection, Purpose};
use crate::error::Error;
use crate::migrations;
use crate::url::DatabaseUrl;

/// Creates an empty database on the PostgreSQL server of `server_url` and returns its own address.
pub fn create_database(server_url: &str, name: &str) -> Result<String, Error> {
    checked(name)?;
    let mut conn = Connection::open(&DatabaseUrl::parse(server_url)?, Purpose::Write)?;
    conn.execute(&format!("CREATE DATABASE \"{name}\""))?;
    Ok(address(server_url, name))
}

/// Drops a database that [`create_database`] made, also when connections are open.
pub fn drop_database(server_url: &str, name: &str) -> Result<(), Error> {
    checked(name)?;
    let mut conn = Connection::open(&DatabaseUrl::parse(server_url)?, Purpose::Write)?;
    conn.execute(&format!("DROP DATABASE IF EXISTS \"{name}\" WITH (FORCE)"))
}

/// Opens one connection for tests that look at the schema itself.
pub fn connect(url: &DatabaseUrl) -> Result<Connection, Error> {
    Connection::open(url, Purpose::Write)
}

/// Runs every migration.
pub fn migrate(conn: &mut Connection) -> Result<(), Error> {
    migrations::run(conn)
}

/// Takes every migration back.
pub fn revert(conn: &mut Connection) -> Result<(), Error> {
    migrations::revert_all(conn)
}

fn checked(name: &str) -> Result<(), Error> {
    if !name.is_empty()
        && name
            .bytes()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_')
    {
        Ok(())
    } else {
        Err(Error::Unavailable(format!("{name} cannot name a database")))
    }
}

/// Replaces the path of a connection address: `postgresql://user@host/any?options`.
fn address(server_url: &str, name: &str) -> String {
    let (base, options) = server_url.split_once('?').unwrap_or((server_url, ""));
    let (scheme, rest) = base.split_once("://").unwrap_or(("postgresql", base));
    let host = rest.split_once('/').map_or(rest, |(host, _)| host);
    let mark = if options.is_empty() { "" } else { "?" };
    format!("{scheme}://{host}/{name}{mark}{options}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_new_database_keeps_host_and_options() {
        assert_eq!(
            address("postgresql:///postgres?host=/tmp/x", "t1"),
            "postgresql:///t1?host=/tmp/x"
        );
        assert_eq!(address("postgres://me@db:5432", "t1"), "postgres://me@db:5432/t1");
        assert_eq!(address("postgres://me@db:5432/other", "t1"), "postgres://me@db:5432/t1");
    }
}
