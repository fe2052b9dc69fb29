//! Accounts: sign up, sign in, sign out, and who a session key belongs to.

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::{self, Email, Role};
use domain::id::{OrganisationId, SessionId, UserId};
use domain::limits::{PASSWORD_MAX, SESSION_DAYS};
use storage::accounts::{self as rows, NewUser};
use storage::sessions::{self, LiveSession, NewSession};

use crate::actor::Organiser;
use crate::error::Error;
use crate::service::{Reading, Service, Tx};

pub mod external;
pub mod link;
pub mod passwords;
mod secret;
pub mod session_key;

pub use link::LinkToken;
pub use session_key::SessionKey;
pub use storage::accounts::Membership;

/// What a person sends to sign up.
#[derive(Clone, Default)]
pub struct SignUp {
    /// Names the account.
    pub email: String,
    /// 8 to 200 characters.
    pub password: String,
    /// The person's name.
    pub name: String,
    /// The token of an invitation to join instead of getting an organisation of one's own.
    pub invitation: Option<String>,
    /// The browser in a few words.
    pub device: String,
}

/// What a person sends to sign in.
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
    /// When the session ends by itself.
    pub expires_at: DateTime<Utc>,
}

/// Creates a user with an organisation of their own and signs them in. Blocks while hashing.
pub fn sign_up(service: &Service, input: SignUp) -> Result<SignedIn, Error> {
    let name = account::user_name(&input.name)?;
    let email = Email::parse(&input.email)?;
    account::check_password(&input.password)?;
    let password_hash = service.passwords.hash(&input.password, service.random())?;
    let key = SessionKey::draw(service.random())?;
    service.write(move |tx| {
        let user = create_user(tx, &email, &name, &password_hash)?;
        open_session(tx, &user, key, &input.device)
    })
}

/// Checks e-mail and password and opens a session. An unknown address answers like a wrong password, in the same time.
pub fn sign_in(service: &Service, input: SignIn) -> Result<SignedIn, Error> {
    // What is no address names no account, and not every database can be asked for it.
    let Ok(email) = Email::parse(&input.email) else {
        return Err(Error::BadCredentials);
    };
    let known = service.read(|r| Ok(rows::find_credentials(r.conn, &email.folded)?))?;
    // Longer passwords than any account has are not worth the hashing.
    let password = if input.password.chars().count() > PASSWORD_MAX {
        ""
    } else {
        input.password.as_str()
    };
    let hash = known.as_ref().map(|credentials| credentials.password_hash.as_str());
    if !service.passwords.verify(password, hash)? {
        return Err(Error::BadCredentials);
    }
    let user = known.ok_or(Error::BadCredentials)?.user_id;
    let key = SessionKey::draw(service.random())?;
    service.write(move |tx| {
        let now = tx.now;
        sessions::delete_expired(tx.conn, now)?;
        open_session(tx, &user, key, &input.device)
    })
}

/// Ends a session; its cookie is worth nothing from now on. An unknown key is no error.
pub fn sign_out(tx: &mut Tx<'_>, key: &SessionKey) -> Result<(), Error> {
    Ok(sessions::delete(tx.conn, &key.hash())?)
}

/// Returns who a session key belongs to.
pub fn current(r: &mut Reading<'_>, key: &SessionKey) -> Result<Organiser, Error> {
    let session = sessions::find_live(r.conn, &key.hash(), r.now)?;
    session.map(organiser).ok_or(Error::SignedOut)
}

/// Returns every organisation of the caller, the one that was joined first in front.
pub fn organisations(r: &mut Reading<'_>, who: &Organiser) -> Result<Vec<Membership>, Error> {
    Ok(rows::memberships_of(r.conn, who.user_id())?)
}

/// Creates a user as the owner of a new organisation.
pub(crate) fn create_user(tx: &mut Tx<'_>, email: &Email, name: &str, password_hash: &str) -> Result<UserId, Error> {
    let (id, organisation) = (
        UserId::from_random(&tx.id_bytes()?),
        OrganisationId::from_random(&tx.id_bytes()?),
    );
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
    rows::insert_organisation(tx.conn, &organisation, name, now)?;
    rows::insert_membership(tx.conn, &organisation, &id, Role::Owner, now)?;
    Ok(id)
}

/// Opens a session of a user in the organisation the user joined first.
pub(crate) fn open_session(tx: &mut Tx<'_>, user: &UserId, key: SessionKey, device: &str) -> Result<SignedIn, Error> {
    let organisation_id = rows::first_organisation(tx.conn, user)?.ok_or(Error::Forbidden)?;
    let id = SessionId::from_random(&tx.id_bytes()?);
    let expires_at = tx.now + TimeDelta::days(SESSION_DAYS);
    let key_hash = key.hash();
    let now = tx.now;
    let session = NewSession {
        key_hash: &key_hash,
        id: &id,
        user_id: user,
        organisation_id: &organisation_id,
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
        session_id: session.id,
        verified: session.verified,
        has_password: session.has_password,
        sandbox_until: session.sandbox_until,
        last_seen_at: session.last_seen_at,
    }
}
