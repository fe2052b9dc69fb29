//! The benches in a browser: pages on a slow network and a slow processor, and the designer's frames, beside the budgets of the design.
//! The distributed binary is measured, since only that one sends compressed pages and answers at full speed.

use std::path::PathBuf;

use crate::failure::Outcome;
use crate::product::{self, Server, TempDir};
use crate::{dist, repo, shell, tools};

/// Runs a script of `xtask/load` over a given binary, or over the distributed one, which is built first.
pub(super) fn run(script: &str, binary: Option<PathBuf>, rounds: u32) -> Outcome {
    let chromium = tools::chromium()?;
    tools::node()?;
    let program = binary.map_or_else(dist::build, Ok)?;
    let folder = TempDir::new("chromium")?;
    let address = product::free_address()?;
    let mut serve = product::serve_quietly(&program, folder.path(), &address);
    let server = Server::start(serve.args(["--demo", "--rate-limits", "off"]), &address)?;
    let mut node = shell::command("node", &repo::root());
    node.arg(format!("xtask/load/{script}.mjs")).env("BASE", server.base());
    shell::run(node.env("CHROMIUM", chromium).env("ROUNDS", rounds.to_string()))
}
