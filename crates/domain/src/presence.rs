//! Who is in a plan, and where: told to the others who show it, and never stored.

use serde::{Deserialize, Serialize};

use crate::id::{ClientId, UserId};
use crate::invalid::Invalid;
use crate::limits::PRESENCE_SELECTION_MAX;
use crate::plan::ElementId;
use crate::plan::number;

/// The screen on which a person sees the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Place {
    /// The designer.
    Designer,
    /// Seat assignment.
    Seating,
}

/// A point of the plan, in units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spot {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// The part of the plan that a person sees, in units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// A person in one window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// The account.
    pub user_id: UserId,
    /// The window.
    pub client_id: ClientId,
    /// What the person is called.
    pub name: String,
    /// The screen.
    pub place: Place,
    /// Ids of objects and seats: at most [`PRESENCE_SELECTION_MAX`].
    pub selection: Vec<ElementId>,
    /// The pointer, while it is over the plan.
    pub cursor: Option<Spot>,
    /// What is seen of the plan.
    pub view: Option<Seen>,
    /// Whether the pointer shows the others where to look.
    pub laser: bool,
}

impl Person {
    /// Rounds and checks what a browser sent.
    pub fn checked(mut self) -> Result<Self, Invalid> {
        if self.selection.len() > PRESENCE_SELECTION_MAX {
            let message = format!("At most {PRESENCE_SELECTION_MAX} objects of a selection are told.");
            return Err(Invalid::new("selection", message));
        }
        if let Some(Spot { x, y }) = &mut self.cursor {
            round("cursor", [x, y])?;
        }
        if let Some(Seen { x, y, width, height }) = &mut self.view {
            round("view", [x, y, width, height])?;
        }
        Ok(self)
    }
}

fn round<const N: usize>(field: &str, values: [&mut f64; N]) -> Result<(), Invalid> {
    for value in values {
        *value = number::coordinate(*value).map_err(|message| Invalid::new(field, format!("A number {message}.")))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person() -> Person {
        Person {
            user_id: UserId::from_random(&[1; 21]),
            client_id: ClientId::from_random(&[2; 21]),
            name: "Ann".to_owned(),
            place: Place::Designer,
            selection: Vec::new(),
            cursor: Some(Spot { x: 1.234_56, y: 2.0 }),
            view: None,
            laser: false,
        }
    }

    #[test]
    fn places_are_rounded_and_finite() {
        assert_eq!(person().checked().unwrap().cursor, Some(Spot { x: 1.235, y: 2.0 }));
        let mut far = person();
        far.cursor = Some(Spot { x: f64::NAN, y: 0.0 });
        assert_eq!(far.checked().unwrap_err().field, "cursor");
        let mut wide = person();
        wide.view = Some(Seen {
            x: 0.0,
            y: 0.0,
            width: 1e300,
            height: 1.0,
        });
        assert_eq!(wide.checked().unwrap_err().field, "view");
    }

    #[test]
    fn a_selection_is_bounded() {
        let mut many = person();
        many.selection = vec![ElementId::from_random(&[3; 21]); PRESENCE_SELECTION_MAX + 1];
        assert_eq!(many.checked().unwrap_err().field, "selection");
    }
}
