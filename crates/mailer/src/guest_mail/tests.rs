//! Tests of mail to guests: how the product's templates read, and what is left out without a value.

use domain::event::GuestLanguage::{self, Ar, De, En, Es, Fr, He, It, Nl, Pl, Pt, Tr};
use domain::event::when;
use domain::mail::dates;
use expect_test::expect_file;

use super::*;

mod directions;
mod hostile;
mod refused;

const BASE: &str = "https://seats.example.org";
const TOKEN: &str = "Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvcmdldA";

fn look(language: GuestLanguage) -> Look<'static> {
    Look {
        accent: "#a3412e",
        language,
        body_language: None,
        base_url: BASE,
        with_unsubscribe: true,
        cover: false,
    }
}

fn values() -> Values {
    Values {
        guest_name: "Layla Haddad".into(),
        first_name: "Layla".into(),
        event_name: "Anna & Ben’s wedding".into(),
        event_date: "Saturday 5 June 2027".into(),
        event_time: "2:30 pm".into(),
        venue_name: "The Old Granary, Wareham".into(),
        table_number: "6".into(),
        seat_number: "C".into(),
        meal: "Braised beef".into(),
        rsvp_link: format!("{BASE}/guest-form/evt1?token={TOKEN}"),
        organizer_name: "Anna Ortiz".into(),
        contact_email: "anna@ortiz.example".into(),
        ticket: Some(TicketValues {
            url: format!("{BASE}/ticket/{TOKEN}"),
            code: "AB7K2Q".into(),
        }),
        unsubscribe: Some(format!("{BASE}/unsubscribe/{TOKEN}")),
    }
}

/// The values with the date in the language; that of the first two languages is fixed.
fn values_in(language: GuestLanguage) -> Values {
    if matches!(language, En | De) {
        return values();
    }
    let (at, zone) = (
        "2027-06-05T13:30:00Z".parse().unwrap(),
        when::zone("Europe/London").unwrap(),
    );
    Values {
        event_date: dates::date(at, zone, language),
        event_time: dates::time(at, zone, language),
        ..values()
    }
}

fn compiled(html: &str) -> Compiled {
    let source = Source {
        subject: "Hello",
        html,
        text: "",
    };
    compile(TemplateKind::Invitation, &source, &look(En)).unwrap()
}

fn default_of(kind: TemplateKind, language: GuestLanguage) -> Compiled {
    default_with(kind, &look(language))
}

fn default_with(kind: TemplateKind, look: &Look<'_>) -> Compiled {
    let language = look.language;
    let own = defaults(kind, language);
    let source = Source {
        subject: own.subject,
        html: own.html,
        text: own.text,
    };
    compile(kind, &source, look).unwrap()
}

fn with_cover(language: GuestLanguage) -> Look<'static> {
    Look {
        cover: true,
        ..look(language)
    }
}

fn rendered(html: &str, values: &Values) -> Rendered {
    compiled(html).render(values)
}

/// The document with its pictures from files beside it, so that a browser shows them.
fn page(rendered: &Rendered) -> String {
    let html = rendered.html.replace(&format!("cid:{QR_ID}"), "qr-code.png");
    let html = html.replace(&format!("cid:{COVER_ID}"), "cover.png");
    format!("{}\n", html.replace("<tr>", "\n<tr>").replace("<div", "\n<div"))
}

#[test]
fn the_templates_of_the_product_look_like_their_snapshots() {
    for kind in TemplateKind::ALL {
        for language in GuestLanguage::ALL {
            let name = format!("../../snapshots/guest/{}.{}.html", kind.as_str(), language.tag());
            // The drawing takes long, and is the same in every language.
            let look = if matches!(language, En | De) {
                with_cover(language)
            } else {
                look(language)
            };
            let letter = default_with(kind, &look).render(&values_in(language));
            expect_file![name].assert_eq(&page(&letter));
        }
    }
}

#[test]
fn the_plain_texts_of_the_product_look_like_their_snapshots() {
    for language in GuestLanguage::ALL {
        let mut text = String::new();
        for kind in TemplateKind::ALL {
            let letter = default_of(kind, language).render(&values_in(language));
            text.push_str(&format!("=== {}\n{}\n", letter.subject, letter.text));
        }
        expect_file![format!("../../snapshots/guest/texts.{}.txt", language.tag())].assert_eq(&text);
    }
}

