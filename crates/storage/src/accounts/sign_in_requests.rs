//! Pending sign-ins at an OpenID Connect provider. Each belongs to one browser, which holds a random cookie whose
//! SHA-256 is the key; each can be finished once.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::sign_in_requests;

/// A sign-in that begins.
pub struct NewRequest<'a> {
    /// SHA-256 of what the browser's cookie holds.
    pub browser_hash: &'a [u8; 32],
    /// What the provider must send back through the browser.
    pub state: &'a str,
    /// What the provider must put into its token.
    pub nonce: &'a str,
    /// What the code is exchanged with.
    pub verifier: &'a str,
    /// A checked path of ours, or nothing.
    pub return_path: &'a str,
    /// When it stops working.
    pub expires_at: DateTime<Utc>,
}

/// A sign-in that comes back.
#[derive(Clone, PartialEq, Eq)]
pub struct Request {
    /// What the provider must send back through the browser.
    pub state: String,
    /// What the provider must put into its token.
    pub nonce: String,
    /// What the code is exchanged with.
    pub verifier: String,
    /// A checked path of ours, or nothing.
    pub return_path: String,
}

/// Stores a sign-in that begins.
pub fn insert(conn: &mut Connection, request: &NewRequest<'_>) -> Result<(), Error> {
    let row = (
        sign_in_requests::browser_hash.eq(&request.browser_hash[..]),
        sign_in_requests::state.eq(request.state),
        sign_in_requests::nonce.eq(request.nonce),
        sign_in_requests::verifier.eq(request.verifier),
        sign_in_requests::return_path.eq(request.return_path),
        sign_in_requests::expires_at.eq(request.expires_at.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(sign_in_requests::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the sign-in of a browser and deletes it in the same statement, so that it cannot be finished twice.
pub fn take(conn: &mut Connection, browser_hash: &[u8; 32], now: DateTime<Utc>) -> Result<Option<Request>, Error> {
    let target = sign_in_requests::table
        .filter(sign_in_requests::browser_hash.eq(&browser_hash[..]))
        .filter(sign_in_requests::expires_at.gt(now.naive_utc()));
    let columns = (
        sign_in_requests::state,
        sign_in_requests::nonce,
        sign_in_requests::verifier,
        sign_in_requests::return_path,
    );
    let row: Option<(String, String, String, String)> =
        both!(conn, c => diesel::delete(target).returning(columns).get_result(c).optional())?;
    Ok(row.map(|(state, nonce, verifier, return_path)| Request {
        state,
        nonce,
        verifier,
        return_path,
    }))
}

/// Deletes expired sign-ins.
pub fn delete_expired(conn: &mut Connection, now: DateTime<Utc>) -> Result<(), Error> {
    let target = sign_in_requests::table.filter(sign_in_requests::expires_at.le(now.naive_utc()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}
