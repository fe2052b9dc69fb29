//! Tests of the letters: how each one reads, and that nothing people typed is more than text in it.

use std::collections::BTreeSet;

use domain::account::Role;
use expect_test::expect_file;

use super::*;

const LINK: &str = "https://seats.example/verify-email?token=Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvcmdldA";

/// The letters to members, then those to guests in each language.
fn letters<'a>(name: &'a str, link: &'a str) -> Vec<MemberEmail<'a>> {
    let mut letters = vec![
        MemberEmail::VerifyEmail { name, link },
        MemberEmail::ResetPassword { name, link },
        MemberEmail::ChangeEmail { name, link },
        MemberEmail::EmailChanging {
            name,
            new_email: "ann@new.example",
        },
        MemberEmail::PasswordChanged { name },
        MemberEmail::SignInLinked {
            name,
            provider: "https://id.example.org",
        },
        MemberEmail::AccountExists { name, link },
        MemberEmail::InvitationTaken {
            name,
            organisation: name,
            invited: "pia@example.org",
            joined: "eve@example.net",
        },
        MemberEmail::Invitation {
            organisation: name,
            invited_by: name,
            role: Role::Planner,
            link,
        },
    ];
    letters.extend(GuestLanguage::ALL.map(|language| confirm_answer(name, link, language)));
    letters.extend(GuestLanguage::ALL.map(|language| MemberEmail::ConfirmRegistration {
        event: name,
        link,
        language,
    }));
    letters
}

fn confirm_answer<'a>(event: &'a str, link: &'a str, language: GuestLanguage) -> MemberEmail<'a> {
    MemberEmail::ConfirmAnswer {
        event,
        answer: Attending::Attending,
        companions: 2,
        link,
        language,
    }
}

/// The name of a letter's snapshots: its kind, with the language of letters to guests.
fn snapshot(letter: &MemberEmail<'_>) -> String {
    match letter {
        MemberEmail::ConfirmAnswer { language, .. } | MemberEmail::ConfirmRegistration { language, .. } => {
            format!("guest/{}.{}", letter.kind(), language.tag())
        }
        _ => letter.kind().to_owned(),
    }
}

#[test]
fn every_letter_reads_like_its_snapshot() {
    let mut letters = letters("Ann Lee", LINK);
    for letter in &mut letters {
        if let MemberEmail::Invitation { organisation, .. } = letter {
            *organisation = "Lee & Sons Weddings";
        }
        let (rendered, name) = (render(letter), snapshot(letter));
        expect_file![format!("../../snapshots/{name}.html")].assert_eq(&rendered.html);
        let text = format!("Subject: {}\n\n{}", rendered.subject, rendered.text);
        expect_file![format!("../../snapshots/{name}.txt")].assert_eq(&text);
    }
}

#[test]
fn companions_are_counted_as_the_language_counts() {
    let words = |language, companions| answer::words(language, Attending::Attending, companions);
    for (language, companions, expected) in [
        (GuestLanguage::En, 0, "attending"),
        (GuestLanguage::En, 1, "attending, with 1 companion"),
        (GuestLanguage::De, 2, "Zusage, mit 2 Begleitpersonen"),
        (GuestLanguage::Pl, 1, "obecność potwierdzona, 1 osoba towarzysząca"),
        (GuestLanguage::Pl, 3, "obecność potwierdzona, 3 osoby towarzyszące"),
        (GuestLanguage::Pl, 5, "obecność potwierdzona, 5 osób towarzyszących"),
        (GuestLanguage::Ar, 2, "تأكيد الحضور، مع مرافقَين"),
        (GuestLanguage::Ar, 3, "تأكيد الحضور، مع 3 مرافقين"),
        (GuestLanguage::Ar, 11, "تأكيد الحضور، مع 11 مرافقًا"),
        (GuestLanguage::He, 2, "אישור הגעה, עם שני מלווים"),
    ] {
        assert_eq!(words(language, companions), expected);
    }
}

