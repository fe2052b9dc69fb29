//! Where uploaded documents (xlsx, xls, docx, doc, pdf) are read: by the reader that the process gives, which may be slow
//! and need memory, so that only a few are read at once. Organisations and network addresses take turns, and sandboxes,
//! which anyone can open, come last.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use domain::id::OrganisationId;
use import_parsers::{Reader, TextOnly};

use crate::core::actor::Organiser;
use crate::core::error::Error;

/// Documents that are read at once, over all organisations.
const AT_ONCE: usize = 2;
/// Documents of sandboxes that are read at once: others always find a place.
const SANDBOXES_AT_ONCE: usize = 1;
/// Documents that wait; further ones are refused at once.
const WAITING_MAX: usize = 32;
/// Documents of one address that wait.
const WAITING_PER_ADDRESS_MAX: usize = 4;
/// How long a document waits for its turn: longer than others may take to be read.
const WAIT_TIMEOUT: Duration = Duration::from_secs(15);
/// Organisations and addresses whose last turn is remembered.
const REMEMBERED_MAX: usize = 1_000;

/// A reader that all threads share.
pub type DocumentReader = Arc<dyn Reader + Send + Sync>;

/// Admits documents and has the reader.
pub(crate) struct Documents {
    reader: DocumentReader,
    wait_timeout: Duration,
    queue: Mutex<Queue>,
    changed: Condvar,
}

/// Whose document is to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Requester {
    organisation: OrganisationId,
    /// The network address of the call; a job has none.
    address: Option<IpAddr>,
    is_sandbox: bool,
}

/// The right to read one document; dropping it lets the next one in.
pub(crate) struct Turn {
    documents: Arc<Documents>,
    requester: Requester,
}

#[derive(Default)]
struct Queue {
    /// Tickets and requesters, in the order of their arrival.
    waiting: Vec<(u64, Requester)>,
    reading: Vec<Requester>,
    tickets: u64,
    turns: u64,
    last_turns: HashMap<Party, u64>,
}

/// Who takes turns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Party {
    Organisation(OrganisationId),
    Address(IpAddr),
}

impl Requester {
    /// Returns the requester of a call or, without an address, of a job.
    pub(crate) fn new(organiser: &Organiser, address: Option<IpAddr>) -> Self {
        Self {
            organisation: organiser.organisation_id().clone(),
            address,
            is_sandbox: organiser.sandbox_until().is_some(),
        }
    }

    fn parties(&self) -> impl Iterator<Item = Party> + use<> {
        let address = self.address.map(Party::Address);
        address
            .into_iter()
            .chain([Party::Organisation(self.organisation.clone())])
    }

    fn shares_party(&self, other: &Self) -> bool {
        self.organisation == other.organisation || (self.address.is_some() && self.address == other.address)
    }
}

impl Default for Documents {
    fn default() -> Self {
        Self::new(Arc::new(TextOnly))
    }
}

impl Documents {
    /// Reads with a given reader.
    pub(crate) fn new(reader: DocumentReader) -> Self {
        Self {
            reader,
            wait_timeout: WAIT_TIMEOUT,
            queue: Mutex::default(),
            changed: Condvar::new(),
        }
    }

