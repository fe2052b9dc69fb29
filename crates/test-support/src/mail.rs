//! A mail transport that keeps messages in memory and answers as a test chooses.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use app_service::mail::transport::{Failure, OutgoingEmail, Transport};
use app_service::settings::MailMode;

/// A message that was delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Names the mail.
    pub id: String,
    /// The address it comes from.
    pub from: String,
    /// The address it goes to.
    pub to: String,
    /// The message.
    pub message: Vec<u8>,
}

impl Taken {
    /// Returns the value of a header, which must be on a single line.
    #[must_use]
    pub fn header(&self, name: &str) -> String {
        let text = String::from_utf8_lossy(&self.message);
        let start = format!("{name}: ");
        let value = text.lines().find_map(|line| line.strip_prefix(&start));
        value.unwrap_or_default().to_owned()
    }
}

type After = dyn Fn(&str) + Send + Sync;

/// A transport that stores messages. Clones share their memory.
#[derive(Clone, Default)]
pub struct MemoryMail {
    taken: Arc<Mutex<Vec<Taken>>>,
    answers: Arc<Mutex<VecDeque<Result<(), Failure>>>>,
    after: Option<Arc<After>>,
}

impl MemoryMail {
    /// Answers in this order, and `Ok` from then on.
    #[must_use]
    pub fn answering(answers: impl IntoIterator<Item = Result<(), Failure>>) -> Self {
        Self {
            answers: Arc::new(Mutex::new(answers.into_iter().collect())),
            ..Self::default()
        }
    }

    /// Calls a function with the recipient after a message was delivered and before the outcome is reported.
    #[must_use]
    pub fn then(self, after: impl Fn(&str) + Send + Sync + 'static) -> Self {
        Self {
            after: Some(Arc::new(after)),
            ..self
        }
    }

    /// Returns what was taken so far, in order.
    #[must_use]
    pub fn taken(&self) -> Vec<Taken> {
        lock(&self.taken).clone()
    }
}

impl Transport for MemoryMail {
    fn mode(&self) -> MailMode {
        MailMode::Smtp
    }

    fn deliver(&self, parcel: &OutgoingEmail<'_>) -> Result<(), Failure> {
        let answer = lock(&self.answers).pop_front().unwrap_or(Ok(()));
        if answer.is_ok() {
            lock(&self.taken).push(Taken {
                id: parcel.id.to_string(),
                from: parcel.from.to_owned(),
                to: parcel.to.to_owned(),
                message: parcel.message.to_vec(),
            });
        }
        if let Some(after) = &self.after {
            after(parcel.to);
        }
        answer
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
