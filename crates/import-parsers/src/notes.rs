//! What notes say that a guest has a field of its own for: companions and a wheelchair.

use domain::guest::{GuestField, GuestTexts};
use serde::{Deserialize, Serialize};

use crate::draft::{Companions, RowDraft};
use crate::name::{from_full, might_be_name, plus_ones};
use crate::value::{clean, is_placeholder};
use crate::words::fold;

/// A kind of fact that a note can state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteFact {
    /// The guest brings someone.
    PlusOne,
    /// The guest uses a wheelchair.
    Wheelchair,
}

impl NoteFact {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::PlusOne, Self::Wheelchair];

    /// Finds the fact in the notes of a guest and puts it into its field; returns whether the notes state it. The notes stay
    /// as they are. A column of its own wins over a note.
    pub(crate) fn find(self, draft: &mut RowDraft, is_taken: bool) -> bool {
        match self {
            Self::PlusOne => {
                let found = phrases(&draft.texts).find_map(companions);
                let is_new = draft.companions.is_empty();
                match found {
                    Some(companions) if is_new => {
                        if is_taken {
                            draft.companions = companions;
                        }
                        true
                    }
                    _ => false,
                }
            }
            Self::Wheelchair => {
                let is_found = phrases(&draft.texts).any(names_wheelchair);
                draft.wheelchair |= is_found && is_taken;
                is_found
            }
        }
    }
}

fn phrases(texts: &GuestTexts) -> impl Iterator<Item = &str> {
    let fields = [
        GuestField::Notes,
        GuestField::SpecialRequests,
        GuestField::AdditionalInfo,
    ];
    let texts = fields.into_iter().map(|field| texts.get(field));
    let phrases = texts.flat_map(|text| text.split([';', ',', '\n', '|']));
    phrases.map(|phrase| phrase.trim().trim_end_matches('.'))
}

/// The words before a companion's name.
const BEFORE_COMPANION: [&str; 8] = [
    "plus one",
    "plus-one",
    "plus 1",
    "+1",
    "+ 1",
    "plus eins",
    "mit begleitung",
    "begleitung",
];
/// Words of a companion's name at most; more are a sentence.
const MOST_NAMES: usize = 4;

/// Reads "+1", "plus one: Marta Kowalski" and "+2"; `None` for a phrase about anything else.
fn companions(phrase: &str) -> Option<Companions> {
    let cleaned = clean(phrase);
    let text = cleaned.text.as_ref();
    let starts = |words: &&str| {
        text.get(..words.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(words))
    };
    let unnamed = |unnamed: u8| Companions {
        unnamed,
        named: Vec::new(),
    };
    if let Some(words) = BEFORE_COMPANION.into_iter().find(starts) {
        let rest = text.get(words.len()..).unwrap_or_default();
        if rest.starts_with(char::is_alphanumeric) {
            return None;
        }
        let name = rest.trim_matches(|sign: char| !sign.is_alphanumeric());
        if name.is_empty() || is_placeholder(name) || is_open(name) {
            return Some(unnamed(1));
        }
        return named(name);
    }
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    plus_ones(text)
        .filter(|_| !is_number && text.starts_with(['+', 'p', 'P']))
        .map(unnamed)
}

fn is_open(name: &str) -> bool {
    matches!(
        fold(name).as_str(),
        "tbc" | "tbd" | "tba" | "unknown" | "name unknown" | "offen" | "unbekannt"
    )
}

fn named(name: &str) -> Option<Companions> {
    let is_name = might_be_name(name) && !name.starts_with(char::is_lowercase) && name.split(' ').count() <= MOST_NAMES;
    let people = from_full(name).people.into_iter().filter(|_| is_name);
    let named: Vec<GuestTexts> = people
        .map(|person| GuestTexts {
            first_name: person.first,
            last_name: person.last,
            ..GuestTexts::default()
        })
        .collect();
    (!named.is_empty()).then_some(Companions { unnamed: 0, named })
}

const WHEELCHAIR: [&str; 3] = ["wheelchair", "rollstuhl", "wheel chair"];
/// Longer phrases say more than that a guest uses a wheelchair, possibly of someone else.
const MOST_WORDS: usize = 6;

/// Returns whether a phrase says that the guest uses a wheelchair: "wheelchair", "needs wheelchair access", "im Rollstuhl".
fn names_wheelchair(phrase: &str) -> bool {
    const DENIED: [&str; 8] = ["no", "not", "without", "kein", "keine", "keinen", "nicht", "ohne"];
    let folded = fold(phrase);
    let words = || folded.split(' ');
    let is_denied = phrase.contains('?') || words().any(|word| DENIED.contains(&word));
    WHEELCHAIR.iter().any(|word| folded.contains(word)) && !is_denied && words().count() <= MOST_WORDS
}

#[cfg(test)]
mod tests {
    use super::{companions, names_wheelchair};

    /// The names of companions, and how many have none.
    fn read(phrase: &str) -> Option<(Vec<String>, u8)> {
        let found = companions(phrase)?;
        let names = found.named.iter().map(domain::guest::GuestTexts::full_name);
        Some((names.collect(), found.unnamed))
    }

    #[test]
    fn notes_name_and_count_companions() {
        for unnamed in [
            "+1",
            "plus one",
            "Plus-One",
            "mit Begleitung",
            "+1 (TBC)",
            "plus one: tbd",
        ] {
            assert_eq!(read(unnamed), Some((Vec::new(), 1)), "{unnamed}");
        }
        assert_eq!(read("+2"), Some((Vec::new(), 2)));
        for named in [
            "plus one: Marta Kowalski",
            "+1: Marta Kowalski",
            "+1 Marta Kowalski",
            "Begleitung: Marta Kowalski",
        ] {
            assert_eq!(read(named), Some((vec!["Marta Kowalski".to_owned()], 0)), "{named}");
        }
        assert_eq!(read("+1: Marta"), Some((vec!["Marta".to_owned()], 0)));
    }

    #[test]
    fn other_notes_name_no_companion() {
        for other in [
            "",
            "3",
            "vegan",
            "+15 minutes",
            "plus one vegan meal",
            "+44 7700 900001",
            "plus ones welcome",
        ] {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn notes_name_a_wheelchair_unless_they_deny_or_ask() {
        for phrase in [
            "wheelchair",
            "Uses a wheelchair",
            "Rollstuhl",
            "Rollstuhlfahrerin",
            "needs wheelchair access",
        ] {
            assert!(names_wheelchair(phrase), "{phrase}");
        }
        for phrase in [
            "no wheelchair",
            "kein Rollstuhl",
            "wheelchair?",
            "her mother may come in a wheelchair on Sunday",
            "chair",
        ] {
            assert!(!names_wheelchair(phrase), "{phrase}");
        }
    }
}
