//! What an organiser decides about a file before it is imported.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;

use import_parsers::{Field, Guided, InProcess, Limits, Mapping, NoteFact, Origin, ProblemCode, Source, Status};

fn map(file: &str, mapping: &Mapping) -> Guided {
    let limits = Limits::default();
    let source = Source::open("list.csv", file.as_bytes(), &limits, &InProcess::default()).unwrap();
    source.map(mapping, &limits).unwrap()
}

fn names(guided: &Guided) -> Vec<String> {
    let rows = guided.import.rows.iter();
    rows.map(|row| row.texts.full_name()).collect()
}

const CATERER: &str = "Summer party,,,\nGast,Wer,Kommt,\nLee,Ann,ja,\nRay,Ben,kommt,x\nFox,Cleo,kommt,\n";

#[test]
fn columns_that_no_heading_explains_are_chosen() {
    let mapping = Mapping {
        header_row: Some(2),
        columns: BTreeMap::from([
            (0, Some(Field::LAST)),
            (1, Some(Field::FIRST)),
            (2, Some(Field::Status)),
        ]),
        ..Mapping::default()
    };
    let guided = map(CATERER, &mapping);
    assert_eq!(names(&guided), ["Ann Lee", "Ben Ray", "Cleo Fox"]);
    assert_eq!((guided.header_row, guided.title_rows), (2, 1));
    let column = &guided.columns[2];
    assert_eq!(
        (column.name.as_str(), column.origin, column.filled),
        ("Kommt", Origin::Chosen, 3)
    );
    assert_eq!(column.examples, ["ja", "kommt"]);
}

#[test]
fn words_are_listed_with_their_meaning_and_translated() {
    let columns = BTreeMap::from([
        (0, Some(Field::LAST)),
        (1, Some(Field::FIRST)),
        (2, Some(Field::Status)),
    ]);
    let mut mapping = Mapping {
        header_row: Some(2),
        columns,
        ..Mapping::default()
    };
    let file = CATERER.replace("kommt", "Käme gern");
    let guided = map(&file, &mapping);
    let listed: Vec<_> = guided
        .words
        .iter()
        .map(|word| (word.word.as_str(), word.count, word.meaning.as_deref()))
        .collect();
    assert_eq!(listed, [("Käme gern", 2, None), ("ja", 1, Some("confirmed"))]);
    let problem = &guided.import.problems[0];
    assert_eq!(
        (problem.row, problem.index, problem.code),
        (4, Some(2), ProblemCode::StatusUnknown)
    );
    assert_eq!(guided.cell(problem.row, 2), "Käme gern");

    let words = BTreeMap::from([("käme gern".to_owned(), "maybe".to_owned())]);
    mapping.values = BTreeMap::from([(Field::Status, words)]);
    let guided = map(&file, &mapping);
    assert_eq!(guided.import.rows[1].status, Some(Status::Maybe));
    assert_eq!(guided.words[0].meaning.as_deref(), Some("maybe"));
    assert!(
        guided
            .import
            .problems
            .iter()
            .all(|p| p.code != ProblemCode::StatusUnknown)
    );
}

#[test]
fn a_table_gets_a_meaning_by_the_name_under_which_its_problem_is_reported() {
    let words = BTreeMap::from([("2".to_owned(), "Table 7".to_owned())]);
    let mapping = Mapping {
        values: BTreeMap::from([(Field::Table, words)]),
        ..Mapping::default()
    };
    let guided = map("Name,Table\nAnn Lee,Table 2\nBo Ray,2\nCy Fox,1\n", &mapping);
    let tables: Vec<&str> = guided.import.rows.iter().map(|row| row.table.as_str()).collect();
    assert_eq!(tables, ["7", "7", "1"]);
}

#[test]
fn pasted_lines_are_read_without_headings_even_when_an_address_is_wrong() {
    let people = |text: &str| {
        let guided = map(text, &Mapping::default());
        let guests = guided.import.rows.iter();
        let guests =
            guests.map(|row| format!("{} {} <{}>", row.texts.first_name, row.texts.last_name, row.texts.email));
        let codes = guided.import.problems.iter().map(|problem| problem.code);
        (guests.collect::<Vec<_>>(), codes.collect::<Vec<_>>())
    };
    let (guests, problems) = people("Ana Ruiz, ana@example.com\nBen and Cleo Okri\n");
    assert_eq!(guests, ["Ana Ruiz <ana@example.com>", "Ben Okri <>", "Cleo Okri <>"]);
    assert_eq!(problems, []);
    let (guests, problems) = people("Ana Ruiz, ana@example.com\nBen Okri, ben@@example.com\n");
    // The import keeps the wrong address in the notes.
    assert_eq!(guests, ["Ana Ruiz <ana@example.com>", "Ben Okri <ben@@example.com>"]);
    assert_eq!(problems, [ProblemCode::EmailInvalid]);
}

#[test]
fn corrected_cells_replace_those_of_the_file() {
    let file = "First name,Last name,Email\nAnn,Lee,ann at example.com\n,Ray,\n";
    let cells = BTreeMap::from([(2, BTreeMap::from([(2, "ann@example.com".to_owned())]))]);
    let before = map(file, &Mapping::default());
    assert_eq!(before.import.problems[0].code, ProblemCode::EmailInvalid);
    let mapping = Mapping {
        cells,
        ..Mapping::default()
    };
    let guided = map(file, &mapping);
    assert_eq!(guided.import.rows[0].texts.email, "ann@example.com");
    assert!(guided.import.problems.is_empty());
}

