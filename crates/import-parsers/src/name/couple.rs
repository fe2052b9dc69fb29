//! Cells that name more than one person: couples, and companions without a name of their own.

use crate::draft::QuestionCode;
use crate::name::shape::{is_strict_name, might_be_name};
use crate::name::{Named, Person, is_title, split_person, split_titles};
use crate::words::{Word, fold, fold_word, is};

/// Reads a cell that holds whole names.
pub(crate) fn from_full(text: &str) -> Named {
    let (text, remark) = without_remark(text);
    if let Some(named) = companion(text, remark) {
        return named;
    }
    if let Some(people) = couple(text) {
        return Named {
            people,
            question: Some(QuestionCode::Couple),
            remark: remark.to_owned(),
            plus_ones: 0,
        };
    }
    let person = split_person(text);
    let single = person.last.is_empty() && !crate::name::shape::is_unsplit_script(text);
    let question = single.then_some(QuestionCode::SingleWord);
    Named {
        people: vec![person],
        question,
        remark: remark.to_owned(),
        plus_ones: 0,
    }
}

/// Returns whether a text without any heading looks like the names of people: of one person or of a couple.
pub(crate) fn names_people(text: &str) -> bool {
    let is_strict = |person: &Person| is_strict_name(&person.first);
    let is_prose = |word: &str| is(&fold_word(word), Word::Prose);
    let names = is_strict_name(text) || couple(text).is_some_and(|people| people.iter().all(is_strict));
    names && !text.split(' ').any(is_prose)
}

/// Returns how many companions a text like "+1", "plus 2 guests" or "3" names; `None` when it says something else.
pub(crate) fn plus_ones(text: &str) -> Option<u8> {
    let folded = fold_signs(text);
    let folded = folded.trim();
    let count = |text: &str| text.parse::<u8>().ok().filter(|count| (1..=MOST).contains(count));
    if let Some(number) = count(folded) {
        return Some(number);
    }
    is_plus_one(folded).then(|| folded.split(' ').find_map(count).unwrap_or(1))
}

/// Maximum number of companions of one guest.
const MOST: u8 = 20;

/// Splits "Ann Lee (Vegan)": brackets at the end describe the person and are not part of the name.
fn without_remark(text: &str) -> (&str, &str) {
    let Some(inside) = text.strip_suffix(')') else {
        return (text, "");
    };
    match inside.rsplit_once('(') {
        Some((name, remark)) if !name.trim().is_empty() => (name.trim(), remark.trim()),
        _ => (text, ""),
    }
}

/// Reads "Taylor plus one", "John Smith +1", "Guest of Ann": a companion without a name.
fn companion(text: &str, remark: &str) -> Option<Named> {
    let named = |person: Person, remark: &str, plus_ones: u8| {
        Some(Named {
            people: vec![person],
            question: Some(QuestionCode::PlusOne),
            remark: remark.to_owned(),
            plus_ones,
        })
    };
    if let Some(count) = plus_ones(remark).filter(|_| is_plus_one(&fold_signs(remark))) {
        return named(split_person(text), "", count);
    }
    let words: Vec<&str> = text.split(' ').collect();
    let folded: Vec<String> = words.iter().map(|word| fold_signs(word)).collect();
    let phrase = |from: usize, to: usize| folded.get(from..to).unwrap_or_default().join(" ");
    let start = (words.len().saturating_sub(MOST_PLUS_ONE_WORDS)..words.len())
        .find(|&start| is_plus_one(&phrase(start, words.len())));
    if let Some(start) = start {
        let (before, after) = words.split_at(start);
        // One word before it says whose companion this is; a whole name is a guest who brings one.
        let (person, count) = match before {
            [] => (
                Person {
                    first: text.to_owned(),
                    ..Person::default()
                },
                0,
            ),
            [one] => (
                Person {
                    first: (*one).to_owned(),
                    last: after.join(" "),
                    ..Person::default()
                },
                0,
            ),
            _ => (
                split_person(&before.join(" ")),
                plus_ones(&after.join(" ")).unwrap_or(1),
            ),
        };
        return named(person, remark, count);
    }
    let of = words.len() >= 3 && (2..=3).any(|count| is(&phrase(0, count), Word::CompanionOf));
    of.then(|| {
        named(
            Person {
                first: text.to_owned(),
                ..Person::default()
            },
            remark,
            0,
        )
    })
    .flatten()
}

