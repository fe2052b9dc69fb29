//! What the document says by itself, in both languages.

use super::TemplateKind;

/// The fixed texts of one language. Those with places are templates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) language: &'static str,
    /// The alternative text of the QR code.
    pub(super) code_picture: &'static str,
    pub(super) code: &'static str,
    pub(super) show_code: &'static str,
    pub(super) open_ticket: &'static str,
    pub(super) ticket: &'static str,
    /// Why the guest has the mail.
    pub(super) why: &'static str,
    pub(super) sent_for: &'static str,
    pub(super) unsubscribe: &'static str,
}

const EN: Words = Words {
    language: "en",
    code_picture: "QR code of your ticket",
    code: "Your code",
    show_code: "Show this at the entrance",
    open_ticket: "Open your ticket",
    ticket: "Your ticket",
    why: "You receive this email because you are on the guest list of {{event_name}}.",
    sent_for: "Sent for {{organizer_name}} with Seatwright.",
    unsubscribe: "Unsubscribe",
};

const DE: Words = Words {
    language: "de",
    code_picture: "QR-Code Ihres Tickets",
    code: "Ihr Code",
    show_code: "Bitte am Eingang vorzeigen",
    open_ticket: "Ticket öffnen",
    ticket: "Ihr Ticket",
    why: "Sie erhalten diese E-Mail, weil Sie auf der Gästeliste von {{event_name}} stehen.",
    sent_for: "Gesendet für {{organizer_name}} mit Seatwright.",
    unsubscribe: "Keine E-Mails mehr erhalten",
};

const EN_INVITED: &str = "You receive this email because the organisers of {{event_name}} invited you.";
const DE_INVITED: &str = "Sie erhalten diese E-Mail, weil Sie zu {{event_name}} eingeladen sind.";

/// Returns the texts of a language. Invitations also reach people who have not answered yet.
pub(super) fn words(language: &str, kind: TemplateKind) -> Words {
    let (words, invited) = match language {
        "de" => (DE, DE_INVITED),
        _ => (EN, EN_INVITED),
    };
    match kind {
        TemplateKind::Invitation => Words { why: invited, ..words },
        _ => words,
    }
}
