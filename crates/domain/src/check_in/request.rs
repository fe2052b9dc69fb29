//! One entry of a check-in request, parsed on its own: a malformed entry does not affect the others.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::EntryKind;
use crate::limits::{CHECK_IN_CODE_MAX, CHECK_IN_LABEL_MAX, GUEST_NAME_MAX};

/// A well-formed entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Chosen by the device.
    pub id: String,
    /// When it happened, by the clock of the device.
    pub at: DateTime<Utc>,
    /// What it records.
    pub doing: Doing,
}

/// What an entry records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    /// The guest with the scanned code has arrived.
    Scan {
        /// As it was scanned.
        code: String,
        /// Whether to admit a guest who declined.
        admit: bool,
    },
    /// A guest on the list has arrived.
    Pick {
        /// The id of the guest, or the one that a device chose for a walk-in.
        guest: String,
        /// Whether to admit a guest who declined.
        admit: bool,
    },
    /// Cancels an earlier entry.
    Undo {
        /// That entry.
        entry: String,
    },
    /// A person who was not on the list has arrived.
    WalkIn {
        /// The id that the device chose for the guest.
        guest: String,
        /// First and last name in one.
        name: String,
        /// The table where the door sent the person.
        table: Option<String>,
    },
}

/// Why an entry is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalidity {
    /// The stable word.
    pub code: &'static str,
    /// A sentence for people.
    pub message: String,
    /// The field that is wrong.
    pub field: Option<&'static str>,
}

impl Doing {
    /// Returns the kind.
    pub fn kind(&self) -> EntryKind {
        match self {
            Self::Scan { .. } | Self::Pick { .. } => EntryKind::Arrive,
            Self::Undo { .. } => EntryKind::Undo,
            Self::WalkIn { .. } => EntryKind::WalkIn,
        }
    }
}

impl Invalidity {
    /// Names the field that is wrong.
    pub fn new(field: &'static str, message: impl Into<String>) -> Self {
        Self {
            code: "invalid",
            message: message.into(),
            field: Some(field),
        }
    }
}

/// Returns whether a text can be the label of a device or the id of an entry: 1 to 64 of `A–Z a–z 0–9 . _ -`.
pub fn is_label(text: &str) -> bool {
    let is_one = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    (1..=CHECK_IN_LABEL_MAX).contains(&text.len()) && text.bytes().all(is_one)
}

/// Parses an entry. The error carries the entry's id, if it has one.
pub fn read(entry: &Value) -> Result<Request, (Option<String>, Invalidity)> {
    let id = entry.get("id").and_then(Value::as_str).filter(|id| is_label(id));
    let named = id.map(str::to_owned);
    let refused = |refusal| (named.clone(), refusal);
    if !entry.is_object() {
        return Err(refused(Invalidity {
            field: None,
            ..Invalidity::new("id", "Send an object for each entry.")
        }));
    }
    let message = "Send 1 to 64 of the characters A–Z, a–z, 0–9, '.', '_' and '-'.";
    let id = id.ok_or_else(|| refused(Invalidity::new("id", message)))?;
    Ok(Request {
        id: id.to_owned(),
        at: time(entry).map_err(refused)?,
        doing: doing(entry).map_err(refused)?,
    })
}

fn time(entry: &Value) -> Result<DateTime<Utc>, Invalidity> {
    let wrong = || Invalidity::new("at", "Send a time of RFC 3339 with an offset.");
    let text = entry.get("at").and_then(Value::as_str).ok_or_else(wrong)?;
    let at = DateTime::parse_from_rfc3339(text).or(Err(wrong()))?;
    Ok(at.to_utc())
}

fn doing(entry: &Value) -> Result<Doing, Invalidity> {
    let kind = entry.get("kind").and_then(Value::as_str).and_then(EntryKind::parse);
    match kind {
        Some(EntryKind::Arrive) => arrival(entry),
        Some(EntryKind::Undo) => {
            let text = entry.get("undoes").and_then(Value::as_str).filter(|id| is_label(id));
            let entry = text.ok_or_else(|| Invalidity::new("undoes", "Send the id of the entry to undo."))?;
            Ok(Doing::Undo {
                entry: entry.to_owned(),
            })
        }
        Some(EntryKind::WalkIn) => walk_in(entry),
        None => Err(Invalidity::new("kind", "Choose arrive, undo or walk_in.")),
    }
}

fn arrival(entry: &Value) -> Result<Doing, Invalidity> {
    let admit = match entry.get("admit") {
        None | Some(Value::Null) => false,
        Some(Value::Bool(admit)) => *admit,
        Some(_) => return Err(Invalidity::new("admit", "Send true or false.")),
    };
    match (given(entry, "code")?, given(entry, "guestId")?) {
        (Some(_), Some(_)) => Err(Invalidity::new("guestId", "Send either a code or a guestId.")),
        (None, None) => Err(Invalidity::new("code", "Send a code or a guestId.")),
        (Some(code), None) => Ok(Doing::Scan { code, admit }),
        (None, Some(guest)) => Ok(Doing::Pick {
            guest: folded(guest),
            admit,
        }),
    }
}

