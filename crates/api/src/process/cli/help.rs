//! What `--help` prints: a list of the commands, and a page for each.

use crate::core::config::options;

/// The page of one command.
#[derive(Debug, PartialEq, Eq)]
pub struct Page {
    /// The words of the command.
    pub command: &'static str,
    /// What follows them.
    pub usage: &'static str,
    /// One line for the list.
    pub summary: &'static str,
    /// Everything else about it.
    pub text: &'static str,
}

/// Names the installation that a command works on.
const INSTALLATION: &str = "    --data DIR         the folder of the installation (SEATWRIGHT_DATA)
    --database URL     sqlite:///PATH or postgresql://... (default: a SQLite file in DIR; SEATWRIGHT_DATABASE)
    --config FILE      read the options from a TOML file (SEATWRIGHT_CONFIG)
";

const PAGES: &[Page] = &[
    Page {
        command: "serve",
        usage: "--data DIR --listen ADDR [OPTIONS]",
        summary: "Run the server",
        text: "\
Run the server. Create DIR if it does not exist.

Each option is also a variable, SEATWRIGHT_ and its name in capitals with underscores, and a key of the file of --config
(SEATWRIGHT_CONFIG), its name without the dashes. The command line takes precedence over variables, these over the file.
Secrets are variables or keys, or are read from the file that --NAME-file, SEATWRIGHT_NAME_FILE or the key NAME-file names.
",
    },
    Page {
        command: "check-config",
        usage: "[OPTIONS]",
        summary: "Check the configuration and show where each value comes from",
        text: "\
Read the configuration as 'serve' would with the same options, print each value and where it comes from, and everything
that is wrong with it. Secrets are shown as 'set'. Nothing is changed. Exit code 0 if the server could start, 1 if not.
",
    },
    Page {
        command: "export",
        usage: "--data DIR --event ID --kind KIND [OPTIONS] --out FILE",
        summary: "Write a file of an event",
        text: "\
Write a file of an event, also while a server runs on DIR. KIND: seating-chart, seating-board, table-lists, escort-list,
place-cards, tent-cards, table-signs, kitchen, check-in-list, pick-list (PDF); guest-list (Word); csv, xlsx, json, png, svg,
dxf; venue-pack (several of them as a zip). FILE is replaced only when the export succeeded. With --kind all, FILE is a
folder for one file of each kind.

    --format FORMAT    pdf, or docx for place-cards, tent-cards, table-lists, escort-list, kitchen (default: pdf)
    --paper PAPER      A4, A3, A2, A1, A0, Letter or Legal (default: A4)
    --quality QUALITY  standard, high or ultra: 96, 200 or 300 dpi (default: standard)
    --sections NAMES   some of layout,assignments,guests,contacts,entrances (default: all but contacts)
    --design NAME      of sheets for guests: classic, modern or plain (default: classic)
    --colour NAME      of sheets for guests: event, terracotta, green, blue or brown (default: event)
    --stock NAME       of place-cards: business-cards, avery-l7160, avery-5160, labels-3x8, badges-62x100 or
                       badges-4x2.25 (default: business-cards)
    --without-meals    cards without meals
    --separator NAME   of CSV: comma, semicolon or tab (default: comma)
    --base-url URL     address that codes lead to (default: the one that the server had last)
",
    },
    Page {
        command: "backup",
        usage: "--data DIR [OPTIONS] --out FILE [--copy]",
        summary: "Write a backup of the whole installation",
        text: "\
Write a backup of the whole installation, also while a server runs on DIR. FILE is replaced only when the backup is
complete. It contains the secret key of DIR, unless the key is set as an option.

    --copy             also copy it as today's backup to S3 and with --backup-command, as the server does each day;
                       takes the options --backup-s3-... and --backup-command of 'serve'
",
    },
    Page {
        command: "backups list",
        usage: "--data DIR [--json] [OPTIONS]",
        summary: "List the backups and their copies",
        text: "\
List the backups in DIR and their copies in S3, with time, bytes and whether they are verified: a restore drill has restored
a local backup, and the server has compared a copy with its backup. Then show how the last copies and the last drill ended.
Takes the options --backup-s3-... of 'serve'.
",
    },
    Page {
        command: "restore",
        usage: "FILE | --latest [--from local|s3] --data DIR [OPTIONS]",
        summary: "Replace the installation by a backup",
        text: "\
Replace the database by the backup FILE, once all of it is verified. Stop the server first. A SQLite database that was
there is kept as seatwright.db.before-restore.

    --latest           restore the newest daily backup of DIR
    --from s3          with --latest, download the newest copy; takes the options --backup-s3-... of 'serve'
",
    },
    Page {
        command: "move",
        usage: "--from URL --to URL",
        summary: "Copy a database to a new one",
        text: "\
Copy a database to a new one (SQLite or PostgreSQL) and compare every row. Stop the server first. The old database stays
as it is.
",
    },
    Page {
        command: "user list",
        usage: "--data DIR [--json] [OPTIONS]",
        summary: "List the accounts",
        text: "Print all accounts with their organisations and roles, by address. Visitors of the sandbox are left out.\n",
    },
    Page {
        command: "user create",
        usage: "EMAIL --name NAME --data DIR [OPTIONS]",
        summary: "Create an account",
        text: "\
Create an account with a verified address, in an organisation of its own. Works also while sign-up is closed. Without
--password-file, a password is generated and printed.

    --organisation NAME   join this organisation (id or name) instead
    --role ROLE           owner, planner, viewer or door-staff (default: planner)
    --password-file FILE  read the password from FILE
",
    },
    Page {
        command: "user reset-password",
        usage: "EMAIL --data DIR [OPTIONS]",
        summary: "Replace the password of an account",
        text: "\
Replace the password of an account, end its sessions and tell its owner by mail. Without --password-file, a password is
generated and printed.

    --password-file FILE  read the password from FILE
",
    },
    Page {
        command: "user verify",
        usage: "EMAIL --data DIR [OPTIONS]",
        summary: "Verify the address of an account",
        text: "Record that the address belongs to the owner of the account, as the link in the mail does.\n",
    },
    Page {
        command: "user delete",
        usage: "EMAIL --yes --data DIR [OPTIONS]",
        summary: "Delete an account",
        text: "\
Delete an account and the organisations that it is the only member of, for ever. Refused while it is the last owner of an
organisation with other members.
",
    },
    Page {
        command: "organisation list",
        usage: "--data DIR [--json] [OPTIONS]",
        summary: "List the organisations, what they keep, and their limits",
        text: "Print all organisations with their members, events, guests and plans, and the limits of these.\n",
    },
    Page {
        command: "organisation delete",
        usage: "NAME --yes --data DIR [OPTIONS]",
        summary: "Delete an organisation",
        text: "\
Delete the organisation of a name or an id with all its events, for ever. Its members keep their accounts.
",
    },
    Page {
        command: "organisation limits",
        usage: "NAME [--guests N] [--events N] [--storage MB] --data DIR [--json] [OPTIONS]",
        summary: "Show or change the limits of an organisation",
        text: "\
Set limits of the organisation of a name or an id, which replace those of the installation, and print them. They apply at
once, also in a running server. 'default' as a value returns to the limit of the installation.

    --guests N     guests in all events
    --events N     events, deleted ones included until they can no longer be restored
    --storage MB   floor plans and snapshots
",
    },
    Page {
        command: "mail test",
        usage: "ADDRESS --data DIR [OPTIONS]",
        summary: "Send a test mail",
        text: "\
Send a mail to ADDRESS through the configured mail server, at once and without the queue, and print what the server says.
",
    },
    Page {
        command: "sessions end",
        usage: "EMAIL|--all --data DIR [OPTIONS]",
        summary: "Sign an account, or everyone, out",
        text: "\
End all sessions of the account EMAIL, or with --all of everyone. Visitors of the sandbox lose theirs with --all.
",
    },
    Page {
        command: "stats",
        usage: "--data DIR [--json] [OPTIONS]",
        summary: "Count what is kept",
        text: "Print the rows of each table and the size of the database and of the folders of DIR. Reads the whole database.\n",
    },
    Page {
        command: "integrity",
        usage: "--data DIR [--json] [OPTIONS]",
        summary: "Look for damage",
        text: "\
Read the whole database and print what is wrong: damaged pages of a SQLite file, rows that refer to missing rows, plans that
cannot be read, and made files that no export refers to. Exit code 1 if something is wrong.
",
    },
    Page {
        command: "health",
        usage: "--listen ADDR",
        summary: "Ask a running server whether it is ready",
        text: "\
Ask the server that listens on ADDR of this machine (SEATWRIGHT_LISTEN, or the key listen of --config FILE) whether it is
ready. Exit code 0 if it is, 1 if not.
",
    },
    Page {
        command: "import-check",
        usage: "FILE [--json]",
        summary: "Show what importing a guest list would give",
        text: "\
Print the result of importing the guest list FILE (csv, xlsx, xls, docx, doc, pdf), without storing anything; with --json as
JSON. Exit code 0 if it has guests, 1 if it is refused, 2 for a wrong command line.
",
    },
    Page {
        command: "seat",
        usage: "INSTANCE [--seconds S] [--threads N] [--seed K] --out FILE",
        summary: "Solve a seating problem",
        text: "Solve a seating problem in the SWB/1 format and write the solution (swb-sol/1) to FILE.\n",
    },
    Page {
        command: "route",
        usage: "INSTANCE --out FILE",
        summary: "Find the ways to the seats of an instance",
        text: "\
Find the ways to the seats of an instance in the SWN/1 format and write the solution (swn-sol/1) to FILE.
",
    },
    Page {
        command: "layout",
        usage: "INSTANCE [--seconds S] --out FILE",
        summary: "Seat a hall of an instance",
        text: "Seat a hall of an instance in the SWR/1 format and write the solution (swr-sol/1) to FILE.\n",
    },
    Page {
        command: "openapi",
        usage: "",
        summary: "Print the OpenAPI document of the HTTP API",
        text: "Print the OpenAPI document of the HTTP API.\n",
    },
];

