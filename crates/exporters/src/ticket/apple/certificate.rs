//! The certificate with which the operator signs passes, and the signature: detached CMS (RFC 5652) over SHA-256.

use std::time::Duration;

use chrono::{DateTime, Utc};
use cms::cert::{CertificateChoices, IssuerAndSerialNumber};
use cms::content_info::{CmsVersion, ContentInfo};
use cms::signed_data::{
    CertificateSet, EncapsulatedContentInfo, SignedAttributes, SignedData, SignerIdentifier, SignerInfo, SignerInfos,
};
use der::asn1::{Any, ObjectIdentifier, OctetString, SetOfVec, UtcTime};
use der::{Decode as _, DecodePem as _, Encode as _};
use sha2::{Digest as _, Sha256};
use signing::RsaKey;
use thiserror::Error;
use x509_cert::Certificate;
use x509_cert::attr::Attribute;
use x509_cert::name::Name;
use x509_cert::spki::AlgorithmIdentifierOwned;

use super::PassIssuer;

const DATA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.7.1");
const SIGNED_DATA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.7.2");
const CONTENT_TYPE: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.3");
const MESSAGE_DIGEST: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.4");
const SIGNING_TIME: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.5");
const SHA_256: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.1");
const RSA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1");
/// `UID` of a subject: the pass type identifier.
const USER_ID: ObjectIdentifier = ObjectIdentifier::new_unwrap("0.9.2342.19200300.100.1.1");
/// `OU` of a subject: the team identifier.
const UNIT: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.4.11");

/// Why a certificate cannot sign passes. Each names one of the files or identifiers.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CertificateError {
    /// The certificate of the pass type cannot be read.
    #[error("this is not a certificate in PEM or DER format")]
    Certificate,
    /// The key cannot be read.
    #[error("this is not a private RSA key in PEM format without a password")]
    Key,
    /// The key is another one.
    #[error("this key does not belong to the certificate")]
    OtherKey,
    /// The intermediate certificate cannot be read.
    #[error("this is not a certificate in PEM or DER format")]
    Intermediate,
    /// The intermediate certificate is another one.
    #[error("this certificate did not issue that of the pass type, which is from '{0}'")]
    OtherIntermediate(String),
    /// The certificate is for another pass type.
    #[error("the certificate is for '{0}'")]
    PassType(String),
    /// The certificate is of another team.
    #[error("the certificate is for '{0}'")]
    Team(String),
}

/// The files that a certificate is read from, as they are.
#[derive(Clone, Copy, Debug)]
pub struct PassFiles<'a> {
    /// The certificate of the pass type.
    pub certificate: &'a [u8],
    /// Its private key, in PEM format.
    pub key: &'a [u8],
    /// Apple's intermediate certificate that issued it.
    pub intermediate: &'a [u8],
}

/// Signs passes. `Debug` does not show the key.
#[derive(Clone, Debug)]
pub struct PassCertificate {
    certificate: Certificate,
    intermediate: Certificate,
    key: RsaKey,
}

impl PassCertificate {
    /// Reads a certificate with its key and issuer, and checks that they belong together and to the identifiers.
    pub fn parse(files: PassFiles<'_>, issuer: &PassIssuer) -> Result<Self, CertificateError> {
        let certificate = read(files.certificate).ok_or(CertificateError::Certificate)?;
        let key = std::str::from_utf8(files.key).ok().and_then(RsaKey::parse);
        let key = key.ok_or(CertificateError::Key)?;
        let intermediate = read(files.intermediate).ok_or(CertificateError::Intermediate)?;
        let parts = &certificate.tbs_certificate;
        if parts.subject_public_key_info.to_der().ok() != key.public_key() {
            return Err(CertificateError::OtherKey);
        }
        if parts.issuer != intermediate.tbs_certificate.subject {
            return Err(CertificateError::OtherIntermediate(parts.issuer.to_string()));
        }
        match named(&parts.subject, USER_ID) {
            Some(other) if other != issuer.pass_type => return Err(CertificateError::PassType(other)),
            _ => {}
        }
        match named(&parts.subject, UNIT) {
            Some(other) if other != issuer.team => return Err(CertificateError::Team(other)),
            _ => {}
        }
        Ok(Self {
            certificate,
            intermediate,
            key,
        })
    }

