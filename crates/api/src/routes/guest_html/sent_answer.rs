//! A form as a browser without scripts sends it.

use std::collections::HashMap;

use app_service::registration::links::{self, PartyForm, PersonAnswer};
use domain::event::GuestLanguage;
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{FieldType, FormField, Per};
use serde_json::Value;

use crate::core::error::Problem;

/// What was filled in, by the names of the inputs; boxes and lists have several values.
#[derive(Debug, Default)]
pub(super) struct Sent(HashMap<String, Vec<String>>);

/// Something to correct.
pub(super) struct Note {
    /// Who and what it is about.
    pub(super) label: Option<String>,
    pub(super) message: String,
}

/// The name of an input of a person, of a new companion, or of the party.
pub(super) fn input(group: &str, field: &str) -> String {
    format!("{group}.{field}")
}

/// Names the group of inputs of the member at a place.
pub(super) fn member(at: usize) -> String {
    format!("m{at}")
}

/// Names the group of inputs of a new companion.
pub(super) fn companion(at: usize) -> String {
    format!("n{at}")
}

/// The group of the inputs of the party.
pub(super) const PARTY: &str = "p";

impl Sent {
    /// Reads `application/x-www-form-urlencoded`.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let mut values: HashMap<String, Vec<String>> = HashMap::new();
        for (name, value) in url::form_urlencoded::parse(bytes) {
            values.entry(name.into_owned()).or_default().push(value.into_owned());
        }
        Self(values)
    }

    /// Returns whether nothing was sent: the form is shown for the first time.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the values of an input.
    pub(super) fn all(&self, name: &str) -> &[String] {
        self.0.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the value of an input; empty without one.
    pub(super) fn one(&self, name: &str) -> &str {
        self.all(name).first().map(String::as_str).unwrap_or_default()
    }

    fn number(&self, name: &str) -> i32 {
        self.one(name).parse().unwrap_or_default()
    }

    /// Returns the answer of the party. Members without an answer are left out, and so are companions without a name.
    pub(super) fn answer(&self, shown: &PartyForm, language: GuestLanguage) -> links::PartyAnswer {
        let fields = shown
            .form
            .form
            .as_ref()
            .map(|form| form.fields.as_slice())
            .unwrap_or_default();
        let members = self.answered(shown).into_iter();
        let members =
            members.map(|(at, key)| self.person(&member(at), key, self.one(&input(&member(at), "attending")), fields));
        let companions = (0..shown.plus_ones_allowed).map(companion);
        let companions = companions.filter(|group| !self.one(&input(group, "v.firstName")).trim().is_empty());
        let coming = Attending::Attending.as_str();
        links::PartyAnswer {
            version: self.number("version"),
            revision: self.number("revision"),
            members: members.collect(),
            plus_ones: companions
                .map(|group| self.person(&group, "", coming, fields))
                .collect(),
            party_values: self.values(PARTY, fields, Per::Party),
            language: language.as_str().to_owned(),
        }
    }

    /// The members with an answer: their places and keys.
    fn answered<'a>(&self, shown: &'a PartyForm) -> Vec<(usize, &'a str)> {
        let members = shown.members.iter().enumerate();
        members
            .filter(|(at, _)| !self.one(&input(&member(*at), "attending")).is_empty())
            .map(|(at, member)| (at, member.key.as_str()))
            .collect()
    }

    fn person(&self, group: &str, key: &str, attending: &str, fields: &[FormField]) -> PersonAnswer {
        PersonAnswer {
            key: key.to_owned(),
            attending: attending.to_owned(),
            values: self.values(group, fields, Per::Guest),
            consent: !self.one(&input(group, "consent")).is_empty(),
        }
    }

    fn values(&self, group: &str, fields: &[FormField], per: Per) -> Values {
        let asked = fields.iter().filter(|field| field.per == per);
        asked
            .map(|field| (field.id.clone(), self.value(group, field)))
            .collect()
    }

    /// Returns the value of a field.
    pub(super) fn value(&self, group: &str, field: &FormField) -> FieldValue {
        let name = input(group, &format!("v.{}", field.id));
        match field.kind {
            FieldType::Checkbox if field.choices().is_empty() => FieldValue::Flag(!self.one(&name).is_empty()),
            FieldType::Checkbox => FieldValue::Several(self.all(&name).to_vec()),
            _ => FieldValue::Text(self.one(&name).trim().to_owned()),
        }
    }

    /// Returns what has to be corrected, with the person and the question.
    pub(super) fn notes(&self, shown: &PartyForm, problem: &Problem) -> Vec<Note> {
        let listed = problem
            .details
            .as_ref()
            .and_then(|details| details.get("problems")?.as_array());
        let Some(listed) = listed else {
            return vec![Note {
                label: None,
                message: problem.message.clone(),
            }];
        };
        let text = |value: &Value, name: &str| value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let note = |value: &Value| Note {
            label: self.label(shown, &text(value, "field")),
            message: text(value, "message"),
        };
        listed.iter().map(note).collect()
    }

    /// Names who and what `members.0.values.email` is about.
    fn label(&self, shown: &PartyForm, path: &str) -> Option<String> {
        let parts: Vec<&str> = path.split('.').collect();
        let fields = shown
            .form
            .form
            .as_ref()
            .map(|form| form.fields.as_slice())
            .unwrap_or_default();
        let question = parts.last().and_then(|id| fields.iter().find(|field| field.id == **id));
        let person = match parts.as_slice() {
            ["members", at, ..] => {
                let (at, _) = self.answered(shown).into_iter().nth(at.parse().ok()?)?;
                shown.members.get(at).map(|member| member.name.clone())
            }
            _ => None,
        };
        let parts = [person, question.map(|field| field.label.clone())];
        let named: Vec<String> = parts.into_iter().flatten().collect();
        (!named.is_empty()).then(|| named.join(", "))
    }
}
