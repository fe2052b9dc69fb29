use std::collections::HashMap;
use std::io::Read as _;

use cms::content_info::ContentInfo;
use cms::signed_data::SignedData;
use der::{Decode as _, Encode as _};
use domain::event::GuestLanguage;
use domain::ticket::TicketState;
use serde_json::Value;
use signing::RsaKey;

use super::certificate::{CertificateError, PassFiles};
use super::*;
use crate::ticket::testing::ticket;

const PASS: &[u8] = include_bytes!("../../../tests/wallet/pass.pem");
const KEY: &str = include_str!("../../../tests/wallet/pass.key");
const WWDR: &[u8] = include_bytes!("../../../tests/wallet/wwdr.pem");
const OTHER: &str = include_str!("../../../tests/wallet/other.key");

fn issuer() -> PassIssuer {
    PassIssuer {
        pass_type: "pass.org.example.seats".to_owned(),
        team: "A1B2C3D4E5".to_owned(),
    }
}

fn files() -> PassFiles<'static> {
    PassFiles {
        certificate: PASS,
        key: KEY.as_bytes(),
        intermediate: WWDR,
    }
}

fn unzipped(pass: &[u8]) -> HashMap<String, Vec<u8>> {
    let mut zip = zip::ZipArchive::new(Cursor::new(pass)).unwrap();
    let mut files = HashMap::new();
    for index in 0..zip.len() {
        let mut file = zip.by_index(index).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        files.insert(file.name().unwrap().into_owned(), bytes);
    }
    files
}

/// A pass of developers, without a signature that phones would take.
fn unsigned(ticket: &Ticket) -> HashMap<String, Vec<u8>> {
    unzipped(&pkpass(ticket, &issuer(), |_manifest| Some(Vec::new())).unwrap())
}

fn json_of(files: &HashMap<String, Vec<u8>>, name: &str) -> Value {
    serde_json::from_slice(&files[name]).unwrap()
}

#[test]
fn a_pass_lists_the_digest_of_every_other_file() {
    let files = unsigned(&ticket(GuestLanguage::En));
    let manifest = json_of(&files, "manifest.json");
    let listed = manifest.as_object().unwrap();
    assert_eq!(listed.len() + 2, files.len());
    for (name, digest) in listed {
        let made: String = Sha1::digest(&files[name])
            .iter()
            .map(|octet| format!("{octet:02x}"))
            .collect();
        assert_eq!(digest, &made, "{name}");
    }
    for name in [
        "icon.png",
        "icon@2x.png",
        "icon@3x.png",
        "logo.png",
        "logo@2x.png",
        "logo@3x.png",
    ] {
        assert!(files[name].starts_with(b"\x89PNG"), "{name}");
    }
}

#[test]
fn a_pass_shows_what_the_ticket_shows() {
    let ticket = ticket(GuestLanguage::De);
    let pass = json_of(&unsigned(&ticket), "pass.json");
    assert_eq!(pass["passTypeIdentifier"], "pass.org.example.seats");
    assert_eq!(pass["teamIdentifier"], "A1B2C3D4E5");
    assert_eq!(pass["barcodes"][0]["message"], ticket.link);
    assert_eq!(pass["barcodes"][0]["altText"], "K7M2QX");
    assert_eq!(pass["relevantDate"], "2027-06-05T14:30:00+02:00");
    assert_eq!(pass["expirationDate"], "2027-06-06T09:00:00Z");
    assert_eq!(pass["voided"], false);
    let colour = pass["backgroundColor"].as_str().unwrap();
    assert!(colour.starts_with("rgb(") && colour != "rgb(0, 0, 0)", "{colour}");
    let shown = |kind: &str| -> Vec<(String, String)> {
        let fields = pass["eventTicket"][kind].as_array().unwrap();
        let text = |field: &Value, name: &str| field[name].as_str().unwrap().to_owned();
        fields
            .iter()
            .map(|field| (text(field, "label"), text(field, "value")))
            .collect()
    };
    let own = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    assert_eq!(shown("primaryFields"), [own("", &ticket.event_name)]);
    assert_eq!(
        shown("secondaryFields"),
        [own("Datum", "2027-06-05T14:30:00+02:00"), own("Ort", &ticket.venue)]
    );
    assert_eq!(
        shown("auxiliaryFields"),
        [own("Gast", &ticket.guest), own("Tisch", "12"), own("Platz", "C")]
    );
}

#[test]
fn the_pass_of_a_cancelled_event_is_void_and_one_without_a_seat_has_no_field_for_it() {
    let pass = json_of(
        &unsigned(&Ticket {
            state: TicketState::Cancelled,
            table: None,
            venue: String::new(),
            ..ticket(GuestLanguage::Ar)
        }),
        "pass.json",
    );
    assert_eq!(pass["voided"], true);
    assert_eq!(pass["eventTicket"]["auxiliaryFields"].as_array().unwrap().len(), 1);
    assert_eq!(pass["eventTicket"]["secondaryFields"].as_array().unwrap().len(), 1);
}

