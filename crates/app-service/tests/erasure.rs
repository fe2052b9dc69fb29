//! What was erased is in no byte of the SQLite file or its write-ahead log, while the server runs and after it stopped.
//! PostgreSQL keeps dead rows until VACUUM, which is the operator's; its rows are looked at in `accounts/delete.rs`.

use std::sync::Arc;

use app_service::accounts;
use app_service::accounts::delete::{DeleteAccount, delete_account};
use app_service::accounts::new_password::forgot_password;
use app_service::accounts::profile;
use app_service::exports::privacy;
use app_service::guests;
use app_service::guests::import::{ImportPlan, RowChoice, past_imports};
use app_service::housekeeping;
use app_service::jobs::{self, JobInput};
use app_service::mail::worker::Worker;
use chrono::TimeDelta;
use domain::account::Email;
use domain::activity::ERASED_FILE;
use domain::guest::{GuestPatch, NewGuest};
use test_support::builders::{event_with_tables, new_guest};
use test_support::letters::token_in;
use test_support::mail::MemoryMail;
use test_support::service::{PASSWORD, TestService};

const ANN: &str = "ann.canary@example.org";
const GUESTS: u32 = 50;

/// How often a text occurs in the files of the database.
fn occurrences(test: &TestService, needle: &str) -> usize {
    let bytes = test.database.bytes();
    assert!(!bytes.is_empty(), "the files were read");
    bytes
        .windows(needle.len())
        .filter(|window| *window == needle.as_bytes())
        .count()
}

fn canary_guest(number: u32) -> NewGuest {
    let mut guest = new_guest(&format!("Canary{number} Birdwood"));
    guest.texts.dietary = "Canary seed allergy".to_owned();
    guest.texts.email = format!("guest{number}@canary.example");
    guest
}

#[test]
fn erased_guests_and_accounts_leave_no_bytes_in_database_and_log() {
    let test = TestService::sqlite();
    let (organiser, _) = test.sign_up(ANN);
    let (renamed, name) = (organiser.clone(), "Annabelle Canary");
    test.service
        .write(move |tx| profile::update(tx, &renamed, Some(name)))
        .unwrap();
    let host = test.organiser("host@example.org");
    let event = event_with_tables(&test.service, &host, 10, 8);
    let erased: Vec<_> = (1..=GUESTS)
        .map(|number| test.create_guest(&host, &event, canary_guest(number)).unwrap().guest.id)
        .collect();
    for (guest, seat) in erased.iter().zip(1..=8) {
        test.assign(&host, guest, &format!("t1-chair-{seat}")).unwrap();
    }
    let married = GuestPatch {
        last_name: Some("Featherstone".to_owned()),
        ..GuestPatch::default()
    };
    test.update_guest(&host, &erased[0], married).unwrap();
    let needles = ["Canary", "Birdwood", "Featherstone", "canary.example", ANN, name];
    for needle in needles {
        assert!(occurrences(&test, needle) > 0, "{needle} was stored");
    }
    for guest in &erased {
        test.delete_guest(&host, guest).unwrap();
    }
    let input = DeleteAccount {
        password: PASSWORD.to_owned(),
        ..DeleteAccount::default()
    };
    delete_account(&test.service, &organiser, &input).unwrap();
    // Removed guests can be restored for 30 days.
    test.clock.advance(TimeDelta::days(31));
    housekeeping::run(&test.service).unwrap();
    assert!(test.service.checkpoint().unwrap(), "no reader is in the way");
    for needle in needles {
        assert_eq!(occurrences(&test, needle), 0, "{needle} while the server runs");
    }
    let TestService {
        service,
        clock,
        database,
    } = test;
    drop(service);
    let bytes = database.bytes();
    drop(clock);
    for needle in needles {
        let found = bytes.windows(needle.len()).any(|window| window == needle.as_bytes());
        assert!(!found, "{needle} after the server stopped");
    }
}

/// The name is in every text of a list, and in the names of both files.
#[test]
fn erased_guests_of_imported_lists_leave_no_bytes_whatever_column_names_them() {
    let test = TestService::sqlite();
    let host = test.organiser("host@example.org");
    let event = event_with_tables(&test.service, &host, 1, 8);
    let headings =
        "First name,Last name,Email,Mobile,Company,Dietary,Special requests,Notes,Additional info,Party,Tags,Table";
    let line = "Canaria,Canaria,canaria@example.org,1,Canaria,Canaria,Canaria,Canaria,Canaria,Canaria,,Canaria";
    let list = format!("{headings}\n{line}\n");
    let name = "list of Canaria.csv";
    guests::import(&test.service, &host, &event, name, list.as_bytes()).unwrap();
    let plan = ImportPlan {
        rows: [(2, RowChoice::Add)].into(),
        ..ImportPlan::default()
    };
    let input = JobInput::GuidedImport {
        name: "my Canaria guests.csv".to_owned(),
        bytes: list.into_bytes(),
        plan: Box::new(plan),
    };
    let (organiser, into) = (host.clone(), event.clone());
    test.service
        .write(move |tx| jobs::start(tx, &organiser, &into, input))
        .unwrap();
    while jobs::worker::Worker::new(test.service.clone())
        .unwrap()
        .run_once()
        .unwrap()
    {}
    let past = |test: &TestService| test.service.read(|r| past_imports(r, &host, &event)).unwrap();
    assert_eq!(past(&test)[0].file_name, "my Canaria guests.csv");
    let listed = test.guests(&host, &event).unwrap();
    assert_eq!(listed.len(), 2);
    for view in listed {
        let organiser = host.clone();
        test.service
            .write(move |tx| privacy::erase(tx, &organiser, &view.guest.id))
            .unwrap();
    }
    assert!(test.service.checkpoint().unwrap());
    for needle in ["Canaria", "canaria"] {
        assert_eq!(occurrences(&test, needle), 0, "{needle}");
    }
    assert_eq!(past(&test)[0].file_name, ERASED_FILE, "the import itself stays");
}

#[test]
fn a_mailed_link_is_gone_from_the_files_once_it_was_sent() {
    let test = TestService::sqlite();
    let _signed_up = test.sign_up(ANN);
    let address = Email::parse(ANN).unwrap();
    test.service.write(move |tx| forgot_password(tx, &address)).unwrap();
    let mails = test.mail_to(ANN);
    let tokens: Vec<&str> = mails.iter().map(|mail| token_in(&mail.text)).collect();
    assert!(tokens.len() >= 2, "verification and reset were mailed");
    let worker = Worker::new(test.service.clone(), Arc::new(MemoryMail::default())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    for token in &tokens {
        assert!(occurrences(&test, token) > 0, "the log still has it");
    }
    test.service.checkpoint().unwrap();
    for token in tokens {
        assert_eq!(occurrences(&test, token), 0);
    }
}

#[test]
fn a_checkpoint_beside_a_reader_is_finished_by_a_later_one() {
    let test = TestService::sqlite();
    let (_, key) = test.sign_up(ANN);
    test.service
        .read(|r| {
            accounts::current(r, &key)?;
            assert!(!test.service.checkpoint()?, "the reader needs the log");
            Ok(())
        })
        .unwrap();
    assert!(test.service.checkpoint().unwrap());
}
