//! How guests find their seats: the public pages of an event, and codes and names looked up on them.

pub mod finders;
pub mod lookup;
