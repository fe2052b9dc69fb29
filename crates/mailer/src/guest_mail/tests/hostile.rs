//! Tricks in templates and in values: nothing but simple text reaches a letter.

use proptest::prelude::*;

use super::*;

const TRICKS: [&str; 40] = [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<style>*{display:none}</style>",
    "<style>@import 'https://evil.example/x.css'</style>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "<base href=https://evil.example/>",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "<iframe src=https://evil.example></iframe>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data=x></object><embed src=x><applet code=x></applet>",
    "<svg onload=alert(1)><script>alert(1)</script></svg>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<p onclick=alert(1) onmouseover='alert(1)'>x</p>",
    "<p style='background:url(https://evil.example/x)'>x</p>",
    "<a href='javascript:alert(1)'>x</a>",
    "<a href=' java\tscript:alert(1)'>x</a>",
    "<a href='&#106;avascript:alert(1)'>x</a>",
    "<a href='vbscript:x'>x</a><a href='data:text/html,<script>'>x</a>",
    "<a href='//evil.example'>x</a><a href='/relative'>x</a>",
    "<a href='https://ok.example\"onclick=alert(1)'>x</a>",
    "<a href='https:/\\evil.example'>x</a>",
    "<a href='mailto:a@b.example\r\nBcc: c'>x</a>",
    "<a target=_blank ping=https://evil.example href=https://ok.example/>x</a>",
    "<form action=https://evil.example><input name=a><button>x</button><select></select><textarea>y</textarea></form>",
    "<video src=x poster=y></video><audio src=x></audio>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<template><script>alert(1)</script></template>",
    "<table background=https://evil.example/x><tr><td>x</td></tr></table>",
    "<font color=red>x</font><center>x</center><marquee>x</marquee>",
    "<!--[if mso]><img src='https://evil.example/x'><![endif]-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<?xml version='1.0'?><!DOCTYPE html><html><body onload=alert(1)>x",
    "</p></td></tr></table></div></body></html><p>x",
    "<mj-raw><script>alert(1)</script></mj-raw><mjml><mj-body></mj-body></mjml>",
    "</mj-text></mj-column><mj-include path='/etc/passwd' />@@0@@ @@1@@",
    "<p class='i card button' id=x>x</p><a class='button evil' href='https://ok.example/'>x</a>",
    "<p>unclosed <b>bold <i>both</b> x<p>next</div>",
    "x\u{0}<\u{0}script>alert(1)</script>\u{1}rsvp_link\u{2}\u{3}\u{5}qr_code\u{2}\u{4}",
];

#[test]
fn tricks_in_templates_leave_only_simple_html() {
    for trick in TRICKS {
        let clean = sanitise(trick);
        let mut tags = Vec::new();
        tags_of(&markup::parse(&clean), &mut tags);
        let lower = clean.to_ascii_lowercase();
        for bad in [
            "script:", "data:", " on", "style=", "evil", "<script", "@import", "\u{0}", "\u{1}",
        ] {
            let in_text = matches!(bad, "evil") && !clean.contains("href");
            assert!(in_text || !lower.contains(bad), "{trick}: {clean}");
        }
        assert_eq!(sanitise(&clean), clean, "{trick}");
        let source = Source {
            subject: "Hello",
            html: &format!("<p>Hi</p>{trick}"),
            text: "",
        };
        let letter = compile(TemplateKind::Invitation, &source, &look(En))
            .unwrap()
            .render(&values());
        harmless(&letter.html, trick);
    }
}

fn tags_of(nodes: &[markup::Node], tags: &mut Vec<String>) {
    for node in nodes {
        if let markup::Node::Element(element) = node {
            tags.push(element.tag.clone());
            tags_of(&element.children, tags);
        }
    }
}

/// The document has nothing that a browser or a mail program runs or loads.
fn harmless(html: &str, trick: &str) {
    let lower = html.to_ascii_lowercase();
    for bad in [
        "<script",
        "<iframe",
        "<object",
        "<embed",
        "<svg",
        "<math",
        "<form",
        "<input",
        "<base",
        "<link",
        "javascript:",
        "vbscript:",
        "data:",
        "onerror=",
        "onclick=",
        "onload=",
        "evil.example/x",
        "http-equiv=\"refresh",
    ] {
        assert!(!lower.contains(bad), "{trick}: {bad}");
    }
}

