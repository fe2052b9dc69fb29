//! Every route as the tests call it: who may, and a request in which only the id or the caller can be wrong. The matrix
//! fails for a documented route without a case, and for a case without a route.

use std::collections::BTreeMap;

use actix_web::test::TestRequest;
use domain::account::Role;
use serde_json::{Value, json};

use super::world::plan;

/// A token of a link that was never mailed.
const TOKEN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The version of a language without translations.
pub(crate) const NOTHING_TRANSLATED: &str = "e3b0c44298fc1c14";

/// Who is allowed. All others get a 403 and change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum May {
    /// Signed in or not.
    Anyone,
    /// Every member in every role: reading, and everything about one's own account.
    Members,
    /// Owners, planners and door staff.
    Door,
    /// Owners, planners and viewers.
    Readers,
    /// Owners and planners.
    Planners,
    /// Owners.
    Owners,
    /// Visitors of the sandbox.
    Sandbox,
    /// Operators of the installation, of whom the cast has none. All others get a 404.
    Operators,
}

impl May {
    /// Returns true when a member of this role gets through.
    pub(crate) fn includes(self, role: Role) -> bool {
        match self {
            Self::Anyone | Self::Members => true,
            Self::Door => role != Role::Viewer,
            Self::Readers => role != Role::DoorStaff,
            Self::Planners => matches!(role, Role::Owner | Role::Planner),
            Self::Owners => role == Role::Owner,
            Self::Sandbox | Self::Operators => false,
        }
    }
}

/// The content of a request besides its path.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Body {
    /// Empty for `GET` and `DELETE`, otherwise `{}`.
    Default,
    /// A body that is right, with ids of the same row where it has any.
    Json(fn(&Ids) -> Value),
    /// The parts of an upload.
    Form(fn(&Ids) -> String),
}

/// One route, and all that the tests know of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RouteCase {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) rule: May,
    body: Body,
    /// Segments of the path that are not ids.
    fixed: &'static [(&'static str, &'static str)],
    /// The request names something that does not exist: a 401 or 404 does not mean that the caller is refused.
    pub(crate) finds_nothing: bool,
    /// A path to delete before the call, which is refused otherwise.
    pub(crate) deleted_before: Option<&'static str>,
}

macro_rules! cases {
    ($($method:ident $path:literal $rule:ident $(, $field:ident: $value:expr)*;)*) => {
        vec![$(RouteCase { $($field: $value,)* ..RouteCase::new(stringify!($method), $path, May::$rule) }),*]
    };
}

/// A form that is right, as it is saved over a version.
pub(crate) fn form(version: i32) -> Value {
    let field = |id: &str, kind: &str, required: bool| json!({ "id": id, "type": kind, "label": id, "required": required, "per": "guest" });
    let mut meal = field("meal", "select", true);
    meal["options"] = json!(["Fish", "Meat"]);
    meal["showIf"] = json!({ "field": "attending", "is": ["attending"] });
    json!({
        "title": "RSVP", "description": "", "version": version,
        "fields": [
            field("firstName", "text", true), field("lastName", "text", true), field("email", "email", true),
            field("dietary", "text", false), meal,
        ],
        "settings": {
            "autoAssignSeats": true, "sendQRCode": true, "open": true, "waitingList": false, "plusOnes": 2,
            "capacity": null, "opensAt": null,
        },
    })
}

