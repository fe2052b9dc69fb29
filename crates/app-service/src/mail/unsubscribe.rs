//! Links by which recipients unsubscribe. A link names the organisation and the address, encrypted with the key of the
//! installation, so that it needs no row and shows no address. Reading it changes nothing: programs follow links of mails.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use domain::fold;
use domain::id::OrganisationId;
use storage::mail::{suppressions as rows, suppressions::reason};
use storage::{mail::suppressions, organisations};

use crate::core::actor::Visitor;
use crate::core::error::{Error, Noun};
use crate::core::installation_key::InstallationKey;
use crate::core::service::{Service, Tx};

const PURPOSE: &str = "unsubscribe";
/// Characters of a token: an address of 254 octets, an id and what encryption adds.
const TOKEN_MAX: usize = 600;

/// What the page of a link shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsubscribe {
    /// What people call the organisation.
    pub organisation: String,
    /// The address, of which one letter and the domain are legible.
    pub masked: String,
    /// Whether the address gets no more mail.
    pub is_unsubscribed: bool,
}

/// Whose mail a link is about.
struct Target {
    organisation: OrganisationId,
    folded: String,
}

/// Returns the token of an address: the same one in each mail of the organisation.
pub(crate) fn token(key: &InstallationKey, organisation: &OrganisationId, email: &str) -> String {
    let text = format!("{organisation} {}", fold::email(email));
    URL_SAFE_NO_PAD.encode(key.seal(PURPOSE, text.as_bytes()))
}

/// Returns what a link is about. Blocks.
pub fn look(service: &Service, _visitor: &Visitor, token: &str) -> Result<Unsubscribe, Error> {
    let target = parse(service.key(), token)?;
    service.read(|r| {
        let settings = organisations::settings(r.conn, &target.organisation);
        let settings = settings.map_err(|error| Error::missing(error, Noun::MailLink))?;
        let found = suppressions::among(r.conn, &target.organisation, &[&target.folded])?;
        Ok(Unsubscribe {
            organisation: settings.name,
            masked: masked(&target.folded),
            is_unsubscribed: !found.is_empty(),
        })
    })
}

/// Unsubscribes the address of a link; once more changes nothing.
pub fn unsubscribe(tx: &mut Tx<'_>, _visitor: &Visitor, token: &str) -> Result<(), Error> {
    let target = find(tx, token)?;
    let now = tx.now;
    rows::insert(tx.conn, &target.organisation, &target.folded, reason::UNSUBSCRIBED, now)?;
    tx.note_members(&target.organisation);
    Ok(())
}

/// Undoes that. An address that is suppressed for another reason stays so.
pub fn resubscribe(tx: &mut Tx<'_>, _visitor: &Visitor, token: &str) -> Result<(), Error> {
    let target = find(tx, token)?;
    rows::delete_of_reason(tx.conn, &target.organisation, &target.folded, reason::UNSUBSCRIBED)?;
    tx.note_members(&target.organisation);
    Ok(())
}

fn find(tx: &mut Tx<'_>, token: &str) -> Result<Target, Error> {
    let target = parse(tx.key(), token)?;
    let known = organisations::settings(tx.conn, &target.organisation);
    known.map_err(|error| Error::missing(error, Noun::MailLink))?;
    Ok(target)
}

fn parse(key: &InstallationKey, token: &str) -> Result<Target, Error> {
    let read = || {
        if token.len() > TOKEN_MAX {
            return None;
        }
        let sealed = URL_SAFE_NO_PAD.decode(token).ok()?;
        let text = String::from_utf8(key.open(PURPOSE, &sealed)?).ok()?;
        let (organisation, folded) = text.split_once(' ')?;
        Some(Target {
            organisation: OrganisationId::parse(organisation).ok()?,
            folded: folded.to_owned(),
        })
    };
    read().ok_or(Error::NotFound(Noun::MailLink))
}

/// Shows enough of an address for its owner to know it.
fn masked(email: &str) -> String {
    let (local, domain) = email.rsplit_once('@').unwrap_or((email, ""));
    let first: String = local.chars().take(1).collect();
    format!("{first}•••@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_the_same_in_each_mail_and_shows_no_address() {
        let key = InstallationKey::new([7; 32]);
        let organisation = OrganisationId::parse("o1").unwrap();
        let made = token(&key, &organisation, "Zoe@Example.org");
        assert_eq!(made, token(&key, &organisation, "zoe@example.org"));
        assert!(
            !made.contains("zoe")
                && made
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        );
        let read = parse(&key, &made).unwrap();
        assert_eq!(
            (read.organisation, read.folded.as_str()),
            (organisation, "zoe@example.org")
        );
    }

    #[test]
    fn a_token_that_was_changed_or_made_with_another_key_is_unknown() {
        let (key, other) = (InstallationKey::new([7; 32]), InstallationKey::new([8; 32]));
        let organisation = OrganisationId::parse("o1").unwrap();
        let made = token(&key, &organisation, "zoe@example.org");
        let swapped = if made.ends_with('A') { "B" } else { "A" };
        let changed = format!("{}{swapped}", &made[..made.len() - 1]);
        for bad in ["", "x", "!", &changed, &made[1..], &"A".repeat(10_000)] {
            assert!(
                matches!(parse(&key, bad), Err(Error::NotFound(Noun::MailLink))),
                "{bad}"
            );
        }
        assert!(parse(&other, &made).is_err());
    }

    #[test]
    fn an_address_is_masked() {
        assert_eq!(masked("zoe@example.org"), "z•••@example.org");
        assert_eq!(masked("\"a b\"@example.org"), "\"•••@example.org");
    }
}
