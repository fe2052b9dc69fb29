//! What guests read on printed cards, lists and signs. Sheets for staff are in English.

use domain::event::GuestLanguage;

/// The words of one language. Pages and dates are templates.
pub(crate) struct GuestWords {
    /// Before the number of a table, and over a column of tables.
    pub(crate) table: &'static str,
    /// Over a column of names.
    pub(crate) guest: &'static str,
    pub(crate) find_table: &'static str,
    pub(crate) scan: &'static str,
    /// Over the tables of the board.
    pub(crate) find_seat: &'static str,
    /// A place at a table, with `{table}` and `{seat}`.
    place: &'static str,
    page: &'static str,
    printed: &'static str,
}

impl GuestWords {
    /// "Table 4, seat C"
    pub(crate) fn place(&self, table: &str, seat: &str) -> String {
        self.place.replace("{seat}", seat).replace("{table}", table)
    }

    pub(crate) fn page(&self, number: usize, count: usize) -> String {
        let page = self.page.replace("{number}", &number.to_string());
        page.replace("{count}", &count.to_string())
    }

    /// The number of a page and the count of all, as `{number}` and `{count}`.
    pub(crate) fn page_template(&self) -> &'static str {
        self.page
    }

    pub(crate) fn printed(&self, date: &str) -> String {
        self.printed.replace("{date}", date)
    }
}

pub(crate) fn words(language: GuestLanguage) -> &'static GuestWords {
    match language {
        GuestLanguage::En => &EN,
        GuestLanguage::De => &DE,
        GuestLanguage::Fr => &FR,
        GuestLanguage::Es => &ES,
        GuestLanguage::It => &IT,
        GuestLanguage::Pt => &PT,
        GuestLanguage::Nl => &NL,
        GuestLanguage::Pl => &PL,
        GuestLanguage::Tr => &TR,
        GuestLanguage::Ar => &AR,
        GuestLanguage::He => &HE,
    }
}

const EN: GuestWords = GuestWords {
    table: "Table",
    guest: "Guest",
    find_table: "Find your table",
    scan: "Scan to find your seat",
    find_seat: "Please find your seat",
    place: "{table}, seat {seat}",
    page: "Page {number} of {count}",
    printed: "Printed {date}",
};

const DE: GuestWords = GuestWords {
    table: "Tisch",
    guest: "Gast",
    find_table: "Finden Sie Ihren Tisch",
    scan: "Code scannen und Platz finden",
    find_seat: "Bitte finden Sie Ihren Platz",
    place: "{table}, Platz {seat}",
    page: "Seite {number} von {count}",
    printed: "Gedruckt: {date}",
};

const FR: GuestWords = GuestWords {
    table: "Table",
    guest: "Nom",
    find_table: "Trouvez votre table",
    scan: "Scannez le code pour trouver votre place",
    find_seat: "Trouvez votre place",
    place: "{table}, place {seat}",
    page: "Page {number} sur {count}",
    printed: "Imprimé le {date}",
};

const ES: GuestWords = GuestWords {
    table: "Mesa",
    guest: "Nombre",
    find_table: "Encuentre su mesa",
    scan: "Escanee el código para encontrar su asiento",
    find_seat: "Encuentre su asiento",
    place: "{table}, asiento {seat}",
    page: "Página {number} de {count}",
    printed: "Impreso: {date}",
};

const IT: GuestWords = GuestWords {
    table: "Tavolo",
    guest: "Nome",
    find_table: "Trovi il suo tavolo",
    scan: "Inquadri il codice per trovare il suo posto",
    find_seat: "Trovi il suo posto",
    place: "{table}, posto {seat}",
    page: "Pagina {number} di {count}",
    printed: "Stampato: {date}",
};

const PT: GuestWords = GuestWords {
    table: "Mesa",
    guest: "Nome",
    find_table: "Encontre a sua mesa",
    scan: "Leia o código para encontrar o seu lugar",
    find_seat: "Encontre o seu lugar",
    place: "{table}, lugar {seat}",
    page: "Página {number} de {count}",
    printed: "Impresso: {date}",
};

const NL: GuestWords = GuestWords {
    table: "Tafel",
    guest: "Gast",
    find_table: "Vind uw tafel",
    scan: "Scan de code en vind uw plaats",
    find_seat: "Vind uw plaats",
    place: "{table}, plaats {seat}",
    page: "Pagina {number} van {count}",
    printed: "Afgedrukt: {date}",
};

const PL: GuestWords = GuestWords {
    table: "Stół",
    guest: "Gość",
    find_table: "Proszę znaleźć swój stół",
    scan: "Kod QR wskaże Państwa miejsce",
    find_seat: "Proszę odnaleźć swoje miejsce",
    place: "{table}, miejsce {seat}",
    page: "Strona {number} z {count}",
    printed: "Wydruk: {date}",
};

const TR: GuestWords = GuestWords {
    table: "Masa",
    guest: "Davetli",
    find_table: "Masanızı bulun",
    scan: "Yerinizi bulmak için kodu okutun",
    find_seat: "Lütfen yerinizi bulun",
    place: "{table}, yer {seat}",
    page: "Sayfa {number}/{count}",
    printed: "Baskı: {date}",
};

const AR: GuestWords = GuestWords {
    table: "الطاولة",
    guest: "الضيف",
    find_table: "ابحثوا عن طاولتكم",
    scan: "امسحوا الرمز لمعرفة مقعدكم",
    find_seat: "تفضلوا إلى مقاعدكم",
    place: "{table}، المقعد {seat}",
    page: "صفحة {number} من {count}",
    printed: "طُبع في {date}",
};

const HE: GuestWords = GuestWords {
    table: "שולחן",
    guest: "שם",
    find_table: "מצאו את השולחן שלכם",
    scan: "סרקו את הקוד ומצאו את המקום שלכם",
    find_seat: "אנא מצאו את המקום שלכם",
    place: "{table}, מקום {seat}",
    page: "עמוד {number} מתוך {count}",
    printed: "הודפס: {date}",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::{Weight, shape};

    fn all(words: &GuestWords) -> [&'static str; 8] {
        let GuestWords {
            table,
            guest,
            find_table,
            scan,
            find_seat,
            place,
            page,
            printed,
        } = *words;
        [table, guest, find_table, scan, find_seat, place, page, printed]
    }

    #[test]
    fn every_language_has_its_own_words_and_every_letter_has_a_font() {
        for language in GuestLanguage::ALL {
            let own = words(language);
            for (text, english) in all(own).into_iter().zip(all(words(GuestLanguage::En))) {
                let is_english = language == GuestLanguage::En || (language == GuestLanguage::Fr && text == "Table");
                assert!(is_english || text != english, "{language:?}: {text}");
                assert!(!text.is_empty() && text.trim() == text, "{language:?}");
                assert_eq!(shape(text, Weight::Bold).missing.len(), 0, "{language:?}: {text}");
            }
            assert!(
                own.page(2, 7).contains('2') && own.page(2, 7).contains('7'),
                "{language:?}"
            );
            assert!(own.place("Elm", "C").contains("Elm"), "{language:?}");
            assert!(own.place("Elm", "C").ends_with('C'), "{language:?}");
            assert!(own.printed("today").contains("today"), "{language:?}");
        }
    }
}
