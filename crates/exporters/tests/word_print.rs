//! Word documents as another program prints them.

#![expect(clippy::disallowed_methods, reason = "another program reads files and writes files")]

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use domain::event::GuestLanguage;
use exporters::event::{EventExport, Table};
use exporters::{Sections, SheetKind};

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

/// Writes the documents to a folder, has another program print them, and returns the text of each.
fn printed(folder: &Path, documents: &[(String, Vec<u8>)]) -> HashMap<String, String> {
    let mut printer = Command::new("soffice");
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.display());
    printer
        .args([&profile, "--headless", "--convert-to", "pdf", "--outdir"])
        .arg(folder);
    for (name, bytes) in documents {
        let path = folder.join(format!("{name}.docx"));
        fs::write(&path, bytes).unwrap();
        printer.arg(path);
    }
    assert!(printer.output().unwrap().status.success());
    let text = |name: &String| {
        let path = folder.join(format!("{name}.pdf"));
        let output = Command::new("pdftotext")
            .arg("-layout")
            .arg(path)
            .arg("-")
            .output()
            .unwrap();
        assert!(output.status.success(), "{name}");
        (name.clone(), String::from_utf8(output.stdout).unwrap())
    };
    documents.iter().map(|(name, _)| text(name)).collect()
}

fn is_installed(program: &str) -> bool {
    Command::new(program).arg("-v").output().is_ok()
}

#[test]
#[ignore = "takes a minute and needs soffice and pdftotext; nightly.yml runs it"]
fn another_program_prints_every_name() {
    if !is_installed("soffice") || !is_installed("pdftotext") {
        eprintln!("soffice or pdftotext is not installed");
        return;
    }
    let folder =
        std::env::var_os("WORD_FILES").map_or_else(|| std::env::temp_dir().join("seatwright-word"), PathBuf::from);
    fs::create_dir_all(&folder).unwrap();
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
    for (name, text) in printed(&folder, &documents) {
        for part in ["Wolfgang", "Łukasiewicz", "小明"] {
            let count = text.matches(part).count();
            assert!((15..=18).contains(&count), "{name}: {part} {count} times");
        }
    }
}
