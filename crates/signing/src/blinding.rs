//! The numbers with which an RSA operation is blinded.

use rsa::RsaPrivateKey;
use rsa::rand_core::{CryptoRng, Error, RngCore, impls};
use rsa::traits::PrivateKeyParts as _;
use sha2::{Digest as _, Sha256};

/// Numbers that keep the duration of a signature from telling anything about the key (RUSTSEC-2023-0071). They come from
/// the key and the digest, which needs no source of randomness and is the same at every try. The signature does not depend
/// on them.
pub(crate) struct Blinding {
    seed: [u8; 32],
    counter: u64,
}

impl Blinding {
    pub(crate) fn new(key: &RsaPrivateKey, digest: &[u8]) -> Self {
        let seed = Sha256::new_with_prefix(b"rsa-blinding").chain_update(key.d().to_bytes_be());
        Self {
            seed: seed.chain_update(digest).finalize().into(),
            counter: 0,
        }
    }
}

impl RngCore for Blinding {
    fn next_u32(&mut self) -> u32 {
        impls::next_u32_via_fill(self)
    }

    fn next_u64(&mut self) -> u64 {
        impls::next_u64_via_fill(self)
    }

    fn fill_bytes(&mut self, target: &mut [u8]) {
        for block in target.chunks_mut(self.seed.len()) {
            self.counter += 1;
            let octets = Sha256::new_with_prefix(self.seed)
                .chain_update(self.counter.to_be_bytes())
                .finalize();
            for (octet, random) in block.iter_mut().zip(octets) {
                *octet = random;
            }
        }
    }

    fn try_fill_bytes(&mut self, target: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(target);
        Ok(())
    }
}

impl CryptoRng for Blinding {}
