//! The guests whom the entries of a request name.

use std::collections::BTreeSet;

use domain::check_in::{Doing, Request, Scanned, scanned};
use domain::id::GuestId;
use sha2::{Digest as _, Sha256};
use storage::events::EventScope;
use storage::{
    check_in as rows,
    check_in::{Found, FoundByName, Names},
};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Reading;

/// The guests of the organisation by what a request names them by.
pub(super) struct Named(FoundByName);

impl Named {
    /// Finds the guests, in one query for each way to name one.
    pub(super) fn read(
        r: &mut Reading<'_>,
        organiser: &Organiser,
        scope: &EventScope,
        requests: &[&Request],
    ) -> Result<Self, Error> {
        let (mut codes, mut tokens, mut ids) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for request in requests {
            match &request.doing {
                Doing::Scan { code, .. } => match scanned(code) {
                    Some(Scanned::Code(code)) => drop(codes.insert(code.as_str().to_owned())),
                    Some(Scanned::Token(token)) => drop(tokens.insert(hash(&token))),
                    None => {}
                },
                Doing::Pick { guest, .. } | Doing::WalkIn { guest, .. } => {
                    ids.extend(GuestId::parse(guest).ok().map(String::from));
                }
                Doing::Undo { .. } => {}
            }
        }
        // An id chosen by a device leads to the guest that the server created for it.
        let chosen: Vec<&str> = ids.iter().map(String::as_str).collect();
        let walk_ins = rows::of_device_guests(r.conn, scope, &chosen)?;
        ids.extend(walk_ins.into_iter().filter_map(|entry| entry.guest).map(String::from));
        let names = Names {
            codes: codes.into_iter().collect(),
            tokens: tokens.into_iter().collect(),
            ids: ids.into_iter().collect(),
        };
        Ok(Self(rows::resolve(r.conn, organiser.organisation_id(), &names)?))
    }

    /// Returns the guest of a scanned text.
    pub(super) fn by_scan(&self, text: &str) -> Option<&Found> {
        match scanned(text)? {
            Scanned::Code(code) => self.0.codes.get(code.as_str()),
            Scanned::Token(token) => self.0.tokens.get(&hash(&token)),
        }
    }

    /// Returns the guest of an id.
    pub(super) fn by_id(&self, id: &str) -> Option<&Found> {
        self.0.ids.get(id)
    }

    /// Returns the guests of an event.
    pub(super) fn guests_of(&self, scope: &EventScope) -> impl Iterator<Item = GuestId> {
        let all = self
            .0
            .codes
            .values()
            .chain(self.0.tokens.values())
            .chain(self.0.ids.values());
        let here = all.filter(move |found| found.event == *scope.event_id());
        here.map(|found| found.guest.clone())
    }
}

/// Returns a hash that is equal for two entries which name the guest in the same way; `None` for an undo.
pub(super) fn reference(doing: &Doing) -> Option<Vec<u8>> {
    let text = match doing {
        Doing::Scan { code, .. } => match scanned(code) {
            Some(Scanned::Code(code)) => format!("code {code}"),
            Some(Scanned::Token(token)) => format!("token {token}"),
            None => format!("text {code}"),
        },
        Doing::Pick { guest, .. } | Doing::WalkIn { guest, .. } => format!("guest {guest}"),
        Doing::Undo { .. } => return None,
    };
    Some(hash(&text))
}

fn hash(text: &str) -> Vec<u8> {
    Sha256::digest(text.as_bytes()).to_vec()
}
