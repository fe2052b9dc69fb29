//! Every route of the HTTP interface, in one list. What is not listed here does not exist; what is, is documented.

pub mod auth;
pub mod events;
pub mod exports;
pub mod fallback;
pub mod guests;
pub mod images;
pub mod invitations;
pub mod lookup;
pub mod mailbox;
pub mod organisation;
pub mod plans;
pub mod sandbox;
pub mod seating;
pub mod snapshots;
pub mod system;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the routes under `/api`, and with them their documentation.
pub fn api(routes: &mut ServiceConfig<'_>) {
    routes
        .service(auth::sign_up::sign_up)
        .service(auth::sign_in::sign_in)
        .service(auth::sign_out::sign_out)
        .service(auth::user::get_user)
        .service(auth::update_user::update_user)
        .service(auth::verify_email::verify_email)
        .service(auth::send_verification::send_verification)
        .service(auth::forgot_password::forgot_password)
        .service(auth::reset_password::reset_password)
        .service(auth::change_password::change_password)
        .service(auth::change_email::change_email)
        .service(auth::sessions::list::list_sessions)
        .service(auth::sessions::end_others::end_other_sessions)
        .service(auth::sessions::end::end_session)
        .service(auth::switch_organisation::switch_organisation)
        .service(auth::delete_account::delete_account)
        .service(auth::login::login)
        .service(auth::logout::logout)
        .service(auth::oidc_callback::oidc_callback)
        .service(organisation::get::get_organisation)
        .service(organisation::update::update_organisation)
        .service(organisation::members::list::list_members)
        .service(organisation::members::update::update_member)
        .service(organisation::members::remove::remove_member)
        .service(organisation::invitations::list::list_invitations)
        .service(organisation::invitations::create::create_invitation)
        .service(organisation::invitations::delete::delete_invitation)
        .service(organisation::invitations::resend::resend_invitation)
        .service(invitations::look_up::look_up_invitation)
        .service(invitations::accept::accept_invitation)
        .service(sandbox::open::open_sandbox)
        .service(sandbox::reset::reset_sandbox)
        .service(sandbox::keep::keep_sandbox)
        .service(events::list::list_events)
        .service(events::create::create_event)
        .service(events::get::get_event)
        .service(events::update::update_event)
        .service(events::delete::delete_event)
        .service(events::duplicate::duplicate_event)
        .service(events::archive::archive_event)
        .service(events::unarchive::unarchive_event)
        .service(events::restore::restore_event)
        .service(events::activity::list_activity)
        .service(plans::list::list_floor_plans)
        .service(plans::get::get_floor_plan)
        .service(plans::put::put_floor_plan)
        .service(plans::commands::apply_commands)
        .service(plans::arrival::get_arrival)
        .service(plans::tables::list_tables)
        .service(snapshots::create::create_snapshot)
        .service(snapshots::list::list_snapshots)
        .service(snapshots::get::get_snapshot)
        .service(snapshots::delete::delete_snapshot)
        .service(guests::import::import_guests)
        .service(guests::list::list_guests)
        .service(guests::create::create_guest)
        .service(guests::update::update_guest)
        .service(guests::delete::delete_guest)
        .service(images::upload::upload_image)
        .service(images::list::list_images)
        .service(images::search::search_images)
        .service(images::preview::preview_photo)
        .service(images::from_search::keep_found_image)
        .service(images::licences::get_licences)
        .service(images::drawing::get_drawing)
        .service(images::get::get_image)
        .service(images::delete::delete_image)
        .service(seating::assign::assign_seat)
        .service(seating::unassign::unassign_seat)
        .service(seating::list::list_seat_assignments)
        .service(seating::create::create_seat_assignment)
        .service(seating::swap::swap_seats)
        .service(seating::restore::restore_seats)
        .service(seating::delete::delete_seat_assignment)
        .service(seating::auto_assign::auto_assign)
        .service(exports::seating_chart::export_seating)
        .service(lookup::by_code::look_up_seat)
        .service(mailbox::list::list_mail)
        .service(mailbox::get::get_mail)
        .service(mailbox::retry::retry_mail)
        .service(system::site::get_site)
        .service(system::openapi::get_openapi);
}

/// Registers the probes, which stand outside `/api`.
pub fn probes(routes: &mut ServiceConfig<'_>) {
    routes.service(system::health::healthz).service(system::health::readyz);
}