fn given(entry: &Value, field: &'static str) -> Result<Option<String>, Invalidity> {
    match entry.get(field) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) if text.chars().count() > CHECK_IN_CODE_MAX => {
            Err(Invalidity::new(field, "Send at most 2,048 characters."))
        }
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(Some(text.clone())),
        Some(_) => Err(Invalidity::new(field, "Send a text.")),
    }
}

fn walk_in(entry: &Value) -> Result<Doing, Invalidity> {
    let message = "Send a UUID that the device chose for the guest.";
    let guest = entry.get("guestId").and_then(Value::as_str).filter(|id| is_label(id));
    let guest = guest.ok_or_else(|| Invalidity::new("guestId", message))?;
    let name = entry
        .get("name")
        .and_then(Value::as_str)
        .map(str::trim)
        .unwrap_or_default();
    if !(1..=GUEST_NAME_MAX).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(Invalidity::new("name", "Send a name of 1 to 200 characters."));
    }
    Ok(Doing::WalkIn {
        guest: folded(guest.to_owned()),
        name: name.to_owned(),
        table: given(entry, "tableId")?,
    })
}

/// Returns whether a text is a UUID.
pub fn is_uuid(text: &str) -> bool {
    const LENGTHS: [usize; 5] = [8, 4, 4, 4, 12];
    let groups: Vec<&str> = text.split('-').collect();
    let is_group =
        |(group, length): (&&str, usize)| group.len() == length && group.bytes().all(|b| b.is_ascii_hexdigit());
    groups.len() == LENGTHS.len() && groups.iter().zip(LENGTHS).all(is_group)
}

/// UUIDs are case-insensitive; the ids of the server are not.
fn folded(id: String) -> String {
    if is_uuid(&id) { id.to_ascii_lowercase() } else { id }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const AT: &str = "2027-06-05T20:46:50+02:00";
    const UUID: &str = "0C52B6B4-0d3f-4c0e-9d64-4f2d5bb64c11";

    fn field(entry: Value) -> Option<&'static str> {
        read(&entry).unwrap_err().1.field
    }

    #[test]
    fn each_kind_is_read_with_what_it_needs() {
        let scan =
            read(&json!({ "id": "a.1_-", "kind": "arrive", "at": AT, "code": "AQXYH5", "admit": true })).unwrap();
        let doing = Doing::Scan {
            code: "AQXYH5".to_owned(),
            admit: true,
        };
        assert_eq!(
            (scan.id.as_str(), scan.at.to_rfc3339().as_str(), scan.doing),
            ("a.1_-", "2027-06-05T18:46:50+00:00", doing)
        );
        let undo = read(&json!({ "id": "b", "kind": "undo", "at": AT, "undoes": "a.1_-" })).unwrap();
        assert_eq!(
            undo.doing,
            Doing::Undo {
                entry: "a.1_-".to_owned()
            }
        );
        let walk_in =
            read(&json!({ "id": "c", "kind": "walk_in", "at": AT, "guestId": UUID, "name": " Ada Wong " })).unwrap();
        let doing = Doing::WalkIn {
            guest: UUID.to_ascii_lowercase(),
            name: "Ada Wong".to_owned(),
            table: None,
        };
        assert_eq!(walk_in.doing, doing);
    }

    #[test]
    fn what_is_wrong_is_named_by_its_field() {
        assert_eq!(field(json!([])), None);
        assert_eq!(
            field(json!({ "id": "a b", "kind": "undo", "at": AT, "undoes": "x" })),
            Some("id")
        );
        assert_eq!(field(json!({ "id": "a", "kind": "leave", "at": AT })), Some("kind"));
        assert_eq!(
            field(json!({ "id": "a", "kind": "undo", "at": "2027-06-05T20:46:50", "undoes": "x" })),
            Some("at")
        );
        assert_eq!(field(json!({ "id": "a", "kind": "undo", "at": AT })), Some("undoes"));
        assert_eq!(field(json!({ "id": "a", "kind": "arrive", "at": AT })), Some("code"));
        assert_eq!(
            field(json!({ "id": "a", "kind": "arrive", "at": AT, "code": 5 })),
            Some("code")
        );
        assert_eq!(
            field(json!({ "id": "a", "kind": "arrive", "at": AT, "code": "x".repeat(2_049) })),
            Some("code")
        );
        assert_eq!(
            field(json!({ "id": "a", "kind": "arrive", "at": AT, "code": "x", "guestId": "y" })),
            Some("guestId")
        );
        assert_eq!(
            field(json!({ "id": "a", "kind": "arrive", "at": AT, "code": "x", "admit": "yes" })),
            Some("admit")
        );
        assert_eq!(
            field(json!({ "id": "a", "kind": "walk_in", "at": AT, "name": "Ada" })),
            Some("guestId")
        );
        for name in ["", " ", "a\u{0}b", &"x".repeat(201)] {
            let entry = json!({ "id": "a", "kind": "walk_in", "at": AT, "guestId": UUID, "name": name });
            assert_eq!(field(entry), Some("name"), "{name:?}");
        }
    }

    #[test]
    fn a_refused_entry_keeps_its_id_when_it_has_one() {
        let refused = |entry: Value| read(&entry).unwrap_err().0;
        assert_eq!(refused(json!({ "id": "a", "kind": "leave" })), Some("a".to_owned()));
        assert_eq!(refused(json!({ "kind": "leave" })), None);
    }
}