    /// Waits for a turn. Fails when too many wait, or when none comes in time.
    pub(crate) fn wait(self: &Arc<Self>, requester: Requester) -> Result<Turn, Error> {
        let mut queue = self.lock();
        let ticket = queue.enter(requester.clone())?;
        let must_wait = |queue: &mut Queue| queue.next() != Some(ticket);
        let waited = self.changed.wait_timeout_while(queue, self.wait_timeout, must_wait);
        let (mut queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let is_next = queue.next() == Some(ticket);
        queue.waiting.retain(|(other, _)| *other != ticket);
        if !is_next {
            return Err(busy());
        }
        queue.begin(requester.clone());
        drop(queue);
        // Another one may find a place as well.
        self.changed.notify_all();
        Ok(Turn {
            documents: Arc::clone(self),
            requester,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Every change leaves the queue consistent.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn enter(&mut self, requester: Requester) -> Result<u64, Error> {
        let of_address = |(_, other): &&(u64, Requester)| other.address.is_some() && other.address == requester.address;
        if self.waiting.len() >= WAITING_MAX
            || self.waiting.iter().filter(of_address).count() >= WAITING_PER_ADDRESS_MAX
        {
            return Err(busy());
        }
        self.tickets += 1;
        self.waiting.push((self.tickets, requester));
        Ok(self.tickets)
    }

    /// Returns the ticket of the document that is read next, if there is a place for one: members before sandboxes, and
    /// among them the parties whose last turn was the longest ago.
    fn next(&self) -> Option<u64> {
        if self.reading.len() >= AT_ONCE {
            return None;
        }
        let sandboxes = self.reading.iter().filter(|reading| reading.is_sandbox).count();
        let admitted = |requester: &Requester| !requester.is_sandbox || sandboxes < SANDBOXES_AT_ONCE;
        let rank = |requester: &Requester| {
            let reading = self.reading.iter().filter(|other| other.shares_party(requester));
            let last = requester.parties().filter_map(|party| self.last_turns.get(&party));
            (requester.is_sandbox, reading.count(), last.max().copied())
        };
        let waiting = self.waiting.iter().filter(|(_, requester)| admitted(requester));
        let first = waiting.min_by_key(|(ticket, requester)| (rank(requester), *ticket));
        first.map(|(ticket, _)| *ticket)
    }

    fn begin(&mut self, requester: Requester) {
        self.turns += 1;
        if self.last_turns.len() >= REMEMBERED_MAX {
            let forgotten = self
                .turns
                .saturating_sub(u64::try_from(REMEMBERED_MAX / 4).unwrap_or(0));
            self.last_turns.retain(|_, turn| *turn >= forgotten);
        }
        for party in requester.parties() {
            self.last_turns.insert(party, self.turns);
        }
        self.reading.push(requester);
    }
}

impl Turn {
    /// Returns the reader.
    pub(crate) fn reader(&self) -> &dyn Reader {
        &*self.documents.reader
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queue = self.documents.lock();
        let own = queue.reading.iter().position(|reading| *reading == self.requester);
        if let Some(own) = own {
            queue.reading.swap_remove(own);
        }
        drop(queue);
        self.documents.changed.notify_all();
    }
}

fn busy() -> Error {
    Error::Unavailable("too many documents are being read".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn requester(organisation: &str, address: u8, is_sandbox: bool) -> Requester {
        Requester {
            organisation: OrganisationId::parse(organisation).unwrap(),
            address: Some(IpAddr::from([192, 0, 2, address])),
            is_sandbox,
        }
    }

    /// Lets documents in one after the other, and returns the order of their organisations.
    fn order(queue: &mut Queue) -> Vec<String> {
        let mut order = Vec::new();
        while let Some(ticket) = queue.next() {
            let at = queue.waiting.iter().position(|(other, _)| *other == ticket).unwrap();
            let (_, requester) = queue.waiting.remove(at);
            order.push(requester.organisation.to_string());
            queue.begin(requester);
            queue.reading.pop();
        }
        order
    }

    fn queue(requesters: &[Requester]) -> Queue {
        let mut queue = Queue::default();
        for requester in requesters {
            queue.enter(requester.clone()).unwrap();
        }
        queue
    }

    #[test]
    fn a_third_document_is_refused_until_one_of_two_has_been_read() {
        let documents = Arc::new(Documents {
            wait_timeout: Duration::ZERO,
            ..Documents::default()
        });
        let wait = |name| documents.wait(requester(name, 1, false));
        let first = wait("one").unwrap();
        let _second = wait("two").unwrap();
        assert_eq!(wait("three").err().unwrap().code(), "unavailable");
        drop(first);
        assert!(wait("three").is_ok());
    }

    #[test]
    fn one_place_is_left_to_others_than_sandboxes() {
        let documents = Arc::new(Documents {
            wait_timeout: Duration::ZERO,
            ..Documents::default()
        });
        let _first = documents.wait(requester("s1", 1, true)).unwrap();
        assert!(documents.wait(requester("s2", 2, true)).is_err());
        assert!(documents.wait(requester("member", 1, false)).is_ok());
    }

    #[test]
    fn sandboxes_come_last_and_addresses_and_organisations_take_turns() {
        let mut queue = queue(&[
            requester("sandbox", 9, true),
            requester("a1", 1, false),
            requester("a2", 1, false),
            requester("b", 2, false),
            requester("a1", 3, false),
        ]);
        assert_eq!(order(&mut queue), ["a1", "b", "a2", "a1", "sandbox"]);
    }

    #[test]
    fn an_address_may_let_few_documents_wait() {
        let mut queue = queue(&[(); WAITING_PER_ADDRESS_MAX].map(|()| requester("a", 1, false)));
        assert!(queue.enter(requester("b", 1, false)).is_err());
        assert!(queue.enter(requester("b", 2, false)).is_ok());
    }
}
