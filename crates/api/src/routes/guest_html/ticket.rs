//! `/ticket/TOKEN`: the guest's place and the code for the door.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use domain::event::GuestLanguage;
use domain::mail::dates;
use domain::ticket::TicketState;
use domain::translations;
use maud::{Markup, PreEscaped, html};

use super::shell::{Answer, Page};
use super::words::{self, Words};
use super::{event_colour, placed, written};
use crate::check_in::dto::ticket::TicketPage;
use crate::check_in::tickets::{self, Shown};
use crate::core::state::State;
use crate::embed::guest_pages::language;

/// Answers the page of a ticket.
pub(super) async fn page(state: &Data<State>, request: &HttpRequest, token: &str) -> Option<HttpResponse> {
    let address = super::address(state, request);
    let path = format!("/api/tickets/{token}");
    let page = match tickets::shown(state, address, token.to_owned()).await {
        Ok(shown) => {
            let language = language(request, Some(shown.page.event.language));
            let words = Words::of(&*state.assets, language)?;
            Page {
                drawn: "ticket",
                status: StatusCode::OK,
                language,
                title: format!("{} · {}", name(&shown, language).text, words.ticket.title),
                content: Some(content(&shown, token, &words, language)),
                without_scripts: None,
                answer: Answer::of(path, &TicketPage::from(shown)),
            }
        }
        Err(problem) => Page {
            drawn: "ticket",
            status: StatusCode::OK,
            language: language(request, None),
            title: "Seatwright".to_owned(),
            content: None,
            without_scripts: Some(html! { p { (problem.message) } }),
            answer: Answer::refused(path, &problem),
        },
    };
    page.respond(&*state.assets, request)
}

fn name(shown: &Shown, language: GuestLanguage) -> translations::Shown<'_> {
    shown.page.translations.name(language, &shown.page.event)
}

fn content(shown: &Shown, token: &str, words: &Words, language: GuestLanguage) -> Markup {
    let (page, words) = (&shown.page, &words.ticket);
    let event = &page.event;
    let over = match page.state {
        TicketState::Cancelled => Some(&words.cancelled),
        TicketState::Past => Some(&words.past),
        _ => None,
    };
    html! {
        main class="mx-auto flex min-h-dvh w-full max-w-[480px] flex-col px-4 pt-5 pb-10" {
            @if let Some(notice) = over {
                div class="mb-4 rounded-card bg-warning-soft px-4 py-3 text-warning" {
                    p class="font-semibold" { (notice.title) }
                    p { (notice.text) }
                }
            }
            article data-ticket="true" data-event-accent="true" style=(event_colour(event))
                class="mt-6 overflow-hidden rounded-dialog border border-border bg-surface shadow-float wrap-anywhere" {
                header class="bg-event px-6 pt-8 pb-4 text-on-event" {
                    h1 class="font-display text-title font-bold" { (written(name(shown, language), language)) }
                    p class="mt-2 text-base font-medium" {
                        (dates::date(event.starts_at, event.zone, language)) ", "
                        (dates::time(event.starts_at, event.zone, language))
                    }
                    @if !event.venue.is_empty() { p class="text-base font-medium" { bdi { (event.venue) } } }
                }
                div class="px-6 pt-4 pb-6 text-center" {
                    p class="text-xs font-medium text-muted" { (words.guest) }
                    p class="mt-0.5 font-display text-xl font-semibold" { bdi { (page.name) } }
                    @match page.table.as_deref().filter(|table| !table.is_empty()) {
                        Some(table) => div class="mt-3 flex flex-wrap overflow-hidden rounded-card bg-event text-on-event" {
                            (placed(&words.table, table))
                            @if let Some(seat) = &page.seat { (placed(&words.seat, seat)) }
                        },
                        None => p class="mt-4 text-base text-muted" { (words.no_seat) },
                    }
                    div class="mx-auto mt-4 grid aspect-square w-full max-w-[15rem] place-items-center rounded-card bg-[white] p-2" {
                        (PreEscaped(&shown.pictures.svg))
                    }
                    p class="mt-2 text-muted" { (words.scan) }
                    p class="mt-2" {
                        span class="text-muted" { (words.code) " " }
                        span class="font-mono font-semibold tracking-[0.18em]" dir="ltr" { (page.lookup_code.as_str()) }
                    }
                }
            }
            (links(shown, token, words, language))
        }
    }
}

/// Renders what a guest keeps of the ticket as links that need no script.
fn links(shown: &Shown, token: &str, words: &words::Ticket, language: GuestLanguage) -> Markup {
    let is_upcoming = shown.page.state == TicketState::Upcoming;
    let file = |name: &str| format!("/api/tickets/{token}/{name}?lang={}", language.as_str());
    let links = [
        (
            is_upcoming && shown.wallets.apple,
            file("pass.pkpass"),
            &words.apple_wallet,
        ),
        (
            is_upcoming && shown.wallets.google,
            file("google-wallet"),
            &words.google_wallet,
        ),
        (
            is_upcoming,
            format!("/api/tickets/{token}/event.ics"),
            &words.add_to_calendar,
        ),
        (true, file("image"), &words.save_image),
    ];
    html! {
        p class="mt-5 flex flex-wrap justify-center gap-3" {
            @for (_, address, word) in links.iter().filter(|(is_there, ..)| *is_there) {
                a href=(address) class="underline" { (word) }
            }
        }
    }
}
