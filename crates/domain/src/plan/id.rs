//! The id of an element. It is given by whoever adds the element and never changes.

use std::borrow::Borrow;

use crate::id::id_type;

id_type!(ElementId, "elementId", "Names one element of a plan.");

impl Borrow<str> for ElementId {
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for ElementId {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}
