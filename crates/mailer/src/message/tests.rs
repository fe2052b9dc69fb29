//! Tests of the message on the wire, with a second opinion from a reader of mail.

use expect_test::expect_file;
use mail_parser::{MessageParser, MimeHeaders};

use super::*;
use crate::guest_mail::InlinePart;

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

fn picture() -> InlinePart {
    InlinePart {
        content_id: "qr-code@seatwright".to_owned(),
        bytes: vec![0x89, b'P', b'N', b'G'].into(),
        mime: "image/png",
    }
}

/// A message with everything that mail to guests has.
fn full<'a>(inline: &'a [InlinePart]) -> Message<'a> {
    Message {
        inline,
        calendar: Some("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
        unsubscribe: Some("https://seats.example/api/unsubscribe/Zm9yZ2V0LW1lLW5vdC1mb3JnZXQ"),
        ..message()
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
fn pictures_and_calendar_are_parts_of_the_message() {
    let inline = [picture()];
    let text = text_of(&full(&inline));
    expect_file!["../../snapshots/guest/message.eml.txt"].assert_eq(&text.replace("\r\n", "\n"));
    let read = MessageParser::default().parse(text.as_bytes()).unwrap();
    let kinds = read.parts.iter().map(|part| {
        let kind = part.content_type().unwrap();
        format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default())
    });
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        [
            "multipart/mixed",
            "multipart/alternative",
            "text/plain",
            "multipart/related",
            "text/html",
            "image/png",
            "text/calendar"
        ]
    );
    assert_eq!(read.body_html(0).unwrap().replace("\r\n", "\n"), message().html);
}

#[test]
fn a_link_to_unsubscribe_cannot_add_a_header() {
    for url in [
        "https://x\r\nBcc: a@b.example",
        "https://x> <https://y",
        &format!("https://{}", "x".repeat(1_000)),
    ] {
        let refused = Message {
            unsubscribe: Some(url),
            ..message()
        };
        assert!(matches!(refused.to_bytes(), Err(Error::Message(_))), "{url}");
    }
}

#[test]
fn subjects_are_read_back_and_their_words_decode_one_by_one() {
    let long = "ä🎉".repeat(90);
    for subject in [
        "Plain",
        "A plain subject that is longer than one line of a header, with many words in it, and then some more",
        "Grüße – 席 🎉👩‍👩‍👧",
        "=?utf-8?q?=0ABcc:_evil?=",
        &"x".repeat(400),
        &long,
        "  blanks   are\tsingle ",
    ] {
        let text = text_of(&Message { subject, ..message() });
        let read = MessageParser::default().parse(text.as_bytes()).unwrap();
        assert_eq!(read.subject(), Some(line(subject).as_str()));
        let head = text.split_once("\r\n\r\n").unwrap().0;
        assert!(head.split("\r\n").all(|line| line.len() <= 78), "{head}");
        for word in head.split_whitespace().filter(|word| word.starts_with("=?utf-8?B?")) {
            let alone = format!("Subject: {word}\r\n\r\n");
            let read = MessageParser::default().parse(alone.as_bytes()).unwrap();
            assert!(
                word.len() <= 75 && !read.subject().unwrap().contains('\u{fffd}'),
                "{word}"
            );
        }
    }
}

#[test]
fn a_name_of_the_sender_is_never_read_as_an_encoded_word() {
    let text = text_of(&Message {
        from_name: "=?utf-8?q?=0ABcc:_evil?= \"x\" <y>",
        ..message()
    });
    let read = MessageParser::default().parse(text.as_bytes()).unwrap();
    let from = read.from().unwrap().first().unwrap();
    assert_eq!(from.address(), Some("seats@seats.example"));
    assert!(!from.name().unwrap().contains('\n'));
    assert!(!text.contains("=?utf-8?q?="), "{text}");
}

#[test]
fn a_text_that_is_not_an_address_is_refused() {
    for to in [
        "ann",
        "ann@example.org\r\nBcc: x@example.org",
        "",
        "a b@example.org",
        "ann@",
        "@example.org",
        "ann@exa mple.org",
        "müller@example.org",
        "\"a\"b\"@example.org",
        "\"a\r\nb\"@example.org",
        "\"\"@example.org",
        "\"a b\\\"@example.org",
        "ann@example.org>",
        "ann@<example.org",
        "<ann@example.org>",
    ] {
        let refused = Message { to, ..message() }.to_bytes();
        assert!(matches!(refused, Err(Error::Address(_))), "{to:?}: {refused:?}");
        assert!(check_address(to).is_err());
    }
}

