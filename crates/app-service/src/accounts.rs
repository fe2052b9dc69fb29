//! Accounts: sign up, sign in, sign out, and who a session key belongs to. The rest of an account's life is in the
//! modules below: links by mail, new passwords, other addresses, sessions, the end.

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::{self, Email, LinkPurpose, Role};
use domain::id::{OrganisationId, SessionId, UserId};
use domain::limits::SESSION_DAYS;
use storage::accounts::sessions::{self, LiveSession, NewSession};
use storage::accounts::users;
use storage::accounts::{self as rows, NewUser};

use self::proof::{Proof, shortened};
use crate::core::actor::{Authority, Organiser};
use crate::core::error::Error;
use crate::core::service::{Reading, Service, Tx};
use crate::organisations::invitations;

pub(crate) mod admission;
pub mod browsers;
pub(crate) mod by_mail;
pub mod delete;
pub(crate) mod emails;
pub mod external;
pub mod known_browsers;
pub mod new_password;
pub mod profile;
mod proof;
mod recheck;
pub mod session_key;
pub mod verification;

pub use session_key::SessionKey;
pub use storage::accounts::Membership;

/// Input of a sign-up.
#[derive(Clone, Default)]
pub struct SignUp {
    /// Names the account.
    pub email: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The person's name.
    pub name: String,
    /// The token of an invitation; the user joins that organisation instead of getting a new one.
    pub invitation: Option<String>,
    /// The browser in a few words.
    pub device: String,
}

/// Input of a sign-in.
#[derive(Clone, Default)]
pub struct SignIn {
    /// Names the account.
    pub email: String,
    /// The password.
    pub password: String,
    /// The browser in a few words.
    pub device: String,
}

/// A new session.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// Who signed in.
    pub organiser: Organiser,
    /// Every organisation of theirs.
    pub organisations: Vec<Membership>,
    /// What the cookie holds.
    pub key: SessionKey,
    /// When the session expires.
    pub expires_at: DateTime<Utc>,
}

/// The outcome of signing up or of keeping a sandbox.
#[derive(Clone, Debug)]
pub enum SignedUp {
    /// The person is signed in.
    SignedIn(Box<SignedIn>),
    /// An email was sent, whether or not the address has an account; its link continues.
    CheckEmail(String),
}

impl SignedUp {
    /// Returns the session, or `None` when the user must follow the emailed link first.
    pub fn signed_in(self) -> Option<SignedIn> {
        match self {
            Self::SignedIn(signed_in) => Some(*signed_in),
            Self::CheckEmail(_) => None,
        }
    }
}

/// Creates a user with an organisation of their own, or as a member of the one that invited them, mails the link that
/// verifies the address, and signs them in. Blocks while hashing.
///
/// With a mail server, an address that already has an account gets the same answer; the email explains how to continue.
/// Accepting an invitation verifies the address.
pub fn sign_up(service: &Service, input: SignUp) -> Result<SignedUp, Error> {
    let name = account::user_name(&input.name)?;
    let email = Email::parse(&input.email)?;
    account::check_password(&input.password)?;
    let is_invited = is_invited(service, &input, &email)?;
    admission::check(service.settings(), &email, is_invited)?;
    let password_hash = service.passwords.hash(&input.password, service.random())?;
    let key = SessionKey::draw(service.random())?;
    if service.settings().continues_by_mail() && !is_invited {
        let to = email.typed.clone();
        // Submitted without waiting, so that the response time does not reveal whether an account exists.
        let work = move |tx: &mut Tx<'_>| by_mail::sign_up(tx, &email, &name, &password_hash);
        service.submit(work, by_mail::report);
        return Ok(SignedUp::CheckEmail(to));
    }
    let signed_in = service.write(move |tx| {
        let user = match &input.invitation {
            Some(token) => create_member(tx, &email, &name, &password_hash, token)?,
            None => create_user(tx, &email, &name, &password_hash)?,
        };
        send_first_link(tx, &user)?;
        open_session(tx, &user, key, &input.device)
    })?;
    Ok(SignedUp::SignedIn(Box::new(signed_in)))
}

