//! The entry point for everything a developer does here: `cargo xtask` lists the commands.
//! Each command lives in the module of its name; what several need (shell, console, files) has a module of its own.

mod bench;
mod bless;
mod clock;
mod codegen;
mod console;
mod dev;
mod dist;
mod environment;
mod failure;
mod files;
mod flags;
mod frontend;
mod guards;
mod leaving;
mod package;
mod product;
mod repo;
mod rolling;
mod run;
mod shell;
mod shots;
mod signal;
mod test;
mod tidy;
mod tools;
mod wasm;

use std::process::ExitCode;

use failure::Outcome;
use flags::Flags;

/// One command: its name, its flags, what it is for, and the function that does it.
struct Command {
    name: &'static str,
    usage: &'static str,
    about: &'static str,
    run: fn(Flags) -> Outcome,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "run",
        usage: "[--demo] [--listen ADDR] [--data DIR]",
        about: "builds frontend and server, starts the binary and prints its address",
        run: run::run,
    },
    Command {
        name: "dev",
        usage: "[--listen ADDR]",
        about: "starts server and Vite with a seeded database; both reload on changes",
        run: dev::run,
    },
    Command {
        name: "test",
        usage: "[--only STEP]...",
        about: "runs everything CI runs, step by step; `--only list` names the steps",
        run: test::run,
    },
    Command {
        name: "bless",
        usage: "",
        about: "accepts the present snapshots of Rust and Vitest; read the diff afterwards",
        run: bless::run,
    },
    Command {
        name: "build",
        usage: "",
        about: "builds WebAssembly, frontend and binary (dev profile)",
        run: run::build,
    },
    Command {
        name: "dist",
        usage: "",
        about: "builds the one stripped release binary at target/dist/seatwright",
        run: dist::run,
    },
    Command {
        name: "package",
        usage: "[--binary PATH] [--try]",
        about: "builds the Debian package at target/dist; with --try installs, upgrades and purges it in a copy of the file system",
        run: package::run,
    },
    Command {
        name: "wasm",
        usage: "",
        about: "builds crates/browser for the frontend",
        run: wasm::run,
    },
    Command {
        name: "codegen",
        usage: "[facts|openapi|all] [--check]",
        about: "writes the generated sources; with --check fails when one is stale",
        run: codegen::run,
    },
    Command {
        name: "bench",
        usage: "[--only geometry|engine|import|plan|load|pages|designer]... [--rounds N] [--seconds S] [--binary PATH]",
        about: "criterion benches, the load bench against the yardstick, the pages on a slow phone, and the designer's frames",
        run: bench::run,
    },
    Command {
        name: "shots",
        usage: "[--only NAME] [--landing]",
        about: "pictures of every screen into target/shots; with --landing those that the landing page shows",
        run: shots::run,
    },
    Command {
        name: "guards",
        usage: "[--only NAME]...",
        about: "leaves out one guard of tenancy, identity or seats at a time and demands that its test fails",
        run: guards::run,
    },
    Command {
        name: "rolling",
        usage: "[--binary PATH]",
        about: "restarts two servers behind HAProxy under load and demands that no request fails",
        run: rolling::run,
    },
    Command {
        name: "tidy",
        usage: "",
        about: "checks the rules of the house on the working tree",
        run: tidy::run,
    },
];

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(name) = args.next() else {
        console::say(usage());
        return ExitCode::SUCCESS;
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        console::say(usage());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        console::complain(format!("there is no command `{name}`\n\n{}", usage()));
        return ExitCode::FAILURE;
    };
    let outcome = leaving::clear_away_on_signals().and_then(|()| (command.run)(Flags::new(args)));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            console::complain(format!("cargo xtask {name}: {failure}"));
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let mut text = String::from("Usage: cargo xtask COMMAND\n");
    for command in COMMANDS {
        let call = format!("{} {}", command.name, command.usage);
        text.push_str(&format!("\n  {}\n      {}", call.trim_end(), command.about));
    }
    text
}
