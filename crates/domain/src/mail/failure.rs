//! Why a mail did not arrive, in words that organisers understand, with what to do next.

/// How the failure of a mail that was bounced after it was sent begins in the outbox.
pub const BOUNCED: &str = "bounced";
/// The failure of a mail whose address was suppressed while it waited.
pub const SUPPRESSED: &str = "suppressed while the mail waited";
/// The failure of a mail whose mail server could not be reached for [`crate::limits::MAIL_WAIT_DAYS`].
pub const SERVER_AWAY: &str = "the mail server could not be reached for 5 days";

/// A failure in plain words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// A few words.
    pub title: &'static str,
    /// What happened, and what to do.
    pub message: &'static str,
}

const UNKNOWN_ADDRESS: Explanation = Explanation {
    title: "Address does not exist",
    message: "The mail server does not know this address. Correct it in the guest list, then resend the email.",
};
const MAILBOX_FULL: Explanation = Explanation {
    title: "Mailbox is full",
    message: "The mailbox of this guest cannot receive more mail at the moment. Resend the email in a few days, or contact the guest another way.",
};
const REFUSED: Explanation = Explanation {
    title: "Rejected by the mail server",
    message: "The mail server of the guest refused the email, for example as spam. Contact the guest another way, or ask them to allow your address.",
};
const TOO_LARGE: Explanation = Explanation {
    title: "Email is too large",
    message: "The mail server of the guest does not accept emails of this size. Shorten the template, then resend the email.",
};
const OWN_SERVER: Explanation = Explanation {
    title: "Your mail server refused to send",
    message: "The mail server that sends your emails did not accept its user name, password or sender address. Check the settings of the mail server, then resend the email.",
};
const UNREACHABLE: Explanation = Explanation {
    title: "Mail server did not answer",
    message: "The mail server could not be reached after several attempts. Check that it is running, then resend the email.",
};
const NO_MAIL_SERVER: Explanation = Explanation {
    title: "Mail server gave an unexpected answer",
    message: "The server that sends your emails did not respond like a mail server. Check its address, port and encryption, then resend the email.",
};
const AWAY_FOR_DAYS: Explanation = Explanation {
    title: "Mail server was away",
    message: "The mail server could not be reached for 5 days. Check that it is running, then resend the email.",
};
const BAD_ADDRESS: Explanation = Explanation {
    title: "Not a valid address",
    message: "Emails cannot be sent to this address. Correct it in the guest list, then resend the email.",
};
const RETURNED: Explanation = Explanation {
    title: "Email came back",
    message: "The mail server accepted the email and returned it later. The address is now blocked. Correct it in the guest list, then resend the email.",
};
const NO_LONGER_WANTED: Explanation = Explanation {
    title: "Address is blocked",
    message: "The guest unsubscribed, or mail to this address came back, while the email waited. Contact the guest another way.",
};
const OTHER: Explanation = Explanation {
    title: "Could not be sent",
    message: "The email could not be sent. Resend it; if it fails again, contact the guest another way.",
};

/// The first match counts: what an answer says beats its code.
const SIGNS: &[(&[&str], Explanation)] = &[
    (&["response error: "], NO_MAIL_SERVER),
    (
        &["535", "534", "530", "538", "5.7.8", "authentication", "credentials"],
        OWN_SERVER,
    ),
    (&["not an address"], BAD_ADDRESS),
    (
        &[
            "5.2.2",
            "4.2.2",
            "552-5.2.2",
            "quota",
            "mailbox full",
            "mailbox is full",
            "over quota",
        ],
        MAILBOX_FULL,
    ),
    (
        &[
            "5.1.1",
            "5.1.0",
            "5.1.10",
            "5.1.2",
            "user unknown",
            "unknown user",
            "no such user",
            "no such recipient",
            "does not exist",
            "recipient not found",
            "mailbox unavailable",
            "invalid recipient",
            "unknown recipient",
        ],
        UNKNOWN_ADDRESS,
    ),
    (&["5.3.4", "5.2.3", "message size", "too large", "too big"], TOO_LARGE),
    (
        &[
            "5.7.",
            "spam",
            "blocked",
            "policy",
            "blacklist",
            "denylist",
            "rejected",
            "554",
        ],
        REFUSED,
    ),
    (
        &[
            "connection",
            "timed out",
            "timeout",
            "dns",
            "lookup",
            "unreachable",
            "certificate",
            "tls",
            "network",
            "refused",
            "broken pipe",
            "reset by peer",
        ],
        UNREACHABLE,
    ),
    (&["550", "551", "553"], UNKNOWN_ADDRESS),
    (&["552"], MAILBOX_FULL),
];

/// Explains the reason that the outbox keeps: the answer of a mail server, or an error of the transport.
pub fn explain(reason: &str) -> Explanation {
    let reason = reason.to_lowercase();
    if reason.starts_with(BOUNCED) {
        return RETURNED;
    }
    if reason == SUPPRESSED {
        return NO_LONGER_WANTED;
    }
    if reason == SERVER_AWAY {
        return AWAY_FOR_DAYS;
    }
    let found = SIGNS
        .iter()
        .find(|(signs, _)| signs.iter().any(|sign| reason.contains(sign)));
    found.map_or(OTHER, |(_, explanation)| *explanation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_mail_servers_are_told_in_plain_words() {
        for (reason, title) in [
            (
                "permanent error (550): 5.1.1 <ada@example.org>: user unknown",
                "Address does not exist",
            ),
            ("permanent error (550): no", "Address does not exist"),
            ("transient error (452): 4.2.2 over quota", "Mailbox is full"),
            ("permanent error (554): 5.7.1 spam", "Rejected by the mail server"),
            (
                "permanent error (552): 5.3.4 message size exceeds",
                "Email is too large",
            ),
            ("permanent error (535): 5.7.8 no", "Your mail server refused to send"),
            ("Connection error: timed out", "Mail server did not answer"),
            (
                "'ada@' is not an address that mail can be sent to",
                "Not a valid address",
            ),
            ("bounced: mailbox gone", "Email came back"),
            (SUPPRESSED, "Address is blocked"),
            (
                "network error: the mail server took too long",
                "Mail server did not answer",
            ),
            (
                "response error: the answer has more than 64 KB",
                "Mail server gave an unexpected answer",
            ),
            ("something else", "Could not be sent"),
        ] {
            assert_eq!(explain(reason).title, title, "{reason}");
        }
    }
}
