//! Calls of use cases from asynchronous code.

use actix_web::web;
use app_service::error::Error;
use app_service::service::{Reading, Service, Tx};
use tokio::sync::oneshot;

use crate::core::error::{ApiResult, Problem};

/// Reads on a blocking thread.
pub async fn read<T, F>(service: &Service, question: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Reading<'_>) -> Result<T, Error> + Send + 'static,
{
    run(service, move |service| service.read(question)).await
}

/// Writes on the thread of the writer.
pub async fn write<T, F>(service: &Service, change: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&mut Tx<'_>) -> Result<T, Error> + Send + 'static,
{
    let (sender, receiver) = oneshot::channel();
    service.submit(change, move |result| {
        // The client may have disconnected; the change is kept all the same.
        let _gone = sender.send(result);
    });
    match receiver.await {
        Ok(result) => result.map_err(Problem::from),
        Err(_dropped) => Err(Problem::internal("the writer dropped a job")),
    }
}

/// Runs a use case on a blocking thread.
pub async fn run<T, F>(service: &Service, work: F) -> ApiResult<T>
where
    T: Send + 'static,
    F: FnOnce(&Service) -> Result<T, Error> + Send + 'static,
{
    let service = service.clone();
    match web::block(move || work(&service)).await {
        Ok(result) => result.map_err(Problem::from),
        Err(_panicked) => Err(Problem::internal("a use case panicked")),
    }
}