#[test]
fn cleaning_leaves_the_templates_of_the_product_as_they_are() {
    for kind in TemplateKind::ALL {
        for language in GuestLanguage::ALL {
            let html = defaults(kind, language).html;
            assert_eq!(sanitise(html), html);
        }
    }
}

#[test]
fn the_same_values_give_the_same_letter() {
    let template = default_with(TemplateKind::Confirmation, &with_cover(En));
    assert_eq!(template.render(&values()), template.render(&values()));
    let again = default_with(TemplateKind::Confirmation, &with_cover(En));
    assert_eq!(template.render(&values()), again.render(&values()));
}

#[test]
fn a_line_without_a_value_is_left_out() {
    let unseated = Values {
        table_number: String::new(),
        seat_number: String::new(),
        contact_email: String::new(),
        ..values()
    };
    let letter = default_of(TemplateKind::Confirmation, En).render(&unseated);
    for shown in ["Table", "Seat:"] {
        assert!(!letter.text.contains(shown), "{}", letter.text);
    }
    assert!(!letter.html.contains("Table") && letter.html.contains("2:30 pm"));
    let card = rendered(
        "<p>Hi</p><blockquote><p><strong>Table</strong> {{table_number}}</p></blockquote>",
        &unseated,
    );
    assert!(!card.html.contains("class=\"inset"), "the empty card is shown");
}

#[test]
fn a_letter_without_a_ticket_or_a_link_has_no_place_for_it() {
    let without = Values {
        ticket: None,
        unsubscribe: None,
        rsvp_link: "javascript:alert(1)".into(),
        ..values()
    };
    let letter = default_of(TemplateKind::Confirmation, En).render(&without);
    assert_eq!(letter.parts, []);
    for gone in [QR_ID, "Your ticket", "Unsubscribe", "javascript", "Change your answer"] {
        assert!(!letter.html.contains(gone), "{gone}");
        assert!(!letter.text.contains(gone), "{gone}: {}", letter.text);
    }
    let invitation = default_of(TemplateKind::Invitation, En).render(&without);
    assert!(!invitation.html.contains("Answer the invitation"));
}

#[test]
fn the_code_of_a_ticket_is_shown_as_picture_text_and_link() {
    for html in [
        "<p>{{qr_code}}</p>",
        "{{qr_code}}",
        "<p>Scan: <img alt=\"\" src=\"{{ qr_code }}\"></p>",
        "<img src='{{qr_code}}'>",
        "<h1>Your code {{ qr_code }}</h1>",
        "<ul><li><strong>{{qr_code}}</strong></li></ul>",
        "<blockquote><p>Code: {{qr_code}}</p></blockquote><p>{{qr_code}}</p>",
    ] {
        let letter = rendered(html, &values());
        assert_eq!(letter.html.matches(QR_ID).count(), 1, "{html}");
        assert_eq!(letter.parts.len(), 1, "{html}");
        for form in [&letter.html, &letter.text] {
            assert!(
                form.contains("AB7K2Q") && form.contains(&format!("{BASE}/ticket/{TOKEN}")),
                "{form}"
            );
        }
    }
}

#[test]
fn a_table_with_a_name_of_its_own_is_not_called_table_twice() {
    for (language, name, heading) in [
        (En, "6", "Table 6"),
        (En, "Rose", "Table Rose"),
        (En, "Head table", "Head table"),
        (De, "Brauttisch", "Brauttisch"),
        (De, "Tisch 5", "Tisch 5"),
        (Fr, "Table des mariés", "Table des mariés"),
        (Es, "6", "Mesa 6"),
        (Es, "Mesa nupcial", "Mesa nupcial"),
        (It, "Tavolo 3", "Tavolo 3"),
        (Pt, "7", "Mesa 7"),
        (Nl, "Bruidstafel", "Bruidstafel"),
        (Pl, "Stolik 2", "Stolik 2"),
        (Pl, "2", "Stół 2"),
        (Tr, "Aile masası", "Aile masası"),
        (Tr, "Masahiro", "Masa Masahiro"),
        (Ar, "طاولة العروسين", "طاولة العروسين"),
        (Ar, "4", "الطاولة 4"),
        (He, "שולחן כבוד", "שולחן כבוד"),
    ] {
        let letter = default_of(TemplateKind::SeatAssignment, language);
        let named = Values {
            table_number: name.to_owned(),
            ..values()
        };
        let Rendered { text, html, .. } = letter.render(&named);
        assert!(text.contains(&format!("\n{heading}\n")), "{text}");
        let prefixed = [
            "Table",
            "Tisch",
            "Mesa",
            "Tavolo",
            "Tafel",
            "Stół",
            "Masa",
            "الطاولة",
            "שולחן",
        ]
        .map(|word| format!("{word} <bdi>{name}</bdi>"));
        let is_prefixed = prefixed.iter().any(|prefixed| html.contains(prefixed));
        assert_eq!(is_prefixed, heading != name, "{heading}");
    }
}

