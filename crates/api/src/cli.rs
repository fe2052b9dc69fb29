//! The command line: words in, one [`Command`] out. It touches nothing.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::prelude::{Long, Short, Value, ValueExt};

use crate::config::mail::{MailConfig, Secret};
use crate::config::{self, Config, images, oidc};

/// What `seatwright --help` prints.
pub const HELP: &str = "\
seatwright serve --data DIR --listen ADDR [--demo] [--database URL]
    Serves the product. DIR is created when missing. URL is sqlite:///path or postgresql://…
    --workers N            threads that serve requests (the number of processors)
    --rate-limits on|off   slow down guessing (on; off works on a loopback address only)
    --secure-cookies on|off  for HTTPS in front (on, except on a loopback address)
    --trusted-proxy IP     believe X-Forwarded-For of this proxy; may be repeated
    --oidc-issuer URL      let people sign in with an OpenID Connect provider, with
    --oidc-client-id ID    the id we have there, the secret in SEATWRIGHT_OIDC_CLIENT_SECRET, and
    --oidc-name NAME       what the button calls it (single sign-on)
    --base-url URL         where people reach the product; links in mail begin with it (http://ADDR)
    --mail-from ADDRESS    the address mail comes from
    --contact-email ADDRESS  whom people may ask for help
    --image-provider NAME  also search pictures at openverse, unsplash or pixabay; may be repeated. Keys in
                           SEATWRIGHT_UNSPLASH_KEY, SEATWRIGHT_PIXABAY_KEY, SEATWRIGHT_OPENVERSE_TOKEN (optional)
    --open-mailbox         show all mail at /mailbox to everybody on this machine (loopback, without a mail server)
    SEATWRIGHT_SMTP_URL    the mail server: smtp://user:password@host:587?tls=required or smtps://…
                           Without one, mail is written to DIR/mail. docs/operating.md lists every variable.
seatwright import-check FILE
    Prints as JSON what an import of FILE would give.
seatwright seat INSTANCE --seconds S --threads N --seed K --out FILE
    Reads an SWB/1 problem and writes an swb-sol/1 solution.
seatwright openapi
    Prints the OpenAPI document of the HTTP interface.
";

/// One thing the binary can be asked to do.
#[derive(Debug, PartialEq)]
pub enum Command {
    /// Run the server.
    Serve(Box<Config>),
    /// Show what an import would give.
    ImportCheck {
        /// The guest list to look at.
        file: PathBuf,
    },
    /// Solve one seating problem.
    Seat(SeatOptions),
    /// Print the OpenAPI document.
    OpenApi,
    /// Print [`HELP`].
    Help,
    /// Print the version.
    Version,
}

/// The options of `seatwright seat`.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatOptions {
    /// The SWB/1 file.
    pub instance: PathBuf,
    /// The wall time the engine may use, in seconds.
    pub seconds: f64,
    /// The threads the engine may use.
    pub threads: usize,
    /// The seed of all its random choices.
    pub seed: u64,
    /// Where the swb-sol/1 solution goes.
    pub out: PathBuf,
}

/// Reads the words of the command line; the first one is the name of the program.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Command, lexopt::Error> {
    let mut words = lexopt::Parser::from_iter(words);
    match words.next()? {
        None | Some(Long("help") | Short('h')) => Ok(Command::Help),
        Some(Long("version") | Short('V')) => Ok(Command::Version),
        Some(Value(word)) => match word.string()?.as_str() {
            "serve" => serve(&mut words),
            "import-check" => import_check(&mut words),
            "seat" => seat(&mut words),
            "openapi" => nothing_more(&mut words, Command::OpenApi),
            "help" => Ok(Command::Help),
            other => Err(format!("unknown command '{other}'; see seatwright --help").into()),
        },
        Some(other) => Err(other.unexpected()),
    }
}

