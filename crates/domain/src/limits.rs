//! Every limit of the product, named, with its unit. No other file repeats one of these numbers.

/// Characters of a new id.
pub const ID_LENGTH: usize = 21;
/// Characters of the longest id that is read; imported and seeded data may bring its own ids.
pub const ID_MAX_LENGTH: usize = 64;

/// Characters of an event's name.
pub const EVENT_NAME_MAX: usize = 200;
/// Characters of an event's venue and of its contact line.
pub const EVENT_LINE_MAX: usize = 200;
/// Characters of an event's description.
pub const EVENT_DESCRIPTION_MAX: usize = 5_000;
/// The first year an event may lie in.
pub const EVENT_YEAR_MIN: i32 = 1970;
/// The last year an event may lie in.
pub const EVENT_YEAR_MAX: i32 = 2200;

/// Rooms of an event.
pub const ROOMS_MAX: usize = 8;
/// Sittings of an event.
pub const SITTINGS_MAX: usize = 24;
/// Characters of the name of a room, of a sitting and of a series of sittings.
pub const ROOM_NAME_MAX: usize = 60;

/// Days after its deletion in which an event can be restored; then it is deleted permanently.
pub const EVENT_RESTORE_DAYS: i64 = 30;

/// Events of an organisation, including deleted ones until they are removed permanently, unless the operator sets another
/// limit.
pub const ORGANISATION_EVENTS_MAX: i64 = 500;
/// Guests in all events of an organisation, unless the operator sets another limit.
pub const ORGANISATION_GUESTS_MAX: i64 = 200_000;
/// Bytes of all floor plans and snapshots of an organisation.
pub const ORGANISATION_PLAN_BYTES_MAX: i64 = 2 * 1024 * 1024 * 1024;
/// Seconds an hour spent reading documents for the sandboxes of one address.
pub const SANDBOX_READING_SECONDS: u64 = 120;
/// Events of a sandbox, including deleted ones.
pub const SANDBOX_EVENTS_MAX: i64 = 20;
/// Guests in all events of a sandbox.
pub const SANDBOX_GUESTS_MAX: i64 = 5_000;
/// Bytes of all floor plans and snapshots of a sandbox.
pub const SANDBOX_PLAN_BYTES_MAX: i64 = 50 * 1024 * 1024;

/// Minutes within which the plan edits of one person share an entry of the activity log.
pub const PLAN_ACTIVITY_MINUTES: i64 = 10;
/// Guests who each get an entry in the activity log when one change of a plan unseats them; more share one entry.
pub const UNSEATED_ENTRIES_MAX: usize = 100;
/// Jobs of an organisation that run at the same time.
pub const JOBS_RUNNING_MAX: usize = 2;
/// Jobs of an organisation that wait.
pub const JOBS_QUEUED_MAX: i64 = 20;
/// Minutes that a job may run.
pub const JOB_MINUTES_MAX: i64 = 10;
/// Days for which a finished job can be queried.
pub const JOB_DAYS: i64 = 7;

/// Days for which a file that was made as a job can be downloaded again.
pub const EXPORT_DAYS: i64 = 30;
/// Bytes of all files that are kept for an organisation; the oldest are removed first.
pub const EXPORT_BYTES_MAX: i64 = 500 * 1024 * 1024;

/// Entries of the activity log in one answer.
pub const ACTIVITY_PAGE_MAX: i64 = 100;
/// Entries of the activity log in one answer by default.
pub const ACTIVITY_PAGE: i64 = 50;

/// Entries of the activity log that are counted for someone who was away.
pub const NEWS_ENTRIES_MAX: i64 = 1_000;
/// Days of absence that are counted.
pub const NEWS_DAYS_MAX: i64 = 30;

/// Characters of a first or a last name.
pub const GUEST_NAME_MAX: usize = 200;
/// Characters of an email address (RFC 5321).
pub const EMAIL_MAX: usize = 254;
/// Characters of a phone number as typed.
pub const MOBILE_MAX: usize = 40;
/// Characters of a company name and of a dietary need.
pub const GUEST_LINE_MAX: usize = 200;
/// Characters of special requests, notes and additional information.
pub const GUEST_TEXT_MAX: usize = 2_000;
/// Characters of a party's name.
pub const PARTY_NAME_MAX: usize = 200;
/// Plus-ones that a party may bring.
pub const PLUS_ONES_MAX: i32 = 20;
/// Characters of a tag's name.
pub const TAG_NAME_MAX: usize = 50;
/// Tags of an organisation.
pub const TAGS_MAX: usize = 200;
/// Guests that one event may hold. Lists, imports and the search for seats are made for at most this number.
pub const GUESTS_PER_EVENT_MAX: usize = 20_000;

