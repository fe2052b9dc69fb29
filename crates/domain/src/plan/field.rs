//! Takes fields out of a JSON object one by one. Repairable values are repaired and noted; others are refused with the
//! field and the place. Remaining fields are kept, so that unknown fields survive.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

use super::bounds::Checked;
use super::error::{Note, ValueError};
use super::number::{self, TEXT_MAX, UNKNOWN_FIELD_BYTES_MAX};

/// A JSON object being read.
pub(super) struct Fields<'n> {
    map: Map<String, Value>,
    place: Cow<'n, str>,
    notes: &'n mut Vec<Note>,
}

impl<'n> Fields<'n> {
    /// Starts reading an object; `place` names it in notes and refusals.
    pub(super) fn new(map: Map<String, Value>, place: impl Into<Cow<'n, str>>, notes: &'n mut Vec<Note>) -> Self {
        Self {
            map,
            place: place.into(),
            notes,
        }
    }

    /// Notes a repair.
    pub(super) fn note(&mut self, field: &str, message: impl Into<String>) {
        self.notes.push(Note {
            place: self.place.to_string(),
            field: field.to_owned(),
            message: message.into(),
        });
    }

    /// Builds a refusal of a field of this object.
    pub(super) fn refusal(&self, field: &str, reason: impl Into<String>) -> ValueError {
        ValueError {
            place: self.place.to_string(),
            field: field.to_owned(),
            reason: reason.into(),
        }
    }

    /// Takes a field as it is; null counts as absent.
    pub(super) fn take(&mut self, field: &str) -> Option<Value> {
        self.map.remove(field).filter(|value| !value.is_null())
    }

