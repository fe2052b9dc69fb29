//! PostgreSQL when it is restarted, stuck or slow: each test breaks its own database only.
#![cfg(test)]

use domain::account::Email;
use domain::id::UserId;
use storage::accounts::{self, NewUser};
use storage::{Connection, Connections, Error, Storage, scratch};
use test_support::database::TestDatabase;

fn insert(conn: &mut Connection, name: &str) -> Result<(), Error> {
    let id = UserId::parse(name).map_err(|error| Error::Corrupt(error.to_string()))?;
    let address = format!("{name}@x.org");
    let email = Email {
        typed: address.clone(),
        folded: address,
    };
    let new = NewUser {
        id: &id,
        email: &email,
        name,
        password_hash: "-",
    };
    let now = "2026-11-21T08:00:00Z".parse().or(Err(Error::NotFound))?;
    accounts::insert_user(conn, &new, now)
}

fn setting(conn: &mut Connection, name: &str) -> Option<String> {
    let value = format!("current_setting('{name}')");
    scratch::stored(conn, &value, "(SELECT 1) AS one").unwrap().remove(0)
}

#[test]
fn a_restarted_server_costs_no_read_and_no_write() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = Storage::open_with(database.url(), Connections::from_total(6)).unwrap();
    let mut operator = scratch::connect(database.url()).unwrap();
    // An ordinary role may not end connections of the superuser who took it.
    scratch::execute(&mut operator, "SET ROLE NONE").unwrap();
    for round in 0..3 {
        scratch::execute(
            &mut operator,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .unwrap();
        for n in 0..6 {
            storage.ping().unwrap();
            storage
                .write(move |conn| insert(conn, &format!("u{round}x{n}")))
                .unwrap();
        }
    }
}

#[test]
fn a_stuck_lock_is_answered_as_unavailable_and_the_writer_goes_on() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = Storage::open_with(database.url(), Connections::from_total(2)).unwrap();
    let mut stuck = scratch::connect(database.url()).unwrap();
    scratch::execute(&mut stuck, "BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE").unwrap();
    let refused = storage.write(|conn| insert(conn, "waiting"));
    assert!(
        matches!(&refused, Err(Error::Unavailable(why)) if why.contains("lock timeout")),
        "{refused:?}"
    );
    let refused = storage.read(|conn| accounts::find_credentials(conn, "waiting@x.org").map(|_| ()));
    assert!(
        matches!(&refused, Err(Error::Unavailable(why)) if why.contains("lock timeout")),
        "{refused:?}"
    );
    scratch::execute(&mut stuck, "ROLLBACK").unwrap();
    storage.write(|conn| insert(conn, "waiting")).unwrap();
}

#[test]
fn every_session_has_time_limits_also_after_the_migrations() {
    let Some(database) = TestDatabase::postgres() else {
        return;
    };
    let storage = database.open();
    let limits = |conn: &mut Connection| {
        let names = [
            "lock_timeout",
            "statement_timeout",
            "idle_in_transaction_session_timeout",
        ];
        Ok::<_, Error>(names.map(|name| setting(conn, name).unwrap_or_default()))
    };
    let expected = ["3s", "30s", "1min"].map(str::to_owned);
    assert_eq!(storage.read(limits).unwrap(), expected);
    // The first write runs on the connection that migrated, the others on those that were opened for writes.
    for _ in 0..8 {
        assert_eq!(storage.write(limits).unwrap(), expected);
    }
}

#[test]
fn the_collation_of_the_database_is_known() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let own = |conn: &mut Connection| match conn {
            Connection::Sqlite(_) => Ok(None),
            Connection::Postgres(_) => {
                let found = scratch::stored(conn, "datcollate", "pg_database WHERE datname = current_database()")?;
                Ok::<_, Error>(found.into_iter().flatten().next())
            }
        };
        assert_eq!(storage.collation().unwrap(), storage.read(own).unwrap());
    }
}
