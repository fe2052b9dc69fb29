//! The snapshot of advisories: `xtask/advisories.json` lists ranges of vulnerable versions per package and the
//! advisories that do not apply, each with its reason.

use serde_json::Value;

use super::lock::Locked;
use crate::failure::{Failure, Outcome, While};

/// Major, minor and patch; a pre-release counts as its release.
type Version = (u64, u64, u64);

/// The advisories that the repository knows.
#[derive(Debug)]
pub(super) struct Snapshot {
    /// The day on which the list was last compared with its sources.
    pub(super) checked: String,
    pub(super) crates: Vec<Advisory>,
    pub(super) npm: Vec<Advisory>,
    accepted: Vec<String>,
}

/// Vulnerable versions of one package.
#[derive(Debug)]
pub(super) struct Advisory {
    id: String,
    package: String,
    /// From the first vulnerable version to the first fixed one, if there is any.
    ranges: Vec<(Version, Option<Version>)>,
}

impl Snapshot {
    /// Reads the file; an advisory without package, id or range is an error, as is one accepted without a reason.
    pub(super) fn parse(text: &str) -> Outcome<Self> {
        let value: Value = serde_json::from_str(text).failed_to("read xtask/advisories.json")?;
        let accept = |entry: &Value| match (word(entry, "id"), word(entry, "reason")) {
            (Ok(id), Ok(reason)) if !reason.is_empty() => Ok(id),
            _ => Err(Failure::new(format!(
                "an accepted advisory needs id and reason: {entry}"
            ))),
        };
        Ok(Self {
            checked: word(&value, "checked")?,
            crates: list(&value, "crates.io")?
                .iter()
                .map(advisory)
                .collect::<Outcome<_>>()?,
            npm: list(&value, "npm")?.iter().map(advisory).collect::<Outcome<_>>()?,
            accepted: list(&value, "accepted")?.iter().map(accept).collect::<Outcome<_>>()?,
        })
    }

    /// Returns whether an advisory was judged not to apply.
    pub(super) fn accepts(&self, id: &str) -> bool {
        self.accepted.iter().any(|accepted| accepted == id)
    }

    /// One complaint per locked version that an advisory covers.
    pub(super) fn vulnerable(&self, advisories: &[Advisory], locked: &[Locked]) -> Vec<String> {
        let mut complaints = Vec::new();
        for advisory in advisories.iter().filter(|advisory| !self.accepts(&advisory.id)) {
            for package in locked.iter().filter(|package| package.name == advisory.package) {
                complaints.extend(advisory.complaint(package));
            }
        }
        complaints
    }
}

impl Advisory {
    fn complaint(&self, package: &Locked) -> Option<String> {
        let Some(version) = parse_version(&package.version) else {
            return Some(format!(
                "{} {}: the version cannot be read",
                package.name, package.version
            ));
        };
        let hit = self
            .ranges
            .iter()
            .find(|(from, fixed)| version >= *from && fixed.is_none_or(|fixed| version < fixed))?;
        let remedy = hit.1.map_or_else(
            || "no version fixes it; remove the package, or accept the advisory with a reason".to_owned(),
            |(major, minor, patch)| format!("update to {major}.{minor}.{patch} or newer"),
        );
        Some(format!("{} {}: {}; {remedy}", package.name, package.version, self.id))
    }
}

fn advisory(entry: &Value) -> Outcome<Advisory> {
    let broken = || {
        Failure::new(format!(
            "an advisory needs ranges of [first vulnerable, first fixed or null]: {entry}"
        ))
    };
    let range = |range: &Value| {
        let from = range
            .get(0)
            .and_then(Value::as_str)
            .and_then(parse_version)
            .ok_or_else(broken)?;
        let fixed = match range.get(1) {
            Some(Value::Null) => None,
            Some(Value::String(fixed)) => Some(parse_version(fixed).ok_or_else(broken)?),
            _ => return Err(broken()),
        };
        Ok((from, fixed))
    };
    let ranges: Vec<_> = list(entry, "ranges")?.iter().map(range).collect::<Outcome<_>>()?;
    if ranges.is_empty() {
        return Err(broken());
    }
    Ok(Advisory {
        id: word(entry, "id")?,
        package: word(entry, "package")?,
        ranges,
    })
}

