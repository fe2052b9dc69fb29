//! Damaged pages are found while the database is in use.
#![cfg(test)]

use storage::scratch::statements::unrecorded;
use test_support::database::TestDatabase;

#[test]
fn a_damaged_page_is_reported_until_it_is_repaired() {
    let database = TestDatabase::sqlite();
    let storage = database.open();
    let check = storage.integrity_check().unwrap();
    assert_eq!(check.run().unwrap(), Vec::<String>::new());

    let page = database.damage();
    let problems = check.run().unwrap();
    assert!((1..=10).contains(&problems.len()), "{problems:?}");
    assert!(storage.ping().is_ok());
    page.repair();
    assert_eq!(check.run().unwrap(), Vec::<String>::new());
}

#[test]
fn a_file_without_a_header_is_damaged_too() {
    let database = TestDatabase::sqlite_from(&[0xA5; 8_192]);
    let check = storage::IntegrityCheck::of(database.url()).unwrap();
    assert_eq!(unrecorded(|| check.run()).unwrap(), ["file is not a database"]);
}

#[test]
fn postgresql_is_left_to_its_own_tools() {
    if let Some(database) = TestDatabase::postgres() {
        assert!(database.open().integrity_check().is_none());
    }
}
