//! Accounts in the hands of the operator. The rules are those of the product; only the proof of a password is not needed.

use domain::account::{self, Email, LinkPurpose, Role};
use domain::id::UserId;
use storage::accounts as rows;
use storage::accounts::overview::{self, Account};
use storage::accounts::users::{self, User};
use storage::accounts::{sessions, tokens};

use super::organisations;
use crate::accounts::{create_user, delete, insert_user, new_password};
use crate::core::error::{Conflict, Error, Noun};
use crate::core::service::{Reading, Service, Tx};
use crate::events::purge;

/// A new account.
#[derive(Clone, Default)]
pub struct NewAccount {
    /// Names the account; counts as verified.
    pub email: String,
    /// The person's name.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The organisation that the person joins, by id or name; a new one when absent.
    pub organisation: Option<String>,
    /// The role there.
    pub role: Option<Role>,
}

/// Returns all accounts without visitors of the sandbox.
pub fn users(r: &mut Reading<'_>) -> Result<Vec<Account>, Error> {
    Ok(overview::accounts(r.conn)?)
}

/// Creates an account with a verified address. Blocks while hashing.
pub fn create(service: &Service, new: &NewAccount) -> Result<UserId, Error> {
    let name = account::user_name(&new.name)?;
    let email = Email::parse(&new.email)?;
    account::check_password(&new.password)?;
    let password_hash = service.passwords.hash(&new.password, service.random())?;
    let (organisation, role) = (new.organisation.clone(), new.role);
    service.write(move |tx| {
        if users::find_by_email(tx.conn, &email.folded)?.is_some() {
            return Err(Error::Conflict(Conflict::EmailTaken));
        }
        let now = tx.now;
        let user = match organisation {
            None => create_user(tx, &email, &name, &password_hash)?,
            Some(organisation) => {
                let organisation = organisations::find(tx, &organisation)?.id;
                let user = insert_user(tx, &email, &name, &password_hash)?;
                rows::insert_membership(tx.conn, &organisation, &user, role.unwrap_or(Role::Planner), now)?;
                tx.note_members(&organisation);
                user
            }
        };
        users::verify(tx.conn, &user, now)?;
        Ok(user)
    })
}

/// Replaces the password of an account, ends its sessions and tells its owner. Blocks while hashing.
pub fn reset_password(service: &Service, email: &str, password: &str) -> Result<(), Error> {
    account::check_password(password)?;
    let password_hash = service.passwords.hash(password, service.random())?;
    let email = email.to_owned();
    service.write(move |tx| {
        let user = locked(tx, &email)?;
        new_password::replace(tx, &user, &password_hash)
    })
}

/// Records that an address belongs to the owner of its account.
pub fn verify(service: &Service, email: &str) -> Result<(), Error> {
    let email = email.to_owned();
    service.write(move |tx| {
        let user = locked(tx, &email)?;
        let now = tx.now;
        users::verify(tx.conn, &user.id, now)?;
        Ok(tokens::delete_of(tx.conn, &user.id, &[LinkPurpose::VerifyEmail])?)
    })
}

/// Deletes an account, and the organisations that it is the only member of. Refused while others would be left without an
/// owner. Blocks.
pub fn delete_user(service: &Service, email: &str) -> Result<(), Error> {
    let email = email.to_owned();
    let going = service.write(move |tx| {
        let user = locked(tx, &email)?;
        delete::delete(tx, &user)
    })?;
    going
        .iter()
        .try_for_each(|organisation| purge::organisation(service, organisation))
}

/// Ends the sessions of an account and returns how many there were.
pub fn end_sessions(service: &Service, email: &str) -> Result<usize, Error> {
    let email = email.to_owned();
    service.write(move |tx| {
        let user = locked(tx, &email)?;
        let ended = overview::sessions_of(tx.conn, &user.id)?;
        sessions::delete_all_of(tx.conn, &user.id)?;
        tx.note_access();
        Ok(usize::try_from(ended).unwrap_or_default())
    })
}

/// Ends the sessions of all accounts and sandboxes and returns how many there were.
pub fn end_all_sessions(service: &Service) -> Result<usize, Error> {
    service.write(|tx| {
        tx.note_access();
        Ok(overview::end_all_sessions(tx.conn)?)
    })
}

fn locked(tx: &mut Tx<'_>, email: &str) -> Result<User, Error> {
    let email = Email::parse(email)?;
    let user = users::find_by_email(tx.conn, &email.folded)?.ok_or(Error::NotFound(Noun::Account))?;
    users::lock(tx.conn, &user.id)?;
    users::find(tx.conn, &user.id)?.ok_or(Error::NotFound(Noun::Account))
}
