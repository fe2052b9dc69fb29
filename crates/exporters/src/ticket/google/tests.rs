use domain::event::GuestLanguage;

use super::*;
use crate::ticket::testing::ticket;

const ACCOUNT: &str = include_str!("../../../tests/wallet/google.json");
const KEY: &str = include_str!("../../../tests/wallet/other.key");

fn issuer() -> GoogleIssuer {
    GoogleIssuer::parse("3388000000012345678", ACCOUNT).unwrap()
}

fn link(ticket: &Ticket) -> String {
    let now = "2027-01-02T03:04:05Z".parse().unwrap();
    issuer().save_link(ticket, "https://seats.example", now).unwrap()
}

/// Verifies the token of a link and returns its header and claims.
fn verified(link: &str) -> (Value, Value) {
    let token = link.strip_prefix(SAVE).unwrap();
    let (text, signature) = token.rsplit_once('.').unwrap();
    let (header, claims) = text.split_once('.').unwrap();
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).unwrap();
    assert!(RsaKey::parse(KEY).unwrap().verifies(text.as_bytes(), &signature));
    let read = |part: &str| serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap();
    (read(header), read(claims))
}

#[test]
fn the_token_is_signed_and_holds_event_and_ticket() {
    let ticket = ticket(GuestLanguage::Fr);
    let (header, claims) = verified(&link(&ticket));
    assert_eq!(header, json!({ "alg": "RS256", "typ": "JWT", "kid": "key-1" }));
    assert_eq!(claims["iss"], "wallet@seats-example.iam.gserviceaccount.com");
    assert_eq!(
        (&claims["aud"], &claims["typ"], &claims["iat"]),
        (&json!("google"), &json!("savetowallet"), &json!(1_798_859_045))
    );
    assert_eq!(claims["origins"], json!(["https://seats.example"]));
    let class = &claims["payload"]["eventTicketClasses"][0];
    assert_eq!(class["id"], "3388000000012345678.evt-1");
    assert_eq!(class["eventName"]["defaultValue"]["value"], ticket.event_name);
    assert_eq!(class["eventName"]["defaultValue"]["language"], "fr");
    assert_eq!(class["dateTime"]["start"], "2027-06-05T14:30:00+02:00");
    let object = &claims["payload"]["eventTicketObjects"][0];
    assert_eq!(object["id"], format!("3388000000012345678.{}", ticket.serial));
    assert_eq!(object["classId"], class["id"]);
    assert_eq!(object["barcode"]["value"], ticket.link);
    assert_eq!(object["seatInfo"]["section"]["defaultValue"]["value"], "12");
    assert_eq!(object["seatInfo"]["seat"]["defaultValue"]["value"], "C");
    assert_eq!(object["state"], "ACTIVE");
}

#[test]
fn an_ordinary_link_is_about_as_short_as_google_asks_for() {
    let length = link(&ticket(GuestLanguage::En)).len();
    assert!(length < 2_048, "{length}");
}

#[test]
fn what_a_ticket_lacks_is_left_out() {
    let bare = Ticket {
        venue: String::new(),
        table: None,
        state: TicketState::Cancelled,
        ..ticket(GuestLanguage::En)
    };
    let (_, claims) = verified(&link(&bare));
    assert_eq!(claims["payload"]["eventTicketClasses"][0].get("venue"), None);
    let object = &claims["payload"]["eventTicketObjects"][0];
    assert_eq!(
        (&object["seatInfo"], &object["state"]),
        (&json!({}), &json!("INACTIVE"))
    );
}

#[test]
fn a_wrong_file_or_issuer_is_refused_and_the_key_does_not_show_in_logs() {
    let parse = |issuer: &str, json: &str| GoogleIssuer::parse(issuer, json).unwrap_err();
    assert_eq!(parse("12x", ACCOUNT), GoogleKeyError::Issuer);
    assert_eq!(parse("", ACCOUNT), GoogleKeyError::Issuer);
    assert_eq!(parse("12", "no json"), GoogleKeyError::Unreadable);
    assert_eq!(parse("12", "{}"), GoogleKeyError::Unreadable);
    let without_key = ACCOUNT.replace("PRIVATE KEY", "PUBLIC KEY");
    assert_eq!(parse("12", &without_key), GoogleKeyError::Key);
    assert!(!format!("{:?}", issuer()).contains("PRIVATE"));
}
