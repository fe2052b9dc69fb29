//! Reads a message back that [`crate::message`] wrote, for people who inspect the file of a message.

use mail_parser::{MessageParser, MimeHeaders as _};

/// The two forms of a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forms {
    /// The plain text.
    pub text: String,
    /// The HTML document.
    pub html: String,
}

/// Returns the two forms of a message; `None` when the bytes are not a message.
pub fn forms(message: &[u8]) -> Option<Forms> {
    let read = MessageParser::default().parse(message)?;
    Some(Forms {
        text: unix_lines(&read.body_text(0)?),
        html: unix_lines(&read.body_html(0)?),
    })
}

/// Reads the calendar file that is attached to a message.
pub fn calendar(message: &[u8]) -> Option<String> {
    let read = MessageParser::default().parse(message)?;
    let attached = read
        .attachments()
        .find(|part| part.is_content_type("text", "calendar"))?;
    attached.text_contents().map(str::to_owned)
}

/// On the wire a line ends in two characters.
fn unix_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Message;

    #[test]
    fn the_forms_of_a_message_are_read_back() {
        let message = Message {
            message_id: "<m1@seats.example>",
            from_name: "Zoë",
            from: "seats@seats.example",
            to: "ann@example.org",
            reply_to: None,
            subject: "Hello",
            text: "Grüße, 安娜\n",
            html: "<p>Grüße, 安娜</p>\n",
            date: chrono::DateTime::UNIX_EPOCH,
            inline: &[],
            calendar: None,
            unsubscribe: None,
        };
        let forms = forms(&message.to_bytes().unwrap()).unwrap();
        assert_eq!(forms.text, message.text);
        assert_eq!(forms.html, message.html);
    }

    #[test]
    fn what_is_no_message_has_no_forms() {
        assert_eq!(forms(b""), None);
        assert_eq!(forms(&[0xff; 64]), None);
    }
}
