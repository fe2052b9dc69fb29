//! Every route × every kind of caller: anonymous, the members of each role, and a member of another organisation.
//! `support/route_case.rs` holds the rules; all rows of the database show whether anything changed.

mod canaries;
pub(crate) mod cast;
mod parents;

use std::collections::BTreeSet;

use domain::account::Role;
use serde_json::Value;

use crate::support::answer::Answer;
use crate::support::app::request;
use crate::support::person::Person;
use crate::support::route_case::{Ids, May, RouteCase, cases};
use cast::Cast;

/// Calls a route as a person, with the same request id every time.
async fn call(person: &Person, case: &RouteCase, ids: &Ids) -> Answer {
    let request = case.request(ids, |method, path| person.request(method, path));
    person.send(request.insert_header(("x-request-id", "same"))).await
}

/// Returns the whole answer as text: status, headers and body.
fn whole(answer: &Answer) -> String {
    let mut headers: Vec<String> = answer.headers.iter().map(|pair| format!("{pair:?}")).collect();
    headers.sort();
    format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text())
}

#[test]
fn every_route_has_one_case_and_every_case_a_route() {
    let documented = api::openapi::routes().into_iter().flat_map(|(path, methods)| {
        let name = move |method| format!("{method} {path}");
        methods.into_iter().map(name)
    });
    let routes: BTreeSet<String> = documented.collect();
    let tested: BTreeSet<String> = cases().iter().map(RouteCase::name).collect();
    assert!(routes.len() >= 30, "the document lists only {} routes", routes.len());
    assert_eq!(tested.len(), cases().len(), "a route has two cases");
    assert_eq!(routes, tested, "add a new route to support/route_case.rs");
}

#[test]
fn a_call_that_some_role_may_not_make_documents_the_refusal() {
    let document: Value = serde_json::from_str(&api::openapi::pretty()).unwrap();
    for case in cases() {
        let operation = &document["paths"][case.path][case.method.to_lowercase()];
        let is_for_all = Role::ALL.into_iter().all(|role| case.rule.includes(role));
        assert!(
            is_for_all || operation["responses"]["403"].is_object(),
            "{}",
            case.name()
        );
    }
}

