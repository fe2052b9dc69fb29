//! The people of the matrix: an organisation with a member of every role, an event with everything in it, and a
//! stranger who owns an organisation of their own.

use domain::account::Role;
use domain::id::{OrganisationId, UserId};
use serde_json::{Value, json};
use storage::accounts;
use test_support::database::TestDatabase;
use tokio::sync::OnceCell;

use crate::support::app::{TestApp, request};
use crate::support::mail;
use crate::support::person::Person;
use crate::support::route_case::{Ids, RouteCase, form};
use crate::support::world::World;

/// A picture of Ann's.
const DRAWING: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg'><circle r='4'/></svg>";

static ORIGINAL: OnceCell<Original> = OnceCell::const_new();

/// Everybody and everything.
pub(crate) struct Cast {
    pub(crate) app: TestApp,
    pub(crate) ann: World,
    pub(crate) mallory: Person,
    pub(crate) members: Vec<(Role, Person)>,
    pub(crate) ids: Ids,
}

impl Cast {
    /// Gathers the cast on a database of its own. It is built once per process, and each call gets a copy.
    pub(crate) async fn gather() -> Self {
        ORIGINAL.get_or_init(Original::build).await.copy().await
    }

    async fn build() -> Self {
        let app = TestApp::start().await;
        let ann = World::new(&app, "ann").await;
        let organiser = user(&ann.person).await;
        let import = ann.import().await;
        let organisation = OrganisationId::parse(text(&organiser["organisation"]["id"])).unwrap();
        verify(&app, text(&organiser["id"]));
        let mut members = vec![(Role::Owner, ann.person.clone())];
        for role in [Role::Planner, Role::Viewer, Role::DoorStaff] {
            members.push((role, join(&app, &organisation, role.as_str(), role).await));
        }
        // The member that all calls about members refer to. This member makes no calls, because any member may leave.
        let other = join(&app, &organisation, "other", Role::Viewer).await;
        let invited = json!({ "email": "guest@example.org", "role": "viewer" });
        let invitation = ann.person.post("/api/organisation/invitations", &invited).await;
        let answered = json!({ "guestIds": [ann.guest], "rsvp": "maybe" });
        let batch = ann
            .person
            .post(&ann.path("events", "guests/rsvp"), &answered)
            .await
            .ok(200);
        let tag = ann.person.post("/api/tags", &json!({ "name": "Family" })).await.ok(201);
        let guest = format!("/api/guests/{}", ann.guest);
        let kern = ann.person.patch(&guest, &json!({ "party": "Kern" })).await.ok(200);
        let letters = Letters::write(&ann).await;
        let ids = Ids::unknown()
            .with("campaignId", letters.campaign)
            .with("email", "gone@example.org")
            .with("confirmationId", unconfirmed_answer(&ann).await)
            .with("emailId", letters.mail)
            .with("scheduleId", letters.schedule)
            .with("templateId", letters.template)
            .with("batchId", text(&batch["batchId"]))
            .with("assignmentId", ann.seated().await)
            .with("eventId", &ann.event)
            .with("filename", ann.snapshot("Dinner-of-Ann").await)
            .with("guestId", &ann.guest)
            .with("imageId", id(&ann.person.upload("hall.svg", DRAWING).await.ok(201)))
            .with("importId", import)
            .with("invitationId", id(&invitation.ok(201)))
            .with("jobId", ann.job().await)
            .with("mailId", mail::invite(&ann.person, "ben@example.org").await)
            .with("partyId", id(&kern["party"]))
            .with("tagId", id(&tag))
            .with("sessionId", session(&ann.person).await)
            .with("userId", id(&user(&other).await))
            .with("wishId", ann.wish().await);
        let mallory = Person::signed_up(&app, "mallory").await;
        Self {
            app,
            ann,
            mallory,
            members,
            ids,
        }
    }

    /// The member of a role.
    pub(crate) fn member(&self, role: Role) -> &Person {
        &self.members.iter().find(|(of, _)| *of == role).unwrap().1
    }

    /// The ids as a member of a role names them: sessions are everybody's own.
    pub(crate) async fn ids_of(&self, role: Role) -> Ids {
        let own = session(self.member(role)).await;
        self.ids.clone().with("sessionId", own)
    }

    /// Makes a call possible that needs the event in another state.
    pub(crate) async fn prepare(&self, case: &RouteCase) {
        if let Some(path) = case.deleted_before {
            self.ann.person.delete(&self.ids.fill(path)).await.ok(204);
        }
    }
}

/// What copies of the cast are made from.
struct Original {
    database: Vec<u8>,
    event: String,
    guest: String,
    mallory: Option<String>,
    members: Vec<(Role, Option<String>)>,
    ids: Ids,
}

