//! The top modules of a crate form no import cycle, and those of app-service keep to their tiers: a feature can be read,
//! moved and tested with what lies below it.

use std::collections::{BTreeMap, BTreeSet};

use super::Report;
use super::source::Source;

/// The modules of app-service from the lowest tier to the highest. A module imports from lower tiers only.
const TIERS: &[&[&str]] = &[
    &["core"],
    &["activity", "live"],
    &["guests"],
    &["plans"],
    &["seating"],
    &["check_in"],
    &["mail"],
    &["events", "finding", "organisations"],
    &["accounts", "registration"],
    &["event_file"],
    &["exports"],
    &["housekeeping", "jobs", "reactions"],
    &["operator"],
    &["demo", "opening"],
    &["sandbox"],
];

/// The modules that each module imports.
pub(super) type Imports = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    for (name, imports) in &imports_of_crates(sources) {
        report.looked_at += imports.len();
        let cycle = in_cycles(imports);
        if !cycle.is_empty() {
            report.complaints.push(format!(
                "crates/{name}/src: {} import each other in a circle; move what both need below them, or tell it through \
                 a value such as core::happened",
                cycle.join(", ")
            ));
        }
        if name == "app-service" {
            report.complaints.extend(tier_breaches(imports, TIERS));
        }
    }
    report
}

pub(super) fn imports_of_crates(sources: &[Source]) -> BTreeMap<String, Imports> {
    let mut crates: BTreeMap<String, Imports> = BTreeMap::new();
    for source in sources.iter().filter(|source| source.is_rust() && !source.is_test()) {
        let Some((name, module)) = module_of(&source.path) else {
            continue;
        };
        let imports = crates.entry(name.to_owned()).or_default();
        let names = imports.entry(module.to_owned()).or_default();
        names.extend(
            imported(source.without_tests())
                .filter(|other| *other != module)
                .map(str::to_owned),
        );
    }
    for imports in crates.values_mut() {
        let known: BTreeSet<String> = imports.keys().cloned().collect();
        for names in imports.values_mut() {
            names.retain(|name| known.contains(name));
        }
    }
    crates
}

/// The crate and the top module of a file; none for the roots of crates.
fn module_of(path: &str) -> Option<(&str, &str)> {
    let (name, below) = path.strip_prefix("crates/")?.split_once("/src/")?;
    let module = below.split('/').next()?.trim_end_matches(".rs");
    (!matches!(module, "lib" | "main")).then_some((name, module))
}

/// The names behind `crate::` in code, also those of a group in braces.
fn imported(code: &str) -> impl Iterator<Item = &str> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let tails = lines.flat_map(|line| line.split("crate::").skip(1));
    tails.flat_map(|tail| {
        let group = tail.strip_prefix('{').and_then(|rest| rest.split('}').next());
        group
            .unwrap_or(tail)
            .split(',')
            .take(if group.is_some() { usize::MAX } else { 1 })
            .map(first_name)
    })
}

fn first_name(path: &str) -> &str {
    let path = path.trim_start();
    let end = path
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(path.len());
    path.get(..end).unwrap_or_default()
}

/// The modules that are left when those without imports, and those that nothing imports, are taken away again and again.
fn in_cycles(imports: &Imports) -> Vec<&str> {
    let mut left: BTreeSet<&str> = imports.keys().map(String::as_str).collect();
    loop {
        let leaf = left.iter().copied().find(|module| {
            let imports_one = imports
                .get(*module)
                .is_some_and(|names| names.iter().any(|name| left.contains(name.as_str())));
            let is_imported = left
                .iter()
                .any(|other| imports.get(*other).is_some_and(|names| names.contains(*module)));
            !imports_one || !is_imported
        });
        match leaf {
            Some(module) => left.remove(module),
            None => return left.into_iter().collect(),
        };
    }
}

fn tier_breaches(imports: &Imports, tiers: &[&[&str]]) -> Vec<String> {
    let tier = |module: &str| tiers.iter().position(|names| names.contains(&module));
    let mut breaches = Vec::new();
    for (module, names) in imports {
        let Some(own) = tier(module) else {
            breaches.push(format!(
                "crates/app-service/src/{module}: has no tier in xtask/src/tidy/modules.rs; decide what it may import"
            ));
            continue;
        };
        for name in names.iter().filter(|name| tier(name).is_some_and(|other| other >= own)) {
            breaches.push(format!(
                "crates/app-service/src/{module}: imports `{name}`, which is not in a lower tier; see xtask/src/tidy/modules.rs"
            ));
        }
    }
    breaches
}

#[cfg(test)]
mod tests {
    use super::{check, imported, imports_of_crates, in_cycles, tier_breaches};
    use crate::tidy::source::Source;

    fn sources() -> [Source; 4] {
        [
            Source::new("crates/storage/src/lib.rs", "use crate::a;"),
            Source::new(
                "crates/storage/src/a.rs",
                "use crate::b::{B, C};\n// crate::d\nlet x = crate::c::x();",
            ),
            Source::new("crates/storage/src/b/inner.rs", "use crate::{a::A, c};"),
            Source::new(
                "crates/storage/src/c.rs",
                "fn x() {}\n#[cfg(test)]\nmod tests { use crate::a; }",
            ),
        ]
    }

    #[test]
    fn names_behind_crate_are_found_alone_and_in_groups() {
        let names: Vec<&str> = imported("use crate::{a::A, b, c::{d}};\nlet x = crate::e::f(crate::g);").collect();
        assert_eq!(names, ["a", "b", "c", "e", "g"]);
    }

    #[test]
    fn a_cycle_is_named_with_its_modules_only() {
        let crates = imports_of_crates(&sources());
        assert_eq!(in_cycles(&crates["storage"]), ["a", "b"]);
        let report = check(&sources());
        assert_eq!((report.looked_at, report.complaints.len()), (3, 1), "{report:?}");
    }

    #[test]
    fn imports_from_the_same_or_a_higher_tier_and_modules_without_one_are_refused() {
        let imports = &imports_of_crates(&sources())["storage"];
        assert_eq!(
            tier_breaches(imports, &[&["c"], &["b"], &["a"]]).len(),
            1,
            "b imports a"
        );
        assert_eq!(tier_breaches(imports, &[&["c"], &["a", "b"]]).len(), 2);
        assert_eq!(tier_breaches(imports, &[&["c"], &["a"]]).len(), 1, "b has no tier");
    }
}
