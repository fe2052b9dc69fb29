//! A service on a test database, with a clock and random source that tests control.

use std::sync::Arc;

use app_service::accounts::{self, SessionKey, SignIn, SignUp};
use app_service::actor::Organiser;
use app_service::installation_key::InstallationKey;
use app_service::passwords::Passwords;
use app_service::random::Random;
use app_service::service::Service;
use storage::scratch::statements;

use crate::clock::FakeClock;
use crate::database::TestDatabase;
use crate::random::SeededRandom;

/// The instant at which every test service starts.
pub const START: &str = "2026-11-21T08:00:00Z";
/// The password of all users in tests.
pub const PASSWORD: &str = "correct horse battery";

/// Returns the key of every test service.
#[must_use]
pub fn key() -> InstallationKey {
    InstallationKey::new([7; 32])
}

/// A service with its database. The database goes when this is dropped.
pub struct TestService {
    /// The service under test.
    pub service: Service,
    /// Its clock.
    pub clock: FakeClock,
    /// Its database; dropped after the service.
    pub database: TestDatabase,
}

impl TestService {
    /// Starts on a new SQLite file.
    #[must_use]
    pub fn sqlite() -> Self {
        Self::on(TestDatabase::sqlite(), Arc::new(SeededRandom::new(1)))
    }

    /// Starts on a new SQLite file whose statements are not recorded, for benchmarks: recording takes longer than most
    /// statements.
    #[must_use]
    pub fn unrecorded() -> Self {
        let database = TestDatabase::sqlite();
        statements::ignore();
        Self::on(database, Arc::new(SeededRandom::new(1)))
    }

    /// Starts one on each kind of database that is there.
    #[must_use]
    pub fn each() -> Vec<Self> {
        TestDatabase::each()
            .into_iter()
            .map(|database| Self::on(database, Arc::new(SeededRandom::new(1))))
            .collect()
    }

    /// Starts on a given database with a given random source.
    #[must_use]
    pub fn on(database: TestDatabase, random: Arc<dyn Random>) -> Self {
        let clock = FakeClock::at(START);
        let service = Service::with(
            database.open(),
            Arc::new(clock.clone()),
            random,
            Passwords::weak(),
            key(),
        );
        Self {
            service,
            clock,
            database,
        }
    }

    /// Starts another server on the same database, with connections of its own.
    #[must_use]
    pub fn another_server(&self) -> Service {
        Service::with(
            self.database.open(),
            Arc::new(self.clock.clone()),
            Arc::new(SeededRandom::new(2)),
            Passwords::weak(),
            key(),
        )
        .with_settings(self.service.settings().clone())
    }

    /// Signs up a user who owns a new organisation.
    #[must_use]
    pub fn organiser(&self, email: &str) -> Organiser {
        self.sign_up(email).0
    }

    /// Signs up a user and returns the session's key too.
    ///
    /// # Panics
    /// When the address is taken.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test's own address")]
    pub fn sign_up(&self, email: &str) -> (Organiser, SessionKey) {
        let input = SignUp {
            email: email.to_owned(),
            password: PASSWORD.to_owned(),
            name: "Olu Organiser".to_owned(),
            ..SignUp::default()
        };
        let signed_up = accounts::sign_up(&self.service, input).expect("sign up");
        let signed_in = signed_up.signed_in().expect("no mail server");
        (signed_in.organiser, signed_in.key)
    }
}

impl TestService {
    /// Signs a user in again, for example after their role changed.
    ///
    /// # Panics
    /// When no such account exists.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test's own account")]
    pub fn sign_in(&self, email: &str) -> Organiser {
        let input = SignIn {
            email: email.to_owned(),
            password: PASSWORD.to_owned(),
            ..SignIn::default()
        };
        accounts::sign_in(&self.service, input).expect("sign in").organiser
    }
}
