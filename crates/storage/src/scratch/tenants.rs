//! Whether rows name the organisation of their event. On PostgreSQL foreign keys guarantee it.

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::scratch::lines;

const TABLES: &str = "SELECT m.name AS line FROM sqlite_master m
    JOIN pragma_table_info(m.name) e ON e.name = 'event_id' JOIN pragma_table_info(m.name) o ON o.name = 'organisation_id'
    WHERE m.type = 'table'";
const TRIES: &str = "SELECT 'mail_tries' AS line WHERE EXISTS (
    SELECT 1 FROM mail_tries t JOIN outbox m ON m.id = t.outbox_id WHERE t.organisation_id IS NOT m.organisation_id)";

/// Returns the tables of a SQLite database with a row that names another organisation than its event or its mail.
pub fn strays(conn: &mut Connection) -> Result<Vec<String>, Error> {
    let tables = match conn {
        Connection::Sqlite(_) => lines(conn, TABLES, "")?,
        Connection::Postgres(_) => Vec::new(),
    };
    // In an earlier schema, guests do not name the organisation.
    if !tables.iter().any(|table| table == "guests") {
        return Ok(Vec::new());
    }
    let of_event = tables.iter().map(|table| {
        format!(
            "SELECT '{table}' AS line WHERE EXISTS (SELECT 1 FROM \"{table}\" r JOIN events e ON e.id = r.event_id
             WHERE r.organisation_id <> e.organisation_id) UNION ALL "
        )
    });
    let query = of_event.chain([TRIES.to_owned()]).collect::<String>();
    lines(conn, &query, "")
}
