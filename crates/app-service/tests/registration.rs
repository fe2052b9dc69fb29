//! Registration: what answers write, places and the waiting list, versions of the form, and links of parties.

use std::thread;

use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error};
use app_service::exports::privacy;
use app_service::guests::GuestView;
use app_service::registration::answers::{self, AnswersQuery, AnswersView};
use app_service::registration::forms::{self, FormView};
use app_service::registration::links::{self, PartyAnswer, PartyForm, PersonAnswer};
use app_service::registration::{self, Registration, confirmations};
use domain::event::EventPatch;
use domain::form::answer::{FieldValue, Values};
use domain::form::state::RegistrationState;
use domain::form::{FieldType, Form, FormField, FormSettings, Per, ShowIf, default_fields};
use domain::guest::GuestPatch;
use domain::guest::status::{Rsvp, RsvpBy};
use domain::id::{EventId, GuestId, PartyId};
use test_support::builders::{event, event_with_tables, guest};
use test_support::service::TestService;

/// The network address of visitors.
const NETWORK: &str = "192.0.2.1";

fn values(name: &str, more: &[(&str, &str)]) -> Values {
    let (first, last) = name.split_once(' ').unwrap_or((name, ""));
    let email = format!("{}@example.org", first.to_lowercase());
    [("firstName", first), ("lastName", last), ("email", email.as_str())]
        .iter()
        .chain(more)
        .map(|(id, value)| ((*id).to_owned(), FieldValue::Text((*value).to_owned())))
        .collect()
}

pub(super) fn coming(name: &str, more: &[(&str, &str)]) -> Registration {
    Registration {
        values: values(name, more),
        ..Registration::default()
    }
}

fn meal() -> FormField {
    FormField {
        id: "meal".to_owned(),
        kind: FieldType::Select,
        label: "Meal".to_owned(),
        required: true,
        placeholder: None,
        help: None,
        options: Some(vec!["Fish".to_owned(), "Meat".to_owned()]),
        per: Per::Guest,
        show_if: Some(ShowIf {
            field: "attending".to_owned(),
            is: vec!["attending".to_owned()],
        }),
        is_meal: false,
    }
}

pub(super) fn save(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    more: &[FormField],
    settings: FormSettings,
) -> FormView {
    let current = form(test, organiser, event);
    let mut fields = default_fields();
    fields.extend_from_slice(more);
    let new = Form {
        title: "RSVP".to_owned(),
        description: String::new(),
        fields,
        settings,
    };
    let (organiser, event) = (organiser.clone(), event.clone());
    let saved = test
        .service
        .write(move |tx| registration::save_form(tx, &organiser, &event, new, current.version));
    saved.unwrap()
}

fn form(test: &TestService, organiser: &Organiser, event: &EventId) -> FormView {
    test.service.read(|r| forms::get(r, organiser, event)).unwrap()
}

pub(super) fn register(test: &TestService, public_id: &str, sent: Registration) -> Result<bool, Error> {
    let id = public_id.to_owned();
    test.service
        .write(move |tx| registration::register(tx, &Visitor, (&id, NETWORK), sent))
}

/// Answers with an address that is on the list, and confirms the answer by the mailed link.
pub(super) fn register_again(test: &TestService, public_id: &str, address: &str, sent: Registration) {
    register(test, public_id, sent).unwrap();
    confirm(test, address, "confirm-answer").unwrap();
}

/// Uses the link of the last mail of a kind to an address.
fn confirm(test: &TestService, address: &str, kind: &str) -> Result<String, Error> {
    let token = test.link(address, kind);
    test.service
        .write(move |tx| confirmations::confirm(tx, &Visitor, token.as_str()))
}

fn state(test: &TestService, public_id: &str) -> RegistrationState {
    let shown = test.service.read(|r| registration::public_form(r, &Visitor, public_id));
    shown.unwrap().state
}

