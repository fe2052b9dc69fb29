//! The binary `seatwright`: reads the command line and hands over to the command.
//! A failure is one line on standard error, a wrong configuration one for each problem: exit code 2 for a wrong command line or configuration, 1 for everything else.

use std::process::ExitCode;

use api::process::cli::{self, Command, help};
use api::{
    openapi,
    process::{commands, serve},
};
use mimalloc::MiMalloc;

/// Allocates for the C libraries too: SQLite does with every statement (docs/adr/0027-mimalloc.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let command = match cli::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(error) => return fail(&error.to_string(), 2),
    };
    let outcome = match command {
        Command::Help(None) => commands::print(&help::overview("")),
        Command::HelpOn(noun) => commands::print(&help::overview(noun)),
        Command::Help(Some(page)) => commands::print(&help::page(page)),
        Command::Version => commands::print(concat!("seatwright ", env!("CARGO_PKG_VERSION"), "\n")),
        Command::OpenApi => commands::print(&openapi::pretty()),
        Command::ImportCheck { file, json } => match commands::import_check::run(&file, json) {
            Ok(false) => return ExitCode::FAILURE,
            other => other.map(drop),
        },
        Command::Health(listen) => commands::health::run(listen),
        Command::Export(command) => commands::export::run(&command),
        Command::Backup(command) => commands::backup::run(&command),
        Command::ListBackups { config, json } => commands::backups::run(&config, json),
        Command::Restore(command) => commands::restore::run(&command),
        Command::Move(command) => commands::move_database::run(&command),
        Command::Operator(command) => match commands::operator::run(&command) {
            Ok(false) => return ExitCode::FAILURE,
            other => other.map(drop),
        },
        Command::ReadDocument => commands::read_document::run(),
        Command::Seat(options) => commands::seat::run(&options),
        Command::Layout(options) => commands::layout::run(&options),
        Command::Route(options) => commands::route::run(&options),
        Command::CheckConfig(values) => match commands::check_config::run(*values) {
            Ok(false) => return ExitCode::FAILURE,
            other => other.map(drop),
        },
        Command::Serve(config) => serve::run(*config),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => fail(&message, 1),
    }
}

fn fail(message: &str, code: u8) -> ExitCode {
    commands::complain(message);
    ExitCode::from(code)
}
