//! Italian, with “Lei” in capitals.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, la disposizione dei tavoli per gli eventi",
        copy_link: "Oppure copi questo link nel Suo browser:",
    },
    ticket: Ticket {
        code_picture: "Codice QR del Suo biglietto",
        code: "Il Suo codice",
        show_code: "Da mostrare all’ingresso",
        open_ticket: "Apra il biglietto",
        heading: "Il Suo biglietto",
    },
    footer: Footer {
        why: "Riceve questa e-mail perché il Suo nome è nella lista degli invitati di {{event_name}}.",
        why_invited: "Riceve questa e-mail perché gli organizzatori di {{event_name}} Le hanno inviato un invito.",
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
        subject: "Confermi la Sua risposta per {{event}}",
        preheader: "La Sua risposta sarà valida non appena l’avrà confermata.",
        heading: "Confermi la Sua risposta",
        paragraphs: [
            "Abbiamo ricevuto una risposta per {{event}} con il Suo indirizzo e-mail: {{answer}}.",
            "Il Suo indirizzo è già nella lista degli invitati. Perché nessun altro possa modificare la Sua risposta, La preghiamo di confermare quella nuova. Fino ad allora la lista degli invitati resta invariata.",
        ],
        button: "Confermi la risposta",
        note: "Il link è valido per 14 giorni. Se la risposta non è Sua, ignori questa e-mail: non cambierà nulla.",
        why: "Riceve questa e-mail perché qualcuno ha risposto a un invito con questo indirizzo.",
    },
    confirm_registration: Letter {
        subject: "Confermi la Sua iscrizione per {{event}}",
        preheader: "Dopo la conferma anche i Suoi accompagnatori riceveranno le loro e-mail.",
        heading: "Confermi la Sua iscrizione",
        paragraphs: [
            "Ha effettuato un’iscrizione per {{event}} indicando gli indirizzi e-mail dei Suoi accompagnatori.",
            "La preghiamo di confermare che l’iscrizione è Sua. Dopo la conferma anche i Suoi accompagnatori riceveranno le loro e-mail.",
        ],
        button: "Confermi l’iscrizione",
        note: "Il link è valido per 14 giorni. Se l’iscrizione non è Sua, ignori questa e-mail: le persone indicate non ne riceveranno. La preghiamo di chiedere agli organizzatori di rimuoverla.",
        why: "Riceve questa e-mail perché qualcuno si è iscritto a un evento con questo indirizzo.",
    },
};
