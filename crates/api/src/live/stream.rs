//! The body of one stream: what the reader is told, signs of life, and the end.

use std::convert::Infallible;
use std::time::Duration;

use actix_web::rt::time::{Instant, sleep_until};
use actix_web::web::Bytes;
use app_service::live::{Cursor, Reload};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::broadcast::error::RecvError;

use crate::core::feed::frames::{self, HEARTBEAT_SECONDS, Reader};
use crate::core::feed::hub::Subscription;

/// How early a sign of life is sent, for slow networks.
const EARLY_SECONDS: u64 = 5;
/// Readers come back after 0.2 to 5 s, so that not all of them come at once.
const RETRY_MS: std::ops::Range<u64> = 200..5_000;

/// A stream on its way to its reader.
pub(super) struct Live {
    subscription: Subscription,
    reader: Reader,
    cursor: Cursor,
    first: Option<String>,
    has_ended: bool,
}

/// What a stream waited for.
enum Heard {
    Text(String),
    Nothing,
    /// The reader was too slow.
    Behind,
    End(String),
}

impl Live {
    pub(super) fn new(subscription: Subscription, reader: Reader, cursor: Cursor, first: String) -> Self {
        Self {
            subscription,
            reader,
            cursor,
            first: Some(first),
            has_ended: false,
        }
    }

    pub(super) fn into_stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        unfold(self, async |mut live| {
            let text = live.next().await?;
            Some((Ok(Bytes::from(text)), live))
        })
    }

    async fn next(&mut self) -> Option<String> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if self.has_ended {
            return None;
        }
        let heartbeat = Instant::now() + Duration::from_secs(HEARTBEAT_SECONDS - EARLY_SECONDS);
        loop {
            let last = match self.hear(heartbeat).await {
                Heard::Text(text) => return Some(text),
                Heard::Nothing => continue,
                Heard::Behind => self.behind(),
                Heard::End(text) => text,
            };
            self.has_ended = true;
            return Some(last);
        }
    }

    async fn hear(&mut self, heartbeat: Instant) -> Heard {
        let Subscription {
            batches,
            presence,
            role,
            closed,
            ..
        } = &mut self.subscription;
        tokio::select! {
            biased;
            _ = closed.wait_for(|closed| *closed) => Heard::End(frames::bye(Some(retry_ms()))),
            changed = role.changed() => match *role.borrow_and_update() {
                Some(role) if changed.is_ok() => {
                    self.reader.role = role;
                    Heard::Nothing
                }
                _ => Heard::End(frames::bye(None)),
            },
            batch = batches.recv() => match batch {
                Ok(batch) => {
                    let text = batch.text_after(self.cursor.position, &self.reader);
                    self.cursor.position = self.cursor.position.max(batch.position);
                    if text.is_empty() { Heard::Nothing } else { Heard::Text(text) }
                }
                Err(RecvError::Lagged(_)) => Heard::Behind,
                Err(RecvError::Closed) => Heard::End(frames::bye(Some(retry_ms()))),
            },
            crowd = presence.recv() => match crowd {
                Ok(crowd) if self.reader.sees_people_of(&crowd.event) => Heard::Text(crowd.text.clone()),
                // A later frame names everyone again.
                Ok(_) | Err(RecvError::Lagged(_)) => Heard::Nothing,
                Err(RecvError::Closed) => Heard::End(frames::bye(Some(retry_ms()))),
            },
            () = sleep_until(heartbeat) => Heard::Text(frames::heartbeat(&self.cursor)),
        }
    }

    /// Tells a reader who was too slow to read everything again, from where the others are.
    fn behind(&self) -> String {
        let present = self.subscription.position().unwrap_or(self.cursor.position);
        let cursor = Cursor {
            position: present.max(self.cursor.position),
            ..self.cursor.clone()
        };
        frames::reload(Reload::Behind, &cursor) + &frames::bye(Some(retry_ms()))
    }
}

/// Without random numbers all readers would come back at the same time, which the limits bear.
fn retry_ms() -> u64 {
    let random = u64::from(getrandom::u32().unwrap_or_default());
    RETRY_MS.start + random % (RETRY_MS.end - RETRY_MS.start)
}
