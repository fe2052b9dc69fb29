//! Databases for tests: created on a PostgreSQL server, empty or with the present schema, and dropped; and copies of SQLite
//! files.

use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::migrations;
use crate::core::url::DatabaseUrl;

/// The role that owns the databases of tests and connects to them. Superusers bypass row-level security.
const ROLE: &str = "seatwright_tests";

/// Any constant: processes that miss the same template queue on it, and one of them creates it.
const LOCK: &str = "7316041";

/// Creates an empty database on the PostgreSQL server of `server_url` and returns its own address.
pub fn create_database(server_url: &str, name: &str) -> Result<String, Error> {
    checked(name)?;
    let mut conn = connect(server_url)?;
    create_role(&mut conn)?;
    conn.execute(&format!("CREATE DATABASE \"{name}\" OWNER {ROLE}"))?;
    Ok(address(server_url, name))
}

/// Creates a database with the present schema as a copy of `template`, and returns its own address.
///
/// The server keeps the template, which is created when it is missing: a copy takes less time than the migrations.
pub fn create_migrated_database(server_url: &str, template: &str, name: &str) -> Result<String, Error> {
    checked(name)?;
    let mut conn = connect(server_url)?;
    if !exists(&mut conn, template)? {
        create_template(&mut conn, server_url, template)?;
    }
    conn.execute(&format!(
        "CREATE DATABASE \"{name}\" OWNER {ROLE} TEMPLATE \"{template}\""
    ))?;
    let url = address(server_url, name);
    #[cfg(guards)]
    drop_constraints(&url)?;
    Ok(url)
}

/// Creates the role unless it is there, also when another process does so at the same time.
fn create_role(conn: &mut Connection) -> Result<(), Error> {
    conn.execute(&format!(
        "DO $$ BEGIN CREATE ROLE {ROLE}; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
    ))
}

/// Drops the constraints that `cargo xtask guards` switches off.
#[cfg(guards)]
fn drop_constraints(url: &str) -> Result<(), Error> {
    let mut conn = connect(url)?;
    let constraints = [
        (
            domain::guard!("seats one guest per seat" => false),
            "seat_assignments_seat_key",
        ),
        (
            domain::guard!("seats one seat per guest" => false),
            "seat_assignments_guest_key",
        ),
    ];
    for (_, name) in constraints.into_iter().filter(|(off, _)| *off) {
        conn.execute(&format!("ALTER TABLE seat_assignments DROP CONSTRAINT {name}"))?;
    }
    Ok(())
}

/// Drops a database of a test, also when connections are open.
pub fn drop_database(server_url: &str, name: &str) -> Result<(), Error> {
    checked(name)?;
    connect(server_url)?.execute(&format!("DROP DATABASE IF EXISTS \"{name}\" WITH (FORCE)"))
}

/// Returns a SQLite database as the bytes of one file, with what is still in its log.
pub fn sqlite_file(conn: &mut Connection) -> Result<Vec<u8>, Error> {
    let Connection::Sqlite(conn) = conn else {
        return Err(Error::Unavailable("PostgreSQL has no file".to_owned()));
    };
    Ok(conn.serialize_database_to_buffer().try_as_slice()?.to_vec())
}

/// Migrates a database under another name first, so that a process that ends early leaves no half of a template.
fn create_template(conn: &mut Connection, server_url: &str, template: &str) -> Result<(), Error> {
    conn.execute(&format!("SELECT pg_advisory_lock({LOCK})"))?;
    if !exists(conn, template)? {
        let unfinished = format!("{template}_unfinished");
        conn.execute(&format!("DROP DATABASE IF EXISTS \"{unfinished}\" WITH (FORCE)"))?;
        let url = create_database(server_url, &unfinished)?;
        migrations::run(&mut connect(&url)?)?;
        conn.execute(&format!("ALTER DATABASE \"{unfinished}\" RENAME TO \"{template}\""))?;
    }
    conn.execute(&format!("SELECT pg_advisory_unlock({LOCK})"))
}

fn connect(url: &str) -> Result<Connection, Error> {
    Connection::open(&DatabaseUrl::parse(url)?, Purpose::Write)
}

fn exists(conn: &mut Connection, name: &str) -> Result<bool, Error> {
    checked(name)?;
    let found = super::stored(conn, "datname", &format!("pg_database WHERE datname = '{name}'"))?;
    Ok(!found.is_empty())
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

/// Replaces the path of a connection address, `postgresql://user@host/any?options`, and takes the role of the tests.
fn address(server_url: &str, name: &str) -> String {
    let (base, options) = server_url.split_once('?').unwrap_or((server_url, ""));
    let (scheme, rest) = base.split_once("://").unwrap_or(("postgresql", base));
    let host = rest.split_once('/').map_or(rest, |(host, _)| host);
    let mark = if options.is_empty() { "" } else { "&" };
    format!("{scheme}://{host}/{name}?{options}{mark}options=-c%20role%3D{ROLE}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_new_database_keeps_host_and_options() {
        assert_eq!(
            address("postgresql:///postgres?host=/tmp/x", "t1"),
            "postgresql:///t1?host=/tmp/x&options=-c%20role%3Dseatwright_tests"
        );
        for server in ["postgres://me@db:5432", "postgres://me@db:5432/other"] {
            assert_eq!(
                address(server, "t1"),
                "postgres://me@db:5432/t1?options=-c%20role%3Dseatwright_tests"
            );
        }
    }
}
