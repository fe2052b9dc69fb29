//! The import of the wizard: one action that adds, updates and seats, and that can be undone.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use app_service::actor::Organiser;
use app_service::error::{Conflict, Error};
use app_service::guests::import::{self, FullTables, ImportOutcome, ImportPlan, PastImport, RowChoice};
use app_service::guests::{self, BatchDone, GuestView};
use app_service::housekeeping;
use app_service::jobs::worker::Worker;
use app_service::jobs::{self, JobInput, JobResult, JobView};
use chrono::TimeDelta;
use domain::guest::status::Rsvp;
use domain::guest::{GuestPatch, GuestTexts, NewGuest};
use domain::id::EventId;
use domain::job::JobState;
use import_parsers::{InProcess, NoteFact};
use storage::scratch::{self, triggers};
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

const LIST: &str = "First Name,Last Name,Email,Table,Seat,Party,RSVP,Diet\n\
    Ada,Lovelace,ada@example.org,1,1,Poets,yes,Vegan\n\
    Ben,Hur,ben@example.org,1,2,Poets,,\n\
    Cleo,Patra,cleo@example.org,2,,,,\n";

fn start(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    name: &str,
    bytes: &[u8],
    plan: &ImportPlan,
) -> JobView {
    let input = JobInput::GuidedImport {
        name: name.to_owned(),
        bytes: bytes.to_vec(),
        plan: Box::new(plan.clone()),
    };
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| jobs::start(tx, &organiser, &event, input))
        .unwrap()
}

fn run_file(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    (name, bytes): (&str, &[u8]),
    plan: &ImportPlan,
) -> JobView {
    let id = start(test, organiser, event, name, bytes, plan).job.id;
    assert!(Worker::new(test.service.clone()).unwrap().run_once().unwrap());
    test.service.read(|r| jobs::get(r, organiser, &id)).unwrap()
}

#[track_caller]
fn done(job: JobView) -> PastImport {
    match job.result {
        Some(JobResult::GuidedImport(past)) => *past,
        _ => panic!("{job:?}"),
    }
}

#[track_caller]
fn run(test: &TestService, organiser: &Organiser, event: &EventId, list: &str, plan: &ImportPlan) -> PastImport {
    done(run_file(test, organiser, event, ("guests.csv", list.as_bytes()), plan))
}

fn undo(test: &TestService, organiser: &Organiser, event: &EventId, past: &PastImport) -> Result<BatchDone, Error> {
    import::undo_import(&test.service, organiser, event, &past.id)
}

fn named<'a>(guests: &'a [GuestView], first: &str) -> &'a GuestView {
    guests.iter().find(|view| view.guest.texts.first_name == first).unwrap()
}

fn seats(guests: &[GuestView]) -> BTreeMap<String, String> {
    let seated = guests.iter().filter_map(|view| {
        let seat = view.seat.as_ref()?;
        Some((view.guest.texts.first_name.clone(), seat.id.to_string()))
    });
    seated.collect()
}

