//! The options of `seatwright health`.

use std::net::SocketAddr;

use lexopt::prelude::Long;

use super::{Command, serve};
use crate::core::config::values::{Values, Words};

/// Reads what follows the word `health`.
pub(super) fn health(words: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut read = Words::default();
    while let Some(word) = words.next()? {
        match word {
            Long(name @ ("listen" | "config")) => {
                let name = name.to_owned();
                serve::take(&mut read, &name, words)?;
            }
            other => return Err(other.unexpected()),
        }
    }
    let listen: Option<SocketAddr> = Values::read(read).parsed("listen");
    let listen = listen.ok_or("health needs --listen ADDR, the address that the server listens on")?;
    Ok(Command::Health(listen))
}

#[cfg(test)]
mod tests {
    use super::Command;
    use crate::process::cli::testing::read;

    #[test]
    fn health_reads_the_address_of_the_server() {
        match read("health --listen 127.0.0.1:8080") {
            Ok(Command::Health(address)) => assert_eq!(address, "127.0.0.1:8080".parse().unwrap()),
            other => panic!("{other:?}"),
        }
        assert!(read("health").unwrap_err().contains("--listen"));
        assert!(read("health now").unwrap_err().contains("now"));
    }
}