/// Commands that work on an installation.
const ON_DATA: [&str; 9] = [
    "export",
    "backup",
    "restore",
    "user",
    "organisation",
    "mail",
    "sessions",
    "stats",
    "integrity",
];

/// Returns the page that the first words of a command line name.
pub fn find(words: &[&str]) -> Option<&'static Page> {
    let named = |page: &&Page| {
        let command: Vec<&str> = page.command.split(' ').collect();
        words.starts_with(&command)
    };
    PAGES.iter().filter(named).max_by_key(|page| page.command.len())
}

/// Returns the list of the commands; with a word that begins several commands, of these.
pub fn overview(noun: &str) -> String {
    let is_listed = |page: &&Page| noun.is_empty() || page.command.split(' ').next() == Some(noun);
    let commands: String = PAGES
        .iter()
        .filter(is_listed)
        .map(|page| format!("    {:<23} {}\n", page.command, page.summary))
        .collect();
    format!(
        "Usage: seatwright COMMAND [OPTIONS]\n\n{commands}\n\
         'seatwright COMMAND --help' explains a command, 'seatwright --version' prints the version.\n"
    )
}

/// Returns the page of a command.
pub fn page(page: &Page) -> String {
    let mut text = format!("Usage: seatwright {} {}", page.command, page.usage)
        .trim_end()
        .to_owned();
    text.push_str("\n\n");
    text.push_str(page.text);
    if page.command == "serve" {
        text.push('\n');
        text.push_str(&options::help());
    }
    if ON_DATA.iter().any(|command| page.command.starts_with(command)) {
        text.push('\n');
        text.push_str(INSTALLATION);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_each_command_and_each_has_a_page() {
        for command in PAGES {
            assert!(
                overview("").contains(&format!("    {} ", command.command)),
                "{}",
                command.command
            );
            let page = page(command);
            assert!(page.starts_with(&format!("Usage: seatwright {}", command.command)));
            assert!(page.lines().all(|line| line.chars().count() <= 125), "{page}");
        }
    }

    #[test]
    fn a_page_is_about_its_command_only() {
        let backup = page(find(&["backup", "--help"]).unwrap());
        assert!(
            backup.contains("\n    --data DIR") && !backup.contains("--workers"),
            "{backup}"
        );
        assert!(page(find(&["serve"]).unwrap()).contains("--workers N"));
        assert_eq!(find(&["dance"]), None);
    }
}
