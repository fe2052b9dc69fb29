//! The texts of a guest, listed once. Rows, wire types, patches, import, export, the activity log and the forms follow
//! this list: a new text is one line in [`guest_texts`](crate::guest_texts), one arm in [`GuestField::definition`] and a column.

use crate::fold;
use crate::invalid::Invalid;
use crate::limits::{EMAIL_MAX, GUEST_LINE_MAX, GUEST_NAME_MAX, GUEST_TEXT_MAX, MOBILE_MAX};
use crate::text;

/// Calls a macro with the members of [`GuestTexts`] and the variants of [`GuestField`]; the first is the required one.
///
/// It is for types whose derives need a member for each text, such as rows and wire types. Other code loops over
/// [`GuestField::ALL`].
#[macro_export]
macro_rules! guest_texts {
    ($callback:ident) => {
        $callback! {
            first_name FirstName,
            last_name LastName,
            preferred_name PreferredName,
            email Email,
            mobile Mobile,
            company Company,
            meal Meal,
            dietary Dietary,
            special_requests SpecialRequests,
            notes Notes,
            additional_info AdditionalInfo,
        }
    };
}

impl GuestField {
    /// Returns what holds for the text.
    pub const fn definition(self) -> FieldDefinition {
        use TextKind::{Email, Line, Lines, Phone, Required};
        const NAME_MISSING: &str = "First name is required";
        match self {
            Self::FirstName => define(
                "firstName",
                "First Name",
                "the name",
                Required(NAME_MISSING),
                GUEST_NAME_MAX,
            )
            .public()
            .searched()
            .charted(),
            Self::LastName => define("lastName", "Last Name", "the name", Line, GUEST_NAME_MAX)
                .public()
                .searched()
                .charted(),
            Self::PreferredName => define(
                "preferredName",
                "Preferred name",
                "the preferred name",
                Line,
                GUEST_NAME_MAX,
            )
            .public()
            .searched()
            .charted(),
            Self::Email => define("email", "Email", "the email address", Email, EMAIL_MAX)
                .searched()
                .charted(),
            // As typed.
            Self::Mobile => define("mobile", "Mobile", "the mobile number", Phone, MOBILE_MAX)
                .searched()
                .charted(),
            Self::Company => define("company", "Company", "the company", Line, GUEST_LINE_MAX)
                .public()
                .searched(),
            // What the guest chose to eat; several dishes are separated by semicolons.
            Self::Meal => define("meal", "Meal", "the meal", Line, GUEST_LINE_MAX)
                .searched()
                .charted(),
            Self::Dietary => define("dietary", "Dietary", "the dietary need", Line, GUEST_LINE_MAX)
                .searched()
                .charted(),
            // What a guest asked for.
            Self::SpecialRequests => define(
                "specialRequests",
                "Special Requests",
                "the special requests",
                Lines,
                GUEST_TEXT_MAX,
            )
            .searched()
            .charted(),
            // What the organisers wrote.
            Self::Notes => define("notes", "Notes", "the notes", Lines, GUEST_TEXT_MAX).searched(),
            // What a guest wrote at registration.
            Self::AdditionalInfo => define(
                "additionalInfo",
                "Additional Information",
                "the additional information",
                Lines,
                GUEST_TEXT_MAX,
            ),
        }
    }
}

/// What holds for one text of a guest. A text is private unless its definition says otherwise.
#[derive(Clone, Copy, Debug)]
pub struct FieldDefinition {
    /// The name on the wire, in refusals and in the activity log.
    pub name: &'static str,
    /// The name in forms and as heading of a new column of the seating chart.
    pub label: &'static str,
    /// The text in a sentence: "… changed the name of Ada".
    pub phrase: &'static str,
    /// What may be typed.
    pub kind: TextKind,
    /// The most characters.
    pub max: usize,
    /// Whether viewers and door staff never see it.
    pub private: bool,
    /// Whether the search of a guest list looks into it.
    pub searched: bool,
    /// Whether the seating chart has a column for it.
    pub charted: bool,
}

const fn define(
    name: &'static str,
    label: &'static str,
    phrase: &'static str,
    kind: TextKind,
    max: usize,
) -> FieldDefinition {
    FieldDefinition {
        name,
        label,
        phrase,
        kind,
        max,
        private: true,
        searched: false,
        charted: false,
    }
}

impl FieldDefinition {
    const fn public(self) -> Self {
        Self { private: false, ..self }
    }

