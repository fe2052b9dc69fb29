//! How servers of one PostgreSQL database tell each other whose changes have been committed: by NOTIFY on a connection of
//! its own, after the commit. In the writing transaction it would hold a lock of all databases during the flush.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Text};
use domain::id::OrganisationId;

use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::url::DatabaseUrl;

/// Longest payload; PostgreSQL refuses 8,000 bytes.
const PAYLOAD_MAX: usize = 7_000;
/// The channel on which servers tell who is where.
const PRESENCE: &str = "seatwright_presence";
/// The payload in place of more organisations than fit.
const EVERYONE: &str = "*";

/// What other servers told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Whose changes were committed.
    pub organisations: Vec<OrganisationId>,
    /// Whether there were more than are named.
    pub everyone: bool,
    /// Who is where in plans, in the words of the teller.
    pub presence: Vec<String>,
}

/// A connection to the other servers of a database.
pub struct Bus(PgConnection);

impl Bus {
    /// Connects to the servers of a database; `None` for a file, which belongs to one process.
    pub(crate) fn connect(url: &DatabaseUrl) -> Result<Option<Self>, Error> {
        match Connection::open(url, Purpose::Write)? {
            Connection::Sqlite(_) => Ok(None),
            Connection::Postgres(mut conn) => {
                // A wake-up that is lost in a crash is made up for by the regular look at recent changes.
                conn.batch_execute("SET synchronous_commit = off; LISTEN seatwright; LISTEN seatwright_presence")?;
                Ok(Some(Self(conn)))
            }
        }
    }

    /// Tells all servers, also this one, whose changes have been committed.
    pub fn tell(&mut self, organisations: &[OrganisationId]) -> Result<(), Error> {
        if organisations.is_empty() {
            return Ok(());
        }
        let names: Vec<&str> = organisations.iter().map(OrganisationId::as_str).collect();
        let payload = names.join(" ");
        let payload = if payload.len() > PAYLOAD_MAX {
            EVERYONE
        } else {
            &payload
        };
        let query = diesel::sql_query("SELECT pg_notify('seatwright', $1)").bind::<Text, _>(payload);
        query.execute(&mut self.0)?;
        Ok(())
    }

    /// Tells all servers, also this one, who is where in plans. Texts longer than PostgreSQL passes on are left out.
    pub fn tell_presence(&mut self, texts: &[String]) -> Result<(), Error> {
        let texts: Vec<&String> = texts.iter().filter(|text| text.len() <= PAYLOAD_MAX).collect();
        if !texts.is_empty() {
            let query = "SELECT pg_notify('seatwright_presence', text) FROM unnest($1) AS told (text)";
            diesel::sql_query(query)
                .bind::<Array<Text>, _>(texts)
                .execute(&mut self.0)?;
        }
        Ok(())
    }

    /// Returns what was told since the last call. Does not wait.
    pub fn hear(&mut self) -> Result<Told, Error> {
        let mut told = Told::default();
        for notification in self.0.notifications_iter() {
            let notification = notification?;
            let payload = notification.payload;
            if notification.channel == PRESENCE {
                told.presence.push(payload);
                continue;
            }
            if payload == EVERYONE {
                told.everyone = true;
                continue;
            }
            for id in payload.split(' ') {
                told.organisations
                    .push(OrganisationId::parse(id).map_err(|error| Error::Corrupt(error.to_string()))?);
            }
        }
        Ok(told)
    }
}
