//! The venue around the room of a plan: its size and entrances. Metres, x to the right, y down, from its top left corner.

use std::collections::HashSet;

use chrono::{DateTime, Utc};

use crate::id::{self, ImageId};
use crate::invalid::Invalid;
use crate::limits::{ENTRANCE_CAPACITY_MAX, ENTRANCE_TYPE_MAX, ENTRANCES_MAX, VENUE_M, VENUE_NAME_MAX, VENUE_SCALE};
use crate::plan::number::{OPACITY, round};
use crate::text;
use crate::words::word_enum;

/// Metres in a plan unit, which is half an inch.
pub const METRES_PER_UNIT: f64 = 0.0127;
/// What a venue is called that has no name of its own.
pub const DEFAULT_NAME: &str = "Main Venue";
/// Width of a new venue, in metres.
pub const DEFAULT_WIDTH_M: f64 = 100.0;
/// Height of a new venue, in metres.
pub const DEFAULT_HEIGHT_M: f64 = 80.0;
/// Pixels per metre of a new venue.
pub const DEFAULT_SCALE: f64 = 4.0;
/// The type of a new entrance.
pub const DEFAULT_TYPE: &str = "main";
/// How many people an hour come in through a new entrance.
pub const DEFAULT_CAPACITY: i32 = 1_000;

/// Lengths may be this much too long, in metres: they are rounded on their way.
const ROUNDING: f64 = 0.002;

word_enum! {
    /// Who may use an entrance.
    AccessLevel as "accessLevel" {
        /// Every guest.
        General = "general",
        /// VIP guests.
        Vip = "vip",
        /// Staff.
        Staff = "staff",
        /// For leaving in an emergency.
        Emergency = "emergency",
    }
}

/// A place in metres.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// Width and height in metres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Size {
    /// Turns plan units into metres.
    pub fn of_units((width, height): (f64, f64)) -> Self {
        Self {
            width: round(width * METRES_PER_UNIT),
            height: round(height * METRES_PER_UNIT),
        }
    }

    /// Returns the position of a room in the centre.
    pub fn centred(self, room: Self) -> Place {
        Place {
            x: round(((self.width - room.width) / 2.0).max(0.0)),
            y: round(((self.height - room.height) / 2.0).max(0.0)),
        }
    }
}

/// A way into the venue.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrance {
    /// Names it within the venue.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its middle.
    pub at: Place,
    /// What kind of entrance it is, in the organiser's words.
    pub kind: String,
    /// How many people an hour come in through it.
    pub capacity: i32,
    /// Who may use it.
    pub access: AccessLevel,
    /// Whether it is open.
    pub is_active: bool,
}

/// A picture under the venue.
#[derive(Clone, Debug, PartialEq)]
pub struct VenuePicture {
    /// The picture of the organisation.
    pub id: ImageId,
    /// How opaque it is, up to 1.
    pub opacity: f64,
}

/// A venue that was saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Venue {
    /// Names it.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Its size.
    pub size: Size,
    /// Pixels per metre in which it is drawn.
    pub scale: f64,
    /// In the order in which people see them.
    pub entrances: Vec<Entrance>,
    /// The position of the top left corner of the plan's room.
    pub room: Place,
    /// A picture under it.
    pub picture: Option<VenuePicture>,
    /// Counts the saved changes.
    pub version: i32,
    /// When it was saved.
    pub updated_at: DateTime<Utc>,
}

/// The input for an entrance, not yet validated.
#[derive(Clone, Debug, Default)]
pub struct NewEntrance {
    /// Names it within the venue.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
    /// What kind of entrance it is; `main` when absent.
    pub kind: Option<String>,
    /// How many people an hour come in; 1,000 when absent.
    pub capacity: Option<i64>,
    /// A word of [`AccessLevel`]; general when absent.
    pub access_level: Option<String>,
    /// Whether it is open; it is when absent.
    pub is_active: Option<bool>,
}

/// The input for a venue, not yet validated.
#[derive(Clone, Debug, Default)]
pub struct NewVenue {
    /// What people call it; `Main Venue` when blank.
    pub name: String,
    /// Metres from left to right.
    pub width: Option<f64>,
    /// Metres from top to bottom.
    pub height: Option<f64>,
    /// Pixels per metre; 4 when absent.
    pub scale: Option<f64>,
    /// Its entrances.
    pub entrances: Vec<NewEntrance>,
    /// Where the room lies; in the middle when absent.
    pub room: Option<Place>,
    /// A picture under it, with its opacity.
    pub picture: Option<(String, f64)>,
}

/// A venue that passed every check, without what saving adds.
#[derive(Clone, Debug, PartialEq)]
pub struct VenueDraft {
    /// What people call it.
    pub name: String,
    /// Its size.
    pub size: Size,
    /// Pixels per metre.
    pub scale: f64,
    /// Its entrances.
    pub entrances: Vec<Entrance>,
    /// The position of the room.
    pub room: Place,
    /// A picture under it.
    pub picture: Option<VenuePicture>,
}