#[test]
fn an_import_adds_seats_and_is_undone_and_repeated() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let past = run(&test, &organiser, &gala, LIST, &ImportPlan::default());
        assert_eq!(past.file_name, "guests.csv");
        assert_eq!(
            past.outcome,
            ImportOutcome {
                added: 3,
                seated: 2,
                parties: 1,
                ..ImportOutcome::default()
            }
        );
        let guests = test.guests(&organiser, &gala).unwrap();
        assert_eq!(
            seats(&guests),
            BTreeMap::from([("Ada", "t1-chair-1"), ("Ben", "t1-chair-2")].map(|(a, b)| (a.to_owned(), b.to_owned())))
        );
        assert_eq!(named(&guests, "Cleo").table.as_ref().unwrap().id, "t2");
        let history = test.guest_history(&organiser, &named(&guests, "Ada").guest.id).unwrap();
        let fields: Vec<&str> = history.iter().map(|entry| entry.change.field.as_str()).collect();
        assert!(fields.contains(&"added") && fields.contains(&"seat"), "{fields:?}");

        let again = run(&test, &organiser, &gala, LIST, &ImportPlan::default());
        assert_eq!((again.outcome.added, again.outcome.known), (0, 3));
        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (3, 0));
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
        assert_eq!(test.assignments(&organiser, &gala).unwrap(), []);
        let twice = undo(&test, &organiser, &gala, &past).unwrap_err();
        assert!(matches!(twice, Error::Conflict(Conflict::ImportUndone)), "{twice:?}");
        let listed = test
            .service
            .read(|r| import::past_imports(r, &organiser, &gala))
            .unwrap();
        let listed: Vec<bool> = listed.iter().map(|past| past.undone_at.is_some()).collect();
        assert_eq!(listed.iter().filter(|undone| **undone).count(), 1);
        assert_eq!(
            run(&test, &organiser, &gala, LIST, &ImportPlan::default())
                .outcome
                .added,
            3
        );
        assert_eq!(test.assignments(&organiser, &gala).unwrap().len(), 2);
    }
}

#[test]
fn an_update_writes_what_the_file_has_and_undoing_it_brings_back_what_was() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let (ada, ben) = (
            guest(&test.service, &organiser, &gala, "Ada Lovelace"),
            guest(&test.service, &organiser, &gala, "Ben Hur"),
        );
        test.assign(&organiser, &ben, "t2-chair-4").unwrap();
        let before = test.guests(&organiser, &gala).unwrap();
        let declines = LIST.replace("Poets,,", "Poets,no,");
        let update = ImportPlan {
            rows: BTreeMap::from([
                (2, RowChoice::Update(ada)),
                (3, RowChoice::Update(ben)),
                (4, RowChoice::Skip),
            ]),
            ..ImportPlan::default()
        };
        let past = run(&test, &organiser, &gala, &declines, &update);
        assert_eq!(
            past.outcome,
            ImportOutcome {
                updated: 2,
                seated: 1,
                skipped: 1,
                ..ImportOutcome::default()
            }
        );
        let guests = test.guests(&organiser, &gala).unwrap();
        let ada = named(&guests, "Ada");
        assert_eq!(
            (ada.guest.texts.dietary.as_str(), ada.guest.rsvp),
            ("Vegan", Rsvp::Attending)
        );
        assert_eq!(ada.seat.as_ref().unwrap().id.as_str(), "t1-chair-1");
        assert_eq!(named(&guests, "Ben").seat, None, "who declines loses the seat");
        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (2, 0), "{undone:?}");
        assert_eq!(test.guests(&organiser, &gala).unwrap(), before);
    }
}

#[test]
fn undoing_keeps_and_names_guests_who_were_changed_by_hand() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let eve = guest(&test.service, &organiser, &gala, "Eve Hill");
        let list = format!("{LIST}Eve,Hill,eve@example.org,,,,,Halal\n");
        let update = ImportPlan {
            rows: BTreeMap::from([(5, RowChoice::Update(eve.clone()))]),
            ..ImportPlan::default()
        };
        let past = run(&test, &organiser, &gala, &list, &update);
        test.clock.advance(TimeDelta::minutes(1));
        let notes = |text: &str| GuestPatch {
            dietary: Some(text.to_owned()),
            ..GuestPatch::default()
        };
        let ada = named(&test.guests(&organiser, &gala).unwrap(), "Ada").guest.id.clone();
        test.update_guest(&organiser, &ada, notes("Kosher")).unwrap();
        test.update_guest(&organiser, &eve, notes("Nuts")).unwrap();
        test.auto_assign(&organiser, &gala).unwrap();
        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        let mut names: Vec<&str> = undone.skipped.iter().map(|skipped| skipped.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!((undone.changed, names), (2, vec!["Ada Lovelace", "Eve Hill"]));
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 2);

        // What is left can be undone once it is as the import left it.
        test.update_guest(&organiser, &eve, notes("Halal")).unwrap();
        let again = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((again.changed, again.skipped.len()), (1, 3));
        assert_eq!(
            again.skipped.iter().filter(|left| left.name == "Ada Lovelace").count(),
            1
        );
        guests::remove(&test.service, &organiser, &gala, &[ada.to_string()]).unwrap();
        assert_eq!(undo(&test, &organiser, &gala, &past).unwrap().changed, 0);
        let whole = undo(&test, &organiser, &gala, &past).unwrap_err();
        assert_eq!(whole.code(), "import_undone");
    }
}

