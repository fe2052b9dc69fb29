//! `/seat-lookup/CODE`: table and seat, as large as the script shows them.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use app_service::error::{Error, Noun};
use app_service::finding::lookup::{FoundGuest, FoundPerson, FoundTable};
use domain::event::GuestLanguage;
use domain::guest::status::GuestStatus;
use domain::lookup_code::LookupCode;
use domain::mail::dates;
use maud::{Markup, html};

use super::shell::{Answer, Page};
use super::words::{Words, filled};
use super::{event_colour, placed, written};
use crate::core::address::Address;
use crate::core::error::ApiResult;
use crate::core::state::State;
use crate::embed::guest_pages::language;
use crate::finding::dto::lookup::FoundSeat;
use crate::finding::lookup;

/// Answers the page of a code. A refusal leaves what the build drew, and the script shows it.
pub(super) async fn page(state: &Data<State>, request: &HttpRequest, code: &str) -> Option<HttpResponse> {
    LookupCode::parse(code).ok()?;
    let address = super::address(state, request);
    let path = format!("/api/seat-lookup/{code}");
    let page = match find(state, address, code).await {
        Ok((found, person)) => {
            let language = language(request, Some(found.event.event.language));
            let words = Words::of(&*state.assets, language)?;
            Page {
                drawn: "found-seat",
                status: StatusCode::OK,
                language,
                title: words.lookup.title.clone(),
                content: Some(content(&found, &person, &words, language)),
                without_scripts: None,
                answer: Answer::of(path, &FoundSeat::new(found, person)),
            }
        }
        Err(problem) => Page {
            drawn: "found-seat",
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

async fn find(state: &Data<State>, address: Address, code: &str) -> ApiResult<(FoundGuest, FoundPerson)> {
    let found = lookup::by_code(state, address, code.to_owned(), None).await?;
    let person = found.guest.clone().ok_or(Error::NotFound(Noun::LookupCode))?;
    Ok((found, person))
}

fn content(found: &FoundGuest, person: &FoundPerson, words: &Words, language: GuestLanguage) -> Markup {
    let event = &found.event.event;
    let words = &words.lookup;
    let name = format!("{} {}", person.first_name, person.last_name);
    let when = format!(
        "{}, {}",
        dates::date(event.starts_at, event.zone, language),
        dates::time(event.starts_at, event.zone, language)
    );
    html! {
        div class="min-h-dvh" data-event-accent="true" style=(event_colour(event)) {
            header class="bg-event-soft" {
                div class="mx-auto flex max-w-[38rem] flex-wrap items-center justify-between gap-x-4 px-4 pt-3 text-muted sm:px-6" {
                    p class="flex min-h-11 items-center gap-2 text-sm font-semibold" { "Seatwright" }
                }
                div class="mx-auto max-w-[38rem] px-4 pt-1 pb-3 text-sm wrap-anywhere sm:px-6" {
                    p class="font-semibold text-event-ink" { (written(found.event.translations.name(language, event), language)) }
                    p class="text-muted" { (when) @if !event.venue.is_empty() { " · " bdi { (event.venue) } } }
                }
            }
            main {
                div class="mx-auto w-full max-w-[38rem] px-4 pt-5 pb-12 text-base sm:px-6" {
                    (place(found, person, words, &name))
                }
            }
        }
    }
}

fn place(found: &FoundGuest, person: &FoundPerson, words: &super::words::Lookup, name: &str) -> Markup {
    let Some(table) = &found.table else {
        let has_declined = person.status == GuestStatus::Cancelled;
        let notice = if has_declined { &words.declined } else { &words.pending };
        return html! {
            p class="text-muted wrap-anywhere" { bdi { (filled(&words.welcome, name)) } }
            h1 class="mt-1 font-display text-2xl font-semibold" { (notice.title) }
            p class="mt-2" { (notice.text) }
        };
    };
    let table = table_name(table);
    let seat = found.seat.as_ref().map(|seat| seat.label.as_str());
    html! {
        p class="flex items-center gap-2 font-semibold text-success" {
            @if seat.is_some() { (words.found) } @else { (words.table_found) }
        }
        p class="mt-1 font-display text-2xl font-semibold wrap-anywhere" { bdi { (filled(&words.welcome, name)) } }
        h1 class="mt-3 flex flex-wrap overflow-hidden rounded-card bg-event text-on-event" {
            (placed(&words.table, &table))
            @if let Some(seat) = seat { (placed(&words.seat, seat)) }
        }
        @if seat.is_none() { p class="mt-2" { (words.no_seat) } }
    }
}

/// Returns what is written below the word “Table”: a table with a name has only that, since its number is nowhere on the plan.
fn table_name(table: &FoundTable) -> String {
    let Some(number) = table.number.map(|number| number.to_string()) else {
        return table.label.clone();
    };
    let label = table.label.trim();
    let is_number = [format!("table {number}"), number.clone(), format!("t{number}")].contains(&label.to_lowercase());
    if is_number || label.is_empty() {
        number
    } else {
        label.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_with_a_name_shows_only_that() {
        let name = |number, label: &str| {
            table_name(&FoundTable {
                number,
                label: label.to_owned(),
            })
        };
        assert_eq!(name(Some(6), "Table 6"), "6");
        assert_eq!(name(Some(6), " "), "6");
        assert_eq!(name(Some(6), "Head table"), "Head table");
        assert_eq!(name(None, "Table 6"), "Table 6");
    }
}
