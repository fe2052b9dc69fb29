//! Password hashing with argon2id. At most two hashes run at once, each with 19 MiB, so that a flood of sign-ins
//! can take neither the memory nor the processors from everyone else.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::error::Error;
use crate::random::Random;

/// Memory of one hash in KiB.
const MEMORY_KIB: u32 = 19 * 1024;
/// Passes over the memory.
const PASSES: u32 = 2;
/// Hashes that run at the same time.
const PERMITS: usize = 2;
/// Hashes that may wait; beyond that people are asked to come back.
const WAITING_MAX: usize = 64;

/// Hashes and checks passwords, a bounded number at a time.
pub struct Passwords {
    argon2: Argon2<'static>,
    gate: Mutex<Gate>,
    freed: Condvar,
    /// What a sign-in with an unknown address is checked against, so that it takes the same time.
    nobody: OnceLock<String>,
    checks: AtomicU64,
}

struct Gate {
    free: usize,
    waiting: usize,
}

impl Passwords {
    /// Full strength.
    pub fn new() -> Self {
        Self::with(Params::new(MEMORY_KIB, PASSES, 1, None).unwrap_or_default())
    }

    /// The least that argon2 can do: for tests that sign in many times and measure nothing.
    pub fn weak() -> Self {
        Self::with(Params::new(Params::MIN_M_COST, 1, 1, None).unwrap_or_default())
    }

    fn with(params: Params) -> Self {
        Self {
            argon2: Argon2::new(Algorithm::Argon2id, Version::V0x13, params),
            gate: Mutex::new(Gate {
                free: PERMITS,
                waiting: 0,
            }),
            freed: Condvar::new(),
            nobody: OnceLock::new(),
            checks: AtomicU64::new(0),
        }
    }

    /// Returns how many passwords were checked since the start, also against nobody's hash.
    pub fn checks(&self) -> u64 {
        self.checks.load(Ordering::Relaxed)
    }

    /// Hashes a password with a new salt, as a PHC string.
    pub(crate) fn hash(&self, password: &str, random: &dyn Random) -> Result<String, Error> {
        let mut salt = [0; 16];
        random.fill(&mut salt)?;
        let _permit = self.enter()?;
        self.hash_with(password, &salt)
    }

    /// Tells whether a password belongs to a hash. Without a hash, or with an empty one, it takes as long and says no.
    pub(crate) fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, Error> {
        let hash = hash.filter(|hash| !hash.is_empty());
        let _permit = self.enter()?;
        let nobody = match self.nobody.get() {
            Some(nobody) => nobody,
            None => {
                let made = self.hash_with("nobody has this password", b"not a secret salt")?;
                self.nobody.get_or_init(|| made)
            }
        };
        let parsed = PasswordHash::new(hash.unwrap_or(nobody)).map_err(failed)?;
        self.checks.fetch_add(1, Ordering::Relaxed);
        let right = self.argon2.verify_password(password.as_bytes(), &parsed).is_ok();
        Ok(right && hash.is_some())
    }

    fn hash_with(&self, password: &str, salt: &[u8]) -> Result<String, Error> {
        let hash: PasswordHash = self
            .argon2
            .hash_password_with_salt(password.as_bytes(), salt)
            .map_err(failed)?;
        Ok(hash.to_string())
    }

    fn enter(&self) -> Result<Permit<'_>, Error> {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        if gate.waiting >= WAITING_MAX {
            return Err(Error::Unavailable);
        }
        gate.waiting += 1;
        while gate.free == 0 {
            gate = self.freed.wait(gate).unwrap_or_else(PoisonError::into_inner);
        }
        gate.waiting -= 1;
        gate.free -= 1;
        Ok(Permit(self))
    }
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
    }
}

/// The right to hash; given back when dropped.
struct Permit<'a>(&'a Passwords);

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.0.gate.lock().unwrap_or_else(PoisonError::into_inner).free += 1;
        self.0.freed.notify_one();
    }
}

fn failed(error: impl std::fmt::Display) -> Error {
    Error::Internal(format!("hash a password: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SystemRandom;

    #[test]
    fn a_hash_is_argon2id_with_the_chosen_cost_and_a_salt_of_its_own() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse", &SystemRandom).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(hash, passwords.hash("correct horse", &SystemRandom).unwrap());
        assert!(passwords.verify("correct horse", Some(&hash)).unwrap());
        assert!(!passwords.verify("correct horsf", Some(&hash)).unwrap());
    }

    #[test]
    fn nobody_is_never_signed_in_even_with_the_password_of_nobody() {
        let passwords = Passwords::weak();
        for hash in [None, Some("")] {
            assert!(!passwords.verify("nobody has this password", hash).unwrap());
            assert!(!passwords.verify("", hash).unwrap());
        }
    }

    #[test]
    fn a_panic_under_a_permit_gives_it_back() {
        let passwords = Passwords::weak();
        for _ in 0..PERMITS + 1 {
            let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                let _permit = passwords.enter().unwrap();
                panic!("while hashing");
            }));
            assert!(outcome.is_err());
        }
        assert!(passwords.hash("correct horse", &SystemRandom).is_ok());
    }
}
