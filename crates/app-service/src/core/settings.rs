//! What the operator chose that use cases need to know: where the product is reached, and how its mail goes out.

use std::time::Duration;

use domain::limits::{ORGANISATION_EVENTS_MAX, ORGANISATION_GUESTS_MAX, SANDBOXES_MAX};

/// Where mail goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailMode {
    /// To a mail server.
    Smtp,
    /// Into files, because no mail server is configured.
    Files,
}

impl MailMode {
    /// Returns the word that is sent.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Smtp => "smtp",
            Self::Files => "files",
        }
    }

    /// Returns the word for a mail that has gone there.
    pub(crate) fn done(self) -> &'static str {
        match self {
            Self::Smtp => "sent",
            Self::Files => "written",
        }
    }
}

/// Who may create an account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignUpMode {
    /// Everyone.
    #[default]
    Open,
    /// People with an invitation to their address. They join the organisation that invites.
    Invited,
    /// Only the operator, on the command line.
    Closed,
}

/// Time limits of a conversation with a mail server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailTimeouts {
    /// Of one answer.
    pub answer: Duration,
    /// Of one mail, with the connection when it has to be opened. Shorter than what a worker keeps of its lease.
    pub mail: Duration,
}

impl Default for MailTimeouts {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(10),
            mail: Duration::from_secs(25),
        }
    }
}

/// How much the installation may keep. A sandbox has limits of its own, which are fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Events of an organisation, including deleted ones until they are removed permanently.
    pub events_per_organisation: i64,
    /// Guests in all events of an organisation.
    pub guests_per_organisation: i64,
    /// Sandboxes that may exist at once.
    pub sandboxes: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            events_per_organisation: ORGANISATION_EVENTS_MAX,
            guests_per_organisation: ORGANISATION_GUESTS_MAX,
            sandboxes: SANDBOXES_MAX,
        }
    }
}

/// The choices of the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Where people reach the product: scheme, host and port, without a slash at the end. Links in mail begin with it;
    /// no header of a request ever takes its place.
    pub base_url: String,
    /// The address mail comes from.
    pub mail_from: String,
    /// Where mail goes.
    pub mail_mode: MailMode,
    /// The address of the operator, where answers to mail about accounts go.
    pub contact_email: Option<String>,
    /// Shows owners at the machine the mail about their own account; only while mail goes into files.
    pub open_mailbox: bool,
    /// Mails per minute to the guests of an organisation; as fast as possible when absent.
    pub mail_per_minute: Option<u32>,
    /// Allows organisations to use mail servers on this machine and in private networks.
    pub private_mail_hosts: bool,
    /// How long conversations with the mail servers of organisations may take.
    pub mail_timeouts: MailTimeouts,
    /// How much the installation may keep.
    pub limits: Limits,
    /// Who may create an account.
    pub sign_up: SignUpMode,
    /// Domains whose addresses may sign up without an invitation, in lower case; all when empty.
    pub allowed_domains: Vec<String>,
    /// Whether visitors can try the product without an account.
    pub sandbox: bool,
    /// Addresses of the accounts that may see the operator's page, once they are verified.
    pub operators: Vec<String>,
}

impl Settings {
    /// Returns whether accounts are made and moved by a mailed link, with one answer for known and unknown addresses.
    /// Without a mail server most people could not read that mail.
    pub fn continues_by_mail(&self) -> bool {
        self.mail_mode == MailMode::Smtp
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            base_url: "http://localhost:8080".to_owned(),
            mail_from: "seatwright@localhost".to_owned(),
            mail_mode: MailMode::Files,
            contact_email: None,
            open_mailbox: false,
            mail_per_minute: None,
            private_mail_hosts: false,
            mail_timeouts: MailTimeouts::default(),
            limits: Limits::default(),
            sign_up: SignUpMode::default(),
            allowed_domains: Vec::new(),
            sandbox: true,
            operators: Vec::new(),
        }
    }
}