fn answered(test: &TestService, organiser: &Organiser, event: &EventId) -> AnswersView {
    test.service
        .read(|r| answers::list(r, organiser, event, &AnswersQuery::default()))
        .unwrap()
}

pub(super) fn named(test: &TestService, organiser: &Organiser, event: &EventId, first: &str) -> GuestView {
    let guests = test.guests(organiser, event).unwrap();
    guests
        .into_iter()
        .find(|view| view.guest.texts.first_name == first)
        .unwrap()
}

fn settings(capacity: i32, waiting_list: bool) -> FormSettings {
    FormSettings {
        capacity: Some(capacity),
        waiting_list,
        plus_ones: 2,
        ..FormSettings::default()
    }
}

#[test]
fn an_answer_adds_a_guest_and_a_repeat_by_the_same_address_updates_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        assert_eq!(id.len(), 16);
        register(
            &test,
            &id,
            coming("Ada Lovelace", &[("dietary", "Vegan"), ("mobile", "0123")]),
        )
        .unwrap();
        let ada = named(&test, &organiser, &gala, "Ada").guest;
        assert_eq!(
            (ada.rsvp, ada.answered.map(|(_, by)| by)),
            (Rsvp::Attending, Some(RsvpBy::Guest))
        );
        assert_eq!(
            (ada.texts.mobile.as_str(), ada.texts.dietary.as_str()),
            ("0123", ""),
            "no consent"
        );
        let mut again = coming("Ada King", &[("dietary", "Vegan"), ("email", "ADA@example.org")]);
        (again.attending, again.consent) = (Some("declined".to_owned()), true);
        register_again(&test, &id, "ada@example.org", again);
        let ada = named(&test, &organiser, &gala, "Ada").guest;
        assert_eq!((ada.rsvp, ada.texts.dietary.as_str()), (Rsvp::Declined, "Vegan"));
        let view = answered(&test, &organiser, &gala);
        assert_eq!(
            (
                view.total,
                view.totals.declined,
                test.guests(&organiser, &gala).unwrap().len()
            ),
            (1, 1, 1)
        );
    }
}

#[test]
fn someone_else_with_a_known_address_is_a_guest_of_their_own_after_the_confirmation() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        register(&test, &id, coming("Ada Lovelace", &[])).unwrap();
        let mut stranger = coming("Mallory Kern", &[("email", "ada@example.org")]);
        stranger.attending = Some("declined".to_owned());
        register_again(&test, &id, "ada@example.org", stranger);
        assert_eq!(named(&test, &organiser, &gala, "Ada").guest.rsvp, Rsvp::Attending);
        assert_eq!(named(&test, &organiser, &gala, "Mallory").guest.rsvp, Rsvp::Declined);
    }
}

#[test]
fn a_guest_who_is_no_longer_brought_counts_as_declined_in_the_answers() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(50, false)).public_id;
        let mut both = coming("Ada Lovelace", &[]);
        both.plus_ones = vec![values("Plus One", &[])];
        register(&test, &id, both).unwrap();
        assert_eq!(answered(&test, &organiser, &gala).totals.attending, 2);
        register_again(&test, &id, "ada@example.org", coming("Ada Lovelace", &[]));
        let totals = answered(&test, &organiser, &gala).totals;
        assert_eq!((totals.attending, totals.declined), (1, 1));
    }
}

#[test]
fn a_filled_honeypot_and_a_wrong_event_store_nothing() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        let mut robot = coming("Ada Lovelace", &[]);
        robot.website = "https://spam.example".to_owned();
        register(&test, &id, robot).unwrap();
        for wrong in [gala.as_str(), "0123456789abcdef", ""] {
            assert!(
                matches!(
                    register(&test, wrong, coming("Ada Lovelace", &[])),
                    Err(Error::NotFound(_))
                ),
                "{wrong}"
            );
        }
        let ticket = test
            .service
            .read(|r| registration::public_form(r, &Visitor, &id))
            .unwrap()
            .ticket;
        let quick = Registration {
            ticket,
            ..coming("Ada Lovelace", &[])
        };
        assert!(matches!(register(&test, &id, quick), Err(Error::TooOften(_))));
        assert!(test.guests(&organiser, &gala).unwrap().is_empty());
    }
}

