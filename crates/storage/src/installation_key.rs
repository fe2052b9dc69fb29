//! The fingerprint of the key of the installation, so that a server with another key is recognised.

use diesel::prelude::*;

use crate::connection::Connection;
use crate::error::Error;
use crate::schema::installation_key;

/// The only row.
const ID: i32 = 1;

/// Stores the fingerprint of the first key, and returns the one that is stored.
pub fn claim(conn: &mut Connection, fingerprint: &[u8; 32]) -> Result<Vec<u8>, Error> {
    let row = (
        installation_key::id.eq(ID),
        installation_key::fingerprint.eq(&fingerprint[..]),
    );
    let insert = diesel::insert_into(installation_key::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    let stored = installation_key::table.find(ID).select(installation_key::fingerprint);
    Ok(both!(conn, c => stored.get_result(c))?)
}
