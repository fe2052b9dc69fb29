//! Row-level security of PostgreSQL: a transaction that has proved an event has no rows of other organisations. Databases of
//! tests belong to an ordinary role, so that every test runs within the policies.
#![cfg(test)]

use diesel::prelude::*;
use diesel::sql_types::Text;
use domain::id::{EventId, OrganisationId};
use storage::{Connection, Constraint, Error, Storage, events, guests, scratch};
use test_support::database::TestDatabase;

/// Tables with an organisation in each row that have no policy.
const SPANNING: [(&str, &str); 5] = [
    ("memberships", "People see all organisations that they are members of."),
    ("sessions", "People end their sessions in all organisations."),
    (
        "invitations",
        "People accept invitations while they are signed in to another organisation.",
    ),
    ("outbox", "People receive mail of several organisations."),
    ("mail_tries", "They belong to a mail of the outbox."),
];

const OPEN_TABLES: &str = "SELECT t.relname::text AS name FROM pg_class t
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'organisation_id'
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND NOT (t.relrowsecurity AND t.relforcerowsecurity
        AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = t.oid AND p.polname = 'organisation'))";

#[derive(QueryableByName)]
struct OpenTable {
    #[diesel(sql_type = Text)]
    name: String,
}

/// What is wrong with the policies of the tables.
fn wrong_policies(conn: &mut Connection) -> Vec<String> {
    let Connection::Postgres(c) = conn else {
        panic!("only PostgreSQL has policies")
    };
    let open: Vec<OpenTable> = diesel::sql_query(OPEN_TABLES).load(c).unwrap();
    let is_listed = |table: &&OpenTable| SPANNING.iter().any(|(name, _)| *name == table.name);
    assert_eq!(
        open.iter().filter(is_listed).count(),
        SPANNING.len(),
        "the list is up to date"
    );
    let unlisted = open.iter().filter(|table| !is_listed(table));
    unlisted
        .map(|table| {
            format!(
                "{} lacks the policy organisation. Create it as in the migration row_level_security, or list the table in \
                 SPANNING with the reason.",
                table.name
            )
        })
        .collect()
}

#[test]
fn each_table_of_organisations_has_a_policy_that_its_owner_cannot_bypass() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    drop(database.open());
    let mut conn = scratch::connect(database.url()).unwrap();
    assert_eq!(wrong_policies(&mut conn), Vec::<String>::new());
    scratch::execute(&mut conn, "CREATE TABLE menus (organisation_id TEXT NOT NULL)").unwrap();
    let [wrong] = <[String; 1]>::try_from(wrong_policies(&mut conn)).unwrap();
    assert!(
        wrong.starts_with("menus lacks the policy organisation. Create it"),
        "{wrong}"
    );
}

const TWO_ORGANISATIONS: &str = "
    INSERT INTO organisations (id, name, created_at) VALUES
        ('acme-----------------', 'Acme', '2026-01-01'), ('other----------------', 'Other', '2026-01-01');
    INSERT INTO events (id, organisation_id, name, description, starts_at, zone, venue, contact, status, created_at, updated_at)
        VALUES ('gala-----------------', 'acme-----------------', 'Gala', '', '2026-12-01', 'UTC', '', '', 'planning',
            '2026-01-01', '2026-01-01'),
        ('ball-----------------', 'other----------------', 'Ball', '', '2026-12-01', 'UTC', '', '', 'planning',
            '2026-01-01', '2026-01-01')";

fn names(conn: &mut Connection) -> Result<Vec<String>, Error> {
    let rows = scratch::stored(conn, "name", "events ORDER BY name")?;
    Ok(rows.into_iter().flatten().collect())
}

/// Proves the event of the first organisation, and then runs statements without any condition.
fn within(storage: &Storage, statements: &'static str) -> Result<Vec<String>, Error> {
    storage.write(move |conn| {
        let acme = OrganisationId::parse("acme-----------------").unwrap();
        let gala = EventId::parse("gala-----------------").unwrap();
        events::scope(conn, &acme, &gala)?;
        scratch::execute(conn, statements)?;
        names(conn)
    })
}

#[test]
fn a_transaction_that_has_proved_an_event_neither_reads_nor_writes_rows_of_other_organisations() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = database.open();
    let setup = |conn: &mut Connection| scratch::execute(conn, TWO_ORGANISATIONS);
    storage.write(setup).unwrap();
    assert_eq!(
        storage.read(names).unwrap(),
        ["Ball", "Gala"],
        "workers span organisations"
    );

    assert_eq!(
        within(&storage, "UPDATE events SET name = name || '!'").unwrap(),
        ["Gala!"]
    );
    let stolen = "INSERT INTO parties (id, organisation_id, event_id, name, created_at)
        VALUES ('p', 'other----------------', 'ball-----------------', 'Smith', '2026-01-01')";
    let refused = within(&storage, stolen).unwrap_err().to_string();
    assert!(refused.contains("row-level security"), "{refused}");
    assert_eq!(
        storage.read(names).unwrap(),
        ["Ball", "Gala!"],
        "later transactions see all again"
    );
}

#[test]
fn a_row_cannot_name_another_organisation_than_its_event() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = database.open();
    let party = "INSERT INTO parties (id, organisation_id, event_id, name, created_at)
        VALUES ('p', 'other----------------', 'gala-----------------', 'Smith', '2026-01-01')";
    let insert = move |conn: &mut Connection| {
        scratch::execute(conn, TWO_ORGANISATIONS)?;
        scratch::execute(conn, party)
    };
    let refused = storage.write(insert).unwrap_err();
    assert!(matches!(refused, Error::Conflict(Constraint::Reference)), "{refused:?}");
}

#[test]
fn values_that_must_be_unique_in_the_whole_installation_are_looked_up_in_all_organisations() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = database.open();
    let party = "INSERT INTO parties (id, organisation_id, event_id, name, created_at)
        VALUES ('smiths', 'other----------------', 'ball-----------------', 'Smith', '2026-01-01')";
    let look_up = move |conn: &mut Connection| {
        scratch::execute(conn, TWO_ORGANISATIONS)?;
        scratch::execute(conn, party)?;
        let acme = OrganisationId::parse("acme-----------------").unwrap();
        let gala = EventId::parse("gala-----------------").unwrap();
        events::scope(conn, &acme, &gala)?;
        let taken = guests::parties::taken_ids(conn, &["smiths", "millers"])?;
        Ok::<_, Error>((taken, names(conn)?))
    };
    let (taken, names) = storage.write(look_up).unwrap();
    assert_eq!(taken, ["smiths".to_owned()].into());
    assert_eq!(names, ["Gala"], "the rest of the transaction is narrowed again");
}
