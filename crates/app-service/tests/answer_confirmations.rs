//! Answers to the public form with an address that is on the guest list, mail to companions, and the mail that visitors cause.

use app_service::actor::{Organiser, Visitor};
use app_service::error::{Conflict, Error};
use app_service::exports::privacy;
use app_service::mail::event_settings;
use app_service::registration::confirmations::{self, ConfirmationView, Kind};
use app_service::registration::forms;
use app_service::registration::{self, Registration, unconfirmed};
use chrono::TimeDelta;
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::state::RegistrationState;
use domain::form::{FormSettings, default_fields};
use domain::guest::status::Rsvp;
use domain::id::EventId;
use domain::limits::{FORM_MAILS_PER_NETWORK_ADDRESS, UNCONFIRMED_PER_ADDRESS_MAX};
use test_support::builders::event;
use test_support::service::TestService;

const NETWORK: &str = "192.0.2.1";
const VICTORIA: &str = "victoria@example.org";

/// An event with an open form.
struct Gala {
    test: TestService,
    organiser: Organiser,
    event: EventId,
    public_id: String,
}

impl Gala {
    fn each(settings: &FormSettings) -> Vec<Self> {
        let open = |test: TestService| {
            let organiser = test.organiser("ann@example.org");
            let event = event(&test.service, &organiser, "Gala");
            let gala = Self {
                test,
                organiser,
                event,
                public_id: String::new(),
            };
            let public_id = gala.save(settings.clone());
            Self { public_id, ..gala }
        };
        TestService::each().into_iter().map(open).collect()
    }

    fn save(&self, settings: FormSettings) -> String {
        let current = self
            .test
            .service
            .read(|r| forms::get(r, &self.organiser, &self.event))
            .unwrap();
        let form = domain::form::Form {
            title: "RSVP".to_owned(),
            description: String::new(),
            fields: default_fields(),
            settings,
        };
        let (organiser, event) = (self.organiser.clone(), self.event.clone());
        let saved = self
            .test
            .service
            .write(move |tx| registration::save_form(tx, &organiser, &event, form, current.version));
        saved.unwrap().public_id
    }

    fn register(&self, sent: Registration) -> Result<bool, Error> {
        self.register_from(NETWORK, sent)
    }

    fn register_from(&self, network: &'static str, sent: Registration) -> Result<bool, Error> {
        let id = self.public_id.clone();
        self.test.clock.advance(TimeDelta::seconds(1));
        self.test
            .service
            .write(move |tx| registration::register(tx, &Visitor, (&id, network), sent))
    }

    fn token(&self, address: &str, kind: &str) -> String {
        self.test.link(address, kind).as_str().to_owned()
    }

    fn shown(&self, token: &str) -> Result<ConfirmationView, Error> {
        self.test.service.read(|r| confirmations::get(r, &Visitor, token))
    }

    fn confirm(&self, token: &str) -> Result<String, Error> {
        let token = token.to_owned();
        self.test
            .service
            .write(move |tx| confirmations::confirm(tx, &Visitor, &token))
    }

    /// First name, answer and diet of each guest.
    fn guests(&self) -> Vec<(String, Rsvp, String)> {
        let guests = self.test.guests(&self.organiser, &self.event).unwrap();
        let mut guests: Vec<_> = guests
            .into_iter()
            .map(|view| view.guest)
            .map(|guest| (guest.texts.first_name, guest.rsvp, guest.texts.dietary))
            .collect();
        guests.sort_by(|a, b| a.0.cmp(&b.0));
        guests
    }

    fn waiting(&self) -> Vec<unconfirmed::UnconfirmedAnswer> {
        self.test
            .service
            .read(|r| unconfirmed::list(r, &self.organiser, &self.event))
            .unwrap()
    }

    fn mails(&self, address: &str) -> Vec<String> {
        self.test.mail_to(address).into_iter().map(|mail| mail.kind).collect()
    }
}

fn settings(plus_ones: u32) -> FormSettings {
    FormSettings {
        plus_ones,
        ..FormSettings::default()
    }
}

fn values(first: &str, last: &str, email: &str) -> Values {
    [("firstName", first), ("lastName", last), ("email", email)]
        .into_iter()
        .map(|(id, value)| (id.to_owned(), FieldValue::Text(value.to_owned())))
        .collect()
}

fn victoria() -> Registration {
    let mut values = values("Victoria", "Known", VICTORIA);
    values.insert("dietary".to_owned(), FieldValue::Text("Vegetarian".to_owned()));
    Registration {
        values,
        plus_ones: vec![self::values("Hugo", "Known", "")],
        consent: true,
        ..Registration::default()
    }
}

