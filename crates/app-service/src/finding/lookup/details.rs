//! Finding a guest by personal details, or by name, email address or mobile number: exact after folding, within one event.
//! Two guests are refused, and never shown.

use domain::event::FindMode;
use domain::fold;
use domain::id::GuestId;
use domain::invalid::Invalid;
use domain::limits::{EMAIL_MAX, GUEST_NAME_MAX, MOBILE_MAX};
use storage::events::EventScope;
use storage::finding::{finders as rows, finders::Match};
use storage::guests;

use super::event::{self, FinderEvent};
use super::found::{self, FoundGuest, Shown};
use crate::core::actor::Visitor;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::service::Reading;

/// Digits that a mobile number is recognised by.
const DIGITS_MIN: usize = 4;
/// Digits from which numbers with and without the prefix of a country are compared.
const NATIONAL_MIN: usize = 6;
/// Digits from which a number is too long to be guessed by many addresses together.
const WHOLE_MIN: usize = 8;
/// Words of the longest name that is taken apart.
const WORDS_MAX: usize = 12;

/// What a visitor types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Details {
    /// Names and the end of the mobile number.
    Personal {
        /// As typed.
        first_name: String,
        /// As typed.
        last_name: String,
        /// As typed; at least the last four digits.
        mobile: String,
    },
    /// A full name, an email address or a mobile number.
    Query(String),
}

/// What a visitor typed, folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Search {
    /// Names and digits.
    Personal {
        /// Folded.
        first: String,
        /// Folded.
        last: String,
        /// At least four.
        digits: String,
    },
    /// A name, an address or a number.
    Query(String),
}

impl Details {
    /// Checks what was typed.
    pub fn check(self) -> Result<Search, Vec<Invalid>> {
        match self {
            Self::Personal {
                first_name,
                last_name,
                mobile,
            } => personal(&first_name, &last_name, &mobile),
            Self::Query(typed) if typed.trim().is_empty() => {
                Err(vec![Invalid::new("query", "Enter your name, email, or phone number.")])
            }
            Self::Query(typed) => Ok(Search::Query(shortened(&typed, EMAIL_MAX.max(2 * GUEST_NAME_MAX)))),
        }
    }
}

fn personal(first_name: &str, last_name: &str, mobile: &str) -> Result<Search, Vec<Invalid>> {
    let first = fold::name(&shortened(first_name, GUEST_NAME_MAX));
    let last = fold::name(&shortened(last_name, GUEST_NAME_MAX));
    let digits = fold::phone(&shortened(mobile, MOBILE_MAX));
    let rules = [
        (first.is_empty(), "firstName", "First name is required"),
        (last.is_empty(), "lastName", "Last name is required"),
        (
            digits.len() < DIGITS_MIN,
            "mobile",
            "Please enter at least the last 4 digits",
        ),
    ];
    let broken = rules.iter().filter(|(is_broken, ..)| *is_broken);
    let problems: Vec<Invalid> = broken
        .map(|(_, field, message)| Invalid::new(*field, *message))
        .collect();
    if problems.is_empty() {
        Ok(Search::Personal { first, last, digits })
    } else {
        Err(problems)
    }
}

impl Search {
    /// Returns the folded name that guesses are counted by.
    pub fn name(&self) -> Option<String> {
        match self {
            Self::Personal { first, last, .. } => Some(format!("{first} {last}")),
            Self::Query(_) => None,
        }
    }

    /// Returns whether a mobile number is given with at least eight digits.
    pub fn has_whole_number(&self) -> bool {
        matches!(self, Self::Personal { digits, .. } if digits.len() >= WHOLE_MIN)
    }
}

/// Finds a guest of the event of a public id.
pub fn find(r: &mut Reading<'_>, _visitor: &Visitor, public_id: &str, search: &Search) -> Result<FoundGuest, Error> {
    let scope = event::find(r, public_id)?;
    find_at(r, &scope, search)
}

