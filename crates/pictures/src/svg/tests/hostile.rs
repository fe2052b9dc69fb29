//! Drawings that try to run code or to contact a server, in all known ways. `frontend/e2e/hostile-drawings.spec.ts`
//! shows in a browser what is kept of the same list, beside the original drawings.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use serde::Deserialize;

use super::super::allowed::{self, Fate};
use crate::picture::Kind;

/// A drawing as text, or in base64 when it is not text.
#[derive(Deserialize)]
struct Hostile {
    class: String,
    name: String,
    svg: Option<String>,
    base64: Option<String>,
    /// The reason for refusing it, or "kept" when its harmless parts are kept.
    outcome: String,
}

impl Hostile {
    fn bytes(&self) -> Vec<u8> {
        match (&self.svg, &self.base64) {
            (Some(svg), None) => svg.clone().into_bytes(),
            (None, Some(packed)) => STANDARD.decode(packed).unwrap(),
            _ => panic!("{}, {}: text or bytes", self.class, self.name),
        }
    }
}

fn all() -> Vec<Hostile> {
    serde_json::from_str(include_str!("hostile.json")).unwrap()
}

#[test]
fn every_hostile_drawing_is_refused_or_kept_without_what_it_is_hostile_by() {
    let all = all();
    assert!(all.len() >= 250, "only {}", all.len());
    for hostile in all {
        let title = format!("{}, {}", hostile.class, hostile.name);
        match crate::upload::read(&hostile.bytes()) {
            Err(refusal) => assert_eq!(refusal.reason(), hostile.outcome, "{title}"),
            Ok(picture) => {
                assert_eq!((picture.kind, hostile.outcome.as_str()), (Kind::Svg, "kept"), "{title}");
                let text = String::from_utf8(picture.bytes).unwrap();
                assert_eq!(out_of_place(&text), Vec::<String>::new(), "{title}: {text}");
            }
        }
    }
}

/// Reads the output with an independent reader and lists everything that does not belong in a plain drawing.
fn out_of_place(text: &str) -> Vec<String> {
    let mut reader = Reader::from_str(text);
    let mut found = Vec::new();
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) | Event::Empty(tag) => found.extend(out_of_place_in(&tag)),
            Event::End(_) | Event::Text(_) => {}
            Event::GeneralRef(name) if ["lt", "gt", "amp", "quot"].contains(&name.as_ref()) => {}
            Event::Eof => return found,
            other => found.push(format!("{other:?}")),
        }
    }
}

fn out_of_place_in(tag: &BytesStart<'_>) -> Vec<String> {
    let name = tag.name();
    let mut found = Vec::new();
    if !matches!(allowed::element(name.as_ref()), Fate::Keep(kept) if kept == name.as_ref()) {
        found.push(format!("<{}>", name.as_ref()));
    }
    for attribute in tag.attributes() {
        let attribute = attribute.unwrap();
        let (key, value) = (attribute.key.as_ref(), attribute.value.as_ref());
        let fits = match key {
            "xmlns" => value == "http://www.w3.org/2000/svg",
            "href" if name.as_ref() == "image" => value.starts_with("data:image/gif;base64,"),
            "href" => value.starts_with('#'),
            _ => allowed::attribute(key).is_some() && names_nothing_outside(value),
        };
        if !fits {
            found.push(format!("{key}={value}"));
        }
    }
    found
}

fn names_nothing_outside(value: &str) -> bool {
    let value = value.to_lowercase();
    let references = value.matches("url(").count();
    references == value.matches("url(#").count() && !value.contains("//") && !value.contains(['<', '>', '\\', ';'])
}