#[test]
fn a_text_of_the_organiser_gains_the_links_that_it_lacks() {
    let source = Source {
        subject: "Hello",
        html: "<p>Come</p><p><a class=\"button\" href=\"{{rsvp_link}}\">Answer</a></p>\
               <p><a href=\"https://maps.example/a?b=1&amp;c=2\">Map</a></p><p>{{qr_code}}</p>",
        text: "Come, {{first_name}}.\n\nTable {{table_number}}\nBye",
    };
    let letter = compile(TemplateKind::Invitation, &source, &look(En)).unwrap();
    let text = letter
        .render(&Values {
            table_number: String::new(),
            ..values()
        })
        .text;
    expect_file!["../../snapshots/guest/own-text.txt"].assert_eq(&text);
}

#[test]
fn simple_html_becomes_a_letter() {
    let html = "<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Some <strong>bold</strong>, <em>italic</em> and <u>underlined</u> \
        text with <a href=\"https://seats.example.org/x?a=1&amp;b=2\">a link</a>, {{contact_email}} and {{rsvp_link}}.<br>Next line</p>\
        <ul><li>first</li><li><p>second</p><ol><li>inner {{venue_name}}</li></ol></li></ul><hr>\
        <blockquote><p><strong>When</strong> {{event_date}}<br><strong>Where</strong> {{venue_name}}</p><p>Just a line.</p></blockquote>\
        <p><img src=\"https://seats.example.org/api/images/1\" alt=\"The house\"></p>Loose text";
    let letter = rendered(html, &values());
    expect_file!["../../snapshots/guest/everything.html"].assert_eq(&page(&letter));
    expect_file!["../../snapshots/guest/everything.txt"].assert_eq(&letter.text);
}

#[test]
fn cells_and_lines_of_pasted_html_stay_apart() {
    let html = "<div>One</div><div>Two</div><table><tr><td>Table</td><TD>{{table_number}}</TD></tr></table>\
        <div><a class=\"button\" href=\"{{rsvp_link}}\">Yes</a></div><p>a <b>b <i>c</b><ul><li>d<ul><li>e</ul></ul>";
    let letter = rendered(html, &values());
    assert!(
        letter.text.starts_with("One\nTwo\nTable 6\nYes: https://"),
        "{}",
        letter.text
    );
    assert!(letter.text.contains("- d\n- e\n"), "{}", letter.text);
}

#[test]
fn long_values_never_make_a_document_that_mail_programs_cut_off() {
    let html = "<p>{{guest_name}}, {{event_name}} and more words of a paragraph.</p>".repeat(100);
    let long = Values {
        guest_name: "\"".repeat(400),
        event_name: "Ä".repeat(200),
        ..values()
    };
    let letter = rendered(&html, &long);
    assert!(letter.html.len() < 100_000, "{}", letter.html.len());
    assert!(rendered(&html, &values()).html.contains("Layla Haddad"));
}

#[test]
fn a_preview_has_its_pictures_inside() {
    let html = default_with(TemplateKind::Confirmation, &with_cover(En));
    let html = html.render(&values()).preview_html();
    assert!(!html.contains("cid:"));
    assert_eq!(html.matches("data:image/png;base64,").count(), 2);
}

#[test]
fn the_cover_is_small_and_has_the_colour_of_the_event() {
    let mut seen = Vec::new();
    for accent in ["#a3412e", "#2f6b45", "#ffffff", "#000000", "nonsense"] {
        let file = cover::draw(accent);
        assert!((5_000..30_000).contains(&file.len()), "{accent}: {} octets", file.len());
        seen.push(file);
    }
    assert_ne!(seen[0], seen[1]);
    assert_eq!(seen[0], cover::draw("#a3412e"));
}

#[test]
fn the_variables_of_a_template_are_listed_once() {
    assert_eq!(
        variables_in("{{qr_code}} {{ first_name }} {{first_name}} {{nonsense}}"),
        ["first_name", "qr_code"]
    );
}
