//! Row-level security of PostgreSQL, below the conditions of all queries. A query that proves a membership or an event
//! returns [`narrowed`] as a column; the policies of the tables then hide the rows of other organisations from the rest of
//! the transaction. Transactions without such a query see all organisations.

use diesel::define_sql_function;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};

use crate::core::connection::Connection;
use crate::core::error::Error;

/// The setting that the policies read.
const SETTING: &str = "seatwright.organisation";

define_sql_function! {
    /// Sets a parameter of the session, or with `is_local` of the transaction, and returns its value.
    fn set_config(name: Text, value: Text, is_local: Bool) -> Text;
}

define_sql_function! {
    /// Returns a parameter of the session; NULL when it was never set.
    fn current_setting(name: Text, may_be_missing: Bool) -> Nullable<Text>;
}

/// Narrows the transaction to the organisation of a column, in the statement that reads the column.
pub(crate) fn narrowed<C: diesel::expression::AsExpression<Text>>(
    organisation: C,
) -> set_config<&'static str, C, bool> {
    set_config(SETTING, organisation, true)
}

/// Runs a query over all organisations, for values that must be unique in the whole installation.
pub(crate) fn across<T>(
    conn: &mut Connection,
    query: impl FnOnce(&mut Connection) -> Result<T, Error>,
) -> Result<T, Error> {
    let Connection::Postgres(c) = conn else {
        return query(conn);
    };
    let before = diesel::select((current_setting(SETTING, true), narrowed("")));
    let (before, _) = before.get_result::<(Option<String>, String)>(c)?;
    let outcome = query(conn)?;
    if let Connection::Postgres(c) = conn {
        diesel::select(narrowed(before.unwrap_or_default())).get_result::<String>(c)?;
    }
    Ok(outcome)
}
