//! Dutch, with “u”.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, tafelschikking voor evenementen",
        copy_link: "Of kopieer deze link naar uw browser:",
    },
    ticket: Ticket {
        code_picture: "QR-code van uw ticket",
        code: "Uw code",
        show_code: "Laat deze bij de ingang zien",
        open_ticket: "Ticket openen",
        heading: "Uw ticket",
    },
    footer: Footer {
        why: "U ontvangt deze e-mail omdat u op de gastenlijst van {{event_name}} staat.",
        why_invited: "U ontvangt deze e-mail omdat u bent uitgenodigd voor {{event_name}}.",
        sent_for: "Verstuurd namens {{organizer_name}} met Seatwright.",
        unsubscribe: "Geen e-mails meer ontvangen",
    },
    template_names: TemplateNames {
        invitation: "Uitnodiging",
        confirmation: "Bevestiging",
        reminder: "Herinnering",
        seat_assignment: "Zitplaats",
    },
    answer: Answer {
        attending: "aanwezig",
        declined: "niet aanwezig",
        maybe: "nog onzeker",
        with_companions: Counted {
            one: "{answer}, met 1 gast",
            two: None,
            few: None,
            many: None,
            other: "{answer}, met {count} gasten",
        },
    },
    confirm_answer: Letter {
        subject: "Bevestig uw antwoord voor {{event}}",
        preheader: "Uw antwoord telt zodra u het bevestigt.",
        heading: "Bevestig uw antwoord",
        paragraphs: [
            "Wij hebben voor {{event}} een antwoord ontvangen met uw e-mailadres: {{answer}}.",
            "Uw adres staat al op de gastenlijst. Zodat alleen u uw antwoord kunt wijzigen, vragen wij u het nieuwe te bevestigen. Tot die tijd blijft de gastenlijst zoals die is.",
        ],
        button: "Antwoord bevestigen",
        note: "De link is 14 dagen geldig. Is het antwoord niet van u, dan kunt u deze e-mail negeren: er verandert niets.",
        why: "U ontvangt deze e-mail omdat iemand met dit adres op een uitnodiging heeft geantwoord.",
    },
    confirm_registration: Letter {
        subject: "Bevestig uw aanmelding voor {{event}}",
        preheader: "Daarna ontvangen ook uw gasten hun e-mails.",
        heading: "Bevestig uw aanmelding",
        paragraphs: [
            "U hebt zich aangemeld voor {{event}} en de e-mailadressen van uw gasten opgegeven.",
            "Wilt u bevestigen dat de aanmelding van u is? Daarna ontvangen ook zij hun e-mails.",
        ],
        button: "Aanmelding bevestigen",
        note: "De link is 14 dagen geldig. Hebt u zich niet aangemeld, dan kunt u deze e-mail negeren: de genoemde personen ontvangen er geen. Wilt u in dat geval de organisatie vragen de aanmelding te verwijderen?",
        why: "U ontvangt deze e-mail omdat iemand zich met dit adres voor een evenement heeft aangemeld.",
    },
};
