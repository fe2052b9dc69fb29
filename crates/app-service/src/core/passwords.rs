//! Password hashing with argon2id. At most two hashes run at once, each with 19 MiB, so that a flood of sign-ins
//! can take neither the memory nor the processors from everyone else.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, OnceLock, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

use crate::core::error::Error;
use crate::core::random::Random;

/// Memory of one hash in KiB.
const MEMORY_KIB: u32 = 19 * 1024;
/// Passes over the memory.
const PASSES: u32 = 2;
/// Hashes that run at the same time.
const PERMITS: usize = 2;
/// Hashes that may wait; beyond that people are asked to come back.
const WAITING_MAX: usize = 64;

/// The memory that one hash works in.
type Blocks = Vec<Block>;

/// Hashes and checks passwords, a bounded number at a time.
pub struct Passwords {
    params: Params,
    gate: Mutex<Gate>,
    freed: Condvar,
    /// What a sign-in with an unknown address is checked against, so that it takes the same time.
    nobody: OnceLock<String>,
    checks: AtomicU64,
}

/// One entry of `free` for each hash that may begin now. Its memory is lent to the hash and kept afterwards: an allocator
/// would hold on to freed blocks of this size once per thread.
struct Gate {
    free: Vec<Blocks>,
    waiting: usize,
}

impl Passwords {
    /// Full strength.
    pub fn new() -> Self {
        Self::with(params(MEMORY_KIB, PASSES))
    }

    /// The least that argon2 can do: for tests that sign in many times and measure nothing.
    pub fn weak() -> Self {
        Self::with(params(Params::MIN_M_COST, 1))
    }

    fn with(params: Params) -> Self {
        Self {
            params,
            gate: Mutex::new(Gate {
                free: (0..PERMITS).map(|_| Blocks::new()).collect(),
                waiting: 0,
            }),
            freed: Condvar::new(),
            nobody: OnceLock::new(),
            checks: AtomicU64::new(0),
        }
    }

    /// Returns how many passwords were checked since the start, including those for unknown accounts.
    pub fn checks(&self) -> u64 {
        self.checks.load(Ordering::Relaxed)
    }

    /// Hashes a password with a new salt, as a PHC string.
    pub(crate) fn hash(&self, password: &str, random: &dyn Random) -> Result<String, Error> {
        let mut salt = [0; 16];
        random.fill(&mut salt)?;
        let mut permit = self.enter()?;
        self.hash_with(password, &salt, &mut permit)
    }

    /// Returns whether a password matches a hash. Without a hash, or with an empty one, takes equally long and returns
    /// false.
    pub(crate) fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, Error> {
        let hash = hash.filter(|hash| !hash.is_empty());
        let mut permit = self.enter()?;
        let nobody = match self.nobody.get() {
            Some(nobody) => nobody,
            None => {
                let made = self.hash_with("nobody has this password", b"not a secret salt", &mut permit)?;
                self.nobody.get_or_init(|| made)
            }
        };
        let parsed = PasswordHash::new(hash.unwrap_or(nobody)).map_err(failed)?;
        self.checks.fetch_add(1, Ordering::Relaxed);
        let right = is_right(password, &parsed, &mut permit)?;
        Ok(domain::guard!("identity password" => right) && hash.is_some())
    }

    fn hash_with(&self, password: &str, salt: &[u8], permit: &mut Permit<'_>) -> Result<String, Error> {
        let length = self.params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
        let output = compute(&self.params, Version::V0x13, password, salt, length, permit)?;
        let hash = PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(&self.params).map_err(failed)?,
            salt: Some(Salt::new(salt).map_err(failed)?),
            hash: Some(output),
        };
        Ok(hash.to_string())
    }

    fn enter(&self) -> Result<Permit<'_>, Error> {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        if gate.waiting >= WAITING_MAX {
            return Err(Error::Unavailable("too many password hashes are waiting".to_owned()));
        }
        gate.waiting += 1;
        let blocks = loop {
            match gate.free.pop() {
                Some(blocks) => break blocks,
                None => gate = self.freed.wait(gate).unwrap_or_else(PoisonError::into_inner),
            }
        };
        gate.waiting -= 1;
        Ok(Permit {
            passwords: self,
            blocks,
        })
    }
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
    }
}

