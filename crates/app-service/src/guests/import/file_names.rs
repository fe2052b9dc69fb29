//! Names of imported files after the erasure of a guest: a list is often named after one, so the name goes with its guests.

use std::collections::BTreeSet;

use domain::activity::{Activity, ERASED_FILE};
use domain::fold;
use domain::guest::GuestTexts;
use domain::id::GuestId;
use serde_json::Value;
use storage::events::EventScope;
use storage::{
    events::activities,
    guests::{changes, past_imports},
};

use crate::core::error::Error;
use crate::core::service::Tx;

/// Characters of a name that is looked for within the names of files; shorter ones are part of many words.
const NAME_MIN: usize = 2;

/// Removes the names of the files that changed a guest, and of all files of the event that are named after the guest.
/// What the imports did stays. Call it before the history of the guest goes.
pub(crate) fn forget_file_names(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &GuestId,
    names: &GuestTexts,
) -> Result<(), Error> {
    let kept = past_imports::file_names(tx.conn, scope)?;
    let logged = logged_files(tx, scope)?;
    if kept.is_empty() && logged.is_empty() {
        return Ok(());
    }
    let actions = changes::batches(tx.conn, scope, guest)?;
    let own = |import: &str| actions.iter().any(|action| action.as_str() == import);
    let mut gone: BTreeSet<String> = logged.into_iter().filter(|file| is_named_after(file, names)).collect();
    gone.extend(
        kept.into_iter()
            .filter(|(import, file)| own(import.as_str()) || is_named_after(file, names))
            .map(|(_, file)| file),
    );
    gone.remove(ERASED_FILE);
    for file in gone {
        past_imports::rename_file(tx.conn, scope, &file, ERASED_FILE)?;
        let (from, to) = (Value::from(file), Value::from(ERASED_FILE));
        let (from, to) = (format!("\"file\":{from}"), format!("\"file\":{to}"));
        activities::replace_in_details(tx.conn, scope, &from, &to)?;
    }
    Ok(())
}

/// Removes the names of all files that were imported into an event.
pub(crate) fn forget_all_file_names(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    for (_, file) in past_imports::file_names(tx.conn, scope)? {
        past_imports::rename_file(tx.conn, scope, &file, ERASED_FILE)?;
    }
    Ok(())
}

/// The files that the activity log names.
fn logged_files(tx: &mut Tx<'_>, scope: &EventScope) -> Result<Vec<String>, Error> {
    let import = Activity::GuestsImported {
        count: 0,
        file: String::new(),
    };
    let details = activities::details_of_kind(tx.conn, scope, import.kind())?;
    let files = details.iter().filter_map(|details| {
        let details: Value = serde_json::from_str(details).ok()?;
        Some(details.get("file")?.as_str()?.to_owned())
    });
    Ok(files.collect())
}

fn is_named_after(file: &str, names: &GuestTexts) -> bool {
    let file = fold::name(file);
    let names = [&names.first_name, &names.last_name, &names.preferred_name];
    names
        .into_iter()
        .map(|name| fold::name(name))
        .any(|name| name.chars().nth(NAME_MIN - 1).is_some() && file.contains(&name))
}

#[cfg(test)]
mod tests {
    use domain::guest::GuestTexts;

    use super::is_named_after;

    #[test]
    fn a_file_is_named_after_a_guest_in_any_spelling() {
        let names = GuestTexts {
            first_name: "Zoë".to_owned(),
            last_name: "O".to_owned(),
            ..GuestTexts::default()
        };
        for (file, named) in [
            ("table of ZOE.xlsx", true),
            ("zoë-final.csv", true),
            ("overview.csv", false),
        ] {
            assert_eq!(is_named_after(file, &names), named, "{file}");
        }
    }
}