/// Characters of a person's name in an account.
pub const USER_NAME_MAX: usize = 100;
/// Characters of the shortest password.
pub const PASSWORD_MIN: usize = 8;
/// Characters of the longest password; longer ones only cost time to hash.
pub const PASSWORD_MAX: usize = 200;
/// Days that a session lasts without a new sign-in.
pub const SESSION_DAYS: i64 = 30;
/// Days that mail about an account, and mail with a link, is kept in the history.
pub const PRIVATE_MAIL_DAYS: i64 = 30;
/// Days for which a mail waits for a mail server that cannot be reached.
pub const MAIL_WAIT_DAYS: i64 = 5;
/// Minutes between two updates of when a session was last used.
pub const SESSION_SEEN_MINUTES: i64 = 10;
/// Hours in which the link that verifies an address works.
pub const VERIFY_EMAIL_HOURS: i64 = 48;
/// Hours in which the link that sets a new password works.
pub const RESET_PASSWORD_HOURS: i64 = 1;
/// Hours in which the link that moves an account to another address works.
pub const CHANGE_EMAIL_HOURS: i64 = 24;
/// Characters of the summary of a browser in the list of sessions.
pub const DEVICE_MAX: usize = 60;

/// Characters of an organisation's name and of the name its mail comes from.
pub const ORGANISATION_NAME_MAX: usize = 100;
/// Days in which an invitation works.
pub const INVITATION_DAYS: i64 = 14;
/// Invitations that an organisation may mail within 24 hours.
pub const INVITATIONS_PER_DAY_MAX: i64 = 20;

/// Hours that a sandbox lasts.
pub const SANDBOX_HOURS: i64 = 24;
/// Sandboxes that may exist at once, unless the operator sets another limit.
pub const SANDBOXES_MAX: i64 = 300;

/// Characters of a lookup code.
pub const LOOKUP_CODE_LENGTH: usize = 6;
/// Hours after the start (or the end) of an event at which its lookup codes stop answering.
pub const LOOKUP_CODE_HOURS_AFTER_EVENT: i64 = 24;

/// Bytes of the largest file that is imported.
pub const IMPORT_BYTES_MAX: usize = 5 * 1024 * 1024;
/// Characters of a text of the file in the preview of an import.
pub const IMPORT_PREVIEW_TEXT_MAX: usize = 200;
/// Imports in the list of those of an event.
pub const PAST_IMPORTS_LISTED_MAX: i64 = 50;
/// Days in which an import can be undone.
pub const PAST_IMPORT_DAYS: i64 = 30;
/// Mappings of columns that an organisation's imports remember.
pub const IMPORT_MAPPINGS_MAX: i64 = 100;
/// Bytes of the largest plan document.
pub const PLAN_BYTES_MAX: usize = 10 * 1024 * 1024;
/// Bytes of the file with a complete event. Its pictures are limited to 24 MB, which take 32 MB as text.
pub const EVENT_FILE_BYTES_MAX: usize = 40 * 1024 * 1024;
/// Characters of the label of a snapshot.
pub const SNAPSHOT_LABEL_MAX: usize = 200;
/// Snapshots that one event may hold.
pub const SNAPSHOTS_PER_EVENT_MAX: usize = 50;
/// Changes of a plan that its log keeps at least, regardless of their age.
pub const PLAN_LOG_MIN: i64 = 1_000;
/// Changes of a plan that an edit may be behind; for more, the plan is read again.
pub const REBASE_CHANGES_MAX: i64 = 500;
/// Bytes of these changes.
pub const REBASE_BYTES_MAX: usize = 1024 * 1024;
/// Attempts to apply an edit while others change the same plan.
pub const REBASE_ATTEMPTS_MAX: u32 = 20;
/// Hours for which the log of a plan keeps every change, so that a repeated one is recognised.
pub const PLAN_LOG_HOURS: i64 = 24;
/// Guests whom one bulk call changes.
pub const GUESTS_PER_CALL_MAX: usize = 10_000;
/// Guests who are merged into another one at once.
pub const GUESTS_PER_MERGE_MAX: usize = 50;
/// Seconds within which a guest gets at most one confirmation.
pub const CONFIRMATION_SECONDS: i64 = 60;
/// Days in which an answer or a registration through the public form can be confirmed by mail.
pub const ANSWER_CONFIRMATION_DAYS: i64 = 14;
/// Answers of one email address that wait for confirmation; a newer one replaces the oldest.
pub const UNCONFIRMED_PER_ADDRESS_MAX: i64 = 5;
/// Answers of an event that wait for confirmation; a newer one replaces the oldest.
pub const UNCONFIRMED_PER_EVENT_MAX: i64 = 1_000;
/// Mails an hour that answers to one public form from one network address may cause.
pub const FORM_MAILS_PER_NETWORK_ADDRESS: u64 = 30;
/// Mails an hour that answers to one public form may cause.
pub const FORM_MAILS_PER_FORM: u64 = 300;
/// Seating wishes of an event.
pub const WISHES_PER_EVENT_MAX: i64 = 2_000;
/// Guests of a seating wish.
pub const GUESTS_PER_WISH_MAX: usize = 50;
/// The largest number of guests that a wish may ask of every table that is used.
pub const TABLE_MINIMUM_MAX: u32 = 100;
/// Entries of a request that checks guests in.
pub const CHECK_INS_PER_CALL_MAX: usize = 500;
/// Entries in the log of arrivals of an event.
pub const CHECK_INS_PER_EVENT_MAX: i64 = 500_000;
/// Bytes of a request that checks guests in.
pub const CHECK_IN_BYTES_MAX: usize = 512 * 1024;
/// Characters of a scanned code or link.
pub const CHECK_IN_CODE_MAX: usize = 2_048;
/// Characters of the label of a device, and of the id of an entry.
pub const CHECK_IN_LABEL_MAX: usize = 64;
/// Entries on a page of the check-ins.
pub const CHECK_INS_PAGE: i64 = 500;
/// Entries on the longest page of the check-ins.
pub const CHECK_INS_PAGE_MAX: i64 = 1_000;
/// Days in which a removed guest can be restored.
pub const GUEST_RESTORE_DAYS: i64 = 30;
/// Guests in the list of removed guests.
pub const REMOVED_GUESTS_LISTED_MAX: i64 = 500;
/// Guests who can be put back in their former seats in one transaction.
pub const SEATS_RESTORED_MAX: usize = 500;
/// Bytes of the body that puts all guests of an event back in their former seats.
pub const SEATS_RESTORED_BYTES_MAX: usize = 8 * 1024 * 1024;
/// Bytes of the largest ordinary JSON body.
pub const JSON_BYTES_MAX: usize = 1024 * 1024;
/// Commands in one change of a plan.
pub const COMMANDS_PER_CHANGE_MAX: usize = 1_000;

