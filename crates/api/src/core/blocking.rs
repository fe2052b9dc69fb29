//! The doors from the asynchronous world into the use cases, and the only ones.
//! Reads and short computations run on a blocking thread; heavy reads and long work run on threads of their own
//! (`heavy_reads`, `long_work`). A write
//! waits for the writer without holding any thread, so that hundreds of waiting requests are committed together.

use actix_web::web::Data;
use app_service::accounts;
use app_service::actor::{Identity, Organiser};
use app_service::error::Error;
use app_service::failures;
use app_service::guests::import::{self, ListFile};
use app_service::service::{Reading, Service, Tx};
use domain::id::{EventId, OrganisationId};

use crate::core::address::Address;
use crate::core::answers::chunks::{Chunks, Coding};
use crate::core::caller::Caller;
use crate::core::error::{ApiResult, Problem};
use crate::core::heavy_reads::{AnswerKey, Rendered};
use crate::core::long_work::{Admission, LongWork};
use crate::core::service_calls;
use crate::core::state::State;
use crate::core::threads::on_thread;

/// Every call of a signed-in user is identified here, so that no request can happen in the name of an account that it was
/// not made for.
impl Identity for Caller {
    fn organiser(&self, reading: &mut Reading<'_>) -> Result<Organiser, Error> {
        accounts::current_for(reading, self.key(), self.account())
    }
}

