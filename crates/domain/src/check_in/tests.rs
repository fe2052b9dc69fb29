//! The rules of the merge, one by one, and that the order of entries does not matter.

use proptest::prelude::*;

use super::*;

fn entry(id: &str, kind: EntryKind, device: &str, millis: i64, guest: Option<&str>) -> Entry {
    Entry {
        id: id.to_owned(),
        kind,
        device: device.to_owned(),
        millis,
        guest: guest.map(str::to_owned),
        admitted: true,
        undoes: None,
        name: None,
    }
}

fn arrive(id: &str, device: &str, millis: i64, guest: &str) -> Entry {
    entry(id, EntryKind::Arrive, device, millis, Some(guest))
}

fn walk_in(id: &str, device: &str, millis: i64, guest: &str, name: &str) -> Entry {
    Entry {
        name: Some(name.to_owned()),
        ..entry(id, EntryKind::WalkIn, device, millis, Some(guest))
    }
}

fn undo(id: &str, device: &str, millis: i64, undoes: &str) -> Entry {
    Entry {
        undoes: Some(undoes.to_owned()),
        ..entry(id, EntryKind::Undo, device, millis, None)
    }
}

fn guests(ids: &[&str]) -> BTreeSet<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

/// The entries that count, by guest.
fn counting(entries: &[Entry], list: &[&str]) -> Vec<(String, Vec<String>)> {
    let state = merge(entries, &guests(list));
    let ids = |orders: Vec<EntryOrder>| orders.into_iter().map(|order| order.id).collect();
    state
        .counting
        .into_iter()
        .map(|(guest, orders)| (guest, ids(orders)))
        .collect()
}

fn one(guest: &str, ids: &[&str]) -> Vec<(String, Vec<String>)> {
    vec![(guest.to_owned(), ids.iter().map(|id| (*id).to_owned()).collect())]
}

#[test]
fn each_rule_decides_what_counts() {
    let refused = Entry {
        admitted: false,
        ..arrive("1", "d", 1, "a")
    };
    for (rule, entries, expected) in [
        (
            "an undo that comes first takes effect",
            vec![undo("2", "d", 2, "1"), arrive("1", "d", 1, "a")],
            vec![],
        ),
        (
            "an arrival elsewhere survives an undo",
            vec![
                arrive("1", "d", 1, "a"),
                arrive("2", "e", 2, "a"),
                undo("3", "d", 3, "1"),
            ],
            one("a", &["2"]),
        ),
        (
            "scanning again after an undo counts",
            vec![
                arrive("1", "d", 1, "a"),
                undo("2", "d", 2, "1"),
                arrive("3", "d", 3, "a"),
            ],
            one("a", &["3"]),
        ),
        (
            "an undo of an undo has no effect",
            vec![arrive("1", "d", 1, "a"), undo("2", "d", 2, "1"), undo("3", "d", 3, "2")],
            vec![],
        ),
        ("an entry that is not admitted does not count", vec![refused], vec![]),
        (
            "a guest who is not on the list does not count",
            vec![arrive("1", "d", 1, "x")],
            vec![],
        ),
        (
            "a scan of a walk-in may come before the walk-in",
            vec![arrive("1", "d", 1, "w"), walk_in("2", "e", 2, "w", "Ada")],
            one("w", &["1", "2"]),
        ),
        (
            "equal times are sorted by device, then by id, in bytes",
            vec![
                arrive("b", "e", 1, "a"),
                arrive("a", "e", 1, "a"),
                arrive("c", "D", 1, "a"),
            ],
            one("a", &["c", "a", "b"]),
        ),
        (
            "of entries with one id the first counts",
            vec![arrive("1", "d", 1, "a"), arrive("1", "d", 1, "b")],
            one("a", &["1"]),
        ),
    ] {
        assert_eq!(counting(&entries, &["a", "b"]), expected, "{rule}");
    }
}

#[test]
fn the_name_of_a_walk_in_comes_from_the_smallest_entry_even_if_undone() {
    let entries = [
        walk_in("1", "d", 5, "w", "Ada Wong"),
        walk_in("2", "d", 3, "w", "Ada W."),
        undo("3", "d", 9, "2"),
    ];
    let state = merge(&entries, &guests(&[]));
    assert_eq!(state.walk_ins.get("w").map(String::as_str), Some("Ada W."));
}

