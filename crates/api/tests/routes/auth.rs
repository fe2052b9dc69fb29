//! Tests of the routes about auth, one file per route.

mod login;
mod logout;
mod oidc_accounts;
mod oidc_callback;
mod oidc_forged;
mod oidc_provider;
mod sign_in;
mod sign_out;
mod sign_up;
mod user;