#[test]
fn answers_keep_the_version_that_was_filled_in_and_an_older_form_is_loaded_again() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let first = save(&test, &organiser, &gala, &[meal()], FormSettings::default());
        let id = first.public_id.clone();
        let mut fish = coming("Ada Lovelace", &[("meal", "Fish")]);
        fish.version = Some(first.version);
        register(&test, &id, fish.clone()).unwrap();
        let song = FormField {
            id: "song".to_owned(),
            kind: FieldType::Text,
            options: None,
            required: false,
            ..meal()
        };
        let second = save(&test, &organiser, &gala, &[song], FormSettings::default());
        assert_eq!((first.version, second.version), (1, 2));
        assert!(matches!(
            register(&test, &id, fish),
            Err(Error::Conflict(Conflict::FormChanged))
        ));
        let view = answered(&test, &organiser, &gala);
        let meal = view
            .questions
            .iter()
            .find(|question| question.field.id == "meal")
            .unwrap();
        assert_eq!((meal.versions.as_slice(), meal.answered), (&[1][..], 1));
        assert_eq!(meal.choices, [("Fish".to_owned(), 1), ("Meat".to_owned(), 0)]);
        assert_eq!(view.entries[0].version, 1);
        let stale = forms_save_again(&test, &organiser, &gala, 1);
        assert!(matches!(stale, Err(Error::Conflict(Conflict::FormChanged))));
    }
}

fn forms_save_again(
    test: &TestService,
    organiser: &Organiser,
    event: &EventId,
    version: i32,
) -> Result<FormView, Error> {
    let old = form(test, organiser, event).form;
    let (organiser, event) = (organiser.clone(), event.clone());
    test.service
        .write(move |tx| registration::save_form(tx, &organiser, &event, old, version))
}

#[test]
fn a_meal_that_is_answered_becomes_a_fact_of_the_guest_also_when_its_question_is_marked_later() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[meal()], FormSettings::default()).public_id;
        register(&test, &id, coming("Ada Lovelace", &[("meal", "Fish")])).unwrap();
        assert_eq!(named(&test, &organiser, &gala, "Ada").guest.texts.meal, "");
        let marked = FormField {
            is_meal: true,
            ..meal()
        };
        save(&test, &organiser, &gala, &[marked], FormSettings::default());
        assert_eq!(named(&test, &organiser, &gala, "Ada").guest.texts.meal, "Fish");
        register(&test, &id, coming("Ben Hill", &[("meal", "Meat")])).unwrap();
        let ben = named(&test, &organiser, &gala, "Ben").guest;
        assert_eq!(ben.texts.meal, "Meat");
    }
}