/// The longest phrase of the table, with one word to spare.
const MOST_PLUS_ONE_WORDS: usize = 3;

/// Folds with the signs spoken: "+1" is "plus 1", "&" is "and".
fn fold_signs(text: &str) -> String {
    if text.contains(['+', '&']) {
        fold(&text.replace('+', " plus ").replace('&', " and "))
    } else {
        fold(text)
    }
}

/// "plus one", "plus 1", "and guest"; "plus 2" and "and 3 guests" count too.
fn is_plus_one(folded: &str) -> bool {
    let folded = folded.trim();
    is(folded, Word::PlusOne) || with_one(folded).is_some_and(|one| is(&one, Word::PlusOne) || one == "plus 1")
}

/// "plus 2 guests" as "plus guest" and "plus 2" as "plus 1", so that the table needs no numbers.
fn with_one(folded: &str) -> Option<String> {
    let words: Vec<&str> = folded.split_whitespace().collect();
    let (joiner, number, rest) = match *words.as_slice() {
        [joiner, number] => (joiner, number, None),
        [joiner, number, rest] => (joiner, number, Some(rest.trim_end_matches('s'))),
        _ => return None,
    };
    let is_number = number.parse::<u8>().is_ok_and(|number| (1..=MOST).contains(&number));
    is_number.then(|| format!("{joiner} {}", rest.unwrap_or("1")))
}

/// Splits "Ben & Chloe Taylor" and its like; `None` when the text names one person.
fn couple(text: &str) -> Option<Vec<Person>> {
    let (left, right) = halves(text)?;
    if !might_be_name(&left.replace(',', " ")) || !might_be_name(right) {
        return None;
    }
    // "Smith, John & Mary": the last name comes first and applies to both.
    if let Some((last, first)) = left.split_once(',').filter(|_| !right.contains(' ')) {
        return Some([first, right].map(|first| with_last(first.trim(), last.trim())).into());
    }
    let second = split_person(right);
    let mut people: Vec<Person> = left
        .split(',')
        .filter(|name| !name.trim().is_empty())
        .map(|name| share(name.trim(), &second))
        .collect();
    let shared = people.first().map(|person| person.last.clone()).unwrap_or_default();
    people.push(if second.last.is_empty() {
        Person { last: shared, ..second }
    } else {
        second
    });
    Some(people)
}

fn with_last(first: &str, last: &str) -> Person {
    Person {
        first: first.to_owned(),
        last: last.to_owned(),
        ..Person::default()
    }
}

/// The first of two takes the last name of the second when it has none: "Ben & Chloe Taylor", "Mr & Mrs Smith".
fn share(name: &str, second: &Person) -> Person {
    if is_title(name) {
        return Person {
            first: name.to_owned(),
            last: second.last.clone(),
            title: String::new(),
        };
    }
    let (title, own) = split_titles(name);
    if !own.contains(' ') && !is_title(&second.first) {
        return Person {
            title: title.to_owned(),
            first: own.to_owned(),
            last: second.last.clone(),
        };
    }
    let person = split_person(name);
    if person.last.is_empty() {
        Person {
            last: second.last.clone(),
            ..person
        }
    } else {
        person
    }
}

/// The texts before and after the word that joins two people.
fn halves(text: &str) -> Option<(String, &str)> {
    if let Some((left, right)) = text.split_once(['&', '+', '＆']) {
        let right = right.trim();
        return (!left.trim().is_empty() && !right.is_empty()).then(|| (left.trim().to_owned(), right));
    }
    let mut at = 0;
    for (index, word) in text.split(' ').enumerate() {
        let behind = at + word.len();
        let right = text.get(behind..).unwrap_or_default().trim();
        let weak = index == 1 && is_lower_word(word) && is(&fold_word(word), Word::WeakJoiner);
        if index > 0 && !right.is_empty() && (weak || (is_lower_word(word) && is(&fold_word(word), Word::Joiner))) {
            return Some((text.get(..at).unwrap_or_default().trim().to_owned(), right));
        }
        at = behind + 1;
    }
    None
}

fn is_lower_word(word: &str) -> bool {
    const LONGEST_BYTES: usize = 8;
    word.len() <= LONGEST_BYTES && !word.chars().any(char::is_uppercase)
}
