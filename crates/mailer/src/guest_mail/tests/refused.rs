//! Templates that are refused, with the position of the mistake.

use super::*;

fn problems(subject: &str, html: &str, text: &str) -> Vec<String> {
    let source = Source { subject, html, text };
    let found = check(&source, BASE).err().unwrap_or_default();
    let found = found
        .iter()
        .map(|problem| format!("{}: {}", problem.field, problem.message));
    found.collect()
}

#[test]
fn unknown_and_broken_variables_are_refused_with_their_position() {
    for (html, start) in [
        (
            "<p>Hi\n{{unknown}}</p>",
            "htmlContent: Line 2, character 1: {{unknown}} is not a variable. Use one of guest_name,",
        ),
        (
            "<p>{{event.__class__}}</p>",
            "htmlContent: Line 1, character 4: {{event.__class__}} is not",
        ),
        ("<p>{{7*7}}</p>", "htmlContent: Line 1, character 4: {{7*7}} is not"),
        (
            "{{#if guest_name}}x{{/if}}",
            "htmlContent: Line 1, character 1: {{#if guest_name}} is not",
        ),
        (
            "ä {{Guest_Name}}",
            "htmlContent: Line 1, character 3: {{Guest_Name}} is not",
        ),
        (
            "{{{first_name}}}",
            "htmlContent: Line 1, character 1: {{{first_name}} is not",
        ),
        (
            "{{fir<b>st</b>_name}}",
            "htmlContent: Line 1, character 1: {{fir<b>st</b>_name}} is not",
        ),
        (
            "<!-- {{secret}} -->x",
            "htmlContent: Line 1, character 6: {{secret}} is not",
        ),
        ("{{}}", "htmlContent: Line 1, character 1: {{}} is not"),
        (
            "x {{first_name",
            "htmlContent: Line 1, character 3: Close the variable with }}.",
        ),
        (
            "{{first {{first_name}}",
            "htmlContent: Line 1, character 1: Close the variable with }}.",
        ),
        (
            "x }} y",
            "htmlContent: Line 1, character 3: Open the variable with {{, or remove }}.",
        ),
        (
            "<p>&#123;{event.x}}</p>",
            "htmlContent: Line 1, character 18: Open the variable",
        ),
        (
            "<p>&#123;&#123;event.x&#125;&#125;</p>",
            "htmlContent: {{event.x}} is not a variable.",
        ),
        ("<p>&#123;<b></b>{first_name&#125;}</p>", ""),
    ] {
        let found = problems("Hello", html, "");
        let first = found.first().map(String::as_str).unwrap_or_default();
        assert!(first.starts_with(start), "{html}: {found:?}");
    }
}

#[test]
fn braces_that_entities_or_tags_hide_never_reach_a_letter() {
    for html in [
        "<p>&#123;<b></b>{first_name&#125;}</p>",
        "<p>&lbrace;&lbrace;x&rbrace;<i></i>&rbrace;</p>",
    ] {
        if problems("Hello", html, "").is_empty() {
            let letter = rendered(html, &values());
            assert!(
                !letter.html.contains("{{") && !letter.text.contains("{{"),
                "{html}: {}",
                letter.text
            );
        }
    }
}

#[test]
fn each_field_is_checked_by_itself() {
    let long = "x".repeat(SUBJECT_MAX + 1);
    for (subject, html, text, found) in [
        ("", "x", "", "subject: Enter a subject."),
        (
            "a\nb",
            "x",
            "",
            "subject: Write the subject on one line, without control characters.",
        ),
        (
            "{{x}}",
            "y",
            "",
            "subject: Line 1, character 1: {{x}} is not a variable.",
        ),
        ("{{qr_code}}", "x", "", "subject: Move {{qr_code}} to the text."),
        (long.as_str(), "x", "", "subject: Use at most 200 characters."),
        ("x", " <p>&nbsp;</p> ", "", "htmlContent: Enter a text."),
        ("x", "<script>alert(1)</script>", "", "htmlContent: Enter a text."),
        (
            "x",
            "y",
            "a\nb {{z}}",
            "textContent: Line 2, character 3: {{z}} is not a variable.",
        ),
    ] {
        let problems = problems(subject, html, text);
        assert!(problems.len() == 1 && problems[0].starts_with(found), "{problems:?}");
    }
}

#[test]
fn a_link_with_another_variable_and_a_picture_from_elsewhere_are_refused() {
    for (html, start) in [
        (
            "<a href=\"{{contact_email}}\">x</a>",
            "Line 1, character 4: Use {{rsvp_link}} alone",
        ),
        (
            "x\n<a href='https://x/{{guest_name}}'>x</a>",
            "Line 2, character 4: Use {{rsvp_link}} alone",
        ),
        (
            "<a HREF = {{rsvp_link}}&x>x</a>",
            "Line 1, character 4: Use {{rsvp_link}} alone",
        ),
        (
            "<p>\n<img src=\"https://evil.example/p.png\"></p>",
            "Line 2, character 11: Use a picture of this site.",
        ),
        (
            "<img src=\"https://seats.example.org.evil.example/p\">x",
            "Line 1, character 11: Use a picture of this site.",
        ),
    ] {
        let found = problems("Hello", html, "");
        let expected = format!("htmlContent: {start}");
        assert!(found.len() == 1 && found[0].starts_with(&expected), "{html}: {found:?}");
    }
    assert_eq!(problems("Hi", "<a href=\" {{ rsvp_link }} \">x</a>", ""), [""; 0]);
}

#[test]
fn too_much_html_is_refused_before_it_is_parsed() {
    let refused = |html: &str| problems("Hello", html, "").concat();
    assert_eq!(
        refused(&"x".repeat(1_000_000)),
        "htmlContent: The HTML is limited to 40 KB."
    );
    let deep = "htmlContent: Close the open elements. At most 20 elements can be inside each other.";
    assert_eq!(refused(&"<div>".repeat(5_000)), deep);
    assert_eq!(
        refused(&format!("{}{}", "<b a=1>".repeat(200), "<p>".repeat(200))),
        deep
    );
    assert_eq!(refused(&"<ul><li>".repeat(30)), deep);
    assert_eq!(
        refused(&"<i></i>x".repeat(1_001)),
        "htmlContent: The HTML is limited to 1000 elements."
    );
    let long = "<p><a href=\"https://seats.example.org/\">x</a> {{rsvp_link}}</p>".repeat(400);
    assert_eq!(
        refused(&long),
        "htmlContent: Shorten the text. Mail programs cut off letters of more than 100 KB."
    );
    assert_eq!(refused(&"<p>Unclosed".repeat(90)), "");
    assert_eq!(sanitise(&"<div>".repeat(5_000)), "");
    assert_eq!(
        problems("Hello", "x", &"x".repeat(40_001)),
        ["textContent: The plain text is limited to 40 KB."]
    );
}

#[test]
fn the_list_of_problems_is_bounded() {
    assert_eq!(problems("Hello", &"{{x}}".repeat(1_000), "").len(), 20);
}
