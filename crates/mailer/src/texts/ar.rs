//! Arabic, in the plural of respect, which fits everyone.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "ترتيب مقاعد المناسبات مع Seatwright",
        copy_link: "أو انسخوا هذا الرابط إلى متصفحكم:",
    },
    ticket: Ticket {
        code_picture: "رمز QR الخاص ببطاقة دخولكم",
        code: "رمزكم",
        show_code: "يُرجى إبرازه عند المدخل",
        open_ticket: "عرض بطاقة الدخول",
        heading: "بطاقة دخولكم",
    },
    footer: Footer {
        why: "وصلتكم هذه الرسالة لأن اسمكم مدرج في قائمة ضيوف {{event_name}}.",
        why_invited: "وصلتكم هذه الرسالة لأن منظّمي {{event_name}} وجّهوا إليكم دعوة.",
        sent_for: "أُرسلت نيابةً عن {{organizer_name}} عبر Seatwright.",
        unsubscribe: "إلغاء الاشتراك في الرسائل",
    },
    template_names: TemplateNames {
        invitation: "دعوة",
        confirmation: "تأكيد",
        reminder: "تذكير",
        seat_assignment: "المقعد",
    },
    answer: Answer {
        attending: "تأكيد الحضور",
        declined: "اعتذار عن الحضور",
        maybe: "لم يُحسم الحضور بعد",
        with_companions: Counted {
            one: "{answer}، مع مرافق واحد",
            two: Some("{answer}، مع مرافقَين"),
            few: Some("{answer}، مع {count} مرافقين"),
            many: Some("{answer}، مع {count} مرافقًا"),
            other: "{answer}، مع {count} مرافق",
        },
    },
    confirm_answer: Letter {
        subject: "يُرجى تأكيد ردّكم على دعوة {{event}}",
        preheader: "يُعتمد ردّكم بعد تأكيده.",
        heading: "يُرجى تأكيد ردّكم",
        paragraphs: [
            "تلقّينا ردًّا بشأن {{event}} باستخدام عنوان بريدكم الإلكتروني: {{answer}}.",
            "عنوانكم مدرج في قائمة الضيوف. ولكي لا يتمكّن غيركم من تغيير ردّكم، نرجو تأكيد الرد الجديد. وحتى ذلك الحين تبقى قائمة الضيوف كما هي.",
        ],
        button: "تأكيد الرد",
        note: "الرابط صالح لمدة 14 يومًا. إن لم يكن هذا الرد منكم، فتجاهلوا هذه الرسالة، ولن يتغيّر شيء.",
        why: "وصلتكم هذه الرسالة لأن أحدًا ردّ على دعوة باستخدام هذا العنوان.",
    },
    confirm_registration: Letter {
        subject: "يُرجى تأكيد تسجيلكم في {{event}}",
        preheader: "بعد ذلك تصل الرسائل إلى مرافقيكم أيضًا.",
        heading: "يُرجى تأكيد تسجيلكم",
        paragraphs: [
            "لقد سجّلتم في {{event}} وأدخلتم عناوين البريد الإلكتروني لمرافقيكم.",
            "نرجو تأكيد أن هذا التسجيل منكم. بعد ذلك تصلهم رسائلهم أيضًا.",
        ],
        button: "تأكيد التسجيل",
        note: "الرابط صالح لمدة 14 يومًا. إن لم يكن هذا التسجيل منكم، فتجاهلوا هذه الرسالة، ولن تصل أي رسالة إلى الأشخاص المذكورين. ونرجو أن تطلبوا من المنظّمين حذف التسجيل.",
        why: "وصلتكم هذه الرسالة لأن أحدًا سجّل في مناسبة باستخدام هذا العنوان.",
    },
};
