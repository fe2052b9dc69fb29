//! `bench`: criterion for the pure crates, changes of a large plan, the product under load beside the yardstick, one account's load beside another's calls, its pages on a slow phone and its designer's frames.
//! Times are only comparable inside of one run, so the load bench measures both sides in turns and prints ratios.

mod chromium;
mod contention;
mod cpu;
mod disk;
mod load;
mod sides;
mod wrk;

use crate::failure::{Failure, Outcome};
use crate::flags::Flags;
use crate::{console, repo, shell};

const NAMES: &[&str] = &[
    "geometry",
    "engine",
    "import",
    "exports",
    "plan",
    "load",
    "contention",
    "pages",
    "designer",
];

/// `cargo xtask bench [--only NAME]... [--rounds N] [--seconds S] [--binary PATH]`.
pub(crate) fn run(mut flags: Flags) -> Outcome {
    let only = flags.values("--only")?;
    let plan = load::Plan {
        rounds: flags.number("--rounds", 3)?.max(3),
        seconds: flags.number("--seconds", 6)?.max(1),
        binary: flags.value("--binary")?.map(|path| repo::path(&path)),
    };
    flags.finish()?;
    if let Some(unknown) = only.iter().find(|name| !NAMES.contains(&name.as_str())) {
        return Err(Failure::new(format!(
            "there is no bench `{unknown}`; there are {}",
            NAMES.join(", ")
        )));
    }
    for name in NAMES
        .iter()
        .filter(|name| only.is_empty() || only.iter().any(|chosen| chosen == *name))
    {
        console::step(format_args!("bench: {name}"));
        match *name {
            "geometry" => criterion("floorplan-geometry")?,
            "engine" => criterion("seating-engine")?,
            "import" => criterion("import-parsers")?,
            "exports" => criterion("exporters")?,
            "plan" => criterion("app-service")?,
            "load" => load::run(&plan)?,
            "contention" => contention::run(&plan)?,
            script => chromium::run(script, plan.binary.clone(), plan.rounds)?,
        }
    }
    Ok(())
}

fn criterion(package: &str) -> Outcome {
    shell::run(&mut shell::cargo(["bench", "--package", package, "--benches"]))
}
