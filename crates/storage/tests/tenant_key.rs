//! Every table with data of organisations names the organisation in each row, and on PostgreSQL in each key and foreign key.
#![cfg(test)]

use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use storage::scratch::statements::unrecorded;
use storage::transfer::{self, Archive, Manifest};
use storage::{Connection, scratch};
use test_support::database::TestDatabase;

/// Tables whose rows belong to no organisation.
const SHARED: [(&str, &str); 11] = [
    ("users", "An account can be a member of several organisations."),
    ("organisations", "Its id is the tenant key."),
    ("account_tokens", "They belong to an account."),
    ("external_identities", "They belong to an account."),
    ("sign_in_requests", "No account is known before the sign-in has ended."),
    ("rate_limits", "They count attempts of addresses and accounts."),
    ("installation_key", "It belongs to the installation."),
    ("housekeeping_clock", "It belongs to the installation."),
    ("leases", "They belong to the servers of the installation."),
    ("live_epoch", "It belongs to the database."),
    ("build_files", "They belong to the builds of its servers."),
];

/// Tables with rows that belong to an organisation and others that do not.
const OPTIONAL: [(&str, &str); 2] = [
    ("outbox", "Mail to accounts belongs to no organisation."),
    ("mail_tries", "They belong to a mail of the outbox."),
];

/// Keys of PostgreSQL that are unique in the whole installation.
const GLOBAL_KEYS: [(&str, &str); 12] = [
    (
        "events_pkey",
        "Links and workers know only the id of an event; it leads to the organisation.",
    ),
    ("events_public_id_key", "Public pages know only this id."),
    ("guests_lookup_code_key", "Guests enter only the code."),
    ("parties_token_hash_key", "The link of a party has only the token."),
    ("guest_tokens_pkey", "A ticket has only the token."),
    (
        "answer_confirmations_token_key",
        "The link in the mail has only the token.",
    ),
    ("invitations_token_hash_key", "The link in the mail has only the token."),
    ("sessions_pkey", "The cookie has only the key."),
    ("sessions_id_key", "People end their sessions in all organisations."),
    (
        "outbox_pkey",
        "Mail to accounts has no organisation to be part of the key.",
    ),
    (
        "outbox_dedupe_key_key",
        "Mail to accounts has no organisation to be part of the key.",
    ),
    (
        "mail_tries_pkey",
        "Mail to accounts has no organisation to be part of the key.",
    ),
];

/// Foreign keys of PostgreSQL between tables of organisations that only have the id.
const GLOBAL_REFERENCES: [(&str, &str); 3] = [
    ("guest_mails_outbox_id_fkey", "The key of the outbox is global."),
    (
        "answer_confirmations_outbox_id_fkey",
        "The key of the outbox is global.",
    ),
    ("mail_tries_outbox_id_fkey", "The key of the outbox is global."),
];

#[derive(QueryableByName)]
struct TableRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    column: String,
}

#[derive(QueryableByName)]
struct KeyRow {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Bool)]
    has_tenant: bool,
}

/// Whether the column is `required`, `optional` or `absent` in each table.
const SQLITE_TABLES: &str = "SELECT m.name AS name,
    CASE c.\"notnull\" WHEN 1 THEN 'required' WHEN 0 THEN 'optional' ELSE 'absent' END AS \"column\"
    FROM sqlite_master m LEFT JOIN pragma_table_info(m.name) c ON c.name = 'organisation_id'
    WHERE m.type = 'table' AND m.name NOT LIKE '\\_\\_%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite%'";
const POSTGRES_TABLES: &str = "SELECT t.relname::text AS name,
    CASE a.attnotnull WHEN TRUE THEN 'required' WHEN FALSE THEN 'optional' ELSE 'absent' END AS \"column\"
    FROM pg_class t LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'organisation_id'
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND t.relname NOT LIKE '\\_\\_%'";
const KEYS: &str = "SELECT x.relname::text AS name, a.attnum = ANY(i.indkey) AS has_tenant
    FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'organisation_id'
    WHERE i.indisunique AND x.relnamespace = 'public'::regnamespace";
