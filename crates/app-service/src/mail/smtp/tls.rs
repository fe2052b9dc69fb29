//! Encryption with a verified certificate: it is valid for the host, and its chain ends at a root of the `webpki-roots`
//! bundle.

use std::io::{self, ErrorKind};
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ALL_VERSIONS, ClientConfig, ClientConnection, RootCertStore};

/// Returns a client that accepts only a certificate of this host.
pub(super) fn client(host: &str) -> io::Result<ClientConnection> {
    let name = ServerName::try_from(host.to_owned()).map_err(refused)?;
    let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(ALL_VERSIONS)
        .map_err(refused)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    ClientConnection::new(Arc::new(config), name).map_err(refused)
}

fn refused(error: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, error)
}
