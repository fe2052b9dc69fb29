//! The application of one worker on a fresh database, called without a socket.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::dev::Service;
use actix_web::test::{self, TestRequest};
use actix_web::web::Data;
use api::core::assets::{Assets, Embedded};
use api::core::config::Config;
use api::core::export_folder::ExportFolder;
use api::core::heavy_reads::HeavyReads;
use api::core::image_providers::ImageProviders;
use api::core::long_work::LongWork;
use api::core::oidc::Provider;
use api::core::state::State;
use api::embed::other_builds::BuildFiles;
use api::process::server;
use app_service::clock::{DatabaseClock, SystemClock};
use app_service::documents::DocumentReader;
use app_service::passwords::Passwords;
use app_service::random::SystemRandom;
use app_service::registration::ticket_files::Wallets;
use app_service::service::Service as UseCases;
use futures_util::future::LocalBoxFuture;
use test_support::database::TestDatabase;

use super::answer::Answer;
use super::documented;

type Call = dyn Fn(TestRequest) -> LocalBoxFuture<'static, Answer>;

/// A running application. Clones share it; its database goes with the last one.
#[derive(Clone)]
pub(crate) struct TestApp {
    call: Rc<Call>,
    millis: Arc<AtomicU64>,
    state: Data<State>,
    pub(crate) database: Rc<TestDatabase>,
}

impl TestApp {
    /// Starts without rate limits, which most tests would only stumble over.
    pub(crate) async fn start() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts with rate limits and a clock that is frozen until [`TestApp::wait_seconds`].
    pub(crate) async fn limited() -> Self {
        Self::with(|config| config.rate_limits = true).await
    }

    pub(crate) async fn with(choose: impl FnOnce(&mut Config)) -> Self {
        Self::with_database(TestDatabase::sqlite().into(), choose).await
    }

    /// Starts without rate limits on a given database.
    pub(crate) async fn on(database: impl Into<Rc<TestDatabase>>) -> Self {
        Self::with_database(database.into(), |_| {}).await
    }

    /// Starts with rate limits on a given database.
    pub(crate) async fn limited_on(database: impl Into<Rc<TestDatabase>>) -> Self {
        Self::with_database(database.into(), |config| config.rate_limits = true).await
    }

    /// Starts without rate limits and with outside services to search for pictures.
    pub(crate) async fn with_image_providers(providers: ImageProviders) -> Self {
        Self::build(TestDatabase::sqlite().into(), |_| {}, Some(providers)).await
    }

    /// Starts without rate limits and with other bounds for long work.
    pub(crate) async fn with_long_work(long_work: LongWork) -> Self {
        let (database, millis) = (Rc::new(TestDatabase::sqlite()), Arc::default());
        let state = state(&database, |_| {}, Arc::clone(&millis)).with_long_work(long_work);
        Self::of_state(database, state, millis).await
    }

    /// Starts with rate limits, one thread for long work that no call waits for, and a reader of documents. The reader gets
    /// the milliseconds of the clock.
    pub(crate) async fn with_document_reader(reader: impl FnOnce(Arc<AtomicU64>) -> DocumentReader) -> Self {
        let (database, millis) = (Rc::new(TestDatabase::sqlite()), Arc::default());
        let limited = |config: &mut Config| config.rate_limits = true;
        let mut state = state(&database, limited, Arc::clone(&millis));
        state.service = state.service.with_document_reader(reader(Arc::clone(&millis)));
        let state = state.with_long_work(LongWork::new(1, 0, Duration::ZERO));
        Self::of_state(database, state, millis).await
    }

    /// Starts without rate limits and with passes for wallets.
    pub(crate) async fn with_wallets(wallets: Wallets) -> Self {
        let (database, millis) = (Rc::new(TestDatabase::sqlite()), Arc::default());
        let state = state(&database, |_| {}, Arc::clone(&millis)).with_wallets(wallets);
        Self::of_state(database, state, millis).await
    }

    /// Starts without rate limits and with other bounds for heavy reads.
    pub(crate) async fn with_heavy_reads(heavy_reads: HeavyReads) -> Self {
        let (database, millis) = (Rc::new(TestDatabase::sqlite()), Arc::default());
        let state = state(&database, |_| {}, Arc::clone(&millis)).with_heavy_reads(heavy_reads);
        Self::of_state(database, state, millis).await
    }

    /// Starts with rate limits and with outside services to search for pictures.
    pub(crate) async fn limited_with_image_providers(providers: ImageProviders) -> Self {
        Self::build(
            TestDatabase::sqlite().into(),
            |config| config.rate_limits = true,
            Some(providers),
        )
        .await
    }

    /// Starts without rate limits and with a clock of the database that the test made up.
    pub(crate) async fn with_database_clock(clock: DatabaseClock) -> Self {
        let (database, millis) = (Rc::new(TestDatabase::sqlite()), Arc::default());
        let mut state = state(&database, |_| {}, Arc::clone(&millis));
        state.service = state.service.clone().with_database_clock(clock);
        Self::of_state(database, state, millis).await
    }

