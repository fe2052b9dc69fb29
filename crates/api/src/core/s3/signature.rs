//! Signatures of requests to S3: AWS Signature Version 4, with the hash of the body in the signature.

use chrono::{DateTime, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

const ALGORITHM: &str = "AWS4-HMAC-SHA256";
/// The SHA-256 of an empty body.
pub(super) const NO_BODY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// What a request is signed with.
pub(super) struct Signer<'a> {
    pub(super) access_key: &'a str,
    pub(super) secret_key: &'a str,
    pub(super) region: &'a str,
}

/// The parts of a request that are signed.
pub(super) struct SignedParts<'a> {
    pub(super) method: &'a str,
    /// The path, encoded.
    pub(super) path: &'a str,
    /// The query as [`query`] returns it.
    pub(super) query: &'a str,
    /// Names in lower case, in alphabetical order.
    pub(super) headers: &'a [(&'a str, &'a str)],
    /// The SHA-256 of the body, in hexadecimal.
    pub(super) body_sha256: &'a str,
}

impl Signer<'_> {
    /// Returns the value of the header `Authorization`. The headers must contain [`amz_date`] of the same moment.
    pub(super) fn authorization(&self, parts: &SignedParts<'_>, at: DateTime<Utc>) -> String {
        let names: Vec<&str> = parts.headers.iter().map(|(name, _)| *name).collect();
        let names = names.join(";");
        let headers: String = parts
            .headers
            .iter()
            .map(|(name, value)| format!("{name}:{}\n", value.trim()))
            .collect();
        let SignedParts {
            method, path, query, ..
        } = parts;
        let canonical = format!("{method}\n{path}\n{query}\n{headers}\n{names}\n{}", parts.body_sha256);
        let day = at.format("%Y%m%d").to_string();
        let scope = format!("{day}/{}/s3/aws4_request", self.region);
        let digest = hexadecimal(&Sha256::digest(canonical.as_bytes()));
        let text = format!("{ALGORITHM}\n{}\n{scope}\n{digest}", amz_date(at));
        let secret = format!("AWS4{}", self.secret_key);
        let key = [day.as_str(), self.region, "s3", "aws4_request"]
            .iter()
            .fold(secret.into_bytes(), |key, part| mac(&key, part));
        let signature = hexadecimal(&mac(&key, &text));
        format!(
            "{ALGORITHM} Credential={}/{scope},SignedHeaders={names},Signature={signature}",
            self.access_key
        )
    }
}

/// Returns a moment as the header `x-amz-date` has it.
pub(super) fn amz_date(at: DateTime<Utc>) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// Encodes a path; its slashes stay.
pub(super) fn path(text: &str) -> String {
    text.split('/').map(encode).collect::<Vec<_>>().join("/")
}

/// Encodes a query, with its names in alphabetical order.
pub(super) fn query(pairs: &[(&str, &str)]) -> String {
    let mut encoded: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    encoded.sort_unstable();
    encoded.join("&")
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

/// Returns bytes as hexadecimal digits.
pub(super) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn mac(key: &[u8], text: &str) -> Vec<u8> {
    // HMAC takes keys of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return Vec::new();
    };
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of "Signature Calculations for the Authorization Header" in the reference of Amazon S3.
    const SIGNER: Signer<'_> = Signer {
        access_key: "AKIAIOSFODNN7EXAMPLE",
        secret_key: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        region: "us-east-1",
    };
    const HOST: (&str, &str) = ("host", "examplebucket.s3.amazonaws.com");
    const DATE: (&str, &str) = ("x-amz-date", "20130524T000000Z");

    #[track_caller]
    fn is_signed(method: &str, target: (&str, &str), headers: &[(&str, &str)], body_sha256: &str, expected: &str) {
        let parts = SignedParts {
            method,
            path: &path(target.0),
            query: target.1,
            headers,
            body_sha256,
        };
        let at: DateTime<Utc> = "2013-05-24T00:00:00Z".parse().unwrap();
        let signed = SIGNER.authorization(&parts, at);
        assert!(signed.ends_with(&format!("Signature={expected}")), "{signed}");
        assert!(signed.contains("Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"));
    }

    #[test]
    fn a_part_of_an_object_is_read_as_in_the_published_example() {
        let headers = [HOST, ("range", "bytes=0-9"), ("x-amz-content-sha256", NO_BODY), DATE];
        let expected = "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41";
        is_signed("GET", ("/test.txt", ""), &headers, NO_BODY, expected);
    }

    #[test]
    fn an_object_is_written_as_in_the_published_example() {
        let sha256 = hexadecimal(&Sha256::digest(b"Welcome to Amazon S3."));
        let headers = [
            ("date", "Fri, 24 May 2013 00:00:00 GMT"),
            HOST,
            ("x-amz-content-sha256", sha256.as_str()),
            DATE,
            ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
        ];
        let expected = "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd";
        is_signed("PUT", ("/test$file.text", ""), &headers, &sha256, expected);
    }

    #[test]
    fn objects_are_listed_as_in_the_published_example() {
        let headers = [HOST, ("x-amz-content-sha256", NO_BODY), DATE];
        let pairs = query(&[("prefix", "J"), ("max-keys", "2")]);
        let expected = "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7";
        is_signed("GET", ("/", &pairs), &headers, NO_BODY, expected);
    }
}
