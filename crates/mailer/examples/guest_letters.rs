//! Writes the letters to difficult guests as `.eml` files, for programs that judge mail, and as pages for the eye:
//! `cargo run -p mailer --example guest_letters -- FOLDER [KEY.pem]`.
#![expect(clippy::disallowed_methods, reason = "an example that writes files")]

use std::path::Path;
use std::{env, fs};

use chrono::{DateTime, TimeDelta, Utc};
use domain::event::{GuestLanguage, when};
use domain::mail::dates;
use mailer::guest_mail::{
    CalendarEvent, Compiled, Look, Source, TemplateKind, TicketValues, Values, calendar, compile, defaults,
};
use mailer::message::{DkimKey, Message, sign};

type Problem = Box<dyn std::error::Error>;

const BASE: &str = "https://seats.example.org";
const TOKEN: &str = "Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvcmdldA";

/// A guest's name, address and event.
type Guest = (&'static str, &'static str, &'static str);

const GUESTS: [Guest; 12] = [
    ("Layla Haddad", "layla@haddad.example", "Anna & Ben’s wedding"),
    ("{{7*7}}", "seven@example.org", "{{event_name}} & {{qr_code}}"),
    (
        "<script>alert(1)</script>",
        "script@example.org",
        "<b onclick=x>Gala</b>",
    ),
    ("LONG", "long@example.org", "LONG"),
    ("محمد ٣ 123 العربية", "arabic@example.org", "حفل 2027 الكبير"),
    (
        "🎉 Zoë 👩‍👩‍👧 🎊🎊🎊🎊🎊🎊🎊🎊🎊🎊🎊🎊🎊",
        "emoji@example.org",
        "🎂 60. Geburtstag von Jürgen 🎂",
    ),
    (
        "Eve\r\nBcc: victim@example.org\r\n\r\nbody",
        "eve@example.org",
        "Ball\r\nX-Evil: 1",
    ),
    ("Quoted", "\"a b\"@example.org", "=?utf-8?q?=0ABcc:_x?="),
    ("Bücher", "ann@bücher.example", "Lesung"),
    (
        "Ann\u{202e}gnp.exe\u{2028}x\u{0}",
        "rtl@example.org",
        "Event\u{202e}drow",
    ),
    (
        "See https://evil.example/x www.evil.example",
        "phish@example.org",
        "Win at https://evil.example now",
    ),
    ("&amp; \"O'Neil\" <", "amp@example.org", "A; B, C \\ D"),
];

fn main() -> Result<(), Problem> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or("name a folder")?;
    let folder = Path::new(&folder);
    let key = arguments.next().map(fs::read_to_string).transpose()?;
    let key = key
        .map(|pem| DkimKey::parse(&pem, "example.org", "seats"))
        .transpose()?;
    fs::create_dir_all(folder)?;
    let mut number = 0;
    for kind in TemplateKind::ALL {
        for language in GuestLanguage::ALL {
            for cover in [true, false] {
                let compiled = template(kind, language, cover)?;
                for guest in &GUESTS {
                    number += 1;
                    write(folder, kind, &compiled, guest, (language, number), key.as_ref())?;
                }
            }
        }
    }
    Ok(())
}

fn template(kind: TemplateKind, language: GuestLanguage, cover: bool) -> Result<Compiled, Problem> {
    let default = defaults(kind, language);
    let source = Source {
        subject: default.subject,
        html: default.html,
        text: default.text,
    };
    let look = Look {
        accent: if cover { "#a3412e" } else { "#f4d35e" },
        language,
        body_language: None,
        base_url: BASE,
        with_unsubscribe: matches!(kind, TemplateKind::Invitation | TemplateKind::Reminder),
        cover,
    };
    compile(kind, &source, &look).map_err(|problems| format!("{problems:?}").into())
}

/// Half past two in London.
fn starts() -> DateTime<Utc> {
    "2027-06-05T13:30:00Z".parse().unwrap_or_default()
}

