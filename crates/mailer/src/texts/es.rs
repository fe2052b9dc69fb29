//! Spanish, with “usted”.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, mesas y asientos para eventos",
        copy_link: "O copie este enlace en su navegador:",
    },
    ticket: Ticket {
        code_picture: "Código QR de su entrada",
        code: "Su código",
        show_code: "Preséntelo al llegar",
        open_ticket: "Abrir la entrada",
        heading: "Su entrada",
    },
    footer: Footer {
        why: "Recibe este correo porque su nombre figura en la lista de invitados de {{event_name}}.",
        why_invited: "Recibe este correo porque los organizadores de {{event_name}} le han enviado una invitación.",
        sent_for: "Enviado en nombre de {{organizer_name}} con Seatwright.",
        unsubscribe: "Dejar de recibir correos",
    },
    template_names: TemplateNames {
        invitation: "Invitación",
        confirmation: "Confirmación",
        reminder: "Recordatorio",
        seat_assignment: "Mesa y asiento",
    },
    answer: Answer {
        attending: "asistirá",
        declined: "no asistirá",
        maybe: "aún por decidir",
        with_companions: Counted {
            one: "{answer}, con 1 acompañante",
            two: None,
            few: None,
            many: None,
            other: "{answer}, con {count} acompañantes",
        },
    },
    confirm_answer: Letter {
        subject: "Confirme su respuesta para {{event}}",
        preheader: "Su respuesta será válida en cuanto la confirme.",
        heading: "Confirme su respuesta",
        paragraphs: [
            "Hemos recibido una respuesta para {{event}} con su dirección de correo: {{answer}}.",
            "Su dirección ya figura en la lista de invitados. Para que nadie más pueda cambiar su respuesta, le rogamos que confirme la nueva. Hasta entonces, la lista de invitados no cambia.",
        ],
        button: "Confirmar la respuesta",
        note: "El enlace es válido durante 14 días. Si la respuesta no es suya, no haga caso de este correo: no cambiará nada.",
        why: "Recibe este correo porque alguien ha respondido a una invitación con esta dirección.",
    },
    confirm_registration: Letter {
        subject: "Confirme su inscripción en {{event}}",
        preheader: "Después, sus acompañantes recibirán sus correos.",
        heading: "Confirme su inscripción",
        paragraphs: [
            "Ha realizado una inscripción en {{event}} y ha indicado las direcciones de correo de sus acompañantes.",
            "Le rogamos que confirme que la inscripción es suya. Después, sus acompañantes también recibirán sus correos.",
        ],
        button: "Confirmar la inscripción",
        note: "El enlace es válido durante 14 días. Si la inscripción no es suya, no haga caso de este correo: las personas indicadas no recibirán ninguno. Le rogamos que pida a los organizadores que la eliminen.",
        why: "Recibe este correo porque alguien se ha inscrito en un evento con esta dirección.",
    },
};
