//! The use cases as one call each: every one is its own durable transaction, as from the API.

use std::collections::BTreeSet;

use app_service::actor::{Organiser, Visitor};
use app_service::error::Error;
use app_service::events::{DuplicateEvent, EventView};
use app_service::guests::{GuestView, ImportReport};
use app_service::lookup::FoundSeat;
use app_service::plans::{ApplyCommands, PlanView, PutPlan, TableView};
use app_service::seating::{AutoAssign, AutoAssigned, PlaceBack, Skipped, SwapSeats};
use app_service::snapshots::{SaveSnapshot, SnapshotView};
use app_service::{events, exports, guests, lookup, plans, seating, snapshots};
use domain::event::{EventPatch, Shelf};
use domain::guest::{GuestPatch, NewGuest};
use domain::id::{AssignmentId, EventId, GuestId};
use domain::plan::{Command, FloorPlan};
use domain::seat::SeatAssignment;
use domain::snapshot::SnapshotLabel;

use crate::service::TestService;

type Answer<T> = Result<T, Error>;

#[expect(missing_docs, reason = "each method is the use case of the same name")]
#[expect(clippy::missing_errors_doc, reason = "each fails as its use case does")]
impl TestService {
    pub fn events(&self, who: &Organiser) -> Answer<Vec<EventView>> {
        self.service.read(|r| events::list(r, who, Shelf::Active))
    }

    pub fn events_on(&self, who: &Organiser, shelf: Shelf) -> Answer<Vec<EventView>> {
        self.service.read(|r| events::list(r, who, shelf))
    }

    pub fn duplicate_event(&self, who: &Organiser, id: &EventId, input: DuplicateEvent) -> Answer<EventView> {
        events::duplicate(&self.service, who, id, input)
    }

