//! `codegen`: facts that a second language needs are written once, in Rust, and generated for TypeScript.
//! With `--check` nothing is written and a stale file is a failure; the generated files are committed.

mod facts;
mod openapi;

use std::path::PathBuf;

use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::{console, files, repo};

/// A file that is generated, and what it should hold.
#[derive(Debug)]
struct Generated {
    path: PathBuf,
    content: String,
}

/// `cargo xtask codegen [facts|openapi|all] [--check]`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let check_only = flags.switch("--check");
    let what = flags.word().unwrap_or_else(|| "all".to_owned());
    flags.finish()?;
    if !["facts", "openapi", "all"].contains(&what.as_str()) {
        return Err(Failure::new(format!("`{what}` is none of facts, openapi, all")));
    }
    if what != "openapi" {
        settle(facts::generate()?, check_only)?;
    }
    if what != "facts" {
        settle(openapi::document()?, check_only)?;
        settle(openapi::types()?, check_only)?;
    }
    Ok(())
}

/// Fails when a generated file is not what its source says.
pub(crate) fn check() -> Outcome {
    run(Flags::new(["--check".to_owned()]))
}

/// Writes every generated file.
pub(crate) fn write_all() -> Outcome {
    run(Flags::new([]))
}

fn settle(generated: Generated, check_only: bool) -> Outcome {
    let shown = repo::shown(&generated.path);
    if files::read_if_there(&generated.path).as_deref() == Some(&generated.content) {
        console::say(format_args!("{shown} is up to date"));
        return Ok(());
    }
    if check_only {
        return Err(Failure::new(format!(
            "{shown} is stale: run `cargo xtask codegen` and commit the result"
        )));
    }
    console::say(format_args!("{shown} written"));
    files::write(&generated.path, generated.content)
}

#[cfg(test)]
mod tests {
    use super::{Generated, settle};
    use crate::files;
    use crate::product::TempDir;

    #[test]
    fn a_stale_file_fails_the_check_and_is_written_otherwise() {
        let folder = TempDir::new("codegen").unwrap();
        let path = folder.path().join("facts.gen.ts");
        let fresh = || Generated {
            path: path.clone(),
            content: "fresh\n".to_owned(),
        };
        files::write(&path, "old\n").unwrap();
        assert!(settle(fresh(), true).unwrap_err().to_string().contains("stale"));
        assert_eq!(files::read(&path).unwrap(), "old\n");
        settle(fresh(), false).unwrap();
        settle(fresh(), true).unwrap();
    }
}
