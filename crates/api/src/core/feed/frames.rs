//! Changes as frames of a stream of events, rendered once for all readers.

use std::collections::BTreeSet;

use app_service::live::{Change, Cursor, Position, Reload, may_learn};
use domain::account::Role;
use domain::id::EventId;
use domain::live::{Changes, Kind, Rows};
use domain::presence::Person;
use serde_json::{Value, json};

/// Seconds between two signs of life of a stream without changes.
pub const HEARTBEAT_SECONDS: u64 = 20;

/// A change of one kind of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    kind: Kind,
    /// `None` for what belongs to the organisation.
    event_id: Option<String>,
    text: String,
}

/// Changes that were read together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Batch {
    epoch: String,
    /// Where readers are who have not seen it.
    before: Position,
    /// Where they are afterwards.
    pub position: Position,
    changes: Vec<Change>,
    frames: Vec<Frame>,
    /// Whether members, or what they may do, changed.
    pub is_about_members: bool,
}

/// What one reader is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// What the reader may do.
    pub role: Role,
    /// The events whose details the reader's screen shows.
    pub events: BTreeSet<String>,
}

impl Reader {
    /// Returns whether the reader is told who is in the plan of an event: those who may read the plan and the members' names.
    pub fn sees_people_of(&self, event: &EventId) -> bool {
        let may = [Kind::Plan, Kind::Members]
            .iter()
            .all(|kind| may_learn(self.role, *kind));
        may && self.events.contains(event.as_str())
    }

    fn learns(&self, frame: &Frame) -> bool {
        let shows = frame.event_id.as_ref().is_none_or(|event| self.events.contains(event));
        shows && may_learn(self.role, frame.kind)
    }
}

/// Ids in the order of their changes; `None` once there are too many to name.
struct Merged {
    kind: Kind,
    event_id: Option<String>,
    ids: Option<Vec<String>>,
    version: Option<i64>,
}

impl Merged {
    fn add(&mut self, rows: &Rows) {
        match rows {
            Rows::Ids(more) => {
                if let Some(ids) = &mut self.ids {
                    ids.extend(more.iter().filter(|id| !ids.contains(id)).cloned().collect::<Vec<_>>());
                    if ids.len() > Changes::IDS_MAX {
                        self.ids = None;
                    }
                }
            }
            Rows::Version(version) => {
                self.ids = None;
                self.version = self.version.max(Some(*version));
            }
            Rows::Any => self.ids = None,
        }
    }

    fn frame(self) -> Frame {
        let data = json!({
            "kind": self.kind.as_str(), "eventId": self.event_id, "ids": self.ids, "version": self.version,
        });
        Frame {
            kind: self.kind,
            event_id: self.event_id,
            text: event("change", &data),
        }
    }
}

impl Batch {
    /// Renders changes that follow a position. Changes of one kind and event become one frame.
    pub fn new(epoch: &str, before: Position, changes: Vec<Change>) -> Self {
        let mut merged: Vec<Merged> = Vec::new();
        let mut add = |kind: Kind, event_id: Option<&str>, rows: &Rows| {
            let known = merged
                .iter_mut()
                .find(|known| known.kind == kind && known.event_id.as_deref() == event_id);
            match known {
                Some(known) => known.add(rows),
                None => {
                    let mut new = Merged {
                        kind,
                        event_id: event_id.map(str::to_owned),
                        ids: Some(Vec::new()),
                        version: None,
                    };
                    new.add(rows);
                    merged.push(new);
                }
            }
        };
        for change in &changes {
            // The list of events, which is read as a whole, shows the counts of each event.
            if change.event_id.is_some() && change.changes.iter().any(|(kind, _)| kind.is_on_tile()) {
                add(Kind::Events, None, &Rows::Any);
            }
        }
        for change in &changes {
            for (kind, rows) in change.changes.iter() {
                add(kind, change.event_id.as_deref(), rows);
            }
        }
        let is_about_members = merged.iter().any(|merged| merged.kind == Kind::Members);
        Self {
            epoch: epoch.to_owned(),
            before,
            position: changes.last().map_or(before, |change| change.position),
            frames: merged.into_iter().map(Merged::frame).collect(),
            changes,
            is_about_members,
        }
    }

    /// Returns the text of the frames that a reader at a position is told.
    pub fn text_after(&self, position: Position, reader: &Reader) -> String {
        if position <= self.before {
            return self.text_for(reader);
        }
        // The reader found its place in the middle of what was read for the others.
        let rest = self.changes.iter().filter(|change| change.position > position);
        Self::new(&self.epoch, position, rest.cloned().collect()).text_for(reader)
    }

    /// Returns the text of the frames that a reader is told; empty when no frame is for this reader. The last one moves the cursor: a reader
    /// that loses the connection between two of them is told all of them again.
    fn text_for(&self, reader: &Reader) -> String {
        let told: Vec<&Frame> = self.frames.iter().filter(|frame| reader.learns(frame)).collect();
        let mut text = String::new();
        for (place, frame) in told.iter().enumerate() {
            let position = if place + 1 == told.len() {
                self.position
            } else {
                self.before
            };
            text.push_str(&frame.text);
            text.push_str(&id(&self.cursor(position)));
        }
        text
    }

    fn cursor(&self, position: Position) -> Cursor {
        Cursor {
            epoch: self.epoch.clone(),
            position,
        }
    }
}

