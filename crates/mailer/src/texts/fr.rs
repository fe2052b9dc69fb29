//! French, with “vous”; texts avoid participles that agree with the guest.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: "\u{202f}: ",
    layout: Layout {
        tagline: "Seatwright, le plan de table de vos événements",
        copy_link: "Ou copiez ce lien dans votre navigateur\u{202f}:",
    },
    ticket: Ticket {
        code_picture: "QR code de votre billet d’entrée",
        code: "Votre code",
        show_code: "À présenter à l’entrée",
        open_ticket: "Ouvrir votre billet d’entrée",
        heading: "Votre billet d’entrée",
    },
    footer: Footer {
        why: "Vous recevez cet e-mail car votre nom figure sur la liste des invités pour {{event_name}}.",
        why_invited: "Vous recevez cet e-mail car les organisateurs vous ont adressé une invitation pour {{event_name}}.",
        sent_for: "Envoyé pour {{organizer_name}} avec Seatwright.",
        unsubscribe: "Ne plus recevoir d’e-mails",
    },
    template_names: TemplateNames {
        invitation: "Invitation",
        confirmation: "Confirmation",
        reminder: "Rappel",
        seat_assignment: "Placement",
    },
    answer: Answer {
        attending: "invitation acceptée",
        declined: "invitation déclinée",
        maybe: "réponse encore incertaine",
        with_companions: Counted {
            one: "{answer}, avec 1 accompagnant",
            two: None,
            few: None,
            many: None,
            other: "{answer}, avec {count} accompagnants",
        },
    },
    confirm_answer: Letter {
        subject: "Confirmez votre réponse pour {{event}}",
        preheader: "Votre réponse sera prise en compte dès que vous l’aurez confirmée.",
        heading: "Confirmez votre réponse",
        paragraphs: [
            "Nous avons reçu une réponse pour {{event}} avec votre adresse e-mail\u{202f}: {{answer}}.",
            "Votre adresse figure déjà sur la liste des invités. Pour que personne d’autre ne puisse modifier votre réponse, merci de confirmer la nouvelle. D’ici là, la liste des invités reste inchangée.",
        ],
        button: "Confirmer la réponse",
        note: "Ce lien est valable 14 jours. Si cette réponse n’est pas la vôtre, ignorez simplement cet e-mail\u{202f}: rien ne changera.",
        why: "Vous recevez cet e-mail car quelqu’un a répondu à une invitation avec cette adresse.",
    },
    confirm_registration: Letter {
        subject: "Confirmez votre inscription pour {{event}}",
        preheader: "Vos accompagnants recevront ensuite leurs e-mails.",
        heading: "Confirmez votre inscription",
        paragraphs: [
            "Nous avons bien reçu votre inscription pour {{event}}, avec les adresses e-mail de vos accompagnants.",
            "Merci de confirmer que cette inscription vient bien de vous. Vos accompagnants recevront ensuite leurs e-mails.",
        ],
        button: "Confirmer l’inscription",
        note: "Ce lien est valable 14 jours. Si cette inscription ne vient pas de vous, ignorez cet e-mail\u{202f}: les personnes indiquées ne recevront rien. Merci de demander aux organisateurs de la supprimer.",
        why: "Vous recevez cet e-mail car quelqu’un s’est inscrit à un événement avec cette adresse.",
    },
};
