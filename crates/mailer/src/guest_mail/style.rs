//! Colours and the style block. Every element has its light colours inline, for programs that ignore style blocks; the
//! dark ones override them where `prefers-color-scheme` is known.

use domain::event::accent::{Accent, AccentShades, DEFAULT_ACCENT};

pub(super) const GROUND: &str = "#f8f6f3";
pub(super) const SURFACE: &str = "#ffffff";
pub(super) const BORDER: &str = "#e0dbd3";
pub(super) const TEXT: &str = "#1d1b26";
pub(super) const MUTED: &str = "#5f5a66";

pub(super) const SANS: &str = "-apple-system,BlinkMacSystemFont,'Segoe UI','Noto Sans',Helvetica,Arial,sans-serif";
pub(super) const DISPLAY: &str = "'Noto Serif Display','Hoefler Text',Georgia,'Times New Roman',serif";
pub(super) const MONO: &str = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

/// Returns the shades of an accent.
pub(super) fn shades(accent: &str) -> AccentShades {
    Accent::parse(accent).unwrap_or(DEFAULT_ACCENT).shades()
}

/// The style block. It is written into MJML, so it has no `<`.
pub(super) fn css(shades: &AccentShades) -> String {
    let dark = &shades.dark;
    format!(
        ":root {{ color-scheme: light dark; supported-color-schemes: light dark; }}
.t, .i, .m {{ overflow-wrap: anywhere; word-break: break-word; text-wrap: pretty; }}
@media (max-width: 620px) {{
.page {{ padding: 0 10px !important; }}
}}
@media (max-width: 480px) {{
.pad {{ padding-left: 22px !important; padding-right: 22px !important; }}
.inset > table > tbody > tr > td {{ padding-left: 16px !important; padding-right: 16px !important; }}
.title {{ font-size: 32px !important; line-height: 38px !important; }}
}}
@media (prefers-color-scheme: dark) {{
body, .page {{ background: #141218 !important; background-color: #141218 !important; }}
.card, .card > table {{ background: #1d1a22 !important; background-color: #1d1a22 !important; }}
.card > table > tbody > tr > td {{ border-color: #37323f !important; }}
.soft > table {{ background: {soft} !important; background-color: {soft} !important; border-color: {edge} !important; }}
.t {{ color: #f0ecf2 !important; }}
.m {{ color: #b4adba !important; }}
.i, .a {{ color: {ink} !important; }}
.row {{ border-color: {edge} !important; }}
.rule p {{ border-color: #37323f !important; }}
.button table td, .button a {{ background: {fill} !important; background-color: {fill} !important; color: {on_fill} !important; }}
}}",
        soft = dark.soft,
        edge = edge(&dark.soft, &dark.line),
        ink = dark.ink,
        fill = dark.fill,
        on_fill = dark.on_fill,
    )
}

/// A quiet line on a tinted ground.
pub(super) fn edge(soft: &str, line: &str) -> String {
    mix(soft, line, 0.28)
}

/// Mixes two colours; 0 is the first one.
pub(super) fn mix(first: &str, second: &str, share: f32) -> String {
    let channels = rgb(first).into_iter().zip(rgb(second));
    let mixed = channels.map(|(a, b)| a + (b - a) * share);
    let hex = mixed.map(|channel| format!("{:02x}", rounded(channel)));
    format!("#{}", hex.collect::<String>())
}

/// Reads `#rrggbb`.
pub(super) fn rgb(hex: &str) -> [f32; 3] {
    let channel = |at: usize| {
        let digits = hex.get(at..at + 2).unwrap_or("0");
        f32::from(u8::from_str_radix(digits, 16).unwrap_or_default())
    };
    [channel(1), channel(3), channel(5)]
}

#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is rounded and within 0 and 255"
)]
pub(super) fn rounded(channel: f32) -> u8 {
    channel.round().clamp(0.0, 255.0) as u8
}
