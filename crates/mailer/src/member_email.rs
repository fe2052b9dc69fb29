//! Every letter the product writes, with the values that fill its template and the rendered result.
//! The texts are in `templates/<kind>/`; those to guests, who read eleven languages, in [`crate::texts`].

use domain::account::Role;
use domain::event::GuestLanguage;
use domain::form::answer::Attending;

use crate::template::{self, Template, template};
use crate::texts::texts;

mod answer;
mod letter;

/// A letter with all its values. Links are complete addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemberEmail<'a> {
    /// Asks a new user to prove the address.
    VerifyEmail {
        /// The user's name.
        name: &'a str,
        /// Where the proof is given.
        link: &'a str,
    },
    /// Lets a user choose a new password.
    ResetPassword {
        /// The user's name.
        name: &'a str,
        /// Where the password is chosen.
        link: &'a str,
    },
    /// Asks, at the new address, whether an account may move there.
    ChangeEmail {
        /// The user's name.
        name: &'a str,
        /// Where the move is confirmed.
        link: &'a str,
    },
    /// Tells the old address that the account is about to move.
    EmailChanging {
        /// The user's name.
        name: &'a str,
        /// The address it would move to.
        new_email: &'a str,
    },
    /// Tells the user that the password has changed.
    PasswordChanged {
        /// The user's name.
        name: &'a str,
    },
    /// Tells the user that a provider can now be used to sign in.
    SignInLinked {
        /// The user's name.
        name: &'a str,
        /// The address of the provider.
        provider: &'a str,
    },
    /// Asks someone to join an organisation.
    Invitation {
        /// The organisation's name.
        organisation: &'a str,
        /// The name of the member who invites.
        invited_by: &'a str,
        /// The role of the invited person.
        role: Role,
        /// Where the invitation is accepted.
        link: &'a str,
    },
    /// Tells the owner of an address that it already has an account, after an attempt to sign up with it.
    AccountExists {
        /// The user's name.
        name: &'a str,
        /// The sign-in page.
        link: &'a str,
    },
    /// Asks a guest to confirm an answer that was sent with the guest's address.
    ConfirmAnswer {
        /// The name of the event.
        event: &'a str,
        /// The answer.
        answer: Attending,
        /// How many people come along.
        companions: usize,
        /// Where the answer is confirmed.
        link: &'a str,
        /// The language of the guest.
        language: GuestLanguage,
    },
    /// Asks a guest to confirm a registration, so that the companions get their mail.
    ConfirmRegistration {
        /// The name of the event.
        event: &'a str,
        /// Where the registration is confirmed.
        link: &'a str,
        /// The language of the guest.
        language: GuestLanguage,
    },
    /// Tells the member who invited that a different address joined than the one that was invited.
    InvitationTaken {
        /// The name of the member who invited.
        name: &'a str,
        /// The organisation's name.
        organisation: &'a str,
        /// The address that was invited.
        invited: &'a str,
        /// The address of the account that joined.
        joined: &'a str,
    },
}

/// A letter as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// One line.
    pub subject: String,
    /// The plain text, which says the same as the HTML.
    pub text: String,
    /// A whole HTML document.
    pub html: String,
}

