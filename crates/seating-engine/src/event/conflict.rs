//! Which rules contradict each other: a smallest set that cannot be kept, by minimal hitting sets of what has to give way
//! (Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", 2015).

use std::collections::{BTreeMap, BTreeSet};

use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::seat::SeatId;
use domain::wish::{Wish, WishKind, WishStrength};

use super::fitting::{Fitting, fits};
use super::judge::Rule;
use super::words::{table, wish_text};
use super::{Event, EventGuest, Options, Purpose, Task};
use crate::preflight::preflight;

/// Maximum number of rules for which a smallest set is searched; with more, any set that cannot be reduced must do.
const RULES_MAX: usize = 60;
/// Questions whether some rules can be kept, in all, and guests times questions.
const QUESTIONS_MAX: usize = 3_000;
const WORK_MAX: usize = 200_000;

/// Rules that cannot all be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The rules; without any one of them the others can be kept.
    pub rules: Vec<Rule>,
    /// The rules as sentences.
    pub texts: Vec<String>,
    /// Why they cannot all be kept, where one sentence explains it; may be empty.
    pub reason: String,
    /// Whether no set with fewer rules contradicts itself.
    pub is_smallest: bool,
}

/// Returns a smallest set of rules that no seating keeps, or nothing when none was proved. Rules are wishes that must be
/// kept, parties and the need of accessible seats. Seats that are kept and the chairs of the plan are facts.
pub fn conflict(event: &Event<'_>, options: Options) -> Option<Conflict> {
    let coming = event.guests.iter().filter(|guest| options.seats(guest.rsvp)).count();
    if coming <= super::Room::from_event(event).seats().len() {
        return conflict_of(event, options);
    }
    let guests = concerned(event, options);
    conflict_of(
        &Event {
            guests: &guests,
            ..*event
        },
        options,
    )
}

/// With more guests than seats, every rule can be kept by leaving its guests out, which defeats its purpose. The
/// question is then limited to the guests with rules and those who are seated already.
fn concerned(event: &Event<'_>, options: Options) -> Vec<EventGuest> {
    let must = event.wishes.iter().filter(|wish| wish.strength == WishStrength::Must);
    let named: BTreeSet<&str> = must.flat_map(|wish| &wish.guests).map(GuestId::as_str).collect();
    let has_rule = |guest: &&EventGuest| guest.wheelchair || named.contains(guest.id.as_str());
    let parties: BTreeSet<&str> = event
        .guests
        .iter()
        .filter(has_rule)
        .filter_map(|guest| guest.party.as_deref())
        .filter(|_| !options.split_parties)
        .collect();
    let guest = |guest: &EventGuest| {
        let in_party = guest.party.as_deref().is_some_and(|party| parties.contains(party));
        let counts = guest.seat.is_some() || has_rule(&guest) || in_party;
        EventGuest {
            rsvp: if counts { guest.rsvp } else { Rsvp::Declined },
            ..guest.clone()
        }
    };
    event.guests.iter().map(guest).collect()
}

fn conflict_of(event: &Event<'_>, options: Options) -> Option<Conflict> {
    let mut court = Court::new(event, options);
    let all: BTreeSet<usize> = (0..court.rules.len()).collect();
    // If the facts alone do not fit, no rule is to blame.
    if all.is_empty() || court.can_keep(&all) || !court.can_keep(&BTreeSet::new()) {
        return None;
    }
    let mut found = court.reduced(&all);
    let related = court.related(&found);
    let mut is_smallest = false;
    if related.len() <= RULES_MAX
        && let Some(smaller) = court.smallest(&related)
    {
        is_smallest = related.len() == all.len() || smaller.len() <= 1;
        if smaller.len() <= found.len() {
            found = smaller;
        }
    }
    Some(Conflict {
        rules: found.iter().filter_map(|at| court.rules.get(*at)).cloned().collect(),
        texts: found.iter().map(|at| court.text(*at)).collect(),
        reason: court.reason(&found),
        is_smallest,
    })
}

struct Court<'e, 'a> {
    event: &'e Event<'a>,
    options: Options,
    rules: Vec<Rule>,
    answers: BTreeMap<BTreeSet<usize>, bool>,
    /// Questions that are left.
    questions: usize,
}

impl<'e, 'a> Court<'e, 'a> {
    fn new(event: &'e Event<'a>, options: Options) -> Self {
        let must = |(_, wish): &(usize, &Wish)| wish.strength == WishStrength::Must && wish.kind != WishKind::Lock;
        let mut rules: Vec<Rule> = event
            .wishes
            .iter()
            .enumerate()
            .filter(must)
            .map(|(at, _)| Rule::Wish(at))
            .collect();
        let coming = event.guests.iter().filter(|guest| options.seats(guest.rsvp));
        if !options.split_parties {
            let mut sizes: BTreeMap<&str, usize> = BTreeMap::new();
            for party in coming
                .filter(|guest| !guest.party_apart)
                .filter_map(|guest| guest.party.as_deref())
            {
                *sizes.entry(party).or_default() += 1;
            }
            let parties = sizes.into_iter().filter(|(_, size)| *size > 1);
            rules.extend(parties.map(|(party, _)| Rule::Party(party.to_owned())));
        }
        let needs = event.guests.iter().enumerate();
        let needs = needs.filter(|(_, guest)| guest.wheelchair && options.seats(guest.rsvp));
        rules.extend(needs.map(|(at, _)| Rule::Access(at)));
        Self {
            event,
            options,
            rules,
            answers: BTreeMap::new(),
            questions: (WORK_MAX / event.guests.len().max(1)).clamp(100, QUESTIONS_MAX),
        }
    }

