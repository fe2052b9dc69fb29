//! Organisations: what their settings may hold, and how the role of a member is read.

use crate::account::Role;
use crate::id::OrganisationId;
use crate::invalid::Invalid;
use crate::limits::ORGANISATION_NAME_MAX;
use crate::text;

/// The settings that an owner can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Names the organisation.
    pub id: OrganisationId,
    /// What people call it.
    pub name: String,
    /// The name that its mail comes from; empty means the name of the organisation.
    pub sender_name: String,
    /// Where answers to its mail go; empty means nowhere.
    pub contact_email: String,
}

/// A change of the settings: absent fields stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPatch {
    /// What people call it.
    pub name: Option<String>,
    /// The name that its mail comes from.
    pub sender_name: Option<String>,
    /// Where answers to its mail go.
    pub contact_email: Option<String>,
}

impl Settings {
    /// Returns the settings after a change, or the first field that breaks a rule.
    pub fn patched(&self, patch: SettingsPatch) -> Result<Self, Invalid> {
        let mut settings = self.clone();
        if let Some(typed) = patch.name {
            settings.name = text::required_line(
                "name",
                &typed,
                ORGANISATION_NAME_MAX,
                "Enter the name of the organisation.",
            )?;
        }
        if let Some(typed) = patch.sender_name {
            settings.sender_name = text::line("senderName", &typed, ORGANISATION_NAME_MAX)?;
        }
        if let Some(typed) = patch.contact_email {
            settings.contact_email = text::email("contactEmail", &typed)?;
        }
        Ok(settings)
    }
}

/// Parses the role of a member.
pub fn role(word: &str) -> Result<Role, Invalid> {
    Role::parse(word).ok_or_else(|| Invalid::new("role", "Choose owner, planner, viewer or door-staff."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            id: OrganisationId::parse("o1").unwrap(),
            name: "Ann".to_owned(),
            sender_name: String::new(),
            contact_email: "ann@example.org".to_owned(),
        }
    }

    #[test]
    fn absent_fields_stay_and_given_ones_are_tidied() {
        let patch = SettingsPatch {
            name: Some("  Ann & Co ".to_owned()),
            ..SettingsPatch::default()
        };
        let changed = settings().patched(patch).unwrap();
        assert_eq!(changed.name, "Ann & Co");
        assert_eq!(changed.contact_email, "ann@example.org");
        assert_eq!(settings().patched(SettingsPatch::default()).unwrap(), settings());
    }

    #[test]
    fn sender_and_contact_can_be_cleared_but_the_name_cannot() {
        let patch = SettingsPatch {
            sender_name: Some(String::new()),
            contact_email: Some(" ".to_owned()),
            ..SettingsPatch::default()
        };
        assert_eq!(settings().patched(patch).unwrap().contact_email, "");
        let blank = SettingsPatch {
            name: Some("  ".to_owned()),
            ..SettingsPatch::default()
        };
        assert_eq!(settings().patched(blank).unwrap_err().field, "name");
    }

    #[test]
    fn a_wrong_value_names_its_field() {
        let wrong = |field: &str, value: &str| {
            let given = |name: &str| (name == field).then(|| value.to_owned());
            let patch = SettingsPatch {
                name: given("name"),
                sender_name: given("senderName"),
                contact_email: given("contactEmail"),
            };
            settings().patched(patch).unwrap_err().field
        };
        for (field, value) in [
            ("name", &*"x".repeat(101)),
            ("name", "a\nb"),
            ("senderName", &*"x".repeat(10_000)),
            ("senderName", "Ann\r\nBcc: everybody@example.org"),
            ("contactEmail", "ann"),
            ("contactEmail", "ann@example.org\r\nBcc: all@example.org"),
        ] {
            assert_eq!(wrong(field, value), field, "{value:?}");
        }
    }

    #[test]
    fn only_the_four_words_are_roles() {
        assert_eq!(role("door-staff"), Ok(Role::DoorStaff));
        for word in ["", "Owner", "admin", "owner "] {
            assert_eq!(role(word).unwrap_err().field, "role", "{word:?}");
        }
    }
}