#[test]
fn removing_and_restoring_a_guest_does_not_keep_an_import_from_being_undone() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let past = run(&test, &organiser, &gala, "Name\nAda Lovelace\n", &ImportPlan::default());
        test.clock.advance(TimeDelta::minutes(1));
        let ada = test.guests(&organiser, &gala).unwrap()[0].guest.id.clone();
        guests::remove(&test.service, &organiser, &gala, &[ada.to_string()]).unwrap();
        guests::restore(&test.service, &organiser, &gala, &[ada.to_string()]).unwrap();
        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (1, 0), "{undone:?}");
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn a_full_table_is_left_alone_or_its_guests_go_elsewhere() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let rows: String = (1..=6).map(|number| format!("Guest{number},Lee,1\n")).collect();
        let list = format!("First name,Last name,Table\n{rows}");
        let tables = |full_tables| {
            let plan = ImportPlan {
                full_tables: Some(full_tables),
                ..ImportPlan::default()
            };
            let past = run(&test, &organiser, &gala, &list, &plan);
            let guests = test.guests(&organiser, &gala).unwrap();
            undo(&test, &organiser, &gala, &past).unwrap();
            let at = |table: Option<&str>| {
                let of = |view: &&GuestView| view.table.as_ref().map(|table| table.id.as_str()) == table;
                guests.iter().filter(of).count()
            };
            [at(Some("t1")), at(Some("t2")), at(None)]
        };
        assert_eq!(tables(FullTables::Leave), [4, 0, 2]);
        assert_eq!(tables(FullTables::Elsewhere), [4, 2, 0]);
    }
}

#[test]
fn columns_are_remembered_for_files_with_the_same_headings() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let mut plan = ImportPlan {
            remember: true,
            ..ImportPlan::default()
        };
        plan.mapping.header_row = Some(1);
        let field = |key: &str| import_parsers::Field::from_key(key);
        plan.mapping.columns = BTreeMap::from([(0, field("last")), (1, field("first")), (2, None)]);
        run(
            &test,
            &organiser,
            &gala,
            "X,Y,Email\nLee,Ann,a@example.org\nRay,Bo,b@example.org\n",
            &plan,
        );
        let preview = |organiser: &Organiser, event: &EventId| {
            let list = "x,Y,EMAIL\nFox,Cy,c@example.org\nOwl,Di,d@example.org\n";
            let plan = ImportPlan::default();
            import::preview(&test.service, organiser, event, ("b.csv", list.as_bytes()), &plan).unwrap()
        };
        let fields = |preview: &import::ImportPreview| preview.columns.iter().map(|c| c.field).collect::<Vec<_>>();
        assert_eq!(
            fields(&preview(&organiser, &gala)),
            [field("last"), field("first"), None]
        );
        let other = test.organiser("eve@example.org");
        let theirs = event(&test.service, &other, "Fair");
        assert_ne!(fields(&preview(&other, &theirs)), [field("last"), field("first"), None]);
    }
}