#[test]
fn those_who_wait_move_up_in_their_order_when_places_become_free() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(2, true)).public_id;
        let with_friend = |name: &str| Registration {
            plus_ones: vec![values("Friend", &[("email", "")])],
            ..coming(name, &[])
        };
        register(&test, &id, with_friend("Ada Lovelace")).unwrap();
        assert_eq!(state(&test, &id), RegistrationState::WaitingList);
        register(&test, &id, with_friend("Ben Hill")).unwrap();
        register(&test, &id, coming("Cleo Kern", &[])).unwrap();
        let rsvp = |first: &str| named(&test, &organiser, &gala, first).guest.rsvp;
        assert_eq!(
            (rsvp("Ada"), rsvp("Ben"), rsvp("Cleo")),
            (Rsvp::Attending, Rsvp::Maybe, Rsvp::Maybe)
        );
        assert_eq!(answered(&test, &organiser, &gala).totals.waiting, 3);
        let position = |first: &str| named(&test, &organiser, &gala, first).waiting_position;
        assert_eq!(
            (position("Ada"), position("Ben"), position("Cleo")),
            (None, Some(1), Some(2))
        );
        let mut declined = with_friend("Ada Lovelace");
        declined.attending = Some("declined".to_owned());
        register_again(&test, &id, "ada@example.org", declined);
        assert_eq!(
            (rsvp("Ada"), rsvp("Ben"), rsvp("Cleo")),
            (Rsvp::Declined, Rsvp::Attending, Rsvp::Maybe)
        );
        assert_eq!((position("Ben"), position("Cleo")), (None, Some(1)));
        save(&test, &organiser, &gala, &[], settings(3, true));
        assert_eq!(
            (rsvp("Cleo"), answered(&test, &organiser, &gala).totals.waiting),
            (Rsvp::Attending, 0)
        );
    }
}

#[test]
fn a_party_that_is_larger_than_the_places_left_is_told_that_it_waits() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(2, true)).public_id;
        let with_friend = |name: &str| Registration {
            plus_ones: vec![values("Friend", &[("email", "")])],
            ..coming(name, &[])
        };
        assert!(!register(&test, &id, coming("Ada Lovelace", &[])).unwrap());
        assert_eq!(state(&test, &id), RegistrationState::Open);
        assert!(register(&test, &id, with_friend("Ben Hill")).unwrap());
        // The address is already known, which the answer must not reveal.
        assert!(register(&test, &id, with_friend("Ada Lovelace")).unwrap());
        let declined = Registration {
            attending: Some("declined".to_owned()),
            ..coming("Cleo Kern", &[])
        };
        assert!(!register(&test, &id, declined).unwrap());
    }
}

#[test]
fn a_place_that_an_organiser_frees_goes_to_the_first_who_waits() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(1, true)).public_id;
        for name in ["Ada Lovelace", "Ben Hill", "Cleo Kern"] {
            register(&test, &id, coming(name, &[])).unwrap();
        }
        let ada = named(&test, &organiser, &gala, "Ada").guest.id;
        let declined = GuestPatch {
            rsvp: Some("declined".to_owned()),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, declined).unwrap();
        let ben = named(&test, &organiser, &gala, "Ben").guest;
        assert_eq!(ben.rsvp, Rsvp::Attending);
        test.delete_guest(&organiser, &ben.id).unwrap();
        assert_eq!(named(&test, &organiser, &gala, "Cleo").guest.rsvp, Rsvp::Attending);
    }
}

#[test]
fn of_two_who_ask_for_the_last_place_at_once_one_gets_it() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(1, false)).public_id;
        let posts: Vec<Result<bool, Error>> = thread::scope(|scope| {
            let post = |name: &'static str| {
                let (test, id) = (&test, &id);
                scope.spawn(move || register(test, id, coming(name, &[])))
            };
            let running = ["Ada Lovelace", "Ben Hill"].map(post);
            running.into_iter().map(|post| post.join().unwrap()).collect()
        });
        assert_eq!(posts.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{posts:?}");
        assert_eq!(answered(&test, &organiser, &gala).totals.attending, 1);
        assert_eq!(state(&test, &id), RegistrationState::Full);
    }
}

#[test]
fn guests_who_come_get_free_seats_at_one_table_and_the_confirmation() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 2, 3);
        let first = guest(&test.service, &organiser, &gala, "First Guest");
        test.assign(&organiser, &first, "t1-chair-1").unwrap();
        let seats = FormSettings {
            auto_assign_seats: true,
            plus_ones: 2,
            ..FormSettings::default()
        };
        let id = save(&test, &organiser, &gala, &[], seats).public_id;
        let plus_ones = vec![values("Bea", &[]), values("Cy", &[])];
        register(
            &test,
            &id,
            Registration {
                plus_ones,
                ..coming("Ada Lovelace", &[])
            },
        )
        .unwrap();
        let table = |first: &str| {
            named(&test, &organiser, &gala, first)
                .seat
                .unwrap()
                .id
                .table()
                .to_owned()
        };
        assert_eq!([table("Ada"), table("Bea"), table("Cy")], ["t2", "t2", "t2"]);
        let ada = named(&test, &organiser, &gala, "Ada");
        assert_eq!(named(&test, &organiser, &gala, "Bea").plus_one_of, Some(ada.guest.id));
    }
}