fn decline(last: &str) -> Registration {
    Registration {
        attending: Some("declined".to_owned()),
        values: values("Victoria", last, VICTORIA),
        ..Registration::default()
    }
}

#[test]
fn an_answer_with_a_known_address_changes_nothing_until_its_owner_confirms_it() {
    for gala in Gala::each(&settings(2)) {
        gala.register(victoria()).unwrap();
        let before = gala.guests();
        gala.register(decline("X")).unwrap();
        gala.register_from(
            "198.51.100.7",
            Registration {
                values: values("Vic", "Known", "VICTORIA@example.org"),
                ..Registration::default()
            },
        )
        .unwrap();
        assert_eq!(gala.guests(), before);
        let token = gala.token(VICTORIA, "confirm-answer");
        gala.shown(&token).unwrap();
        assert_eq!(gala.guests(), before, "opening the link changes nothing");
        let waiting = gala.waiting();
        assert_eq!(
            waiting.iter().map(|answer| answer.name.as_str()).collect::<Vec<_>>(),
            ["Vic Known", "Victoria X"]
        );
        assert!(waiting.iter().all(|answer| answer.email == VICTORIA));
    }
}

#[test]
fn a_confirmed_answer_changes_the_guest_and_the_companions_once() {
    for gala in Gala::each(&settings(2)) {
        gala.register(victoria()).unwrap();
        gala.register(decline("Known")).unwrap();
        let token = gala.token(VICTORIA, "confirm-answer");
        let shown = gala.shown(&token).unwrap();
        assert_eq!(
            (shown.kind, shown.name.as_str()),
            (Kind::Answer(Attending::Declined), "Victoria Known")
        );
        let link = gala.confirm(&token).unwrap();
        assert!(link.contains("/guest-form/"), "{link}");
        let answers: Vec<Rsvp> = gala.guests().into_iter().map(|(_, rsvp, _)| rsvp).collect();
        assert_eq!(answers, [Rsvp::Declined; 2]);
        assert!(matches!(gala.confirm(&token), Err(Error::LinkExpired)));
        assert!(gala.waiting().is_empty());
        assert!(
            !gala.mails(VICTORIA).contains(&"confirm-answer".to_owned()),
            "a used link is not kept"
        );
    }
}

#[test]
fn links_expire_and_older_answers_of_an_address_give_way_to_newer_ones() {
    for gala in Gala::each(&settings(2)) {
        gala.register(victoria()).unwrap();
        for number in 0..=UNCONFIRMED_PER_ADDRESS_MAX {
            gala.register(decline(&format!("No {number}"))).unwrap();
        }
        let names: Vec<String> = gala.waiting().into_iter().map(|answer| answer.name).collect();
        assert_eq!(names.len(), usize::try_from(UNCONFIRMED_PER_ADDRESS_MAX).unwrap());
        assert!(!names.contains(&"Victoria No 0".to_owned()), "{names:?}");
        let token = gala.token(VICTORIA, "confirm-answer");
        gala.test.clock.advance(TimeDelta::days(15));
        assert!(matches!(gala.shown(&token), Err(Error::LinkExpired)));
        assert!(gala.waiting().is_empty());
        let swept = app_service::housekeeping::run(&gala.test.service).unwrap();
        assert_eq!(swept.answer_confirmations, names.len());
    }
}

#[test]
fn an_organiser_accepts_or_discards_what_waits() {
    for gala in Gala::each(&settings(2)) {
        gala.register(victoria()).unwrap();
        gala.register(decline("Known")).unwrap();
        let declined = gala.waiting().remove(0).id;
        let discard = |id: domain::id::AnswerConfirmationId| {
            let (organiser, event) = (gala.organiser.clone(), gala.event.clone());
            gala.test
                .service
                .write(move |tx| unconfirmed::discard(tx, &organiser, &event, &id))
        };
        discard(declined.clone()).unwrap();
        assert!(matches!(discard(declined), Err(Error::NotFound(_))));
        assert_eq!(gala.guests()[1].1, Rsvp::Attending);
        gala.register(decline("Known")).unwrap();
        let (organiser, event, id) = (gala.organiser.clone(), gala.event.clone(), gala.waiting().remove(0).id);
        gala.test
            .service
            .write(move |tx| unconfirmed::accept(tx, &organiser, &event, &id))
            .unwrap();
        assert_eq!(gala.guests()[1].1, Rsvp::Declined);
    }
}

