//! `seatwright serve`: opens the data, seeds the demo when asked, listens, and says where.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use actix_web::dev::ServerHandle;
use actix_web::rt::{self, System};
use actix_web::web::Data;
use app_service::service::Service;
use app_service::{demo, failures, operator};

use crate::core::assets::Embedded;
use crate::core::config::Config;
use crate::core::data_files;
use crate::core::export_folder::ExportFolder;
use crate::core::image_providers::ImageProviders;
use crate::core::image_providers::https::Https;
use crate::core::metrics::requests::RequestMetrics;
use crate::core::oidc::Provider;
use crate::core::secret_key;
use crate::core::state::State;
use crate::embed::other_builds::BuildFiles;
use crate::process::backups::{self, DailyBackups};
use crate::process::commands;
use crate::process::document_reader::ChildReader;
use crate::process::housekeeping::HousekeepingThread;
use crate::process::job_threads::JobThreads;
use crate::process::live::LiveThreads;
use crate::process::log;
use crate::process::mail::{self, thread::MailThread};
use crate::process::metrics;
use crate::process::open_files;
use crate::process::server;
use crate::process::shutdown;
use crate::process::wallets;
use crate::routes::openapi;

/// The password of the demo account. It is printed, and works on loopback only.
pub const DEMO_PASSWORD: &str = "seatwright-demo";

/// Serves until the process is asked to stop; `Err` holds one line for the operator.
pub fn run(mut config: Config) -> Result<(), String> {
    log::start(&config);
    // A few addresses must not be able to use up all files, also where the system allows few.
    let files = open_files::raise_limit();
    config.connections_per_address = config.connections_per_address.min(files / 4);
    data_files::make_folder(&config.data)
        .map_err(|error| format!("the data folder '{}' cannot be created: {error}", config.data.display()))?;
    // Held for as long as the process runs.
    let _lock = config
        .database_file()
        .map(|_| data_files::lock(&config.data))
        .transpose()?;
    let wallets = wallets::wallets(&config.wallets)?;
    let service = open(&config)?;
    // Before the first page goes out: a balancer may send what it asks for to a server of the build before.
    let build = BuildFiles::of(Arc::new(Embedded));
    if let Err(error) = build.keep(&service) {
        failures::log("the files of this build cannot be kept for other servers", &error);
    }
    let listener = listen(config.listen)?;
    let metrics_listener = config.metrics_listen.map(listen).transpose()?;
    let metrics_address = metrics_listener
        .as_ref()
        .and_then(|listener| listener.local_addr().ok());
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    let service = service.with_settings(config.settings(address));
    operator::keep_base_url(&service).map_err(|error| format!("the address cannot be kept: {}", reason(&error)))?;
    if config.demo {
        demo::seed(&service, DEMO_PASSWORD)
            .map_err(|error| format!("the demo cannot be seeded: {}", reason(&error)))?;
    }
    if let Some(warning) = config.base_url_warning() {
        log::warn(config.log_format, warning);
    }
    if let Some(warning) = wallets::expiry_warning(&wallets, service.now()) {
        log::warn(config.log_format, &warning);
    }
    let mail = MailThread::start(&service, mail::sender(&config)?)?;
    let process = getrandom::u32().map_err(|error| format!("the system provides no random numbers: {error}"))?;
    let greeting = greeting(&address.to_string(), config.demo);
    let request_metrics = config.metrics_listen.map(|_| request_metrics());
    let provider = provider(&config, &service)?;
    let image_providers = image_providers(&config)?;
    let backups = config.backups.then(|| DailyBackups::from_config(&config)).transpose()?;
    let housekeeping = HousekeepingThread::start(&service, backups, config.mail_folder(), build)
        .map_err(|error| format!("housekeeping cannot be run: {}", reason(&error)))?;
    let state = State::new(service, config, process)
        .with_provider(provider)
        .with_image_providers(image_providers)
        .with_wallets(wallets)
        .with_request_metrics(request_metrics);
    let state = Data::new(state);
    let jobs = JobThreads::start(&state)?;
    let live = LiveThreads::start(&state);
    let outcome = System::new().block_on(async move {
        let server = server::start(Data::clone(&state), listener).map_err(|error| format!("cannot serve: {error}"))?;
        let metrics = metrics_listener
            .map(|listener| serve_metrics(&state, listener))
            .transpose()?;
        let asked = shutdown::on_signals(&state, server.handle())?;
        log::started(&state.config, address, metrics_address);
        commands::print(&greeting)?;
        let ended = server.await.map_err(|error| format!("the server failed: {error}"));
        if let Some(metrics) = metrics {
            metrics.stop(false).await;
        }
        ended.map(|()| asked)
    });
    live.stop();
    jobs.stop();
    mail.stop();
    housekeeping.stop();
    if let Some(asked) = outcome?.get() {
        log::stopped(asked);
    }
    Ok(())
}

