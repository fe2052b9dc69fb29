//! How many chairs and corners a plan body asks for, counted while its JSON is skimmed and before anything is built from
//! it. A table of 100 chairs is 40 bytes of JSON and 20 kilobytes of memory, so the length of the body alone bounds
//! nothing; an outline of 100,000 corners takes a tenth of a second to build, and only to be refused.

use std::fmt;

use domain::plan::number::{CHAIRS_MAX, POINTS_MAX, SEATS_MAX};
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::core::error::{ApiResult, Problem};

/// The fields under which files say how many chairs an element has.
const CHAIRS: [&str; 3] = ["chairs", "seatCount", "chairCount"];
/// Chairs that an element may get although the body does not say so.
const UNSAID: u64 = 12;
/// Far above what the domain accepts, which knows the real limit: here it is only about memory.
const WEIGHT_MAX: u64 = 400_000;
/// Far above what the domain accepts as well.
const CORNERS_MAX: usize = 20 * POINTS_MAX;

/// What was counted.
#[derive(Default)]
struct Weight {
    chairs: u64,
    /// Of the longest list of corners.
    corners: usize,
}

/// The meaning of a value, given by its field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Chairs,
    Corners,
    Other,
}

impl Meaning {
    fn from_field(field: &str) -> Self {
        match field {
            "points" => Self::Corners,
            _ if CHAIRS.contains(&field) => Self::Chairs,
            _ => Self::Other,
        }
    }
}

/// Refuses a body that asks for far more chairs than a plan may have, or for an outline with far more corners. Invalid
/// JSON is left to the parser.
pub(super) fn check(bytes: &[u8]) -> ApiResult<()> {
    let mut weight = Weight::default();
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let skimmed = Skim {
        weight: &mut weight,
        meaning: Meaning::Other,
    }
    .deserialize(&mut json);
    if skimmed.is_err() {
        return Ok(());
    }
    if weight.chairs > WEIGHT_MAX {
        return Err(Problem::too_large(format!(
            "Floor plans are limited to {SEATS_MAX} seats."
        )));
    }
    if weight.corners > CORNERS_MAX {
        return Err(Problem::too_large(format!(
            "An outline has {} corners; the limit is {POINTS_MAX}.",
            weight.corners
        )));
    }
    Ok(())
}

/// Walks a value and adds up what it asks for.
struct Skim<'a> {
    weight: &'a mut Weight,
    meaning: Meaning,
}

impl Skim<'_> {
    fn add(&mut self, chairs: u64) {
        self.weight.chairs = self.weight.chairs.saturating_add(chairs);
    }

    fn inner(&mut self, meaning: Meaning) -> Skim<'_> {
        Skim {
            weight: self.weight,
            meaning,
        }
    }
}

impl<'de> DeserializeSeed<'de> for Skim<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Skim<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(mut self, number: u64) -> Result<(), E> {
        if self.meaning == Meaning::Chairs {
            self.add(number.min(u64::from(CHAIRS_MAX)));
        }
        Ok(())
    }

    /// Clients do not send chair counts with a decimal point; one counts as the most chairs an element may have.
    fn visit_f64<E>(mut self, _: f64) -> Result<(), E> {
        if self.meaning == Meaning::Chairs {
            self.add(u64::from(CHAIRS_MAX));
        }
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<(), A::Error> {
        let mut length = 0_usize;
        while list.next_element_seed(self.inner(Meaning::Other))?.is_some() {
            length = length.saturating_add(1);
        }
        if self.meaning == Meaning::Corners {
            self.weight.corners = self.weight.corners.max(length);
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "type" {
                self.add(UNSAID);
            }
            map.next_value_seed(self.inner(Meaning::from_field(&key)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_are_counted_wherever_they_stand() {
        let tables = |name: &str| vec![format!(r#"{{"type":"round","{name}":100}}"#); 5_000].join(",");
        for name in CHAIRS {
            let body = format!(r#"{{"commands":[{{"kind":"batch","commands":[{}]}}]}}"#, tables(name));
            assert_eq!(check(body.as_bytes()).unwrap_err().code, "too_large", "{name}");
        }
        assert!(
            check(vec![r#"{"type":"round"}"#; 40_000].join(",").as_bytes()).is_ok(),
            "no JSON"
        );
        assert!(check(format!("[{}]", vec![r#"{"type":"round"}"#; 40_000].join(",")).as_bytes()).is_err());
    }

    #[test]
    fn the_corners_of_one_outline_are_counted() {
        let outline = |corners: usize| format!(r#"{{"points":[{}]}}"#, vec![r#"{"x":1,"y":2}"#; corners].join(","));
        let body = format!(
            r#"{{"commands":[{{"kind":"canvas","set":{{"bounds":{}}}}}]}}"#,
            outline(100_000)
        );
        let problem = check(body.as_bytes()).unwrap_err();
        assert_eq!(
            (problem.code, problem.message.as_str()),
            ("too_large", "An outline has 100000 corners; the limit is 1000.")
        );
        let aisles = format!(r#"{{"aisles":[{}]}}"#, vec![outline(1_000); 100].join(","));
        assert!(check(aisles.as_bytes()).is_ok());
    }

    #[test]
    fn a_large_hall_passes() {
        let tables = vec![r#"{"id":"t","type":"round","chairs":8,"x":1.5,"label":"8"}"#; 5_000].join(",");
        assert!(check(format!(r#"{{"plan":{{"elements":[{tables}]}}}}"#).as_bytes()).is_ok());
    }
}
