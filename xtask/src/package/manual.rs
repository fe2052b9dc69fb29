//! The manual page, made from what `seatwright --help` and `seatwright serve --help` print.

/// Writes the page in troff. The help is set as it is, because its columns are aligned by hand. `serve` is left out when
/// it is part of the help.
pub(super) fn page(help: &str, serve: &str, version: &str, date: &str) -> String {
    let head = format!(
        ".TH SEATWRIGHT 1 \"{date}\" \"Seatwright {version}\" \"User Commands\"\n\
         .SH NAME\n\
         seatwright \\- seating, floor plans and guest lists for events\n\
         .SH SYNOPSIS\n\
         .B seatwright\n\
         .I COMMAND\n\
         .RI [ OPTIONS ]\n\
         .SH COMMANDS\n\
         .nf\n"
    );
    let mut body = set(help);
    if serve.trim() != help.trim() {
        body.push_str(&format!(".fi\n.SH THE SERVER\n.nf\n{}", set(serve)));
    }
    let tail = ".fi\n\
         .SH FILES\n\
         .TP\n\
         .I /etc/seatwright/seatwright.toml\n\
         The configuration of the service.\n\
         .TP\n\
         .I /etc/seatwright/secrets.env\n\
         Variables with secrets for the service; not part of the package.\n\
         .TP\n\
         .I /var/lib/seatwright\n\
         The data of the service.\n";
    head + &body + tail
}

fn set(text: &str) -> String {
    text.lines().map(|line| escape(line) + "\n").collect()
}

/// Keeps a line from being read as a request, and hyphens from being turned into dashes.
fn escape(line: &str) -> String {
    let line = line.replace('\\', "\\e").replace('-', "\\-");
    match line.starts_with(['.', '\'']) {
        true => format!("\\&{line}"),
        false => line,
    }
}

#[cfg(test)]
mod tests {
    use super::{escape, page};

    #[test]
    fn lines_of_the_help_are_text_and_no_requests() {
        assert_eq!(escape("    --out FILE"), "    \\-\\-out FILE");
        assert_eq!(escape(".br"), "\\&.br");
        assert_eq!(escape("a\\b"), "a\\eb");
    }

    #[test]
    fn the_page_has_the_help_between_its_own_parts() {
        let page = page("seatwright serve\n", "seatwright serve", "1.0.0", "2027-01-02");
        assert!(page.starts_with(".TH SEATWRIGHT 1 \"2027-01-02\" \"Seatwright 1.0.0\""));
        assert!(page.contains(".nf\nseatwright serve\n.fi\n.SH FILES"), "{page}");
    }

    #[test]
    fn a_page_of_its_own_about_the_server_is_included() {
        let page = page("serve\n", "--listen ADDR\n", "1.0.0", "2027-01-02");
        assert!(
            page.contains("serve\n.fi\n.SH THE SERVER\n.nf\n\\-\\-listen ADDR\n.fi\n"),
            "{page}"
        );
    }
}