fn word(value: &Value, name: &str) -> Outcome<String> {
    let word = value.get(name).and_then(Value::as_str).map(str::to_owned);
    word.ok_or_else(|| Failure::new(format!("xtask/advisories.json: `{name}` is missing in {value}")))
}

fn list<'a>(value: &'a Value, name: &str) -> Outcome<&'a Vec<Value>> {
    let list = value.get(name).and_then(Value::as_array);
    list.ok_or_else(|| Failure::new(format!("xtask/advisories.json: the list `{name}` is missing")))
}

fn parse_version(text: &str) -> Option<Version> {
    let release = text.split(['-', '+']).next()?;
    let mut numbers = release.split('.').map(str::parse);
    let version = (
        numbers.next()?.ok()?,
        numbers.next().unwrap_or(Ok(0)).ok()?,
        numbers.next().unwrap_or(Ok(0)).ok()?,
    );
    Some(version)
}

#[cfg(test)]
mod tests {
    use super::{Snapshot, parse_version};
    use crate::dependencies::lock::Locked;

    fn snapshot(advisory: &str, accepted: &str) -> Snapshot {
        let text = format!(r#"{{"checked":"2026-01-01","crates.io":[{advisory}],"npm":[],"accepted":[{accepted}]}}"#);
        Snapshot::parse(&text).unwrap()
    }

    fn complaints(snapshot: &Snapshot, version: &str) -> Vec<String> {
        let locked = Locked {
            name: "a".to_owned(),
            version: version.to_owned(),
            source: None,
            licence: None,
        };
        snapshot.vulnerable(&snapshot.crates, &[locked])
    }

    #[test]
    fn a_range_covers_its_first_version_and_not_the_fixed_one() {
        let snapshot = snapshot(
            r#"{"id":"X","package":"a","ranges":[["1.2.0","1.4.2"],["2.0.0","2.0.1"]]}"#,
            "",
        );
        for (version, vulnerable) in [
            ("1.1.9", false),
            ("1.2.0", true),
            ("1.4.1+build.9", true),
            ("1.4.2", false),
            ("1.10.0", false),
            ("2.0.0", true),
            ("2.0.1", false),
        ] {
            assert_eq!(!complaints(&snapshot, version).is_empty(), vulnerable, "{version}");
        }
        assert_eq!(parse_version("300.6.1+3.6.3"), Some((300, 6, 1)));
    }

    #[test]
    fn an_advisory_without_a_fix_covers_every_version_until_it_is_accepted_with_a_reason() {
        let advisory = r#"{"id":"X","package":"a","ranges":[["0.0.0",null]]}"#;
        assert_eq!(complaints(&snapshot(advisory, ""), "9.9.9").len(), 1);
        let accepted = snapshot(advisory, r#"{"id":"X","reason":"never called"}"#);
        assert!(complaints(&accepted, "9.9.9").is_empty());
    }

    #[test]
    fn entries_that_would_protect_nothing_are_refused() {
        for text in [
            r#"{"checked":"d","crates.io":[{"id":"X","package":"a","ranges":[]}],"npm":[],"accepted":[]}"#,
            r#"{"checked":"d","crates.io":[{"id":"X","package":"a","ranges":[["1.0.0"]]}],"npm":[],"accepted":[]}"#,
            r#"{"checked":"d","crates.io":[],"npm":[],"accepted":[{"id":"X","reason":""}]}"#,
            r#"{"checked":"d","crates.io":[],"accepted":[]}"#,
        ] {
            assert!(Snapshot::parse(text).is_err(), "{text}");
        }
    }
}
