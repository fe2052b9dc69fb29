//! Licences: each package offers at least one combination of licences that `deny.toml` allows.

use serde_json::Value;

use super::lock::Locked;
use crate::failure::{Outcome, While};

/// Reads the list `allow` below `[licenses]` of `deny.toml`.
pub(super) fn allowed(deny: &str) -> Vec<String> {
    let section = deny.split("[licenses]").nth(1).unwrap_or_default();
    let list = section
        .split("allow = [")
        .nth(1)
        .and_then(|rest| rest.split(']').next());
    let quoted = list.unwrap_or_default().split('"').skip(1).step_by(2);
    quoted.map(str::to_owned).collect()
}

/// Name and licence of every crate from a registry, from cargo's metadata.
pub(super) fn of_crates(metadata: &str) -> Outcome<Vec<(String, String)>> {
    let metadata: Value = serde_json::from_str(metadata).failed_to("read cargo's metadata")?;
    let packages = metadata.get("packages").and_then(Value::as_array);
    let foreign = packages
        .into_iter()
        .flatten()
        .filter(|package| package.get("source").is_some_and(|source| !source.is_null()));
    let word = |package: &Value, name: &str| package.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok(foreign
        .map(|package| (word(package, "name"), word(package, "license")))
        .collect())
}

/// A complaint for each package whose licence is not allowed or not stated.
pub(super) fn check(allowed: &[String], crates: &[(String, String)], packages: &[Locked]) -> Vec<String> {
    let mut complaints = Vec::new();
    if allowed.is_empty() || crates.is_empty() {
        complaints.push("licences: no list was read; adapt xtask/src/dependencies/licences.rs".to_owned());
    }
    let npm = packages
        .iter()
        .map(|package| (&package.name, package.licence.as_deref().unwrap_or_default()));
    let crates = crates.iter().map(|(name, licence)| (name, licence.as_str()));
    complaints.extend(
        crates
            .chain(npm)
            .filter(|(_, licence)| !permits(licence, allowed))
            .map(|(name, licence)| format!("{name}: the licence `{licence}` is not in the list of deny.toml")),
    );
    complaints
}

/// Returns whether an SPDX expression can be met with the allowed licences: one alternative of `OR`, all parts of `AND`.
/// `/` is the old spelling of `OR`. Parentheses occur around one of the two operators only, which the product of sums
/// below reads correctly.
fn permits(expression: &str, allowed: &[String]) -> bool {
    let permitted = |licence: &str| allowed.iter().any(|one| one == licence.trim());
    let alternatives = |part: &str| part.replace('/', " OR ").split(" OR ").any(permitted);
    if expression.contains('(') {
        let parts = expression.split(" AND ");
        return parts.map(|part| part.trim_matches(['(', ')', ' '])).all(alternatives);
    }
    expression
        .replace('/', " OR ")
        .split(" OR ")
        .any(|choice| choice.split(" AND ").all(permitted))
}

#[cfg(test)]
mod tests {
    use super::{allowed, permits};

    #[test]
    fn alternatives_and_combinations_are_read() {
        let allowed = allowed("[licenses]\nallow = [\n    \"MIT\",\n    \"ISC\",\n]\n[bans]\ndeny = [\"GPL-3.0\"]\n");
        assert_eq!(allowed, ["MIT", "ISC"]);
        for (expression, fine) in [
            ("MIT", true),
            ("MIT OR GPL-3.0", true),
            ("GPL-3.0/MIT", true),
            ("MIT AND ISC", true),
            ("MIT AND GPL-3.0", false),
            ("(MIT OR GPL-3.0) AND ISC", true),
            ("(MIT OR ISC) AND GPL-3.0", false),
            ("GPL-3.0", false),
            ("", false),
        ] {
            assert_eq!(permits(expression, &allowed), fine, "{expression}");
        }
    }
}
