//! Signing in through an OpenID Connect provider: a sign-in that begins and comes back, and which account it opens.
//! What the provider says is verified in the api crate before it gets here.

use chrono::TimeDelta;
use domain::account::{self, Email, LinkPurpose};
use domain::id::UserId;
use domain::limits::USER_NAME_MAX;
use domain::return_path;
use mailer::MemberEmail;
use storage::accounts as rows;
use storage::accounts::sign_in_requests::{self, NewRequest};
use storage::accounts::{external_identities, sessions, tokens, users};
use storage::organisations::invitations::Invitation;

use super::{SessionKey, SignedIn, admission, create_user, emails, insert_user, open_session, send_first_link};
use crate::core::error::Error;
use crate::core::secret::Secret;
use crate::core::service::{Service, Tx};
use crate::core::settings::SignUpMode;
use crate::organisations::invitations;

/// Minutes that people have to sign in at the provider.
pub const MINUTES: i64 = 10;

/// Characters of a subject, as OpenID Connect Core limits it.
const SUBJECT_MAX: usize = 255;

/// What the cookie of a sign-in under way holds. It is never logged.
pub struct BrowserKey(Secret);

impl BrowserKey {
    /// Parses a cookie's value, or returns `None` when it is malformed.
    pub fn parse(text: &str) -> Option<Self> {
        Secret::parse(text).map(Self)
    }

    /// Returns the value for the cookie.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// A sign-in that begins: what goes into the cookie and to the provider.
pub struct AuthorizationRequest {
    /// For the cookie that binds the sign-in to this browser.
    pub browser: BrowserKey,
    /// Comes back through the browser.
    pub state: String,
    /// Comes back in the signed token.
    pub nonce: String,
    /// Its SHA-256 goes to the provider; with it the code is exchanged.
    pub verifier: String,
}

/// A sign-in that came back to the browser in which it began.
pub struct Pending {
    /// What the signed token must carry.
    pub nonce: String,
    /// With it the code is exchanged.
    pub verifier: String,
    /// Where the person wanted to go.
    pub return_path: Option<String>,
    /// Whether the provider sent back what it was given. If not, nothing else of its answer counts.
    pub is_genuine: bool,
}

/// What a provider vouches for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Who says so.
    pub issuer: String,
    /// Who it is, there and for ever.
    pub subject: String,
    /// The address, if the provider returns it.
    pub email: Option<String>,
    /// Whether the provider has checked that the address is theirs.
    pub email_verified: bool,
    /// The name, if the provider returns it.
    pub name: Option<String>,
}

/// Stores a sign-in that begins in a browser.
pub fn begin(service: &Service, asked: Option<&str>) -> Result<AuthorizationRequest, Error> {
    let draw = || Secret::draw(service.random());
    let begun = AuthorizationRequest {
        browser: BrowserKey(draw()?),
        state: draw()?.as_str().to_owned(),
        nonce: draw()?.as_str().to_owned(),
        verifier: draw()?.as_str().to_owned(),
    };
    let (hash, path) = (begun.browser.0.hash(), asked.and_then(return_path::checked));
    let (state, nonce, verifier) = (begun.state.clone(), begun.nonce.clone(), begun.verifier.clone());
    let return_path = path.unwrap_or_default().to_owned();
    service.write(move |tx| {
        let now = tx.now;
        sign_in_requests::delete_expired(tx.conn, now)?;
        let request = NewRequest {
            browser_hash: &hash,
            state: &state,
            nonce: &nonce,
            verifier: &verifier,
            return_path: &return_path,
            expires_at: now + TimeDelta::minutes(MINUTES),
        };
        Ok(sign_in_requests::insert(tx.conn, &request)?)
    })?;
    Ok(begun)
}

/// Removes and returns the sign-in of a browser, so that a second callback of the provider finds nothing.
pub fn take(tx: &mut Tx<'_>, browser: &BrowserKey, state: &str) -> Result<Option<Pending>, Error> {
    let now = tx.now;
    let request = sign_in_requests::take(tx.conn, &browser.0.hash(), now)?;
    Ok(request.map(|request| Pending {
        is_genuine: domain::guard!("identity provider state" => is_same(&request.state, state)),
        nonce: request.nonce,
        verifier: request.verifier,
        return_path: return_path::checked(&request.return_path).map(str::to_owned),
    }))
}

