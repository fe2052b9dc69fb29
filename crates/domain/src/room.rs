//! Rooms of an event: each has a floor plan of its own. Every event begins with one, without a name.

use crate::id::RoomId;
use crate::invalid::Invalid;
use crate::limits::ROOM_NAME_MAX;
use crate::text;

/// A room of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    /// Names the room.
    pub id: RoomId,
    /// What people call it, for example "Terrace"; empty while the event has only one.
    pub name: String,
    /// Its place among the rooms of the event, from 0. Calls that name no room mean the one at 0.
    pub position: i32,
}

/// Reads the name of a room; blank means none.
pub fn name(typed: &str) -> Result<String, Invalid> {
    text::line("name", typed, ROOM_NAME_MAX)
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_of_60_characters_is_read_and_a_longer_one_is_refused() {
        assert_eq!(name("").unwrap(), "");
        assert_eq!(name(&"a".repeat(60)).unwrap().len(), 60);
        assert_eq!(name(&"a".repeat(61)).unwrap_err().field, "name");
    }
}
