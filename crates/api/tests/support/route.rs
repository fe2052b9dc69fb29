//! The routes of the interface as the OpenAPI document lists them, and for each a request in which only the id or the
//! caller can be wrong. A new route is found here at once; what its path or body needs is added here.

use actix_web::test::TestRequest;
use serde_json::{Value, json};

use super::world::plan;

/// One documented operation.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) template: String,
}

/// What the segments of paths stand for.
#[derive(Clone, Debug)]
pub(crate) struct Ids {
    pub(crate) event: String,
    pub(crate) guest: String,
    pub(crate) assignment: String,
    pub(crate) session: String,
    pub(crate) member: String,
    pub(crate) invitation: String,
    pub(crate) mail: String,
    /// The label of a snapshot.
    pub(crate) snapshot: String,
    pub(crate) image: String,
}

impl Ids {
    /// Ids that nothing has.
    pub(crate) fn unknown() -> Self {
        Self::all("unknown")
    }

    /// The same id for everything.
    pub(crate) fn all(id: &str) -> Self {
        let id = || id.to_owned();
        Self {
            event: id(),
            guest: id(),
            assignment: id(),
            session: id(),
            member: id(),
            invitation: id(),
            mail: id(),
            snapshot: id(),
            image: id(),
        }
    }
}

/// Every operation of the document.
pub(crate) fn routes() -> Vec<Route> {
    let all: Vec<Route> = api::openapi::routes()
        .into_iter()
        .flat_map(|(path, methods)| {
            methods.into_iter().map(move |method| Route {
                method,
                template: path.clone(),
            })
        })
        .collect();
    assert!(all.len() >= 30, "the document lists only {} routes", all.len());
    all
}

impl Route {
    /// For example `GET /api/events/{eventId}`.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.method, self.template)
    }

    /// Tells whether the path names a row.
    pub(crate) fn has_id(&self) -> bool {
        self.template.contains("Id}") || self.template.contains("{filename}")
    }

    /// Fills in the ids; every name of a segment is known here.
    pub(crate) fn path(&self, ids: &Ids) -> String {
        let mut path = self.template.clone();
        for (segment, id) in [
            ("{eventId}", &ids.event),
            ("{guestId}", &ids.guest),
            ("{assignmentId}", &ids.assignment),
            ("{sessionId}", &ids.session),
            ("{userId}", &ids.member),
            ("{invitationId}", &ids.invitation),
            ("{mailId}", &ids.mail),
            ("{filename}", &ids.snapshot),
            ("{imageId}", &ids.image),
            ("{set}", &"fluent".to_owned()),
            ("{name}", &"chair".to_owned()),
            ("{source}", &"openverse".to_owned()),
            ("{photo}", &"o1".to_owned()),
            ("{code}", &"ABC234".to_owned()),
            ("{commandId}", &"c1?baseRevision=0".to_owned()),
        ] {
            path = path.replace(segment, id);
        }
        assert!(
            !path.contains('{'),
            "a segment of {path} is not known to support/route.rs"
        );
        path
    }

    /// Adds a body that is right, with ids of the same row where it has any.
    pub(crate) fn body(&self, request: TestRequest, ids: &Ids) -> TestRequest {
        if self.method == "GET" || self.method == "DELETE" {
            return request;
        }
        if self.name() == "POST /api/guests/import-file" {
            return request
                .insert_header(("content-type", "multipart/form-data; boundary=frontier"))
                .set_payload(import(&ids.event));
        }
        if self.name() == "POST /api/images" {
            return request
                .insert_header(("content-type", "multipart/form-data; boundary=frontier"))
                .set_payload(picture());
        }
        let body = account(&self.name()).unwrap_or_else(|| match self.name().as_str() {
            "POST /api/events" => json!({ "name": "Mallory", "date": "2027-06-12T15:00", "zone": "Europe/London" }),
            "PATCH /api/events/{eventId}" => json!({ "name": "Mallory" }),
            "POST /api/events/{eventId}/duplicate" => json!({ "withGuests": true }),
            "PUT /api/events/{eventId}/floor-plan" => json!({ "plan": plan(2), "unseat": [ids.guest] }),
            "POST /api/events/{eventId}/floor-plan/commands" => json!({
                "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": ["t1"] }], "unseat": [ids.guest],
            }),
            "POST /api/snapshots" => json!({ "filename": "Stolen", "data": plan(2), "eventId": ids.event }),
            "POST /api/events/{eventId}/guests" => json!({ "firstName": "Mallory" }),
            "POST /api/events/{eventId}/seat-assignments" => json!({ "guestId": ids.guest, "seatId": "t1-chair-2" }),
            // Refused for a reason of its own, and only to those who may swap: the cast has one guest.
            "POST /api/events/{eventId}/seat-assignments/swap" => json!({
                "guestId": ids.guest, "fromSeatId": "t1-chair-1", "seatId": "t1-chair-2", "otherGuestId": ids.guest,
            }),
            "POST /api/events/{eventId}/seat-assignments/restore" => json!({ "places": [
                { "guestId": ids.guest, "fromSeatId": "t1-chair-1", "seatId": "t1-chair-1", "byHand": true },
            ] }),
            "POST /api/images/from-search" => json!({ "source": "library", "id": "fluent/chair" }),
            "POST /api/guests/{guestId}/assign-seat" => json!({ "seatId": "t1-chair-2" }),
            "PATCH /api/guests/{guestId}" => json!({ "firstName": "Mallory" }),
            _ => json!({}),
        });
        request.insert_header(("if-match", "\"1\"")).set_json(body)
    }
}

