//! Texts of organisers in other languages: saving them, what guests read, mail, and copies of the event.

use std::sync::Arc;

use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error};
use app_service::events::DuplicateEvent;
use app_service::mail::templates::{self, Template, TemplatePatch};
use app_service::mail::worker::Worker;
use app_service::registration::translations::{self, TranslationPatch, TranslationsView};
use app_service::registration::{self, Registration};
use app_service::settings::Settings;
use domain::event::{EventPatch, GuestLanguage};
use domain::form::{FieldType, FormField, FormSettings, Per};
use domain::id::EventId;
use domain::mail::TemplateKind;
use domain::translations::EVENT_NAME;
use test_support::builders::event;
use test_support::mail::MemoryMail;
use test_support::service::TestService;

use crate::registration::{coming, register, save};

/// The version of a language without translations.
const NOTHING: &str = "e3b0c44298fc1c14";

fn drink() -> FormField {
    FormField {
        id: "drink".to_owned(),
        kind: FieldType::Select,
        label: "Drink".to_owned(),
        required: false,
        placeholder: None,
        help: None,
        options: Some(vec!["Wine".to_owned(), "Water".to_owned()]),
        per: Per::Guest,
        show_if: None,
        is_meal: false,
    }
}

fn view(test: &TestService, organiser: &Organiser, gala: &EventId) -> TranslationsView {
    test.service.read(|r| translations::get(r, organiser, gala)).unwrap()
}

fn version(view: &TranslationsView, language: GuestLanguage) -> String {
    let mut languages = view.languages.iter();
    languages
        .find(|known| known.language == language)
        .unwrap()
        .version
        .clone()
}

fn put(
    test: &TestService,
    organiser: &Organiser,
    (gala, language): (&EventId, &'static str),
    version: &str,
    texts: &[(&str, &str)],
) -> Result<TranslationsView, Error> {
    let patch = TranslationPatch {
        version: version.to_owned(),
        texts: texts
            .iter()
            .map(|(key, text)| ((*key).to_owned(), Some((*text).to_owned())))
            .collect(),
    };
    let (organiser, gala) = (organiser.clone(), gala.clone());
    test.service
        .write(move |tx| translations::put(tx, &organiser, (&gala, language), patch))
}

fn rename(test: &TestService, organiser: &Organiser, gala: &EventId, name: &str) {
    let patch = EventPatch {
        name: Some(name.to_owned()),
        ..EventPatch::default()
    };
    test.update_event(organiser, gala, patch).unwrap();
}

#[test]
fn guests_read_translations_and_the_original_where_there_is_none() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let form = save(&test, &organiser, &gala, &[drink()], FormSettings::default());
        let texts = [("form.title", "Zusage"), ("question.drink.option.Wine", "Wein")];
        put(&test, &organiser, (&gala, "de"), NOTHING, &texts).unwrap();
        let shown = test
            .service
            .read(|r| registration::public_form(r, &Visitor, &form.public_id))
            .unwrap();
        let of_form = shown.translations.of_form(shown.form.as_ref().unwrap(), &shown.event);
        assert_eq!(of_form["de"]["form.title"], "Zusage");
        assert_eq!(of_form["de"]["question.drink.option.Wine"], "Wein");
        let name = shown.translations.name(GuestLanguage::De, &shown.event);
        assert_eq!((name.text, name.language), ("Gala", GuestLanguage::En));
    }
}

#[test]
fn a_changed_original_is_noticed_until_the_translation_is_kept() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let german = |view: &TranslationsView| {
            let mut languages = view.languages.iter();
            let known = languages.find(|known| known.language == GuestLanguage::De).unwrap();
            known.texts[EVENT_NAME].clone()
        };
        let first = put(&test, &organiser, (&gala, "de"), NOTHING, &[(EVENT_NAME, "Ball")]).unwrap();
        assert_eq!(german(&first), ("Ball".to_owned(), false));
        rename(&test, &organiser, &gala, "Great gala");
        let changed = view(&test, &organiser, &gala);
        assert_eq!(german(&changed), ("Ball".to_owned(), true));
        let version = version(&changed, GuestLanguage::De);
        let kept = put(&test, &organiser, (&gala, "de"), &version, &[(EVENT_NAME, "Ball")]).unwrap();
        assert_eq!(german(&kept), ("Ball".to_owned(), false));
    }
}

#[test]
fn a_save_is_refused_when_it_is_late_in_the_wrong_language_or_of_an_unknown_text() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        put(&test, &organiser, (&gala, "de"), NOTHING, &[(EVENT_NAME, "Ball")]).unwrap();
        let late = put(&test, &organiser, (&gala, "de"), NOTHING, &[(EVENT_NAME, "Fest")]).unwrap_err();
        assert!(
            matches!(late, Error::Conflict(Conflict::TranslationsChanged)),
            "{late:?}"
        );
        let own = put(&test, &organiser, (&gala, "en"), NOTHING, &[(EVENT_NAME, "Ball")]).unwrap_err();
        assert!(
            matches!(&own, Error::Invalid(problem) if problem.field == "language"),
            "{own:?}"
        );
        let wrong = [("event.nothing", "x"), (EVENT_NAME, "one\ntwo")];
        let refused = put(&test, &organiser, (&gala, "fr"), NOTHING, &wrong).unwrap_err();
        let Error::InvalidFields(problems) = refused else {
            panic!("{refused:?}")
        };
        let fields: Vec<&str> = problems.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(fields, ["texts.event.name", "texts.event.nothing"]);
    }
}

