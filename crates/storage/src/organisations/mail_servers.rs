//! The mail servers of organisations, one at most for each. Passwords come and go encrypted.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::OrganisationId;
use domain::mail_server::{MailServer, Security};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::organisation_mail_servers as table;

/// The server of an organisation as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredServer {
    /// What its owners entered.
    pub server: MailServer,
    /// The password, encrypted.
    pub password: Option<Vec<u8>>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
    /// The last test since then.
    pub tested: Option<Test>,
}

/// The outcome of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// When it ended.
    pub at: DateTime<Utc>,
    /// Whether the server works.
    pub ok: bool,
    /// What people read about it.
    pub message: String,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = table, treat_none_as_null = true, treat_none_as_default_value = false)]
struct Row {
    host: String,
    port: i32,
    security: String,
    username: String,
    password: Option<Vec<u8>>,
    from_address: String,
    from_name: String,
    per_minute: Option<i32>,
    updated_at: NaiveDateTime,
    tested_at: Option<NaiveDateTime>,
    test_ok: Option<bool>,
    test_message: Option<String>,
}

/// Returns the server of an organisation.
pub fn find(conn: &mut Connection, organisation: &OrganisationId) -> Result<Option<StoredServer>, Error> {
    let query =
        table::table.filter(guard_rows!("tenancy mail server" => table::organisation_id.eq(organisation.as_str())));
    let row: Option<Row> = both!(conn, c => query.select(Row::as_select()).first(c).optional())?;
    row.map(StoredServer::try_from).transpose()
}

/// Stores the server of an organisation in place of the one before.
pub fn put(conn: &mut Connection, organisation: &OrganisationId, stored: &StoredServer) -> Result<(), Error> {
    delete(conn, organisation)?;
    let row = (
        table::organisation_id.eq(organisation.as_str()),
        Row::from(stored.clone()),
    );
    both!(conn, c => diesel::insert_into(table::table).values(row).execute(c))?;
    Ok(())
}

/// Removes the server of an organisation.
pub fn delete(conn: &mut Connection, organisation: &OrganisationId) -> Result<(), Error> {
    let target = table::table.find(organisation.as_str());
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Notes a test, unless the server was changed in the meantime.
pub fn note_test(
    conn: &mut Connection,
    organisation: &OrganisationId,
    tested: DateTime<Utc>,
    test: &Test,
) -> Result<(), Error> {
    let target = table::table
        .find(organisation.as_str())
        .filter(table::updated_at.eq(tested.naive_utc()));
    let update = diesel::update(target).set((
        table::tested_at.eq(Some(test.at.naive_utc())),
        table::test_ok.eq(Some(test.ok)),
        table::test_message.eq(Some(&test.message)),
    ));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

impl From<StoredServer> for Row {
    fn from(stored: StoredServer) -> Self {
        let server = stored.server;
        Self {
            host: server.host,
            port: server.port.into(),
            security: server.security.as_str().to_owned(),
            username: server.username,
            password: stored.password,
            from_address: server.from_address,
            from_name: server.from_name,
            per_minute: server.per_minute,
            updated_at: stored.updated_at.naive_utc(),
            tested_at: stored.tested.as_ref().map(|test| test.at.naive_utc()),
            test_ok: stored.tested.as_ref().map(|test| test.ok),
            test_message: stored.tested.map(|test| test.message),
        }
    }
}

impl TryFrom<Row> for StoredServer {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let corrupt = || Error::Corrupt(format!("mail server {}:{} {}", row.host, row.port, row.security));
        let test = |at: NaiveDateTime| Test {
            at: at.and_utc(),
            ok: row.test_ok.unwrap_or(false),
            message: row.test_message.clone().unwrap_or_default(),
        };
        Ok(Self {
            tested: row.tested_at.map(test),
            server: MailServer {
                port: u16::try_from(row.port).or(Err(corrupt()))?,
                security: Security::parse(&row.security).or(Err(corrupt()))?,
                host: row.host,
                username: row.username,
                from_address: row.from_address,
                from_name: row.from_name,
                per_minute: row.per_minute,
            },
            password: row.password,
            updated_at: row.updated_at.and_utc(),
        })
    }
}