/// Returns whether an invitation went to the address of a sign-up.
fn is_invited(service: &Service, input: &SignUp, email: &Email) -> Result<bool, Error> {
    match &input.invitation {
        None => Ok(false),
        Some(token) => service.read(|r| invitations::is_for(r, token, email)),
    }
}

/// Checks email and password and opens a session. An unknown address gets the answer of a wrong password, in the same
/// time.
pub fn sign_in(service: &Service, input: SignIn) -> Result<SignedIn, Error> {
    // A malformed address belongs to no account, and some databases refuse to search for it.
    let Ok(email) = Email::parse(&input.email) else {
        return Err(Error::BadCredentials);
    };
    let known = service.read(|r| Ok(rows::find_credentials(r.conn, &email.folded)?))?;
    let hash = known.as_ref().map(|credentials| credentials.password_hash.as_str());
    if !service.passwords.verify(shortened(&input.password), hash)? {
        return Err(Error::BadCredentials);
    }
    let known = known.ok_or(Error::BadCredentials)?;
    let proof = Proof::new(known.user_id, known.password_hash);
    let key = SessionKey::draw(service.random())?;
    let verified_only = service.settings().continues_by_mail();
    service.write(move |tx| {
        let now = tx.now;
        sessions::delete_expired(tx.conn, now)?;
        // Refuse when the password was changed while this one was being checked.
        let user = proof.user(tx).or(Err(Error::BadCredentials))?;
        // Otherwise a sign-up followed by a sign-in would reveal whether the address had an account before.
        if verified_only && !user.verified {
            return Err(Error::BadCredentials);
        }
        open_session(tx, &user.id, key, &input.device)
    })
}

/// Ends a session, which makes its cookie useless. An unknown key is not an error.
pub fn sign_out(tx: &mut Tx<'_>, key: &SessionKey) -> Result<(), Error> {
    tx.note_access();
    Ok(sessions::delete(tx.conn, &key.hash())?)
}

/// Returns the organiser of a session key.
pub fn current(r: &mut Reading<'_>, key: &SessionKey) -> Result<Organiser, Error> {
    let session = sessions::find_live(r.conn, &key.hash(), r.now)?;
    session.map(organiser).ok_or(Error::SignedOut)
}

/// Returns the organiser of a session key. When the request names an account, the session must belong to it.
///
/// All tabs of a browser share one cookie. When another account signs in in one tab, requests from the others must not
/// run in its name.
pub fn current_for(r: &mut Reading<'_>, key: &SessionKey, account: Option<&str>) -> Result<Organiser, Error> {
    let organiser = current(r, key)?;
    match account {
        Some(account) if !domain::guard!("tenancy account of a request" => account == organiser.user_id.as_str()) => {
            Err(Error::AccountChanged)
        }
        _ => Ok(organiser),
    }
}