    /// Starts without rate limits on a given database, with the files of another build, which it keeps for other servers.
    pub(crate) async fn of_build(database: Rc<TestDatabase>, assets: Arc<dyn Assets>) -> Self {
        let millis = Arc::default();
        let state = state(&database, |_| {}, Arc::clone(&millis)).with_assets(Arc::clone(&assets));
        BuildFiles::of(assets).keep(&state.service).unwrap();
        Self::of_state(database, state, millis).await
    }

    /// Starts another server on the database of an application.
    pub(crate) async fn beside(other: &Self, choose: impl FnOnce(&mut Config)) -> Self {
        Self::with_database(Rc::clone(&other.database), choose).await
    }

    async fn with_database(database: Rc<TestDatabase>, choose: impl FnOnce(&mut Config)) -> Self {
        Self::build(database, choose, None).await
    }

    async fn build(
        database: Rc<TestDatabase>,
        choose: impl FnOnce(&mut Config),
        providers: Option<ImageProviders>,
    ) -> Self {
        let millis = Arc::new(AtomicU64::new(0));
        let state = state(&database, choose, Arc::clone(&millis)).with_image_providers(providers);
        Self::of_state(database, state, millis).await
    }

    async fn of_state(database: Rc<TestDatabase>, state: State, millis: Arc<AtomicU64>) -> Self {
        let state = Data::new(state);
        let service = Rc::new(test::init_service(server::app(&state)).await);
        let call = move |request: TestRequest| -> LocalBoxFuture<'static, Answer> {
            let service = Rc::clone(&service);
            Box::pin(async move {
                let request = request.to_request();
                let (method, path) = (request.method().to_string(), request.path().to_owned());
                let answer = match service.call(request).await {
                    Ok(response) => Answer::read(response).await,
                    Err(error) => from_error(&error).await,
                };
                documented::must_tell(&method, &path, answer.status);
                answer
            })
        };
        Self {
            call: Rc::new(call),
            millis,
            state,
            database,
        }
    }

    pub(crate) async fn call(&self, request: TestRequest) -> Answer {
        (self.call)(request).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.call(request("GET", path)).await
    }

    /// What the application's workers share.
    pub(crate) fn state(&self) -> &Data<State> {
        &self.state
    }

    /// The use cases behind the application, for what no call can bring about.
    pub(crate) fn use_cases(&self) -> &UseCases {
        &self.state.service
    }

    /// A connection beside the application's own.
    pub(crate) fn connect(&self) -> storage::Connection {
        storage::scratch::connect(self.database.url()).unwrap()
    }

    /// The bytes of the database and of its write-ahead log.
    pub(crate) fn database_bytes(&self) -> Vec<u8> {
        self.database.bytes()
    }

    /// The database as one file, with what is still in its log.
    pub(crate) fn database_file(&self) -> Vec<u8> {
        self.database.file()
    }

    /// What the application was started with.
    pub(crate) fn config(&self) -> &Config {
        &self.state.config
    }

    /// Every row of the database.
    pub(crate) fn rows(&self) -> Vec<String> {
        storage::scratch::dump(&mut self.connect()).unwrap()
    }

    pub(crate) fn wait_seconds(&self, seconds: u64) {
        self.millis.fetch_add(seconds * 1000, Ordering::Relaxed);
    }
}

/// The files of the build under test, of which debug builds keep none.
pub(crate) fn build() -> BuildFiles {
    BuildFiles::of(Arc::new(Embedded))
}

/// Builds the state of a process on a database. Passwords are hashed weakly, since these tests do not measure hashing.
pub(crate) fn state(database: &TestDatabase, choose: impl FnOnce(&mut Config), millis: Arc<AtomicU64>) -> State {
    let mut config = Config::new(PathBuf::from("unused"), SocketAddr::from(([127, 0, 0, 1], 0)));
    config.rate_limits = false;
    config.base_url = Some("http://localhost:8080".to_owned());
    choose(&mut config);
    let settings = config.settings(config.listen);
    let service = UseCases::with(
        database.open(),
        Arc::new(SystemClock),
        Arc::new(SystemRandom),
        Passwords::weak(),
        test_support::service::key(),
    )
    .with_settings(settings)
    .with_files(Arc::new(ExportFolder::new(config.export_folder())));
    let base_url = service.settings().base_url.clone();
    let provider = config.oidc.as_ref().map(|oidc| Provider::new(oidc, &base_url).unwrap());
    let state = State::new(service, config, 7).with_provider(provider);
    state.with_ticks(Box::new(move || millis.load(Ordering::Relaxed)))
}

/// A request as a client on this machine sends it.
pub(crate) fn request(method: &str, path: &str) -> TestRequest {
    TestRequest::default()
        .method(method.parse().unwrap())
        .uri(path)
        .insert_header(("host", "localhost:8080"))
        .peer_addr(SocketAddr::from(([127, 0, 0, 1], 50_000)))
}

async fn from_error(error: &actix_web::Error) -> Answer {
    let response: HttpResponse = error.error_response();
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let body = actix_web::body::to_bytes(response.into_body()).await.unwrap().to_vec();
    Answer { status, headers, body }
}
