//! The fields of a Debian package, and its changelog.

use super::version::Version;

const MAINTAINER: &str = "Seatwright maintainers <maintainers@seatwright.invalid>";

/// What is computed from the binary and the machine.
#[derive(Debug)]
pub(super) struct Facts {
    /// As `dpkg --print-architecture` names it.
    pub(super) architecture: String,
    /// What the files need, in KiB.
    pub(super) installed_kib: u64,
    /// The libraries that the binary is linked with, as a list of packages.
    pub(super) libraries: String,
}

/// The file `control`.
pub(super) fn control(version: &Version, facts: &Facts) -> String {
    format!(
        "Package: seatwright\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: {MAINTAINER}\n\
         Installed-Size: {}\n\
         Depends: {}, adduser\n\
         Suggests: haproxy | nginx | caddy, postgresql\n\
         Section: web\n\
         Priority: optional\n\
         Description: seating, floor plans and guest lists for events\n \
         A server for organisers of events: rooms drawn to scale, guest lists,\n \
         registration, seating and check-in. Data is in a SQLite file, or in\n \
         PostgreSQL when several servers share it.\n",
        version.debian(),
        facts.architecture,
        facts.installed_kib,
        facts.libraries,
    )
}

/// The changelog of the package; what changed for people is in `changes.md` beside it.
pub(super) fn changelog(version: &Version, date: &str) -> String {
    format!(
        "seatwright ({}) stable; urgency=medium\n\n  * Release {}; see changes.md.gz in this folder.\n\n -- {MAINTAINER}  {date}\n",
        version.debian(),
        version.cargo()
    )
}

/// Takes the packages out of what `dpkg-shlibdeps -O` prints.
pub(super) fn libraries(printed: &str) -> Option<String> {
    let line = printed.lines().find_map(|line| line.strip_prefix("shlibs:Depends="))?;
    Some(line.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Facts, control, libraries};
    use crate::package::version::Version;

    #[test]
    fn the_package_depends_on_what_the_binary_is_linked_with() {
        let libraries = libraries("shlibs:Depends=libc6 (>= 2.34), libgcc-s1 (>= 4.2)\n").unwrap();
        let facts = Facts {
            architecture: "arm64".to_owned(),
            installed_kib: 90_000,
            libraries,
        };
        let control = control(&Version::before_all(), &facts);
        assert!(
            control.contains("\nDepends: libc6 (>= 2.34), libgcc-s1 (>= 4.2), adduser\n"),
            "{control}"
        );
        assert!(control.contains("\nArchitecture: arm64\n"), "{control}");
        assert!(
            control.lines().rev().take(3).all(|line| line.starts_with(' ')),
            "{control}"
        );
    }
}