/// Refuses to end the session of another account than the one the request names. A session that has already ended
/// passes.
pub fn may_sign_out(r: &mut Reading<'_>, key: &SessionKey, account: Option<&str>) -> Result<(), Error> {
    match current_for(r, key, account) {
        Ok(_) | Err(Error::SignedOut) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns every organisation of the caller, the one that was joined first in front.
pub fn organisations(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<Membership>, Error> {
    Ok(rows::memberships_of(r.conn, organiser.user_id())?)
}

/// Creates a user as the owner of a new organisation.
pub(crate) fn create_user(tx: &mut Tx<'_>, email: &Email, name: &str, password_hash: &str) -> Result<UserId, Error> {
    let id = insert_user(tx, email, name, password_hash)?;
    create_organisation(tx, &id, name)?;
    Ok(id)
}

/// Creates a user as a member of the organisation that an invitation names.
fn create_member(
    tx: &mut Tx<'_>,
    email: &Email,
    name: &str,
    password_hash: &str,
    invitation: &str,
) -> Result<UserId, Error> {
    let id = insert_user(tx, email, name, password_hash)?;
    invitations::accept_at_sign_up(tx, invitation, &id, email)?;
    Ok(id)
}

/// Creates a user without an organisation.
pub(crate) fn insert_user(tx: &mut Tx<'_>, email: &Email, name: &str, password_hash: &str) -> Result<UserId, Error> {
    let id = UserId::from_random(&tx.id_bytes()?);
    let now = tx.now;
    rows::insert_user(
        tx.conn,
        &NewUser {
            id: &id,
            email,
            name,
            password_hash,
        },
        now,
    )?;
    Ok(id)
}

fn create_organisation(tx: &mut Tx<'_>, owner: &UserId, name: &str) -> Result<OrganisationId, Error> {
    let id = OrganisationId::from_random(&tx.id_bytes()?);
    let now = tx.now;
    rows::insert_organisation(tx.conn, &id, name, now)?;
    rows::insert_membership(tx.conn, &id, owner, Role::Owner, now)?;
    Ok(id)
}

/// Mails the link that verifies the address, unless accepting an invitation has already verified it.
fn send_first_link(tx: &mut Tx<'_>, user: &UserId) -> Result<(), Error> {
    match users::find(tx.conn, user)? {
        Some(user) if !user.verified => emails::send_link(tx, &user, LinkPurpose::VerifyEmail, &user.email),
        _ => Ok(()),
    }
}

/// Opens a session of a user in the organisation that the user joined first. A user without any organisation gets a new
/// one.
pub(crate) fn open_session(tx: &mut Tx<'_>, user: &UserId, key: SessionKey, device: &str) -> Result<SignedIn, Error> {
    let organisation = match rows::first_organisation(tx.conn, user)? {
        Some(organisation) => organisation,
        None => {
            admission::check_organisation(tx.settings())?;
            let name = users::find(tx.conn, user)?.ok_or(Error::BadCredentials)?.name;
            create_organisation(tx, user, &name)?
        }
    };
    open_session_in(tx, user, &organisation, key, device)
}

/// Opens a session of a user in one of their organisations.
pub(crate) fn open_session_in(
    tx: &mut Tx<'_>,
    user: &UserId,
    organisation: &OrganisationId,
    key: SessionKey,
    device: &str,
) -> Result<SignedIn, Error> {
    let id = SessionId::from_random(&tx.id_bytes()?);
    let expires_at = tx.now + TimeDelta::days(SESSION_DAYS);
    let key_hash = key.hash();
    let now = tx.now;
    let session = NewSession {
        key_hash: &key_hash,
        id: &id,
        user_id: user,
        organisation_id: organisation,
        expires_at,
        device,
    };
    sessions::insert(tx.conn, &session, now)?;
    let organiser = current(tx, &key)?;
    let organisations = organisations(tx, &organiser)?;
    Ok(SignedIn {
        organiser,
        organisations,
        key,
        expires_at,
    })
}

fn organiser(session: LiveSession) -> Organiser {
    Organiser {
        user_id: session.user_id,
        email: session.email,
        name: session.name,
        organisation_id: session.organisation_id,
        organisation_name: session.organisation_name,
        role: session.role,
        authority: Authority::Session(session.id),
        verified: session.verified,
        has_password: session.has_password,
        sandbox_until: session.sandbox_until,
        last_seen_at: session.last_seen_at,
    }
}

/// Returns the member that a job acts for, as of now. A member who has left may not act, but their interrupted job can
/// still be rolled back.
pub(crate) fn acting_for(
    r: &mut Reading<'_>,
    user: &UserId,
    organisation: &OrganisationId,
    authority: Authority,
) -> Result<Organiser, Error> {
    let found = sessions::acting(r.conn, user, organisation)?.ok_or(Error::Forbidden)?;
    let role = match (found.role, &authority) {
        (_, Authority::Rollback) => Role::Owner,
        (Some(role), _) => role,
        (None, _) => return Err(Error::Forbidden),
    };
    Ok(Organiser {
        user_id: found.user_id,
        email: found.email,
        name: found.name,
        organisation_id: found.organisation_id,
        organisation_name: found.organisation_name,
        role,
        authority,
        verified: found.verified,
        has_password: found.has_password,
        sandbox_until: found.sandbox_until,
        last_seen_at: r.now,
    })
}