#[actix_web::test]
async fn without_a_session_only_the_public_routes_answer_and_nothing_changes() {
    let cast = Cast::gather().await;
    let before = cast.app.rows();
    for case in cases().iter().filter(|case| case.rule != May::Anyone) {
        for ids in [&cast.ids, &Ids::unknown()] {
            let answer = cast.app.call(case.request(ids, request)).await;
            answer.problem(401, "signed_out");
        }
    }
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn what_a_page_sends_for_one_account_never_happens_in_the_name_of_another() {
    let cast = Cast::gather().await;
    let planner = cast::user(cast.member(Role::Planner)).await["id"].clone();
    // The owner has signed in in another tab of the planner's browser: nothing else would refuse these calls.
    let owner = cast.member(Role::Owner);
    let before = cast.app.rows();
    let mut answers = Vec::new();
    for case in cases().iter().filter(|case| case.rule != May::Anyone) {
        let request = case.request(&cast.ids, |method, path| owner.request(method, path));
        let request = request.insert_header(("x-account-id", cast::text(&planner)));
        let answer = owner.send(request).await;
        answers.push((case.name(), answer.status, answer.json_code()));
    }
    answers.retain(|(_, status, code)| (*status, code.as_str()) != (403, "account_changed"));
    assert_eq!(answers, []);
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn an_id_of_others_answers_byte_for_byte_like_an_unknown_one_and_nothing_changes() {
    let cast = Cast::gather().await;
    let before = cast.app.rows();
    let mut looked = 0;
    for case in cases().iter().filter(|case| case.has_id()) {
        for segment in case.segments() {
            assert_ne!(cast.ids.get(segment), "unknown", "the cast has no {segment}");
        }
        let foreign = call(&cast.mallory, case, &cast.ids).await;
        let unknown = call(&cast.mallory, case, &Ids::unknown()).await;
        assert_eq!(foreign.status, 404, "{}: {}", case.name(), foreign.text());
        assert_eq!(whole(&foreign), whole(&unknown), "{}", case.name());
        looked += 1;
    }
    assert!(looked >= 20, "only {looked} routes have an id");
    assert_eq!(cast.app.rows(), before, "a call of somebody else changed something");
}

#[actix_web::test]
async fn a_lesser_role_learns_no_more_about_ids_of_others() {
    let cast = Cast::gather().await;
    let theirs = crate::support::world::new_event(&cast.mallory).await;
    let guest = crate::support::world::new_guest(&cast.mallory, &theirs, "Ben").await;
    let foreign = Ids::unknown()
        .with("eventId", theirs)
        .with("guestId", guest)
        .with("userId", cast::text(&cast::user(&cast.mallory).await["id"]));
    let before = cast.app.rows();
    for role in [Role::Planner, Role::Viewer, Role::DoorStaff] {
        for case in cases().iter().filter(|case| case.has_id()) {
            let answers = [
                call(cast.member(role), case, &foreign).await,
                call(cast.member(role), case, &Ids::unknown()).await,
            ];
            assert!([403, 404].contains(&answers[0].status), "{} as {role:?}", case.name());
            assert_eq!(whole(&answers[0]), whole(&answers[1]), "{} as {role:?}", case.name());
        }
    }
    assert_eq!(cast.app.rows(), before);
}

#[actix_web::test]
async fn a_role_that_may_not_is_told_so_and_changes_nothing() {
    let cast = Cast::gather().await;
    let before = cast.app.rows();
    let mut looked = 0;
    for (role, person) in &cast.members {
        for case in cases().iter().filter(|case| !case.rule.includes(*role)) {
            let answer = call(person, case, &cast.ids).await;
            let refusal = match case.rule {
                May::Operators => (404, "not_found"),
                _ => (403, "forbidden"),
            };
            let told = (answer.status, answer.json_code());
            assert_eq!(
                (told.0, told.1.as_str()),
                refusal,
                "{} as {role:?}: {}",
                case.name(),
                answer.text()
            );
            assert_eq!(cast.app.rows(), before, "{} as {role:?} changed something", case.name());
            looked += 1;
        }
    }
    assert!(looked >= 30, "only {looked} refusals");
}

/// Calls every route that a role may call. After each call that is not a GET, starts over with a fresh cast, because
/// the call may have deleted something.
async fn gets_through(role: Role) {
    let mut cast = Cast::gather().await;
    for case in cases().iter().filter(|case| case.rule.includes(role)) {
        cast.prepare(case).await;
        let answer = call(cast.member(role), case, &cast.ids_of(role).await).await;
        let refused = [401, 403, 404].contains(&answer.status) && !case.finds_nothing;
        assert!(
            !refused && answer.status < 500,
            "{} as {role:?}: {}",
            case.name(),
            answer.text()
        );
        if case.method != "GET" {
            cast = Cast::gather().await;
        }
    }
}

/// One test per role, so that several threads share the calls.
mod everybody_whom_the_rules_name_gets_through {
    use domain::account::Role;

    macro_rules! tests {
        ($($role:ident: $name:ident),*) => {
            $(
                #[actix_web::test]
                async fn $name() {
                    super::gets_through(Role::$role).await;
                }
            )*

            #[test]
            fn each_role_has_its_test() {
                assert_eq!(Role::ALL.to_vec(), [$(Role::$role),*]);
            }
        };
    }

    tests!(Owner: owners, Planner: planners, Viewer: viewers, DoorStaff: door_staff);
}

/// Where a GET may leave a note: who looked at a list or took a file along, and what is on paper.
const NOTES: [&str; 6] = [
    "activities",
    "changes",
    "event_versions",
    "events",
    "exports",
    "printed",
];

#[actix_web::test]
async fn a_get_changes_nothing_but_the_notes_of_what_was_looked_at() {
    let cast = Cast::gather().await;
    let table = |row: &String| {
        row.split_once(':')
            .map(|(table, _)| table.to_owned())
            .unwrap_or_default()
    };
    for case in cases().iter().filter(|case| case.method == "GET") {
        let before: BTreeSet<String> = cast.app.rows().into_iter().collect();
        call(cast.member(Role::Owner), case, &cast.ids_of(Role::Owner).await).await;
        let after: BTreeSet<String> = cast.app.rows().into_iter().collect();
        let changed: BTreeSet<String> = before.symmetric_difference(&after).map(table).collect();
        let others: Vec<&String> = changed
            .iter()
            .filter(|table| !NOTES.contains(&table.as_str()))
            .collect();
        assert!(others.is_empty(), "{} changed {others:?}", case.name());
    }
}

#[actix_web::test]
async fn no_list_shows_anything_of_another_organisation() {
    let cast = Cast::gather().await;
    let ids = &cast.ids;
    let names = [
        "Summer wedding",
        "Anna",
        "ann@example.org",
        "guest@example.org",
        "gone@example.org",
        "planner@example.org",
        "hall.svg",
    ];
    let mut looked = 0;
    for case in cases().iter().filter(|case| case.method == "GET" && !case.has_id()) {
        for person in [&cast.mallory, &Person::signed_out(&cast.app)] {
            let text = call(person, case, ids).await.text();
            for (_, id) in ids.all() {
                assert!(!text.contains(id), "{}: {text}", case.name());
            }
            if case.path != "/api/openapi.json" {
                for name in names {
                    assert!(!text.contains(name), "{}: {text}", case.name());
                }
            }
            looked += 1;
        }
    }
    assert!(looked >= 10, "only {looked} lists");
}
