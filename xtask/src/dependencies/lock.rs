//! Lock files of cargo and npm as lists of packages.

use serde_json::Value;

use crate::failure::{Outcome, While};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

/// One package of a lock file.
#[derive(Clone, Debug)]
pub(super) struct Locked {
    pub(super) name: String,
    pub(super) version: String,
    /// Where it comes from; absent for members of the workspace and for npm's default registry.
    pub(super) source: Option<String>,
    /// The SPDX expression, which only npm's lock file has.
    pub(super) licence: Option<String>,
}

/// Reads `Cargo.lock`.
pub(super) fn cargo(text: &str) -> Vec<Locked> {
    let field = |block: &str, name: &str| {
        let prefix = format!("{name} = \"");
        let line = block.lines().find_map(|line| line.strip_prefix(&prefix));
        line.map(|rest| rest.trim_end_matches('"').to_owned())
    };
    let blocks = text.split("[[package]]").skip(1);
    blocks
        .filter_map(|block| {
            Some(Locked {
                name: field(block, "name")?,
                version: field(block, "version")?,
                source: field(block, "source"),
                licence: None,
            })
        })
        .collect()
}

/// Reads `package-lock.json`, version 2 or 3.
pub(super) fn npm(text: &str) -> Outcome<Vec<Locked>> {
    let lock: Value = serde_json::from_str(text).failed_to("read package-lock.json")?;
    let packages = lock.get("packages").and_then(Value::as_object);
    let word = |package: &Value, name: &str| package.get(name).and_then(Value::as_str).map(str::to_owned);
    let read = |(path, package): (&String, &Value)| {
        Some(Locked {
            name: path.rsplit("node_modules/").next()?.to_owned(),
            version: word(package, "version")?,
            source: word(package, "resolved"),
            licence: Some(word(package, "license").unwrap_or_default()),
        })
    };
    let installed = packages
        .into_iter()
        .flatten()
        .filter(|(path, _)| path.contains("node_modules/"));
    Ok(installed.filter_map(read).collect())
}

/// A complaint when a package does not come from crates.io or registry.npmjs.org.
pub(super) fn foreign_source(package: &Locked) -> Option<String> {
    let source = package.source.as_deref()?;
    if source == CRATES_IO || source.starts_with(NPM) {
        return None;
    }
    Some(format!(
        "{} {}: comes from `{source}`; only crates.io and registry.npmjs.org are allowed",
        package.name, package.version
    ))
}
