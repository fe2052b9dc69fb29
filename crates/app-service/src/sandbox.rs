//! The sandbox: an organisation with sample events in which a visitor can try everything for a day. It sends no mail
//! and no invitations; creating an account keeps what was made in it.

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::{self, Act, Email, LinkPurpose};
use domain::id::UserId;
use domain::limits::SANDBOX_HOURS;
use domain::live::{Changes, Kind};
use domain::organisation::SettingsPatch;
use storage::{
    accounts::{sandboxes as rows, sessions, users},
    events, organisations,
};

use crate::accounts::{self, SessionKey, SignedIn, SignedUp, admission, by_mail, emails};
use crate::core::actor::{Organiser, Visitor};
use crate::core::error::Error;
use crate::core::failures;
use crate::core::service::{Service, Tx};
use crate::demo;
use crate::events::purge;
use crate::housekeeping;

const USER_NAME: &str = "Sandbox visitor";
const ORGANISATION_NAME: &str = "Sandbox";

/// Input for keeping a sandbox.
#[derive(Clone, Default)]
pub struct KeepSandbox {
    /// Names the account.
    pub email: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The person's name.
    pub name: String,
    /// The browser in a few words.
    pub device: String,
}

/// Opens a sandbox with sample events and signs the visitor in. Blocks.
pub fn open(service: &Service, _visitor: &Visitor, device: String) -> Result<SignedIn, Error> {
    if !service.settings().sandbox {
        return Err(Error::SandboxOff);
    }
    let key = SessionKey::draw(service.random())?;
    let signed_in = service.write(move |tx| begin(tx, key, &device))?;
    if let Err(error) = demo::fill(service, &signed_in.organiser) {
        discard(service, signed_in.organiser.user_id().clone());
        return Err(error);
    }
    Ok(signed_in)
}

/// Removes a sandbox that could not be filled. The housekeeping removes the rest.
fn discard(service: &Service, user: UserId) {
    let ended = user.clone();
    let outcome = service
        .write(move |tx| {
            let now = tx.now;
            Ok::<_, Error>(rows::set_until(tx.conn, &ended, now)?)
        })
        .and_then(|()| housekeeping::purge_sandbox(service, user));
    if let Err(left) = outcome {
        failures::log("a sandbox without sample events could not be removed", &left);
    }
}

/// Replaces all events and pictures of a sandbox with the sample events it began with. Blocks.
pub fn reset(service: &Service, organiser: &Organiser) -> Result<(), Error> {
    until(organiser)?;
    service.write_as(organiser, Act::Edit, |tx, organiser| {
        let changes = Changes::any_of(&[Kind::Events, Kind::Files]);
        tx.note_organisation(organiser.organisation_id(), changes);
        Ok(events::hide_all(tx.conn, organiser.organisation_id())?)
    })?;
    purge::contents(service, organiser.organisation_id())?;
    demo::fill(service, organiser)?;
    // The pictures went one by one, after the screens were told.
    service.write_as(organiser, Act::Edit, |tx, organiser| {
        tx.note_organisation(organiser.organisation_id(), Changes::any(Kind::Files));
        Ok(())
    })
}

