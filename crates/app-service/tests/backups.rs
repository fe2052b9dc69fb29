//! Backups and moves of a whole installation, from and to each kind of database. They read and write whole tables, which the
//! statements of the product never do, so their statements are not recorded.

use std::io::{Read, Write};
use std::sync::Arc;

use app_service::demo;
use app_service::operator::{self, Contents, TransferError};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use storage::DatabaseUrl;
use storage::scratch::statements::unrecorded;
use test_support::database::TestDatabase;
use test_support::random::SeededRandom;
use test_support::service::TestService;

fn address(database: &TestDatabase) -> String {
    match database.url() {
        DatabaseUrl::Sqlite(path) => format!("sqlite://{}", path.display()),
        DatabaseUrl::Postgres(url) => url.clone(),
    }
}

fn backup(test: &TestService) -> Vec<u8> {
    let mut bytes = Vec::new();
    unrecorded(|| operator::write_backup(&test.service, Some("ab".repeat(32)), &mut bytes)).unwrap();
    bytes
}

fn restore(target: &TestDatabase, bytes: &[u8]) -> Result<Contents, TransferError> {
    unrecorded(|| operator::restore_backup(&address(target), bytes))
}

fn seeded(test: TestService) -> TestService {
    demo::seed(&test.service, "a demo password").unwrap();
    test
}

fn opened(database: TestDatabase) -> TestService {
    TestService::on(database, Arc::new(SeededRandom::new(1)))
}

/// The lines of tables and rows, without the description of the backup.
fn lines(bytes: &[u8]) -> Vec<String> {
    let text = unpacked(bytes);
    let mut lines: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    lines.pop();
    lines
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text).unwrap();
    text
}

fn packed(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes()).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn a_backup_holds_every_row_and_is_restored_into_each_kind_of_database() {
    for source in TestService::each().into_iter().map(seeded) {
        let bytes = backup(&source);
        let described = operator::verify_backup(&*bytes).unwrap();
        assert_eq!(described.secret_key.as_deref(), Some(&*"ab".repeat(32)));
        assert!(described.contents.rows > 500, "{described:?}");
        for target in TestDatabase::each_empty() {
            let restored = restore(&target, &bytes).unwrap();
            assert_eq!(restored, described.contents);
            assert_eq!(lines(&backup(&opened(target))), lines(&bytes));
        }
    }
}

#[test]
fn restoring_over_other_data_replaces_all_of_it() {
    let bytes = backup(&seeded(TestService::sqlite()));
    for target in TestService::each() {
        drop(target.organiser("ann@example.org"));
        restore(&target.database, &bytes).unwrap();
        assert_eq!(lines(&backup(&target)), lines(&bytes));
    }
}

#[test]
fn a_damaged_backup_is_refused_as_a_whole() {
    let bytes = backup(&seeded(TestService::sqlite()));
    let target = TestService::sqlite();
    drop(target.organiser("ann@example.org"));
    let before = lines(&backup(&target));
    let text = unpacked(&bytes);
    let without = |start: &str| -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        let index = lines.iter().position(|line| line.starts_with(start)).unwrap();
        lines.remove(index);
        lines.join("\n") + "\n"
    };
    let mut bit = bytes.clone();
    bit[bytes.len() / 2] ^= 4;
    let damaged = [
        ("a bit differs", bit),
        ("it ends early", bytes[..bytes.len() / 2].to_vec()),
        ("a row is missing", packed(&without("["))),
        ("a table is missing", packed(&without("{\"table\":\"tags\""))),
        ("a name differs", packed(&text.replacen("Anna", "Hanna", 1))),
        ("something follows", packed(&format!("{text}[]\n"))),
    ];
    for (what, damaged) in damaged {
        assert!(operator::verify_backup(&*damaged).is_err(), "{what}");
        let refused = restore(&target.database, &damaged);
        assert!(refused.is_err(), "{what}");
        assert_eq!(lines(&backup(&target)), before, "{what}");
    }
}

#[test]
fn other_files_and_newer_backups_are_told_apart() {
    let refused = |bytes: &[u8]| operator::verify_backup(bytes).unwrap_err();
    assert!(matches!(refused(b"SQLite format 3"), TransferError::Format));
    assert!(matches!(refused(&packed("{}\n")), TransferError::Format));
    let text = unpacked(&backup(&TestService::sqlite()));
    let newer = text.replacen("\"schema\":[", "\"schema\":[\"29991231235959\",", 1);
    assert!(matches!(refused(&packed(&newer)), TransferError::Newer));
}

fn moved(from: &str, to: &TestDatabase) -> Result<Contents, TransferError> {
    unrecorded(|| operator::move_database(from, &address(to)))
}

#[test]
fn a_move_between_the_kinds_of_databases_takes_every_row_along() {
    for source in TestService::each() {
        let source = seeded(source);
        let rows = lines(&backup(&source));
        let from = address(&source.database);
        let TestService { service, database, .. } = source;
        if !service.shares_database() {
            let in_use = moved(&from, &TestDatabase::sqlite());
            assert!(matches!(in_use, Err(TransferError::InUse)), "{in_use:?}");
        }
        drop(service);
        for target in TestDatabase::each_empty() {
            moved(&from, &target).unwrap();
            let again = moved(&from, &target);
            assert!(matches!(again, Err(TransferError::NotEmpty)), "{again:?}");
            assert_eq!(lines(&backup(&opened(target))), rows);
        }
        drop(database);
    }
}