/// Answers a question of a signed-in organiser; the session is checked in the same read.
pub async fn read<T, F>(state: &Data<State>, caller: Caller, question: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Reading<'_>, &Organiser) -> Result<T, Error> + Send + 'static,
{
    read_public(state, move |reading| {
        let organiser = caller.organiser(reading)?;
        question(reading, &organiser)
    })
    .await
}

/// Renders the answer to a heavy question of a signed-in organiser, when the organisation has its turn.
pub async fn read_heavy<T, F>(
    state: &Data<State>,
    caller: Caller,
    address: Address,
    render: F,
) -> ApiResult<Rendered<T>>
where
    T: Send + 'static,
    F: FnOnce(&mut Reading<'_>, &Organiser, &mut Chunks) -> Result<T, Error> + Send + 'static,
{
    run_heavy(state, caller, address, move |service, organiser, chunks| {
        service.read(|reading| render(reading, organiser, chunks))
    })
    .await
}

/// Renders an answer like [`read_heavy`], for a use case that computes between its reads.
pub async fn run_heavy<T, F>(state: &Data<State>, caller: Caller, address: Address, render: F) -> ApiResult<Rendered<T>>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser, &mut Chunks) -> Result<T, Error> + Send + 'static,
{
    let organiser = read(state, caller, |_, organiser| Ok(organiser.clone())).await?;
    let organisation = organiser.organisation_id().clone();
    let service = state.service.clone();
    let render = move |chunks: &mut Chunks| render(&service, &organiser, chunks);
    let reservation = state.answers.open(address.0);
    let into = (reservation, Coding::Identity);
    state.heavy_reads.render(&organisation, into, render).await
}

/// Renders an answer like [`read_heavy`], unless the one of this key is being rendered or sent already. The organiser has
/// just been allowed to see what the key names.
pub async fn read_shared<F>(
    state: &Data<State>,
    organiser: Organiser,
    address: Address,
    key: AnswerKey,
    render: F,
) -> ApiResult<Rendered<String>>
where
    F: FnOnce(&mut Reading<'_>, &Organiser, &mut Chunks) -> Result<String, Error> + Send + 'static,
{
    let organisation = organiser.organisation_id().clone();
    run_shared(state, &organisation, address, key, move |service, chunks| {
        service.read(|reading| render(reading, &organiser, chunks))
    })
    .await
}

/// Renders an answer like [`read_shared`], for a use case that computes between its reads. Also for visitors who hold the
/// key to something of the organisation.
pub async fn run_shared<F>(
    state: &Data<State>,
    organisation: &OrganisationId,
    address: Address,
    key: AnswerKey,
    render: F,
) -> ApiResult<Rendered<String>>
where
    F: FnOnce(&Service, &mut Chunks) -> Result<String, Error> + Send + 'static,
{
    let service = state.service.clone();
    let render = move |chunks: &mut Chunks| render(&service, chunks);
    let reservation = state.answers.open(address.0);
    state
        .heavy_reads
        .render_shared(key, organisation, reservation, render)
        .await
}

/// Runs a read that needs no account.
pub async fn read_public<T, F>(state: &State, question: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Reading<'_>) -> Result<T, Error> + Send + 'static,
{
    service_calls::read(&state.service, question).await
}

/// Changes something for a signed-in organiser; the session is checked in the same transaction.
pub async fn write<T, F>(state: &Data<State>, caller: Caller, change: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Tx<'_>, &Organiser) -> Result<T, Error> + Send + 'static,
{
    write_public(state, move |tx| {
        let organiser = caller.organiser(tx)?;
        change(tx, &organiser)
    })
    .await
}

/// Notes that something was given out. A database that cannot store the note, for example on a full disk, must not keep people
/// from their data: the failure is logged instead.
pub async fn note<F>(state: &Data<State>, caller: Caller, what: &'static str, note: F) -> ApiResult<()>
where
    F: FnOnce(&mut Tx<'_>, &Organiser) -> Result<(), Error> + Send + 'static,
{
    match write(state, caller, note).await {
        Err(problem) if problem.status.is_server_error() => {
            failures::log_cause(what, problem.code, problem.cause.as_deref());
            Ok(())
        }
        noted => noted,
    }
}

/// Changes something without a session.
pub async fn write_public<T, F>(state: &State, change: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Tx<'_>) -> Result<T, Error> + Send + 'static,
{
    service_calls::write(&state.service, change).await
}

/// Runs a use case of a signed-in organiser that computes between its reads and writes, but not for long.
pub async fn run<T, F>(state: &Data<State>, caller: Caller, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser) -> Result<T, Error> + Send + 'static,
{
    run_public(state, move |service| {
        let organiser = service.read(|reading| caller.organiser(reading))?;
        work(service, &organiser)
    })
    .await
}

/// Runs long work of a signed-in organiser on a thread of its own, one at a time per organisation. A call whose body was
/// long enough to be parsed as long work brings its admission along.
pub async fn run_long<T, F>(state: &Data<State>, caller: Caller, admission: Option<Admission>, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser) -> Result<T, Error> + Send + 'static,
{
    run_on(&state.long_work, state, caller, admission, work).await
}

/// Tests a mail server on a thread of its own, one at a time per organisation.
pub async fn run_mail_server_test<T, F>(state: &Data<State>, caller: Caller, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser) -> Result<T, Error> + Send + 'static,
{
    run_on(&state.mail_server_tests, state, caller, None, work).await
}

async fn run_on<T, F>(
    threads: &LongWork,
    state: &Data<State>,
    caller: Caller,
    admission: Option<Admission>,
    work: F,
) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser) -> Result<T, Error> + Send + 'static,
{
    let organiser = read(state, caller, |_, organiser| Ok(organiser.clone())).await?;
    let admission = match admission {
        Some(admission) => admission,
        None => threads.admit(organiser.organisation_id()).await?,
    };
    let service = state.service.clone();
    let outcome = threads.run(admission, move || work(&service, &organiser)).await?;
    outcome.map_err(Problem::from)
}

/// Runs long work with an uploaded guest list. A document is read before, by another process and on a thread of its own, so
/// that no other long work waits for it.
pub async fn run_with_list<T, F>(
    state: &Data<State>,
    (caller, address): (Caller, Address),
    (event, mut file): (EventId, ListFile),
    work: F,
) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service, &Organiser, &EventId, ListFile) -> Result<T, Error> + Send + 'static,
{
    let organiser = read(state, caller, |_, organiser| Ok(organiser.clone())).await?;
    let running = state.long_work.enter(organiser.organisation_id())?;
    if file.is_document() {
        file = read_document(state, &organiser, address, (event.clone(), file)).await?;
    }
    let admission = state.long_work.admit_running(running).await?;
    let service = state.service.clone();
    let work = move || work(&service, &organiser, &event, file);
    let outcome = state.long_work.run(admission, work).await?;
    outcome.map_err(Problem::from)
}

/// Reads a document. What a sandbox has read counts against the limit of its address.
async fn read_document(
    state: &Data<State>,
    organiser: &Organiser,
    address: Address,
    (event, file): (EventId, ListFile),
) -> ApiResult<ListFile> {
    let is_sandbox = organiser.sandbox_until().is_some();
    if is_sandbox {
        state.allow_sandbox_reading(address.0).await?;
    }
    let (service, organiser) = (state.service.clone(), organiser.clone());
    let begun = state.ticks();
    let reading = on_thread("document", move || {
        import::read_document(&service, &organiser, &event, file, address.0)
    });
    let outcome = reading.await?;
    if is_sandbox {
        let taken = state.ticks().saturating_sub(begun);
        state.count_sandbox_reading(address.0, taken).await?;
    }
    outcome.map_err(Problem::from)
}

/// Runs a use case that needs no account on a blocking thread.
pub async fn run_public<T, F>(state: &State, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service) -> Result<T, Error> + Send + 'static,
{
    service_calls::run(&state.service, work).await
}
