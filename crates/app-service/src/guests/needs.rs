//! Setting meal and dietary need of many guests at once.

use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::guest::{GuestField, GuestPatch};
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use storage::guests as rows;

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SliceDone};
use super::change;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Service, Tx};

/// Dietary needs of guests. Absent values stay as they are; an empty text clears one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The dishes, separated by semicolons.
    pub meal: Option<String>,
    /// The dietary needs.
    pub dietary: Option<String>,
}

impl Needs {
    fn check(self) -> Result<(GuestPatch, Vec<String>), Invalid> {
        let mut patch = GuestPatch::default();
        let mut fields = Vec::new();
        for (field, typed) in [(GuestField::Meal, self.meal), (GuestField::Dietary, self.dietary)] {
            let Some(typed) = typed else { continue };
            patch.set_text(field, field.check(&typed)?);
            fields.push(field.definition().name.to_owned());
        }
        if fields.is_empty() {
            return Err(Invalid::new("meal", "Set a meal, a dietary need, or both."));
        }
        Ok((patch, fields))
    }
}

/// Sets what guests eat. Blocks.
pub fn set_needs(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
    needs: Needs,
) -> Result<BatchDone, Error> {
    let (patch, fields) = needs.check()?;
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let said = move |count| Activity::GuestsChanged {
        count,
        fields: fields.clone(),
    };
    let work = move |tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>| set_slice(tx, part, &slice, &patch);
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, work)
}

fn set_slice(tx: &mut Tx<'_>, part: Part<'_>, slice: &[Named], patch: &GuestPatch) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let present = rows::candidates(tx.conn, part.scope, &ids)?;
    let mut done = SliceDone::default();
    for guest in slice {
        if !present.contains_key(&guest.id) {
            done.skipped.push(guest.skip(REMOVED_BEFORE));
            continue;
        }
        let written = change::write(tx, part, &guest.id, patch)?;
        done.changed += usize::from(written.old != written.new);
    }
    Ok(done)
}