impl NewVenue {
    /// Checks every field, against the size of the plan's room where it matters.
    pub fn check(self, room: Size) -> Result<VenueDraft, Vec<Invalid>> {
        let mut problems = Problems::default();
        let name = self.name.trim();
        let name = if name.is_empty() { DEFAULT_NAME } else { name };
        let name = problems.take(text::line("name", name, VENUE_NAME_MAX));
        let width = problems.length("width", self.width, room.width);
        let height = problems.length("height", self.height, room.height);
        let scale = self.scale.unwrap_or(DEFAULT_SCALE);
        let scale = problems.within("scale", scale, VENUE_SCALE, "The scale");
        let size = Size { width, height };
        // A venue whose size is wrong says nothing about what lies in it.
        let bounds = if problems.0.is_empty() { size } else { HUGE };
        let entrances = problems.entrances(self.entrances, bounds);
        let at = self.room.unwrap_or_else(|| size.centred(room));
        problems.room(at, room, bounds);
        let picture = self.picture.and_then(|picture| problems.picture(picture));
        if !problems.0.is_empty() {
            return Err(problems.0);
        }
        Ok(VenueDraft {
            name: name.unwrap_or_default(),
            size,
            scale,
            entrances,
            room: rounded(at),
            picture,
        })
    }
}

/// In which everything lies.
const HUGE: Size = Size {
    width: f64::MAX,
    height: f64::MAX,
};

/// What is wrong with a venue.
#[derive(Default)]
struct Problems(Vec<Invalid>);

impl Problems {
    fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.0.push(Invalid::new(field, message));
    }

    fn take<T>(&mut self, checked: Result<T, Invalid>) -> Option<T> {
        checked.map_err(|invalid| self.0.push(invalid)).ok()
    }

    fn within(&mut self, field: &str, value: f64, (least, most): (f64, f64), what: &str) -> f64 {
        if !(least..=most).contains(&value) {
            self.add(field, format!("{what} must be between {least} and {most}."));
        }
        round(value)
    }

    fn length(&mut self, field: &str, length: Option<f64>, room: f64) -> f64 {
        let Some(length) = length else {
            self.add(field, format!("Enter the {field} in metres."));
            return 0.0;
        };
        let before = self.0.len();
        let length = self.within(field, length, VENUE_M, &format!("The {field} in metres"));
        if self.0.len() == before && length + ROUNDING < room {
            self.add(
                field,
                format!("The {field} must be at least {room:.2} m, like that of the room."),
            );
        }
        length
    }

    fn entrances(&mut self, sent: Vec<NewEntrance>, bounds: Size) -> Vec<Entrance> {
        if sent.len() > ENTRANCES_MAX {
            self.add("entrances", format!("Venues are limited to {ENTRANCES_MAX} entrances."));
            return Vec::new();
        }
        let mut known = HashSet::new();
        let all = sent.into_iter().enumerate();
        all.filter_map(|(index, entrance)| {
            let path = format!("entrances.{index}");
            if !known.insert(entrance.id.clone()) {
                self.add(format!("{path}.id"), "Another entrance already has this id.");
            }
            self.entrance(&path, entrance, bounds)
        })
        .collect()
    }

    fn entrance(&mut self, path: &str, sent: NewEntrance, bounds: Size) -> Option<Entrance> {
        let field = |name: &str| format!("{path}.{name}");
        let id = id::check(&field("id"), &sent.id).map(|()| sent.id);
        let name = text::required_line(&field("name"), &sent.name, VENUE_NAME_MAX, "Enter a name.");
        let kind = sent.kind.filter(|kind| !kind.trim().is_empty());
        let kind = kind.as_deref().unwrap_or(DEFAULT_TYPE);
        let kind = text::line(&field("type"), kind, ENTRANCE_TYPE_MAX);
        let access = AccessLevel::parse(sent.access_level.as_deref().unwrap_or("general"))
            .map_err(|invalid| Invalid::new(field("accessLevel"), invalid.message));
        let capacity = capacity(&field("capacity"), sent.capacity);
        for (axis, value, most) in [("x", sent.x, bounds.width), ("y", sent.y, bounds.height)] {
            if !(0.0..=most).contains(&value) {
                self.add(field(axis), "The entrance must be inside the venue.");
            }
        }
        let (id, name, kind) = (self.take(id), self.take(name), self.take(kind));
        let (access, capacity) = (self.take(access), self.take(capacity));
        Some(Entrance {
            id: id?,
            name: name?,
            at: rounded(Place { x: sent.x, y: sent.y }),
            kind: kind?,
            capacity: capacity?,
            access: access?,
            is_active: sent.is_active.unwrap_or(true),
        })
    }

    fn room(&mut self, at: Place, room: Size, bounds: Size) {
        let axes = [
            ("room.x", at.x, room.width, bounds.width),
            ("room.y", at.y, room.height, bounds.height),
        ];
        for (field, from, length, most) in axes {
            if !from.is_finite() || from < 0.0 || from + length > most + ROUNDING {
                self.add(field, "The room must be inside the venue.");
            }
        }
    }

    fn picture(&mut self, (id, opacity): (String, f64)) -> Option<VenuePicture> {
        let opacity = self.within("picture.opacity", opacity, OPACITY, "The opacity");
        let id = ImageId::parse(&id).map_err(|invalid| Invalid::new("picture.id", invalid.message));
        Some(VenuePicture {
            id: self.take(id)?,
            opacity,
        })
    }
}

