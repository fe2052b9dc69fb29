//! Mail in scripts that run from right to left.

use super::*;

const RIGHT_TO_LEFT: [GuestLanguage; 2] = [Ar, He];

#[test]
fn the_document_and_its_tables_run_in_the_direction_of_their_language() {
    for kind in TemplateKind::ALL {
        for language in GuestLanguage::ALL {
            let html = default_of(kind, language).render(&values()).html;
            let tag = language.tag();
            let (dir, other) = if language.is_right_to_left() {
                ("rtl", "direction:ltr")
            } else {
                ("ltr", "rtl")
            };
            assert!(html.contains(&format!(r#"<html lang="{tag}" dir="{dir}""#)), "{html}");
            assert!(!html.contains(other), "{tag}: {other}");
            let turned = format!(r#"<table dir="rtl" lang="{tag}""#);
            let tables = if language.is_right_to_left() {
                "<table"
            } else {
                "no table"
            };
            assert_eq!(html.matches(&turned).count(), html.matches(tables).count(), "{tag}");
        }
    }
}

#[test]
fn lines_from_right_to_left_begin_at_the_right_and_buttons_are_centred() {
    let long = "<p>".to_owned() + &"كلمة ".repeat(100) + "</p><p><a class=\"button\" href=\"{{rsvp_link}}\">زر</a></p>";
    for language in RIGHT_TO_LEFT {
        let source = Source {
            subject: "Hello",
            html: &long,
            text: "",
        };
        let letter = compile(TemplateKind::Invitation, &source, &look(language)).unwrap();
        let html = letter.render(&values()).html;
        assert!(
            !html.contains("text-align:left") && html.contains("text-align:right"),
            "{html}"
        );
        let (_, button) = html.split_once("class=\"button\"").unwrap();
        assert!(
            html.contains("<td align=\"center\" class=\"button\"") || button.contains("align=\"center\""),
            "{html}"
        );
        assert!(!html.contains("letter-spacing:0.4px"), "a gap parts joined letters");
    }
}

#[test]
fn codes_and_addresses_are_isolated_from_right_to_left_text() {
    for language in RIGHT_TO_LEFT {
        let Rendered { text, html, .. } = default_of(TemplateKind::Confirmation, language).render(&values());
        assert!(html.contains(r#"<bdi dir="ltr">AB7K2Q</bdi>"#), "{html}");
        assert!(text.contains("\u{2066}AB7K2Q\u{2069}\n"), "{text}");
        for line in text.lines().filter(|line| line.contains("https://")) {
            assert!(line.starts_with("https://") && line.is_ascii(), "{line}");
        }
        let html = default_of(TemplateKind::Reminder, language).render(&values()).html;
        assert!(
            html.contains(r#"<bdi dir="ltr">anna@ortiz.example</bdi></a>"#),
            "{html}"
        );
    }
}