    /// Takes an object; anything else is noted and dropped.
    pub(super) fn object(&mut self, field: &str) -> Option<Fields<'_>> {
        match self.take(field)? {
            Value::Object(map) => {
                let place = Cow::Owned(format!("{}.{field}", self.place));
                Some(Fields {
                    map,
                    place,
                    notes: self.notes,
                })
            }
            _ => {
                self.note(field, "must be an object");
                None
            }
        }
    }

    /// Reads an object that belongs to this one; its notes go to the same list and name the same place.
    pub(super) fn inner(&mut self, map: Map<String, Value>) -> Fields<'_> {
        Fields {
            map,
            place: Cow::Borrowed(&self.place),
            notes: self.notes,
        }
    }

    /// Looks at a field without taking it.
    pub(super) fn peek(&self, field: &str) -> Option<&Value> {
        self.map.get(field)
    }

    /// Takes a coordinate or length of any sign. Null is refused: it is what NaN and infinity become in JSON.
    pub(super) fn coordinate(&mut self, field: &str, default: f64) -> Result<f64, ValueError> {
        match self.map.remove(field) {
            None => Ok(default),
            Some(value) => self.number(field, &value),
        }
    }

    fn number(&self, field: &str, value: &Value) -> Result<f64, ValueError> {
        match value.as_f64() {
            Some(value) => number::coordinate(value).map_err(|reason| self.refusal(field, reason)),
            None => Err(self.refusal(field, "must be a finite number")),
        }
    }

    /// Takes a width or height; one that is too small is replaced by the default.
    pub(super) fn size(&mut self, field: &str, default: f64) -> Result<f64, ValueError> {
        let value = self.coordinate(field, default)?;
        if let Err(reason) = number::length(value) {
            self.note(field, reason);
            return Ok(default);
        }
        Ok(value)
    }

    /// Takes an angle in degrees.
    pub(super) fn angle(&mut self, field: &str) -> Result<f64, ValueError> {
        let value = self.coordinate(field, 0.0)?;
        number::angle(value).map_err(|reason| self.refusal(field, reason))
    }

    /// Takes an optional number and brings it into its range.
    pub(super) fn ranged(&mut self, field: &str, range: (f64, f64)) -> Result<Option<f64>, ValueError> {
        let Some(value) = self.take(field) else { return Ok(None) };
        let value = self.number(field, &value)?;
        let clamped = value.clamp(range.0, range.1);
        if clamped != value {
            self.note(field, format!("must be {} to {}, not {value}", range.0, range.1));
        }
        Ok(Some(clamped))
    }

    /// Takes a whole number that is not negative; anything else is noted and dropped.
    pub(super) fn count(&mut self, field: &str) -> Option<u32> {
        let number = whole(&self.take(field)?).and_then(|number| u32::try_from(number).ok());
        if number.is_none() {
            self.note(field, "must be a whole number, at least 0");
        }
        number
    }

    /// Takes a whole number; anything else is noted and dropped.
    pub(super) fn integer(&mut self, field: &str) -> Option<i32> {
        let number = whole(&self.take(field)?).and_then(|number| i32::try_from(number).ok());
        if number.is_none() {
            self.note(field, "must be a whole number");
        }
        number
    }

    /// Takes true or false; anything else is noted and dropped.
    pub(super) fn flag(&mut self, field: &str) -> Option<bool> {
        let flag = self.take(field)?.as_bool();
        if flag.is_none() {
            self.note(field, "must be true or false");
        }
        flag
    }

    /// Takes a text of one line; numbers become text, and too long a text is cut.
    pub(super) fn text(&mut self, field: &str) -> Option<String> {
        let text = match self.take(field)? {
            Value::String(text) => text,
            Value::Number(number) => number.to_string(),
            _ => {
                self.note(field, "must be a text");
                return None;
            }
        };
        let mut clean: String = text.chars().filter(|c| !c.is_control()).take(TEXT_MAX).collect();
        if clean.len() != text.len() {
            self.note(field, format!("must be one line of at most {TEXT_MAX} characters"));
            clean.truncate(clean.trim_end().len());
        }
        Some(clean)
    }

    /// Takes a text that may have many lines; one that is too long is noted and dropped.
    pub(super) fn block(&mut self, field: &str, bytes_max: usize) -> Option<String> {
        let value = self.take(field)?;
        let text = value.as_str().filter(|text| text.len() <= bytes_max);
        if text.is_none() {
            self.note(field, format!("must be a text of at most {bytes_max} bytes"));
        }
        text.map(str::to_owned)
    }

    /// Takes one word of an enumeration; anything else is noted and dropped.
    pub(super) fn word<T: DeserializeOwned>(&mut self, field: &str) -> Option<T> {
        let value = self.take(field)?;
        let spelled = value.to_string();
        let word = serde_json::from_value(value).ok();
        if word.is_none() {
            self.note(
                field,
                format!("has no value {}", spelled.chars().take(40).collect::<String>()),
            );
        }
        word
    }

    /// Takes a colour as CSS writes it (`#rrggbb`, a name, `rgb(…)`); anything else is noted and dropped.
    pub(super) fn color(&mut self, field: &str) -> Option<String> {
        let text = self.text(field)?;
        if is_color(&text) {
            return Some(text);
        }
        self.note(field, "must be a colour");
        None
    }

    /// Takes a list; anything else is noted and becomes empty.
    pub(super) fn list(&mut self, field: &str) -> Vec<Value> {
        match self.take(field) {
            None => Vec::new(),
            Some(Value::Array(list)) => list,
            Some(_) => {
                self.note(field, "must be a list");
                Vec::new()
            }
        }
    }

    /// Takes a value of a type that checks its own numbers.
    pub(super) fn checked<T: DeserializeOwned + Checked>(&self, field: &str, value: Value) -> Result<T, ValueError> {
        let refuse = |(part, reason): (&str, String)| self.refusal(&format!("{field}.{part}"), reason);
        T::check_raw(&value).map_err(refuse)?;
        let mut value: T =
            serde_json::from_value(unfractioned(value)).map_err(|error| self.refusal(field, error.to_string()))?;
        value.check().map_err(refuse)?;
        Ok(value)
    }

    /// Returns the remaining fields, without nulls.
    pub(super) fn rest(&mut self) -> Result<BTreeMap<String, Value>, ValueError> {
        let rest: BTreeMap<_, _> = std::mem::take(&mut self.map)
            .into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(field, value)| (field, unfractioned(value)))
            .collect();
        for (field, value) in &rest {
            if value.to_string().len() > UNKNOWN_FIELD_BYTES_MAX {
                return Err(self.refusal(field, format!("is larger than {} KB", UNKNOWN_FIELD_BYTES_MAX / 1024)));
            }
        }
        Ok(rest)
    }
}

/// Writes 3.0 as 3 everywhere. JavaScript does not distinguish them, so an unknown field would come back from a browser
/// spelled differently, and two copies of one document would no longer be equal.
fn unfractioned(value: Value) -> Value {
    match value {
        Value::Array(list) => list.into_iter().map(unfractioned).collect(),
        Value::Object(map) => map
            .into_iter()
            .map(|(field, value)| (field, unfractioned(value)))
            .collect(),
        Value::Number(number) if number.is_f64() => whole_number(&number).map_or(Value::Number(number), Value::from),
        other => other,
    }
}

/// Returns the integer equal to a float without a fraction, up to the largest exactly representable one.
fn whole_number(number: &Number) -> Option<i64> {
    const EXACT_MAX: f64 = 9_007_199_254_740_992.0;
    let float = number
        .as_f64()
        .filter(|float| float.fract() == 0.0 && float.abs() <= EXACT_MAX)?;
    format!("{:.0}", float + 0.0).parse().ok()
}

/// Reads 3 and 3.0 alike.
fn whole(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| {
        let number = value
            .as_f64()
            .filter(|number| number.fract() == 0.0 && number.abs() <= 1e9)?;
        format!("{number:.0}").parse().ok()
    })
}

/// A colour that is safe to print into an attribute and references no other resource.
fn is_color(text: &str) -> bool {
    let harmless = |c: char| c.is_ascii_alphanumeric() || "#(),.% -".contains(c);
    !text.is_empty() && text.len() <= 64 && text.chars().all(harmless) && !text.to_ascii_lowercase().contains("url")
}
