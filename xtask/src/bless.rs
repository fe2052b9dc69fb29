//! `bless`: accepts the present snapshots of Rust and Vitest. The diff is then read like any other change.

use crate::failure::Outcome;
use crate::flags::Flags;
use crate::test::Cluster;
use crate::{codegen, console, frontend, shell, wasm};

/// `cargo xtask bless`.
pub(crate) fn run(flags: Flags) -> Outcome {
    flags.finish()?;
    frontend::make_stub()?;
    let cluster = Cluster::start()?;
    console::step("UPDATE_EXPECT=1 cargo test");
    let mut cargo = shell::cargo(["test", "--workspace", "--exclude", "xtask"]);
    shell::run(cargo.env("UPDATE_EXPECT", "1").env("TEST_POSTGRES_URL", cluster.url()))?;
    codegen::write_all()?;
    frontend::install()?;
    wasm::build()?;
    console::step("vitest run -u");
    shell::run(shell::npm_script("test").args(["--", "--update"]))?;
    console::step("git diff --stat");
    shell::run(shell::command("git", &crate::repo::root()).args(["--no-pager", "diff", "--stat"]))
}
