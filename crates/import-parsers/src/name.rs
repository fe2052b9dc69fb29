//! A name as written to title, first and last name; one cell may name two people.
//! The names always contain the whole text: a text that cannot be split becomes the first name.

mod couple;
mod shape;

use crate::draft::QuestionCode;
use crate::words::{Word, fold_word, is};

pub(crate) use couple::{from_full, names_people, plus_ones};
pub(crate) use shape::might_be_name;

/// One person's name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) title: String,
    pub(crate) first: String,
    pub(crate) last: String,
}

/// What a cell of names says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) people: Vec<Person>,
    pub(crate) question: Option<QuestionCode>,
    /// The text in brackets after the name.
    pub(crate) remark: String,
    /// Companions without a name, who come with the first person.
    pub(crate) plus_ones: u8,
}

/// Takes the titles off the front: "Prof. Dr. Ana" is ("Prof. Dr.", "Ana"). Something always remains.
pub(crate) fn split_titles(text: &str) -> (&str, &str) {
    let mut at = 0;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let Some((word, behind)) = rest.split_once(' ') else {
            break;
        };
        if behind.trim().is_empty() || !is_title(word) {
            break;
        }
        at = text.len() - behind.trim_start().len();
    }
    (
        text.get(..at).unwrap_or_default().trim_end(),
        text.get(at..).unwrap_or(text),
    )
}

/// Returns whether a word is a title: Mr and Dr with or without a dot, M. and Sr. only with it.
pub(super) fn is_title(word: &str) -> bool {
    const LONGEST_BYTES: usize = 24;
    if word.len() > LONGEST_BYTES {
        return false;
    }
    let folded = fold_word(word);
    is(&folded, Word::Title) || (word.ends_with('.') && is(&folded, Word::DottedTitle))
}

/// Splits one person's whole name. A single word, and a name in a script without blanks, is a first name.
pub(super) fn split_person(text: &str) -> Person {
    let (title, name) = split_titles(text);
    if let Some(person) = reversed(title, name) {
        return person;
    }
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    if shape::is_unsplit_script(name) || words.len() < 2 {
        // "Mr Smith" is a last name, but a guest needs a first one to be called by.
        let (title, first, last) = match (title.is_empty(), words.len()) {
            (false, 1) => ("", title, name),
            _ => (title, name, ""),
        };
        return Person {
            title: title.into(),
            first: first.into(),
            last: last.into(),
        };
    }
    let (first, last) = if shape::is_shouted_last_name_first(&words) {
        let (last, first) = words.split_at(1);
        (first, last)
    } else {
        words.split_at(last_name_start(&words))
    };
    Person {
        title: title.into(),
        first: first.join(" "),
        last: last.join(" "),
    }
}

/// Splits "Smith, Mary" and "de la Cruz, Ana María"; a suffix after the comma ("John Smith, Jr.") does not reverse a
/// name.
fn reversed(title: &str, name: &str) -> Option<Person> {
    let (last, first) = name.split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    if last.is_empty() || first.is_empty() {
        let alone = if last.is_empty() { first } else { last };
        return (!alone.is_empty()).then(|| split_person(format!("{title} {alone}").trim_start()));
    }
    if first.split([',', ' ']).all(|word| word.is_empty() || is_suffix(word)) {
        let mut person = split_person(last);
        person.title = title.to_owned();
        let space = if person.last.is_empty() { "" } else { " " };
        person.last = format!("{}{space}{first}", person.last);
        return Some(person);
    }
    let (own_title, first) = split_titles(first);
    let (first, suffix) = match first.rsplit_once(',') {
        Some((first, suffix)) => (first.trim_end(), suffix.trim()),
        None => (first, ""),
    };
    let last = if suffix.is_empty() {
        last.to_owned()
    } else {
        format!("{last} {suffix}")
    };
    let title = if title.is_empty() { own_title } else { title };
    Some(Person {
        title: title.into(),
        first: first.into(),
        last,
    })
}

fn is_suffix(word: &str) -> bool {
    is(&fold_word(word), Word::Suffix)
}