/// The routes.
pub(crate) fn cases() -> Vec<RouteCase> {
    use Body::{Form, Json};
    cases! {
        GET "/api/auth/oidc/callback" Anyone;
        GET "/api/auth/sessions" Members;
        DELETE "/api/auth/sessions" Members;
        DELETE "/api/auth/sessions/{sessionId}" Members;
        GET "/api/auth/user" Members;
        PATCH "/api/auth/user" Members, body: Json(|_| json!({ "name": "Mallory" }));
        POST "/api/auth/change-email" Members,
            body: Json(|_| json!({ "password": "correct horse", "email": "new@example.org" }));
        POST "/api/auth/change-password" Members,
            body: Json(|_| json!({ "currentPassword": "correct horse", "newPassword": "battery staple" }));
        POST "/api/auth/delete-account" Members, body: Json(|_| json!({ "password": "correct horse", "confirm": "" }));
        POST "/api/auth/forgot-password" Anyone, body: Json(|_| json!({ "email": "nobody@example.org" }));
        POST "/api/auth/organisation" Members,
            body: Json(|_| json!({ "organisationId": "unknown" })), finds_nothing: true;
        POST "/api/auth/reset-password" Anyone, body: Json(|_| json!({ "token": TOKEN, "password": "battery staple" }));
        POST "/api/auth/send-verification" Members;
        POST "/api/auth/sign-in" Anyone,
            body: Json(|_| json!({ "email": "nobody@example.org", "password": "correct horse" })), finds_nothing: true;
        POST "/api/auth/sign-out" Anyone;
        POST "/api/auth/sign-up" Anyone,
            body: Json(|_| json!({ "email": "no address", "password": "correct horse", "name": "Mallory" }));
        POST "/api/auth/verify-email" Anyone, body: Json(|_| json!({ "token": TOKEN }));
        GET "/api/events" Members;
        POST "/api/events" Planners,
            body: Json(|_| json!({ "name": "Mallory", "date": "2027-06-12T15:00", "zone": "Europe/London" }));
        POST "/api/events/from-file" Planners, body: Json(|_| json!({
            "format": "seatwright-event", "version": 1, "parties": [], "guests": [], "seatAssignments": [],
            "event": { "name": "Mallory", "date": "2027-06-12T15:00", "zone": "Europe/London" },
            "plan": { "version": "1.0.0", "elements": [], "canvas": {} },
        }));
        GET "/api/events/{eventId}" Members;
        PATCH "/api/events/{eventId}" Planners, body: Json(|_| json!({ "name": "Mallory" }));
        DELETE "/api/events/{eventId}" Planners;
        GET "/api/events/{eventId}/activity" Members;
        GET "/api/events/{eventId}/activity/news" Members;
        GET "/api/events/{eventId}/progress" Members;
        POST "/api/events/{eventId}/archive" Planners;
        POST "/api/events/{eventId}/auto-assign" Planners;
        POST "/api/events/{eventId}/auto-assign/jobs" Planners;
        POST "/api/events/{eventId}/check-ins" Door, body: Json(|ids| json!({
            "device": "phone", "entries": [
                { "id": "e1", "kind": "arrive", "at": "2027-06-05T18:46:50Z", "guestId": ids.get("guestId") },
            ],
        }));
        GET "/api/events/{eventId}/check-ins" Door;
        GET "/api/events/{eventId}/door-list" Door;
        POST "/api/events/{eventId}/duplicate" Planners, body: Json(|_| json!({ "withGuests": true }));
        POST "/api/events/{eventId}/duplicate/jobs" Planners, body: Json(|_| json!({ "withGuests": true }));
        GET "/api/events/{eventId}/export-seating" Members;
        GET "/api/events/{eventId}/export-jobs" Planners;
        GET "/api/events/{eventId}/exports/{exportId}" Planners, fixed: &[("{exportId}", "none")], finds_nothing: true;
        GET "/api/events/{eventId}/files" Planners;
        GET "/api/events/{eventId}/files/{kind}" Planners, fixed: &[("{kind}", "csv")];
        POST "/api/events/{eventId}/files/{kind}/jobs" Planners, fixed: &[("{kind}", "csv")], body: Json(|_| json!({}));
        GET "/api/events/{eventId}/files/{kind}/preview" Planners, fixed: &[("{kind}", "csv")];
        GET "/api/events/{eventId}/floor-plan" Members;
        PUT "/api/events/{eventId}/floor-plan" Planners,
            body: Json(|ids| json!({ "plan": plan(2), "unseat": [ids.get("guestId")] }));
        POST "/api/events/{eventId}/floor-plan/commands" Planners, body: Json(|ids| json!({
            "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": ["t1"] }],
            "unseat": [ids.get("guestId")],
        }));
        GET "/api/events/{eventId}/floor-plan/commands" Members,
            fixed: &[("/commands", "/commands?since=0")];
        GET "/api/events/{eventId}/floor-plan/commands/{commandId}" Members,
            fixed: &[("{commandId}", "c1?baseRevision=0")];
        POST "/api/events/{eventId}/presence" Members,
            body: Json(|_| json!({ "clientId": "c1", "place": "designer", "cursor": null, "view": null }));
        GET "/api/events/{eventId}/guests" Members;
        GET "/api/events/{eventId}/guests/changes" Members;
        POST "/api/events/{eventId}/guests" Planners, body: Json(|_| json!({ "firstName": "Mallory" }));
        POST "/api/events/{eventId}/guests/remove" Planners, body: Json(|ids| json!({ "guestIds": [ids.get("guestId")] }));
        // Refused for a reason of its own, and only to those who may merge: the cast has one guest.
        POST "/api/events/{eventId}/guests/merge" Planners,
            body: Json(|ids| json!({ "keep": ids.get("guestId"), "guestIds": [ids.get("guestId")], "values": {} }));
        POST "/api/events/{eventId}/guests/send-confirmation" Planners,
            body: Json(|ids| json!({ "guestIds": [ids.get("guestId")] }));
        POST "/api/events/{eventId}/guests/restore" Planners, body: Json(|ids| json!({ "guestIds": [ids.get("guestId")] }));
        POST "/api/events/{eventId}/guests/rsvp" Planners,
            body: Json(|ids| json!({ "guestIds": [ids.get("guestId")], "rsvp": "declined" }));
        POST "/api/events/{eventId}/guests/needs" Planners,
            body: Json(|ids| json!({ "guestIds": [ids.get("guestId")], "meal": "Mallory" }));
        GET "/api/events/{eventId}/prints" Planners;
        GET "/api/events/{eventId}/removed-guests" Planners;
        POST "/api/events/{eventId}/batches/{batchId}/undo" Planners;
        POST "/api/events/{eventId}/guests/party" Planners,
            body: Json(|ids| json!({ "guestIds": [ids.get("guestId")], "party": "Mallory" }));
        POST "/api/events/{eventId}/guests/tags" Planners,
            body: Json(|ids| json!({ "guestIds": [ids.get("guestId")], "add": [ids.get("tagId")] }));
        GET "/api/events/{eventId}/answers" Readers;
        GET "/api/events/{eventId}/answers.csv" Readers;
        GET "/api/events/{eventId}/answers/{fieldId}" Readers, fixed: &[("{fieldId}", "email")];
        GET "/api/events/{eventId}/invitation-form" Readers;
        POST "/api/events/{eventId}/invitation-form" Planners, body: Json(|_| form(1));
        GET "/api/events/{eventId}/translations" Readers;
        PUT "/api/events/{eventId}/translations/{language}" Planners, fixed: &[("{language}", "de")],
            body: Json(|_| json!({ "version": NOTHING_TRANSLATED, "texts": { "event.name": "Mallory" } }));
        POST "/api/events/{eventId}/send-invites" Planners, body: Json(|_| json!({ "emails": ["ada@example.org"] }));
        GET "/api/events/{eventId}/invited-addresses" Planners;
        GET "/api/events/{eventId}/email-templates" Readers;
        POST "/api/events/{eventId}/email-templates" Planners, body: Json(|_| draft(&[("name", "Mallory")]));
        PATCH "/api/events/{eventId}/email-templates/{templateId}" Planners,
            body: Json(|_| json!({ "version": 1, "name": "Mallory" }));
        POST "/api/events/{eventId}/email-templates/preview" Readers, body: Json(|_| draft(&[]));
        POST "/api/events/{eventId}/email-templates/test" Planners,
            body: Json(|_| draft(&[("to", "ann@example.org")]));
        GET "/api/events/{eventId}/email-recipients" Readers;
        POST "/api/events/{eventId}/email-recipients" Readers, body: Json(|_| json!({ "recipientType": "all" }));
        POST "/api/events/{eventId}/send-emails" Planners,
            body: Json(|ids| json!({ "templateId": ids.get("templateId"), "recipientType": "all" }));
        GET "/api/events/{eventId}/email-campaigns" Readers;
        GET "/api/events/{eventId}/email-campaigns/{campaignId}" Readers;
        POST "/api/events/{eventId}/email-campaigns/{campaignId}/pause" Planners;
        POST "/api/events/{eventId}/email-campaigns/{campaignId}/resume" Planners;
        POST "/api/events/{eventId}/email-campaigns/{campaignId}/stop" Planners;
        GET "/api/events/{eventId}/email-history" Readers;
        GET "/api/events/{eventId}/email-history/{emailId}" Planners;
        POST "/api/events/{eventId}/email-history/{emailId}/resend" Planners;
        POST "/api/events/{eventId}/email-history/resend" Planners,
            body: Json(|ids| json!({ "ids": [ids.get("emailId")] }));
        GET "/api/events/{eventId}/email-settings" Readers;
        PATCH "/api/events/{eventId}/email-settings" Planners, body: Json(|_| json!({ "paused": true }));
        GET "/api/events/{eventId}/email-schedules" Readers;
        POST "/api/events/{eventId}/email-schedules" Planners, body: Json(|ids| json!({
            "templateId": ids.get("templateId"), "triggerType": "days_before_event", "triggerValue": "7",
            "recipientType": "all",
        }));
        PATCH "/api/events/{eventId}/email-schedules/{scheduleId}" Planners,
            body: Json(|_| json!({ "sendTime": "18:30" }));
        DELETE "/api/events/{eventId}/email-schedules/{scheduleId}" Planners;
        GET "/api/events/{eventId}/email-timeline" Readers;
        GET "/api/unsubscribe/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        POST "/api/unsubscribe/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        DELETE "/api/unsubscribe/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        POST "/api/mail/bounces" Anyone, finds_nothing: true;
        GET "/api/guest-form/{eventId}" Anyone, finds_nothing: true;
        POST "/api/guest-form/{eventId}" Anyone, body: Json(|_| json!({ "firstName": "Mallory" })), finds_nothing: true;
        GET "/api/rsvp/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        POST "/api/rsvp/{token}" Anyone, fixed: &[("{token}", TOKEN)],
            body: Json(|_| json!({ "version": 0, "revision": 0 })), finds_nothing: true;
        GET "/api/answer-confirmations/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        POST "/api/answer-confirmations/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        DELETE "/api/answer-confirmations/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        GET "/api/events/{eventId}/unconfirmed-answers" Planners;
        POST "/api/events/{eventId}/unconfirmed-answers/{confirmationId}/accept" Planners;
        DELETE "/api/events/{eventId}/unconfirmed-answers/{confirmationId}" Planners;
        POST "/api/events/{eventId}/held-emails/send" Planners;
        DELETE "/api/events/{eventId}/held-emails" Planners;
        POST "/api/parties/{partyId}/link" Planners;
        GET "/api/tickets/{token}" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        GET "/api/tickets/{token}/image" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        GET "/api/tickets/{token}/event.ics" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        GET "/api/tickets/{token}/pass.pkpass" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        GET "/api/tickets/{token}/google-wallet" Anyone, fixed: &[("{token}", TOKEN)], finds_nothing: true;
        POST "/api/guests/{guestId}/ticket" Planners;
        GET "/api/events/{eventId}/parties" Members;
        POST "/api/events/{eventId}/restore" Planners, deleted_before: Some("/api/events/{eventId}");
        GET "/api/events/{eventId}/imports" Planners;
        POST "/api/events/{eventId}/imports/preview" Planners, body: Form(import);
        POST "/api/events/{eventId}/imports/jobs" Planners, body: Form(import);
        POST "/api/events/{eventId}/imports/{importId}/undo" Planners;
        GET "/api/events/{eventId}/seat-assignments" Members;
        POST "/api/events/{eventId}/seat-assignments" Planners,
            body: Json(|ids| json!({ "guestId": ids.get("guestId"), "seatId": "t1-chair-2" }));
        // Refused for a reason of its own, and only to those who may swap: the cast has one guest.
        POST "/api/events/{eventId}/seat-assignments/swap" Planners, body: Json(|ids| json!({
            "guestId": ids.get("guestId"), "fromSeatId": "t1-chair-1",
            "seatId": "t1-chair-2", "otherGuestId": ids.get("guestId"),
        }));
        POST "/api/events/{eventId}/seat-assignments/restore" Planners, body: Json(|ids| json!({ "places": [
            { "guestId": ids.get("guestId"), "fromSeatId": "t1-chair-1", "seatId": "t1-chair-1", "byHand": true },
        ] }));
        POST "/api/events/{eventId}/unarchive" Planners;
        GET "/api/events/{eventId}/seat-routes" Members;
        GET "/api/events/{eventId}/seat-routes/map" Members;
        GET "/api/events/{eventId}/entrance-signs" Members;
        GET "/api/events/{eventId}/wishes" Planners;
        POST "/api/events/{eventId}/wishes" Planners, body: Json(|ids| json!({
            "kind": "at-table", "strength": "prefer", "guestIds": [ids.get("guestId")], "tableId": "t1",
        }));
        DELETE "/api/wishes/{wishId}" Planners;
        GET "/api/floor-plans" Members;
        POST "/api/guests/import-file" Planners, body: Form(import);
        POST "/api/guests/import-file/jobs" Planners, body: Form(import);
        DELETE "/api/guests/{guestId}" Planners;
        // Door staff may mark an arrival, which is tested on its own; the body here is another one.
        PATCH "/api/guests/{guestId}" Planners, body: Json(|_| json!({ "firstName": "Mallory" }));
        GET "/api/guests/{guestId}/history" Planners;
        POST "/api/guests/{guestId}/assign-seat" Planners, body: Json(|_| json!({ "seatId": "t1-chair-2" }));
        POST "/api/guests/{guestId}/erase" Planners;
        GET "/api/guests/{guestId}/personal-data" Planners;
        POST "/api/guests/{guestId}/send-confirmation" Planners;
        POST "/api/guests/{guestId}/unassign-seat" Planners;
        GET "/api/images" Members;
        POST "/api/images" Planners, body: Form(picture);
        POST "/api/images/from-search" Planners, body: Json(|_| json!({ "source": "library", "id": "fluent/chair" }));
        GET "/api/images/preview/{source}/{photo}" Members,
            fixed: &[("{source}", "openverse"), ("{photo}", "o1")], finds_nothing: true;
        // The drawings are public.
        GET "/api/images/library/licences.txt" Anyone;
        GET "/api/images/library/{set}/{name}.svg" Anyone, fixed: &[("{set}", "fluent"), ("{name}", "chair")];
        GET "/api/images/search" Members;
        GET "/api/images/{imageId}" Members;
        DELETE "/api/images/{imageId}" Planners;
        // Needs the link and a session.
        POST "/api/invitations/accept" Members, body: Json(|_| json!({ "token": TOKEN }));
        POST "/api/invitations/look-up" Anyone, body: Json(|_| json!({ "token": TOKEN }));
        GET "/api/jobs/{jobId}" Planners;
        POST "/api/jobs/{jobId}/cancel" Planners;
        GET "/api/live" Members;
        GET "/api/login" Anyone;
        GET "/api/logout" Anyone;
        GET "/api/mailbox" Owners;
        GET "/api/mailbox/{mailId}" Owners;
        POST "/api/mailbox/{mailId}/retry" Owners;
        GET "/api/openapi.json" Anyone;
        GET "/api/operator/organisations" Operators;
        GET "/api/operator/status" Operators;
        GET "/api/organisation" Members;
        PATCH "/api/organisation" Owners, body: Json(|_| json!({ "name": "Mallory" }));
        GET "/api/organisation/invitations" Owners;
        POST "/api/organisation/invitations" Owners,
            body: Json(|_| json!({ "email": "new@example.org", "role": "viewer" }));
        DELETE "/api/organisation/invitations/{invitationId}" Owners;
        POST "/api/organisation/invitations/{invitationId}/resend" Owners;
        GET "/api/organisation/mail-server" Owners, finds_nothing: true;
        PUT "/api/organisation/mail-server" Owners, body: Json(|_| json!({
            "host": "smtp.example.org", "port": 587, "security": "starttls", "fromAddress": "mallory@example.org",
        }));
        DELETE "/api/organisation/mail-server" Owners;
        POST "/api/organisation/mail-server/test" Owners, finds_nothing: true;
        GET "/api/organisation/members" Members;
        // Every member may leave, which is tested on its own.
        DELETE "/api/organisation/members/{userId}" Owners;
        PATCH "/api/organisation/members/{userId}" Owners, body: Json(|_| json!({ "role": "viewer" }));
        GET "/api/organisation/suppressions" Planners;
        POST "/api/organisation/suppressions" Planners, body: Json(|_| json!({ "email": "mallory@example.org" }));
        DELETE "/api/organisation/suppressions/{email}" Planners;
        PATCH "/api/parties/{partyId}" Planners, body: Json(|_| json!({ "name": "Mallory" }));
        GET "/api/qr-code" Members;
        POST "/api/sandbox" Anyone;
        POST "/api/sandbox/keep" Sandbox,
            body: Json(|_| json!({ "email": "new@example.org", "password": "battery staple", "name": "Mallory" }));
        POST "/api/sandbox/reset" Sandbox;
        DELETE "/api/seat-assignments/{assignmentId}" Planners;
        GET "/api/seat-lookup/{code}" Anyone, fixed: &[("{code}", "ABC234")], finds_nothing: true;
        GET "/api/finders/{eventId}" Anyone, finds_nothing: true;
        POST "/api/guests/find" Anyone, body: Json(|_| json!({ "eventId": "unknown", "query": "Mallory" })), finds_nothing: true;
        POST "/api/guests/find-by-qr" Anyone, body: Json(|_| json!({ "qrToken": TOKEN })), finds_nothing: true;
        GET "/api/seat-routes/{routeKey}" Anyone, fixed: &[("{routeKey}", "unknown")], finds_nothing: true;
        GET "/api/seat-routes/{routeKey}/map" Anyone, fixed: &[("{routeKey}", "unknown")], finds_nothing: true;
        GET "/api/site" Anyone;
        GET "/api/snapshots" Members;
        POST "/api/snapshots" Planners,
            body: Json(|ids| json!({ "filename": "Stolen", "data": plan(2), "eventId": ids.get("eventId") }));
        GET "/api/snapshots/{filename}" Members;
        DELETE "/api/snapshots/{filename}" Planners;
        GET "/api/tables/{eventId}" Members;
        GET "/api/tags" Members;
        GET "/api/tags/{tagId}/guests" Members;
        POST "/api/tags" Planners, body: Json(|_| json!({ "name": "Mallory" }));
        DELETE "/api/tags/{tagId}" Planners;
        PATCH "/api/tags/{tagId}" Planners, body: Json(|_| json!({ "name": "Mallory" }));
        GET "/api/venues/{eventId}" Members;
        POST "/api/venues/{eventId}" Planners, body: Json(|_| json!({ "width": 100, "height": 80, "entrances": [] }));
        DELETE "/api/venues/{eventId}" Planners;
        GET "/healthz" Anyone;
        GET "/readyz" Anyone;
    }
}

