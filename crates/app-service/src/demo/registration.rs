//! The registration form of the wedding, and the answers that some parties gave through their links.

use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{ATTENDING, FieldType, Form, FormField, FormSettings, Per, ShowIf, default_fields};
use domain::id::EventId;
use storage::events::EventScope;

use crate::core::actor::{Organiser, Visitor};
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Tx;
use crate::registration;
use crate::registration::links::{self, PartyAnswer, PersonAnswer};
use crate::registration::{Registration, confirmations};

/// Parties that have answered.
const ANSWERED: usize = 6;

const MEALS: [&str; 3] = ["Sea bass", "Guinea fowl", "Mushroom risotto"];

/// Saves the form, and stores answers of parties while registration is open.
pub(super) fn collect(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    let saved = registration::save_form(tx, organiser, event, form(), 0)?;
    let scope = scope::of_event(tx, organiser, event)?;
    let parties = storage::guests::parties::of_event(tx.conn, &scope)?;
    let mut answered = None;
    for party in parties.iter().take(ANSWERED) {
        let url = links::of_party(tx, organiser, &party.id, false)?;
        let token = url.rsplit('/').next().unwrap_or_default();
        let shown = links::get(tx, &Visitor, token)?;
        if !shown.may_answer {
            continue;
        }
        if answered.is_none() && shown.form.state.takes_answers() {
            answered = shown.members.iter().find_map(with_address);
        }
        let coming = shown
            .members
            .into_iter()
            .filter(|member| member.attending == Some(Attending::Attending));
        let members = coming.zip(MEALS.iter().cycle()).map(|(member, meal)| {
            let mut values = member.values;
            values.insert("meal".to_owned(), FieldValue::Text((*meal).to_owned()));
            PersonAnswer {
                key: member.key,
                attending: Attending::Attending.as_str().to_owned(),
                values,
                consent: true,
            }
        });
        let sent = PartyAnswer {
            version: saved.version,
            revision: shown.revision,
            members: members.collect(),
            language: "en".to_owned(),
            ..PartyAnswer::default()
        };
        links::answer(tx, &Visitor, token, &sent)?;
    }
    match answered {
        Some(values) => answer_again(tx, &scope, saved.version, values),
        None => Ok(()),
    }
}

/// Returns names and address of a member who has an address.
fn with_address(member: &links::Member) -> Option<Values> {
    let own = ["firstName", "lastName", "email"];
    let values: Values = own
        .iter()
        .filter_map(|id| Some(((*id).to_owned(), member.values.get(*id)?.clone())))
        .collect();
    (values.len() == own.len()).then_some(values)
}

/// A guest changes their mind and answers again through the public form; that answer waits for confirmation. The link
/// is not mailed, because the people of the demo have no mailboxes.
fn answer_again(tx: &mut Tx<'_>, scope: &EventScope, version: i32, values: Values) -> Result<(), Error> {
    let email = values.get("email").map(FieldValue::to_text).unwrap_or_default();
    let sent = Registration {
        version: Some(version),
        attending: Some(Attending::Maybe.as_str().to_owned()),
        values,
        ..Registration::default()
    };
    confirmations::hold_unmailed(tx, scope, &email, &sent)
}

fn form() -> Form {
    let mut fields = default_fields();
    fields.push(FormField {
        id: "meal".to_owned(),
        kind: FieldType::Select,
        label: "What would you like for dinner?".to_owned(),
        required: true,
        placeholder: None,
        help: Some("Dinner is at six in the hall.".to_owned()),
        options: Some(MEALS.map(str::to_owned).to_vec()),
        per: Per::Guest,
        show_if: Some(ShowIf {
            field: ATTENDING.to_owned(),
            is: vec![Attending::Attending.as_str().to_owned()],
        }),
        is_meal: true,
    });
    Form {
        title: "Will you celebrate with us?".to_owned(),
        description: "We look forward to celebrating with you.".to_owned(),
        fields,
        settings: FormSettings {
            // The address of the demo account reaches no one, and neither do those of its guests.
            send_qr_code: false,
            waiting_list: true,
            plus_ones: 1,
            ..FormSettings::default()
        },
    }
}
