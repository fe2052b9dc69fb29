//! The schemas of the two databases, and what every SQLite connection must be set to.
#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use diesel::sql_types::{Integer, Text};
use storage::{Connection, DatabaseUrl, Storage, scratch};
use test_support::database::TestDatabase;

#[derive(QueryableByName, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Column {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Integer)]
    required: i32,
}

#[derive(QueryableByName, Debug)]
struct Unique {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    index_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
}

const SQLITE_COLUMNS: &str = "SELECT m.name AS table_name, c.name AS column_name, lower(c.type) AS kind, c.\"notnull\" AS required
    FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\'
    AND m.name NOT LIKE 'sqlite%' ORDER BY 1, 2";
const POSTGRES_COLUMNS: &str = "SELECT table_name::text, column_name::text, data_type::text AS kind,
    CASE WHEN is_nullable = 'NO' THEN 1 ELSE 0 END AS required FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name) WHERE table_type = 'BASE TABLE' AND table_schema = 'public' AND table_name NOT LIKE '\\_\\_%' ORDER BY 1, 2";
const SQLITE_UNIQUE: &str =
    "SELECT m.name AS table_name, i.name AS index_name, c.name AS column_name FROM sqlite_master m
    JOIN pragma_index_list(m.name) i JOIN pragma_index_info(i.name) c
    WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND i.\"unique\" = 1";
const POSTGRES_UNIQUE: &str =
    "SELECT t.relname::text AS table_name, x.relname::text AS index_name, a.attname::text AS column_name
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY(i.indkey) JOIN pg_namespace n ON n.oid = t.relnamespace
    WHERE i.indisunique AND n.nspname = 'public' AND t.relname NOT LIKE '\\_\\_%'";

fn connect(database: &TestDatabase) -> Connection {
    drop(database.open());
    scratch::connect(database.url()).unwrap()
}

fn columns(conn: &mut Connection) -> Vec<Column> {
    let mut columns: Vec<Column> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(SQLITE_COLUMNS).load(c).unwrap(),
        Connection::Postgres(c) => diesel::sql_query(POSTGRES_COLUMNS).load(c).unwrap(),
    };
    for column in &mut columns {
        // SQLite numbers the rows of a table by a key of this type only.
        let is_numbered = (column.table_name.as_str(), column.column_name.as_str()) == ("changes", "id");
        column.kind = match column.kind.as_str() {
            "integer" if is_numbered => "bigint",
            "blob" => "bytea",
            "timestamp without time zone" => "timestamp",
            other => other,
        }
        .to_owned();
    }
    columns.sort();
    columns
}

/// The unique sets of columns of each table, without the organisation, which is part of most of them on PostgreSQL.
fn uniques(conn: &mut Connection) -> BTreeSet<(String, BTreeSet<String>)> {
    let rows: Vec<Unique> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(SQLITE_UNIQUE).load(c).unwrap(),
        Connection::Postgres(c) => diesel::sql_query(POSTGRES_UNIQUE).load(c).unwrap(),
    };
    let mut sets: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    for row in rows {
        let columns = sets.entry((row.table_name, row.index_name)).or_default();
        if row.column_name != "organisation_id" {
            columns.insert(row.column_name);
        }
    }
    sets.into_iter().map(|((table, _), columns)| (table, columns)).collect()
}

#[test]
fn sqlite_and_postgresql_have_the_same_tables_columns_and_unique_sets() {
    let sqlite = TestDatabase::sqlite();
    let Some(postgres) = TestDatabase::postgres() else {
        return;
    };
    let (mut sqlite, mut postgres) = (connect(&sqlite), connect(&postgres));
    let ours = columns(&mut sqlite);
    assert!(ours.len() > 60, "the query must look at something: {ours:?}");
    assert_eq!(ours, columns(&mut postgres));
    assert_eq!(uniques(&mut sqlite), uniques(&mut postgres));
}

#[test]
fn a_double_booking_is_impossible_by_schema_on_each_database() {
    for database in TestDatabase::each() {
        let sets = uniques(&mut connect(&database));
        let seat: &[&str] = &["event_id", "sitting_id", "room_id", "seat_id"];
        for key in [seat, &["event_id", "sitting_id", "guest_id"]] {
            let columns = key.iter().map(|column| (*column).to_owned()).collect();
            assert!(
                sets.contains(&("seat_assignments".to_owned(), columns)),
                "{key:?} in {sets:?}"
            );
        }
    }
}

const SQLITE_UNINDEXED: &str = "SELECT m.name || '.' || k.\"from\" AS line
    FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) k
    WHERE m.type = 'table' AND k.seq = 0 AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(m.name) i JOIN pragma_index_info(i.name) c
        WHERE c.seqno = 0 AND c.name IN (
            SELECT o.\"from\" FROM pragma_foreign_key_list(m.name) o WHERE o.id = k.id))";
const POSTGRES_UNINDEXED: &str = "SELECT t.relname || '.' || a.attname AS line
    FROM pg_constraint f JOIN pg_class t ON t.oid = f.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1]
    WHERE f.contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indkey[0] = ANY(f.conkey))";

#[derive(QueryableByName, Debug)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// The foreign keys whose rows are found only by reading the whole table, as deleting what they refer to must.
fn unindexed(conn: &mut Connection) -> Vec<String> {
    let rows: Vec<Line> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(SQLITE_UNINDEXED).load(c).unwrap(),
        Connection::Postgres(c) => diesel::sql_query(POSTGRES_UNINDEXED).load(c).unwrap(),
    };
    rows.into_iter().map(|row| row.line).collect()
}

