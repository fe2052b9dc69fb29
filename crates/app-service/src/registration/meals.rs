//! Meals of guests who answered before their question was marked as one about meals.

use domain::form::FormField;
use domain::form::answer::{self, Values};
use domain::guest::GuestField;
use domain::guest::change::{Cause, FieldChange};
use storage::events::EventScope;
use storage::{guests, registration::answers};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests::change_log::{new_batch, note_in};

/// Gives guests without a meal the one that they answered, when questions about meals are new in a form.
pub(crate) fn take_over(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    (old, new): (&[FormField], &[FormField]),
) -> Result<(), Error> {
    let was_meal = |id: &str| old.iter().any(|field| field.is_meal && field.id == id);
    if !new.iter().any(|field| field.is_meal && !was_meal(&field.id)) {
        return Ok(());
    }
    let given = answers::current(tx.conn, scope)?;
    let mut answered = std::collections::HashMap::with_capacity(given.len());
    for answer in given {
        let values: Values = serde_json::from_str(&answer.values)
            .map_err(|error| Error::Internal(format!("stored values cannot be read: {error}")))?;
        if let Some(meal) = answer::meal(new, &values) {
            answered.insert(answer.guest_id, GuestField::Meal.check(&meal)?);
        }
    }
    let now = tx.now;
    let mut changes = Vec::new();
    for known in guests::of_event(tx.conn, scope)? {
        let Some(meal) = answered
            .remove(&known.guest.id)
            .filter(|_| known.guest.texts.meal.is_empty())
        else {
            continue;
        };
        let mut guest = known.guest.clone();
        guest.texts.meal = meal;
        guests::update(tx.conn, scope, &guest, now)?;
        changes.extend(FieldChange::between(&known.guest, &guest));
    }
    if changes.is_empty() {
        return Ok(());
    }
    let batch = new_batch(tx.random())?;
    note_in(tx, organiser, scope, (&batch, Cause::Bulk), &changes)
}
