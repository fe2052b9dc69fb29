use super::answer::{self, Answerer, Attending, FieldValue, Values, check, with_consent, write_to};
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
        is_meal: false,
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
    write_to(&mut texts, &default_fields(), &values, false);
    assert_eq!((texts.dietary.as_str(), texts.mobile.as_str()), ("", "0123"));
    write_to(&mut texts, &default_fields(), &values, true);
    assert_eq!(texts.dietary, "Vegan");
    assert!(!with_consent(values, false).contains_key("dietary"));
}

#[test]
fn answers_about_meals_become_the_meal_of_the_guest() {
    let is_meal = |field: FormField| FormField { is_meal: true, ..field };
    let fields = [
        is_meal(question("starter", FieldType::Select, &["Soup", "Salad, mixed"])),
        question("song", FieldType::Text, &[]),
        is_meal(question("extras", FieldType::Checkbox, &["Bread", "Cheese"])),
    ];
    let both = FieldValue::Several(["Bread", "Cheese"].map(str::to_owned).to_vec());
    let given = |values: &[(&str, FieldValue)]| {
        let values = values.iter().map(|(id, value)| ((*id).to_owned(), value.clone()));
        answer::meal(&fields, &values.collect())
    };
    let all = [
        ("extras", both),
        ("song", text("Tango")),
        ("starter", text("Salad, mixed")),
    ];
    assert_eq!(given(&all).as_deref(), Some("Salad, mixed; Bread; Cheese"));
    assert_eq!(given(&[("song", text("Tango"))]), None);
    let mut texts = GuestTexts {
        meal: "Soup".to_owned(),
        ..GuestTexts::default()
    };
    write_to(&mut texts, &fields, &Values::new(), true);
    assert_eq!(
        texts.meal, "Soup",
        "a question that was not answered leaves the meal as it is"
    );
}

#[test]
fn only_questions_of_ones_own_that_each_guest_answers_are_meals() {
    let mut form = form();
    form.fields[4].is_meal = true;
    form.fields.push(FormField {
        is_meal: true,
        per: Per::Party,
        ..question("menu", FieldType::Textarea, &[])
    });
    let problems = paths(form.checked().unwrap_err());
    assert_eq!(problems, ["fields.4.isMeal", "fields.6.per", "fields.6.isMeal"]);
}

#[test]
fn several_dietary_needs_are_answered_and_one_may_come_as_text() {
    let asked = |value: FieldValue| {
        let values = ada(&[("dietary", value)]);
        check(
            &form().fields,
            Answerer::Registrant,
            Attending::Attending,
            &values,
            "values",
        )
        .unwrap()
    };
    let several = FieldValue::Several(["Nut Allergy", "Vegan"].map(str::to_owned).to_vec());
    let mut texts = GuestTexts::default();
    write_to(&mut texts, &form().fields, &asked(several), true);
    assert_eq!(texts.dietary, "Vegan, Nut Allergy");
    write_to(&mut texts, &form().fields, &asked(text("Vegan")), true);
    assert_eq!(texts.dietary, "Vegan");
    assert!(!asked(text("")).contains_key("dietary"));
}