#[test]
fn a_choice_takes_the_place_of_a_guess() {
    let file = "Name,Email,Contact\nAnn Lee,office@example.com,ann@example.com\n";
    let mapping = Mapping {
        columns: BTreeMap::from([(2, Some(Field::EMAIL))]),
        ..Mapping::default()
    };
    let guided = map(file, &mapping);
    assert_eq!(guided.import.rows[0].texts.email, "ann@example.com");
    let fields: Vec<_> = guided.columns.iter().map(|column| column.field).collect();
    assert_eq!(fields, [Some(Field::FullName), None, Some(Field::EMAIL)]);

    let left_out = Mapping {
        columns: BTreeMap::from([(1, None)]),
        ..Mapping::default()
    };
    assert_eq!(map(file, &left_out).import.rows[0].texts.email, "");
}

#[test]
fn a_file_without_recognisable_columns_shows_its_columns() {
    let guided = map("Foo,Bar\n12,34\n56,78\n", &Mapping::default());
    assert_eq!((guided.import.rows.len(), guided.header_row), (0, 0));
    let columns: Vec<_> = guided.columns.iter().map(|c| (c.name.as_str(), c.field)).collect();
    assert_eq!(columns, [("Column A", None), ("Column B", None)]);
}

#[test]
fn tags_are_separated_by_commas() {
    let mapping = Mapping {
        columns: BTreeMap::from([(1, Some(Field::Tags))]),
        ..Mapping::default()
    };
    let guided = map("Name,Side\nAnn Lee,\"Bride, Family\"\n", &mapping);
    assert_eq!(guided.import.rows[0].tags, ["Bride", "Family"]);
}

#[test]
fn remembered_columns_come_back_unless_another_choice_takes_their_field() {
    let recall = |headings: &[&str]| {
        let known = headings == ["Gast", "Wer", "Kommt"];
        known.then(|| BTreeMap::from([(0, Some(Field::LAST)), (1, Some(Field::FIRST)), (2, None)]))
    };
    let map = |mapping: &Mapping| {
        let limits = Limits::default();
        let source = Source::open("list.csv", CATERER.as_bytes(), &limits, &InProcess::default()).unwrap();
        let guided = source.map_recalling(mapping, &recall, &limits).unwrap();
        let uses = guided.columns.iter().map(|column| (column.field, column.origin));
        (uses.take(3).collect::<Vec<_>>(), names(&guided))
    };
    let header = Mapping {
        header_row: Some(2),
        ..Mapping::default()
    };
    let (columns, guests) = map(&header);
    assert_eq!(
        columns,
        [Some(Field::LAST), Some(Field::FIRST), None].map(|field| (field, Origin::Remembered))
    );
    assert_eq!(guests, ["Ann Lee", "Ben Ray", "Cleo Fox"]);
    let (columns, _) = map(&Mapping {
        columns: BTreeMap::from([(2, Some(Field::LAST))]),
        ..header
    });
    assert_eq!(columns[2], (Some(Field::LAST), Origin::Chosen));
    assert_ne!(columns[0].0, Some(Field::LAST));
}

#[test]
fn companions_are_counted_or_named() {
    let list = "Name,Plus one\nAnn Lee (+2),\nBen Ray +1,\nCleo Fox,Dan Fox\nEve Hill,2\nFay Ito,yes\nGus Owl,no\n";
    let guided = map(list, &Mapping::default());
    let companions = guided.import.rows.iter().map(|row| {
        let named: Vec<String> = row
            .companions
            .named
            .iter()
            .map(domain::guest::GuestTexts::full_name)
            .collect();
        (row.companions.unnamed, named.join(" "))
    });
    let expected = [(2, ""), (1, ""), (0, "Dan Fox"), (2, ""), (1, ""), (0, "")];
    assert_eq!(
        companions.collect::<Vec<_>>(),
        expected.map(|(unnamed, named)| (unnamed, named.to_owned()))
    );
}

#[test]
fn a_file_with_diet_and_menu_columns_keeps_both_apart() {
    for headings in ["Name,Diet,Menu", "Name,Diet,Meal", "Name,Dietary needs,Menu choice"] {
        let guided = map(
            &format!("{headings}\nAnn Lee,Vegan,Risotto\nBen Ray,,Beef\n"),
            &Mapping::default(),
        );
        let texts: Vec<(&str, &str)> = guided
            .import
            .rows
            .iter()
            .map(|row| (row.texts.dietary.as_str(), row.texts.meal.as_str()))
            .collect();
        assert_eq!(texts, [("Vegan", "Risotto"), ("", "Beef")], "{headings}");
    }
}

#[test]
fn notes_that_name_companions_and_wheelchairs_are_counted_and_taken_unless_the_mapping_leaves_them() {
    let file = "Name,Notes\nAnn Lee,plus one: Marta Kowalski\nBen Ray,wheelchair; late\nCleo Fox,+1\nDan Poe,late\n";
    let guided = map(file, &Mapping::default());
    assert_eq!(
        guided.facts,
        BTreeMap::from([(NoteFact::PlusOne, 2), (NoteFact::Wheelchair, 1)])
    );
    let rows = &guided.import.rows;
    assert_eq!(rows[0].companions.named[0].full_name(), "Marta Kowalski");
    assert_eq!(
        (rows[1].wheelchair, rows[1].texts.notes.as_str()),
        (true, "wheelchair; late")
    );
    assert_eq!((rows.len(), rows[2].companions.unnamed), (4, 1));
    let left = Mapping {
        left_in_notes: NoteFact::ALL.into(),
        ..Mapping::default()
    };
    let kept = map(file, &left);
    assert_eq!(kept.facts, guided.facts);
    assert!(
        kept.import
            .rows
            .iter()
            .all(|row| row.companions.is_empty() && !row.wheelchair)
    );
}
