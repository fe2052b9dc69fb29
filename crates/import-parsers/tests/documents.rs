//! Documents written here, each with one thing that a reader must get right.

#![expect(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

use std::io::{Cursor, Write};

use import_parsers::{Import, InProcess, Limits, Reader, Refusal, RefusalCode, SkipReason, read_with};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn read(name: &str, bytes: &[u8]) -> Result<Import, Refusal> {
    read_with(name, bytes, &Limits::default(), &InProcess::default())
}

fn package(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn docx(body: &str) -> Vec<u8> {
    let document = format!("<w:document xmlns:w='w'><w:body>{body}</w:body></w:document>");
    package(&[("word/document.xml", &document)])
}

fn paragraph(text: &str) -> String {
    format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")
}

fn table(rows: &[&[&str]]) -> String {
    let cell = |text: &&str| match text.strip_prefix('^') {
        Some(_) => format!("<w:tc><w:tcPr><w:vMerge/></w:tcPr>{}</w:tc>", paragraph("")),
        None => format!("<w:tc>{}</w:tc>", paragraph(text)),
    };
    let row = |row: &&[&str]| format!("<w:tr>{}</w:tr>", row.iter().map(cell).collect::<String>());
    format!("<w:tbl>{}</w:tbl>", rows.iter().map(row).collect::<String>())
}

/// First name and table of each guest.
fn seated(import: &Import) -> Vec<String> {
    import
        .rows
        .iter()
        .map(|row| format!("{} {}", row.texts.first_name, row.table))
        .collect()
}

#[test]
fn a_merged_cell_of_word_holds_for_every_row_it_spans() {
    let rows: [&[&str]; 3] = [&["Name", "Table"], &["Ann Lee", "1"], &["Ben Ray", "^"]];
    let import = read("list.docx", &docx(&table(&rows))).unwrap();
    assert_eq!(seated(&import), ["Ann 1", "Ben 1"]);
}

#[test]
fn a_table_of_guests_for_each_dining_table_is_one_list() {
    let rows: [&[&str]; 2] = [&["Name", "Diet"], &["Ann Lee", "Vegan"]];
    let more: [&[&str]; 3] = [&["Name", "Diet"], &["Ben Ray", ""], &["Cleo Fox", "Halal"]];
    let body = [paragraph("Table 4"), table(&rows), paragraph("Table 5"), table(&more)].concat();
    let import = read("list.docx", &docx(&body)).unwrap();
    assert_eq!(seated(&import), ["Ann 4", "Ben 5", "Cleo 5"]);
}

/// A cell that holds a table.
fn around(before: &str, rows: &[&[&str]]) -> String {
    format!("<w:tc>{}{}{}</w:tc>", paragraph(before), table(rows), paragraph(""))
}

#[test]
fn tables_inside_the_cells_of_a_table_are_read() {
    let one: [&[&str]; 2] = [&["Name", "Diet"], &["Ann Lee", "Vegan"]];
    let two: [&[&str]; 2] = [&["Name", "Diet"], &["Ben Ray", ""]];
    let layout = format!(
        "<w:tbl><w:tr>{}</w:tr><w:tr>{}</w:tr></w:tbl>",
        around("Table 4", &one),
        around("Table 5", &two)
    );
    assert_eq!(seated(&read("list.docx", &docx(&layout)).unwrap()), ["Ann 4", "Ben 5"]);

    let cell = |text: &str| format!("<w:tc>{}</w:tc>", paragraph(text));
    let names: [&[&str]; 2] = [&["Ann Lee"], &["Ben Ray"]];
    let list = format!(
        "<w:tbl><w:tr>{}{}</w:tr><w:tr>{}{}</w:tr></w:tbl>",
        cell("Table"),
        cell("Guests"),
        cell("7"),
        around("", &names)
    );
    assert_eq!(seated(&read("list.docx", &docx(&list)).unwrap()), ["Ann 7", "Ben 7"]);

    let details: [&[&str]; 1] = [&["no", "nuts"]];
    let list = format!(
        "<w:tbl><w:tr>{}{}</w:tr><w:tr>{}{}</w:tr><w:tr>{}{}</w:tr></w:tbl>",
        cell("Name"),
        cell("Diet"),
        cell("Ann Lee"),
        around("", &details),
        cell("Ben Ray"),
        cell("Vegan")
    );
    let import = read("list.docx", &docx(&list)).unwrap();
    let diets: Vec<&str> = import.rows.iter().map(|row| row.texts.dietary.as_str()).collect();
    assert_eq!(diets, ["no nuts", "Vegan"]);
}

#[test]
fn text_that_word_does_not_show_is_not_read() {
    let deleted = "<w:p><w:del><w:r><w:t>Old Name</w:t></w:r></w:del><w:r><w:t>Ann Lee</w:t></w:r></w:p>";
    let cells = format!(
        "<w:tr><w:tc>{}</w:tc></w:tr><w:tr><w:tc>{deleted}</w:tc></w:tr>",
        paragraph("Name")
    );
    let import = read("list.docx", &docx(&format!("<w:tbl>{cells}</w:tbl>"))).unwrap();
    assert_eq!(
        (
            import.rows[0].texts.first_name.as_str(),
            import.rows[0].texts.last_name.as_str()
        ),
        ("Ann", "Lee")
    );
}

/// The directory claims 100 bytes for a part of 70 MB.
#[test]
fn a_part_that_expands_to_more_than_it_claims_is_refused() {
    let mut bytes = docx(&" ".repeat(70 * 1024 * 1024));
    let claim = 100_u32.to_le_bytes();
    for (mark, offset) in [(b"PK\x03\x04", 22), (b"PK\x01\x02", 24)] {
        let at = bytes.windows(4).rposition(|window| window == mark).unwrap() + offset;
        bytes.splice(at..at + 4, claim);
    }
    let refusal = read("list.docx", &bytes).unwrap_err();
    assert!(
        matches!(refusal.code, RefusalCode::TooLarge | RefusalCode::Damaged),
        "{refusal:?}"
    );
}

fn workbook(sheets: &[(&str, &str)]) -> Vec<u8> {
    let (mut list, mut relationships) = (String::new(), String::new());
    let mut parts = Vec::new();
    for (number, (name, rows)) in (1..).zip(sheets) {
        list += &format!("<sheet name='{name}' sheetId='{number}' r:id='r{number}'/>");
        relationships += &format!(
            "<Relationship Id='r{number}' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet' Target='worksheets/s{number}.xml'/>"
        );
        let sheet = format!("<worksheet><sheetData>{rows}</sheetData></worksheet>");
        parts.push((format!("xl/worksheets/s{number}.xml"), sheet));
    }
    parts.push((
        "xl/workbook.xml".into(),
        format!("<workbook xmlns:r='r'><sheets>{list}</sheets></workbook>"),
    ));
    parts.push((
        "xl/_rels/workbook.xml.rels".into(),
        format!("<Relationships>{relationships}</Relationships>"),
    ));
    let main =
        "<Relationships><Relationship Type='x/relationships/officeDocument' Target='xl/workbook.xml'/></Relationships>";
    parts.push(("_rels/.rels".into(), main.into()));
    let parts: Vec<(&str, &str)> = parts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    package(&parts)
}

fn row(cells: &[&str]) -> String {
    let cell = |text: &&str| format!("<c t='inlineStr'><is><t>{text}</t></is></c>");
    format!("<row>{}</row>", cells.iter().map(cell).collect::<String>())
}

#[test]
fn the_worksheet_that_reads_like_a_guest_list_is_chosen_and_the_others_are_named() {
    let suppliers = [row(&["Name", "Phone"]), row(&["Band", "1234567"])].concat();
    let guests = [
        row(&["Name", "E-mail", "Table"]),
        row(&["Ann Lee", "ann@example.org", "1"]),
    ]
    .concat();
    let bytes = workbook(&[
        ("Suppliers", &suppliers),
        ("Guests", &guests),
        ("Ideas", &row(&["Cake?"])),
    ]);
    let import = read("plan.xlsx", &bytes).unwrap();
    assert_eq!(
        (import.sheet.as_str(), seated(&import)),
        ("Guests", vec!["Ann 1".to_owned()])
    );
    assert_eq!(import.other_sheets, ["Suppliers", "Ideas"]);
    let note = "Only the worksheet \"Guests\" was read, not \"Suppliers\", \"Ideas\".";
    assert!(import.notes.iter().any(|line| line == note), "{:?}", import.notes);
}

/// A PDF whose pages show texts at places, in Helvetica.
fn pdf(pages: &[Vec<(u32, u32, &str)>]) -> Vec<u8> {
    let mut kids = String::new();
    let mut objects = String::new();
    for (index, texts) in pages.iter().enumerate() {
        let (page, content) = (10 + 2 * index, 11 + 2 * index);
        let shown: String = texts
            .iter()
            .map(|(x, y, text)| format!("BT /F 10 Tf {x} {y} Td ({text}) Tj ET\n"))
            .collect();
        kids += &format!("{page} 0 R ");
        objects += &format!("{page} 0 obj <</Type/Page/Parent 2 0 R/Contents {content} 0 R>> endobj\n");
        objects += &format!(
            "{content} 0 obj <</Length {}>> stream\n{shown}endstream endobj\n",
            shown.len()
        );
    }
    let count = pages.len();
    format!(
        "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[{kids}]/Count {count}\
         /Resources<</Font<</F 3 0 R>>>>>> endobj\n3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n\
         {objects}trailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF"
    )
    .into_bytes()
}

#[test]
fn columns_without_rulings_hold_over_the_pages() {
    let first = vec![
        (50, 800, "Our wedding"),
        (50, 780, "Name"),
        (200, 780, "Table"),
        (50, 760, "Ann Lee"),
        (215, 760, "1"),
        (50, 740, "Cher"),
        (215, 740, "2"),
    ];
    let second = vec![
        (50, 800, "Name"),
        (200, 800, "Table"),
        (50, 780, "Ben Ray"),
        (215, 780, "2"),
    ];
    let import = read("list.pdf", &pdf(&[first, second])).unwrap();
    assert_eq!(seated(&import), ["Ann 1", "Cher 2", "Ben 2"]);
    let reasons: Vec<SkipReason> = import.skipped.iter().map(|row| row.reason).collect();
    assert_eq!(reasons, [SkipReason::Title, SkipReason::RepeatedHeader]);
}

#[test]
fn texts_that_reach_the_next_column_stay_in_their_cells() {
    // "Montgomery" ends where the table begins; Helvetica at 10 points is about 56 wide.
    let page = vec![
        (50, 780, "Name"),
        (107, 780, "Table"),
        (50, 760, "Montgomery"),
        (107, 760, "1"),
        (50, 740, "Cher"),
        (107, 740, "2"),
        (50, 720, "Ada"),
        (107, 720, "3"),
    ];
    let import = read("list.pdf", &pdf(&[page])).unwrap();
    assert_eq!(seated(&import), ["Montgomery 1", "Cher 2", "Ada 3"]);
}

#[test]
fn a_list_in_two_columns_of_a_page_is_read_down_the_first_one() {
    let names = ["Ann Lee", "Ben Ray", "Cleo Fox", "Dan Poe", "Eve Roe", "Fay Hill"];
    let texts: Vec<String> = (1..)
        .zip(names)
        .map(|(number, name)| format!("{number}. {name}"))
        .collect();
    let place = |(at, text): (u32, &String)| (50 + 250 * (at / 3), 780 - 20 * (at % 3), text.clone());
    let placed: Vec<(u32, u32, String)> = (0..).zip(&texts).map(place).collect();
    let page = placed.iter().map(|(x, y, text)| (*x, *y, text.as_str())).collect();
    let import = read("list.pdf", &pdf(&[page])).unwrap();
    let read: Vec<String> = import.rows.iter().map(|row| row.texts.full_name()).collect();
    assert_eq!(read, names);
}

#[test]
fn a_pdf_of_too_many_pages_is_refused_with_both_numbers() {
    let pages = vec![vec![(50, 800, "1. Ann Lee"), (50, 780, "2. Ben Ray")]; 201];
    assert_eq!(read("list.pdf", &pdf(&pages[..200])).unwrap().rows.len(), 400);
    let refusal = read("list.pdf", &pdf(&pages)).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooLarge);
    assert_eq!(refusal.message, "The PDF has 201 pages; imports are limited to 200.");
}

#[test]
fn the_cells_of_all_worksheets_are_counted_while_they_are_read() {
    let rows = "<row><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>";
    let bytes = workbook(&[("First", rows), ("Second", rows)]);
    let read = |cells| {
        let limits = Limits {
            cells,
            ..Limits::default()
        };
        InProcess { limits }.read(&bytes)
    };
    assert_eq!(read(6).unwrap().sheets.len(), 2);
    let refusal = read(5).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooLarge);
    assert!(refusal.message.contains("more than 5 cells"), "{}", refusal.message);
}
