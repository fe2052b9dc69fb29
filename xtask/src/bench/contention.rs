//! The contention bench: one account starts 20 auto-assigns and 20 duplicates at once, and another one reads and writes.
//! Prints what the other account waited; the goals are 50 ms for reads and 300 ms for writes, at the 99th percentile.

use crate::failure::Outcome;
use crate::product::{self, Server};
use crate::{console, dist, repo, shell, tools};

use super::load::Plan;

/// Runs the bench on an empty database.
pub(super) fn run(plan: &Plan) -> Outcome {
    tools::node()?;
    let program = plan.binary.clone().map_or_else(dist::build, Ok)?;
    let data = product::TempDir::new("contention")?;
    let address = product::free_address()?;
    let server = Server::start(
        product::serve_quietly(&program, data.path(), &address).args(["--rate-limits", "off"]),
        &address,
    )?;
    for round in 1..=plan.rounds {
        let mut node = shell::command("node", &repo::root());
        node.arg("xtask/load/contention.mjs")
            .env("BASE", server.base())
            .env("SECONDS", plan.seconds.to_string());
        console::say(format_args!("round {round}: {}", shell::output(&mut node)?.trim()));
    }
    Ok(())
}