/// Turns a sandbox into an account with everything that was made in it. All its sessions end and a new one begins. With
/// a mail server, the sandbox stays one until the visitor uses the link mailed to the address; the response is the same
/// when the address already has an account. Blocks while hashing.
pub fn keep(service: &Service, organiser: &Organiser, input: KeepSandbox) -> Result<SignedUp, Error> {
    until(organiser)?;
    let name = account::user_name(&input.name)?;
    let email = Email::parse(&input.email)?;
    account::check_password(&input.password)?;
    admission::check(service.settings(), &email, false)?;
    let password_hash = service.passwords.hash(&input.password, service.random())?;
    let key = SessionKey::draw(service.random())?;
    if service.settings().continues_by_mail() {
        let to = email.typed.clone();
        service.write_as(organiser, Act::Edit, move |tx, organiser| {
            keep_by_mail(tx, organiser, &email, &name, &password_hash)
        })?;
        return Ok(SignedUp::CheckEmail(to));
    }
    let signed_in = service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let (user, now) = (organiser.user_id(), tx.now);
        if !rows::keep(tx.conn, user, now, &email, &name, &password_hash)? {
            return Err(Error::Forbidden);
        }
        rename(tx, organiser, &name)?;
        sessions::delete_all_of(tx.conn, user)?;
        tx.note_access();
        let user = users::find(tx.conn, user)?.ok_or(Error::SignedOut)?;
        emails::send_link(tx, &user, LinkPurpose::VerifyEmail, &user.email)?;
        accounts::open_session(tx, &user.id, key, &input.device)
    })?;
    Ok(SignedUp::SignedIn(Box::new(signed_in)))
}

/// Prepares the account and mails the address: the link that turns the sandbox into it, or a notice that the address
/// has an account.
fn keep_by_mail(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    email: &Email,
    name: &str,
    password_hash: &str,
) -> Result<(), Error> {
    let user = users::find(tx.conn, organiser.user_id())?.ok_or(Error::SignedOut)?;
    // Another tab may have kept it already; only a sandbox may change its password without the old one.
    if !user.is_sandbox {
        return Err(Error::Forbidden);
    }
    users::set_name(tx.conn, &user.id, name)?;
    storage::accounts::set_password(tx.conn, &user.id, password_hash)?;
    rename(tx, organiser, name)?;
    let user = users::find(tx.conn, &user.id)?.ok_or(Error::SignedOut)?;
    match users::find_by_email(tx.conn, &email.folded)? {
        Some(other) => by_mail::tell_account_exists(tx, &other),
        None => emails::send_link(tx, &user, LinkPurpose::ChangeEmail, &email.typed),
    }
}

fn begin(tx: &mut Tx<'_>, key: SessionKey, device: &str) -> Result<SignedIn, Error> {
    rows::lock(tx.conn)?;
    let now = tx.now;
    if rows::count_alive(tx.conn, now)? >= tx.settings().limits.sandboxes {
        return Err(Error::Unavailable(
            "there are as many sandboxes as there may be".to_owned(),
        ));
    }
    // An address in a reserved domain (RFC 6761) and no password, so that no one can sign in to it.
    let name = domain::id::spell(&tx.id_bytes()?);
    let email = Email::parse(&format!("sandbox-{name}@sandbox.invalid"))?;
    let user = accounts::create_user(tx, &email, USER_NAME, "")?;
    let expires_at = now + TimeDelta::hours(SANDBOX_HOURS);
    rows::set_until(tx.conn, &user, expires_at)?;
    let signed_in = accounts::open_session(tx, &user, key, device)?;
    rows::end_session_at(tx.conn, signed_in.organiser.session_id()?, expires_at)?;
    rename(tx, &signed_in.organiser, ORGANISATION_NAME)?;
    let organiser = accounts::current(tx, &signed_in.key)?;
    Ok(SignedIn {
        organisations: accounts::organisations(tx, &organiser)?,
        organiser,
        expires_at,
        ..signed_in
    })
}

fn rename(tx: &mut Tx<'_>, organiser: &Organiser, name: &str) -> Result<(), Error> {
    let settings = organisations::settings(tx.conn, organiser.organisation_id())?;
    let patch = SettingsPatch {
        name: Some(name.to_owned()),
        ..SettingsPatch::default()
    };
    tx.note_members(organiser.organisation_id());
    Ok(organisations::update_settings(tx.conn, &settings.patched(patch)?)?)
}

/// Returns when the caller's sandbox ends; fails for everyone else.
fn until(organiser: &Organiser) -> Result<DateTime<Utc>, Error> {
    organiser.sandbox_until().ok_or(Error::Forbidden)
}