#[test]
fn unusual_addresses_are_written_in_ascii() {
    for (typed, written) in [
        ("zoe.lee+seats@example.org", "zoe.lee+seats@example.org"),
        ("\"a b\"@example.org", "\"a b\"@example.org"),
        ("\"a@b\"@example.org", "\"a@b\"@example.org"),
        ("\"a\\\"b\"@example.org", "\"a\\\"b\"@example.org"),
        ("ann@bücher.example", "ann@xn--bcher-kva.example"),
        ("ann@BÜCHER.example", "ann@xn--bcher-kva.example"),
        ("ann@例え.テスト", "ann@xn--r8jz45g.xn--zckzah"),
        ("o'neil@example.org", "o'neil@example.org"),
    ] {
        assert_eq!(parse_address(typed).unwrap().to_string(), written);
        let text = text_of(&Message { to: typed, ..message() });
        assert!(text.contains(&format!("\r\nTo: {written}\r\n")), "{text}");
    }
}

/// The key of RFC 8463, A.2, as PKCS #8.
const ED25519: &str = "-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g
-----END PRIVATE KEY-----
";

#[test]
fn a_signed_message_looks_like_its_snapshot() {
    let key = DkimKey::parse(ED25519, "seats.example", "autumn").unwrap();
    let inline = [picture()];
    let signed = sign(full(&inline).to_bytes().unwrap(), &key);
    assert_eq!(signed, sign(full(&inline).to_bytes().unwrap(), &key));
    let text = String::from_utf8(signed).unwrap();
    let (signature, rest) = text.split_once("\r\nFrom: ").unwrap();
    assert!(text_of(&full(&inline)).ends_with(rest));
    assert!(signature.split("\r\n").all(|line| line.len() <= 78), "{signature}");
    expect_file!["../../snapshots/guest/dkim-signature.txt"].assert_eq(&signature.replace("\r\n", "\n"));
}

#[test]
fn a_key_that_cannot_sign_is_refused() {
    for (pem, domain, selector, error) in [
        ("", "seats.example", "a", KeyError::Unreadable),
        (ED25519, "seats.example; x", "a", KeyError::Name),
        (ED25519, "seats.example", "a b", KeyError::Name),
        (ED25519, "", "a", KeyError::Name),
        (SHORT_RSA, "seats.example", "a", KeyError::TooShort),
    ] {
        assert_eq!(DkimKey::parse(pem, domain, selector).map(|_| ()).unwrap_err(), error);
    }
    let shown = format!("{:?}", DkimKey::parse(ED25519, "bücher.example", "autumn").unwrap());
    assert_eq!(shown, "DkimKey(autumn._domainkey.xn--bcher-kva.example)");
}

const SHORT_RSA: &str = "-----BEGIN RSA PRIVATE KEY-----
MIIBOwIBAAJBAOch18sgwQC0LoqSXgGOLlaGx6cfiJ1G/IruhDbcae3eE/slcI9l
3Ha5j8e910VA52+G7llSqbhK8T+4R+gX40sCAwEAAQJANNdY5Xikh0uqREX4NfTS
hTelF4EvE33yKLUlBwHXOekXdVE4gYcnB2pTxSiqW/R63adrP9C0ihbwwouZ2SEj
wQIhAPpOhtlCtDFSuxBAf306T/yHGgjKp6A+3hk/l8pUy16hAiEA7GOq6b51aeV8
wsDmxueB5UjJJVXf+wXl+B0qwKSFlmsCIQCDQTZZKy9ORfGt3gR8aF2VMEsonQw1
bYINf1lbUgeqwQIhANyrkfJQTJVFmLjJkOWfWiArWTKUPtm7wNlkiPN64gXvAiAM
M2Dn7K9NMFFJJcKeU/h/a+QVx/YAPOL+UTGet686Zg==
-----END RSA PRIVATE KEY-----";