#[test]
fn each_foreign_key_has_an_index_so_that_a_delete_finds_what_refers_to_it() {
    for database in TestDatabase::each() {
        let mut conn = connect(&database);
        assert_eq!(unindexed(&mut conn), Vec::<String>::new());
        scratch::execute(&mut conn, "DROP INDEX activities_user_id_idx").unwrap();
        assert_eq!(unindexed(&mut conn), ["activities.user_id"]);
    }
}

#[test]
fn migrations_go_up_down_and_up_again() {
    for database in TestDatabase::each_empty() {
        let mut conn = scratch::connect(database.url()).unwrap();
        scratch::migrate(&mut conn).unwrap();
        let first = columns(&mut conn);
        scratch::revert(&mut conn).unwrap();
        assert_eq!(columns(&mut conn), []);
        scratch::migrate(&mut conn).unwrap();
        assert_eq!(columns(&mut conn), first);
    }
}

#[test]
fn opening_an_up_to_date_database_again_changes_nothing() {
    for database in TestDatabase::each_empty() {
        drop(database.open());
        drop(database.open());
    }
}

#[test]
fn machines_that_start_together_migrate_once() {
    for database in TestDatabase::each_empty() {
        if let DatabaseUrl::Postgres(_) = database.url() {
            std::thread::scope(|scope| {
                for _ in 0..4 {
                    scope.spawn(|| drop(database.open()));
                }
            });
        }
    }
}

#[test]
fn every_connection_to_sqlite_is_durable_and_checks_references() {
    let database = TestDatabase::sqlite();
    let storage = Storage::open(database.url()).unwrap();
    let settings = |conn: &mut Connection| -> Result<(String, i32, i32), storage::Error> {
        let Connection::Sqlite(c) = conn else {
            return Err(storage::Error::NotFound);
        };
        let text = |c: &mut SqliteConnection| diesel::dsl::sql::<Text>("PRAGMA journal_mode").get_result(c);
        let int = |c: &mut SqliteConnection, sql: &str| diesel::dsl::sql::<Integer>(sql).get_result(c);
        Ok((text(c)?, int(c, "PRAGMA synchronous")?, int(c, "PRAGMA foreign_keys")?))
    };
    let wanted = ("wal".to_owned(), 2, 1);
    assert_eq!(storage.write(settings).unwrap(), wanted);
    // Four readers at once: each thread holds its own connection of the pool.
    let barrier = std::sync::Barrier::new(4);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let seen = storage.read(|conn| {
                    barrier.wait();
                    settings(conn)
                });
                assert_eq!(seen.unwrap(), wanted);
            });
        }
    });
}

#[test]
fn a_reference_to_a_missing_row_is_refused() {
    for database in TestDatabase::each() {
        let mut conn = connect(&database);
        let sql =
            "INSERT INTO seats (organisation_id, event_id, room_id, generation, seat_id, table_id, table_label, seat_number,
                seat_label, kind)
            VALUES ('missing', 'nowhere', 'nowhere', 1, 't1-chair-1', 't1', '', 1, 'A', 'round')";
        let outcome = match &mut conn {
            Connection::Sqlite(c) => diesel::sql_query(sql).execute(c),
            Connection::Postgres(c) => diesel::sql_query(sql).execute(c),
        };
        let error = storage::Error::from(outcome.unwrap_err());
        assert!(
            matches!(error, storage::Error::Conflict(storage::Constraint::Reference)),
            "{error:?}"
        );
    }
}

#[test]
fn a_file_that_is_no_database_and_a_server_that_is_none_are_unavailable() {
    let nowhere = DatabaseUrl::sqlite("/nowhere/at/all/seatwright.db");
    assert!(matches!(Storage::open(&nowhere), Err(storage::Error::Unavailable(_))));
    let nobody = DatabaseUrl::parse("postgresql:///x?host=/nowhere").unwrap();
    assert!(matches!(Storage::open(&nobody), Err(storage::Error::Unavailable(_))));
}

const SQLITE_REFERENCES: &str = "SELECT m.name || ' ' || k.\"table\" AS line
    FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) k WHERE m.type = 'table'";

#[test]
fn backups_hold_every_table_after_those_that_it_refers_to() {
    let mut conn = connect(&TestDatabase::sqlite());
    let present: BTreeSet<String> = columns(&mut conn).into_iter().map(|column| column.table_name).collect();
    let held: Vec<&str> = storage::transfer::TABLES.to_vec();
    let known = held.iter().chain(&storage::transfer::LEFT_OUT);
    assert_eq!(known.map(|table| (*table).to_owned()).collect::<BTreeSet<_>>(), present);
    let Connection::Sqlite(c) = &mut conn else {
        panic!("SQLite")
    };
    let references: Vec<Line> = diesel::sql_query(SQLITE_REFERENCES).load(c).unwrap();
    assert!(references.len() > 40, "the query must look at something");
    for reference in references {
        let (table, other) = reference.line.split_once(' ').unwrap();
        if storage::transfer::LEFT_OUT.contains(&table) {
            continue;
        }
        let place = |name: &str| held.iter().position(|table| *table == name);
        assert!(place(other) < place(table), "{table} comes before {other}");
    }
}
