//! Links by which recipients unsubscribe. A link names the organisation and the address, encrypted with the key of the
//! installation, so that it needs no row and shows no address.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use domain::fold;
use domain::id::OrganisationId;

use crate::installation_key::InstallationKey;

const PURPOSE: &str = "unsubscribe";

/// Returns the token of an address: the same one in each mail of the organisation.
pub(crate) fn token(key: &InstallationKey, organisation: &OrganisationId, email: &str) -> String {
    let text = format!("{organisation} {}", fold::email(email));
    URL_SAFE_NO_PAD.encode(key.seal(PURPOSE, text.as_bytes()))
}
