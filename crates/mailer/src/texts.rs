//! What the product itself says to guests in mail, one file a language. The texts of the default templates are in
//! `templates/guest/`. A language addresses guests in one form throughout; the first line of its file names it.

use domain::event::GuestLanguage;
use domain::event::language::Plural;

mod ar;
mod de;
mod en;
mod es;
mod fr;
mod he;
mod it;
mod nl;
mod pl;
mod pt;
#[cfg(test)]
mod tests;
mod tr;

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct Texts {
    /// Between a label and what it labels, in plain text.
    pub(crate) colon: &'static str,
    pub(crate) layout: Layout,
    pub(crate) ticket: Ticket,
    pub(crate) footer: Footer,
    pub(crate) template_names: TemplateNames,
    pub(crate) answer: Answer,
    pub(crate) confirm_answer: Letter,
    pub(crate) confirm_registration: Letter,
}

/// The common layout of letters from the product.
#[derive(Debug)]
pub(crate) struct Layout {
    pub(crate) tagline: &'static str,
    pub(crate) copy_link: &'static str,
}

/// The card with the QR code.
#[derive(Debug)]
pub(crate) struct Ticket {
    /// The alternative text of the QR code.
    pub(crate) code_picture: &'static str,
    pub(crate) code: &'static str,
    pub(crate) show_code: &'static str,
    pub(crate) open_ticket: &'static str,
    pub(crate) heading: &'static str,
}

/// The end of mail from organisers. All but the last one are templates.
#[derive(Debug)]
pub(crate) struct Footer {
    /// Why the guest has the mail.
    pub(crate) why: &'static str,
    /// The same for people who have not answered yet.
    pub(crate) why_invited: &'static str,
    pub(crate) sent_for: &'static str,
    pub(crate) unsubscribe: &'static str,
}

/// What organisers see in the list of templates.
#[derive(Debug)]
pub(crate) struct TemplateNames {
    pub(crate) invitation: &'static str,
    pub(crate) confirmation: &'static str,
    pub(crate) reminder: &'static str,
    pub(crate) seat_assignment: &'static str,
}

/// A guest's answer, which follows a colon.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) attending: &'static str,
    pub(crate) declined: &'static str,
    pub(crate) maybe: &'static str,
    /// With places for `{answer}` and `{count}`.
    pub(crate) with_companions: Counted,
}

/// A text for each plural category that the language has.
#[derive(Debug)]
pub(crate) struct Counted {
    pub(crate) one: &'static str,
    pub(crate) two: Option<&'static str>,
    pub(crate) few: Option<&'static str>,
    pub(crate) many: Option<&'static str>,
    pub(crate) other: &'static str,
}

/// A letter with one button. The places `{{event}}` and `{{answer}}` are filled later.
#[derive(Debug)]
pub(crate) struct Letter {
    pub(crate) subject: &'static str,
    /// What mail programs show beside the subject.
    pub(crate) preheader: &'static str,
    pub(crate) heading: &'static str,
    pub(crate) paragraphs: [&'static str; 2],
    pub(crate) button: &'static str,
    pub(crate) note: &'static str,
    /// Why the recipient gets this mail.
    pub(crate) why: &'static str,
}

impl Counted {
    pub(crate) fn text(&self, plural: Plural) -> &'static str {
        let own = match plural {
            Plural::One => Some(self.one),
            Plural::Two => self.two,
            Plural::Few => self.few,
            Plural::Many => self.many,
            Plural::Other => None,
        };
        own.unwrap_or(self.other)
    }
}

/// Returns the texts of a language.
pub(crate) fn texts(language: GuestLanguage) -> &'static Texts {
    match language {
        GuestLanguage::En => &en::TEXTS,
        GuestLanguage::De => &de::TEXTS,
        GuestLanguage::Fr => &fr::TEXTS,
        GuestLanguage::Es => &es::TEXTS,
        GuestLanguage::It => &it::TEXTS,
        GuestLanguage::Pt => &pt::TEXTS,
        GuestLanguage::Nl => &nl::TEXTS,
        GuestLanguage::Pl => &pl::TEXTS,
        GuestLanguage::Tr => &tr::TEXTS,
        GuestLanguage::Ar => &ar::TEXTS,
        GuestLanguage::He => &he::TEXTS,
    }
}