    /// Returns the last instant at which phones take what is signed with it.
    pub fn valid_until(&self) -> Option<DateTime<Utc>> {
        let end = self.certificate.tbs_certificate.validity.not_after.to_unix_duration();
        DateTime::from_timestamp(i64::try_from(end.as_secs()).ok()?, 0)
    }

    /// Returns the detached signature of a text in DER, with both certificates.
    pub fn sign(&self, text: &[u8], now: DateTime<Utc>) -> Option<Vec<u8>> {
        self.signed(text, now).ok().flatten()
    }

    fn signed(&self, text: &[u8], now: DateTime<Utc>) -> der::Result<Option<Vec<u8>>> {
        let attributes = attributes(text, now)?;
        // The signature is over the attributes, which hold the digest of the text.
        let Some(signature) = self.key.sign(&attributes.to_der()?) else {
            return Ok(None);
        };
        let data = SignedData {
            version: CmsVersion::V1,
            digest_algorithms: SetOfVec::try_from(vec![sha_256()])?,
            encap_content_info: EncapsulatedContentInfo {
                econtent_type: DATA,
                econtent: None,
            },
            certificates: Some(CertificateSet::try_from(vec![
                CertificateChoices::Certificate(self.certificate.clone()),
                CertificateChoices::Certificate(self.intermediate.clone()),
            ])?),
            crls: None,
            signer_infos: SignerInfos::try_from(vec![self.signer(attributes, signature)?])?,
        };
        let info = ContentInfo {
            content_type: SIGNED_DATA,
            content: Any::encode_from(&data)?,
        };
        info.to_der().map(Some)
    }

    fn signer(&self, attributes: SignedAttributes, signature: Vec<u8>) -> der::Result<SignerInfo> {
        let parts = &self.certificate.tbs_certificate;
        Ok(SignerInfo {
            version: CmsVersion::V1,
            sid: SignerIdentifier::IssuerAndSerialNumber(IssuerAndSerialNumber {
                issuer: parts.issuer.clone(),
                serial_number: parts.serial_number.clone(),
            }),
            digest_alg: sha_256(),
            signed_attrs: Some(attributes),
            signature_algorithm: AlgorithmIdentifierOwned {
                oid: RSA,
                parameters: Some(Any::null()),
            },
            signature: OctetString::new(signature)?,
            unsigned_attrs: None,
        })
    }
}

/// Reads a certificate in PEM format or, as Apple hands them out, in DER.
fn read(file: &[u8]) -> Option<Certificate> {
    let is_pem = file.windows(10).any(|octets| octets == b"-----BEGIN");
    match is_pem {
        true => Certificate::from_pem(file.trim_ascii()).ok(),
        false => Certificate::from_der(file).ok(),
    }
}

/// Returns a part of a name.
fn named(name: &Name, part: ObjectIdentifier) -> Option<String> {
    let mut parts = name.0.iter().flat_map(|set| set.0.iter());
    let found = parts.find(|found| found.oid == part)?;
    String::from_utf8(found.value.value().to_vec()).ok()
}

fn sha_256() -> AlgorithmIdentifierOwned {
    AlgorithmIdentifierOwned {
        oid: SHA_256,
        parameters: None,
    }
}

fn attributes(text: &[u8], now: DateTime<Utc>) -> der::Result<SignedAttributes> {
    let seconds = u64::try_from(now.timestamp()).unwrap_or_default();
    let time = UtcTime::from_unix_duration(Duration::from_secs(seconds))?;
    let digest = OctetString::new(Sha256::digest(text).to_vec())?;
    SetOfVec::try_from(vec![
        attribute(CONTENT_TYPE, Any::encode_from(&DATA)?)?,
        attribute(SIGNING_TIME, Any::encode_from(&time)?)?,
        attribute(MESSAGE_DIGEST, Any::encode_from(&digest)?)?,
    ])
}

fn attribute(oid: ObjectIdentifier, value: Any) -> der::Result<Attribute> {
    Ok(Attribute {
        oid,
        values: SetOfVec::try_from(vec![value])?,
    })
}
