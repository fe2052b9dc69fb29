//! Tests of the letters: how each one reads, and that nothing people typed is more than text in it.

use std::collections::BTreeSet;

use domain::account::Role;
use expect_test::{ExpectFile, expect_file};

use super::*;

const LINK: &str = "https://seats.example/verify-email?token=Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvcmdldA";

fn letters<'a>(name: &'a str, link: &'a str) -> [MemberEmail<'a>; 13] {
    [
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
        confirm_answer(name, link, Language::English),
        confirm_answer(name, link, Language::German),
        MemberEmail::ConfirmRegistration {
            event: name,
            link,
            language: Language::English,
        },
        MemberEmail::ConfirmRegistration {
            event: name,
            link,
            language: Language::German,
        },
        MemberEmail::Invitation {
            organisation: name,
            invited_by: name,
            role: Role::Planner,
            link,
        },
    ]
}

fn confirm_answer<'a>(event: &'a str, link: &'a str, language: Language) -> MemberEmail<'a> {
    MemberEmail::ConfirmAnswer {
        event,
        answer: Attending::Attending,
        companions: 2,
        link,
        language,
    }
}

/// The snapshots of each letter, in the order of [`letters`].
fn snapshots() -> [(ExpectFile, ExpectFile); 13] {
    [
        (
            expect_file!["../../snapshots/verify-email.html"],
            expect_file!["../../snapshots/verify-email.txt"],
        ),
        (
            expect_file!["../../snapshots/reset-password.html"],
            expect_file!["../../snapshots/reset-password.txt"],
        ),
        (
            expect_file!["../../snapshots/change-email.html"],
            expect_file!["../../snapshots/change-email.txt"],
        ),
        (
            expect_file!["../../snapshots/email-changing.html"],
            expect_file!["../../snapshots/email-changing.txt"],
        ),
        (
            expect_file!["../../snapshots/password-changed.html"],
            expect_file!["../../snapshots/password-changed.txt"],
        ),
        (
            expect_file!["../../snapshots/sign-in-linked.html"],
            expect_file!["../../snapshots/sign-in-linked.txt"],
        ),
        (
            expect_file!["../../snapshots/account-exists.html"],
            expect_file!["../../snapshots/account-exists.txt"],
        ),
        (
            expect_file!["../../snapshots/invitation-taken.html"],
            expect_file!["../../snapshots/invitation-taken.txt"],
        ),
        (
            expect_file!["../../snapshots/confirm-answer.html"],
            expect_file!["../../snapshots/confirm-answer.txt"],
        ),
        (
            expect_file!["../../snapshots/confirm-answer-de.html"],
            expect_file!["../../snapshots/confirm-answer-de.txt"],
        ),
        (
            expect_file!["../../snapshots/confirm-registration.html"],
            expect_file!["../../snapshots/confirm-registration.txt"],
        ),
        (
            expect_file!["../../snapshots/confirm-registration-de.html"],
            expect_file!["../../snapshots/confirm-registration-de.txt"],
        ),
        (
            expect_file!["../../snapshots/invitation.html"],
            expect_file!["../../snapshots/invitation.txt"],
        ),
    ]
}

#[test]
fn every_letter_reads_like_its_snapshot() {
    let mut letters = letters("Ann Lee", LINK);
    if let [.., MemberEmail::Invitation { organisation, .. }] = &mut letters {
        *organisation = "Lee & Sons Weddings";
    }
    for (letter, (html, text)) in letters.iter().zip(snapshots()) {
        let rendered = render(letter);
        html.assert_eq(&rendered.html);
        text.assert_eq(&format!("Subject: {}\n\n{}", rendered.subject, rendered.text));
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
        let seen = visible(&html);
        for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.starts_with("--")) {
            assert!(
                seen.contains(&paragraph.replace('\n', " ")),
                "{paragraph}\nis not in\n{seen}"
            );
        }
        let why = text.lines().last().unwrap();
        let begins = [
            "You are receiving this email because",
            "Sie erhalten diese E-Mail, weil",
        ];
        assert!(
            begins.iter().any(|begin| why.starts_with(begin)) && seen.contains(why),
            "{why}"
        );
    }
}

/// What a reader sees of an HTML document: its body without tags, on one line.
fn visible(html: &str) -> String {
    let body = html.split_once("</head>").unwrap().1;
    let mut text = String::new();
    for part in body.split('<') {
        let (_tag, words) = part.split_once('>').unwrap_or(("", ""));
        text.push(' ');
        text.push_str(words);
    }
    let text = text.replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
