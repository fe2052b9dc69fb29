//! Requests that no operation can read: each refusal is one that the OpenAPI document tells of this operation.

use actix_web::test::TestRequest;
use domain::account::Role;

use crate::matrix::cast::Cast;
use crate::support::documented::{Documented, operations};
use crate::support::route_case::{RouteCase, cases};

/// Content types and bodies that belong together in no operation with a body.
const BAD_BODIES: [(&str, &str); 6] = [
    ("text/plain", "{}"),
    ("application/json", "{\"name\": "),
    ("application/json", "[17]"),
    ("application/json", "\"\\u0000\""),
    ("multipart/form-data", "--frontier--\r\n"),
    ("multipart/form-data; boundary=frontier", "--frontier\r\nnonsense"),
];

/// Values that are wrong for every parameter but a text.
const BAD_VALUES: [&str; 4] = ["nonsense", "-1", "99999999999999999999", "%FF%00"];

/// Sends a request to the route of a case as an owner. The application of the tests refuses an answer that the document
/// does not tell.
async fn send(cast: &Cast, case: &RouteCase, change: impl FnOnce(TestRequest) -> TestRequest) -> u16 {
    let owner = cast.member(Role::Owner);
    let ids = cast.ids_of(Role::Owner).await;
    let request = owner.request(case.method, &case.filled(&ids));
    owner.send(change(request)).await.status
}

/// Returns each operation with the case of its route.
fn operations_with_cases() -> Vec<(&'static Documented, RouteCase)> {
    let cases = cases();
    let of_route = |operation: &'static Documented| {
        let case = *cases.iter().find(|case| case.name() == operation.name()).unwrap();
        (operation, case)
    };
    operations().iter().map(of_route).collect()
}

#[actix_web::test]
async fn a_body_that_cannot_be_read_gets_an_answer_of_the_document() {
    let (cast, mut answered) = (Cast::gather().await, 0);
    for (operation, case) in operations_with_cases() {
        if operation.body.is_none() {
            continue;
        }
        for (kind, body) in BAD_BODIES {
            let with_body = |request: TestRequest| {
                let request = request.insert_header(("content-type", kind));
                request.insert_header(("if-match", "\"1\"")).set_payload(body)
            };
            let status = send(&cast, &case, with_body).await;
            assert!(
                (400..500).contains(&status),
                "{}: {status} for {body}",
                operation.name()
            );
            answered += 1;
        }
    }
    assert!(answered > 300, "{answered}");
}

#[actix_web::test]
async fn a_query_that_cannot_be_read_gets_an_answer_of_the_document() {
    let (cast, mut answered) = (Cast::gather().await, 0);
    for (operation, case) in operations_with_cases() {
        for name in &operation.query {
            let twice = format!("{name}=1&{name}=2");
            let wrong = BAD_VALUES.map(|value| format!("{name}={value}"));
            for query in wrong.iter().chain([&twice]) {
                let path = case.filled(&cast.ids);
                let separator = if path.contains('?') { '&' } else { '?' };
                let uri = format!("{path}{separator}{query}");
                send(&cast, &case, |request| request.uri(&uri)).await;
                answered += 1;
            }
        }
    }
    assert!(answered > 150, "{answered}");
}