fn capacity(field: &str, sent: Option<i64>) -> Result<i32, Invalid> {
    let number = sent.unwrap_or(i64::from(DEFAULT_CAPACITY));
    let fits = i32::try_from(number)
        .ok()
        .filter(|number| (0..=ENTRANCE_CAPACITY_MAX).contains(number));
    fits.ok_or_else(|| Invalid::new(field, "The capacity must be between 0 and 100,000 people an hour."))
}

fn rounded(place: Place) -> Place {
    Place {
        x: round(place.x),
        y: round(place.y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Size = Size {
        width: 20.0,
        height: 16.0,
    };

    fn venue() -> NewVenue {
        NewVenue {
            width: Some(100.0),
            height: Some(80.0),
            entrances: vec![entrance("e1")],
            ..NewVenue::default()
        }
    }

    fn entrance(id: &str) -> NewEntrance {
        NewEntrance {
            id: id.to_owned(),
            name: "Entrance 1".to_owned(),
            x: 50.0,
            y: 5.0,
            ..NewEntrance::default()
        }
    }

    fn fields(change: impl FnOnce(&mut NewVenue)) -> Vec<String> {
        let mut new = venue();
        change(&mut new);
        let problems = new.check(ROOM).unwrap_err();
        problems.into_iter().map(|problem| problem.field).collect()
    }

    #[test]
    fn what_is_left_out_has_the_defaults_of_the_specification_and_the_room_lies_in_the_middle() {
        let draft = venue().check(ROOM).unwrap();
        assert_eq!((draft.name.as_str(), draft.scale), ("Main Venue", 4.0));
        assert_eq!(draft.room, Place { x: 40.0, y: 32.0 });
        let first = &draft.entrances[0];
        assert_eq!(
            (first.kind.as_str(), first.capacity, first.is_active),
            ("main", 1_000, true)
        );
        assert_eq!(first.access, AccessLevel::General);
    }

    #[test]
    fn each_wrong_field_is_named() {
        assert_eq!(fields(|new| new.width = None), ["width"]);
        assert_eq!(fields(|new| new.width = Some(9.9)), ["width"]);
        assert_eq!(fields(|new| new.height = Some(1_000.1)), ["height"]);
        assert_eq!(fields(|new| new.height = Some(f64::NAN)), ["height"]);
        assert_eq!(fields(|new| new.scale = Some(51.0)), ["scale"]);
        assert_eq!(fields(|new| new.name = "x".repeat(121)), ["name"]);
        assert_eq!(
            fields(|new| new.room = Some(Place { x: -0.1, y: 64.1 })),
            ["room.x", "room.y"]
        );
        assert_eq!(
            fields(|new| new.picture = Some(("?".to_owned(), 2.0))),
            ["picture.opacity", "picture.id"]
        );
        assert_eq!(fields(|new| new.entrances.push(entrance("e1"))), ["entrances.1.id"]);
        assert_eq!(fields(|new| new.entrances[0].x = 100.1), ["entrances.0.x"]);
        assert_eq!(
            fields(|new| new.entrances[0].name = " ".to_owned()),
            ["entrances.0.name"]
        );
        assert_eq!(
            fields(|new| new.entrances[0].capacity = Some(100_001)),
            ["entrances.0.capacity"]
        );
        assert_eq!(
            fields(|new| new.entrances[0].access_level = Some("all".to_owned())),
            ["entrances.0.accessLevel"]
        );
        let many = (0..51).map(|n| entrance(&format!("e{n}")));
        assert_eq!(fields(|new| new.entrances = many.collect()), ["entrances"]);
    }

    #[test]
    fn a_venue_is_as_large_as_its_room() {
        let new = NewVenue {
            width: Some(19.0),
            ..venue()
        };
        let refused = new.check(ROOM).unwrap_err();
        assert_eq!(
            refused[0].to_string(),
            "width: The width must be at least 20.00 m, like that of the room."
        );
        let exact = NewVenue {
            width: Some(20.0),
            height: Some(16.0),
            entrances: Vec::new(),
            ..venue()
        };
        assert_eq!(exact.check(ROOM).unwrap().room, Place { x: 0.0, y: 0.0 });
    }
}