impl Original {
    async fn build() -> Self {
        let cast = Cast::build().await;
        let members = cast.members.iter();
        Self {
            database: cast.app.database_file(),
            event: cast.ann.event.clone(),
            guest: cast.ann.guest.clone(),
            mallory: cast.mallory.cookie.clone(),
            members: members.map(|(role, person)| (*role, person.cookie.clone())).collect(),
            ids: cast.ids.clone(),
        }
    }

    async fn copy(&self) -> Cast {
        let app = TestApp::on(TestDatabase::sqlite_from(&self.database)).await;
        let person = |cookie: &Option<String>| Person {
            app: app.clone(),
            cookie: cookie.clone(),
        };
        let members: Vec<(Role, Person)> = self
            .members
            .iter()
            .map(|(role, cookie)| (*role, person(cookie)))
            .collect();
        Cast {
            ann: World {
                person: members[0].1.clone(),
                event: self.event.clone(),
                guest: self.guest.clone(),
            },
            mallory: person(&self.mallory),
            members,
            ids: self.ids.clone(),
            app,
        }
    }
}

/// Mail to the guests of Ann.
struct Letters {
    campaign: String,
    mail: String,
    schedule: String,
    template: String,
}

impl Letters {
    /// Sends a mail to a guest, begins a campaign and suppresses an address.
    async fn write(ann: &World) -> Self {
        let address = json!({ "email": "anna@example.org" });
        ann.person
            .patch(&format!("/api/guests/{}", ann.guest), &address)
            .await
            .ok(200);
        let confirmation = ann.path("guests", "send-confirmation");
        ann.person.post(&confirmation, &json!({})).await.ok(200);
        let gone = json!({ "email": "gone@example.org" });
        ann.person.post("/api/organisation/suppressions", &gone).await.ok(201);
        let templates = ann.person.get(&ann.path("events", "email-templates")).await.ok(200);
        let template = id(&templates[0]);
        let begun = json!({ "templateId": template, "recipientType": "all" });
        let campaign = ann
            .person
            .post(&ann.path("events", "send-emails"), &begun)
            .await
            .ok(202);
        let planned = json!({
            "templateId": template, "triggerType": "days_before_event", "triggerValue": "3", "recipientType": "all",
        });
        let schedules = ann.path("events", "email-schedules");
        let schedule = ann.person.post(&schedules, &planned).await.ok(201);
        let history = ann.person.get(&ann.path("events", "email-history")).await.ok(200);
        Self {
            campaign: id(&campaign),
            mail: id(&history["items"][0]),
            schedule: id(&schedule),
            template,
        }
    }
}

/// Opens the form of Ann's event and answers it with the address of her guest. Returns the id of the answer, which waits.
async fn unconfirmed_answer(ann: &World) -> String {
    let saved = ann
        .person
        .post(&ann.path("events", "invitation-form"), &form(0))
        .await
        .ok(200);
    let public_id = text(&saved["link"]).rsplit('/').next().unwrap().to_owned();
    let values = json!({ "firstName": "Anna", "lastName": "Kern", "email": "anna@example.org", "meal": "Fish" });
    let answer = request("POST", &format!("/api/guest-form/{public_id}")).set_json(json!({ "values": values }));
    ann.person.app.call(answer).await.ok(200);
    let waiting = ann.person.get(&ann.path("events", "unconfirmed-answers")).await.ok(200);
    id(&waiting[0])
}

/// Adds a new user to an organisation and signs them in there.
pub(crate) async fn join(app: &TestApp, organisation: &OrganisationId, name: &str, role: Role) -> Person {
    let person = Person::signed_up(app, name).await;
    let member = UserId::parse(text(&user(&person).await["id"])).unwrap();
    // A session opens in the organisation that was joined first.
    let before = "2001-01-01T00:00:00Z".parse().unwrap();
    accounts::insert_membership(&mut app.connect(), organisation, &member, role, before).unwrap();
    let attempt = json!({ "email": format!("{name}@example.org"), "password": "correct horse" });
    let answer = Person::signed_out(app).post("/api/auth/sign-in", &attempt).await;
    assert_eq!(answer.ok(200)["organisation"]["role"], role.as_str());
    Person {
        app: app.clone(),
        cookie: answer.cookie(),
    }
}

/// Marks the address of a user as verified.
pub(crate) fn verify(app: &TestApp, id: &str) {
    let user = UserId::parse(id).unwrap();
    let now = "2026-11-21T08:00:00Z".parse().unwrap();
    accounts::users::verify(&mut app.connect(), &user, now).unwrap();
}

/// Returns the account of a person.
pub(crate) async fn user(person: &Person) -> Value {
    person.get("/api/auth/user").await.ok(200)
}

/// Returns the id of a person's session.
async fn session(person: &Person) -> String {
    id(&person.get("/api/auth/sessions").await.ok(200)[0])
}

fn id(row: &Value) -> String {
    text(&row["id"]).to_owned()
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