fn confirmation(test: &TestService, organiser: &Organiser, gala: &EventId) -> Template {
    let templates = test.service.read(|r| templates::list(r, organiser, gala)).unwrap();
    let mut of_kind = templates
        .into_iter()
        .filter(|template| template.kind == TemplateKind::Confirmation);
    of_kind.next().unwrap()
}

/// Rewords the confirmation and returns the start of its keys.
fn reworded(test: &TestService, organiser: &Organiser, gala: &EventId) -> String {
    let template = confirmation(test, organiser, gala);
    let key = format!("mail.{}", template.id);
    let patch = TemplatePatch {
        version: template.version,
        subject: Some("See you at {{event_name}}".to_owned()),
        html: Some("<p>Bring an umbrella.</p>".to_owned()),
        plain: Some("Bring an umbrella.".to_owned()),
        ..TemplatePatch::default()
    };
    let (organiser, gala) = (organiser.clone(), gala.clone());
    test.service
        .write(move |tx| templates::update(tx, &organiser, (&gala, &template.id), patch))
        .unwrap();
    key
}

fn in_german(name: &str) -> Registration {
    Registration {
        language: "de".to_owned(),
        ..coming(name, &[])
    }
}

#[test]
fn mail_says_what_was_translated_and_marks_a_body_that_was_not() {
    for mut test in TestService::each() {
        test.service = test.service.with_settings(Settings {
            base_url: "https://seats.example".to_owned(),
            mail_from: "seats@seats.example".to_owned(),
            ..Settings::default()
        });
        let memory = MemoryMail::default();
        let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
        let mail_to = |address: &str| {
            while worker.run_once().unwrap() > 0 {}
            let taken = memory.taken().into_iter().find(|taken| taken.to == address).unwrap();
            mailer::stored::forms(&taken.message).unwrap()
        };
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let form = save(&test, &organiser, &gala, &[], FormSettings::default());
        let key = reworded(&test, &organiser, &gala);
        let subject = format!("{key}.subject");
        let texts = [(EVENT_NAME, "Ball"), (subject.as_str(), "Bis bald: {{event_name}}")];
        let first = put(&test, &organiser, (&gala, "de"), NOTHING, &texts).unwrap();
        register(&test, &form.public_id, in_german("Ada Lovelace")).unwrap();
        let mail = mail_to("ada@example.org");
        assert!(mail.text.contains("Bring an umbrella."), "{}", mail.text);
        assert!(mail.html.contains(r#"<div lang="en" dir="ltr">"#), "{}", mail.html);
        let version = version(&first, GuestLanguage::De);
        let html = format!("{key}.html");
        let body = [(html.as_str(), "<p>Bringen Sie einen Schirm mit.</p>")];
        put(&test, &organiser, (&gala, "de"), &version, &body).unwrap();
        register(&test, &form.public_id, in_german("Ben Hur")).unwrap();
        let mail = mail_to("ben@example.org");
        assert!(mail.text.contains("Bringen Sie einen Schirm mit."), "{}", mail.text);
        assert!(
            mail.html.contains("Ball") && !mail.html.contains(r#"lang="en""#),
            "{}",
            mail.html
        );
    }
}

#[test]
fn a_mail_is_checked_like_a_template_and_a_problem_names_the_text() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let key = reworded(&test, &organiser, &gala);
        let html = format!("{key}.html");
        let wrong = [(html.as_str(), "<p>{{nobody}}</p>")];
        let refused = put(&test, &organiser, (&gala, "de"), NOTHING, &wrong).unwrap_err();
        let Error::InvalidFields(problems) = refused else {
            panic!("{refused:?}")
        };
        assert_eq!(problems[0].field, format!("texts.{html}"));
    }
}

#[test]
fn a_copy_keeps_the_translations_of_what_it_copies() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let patch = EventPatch {
            description: Some("Dinner and dance".to_owned()),
            ..EventPatch::default()
        };
        test.update_event(&organiser, &gala, patch).unwrap();
        let key = reworded(&test, &organiser, &gala);
        let subject = format!("{key}.subject");
        let texts = [
            (EVENT_NAME, "Ball"),
            ("event.description", "Essen und Tanz"),
            (&subject, "Bis bald"),
        ];
        put(&test, &organiser, (&gala, "de"), NOTHING, &texts).unwrap();
        let copy = test
            .duplicate_event(&organiser, &gala, DuplicateEvent::default())
            .unwrap();
        let copied = view(&test, &organiser, &copy.event.id);
        let german = copied
            .languages
            .iter()
            .find(|known| known.language == GuestLanguage::De)
            .unwrap();
        let texts: Vec<&str> = german.texts.values().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["Essen und Tanz", "Bis bald"], "the copy has another name");
    }
}
