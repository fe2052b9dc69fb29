//! Tests of events: names, dates in zones, patches that change nothing.

use super::*;

fn now() -> DateTime<Utc> {
    "2026-11-21T08:00:00Z".parse().unwrap()
}

fn new(date: &str, zone: &str) -> Result<Event, Invalid> {
    let new = NewEvent {
        name: "Gala".to_owned(),
        date: date.to_owned(),
        zone: Some(zone.to_owned()),
        ..NewEvent::default()
    };
    new.check(EventId::parse("e1").unwrap(), now())
}

fn instant(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[test]
fn wall_time_is_read_in_the_zone_of_the_event() {
    assert_eq!(
        new("2027-06-12T15:00", "Europe/London").unwrap().starts_at,
        instant("2027-06-12T14:00:00Z")
    );
    assert_eq!(
        new("2027-06-12T15:00:30", "Asia/Kathmandu").unwrap().starts_at,
        instant("2027-06-12T09:15:30Z")
    );
    assert_eq!(
        new("2027-06-12", "America/New_York").unwrap().starts_at,
        instant("2027-06-12T04:00:00Z")
    );
}

#[test]
fn guests_are_kept_until_the_event_has_ended_at_least() {
    let until = |typed: &str| EventPatch {
        retention_until: Some(Some(typed.to_owned())),
        ..EventPatch::default()
    };
    // In London the event is still on the day before.
    let mut event = new("2027-06-12T22:30", "Europe/London").unwrap();
    event.ends_at = Some(instant("2027-06-13T00:30:00Z"));
    let kept = event.patched(until("2027-06-13")).unwrap();
    assert_eq!(kept.retention_until, NaiveDate::from_ymd_opt(2027, 6, 13));
    for wrong in ["2027-06-12", "2027-13-01", "soon", "9999-01-01", "2027-06-13T00:00"] {
        assert_eq!(
            event.patched(until(wrong)).unwrap_err().field,
            "retentionUntil",
            "{wrong}"
        );
    }
    let later = EventPatch {
        end_date: Some(Some("2027-06-14T01:00".to_owned())),
        ..EventPatch::default()
    };
    assert_eq!(kept.patched(later).unwrap_err().field, "retentionUntil");
    assert_eq!(kept.patched(until(" ")).unwrap().retention_until, None);
}

#[test]
fn instants_are_taken_as_they_are_to_the_microsecond() {
    let event = new("2027-06-12T14:00:00.1234567Z", "Europe/London").unwrap();
    assert_eq!(event.starts_at, instant("2027-06-12T14:00:00.123456Z"));
}

#[test]
fn a_time_that_the_clocks_skip_is_refused() {
    let refused = new("2027-03-28T01:30", "Europe/London").unwrap_err();
    assert_eq!(refused.field, "date");
    assert_eq!(
        refused.message,
        "The clocks in Europe/London skip this time. Choose another one."
    );
}

#[test]
fn of_a_time_that_occurs_twice_the_earlier_is_meant() {
    assert_eq!(
        new("2026-10-25T01:30", "Europe/London").unwrap().starts_at,
        instant("2026-10-25T00:30:00Z")
    );
}

#[test]
fn names_dates_zones_and_years_are_checked() {
    for (date, zone, field) in [
        ("", "UTC", "date"),
        ("soon", "UTC", "date"),
        ("2027-02-30T10:00", "UTC", "date"),
        ("9999-01-01T10:00", "UTC", "date"),
        ("1000-01-01T10:00", "UTC", "date"),
        ("2027-06-12T15:00", "Mars/Olympus", "zone"),
    ] {
        assert_eq!(new(date, zone).unwrap_err().field, field, "{date} {zone}");
    }
    let blank = NewEvent {
        name: "  ".to_owned(),
        date: "2027-06-12T15:00".to_owned(),
        ..NewEvent::default()
    };
    let refused = blank.check(EventId::parse("e1").unwrap(), now()).unwrap_err();
    assert_eq!(
        (refused.field.as_str(), refused.message.as_str()),
        ("name", "Event name is required")
    );
}

#[test]
fn saving_what_the_dialog_shows_changes_nothing_in_five_zones() {
    for (zone, at) in [
        ("Europe/London", "2026-10-25T01:30:17Z"),
        ("America/New_York", "2026-11-01T06:30:00Z"),
        ("Asia/Kathmandu", "2027-06-12T09:15:30.5Z"),
        ("Australia/Lord_Howe", "2027-04-03T15:15:00Z"),
        ("Pacific/Apia", "2027-01-01T10:00:59Z"),
    ] {
        let event = new(at, zone).unwrap();
        let shown = when::local(event.starts_at, event.zone);
        let patch = EventPatch {
            date: Some(shown),
            zone: Some(zone.to_owned()),
            ..EventPatch::default()
        };
        assert_eq!(event.patched(patch).unwrap(), event, "{zone}");
    }
}

#[test]
fn a_new_zone_alone_keeps_the_instant_and_with_a_date_reads_it_there() {
    let event = new("2027-06-12T15:00", "Europe/London").unwrap();
    let zone = || Some("Europe/Paris".to_owned());
    let moved = event
        .patched(EventPatch {
            zone: zone(),
            ..EventPatch::default()
        })
        .unwrap();
    assert_eq!(moved.starts_at, event.starts_at);
    let patch = EventPatch {
        zone: zone(),
        date: Some("2027-06-12T15:00".to_owned()),
        ..EventPatch::default()
    };
    assert_eq!(event.patched(patch).unwrap().starts_at, instant("2027-06-12T13:00:00Z"));
}

#[test]
fn optional_dates_are_set_cleared_and_ordered() {
    let event = new("2027-06-12T15:00", "Europe/London").unwrap();
    let patch = EventPatch {
        end_date: Some(Some("2027-06-12T23:00".to_owned())),
        rsvp_deadline: Some(Some("2027-05-01".to_owned())),
        ..EventPatch::default()
    };
    let event = event.patched(patch).unwrap();
    assert_eq!(event.ends_at, Some(instant("2027-06-12T22:00:00Z")));
    assert_eq!(event.rsvp_deadline, Some(instant("2027-05-01T22:59:00Z")));
    let cleared = event
        .patched(EventPatch {
            end_date: Some(None),
            ..EventPatch::default()
        })
        .unwrap();
    assert_eq!(cleared.ends_at, None);
    let backwards = EventPatch {
        end_date: Some(Some("2027-06-11T23:00".to_owned())),
        ..EventPatch::default()
    };
    assert_eq!(event.patched(backwards).unwrap_err().field, "endDate");
}

#[test]
fn every_status_reads_back_from_its_word() {
    for status in EventStatus::ALL {
        assert_eq!(EventStatus::parse(status.as_str()), Ok(status));
    }
    assert_eq!(EventStatus::parse("active").unwrap_err().field, "status");
}

#[test]
fn a_colour_is_chosen_and_taken_back() {
    let event = new("2027-06-12T15:00", "Europe/London").unwrap();
    assert_eq!(event.accent, None);
    let patch = |accent: Option<&str>| EventPatch {
        accent: Some(accent.map(str::to_owned)),
        ..EventPatch::default()
    };
    let teal = event.patched(patch(Some(" #1D6F78 "))).unwrap();
    assert_eq!(teal.accent, Some(Accent::parse("#1d6f78").unwrap()));
    assert_eq!(teal.patched(EventPatch::default()).unwrap().accent, teal.accent);
    assert_eq!(teal.patched(patch(None)).unwrap().accent, None);
    assert_eq!(teal.patched(patch(Some(""))).unwrap().accent, None);
    assert_eq!(event.patched(patch(Some("teal"))).unwrap_err().field, "accent");
}