    pub fn archive_event(&self, who: &Organiser, id: &EventId) -> Answer<EventView> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| events::archive(tx, &who, &id))
    }

    pub fn unarchive_event(&self, who: &Organiser, id: &EventId) -> Answer<EventView> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| events::unarchive(tx, &who, &id))
    }

    pub fn restore_event(&self, who: &Organiser, id: &EventId) -> Answer<EventView> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| events::restore(tx, &who, &id))
    }

    pub fn event(&self, who: &Organiser, id: &EventId) -> Answer<EventView> {
        self.service.read(|r| events::get(r, who, id))
    }

    pub fn update_event(&self, who: &Organiser, id: &EventId, patch: EventPatch) -> Answer<EventView> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| events::update(tx, &who, &id, patch))
    }

    pub fn delete_event(&self, who: &Organiser, id: &EventId) -> Answer<()> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| events::delete(tx, &who, &id))
    }

    pub fn plan(&self, who: &Organiser, event: &EventId) -> Answer<PlanView> {
        self.service.read(|r| plans::get(r, who, event))
    }

    pub fn tables(&self, who: &Organiser, event: &EventId) -> Answer<Vec<TableView>> {
        self.service.read(|r| plans::tables(r, who, event))
    }

    pub fn put_plan(&self, who: &Organiser, event: &EventId, put: PutPlan) -> Answer<i64> {
        plans::put(&self.service, who, event, put).map(|replaced| replaced.revision)
    }

    pub fn apply(
        &self,
        who: &Organiser,
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
        plans::apply_commands(&self.service, who, event, input)
    }

    pub fn save_snapshot(
        &self,
        who: &Organiser,
        event: &EventId,
        label: &str,
        plan: &FloorPlan,
    ) -> Answer<SnapshotView> {
        let input = SaveSnapshot {
            label: label.to_owned(),
            plan: serde_json::from_str(&plan.to_json()).unwrap_or_default(),
            event: Some(event.clone()),
        };
        snapshots::save(&self.service, who, input).map(|saved| saved.view)
    }

    pub fn snapshots(&self, who: &Organiser, event: Option<&EventId>) -> Answer<Vec<SnapshotView>> {
        self.service.read(|r| snapshots::list(r, who, event))
    }

    pub fn snapshot(&self, who: &Organiser, event: Option<&EventId>, label: &SnapshotLabel) -> Answer<String> {
        self.service.read(|r| snapshots::get(r, who, event, label))
    }

    pub fn delete_snapshot(&self, who: &Organiser, event: Option<&EventId>, label: &SnapshotLabel) -> Answer<()> {
        let (who, event, label) = (who.clone(), event.cloned(), label.clone());
        self.service
            .write(move |tx| snapshots::delete(tx, &who, event.as_ref(), &label))
    }

    pub fn guests(&self, who: &Organiser, event: &EventId) -> Answer<Vec<GuestView>> {
        self.service.read(|r| guests::list(r, who, event))
    }

    pub fn guest(&self, who: &Organiser, id: &GuestId) -> Answer<GuestView> {
        self.service.read(|r| guests::get(r, who, id))
    }

    pub fn create_guest(&self, who: &Organiser, event: &EventId, new: NewGuest) -> Answer<GuestView> {
        let (who, event) = (who.clone(), event.clone());
        self.service.write(move |tx| guests::create(tx, &who, &event, new))
    }

    pub fn update_guest(&self, who: &Organiser, id: &GuestId, patch: GuestPatch) -> Answer<GuestView> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| guests::update(tx, &who, &id, patch))
    }

    pub fn delete_guest(&self, who: &Organiser, id: &GuestId) -> Answer<()> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| guests::delete(tx, &who, &id))
    }

    pub fn import(&self, who: &Organiser, event: &EventId, csv: &str) -> Answer<ImportReport> {
        guests::import(&self.service, who, event, "guests.csv", csv.as_bytes())
    }

    pub fn assign(&self, who: &Organiser, guest: &GuestId, seat: &str) -> Answer<SeatAssignment> {
        let (who, guest, seat) = (who.clone(), guest.clone(), seat.to_owned());
        let seated = self.service.write(move |tx| seating::assign(tx, &who, &guest, &seat));
        seated.map(|seated| seated.assignment)
    }

    pub fn assign_in_event(&self, who: &Organiser, event: &EventId, guest: &str, seat: &str) -> Answer<SeatAssignment> {
        let (who, event, guest, seat) = (who.clone(), event.clone(), guest.to_owned(), seat.to_owned());
        let seated = self
            .service
            .write(move |tx| seating::assign_in_event(tx, &who, &event, &guest, &seat));
        seated.map(|seated| seated.assignment)
    }

    pub fn swap(&self, who: &Organiser, event: &EventId, wish: SwapSeats) -> Answer<Vec<SeatAssignment>> {
        let (who, event) = (who.clone(), event.clone());
        let swapped = self.service.write(move |tx| seating::swap(tx, &who, &event, &wish));
        swapped.map(|swapped| swapped.assignments)
    }

    pub fn restore_seats(&self, who: &Organiser, event: &EventId, places: Vec<PlaceBack>) -> Answer<()> {
        let (who, event) = (who.clone(), event.clone());
        self.service
            .write(move |tx| seating::restore(tx, &who, &event, &places))
    }

    pub fn unassign(&self, who: &Organiser, guest: &GuestId) -> Answer<()> {
        let (who, guest) = (who.clone(), guest.clone());
        let before = self.service.write(move |tx| seating::unassign(tx, &who, &guest));
        before.map(drop)
    }

    pub fn remove_assignment(&self, who: &Organiser, id: &AssignmentId) -> Answer<()> {
        let (who, id) = (who.clone(), id.clone());
        self.service.write(move |tx| seating::remove(tx, &who, &id))
    }

    pub fn assignments(&self, who: &Organiser, event: &EventId) -> Answer<Vec<SeatAssignment>> {
        self.service.read(|r| seating::list(r, who, event))
    }

    pub fn take_seats_back(&self, who: &Organiser, event: &EventId, places: &[PlaceBack]) -> Answer<Vec<Skipped>> {
        seating::take_back(&self.service, who, event, places)
    }

    pub fn auto_assign(&self, who: &Organiser, event: &EventId) -> Answer<AutoAssigned> {
        seating::auto_assign(&self.service, who, event, AutoAssign::default())
    }

    /// Auto-assign that may move the guests whom it seated before.
    pub fn auto_assign_again(&self, who: &Organiser, event: &EventId) -> Answer<AutoAssigned> {
        seating::auto_assign(&self.service, who, event, AutoAssign { move_seated: true })
    }

    pub fn chart(&self, who: &Organiser, event: &EventId) -> Answer<Vec<u8>> {
        self.service.read(|r| exports::seating_chart(r, who, event))
    }

    pub fn look_up(&self, code: &str) -> Answer<FoundSeat> {
        self.service.read(|r| lookup::by_code(r, &Visitor, code, None))
    }
}
