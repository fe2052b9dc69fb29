//! `/api/auth`, `/api/login` and `/api/logout`

mod change_email;
mod change_password;
mod closed;
mod delete_account;
mod forgot_password;
mod login;
mod oidc_accounts;
mod oidc_callback;
mod oidc_forged;
mod oidc_provider;
mod reset_password;
mod send_verification;
mod sessions;
mod sign_in;
mod sign_out;
mod sign_up;
mod switch_organisation;
mod update_user;
mod user;
mod verify_email;
