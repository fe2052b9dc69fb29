//! The bundled pictures: vector drawings under open licences, available without a network. `library/build.mjs` packs
//! them into `library/library.json.gz`, which is unpacked on first use.

mod search;
mod words;

use std::collections::HashMap;
use std::io::Read;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use serde::Deserialize;

pub use search::search;

/// The authors and licences of the pictures.
pub const LICENCES: &str = include_str!("../library/LICENCES.txt");

static PACKED: &[u8] = include_bytes!("../library/library.json.gz");
static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::unpack(PACKED));

/// One drawing of the library.
#[derive(Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The set it belongs to.
    pub set: &'static Set,
    /// Its name in the set: small letters, digits and hyphens.
    pub name: String,
    /// What it shows, in a few words.
    pub title: String,
    /// Pixels of each side.
    pub size: u32,
    /// The search words.
    words: words::Words,
    body: String,
}

/// A set of drawings in one style.
#[derive(Debug, PartialEq, Eq)]
pub struct Set {
    /// Its name in addresses.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Who made it.
    pub author: &'static str,
    /// The licence, by its SPDX name.
    pub licence: &'static str,
}

/// The sets, the preferred one first.
pub static SETS: [Set; 2] = [
    Set {
        id: "fluent",
        title: "Fluent Emoji",
        author: "Microsoft Corporation",
        licence: "MIT",
    },
    Set {
        id: "tabler",
        title: "Tabler Icons",
        author: "Paweł Kuna",
        licence: "MIT",
    },
];

impl Drawing {
    /// Returns the drawing as an SVG file.
    pub fn svg(&self) -> String {
        let Self { size, body, .. } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 {size} {size}\">{body}</svg>"
        )
    }
}

/// Returns a drawing by its set and name.
pub fn get(set: &str, name: &str) -> Option<&'static Drawing> {
    let place = LIBRARY.places.get(&(set.to_owned(), name.to_owned()))?;
    LIBRARY.drawings.get(*place)
}

/// Returns all drawings.
pub fn all() -> &'static [Drawing] {
    &LIBRARY.drawings
}

struct Library {
    drawings: Vec<Drawing>,
    places: HashMap<(String, String), usize>,
}

#[derive(Deserialize)]
struct File {
    pictures: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    set: String,
    name: String,
    title: String,
    words: String,
    width: u32,
    body: String,
}

impl Library {
    /// Unpacks the bundled file. An unreadable file yields an empty library, which a test would notice.
    fn unpack(packed: &[u8]) -> Self {
        let mut text = String::new();
        let read = GzDecoder::new(packed).read_to_string(&mut text).ok();
        let file: Option<File> = read.and_then(|_| serde_json::from_str(&text).ok());
        let drawings: Vec<Drawing> = file
            .into_iter()
            .flat_map(|file| file.pictures)
            .filter_map(drawing)
            .collect();
        let place = |(at, drawing): (usize, &Drawing)| ((drawing.set.id.to_owned(), drawing.name.clone()), at);
        let places = drawings.iter().enumerate().map(place).collect();
        Self { drawings, places }
    }
}

fn drawing(entry: Entry) -> Option<Drawing> {
    Some(Drawing {
        set: SETS.iter().find(|set| set.id == entry.set)?,
        words: words::Words::new(&entry.title, &entry.words),
        name: entry.name,
        title: entry.title,
        size: entry.width,
        body: entry.body,
    })
}

#[cfg(test)]
mod tests {
    use domain::plan::FloorPlan;

    use super::*;
    use crate::picture::Kind;
    use crate::upload;

    #[test]
    fn the_library_unpacks_and_every_drawing_passes_as_an_upload() {
        assert!(all().len() > 3_000, "{}", all().len());
        for drawing in all() {
            let picture = upload::read(drawing.svg().as_bytes());
            let picture = picture.unwrap_or_else(|refusal| panic!("{}: {refusal}", drawing.name));
            assert_eq!(
                (picture.kind, picture.width),
                (Kind::Svg, f64::from(drawing.size)),
                "{}",
                drawing.name
            );
        }
    }

    #[test]
    fn every_drawing_can_stand_in_a_plan() {
        let element = |(at, drawing): (usize, &Drawing)| serde_json::json!({ "id": format!("p{at}"), "type": "vector-image", "svgContent": drawing.svg() });
        let elements: Vec<_> = all().iter().enumerate().map(element).collect();
        let (plan, notes) = FloorPlan::from_value(serde_json::json!({ "elements": elements })).unwrap();
        assert_eq!(notes, vec![]);
        assert!(plan.elements().iter().all(|element| element.picture.is_some()));
    }

    #[test]
    fn a_drawing_is_found_by_set_and_name() {
        let chair = get("fluent", "chair").unwrap();
        assert_eq!((chair.title.as_str(), chair.set.licence), ("chair", "MIT"));
        assert_eq!(get("tabler", "no-such-thing"), None);
        assert_eq!(get("../fluent", "chair"), None);
    }

    #[test]
    fn the_licence_of_every_set_is_carried_along() {
        for set in &SETS {
            assert!(
                LICENCES.contains(set.title) && LICENCES.contains(set.author),
                "{}",
                set.title
            );
        }
        assert!(LICENCES.contains("Permission is hereby granted"));
    }
}