/// Returns the first frame.
pub fn hello(cursor: &Cursor) -> String {
    let data = json!({ "cursor": cursor.to_string(), "heartbeatSeconds": HEARTBEAT_SECONDS });
    event("hello", &data) + &id(cursor)
}

/// Returns the frame that asks the reader to read everything again and to continue from a cursor.
pub fn reload(reason: Reload, cursor: &Cursor) -> String {
    event("reload", &json!({ "reason": reason.as_str() })) + &id(cursor)
}

/// Returns the last frame. Without `retry_ms` the reader may not come back.
pub fn bye(retry_ms: Option<u64>) -> String {
    event("bye", &json!({ "retryMs": retry_ms })) + "\n"
}

/// Returns the frame of the people in a plan. It does not move the cursor: who was there is not told again.
pub fn presence(event_id: &EventId, people: &[&Person]) -> String {
    event("presence", &json!({ "eventId": event_id, "people": people })) + "\n"
}

/// Returns a sign of life, which also moves the cursor past changes that the reader is not told.
pub fn heartbeat(cursor: &Cursor) -> String {
    format!(": \n{}", id(cursor))
}

fn event(name: &str, data: &Value) -> String {
    format!("event: {name}\ndata: {data}\n")
}

fn id(cursor: &Cursor) -> String {
    format!("id: {cursor}\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(id: i64, event: Option<&str>, changes: Changes) -> Change {
        Change {
            position: Position { xid: 0, id },
            event_id: event.map(str::to_owned),
            changes,
        }
    }

    fn reader(role: Role, events: &[&str]) -> Reader {
        let events = events.iter().map(|event| (*event).to_owned()).collect();
        Reader { role, events }
    }

    fn batch(changes: &[Change]) -> Batch {
        Batch::new("e", Position { xid: 0, id: 4 }, changes.to_vec())
    }

    #[test]
    fn changes_of_one_kind_are_one_frame_in_their_order() {
        let changes = [
            change(5, Some("gala"), Changes::ids(Kind::Seats, ["b"])),
            change(6, Some("gala"), Changes::ids(Kind::Seats, ["a"])),
            change(7, Some("gala"), Changes::ids(Kind::Seats, ["b"])),
        ];
        let text = batch(&changes).text_for(&reader(Role::Viewer, &["gala"]));
        assert_eq!(
            text,
            concat!(
                "event: change\n",
                r#"data: {"eventId":null,"ids":null,"kind":"events","version":null}"#,
                "\nid: 0.4.e\n\nevent: change\n",
                r#"data: {"eventId":"gala","ids":["b","a"],"kind":"seats","version":null}"#,
                "\nid: 0.7.e\n\n"
            )
        );
    }

    #[test]
    fn a_reader_is_told_of_its_own_events_only() {
        let changes = [
            change(5, Some("gala"), Changes::version(Kind::Plan, 3)),
            change(6, None, Changes::any(Kind::Tags)),
        ];
        let batch = batch(&changes);
        let elsewhere = batch.text_for(&reader(Role::Owner, &["brunch"]));
        assert!(
            elsewhere.contains("\"tags\"") && !elsewhere.contains("\"plan\""),
            "{elsewhere}"
        );
        assert!(elsewhere.ends_with("id: 0.6.e\n\n"));
        assert!(
            batch
                .text_for(&reader(Role::Owner, &["gala"]))
                .contains("\"version\":3")
        );
    }

    #[test]
    fn a_role_learns_only_what_it_may_read() {
        let all = Kind::ALL.map(|kind| change(5, Some("gala"), Changes::any(kind)));
        let told = |role| {
            let text = batch(&all).text_for(&reader(role, &["gala"]));
            Kind::ALL
                .into_iter()
                .filter(|kind| !text.contains(&format!("\"kind\":\"{}\"", kind.as_str())))
                .collect::<Vec<_>>()
        };
        assert_eq!(told(Role::Planner), []);
        assert_eq!(
            told(Role::Viewer),
            [Kind::Wishes, Kind::CheckIns, Kind::Jobs, Kind::Files]
        );
        let door = [
            Kind::Wishes,
            Kind::Form,
            Kind::Answers,
            Kind::Mail,
            Kind::Jobs,
            Kind::Files,
        ];
        assert_eq!(told(Role::DoorStaff), door);
    }

    #[test]
    fn a_reader_in_the_middle_is_told_the_rest() {
        let changes = [
            change(5, None, Changes::any(Kind::Tags)),
            change(6, None, Changes::any(Kind::Members)),
        ];
        let (batch, owner) = (batch(&changes), reader(Role::Owner, &[]));
        let text = batch.text_after(Position { xid: 0, id: 5 }, &owner);
        assert!(text.contains("\"members\"") && !text.contains("\"tags\""), "{text}");
        assert_eq!(batch.text_after(Position { xid: 0, id: 6 }, &owner), "");
    }

    #[test]
    fn more_rows_than_are_named_are_any() {
        let many: Vec<Change> = (0..=Changes::IDS_MAX)
            .map(|n| change(5, Some("gala"), Changes::ids(Kind::Wishes, [n.to_string()])))
            .collect();
        let text = batch(&many).text_for(&reader(Role::Owner, &["gala"]));
        assert!(text.contains("\"ids\":null"), "{text}");
    }
}
