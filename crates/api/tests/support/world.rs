//! A small world to test in: an organiser with an event, a plan of one table, and guests.

use app_service::jobs::worker::Worker;
use serde_json::{Value, json};

use super::answer::Answer;
use super::app::TestApp;
use super::person::Person;

/// An event with its owner. The plan has the round table `t1`; its revision is 1.
pub(crate) struct World {
    pub(crate) person: Person,
    pub(crate) event: String,
    pub(crate) guest: String,
}

impl World {
    /// Builds an event of `name` with a table of eight and one guest, Anna Kern.
    pub(crate) async fn new(app: &TestApp, name: &str) -> Self {
        let person = Person::signed_up(app, name).await;
        let event = new_event(&person).await;
        person.put_plan(&event, 0, &json!({ "plan": plan(8) })).await.ok(200);
        let guest = new_guest(&person, &event, "Anna").await;
        Self { person, event, guest }
    }

    pub(crate) fn seat(&self, number: u32) -> String {
        format!("t1-chair-{number}")
    }

    /// Seats Anna Kern and returns the id of the assignment.
    pub(crate) async fn seated(&self) -> String {
        let answer = self
            .person
            .post(&self.path("guests", "assign-seat"), &json!({ "seatId": self.seat(1) }))
            .await;
        answer.ok(200)["id"].as_str().unwrap().to_owned()
    }

    /// `/api/events/{event}/<call>` or `/api/guests/{guest}/<call>`.
    pub(crate) fn path(&self, noun: &str, call: &str) -> String {
        let id = if noun == "events" { &self.event } else { &self.guest };
        format!("/api/{noun}/{id}/{call}")
    }

    /// Keeps a plan of one table under a label and returns the label.
    pub(crate) async fn snapshot(&self, label: &str) -> String {
        let body = json!({ "filename": label, "data": plan(8), "eventId": self.event });
        let saved = self.person.post("/api/snapshots", &body).await.ok(201);
        saved["filename"].as_str().unwrap().to_owned()
    }

    /// Queues a job and returns its id.
    pub(crate) async fn job(&self) -> String {
        let start = self.path("events", "auto-assign/jobs");
        let queued = self.person.post(&start, &json!({})).await.ok(202);
        queued["id"].as_str().unwrap().to_owned()
    }

    /// Imports a list that names Anna Kern alone, so that nothing changes, and returns the id of the import.
    pub(crate) async fn import(&self) -> String {
        let list = "First name,Last name\nAnna,Kern\n";
        let started = self.import_with(list, &json!({})).await.ok(202);
        self.finished(&started).await["result"]["id"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// Starts the import of a list with a plan.
    pub(crate) async fn import_with(&self, list: &str, plan: &Value) -> Answer {
        let plan = plan.to_string();
        let parts = [
            ("guestFile", Some("guests.csv"), list.as_bytes()),
            ("plan", None, plan.as_bytes()),
        ];
        self.person.form(&self.path("events", "imports/jobs"), &parts).await
    }

    /// Runs all jobs that wait, and returns this one.
    pub(crate) async fn finished(&self, started: &Value) -> Value {
        let worker = Worker::new(self.person.app.use_cases().clone()).unwrap();
        while worker.run_once().unwrap() {}
        let path = format!("/api/jobs/{}", started["id"].as_str().unwrap());
        self.person.get(&path).await.ok(200)
    }

    /// Wishes Anna Kern at the table and returns the id of the wish.
    pub(crate) async fn wish(&self) -> String {
        let wish = json!({ "kind": "at-table", "strength": "prefer", "guestIds": [self.guest], "tableId": "t1" });
        id(&self.person.post(&self.path("events", "wishes"), &wish).await.ok(201))
    }

    /// The guests as the list shows them.
    /// Returns the lookup code of Anna Kern.
    pub(crate) async fn guests_code(&self) -> String {
        let guests = self.guests().await;
        guests[0]["lookupCode"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn guests(&self) -> Vec<Value> {
        let list = self.person.get(&self.path("events", "guests")).await.ok(200);
        list.as_array().unwrap().clone()
    }
}

/// A plan of one round table with the id `t1`.
pub(crate) fn plan(chairs: u32) -> Value {
    json!({ "version": "1.0.0", "elements": [table(chairs)] })
}

pub(crate) fn table(chairs: u32) -> Value {
    json!({ "id": "t1", "type": "round", "x": 100, "y": 100, "width": 120, "height": 120, "chairs": chairs, "tableNumber": 1 })
}

/// Returns the plan of a world as a program would send it that placed a chair by hand, and with a field that cannot be read.
pub(crate) async fn plan_with_losses(world: &World) -> Value {
    let answered = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let mut plan = answered["plan"].clone();
    plan["elements"][0]["chairPositions"][2]["x"] = json!(900);
    plan["elements"][0]["zone"] = json!(["north"]);
    plan
}

/// Returns the notes that [`plan_with_losses`] leaves.
pub(crate) fn losses() -> Value {
    json!([
        { "place": "element \"t1\"", "field": "zone", "message": "must be a text" },
        {
            "place": "element \"t1\"", "field": "chairPositions",
            "message": "places 1 of 8 chairs elsewhere; chairs are arranged around their table instead",
        },
    ])
}

pub(crate) async fn new_event(person: &Person) -> String {
    let body = json!({ "name": "Summer wedding", "date": "2027-06-12T15:00", "zone": "Europe/London" });
    id(&person.post("/api/events", &body).await.ok(201))
}

pub(crate) async fn new_guest(person: &Person, event: &str, first_name: &str) -> String {
    let body = json!({ "firstName": first_name, "lastName": "Kern" });
    id(&person.post(&format!("/api/events/{event}/guests"), &body).await.ok(201))
}

fn id(answer: &Value) -> String {
    answer["id"].as_str().unwrap().to_owned()
}

/// A plan that is sent with less than ten megabytes, and stored with more, since all that it leaves out is written.
pub(crate) fn plan_that_grows() -> Value {
    let plants = (0..20_000).map(|n| json!({ "id": format!("p{n}"), "type": "plant" }));
    let mut plan = json!({ "version": "1.0.0", "elements": plants.collect::<Vec<_>>() });
    for part in 0..44 {
        plan[format!("note{part}")] = json!("x".repeat(200_000));
    }
    plan
}