#[test]
fn closed_past_and_cancelled_events_take_no_answer() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let closed = FormSettings {
            open: false,
            ..FormSettings::default()
        };
        let id = save(&test, &organiser, &gala, &[], closed).public_id;
        let refused = |expected: &str| {
            let refused = register(&test, &id, coming("Ada Lovelace", &[])).unwrap_err();
            assert_eq!(refused.code(), expected);
        };
        refused("registration_closed");
        let later = FormSettings {
            opens_at: Some("2027-01-01T00:00:00Z".to_owned()),
            ..FormSettings::default()
        };
        save(&test, &organiser, &gala, &[], later);
        refused("registration_not_open");
        let cancelled = EventPatch {
            status: Some("cancelled".to_owned()),
            ..EventPatch::default()
        };
        test.update_event(&organiser, &gala, cancelled).unwrap();
        refused("registration_cancelled");
    }
}

struct Linked {
    token: String,
    party: PartyId,
}

fn link(test: &TestService, organiser: &Organiser, party: &PartyId) -> Linked {
    let (organiser, id) = (organiser.clone(), party.clone());
    let url = test
        .service
        .write(move |tx| links::of_party(tx, &organiser, &id, true))
        .unwrap();
    let token = url.rsplit('/').next().unwrap().to_owned();
    Linked {
        token,
        party: party.clone(),
    }
}

fn look(test: &TestService, link: &Linked) -> Result<PartyForm, Error> {
    test.service.read(|r| links::get(r, &Visitor, &link.token))
}

fn reply(test: &TestService, link: &Linked, seen: &PartyForm, attending: &str) -> Result<PartyForm, Error> {
    reply_with(test, link, seen, (attending, Values::new()))
}

fn reply_with(
    test: &TestService,
    link: &Linked,
    seen: &PartyForm,
    (attending, party_values): (&str, Values),
) -> Result<PartyForm, Error> {
    let members = seen.members.iter().map(|member| PersonAnswer {
        key: member.key.clone(),
        attending: attending.to_owned(),
        values: member.values.clone(),
        consent: true,
    });
    let sent = PartyAnswer {
        version: seen.form.version,
        revision: seen.revision,
        members: members.collect(),
        party_values,
        ..PartyAnswer::default()
    };
    let token = link.token.clone();
    test.service.write(move |tx| links::answer(tx, &Visitor, &token, &sent))
}

#[test]
fn a_party_answers_through_its_link_and_the_second_of_two_phones_is_told() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        for name in ["Ada Lovelace", "Ben Lovelace"] {
            let id = guest(&test.service, &organiser, &gala, name);
            let patch = GuestPatch {
                party: Some(Some("Lovelace".to_owned())),
                ..GuestPatch::default()
            };
            test.update_guest(&organiser, &id, patch).unwrap();
        }
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let (one, two) = (look(&test, &link).unwrap(), look(&test, &link).unwrap());
        assert_eq!((one.members.len(), one.may_answer, one.revision), (2, true, 0));
        assert_eq!(reply(&test, &link, &one, "attending").unwrap().revision, 1);
        let late = reply(&test, &link, &two, "declined");
        assert!(matches!(late, Err(Error::Conflict(Conflict::AnsweredMeanwhile))));
        let ben = named(&test, &organiser, &gala, "Ben").guest;
        assert_eq!(
            (ben.rsvp, ben.answered.map(|(_, by)| by)),
            (Rsvp::Attending, Some(RsvpBy::Guest))
        );
        let history = test.guest_history(&organiser, &ben.id).unwrap();
        assert!(
            history
                .iter()
                .any(|entry| entry.change.field == "rsvp" && entry.by.is_none()),
            "{history:?}"
        );
        let newer = self::link(&test, &organiser, &link.party);
        assert!(matches!(look(&test, &link), Err(Error::NotFound(_))));
        assert_eq!(look(&test, &newer).unwrap().revision, 1);
    }
}

