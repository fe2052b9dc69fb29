//! The writer: jobs share a commit but not their failures, and answers come after the commit.
#![cfg(test)]

use std::sync::mpsc;
use std::thread;

use domain::account::Email;
use domain::id::UserId;
use storage::accounts::{self, NewUser};
use storage::{Connection, Constraint, Error, Storage};
use test_support::database::TestDatabase;

fn insert(conn: &mut Connection, name: &str) -> Result<(), Error> {
    let id = UserId::parse(name).map_err(|error| Error::Corrupt(error.to_string()))?;
    let email = Email {
        typed: format!("{name}@x.org"),
        folded: format!("{name}@x.org"),
    };
    let now = "2026-11-21T08:00:00Z".parse().or(Err(Error::NotFound))?;
    accounts::insert_user(
        conn,
        &NewUser {
            id: &id,
            email: &email,
            name,
            password_hash: "-",
        },
        now,
    )
}

fn exists(storage: &Storage, name: &str) -> bool {
    let folded = format!("{name}@x.org");
    storage
        .read(|conn| accounts::find_credentials(conn, &folded))
        .unwrap()
        .is_some()
}

#[test]
fn a_failed_job_is_undone_and_its_neighbours_stay() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let (send, receive) = mpsc::channel();
        for n in 0..300 {
            let send = send.clone();
            let work = move |conn: &mut Connection| {
                insert(conn, &format!("u{n}"))?;
                // Every third job fails after it has written.
                if n % 3 == 0 { Err(Error::NotFound) } else { Ok(n) }
            };
            storage.submit(work, move |outcome| send.send((n, outcome.is_ok())).unwrap());
        }
        drop(send);
        let outcomes: Vec<(i32, bool)> = receive.iter().collect();
        assert_eq!(outcomes.len(), 300);
        for (n, succeeded) in outcomes {
            assert_eq!(succeeded, n % 3 != 0);
            assert_eq!(exists(&storage, &format!("u{n}")), succeeded, "u{n}");
        }
    }
}

#[test]
fn a_panicking_job_is_undone_and_the_writer_goes_on() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let outcome: Result<(), Error> = storage.write(|conn| {
            insert(conn, "before")?;
            panic!("a bug in a use case");
        });
        assert!(matches!(outcome, Err(Error::Corrupt(_))), "{outcome:?}");
        for n in 0..8 {
            storage.write(move |conn| insert(conn, &format!("after{n}"))).unwrap();
        }
        assert!(!exists(&storage, "before") && exists(&storage, "after7"));
    }
}

#[test]
fn a_panicking_answer_harms_nobody_else() {
    for database in TestDatabase::each() {
        let storage = database.open();
        let (send, receive) = mpsc::channel();
        let answer = move |outcome: Result<(), Error>| {
            send.send(outcome.is_ok()).unwrap();
            panic!("a bug in a handler");
        };
        storage.submit(|conn| insert(conn, "one"), answer);
        assert!(receive.recv().unwrap());
        for n in 0..8 {
            storage.write(move |conn| insert(conn, &format!("after{n}"))).unwrap();
        }
        assert!(exists(&storage, "one") && exists(&storage, "after7"));
    }
}

#[test]
fn an_answer_comes_after_the_commit_so_that_readers_see_it() {
    for database in TestDatabase::each() {
        let storage = database.open();
        thread::scope(|scope| {
            for n in 0..8 {
                let storage = &storage;
                scope.spawn(move || {
                    for k in 0..20 {
                        let name = format!("u{n}x{k}");
                        let inserted = name.clone();
                        storage.write(move |conn| insert(conn, &inserted)).unwrap();
                        assert!(exists(storage, &name));
                    }
                });
            }
        });
    }
}

#[test]
fn what_was_answered_is_there_after_the_database_is_opened_again() {
    for database in TestDatabase::each() {
        let storage = database.open();
        storage.write(|conn| insert(conn, "ann")).unwrap();
        drop(storage);
        assert!(exists(&database.open(), "ann"));
    }
}

#[test]
fn dropping_the_storage_finishes_what_waits() {
    for database in TestDatabase::each() {
        let storage = database.open();
        for n in 0..50 {
            storage.submit(move |conn| insert(conn, &format!("u{n}")), |_: Result<(), Error>| ());
        }
        drop(storage);
        let storage = database.open();
        assert!((0..50).all(|n| exists(&storage, &format!("u{n}"))));
    }
}

#[test]
fn a_savepoint_undoes_its_step_only() {
    for database in TestDatabase::each() {
        let storage = database.open();
        storage
            .write(|conn| {
                insert(conn, "ann")?;
                let again = conn.savepoint(|conn| insert(conn, "ann"));
                assert!(again.is_err(), "{again:?}");
                insert(conn, "ben")
            })
            .unwrap();
        assert!(exists(&storage, "ann") && exists(&storage, "ben"));
    }
}

#[test]
fn a_failure_that_a_job_hides_is_not_answered_as_success_without_its_writes() {
    for database in TestDatabase::each() {
        let storage = database.open();
        storage.write(|conn| insert(conn, "ann")).unwrap();
        let outcome: Result<(), Error> = storage.write(|conn| {
            drop(insert(conn, "ann"));
            drop(insert(conn, "ben"));
            Ok(())
        });
        // SQLite continues after a failed statement, PostgreSQL does not; either way the outcome must match the
        // database.
        assert_eq!(outcome.is_ok(), exists(&storage, "ben"), "{:?}", database.url());
    }
}

#[test]
fn a_taken_address_is_named_as_such_on_both_databases() {
    for database in TestDatabase::each() {
        let storage = database.open();
        storage.write(|conn| insert(conn, "ann")).unwrap();
        let again = storage.write(|conn| {
            let id = UserId::from_random(&[1; 21]);
            let email = Email {
                typed: "Ann@x.org".to_owned(),
                folded: "ann@x.org".to_owned(),
            };
            let now = "2026-11-21T08:00:00Z".parse().or(Err(Error::NotFound))?;
            accounts::insert_user(
                conn,
                &NewUser {
                    id: &id,
                    email: &email,
                    name: "Ann",
                    password_hash: "-",
                },
                now,
            )
        });
        assert!(
            matches!(again, Err(Error::Conflict(Constraint::EmailTaken))),
            "{again:?}"
        );
    }
}

#[test]
fn readers_cannot_write() {
    for database in TestDatabase::each() {
        let storage = database.open();
        assert!(storage.read(|conn| insert(conn, "ann")).is_err());
        assert!(!exists(&storage, "ann"));
        assert!(storage.ping().is_ok());
    }
}

#[test]
fn a_panic_in_a_read_leaves_the_pool_usable() {
    for database in TestDatabase::each() {
        let storage = database.open();
        for _ in 0..8 {
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                storage.read(|_| -> Result<(), Error> { panic!("a bug in a use case") })
            }));
            assert!(outcome.is_err());
        }
        assert!(storage.ping().is_ok());
    }
}
