//! What is known of the installation itself: the fingerprint of its key, so that a server with another key is recognised, and
//! where people reach it.

use diesel::prelude::*;

use crate::core::connection::Connection;
use crate::core::error::Error;
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

/// Returns the fingerprint of the key, if a server has used the database.
pub fn fingerprint(conn: &mut Connection) -> Result<Option<Vec<u8>>, Error> {
    let query = installation_key::table.find(ID).select(installation_key::fingerprint);
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Keeps where people reach the product.
pub fn set_base_url(conn: &mut Connection, base_url: &str) -> Result<(), Error> {
    let other = installation_key::base_url
        .is_null()
        .or(installation_key::base_url.ne(base_url));
    let target = installation_key::table
        .filter(installation_key::id.eq(ID))
        .filter(other);
    let update = diesel::update(target).set(installation_key::base_url.eq(base_url));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns where people reach the product, if a server has told.
pub fn base_url(conn: &mut Connection) -> Result<Option<String>, Error> {
    let query = installation_key::table.find(ID).select(installation_key::base_url);
    let row: Option<Option<String>> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.flatten())
}
