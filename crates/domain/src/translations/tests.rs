use super::*;
use crate::event::NewEvent;
use crate::form::{FieldType, FormField, FormSettings, Per, default_fields};
use crate::id::EventId;

fn event() -> Event {
    let new = NewEvent {
        name: "Summer party".to_owned(),
        date: "2027-06-12T15:00".to_owned(),
        description: "Music\nand cake".to_owned(),
        ..NewEvent::default()
    };
    new.check(EventId::from_random(&[1; 21]), chrono::DateTime::UNIX_EPOCH)
        .unwrap()
}

fn form(title: &str) -> Form {
    let mut fields = default_fields();
    fields.push(FormField {
        id: "meal".to_owned(),
        kind: FieldType::Select,
        label: "Dinner".to_owned(),
        required: true,
        placeholder: None,
        help: Some("At six".to_owned()),
        options: Some(vec!["Fish".to_owned(), "Soup".to_owned()]),
        per: Per::Guest,
        show_if: None,
        is_meal: true,
    });
    Form {
        title: title.to_owned(),
        description: String::new(),
        fields,
        settings: FormSettings::default(),
    }
}

fn keys(texts: &[Original]) -> Vec<&str> {
    texts.iter().map(|original| original.key.as_str()).collect()
}

fn german(key: &str, text: &str) -> (GuestLanguage, String, String) {
    (GuestLanguage::De, key.to_owned(), text.to_owned())
}

#[test]
fn the_words_of_the_organiser_have_keys_and_built_in_questions_have_none() {
    assert_eq!(keys(&of_event(&event())), ["event.name", "event.description"]);
    assert_eq!(
        keys(&of_form(&form("Join us"), &event())),
        [
            "form.title",
            "question.meal.label",
            "question.meal.help",
            "question.meal.option.Fish",
            "question.meal.option.Soup"
        ]
    );
    let reworded = |form: &mut Form| form.fields[2].label = "Where do we write to?".to_owned();
    let mut changed = form("Join us");
    reworded(&mut changed);
    assert!(keys(&of_form(&changed, &event())).contains(&"question.email.label"));
}

#[test]
fn a_title_that_repeats_the_name_of_the_event_is_translated_with_it() {
    let (event, form) = (event(), form("Summer party"));
    assert!(!keys(&of_form(&form, &event)).contains(&"form.title"));
    let translations = Translations::new(GuestLanguage::En, [german(EVENT_NAME, "Sommerfest")]);
    assert_eq!(translations.of_form(&form, &event)["de"][FORM_TITLE], "Sommerfest");
}

#[test]
fn a_missing_text_is_shown_in_the_language_of_the_event() {
    let event = event();
    let translations = Translations::new(GuestLanguage::En, [german(EVENT_NAME, "Sommerfest")]);
    let name = translations.name(GuestLanguage::De, &event);
    assert_eq!((name.text, name.language), ("Sommerfest", GuestLanguage::De));
    let name = translations.name(GuestLanguage::Fr, &event);
    assert_eq!((name.text, name.language), ("Summer party", GuestLanguage::En));
    let about = translations.text(GuestLanguage::De, EVENT_DESCRIPTION, &event.description);
    assert_eq!((about.text, about.language), ("Music\nand cake", GuestLanguage::En));
}

#[test]
fn translations_into_the_language_of_the_event_are_left_out() {
    let translations = Translations::new(GuestLanguage::De, [german(EVENT_NAME, "Sommerfest")]);
    assert!(translations.of_event().is_empty());
}

#[test]
fn a_translation_has_the_limits_of_its_original() {
    let texts = of_event(&event());
    let (name, about) = (&texts[0], &texts[1]);
    assert_eq!(name.check("  Sommerfest ").unwrap().as_deref(), Some("Sommerfest"));
    assert_eq!(name.check(" ").unwrap(), None);
    assert_eq!(name.check(&"x".repeat(201)).unwrap_err().field, "texts.event.name");
    assert!(name.check("one\ntwo").is_err());
    assert!(about.check("one\ntwo").is_ok());
}

#[test]
fn a_translation_is_outdated_once_its_original_has_changed() {
    let name = &of_event(&event())[0];
    let of = |source: &str| Translation {
        text: "Sommerfest".to_owned(),
        source: source.to_owned(),
    };
    assert!(!of("Summer party").is_outdated(name));
    assert!(of("Spring party").is_outdated(name));
}

#[test]
fn a_mail_is_translated_part_by_part() {
    let id = TemplateId::from_random(&[2; 21]);
    let original = TemplateText {
        subject: "Hello".to_owned(),
        html: "<p>Hello</p>".to_owned(),
        plain: "Hello".to_owned(),
    };
    let subject = (GuestLanguage::De, mail_key(&id, TextPart::Subject), "Hallo".to_owned());
    let html = (
        GuestLanguage::De,
        mail_key(&id, TextPart::Html),
        "<p>Hallo</p>".to_owned(),
    );
    let only_subject = Translations::new(GuestLanguage::En, [subject.clone()]).of_template(&id);
    let (text, has_body) = only_subject.apply(original.clone(), GuestLanguage::De);
    assert_eq!(
        (text.subject.as_str(), text.plain.as_str(), has_body),
        ("Hallo", "Hello", false)
    );
    let both = Translations::new(GuestLanguage::En, [subject, html]).of_template(&id);
    let (text, has_body) = both.apply(original.clone(), GuestLanguage::De);
    assert_eq!(
        (text.html.as_str(), text.plain.as_str(), has_body),
        ("<p>Hallo</p>", "", true)
    );
    assert_eq!(both.apply(original.clone(), GuestLanguage::Fr), (original, false));
}