/// Opens a session for a person whom the provider has signed in. Returns `None` when the address belongs to an account
/// here and the provider does not vouch for it, or when the provider gives no address.
///
/// A known subject signs in as its user. Otherwise the address decides: an account that has verified it is linked. An
/// unverified account may have been created by an attacker who waits for the owner, so its password, sessions and links
/// are removed first. Without an account, a new one is created.
pub fn sign_in(service: &Service, person: Person, device: &str) -> Result<Option<SignedIn>, Error> {
    if person.subject.is_empty() || person.subject.len() > SUBJECT_MAX {
        return Err(Error::BadCredentials);
    }
    let key = SessionKey::draw(service.random())?;
    let device = device.to_owned();
    service.write(move |tx| {
        let now = tx.now;
        sessions::delete_expired(tx.conn, now)?;
        let known = external_identities::find_user(tx.conn, &person.issuer, &person.subject)?;
        let user = match known {
            Some(user) => user,
            None => match user_of_address(tx, &person)? {
                Some(user) => {
                    external_identities::insert(tx.conn, &person.issuer, &person.subject, &user, now)?;
                    user
                }
                None => return Ok(None),
            },
        };
        open_session(tx, &user, key, &device).map(Some)
    })
}

fn user_of_address(tx: &mut Tx<'_>, person: &Person) -> Result<Option<UserId>, Error> {
    let Some(Ok(email)) = person.email.as_deref().map(Email::parse) else {
        return Ok(None);
    };
    let now = tx.now;
    match users::find_by_email(tx.conn, &email.folded)? {
        Some(_) if !domain::guard!("identity address of a provider" => person.email_verified) => Ok(None),
        Some(known) => {
            take_over_unless_verified(tx, &known.id)?;
            if let Some(user) = users::find(tx.conn, &known.id)? {
                let letter = MemberEmail::SignInLinked {
                    name: &user.name,
                    provider: &person.issuer,
                };
                emails::notify(tx, &user, letter)?;
            }
            Ok(Some(known.id))
        }
        None => {
            let invitations = if person.email_verified {
                invitations::to_address(tx, &email)?
            } else {
                Vec::new()
            };
            admission::check(tx.settings(), &email, !invitations.is_empty())?;
            if tx.settings().sign_up == SignUpMode::Invited {
                return join_invited(tx, person, &email, &invitations).map(Some);
            }
            let user = create_user(tx, &email, &name_of(person, &email), "")?;
            if person.email_verified {
                users::verify(tx.conn, &user, now)?;
            }
            send_first_link(tx, &user)?;
            Ok(Some(user))
        }
    }
}

/// Creates the account of an invited person in the organisations that invite them.
fn join_invited(tx: &mut Tx<'_>, person: &Person, email: &Email, invitations: &[Invitation]) -> Result<UserId, Error> {
    let user = insert_user(tx, email, &name_of(person, email), "")?;
    for invitation in invitations {
        invitations::join(tx, invitation, &user, email)?;
    }
    Ok(user)
}

/// Removes every way into an account that has not verified its address, except for the person the provider vouches for.
fn take_over_unless_verified(tx: &mut Tx<'_>, user: &UserId) -> Result<(), Error> {
    users::lock(tx.conn, user)?;
    let now = tx.now;
    if users::find(tx.conn, user)?.is_none_or(|known| known.verified) {
        return Ok(());
    }
    rows::set_password(tx.conn, user, "")?;
    sessions::delete_all_of(tx.conn, user)?;
    tx.note_access();
    tokens::delete_of(tx.conn, user, &LinkPurpose::ALL)?;
    external_identities::delete_all_of(tx.conn, user)?;
    Ok(users::verify(tx.conn, user, now)?)
}

/// Returns the name from the provider, shortened to fit, or else the part of the address before the `@`.
fn name_of(person: &Person, email: &Email) -> String {
    let told: String = person
        .name
        .iter()
        .flat_map(|name| name.chars())
        .take(USER_NAME_MAX)
        .collect();
    account::user_name(&told).unwrap_or_else(|_unusable| {
        let local = email.typed.split('@').next().unwrap_or_default();
        account::user_name(local).unwrap_or_else(|_unusable| email.typed.clone())
    })
}

/// Compares secrets in constant time.
fn is_same(left: &str, right: &str) -> bool {
    let differences = left.bytes().zip(right.bytes()).fold(0, |bits, (l, r)| bits | (l ^ r));
    left.len() == right.len() && differences == 0
}