    const fn searched(self) -> Self {
        Self { searched: true, ..self }
    }

    const fn charted(self) -> Self {
        Self { charted: true, ..self }
    }
}

/// What may be typed into a text of a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// One line that must not be blank; the message says what is missing.
    Required(&'static str),
    /// One line.
    Line,
    /// Several lines.
    Lines,
    /// An email address.
    Email,
    /// A phone number in any notation.
    Phone,
}

impl TextKind {
    /// Returns the kind as the browser knows it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Required(_) | Self::Line => "line",
            Self::Lines => "lines",
            Self::Email => "email",
            Self::Phone => "phone",
        }
    }
}

macro_rules! define_texts {
    ($($member:ident $Variant:ident,)*) => {
        /// The texts of a guest. They may be empty, apart from the first name of a guest that was checked.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct GuestTexts {
            $(
                #[doc = concat!("The text of [`GuestField::", stringify!($Variant), "`].")]
                pub $member: String,
            )*
        }

        /// Names a text of a guest.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GuestField {
            $(
                #[doc = concat!("Names [`GuestTexts::", stringify!($member), "`].")]
                $Variant,
            )*
        }

        impl GuestField {
            /// All texts, in the order of forms and checks.
            pub const ALL: &[Self] = &[$(Self::$Variant),*];

            /// Returns the name of the member and of the column.
            pub const fn column(self) -> &'static str {
                match self {
                    $(Self::$Variant => stringify!($member),)*
                }
            }
        }

        impl GuestTexts {
            /// Returns one text.
            pub fn get(&self, field: GuestField) -> &str {
                match field {
                    $(GuestField::$Variant => &self.$member,)*
                }
            }

            /// Returns one text to be changed.
            pub fn get_mut(&mut self, field: GuestField) -> &mut String {
                match field {
                    $(GuestField::$Variant => &mut self.$member,)*
                }
            }
        }
    };
}
guest_texts!(define_texts);

impl GuestField {
    /// Checks and trims a typed text.
    pub fn check(self, typed: &str) -> Result<String, Invalid> {
        let FieldDefinition { name, kind, max, .. } = self.definition();
        match kind {
            TextKind::Required(message) => text::required_line(name, typed, max, message),
            TextKind::Line | TextKind::Phone => text::line(name, typed, max),
            TextKind::Lines => text::lines(name, typed, max),
            TextKind::Email => text::email(name, typed),
        }
    }
}

impl GuestTexts {
    /// Checks and trims each text.
    pub fn checked(&self) -> Result<Self, Invalid> {
        let mut checked = Self::default();
        for &field in GuestField::ALL {
            *checked.get_mut(field) = field.check(self.get(field))?;
        }
        Ok(checked)
    }

    /// Empties what viewers and door staff never see.
    #[must_use]
    pub fn without_private(mut self) -> Self {
        for &field in GuestField::ALL {
            if field.definition().private {
                self.get_mut(field).clear();
            }
        }
        self
    }

    /// Returns first and last name in one line.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }

    /// Returns the folded first and last name, the form that search and recognition compare.
    pub fn folded_name(&self) -> (String, String) {
        (fold::name(&self.first_name), fold::name(&self.last_name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_on_the_wire_is_the_column_in_camel_case() {
        for field in GuestField::ALL {
            let mut words = field.column().split('_');
            let first = words.next().unwrap().to_owned();
            let name = words.fold(first, |name, word| {
                let (initial, rest) = word.split_at(1);
                format!("{name}{}{rest}", initial.to_uppercase())
            });
            assert_eq!(field.definition().name, name);
        }
    }

    #[test]
    fn only_the_first_text_is_required() {
        let required = |field: &GuestField| matches!(field.definition().kind, TextKind::Required(_));
        assert_eq!(
            GuestField::ALL.iter().position(required),
            GuestField::ALL.iter().rposition(required)
        );
        assert!(required(&GuestField::ALL[0]));
    }

    #[test]
    fn private_texts_are_emptied() {
        let mut texts = GuestTexts::default();
        for &field in GuestField::ALL {
            field.column().clone_into(texts.get_mut(field));
        }
        let shown = texts.without_private();
        assert_eq!(
            (shown.first_name.as_str(), shown.company.as_str()),
            ("first_name", "company")
        );
        assert_eq!((shown.email.as_str(), shown.notes.as_str()), ("", ""));
    }
}
