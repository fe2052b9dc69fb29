//! Hebrew, in the plural, which fits everyone.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "סידורי ישיבה לאירועים עם Seatwright",
        copy_link: "או העתיקו את הקישור הזה לדפדפן שלכם:",
    },
    ticket: Ticket {
        code_picture: "קוד QR של הכרטיס שלכם",
        code: "הקוד שלכם",
        show_code: "נא להציג בכניסה",
        open_ticket: "פתיחת הכרטיס",
        heading: "הכרטיס שלכם",
    },
    footer: Footer {
        why: "קיבלתם את ההודעה כי שמכם מופיע ברשימת האורחים של {{event_name}}.",
        why_invited: "קיבלתם את ההודעה כי מארגני {{event_name}} הזמינו אתכם.",
        sent_for: "נשלח עבור {{organizer_name}} באמצעות Seatwright.",
        unsubscribe: "הסרה מרשימת התפוצה",
    },
    template_names: TemplateNames {
        invitation: "הזמנה",
        confirmation: "אישור",
        reminder: "תזכורת",
        seat_assignment: "מקום ישיבה",
    },
    answer: Answer {
        attending: "אישור הגעה",
        declined: "הודעה על אי־הגעה",
        maybe: "עדיין לא הוחלט",
        with_companions: Counted {
            one: "{answer}, עם מלווה אחד",
            two: Some("{answer}, עם שני מלווים"),
            few: None,
            many: None,
            other: "{answer}, עם {count} מלווים",
        },
    },
    confirm_answer: Letter {
        subject: "נא לאשר את תשובתכם לאירוע {{event}}",
        preheader: "התשובה תיכנס לתוקף לאחר שתאשרו אותה.",
        heading: "נא לאשר את תשובתכם",
        paragraphs: [
            "קיבלנו תשובה עבור {{event}} עם כתובת המייל שלכם: {{answer}}.",
            "הכתובת שלכם כבר מופיעה ברשימת האורחים. כדי שרק אתם תוכלו לשנות את תשובתכם, אנא אשרו את התשובה החדשה. עד אז רשימת האורחים נשארת כפי שהיא.",
        ],
        button: "אישור התשובה",
        note: "הקישור תקף ל־14 ימים. אם התשובה אינה שלכם, אפשר להתעלם מההודעה: דבר לא ישתנה.",
        why: "קיבלתם את ההודעה כי מישהו השיב להזמנה עם כתובת זו.",
    },
    confirm_registration: Letter {
        subject: "נא לאשר את ההרשמה שלכם לאירוע {{event}}",
        preheader: "לאחר מכן גם המלווים שלכם יקבלו את ההודעות שלהם.",
        heading: "נא לאשר את ההרשמה שלכם",
        paragraphs: [
            "נרשמתם לאירוע {{event}} והזנתם כתובות מייל של המלווים שלכם.",
            "אנא אשרו שההרשמה נעשתה על ידיכם. לאחר מכן גם הם יקבלו את ההודעות שלהם.",
        ],
        button: "אישור ההרשמה",
        note: "הקישור תקף ל־14 ימים. אם לא נרשמתם, אפשר להתעלם מההודעה: האנשים שצוינו לא יקבלו דבר. אנא בקשו מהמארגנים להסיר את ההרשמה.",
        why: "קיבלתם את ההודעה כי מישהו נרשם לאירוע עם כתובת זו.",
    },
};
