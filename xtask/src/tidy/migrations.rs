//! Migrations come in pairs: the same names for SQLite and PostgreSQL, each with a way up and a way down that do something.

use std::collections::BTreeMap;

use super::Report;
use crate::failure::Outcome;
use crate::{files, repo};

const DATABASES: &[&str] = &["postgres", "sqlite"];

/// The files of one database: migration name → file name → text.
type Migrations = BTreeMap<String, BTreeMap<String, String>>;

pub(super) fn check_repository() -> Outcome<Report> {
    let mut found = BTreeMap::new();
    for database in DATABASES {
        found.insert((*database).to_owned(), read(database)?);
    }
    Ok(check(&found))
}

fn read(database: &str) -> Outcome<Migrations> {
    let mut migrations = Migrations::new();
    for path in files::walk(&repo::path("migrations").join(database))? {
        let names: Vec<_> = path
            .iter()
            .rev()
            .take(2)
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        if let [file, migration] = names.as_slice() {
            migrations
                .entry(migration.clone())
                .or_default()
                .insert(file.clone(), files::read(&path)?);
        }
    }
    Ok(migrations)
}

fn check(found: &BTreeMap<String, Migrations>) -> Report {
    let mut report = Report::default();
    for (database, migrations) in found {
        for (name, files) in migrations {
            report.looked_at += 1;
            for file in ["up.sql", "down.sql"] {
                let statements = files.get(file).map(|text| text.lines().any(is_statement));
                if statements != Some(true) {
                    let place = format!("migrations/{database}/{name}/{file}");
                    report
                        .complaints
                        .push(format!("{place}: missing or empty; write the statements of both ways"));
                }
            }
            for (other, others) in found {
                if !others.contains_key(name) {
                    let remedy = "write the same change for both databases under one name";
                    report.complaints.push(format!(
                        "migrations/{other}/{name}: missing beside {database}: {remedy}"
                    ));
                }
            }
        }
    }
    report
}

fn is_statement(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with("--")
}

#[cfg(test)]
mod tests {
    use super::{Migrations, check};
    use std::collections::BTreeMap;

    fn migrations(list: &[(&str, &str, &str)]) -> Migrations {
        let files = |up: &str, down: &str| {
            BTreeMap::from([
                ("up.sql".to_owned(), up.to_owned()),
                ("down.sql".to_owned(), down.to_owned()),
            ])
        };
        list.iter()
            .map(|(name, up, down)| ((*name).to_owned(), files(up, down)))
            .collect()
    }

    #[test]
    fn a_migration_of_one_database_only_and_an_empty_way_down_are_named() {
        let found = BTreeMap::from([
            (
                "postgres".to_owned(),
                migrations(&[("1_start", "CREATE TABLE a();", "DROP TABLE a;")]),
            ),
            (
                "sqlite".to_owned(),
                migrations(&[
                    ("1_start", "CREATE TABLE a(b);", "-- nothing\n"),
                    ("2_more", "SELECT 1;", "SELECT 1;"),
                ]),
            ),
        ]);
        let report = check(&found);
        assert_eq!(report.looked_at, 3);
        assert_eq!(report.complaints.len(), 2, "{report:?}");
        assert!(report.complaints[0].starts_with("migrations/sqlite/1_start/down.sql"));
        assert!(report.complaints[1].starts_with("migrations/postgres/2_more"));
    }
}
