//! Portuguese in the spelling of Portugal, in words that Brazil uses too; without “você” and “tu”.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, lugares à mesa para eventos",
        copy_link: "Ou copie este link para o seu navegador:",
    },
    ticket: Ticket {
        code_picture: "Código QR do seu bilhete",
        code: "O seu código",
        show_code: "Apresente-o na entrada",
        open_ticket: "Abrir o bilhete",
        heading: "O seu bilhete",
    },
    footer: Footer {
        why: "Recebeu este e-mail porque o seu nome está na lista de convidados de {{event_name}}.",
        why_invited: "Recebeu este e-mail porque tem um convite para {{event_name}}.",
        sent_for: "Enviado em nome de {{organizer_name}} com o Seatwright.",
        unsubscribe: "Deixar de receber e-mails",
    },
    template_names: TemplateNames {
        invitation: "Convite",
        confirmation: "Confirmação",
        reminder: "Lembrete",
        seat_assignment: "Lugar à mesa",
    },
    answer: Answer {
        attending: "presença confirmada",
        declined: "não poderá comparecer",
        maybe: "ainda por decidir",
        with_companions: Counted {
            one: "{answer}, com {count} acompanhante",
            two: None,
            few: None,
            many: None,
            other: "{answer}, com {count} acompanhantes",
        },
    },
    confirm_answer: Letter {
        subject: "Confirme a sua resposta para {{event}}",
        preheader: "A sua resposta só conta depois de confirmada.",
        heading: "Confirme a sua resposta",
        paragraphs: [
            "Recebemos uma resposta para {{event}} com o seu endereço de e-mail: {{answer}}.",
            "O seu endereço já está na lista de convidados. Para que mais ninguém possa alterar a sua resposta, pedimos que confirme a nova. Até lá, a lista de convidados fica como está.",
        ],
        button: "Confirmar a resposta",
        note: "O link é válido por 14 dias. Se a resposta não é sua, ignore este e-mail: nada será alterado.",
        why: "Recebeu este e-mail porque alguém respondeu a um convite com este endereço.",
    },
    confirm_registration: Letter {
        subject: "Confirme a sua inscrição em {{event}}",
        preheader: "Depois disso, os seus acompanhantes também recebem os e-mails.",
        heading: "Confirme a sua inscrição",
        paragraphs: [
            "Fez uma inscrição em {{event}} e indicou os endereços de e-mail dos seus acompanhantes.",
            "Pedimos que confirme que a inscrição é sua. Depois disso, os seus acompanhantes também recebem os e-mails.",
        ],
        button: "Confirmar a inscrição",
        note: "O link é válido por 14 dias. Se a inscrição não é sua, ignore este e-mail: as pessoas indicadas não recebem nenhum. Pedimos que solicite aos organizadores a remoção da inscrição.",
        why: "Recebeu este e-mail porque alguém se inscreveu num evento com este endereço.",
    },
};
