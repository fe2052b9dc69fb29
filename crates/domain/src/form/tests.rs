use super::answer::{Answerer, Attending, FieldValue, Values, check, with_consent, write_to};
use super::*;
use crate::guest::GuestTexts;

fn form() -> Form {
    Form {
        title: "RSVP".to_owned(),
        description: String::new(),
        fields: default_fields(),
        settings: FormSettings::default(),
    }
}

fn question(id: &str, kind: FieldType, options: &[&str]) -> FormField {
    FormField {
        id: id.to_owned(),
        kind,
        label: format!("About {id}"),
        required: true,
        placeholder: None,
        help: None,
        options: (!options.is_empty()).then(|| options.iter().map(|option| (*option).to_owned()).collect()),
        per: Per::Guest,
        show_if: None,
    }
}

fn when(field: &str, is: &[&str]) -> Option<ShowIf> {
    Some(ShowIf {
        field: field.to_owned(),
        is: is.iter().map(|word| (*word).to_owned()).collect(),
    })
}

fn text(value: &str) -> FieldValue {
    FieldValue::Text(value.to_owned())
}

fn ada(more: &[(&str, FieldValue)]) -> Values {
    let known = [
        ("firstName", "Ada"),
        ("lastName", "Lovelace"),
        ("email", "ada@example.org"),
    ];
    let known = known.into_iter().map(|(id, value)| (id.to_owned(), text(value)));
    known
        .chain(more.iter().map(|(id, value)| ((*id).to_owned(), value.clone())))
        .collect()
}

fn paths(problems: Vec<Invalid>) -> Vec<String> {
    problems.into_iter().map(|problem| problem.field).collect()
}

#[test]
fn the_default_form_is_valid_and_problems_name_the_field() {
    assert_eq!(form().checked().unwrap(), form());
    let mut broken = form();
    broken.fields[0].required = false;
    broken.fields[2].kind = FieldType::Text;
    broken.fields[3].label = " ".to_owned();
    broken.fields.push(question("meal", FieldType::Select, &[]));
    broken.fields.push(question("meal", FieldType::Text, &[]));
    let wanted = [
        "fields.0.required",
        "fields.2.type",
        "fields.3.label",
        "fields.6.options",
        "fields.7.id",
    ];
    assert_eq!(paths(broken.checked().unwrap_err()), wanted);
    let mut removed = form();
    removed.fields.remove(1);
    assert_eq!(paths(removed.checked().unwrap_err()), ["fields"]);
}

#[test]
fn a_condition_names_an_earlier_question_and_its_options() {
    let mut wrong = form();
    let meal = question("meal", FieldType::Select, &["Fish", "Meat"]);
    let sauce = FormField {
        show_if: when("meal", &["Tofu"]),
        ..question("sauce", FieldType::Text, &[])
    };
    let early = FormField {
        show_if: when("sauce", &["x"]),
        ..question("early", FieldType::Text, &[])
    };
    wrong.fields.extend([meal, sauce, early]);
    assert_eq!(
        paths(wrong.checked().unwrap_err()),
        ["fields.7.showIf.is", "fields.8.showIf.field"]
    );
}

#[test]
fn hidden_questions_are_ignored_and_shown_ones_required_of_those_who_attend() {
    let mut fields = default_fields();
    fields.push(FormField {
        show_if: when("attending", &["attending"]),
        ..question("meal", FieldType::Select, &["Fish", "Meat"])
    });
    fields.push(FormField {
        show_if: when("meal", &["Fish"]),
        ..question("bones", FieldType::Text, &[])
    });
    let check = |attending, values: &Values| check(&fields, Answerer::Registrant, attending, values, "values");
    assert_eq!(
        paths(check(Attending::Attending, &ada(&[])).unwrap_err()),
        ["values.meal"]
    );
    let fish = ada(&[("meal", text("Fish"))]);
    assert_eq!(paths(check(Attending::Attending, &fish).unwrap_err()), ["values.bones"]);
    let meat = check(
        Attending::Attending,
        &ada(&[("meal", text("Meat")), ("bones", text("none"))]),
    )
    .unwrap();
    assert!(meat.contains_key("meal") && !meat.contains_key("bones"));
    assert!(!check(Attending::Declined, &fish).unwrap().contains_key("meal"));
}

#[test]
fn unknown_fields_wrong_choices_and_long_or_hostile_texts_are_refused() {
    let mut fields = default_fields();
    fields.push(FormField {
        required: false,
        ..question("songs", FieldType::Checkbox, &["Waltz", "Polka"])
    });
    let check = |more: &[(&str, FieldValue)]| {
        check(
            &fields,
            Answerer::Registrant,
            Attending::Attending,
            &ada(more),
            "values",
        )
        .map_err(paths)
    };
    for (id, value) in [
        ("shoe", text("42")),
        ("dietary", text("Stones")),
        ("mobile", text(&"1".repeat(41))),
        ("mobile", text("a\u{202E}b")),
        ("specialRequests", text(&"x".repeat(2_001))),
        ("songs", FieldValue::Several(vec!["Tango".to_owned()])),
        ("songs", FieldValue::Flag(true)),
        ("email", text("nobody")),
    ] {
        assert_eq!(check(&[(id, value)]).unwrap_err(), [format!("values.{id}")]);
    }
    let twice = FieldValue::Several(["Polka", "Waltz", "Polka"].map(str::to_owned).to_vec());
    let both = FieldValue::Several(["Waltz", "Polka"].map(str::to_owned).to_vec());
    assert_eq!(check(&[("songs", twice)]).unwrap().get("songs"), Some(&both));
}

#[test]
fn dietary_and_special_needs_are_written_with_consent_only() {
    let values = ada(&[("dietary", text("Vegan")), ("mobile", text("0123"))]);
    let mut texts = GuestTexts::default();
    write_to(&mut texts, &values, false);
    assert_eq!((texts.dietary.as_str(), texts.mobile.as_str()), ("", "0123"));
    write_to(&mut texts, &values, true);
    assert_eq!(texts.dietary, "Vegan");
    assert!(!with_consent(values, false).contains_key("dietary"));
}