#[test]
fn an_organisation_remembers_a_hundred_mappings_and_forgets_the_oldest() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let mut plan = ImportPlan {
            remember: true,
            ..ImportPlan::default()
        };
        plan.mapping.header_row = Some(1);
        for number in 0..102 {
            test.clock.advance(TimeDelta::seconds(1));
            run(
                &test,
                &organiser,
                &gala,
                &format!("Name,Column {number}\nAnn Lee,x\n"),
                &plan,
            );
        }
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        assert_eq!(
            scratch::stored(conn, "fingerprint", "import_mappings").unwrap().len(),
            100
        );
        let listed = test
            .service
            .read(|r| import::past_imports(r, &organiser, &gala))
            .unwrap();
        assert_eq!(listed.len(), 50);
        test.clock.advance(TimeDelta::days(31));
        assert_eq!(housekeeping::run(&test.service).unwrap().past_imports, 102);
    }
}

#[test]
fn a_cancelled_import_leaves_the_list_as_it_was() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 4);
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let before = test.guests(&organiser, &gala).unwrap();
        let update = ImportPlan {
            rows: BTreeMap::from([(2, RowChoice::Update(ada))]),
            ..ImportPlan::default()
        };
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        // Another user cancels the job while its updates are being stored.
        let (dietary, cancel) = (
            "NEW.field = 'dietary'",
            "UPDATE jobs SET cancelled_at = NEW.created_at;",
        );
        triggers::run_when(conn, "cancel", "AFTER INSERT ON guest_changes", dietary, cancel).unwrap();
        let job = run_file(&test, &organiser, &gala, ("guests.csv", LIST.as_bytes()), &update);
        assert_eq!(job.job.state, JobState::Cancelled, "{job:?}");
        assert_eq!(test.guests(&organiser, &gala).unwrap(), before);
        assert_eq!(scratch::stored(conn, "id", "past_imports").unwrap().len(), 0);
        assert_eq!(scratch::stored(conn, "id", "guests").unwrap().len(), 1);
    }
}

#[test]
fn a_guest_of_someone_else_is_not_updated() {
    for test in TestService::each() {
        let (ann, eve) = (test.organiser("ann@example.org"), test.organiser("eve@example.org"));
        let (gala, fair) = (event(&test.service, &ann, "Gala"), event(&test.service, &eve, "Fair"));
        let theirs = guest(&test.service, &eve, &fair, "Ada Lovelace");
        let update = ImportPlan {
            rows: BTreeMap::from([(2, RowChoice::Update(theirs))]),
            ..ImportPlan::default()
        };
        let job = run_file(&test, &ann, &gala, ("guests.csv", LIST.as_bytes()), &update);
        assert_eq!(job.error.unwrap().code, "not_found");
        assert_eq!(test.guests(&ann, &gala).unwrap(), []);
        let past = run(&test, &ann, &gala, LIST, &ImportPlan::default());
        let refused = undo(&test, &eve, &fair, &past).unwrap_err();
        assert_eq!(refused.code(), "not_found");
    }
}

/// The reader of this file aborts its process; a test of the binary shows that only a child dies.
const NEEDS_A_CHILD_PROCESS: &str = "hostile-oom.xls";

#[expect(clippy::disallowed_methods, reason = "a test reads its samples")]
fn samples() -> Vec<(String, Vec<u8>, bool)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../import-parsers/tests/samples");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if let Some(file) = name.strip_suffix(".expected.json") {
            let expected: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
            let bytes = std::fs::read(path.with_file_name(file)).unwrap();
            found.push((file.to_owned(), bytes, expected["expect"] == "guests"));
        }
    }
    assert_eq!(found.len(), 49);
    found
}

