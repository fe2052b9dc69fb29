//! Every route × everybody: anonymous, the members of each role, and somebody of another organisation. The routes come
//! from the OpenAPI document, the rules from `matrix/policy.rs`, and whether anything changed from all rows of the database.

mod canaries;
mod cast;
mod parents;
mod policy;

use std::collections::BTreeSet;

use domain::account::Role;

use crate::support::answer::Answer;
use crate::support::app::request;
use crate::support::person::Person;
use crate::support::route::{Ids, Route, routes};
use cast::Cast;
use policy::{May, POLICY};

/// Calls a route as somebody, with the same request id every time.
async fn call(person: &Person, route: &Route, ids: &Ids) -> Answer {
    let request = person
        .request(route.method, &route.path(ids))
        .insert_header(("x-request-id", "same"));
    person.send(route.body(request, ids)).await
}

/// The whole answer as text: status, headers and body.
fn whole(answer: &Answer) -> String {
    let mut headers: Vec<String> = answer.headers.iter().map(|pair| format!("{pair:?}")).collect();
    headers.sort();
    format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text())
}

#[actix_web::test]
async fn every_route_has_a_rule_and_every_rule_a_route() {
    let routes: BTreeSet<String> = routes().iter().map(Route::name).collect();
    let rules: BTreeSet<String> = POLICY.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(rules.len(), POLICY.len(), "a route has two rules");
    assert_eq!(routes, rules, "decide in matrix/policy.rs who may call a new route");
}

#[actix_web::test]
async fn without_a_session_only_the_public_routes_answer_and_nothing_changes() {
    let cast = Cast::gather().await;
    let before = cast.app.rows();
    for route in routes().iter().filter(|route| policy::of(&route.name()) != May::Anyone) {
        for ids in [&cast.ids, &Ids::unknown()] {
            let answer = cast
                .app
                .call(route.body(request(route.method, &route.path(ids)), ids))
                .await;
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
    for route in routes().iter().filter(|route| policy::of(&route.name()) != May::Anyone) {
        let request = owner
            .request(route.method, &route.path(&cast.ids))
            .insert_header(("x-account-id", cast::text(&planner)));
        let answer = owner.send(route.body(request, &cast.ids)).await;
        answers.push((route.name(), answer.status, answer.json_code()));
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
    for route in routes().iter().filter(|route| route.has_id()) {
        let foreign = call(&cast.mallory, route, &cast.ids).await;
        let unknown = call(&cast.mallory, route, &Ids::unknown()).await;
        assert_eq!(foreign.status, 404, "{}: {}", route.name(), foreign.text());
        assert_eq!(whole(&foreign), whole(&unknown), "{}", route.name());
        looked += 1;
    }
    assert!(looked >= 20, "only {looked} routes have an id");
    assert_eq!(cast.app.rows(), before, "a call of somebody else changed something");
}

#[actix_web::test]
async fn a_lesser_role_learns_no_more_about_ids_of_others() {
    let cast = Cast::gather().await;
    let theirs = crate::support::world::new_event(&cast.mallory).await;
    let foreign = Ids {
        event: theirs.clone(),
        guest: crate::support::world::new_guest(&cast.mallory, &theirs, "Ben").await,
        member: cast::text(&cast::user(&cast.mallory).await["id"]).to_owned(),
        ..Ids::unknown()
    };
    let before = cast.app.rows();
    for role in [Role::Planner, Role::Viewer, Role::DoorStaff] {
        for route in routes().iter().filter(|route| route.has_id()) {
            let answers = [
                call(cast.member(role), route, &foreign).await,
                call(cast.member(role), route, &Ids::unknown()).await,
            ];
            assert!([403, 404].contains(&answers[0].status), "{} as {role:?}", route.name());
            assert_eq!(whole(&answers[0]), whole(&answers[1]), "{} as {role:?}", route.name());
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
        for route in routes()
            .iter()
            .filter(|route| !policy::of(&route.name()).includes(*role))
        {
            let answer = call(person, route, &cast.ids).await;
            assert_eq!(answer.status, 403, "{} as {role:?}: {}", route.name(), answer.text());
            assert_eq!(answer.json_code(), "forbidden", "{} as {role:?}", route.name());
            assert_eq!(
                cast.app.rows(),
                before,
                "{} as {role:?} changed something",
                route.name()
            );
            looked += 1;
        }
    }
    assert!(looked >= 30, "only {looked} refusals");
}

#[actix_web::test]
async fn everybody_whom_the_rules_name_gets_through() {
    let mut cast = Cast::gather().await;
    for route in &routes() {
        for role in Role::ALL
            .into_iter()
            .filter(|role| policy::of(&route.name()).includes(*role))
        {
            cast.prepare(route).await;
            let answer = call(cast.member(role), route, &cast.ids_of(role).await).await;
            let refused = [401, 403, 404].contains(&answer.status) && !is_about_the_body(route);
            assert!(
                !refused && answer.status < 500,
                "{} as {role:?}: {}",
                route.name(),
                answer.text()
            );
            if route.method != "GET" {
                // What was there may be gone; the next one finds everything in its place.
                cast = Cast::gather().await;
            }
        }
    }
}

/// Calls that name somebody, or something, that is not there.
fn is_about_the_body(route: &Route) -> bool {
    [
        "POST /api/auth/sign-in",
        "POST /api/auth/organisation",
        "GET /api/seat-lookup/{code}",
        "GET /api/images/preview/{source}/{photo}",
    ]
    .contains(&route.name().as_str())
}

#[actix_web::test]
async fn no_list_shows_anything_of_another_organisation() {
    let cast = Cast::gather().await;
    let ids = &cast.ids;
    let secrets = [
        &ids.event,
        &ids.guest,
        &ids.assignment,
        &ids.session,
        &ids.member,
        &ids.invitation,
        &ids.mail,
        &ids.snapshot,
        &ids.image,
    ];
    let names = [
        "Summer wedding",
        "Anna",
        "ann@example.org",
        "guest@example.org",
        "planner@example.org",
        "hall.svg",
    ];
    let mut looked = 0;
    for route in routes().iter().filter(|route| route.method == "GET" && !route.has_id()) {
        for person in [&cast.mallory, &Person::signed_out(&cast.app)] {
            let text = call(person, route, ids).await.text();
            for secret in secrets {
                assert!(!text.contains(secret.as_str()), "{}: {text}", route.name());
            }
            if route.template != "/api/openapi.json" {
                for name in names {
                    assert!(!text.contains(name), "{}: {text}", route.name());
                }
            }
            looked += 1;
        }
    }
    assert!(looked >= 10, "only {looked} lists");
}
