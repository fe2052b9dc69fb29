//! Word documents as another program prints them.

use domain::event::GuestLanguage;
use exporters::event::{EventExport, Table};
use exporters::{Sections, SheetKind};

use crate::office;
use crate::samples::{export, guest};
use crate::word_files::{guest_list, word};

/// An event that fills several pages, with names in several scripts.
fn gala(language: GuestLanguage) -> EventExport {
    let names = [
        ("Wolfgang", "van der Berg"),
        ("ليلى", "حداد"),
        ("小明", "王"),
        ("Chloé", "Łukasiewicz"),
        ("נועה", "לוי"),
        ("María José", "Carreño Quiñones de la Fuente y Montalbán"),
        ("Priya", "Nair"),
    ];
    let diets = ["", "Vegan", "", "Gluten-Free, no nuts", "", "", "Vegetarian"];
    let meals = ["Braised beef", "Trout", "Risotto"];
    let eaten = diets.into_iter().cycle().zip(meals.into_iter().cycle());
    let guests = (0..120).zip(names.into_iter().cycle()).zip(eaten);
    let guests = guests.map(|((number, (first, last)), (diet, meal))| {
        let seat = char::from(b'A' + u8::try_from(number % 8).unwrap()).to_string();
        let mut guest = guest(number + 1, first, last, Some(number / 8), &seat);
        guest.texts.dietary = diet.to_owned();
        guest.texts.meal = meal.to_owned();
        guest
    });
    let mut export = export(guests.collect());
    export.tables = (1..=15)
        .map(|number| Table {
            id: format!("t-{number}"),
            label: format!("Table {number}"),
            number: Some(number),
            capacity: 8,
        })
        .collect();
    export.event.language = language;
    export
}

#[test]
#[ignore = "takes a minute and needs soffice and pdftotext; nightly.yml runs it"]
fn another_program_prints_every_name() {
    if !office::are_installed(&["soffice", "pdftotext"]) {
        return;
    }
    let folder = office::folder("word");
    let mut documents = Vec::new();
    for language in [GuestLanguage::En, GuestLanguage::Ar] {
        let export = gala(language);
        for (name, kind) in SheetKind::ALL.into_iter().filter(|(_, kind)| kind.has_word()) {
            documents.push((format!("{name}-{}", language.tag()), word(&export, kind)));
        }
        documents.push((
            format!("guest-list-{}", language.tag()),
            guest_list(&export, Sections::default()),
        ));
    }
    let files = documents
        .iter()
        .map(|(name, bytes)| (format!("{name}.docx"), bytes.as_slice()));
    office::convert(&folder, "pdf", &files.collect::<Vec<_>>());
    for (name, _) in documents {
        let text = office::pdf_text(&folder.join(format!("{name}.pdf")));
        for part in ["Wolfgang", "Łukasiewicz", "小明"] {
            let count = text.matches(part).count();
            assert!((15..=18).contains(&count), "{name}: {part} {count} times");
        }
    }
}
