//! Colours as bytes, their contrast, and OKLCH, in which lightness can change while the hue stays.

/// Red, green and blue of sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rgb(pub(super) [u8; 3]);

impl Rgb {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Self([red, green, blue]))
    }

    pub(super) fn to_hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// Returns the contrast ratio of WCAG 2.2, from 1 to 21.
    pub(super) fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn linear(self) -> [f64; 3] {
        self.0.map(|byte| {
            let value = f64::from(byte) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                libm::pow((value + 0.055) / 1.055, 2.4)
            }
        })
    }
}

/// A colour in OKLCH (Ottosson 2020): lightness from 0 to 1, chroma, and the hue as a unit vector.
pub(super) struct Hue {
    pub(super) lightness: f64,
    pub(super) chroma: f64,
    direction: (f64, f64),
}

impl Hue {
    pub(super) fn from_colour(colour: Rgb) -> Self {
        let [red, green, blue] = colour.linear();
        let long = libm::cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
        let medium = libm::cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
        let short = libm::cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
        let a = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short;
        let b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short;
        let chroma = libm::hypot(a, b);
        Self {
            lightness: 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short,
            chroma,
            direction: if chroma < 1e-4 {
                (0.0, 0.0)
            } else {
                (a / chroma, b / chroma)
            },
        }
    }

    /// Returns the colour of this hue at a lightness, with the chosen chroma up to a limit and as far as screens show it.
    pub(super) fn at(&self, lightness: f64, chroma_limit: f64) -> Rgb {
        let mut chroma = self.chroma.min(chroma_limit);
        while chroma > 1e-3 {
            let linear = self.linear(lightness, chroma);
            if linear.iter().all(|value| (-1e-4..=1.0001).contains(value)) {
                return encoded(linear);
            }
            chroma *= 0.9;
        }
        encoded(self.linear(lightness, 0.0))
    }

    fn linear(&self, lightness: f64, chroma: f64) -> [f64; 3] {
        let (a, b) = (self.direction.0 * chroma, self.direction.1 * chroma);
        let cube = |value: f64| value * value * value;
        let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
        let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
        let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
        [
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
        ]
    }
}

fn encoded(linear: [f64; 3]) -> Rgb {
    Rgb(linear.map(|value| {
        let value = value.clamp(0.0, 1.0);
        let encoded = if value <= 0.003_130_8 {
            value * 12.92
        } else {
            1.055 * libm::pow(value, 1.0 / 2.4) - 0.055
        };
        byte(encoded * 255.0)
    }))
}

#[expect(clippy::as_conversions, reason = "a whole number from 0 to 255")]
fn byte(value: f64) -> u8 {
    libm::round(value).clamp(0.0, 255.0) as u8
}
