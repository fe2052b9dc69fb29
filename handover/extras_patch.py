def sub(p, *pairs):
    s=open(p).read()
    for a,b in pairs:
        assert a in s, (p,a[:90])
        s=s.replace(a,b,1)
    open(p,'w').write(s)
A='crates/app-service/src/guests/import/'
sub('crates/app-service/src/guests/import.rs',('mod end;\n','mod end;\nmod extras;\n'),('''    /// The seat that the file names, if it was free.
    seat: Option<SeatId>,
}''','''    /// The seat that the file names, if it was free.
    seat: Option<SeatId>,
    /// What hangs on the guest, in an import of the wizard.
    extras: Extras,
}'''),('''        row: number,
        seat: None,
    })''','''        row: number,
        seat: None,
        extras: Extras::default(),
    })'''),('pub use differences::Difference;','pub use differences::Difference;\nuse extras::Extras;'))
sub(A+'guided.rs',('''    plan: &'a ImportPlan,
    remember: Option<ToRemember>,
}''','''    tags: FileTags,
    plan: &'a ImportPlan,
    remember: Option<ToRemember>,
}'''),('''    let file = File {
        name,
        rows: Arc::new(rows),
''','''    let file = File {
        name,
        tags: find_or_make_tags(service, who, &rows)?,
        rows: Arc::new(rows),
'''),('''    let mut last = None;
    for _ in 0..MAX_ATTEMPTS {
        let prepared = service.read(|r| prepare(r, service.random(), who, event, &file))?;
        match store(service, who, event, &file, prepared, run)? {
            Ok(import) => return Ok(import),
            // Lost a race for a code, a seat or a party's name; another attempt can succeed.
            Err(error) => last = Some(error),
        }
    }
''','''    let imported = attempt(service, who, event, &file, run);
    if imported.is_err() {
        forget_tags(service, who, file.tags)?;
    }
    imported
}

fn attempt(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    file: &File<'_>,
    run: &Run,
) -> Result<ImportId, Error> {
    let mut last = None;
    for _ in 0..MAX_ATTEMPTS {
        let prepared = service.read(|r| prepare(r, service.random(), who, event, file))?;
        match store(service, who, event, file, prepared, run)? {
            Ok(import) => return Ok(import),
            // Lost a race for a code, a seat or a party's name; another attempt can succeed.
            Err(error) => last = Some(error),
        }
    }
'''),('''    let (mut newcomers, mut updates, mut forced) = (Vec::new(), Vec::new(), HashSet::new());
''','''    let (mut newcomers, mut updates, mut forced) = (Vec::new(), Vec::new(), HashSet::new());
    let mut hosts = Hosts {
        of_rows: HashMap::new(),
        brought: plus_ones::hosts(r.conn, &scope, None)?.into_keys().collect(),
    };
'''),('''                new.seat = decision.seat;
                newcomers.push(new);
''','''                new.seat = decision.seat;
                new.extras = Extras {
                    tags: file.tags.of(row),
                    host: hosts.of(row),
                    plus_ones: row.plus_ones,
                };
                hosts.of_rows.insert(number, new.guest.id.clone());
                newcomers.push(new);
'''),('''            (RowAction::Update, Some(guest)) => updates.push(Update {
                guest: guest.guest.id.clone(),
                row: number,
                table: decision.table,
                seat: decision.seat,
            }),
            _ => {}
''','''            (RowAction::Update, Some(guest)) => {
                hosts.of_rows.insert(number, guest.guest.id.clone());
                updates.push(Update {
                    guest: guest.guest.id.clone(),
                    row: number,
                    table: decision.table,
                    seat: decision.seat,
                    tags: file.tags.of(row),
                });
            }
            (RowAction::Known, Some(guest)) => {
                hosts.of_rows.insert(number, guest.guest.id.clone());
            }
            _ => {}
'''),('''/// Stores an attempt. The inner''','''/// The guests of the rows so far, who may bring others.
struct Hosts {
    of_rows: HashMap<usize, GuestId>,
    /// The ids of guests whom others bring, and who therefore bring none.
    brought: HashSet<String>,
}

impl Hosts {
    fn of(&self, row: &ImportRow) -> Option<GuestId> {
        let host = self.of_rows.get(&row.host?)?;
        (!self.brought.contains(host.as_str())).then(|| host.clone())
    }
}

/// Stores an attempt. The inner'''),('use domain::id::{EventId, ImportId};','use domain::id::{EventId, GuestId, ImportId};'),('use storage::{guests, parties};','use storage::{guests, parties, plus_ones};'),('use super::past::{ImportOutcome, action};','use super::extras::{Extras, FileTags, find_or_make_tags, forget_tags};\nuse super::past::{ImportOutcome, action};'))
s=open(A+'store.rs').read()
a=s.index("    let (mut guests, parties): (Vec<_>, Vec<_>) = slice"); b=s.index("    let added = guests\n")
print(s[a:b])
s=s[:a]+'''    let (mut guests, mut parties, mut extras) = (Vec::new(), Vec::new(), Vec::new());
    for new in slice {
        let party = new.guest.party.as_ref().map(|party| party.id.clone());
        extras.push((new.guest.id.clone(), party, new.extras));
        guests.push(new.guest);
        parties.extend(new.new_party);
    }
    let now = tx.now;
    parties::insert_all(tx.conn, scope, &parties, now)?;
    codes::insert(tx, scope, &mut guests, Some(&import.id))?;
    if let Some(guide) = &import.guide {
        extras::store(tx, &guide.who, scope, &extras)?;
    }
'''+s[b:]
s=s.replace('use super::end::{Stored, end};\n','use super::end::{Stored, end};\nuse super::extras;\n')
open(A+'store.rs','w').write(s)
sub(A+'updates.rs',('''    pub(super) seat: Option<SeatId>,
}
''','''    pub(super) seat: Option<SeatId>,
    /// Tags that the guest gets beside those there are.
    pub(super) tags: Vec<TagId>,
}
'''),('''    let mut changes = Vec::new();
    let mut changed = 0;
''','''    let ids: Vec<&GuestId> = changing.iter().map(|each| &each.new.id).collect();
    let mut carried = tags::of_guests(tx.conn, part.scope, Some(&ids))?;
    let (mut changes, mut given) = (Vec::new(), Vec::new());
    let mut changed = 0;
'''),('''        let of_guest = store(tx, part, each, seat)?;
''','''        let mut of_guest = store(tx, part, each, seat)?;
        let before = carried.remove(each.new.id.as_str()).unwrap_or_default();
        of_guest.extend(more_tags(&each.update, &before, &mut given)?);
'''),('''    if changed > 0 {
''','''    tags::give(tx.conn, part.who.organisation_id(), part.scope, &given)?;
    if changed > 0 {
'''),('''/// The guest with the values''','''/// Adds the tags that a guest does not carry yet to those that are given.
fn more_tags(
    update: &Update,
    before: &[String],
    given: &mut Vec<(GuestId, TagId)>,
) -> Result<Option<FieldChange>, Error> {
    let before: BTreeSet<TagId> = before.iter().map(|id| TagId::read(id)).collect::<Result<_, _>>()?;
    let after: BTreeSet<TagId> = before.iter().chain(&update.tags).cloned().collect();
    given.extend(after.difference(&before).map(|tag| (update.guest.clone(), tag.clone())));
    let change = || FieldChange::new(&update.guest, FieldChange::TAGS, tags_value(&before), tags_value(&after));
    Ok((after != before).then(change))
}

/// The guest with the values'''),('use std::collections::{HashMap, HashSet};','use std::collections::{BTreeSet, HashMap, HashSet};'),('use domain::id::GuestId;','use domain::id::{GuestId, TagId};'),('use storage::guests::{self as guest_rows, SeatedGuest};','use storage::guests::{self as guest_rows, SeatedGuest};\nuse storage::tags;'),('use crate::guests::bulk::Part;','use crate::guests::bulk::Part;\nuse crate::guests::companions::tags_value;'),('use crate::seating;','use crate::ids::RequestId as _;\nuse crate::seating;'),('''        new.rsvp = row.draft.rsvp;
''','''        new.answer(row.draft.rsvp, RsvpBy::Import, tx.now);
'''),('use domain::guest::status::Rsvp;','use domain::guest::status::{Rsvp, RsvpBy};'))
V='crates/app-service/src/guests/undo/values.rs'
sub(V,('''    let others = [FieldChange::RSVP, FieldChange::SEAT, "party", "table"];''','''    let others = [FieldChange::RSVP, FieldChange::SEAT, FieldChange::TAGS, "party", "table"];'''),
('''    /// The action gave the present seat.
    leaves: bool,
}
''','''    /// The action gave the present seat.
    leaves: bool,
    /// The tags before, if the action changed them.
    tags: Option<BTreeSet<TagId>>,
}
'''),('''    let mut done = SliceDone::default();
    let mut returning = Vec::new();
''','''    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    let carried = tags::of_guests(tx.conn, part.scope, Some(&ids))?;
    let mut done = SliceDone::default();
    let mut returning = Vec::new();
'''),('''            Some(old) if changes.iter().all(|change| is_now(&old, change)) => {
''','''            Some(old) if changes.iter().all(|change| is_now(&old, &carried, change)) => {
'''),('''fn is_now(known: &SeatedGuest, change: &FieldChange) -> bool {
''','''fn is_now(known: &SeatedGuest, carried: &HashMap<String, Vec<String>>, change: &FieldChange) -> bool {
'''),('''        "party" => guest.party''','''        FieldChange::TAGS => {
            let present: BTreeSet<&str> = carried
                .get(guest.id.as_str())
                .map(|tags| tags.iter().map(String::as_str).collect())
                .unwrap_or_default();
            present == change.new.split(',').filter(|tag| !tag.is_empty()).collect()
        }
        "party" => guest.party'''),('''    let (mut back, mut leaves) = (None, false);
''','''    let (mut back, mut leaves, mut tags) = (None, false, None);
'''),('''            "party" => {
                new.party = value''','''            FieldChange::TAGS => {
                let ids = change.old.split(',').filter_map(|id| TagId::read(id).ok());
                tags = Some(ids.collect());
            }
            "party" => {
                new.party = value'''),('''        back,
        leaves,
    })
''','''        back,
        leaves,
        tags,
    })
'''),('''    history::note_in(tx, part.who, part.scope, part.action(), &changes)
}
''','''    history::note_in(tx, part.who, part.scope, part.action(), &changes)?;
    restore_tags(tx, part, returning)
}

/// Gives guests the tags they had, without those that were deleted since.
fn restore_tags(tx: &mut Tx<'_>, part: Part<'_>, returning: &[Returning]) -> Result<(), Error> {
    let before: HashMap<&GuestId, &BTreeSet<TagId>> = returning
        .iter()
        .filter_map(|each| Some((&each.new.id, each.tags.as_ref()?)))
        .collect();
    if before.is_empty() {
        return Ok(());
    }
    let known = tags::of_organisation(tx.conn, part.who.organisation_id())?;
    let known: BTreeSet<TagId> = known.into_iter().map(|tag| tag.id).collect();
    let guests: Vec<Named> = before
        .keys()
        .map(|id| Named {
            id: (*id).clone(),
            name: String::new(),
        })
        .collect();
    let mut guests: Vec<&Named> = guests.iter().collect();
    guests.sort_by(|one, other| one.id.cmp(&other.id));
    tagging::change(tx, part, &guests, |guest, carried| {
        let wanted = before.get(guest).copied().unwrap_or(carried);
        wanted.intersection(&known).cloned().collect()
    })?;
    Ok(())
}
'''),('''        back,
        leaves,
    }: &Returning,
''','''        back,
        leaves,
        ..
    }: &Returning,
'''),('use std::collections::{HashMap, HashSet};','use std::collections::{BTreeSet, HashMap, HashSet};'),('use domain::id::GuestId;','use domain::id::{GuestId, TagId};'),('use storage::seats;','use storage::{seats, tags};'),('use super::super::bulk::{Part, SliceDone};','use super::super::bulk::{Named, Part, SliceDone};'),('use super::super::{find_or_create_party, history, removal};','use super::super::{find_or_create_party, history, removal, tagging};'),('use crate::error::Error;\n','use crate::error::Error;\nuse crate::ids::RequestId as _;\n'))
s=open('crates/storage/src/parties.rs').read()
s=s.replace('''pub(crate) fn party_id(''','''/// Lets a party bring more companions than before, up to the most that one may bring.
pub fn allow_more_plus_ones(conn: &mut Connection, scope: &EventScope, party: &PartyId, more: i32) -> Result<(), Error> {
    let target = parties::table
        .filter(parties::id.eq(party.as_str()))
        .filter(parties::event_id.eq(scope.id()));
    let allowed: i32 = both!(conn, c => target.select(parties::plus_ones_allowed).get_result(c))?;
    let allowed = allowed.saturating_add(more).min(PLUS_ONES_MAX);
    both!(conn, c => diesel::update(target).set(parties::plus_ones_allowed.eq(allowed)).execute(c))?;
    Ok(())
}

pub(crate) fn party_id(''')
s=s.replace('use domain::id::PartyId;','use domain::id::PartyId;\nuse domain::limits::PLUS_ONES_MAX;')
open('crates/storage/src/parties.rs','w').write(s)
sub(V,('FieldChange::RSVP => new.rsvp = Rsvp::parse(&change.old)?,','FieldChange::RSVP => new.answer(Rsvp::parse(&change.old)?, RsvpBy::Organiser, tx.now),'),('use domain::guest::status::Rsvp;','use domain::guest::status::{Rsvp, RsvpBy};'))
s=open('crates/app-service/tests/guided_import.rs').read()
s+='''
const COMPANIONS: &str = "Name,Plus one,Tags\\nAnn Lee (+2),,Family\\nCleo Fox,Dan Fox,\\"family, Press\\"\\nEve Hill,,\\n";

#[test]
fn tags_and_companions_of_a_file_come_with_their_guests() {
    for test in TestService::each() {
        let who = test.organiser("ann@example.org");
        let gala = event(&test.service, &who, "Gala");
        let eve = guest(&test.service, &who, &gala, "Eve Hill");
        let list = COMPANIONS.replace("Hill,,", "Hill,,Press");
        let plan = ImportPlan {
            rows: BTreeMap::from([(4, RowChoice::Update(eve))]),
            ..ImportPlan::default()
        };
        let past = run(&test, &who, &gala, &list, &plan);
        assert_eq!((past.outcome.added, past.outcome.updated, past.outcome.parties), (3, 1, 2));
        let guests = test.guests(&who, &gala).unwrap();
        let tags = |first: &str| {
            let tags = &named(&guests, first).tags;
            tags.iter().map(|tag| tag.name.clone()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(["Ann", "Cleo", "Dan", "Eve"].map(tags), ["Family", "Family Press", "Family Press", "Press"]);
        let host = &named(&guests, "Cleo").guest;
        assert_eq!(named(&guests, "Dan").plus_one_of.as_ref(), Some(&host.id));
        assert_eq!(named(&guests, "Dan").guest.party, host.party);
        let parties = test.service.read(|r| app_service::parties::list(r, &who, &gala)).unwrap();
        let allowed: Vec<(&str, i32)> = parties
            .iter()
            .map(|entry| (entry.details.party.name.as_str(), entry.details.plus_ones_allowed))
            .collect();
        assert_eq!(allowed, [("Ann Lee", 2), ("Cleo Fox", 0)]);

        let again = run(&test, &who, &gala, &list, &ImportPlan::default());
        assert_eq!((again.outcome.added, again.outcome.known), (0, 4));
        let undone = undo(&test, &who, &gala, &past).unwrap();
        assert_eq!((undone.changed, undone.skipped.len()), (4, 0));
        let left = test.guests(&who, &gala).unwrap();
        assert_eq!((left.len(), left[0].tags.len()), (1, 0));
    }
}

#[test]
fn a_refused_import_makes_no_tags() {
    let test = TestService::sqlite();
    let who = test.organiser("ann@example.org");
    let gala = event(&test.service, &who, "Gala");
    let conn = &mut scratch::connect(test.database.url()).unwrap();
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON guest_tags BEGIN SELECT RAISE(ABORT, 'broken'); END";
    scratch::execute(conn, broken).unwrap();
    let job = run_file(&test, &who, &gala, ("guests.csv", COMPANIONS.as_bytes()), &ImportPlan::default());
    assert_eq!(job.job.state, JobState::Failed);
    assert_eq!(scratch::stored(conn, "id", "tags").unwrap().len(), 0);
    assert_eq!(scratch::stored(conn, "id", "guests").unwrap().len(), 0);
}
'''
open('crates/app-service/tests/guided_import.rs','w').write(s)