#[test]
fn letters_from_right_to_left_say_so_and_isolate_names_and_links() {
    for language in [GuestLanguage::Ar, GuestLanguage::He] {
        let Rendered { text, html, .. } = render(&confirm_answer("Ann Lee", LINK, language));
        let tag = language.tag();
        assert!(html.contains(&format!(r#"<html lang="{tag}" dir="rtl">"#)), "{html}");
        let turned = format!(r#"<table role="presentation" dir="rtl" lang="{tag}""#);
        let button = format!(r#"<table role="presentation" align="center" dir="rtl" lang="{tag}""#);
        assert_eq!(
            (html.matches(&turned).count(), html.matches(&button).count()),
            (2, 1),
            "{html}"
        );
        assert!(html.contains(&format!(r#"<bdi dir="ltr">{LINK}</bdi>"#)) && html.contains("<bdi>Ann Lee</bdi>"));
        assert!(
            text.contains("\u{2068}Ann Lee\u{2069}") && text.lines().any(|line| line == LINK),
            "{text}"
        );
    }
}

#[test]
fn every_variable_is_known_to_its_letter_and_every_known_one_is_used() {
    for letter in letters("Ann", LINK) {
        let template = letter.template();
        let known: BTreeSet<&str> = letter.values().iter().map(|(name, _)| *name).collect();
        let [text, html] = [template.whole_text(), template.whole_html()];
        for whole in [&text, &html] {
            assert_eq!(places(whole), known, "{}", letter.kind());
        }
        for part in [template.subject, template.preheader, template.why] {
            assert!(places(part).is_subset(&known), "{}: {part}", letter.kind());
        }
    }
}

fn places(template: &str) -> BTreeSet<&str> {
    template
        .split("{{")
        .skip(1)
        .map(|rest| rest.split_once("}}").map_or("an open place", |(name, _)| name))
        .collect()
}

#[test]
fn nothing_of_the_template_is_left_in_a_letter() {
    for letter in letters("Ann", LINK) {
        let Rendered { subject, text, html } = render(&letter);
        for part in [subject, text, html] {
            assert!(!part.contains("{{") && !part.contains("}}"), "{part}");
        }
    }
}

#[test]
fn the_plain_text_says_all_that_the_html_says() {
    for letter in letters("Ann Lee", LINK) {
        let Rendered { text, html, .. } = render(&letter);
        let text = text.replace(['\u{2068}', '\u{2069}'], "");
        let seen = visible(&html);
        for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.starts_with("--")) {
            assert!(
                seen.contains(&paragraph.replace('\n', " ")),
                "{paragraph}\nis not in\n{seen}"
            );
        }
        let why = text.lines().last().unwrap();
        assert!(seen.contains(why), "{why}");
    }
}

/// What a reader sees of an HTML document: its body without tags, on one line.
fn visible(html: &str) -> String {
    let body = html.split_once("</head>").unwrap().1;
    let mut text = String::new();
    for part in body.replace("<bdi>", "").replace("</bdi>", "").split('<') {
        let (_tag, words) = part.split_once('>').unwrap_or(("", ""));
        text.push(' ');
        text.push_str(words);
    }
    let text = text.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn letters_with_a_link_have_one_button_and_are_secret_unless_the_link_shows_little() {
    for letter in letters("Ann", LINK) {
        let Rendered { text, html, .. } = render(&letter);
        let shows_little = matches!(letter, MemberEmail::AccountExists { .. });
        let linked = letter.is_secret() || shows_little;
        let count = html.matches("class=\"button-text\"").count();
        assert_eq!(count, usize::from(linked), "{}", letter.kind());
        assert_eq!(text.contains(LINK), linked);
        assert_eq!(html.matches(LINK).count(), if linked { 3 } else { 0 });
    }
}

#[test]
fn a_mail_loads_nothing_and_runs_nothing() {
    for letter in letters("Ann", LINK) {
        let html = render(&letter).html;
        for word in ["<img", "<script", "<form", "<link", "<svg", "@import", "url(", "src="] {
            assert!(!html.contains(word), "{}: {word}", letter.kind());
        }
        assert!(html.contains("max-width:600px") && html.contains("prefers-color-scheme: dark"));
    }
}

#[test]
fn a_hostile_name_stays_a_name() {
    let plain: Vec<Rendered> = letters("Ann", LINK).iter().map(render).collect();
    for name in [
        "<img src=x onerror=alert(1)>",
        "\"><script>alert(1)</script>",
        "{{link}}",
        "{{> button: Click}}",
        "Ann\r\nBcc: victim@example.org",
        "Ann\u{0}\u{85}\u{2028}Lee",
        "https://evil.example/login",
        "&lt;b&gt;",
    ] {
        for (letter, plain) in letters(name, LINK).iter().zip(&plain) {
            let Rendered { subject, text, html } = render(letter);
            assert_eq!(subject.lines().count(), 1, "{subject:?}");
            assert!(!subject.chars().any(char::is_control), "{subject:?}");
            assert_eq!(text.lines().count(), plain.text.lines().count(), "{text}");
            assert_eq!(html.matches('<').count(), plain.html.matches('<').count(), "{html}");
            assert_eq!(html.matches('"').count(), plain.html.matches('"').count(), "{html}");
            assert_eq!(html.matches(LINK).count(), plain.html.matches(LINK).count(), "{html}");
            assert!(!html.contains("//evil.example") && !text.contains("//evil.example"));
        }
    }
}

#[test]
fn a_link_cannot_leave_its_attribute() {
    let html = render(&MemberEmail::VerifyEmail {
        name: "Ann",
        link: "https://x/?a=1&b=\"><b>",
    })
    .html;
    assert!(
        html.contains("href=\"https://x/?a=1&amp;b=&quot;&gt;&lt;b&gt;\""),
        "{html}"
    );
}