fn request_metrics() -> RequestMetrics {
    RequestMetrics::new(openapi::routes().into_iter().map(|(route, _methods)| route))
}

/// Serves metrics until the handle is told to stop.
fn serve_metrics(state: &Data<State>, listener: TcpListener) -> Result<ServerHandle, String> {
    let server = metrics::start(state, listener).map_err(|error| format!("cannot serve metrics: {error}"))?;
    let handle = server.handle();
    rt::spawn(server);
    Ok(handle)
}

fn open(config: &Config) -> Result<Service, String> {
    if let Some(warning) = data_files::folder_warning(&config.data) {
        log::warn(config.log_format, &warning);
    }
    if let Some(file) = config.database_file() {
        data_files::check_database(&file)?;
    }
    let url = config.database_url();
    let key = secret_key::load(&config.data, config.secret_key.as_ref())?;
    if config.backups {
        backups::write_before_upgrade(config)?;
    }
    let service = Service::open_with(&url, key, config.connections())
        .map_err(|error| format!("the database cannot be opened: {}", reason(&error)))?;
    let warning = operator::collation_warning(&service)
        .map_err(|error| format!("the database cannot be read: {}", reason(&error)))?;
    if let Some(warning) = warning {
        log::warn(config.log_format, &warning);
    }
    let reader = ChildReader::of_this_binary().map_err(|error| format!("cannot find this program: {error}"))?;
    let files = ExportFolder::new(config.export_folder());
    Ok(service
        .with_document_reader(Arc::new(reader))
        .with_files(Arc::new(files)))
}

fn provider(config: &Config, service: &Service) -> Result<Option<Provider>, String> {
    let Some(oidc) = &config.oidc else { return Ok(None) };
    Provider::new(oidc, &service.settings().base_url)
        .map(Some)
        .map_err(|error| format!("the OpenID Connect provider cannot be used: {error}"))
}

fn image_providers(config: &Config) -> Result<Option<ImageProviders>, String> {
    if config.image_providers.is_empty() {
        return Ok(None);
    }
    let https = Https::new().map_err(|error| format!("image providers cannot be used: {error}"))?;
    Ok(Some(ImageProviders::new(&config.image_providers, Arc::new(https))))
}

fn listen(address: SocketAddr) -> Result<TcpListener, String> {
    TcpListener::bind(address).map_err(|error| format!("cannot listen on {address}: {error}"))
}

/// The operator reads the cause, which clients never see.
fn reason(error: &app_service::error::Error) -> String {
    error.cause().map_or_else(|| error.to_string(), str::to_owned)
}

fn greeting(address: &str, demo: bool) -> String {
    let mut text = format!("Seatwright is listening on http://{address}\n");
    if demo {
        text.push_str(&format!(
            "Demo account: {} with password {DEMO_PASSWORD}\n",
            demo::EMAIL
        ));
    }
    text
}