#[test]
fn what_a_party_answered_is_in_the_copy_of_each_member_and_goes_with_an_erased_one() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let bus = FormField {
            id: "bus".to_owned(),
            kind: FieldType::Text,
            label: "Who needs the bus?".to_owned(),
            per: Per::Party,
            required: false,
            options: None,
            show_if: None,
            ..meal()
        };
        save(&test, &organiser, &gala, &[bus], FormSettings::default());
        let [ada, ben] = ["Ada Lovelace", "Ben Lovelace"].map(|name| {
            let id = guest(&test.service, &organiser, &gala, name);
            let patch = GuestPatch {
                party: Some(Some("Lovelace".to_owned())),
                ..GuestPatch::default()
            };
            test.update_guest(&organiser, &id, patch).unwrap();
            id
        });
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let seen = look(&test, &link).unwrap();
        let sent = PartyAnswer {
            version: seen.form.version,
            revision: seen.revision,
            members: vec![PersonAnswer {
                key: seen.members[0].key.clone(),
                attending: "maybe".to_owned(),
                values: seen.members[0].values.clone(),
                consent: false,
            }],
            party_values: [("bus".to_owned(), FieldValue::Text("Canary".to_owned()))].into(),
            ..PartyAnswer::default()
        };
        test.service
            .write(move |tx| links::answer(tx, &Visitor, &link.token, &sent))
            .unwrap();
        let copy = |id: &GuestId| {
            test.service
                .read(|r| privacy::personal_data(r, &organiser, id))
                .unwrap()
                .party_values
        };
        assert_eq!([copy(&ada), copy(&ben)], [r#"{"bus":"Canary"}"#; 2]);
        let (by, erased) = (organiser.clone(), ada.clone());
        test.service.write(move |tx| privacy::erase(tx, &by, &erased)).unwrap();
        assert_eq!(copy(&ben), "");
    }
}

#[test]
fn a_party_brings_as_many_as_it_may() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let patch = GuestPatch {
            party: Some(Some("Lovelace".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, patch).unwrap();
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let bring = |test: &TestService| {
            let seen = look(test, &link).unwrap();
            let friend = PersonAnswer {
                attending: "attending".to_owned(),
                values: values("Friend", &[]),
                ..PersonAnswer::default()
            };
            let sent = PartyAnswer {
                version: seen.form.version,
                revision: seen.revision,
                plus_ones: vec![friend],
                ..PartyAnswer::default()
            };
            let token = link.token.clone();
            test.service.write(move |tx| links::answer(tx, &Visitor, &token, &sent))
        };
        assert!(matches!(bring(&test), Err(Error::InvalidFields(_))));
        let (updater, id) = (organiser.clone(), party.id.clone());
        let allow = domain::party::PartyPatch {
            plus_ones_allowed: Some(Some(1)),
            ..Default::default()
        };
        test.service
            .write(move |tx| {
                app_service::guests::parties::update(tx, &updater, &id, &allow, &domain::party::PartyPatch::default())
            })
            .unwrap();
        let shown = bring(&test).unwrap();
        assert_eq!((shown.members.len(), shown.plus_ones_allowed), (2, 0));
        assert_eq!(named(&test, &organiser, &gala, "Friend").plus_one_of, Some(ada));
    }
}

