//! Every route of the HTTP interface. What is not registered here does not exist; what is, is documented.

pub mod fallback;
pub mod guest_html;
pub mod openapi;
pub mod site;
pub mod system;

use utoipa_actix_web::service_config::ServiceConfig;

use crate::{
    accounts, check_in, events, exports, finding, guests, jobs, live, mail, operator, organisations, plans,
    registration, seating,
};

/// Registers the routes under `/api`, and with them their documentation.
pub fn api(routes: &mut ServiceConfig<'_>) {
    routes
        .configure(accounts::routes)
        .configure(organisations::routes)
        .configure(events::routes)
        .configure(plans::routes)
        .configure(guests::routes)
        .configure(seating::routes)
        .configure(registration::routes)
        .configure(check_in::routes)
        .configure(mail::routes)
        .configure(finding::routes)
        .configure(exports::routes)
        .configure(jobs::routes)
        .configure(live::routes)
        .configure(operator::routes)
        .service(system::get_site)
        .service(system::get_openapi);
}

/// Registers the probes, which are outside `/api`.
pub fn probes(routes: &mut ServiceConfig<'_>) {
    routes.service(system::healthz).service(system::readyz);
}