#[test]
fn a_full_event_refuses_known_and_unknown_addresses_alike_and_keeps_the_place_of_those_who_have_one() {
    let full = FormSettings {
        capacity: Some(1),
        ..settings(0)
    };
    for gala in Gala::each(&FormSettings {
        capacity: Some(2),
        ..settings(0)
    }) {
        let alone = || Registration {
            plus_ones: Vec::new(),
            ..victoria()
        };
        gala.register(alone()).unwrap();
        gala.register(alone()).unwrap();
        gala.save(full.clone());
        let refused = |sent: Registration| match gala.register(sent) {
            Err(Error::Conflict(Conflict::Registration(state))) => state,
            other => panic!("{other:?}"),
        };
        assert_eq!(refused(alone()), RegistrationState::Full);
        let stranger = Registration {
            values: values("Stan", "Ger", "stan@example.org"),
            ..Registration::default()
        };
        assert_eq!(refused(stranger), RegistrationState::Full);
        gala.confirm(&gala.token(VICTORIA, "confirm-answer")).unwrap();
        assert_eq!(gala.guests()[0].1, Rsvp::Attending);
    }
}

#[test]
fn companions_get_no_mail_before_their_host_has_confirmed() {
    for gala in Gala::each(&settings(2)) {
        let mut sent = victoria();
        sent.plus_ones = vec![values("Hugo", "Known", "hugo@example.org"), values("Ida", "Known", "")];
        gala.register(sent).unwrap();
        assert_eq!(gala.mails("hugo@example.org"), Vec::<String>::new());
        let mut mails = gala.mails(VICTORIA);
        mails.sort();
        assert_eq!(mails, ["confirm-registration", "confirmation"]);
        let token = gala.token(VICTORIA, "confirm-registration");
        let shown = gala.shown(&token).unwrap();
        assert_eq!((shown.kind, shown.companions.len()), (Kind::Registration, 2));
        gala.confirm(&token).unwrap();
        assert_eq!(gala.mails("hugo@example.org"), ["confirmation"]);
        assert!(matches!(gala.confirm(&token), Err(Error::LinkExpired)));
    }
}

#[test]
fn mail_beyond_the_budget_of_a_visitor_waits_for_the_organiser() {
    for gala in Gala::each(&settings(0)) {
        let register = |network, number: u64| {
            let sent = Registration {
                values: values("Target", "Person", &format!("target{number}@example.net")),
                ..Registration::default()
            };
            gala.register_from(network, sent).unwrap();
        };
        let budget = FORM_MAILS_PER_NETWORK_ADDRESS;
        for number in 0..budget + 5 {
            register(NETWORK, number);
        }
        register("198.51.100.7", 1_000);
        let held = || {
            let read = gala
                .test
                .service
                .read(|r| event_settings::get(r, gala.test.service.settings(), &gala.organiser, &gala.event));
            read.unwrap().held
        };
        assert_eq!(held(), 5);
        let (organiser, event) = (gala.organiser.clone(), gala.event.clone());
        gala.test
            .service
            .write(move |tx| event_settings::send_held(tx, &organiser, &event))
            .unwrap();
        assert_eq!(held(), 0);
    }
}

#[test]
fn erasing_a_guest_removes_the_answers_that_wait() {
    for gala in Gala::each(&settings(2)) {
        gala.register(victoria()).unwrap();
        gala.register(decline("Known")).unwrap();
        let guests = gala.test.guests(&gala.organiser, &gala.event).unwrap();
        let victoria = guests
            .into_iter()
            .find(|view| view.guest.texts.email == VICTORIA)
            .unwrap();
        let id = victoria.guest.id;
        let copy = gala
            .test
            .service
            .read(|r| privacy::personal_data(r, &gala.organiser, &id))
            .unwrap();
        assert_eq!(copy.unconfirmed_answers.len(), 1);
        let organiser = gala.organiser.clone();
        gala.test
            .service
            .write(move |tx| privacy::erase(tx, &organiser, &id))
            .unwrap();
        assert!(gala.waiting().is_empty());
        assert_eq!(gala.mails(VICTORIA), Vec::<String>::new());
    }
}

#[test]
fn registration_is_closed_until_an_organiser_has_saved_the_form() {
    for test in TestService::each() {
        let organiser = test.organiser("ann@example.org");
        let event = event(&test.service, &organiser, "Gala");
        let id = test
            .service
            .read(|r| forms::get(r, &organiser, &event))
            .unwrap()
            .public_id;
        let shown = test
            .service
            .read(|r| registration::public_form(r, &Visitor, &id))
            .unwrap();
        assert_eq!(shown.state, RegistrationState::Closed);
        let sent = victoria();
        let refused = test
            .service
            .write(move |tx| registration::register(tx, &Visitor, (&id, NETWORK), sent));
        assert!(matches!(
            refused,
            Err(Error::Conflict(Conflict::Registration(RegistrationState::Closed)))
        ));
    }
}