#[test]
fn a_party_without_a_number_of_its_own_brings_as_many_as_the_form_allows() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        save(&test, &organiser, &gala, &[], settings(10, false));
        let [ada, ben] = ["Ada Lovelace", "Ben Lovelace"].map(|name| guest(&test.service, &organiser, &gala, name));
        let join = |guest: &GuestId, host: Option<&GuestId>| {
            let patch = GuestPatch {
                party: Some(Some("Lovelace".to_owned())),
                plus_one_of: host.map(|host| Some(host.to_string())),
                ..GuestPatch::default()
            };
            test.update_guest(&organiser, guest, patch).unwrap();
        };
        join(&ada, None);
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let left = || look(&test, &link).unwrap().plus_ones_allowed;
        assert_eq!(left(), 2);
        join(&ben, Some(&ada));
        assert_eq!(left(), 1, "the plus-one who is on the list already counts");
        for (own, expected) in [(Some(0), 0), (Some(3), 2), (None, 1)] {
            let (organiser, id) = (organiser.clone(), party.id.clone());
            let patch = domain::party::PartyPatch {
                plus_ones_allowed: Some(own),
                ..Default::default()
            };
            test.service
                .write(move |tx| {
                    app_service::guests::parties::update(
                        tx,
                        &organiser,
                        &id,
                        &patch,
                        &domain::party::PartyPatch::default(),
                    )
                })
                .unwrap();
            assert_eq!(left(), expected, "{own:?}");
        }
    }
}

#[test]
fn an_answer_from_the_list_leaves_the_required_questions_open() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let starter = FormField {
            id: "starter".to_owned(),
            label: "Starter".to_owned(),
            ..meal()
        };
        let dish = FormField {
            is_meal: true,
            ..meal()
        };
        let hotel = FormField {
            id: "hotel".to_owned(),
            label: "Hotel".to_owned(),
            per: Per::Party,
            show_if: None,
            ..meal()
        };
        save(
            &test,
            &organiser,
            &gala,
            &[starter, dish, hotel],
            FormSettings::default(),
        );
        for (name, rsvp, dish) in [
            ("Ada Lovelace", "attending", ""),
            ("Ben Lovelace", "attending", "Boar"),
            ("Cleo Kern", "declined", ""),
        ] {
            let id = guest(&test.service, &organiser, &gala, name);
            let patch = GuestPatch {
                party: Some(Some("Lovelace".to_owned())),
                rsvp: Some(rsvp.to_owned()),
                meal: Some(dish.to_owned()),
                ..GuestPatch::default()
            };
            test.update_guest(&organiser, &id, patch).unwrap();
        }
        let open = answered(&test, &organiser, &gala).open_questions;
        let questions: Vec<(&str, String)> = open
            .guests
            .iter()
            .map(|guest| (guest.name.as_str(), guest.questions.join(", ")))
            .collect();
        let expected = [
            ("Ada Lovelace", "Starter, Meal, Hotel".to_owned()),
            ("Ben Lovelace", "Starter".to_owned()),
        ];
        assert_eq!((open.total, questions), (2, expected.to_vec()));
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let mut seen = look(&test, &link).unwrap();
        seen.members.sort_by(|a, b| a.name.cmp(&b.name));
        let ids = |seen: &PartyForm| -> Vec<String> {
            seen.members
                .iter()
                .map(|member| member.open_questions.join(" "))
                .collect()
        };
        assert_eq!(ids(&seen), ["starter meal", "starter", ""]);
        assert_eq!(seen.open_questions, ["hotel"]);
        seen.members.truncate(2);
        for member in &mut seen.members {
            for id in ["starter", "meal"] {
                member.values.insert(id.to_owned(), FieldValue::Text("Fish".to_owned()));
            }
        }
        let hotel = [("hotel".to_owned(), FieldValue::Text("Meat".to_owned()))].into();
        let done = reply_with(&test, &link, &seen, ("attending", hotel)).unwrap();
        assert_eq!(ids(&done), ["", "", ""]);
        assert!(done.open_questions.is_empty());
        assert_eq!(answered(&test, &organiser, &gala).open_questions.total, 0);
    }
}