/// Returns the index of the word the last name begins with; at least one word is left for the first name.
fn last_name_start(words: &[&str]) -> usize {
    let mut end = words.len();
    while end > 2 && words.get(end - 1).is_some_and(|word| is_suffix(word)) {
        end -= 1;
    }
    // The first particle with a word behind it opens the last name: "Ana María | de la Cruz García".
    let particle = (1..end.saturating_sub(1)).find(|&at| words.get(at).is_some_and(|w| is_particle(w)));
    let joined = (2..end.saturating_sub(1))
        .find(|&at| words.get(at).is_some_and(|w| *w == "y"))
        .map(|at| at - 1);
    let shouted = shape::shouted_tail(words.get(..end).unwrap_or_default());
    [particle, joined, shouted]
        .into_iter()
        .flatten()
        .min()
        .unwrap_or(end.saturating_sub(1))
        .max(1)
}

fn is_particle(word: &str) -> bool {
    const LONGEST_BYTES: usize = 8;
    // An accent makes another word: "Văn" is a Vietnamese name, "van" a Dutch particle.
    word.len() <= LONGEST_BYTES && word.is_ascii() && is(&fold_word(word), Word::Particle)
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::from_full;

    fn check(names: &[&str], expected: &Expect) {
        let mut printed = String::new();
        for name in names {
            let named = from_full(name);
            let people: Vec<String> = named
                .people
                .iter()
                .map(|p| {
                    if p.title.is_empty() {
                        format!("{} | {}", p.first, p.last)
                    } else {
                        format!("[{}] {} | {}", p.title, p.first, p.last)
                    }
                })
                .collect();
            printed += &format!("{name}: {}", people.join(" + "));
            if !named.remark.is_empty() {
                printed += &format!(" ({})", named.remark);
            }
            if let Some(question) = named.question {
                printed += &format!(" ? {question:?}");
            }
            printed.push('\n');
        }
        expected.assert_eq(&printed);
    }

    #[test]
    fn plain_names() {
        check(
            &[
                "Ann Lee",
                "Betty Bridget Jones",
                "Smith, Mary",
                "Mr. John Smith Jr.",
                "Dr. Ana María de la Cruz",
                "Vincent van Gogh",
                "Jürgen St. John",
                "Theo Di Stefano",
                "Mohammed bin Salman",
                "José Ortega y Gasset",
                "Sammy Davis, Jr.",
                "DUPONT Jean",
                "Jean DUPONT MARTIN",
                "JP Morgan",
                "Mr Smith",
                "Prof. Dr. Eva Groß",
                "Don Johnson",
                "Sr. Juan Pérez",
                "de la Cruz, Ana",
                "Smith, Dr. Mary",
                "Nguyễn Văn An",
                "Ann Lee (Vegan)",
                "Robert (Bob) Smith",
                "Cher",
                "Lee,",
            ],
            &expect![[r#"
                Ann Lee: Ann | Lee
                Betty Bridget Jones: Betty Bridget | Jones
                Smith, Mary: Mary | Smith
                Mr. John Smith Jr.: [Mr.] John | Smith Jr.
                Dr. Ana María de la Cruz: [Dr.] Ana María | de la Cruz
                Vincent van Gogh: Vincent | van Gogh
                Jürgen St. John: Jürgen | St. John
                Theo Di Stefano: Theo | Di Stefano
                Mohammed bin Salman: Mohammed | bin Salman
                José Ortega y Gasset: José | Ortega y Gasset
                Sammy Davis, Jr.: Sammy | Davis Jr.
                DUPONT Jean: Jean | DUPONT
                Jean DUPONT MARTIN: Jean | DUPONT MARTIN
                JP Morgan: JP | Morgan
                Mr Smith: Mr | Smith
                Prof. Dr. Eva Groß: [Prof. Dr.] Eva | Groß
                Don Johnson: Don | Johnson
                Sr. Juan Pérez: [Sr.] Juan | Pérez
                de la Cruz, Ana: Ana | de la Cruz
                Smith, Dr. Mary: [Dr.] Mary | Smith
                Nguyễn Văn An: Nguyễn Văn | An
                Ann Lee (Vegan): Ann | Lee (Vegan)
                Robert (Bob) Smith: Robert (Bob) | Smith
                Cher: Cher |  ? SingleWord
                Lee,: Lee |  ? SingleWord
            "#]],
        );
    }

    #[test]
    fn scripts_without_blanks_stay_whole() {
        check(
            &[
                "佐藤美咲",
                "佐藤 美咲",
                "김 민준",
                "សុខ សុភា",
                "Aoife 佐藤",
                "美咲 כהן",
                "Thị Lan Иванова",
                "فاطمة Müller",
            ],
            &expect![[r#"
            佐藤美咲: 佐藤美咲 | 
            佐藤 美咲: 佐藤 美咲 | 
            김 민준: 김 민준 | 
            សុខ សុភា: សុខ សុភា | 
            Aoife 佐藤: Aoife | 佐藤
            美咲 כהן: 美咲 | כהן
            Thị Lan Иванова: Thị Lan | Иванова
            فاطمة Müller: فاطمة | Müller
        "#]],
        );
    }

    #[test]
    fn couples() {
        check(
            &[
                "Ben & Chloe Taylor",
                "Ben Taylor & Chloe Lee",
                "Ben Taylor and Chloe",
                "Mr & Mrs Smith",
                "Mr. and Mrs. John Smith",
                "Ben, Chloe & Tom Taylor",
                "Smith, John & Mary",
                "Ana y Luis García",
                "Ben & Chloe",
                "Ben&Chloe Taylor",
                "Dr. Ben & Prof. Chloe van Dyke",
                "Anna und Tom Müller",
                "Sandy Anderson",
            ],
            &expect![[r#"
                Ben & Chloe Taylor: Ben | Taylor + Chloe | Taylor ? Couple
                Ben Taylor & Chloe Lee: Ben | Taylor + Chloe | Lee ? Couple
                Ben Taylor and Chloe: Ben | Taylor + Chloe | Taylor ? Couple
                Mr & Mrs Smith: Mr | Smith + Mrs | Smith ? Couple
                Mr. and Mrs. John Smith: Mr. | Smith + [Mrs.] John | Smith ? Couple
                Ben, Chloe & Tom Taylor: Ben | Taylor + Chloe | Taylor + Tom | Taylor ? Couple
                Smith, John & Mary: John | Smith + Mary | Smith ? Couple
                Ana y Luis García: Ana | García + Luis | García ? Couple
                Ben & Chloe: Ben |  + Chloe |  ? Couple
                Ben&Chloe Taylor: Ben | Taylor + Chloe | Taylor ? Couple
                Dr. Ben & Prof. Chloe van Dyke: [Dr.] Ben | van Dyke + [Prof.] Chloe | van Dyke ? Couple
                Anna und Tom Müller: Anna | Müller + Tom | Müller ? Couple
                Sandy Anderson: Sandy | Anderson
            "#]],
        );
    }

    #[test]
    fn companions_without_a_name() {
        check(
            &[
                "Taylor plus one",
                "John Smith +1",
                "John Smith & Guest",
                "Guest of Ann Lee",
                "Ann Lee (+1)",
                "John Smith +2",
                "John Smith and 2 guests",
                "John Smith plus 3",
                "+1",
            ],
            &expect![[r#"
                Taylor plus one: Taylor | plus one ? PlusOne
                John Smith +1: John | Smith ? PlusOne
                John Smith & Guest: John | Smith ? PlusOne
                Guest of Ann Lee: Guest of Ann Lee |  ? PlusOne
                Ann Lee (+1): Ann | Lee ? PlusOne
                John Smith +2: John | Smith ? PlusOne
                John Smith and 2 guests: John | Smith ? PlusOne
                John Smith plus 3: John | Smith ? PlusOne
                +1: +1 |  ? PlusOne
            "#]],
        );
    }
}