/// Diameter or length of a table in a layout, in inches.
pub const TABLE_SIZE_IN: (f64, f64) = (12.0, 240.0);
/// Depth of a table in a layout, in inches.
pub const TABLE_DEPTH_IN: (f64, f64) = (12.0, 240.0);
/// Width and depth of a chair in a layout, in inches.
pub const CHAIR_SIZE_IN: (f64, f64) = (12.0, 36.0);
/// Chairs at a table of a layout.
pub const CHAIRS_PER_TABLE_MAX: u32 = 20;
/// Space between the rows and between the columns of a layout, in inches.
pub const SPACE_BETWEEN_IN: (f64, f64) = (0.0, 240.0);
/// Width of an aisle of a layout, in inches; the least is that of the Life Safety Code.
pub const AISLE_IN: (f64, f64) = (44.0, 240.0);
/// Guests that a layout can be asked to seat.
pub const LAYOUT_GUESTS_MAX: u32 = 20_000;

/// Bytes of the largest picture that is uploaded.
pub const IMAGE_BYTES_MAX: usize = 5 * 1024 * 1024;
/// Pixels of the largest picture: decoded, they take four bytes each.
pub const IMAGE_PIXELS_MAX: u64 = 40_000_000;
/// Pixels of a side of a picture.
pub const IMAGE_SIDE_MAX: u32 = 20_000;
/// Frames of an animated picture.
pub const GIF_FRAMES_MAX: u32 = 500;
/// Pixels of all frames of an animated picture.
pub const GIF_PIXELS_MAX: u64 = 200_000_000;
/// Characters of the label of a picture.
pub const IMAGE_NAME_MAX: usize = 120;
/// Bytes of all pictures of an organisation.
pub const IMAGES_BYTES_MAX: i64 = 200 * 1024 * 1024;
/// Bytes of all pictures of a sandbox.
pub const SANDBOX_IMAGES_BYTES_MAX: i64 = 10 * 1024 * 1024;

/// Elements of an SVG.
pub const SVG_ELEMENTS_MAX: usize = 50_000;
/// How deep the elements of an SVG may be nested.
pub const SVG_DEPTH_MAX: usize = 64;
/// Elements of an SVG as they are drawn, each as often as it is used.
pub const SVG_DRAWN_MAX: u64 = 200_000;
/// CSS pixels of a side of an SVG, and the largest number of its view box.
pub const SVG_SIDE_MAX: f64 = 1_000_000.0;

/// Characters of a link that becomes a QR code.
pub const QR_TEXT_MAX: usize = 500;
/// Pixels of a side of a QR code.
pub const QR_SIDE: (usize, usize) = (64, 1_000);

/// Characters of a search for pictures.
pub const IMAGE_QUERY_MAX: usize = 100;
/// Pictures in one answer of a search.
pub const IMAGE_RESULTS_MAX: usize = 20;
/// Pictures in one answer of a search by default.
pub const IMAGE_RESULTS: usize = 10;

