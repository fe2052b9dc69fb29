//! English.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, seating for events",
        copy_link: "Or copy this link into your browser:",
    },
    ticket: Ticket {
        code_picture: "QR code of your ticket",
        code: "Your code",
        show_code: "Show this at the entrance",
        open_ticket: "Open your ticket",
        heading: "Your ticket",
    },
    footer: Footer {
        why: "You receive this email because you are on the guest list of {{event_name}}.",
        why_invited: "You receive this email because the organisers of {{event_name}} invited you.",
        sent_for: "Sent for {{organizer_name}} with Seatwright.",
        unsubscribe: "Unsubscribe",
    },
    template_names: TemplateNames {
        invitation: "Invitation",
        confirmation: "Confirmation",
        reminder: "Reminder",
        seat_assignment: "Seat assignment",
    },
    answer: Answer {
        attending: "attending",
        declined: "not attending",
        maybe: "not sure yet",
        with_companions: Counted {
            one: "{answer}, with 1 companion",
            two: None,
            few: None,
            many: None,
            other: "{answer}, with {count} companions",
        },
    },
    confirm_answer: Letter {
        subject: "Confirm your answer for {{event}}",
        preheader: "Your answer counts once you confirm it.",
        heading: "Confirm your answer",
        paragraphs: [
            "We received an answer for {{event}} with your email address: {{answer}}.",
            "Your address is already on the guest list. So that only you can change your answer, please confirm the new one. Until then, the guest list stays as it is.",
        ],
        button: "Confirm this answer",
        note: "The link works for 14 days. If the answer is not yours, ignore this email: nothing changes.",
        why: "You are receiving this email because someone answered for an event with this address.",
    },
    confirm_registration: Letter {
        subject: "Confirm your registration for {{event}}",
        preheader: "Then the people you bring get their emails.",
        heading: "Confirm your registration",
        paragraphs: [
            "You registered for {{event}} and entered email addresses of the people you bring.",
            "Please confirm that the registration is yours. Then they get their emails as well.",
        ],
        button: "Confirm registration",
        note: "The link works for 14 days. If you did not register, ignore this email: the people named get none. Please ask the organizer to remove the registration.",
        why: "You are receiving this email because someone registered for an event with this address.",
    },
};