const REFERENCES: &str = "SELECT f.conname::text AS name, a.attnum = ANY(f.conkey) AS has_tenant
    FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attname = 'organisation_id'
    JOIN pg_attribute b ON b.attrelid = f.confrelid AND b.attname = 'organisation_id' WHERE f.contype = 'f'";

fn connect(database: &TestDatabase) -> Connection {
    drop(database.open());
    scratch::connect(database.url()).unwrap()
}

fn tables(conn: &mut Connection) -> BTreeMap<String, String> {
    let rows: Vec<TableRow> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(SQLITE_TABLES).load(c).unwrap(),
        Connection::Postgres(c) => diesel::sql_query(POSTGRES_TABLES).load(c).unwrap(),
    };
    rows.into_iter().map(|row| (row.name, row.column)).collect()
}

/// What is wrong with the columns of the tables.
fn wrong_tables(conn: &mut Connection) -> Vec<String> {
    let tables = tables(conn);
    let wanted = |name: &str| match name {
        _ if SHARED.iter().any(|(shared, _)| *shared == name) => "absent",
        _ if OPTIONAL.iter().any(|(optional, _)| *optional == name) => "optional",
        _ => "required",
    };
    let wrong = tables.iter().filter(|(name, column)| *column != wanted(name));
    let listed = SHARED.iter().chain(&OPTIONAL);
    let gone = listed.filter(|(name, _)| !tables.contains_key(*name));
    wrong
        .map(|(name, column)| {
            format!(
                "{name}.organisation_id is {column}, and should be {}. Add it to the migration, to schema.rs and to each \
                 insert, or list the table in SHARED with the reason.",
                wanted(name)
            )
        })
        .chain(gone.map(|(name, _)| format!("{name} is gone. Remove it from its list.")))
        .collect()
}

/// What is wrong with the keys or foreign keys of PostgreSQL.
fn wrong_keys(conn: &mut Connection, query: &str, global: &[(&str, &str)]) -> Vec<String> {
    let Connection::Postgres(c) = conn else {
        panic!("only the keys of PostgreSQL contain the organisation")
    };
    let rows: Vec<KeyRow> = diesel::sql_query(query).load(c).unwrap();
    assert!(rows.len() > 40, "the query must look at something");
    let is_global = |key: &KeyRow| global.iter().any(|(name, _)| *name == key.name);
    let lacks = rows.iter().filter(|key| !key.has_tenant && !is_global(key)).map(|key| {
        format!(
            "{} lacks organisation_id. Add it as the last column of a key or the first of a foreign key, or list the \
             name with the reason.",
            key.name
        )
    });
    let needless = global.iter().filter(|(name, _)| {
        let key = rows.iter().find(|key| key.name == *name);
        key.is_none_or(|key| key.has_tenant)
    });
    lacks
        .chain(needless.map(|(name, _)| format!("{name} needs no reason. Remove it from the list.")))
        .collect()
}

#[test]
fn each_table_with_data_of_organisations_names_the_organisation() {
    for database in TestDatabase::each() {
        let mut conn = connect(&database);
        assert_eq!(wrong_tables(&mut conn), Vec::<String>::new());
        let table = "CREATE TABLE menus (id TEXT NOT NULL PRIMARY KEY, event_id TEXT NOT NULL)";
        scratch::execute(&mut conn, table).unwrap();
        let [wrong] = <[String; 1]>::try_from(wrong_tables(&mut conn)).unwrap();
        assert!(
            wrong.starts_with("menus.organisation_id is absent, and should be required. Add it"),
            "{wrong}"
        );
    }
}

