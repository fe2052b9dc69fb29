//! Reads JSON values and remembers their paths, so that an error can name the field.

use serde_json::Value;

use super::SwbError;

/// A JSON value and its path from the root, such as `tables[3].acc`.
#[derive(Clone, Debug)]
pub(super) struct Field<'a> {
    value: &'a Value,
    path: String,
}

pub(super) type Read<T> = Result<T, SwbError>;

impl<'a> Field<'a> {
    pub(super) fn root(value: &'a Value) -> Self {
        Self {
            value,
            path: String::new(),
        }
    }

    pub(super) fn refuse<T>(&self, message: impl Into<String>) -> Read<T> {
        let field = if self.path.is_empty() {
            "instance".to_owned()
        } else {
            self.path.clone()
        };
        Err(SwbError {
            field,
            message: message.into(),
        })
    }

    fn expected<T>(&self, what: &str) -> Read<T> {
        let found = match self.value {
            Value::Null => "null".to_owned(),
            Value::Array(_) => "a list".to_owned(),
            Value::Object(_) => "an object".to_owned(),
            scalar => scalar.to_string().chars().take(40).collect(),
        };
        self.refuse(format!("must be {what}, found {found}"))
    }

    /// Returns a member that may be absent or null.
    pub(super) fn optional(&self, name: &str) -> Read<Option<Self>> {
        let Value::Object(members) = self.value else {
            return self.expected("an object");
        };
        let path = if self.path.is_empty() {
            name.to_owned()
        } else {
            format!("{}.{name}", self.path)
        };
        Ok(members
            .get(name)
            .filter(|value| !value.is_null())
            .map(|value| Field { value, path }))
    }

    /// Returns a member that must be there.
    pub(super) fn required(&self, name: &str) -> Read<Self> {
        match self.optional(name)? {
            Some(field) => Ok(field),
            None => {
                let path = if self.path.is_empty() {
                    name.to_owned()
                } else {
                    format!("{}.{name}", self.path)
                };
                Field {
                    value: &Value::Null,
                    path,
                }
                .refuse("is missing")
            }
        }
    }

    /// Returns the entries of a list.
    pub(super) fn list(&self) -> Read<Vec<Self>> {
        let Value::Array(items) = self.value else {
            return self.expected("a list");
        };
        let entries = items.iter().enumerate();
        Ok(entries
            .map(|(at, value)| Field {
                value,
                path: format!("{}[{at}]", self.path),
            })
            .collect())
    }

    /// Returns the entries of a list member, none when it is absent.
    pub(super) fn list_of<T>(&self, name: &str, read: impl Fn(&Self) -> Read<T>) -> Read<Vec<T>> {
        match self.optional(name)? {
            Some(field) => field.list()?.iter().map(read).collect(),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the entries of a list of exactly `N`.
    pub(super) fn tuple<const N: usize>(&self) -> Read<[Self; N]> {
        match self.list()?.try_into() {
            Ok(fields) => Ok(fields),
            Err(_) => self.expected(&format!("a list of {N}")),
        }
    }

    pub(super) fn text(&self) -> Read<String> {
        match self.value {
            Value::String(text) => Ok(text.clone()),
            _ => self.expected("a text"),
        }
    }

    pub(super) fn index(&self) -> Read<usize> {
        match self.value.as_u64().and_then(|number| usize::try_from(number).ok()) {
            Some(number) => Ok(number),
            None => self.expected("a whole number from 0"),
        }
    }

    pub(super) fn amount(&self) -> Read<u32> {
        match self.value.as_u64().and_then(|number| u32::try_from(number).ok()) {
            Some(number) => Ok(number),
            None => self.expected("a whole number from 0"),
        }
    }

    pub(super) fn integer(&self) -> Read<i32> {
        match self.value.as_i64().and_then(|number| i32::try_from(number).ok()) {
            Some(number) => Ok(number),
            None => self.expected("a whole number"),
        }
    }

    pub(super) fn number(&self) -> Read<f64> {
        match self.value.as_f64() {
            Some(number) => Ok(number),
            None => self.expected("a number"),
        }
    }

    /// Returns a seat, or none for -1.
    pub(super) fn seat_or_none(&self) -> Read<Option<usize>> {
        if self.value.as_i64() == Some(-1) {
            Ok(None)
        } else {
            self.index().map(Some)
        }
    }
}