impl MemberEmail<'_> {
    /// Returns the word under which a mail of this kind is listed. It names the folder of a template to
    /// members.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::VerifyEmail { .. } => "verify-email",
            Self::ResetPassword { .. } => "reset-password",
            Self::ChangeEmail { .. } => "change-email",
            Self::EmailChanging { .. } => "email-changing",
            Self::PasswordChanged { .. } => "password-changed",
            Self::SignInLinked { .. } => "sign-in-linked",
            Self::Invitation { .. } => "invitation",
            Self::AccountExists { .. } => "account-exists",
            Self::InvitationTaken { .. } => "invitation-taken",
            Self::ConfirmAnswer { .. } => "confirm-answer",
            Self::ConfirmRegistration { .. } => "confirm-registration",
        }
    }

    /// Returns whether anyone who reads the letter can act for its recipient, so that it must not be kept or shown.
    pub fn is_secret(&self) -> bool {
        match self {
            Self::VerifyEmail { .. }
            | Self::ResetPassword { .. }
            | Self::ChangeEmail { .. }
            | Self::Invitation { .. }
            | Self::ConfirmAnswer { .. }
            | Self::ConfirmRegistration { .. } => true,
            Self::EmailChanging { .. }
            | Self::PasswordChanged { .. }
            | Self::SignInLinked { .. }
            | Self::AccountExists { .. }
            | Self::InvitationTaken { .. } => false,
        }
    }

    pub(crate) fn template(&self) -> Template {
        match self {
            Self::VerifyEmail { .. } => template!("verify-email"),
            Self::ResetPassword { .. } => template!("reset-password"),
            Self::ChangeEmail { .. } => template!("change-email"),
            Self::EmailChanging { .. } => template!("email-changing"),
            Self::PasswordChanged { .. } => template!("password-changed"),
            Self::SignInLinked { .. } => template!("sign-in-linked"),
            Self::Invitation { .. } => template!("invitation"),
            Self::AccountExists { .. } => template!("account-exists"),
            Self::InvitationTaken { .. } => template!("invitation-taken"),
            Self::ConfirmAnswer { language, .. } => letter::template(&texts(*language).confirm_answer, *language),
            Self::ConfirmRegistration { language, .. } => {
                letter::template(&texts(*language).confirm_registration, *language)
            }
        }
    }

    /// Returns the variables of the template with their values; these and no others.
    pub(crate) fn values(&self) -> Vec<(&'static str, String)> {
        match *self {
            Self::VerifyEmail { name, link }
            | Self::ResetPassword { name, link }
            | Self::ChangeEmail { name, link }
            | Self::AccountExists { name, link } => {
                vec![("name", template::words(name)), ("link", template::line(link))]
            }
            Self::EmailChanging { name, new_email } => {
                vec![
                    ("name", template::words(name)),
                    ("new_email", template::line(new_email)),
                ]
            }
            Self::PasswordChanged { name } => vec![("name", template::words(name))],
            Self::SignInLinked { name, provider } => {
                vec![("name", template::words(name)), ("provider", template::line(provider))]
            }
            Self::InvitationTaken {
                name,
                organisation,
                invited,
                joined,
            } => vec![
                ("name", template::words(name)),
                ("organisation", template::words(organisation)),
                ("invited", template::line(invited)),
                ("joined", template::line(joined)),
            ],
            Self::ConfirmAnswer {
                event,
                answer,
                companions,
                link,
                language,
            } => vec![
                ("event", template::words(event)),
                ("answer", answer::words(language, answer, companions)),
                ("link", template::line(link)),
            ],
            Self::ConfirmRegistration { event, link, .. } => {
                vec![("event", template::words(event)), ("link", template::line(link))]
            }
            Self::Invitation {
                organisation,
                invited_by,
                role,
                link,
            } => vec![
                ("organisation", template::words(organisation)),
                ("invited_by", template::words(invited_by)),
                ("role", with_article(role).to_owned()),
                ("link", template::line(link)),
            ],
        }
    }
}

/// Fills the letter's template.
pub fn render(letter: &MemberEmail<'_>) -> Rendered {
    let (template, values) = (letter.template(), letter.values());
    Rendered {
        subject: template::fill(template.subject.trim_end(), &values, str::to_owned),
        text: template::fill(&template.whole_text(), &values, str::to_owned),
        html: template::fill(&template.whole_html(), &values, template::escaped),
    }
}

fn with_article(role: Role) -> &'static str {
    match role {
        Role::Owner => "an owner",
        Role::Planner => "a planner",
        Role::Viewer => "a viewer",
        Role::DoorStaff => "door staff",
    }
}

#[cfg(test)]
mod tests;