/// Rows of a section of theatre seats.
pub const SECTION_ROWS_MAX: u32 = 100;
/// Seats in a row of a section.
pub const SECTION_SEATS_MAX: u32 = 100;
/// The angle that the first row of a section spans, in degrees.
pub const SECTION_CURVE_DEG: (f64, f64) = (0.0, 170.0);

/// Characters of a form's title, of a label, a placeholder and an option.
pub const FORM_LABEL_MAX: usize = 200;
/// Characters of a form's description.
pub const FORM_DESCRIPTION_MAX: usize = 5_000;
/// Characters of the sentence below a field.
pub const FORM_HELP_MAX: usize = 500;
/// Characters of the id of a field.
pub const FORM_ID_MAX: usize = 40;
/// Fields of a form.
pub const FORM_FIELDS_MAX: usize = 60;
/// Options of a field.
pub const FORM_OPTIONS_MAX: usize = 50;
/// Guests whom a person may bring through the public form.
pub const FORM_PLUS_ONES_MAX: u32 = 10;
/// Characters of an answer in one line.
pub const FORM_TEXT_MAX: usize = 200;
/// Characters of an answer of several lines.
pub const FORM_TEXTAREA_MAX: usize = 2_000;
/// Addresses in one call that invites.
pub const INVITES_PER_CALL_MAX: usize = 10_000;
/// Hours within which an address gets an invitation once, unless an organiser sends it again.
pub const INVITATION_REPEAT_HOURS: i64 = 24;
/// Guests that an organiser chooses for one email.
pub const MAIL_GUESTS_MAX: usize = 1_000;

/// Days between an event, or its deadline, and the mail of a schedule.
pub const MAIL_SCHEDULE_DAYS_MAX: u16 = 365;
/// Hours after its time within which a run that was missed is still sent.
pub const MAIL_SCHEDULE_LATE_HOURS: i64 = 24;
/// Schedules of an event.
pub const MAIL_SCHEDULES_MAX: i64 = 50;
/// Mails a minute that an organisation may have sent through its own server.
pub const MAIL_PER_MINUTE_MAX: i32 = 10_000;
/// Characters of the name of an email template.
pub const TEMPLATE_NAME_MAX: usize = 100;
/// Characters of the subject of an email template.
pub const TEMPLATE_SUBJECT_MAX: usize = 200;
/// Characters of the HTML of an email template, and of its plain text.
pub const TEMPLATE_TEXT_MAX: usize = 50_000;
/// Email templates of an event, archived ones included.
pub const TEMPLATES_MAX: usize = 50;
/// Mails that one call sends again.
pub const RESEND_MAX: usize = 500;
/// Emails to many guests that an event has at most at the same time.
pub const CAMPAIGNS_OPEN_MAX: i64 = 20;
/// Addresses of an organisation that get no more mail.
pub const SUPPRESSIONS_MAX: i64 = 100_000;

/// Width and height of a venue, in metres.
pub const VENUE_M: (f64, f64) = (10.0, 1_000.0);
/// Pixels per metre in which a venue is drawn.
pub const VENUE_SCALE: (f64, f64) = (1.0, 50.0);
/// Characters of the name of a venue or of an entrance.
pub const VENUE_NAME_MAX: usize = 120;
/// Entrances of a venue.
pub const ENTRANCES_MAX: usize = 50;
/// People an hour who come in through an entrance.
pub const ENTRANCE_CAPACITY_MAX: i32 = 100_000;
/// Characters of the type of an entrance.
pub const ENTRANCE_TYPE_MAX: usize = 40;

/// Hours for which changes are kept for streams that return.
pub const LIVE_CHANGES_HOURS: i64 = 24;
/// Changes of an organisation that a stream is told one by one when it returns; after more it reads everything again.
pub const LIVE_CHANGES_AT_ONCE: i64 = 1_000;
/// Streams that one account may have open at once.
pub const LIVE_STREAMS_PER_ACCOUNT: usize = 10;
/// Streams that a server has open at once.
pub const LIVE_STREAMS_PER_SERVER: usize = 5_000;
/// Events whose details one stream may tell.
pub const LIVE_EVENTS_PER_STREAM: usize = 8;
/// Batches of changes that wait for a slow reader; after more it reads everything again.
pub const LIVE_BATCHES_WAITING: usize = 128;

/// Places in one plan that are told at once: a person with two windows is in two.
pub const PRESENCE_CLIENTS_MAX: usize = 50;
/// Objects of a selection that others are told.
pub const PRESENCE_SELECTION_MAX: usize = 50;
/// Times a second that one person may say where they are, in all windows together.
pub const PRESENCE_PER_SECOND: u32 = 20;
/// Seconds of silence after which a person is no longer there.
pub const PRESENCE_SECONDS: u64 = 10;
