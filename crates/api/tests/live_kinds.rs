//! Open screens learn of every write: for each route that writes, the kinds that a successful call notes. The routes come
//! from `support/route_case.rs`, which has all of them.

use std::collections::BTreeSet;

use domain::account::Role;
use domain::id::OrganisationId;
use domain::live::Kind;
use storage::live::{self, Position};

use crate::matrix::cast::{Cast, text, user};
use crate::support::route_case::{RouteCase, cases};

/// What a successful call notes for the organisation of the caller.
enum Notes {
    /// At least these kinds, when it changes a row.
    Kinds(&'static [Kind]),
    /// Nothing, for a reason.
    Nothing(&'static str),
}

use Notes::{Kinds, Nothing};

const ACCOUNT: &str = "changes the caller's account alone";
const READS: &str = "reads only";

const ROUTES: &[(&str, Notes)] = &[
    ("DELETE /api/auth/sessions", Nothing(ACCOUNT)),
    ("DELETE /api/auth/sessions/{sessionId}", Nothing(ACCOUNT)),
    ("PATCH /api/auth/user", Kinds(&[Kind::Members])),
    ("POST /api/auth/change-email", Nothing(ACCOUNT)),
    ("POST /api/auth/change-password", Nothing(ACCOUNT)),
    ("POST /api/auth/delete-account", Kinds(&[Kind::Members])),
    ("POST /api/auth/forgot-password", Nothing(ACCOUNT)),
    ("POST /api/auth/organisation", Nothing(ACCOUNT)),
    ("POST /api/auth/reset-password", Nothing(ACCOUNT)),
    ("POST /api/auth/send-verification", Nothing(ACCOUNT)),
    ("POST /api/auth/sign-in", Nothing(ACCOUNT)),
    ("POST /api/auth/sign-out", Nothing(ACCOUNT)),
    ("POST /api/auth/sign-up", Nothing("creates an organisation")),
    ("POST /api/auth/verify-email", Kinds(&[Kind::Members])),
    ("POST /api/events", Kinds(&[Kind::Event])),
    ("POST /api/events/from-file", Kinds(&[Kind::Event])),
    ("PATCH /api/events/{eventId}", Kinds(&[Kind::Event])),
    ("DELETE /api/events/{eventId}", Kinds(&[Kind::Event])),
    ("POST /api/events/{eventId}/archive", Kinds(&[Kind::Event])),
    ("POST /api/events/{eventId}/unarchive", Kinds(&[Kind::Event])),
    ("POST /api/events/{eventId}/restore", Kinds(&[Kind::Event])),
    ("POST /api/events/{eventId}/duplicate", Kinds(&[Kind::Event])),
    ("POST /api/events/{eventId}/duplicate/jobs", Kinds(&[Kind::Jobs])),
    ("POST /api/events/{eventId}/auto-assign", Kinds(&[Kind::Seats])),
    ("POST /api/events/{eventId}/auto-assign/jobs", Kinds(&[Kind::Jobs])),
    ("POST /api/events/{eventId}/files/{kind}/jobs", Kinds(&[Kind::Jobs])),
    (
        "POST /api/events/{eventId}/presence",
        Nothing("is told by frames of its own and never stored"),
    ),
    ("POST /api/events/{eventId}/check-ins", Kinds(&[Kind::CheckIns])),
    (
        "PUT /api/events/{eventId}/floor-plan",
        Kinds(&[Kind::Plan, Kind::Seats]),
    ),
    (
        "POST /api/events/{eventId}/floor-plan/commands",
        Kinds(&[Kind::Plan, Kind::Seats]),
    ),
    ("POST /api/events/{eventId}/guests", Kinds(&[Kind::Guests])),
    (
        "POST /api/events/{eventId}/guests/remove",
        Kinds(&[Kind::Guests, Kind::Seats, Kind::Answers, Kind::Parties, Kind::Wishes]),
    ),
    (
        "POST /api/events/{eventId}/guests/restore",
        Kinds(&[Kind::Guests, Kind::Seats]),
    ),
    ("POST /api/events/{eventId}/guests/merge", Kinds(&[Kind::Guests])),
    (
        "POST /api/events/{eventId}/guests/send-confirmation",
        Kinds(&[Kind::Mail]),
    ),
    (
        "POST /api/events/{eventId}/guests/rsvp",
        Kinds(&[Kind::Guests, Kind::Answers, Kind::Seats]),
    ),
    ("POST /api/events/{eventId}/guests/needs", Kinds(&[Kind::Guests])),
    (
        "POST /api/events/{eventId}/guests/party",
        Kinds(&[Kind::Guests, Kind::Parties]),
    ),
    (
        "POST /api/events/{eventId}/guests/tags",
        Kinds(&[Kind::Guests, Kind::Tags]),
    ),
    (
        "POST /api/events/{eventId}/batches/{batchId}/undo",
        Kinds(&[Kind::Guests]),
    ),
    ("POST /api/events/{eventId}/invitation-form", Kinds(&[Kind::Form])),
    (
        "PUT /api/events/{eventId}/translations/{language}",
        Kinds(&[Kind::Form, Kind::Event]),
    ),
    (
        "POST /api/events/{eventId}/send-invites",
        Kinds(&[Kind::Guests, Kind::Mail]),
    ),
    ("POST /api/events/{eventId}/email-templates", Kinds(&[Kind::Mail])),
    (
        "PATCH /api/events/{eventId}/email-templates/{templateId}",
        Kinds(&[Kind::Mail]),
    ),
    ("POST /api/events/{eventId}/email-templates/preview", Nothing(READS)),
    (
        "POST /api/events/{eventId}/email-templates/test",
        Nothing("goes to the caller and is in no list"),
    ),
    ("POST /api/events/{eventId}/email-recipients", Nothing(READS)),
    ("POST /api/events/{eventId}/send-emails", Kinds(&[Kind::Mail])),
    (
        "POST /api/events/{eventId}/email-campaigns/{campaignId}/pause",
        Kinds(&[Kind::Mail]),
    ),
    (
        "POST /api/events/{eventId}/email-campaigns/{campaignId}/resume",
        Kinds(&[Kind::Mail]),
    ),
    (
        "POST /api/events/{eventId}/email-campaigns/{campaignId}/stop",
        Kinds(&[Kind::Mail]),
    ),
    (
        "POST /api/events/{eventId}/email-history/{emailId}/resend",
        Kinds(&[Kind::Mail]),
    ),
    ("POST /api/events/{eventId}/email-history/resend", Kinds(&[Kind::Mail])),
    ("PATCH /api/events/{eventId}/email-settings", Kinds(&[Kind::Mail])),
    ("POST /api/events/{eventId}/email-schedules", Kinds(&[Kind::Mail])),
    (
        "PATCH /api/events/{eventId}/email-schedules/{scheduleId}",
        Kinds(&[Kind::Mail]),
    ),
    (
        "DELETE /api/events/{eventId}/email-schedules/{scheduleId}",
        Kinds(&[Kind::Mail]),
    ),
    ("POST /api/events/{eventId}/held-emails/send", Kinds(&[Kind::Mail])),
    ("DELETE /api/events/{eventId}/held-emails", Kinds(&[Kind::Mail])),
    ("POST /api/unsubscribe/{token}", Kinds(&[Kind::Members])),
    ("DELETE /api/unsubscribe/{token}", Kinds(&[Kind::Members])),
    ("POST /api/mail/bounces", Kinds(&[Kind::Mail, Kind::Members])),
    ("POST /api/guest-form/{eventId}", Kinds(&[Kind::Guests, Kind::Answers])),
    ("POST /api/rsvp/{token}", Kinds(&[Kind::Guests, Kind::Answers])),
    ("POST /api/answer-confirmations/{token}", Kinds(&[Kind::Answers])),
    ("DELETE /api/answer-confirmations/{token}", Kinds(&[Kind::Answers])),
    (
        "POST /api/events/{eventId}/unconfirmed-answers/{confirmationId}/accept",
        Kinds(&[Kind::Answers]),
    ),
    (
        "DELETE /api/events/{eventId}/unconfirmed-answers/{confirmationId}",
        Kinds(&[Kind::Answers]),
    ),
    ("POST /api/parties/{partyId}/link", Kinds(&[Kind::Parties])),
    ("PATCH /api/parties/{partyId}", Kinds(&[Kind::Parties, Kind::Guests])),
    ("POST /api/guests/{guestId}/ticket", Kinds(&[Kind::Guests])),
    ("POST /api/events/{eventId}/imports/preview", Nothing(READS)),
    ("POST /api/events/{eventId}/imports/jobs", Kinds(&[Kind::Jobs])),
    (
        "POST /api/events/{eventId}/imports/{importId}/undo",
        Kinds(&[Kind::Guests]),
    ),
    ("POST /api/events/{eventId}/seat-assignments", Kinds(&[Kind::Seats])),
    (
        "POST /api/events/{eventId}/seat-assignments/swap",
        Kinds(&[Kind::Seats]),
    ),
    (
        "POST /api/events/{eventId}/seat-assignments/restore",
        Kinds(&[Kind::Seats]),
    ),
    ("DELETE /api/seat-assignments/{assignmentId}", Kinds(&[Kind::Seats])),
    ("POST /api/events/{eventId}/wishes", Kinds(&[Kind::Wishes])),
    ("DELETE /api/wishes/{wishId}", Kinds(&[Kind::Wishes])),
    ("POST /api/guests/import-file", Kinds(&[Kind::Guests])),
    ("POST /api/guests/import-file/jobs", Kinds(&[Kind::Jobs])),
    (
        "DELETE /api/guests/{guestId}",
        Kinds(&[Kind::Guests, Kind::Seats, Kind::Answers, Kind::Parties, Kind::Wishes]),
    ),
    ("PATCH /api/guests/{guestId}", Kinds(&[Kind::Guests])),
    ("POST /api/guests/{guestId}/assign-seat", Kinds(&[Kind::Seats])),
    ("POST /api/guests/{guestId}/unassign-seat", Kinds(&[Kind::Seats])),
    (
        "POST /api/guests/{guestId}/erase",
        Kinds(&[
            Kind::Guests,
            Kind::Seats,
            Kind::Answers,
            Kind::Parties,
            Kind::Wishes,
            Kind::Mail,
        ]),
    ),
    ("POST /api/guests/{guestId}/send-confirmation", Kinds(&[Kind::Mail])),
    ("POST /api/guests/find", Nothing(READS)),
    ("POST /api/guests/find-by-qr", Nothing(READS)),
    ("POST /api/images", Kinds(&[Kind::Files])),
    ("POST /api/images/from-search", Kinds(&[Kind::Files])),
    ("DELETE /api/images/{imageId}", Kinds(&[Kind::Files])),
    ("POST /api/snapshots", Kinds(&[Kind::Files])),
    ("DELETE /api/snapshots/{filename}", Kinds(&[Kind::Files])),
    ("POST /api/invitations/accept", Kinds(&[Kind::Members])),
    ("POST /api/invitations/look-up", Nothing(READS)),
    ("POST /api/jobs/{jobId}/cancel", Kinds(&[Kind::Jobs])),
    ("POST /api/mailbox/{mailId}/retry", Kinds(&[Kind::Mail])),
    ("PATCH /api/organisation", Kinds(&[Kind::Members])),
    (
        "POST /api/organisation/invitations",
        Kinds(&[Kind::Members, Kind::Mail]),
    ),
    (
        "DELETE /api/organisation/invitations/{invitationId}",
        Kinds(&[Kind::Members]),
    ),
    (
        "POST /api/organisation/invitations/{invitationId}/resend",
        Kinds(&[Kind::Members, Kind::Mail]),
    ),
    ("PUT /api/organisation/mail-server", Kinds(&[Kind::Members])),
    ("DELETE /api/organisation/mail-server", Kinds(&[Kind::Members])),
    ("POST /api/organisation/mail-server/test", Kinds(&[Kind::Members])),
    ("DELETE /api/organisation/members/{userId}", Kinds(&[Kind::Members])),
    ("PATCH /api/organisation/members/{userId}", Kinds(&[Kind::Members])),
    ("POST /api/organisation/suppressions", Kinds(&[Kind::Members])),
    ("DELETE /api/organisation/suppressions/{email}", Kinds(&[Kind::Members])),
    ("POST /api/sandbox", Nothing("creates an organisation")),
    ("POST /api/sandbox/keep", Kinds(&[Kind::Members])),
    ("POST /api/sandbox/reset", Kinds(&[Kind::Events, Kind::Files])),
    ("POST /api/tags", Kinds(&[Kind::Tags])),
    ("PATCH /api/tags/{tagId}", Kinds(&[Kind::Tags])),
    ("DELETE /api/tags/{tagId}", Kinds(&[Kind::Tags])),
    ("POST /api/venues/{eventId}", Kinds(&[Kind::Venue])),
    ("DELETE /api/venues/{eventId}", Kinds(&[Kind::Venue])),
];

/// Routes whose call changes nothing in the world of this test; tests of their use cases look at what they note.
const WITHOUT_EFFECT: &[&str] = &[
    "DELETE /api/answer-confirmations/{token}",
    "DELETE /api/events/{eventId}/held-emails",
    "DELETE /api/organisation/mail-server",
    "DELETE /api/unsubscribe/{token}",
    "DELETE /api/venues/{eventId}",
    "PATCH /api/organisation/members/{userId}",
    "POST /api/answer-confirmations/{token}",
    "POST /api/auth/delete-account",
    "POST /api/auth/organisation",
    "POST /api/auth/reset-password",
    "POST /api/auth/send-verification",
    "POST /api/auth/sign-in",
    "POST /api/auth/sign-up",
    "POST /api/auth/verify-email",
    "POST /api/events/{eventId}/auto-assign",
    "POST /api/events/{eventId}/batches/{batchId}/undo",
    "POST /api/events/{eventId}/email-campaigns/{campaignId}/resume",
    "POST /api/events/{eventId}/email-history/resend",
    "POST /api/events/{eventId}/email-history/{emailId}/resend",
    "POST /api/events/{eventId}/guests/merge",
    "POST /api/events/{eventId}/guests/restore",
    "POST /api/events/{eventId}/guests/send-confirmation",
    "POST /api/events/{eventId}/held-emails/send",
    "POST /api/events/{eventId}/seat-assignments/swap",
    "POST /api/events/{eventId}/unarchive",
    "POST /api/guest-form/{eventId}",
    "POST /api/guests/find",
    "POST /api/guests/find-by-qr",
    "POST /api/guests/{guestId}/send-confirmation",
    "POST /api/guests/{guestId}/ticket",
    "POST /api/invitations/accept",
    "POST /api/invitations/look-up",
    "POST /api/mail/bounces",
    "POST /api/mailbox/{mailId}/retry",
    "POST /api/organisation/mail-server/test",
    "POST /api/parties/{partyId}/link",
    "POST /api/rsvp/{token}",
    "POST /api/sandbox",
    "POST /api/unsubscribe/{token}",
];

/// Rows that no screen shows, or that note a change.
const UNSEEN: [&str; 5] = ["activities", "changes", "event_versions", "rate_limits", "sessions"];

fn writes() -> Vec<RouteCase> {
    cases().into_iter().filter(|case| case.method != "GET").collect()
}

#[test]
fn every_route_that_writes_says_what_it_notes() {
    let known: BTreeSet<String> = ROUTES.iter().map(|(name, _)| (*name).to_owned()).collect();
    let routes: BTreeSet<String> = writes().iter().map(RouteCase::name).collect();
    assert_eq!(known.len(), ROUTES.len(), "a route has two entries");
    assert_eq!(routes, known, "add a new route to the table, or remove an old one");
    for (name, notes) in ROUTES {
        match notes {
            Kinds(kinds) => assert!(!kinds.is_empty(), "{name}"),
            Nothing(reason) => assert!(!reason.is_empty(), "{name}"),
        }
    }
}

/// The rows that a screen may show.
fn seen(cast: &Cast) -> Vec<String> {
    let is_unseen = |row: &String| UNSEEN.contains(&row.split(':').next().unwrap_or_default());
    let mut rows = cast.app.rows();
    rows.retain(|row| !is_unseen(row));
    rows
}

fn noted_since(cast: &Cast, organisation: &OrganisationId, position: Position) -> BTreeSet<&'static str> {
    let mut conn = cast.app.connect();
    let horizon = live::horizon(&mut conn).unwrap();
    let page = live::after(&mut conn, organisation, position, horizon, 1_000).unwrap();
    let mut kinds = BTreeSet::new();
    for change in page.changes {
        kinds.extend(change.changes.iter().map(|(kind, _)| kind.as_str()));
    }
    kinds
}

/// What a call on a fresh cast showed.
enum Seen {
    /// Nothing: the call was refused, or changed no row that a screen shows.
    Nothing,
    /// The kinds are as expected.
    Expected,
    /// What is wrong.
    Problem(String),
}

/// Calls a route as the owner on a fresh cast, and looks at the kinds that it notes.
async fn look(case: &RouteCase, notes: &Notes) -> Seen {
    let cast = Cast::gather().await;
    cast.prepare(case).await;
    let owner = cast.member(Role::Owner);
    let account = user(owner).await;
    let organisation = OrganisationId::parse(text(&account["organisation"]["id"])).unwrap();
    let ids = cast.ids_of(Role::Owner).await;
    let position = {
        let mut conn = cast.app.connect();
        let horizon = live::horizon(&mut conn).unwrap();
        live::latest(&mut conn, &organisation, horizon)
    }
    .unwrap();
    let before = seen(&cast);
    let request = case.request(&ids, |method, path| owner.request(method, path));
    let answer = owner.send(request).await;
    if !(200..300).contains(&answer.status) {
        return Seen::Nothing;
    }
    let noted = noted_since(&cast, &organisation, position);
    let expected: BTreeSet<&str> = match notes {
        Nothing(_) if noted.is_empty() => return Seen::Expected,
        Nothing(reason) => return Seen::Problem(format!("{} {reason}, but notes {noted:?}", case.name())),
        Kinds(_) if seen(&cast) == before => return Seen::Nothing,
        Kinds(kinds) => kinds.iter().map(|kind| kind.as_str()).collect(),
    };
    let missing: Vec<&&str> = expected.difference(&noted).collect();
    if missing.is_empty() {
        Seen::Expected
    } else {
        Seen::Problem(format!("{} notes {noted:?} without {missing:?}", case.name()))
    }
}

#[actix_web::test]
async fn a_write_that_succeeds_notes_what_screens_have_to_read_again() {
    let mut problems = Vec::new();
    let mut without_effect = Vec::new();
    for case in writes().iter().filter(|case| case.rule.includes(Role::Owner)) {
        // A route without an entry fails in the test above.
        let notes = ROUTES.iter().find(|(name, _)| *name == case.name());
        if let Some((_, notes)) = notes {
            match look(case, notes).await {
                Seen::Nothing => without_effect.push(case.name()),
                Seen::Expected => {}
                Seen::Problem(problem) => problems.push(problem),
            }
        }
    }
    assert_eq!(problems, Vec::<String>::new());
    without_effect.sort();
    assert_eq!(without_effect, WITHOUT_EFFECT);
}