fn values(guest: &Guest, language: GuestLanguage, seated: bool) -> Values {
    let long = |text: &str| {
        if text == "LONG" {
            "Ä".repeat(200)
        } else {
            text.to_owned()
        }
    };
    let name = long(guest.0);
    let (starts, zone) = (starts(), when::zone("Europe/London").unwrap_or_default());
    Values {
        first_name: name.split(' ').next().unwrap_or_default().to_owned(),
        guest_name: name,
        event_name: long(guest.2),
        event_date: dates::date(starts, zone, language),
        event_time: dates::time(starts, zone, language),
        venue_name: "The Old Granary, The Quay, Wareham".to_owned(),
        table_number: if seated { "6".to_owned() } else { String::new() },
        seat_number: if seated { "C".to_owned() } else { String::new() },
        meal: "Braised beef".to_owned(),
        rsvp_link: format!("{BASE}/guest-form/evt1?token={TOKEN}"),
        organizer_name: "Anna Ortiz".to_owned(),
        contact_email: "anna@ortiz.example".to_owned(),
        ticket: Some(TicketValues {
            url: format!("{BASE}/ticket/{TOKEN}"),
            code: "AB7K2Q".to_owned(),
        }),
        unsubscribe: Some(format!("{BASE}/unsubscribe/{TOKEN}")),
    }
}

fn write(
    folder: &Path,
    kind: TemplateKind,
    compiled: &Compiled,
    guest: &Guest,
    (language, number): (GuestLanguage, usize),
    key: Option<&DkimKey>,
) -> Result<(), Problem> {
    let values = values(guest, language, number % 2 == 1);
    let rendered = compiled.render(&values);
    let starts = starts();
    let event = calendar(&CalendarEvent {
        uid: "evt1@seats.example.org",
        sequence: 0,
        starts,
        ends: (number % 3 == 0).then(|| starts + TimeDelta::hours(9)),
        zone: "Europe/London",
        name: &values.event_name,
        venue: &values.venue_name,
        description: &format!("{}\n{BASE}/ticket/{TOKEN}", values.event_date),
        url: &format!("{BASE}/ticket/{TOKEN}"),
        organiser_name: &values.organizer_name,
        organiser_email: &values.contact_email,
        stamp: "2026-11-25T08:00:00Z".parse()?,
        cancelled: false,
    });
    let unsubscribe = format!("{BASE}/api/unsubscribe/{TOKEN}");
    let bulk = matches!(kind, TemplateKind::Invitation | TemplateKind::Reminder);
    let message = Message {
        message_id: &format!("<m{number:06}@example.org>"),
        from_name: &values.event_name,
        from: "events@example.org",
        to: &recipient(guest.1, number),
        reply_to: Some("anna@ortiz.example"),
        subject: &rendered.subject,
        text: &rendered.text,
        html: &rendered.html,
        date: "2026-11-25T08:00:00Z".parse()?,
        inline: &rendered.parts,
        calendar: (kind == TemplateKind::Confirmation).then_some(event.as_str()),
        unsubscribe: bulk.then_some(unsubscribe.as_str()),
    };
    let mut bytes = message.to_bytes()?;
    if let Some(key) = key {
        bytes = sign(bytes, key);
    }
    let name = format!("{}-{}-{number}", kind.as_str(), language.tag());
    fs::write(folder.join(format!("{name}.eml")), bytes)?;
    fs::write(folder.join(format!("{name}.html")), rendered.preview_html())?;
    fs::write(folder.join(format!("{name}.txt")), &rendered.text)?;
    Ok(())
}

/// Another address for each letter, since the same letter to the same guest counts as one message.
fn recipient(address: &str, number: usize) -> String {
    match address.split_once('@') {
        Some((local, host)) => match local.strip_suffix('"') {
            Some(quoted) => format!("{quoted}{number}\"@{host}"),
            None => format!("{local}{number}@{host}"),
        },
        None => address.to_owned(),
    }
}