impl RouteCase {
    fn new(method: &'static str, path: &'static str, rule: May) -> Self {
        Self {
            method,
            path,
            rule,
            body: Body::Default,
            fixed: &[],
            finds_nothing: false,
            deleted_before: None,
        }
    }

    /// For example `GET /api/events/{eventId}`.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// Returns the segments of the path that name rows.
    pub(crate) fn segments(&self) -> Vec<&'static str> {
        let names = self.path.split('{').skip(1).map(|rest| rest.split('}').next().unwrap());
        let is_fixed = |name: &str| self.fixed.iter().any(|(segment, _)| segment[1..].starts_with(name));
        names.filter(|name| !is_fixed(name)).collect()
    }

    /// Returns true when the path names a row.
    pub(crate) fn has_id(&self) -> bool {
        !self.segments().is_empty()
    }

    /// Builds the request; `begin` makes one of method and path, signed in or not.
    pub(crate) fn request(&self, ids: &Ids, begin: impl FnOnce(&str, &str) -> TestRequest) -> TestRequest {
        let request = begin(self.method, &self.filled(ids));
        match self.body {
            Body::Default if matches!(self.method, "GET" | "DELETE") => request,
            Body::Default => request.set_json(json!({})),
            Body::Json(body) => request.insert_header(("if-match", "\"1\"")).set_json(body(ids)),
            Body::Form(parts) => request
                .insert_header(("content-type", "multipart/form-data; boundary=frontier"))
                .set_payload(format!("{}--frontier--\r\n", parts(ids))),
        }
    }

    /// Returns the path with its segments filled in.
    pub(crate) fn filled(&self, ids: &Ids) -> String {
        let fill = |path: String, (segment, value): &(&str, &str)| path.replace(segment, value);
        let path = self.fixed.iter().fold(self.path.to_owned(), fill);
        ids.fill(&path)
    }
}

