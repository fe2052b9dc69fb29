//! German, with “Sie”.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, Sitzplätze für Veranstaltungen",
        copy_link: "Oder kopieren Sie diesen Link in Ihren Browser:",
    },
    ticket: Ticket {
        code_picture: "QR-Code Ihres Tickets",
        code: "Ihr Code",
        show_code: "Bitte am Eingang vorzeigen",
        open_ticket: "Ticket öffnen",
        heading: "Ihr Ticket",
    },
    footer: Footer {
        why: "Sie erhalten diese E-Mail, weil Sie auf der Gästeliste von {{event_name}} stehen.",
        why_invited: "Sie erhalten diese E-Mail, weil Sie zu {{event_name}} eingeladen sind.",
        sent_for: "Gesendet für {{organizer_name}} mit Seatwright.",
        unsubscribe: "Keine E-Mails mehr erhalten",
    },
    template_names: TemplateNames {
        invitation: "Einladung",
        confirmation: "Bestätigung",
        reminder: "Erinnerung",
        seat_assignment: "Sitzplatz",
    },
    answer: Answer {
        attending: "Zusage",
        declined: "Absage",
        maybe: "noch offen",
        with_companions: Counted {
            one: "{answer}, mit 1 Begleitperson",
            two: None,
            few: None,
            many: None,
            other: "{answer}, mit {count} Begleitpersonen",
        },
    },
    confirm_answer: Letter {
        subject: "Bitte bestätigen Sie Ihre Antwort für {{event}}",
        preheader: "Ihre Antwort gilt, sobald Sie sie bestätigen.",
        heading: "Bitte bestätigen Sie Ihre Antwort",
        paragraphs: [
            "Für {{event}} ist eine Antwort mit Ihrer E-Mail-Adresse eingegangen: {{answer}}.",
            "Ihre Adresse steht bereits auf der Gästeliste. Damit nur Sie Ihre Antwort ändern können, bestätigen Sie bitte die neue. Bis dahin ändert sich auf der Gästeliste nichts.",
        ],
        button: "Antwort bestätigen",
        note: "Der Link gilt 14 Tage. Wenn die Antwort nicht von Ihnen ist, ignorieren Sie diese E-Mail: Es ändert sich nichts.",
        why: "Sie erhalten diese E-Mail, weil jemand mit dieser Adresse auf eine Einladung geantwortet hat.",
    },
    confirm_registration: Letter {
        subject: "Bitte bestätigen Sie Ihre Anmeldung für {{event}}",
        preheader: "Danach erhalten auch Ihre Begleitpersonen ihre E-Mails.",
        heading: "Bitte bestätigen Sie Ihre Anmeldung",
        paragraphs: [
            "Sie haben sich für {{event}} angemeldet und E-Mail-Adressen Ihrer Begleitpersonen angegeben.",
            "Bitte bestätigen Sie, dass die Anmeldung von Ihnen ist. Danach erhalten auch sie ihre E-Mails.",
        ],
        button: "Anmeldung bestätigen",
        note: "Der Link gilt 14 Tage. Wenn Sie sich nicht angemeldet haben, ignorieren Sie diese E-Mail: Die genannten Personen erhalten keine. Bitte lassen Sie die Anmeldung von den Veranstaltern entfernen.",
        why: "Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse für eine Veranstaltung angemeldet hat.",
    },
};
