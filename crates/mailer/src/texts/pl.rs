//! Polish, with “Państwo”; names stay in the nominative.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, plan miejsc na każde wydarzenie",
        copy_link: "Link można też skopiować do przeglądarki:",
    },
    ticket: Ticket {
        code_picture: "Kod QR Państwa biletu",
        code: "Państwa kod",
        show_code: "Prosimy okazać przy wejściu",
        open_ticket: "Otwórz bilet",
        heading: "Państwa bilet",
    },
    footer: Footer {
        why: "Otrzymują Państwo tę wiadomość, ponieważ są Państwo na liście gości wydarzenia „{{event_name}}”.",
        why_invited: "Otrzymują Państwo tę wiadomość, ponieważ organizatorzy wydarzenia „{{event_name}}” wysłali Państwu zaproszenie.",
        sent_for: "Nadawca: {{organizer_name}}. Wysłano za pomocą Seatwright.",
        unsubscribe: "Rezygnacja z otrzymywania wiadomości",
    },
    template_names: TemplateNames {
        invitation: "Zaproszenie",
        confirmation: "Potwierdzenie",
        reminder: "Przypomnienie",
        seat_assignment: "Miejsce przy stole",
    },
    answer: Answer {
        attending: "obecność potwierdzona",
        declined: "nieobecność",
        maybe: "jeszcze bez decyzji",
        with_companions: Counted {
            one: "{answer}, 1 osoba towarzysząca",
            two: None,
            few: Some("{answer}, {count} osoby towarzyszące"),
            many: Some("{answer}, {count} osób towarzyszących"),
            other: "{answer}, {count} osoby towarzyszącej",
        },
    },
    confirm_answer: Letter {
        subject: "Prosimy o potwierdzenie odpowiedzi: {{event}}",
        preheader: "Odpowiedź będzie ważna po jej potwierdzeniu.",
        heading: "Prosimy o potwierdzenie odpowiedzi",
        paragraphs: [
            "Na zaproszenie na wydarzenie „{{event}}” wpłynęła odpowiedź z Państwa adresem e-mail: {{answer}}.",
            "Państwa adres jest już na liście gości. Aby nikt inny nie mógł zmienić Państwa odpowiedzi, prosimy o potwierdzenie nowej. Do tego czasu lista gości pozostaje bez zmian.",
        ],
        button: "Potwierdź odpowiedź",
        note: "Link jest ważny 14 dni. Jeśli odpowiedź nie pochodzi od Państwa, prosimy zignorować tę wiadomość: nic się nie zmieni.",
        why: "Otrzymują Państwo tę wiadomość, ponieważ ktoś odpowiedział na zaproszenie, podając ten adres.",
    },
    confirm_registration: Letter {
        subject: "Prosimy o potwierdzenie zgłoszenia: {{event}}",
        preheader: "Potem także osoby towarzyszące otrzymają swoje wiadomości.",
        heading: "Prosimy o potwierdzenie zgłoszenia",
        paragraphs: [
            "Zgłosili Państwo udział w wydarzeniu „{{event}}” i podali adresy e-mail osób towarzyszących.",
            "Prosimy potwierdzić, że zgłoszenie pochodzi od Państwa. Potem także te osoby otrzymają swoje wiadomości.",
        ],
        button: "Potwierdź zgłoszenie",
        note: "Link jest ważny 14 dni. Jeśli zgłoszenie nie pochodzi od Państwa, prosimy zignorować tę wiadomość: wskazane osoby nie otrzymają żadnej. Prosimy też zwrócić się do organizatorów o usunięcie zgłoszenia.",
        why: "Otrzymują Państwo tę wiadomość, ponieważ ktoś zgłosił udział w wydarzeniu, podając ten adres.",
    },
};