/// The values of the segments of paths. A segment without an id gets one that does not exist.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ids(BTreeMap<&'static str, String>);

impl Ids {
    pub(crate) fn unknown() -> Self {
        Self::default()
    }

    pub(crate) fn with(mut self, segment: &'static str, id: impl Into<String>) -> Self {
        self.0.insert(segment, id.into());
        self
    }

    pub(crate) fn get(&self, segment: &str) -> &str {
        self.0.get(segment).map_or("unknown", String::as_str)
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(segment, id)| (*segment, id.as_str()))
    }

    /// Fills in the segments of a path that are ids.
    pub(crate) fn fill(&self, path: &str) -> String {
        let mut parts = path.split('/').map(|part| {
            let segment = part.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
            segment.map_or(part, |segment| self.get(segment))
        });
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |path, part| path + "/" + part)
    }
}

/// A text of an email that is right, with some more fields.
fn draft(more: &[(&str, &str)]) -> Value {
    let mut draft = json!({
        "templateType": "reminder", "subject": "Soon: {{event_name}}", "htmlContent": "<p>Hello {{first_name}}</p>",
        "textContent": "",
    });
    for (field, value) in more {
        draft[*field] = json!(value);
    }
    draft
}

fn import(ids: &Ids) -> String {
    let list = "First name,Last name\nMallory,Kern\n";
    part("name=\"eventId\"", ids.get("eventId")) + &part("name=\"guestFile\"; filename=\"guests.csv\"", list)
}

fn picture(_: &Ids) -> String {
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h1'/></svg>";
    part("name=\"file\"; filename=\"mallory.svg\"", drawing)
}

fn part(head: &str, body: &str) -> String {
    format!("--frontier\r\nContent-Disposition: form-data; {head}\r\n\r\n{body}\r\n")
}