#[test]
fn the_figures_count_guests_and_what_is_beyond_their_first_arrival() {
    let refused = Entry {
        admitted: false,
        ..arrive("6", "d", 1, "b")
    };
    let entries = [
        arrive("1", "d", 1, "a"),
        arrive("2", "e", 2, "a"),
        walk_in("3", "e", 2, "w", "Ada"),
        walk_in("4", "e", 2, "v", "Bo"),
        undo("5", "e", 2, "4"),
        refused,
    ];
    let counts = Counts {
        expected: 3,
        present: 2,
        walk_ins: 1,
        duplicates: 1,
    };
    assert_eq!(merge(&entries, &guests(&["a", "b"])).counts(1), counts);
}

#[test]
fn a_clock_that_is_wrong_by_a_constant_amount_is_repaired() {
    let time = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
    let received = time("2027-06-05T18:00:10.1239Z");
    let corrected = |at: &str, sent: Option<&str>| corrected_at(time(at), sent.map(time), received).to_rfc3339();
    for (at, sent, expected) in [
        (
            "2027-06-05T17:59:00Z",
            Some("2027-06-05T18:00:10.1239Z"),
            "2027-06-05T17:59:00+00:00",
        ),
        (
            "1970-01-01T00:00:05Z",
            Some("1970-01-01T00:00:15Z"),
            "2027-06-05T18:00:00.123+00:00",
        ),
        (
            "2031-01-01T00:00:00Z",
            Some("2031-01-01T00:01:00Z"),
            "2027-06-05T17:59:10.123+00:00",
        ),
        ("2027-06-05T17:00:00Z", None, "2027-06-05T17:00:00+00:00"),
        ("2027-06-05T19:00:00Z", None, "2027-06-05T18:00:10.123+00:00"),
        (
            "2027-06-05T18:05:00Z",
            Some("2027-06-05T18:00:10.1239Z"),
            "2027-06-05T18:00:10.123+00:00",
        ),
    ] {
        assert_eq!(corrected(at, sent), expected, "{at} {sent:?}");
    }
}

/// Random entries of four devices: arrivals, undos of any entry, and walk-ins.
fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let one = (0..9_u8, 0..4_u8, 0..50_i64, 0..5_usize, 0..40_usize, any::<u8>());
    prop::collection::vec(one, 0..40).prop_map(|drawn| {
        let entry =
            |(number, (kind, device, millis, guest, target, admit)): (usize, (u8, u8, i64, usize, usize, u8))| {
                let (id, device) = (format!("e{number}"), format!("d{device}"));
                match kind {
                    0..=4 => Entry {
                        admitted: admit > 25,
                        ..arrive(&id, &device, millis, ["a", "b", "w1", "w2", "unknown"][guest])
                    },
                    5..=7 => undo(&id, &device, millis, &format!("e{target}")),
                    _ => walk_in(&id, &device, millis, ["w1", "w2"][guest % 2], &format!("Name {number}")),
                }
            };
        drawn.into_iter().enumerate().map(entry).collect()
    })
}

proptest! {
    #[test]
    fn any_order_with_repeats_ends_in_the_same_state(entries in entries(), seed in any::<u64>()) {
        let list = guests(&["a", "b"]);
        let expected = merge(&entries, &list);
        let mut again = [entries.clone(), entries].concat();
        // A permutation that depends on the seed.
        again.sort_by_key(|entry| {
            let number = entry.id[1..].parse::<u64>().unwrap_or_default();
            seed.rotate_left(u32::try_from(number % 64).unwrap_or_default()).wrapping_mul(number + 0x9e37_79b9_7f4a_7c15)
        });
        prop_assert_eq!(merge(&again, &list), expected);
    }

    #[test]
    fn times_decide_no_presence(entries in entries(), shift in any::<i32>()) {
        let list = guests(&["a", "b"]);
        let moved: Vec<Entry> = entries
            .iter()
            .map(|entry| Entry { millis: entry.millis ^ i64::from(shift), ..entry.clone() })
            .collect();
        let sorted = |entries: &[Entry]| {
            let state = merge(entries, &list);
            state.counting.into_iter().map(|(guest, orders)| {
                let ids: BTreeSet<String> = orders.into_iter().map(|order| order.id).collect();
                (guest, ids)
            }).collect::<BTreeMap<_, _>>()
        };
        prop_assert_eq!(sorted(&moved), sorted(&entries));
    }
}
