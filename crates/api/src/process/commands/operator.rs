//! The commands of the operator: on the database, beside a server that may be running.

mod data;
mod passwords;

use app_service::error::Error;
use app_service::mail::installation_test;
use app_service::operator::organisations::{self, Listed};
use app_service::operator::people::{self, NewAccount};
use app_service::settings::MailMode;
use serde_json::{Value, json};

use crate::core::config::Config;
use crate::process::cli::{Action, OperatorCommand};
use crate::process::commands::{files, print};
use crate::process::mail;

/// Does what the command says. Returns false when the integrity check has found something.
pub fn run(command: &OperatorCommand) -> Result<bool, String> {
    let OperatorCommand { config, json, action } = command;
    let json = *json;
    match action {
        Action::ListUsers => list_users(config, json)?,
        Action::CreateUser {
            email,
            name,
            organisation,
            role,
            password_file,
        } => {
            let password = passwords::choose(password_file.as_deref())?;
            let new = NewAccount {
                email: email.clone(),
                name: name.clone(),
                password: password.text.clone(),
                organisation: organisation.clone(),
                role: *role,
            };
            people::create(&files::open_configured(config)?, &new).map_err(reason)?;
            print(&format!("The account {email} was created.\n{}", password.told()))?;
        }
        Action::ResetPassword { email, password_file } => {
            let password = passwords::choose(password_file.as_deref())?;
            let service = files::open_configured(config)?;
            people::reset_password(&service, email, &password.text).map_err(reason)?;
            print(&format!(
                "The password of {email} was replaced, and its sessions were ended.\n{}",
                password.told()
            ))?;
        }
        Action::VerifyUser { email } => {
            people::verify(&files::open_configured(config)?, email).map_err(reason)?;
            print(&format!("The address {email} is verified.\n"))?;
        }
        Action::DeleteUser { email } => {
            people::delete_user(&files::open_configured(config)?, email).map_err(reason)?;
            print(&format!("The account {email} was deleted.\n"))?;
        }
        Action::ListOrganisations => list_organisations(config, json)?,
        Action::DeleteOrganisation { organisation } => {
            organisations::delete(&files::open_configured(config)?, organisation).map_err(reason)?;
            print(&format!("The organisation {organisation} was deleted.\n"))?;
        }
        Action::Limits { organisation, change } => {
            let service = files::open_configured(config)?;
            let listed = organisations::set_limits(&service, organisation, *change).map_err(reason)?;
            show_organisations(config, &[listed], json)?;
        }
        Action::TestMail { to } => test_mail(config, to)?,
        Action::EndSessions { email } => {
            let service = files::open_configured(config)?;
            let ended = match email {
                Some(email) => people::end_sessions(&service, email),
                None => people::end_all_sessions(&service),
            };
            print(&format!("{} sessions were ended.\n", ended.map_err(reason)?))?;
        }
        Action::Stats => data::stats(config, json)?,
        Action::Integrity => return data::integrity(config, json),
    }
    Ok(true)
}

fn list_users(config: &Config, json: bool) -> Result<(), String> {
    let users = files::open_configured(config)?.read(people::users).map_err(reason)?;
    if json {
        let users: Vec<Value> = users
            .iter()
            .map(|user| {
                let organisations = user.organisations.iter();
                json!({
                    "id": user.id, "email": user.email, "name": user.name, "verified": user.verified,
                    "createdAt": user.created_at,
                    "organisations": organisations
                        .map(|(name, role)| json!({ "name": name, "role": role.as_str() }))
                        .collect::<Vec<_>>(),
                })
            })
            .collect();
        return print_json(&json!(users));
    }
    let lines = users.iter().map(|user| {
        let organisations: Vec<String> = user
            .organisations
            .iter()
            .map(|(name, role)| format!("{name} ({})", role.as_str()))
            .collect();
        let verified = if user.verified { "verified" } else { "not verified" };
        format!(
            "{}\t{}\t{verified}\t{}\t{}\n",
            user.email,
            user.name,
            user.created_at.format("%Y-%m-%d"),
            organisations.join(", ")
        )
    });
    print(&lines.collect::<String>())
}

fn list_organisations(config: &Config, json: bool) -> Result<(), String> {
    let listed = files::open_configured(config)?
        .read(organisations::list)
        .map_err(reason)?;
    show_organisations(config, &listed, json)
}

fn show_organisations(config: &Config, listed: &[Listed], json: bool) -> Result<(), String> {
    if json {
        let organisations: Vec<Value> = listed.iter().map(organisation_json).collect();
        return print_json(&json!(organisations));
    }
    let defaults = config.limits;
    let lines = listed.iter().map(|organisation| {
        format!(
            "{}\t{}\t{}\t{} members\t{} of {} events\t{} of {} guests\t{} of {} MB of plans\n",
            organisation.id,
            organisation.name,
            organisation.created_at.format("%Y-%m-%d"),
            organisation.members,
            organisation.events,
            organisation.limits.events.unwrap_or(defaults.events_per_organisation),
            organisation.guests,
            organisation.limits.guests.unwrap_or(defaults.guests_per_organisation),
            data::megabytes(organisation.plan_bytes),
            data::megabytes(
                organisation
                    .limits
                    .plan_bytes
                    .unwrap_or(domain::limits::ORGANISATION_PLAN_BYTES_MAX)
            ),
        )
    });
    print(&lines.collect::<String>())
}

fn organisation_json(organisation: &Listed) -> Value {
    json!({
        "id": organisation.id, "name": organisation.name, "createdAt": organisation.created_at,
        "members": organisation.members, "events": organisation.events, "guests": organisation.guests,
        "planBytes": organisation.plan_bytes,
        "limits": {
            "events": organisation.limits.events, "guests": organisation.limits.guests,
            "planBytes": organisation.limits.plan_bytes,
        },
    })
}

fn test_mail(config: &Config, to: &str) -> Result<(), String> {
    if !app_service::mail::is_address(to) {
        return Err(format!("'{to}' is not an email address"));
    }
    let sender = mail::sender(config)?;
    let service = files::open_configured(config)?;
    let mode = installation_test::send(&service, &*sender.transport, sender.dkim.as_ref(), to)
        .map_err(|error| format!("the mail was not sent: {}", reason(error)))?;
    print(&match mode {
        MailMode::Smtp => format!(
            "The mail server has taken a mail from {} to {to}.\n",
            service.settings().mail_from
        ),
        MailMode::Files => format!(
            "No mail server is configured. The mail is in '{}'.\n",
            config.mail_folder().display()
        ),
    })
}

fn print_json(value: &Value) -> Result<(), String> {
    let text = serde_json::to_string_pretty(value).map_err(|error| format!("cannot write the output: {error}"))?;
    print(&(text + "\n"))
}

/// The operator reads the cause, which clients never see.
fn reason(error: Error) -> String {
    error.cause().map_or_else(|| error.to_string(), str::to_owned)
}
