//! Each trigger at the right local minute, exactly once, across both changes of the clocks.

use super::*;

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn wall(text: &str, zone: Tz) -> DateTime<Utc> {
    when::instant("date", text, zone).unwrap()
}

fn event(starts: &str, deadline: &str, zone: Tz) -> EventTimes {
    EventTimes {
        starts_at: wall(starts, zone),
        rsvp_deadline: Some(wall(deadline, zone)),
        zone,
        is_cancelled: false,
    }
}

fn time(text: &str) -> NaiveTime {
    send_time(text).unwrap()
}

/// The days of both changes of 2027: zone, day, a local time within the change, what the clocks show when the mail goes
/// out, and the instant.
const CHANGES: [(&str, &str, &str, &str, &str); 6] = [
    ("Europe/Berlin", "2027-03-28", "02:30", "03:00", "2027-03-28T01:00:00Z"),
    ("Europe/Berlin", "2027-10-31", "02:30", "02:30", "2027-10-31T00:30:00Z"),
    (
        "America/New_York",
        "2027-03-14",
        "02:15",
        "03:00",
        "2027-03-14T07:00:00Z",
    ),
    (
        "America/New_York",
        "2027-11-07",
        "01:15",
        "01:15",
        "2027-11-07T05:15:00Z",
    ),
    // Lord Howe Island moves its clocks by half an hour.
    (
        "Australia/Lord_Howe",
        "2027-10-03",
        "02:10",
        "02:30",
        "2027-10-02T15:30:00Z",
    ),
    (
        "Australia/Lord_Howe",
        "2027-04-04",
        "01:40",
        "01:40",
        "2027-04-03T14:40:00Z",
    ),
];

/// Every trigger with an instant, set so that its day is `date`.
fn triggers(date: NaiveDate, zone: Tz) -> Vec<(Trigger, EventTimes)> {
    let shifted = |days: i64| date + TimeDelta::days(days);
    let event = |start: i64, deadline: i64| {
        event(
            &format!("{}T18:00", shifted(start)),
            &format!("{}T23:59", shifted(deadline)),
            zone,
        )
    };
    vec![
        (Trigger::DaysBeforeEvent(1), event(1, -9)),
        (Trigger::DaysBeforeEvent(7), event(7, -9)),
        (Trigger::DaysBeforeEvent(365), event(365, -9)),
        (Trigger::DaysAfterEvent(1), event(-1, -9)),
        (Trigger::DaysAfterEvent(30), event(-30, -39)),
        (Trigger::OnDate(date), event(20, -9)),
        (Trigger::OnRsvpDeadline(0), event(20, 0)),
        (Trigger::OnRsvpDeadline(3), event(20, 3)),
    ]
}

/// Plays a clock minute by minute over the day and the one after, like the thread that fires schedules, and returns the
/// minutes at which it fires.
fn fired(trigger: Trigger, at: NaiveTime, event: &EventTimes, from: DateTime<Utc>) -> Vec<DateTime<Utc>> {
    let mut next = trigger.next_run(at, event, from).unwrap();
    let mut fired = Vec::new();
    for minute in 0..(3 * 24 * 60) {
        let now = from + TimeDelta::minutes(minute);
        if let Some(run) = next
            && run <= now
        {
            assert_eq!(trigger.decide(run, event, now), Ok(()), "{trigger:?}");
            fired.push(now);
            next = trigger.next_run(at, event, now).ok().flatten();
        }
    }
    fired
}

#[test]
fn every_trigger_fires_once_at_the_right_minute_of_days_on_which_the_clocks_change() {
    for (zone, day, time_of_mail, shown, instant) in CHANGES {
        let zone: Tz = zone.parse().unwrap();
        let date: NaiveDate = day.parse().unwrap();
        for (trigger, event) in triggers(date, zone) {
            let from = wall(&format!("{}T12:00", date - TimeDelta::days(1)), zone);
            let fired = fired(trigger, time(time_of_mail), &event, from);
            assert_eq!(fired, [at(instant)], "{trigger:?} {day} {zone}");
            assert_eq!(when::local(fired[0], zone), format!("{day}T{shown}"));
        }
    }
}

#[test]
fn the_local_time_stays_when_the_clocks_change_between_the_mail_and_the_event() {
    for (zone, day, ..) in CHANGES {
        let zone: Tz = zone.parse().unwrap();
        let change: NaiveDate = day.parse().unwrap();
        for offset in [-1, 0, 1] {
            let date = change + TimeDelta::days(offset);
            for (trigger, event) in triggers(date, zone) {
                let from = wall(&format!("{}T12:00", date - TimeDelta::days(1)), zone);
                let fired = fired(trigger, time("10:00"), &event, from);
                assert_eq!(fired.len(), 1, "{trigger:?} {date} {zone}");
                assert_eq!(when::local(fired[0], zone), format!("{date}T10:00"));
            }
        }
    }
}

#[test]
fn the_day_is_the_one_on_the_clocks_of_the_zone() {
    let zone: Tz = "America/New_York".parse().unwrap();
    // In UTC this event starts on the day after.
    let event = event("2027-06-12T23:30", "2027-06-01T23:59", zone);
    let run = Trigger::DaysBeforeEvent(1).instant(time("10:00"), &event);
    assert_eq!(run, Some(at("2027-06-11T14:00:00Z")));
    let run = Trigger::OnRsvpDeadline(0).instant(time("10:00"), &event);
    assert_eq!(run, Some(at("2027-06-01T14:00:00Z")));
}

