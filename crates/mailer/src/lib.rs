//! Mail as text: templates, and the message that goes over the wire. No network and no clock.
