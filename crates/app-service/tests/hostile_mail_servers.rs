//! Mail servers that drip, flood or never end: each conversation ends by its limit and says why, and other mail is sent
//! in the meantime. The servers never stop by themselves, so that a test that ends shows the limit.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use app_service::actor::Organiser;
use app_service::mail::smtp::{Networks, Server, Smtp};
use app_service::mail::transport::{Failure, OutgoingEmail, Transport};
use app_service::mail::worker::Worker;
use app_service::mail::{self, Mail, own_server};
use app_service::settings::{MailTimeouts, Settings};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use domain::id::{MailId, OrganisationId};
use domain::mail_server::{NewMailServer, Security};
use mailer::MemberEmail;
use rustls::pki_types::PrivatePkcs8KeyDer;
use rustls::{ServerConfig, ServerConnection};
use storage::mail::outbox::history::ListedMail;
use storage::scratch;
use test_support::hostile_smtp::{self, Behaviour};
use test_support::mail::MemoryMail;
use test_support::service::TestService;

const SHORT: MailTimeouts = MailTimeouts {
    answer: Duration::from_millis(150),
    mail: Duration::from_millis(300),
};
const LATE: &str = "network error: the mail server took too long";

fn smtp(behaviour: Behaviour) -> Smtp {
    let address = hostile_smtp::start(behaviour);
    let security = match behaviour {
        Behaviour::DrippingHandshake => Security::Tls,
        _ => Security::None,
    };
    let server = Server {
        host: address.ip().to_string(),
        port: address.port(),
        security,
        account: Some(("events".to_owned(), "secret".to_owned())),
        networks: Networks::All,
    };
    Smtp::to(server).with_timeouts(SHORT)
}

fn deliver(smtp: &Smtp, message: &[u8]) -> Failure {
    let parcel = OutgoingEmail {
        id: &MailId::from_random(&[7; domain::limits::ID_LENGTH]),
        from: "ann@example.org",
        to: "zoe@example.org",
        message,
    };
    smtp.deliver(&parcel).unwrap_err()
}

#[test]
fn a_conversation_ends_by_its_limit_whatever_the_server_sends() {
    let unreachable = || Failure::Unreachable(LATE.to_owned());
    let unusable = |why: &str| Failure::Transient(format!("response error: {why}"));
    // Larger than the buffers of both sockets.
    let message = "x".repeat(78).repeat(250_000).into_bytes();
    for behaviour in Behaviour::ALL {
        let expected = match behaviour {
            Behaviour::Silence | Behaviour::DrippingGreeting | Behaviour::DrippingHandshake => unreachable(),
            Behaviour::Flood => unusable("the answer has more than 64 KB"),
            Behaviour::EndlessLines => unusable("the answer has more than 100 lines"),
            Behaviour::AnswersBeforeAsked => unusable("the mail server answered before it was asked"),
            Behaviour::EndlessChallenges => unusable("authentication has too many challenges"),
            Behaviour::AcceptsWithoutMessage => unusable("unexpected answer 250"),
            // The server may have the message.
            Behaviour::DrippingAnswerToMessage | Behaviour::ReadsNoMessage => Failure::Transient(LATE.to_owned()),
        };
        let message = match behaviour {
            Behaviour::ReadsNoMessage => message.as_slice(),
            _ => b"hello\r\n",
        };
        assert_eq!(deliver(&smtp(behaviour), message), expected, "{behaviour:?}");
    }
}

/// A certificate for `localhost` that no authority has signed, valid until 2126, and its key.
const SELF_SIGNED: &str = "MIIBWDCCAQqgAwIBAgIUHr+4Bj7shSfDEoYdapOtWvUdMzQwBQYDK2VwMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDAg\
    Fw0yNjExMjkwODIzNDhaGA8yMTI2MTEwNTA4MjM0OFowFDESMBAGA1UEAwwJbG9jYWxob3N0MCowBQYDK2VwAyEA5P4eQje3y8rc+rbIF3O+o1YR\
    PkWDmnmnNp4uTFTZaaajbDBqMB0GA1UdDgQWBBR7s036+ofKRtxnFADTJJPTTtUfBjAfBgNVHSMEGDAWgBR7s036+ofKRtxnFADTJJPTTtUfBjAa\
    BgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwDAYDVR0TAQH/BAIwADAFBgMrZXADQQDmJ5i02Qvf4hhviB5qChaBYc8AKRiupKwYnlasvG3GC8Vg\
    JjWKFQDIqIyhnRmF+Iji/P48CCDQYR1NDwEuhpAA";