#[test]
fn a_place_can_be_given_back_after_registration_has_closed() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event_with_tables(&test.service, &organiser, 1, 4);
        save(&test, &organiser, &gala, &[], FormSettings::default());
        let ada = guest(&test.service, &organiser, &gala, "Ada Lovelace");
        let patch = GuestPatch {
            party: Some(Some("Lovelace".to_owned())),
            ..GuestPatch::default()
        };
        test.update_guest(&organiser, &ada, patch).unwrap();
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let seen = look(&test, &link).unwrap();
        let coming = reply(&test, &link, &seen, "attending").unwrap();
        assert!(coming.members[0].ticket.is_some());
        test.assign(&organiser, &ada, "t1-chair-1").unwrap();
        let closed = FormSettings {
            open: false,
            ..FormSettings::default()
        };
        save(&test, &organiser, &gala, &[], closed);
        let seen = look(&test, &link).unwrap();
        assert_eq!(
            (seen.may_answer, seen.may_decline, seen.members[0].seat.is_some()),
            (false, true, true)
        );
        let refused = reply(&test, &link, &seen, "attending");
        assert!(matches!(
            refused,
            Err(Error::Conflict(Conflict::Registration(RegistrationState::Closed)))
        ));
        let left = reply(&test, &link, &seen, "declined").unwrap();
        assert_eq!(
            (left.members[0].seat.clone(), left.members[0].ticket.clone()),
            (None, None)
        );
        let [entry] = &answered(&test, &organiser, &gala).entries[..] else {
            panic!("one answer")
        };
        assert_eq!(entry.source, "late-link");
    }
}

#[test]
fn a_form_counts_guests_once_and_without_those_who_were_removed() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], FormSettings::default()).public_id;
        register(&test, &id, coming("Ada Lovelace", &[])).unwrap();
        register_again(&test, &id, "ada@example.org", coming("Ada Lovelace", &[]));
        register(&test, &id, coming("Ben Hill", &[])).unwrap();
        let counts = || {
            let form = form(&test, &organiser, &gala);
            (form.answers, form.attending)
        };
        assert_eq!(counts(), (2, 2));
        let ben = named(&test, &organiser, &gala, "Ben").guest.id;
        test.delete_guest(&organiser, &ben).unwrap();
        assert_eq!(counts(), (1, 1));
    }
}

#[test]
fn guests_who_are_left_out_of_an_answer_keep_their_place_on_the_waiting_list() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let gala = event(&test.service, &organiser, "Gala");
        let id = save(&test, &organiser, &gala, &[], settings(1, true)).public_id;
        register(&test, &id, coming("Cleo Kern", &[])).unwrap();
        for name in ["Ada Lovelace", "Ben Lovelace"] {
            let id = guest(&test.service, &organiser, &gala, name);
            let patch = GuestPatch {
                party: Some(Some("Lovelace".to_owned())),
                ..GuestPatch::default()
            };
            test.update_guest(&organiser, &id, patch).unwrap();
        }
        let party = named(&test, &organiser, &gala, "Ada").guest.party.unwrap();
        let link = link(&test, &organiser, &party.id);
        let seen = look(&test, &link).unwrap();
        let mut waiting = reply(&test, &link, &seen, "attending").unwrap();
        let positions = |shown: &PartyForm| -> Vec<Option<u32>> {
            shown.members.iter().map(|member| member.waiting_position).collect()
        };
        assert_eq!(positions(&waiting), [Some(1), Some(1)]);
        waiting.members.truncate(1);
        let left = reply(&test, &link, &waiting, "declined").unwrap();
        assert_eq!(positions(&left), [None, Some(1)]);
    }
}