    /// Returns whether nothing is known that prevents keeping these rules.
    fn can_keep(&mut self, rules: &BTreeSet<usize>) -> bool {
        if let Some(answer) = self.answers.get(rules) {
            return *answer;
        }
        self.questions = self.questions.saturating_sub(1);
        let answer = self.with(rules, |event, task| {
            let known = preflight(&task.problem);
            let overbooked = task.problem.guests().saturating_sub(task.problem.usable_seats());
            let clear = known.min_hard == 0 && usize::try_from(known.min_unseated).is_ok_and(|left| left <= overbooked);
            clear && (overbooked > 0 || fits(&task.problem) != Fitting::Never) && seats_pairs(event)
        });
        let answer = answer.unwrap_or(true);
        self.answers.insert(rules.clone(), answer);
        answer
    }

    fn reason(&self, rules: &BTreeSet<usize>) -> String {
        let reason = self.with(rules, |_, task| {
            let reasons = preflight(&task.problem).reasons;
            reasons
                .into_iter()
                .find(|reason| reason.violations > 0)
                .map(|reason| reason.text)
        });
        let reason = reason.flatten().unwrap_or_default();
        let sentences = std::iter::once(reason).chain(self.locks(rules));
        sentences.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Returns a sentence for each table of these rules that is locked: "Table 3 is locked."
    fn locks(&self, rules: &BTreeSet<usize>) -> Vec<String> {
        let wished = rules.iter().filter_map(|at| match self.rules.get(*at)? {
            Rule::Wish(at) => self.event.wishes.get(*at)?.object.as_ref()?.table(),
            Rule::Party(_) | Rule::Access(_) | Rule::PlusOne(_) => None,
        });
        let guests: BTreeSet<usize> = rules.iter().flat_map(|at| self.guests(*at)).collect();
        let seats = guests.iter().filter_map(|at| self.event.guests.get(*at)?.seat.as_ref());
        let tables: BTreeSet<&str> = wished.chain(seats.map(SeatId::table)).collect();
        let locked = self.event.locked_tables();
        let locked = tables.into_iter().filter(|id| locked.contains(id));
        locked
            .map(|id| format!("{} is locked.", table(self.event, id)))
            .collect()
    }

    /// Asks about the event with these rules alone; nothing when it is too large.
    fn with<T>(&self, rules: &BTreeSet<usize>, ask: impl FnOnce(&Event<'_>, &Task<'_>) -> T) -> Option<T> {
        let kept: Vec<&Rule> = rules.iter().filter_map(|at| self.rules.get(*at)).collect();
        let wish = |(at, wish): (usize, &Wish)| {
            let is_kept = wish.kind == WishKind::Lock || kept.contains(&&Rule::Wish(at));
            is_kept.then(|| wish.clone())
        };
        let wishes: Vec<Wish> = self.event.wishes.iter().enumerate().filter_map(wish).collect();
        let parties: BTreeSet<&str> = kept
            .iter()
            .filter_map(|rule| match rule {
                Rule::Party(party) => Some(party.as_str()),
                Rule::Wish(_) | Rule::Access(_) | Rule::PlusOne(_) => None,
            })
            .collect();
        let guest = |(at, guest): (usize, &EventGuest)| EventGuest {
            // The party itself stays: a wish to sit apart takes it as one side.
            party_apart: guest.party_apart || guest.party.as_deref().is_none_or(|party| !parties.contains(party)),
            company: String::new(),
            wheelchair: kept.contains(&&Rule::Access(at)),
            ..guest.clone()
        };
        let guests: Vec<EventGuest> = self.event.guests.iter().enumerate().map(guest).collect();
        let event = Event {
            guests: &guests,
            wishes: &wishes,
            ..*self.event
        };
        let task = Task::build(&event, self.options, Purpose::Search { move_price: 1 }).ok()?;
        Some(ask(&event, &task))
    }

    /// Leaves rules out as long as the remaining ones still contradict each other.
    fn reduced(&mut self, rules: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut found = rules.clone();
        // Halves first: most rules of a large event have nothing to do with it.
        let mut size = found.len().div_ceil(2);
        while size >= 1 {
            let order: Vec<usize> = found.iter().copied().collect();
            for part in order.chunks(size) {
                let rest: BTreeSet<usize> = found.iter().filter(|rule| !part.contains(rule)).copied().collect();
                if self.questions > 0 && !self.can_keep(&rest) {
                    found = rest;
                }
            }
            if size == 1 {
                break;
            }
            size = size.div_ceil(2);
        }
        found
    }

    /// Returns the rules that share guests with these, and all of them when they are few.
    fn related(&self, found: &BTreeSet<usize>) -> BTreeSet<usize> {
        if self.rules.len() <= RULES_MAX {
            return (0..self.rules.len()).collect();
        }
        let concerned: BTreeSet<usize> = found.iter().flat_map(|at| self.guests(*at)).collect();
        let shares = |at: &usize| self.guests(*at).iter().any(|guest| concerned.contains(guest));
        (0..self.rules.len()).filter(shares).collect()
    }

    fn guests(&self, rule: usize) -> Vec<usize> {
        let named = |is: &dyn Fn(&EventGuest) -> bool| {
            let guests = self.event.guests.iter().enumerate();
            guests.filter(|(_, guest)| is(guest)).map(|(at, _)| at).collect()
        };
        match self.rules.get(rule) {
            Some(Rule::Wish(at)) => {
                let wish = self.event.wishes.get(*at);
                named(&|guest| wish.is_some_and(|wish| wish.guests.contains(&guest.id)))
            }
            Some(Rule::Party(party)) => named(&|guest| guest.party.as_deref() == Some(party)),
            Some(Rule::Access(at) | Rule::PlusOne(at)) => vec![*at],
            None => Vec::new(),
        }
    }

    /// Returns a smallest contradiction among these rules; nothing when the questions run out.
    fn smallest(&mut self, rules: &BTreeSet<usize>) -> Option<BTreeSet<usize>> {
        let mut gives_way: Vec<BTreeSet<usize>> = Vec::new();
        while self.questions > 0 {
            let candidate = hitting_set(&gives_way);
            if !self.can_keep(&candidate) {
                return Some(candidate);
            }
            let mut kept = candidate;
            for rule in rules {
                if !kept.contains(rule) {
                    kept.insert(*rule);
                    if !self.can_keep(&kept) {
                        kept.remove(rule);
                    }
                }
            }
            let rest: BTreeSet<usize> = rules.difference(&kept).copied().collect();
            if rest.is_empty() {
                return None;
            }
            gives_way.push(rest);
        }
        None
    }

    fn text(&self, rule: usize) -> String {
        match self.rules.get(rule) {
            Some(Rule::Wish(at)) => {
                let wish = self.event.wishes.get(*at);
                wish.map(|wish| wish_text(self.event, wish)).unwrap_or_default()
            }
            Some(Rule::Party(party)) => {
                let member = self
                    .event
                    .guests
                    .iter()
                    .find(|guest| guest.party.as_ref() == Some(party));
                let name = member.map(|guest| guest.party_name.as_str()).unwrap_or_default();
                format!("{name} sits together")
            }
            Some(Rule::Access(at)) => {
                let guest = self.event.guests.get(*at);
                let name = guest.map(|guest| guest.name.as_str()).unwrap_or_default();
                format!("{name} needs an accessible seat")
            }
            Some(Rule::PlusOne(_)) | None => String::new(),
        }
    }
}

/// Returns whether no guest must sit next to more people than any seat has neighbours.
fn seats_pairs(event: &Event<'_>) -> bool {
    let mut partners: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let beside = |wish: &&Wish| wish.kind == WishKind::NextTo && wish.strength == WishStrength::Must;
    for wish in event.wishes.iter().filter(beside) {
        if let [one, other] = wish.guests.as_slice() {
            partners.entry(one.as_str()).or_default().insert(other.as_str());
            partners.entry(other.as_str()).or_default().insert(one.as_str());
        }
    }
    let room = super::Room::from_event(event);
    let neighbours = room.blocks.iter().flat_map(|block| {
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for (a, b) in block.adjacent() {
            *counts.entry(a).or_default() += 1;
            *counts.entry(b).or_default() += 1;
        }
        counts.into_values()
    });
    let most = neighbours.max().unwrap_or(0);
    partners.values().all(|partners| partners.len() <= most)
}

/// Returns a smallest set that has a member of each set, by trying sizes one after the other.
fn hitting_set(sets: &[BTreeSet<usize>]) -> BTreeSet<usize> {
    (0..=sets.len())
        .find_map(|size| hitting_of(sets, size))
        .unwrap_or_default()
}

fn hitting_of(sets: &[BTreeSet<usize>], size: usize) -> Option<BTreeSet<usize>> {
    let Some(first) = sets.first() else {
        return Some(BTreeSet::new());
    };
    if size == 0 {
        return None;
    }
    first.iter().find_map(|member| {
        let rest: Vec<BTreeSet<usize>> = sets.iter().filter(|set| !set.contains(member)).cloned().collect();
        let mut found = hitting_of(&rest, size - 1)?;
        found.insert(*member);
        Some(found)
    })
}
