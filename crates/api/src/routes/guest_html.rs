//! Pages of guests with their content in the HTML: readable before the script has come, and without scripts. The pages are
//! drawn by the build (`dist/guest/`); what is asked of the server goes into them with the same limits as the calls.

mod found_seat;
mod invitation;
mod party_fields;
mod sent_answer;
mod shell;
mod ticket;
mod words;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use domain::event::accent::{DEFAULT_ACCENT, Shades};
use domain::event::{Event, GuestLanguage};
use domain::translations::Shown;
use maud::{Markup, html};

use crate::core::address::Address;
use crate::core::state::State;

/// Answers a page of guests whose content the server knows; `None` for all other pages.
pub(crate) async fn answer(state: &Data<State>, request: &HttpRequest) -> Option<HttpResponse> {
    let segments: Vec<&str> = request.path().trim_matches('/').split('/').collect();
    match segments.as_slice() {
        ["seat-lookup", code] => found_seat::page(state, request, code).await,
        ["ticket", token] => ticket::page(state, request, token).await,
        ["guest-form", _, token] => invitation::page(state, request, token).await,
        _ => None,
    }
}

/// Takes the form of a page that runs no scripts; `None` when the address takes none.
pub(crate) async fn take(state: &Data<State>, request: &HttpRequest, body: &mut Payload) -> Option<HttpResponse> {
    let segments: Vec<&str> = request.path().trim_matches('/').split('/').collect();
    match segments.as_slice() {
        ["guest-form", _, token] => invitation::take(state, request, token, body).await,
        _ => None,
    }
}

/// Returns where a request comes from, for the limits.
fn address(state: &State, request: &HttpRequest) -> Address {
    Address::new(request.peer_addr(), request.headers(), &state.config.trusted_proxies)
}

/// Returns the shades of an event's colour as custom properties, as `lib/event-accent.ts` names them.
fn event_colour(event: &Event) -> String {
    let shades = event.accent.unwrap_or(DEFAULT_ACCENT).shades();
    let of = |theme: &str, shades: &Shades| {
        format!(
            "--{theme}-fill:{};--{theme}-on-fill:{};--{theme}-ink:{};--{theme}-soft:{};--{theme}-line:{};",
            shades.fill, shades.on_fill, shades.ink, shades.soft, shades.line
        )
    };
    of("light", &shades.light) + &of("dark", &shades.dark)
}

/// Renders what an organiser wrote. Words in another language than the page are marked for screen readers.
fn written(shown: Shown<'_>, page: GuestLanguage) -> Markup {
    let mark = (shown.language != page).then(|| shown.language.tag());
    html! { bdi lang=[mark] { (shown.text) } }
}

/// Renders a table or a seat in large type below its word. “6” of “Table 6” is enough there.
fn placed(word: &str, name: &str) -> Markup {
    let short = name
        .strip_prefix(word)
        .map(str::trim_start)
        .filter(|rest| !rest.is_empty());
    let value = short.unwrap_or(name);
    let size = match value.chars().count() {
        0..=3 => "text-[4.75rem]",
        4..=6 => "text-[3rem]",
        _ => "text-[2rem]",
    };
    html! {
        span class="min-w-32 flex-1 px-5 pt-3 pb-4" {
            span class="block text-base font-semibold" { (word) }
            " "
            bdi class=(format!("block leading-tight font-bold tabular-nums wrap-anywhere {size}")) { (value) }
        }
    }
}
