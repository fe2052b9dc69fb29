//! Asks the database how it would run a statement, and finds the tables that it would read from end to end.
//!
//! A test database is small, so PostgreSQL would scan everything. It is asked with scans and joins of whole tables, and
//! each entry of an index that is read, made unattractive: what it still scans has no index that leads to the rows.

use diesel::prelude::*;
use diesel::sql_types::Text;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::scratch::statements::unrecorded;

/// A table that a statement reads from end to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// The statement, without its values.
    pub statement: String,
    /// What the database says of it.
    pub step: String,
}

#[derive(QueryableByName)]
struct SqliteStep {
    #[diesel(sql_type = Text)]
    detail: String,
}

#[derive(QueryableByName)]
struct PostgresStep {
    #[diesel(sql_type = Text)]
    #[diesel(column_name = "QUERY PLAN")]
    step: String,
}

/// Statements that may read all of a table, by a part of their text, each with the reason.
const ALLOWED: [(&str, &str); 11] = [
    (
        "WITH RECURSIVE waiting",
        "the organisations with work, which the statement itself has found by an index",
    ),
    (
        "max(`plan_commands`.`revision`)",
        "the hourly cleanup, on a reader, of an index without the bodies",
    ),
    ("max(\"plan_commands\".\"revision\")", "the same on PostgreSQL"),
    (
        "FROM `organisations` WHERE  NOT (EXISTS (SELECT `memberships`",
        "the hourly cleanup, on a reader, of an index with one short row per organisation",
    ),
    (
        "FROM \"organisations\" WHERE  NOT (EXISTS (SELECT \"memberships\"",
        "the same on PostgreSQL",
    ),
    (
        " AS accounts, ",
        "the figures of the operator's page: at most 100,000 rows of a table, counted at most every 10 seconds",
    ),
    (
        "`created_at` FROM `organisations` ORDER BY",
        "a command of the operator lists all organisations",
    ),
    (
        "\"created_at\" FROM \"organisations\" ORDER BY",
        "the same on PostgreSQL",
    ),
    (
        "(`users`.`sandbox_until` IS NULL) GROUP BY `memberships`",
        "the members of all organisations, for the same command",
    ),
    (
        "(\"users\".\"sandbox_until\" IS NULL) GROUP BY \"memberships\"",
        "the same on PostgreSQL",
    ),
    ("WHERE (1=0)", "an empty list of ids: no row is read"),
];

/// Returns the scans of a statement of the product. One that is not a query, or looks at the schema, has none.
pub fn scans(conn: &mut Connection, statement: &str) -> Result<Vec<Scan>, Error> {
    if !is_query(statement) || ALLOWED.iter().any(|(part, _)| statement.contains(part)) {
        return Ok(Vec::new());
    }
    let steps = unrecorded(|| match conn {
        Connection::Sqlite(_) => on_sqlite(conn, statement),
        Connection::Postgres(_) => on_postgres(conn, statement),
    })?;
    let scan = |step| Scan {
        statement: statement.to_owned(),
        step,
    };
    Ok(steps.into_iter().map(scan).collect())
}

fn is_query(statement: &str) -> bool {
    let verbs = ["SELECT", "UPDATE", "DELETE", "INSERT", "WITH"];
    let schema = [
        "__diesel_schema_migrations",
        "sqlite_master",
        "pragma_",
        "pg_",
        "information_schema",
    ];
    verbs.iter().any(|verb| statement.starts_with(verb))
        && !statement.contains(';')
        && !schema.iter().any(|name| statement.contains(name))
}

fn on_sqlite(conn: &mut Connection, statement: &str) -> Result<Vec<String>, Error> {
    let Connection::Sqlite(conn) = conn else {
        return Ok(Vec::new());
    };
    let steps: Vec<SqliteStep> = diesel::sql_query(format!("EXPLAIN QUERY PLAN {statement}")).load(conn)?;
    // A derived table is read as a whole; how its own rows are found is a step of its own.
    let derived = ["SCAN (", "SCAN counted"];
    let harmless = |step: &str| {
        step.contains("CONSTANT ROW")
            || step.contains("VALUES CLAUSE")
            || derived.iter().any(|table| step.starts_with(table))
    };
    let scans = steps.into_iter().map(|step| step.detail);
    Ok(scans
        .filter(|step| step.starts_with("SCAN ") && !harmless(step))
        .collect())
}

fn on_postgres(conn: &mut Connection, statement: &str) -> Result<Vec<String>, Error> {
    conn.execute(
        "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off;
         SET enable_mergejoin = off; SET enable_material = off; SET cpu_index_tuple_cost = 1000; SET jit = off",
    )?;
    conn.execute(&format!("PREPARE checked AS {statement}"))?;
    let values = vec!["NULL"; parameters(statement)].join(", ");
    let call = if values.is_empty() {
        String::new()
    } else {
        format!("({values})")
    };
    let steps = match conn {
        Connection::Postgres(conn) => {
            diesel::sql_query(format!("EXPLAIN (COSTS OFF) EXECUTE checked{call}")).load::<PostgresStep>(conn)
        }
        Connection::Sqlite(_) => Ok(Vec::new()),
    };
    conn.execute("DEALLOCATE checked")?;
    let lines: Vec<String> = steps?.into_iter().map(|step| step.step).collect();
    let mut scans = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let whole_table = line.contains("Seq Scan on ");
        let index = line.contains("Index Scan") || line.contains("Index Only Scan");
        let condition = lines.get(at + 1).is_some_and(|next| next.contains("Index Cond:"));
        if whole_table || (index && !condition) {
            scans.push(line.trim().to_owned());
        }
    }
    Ok(scans)
}

/// Returns how many values a statement of PostgreSQL takes.
fn parameters(statement: &str) -> usize {
    let after_dollar = statement.split('$').skip(1);
    let number = |text: &str| {
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().ok()
    };
    after_dollar.filter_map(number).max().unwrap_or(0)
}
