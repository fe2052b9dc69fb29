//! The use cases as one call each: every one is its own durable transaction, as from the API.

use std::collections::BTreeSet;

use app_service::actor::{Organiser, Visitor};
use app_service::error::Error;
use app_service::events::{DuplicateEvent, EventView, Progress};
use app_service::finding::lookup::FoundGuest;
use app_service::guests::{BatchDone, ChangedGuest, GuestChange, GuestView, ImportReport, RemovedGuest};
use app_service::plans::snapshots::{SaveSnapshot, SnapshotView};
use app_service::plans::{ApplyCommands, PlanView, PutPlan, TableView};
use app_service::seating::{AutoAssign, AutoAssigned, PlaceBack, Skipped, SwapSeats};
use app_service::service::Tx;
use app_service::{
    events, exports,
    finding::lookup,
    guests,
    plans::{self, snapshots},
    seating,
};
use domain::event::{EventList, EventPatch};
use domain::guest::change::Cause;
use domain::guest::{GuestPatch, NewGuest};
use domain::id::{AssignmentId, BatchId, EventId, GuestId};
use domain::plan::{Command, FloorPlan};
use domain::seat::SeatAssignment;
use domain::snapshot::SnapshotLabel;

use crate::service::TestService;

type Answer<T> = Result<T, Error>;

fn create_guest(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, new: NewGuest) -> Answer<GuestView> {
    guests::create(tx, organiser, event, new).map(|changed| changed.guest)
}

fn update_guest(tx: &mut Tx<'_>, organiser: &Organiser, guest: &GuestId, patch: GuestPatch) -> Answer<GuestView> {
    guests::update(tx, organiser, guest, patch).map(|changed| changed.guest)
}

/// Calls of a use case in a read, in a write or with the service. What is named before the semicolon is passed by reference.
macro_rules! calls {
    ($($how:ident $name:ident($($id:ident: $id_type:ty),*; $($input:ident: $type:ty),*) -> $answer:ty = $use_case:path;)*) => {
        $(pub fn $name(&self, organiser: &Organiser, $($id: &$id_type,)* $($input: $type),*) -> Answer<$answer> {
            calls!(@$how self, organiser, $use_case, [$($id),*], [$($input),*])
        })*
    };
    (@read $self:ident, $organiser:ident, $use_case:path, [$($id:ident),*], [$($input:ident),*]) => {
        $self.service.read(|r| $use_case(r, $organiser, $($id,)* $($input),*))
    };
    (@write $self:ident, $organiser:ident, $use_case:path, [$($id:ident),*], [$($input:ident),*]) => {{
        let ($organiser, $($id,)*) = ($organiser.clone(), $($id.clone(),)*);
        $self.service.write(move |tx| $use_case(tx, &$organiser, $(&$id,)* $($input),*))
    }};
    (@run $self:ident, $organiser:ident, $use_case:path, [$($id:ident),*], [$($input:ident),*]) => {
        $use_case(&$self.service, $organiser, $($id,)* $($input),*)
    };
}

#[expect(missing_docs, reason = "each method is the use case of the same name")]
#[expect(clippy::missing_errors_doc, reason = "each fails as its use case does")]
impl TestService {
    calls! {
        read events_on(; list: EventList) -> Vec<EventView> = events::list;
        read event(id: EventId;) -> EventView = events::get;
        read progress(id: EventId;) -> Progress = events::progress;
        write update_event(id: EventId; patch: EventPatch) -> EventView = events::update;
        write delete_event(id: EventId;) -> () = events::delete;
        run duplicate_event(id: EventId; input: DuplicateEvent) -> EventView = events::duplicate;
        write archive_event(id: EventId;) -> EventView = events::archive;
        write unarchive_event(id: EventId;) -> EventView = events::unarchive;
        write restore_event(id: EventId;) -> EventView = events::restore;
        read plan(event: EventId;) -> PlanView = plans::get;
        read tables(event: EventId;) -> Vec<TableView> = plans::tables;
        read snapshots(; event: Option<&EventId>) -> Vec<SnapshotView> = snapshots::list;
        read snapshot(; event: Option<&EventId>, label: &SnapshotLabel) -> String = snapshots::get;
        read guests(event: EventId;) -> Vec<GuestView> = guests::list;
        read guest(id: GuestId;) -> GuestView = guests::get;
        write create_guest(event: EventId; new: NewGuest) -> GuestView = create_guest;
        write update_guest(id: GuestId; patch: GuestPatch) -> GuestView = update_guest;
        write change_guest(id: GuestId; patch: GuestPatch) -> ChangedGuest = guests::update;
        run remove_guests(event: EventId; ids: &[String]) -> BatchDone = guests::remove;
        run restore_guests(event: EventId; ids: &[String]) -> BatchDone = guests::restore;
        run answer_for_guests(event: EventId; ids: &[String], rsvp: &str) -> BatchDone = guests::answer;
        run undo_batch(event: EventId, batch: BatchId;) -> BatchDone = guests::undo;
        read removed_guests(event: EventId;) -> Vec<RemovedGuest> = guests::removed;
        read guest_history(id: GuestId;) -> Vec<GuestChange> = guests::history;
        write delete_guest(id: GuestId;) -> () = guests::delete;
        write remove_assignment(id: AssignmentId;) -> () = seating::remove;
        read assignments(event: EventId;) -> Vec<SeatAssignment> = seating::list;
        read chart(event: EventId;) -> Vec<u8> = exports::seating_chart;
    }

