//! Tests of the texts themselves: complete, translated, with the same places and the typography of their language.

use std::collections::BTreeSet;

use domain::event::GuestLanguage;

use super::*;
use crate::guest_mail::{TemplateKind, defaults, variables_in};

mod typography;

/// Texts that read the same as in English, with their names.
const SAME: [(GuestLanguage, &str); 6] = [
    (GuestLanguage::Fr, "template_names.invitation"),
    (GuestLanguage::Fr, "template_names.confirmation"),
    (GuestLanguage::Fr, "invitation.html: Date"),
    (GuestLanguage::Fr, "confirmation.html: Date"),
    (GuestLanguage::Fr, "reminder.html: Date"),
    (GuestLanguage::Fr, "seat_assignment.html: Date"),
];

/// Every text with its name. New fields have to be added here, since the patterns name all of them.
pub(super) fn fields(texts: &Texts) -> Vec<(String, &'static str)> {
    let Texts {
        colon: _,
        layout: Layout { tagline, copy_link },
        ticket:
            Ticket {
                code_picture,
                code,
                show_code,
                open_ticket,
                heading,
            },
        footer:
            Footer {
                why,
                why_invited,
                sent_for,
                unsubscribe,
            },
        template_names:
            TemplateNames {
                invitation,
                confirmation,
                reminder,
                seat_assignment,
            },
        answer:
            Answer {
                attending,
                declined,
                maybe,
                with_companions:
                    Counted {
                        one,
                        two,
                        few,
                        many,
                        other,
                    },
            },
        confirm_answer,
        confirm_registration,
    } = texts;
    let mut fields = vec![
        ("layout.tagline".to_owned(), *tagline),
        ("layout.copy_link".to_owned(), copy_link),
        ("ticket.code_picture".to_owned(), code_picture),
        ("ticket.code".to_owned(), code),
        ("ticket.show_code".to_owned(), show_code),
        ("ticket.open_ticket".to_owned(), open_ticket),
        ("ticket.heading".to_owned(), heading),
        ("footer.why".to_owned(), why),
        ("footer.why_invited".to_owned(), why_invited),
        ("footer.sent_for".to_owned(), sent_for),
        ("footer.unsubscribe".to_owned(), unsubscribe),
        ("template_names.invitation".to_owned(), invitation),
        ("template_names.confirmation".to_owned(), confirmation),
        ("template_names.reminder".to_owned(), reminder),
        ("template_names.seat_assignment".to_owned(), seat_assignment),
        ("answer.attending".to_owned(), attending),
        ("answer.declined".to_owned(), declined),
        ("answer.maybe".to_owned(), maybe),
        ("answer.companions.one".to_owned(), one),
        ("answer.companions.other".to_owned(), other),
    ];
    let counted = [("two", two), ("few", few), ("many", many)];
    let own = counted.into_iter().filter_map(|(name, text)| Some((name, (*text)?)));
    fields.extend(own.map(|(name, text)| (format!("answer.companions.{name}"), text)));
    fields.extend(letter_fields("confirm_answer", confirm_answer));
    fields.extend(letter_fields("confirm_registration", confirm_registration));
    fields
}

fn letter_fields(name: &str, letter: &Letter) -> Vec<(String, &'static str)> {
    let Letter {
        subject,
        preheader,
        heading,
        paragraphs: [first, second],
        button,
        note,
        why,
    } = *letter;
    let fields = [
        ("subject", subject),
        ("preheader", preheader),
        ("heading", heading),
        ("first", first),
        ("second", second),
        ("button", button),
        ("note", note),
        ("why", why),
    ];
    fields.map(|(field, text)| (format!("{name}.{field}"), text)).to_vec()
}

/// What the default templates say, in pieces without elements.
fn template_pieces(language: GuestLanguage) -> Vec<(String, String)> {
    let mut pieces = Vec::new();
    for kind in TemplateKind::ALL {
        let own = defaults(kind, language);
        pieces.push((format!("{}.subject", kind.as_str()), own.subject.to_owned()));
        let texts = own.html.split('<').filter_map(|part| part.split_once('>'));
        for (_, text) in texts.filter(|(_, text)| !text.trim().is_empty()) {
            pieces.push((format!("{}.html", kind.as_str()), text.trim().to_owned()));
        }
    }
    pieces
}

