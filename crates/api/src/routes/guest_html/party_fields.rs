//! The form of a personal link for browsers without scripts. Questions that depend on others are all shown: the server
//! leaves out the values of those that are not asked.

use app_service::registration::links::PartyForm;
use domain::event::GuestLanguage;
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{FieldType, FormField, Per, is_built_in_label, is_built_in_option};
use domain::translations::{Shown, TextPart, Translations, option_key, question_key};
use maud::{Markup, html};

use super::sent_answer::{PARTY, Sent, companion, input, member};
use super::words::{Form as FormWords, filled};
use super::written;

const CARD: &str = "mt-5 flex flex-col gap-4 rounded-card border border-border bg-surface p-4";
const TEXT: &str = "mt-1 block w-full rounded-control border border-border bg-surface px-3 py-2";

/// Renders the form with what is known or was sent.
pub(super) fn form(shown: &PartyForm, sent: &Sent, words: &FormWords, language: GuestLanguage) -> Markup {
    let form = shown.form.form.as_ref();
    let fields = form.map(|form| form.fields.as_slice()).unwrap_or_default();
    let texts = Texts {
        words,
        translations: &shown.form.translations,
        language,
    };
    let per = |per: Per| fields.iter().filter(move |field| field.per == per);
    html! {
        form method="post" action=(format!("?lang={}", language.as_str())) {
            input type="hidden" name="version" value=(shown.form.version);
            input type="hidden" name="revision" value=(shown.revision);
            @if shown.members.len() > 1 { p class="mt-4" { (words.intro) } }
            @for (at, person) in shown.members.iter().enumerate() {
                @let group = member(at);
                fieldset class=(CARD) {
                    legend class="text-lg font-semibold" { bdi { (person.name) } }
                    (attending(&group, &person.name, chosen(sent, &group, person.attending), words))
                    @for field in per(Per::Guest) { (question(&group, field, &value(sent, &group, field, &person.values), &texts)) }
                    (consent(&group, if sent.is_empty() { person.consent } else { !sent.one(&input(&group, "consent")).is_empty() }, words))
                }
            }
            @for at in 0..shown.plus_ones_allowed {
                @let group = companion(at);
                fieldset class=(CARD) {
                    legend class="text-lg font-semibold" { (words.companion) " " span class="text-muted" { "(" (words.optional) ")" } }
                    @for field in per(Per::Guest) { (question(&group, field, &value(sent, &group, field, &Values::new()), &texts)) }
                    (consent(&group, !sent.one(&input(&group, "consent")).is_empty(), words))
                }
            }
            @if per(Per::Party).next().is_some() {
                fieldset class=(CARD) {
                    legend class="text-lg font-semibold" { (words.for_all) }
                    @for field in per(Per::Party) { (question(PARTY, field, &value(sent, PARTY, field, &shown.party_values), &texts)) }
                }
            }
            button type="submit" class="mt-6 min-h-11 w-full rounded-control bg-event px-4 font-semibold text-on-event" { (words.submit) }
        }
    }
}

fn chosen(sent: &Sent, group: &str, known: Option<Attending>) -> String {
    if sent.is_empty() {
        return known.map(|word| word.as_str().to_owned()).unwrap_or_default();
    }
    sent.one(&input(group, "attending")).to_owned()
}

fn value(sent: &Sent, group: &str, field: &FormField, known: &Values) -> FieldValue {
    match known.get(&field.id) {
        Some(known) if sent.is_empty() => known.clone(),
        _ => sent.value(group, field),
    }
}

fn attending(group: &str, name: &str, chosen: String, words: &FormWords) -> Markup {
    let field = input(group, "attending");
    html! {
        fieldset {
            legend { (filled(&words.question, name)) }
            div class="flex flex-wrap gap-x-4" {
                @for word in Attending::ALL {
                    label class="flex min-h-11 items-center gap-2" {
                        input type="radio" name=(field) value=(word.as_str()) checked[chosen == word.as_str()];
                        (words.attending(word))
                    }
                }
            }
        }
    }
}

fn consent(group: &str, is_given: bool, words: &FormWords) -> Markup {
    html! {
        label class="flex gap-2" {
            input type="checkbox" name=(input(group, "consent")) value="yes" checked[is_given];
            (words.consent)
        }
    }
}

/// The words of the page and of the organiser.
struct Texts<'a> {
    words: &'a FormWords,
    translations: &'a Translations,
    language: GuestLanguage,
}

impl Texts<'_> {
    fn of(&self, field: &FormField, part: TextPart, original: &str) -> Markup {
        let mut shown = self
            .translations
            .text(self.language, &question_key(&field.id, part), original);
        if part == TextPart::Label && is_built_in_label(&field.id, original) {
            shown.language = GuestLanguage::En;
        }
        written(shown, self.language)
    }

    fn shown_choice<'a>(&'a self, field: &FormField, option: &'a str) -> Shown<'a> {
        let mut shown = self
            .translations
            .text(self.language, &option_key(&field.id, option), option);
        if is_built_in_option(&field.id, option) {
            shown.language = GuestLanguage::En;
        }
        shown
    }

    fn choice(&self, field: &FormField, option: &str) -> Markup {
        written(self.shown_choice(field, option), self.language)
    }

    /// Returns an option of a list, which can hold no elements.
    fn in_list(&self, field: &FormField, option: &str, is_chosen: bool) -> Markup {
        let shown = self.shown_choice(field, option);
        let mark = (shown.language != self.language).then(|| shown.language.tag());
        html! { option value=(option) selected[is_chosen] lang=[mark] { (shown.text) } }
    }
}

fn question(group: &str, field: &FormField, value: &FieldValue, texts: &Texts<'_>) -> Markup {
    let words = texts.words;
    let name = input(group, &format!("v.{}", field.id));
    let text = match value {
        FieldValue::Text(text) => text.as_str(),
        FieldValue::Flag(_) | FieldValue::Several(_) => "",
    };
    let label = html! {
        (texts.of(field, TextPart::Label, &field.label))
        @if !field.required { " " span class="text-muted" { "(" (words.optional) ")" } }
    };
    html! {
        @match field.kind {
            FieldType::Checkbox if field.choices().is_empty() => label class="flex gap-2" {
                input type="checkbox" name=(name) value="yes" checked[*value == FieldValue::Flag(true)];
                span { (label) }
            },
            FieldType::Checkbox => fieldset {
                legend { (label) }
                div class="flex flex-wrap gap-x-4" {
                    @for option in field.choices() {
                        label class="flex min-h-11 items-center gap-2" {
                            input type="checkbox" name=(name) value=(option) checked[has(value, option)];
                            (texts.choice(field, option))
                        }
                    }
                }
            },
            FieldType::Select => label class="block" {
                span { (label) }
                select name=(name) class=(TEXT) {
                    option value="" { (words.choose) }
                    @for option in field.choices() { (texts.in_list(field, option, text == option)) }
                }
            },
            FieldType::Textarea => label class="block" {
                span { (label) }
                textarea name=(name) rows="3" class=(TEXT) { (text) }
            },
            FieldType::Text | FieldType::Email => label class="block" {
                span { (label) }
                input type=(if field.kind == FieldType::Email { "email" } else { "text" }) name=(name) value=(text) class=(TEXT);
            },
        }
        @if let Some(help) = &field.help { p class="text-sm text-muted" { (texts.of(field, TextPart::Help, help)) } }
    }
}

fn has(value: &FieldValue, option: &String) -> bool {
    matches!(value, FieldValue::Several(chosen) if chosen.contains(option))
}
