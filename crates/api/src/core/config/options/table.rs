//! The table of the options, in the order of the help.

use super::{ConfigOption, Kind};

/// The largest limit of what the installation may keep.
const LIMITS: Kind = Kind::Number(1, 1_000_000_000);
/// Megabytes of a budget of memory.
const MEGABYTES: Kind = Kind::Number(64, 1_000_000);
/// Seconds of a timeout.
const SECONDS: Kind = Kind::Number(1, 3_600);

const fn option(
    (name, variable): (&'static str, &'static str),
    (kind, placeholder): (Kind, &'static str),
    default: &'static str,
    help: &'static str,
) -> ConfigOption {
    ConfigOption {
        name,
        variable,
        kind,
        placeholder,
        default,
        help,
        is_secret: false,
    }
}

const fn secret(
    (name, variable): (&'static str, &'static str),
    (kind, placeholder): (Kind, &'static str),
    default: &'static str,
    help: &'static str,
) -> ConfigOption {
    ConfigOption {
        is_secret: true,
        ..option((name, variable), (kind, placeholder), default, help)
    }
}

/// All options.
pub const OPTIONS: &[ConfigOption] = &[
    option(
        ("data", "DATA"),
        (Kind::Path, "DIR"),
        "required",
        "The folder of the database file, of backups, made files and mail that is written to files. Created if missing, accessible to the user of the process only.",
    ),
    option(
        ("listen", "LISTEN"),
        (Kind::Listen, "ADDR"),
        "required",
        "Address and port, for example `127.0.0.1:8080`.",
    ),
    secret(
        ("database", "DATABASE"),
        (Kind::DatabaseUrl, "URL"),
        "`sqlite://DIR/seatwright.db`",
        "`sqlite:///path` or `postgresql://…`. A URL with a password belongs into a variable or a file.",
    ),
    option(
        ("database-connections", "DATABASE_CONNECTIONS"),
        (Kind::Number(4, 200), "N"),
        "8",
        "Connections to the database, half of them for writes, but at least 3 for reads. SQLite has one writer, so the rest is the number of its readers. Long calls and heavy reads leave one reader to all other calls.",
    ),
    option(
        ("base-url", "BASE_URL"),
        (Kind::BaseUrl, "URL"),
        "`http://` and the listen address",
        "Where people reach the product: scheme, host, port. Links in mail and the way back from an identity provider begin with it, never with what a request says. Required when people reach the server by a name instead of an address: writes sent to another name are refused (see below). With https, writes from pages loaded over http are refused as well.",
    ),
    option(
        ("mail-from", "MAIL_FROM"),
        (Kind::Email, "ADDRESS"),
        "`seatwright@localhost`",
        "The address mail comes from; required with a mail server.",
    ),
    option(
        ("contact-email", "CONTACT_EMAIL"),
        (Kind::Email, "ADDRESS"),
        "none",
        "Where people can ask for help; replies to mail about accounts go there.",
    ),
    secret(
        ("smtp-url", "SMTP_URL"),
        (Kind::SmtpUrl, "URL"),
        "none",
        "The mail server, see below. Without one, mail is written to files in `DIR/mail`.",
    ),
    option(
        ("mail-connections", "MAIL_CONNECTIONS"),
        (Kind::Number(1, 16), "N"),
        "4",
        "Mails that are sent at the same time.",
    ),
    option(
        ("mail-per-minute", "MAIL_PER_MINUTE"),
        (Kind::Number(1, 10_000), "N"),
        "no limit",
        "Mails to the guests of an organisation per minute, for the mail server of the installation. An organisation with its own server sets its own limit.",
    ),
    option(
        ("mail-private-hosts", "MAIL_PRIVATE_HOSTS"),
        (Kind::OnOff, "on|off"),
        "off; on while only this machine is served",
        "Allows organisations to use mail servers on this machine and in private networks, see below.",
    ),
    secret(
        ("bounce-secret", "BOUNCE_SECRET"),
        (Kind::Text, "SECRET"),
        "none",
        "Accepts reports about returned mail that are signed with it, see below.",
    ),
    option(
        ("dkim-key-file", "DKIM_KEY_FILE"),
        (Kind::Path, "FILE"),
        "none",
        "The private key that mail is signed with, see below.",
    ),
    option(
        ("dkim-selector", "DKIM_SELECTOR"),
        (Kind::Text, "NAME"),
        "none",
        "The name of the key in the DNS.",
    ),
    option(
        ("dkim-domain", "DKIM_DOMAIN"),
        (Kind::Text, "DOMAIN"),
        "that of `--mail-from`",
        "The domain that is signed for.",
    ),
    secret(
        ("secret-key", "SECRET_KEY"),
        (Kind::Text, "KEY"),
        "`DIR/secret.key`",
        "The key of the installation, see below: 32 bytes in hexadecimal or base64.",
    ),
    option(
        ("open-mailbox", "OPEN_MAILBOX"),
        (Kind::Flag, "on|off"),
        "off; on with `--demo` and no mail server",
        "Shows owners who are signed in at this machine the mail about their own account at `/mailbox`. On a loopback address and without a mail server only.",
    ),
    option(
        ("max-events-per-organisation", "MAX_EVENTS_PER_ORGANISATION"),
        (LIMITS, "N"),
        "500",
        "Events of an organisation. Deleted ones count until they can no longer be restored. Sandboxes have a fixed limit.",
    ),
    option(
        ("max-guests-per-organisation", "MAX_GUESTS_PER_ORGANISATION"),
        (LIMITS, "N"),
        "200000",
        "Guests in all events of an organisation. An event holds at most 20,000; this is fixed, because lists, imports and the search for seats are made for at most this number.",
    ),
    option(
        ("max-sandboxes", "MAX_SANDBOXES"),
        (LIMITS, "N"),
        "300",
        "Sandboxes that exist at once in the installation.",
    ),
    option(
        ("sign-up", "SIGN_UP"),
        (Kind::Choice(&["open", "invited", "closed"]), "open|invited|closed"),
        "open",
        "Who may create an account: everyone, people with an invitation to their address (who join the organisation that invites), or only the operator with `seatwright user create`. Unless it is open, no one gets a new organisation, and people who sign in at the identity provider need an account or an invitation too.",
    ),
    option(
        ("allowed-domains", "ALLOWED_DOMAINS"),
        (Kind::Domains, "DOMAIN"),
        "all",
        "Domains of the email addresses that may sign up. Invited people need none of them.",
    ),
    option(
        ("sandbox", "SANDBOX"),
        (Kind::OnOff, "on|off"),
        "on",
        "Lets visitors try the product without an account.",
    ),
    option(
        ("operators", "OPERATORS"),
        (Kind::Emails, "EMAIL"),
        "none",
        "Email addresses of the accounts that see the operator's page at `/operator`, see below. An account counts once its address is verified.",
    ),
    option(
        ("backups", "BACKUPS"),
        (Kind::OnOff, "on|off"),
        "on",
        "Writes a backup to `DIR/backups` every day, see below.",
    ),
    option(
        ("backup-drill", "BACKUP_DRILL"),
        (Kind::OnOff, "on|off"),
        "on",
        "Restores each daily backup into a temporary SQLite database, to prove that it can be restored.",
    ),
    option(
        ("backup-command", "BACKUP_COMMAND"),
        (Kind::Text, "CMD"),
        "none",
        "A program with its arguments, separated by spaces, that copies each daily backup; the path of the backup follows as the last argument.",
    ),
    option(
        ("backup-s3-endpoint", "BACKUP_S3_ENDPOINT"),
        (Kind::BaseUrl, "URL"),
        "none",
        "S3-compatible storage that each daily backup is copied to: scheme, host, port. Plain http works on a loopback address only.",
    ),
    option(
        ("backup-s3-bucket", "BACKUP_S3_BUCKET"),
        (Kind::Text, "NAME"),
        "required with S3",
        "The bucket, which must exist.",
    ),
    option(
        ("backup-s3-region", "BACKUP_S3_REGION"),
        (Kind::Text, "NAME"),
        "`us-east-1`",
        "The region of the bucket.",
    ),
    option(
        ("backup-s3-prefix", "BACKUP_S3_PREFIX"),
        (Kind::Text, "PATH"),
        "none",
        "The folder in the bucket. Installations that share a bucket each need their own.",
    ),
    secret(
        ("backup-s3-access-key", "BACKUP_S3_ACCESS_KEY"),
        (Kind::Text, "KEY"),
        "required with S3",
        "The ID of the access key.",
    ),
    secret(
        ("backup-s3-secret-key", "BACKUP_S3_SECRET_KEY"),
        (Kind::Text, "KEY"),
        "required with S3",
        "The secret of the access key.",
    ),
    option(
        ("demo", "DEMO"),
        (Kind::Flag, "on|off"),
        "off",
        "Seeds a demo account with two events. On a loopback address only.",
    ),
    option(
        ("rate-limits", "RATE_LIMITS"),
        (Kind::OnOff, "on|off"),
        "on",
        "Slows down guessing. Can be switched off on a loopback address only.",
    ),
    option(
        ("secure-cookies", "SECURE_COOKIES"),
        (Kind::OnOff, "on|off"),
        "on; off on a loopback address",
        "Sends cookies over HTTPS only. Switch it on when a proxy in front terminates HTTPS.",
    ),
    option(
        ("trusted-proxy", "TRUSTED_PROXY"),
        (Kind::Addresses, "IP"),
        "none",
        "Trusts `X-Forwarded-For` from this proxy, in all lines of the header. Without it, all visitors behind a proxy share one limit; the log warns once.",
    ),
    option(
        ("connections-per-address", "CONNECTIONS_PER_ADDRESS"),
        (Kind::Number(1, 1_000_000), "N"),
        "512",
        "Connections that one network address (an IPv4 address, an IPv6 /64 network) may hold at a time; further ones are closed. Trusted proxies are exempt. Never more than a quarter of the open files that the system allows; no limit with `--rate-limits off`.",
    ),
    option(
        ("body-timeout", "BODY_TIMEOUT"),
        (SECONDS, "SECONDS"),
        "30",
        "Time for the body of a request; one second more for each 32 kB that has arrived.",
    ),
    option(
        ("body-memory", "BODY_MEMORY"),
        (MEGABYTES, "MB"),
        "256",
        "Memory that the bodies of all requests may hold together. A quarter of it is reserved for the first 64 kB of each body, and one address may hold a quarter of either part.",
    ),
    option(
        ("answer-memory", "ANSWER_MEMORY"),
        (MEGABYTES, "MB"),
        "192",
        "Memory that the answers to all requests may hold together until they are sent. The answers to one network address may hold a quarter, a single one half. Raise it when the largest guest list takes more than half.",
    ),
    option(
        ("answer-timeout", "ANSWER_TIMEOUT"),
        (SECONDS, "SECONDS"),
        "30",
        "Time after which a connection is closed when its client has taken nothing of an answer. On Linux; elsewhere the operating system decides.",
    ),
    option(
        ("drain", "DRAIN"),
        (Kind::Number(0, 3_600), "SECONDS"),
        "0",
        "How long the server serves on after SIGTERM while `/readyz` answers 503; for servers behind a load balancer, see below.",
    ),
    option(
        ("workers", "WORKERS"),
        (Kind::Number(1, 1_024), "N"),
        "one per processor",
        "Threads that serve requests.",
    ),
    option(
        ("oidc-issuer", "OIDC_ISSUER"),
        (Kind::Text, "URL"),
        "none",
        "An OpenID Connect provider to sign in with.",
    ),
    option(
        ("oidc-client-id", "OIDC_CLIENT_ID"),
        (Kind::Text, "ID"),
        "none",
        "The client ID registered there.",
    ),
    option(
        ("oidc-name", "OIDC_NAME"),
        (Kind::Text, "NAME"),
        "`single sign-on`",
        "The name on the sign-in button.",
    ),
    secret(
        ("oidc-client-secret", "OIDC_CLIENT_SECRET"),
        (Kind::Text, "SECRET"),
        "none",
        "The client secret.",
    ),
    option(
        ("image-provider", "IMAGE_PROVIDERS"),
        (Kind::ImageProviders, "NAME"),
        "none",
        "Also searches for pictures at `openverse`, `unsplash` or `pixabay`.",
    ),
    secret(
        ("openverse-token", "OPENVERSE_TOKEN"),
        (Kind::Text, "TOKEN"),
        "none",
        "Raises the limits at Openverse.",
    ),
    secret(
        ("unsplash-key", "UNSPLASH_KEY"),
        (Kind::Text, "KEY"),
        "required for Unsplash",
        "The access key.",
    ),
    secret(
        ("pixabay-key", "PIXABAY_KEY"),
        (Kind::Text, "KEY"),
        "required for Pixabay",
        "The API key.",
    ),
    option(
        ("apple-pass-type", "APPLE_PASS_TYPE"),
        (Kind::Text, "ID"),
        "none",
        "The pass type ID of tickets for Apple Wallet, see below.",
    ),
    option(
        ("apple-team", "APPLE_TEAM"),
        (Kind::Text, "ID"),
        "none",
        "The team ID of the certificate.",
    ),
    option(
        ("apple-certificate-file", "APPLE_CERTIFICATE_FILE"),
        (Kind::Path, "FILE"),
        "none",
        "The certificate of the pass type.",
    ),
    option(
        ("apple-key-file", "APPLE_KEY_FILE"),
        (Kind::Path, "FILE"),
        "none",
        "Its private key.",
    ),
    option(
        ("apple-wwdr-file", "APPLE_WWDR_FILE"),
        (Kind::Path, "FILE"),
        "none",
        "Apple's intermediate certificate.",
    ),
    option(
        ("google-wallet-issuer", "GOOGLE_WALLET_ISSUER"),
        (Kind::Text, "ID"),
        "none",
        "The issuer ID of tickets for Google Wallet, see below.",
    ),
    option(
        ("google-wallet-key-file", "GOOGLE_WALLET_KEY_FILE"),
        (Kind::Path, "FILE"),
        "none",
        "The JSON key of the service account.",
    ),
    option(
        ("log", "LOG"),
        (Kind::LogFilter, "FILTER"),
        "`warn`",
        "What is logged to standard error, for example `api=debug`. Refusals because of too many long calls, heavy reads, connections, request bodies or answers are logged at most once a minute.",
    ),
    option(
        ("log-format", "LOG_FORMAT"),
        (Kind::Choice(&["text", "json"]), "text|json"),
        "text",
        "Lines for people, with colours on a terminal, or one JSON object per line.",
    ),
    option(
        ("access-log", "ACCESS_LOG"),
        (Kind::OnOff, "on|off"),
        "off",
        "Logs each request with the target `access`: method, route template, status, milliseconds, bytes and request id, and no address, query or ids.",
    ),
    option(
        ("metrics-listen", "METRICS_LISTEN"),
        (Kind::Listen, "ADDR"),
        "none",
        "Serves metrics for Prometheus at `/metrics` of this address, without a password, see below. Another one than `--listen`.",
    ),
];
