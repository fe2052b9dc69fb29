//! Every route of the HTTP interface, in one list. What is not listed here does not exist; what is, is documented.

pub mod answer_confirmations;
pub mod auth;
pub mod check_in;
pub mod emails;
pub mod events;
pub mod exports;
pub mod fallback;
pub mod finders;
pub mod forms;
pub mod guests;
pub mod images;
pub mod invitations;
pub mod jobs;
pub mod lookup;
pub mod mail_links;
pub mod mailbox;
pub mod openapi;
pub mod organisation;
pub mod parties;
pub mod plans;
pub(crate) mod prelude;
pub mod qr_code;
pub mod registration;
pub mod sandbox;
pub mod seat_routes;
pub mod seating;
pub mod snapshots;
pub mod system;
pub mod tags;
pub mod tickets;
pub mod venues;
pub mod wishes;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the routes under `/api`, and with them their documentation.
pub fn api(routes: &mut ServiceConfig<'_>) {
    routes
        .service(auth::sign_up::sign_up)
        .service(auth::sign_in::sign_in)
        .service(auth::sign_in::sign_out)
        .service(auth::account::get_user)
        .service(auth::account::update_user)
        .service(auth::verification::verify_email)
        .service(auth::verification::send_verification)
        .service(auth::password::forgot_password)
        .service(auth::password::reset_password)
        .service(auth::password::change_password)
        .service(auth::account::change_email)
        .service(auth::sessions::list_sessions)
        .service(auth::sessions::end_other_sessions)
        .service(auth::sessions::end_session)
        .service(auth::account::switch_organisation)
        .service(auth::account::delete_account)
        .service(auth::login::login)
        .service(auth::login::logout)
        .service(auth::oidc_callback::oidc_callback)
        .service(organisation::get_organisation)
        .service(organisation::update_organisation)
        .service(organisation::members::list_members)
        .service(organisation::members::update_member)
        .service(organisation::members::remove_member)
        .service(organisation::invitations::list_invitations)
        .service(organisation::invitations::create_invitation)
        .service(organisation::invitations::delete_invitation)
        .service(organisation::invitations::resend_invitation)
        .service(invitations::look_up_invitation)
        .service(invitations::accept_invitation)
        .service(sandbox::open_sandbox)
        .service(sandbox::reset_sandbox)
        .service(sandbox::keep_sandbox)
        .service(events::list_events)
        .service(events::create_event)
        .service(events::get_event)
        .service(events::update_event)
        .service(events::delete_event)
        .service(events::duplicate::duplicate_event)
        .service(events::from_file::create_event_from_file)
        .service(events::archive_event)
        .service(events::unarchive_event)
        .service(events::restore_event)
        .service(events::event_progress)
        .service(events::activity::list_activity)
        .service(plans::list_floor_plans)
        .service(plans::get_floor_plan)
        .service(plans::put_floor_plan)
        .service(plans::commands::apply_commands)
        .service(plans::commands::get_arrival)
        .service(plans::list_tables)
        .service(snapshots::create_snapshot)
        .service(snapshots::list_snapshots)
        .service(snapshots::get_snapshot)
        .service(snapshots::delete_snapshot)
        .service(guests::import::import_guests)
        .service(guests::guided_import::preview_import)
        .service(guests::guided_import::start_guided_import)
        .service(guests::guided_import::list_imports)
        .service(guests::guided_import::undo_import)
        .service(guests::list::list_guests)
        .service(guests::create_guest)
        .service(guests::bulk::answer_for_guests)
        .service(guests::bulk::set_needs_of_guests)
        .service(guests::bulk::remove_guests)
        .service(guests::bulk::restore_guests)
        .service(guests::bulk::undo_batch)
        .service(guests::history::list_removed_guests)
        .service(guests::history::list_guest_history)
        .service(guests::bulk::tag_guests)
        .service(guests::bulk::put_guests_in_party)
        .service(forms::get_invitation_form)
        .service(forms::save_invitation_form)
        .service(forms::send_invites)
        .service(forms::list_invited_addresses)
        .service(forms::list_answers)
        .service(forms::export_answers)
        .service(forms::get_answers_of_field)
        .service(emails::templates::preview_email_template)
        .service(emails::templates::test_email_template)
        .service(emails::templates::list_email_templates)
        .service(emails::templates::create_email_template)
        .service(emails::templates::update_email_template)
        .service(emails::campaigns::list_email_recipients)
        .service(emails::campaigns::count_email_recipients)
        .service(emails::campaigns::send_emails)
        .service(emails::campaigns::list_email_campaigns)
        .service(emails::campaigns::get_email_campaign)
        .service(emails::campaigns::pause_email_campaign)
        .service(emails::campaigns::resume_email_campaign)
        .service(emails::campaigns::stop_email_campaign)
        .service(emails::history::resend_emails)
        .service(emails::history::list_email_history)
        .service(emails::history::get_email_of_history)
        .service(emails::history::resend_email)
        .service(emails::schedules::list_email_schedules)
        .service(emails::schedules::create_email_schedule)
        .service(emails::schedules::update_email_schedule)
        .service(emails::schedules::delete_email_schedule)
        .service(emails::schedules::get_email_timeline)
        .service(mail_links::get_unsubscribe)
        .service(mail_links::unsubscribe_address)
        .service(mail_links::resubscribe_address)
        .service(mail_links::report_bounce)
        .service(organisation::mail_server::get_mail_server)
        .service(organisation::mail_server::put_mail_server)
        .service(organisation::mail_server::delete_mail_server)
        .service(organisation::mail_server::test_mail_server)
        .service(emails::settings::get_email_settings)
        .service(emails::settings::update_email_settings)
        .service(emails::settings::send_held_emails)
        .service(emails::settings::discard_held_emails)
        .service(emails::settings::list_suppressions)
        .service(emails::settings::create_suppression)
        .service(emails::settings::delete_suppression)
        .service(registration::get_guest_form)
        .service(registration::register_guest)
        .service(registration::get_rsvp)
        .service(registration::answer_rsvp)
        .service(registration::create_party_link)
        .service(answer_confirmations::get_answer_confirmation)
        .service(answer_confirmations::confirm_answer)
        .service(answer_confirmations::discard_answer_confirmation)
        .service(answer_confirmations::list_unconfirmed_answers)
        .service(answer_confirmations::accept_unconfirmed_answer)
        .service(answer_confirmations::discard_unconfirmed_answer)
        .service(tickets::get_ticket)
        .service(tickets::create_ticket)
        .service(parties::list_parties)
        .service(parties::update_party)
        .service(tags::list_tags)
        .service(tags::create_tag)
        .service(tags::update_tag)
        .service(tags::delete_tag)
        .service(tags::list_tag_guests)
        .service(guests::merge::merge_guests)
        .service(guests::confirmation::send_confirmations)
        .service(guests::confirmation::send_confirmation)
        .service(guests::privacy::get_personal_data)
        .service(guests::privacy::erase_guest)
        .service(guests::update_guest)
        .service(guests::delete_guest)
        .service(check_in::create_check_ins)
        .service(check_in::list_check_ins)
        .service(check_in::get_door_list)
        .service(wishes::list_wishes)
        .service(wishes::create_wish)
        .service(wishes::delete_wish)
        .service(images::upload_image)
        .service(images::list_images)
        .service(images::search::search_images)
        .service(images::search::preview_photo)
        .service(images::search::keep_found_image)
        .service(images::library::get_licences)
        .service(images::library::get_drawing)
        .service(images::get_image)
        .service(images::delete_image)
        .service(seating::assign_seat)
        .service(seating::unassign_seat)
        .service(seating::list_seat_assignments)
        .service(seating::create_seat_assignment)
        .service(seating::swap_seats)
        .service(seating::restore::restore_seats)
        .service(seating::delete_seat_assignment)
        .service(seating::auto_assign::auto_assign)
        .service(exports::export_seating)
        .service(exports::list_files)
        .service(exports::preview_file)
        .service(exports::export_file)
        .service(exports::list_prints)
        .service(venues::get_venue)
        .service(venues::save_venue)
        .service(venues::delete_venue)
        .service(jobs::start_auto_assign)
        .service(jobs::start_import)
        .service(jobs::start_duplicate)
        .service(jobs::get_job)
        .service(jobs::cancel_job)
        .service(qr_code::get_qr_code)
        .service(lookup::look_up_seat)
        .service(finders::get_finder)
        .service(finders::find_guest)
        .service(finders::find_by_qr)
        .service(seat_routes::get_seat_route)
        .service(seat_routes::map::get_seat_route_map)
        .service(seat_routes::get_way_to_place)
        .service(seat_routes::map::get_event_map)
        .service(seat_routes::list_entrance_signs)
        .service(mailbox::list_mail)
        .service(mailbox::get_mail)
        .service(mailbox::retry_mail)
        .service(system::get_site)
        .service(system::get_openapi);
}

/// Registers the probes, which are outside `/api`.
pub fn probes(routes: &mut ServiceConfig<'_>) {
    routes.service(system::healthz).service(system::readyz);
}
