//! Mail to guests: `/api/events/{eventId}/email-…`, `…/send-emails` and `/api/organisation/suppressions`.

pub mod campaigns;
pub mod dto;
pub mod folder;
pub mod history;
pub mod links;
pub mod mailbox;
pub mod schedules;
pub mod settings;
pub mod templates;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(templates::preview_email_template)
        .service(templates::test_email_template)
        .service(templates::list_email_templates)
        .service(templates::create_email_template)
        .service(templates::update_email_template)
        .service(campaigns::list_email_recipients)
        .service(campaigns::count_email_recipients)
        .service(campaigns::send_emails)
        .service(campaigns::list_email_campaigns)
        .service(campaigns::get_email_campaign)
        .service(campaigns::pause_email_campaign)
        .service(campaigns::resume_email_campaign)
        .service(campaigns::stop_email_campaign)
        .service(history::resend_emails)
        .service(history::list_email_history)
        .service(history::get_email_of_history)
        .service(history::resend_email)
        .service(schedules::list_email_schedules)
        .service(schedules::create_email_schedule)
        .service(schedules::update_email_schedule)
        .service(schedules::delete_email_schedule)
        .service(schedules::get_email_timeline)
        .service(links::get_unsubscribe)
        .service(links::unsubscribe_address)
        .service(links::resubscribe_address)
        .service(links::report_bounce)
        .service(settings::get_email_settings)
        .service(settings::update_email_settings)
        .service(settings::send_held_emails)
        .service(settings::discard_held_emails)
        .service(settings::list_suppressions)
        .service(settings::create_suppression)
        .service(settings::delete_suppression)
        .service(mailbox::list_mail)
        .service(mailbox::get_mail)
        .service(mailbox::retry_mail);
}