#[test]
fn the_same_ticket_gives_the_same_bytes_and_a_pass_without_signature_is_none() {
    let make = || pkpass(&ticket(GuestLanguage::He), &issuer(), |_| Some(vec![1])).unwrap();
    assert_eq!(make(), make());
    let refused = pkpass(&ticket(GuestLanguage::He), &issuer(), |_| None);
    assert!(matches!(refused, Err(PassError::Signature)));
}

#[test]
fn the_signature_covers_the_list_and_verifies_with_the_certificate() {
    let certificate = PassCertificate::parse(files(), &issuer()).unwrap();
    let now = "2027-01-02T03:04:05Z".parse().unwrap();
    let pass = pkpass(&ticket(GuestLanguage::En), &issuer(), |list| {
        certificate.sign(list, now)
    })
    .unwrap();
    let files = unzipped(&pass);
    let info = ContentInfo::from_der(&files["signature"]).unwrap();
    let data: SignedData = info.content.decode_as().unwrap();
    assert_eq!(data.encap_content_info.econtent, None);
    assert_eq!(data.certificates.unwrap().0.len(), 2);
    let signer = data.signer_infos.0.get(0).unwrap();
    let attributes = signer.signed_attrs.as_ref().unwrap();
    let signed = attributes.to_der().unwrap();
    assert!(
        RsaKey::parse(KEY)
            .unwrap()
            .verifies(&signed, signer.signature.as_bytes())
    );
    let digest = <sha2::Sha256 as sha2::Digest>::digest(&files["manifest.json"]).to_vec();
    assert!(signed.windows(32).any(|octets| octets == digest.as_slice()));
    assert!(signed.windows(13).any(|octets| octets == b"270102030405Z"));
}

#[test]
fn files_that_do_not_belong_together_are_refused_by_name() {
    let refusal = |files: PassFiles<'_>, issuer: &PassIssuer| PassCertificate::parse(files, issuer).unwrap_err();
    let own = issuer();
    let with = |key: &'static str| PassFiles {
        key: key.as_bytes(),
        ..files()
    };
    assert_eq!(refusal(with("no key"), &own), CertificateError::Key);
    assert_eq!(refusal(with(OTHER), &own), CertificateError::OtherKey);
    let broken = PassFiles {
        certificate: b"no certificate",
        ..files()
    };
    assert_eq!(refusal(broken, &own), CertificateError::Certificate);
    let broken = PassFiles {
        intermediate: b"-----BEGIN CERTIFICATE-----",
        ..files()
    };
    assert_eq!(refusal(broken, &own), CertificateError::Intermediate);
    let itself = PassFiles {
        intermediate: PASS,
        ..files()
    };
    assert!(matches!(refusal(itself, &own), CertificateError::OtherIntermediate(name) if name.contains("Developer")));
    let other = PassIssuer {
        pass_type: "pass.org.example.other".to_owned(),
        ..issuer()
    };
    let error = refusal(files(), &other);
    assert_eq!(error.to_string(), "the certificate is for 'pass.org.example.seats'");
    let other = PassIssuer {
        team: "Z".to_owned(),
        ..issuer()
    };
    assert_eq!(
        refusal(files(), &other),
        CertificateError::Team("A1B2C3D4E5".to_owned())
    );
    let read = PassCertificate::parse(files(), &own).unwrap();
    assert!(!format!("{read:?}").contains("PRIVATE"));
    assert_eq!(read.valid_until().unwrap().to_rfc3339(), "2126-11-06T16:02:02+00:00");
}

#[test]
fn a_certificate_is_read_in_der_as_well() {
    let pem = std::str::from_utf8(PASS).unwrap();
    let (_, der) = der::pem::decode_vec(pem.as_bytes()).unwrap();
    let in_der = PassFiles {
        certificate: &der,
        ..files()
    };
    assert!(PassCertificate::parse(in_der, &issuer()).is_ok());
}

/// Phones verify with another program than ours; where `openssl` is installed, it takes their place.
#[test]
#[expect(clippy::disallowed_methods, reason = "an outside program verifies files")]
fn openssl_verifies_the_signature_where_it_is_installed() {
    let certificate = PassCertificate::parse(files(), &issuer()).unwrap();
    let folder = std::env::temp_dir().join(format!("seatwright-pass-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let signature = certificate.sign(b"{\"pass.json\":\"0\"}", "2027-01-02T03:04:05Z".parse().unwrap());
    let write = |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).unwrap();
    write("signature", &signature.unwrap());
    write("manifest.json", b"{\"pass.json\":\"0\"}");
    write("other.json", b"{\"pass.json\":\"1\"}");
    write("wwdr.pem", WWDR);
    let verify = |content: &str| {
        let mut command = std::process::Command::new("openssl");
        command.args("cms -verify -binary -inform DER -in signature -CAfile wwdr.pem -purpose any -content".split(' '));
        command
            .arg(content)
            .current_dir(&folder)
            .output()
            .map(|output| output.status.success())
    };
    let outcome = (verify("manifest.json"), verify("other.json"));
    std::fs::remove_dir_all(&folder).unwrap();
    if let (Ok(own), Ok(other)) = outcome {
        assert!(own, "the signature does not verify");
        assert!(!other, "the signature verifies for another list");
    }
}
