//! How guests find their seats: codes and names, walking routes, entrance signs and QR codes.

pub mod dto;
pub mod finders;
pub mod lookup;
pub mod qr_code;
pub mod seat_routes;

use utoipa_actix_web::service_config::ServiceConfig;

/// Registers the routes, and with them their documentation.
pub(crate) fn routes(routes: &mut ServiceConfig<'_>) {
    routes
        .service(qr_code::get_qr_code)
        .service(lookup::look_up_seat)
        .service(finders::get_finder)
        .service(finders::find_guest)
        .service(finders::find_by_qr)
        .service(seat_routes::get_seat_route)
        .service(seat_routes::map::get_seat_route_map)
        .service(seat_routes::get_way_to_place)
        .service(seat_routes::map::get_event_map)
        .service(seat_routes::list_entrance_signs);
}