#[test]
fn importing_any_sample_twice_adds_no_one() {
    let mut test = TestService::unrecorded();
    test.service = test
        .service
        .clone()
        .with_document_reader(Arc::new(InProcess::default()));
    let organiser = test.organiser("ann@example.org");
    let mut lists = 0;
    for (name, bytes, is_list) in samples() {
        if name == NEEDS_A_CHILD_PROCESS {
            continue;
        }
        let gala = event_with_tables(&test.service, &organiser, 4, 8);
        let count = || test.guests(&organiser, &gala).unwrap().len();
        let import = || {
            let job = run_file(&test, &organiser, &gala, (&name, &bytes), &ImportPlan::default());
            match job.result {
                Some(JobResult::GuidedImport(past)) => Some(past.outcome),
                _ => None,
            }
        };
        let Some(first) = import() else {
            assert!(!is_list, "{name} was refused");
            assert_eq!(count(), 0, "{name}");
            continue;
        };
        assert_eq!((first.added, first.known), (count(), 0), "{name}");
        assert_eq!(first.added > 0, is_list, "{name}: {first:?}");
        let again = import().unwrap();
        assert_eq!((again.added, again.known), (0, first.added), "{name}");
        let fair = event(&test.service, &organiser, "Fair");
        let plain = || {
            guests::import(&test.service, &organiser, &fair, &name, &bytes).map_or(0, |report| report.imported_count)
        };
        let (once, again) = (plain(), plain());
        assert_eq!((once > 0, again), (is_list, 0), "{name}: the plain import");
        lists += usize::from(is_list);
    }
    assert_eq!(lists, 18);
}

#[test]
fn a_guest_of_a_file_may_be_added_although_the_event_seems_to_have_one() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let texts = GuestTexts {
            first_name: "Ada".to_owned(),
            last_name: "Lovelace".to_owned(),
            ..GuestTexts::default()
        };
        let new = NewGuest {
            texts,
            ..NewGuest::default()
        };
        test.create_guest(&organiser, &gala, new).unwrap();
        let plan = ImportPlan {
            rows: BTreeMap::from([(2, RowChoice::Add)]),
            ..ImportPlan::default()
        };
        assert_eq!(run(&test, &organiser, &gala, LIST, &plan).outcome.added, 3);
        assert_eq!(test.guests(&organiser, &gala).unwrap().len(), 4);
    }
}

const COMPANIONS: &str = "Name,Plus one,Tags\nAnn Lee (+2),,Family\nCleo Fox,Dan Fox,\"family, Press\"\nEve Hill,,\n";

#[test]
fn tags_and_companions_of_a_file_come_with_their_guests() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let eve = guest(&test.service, &organiser, &gala, "Eve Hill");
        let list = COMPANIONS.replace("Hill,,", "Hill,,Press");
        let plan = ImportPlan {
            rows: BTreeMap::from([(4, RowChoice::Update(eve))]),
            ..ImportPlan::default()
        };
        let past = run(&test, &organiser, &gala, &list, &plan);
        assert_eq!(
            (past.outcome.added, past.outcome.updated, past.outcome.parties),
            (3, 1, 2)
        );
        let guests = test.guests(&organiser, &gala).unwrap();
        let tags = |first: &str| {
            let tags = &named(&guests, first).tags;
            tags.iter().map(|tag| tag.name.clone()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            ["Ann", "Cleo", "Dan", "Eve"].map(tags),
            ["Family", "Family Press", "Family Press", "Press"]
        );
        let host = &named(&guests, "Cleo").guest;
        assert_eq!(named(&guests, "Dan").plus_one_of.as_ref(), Some(&host.id));
        assert_eq!(named(&guests, "Dan").guest.party, host.party);
        let parties = test
            .service
            .read(|r| guests::parties::list(r, &organiser, &gala))
            .unwrap();
        let allowed: Vec<(&str, Option<i32>)> = parties
            .iter()
            .map(|entry| (entry.details.party.name.as_str(), entry.details.plus_ones_allowed))
            .collect();
        assert_eq!(allowed, [("Ann Lee", Some(2)), ("Cleo Fox", None)]);

        let again = run(&test, &organiser, &gala, &list, &ImportPlan::default());
        assert_eq!((again.outcome.added, again.outcome.known), (0, 4));
        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (4, 0));
        let left = test.guests(&organiser, &gala).unwrap();
        assert_eq!((left.len(), left[0].tags.len()), (1, 0));
    }
}

