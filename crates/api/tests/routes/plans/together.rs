//! Several people edit one plan, each from the revision that they saw last: all of them end with the plan of the server, and
//! no edit that was answered is lost. On PostgreSQL they use two servers.

use std::rc::Rc;

use domain::plan::{Command, FloorPlan};
use serde_json::{Value, json};
use test_support::database::TestDatabase;

use crate::support::app::TestApp;
use crate::support::person::Person;
use crate::support::world::World;

const EDITORS: u64 = 5;
const STEPS: usize = 150;
const TABLES: u64 = 8;

/// A sequence that looks random and is the same in each run (Knuth, TAOCP vol. 2, 3.3.4).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// A window in which the plan is open.
struct Editor {
    person: Person,
    plan: FloorPlan,
    revision: i64,
    /// Steps for which nothing arrives or leaves.
    offline_for: u64,
}

impl Editor {
    fn follow(&mut self, changes: &Value, revision: &Value) {
        for change in changes.as_array().unwrap() {
            self.apply(&change["commands"]);
        }
        self.revision = revision.as_i64().unwrap();
    }

    fn apply(&mut self, commands: &Value) {
        let commands: Vec<Command> = serde_json::from_value(commands.clone()).unwrap();
        for command in &commands {
            self.plan.apply(command).unwrap();
        }
    }

    async fn catch_up(&mut self, path: &str) {
        let missed = self
            .person
            .get(&format!("{path}?since={}", self.revision))
            .await
            .ok(200);
        self.follow(&missed["changes"], &missed["revision"]);
    }
}

fn table(id: &str, number: u64) -> Value {
    json!({ "id": id, "type": "round", "x": number * 200, "y": 100, "width": 120, "height": 120, "chairs": 8 })
}

/// Returns a command about objects that this editor sees.
fn edit(random: &mut Random, editor: &Editor, step: usize) -> Value {
    let present: Vec<&str> = editor
        .plan
        .elements()
        .iter()
        .map(|element| element.id.as_str())
        .collect();
    let some = present.get(usize::try_from(random.below(TABLES)).unwrap() % present.len().max(1));
    let Some(id) = some else {
        return json!({ "kind": "add", "elements": [{ "element": table(&format!("n{step}"), 1) }] });
    };
    let value = random.below(2_000);
    match random.below(8) {
        0..=3 => json!({ "kind": "move", "moves": [{ "id": id, "x": value, "y": value / 2 }] }),
        4 => json!({ "kind": "rotate", "rotations": [{ "id": id, "rotation": value % 360 }] }),
        5 => json!({ "kind": "properties", "changes": [{ "id": id, "set": { "label": format!("Table {value}") } }] }),
        6 => json!({ "kind": "add", "elements": [{ "element": table(&format!("n{step}"), value % 9) }] }),
        _ => json!({ "kind": "remove", "ids": [id] }),
    }
}

async fn edit_together(servers: &[TestApp]) {
    let first = servers.first().unwrap();
    let world = World::new(first, "ann").await;
    let tables: Vec<Value> = (0..TABLES).map(|number| table(&format!("t{number}"), number)).collect();
    let plan = json!({ "plan": { "version": "1.0.0", "elements": tables } });
    world.person.put_plan(&world.event, 1, &plan).await.ok(200);
    let (start, revision) = stored(&world).await;
    let path = world.path("events", "floor-plan/commands");
    let mut editors: Vec<Editor> = (0..EDITORS)
        .map(|number| Editor {
            person: Person {
                app: servers[usize::try_from(number).unwrap() % servers.len()].clone(),
                cookie: world.person.cookie.clone(),
            },
            plan: start.clone(),
            revision,
            offline_for: 0,
        })
        .collect();
    let mut random = Random(7);
    let mut answered: Vec<(i64, Value)> = Vec::new();
    for step in 0..STEPS {
        let editor = &mut editors[usize::try_from(random.below(EDITORS)).unwrap()];
        if editor.offline_for > 0 {
            editor.offline_for -= 1;
            continue;
        }
        if random.below(20) == 0 {
            editor.offline_for = random.below(6);
        }
        let command = edit(&mut random, editor, step);
        let body = json!({ "baseRevision": editor.revision, "commandId": format!("c{step}"), "commands": [command] });
        let answer = editor.person.post(&path, &body).await;
        if answer.status == 409 {
            let gone = answer.problem(409, "object_gone");
            assert!(gone["details"]["name"].is_string(), "{gone}");
            editor.catch_up(&path).await;
            continue;
        }
        let applied = answer.ok(200);
        editor.follow(&applied["others"], &applied["revision"]);
        editor.apply(&body["commands"]);
        answered.push((editor.revision, body["commands"].clone()));
    }
    let (end, last) = stored(&world).await;
    for editor in &mut editors {
        editor.catch_up(&path).await;
        assert_eq!(
            (editor.plan.to_json().unwrap(), editor.revision),
            (end.to_json().unwrap(), last)
        );
    }
    answered.sort_by_key(|(revision, _)| *revision);
    assert!(answered.len() > STEPS / 2 && last == revision + i64::try_from(answered.len()).unwrap());
    let mut replayed = Editor {
        person: world.person.clone(),
        plan: start,
        revision,
        offline_for: 0,
    };
    for (_, commands) in &answered {
        replayed.apply(commands);
    }
    assert_eq!(replayed.plan.to_json().unwrap(), end.to_json().unwrap());
}

async fn stored(world: &World) -> (FloorPlan, i64) {
    let answer = world.person.get(&world.path("events", "floor-plan")).await.ok(200);
    let (plan, _notes) = FloorPlan::from_json(&answer["plan"].to_string()).unwrap();
    (plan, answer["revision"].as_i64().unwrap())
}

#[actix_web::test]
async fn people_who_edit_together_end_with_one_plan() {
    edit_together(&[TestApp::start().await]).await;
    if let Some(database) = TestDatabase::postgres() {
        let database = Rc::new(database);
        let servers = [TestApp::on(Rc::clone(&database)).await, TestApp::on(database).await];
        edit_together(&servers).await;
    }
}
