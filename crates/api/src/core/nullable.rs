//! The difference between a field that is absent (leave it) and one that is `null` (clear it), for PATCH bodies.

use serde::{Deserialize, Deserializer};

/// Reads a present field; `null` becomes `Some(None)`. Use with `#[serde(default, deserialize_with = …)]`.
pub fn present<'de, D, T>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer).map(Some)
}

/// Reads a text that must be there, so that the rules of the noun can say what is missing: `null` becomes the empty text.
pub fn blank<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Option::deserialize(deserializer).map(|text: Option<String>| text.unwrap_or_default())
}

/// Reads a present text; `null` becomes the empty text.
pub fn cleared<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Option::deserialize(deserializer).map(|text: Option<String>| Some(text.unwrap_or_default()))
}