#[test]
fn a_refused_import_makes_no_tags() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let conn = &mut scratch::connect(test.database.url()).unwrap();
        triggers::fail(conn, "broken", "BEFORE INSERT ON guest_tags").unwrap();
        let job = run_file(
            &test,
            &organiser,
            &gala,
            ("guests.csv", COMPANIONS.as_bytes()),
            &ImportPlan::default(),
        );
        assert_eq!(job.job.state, JobState::Failed);
        assert_eq!(scratch::stored(conn, "id", "tags").unwrap().len(), 0);
        assert_eq!(scratch::stored(conn, "id", "guests").unwrap().len(), 0);
    }
}

const FAMILIES: &str = "Name,Notes\nAnn Lee,plus one: Marta Kowalski\nBen Hur,\"wheelchair; plus one: Cleo Fox\"\nCleo Fox,\n\
    Max Müller,+1\nEva Müller,\nTim Roe,\nUta Roe,\n";

#[test]
fn notes_and_surnames_make_companions_wheelchairs_and_families_that_the_undo_takes_back() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let families = ImportPlan {
            families: Some(true),
            ..ImportPlan::default()
        };
        let file = ("guests.csv", FAMILIES.as_bytes());
        let preview = |plan: &ImportPlan| import::preview(&test.service, &organiser, &gala, file, plan).unwrap();
        let shown = preview(&ImportPlan::default());
        assert_eq!(
            shown.facts,
            [(NoteFact::PlusOne, 3, true), (NoteFact::Wheelchair, 1, true)]
        );
        assert_eq!(
            (shown.families.count, shown.families.guests, shown.families.are_made),
            (2, 4, false)
        );
        assert!(preview(&families).families.are_made);

        let past = run(&test, &organiser, &gala, FAMILIES, &families);
        assert_eq!((past.outcome.added, past.outcome.parties), (8, 4));
        let guests = test.guests(&organiser, &gala).unwrap();
        assert_eq!(
            named(&guests, "Marta").plus_one_of.as_ref(),
            Some(&named(&guests, "Ann").guest.id)
        );
        let party = |first: &str| named(&guests, first).guest.party.clone();
        assert_eq!(
            party("Cleo"),
            party("Ben"),
            "a companion with a row of their own is not added twice"
        );
        assert_eq!((party("Eva"), party("Uta")), (party("Max"), party("Tim")));
        let in_wheelchairs: Vec<&str> = guests
            .iter()
            .filter(|view| view.guest.wheelchair)
            .map(|view| view.guest.texts.first_name.as_str())
            .collect();
        assert_eq!(in_wheelchairs, ["Ben"]);
        let parties = test
            .service
            .read(|r| guests::parties::list(r, &organiser, &gala))
            .unwrap();
        let allowed: BTreeMap<&str, Option<i32>> = parties
            .iter()
            .map(|entry| (entry.details.party.name.as_str(), entry.details.plus_ones_allowed))
            .collect();
        assert_eq!((allowed["Müller family"], allowed["Roe family"]), (Some(1), None));

        let undone = undo(&test, &organiser, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (8, 0));
        assert_eq!(test.guests(&organiser, &gala).unwrap(), []);
    }
}

#[test]
fn what_is_no_address_goes_to_the_notes() {
    let test = TestService::sqlite();
    let organiser = test.organiser("ann@example.org");
    let gala = event(&test.service, &organiser, "Gala");
    let list = "Name,Email\nKarl Roe,karl@example\nTim Fox,tim@@example.org\n";
    run(&test, &organiser, &gala, list, &ImportPlan::default());
    for guest in test.guests(&organiser, &gala).unwrap() {
        let texts = guest.guest.texts;
        assert_eq!(texts.email, "", "{texts:?}");
        assert!(texts.notes.starts_with("Email as imported: "), "{texts:?}");
    }
}

#[test]
fn a_column_of_addresses_makes_families_without_a_choice() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let list = "Name,Street\nTim Roe,Elm 1\nUta Roe,Elm 1\n";
        assert_eq!(
            run(&test, &organiser, &gala, list, &ImportPlan::default())
                .outcome
                .parties,
            1
        );
    }
}