    pub fn events(&self, organiser: &Organiser) -> Answer<Vec<EventView>> {
        self.service.read(|r| events::list(r, organiser, EventList::Active))
    }

    pub fn put_plan(&self, organiser: &Organiser, event: &EventId, put: PutPlan) -> Answer<i64> {
        plans::put(&self.service, organiser, event, put).map(|replaced| replaced.revision)
    }

    pub fn apply(
        &self,
        organiser: &Organiser,
        event: &EventId,
        base_revision: i64,
        id: &str,
        commands: Vec<Command>,
    ) -> Answer<i64> {
        let input = ApplyCommands {
            base_revision,
            command_id: id.to_owned(),
            commands,
            unseat: BTreeSet::new(),
        };
        plans::apply_commands(&self.service, organiser, event, &input).map(|applied| applied.revision)
    }

    pub fn save_snapshot(
        &self,
        organiser: &Organiser,
        event: &EventId,
        label: &str,
        plan: &FloorPlan,
    ) -> Answer<SnapshotView> {
        let input = SaveSnapshot {
            label: label.to_owned(),
            plan: serde_json::to_value(plan).map_err(|error| Error::Internal(error.to_string()))?,
            event: Some(event.clone()),
        };
        snapshots::save(&self.service, organiser, input).map(|saved| saved.view)
    }

    pub fn delete_snapshot(&self, organiser: &Organiser, event: Option<&EventId>, label: &SnapshotLabel) -> Answer<()> {
        let (organiser, event, label) = (organiser.clone(), event.cloned(), label.clone());
        self.service
            .write(move |tx| snapshots::delete(tx, &organiser, event.as_ref(), &label))
    }

    pub fn import(&self, organiser: &Organiser, event: &EventId, csv: &str) -> Answer<ImportReport> {
        guests::import(&self.service, organiser, event, "guests.csv", csv.as_bytes())
    }

    pub fn assign(&self, organiser: &Organiser, guest: &GuestId, seat: &str) -> Answer<SeatAssignment> {
        let (organiser, guest, seat) = (organiser.clone(), guest.clone(), seat.to_owned());
        let seated = self
            .service
            .write(move |tx| seating::assign(tx, &organiser, &guest, &seat));
        seated.map(|seated| seated.assignment)
    }

    pub fn assign_in_event(
        &self,
        organiser: &Organiser,
        event: &EventId,
        guest: &str,
        seat: &str,
    ) -> Answer<SeatAssignment> {
        let (organiser, event, guest, seat) = (organiser.clone(), event.clone(), guest.to_owned(), seat.to_owned());
        let seated = self
            .service
            .write(move |tx| seating::assign_in_event(tx, &organiser, &event, &guest, &seat));
        seated.map(|seated| seated.assignment)
    }

    pub fn swap(&self, organiser: &Organiser, event: &EventId, wish: SwapSeats) -> Answer<Vec<SeatAssignment>> {
        let (organiser, event) = (organiser.clone(), event.clone());
        let swapped = self
            .service
            .write(move |tx| seating::swap(tx, &organiser, &event, &wish));
        swapped.map(|swapped| swapped.assignments)
    }

    pub fn restore_seats(&self, organiser: &Organiser, event: &EventId, places: Vec<PlaceBack>) -> Answer<()> {
        let (organiser, event) = (organiser.clone(), event.clone());
        self.service
            .write(move |tx| seating::restore(tx, &organiser, &event, &places))
    }

    pub fn unassign(&self, organiser: &Organiser, guest: &GuestId) -> Answer<()> {
        let (organiser, guest) = (organiser.clone(), guest.clone());
        let before = self.service.write(move |tx| seating::unassign(tx, &organiser, &guest));
        before.map(drop)
    }

    pub fn auto_assign(&self, organiser: &Organiser, event: &EventId) -> Answer<AutoAssigned> {
        seating::auto_assign(&self.service, organiser, event, AutoAssign::default())
    }

    pub fn take_seats_back(
        &self,
        organiser: &Organiser,
        event: &EventId,
        places: &[PlaceBack],
    ) -> Answer<Vec<Skipped>> {
        seating::take_back(&self.service, organiser, event, places, Cause::Undo)
    }

    /// Auto-assign that may move the guests whom it seated before.
    pub fn auto_assign_again(&self, organiser: &Organiser, event: &EventId) -> Answer<AutoAssigned> {
        seating::auto_assign(
            &self.service,
            organiser,
            event,
            AutoAssign {
                move_seated: true,
                ..AutoAssign::default()
            },
        )
    }

    pub fn look_up(&self, code: &str) -> Answer<FoundGuest> {
        self.service.read(|r| lookup::by_code(r, &Visitor, code, None))
    }
}