fn account(name: &str) -> Option<Value> {
    let token = "A".repeat(43);
    Some(match name {
        "POST /api/auth/verify-email" | "POST /api/invitations/look-up" | "POST /api/invitations/accept" => {
            json!({ "token": token })
        }
        "POST /api/auth/sign-in" => json!({ "email": "nobody@example.org", "password": "correct horse" }),
        "POST /api/auth/sign-up" => json!({ "email": "no address", "password": "correct horse", "name": "Mallory" }),
        "POST /api/auth/forgot-password" => json!({ "email": "nobody@example.org" }),
        "POST /api/auth/reset-password" => json!({ "token": token, "password": "battery staple" }),
        "PATCH /api/auth/user" => json!({ "name": "Mallory" }),
        "POST /api/auth/organisation" => json!({ "organisationId": "unknown" }),
        "POST /api/auth/change-password" => {
            json!({ "currentPassword": "correct horse", "newPassword": "battery staple" })
        }
        "POST /api/auth/change-email" => json!({ "password": "correct horse", "email": "new@example.org" }),
        "POST /api/auth/delete-account" => json!({ "password": "correct horse", "confirm": "" }),
        "PATCH /api/organisation" => json!({ "name": "Mallory" }),
        "PATCH /api/organisation/members/{userId}" => json!({ "role": "viewer" }),
        "POST /api/organisation/invitations" => json!({ "email": "new@example.org", "role": "viewer" }),
        "POST /api/sandbox/keep" => {
            json!({ "email": "new@example.org", "password": "battery staple", "name": "Mallory" })
        }
        _ => return None,
    })
}

fn import(event: &str) -> String {
    let file = part(
        "name=\"guestFile\"; filename=\"guests.csv\"",
        "First name,Last name\nMallory,Kern\n",
    );
    format!("{}{file}--frontier--\r\n", part("name=\"eventId\"", event))
}

fn picture() -> String {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h1'/></svg>";
    format!(
        "{}--frontier--\r\n",
        part("name=\"file\"; filename=\"mallory.svg\"", drawing)
    )
}

fn part(head: &str, body: &str) -> String {
    format!("--frontier\r\nContent-Disposition: form-data; {head}\r\n\r\n{body}\r\n")
}