fn serve(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut data = config::variable("DATA").map(PathBuf::from);
    let mut listen = variable::<SocketAddr>("LISTEN")?;
    let mut database = config::variable("DATABASE");
    let (mut demo, mut rate_limits, mut secure_cookies) = (false, true, None);
    let (mut workers, mut trusted_proxies) = (None, Vec::new());
    let mut oidc = oidc::Words::from_environment();
    let mut base_url = config::variable("BASE_URL");
    let mut image_providers = Vec::new();
    let mut mail = MailConfig {
        smtp_url: config::variable("SMTP_URL").map(Secret::new),
        from: config::variable("MAIL_FROM"),
        contact_email: config::variable("CONTACT_EMAIL"),
        open_mailbox: false,
    };
    while let Some(word) = words.next()? {
        match word {
            Long("data") => data = Some(words.value()?.into()),
            Long("listen") => listen = Some(words.value()?.parse()?),
            Long("database") => database = Some(words.value()?.string()?),
            Long("demo") => demo = true,
            Long("rate-limits") => rate_limits = words.value()?.parse_with(on_or_off)?,
            Long("secure-cookies") => secure_cookies = Some(words.value()?.parse_with(on_or_off)?),
            Long("workers") => workers = Some(words.value()?.parse()?),
            Long("trusted-proxy") => trusted_proxies.push(words.value()?.parse()?),
            Long("oidc-issuer") => oidc.issuer = Some(words.value()?.string()?),
            Long("oidc-client-id") => oidc.client_id = Some(words.value()?.string()?),
            Long("oidc-name") => oidc.name = Some(words.value()?.string()?),
            Long("base-url") => base_url = Some(words.value()?.string()?),
            Long("mail-from") => mail.from = Some(words.value()?.string()?),
            Long("contact-email") => mail.contact_email = Some(words.value()?.string()?),
            Long("image-provider") => image_providers.push(words.value()?.string()?),
            Long("open-mailbox") => mail.open_mailbox = true,
            Long("help") | Short('h') => return Ok(Command::Help),
            other => return Err(other.unexpected()),
        }
    }
    let data = data.ok_or("serve needs --data DIR: the folder to keep everything in")?;
    let listen = listen.ok_or("serve needs --listen ADDR, for example 127.0.0.1:8080")?;
    if image_providers.is_empty() {
        image_providers = images::words_from_environment();
    }
    let base = Config::new(data, listen);
    let secure_cookies = secure_cookies.unwrap_or(base.secure_cookies);
    let config = Config {
        demo,
        database,
        rate_limits,
        workers,
        trusted_proxies,
        secure_cookies,
        oidc: oidc.read()?,
        base_url,
        mail,
        image_providers: images::read(&image_providers)?,
        ..base
    };
    config
        .check()
        .map(|config| Command::Serve(Box::new(config)))
        .map_err(|error| lexopt::Error::Custom(Box::new(error)))
}

fn import_check(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    match words.next()? {
        Some(Value(file)) => nothing_more(words, Command::ImportCheck { file: file.into() }),
        Some(other) => Err(other.unexpected()),
        None => Err("import-check needs a FILE".into()),
    }
}

fn seat(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut instance, mut out) = (None, None);
    let (mut seconds, mut threads, mut seed) = (1.0, 1, 1);
    while let Some(word) = words.next()? {
        match word {
            Value(file) if instance.is_none() => instance = Some(PathBuf::from(file)),
            Long("seconds") => seconds = words.value()?.parse_with(positive_seconds)?,
            Long("threads") => threads = words.value()?.parse_with(positive_count)?,
            Long("seed") => seed = words.value()?.parse()?,
            Long("out") => out = Some(PathBuf::from(words.value()?)),
            other => return Err(other.unexpected()),
        }
    }
    let instance = instance.ok_or("seat needs an INSTANCE file")?;
    let out = out.ok_or("seat needs --out FILE")?;
    Ok(Command::Seat(SeatOptions {
        instance,
        seconds,
        threads,
        seed,
        out,
    }))
}

fn nothing_more(words: &mut lexopt::Parser, command: Command) -> Result<Command, lexopt::Error> {
    match words.next()? {
        None => Ok(command),
        Some(word) => Err(word.unexpected()),
    }
}

fn variable<T: FromStr>(name: &str) -> Result<Option<T>, lexopt::Error> {
    let Some(text) = config::variable(name) else {
        return Ok(None);
    };
    match text.parse() {
        Ok(value) => Ok(Some(value)),
        Err(_unreadable) => Err(format!("SEATWRIGHT_{name}: '{text}' cannot be read").into()),
    }
}

