//! Turkish, with “siz”; no suffix follows a name.

use super::{Answer, Counted, Footer, Layout, Letter, TemplateNames, Texts, Ticket};

pub(super) const TEXTS: Texts = Texts {
    colon: ": ",
    layout: Layout {
        tagline: "Seatwright, etkinlikler için oturma düzeni",
        copy_link: "Ya da bu bağlantıyı tarayıcınıza kopyalayın:",
    },
    ticket: Ticket {
        code_picture: "Biletinizin QR kodu",
        code: "Kodunuz",
        show_code: "Lütfen girişte gösterin",
        open_ticket: "Biletinizi açın",
        heading: "Biletiniz",
    },
    footer: Footer {
        why: "Bu e-postayı, {{event_name}} davetli listesinde yer aldığınız için alıyorsunuz.",
        why_invited: "Bu e-postayı, {{event_name}} etkinliğine davet edildiğiniz için alıyorsunuz.",
        sent_for: "{{organizer_name}} adına Seatwright ile gönderildi.",
        unsubscribe: "Artık e-posta almak istemiyorum",
    },
    template_names: TemplateNames {
        invitation: "Davetiye",
        confirmation: "Onay",
        reminder: "Hatırlatma",
        seat_assignment: "Oturma yeri",
    },
    answer: Answer {
        attending: "katılıyor",
        declined: "katılmıyor",
        maybe: "henüz kararsız",
        with_companions: Counted {
            one: "{answer}, yanında 1 kişiyle",
            two: None,
            few: None,
            many: None,
            other: "{answer}, yanında {count} kişiyle",
        },
    },
    confirm_answer: Letter {
        subject: "{{event}} için yanıtınızı onaylayın",
        preheader: "Yanıtınız, siz onayladığınızda geçerli olur.",
        heading: "Yanıtınızı onaylayın",
        paragraphs: [
            "{{event}} için e-posta adresinizle bir yanıt aldık: {{answer}}.",
            "Adresiniz davetli listesinde zaten yer alıyor. Yanıtınızı yalnızca siz değiştirebilesiniz diye lütfen yeni yanıtı onaylayın. O zamana kadar davetli listesi olduğu gibi kalır.",
        ],
        button: "Yanıtı onaylayın",
        note: "Bağlantı 14 gün geçerlidir. Bu yanıt size ait değilse bu e-postayı dikkate almayın: hiçbir şey değişmez.",
        why: "Bu e-postayı, biri bu adresle bir davete yanıt verdiği için alıyorsunuz.",
    },
    confirm_registration: Letter {
        subject: "{{event}} için kaydınızı onaylayın",
        preheader: "Ardından sizinle gelecek kişiler de e-postalarını alır.",
        heading: "Kaydınızı onaylayın",
        paragraphs: [
            "{{event}} için kayıt oldunuz ve sizinle gelecek kişilerin e-posta adreslerini girdiniz.",
            "Lütfen kaydın size ait olduğunu onaylayın. Ardından onlar da e-postalarını alır.",
        ],
        button: "Kaydı onaylayın",
        note: "Bağlantı 14 gün geçerlidir. Siz kayıt olmadıysanız bu e-postayı dikkate almayın: adı geçen kişilere e-posta gönderilmez. Lütfen organizatörden kaydı silmesini isteyin.",
        why: "Bu e-postayı, biri bu adresle bir etkinliğe kayıt olduğu için alıyorsunuz.",
    },
};