/// The tags of a document, with the names of their attributes.
fn skeleton(html: &str) -> Vec<String> {
    let mut tags = Vec::new();
    for part in html.split('<').skip(1) {
        let mut names = String::new();
        let mut quoted = false;
        for c in part.chars() {
            match c {
                '"' => quoted = !quoted,
                '>' if !quoted => break,
                _ if !quoted => names.push(c),
                _ => {}
            }
        }
        tags.push(names);
    }
    tags
}

fn everywhere(value: &str) -> Values {
    let value = format!("x{value}");
    Values {
        guest_name: value.clone(),
        first_name: value.clone(),
        event_name: value.clone(),
        event_date: value.clone(),
        event_time: value.clone(),
        venue_name: value.clone(),
        table_number: value.clone(),
        seat_number: value.clone(),
        meal: value.clone(),
        organizer_name: value.clone(),
        contact_email: value,
        ..values()
    }
}

#[test]
fn tricks_in_values_stay_text() {
    for kind in TemplateKind::ALL {
        let template = default_of(kind, En);
        let plain = skeleton(&template.render(&everywhere("")).html);
        for trick in TRICKS
            .into_iter()
            .chain(["\"><img src=x onerror=alert(1)>", "{{guest_name}}", "{{7*7}}", "@@0@@"])
        {
            let letter = template.render(&everywhere(trick));
            assert_eq!(skeleton(&letter.html), plain, "{trick}");
            assert!(!letter.subject.contains(char::is_control), "{trick}");
        }
    }
}

#[test]
fn braces_in_values_are_not_read_again() {
    let letter = rendered(
        "<p>{{first_name}} {{table_number}}</p>",
        &everywhere("{{guest_name}}{{7*7}}"),
    );
    assert!(letter.html.contains("<bdi>x{{guest_name}}{{7*7}}</bdi>"));
    assert!(
        letter
            .text
            .starts_with("x{{guest_name}}{{7*7}} x{{guest_name}}{{7*7}}\n"),
        "{}",
        letter.text
    );
}

#[test]
fn a_name_is_no_link_in_the_plain_text() {
    let letter = rendered(
        "<p>{{guest_name}} {{event_name}}</p>",
        &everywhere(" https://evil.example/x"),
    );
    assert!(!letter.text.contains("://evil"), "{}", letter.text);
}

#[test]
fn links_that_are_none_are_dropped() {
    for link in [
        "javascript:alert(1)",
        "https://x.example/\"><b>",
        "https://x.example/ y",
        "//x",
        "https://x\r\ny",
    ] {
        let letter = rendered(
            "<p>Hi</p><p><a class=\"button\" href=\"{{rsvp_link}}\">Yes</a></p>",
            &Values {
                rsvp_link: link.into(),
                ..values()
            },
        );
        assert!(!letter.html.contains("Yes") && !letter.text.contains("Yes"), "{link}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_value_never_becomes_markup(value in "[<>\"'&;={}@/a-z \\PC]{0,40}") {
        let template = default_of(TemplateKind::Reminder, En);
        let plain = skeleton(&template.render(&everywhere("")).html);
        prop_assert_eq!(skeleton(&template.render(&everywhere(&value)).html), plain);
    }

    #[test]
    fn any_template_is_refused_or_compiled(html in "(<|>|</|p|b|a|ul|li|h1|blockquote| href=|\"|'|\\{\\{|\\}\\}|first_name|qr_code|x|&|;| |=|!--|--)*") {
        let source = Source { subject: "x", html: &html, text: &html };
        if let Ok(template) = compile(TemplateKind::Invitation, &source, &look(En)) {
            let letter = template.render(&values());
            prop_assert!(letter.html.len() < 100_000 && letter.html.ends_with("</html>"));
            prop_assert!(!letter.html.contains("@@"));
        }
    }
}