/// Everything a guest reads in a language.
fn all_texts(language: GuestLanguage) -> Vec<(String, String)> {
    let mut all = template_pieces(language);
    let fields = fields(texts(language)).into_iter();
    all.extend(fields.map(|(name, text)| (name, text.to_owned())));
    all
}

/// The names in double or single braces.
fn places(text: &str) -> BTreeSet<&str> {
    let rests = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    rests.map(|(name, _)| name).filter(|name| !name.is_empty()).collect()
}

fn is_only_places(text: &str) -> bool {
    let outside = text
        .split("{{")
        .map(|piece| piece.split_once("}}").map_or(piece, |(_, rest)| rest));
    outside.collect::<String>().trim().is_empty()
}

#[test]
fn no_text_is_empty_or_begins_or_ends_with_a_blank() {
    for language in GuestLanguage::ALL {
        for (name, text) in fields(texts(language)) {
            assert!(!text.is_empty() && text.trim() == text, "{language:?} {name}: {text:?}");
        }
        for kind in TemplateKind::ALL {
            let own = defaults(kind, language);
            assert!(!own.name.is_empty() && !own.subject.is_empty() && !own.html.is_empty());
        }
    }
}

#[test]
fn no_text_is_left_in_english() {
    let english: BTreeSet<String> = all_texts(GuestLanguage::En).into_iter().map(|(_, text)| text).collect();
    for language in GuestLanguage::ALL.into_iter().skip(1) {
        for (name, text) in all_texts(language) {
            let allowed = SAME.contains(&(language, name.as_str()))
                || SAME.contains(&(language, format!("{name}: {text}").as_str()))
                || is_only_places(&text)
                // A table is a table in French too.
                || (language == GuestLanguage::Fr && text.replace("{{table_number}}", "").trim() == "Table");
            assert!(allowed || !english.contains(&text), "{language:?} {name}: {text}");
        }
    }
}

#[test]
fn every_text_has_the_places_of_the_english_one() {
    let english = fields(texts(GuestLanguage::En));
    for language in GuestLanguage::ALL {
        let own = fields(texts(language));
        for (name, text) in english.iter().filter(|(name, _)| !name.starts_with("answer.")) {
            let (_, translated) = own.iter().find(|(known, _)| known == name).unwrap();
            assert_eq!(places(translated), places(text), "{language:?} {name}");
        }
    }
}

#[test]
fn every_template_has_the_variables_and_elements_of_the_english_one() {
    let shape = |html: &str| -> Vec<String> {
        let tags = html.split('<').skip(1).filter_map(|part| part.split_once('>'));
        tags.map(|(tag, _)| tag.to_owned()).collect()
    };
    for kind in TemplateKind::ALL {
        let english = defaults(kind, GuestLanguage::En);
        for language in GuestLanguage::ALL {
            let own = defaults(kind, language);
            assert_eq!(
                variables_in(own.html),
                variables_in(english.html),
                "{language:?} {kind:?}"
            );
            assert_eq!(
                variables_in(own.subject),
                variables_in(english.subject),
                "{language:?} {kind:?}"
            );
            assert_eq!(shape(own.html), shape(english.html), "{language:?} {kind:?}");
        }
    }
}

#[test]
fn companions_are_counted_in_the_plural_categories_of_the_language() {
    for language in GuestLanguage::ALL {
        let counted = &texts(language).answer.with_companions;
        let used: BTreeSet<Plural> = (1..200).map(|count| language.plural(count)).collect();
        let mut own = BTreeSet::from([Plural::One]);
        own.extend(counted.two.map(|_| Plural::Two));
        own.extend(counted.few.map(|_| Plural::Few));
        own.extend(counted.many.map(|_| Plural::Many));
        // Fractions are "other" in Polish.
        own.extend((language != GuestLanguage::Pl).then_some(Plural::Other));
        assert_eq!(own, used, "{language:?}");
        for text in [counted.few, counted.many, Some(counted.other)].into_iter().flatten() {
            assert_eq!(places(text), BTreeSet::from(["answer", "count"]), "{language:?}");
        }
        for text in [Some(counted.one), counted.two].into_iter().flatten() {
            assert!(places(text).contains("answer"), "{language:?}");
        }
    }
}