#[test]
fn each_key_of_postgresql_contains_the_organisation() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let mut conn = connect(&database);
    assert_eq!(wrong_keys(&mut conn, KEYS, &GLOBAL_KEYS), Vec::<String>::new());
    scratch::execute(&mut conn, "CREATE UNIQUE INDEX tags_colour_key ON tags (colour)").unwrap();
    let [wrong] = <[String; 1]>::try_from(wrong_keys(&mut conn, KEYS, &GLOBAL_KEYS)).unwrap();
    assert!(
        wrong.starts_with("tags_colour_key lacks organisation_id. Add it"),
        "{wrong}"
    );
}

#[test]
fn each_foreign_key_of_postgresql_between_tables_of_organisations_contains_the_organisation() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let mut conn = connect(&database);
    let wrong = |conn: &mut Connection| wrong_keys(conn, REFERENCES, &GLOBAL_REFERENCES);
    assert_eq!(wrong(&mut conn), Vec::<String>::new());
    let reference = "ALTER TABLE wishes ADD CONSTRAINT wishes_event_fkey FOREIGN KEY (event_id) REFERENCES events (id)";
    scratch::execute(&mut conn, reference).unwrap();
    let [found] = <[String; 1]>::try_from(wrong(&mut conn)).unwrap();
    assert!(
        found.starts_with("wishes_event_fkey lacks organisation_id. Add it"),
        "{found}"
    );
}

/// Rows of a release whose parties and tries of mail named no organisation.
const EARLIER_ROWS: &str = "
    INSERT INTO organisations (id, name, created_at) VALUES ('acme', 'Acme', '2026-01-01 00:00:00');
    INSERT INTO events (id, organisation_id, name, description, starts_at, zone, venue, contact, status, created_at, updated_at)
        VALUES ('gala', 'acme', 'Gala', '', '2026-12-01 18:00:00', 'UTC', '', '', 'planning', '2026-01-01 00:00:00',
            '2026-01-01 00:00:00');
    INSERT INTO parties (id, event_id, name, created_at) VALUES ('smiths', 'gala', 'Smith', '2026-01-01 00:00:00');
    INSERT INTO outbox (id, dedupe_key, organisation_id, kind, recipient, sender_name, subject, text_body, html_body,
            message_id, secret, state, attempts, run_at, created_at)
        VALUES ('mail', 'key', 'acme', 'invitation', 'ada@example.org', '', '', '', '', '', FALSE, 'queued', 1,
            '2026-01-01 00:00:00', '2026-01-01 00:00:00'),
        ('account', 'other', NULL, 'verify-email', 'ada@example.org', '', '', '', '', '', FALSE, 'queued', 1,
            '2026-01-01 00:00:00', '2026-01-01 00:00:00');
    INSERT INTO mail_tries (outbox_id, failed_at, attempt, failure)
        VALUES ('account', '2026-01-01 00:00:00', 1, ''), ('mail', '2026-01-01 00:00:00', 1, '');";

#[test]
fn rows_of_an_earlier_backup_get_the_organisation_of_their_event_or_mail() {
    for (source, target) in TestDatabase::each_empty().iter().zip(TestDatabase::each_empty()) {
        let mut conn = scratch::connect(source.url()).unwrap();
        scratch::migrate_before(&mut conn, "20261130060000").unwrap();
        scratch::execute(&mut conn, EARLIER_ROWS).unwrap();
        let mut file = Vec::new();
        let manifest = Manifest::new("now".to_owned(), "0.0.0".to_owned(), None);
        unrecorded(|| {
            transfer::write(&mut conn, manifest, &mut file).unwrap();
            transfer::restore_fresh(target.url(), Archive::open(&file[..]).unwrap()).unwrap();
        });
        // The check at the end of a test knows the present schema only.
        source.forget_statements();
        let mut conn = scratch::connect(target.url()).unwrap();
        let mut stored = |of: &str| scratch::stored(&mut conn, "organisation_id", of).unwrap();
        assert_eq!(stored("parties"), [Some("acme".to_owned())]);
        assert_eq!(stored("mail_tries ORDER BY outbox_id"), [None, Some("acme".to_owned())]);
    }
}
