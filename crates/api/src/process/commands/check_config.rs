//! `seatwright check-config`: every value with its source, and everything that is wrong with the configuration. Changes
//! nothing but a file in the data folder that is removed at once.

use std::fmt::Write as _;

use actix_web::http::Uri;
use app_service::operator;
use domain::mail_server::is_this_machine;

use crate::core::config::options::{ConfigOption, OPTIONS};
use crate::core::config::values::Values;
use crate::core::config::{self, Config, Need};
use crate::core::{data_files, secret_key};
use crate::process::commands::print;
use crate::process::{mail, wallets};

/// Prints the configuration and what is wrong with it. Returns whether the server could start.
pub fn run(mut values: Values) -> Result<bool, String> {
    let mut text = String::new();
    for option in OPTIONS {
        let _infallible = writeln!(text, "{}", shown(option, &values));
    }
    text.push('\n');
    let config = Config::from_values(&mut values, Need::Server).ok();
    let mut problems: Vec<String> = values.problems.iter().map(|problem| problem.0.clone()).collect();
    let mut warnings: Vec<String> = config::unknown_variables()
        .iter()
        .map(|variable| format!("{variable} is not a variable of any option"))
        .collect();
    if let Some(data) = values.path("data") {
        problems.extend(data_files::writability_problem(&data));
        warnings.extend(data_files::folder_warning(&data));
    }
    if let Some(config) = &config {
        problems.extend(problems_of(config));
        warnings.extend(warnings_of(config));
    }
    for (word, lines) in [("warning", &warnings), ("error", &problems)] {
        for line in lines {
            let _infallible = writeln!(text, "{word}: {line}");
        }
    }
    text.push_str(match problems.as_slice() {
        [] => "The server can start with this configuration.\n",
        _ => "The server cannot start with this configuration.\n",
    });
    print(&text)?;
    Ok(problems.is_empty())
}

fn shown(option: &ConfigOption, values: &Values) -> String {
    let name = option.name;
    let Some(value) = values.effective(name) else {
        let default = option.default.replace('`', "");
        return match values.is_wrong(name) {
            true => format!("{name} is wrong, see below"),
            false => format!("{name} = {default} (default)"),
        };
    };
    let words = match value.words.join(", ") {
        _secret if option.is_secret => "set".to_owned(),
        words => words,
    };
    format!("{name} = {words} ({})", value.origin)
}

/// What stops the start beside the values themselves.
fn problems_of(config: &Config) -> Vec<String> {
    let key = match &config.secret_key {
        None if !config.data.join(secret_key::FILE).exists() => Ok(()),
        chosen => secret_key::existing(&config.data, chosen.as_ref()).map(drop),
    };
    let checks = [
        key,
        database(config),
        wallets::wallets(&config.wallets).map(drop),
        mail::check(config),
    ];
    checks.into_iter().filter_map(Result::err).collect()
}

fn database(config: &Config) -> Result<(), String> {
    if let Some(file) = config.database_file() {
        if !file.exists() {
            return Ok(());
        }
        data_files::check_database(&file)?;
    }
    operator::outdated(&config.database_url())
        .map(drop)
        .map_err(|error| format!("the database cannot be opened: {error}"))
}

/// What the start allows and an operator should know.
fn warnings_of(config: &Config) -> Vec<String> {
    let mut warnings: Vec<String> = config.base_url_warning().map(str::to_owned).into_iter().collect();
    let url: Option<Uri> = config.base_url.as_deref().and_then(|url| url.parse().ok());
    let is_public = url
        .as_ref()
        .and_then(Uri::host)
        .is_some_and(|host| !is_this_machine(host.trim_matches(['[', ']'])));
    if is_public && url.as_ref().and_then(Uri::scheme_str) == Some("http") {
        warnings.push(
            "base-url begins with http: passwords and links travel in the clear; let a proxy terminate HTTPS and use https"
                .to_owned(),
        );
    }
    if is_public && !config.secure_cookies {
        warnings.push("secure-cookies is off: switch it on when people reach the server over HTTPS".to_owned());
    }
    if is_public && config.listen.ip().is_loopback() && config.trusted_proxies.is_empty() {
        warnings.push("trusted-proxy is not set: all visitors behind the proxy share one limit".to_owned());
    }
    match &config.mail.smtp_url {
        Some(url) if url.reveal().contains("tls=off-insecure") => warnings
            .push("smtp-url switches encryption off: mail is sent in the clear, with its links and tickets".to_owned()),
        None if is_public => {
            warnings.push("smtp-url is not set: mail is written to files, and addresses are not verified".to_owned());
        }
        _ => {}
    }
    warnings
}