#[test]
fn a_day_that_the_calendar_skips_means_the_first_minute_after_it() {
    let wall = NaiveDate::from_ymd_opt(2011, 12, 30).unwrap().and_time(time("10:00"));
    let apia: Tz = "Pacific/Apia".parse().unwrap();
    let found = instant_of(wall, apia).unwrap();
    assert_eq!(when::local(found, apia), "2011-12-31T00:00");
}

#[test]
fn a_missed_run_is_sent_within_a_day_and_before_the_event() {
    let event = event("2027-06-12T15:00", "2027-06-01T23:59", chrono_tz::UTC);
    let run = at("2027-06-12T10:00:00Z");
    let before = Trigger::OnDate(run.date_naive());
    let after = at("2027-06-13T10:00:00Z");
    for (trigger, run, now, outcome) in [
        (before, run, "2027-06-12T14:59:59Z", Ok(())),
        (before, run, "2027-06-12T15:00:00Z", Err(Skip::EventHasBegun)),
        (
            Trigger::DaysBeforeEvent(3),
            at("2027-06-09T10:00:00Z"),
            "2027-06-10T10:00:00Z",
            Ok(()),
        ),
        (
            Trigger::DaysBeforeEvent(3),
            at("2027-06-09T10:00:00Z"),
            "2027-06-10T10:00:01Z",
            Err(Skip::TooLate),
        ),
        (Trigger::DaysAfterEvent(1), after, "2027-06-14T10:00:00Z", Ok(())),
        (
            Trigger::DaysAfterEvent(1),
            after,
            "2027-06-14T10:00:01Z",
            Err(Skip::TooLate),
        ),
        (
            Trigger::OnDate(after.date_naive()),
            after,
            "2027-06-13T12:00:00Z",
            Ok(()),
        ),
    ] {
        assert_eq!(trigger.decide(run, &event, at(now)), outcome, "{trigger:?} {now}");
    }
    let cancelled = EventTimes {
        is_cancelled: true,
        ..event
    };
    assert_eq!(before.decide(run, &cancelled, run), Err(Skip::Cancelled));
    assert_eq!(
        before.next_run(time("10:00"), &cancelled, at("2027-01-01T00:00:00Z")),
        Err(Problem::Cancelled)
    );
}

#[test]
fn a_schedule_says_why_it_has_no_next_run() {
    let without = EventTimes {
        rsvp_deadline: None,
        ..event("2027-06-12T15:00", "2027-06-01T23:59", chrono_tz::UTC)
    };
    let now = at("2027-06-11T12:00:00Z");
    let next = |trigger: Trigger| trigger.next_run(DEFAULT_SEND_TIME, &without, now);
    assert_eq!(next(Trigger::OnRsvpDeadline(0)), Err(Problem::NoDeadline));
    assert_eq!(next(Trigger::DaysBeforeEvent(1)), Err(Problem::Passed));
    assert_eq!(next(Trigger::OnRegistration), Ok(None));
    assert_eq!(next(Trigger::OnSeatAssigned), Ok(None));
    assert_eq!(next(Trigger::DaysAfterEvent(1)), Ok(Some(at("2027-06-13T10:00:00Z"))));
}

#[test]
fn a_trigger_reads_back_from_its_words() {
    for trigger in [
        Trigger::DaysBeforeEvent(1),
        Trigger::DaysBeforeEvent(365),
        Trigger::DaysAfterEvent(7),
        Trigger::OnDate(NaiveDate::from_ymd_opt(2027, 6, 1).unwrap()),
        Trigger::OnRegistration,
        Trigger::OnSeatAssigned,
        Trigger::OnRsvpDeadline(0),
        Trigger::OnRsvpDeadline(365),
    ] {
        assert_eq!(Trigger::parse(trigger.kind(), &trigger.value()), Ok(trigger));
    }
    assert_eq!(
        Trigger::parse(TriggerType::OnRsvpDeadline, ""),
        Ok(Trigger::OnRsvpDeadline(0))
    );
}

#[test]
fn values_outside_the_limits_are_refused_at_their_field() {
    for (kind, value) in [
        (TriggerType::DaysBeforeEvent, "0"),
        (TriggerType::DaysBeforeEvent, "366"),
        (TriggerType::DaysBeforeEvent, ""),
        (TriggerType::DaysBeforeEvent, "-1"),
        (TriggerType::DaysBeforeEvent, "1.5"),
        (TriggerType::DaysAfterEvent, "0"),
        (TriggerType::OnRsvpDeadline, "366"),
        (TriggerType::OnDate, ""),
        (TriggerType::OnDate, "12.06.2027"),
        (TriggerType::OnDate, "2027-02-30"),
    ] {
        let refused = Trigger::parse(kind, value).unwrap_err();
        assert_eq!(refused.field, "triggerValue", "{kind:?} {value}");
    }
    for typed in ["", "24:00", "10", "10:00:30", "ten"] {
        assert_eq!(send_time(typed).unwrap_err().field, "sendTime", "{typed}");
    }
}

#[test]
fn an_event_that_moves_a_little_gets_no_second_reminder() {
    let sent = at("2027-06-05T08:00:00Z");
    assert!(repeats(sent, at("2027-06-05T14:00:00Z")));
    assert!(repeats(sent, at("2027-06-06T08:00:00Z")));
    assert!(!repeats(sent, at("2027-06-06T08:00:01Z")));
}
