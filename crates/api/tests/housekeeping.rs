//! The thread that sweeps: it does so at the start, and ends when it is asked to.

use std::time::Duration;

use api::core::config::Config;
use api::core::config::mail::Secret;
use api::core::data_files;
use api::mail::folder as files;
use api::process::backups::DailyBackups;
use api::process::housekeeping::HousekeepingThread;
use app_service::housekeeping::leases::Leases;
use app_service::housekeeping::{self, ClockWatch};
use storage::scratch;
use storage::scratch::statements::unrecorded;

use crate::support::app::{TestApp, build};
use crate::support::world::World;

#[actix_web::test]
async fn what_has_ended_goes_at_the_start_with_its_traces_and_the_thread_ends_when_asked() {
    let app = TestApp::start().await;
    let (gone, kept) = (World::new(&app, "ann").await, World::new(&app, "ben").await);
    let mut conn = app.connect();
    let long_ago = format!(
        "UPDATE events SET deleted_at = '2020-01-01 00:00:00' WHERE id = '{}'",
        gone.event
    );
    scratch::execute(&mut conn, &long_ago).unwrap();
    let traces = || {
        let (bytes, event) = (app.database_bytes(), gone.event.as_bytes());
        bytes.windows(event.len()).filter(|window| *window == event).count()
    };
    assert!(traces() > 0);
    // The first sweep is over before the thread looks whether it should end.
    HousekeepingThread::start(app.use_cases(), None, app.config().mail_folder(), build())
        .unwrap()
        .stop();
    assert_eq!(traces(), 0, "in the database and its log");
    let mut left = |column: &str, of: &str| scratch::stored(&mut conn, column, of).unwrap();
    assert_eq!(
        [("id", "events"), ("event_id", "guests")].map(|(c, t)| left(c, t).len()),
        [1, 1]
    );
    assert_eq!(kept.guests().await.len(), 1);
}

#[actix_web::test]
#[expect(clippy::disallowed_methods, reason = "the test takes a backup of its own away")]
async fn a_backup_is_made_once_a_day_and_replaces_those_that_are_too_old() {
    let app = TestApp::start().await;
    let data = std::env::temp_dir().join(format!("seatwright-daily-{}", std::process::id()));
    let mut config = Config::new(data.clone(), app.config().listen);
    config.secret_key = Some(Secret::new("ab".repeat(32)));
    let (folder, today) = (config.backup_folder(), app.use_cases().now().date_naive());
    data_files::make_folder(&folder).unwrap();
    let file = |name: &str| folder.join(format!("seatwright-{name}.backup"));
    for day in 1..=20 {
        let day = today - chrono::Days::new(day);
        drop(std::fs::File::create(file(&day.to_string())).unwrap());
    }
    for left in [file("own"), folder.join("seatwright-x.backup.1.new")] {
        drop(std::fs::File::create(left).unwrap());
    }

    let backups = DailyBackups::from_config(&config).unwrap();
    let leases = Leases::new(app.use_cases()).unwrap();
    let all = || folder.read_dir().unwrap().count();
    let before = all();
    let jumped = "INSERT INTO housekeeping_clock VALUES (1, '2020-01-01 00:00:00', NULL, 0)";
    scratch::execute(&mut app.connect(), jumped).unwrap();
    let sweep = || housekeeping::run_if_proven(app.use_cases(), &mut ClockWatch::default(), Duration::ZERO).unwrap();
    assert_eq!(sweep(), None);
    unrecorded(|| backups.make_due(app.use_cases(), &leases, &|| false)).unwrap();
    assert_eq!(
        all(),
        before,
        "the left-over goes, the new one comes, and no other is removed by a wrong clock"
    );
    std::fs::remove_file(file(&today.to_string())).unwrap();
    drop(std::fs::File::create(folder.join("seatwright-x.backup.1.new")).unwrap());
    scratch::execute(&mut app.connect(), "DELETE FROM housekeeping_clock").unwrap();
    assert!(sweep().is_some());

    let refused = unrecorded(|| backups.make_due(app.use_cases(), &leases, &|| true));
    assert!(refused.is_err() && !file(&today.to_string()).exists());
    unrecorded(|| backups.make_due(app.use_cases(), &leases, &|| false)).unwrap();
    let made = || file(&today.to_string()).metadata().unwrap();
    let first = made();
    assert!(first.len() > 0);
    unrecorded(|| backups.make_due(app.use_cases(), &leases, &|| false)).unwrap();
    assert_eq!(made().modified().unwrap(), first.modified().unwrap());
    let left = folder.read_dir().unwrap().count();
    assert!(
        (10..=12).contains(&left),
        "{left}: seven days, two or three weeks and another file"
    );
    assert!(file("own").exists());
    std::fs::remove_dir_all(&data).unwrap();
}

#[expect(clippy::disallowed_methods, reason = "the test writes files of mail")]
#[actix_web::test]
async fn files_of_mails_that_the_outbox_no_longer_has_are_removed() {
    let app = TestApp::start().await;
    // The sign-up queues a mail.
    World::new(&app, "ann").await;
    let kept = scratch::stored(&mut app.connect(), "id", "outbox")
        .unwrap()
        .remove(0)
        .unwrap();
    let folder = std::env::temp_dir().join(format!("seatwright-gone-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let names = [
        format!("{kept}.eml"),
        "erased.eml".to_owned(),
        "erased.part".to_owned(),
        "notes.txt".to_owned(),
    ];
    for name in &names {
        std::fs::write(folder.join(name), "Dear guest").unwrap();
    }
    assert_eq!(files::remove_gone(app.use_cases(), &folder), Ok(2));
    let left = names.map(|name| folder.join(name).exists());
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(left, [true, false, false, true]);
    assert_eq!(files::remove_gone(app.use_cases(), &folder), Ok(0), "without a folder");
}
