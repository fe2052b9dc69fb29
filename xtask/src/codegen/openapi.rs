//! The HTTP contract: the binary prints it, `crates/api/openapi.json` keeps it, and the frontend's types come from that file.

use super::Generated;
use crate::failure::Outcome;
use crate::product::{self, TempDir};
use crate::{files, frontend, repo, shell};

/// The OpenAPI document as the code has it.
pub(super) fn document() -> Outcome<Generated> {
    product::build_binary()?;
    let content = shell::output(shell::command(repo::dev_binary(), &repo::root()).arg("openapi"))?;
    Ok(Generated {
        path: repo::path("crates/api/openapi.json"),
        content,
    })
}

/// The TypeScript types of the committed document.
pub(super) fn types() -> Outcome<Generated> {
    frontend::install()?;
    let folder = TempDir::new("types")?;
    let out = folder.path().join("schema.gen.ts");
    let mut generator = shell::command("node", &repo::path("frontend"));
    generator
        .args([
            "node_modules/openapi-typescript/bin/cli.js",
            "../crates/api/openapi.json",
            "--empty-objects-unknown",
            "--output",
        ])
        .arg(&out);
    shell::output(&mut generator)?;
    Ok(Generated {
        path: repo::path("frontend/src/api/schema.gen.ts"),
        content: files::read(&out)?,
    })
}