/// The right to hash, and the memory for it; given back when dropped.
struct Permit<'a> {
    passwords: &'a Passwords,
    blocks: Blocks,
}

impl Permit<'_> {
    /// Returns as much memory as a hash of this cost needs. What an earlier hash left in it is overwritten.
    fn blocks(&mut self, params: &Params) -> &mut [Block] {
        let needed = params.block_count();
        if self.blocks.len() < needed {
            self.blocks.resize(needed, Block::new());
        }
        self.blocks.get_mut(..needed).unwrap_or_default()
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        let blocks = std::mem::take(&mut self.blocks);
        let mut gate = self.passwords.gate.lock().unwrap_or_else(PoisonError::into_inner);
        gate.free.push(blocks);
        drop(gate);
        self.passwords.freed.notify_one();
    }
}

#[expect(
    clippy::expect_used,
    reason = "constants that every test of this module uses; another cost must not take their place silently"
)]
fn params(memory_kib: u32, passes: u32) -> Params {
    Params::new(memory_kib, passes, 1, None).expect("argon2 accepts this cost")
}

/// Compares a password with a stored hash, at the cost that the hash names. The comparison takes constant time.
fn is_right(password: &str, stored: &PasswordHash, permit: &mut Permit<'_>) -> Result<bool, Error> {
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else {
        return Ok(false);
    };
    if stored.algorithm != Algorithm::Argon2id.ident() {
        return Err(failed("a stored hash is not of argon2id"));
    }
    let params = Params::try_from(stored).map_err(failed)?;
    let version = stored
        .version
        .map_or(Ok(Version::V0x13), Version::try_from)
        .map_err(failed)?;
    let output = compute(&params, version, password, salt.as_ref(), expected.len(), permit)?;
    Ok(output == *expected)
}

fn compute(
    params: &Params,
    version: Version,
    password: &str,
    salt: &[u8],
    length: usize,
    permit: &mut Permit<'_>,
) -> Result<Output, Error> {
    let argon2 = Argon2::new(Algorithm::Argon2id, version, params.clone());
    let blocks = permit.blocks(params);
    let mut output = vec![0; length];
    argon2
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut output, blocks)
        .map_err(failed)?;
    Output::new(&output).map_err(failed)
}

fn failed(error: impl std::fmt::Display) -> Error {
    Error::Internal(format!("hash a password: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::random::SystemRandom;

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
    fn a_hash_of_another_cost_that_argon2_made_is_checked_at_its_own() {
        use argon2::PasswordHasher;
        let passwords = Passwords::weak();
        for (memory, passes, length) in [(64, 3, Some(16)), (8, 1, None), (256, 1, Some(48))] {
            let argon2 = Argon2::from(Params::new(memory, passes, 1, length).unwrap());
            let hash: PasswordHash = argon2
                .hash_password_with_salt(b"correct horse", b"sixteen bytes...")
                .unwrap();
            let hash = hash.to_string();
            assert!(passwords.verify("correct horse", Some(&hash)).unwrap(), "{hash}");
            assert!(!passwords.verify("correct horsf", Some(&hash)).unwrap(), "{hash}");
        }
    }

    #[test]
    fn the_memory_of_hashes_is_made_once_and_lent_again() {
        let passwords = Passwords::weak();
        let lent = |passwords: &Passwords| {
            let gate = passwords.gate.lock().unwrap();
            let blocks = gate.free.last().unwrap();
            (blocks.as_ptr(), blocks.len())
        };
        passwords.hash("correct horse", &SystemRandom).unwrap();
        let first = lent(&passwords);
        assert_eq!(first.1, passwords.params.block_count());
        for _ in 0..5 {
            let hash = passwords.hash("correct horse", &SystemRandom).unwrap();
            assert!(passwords.verify("correct horse", Some(&hash)).unwrap());
            assert_eq!(lent(&passwords), first);
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
