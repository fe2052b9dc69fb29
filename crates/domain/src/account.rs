//! Accounts: what a valid sign-up is and which roles a member of an organisation can have.
//! Hashing and sessions are the business of app-service.

use crate::fold;
use crate::id::UserId;
use crate::invalid::Invalid;
use crate::limits::{
    CHANGE_EMAIL_HOURS, PASSWORD_MAX, PASSWORD_MIN, RESET_PASSWORD_HOURS, USER_NAME_MAX, VERIFY_EMAIL_HOURS,
};
use crate::text;
use crate::words::word_enum;

word_enum! {
    /// What a member may do in an organisation, from most to least.
    Role {
        /// Everything, also members and settings.
        Owner = "owner",
        /// Everything about events, plans and guests.
        Planner = "planner",
        /// Reads only.
        Viewer = "viewer",
        /// Reads, and marks arrivals.
        DoorStaff = "door-staff",
    }
}

impl Role {
    /// Returns whether the role allows an act.
    pub fn may(self, act: Act) -> bool {
        match (act, self) {
            (Act::Read, _) => true,
            (Act::MarkArrivals, Self::Owner | Self::Planner | Self::DoorStaff) => true,
            (Act::MarkArrivals, Self::Viewer) => false,
            (Act::Edit, Self::Owner | Self::Planner) => true,
            (Act::Edit, Self::Viewer | Self::DoorStaff) => false,
            (Act::ReadPrivate, Self::Owner | Self::Planner) => true,
            (Act::ReadPrivate, Self::Viewer | Self::DoorStaff) => false,
            (Act::ReadForms, Self::Owner | Self::Planner | Self::Viewer) => true,
            (Act::ReadForms, Self::DoorStaff) => false,
            (Act::Manage, Self::Owner) => true,
            (Act::Manage, Self::Planner | Self::Viewer | Self::DoorStaff) => false,
        }
    }

    /// Returns whether the role may change events, plans and guests.
    pub fn may_edit(self) -> bool {
        self.may(Act::Edit)
    }
}

/// What a member may want to do in an organisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// See events, plans and guests.
    Read,
    /// See what only the planning needs: contact and dietary details, requests, notes and lookup codes of guests.
    ReadPrivate,
    /// Note that a guest has come, or has not.
    MarkArrivals,
    /// See the registration form and what was answered.
    ReadForms,
    /// Change events, plans, guests and seats.
    Edit,
    /// Change members, invitations and settings.
    Manage,
}

word_enum! {
    /// What a mailed link of an account may be used for.
    LinkPurpose {
        /// Shows that the address belongs to the person.
        VerifyEmail = "verify-email",
        /// Sets a new password without the old one.
        ResetPassword = "reset-password",
        /// Moves the account to another address.
        ChangeEmail = "change-email",
    }
}

impl LinkPurpose {
    /// Returns how many hours a link of this purpose works.
    pub fn hours(self) -> i64 {
        match self {
            Self::VerifyEmail => VERIFY_EMAIL_HOURS,
            Self::ResetPassword => RESET_PASSWORD_HOURS,
            Self::ChangeEmail => CHANGE_EMAIL_HOURS,
        }
    }
}

/// An email address that names an account: as typed, and folded for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email {
    /// The address as the person typed it.
    pub typed: String,
    /// The canonical form: two spellings of one account fold to the same text.
    pub folded: String,
}

impl Email {
    /// Returns whether two addresses name the same account.
    pub fn is(&self, other: &str) -> bool {
        self.folded == fold::email(other)
    }

    /// Reads an address that must be present.
    pub fn parse(typed: &str) -> Result<Self, Invalid> {
        let typed = text::email("email", typed)?;
        if typed.is_empty() {
            return Err(Invalid::new("email", "Enter your email address."));
        }
        let folded = fold::email(&typed);
        Ok(Self { typed, folded })
    }
}

/// Reads the name of a person who signs up.
pub fn user_name(typed: &str) -> Result<String, Invalid> {
    text::required_line("name", typed, USER_NAME_MAX, "Enter your name.")
}

/// The name shown for a user who deleted their account.
pub const DELETED_NAME: &str = "Deleted user";

/// Returns the placeholder for the folded address of a deleted user. It is unique and not a valid address.
pub fn deleted_email(user: &UserId) -> String {
    format!("deleted:{user}")
}

/// Checks the length of a new password; any character is allowed.
pub fn check_password(password: &str) -> Result<(), Invalid> {
    check_password_in("password", password)
}

/// Checks a new password and reports problems under `field`.
pub fn check_password_in(field: &str, password: &str) -> Result<(), Invalid> {
    let length = password.chars().count();
    if length < PASSWORD_MIN {
        return Err(Invalid::new(field, format!("Use at least {PASSWORD_MIN} characters.")));
    }
    if length > PASSWORD_MAX {
        return Err(Invalid::new(field, format!("Use at most {PASSWORD_MAX} characters.")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_role_reads_back_from_its_word() {
        for role in Role::ALL {
            assert_eq!(Role::parse(role.as_str()), Some(role));
        }
        assert_eq!(Role::parse("admin"), None);
    }

    #[test]
    fn every_purpose_reads_back_from_its_word() {
        for purpose in LinkPurpose::ALL {
            assert_eq!(LinkPurpose::parse(purpose.as_str()), Some(purpose));
        }
        assert_eq!(LinkPurpose::parse("verify"), None);
    }

    #[test]
    fn a_link_that_opens_an_account_works_for_the_shortest_time() {
        assert_eq!(LinkPurpose::ALL.map(LinkPurpose::hours), [48, 1, 24]);
    }

    #[test]
    fn each_role_may_do_what_the_table_says() {
        let may = |role: Role| [Act::Read, Act::MarkArrivals, Act::Edit, Act::Manage].map(|act| role.may(act));
        assert_eq!(may(Role::Owner), [true, true, true, true]);
        assert_eq!(may(Role::Planner), [true, true, true, false]);
        assert_eq!(may(Role::Viewer), [true, false, false, false]);
        assert_eq!(may(Role::DoorStaff), [true, true, false, false]);
    }

    #[test]
    fn passwords_have_between_8_and_200_characters() {
        assert!(check_password("1234567").is_err());
        assert!(check_password("12345678").is_ok());
        assert!(check_password(&"é".repeat(200)).is_ok());
        assert!(check_password(&"x".repeat(201)).is_err());
    }

    #[test]
    fn the_mark_of_a_deleted_user_is_no_address_that_could_sign_in() {
        let user = UserId::parse("u1").unwrap();
        assert_eq!(deleted_email(&user), "deleted:u1");
        assert!(Email::parse(&deleted_email(&user)).is_err());
    }

    #[test]
    fn an_account_address_is_needed_and_folded() {
        assert_eq!(Email::parse(" Ann@Example.org ").unwrap().folded, "ann@example.org");
        assert!(Email::parse("  ").is_err());
        assert!(Email::parse("ann").is_err());
    }
}