fn find_at(r: &mut Reading<'_>, scope: &EventScope, search: &Search) -> Result<FoundGuest, Error> {
    let event = event::load(r, scope)?;
    event.must_be_open()?;
    let is_query = matches!(search, Search::Query(_));
    let must_verify = event.event.find_mode == FindMode::Verified;
    if !domain::guard!("seats search of a verified event" => !(is_query && must_verify)) {
        return Err(Error::DetailsNeeded);
    }
    let mut found = match search {
        Search::Personal { first, last, digits } => by_details(r, scope, first, last, digits)?,
        Search::Query(typed) => by_query(r, scope, typed)?,
    };
    found.sort();
    found.dedup();
    match found.as_slice() {
        [guest] => found::guest(r, event, guest, Shown::Name),
        [] => miss(r, &event),
        _ => Err(Error::Conflict(Conflict::SeveralGuests)),
    }
}

/// Does the work of a hit, so that the time does not tell how near a guess was.
fn miss(r: &mut Reading<'_>, event: &FinderEvent) -> Result<FoundGuest, Error> {
    let nobody = GuestId::parse("nobody")?;
    match guests::get(r.conn, &event.scope, &nobody) {
        Ok(_) | Err(storage::Error::NotFound) => Err(Error::NotFound(Noun::FoundGuest)),
        Err(error) => Err(error.into()),
    }
}

fn by_details(
    r: &mut Reading<'_>,
    scope: &EventScope,
    first: &str,
    last: &str,
    digits: &str,
) -> Result<Vec<GuestId>, Error> {
    let mut named = rows::by_name(r.conn, scope, first, last)?;
    // A guest with a single name has it as first name, and types it twice.
    if first == last {
        named.extend(rows::by_name(r.conn, scope, first, "")?);
    }
    let known = named
        .into_iter()
        .filter(|guest| domain::guard!("seats digits of the mobile" => is_same_number(&guest.mobile_digits, digits)));
    Ok(known.map(|guest| guest.id).collect())
}

/// Compares a whole number with its last digits, or with the number as it is dialled at home or from abroad.
fn is_same_number(stored: &str, typed: &str) -> bool {
    if stored.ends_with(typed) {
        return true;
    }
    let (stored, typed) = (stored.trim_start_matches('0'), typed.trim_start_matches('0'));
    let are_long = stored.len() >= NATIONAL_MIN && typed.len() >= NATIONAL_MIN;
    are_long && (stored.ends_with(typed) || typed.ends_with(stored))
}

fn by_query(r: &mut Reading<'_>, scope: &EventScope, typed: &str) -> Result<Vec<GuestId>, Error> {
    let mut found: Vec<Match> = Vec::new();
    if typed.contains('@') {
        found.extend(rows::by_email(r.conn, scope, &fold::email(typed))?);
    }
    let digits = fold::phone(typed);
    if digits.len() >= NATIONAL_MIN && !typed.chars().any(char::is_alphabetic) {
        found.extend(rows::by_mobile(r.conn, scope, &digits)?);
    }
    let name = fold::name(typed);
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    if words.len() <= WORDS_MAX {
        for at in 1..=words.len() {
            let (first, last) = words.split_at_checked(at).unwrap_or((&words, &[]));
            found.extend(rows::by_name(r.conn, scope, &first.join(" "), &last.join(" "))?);
        }
    }
    Ok(found.into_iter().map(|guest| guest.id).collect())
}

fn shortened(typed: &str, max: usize) -> String {
    typed.chars().take(max).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_missing_detail_is_named() {
        let check = |first: &str, last: &str, mobile: &str| {
            let details = Details::Personal {
                first_name: first.to_owned(),
                last_name: last.to_owned(),
                mobile: mobile.to_owned(),
            };
            let problems = details.check().err().unwrap_or_default();
            problems
                .into_iter()
                .map(|problem| problem.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            check(" ", "", "318"),
            [
                "firstName: First name is required",
                "lastName: Last name is required",
                "mobile: Please enter at least the last 4 digits",
            ]
        );
        assert_eq!(
            check("Ana", "Ruiz", "abcd"),
            ["mobile: Please enter at least the last 4 digits"]
        );
        assert!(check("Ana", "Ruiz", "9-318").is_empty());
        assert!(Details::Query(" ".to_owned()).check().is_err());
    }

    #[test]
    fn a_number_is_the_same_with_and_without_the_prefix_of_its_country() {
        assert!(is_same_number("447700900318", "0318"));
        assert!(is_same_number("447700900318", "07700900318"));
        assert!(is_same_number("07700900318", "447700900318"));
        assert!(!is_same_number("447700900318", "0319"));
        assert!(!is_same_number("", "0000"));
        assert!(!is_same_number("318", "0318"));
    }
}