fn on_or_off(word: &str) -> Result<bool, &'static str> {
    match word {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err("say on or off"),
    }
}

fn positive_seconds(word: &str) -> Result<f64, &'static str> {
    word.parse()
        .ok()
        .filter(|s: &f64| *s > 0.0 && *s <= 86_400.0)
        .ok_or("say a number of seconds above 0")
}

fn positive_count(word: &str) -> Result<usize, &'static str> {
    word.parse()
        .ok()
        .filter(|n: &usize| (1..=256).contains(n))
        .ok_or("say a number from 1 to 256")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        let words = std::iter::once("seatwright")
            .chain(line.split_whitespace())
            .map(OsString::from);
        parse(words).map_err(|error| error.to_string())
    }

    #[test]
    fn serve_reads_its_options() {
        let Ok(Command::Serve(config)) = read("serve --data /tmp/d --listen 127.0.0.1:9 --demo --rate-limits off")
        else {
            panic!("not read");
        };
        assert!(config.demo && !config.rate_limits);
        assert_eq!(config.listen.port(), 9);
    }

    #[test]
    fn serve_reads_how_mail_leaves_and_where_links_lead() {
        let line = "serve --data d --listen 127.0.0.1:9 --base-url https://seats.example/ --mail-from s@seats.example \
                    --contact-email help@seats.example --open-mailbox";
        let Ok(Command::Serve(config)) = read(line) else {
            panic!("not read");
        };
        assert_eq!(config.base_url.as_deref(), Some("https://seats.example"));
        assert_eq!(config.mail.from.as_deref(), Some("s@seats.example"));
        assert_eq!(config.mail.contact_email.as_deref(), Some("help@seats.example"));
        assert!(config.mail.open_mailbox && config.mail.smtp_url.is_none());
        for (options, reason) in [
            ("--base-url seats.example", "'seats.example' is not"),
            ("--mail-from nobody", "--mail-from: 'nobody'"),
            ("--contact-email nobody", "--contact-email: 'nobody'"),
        ] {
            let error = read(&format!("serve --data d --listen 127.0.0.1:9 {options}")).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
        let error = read("serve --data d --listen 0.0.0.0:9 --open-mailbox").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }

    #[test]
    fn serve_reads_where_pictures_are_searched() {
        let line = "serve --data d --listen 127.0.0.1:9";
        let Ok(Command::Serve(config)) = read(&format!("{line} --image-provider openverse")) else {
            panic!("not read");
        };
        assert_eq!(config.image_providers.len(), 1);
        let error = read(&format!("{line} --image-provider elsewhere")).unwrap_err();
        assert!(error.contains("'elsewhere' is none of them"), "{error}");
    }

    #[test]
    fn a_demo_on_a_public_address_is_refused_with_the_reason() {
        let error = read("serve --data d --listen 0.0.0.0:80 --demo").unwrap_err();
        assert!(error.contains("loopback address only"), "{error}");
    }

    #[test]
    fn missing_and_unknown_words_are_named() {
        assert!(read("serve --listen 127.0.0.1:1").unwrap_err().contains("--data"));
        assert!(read("serve --data d").unwrap_err().contains("--listen"));
        assert!(read("serve --data d --listen here").unwrap_err().contains("here"));
        assert!(read("dance").unwrap_err().contains("dance"));
        assert!(read("import-check").unwrap_err().contains("FILE"));
        assert!(read("seat x.json").unwrap_err().contains("--out"));
        assert!(read("seat x.json --out y --seconds 0").unwrap_err().contains("seconds"));
        assert!(read("openapi now").unwrap_err().contains("now"));
    }

    #[test]
    fn seat_reads_its_budget() {
        let read = read("seat i.json --seconds 0.5 --threads 2 --seed 7 --out o.json");
        let Ok(Command::Seat(options)) = read else {
            panic!("not read")
        };
        assert_eq!((options.seconds, options.threads, options.seed), (0.5, 2, 7));
    }

    #[test]
    fn no_word_at_all_asks_for_help() {
        assert_eq!(read(""), Ok(Command::Help));
    }
}
