//! Tests of the message on the wire, with a second opinion from a reader of mail.

use expect_test::expect_file;
use mail_parser::{MessageParser, MimeHeaders};

use super::*;

fn message() -> Message<'static> {
    Message {
        message_id: "<m0000000000000000000x@seats.example>",
        from_name: "Ann & Ben's Hochzeit ♥",
        from: "seats@seats.example",
        to: "zoe@example.org",
        reply_to: Some("couple@example.org"),
        subject: "Zoë, please choose a seat – 席",
        text: "Hello Zoë,\nsee you there.\n",
        html: "<p>Hello Zoë,<br>see you there.</p>\n",
        date: "2026-11-21T08:00:00Z".parse().unwrap(),
        inline: &[],
        calendar: None,
        unsubscribe: None,
    }
}

fn text_of(message: &Message<'_>) -> String {
    String::from_utf8(message.to_bytes().unwrap()).unwrap()
}

#[test]
fn a_message_looks_like_its_snapshot() {
    let text = text_of(&message());
    assert!(text.is_ascii());
    assert!(
        text.split("\r\n").all(|line| line.len() <= 78 && !line.contains('\n')),
        "{text}"
    );
    expect_file!["../../snapshots/message.eml.txt"].assert_eq(&text.replace("\r\n", "\n"));
}

#[test]
fn a_mail_program_reads_back_what_was_written() {
    let bytes = message().to_bytes().unwrap();
    let read = MessageParser::default().parse(&bytes).unwrap();
    let from = read.from().unwrap().first().unwrap();
    assert_eq!(from.name(), Some(message().from_name));
    assert_eq!(from.address(), Some("seats@seats.example"));
    assert_eq!(read.to().unwrap().first().unwrap().address(), Some("zoe@example.org"));
    assert_eq!(
        read.reply_to().unwrap().first().unwrap().address(),
        Some("couple@example.org")
    );
    assert_eq!(read.subject(), Some(message().subject));
    assert_eq!(read.message_id(), Some("m0000000000000000000x@seats.example"));
    assert_eq!(read.date().unwrap().to_rfc3339(), "2026-11-21T08:00:00Z");
    assert_eq!(read.header_raw("Auto-Submitted").map(str::trim), Some("auto-generated"));
    assert!(read.content_type().unwrap().subtype() == Some("alternative"));
    assert_eq!(read.body_text(0).unwrap().replace("\r\n", "\n"), message().text);
    assert_eq!(read.body_html(0).unwrap().replace("\r\n", "\n"), message().html);
    assert_eq!(read.parts.len(), 3);
}

#[test]
fn no_value_can_add_a_header() {
    let hostile = "x\r\nBcc: victim@example.org\r\n\r\nbody";
    let text = text_of(&Message {
        subject: hostile,
        from_name: hostile,
        ..message()
    });
    let head = text.split_once("\r\n\r\n").unwrap().0;
    assert!(
        !head.lines().any(|line| line.to_ascii_lowercase().starts_with("bcc")),
        "{head}"
    );
    assert_eq!(
        head.lines().filter(|line| !line.starts_with([' ', '\t'])).count(),
        9,
        "{head}"
    );
}

#[test]
fn what_is_no_address_is_said_so() {
    for to in [
        "ann",
        "ann@example.org\r\nBcc: x@example.org",
        "",
        "a b@example.org",
        "ann@",
    ] {
        let refused = Message { to, ..message() }.to_bytes();
        assert!(matches!(refused, Err(Error::Address(_))), "{to:?}: {refused:?}");
        assert!(check_address(to).is_err());
    }
    assert!(check_address("zoe.lee+seats@example.org").is_ok());
}