const ITS_KEY: &str = "MC4CAQAwBQYDK2VwBCIEICQ5zEyqBjYVhhbQJJ/Fr/eMXY3ggYtqvKxJrRxHM2MB";

/// Starts a server that speaks TLS with a certificate of its own making.
#[expect(clippy::disallowed_methods, reason = "a server needs a thread")]
fn self_signed() -> SocketAddr {
    let bytes = |text: &str| STANDARD.decode(text).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_protocol_versions(rustls::ALL_VERSIONS)
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(
            vec![bytes(SELF_SIGNED).into()],
            PrivatePkcs8KeyDer::from(bytes(ITS_KEY)).into(),
        )
        .unwrap();
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut client, _) = listener.accept().unwrap();
        let mut tls = ServerConnection::new(Arc::new(config)).unwrap();
        tls.complete_io(&mut client)
    });
    address
}

#[test]
fn a_certificate_that_no_authority_signed_is_refused() {
    let address = self_signed();
    let server = Server {
        host: address.ip().to_string(),
        port: address.port(),
        security: Security::Tls,
        account: Some(("events".to_owned(), "secret".to_owned())),
        networks: Networks::All,
    };
    let refused = Smtp::to(server).check().unwrap_err();
    let text = "network error: invalid peer certificate: UnknownIssuer";
    assert_eq!(refused, Failure::Unreachable(text.to_owned()));
}

/// A service with an organisation whose mail server is hostile.
fn organisation(behaviour: Behaviour) -> (TestService, Organiser) {
    let mut test = TestService::sqlite();
    test.service = test.service.with_settings(Settings {
        private_mail_hosts: true,
        mail_timeouts: SHORT,
        ..Settings::default()
    });
    let organiser = test.organiser("ann@example.org");
    let address = hostile_smtp::start(behaviour);
    let entered = NewMailServer {
        host: address.ip().to_string(),
        port: address.port().into(),
        security: "none".to_owned(),
        username: String::new(),
        password: None,
        from_address: "events@example.org".to_owned(),
        from_name: String::new(),
        per_minute: None,
    };
    let owner = organiser.clone();
    test.service
        .write(move |tx| own_server::put(tx, &owner, &entered))
        .unwrap();
    (test, organiser)
}

#[test]
fn a_test_of_a_hostile_server_fails_with_a_reason() {
    for (behaviour, title, answer) in [
        (Behaviour::DrippingGreeting, "Mail server did not answer", LATE),
        (
            Behaviour::Flood,
            "Mail server gave an unexpected answer",
            "response error: the answer has more than 64 KB",
        ),
        (Behaviour::DrippingAnswerToMessage, "Mail server did not answer", LATE),
    ] {
        let (test, organiser) = organisation(behaviour);
        let tested = own_server::test(&test.service, &organiser, Some("ann@example.org")).unwrap();
        assert!(!tested.ok && tested.message.starts_with(title), "{tested:?}");
        assert_eq!(tested.answer.as_deref(), Some(answer));
        let shown = test.service.read(|r| own_server::get(r, &organiser)).unwrap();
        assert!(!shown.last_test.unwrap().ok);
    }
}

fn queue(test: &TestService, to: &str, organisation: Option<&OrganisationId>) {
    let (to, organisation) = (to.to_owned(), organisation.cloned());
    test.service
        .write(move |tx| {
            let mail = Mail {
                to: &to,
                letter: MemberEmail::PasswordChanged { name: "Ann" },
                organisation: organisation.as_ref(),
                user: None,
                cause: "c",
            };
            mail::queue(tx, &mail)
        })
        .unwrap();
}

fn listed(test: &TestService) -> Vec<ListedMail> {
    scratch::mail_history(&mut scratch::connect(test.database.url()).unwrap()).unwrap()
}

#[test]
fn mail_of_others_goes_out_while_a_server_drips() {
    let (test, organiser) = organisation(Behaviour::DrippingGreeting);
    queue(&test, "slow@example.org", Some(organiser.organisation_id()));
    for number in 0..8 {
        queue(&test, &format!("guest-{number}@example.org"), None);
    }
    let memory = MemoryMail::default();
    let worker = Worker::new(test.service.clone(), Arc::new(memory.clone())).unwrap();
    while worker.run_once().unwrap() > 0 {}
    let arrived = memory.taken();
    let guests = arrived.iter().filter(|mail| mail.to.starts_with("guest-"));
    assert_eq!(guests.count(), 8);
    let mails = listed(&test);
    let slow = mails.iter().find(|mail| mail.recipient == "slow@example.org").unwrap();
    assert_eq!((slow.state.as_str(), slow.failure.as_deref()), ("queued", Some(LATE)));
}
