//! Italian, with “lei” in small letters, as on the pages.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, la disposizione dei tavoli per gli eventi",
        copy_link: "Oppure copi questo link nel suo browser:",
    },
    ticket: Ticket {
        code_picture: "Codice QR del suo biglietto",
        code: "Il suo codice",
        show_code: "Da mostrare all’ingresso",
        open_ticket: "Apra il biglietto",
        heading: "Il suo biglietto",
    },
    footer: Footer {
        why: "Riceve questa e-mail perché il suo nome è nella lista degli invitati di {{event_name}}.",
        why_invited: "Riceve questa e-mail perché gli organizzatori di {{event_name}} le hanno inviato un invito.",
        sent_for: "Inviata per conto di {{organizer_name}} con Seatwright.",
        unsubscribe: "Non ricevere più e-mail",
    },
    template_names: TemplateNames {
        invitation: "Invito",
        confirmation: "Conferma",
        reminder: "Promemoria",
        seat_assignment: "Posto a tavola",
    },
    answer: Answer {
        attending: "parteciperà",
        declined: "non parteciperà",
        maybe: "ancora da decidere",
        with_companions: Counted {
            one: "{answer}, con 1 accompagnatore",
            two: None,
            few: None,
            many: None,
            other: "{answer}, con {count} accompagnatori",
        },
    },
    confirm_answer: Letter {
        subject: "Confermi la sua risposta per {{event}}",
        preheader: "La sua risposta sarà valida non appena l’avrà confermata.",
        heading: "Confermi la sua risposta",
        paragraphs: [
            "Abbiamo ricevuto una risposta per {{event}} con il suo indirizzo e-mail: {{answer}}.",
            "Il suo indirizzo è già nella lista degli invitati. Perché nessun altro possa modificare la sua risposta, la preghiamo di confermare quella nuova. Fino ad allora la lista degli invitati resta invariata.",
        ],
        button: "Confermi la risposta",
        note: "Il link è valido per 14 giorni. Se la risposta non è sua, ignori questa e-mail: non cambierà nulla.",
        why: "Riceve questa e-mail perché qualcuno ha risposto a un invito con questo indirizzo.",
    },
    confirm_registration: Letter {
        subject: "Confermi la sua registrazione per {{event}}",
        preheader: "Dopo la conferma anche i suoi accompagnatori riceveranno le loro e-mail.",
        heading: "Confermi la sua registrazione",
        paragraphs: [
            "Ha effettuato una registrazione per {{event}} indicando gli indirizzi e-mail dei suoi accompagnatori.",
            "La preghiamo di confermare che la registrazione è sua. Dopo la conferma anche i suoi accompagnatori riceveranno le loro e-mail.",
        ],
        button: "Confermi la registrazione",
        note: "Il link è valido per 14 giorni. Se la registrazione non è sua, ignori questa e-mail: le persone indicate non ne riceveranno. La preghiamo di chiedere agli organizzatori di rimuoverla.",
        why: "Riceve questa e-mail perché qualcuno si è registrato a un evento con questo indirizzo.",
    },
};
