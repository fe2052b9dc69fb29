//! Dates and times in every language, against values checked by hand.

use std::collections::BTreeSet;

use GuestLanguage::{Ar, De, En, Es, Fr, He, It, Nl, Pl, Pt, Tr};

use super::*;

const ZONE: Tz = Tz::Europe__Berlin;

fn dated(at: &str, language: GuestLanguage) -> String {
    date(at.parse().unwrap(), ZONE, language)
}

#[test]
fn dates_are_written_in_each_language_and_in_the_zone() {
    let expected = [
        (En, "Sunday, 7 March 2027"),
        (De, "Sonntag, 7. März 2027"),
        (Fr, "dimanche 7 mars 2027"),
        (Es, "domingo, 7 de marzo de 2027"),
        (It, "domenica 7 marzo 2027"),
        (Pt, "domingo, 7 de março de 2027"),
        (Nl, "zondag 7 maart 2027"),
        (Pl, "niedziela, 7 marca 2027"),
        (Tr, "7 Mart 2027 Pazar"),
        (Ar, "الأحد، 7 مارس 2027"),
        (He, "יום ראשון, 7 במרץ 2027"),
    ];
    assert_eq!(expected.map(|(language, _)| language), GuestLanguage::ALL);
    for (language, written) in expected {
        assert_eq!(dated("2027-03-06T23:30:00Z", language), written);
    }
}

#[test]
fn every_weekday_and_month_has_a_name_of_its_own() {
    for language in GuestLanguage::ALL {
        let names = names::names(language);
        assert_eq!(names.weekdays.iter().collect::<BTreeSet<_>>().len(), 7, "{language:?}");
        assert_eq!(names.months.iter().collect::<BTreeSet<_>>().len(), 12, "{language:?}");
    }
}

#[test]
fn weekdays_and_months_are_in_their_places() {
    let expected = [
        (
            En,
            "Saturday, 1 May 2027",
            "Wednesday, 25 August 2027",
            "Friday, 31 December 2027",
        ),
        (
            De,
            "Samstag, 1. Mai 2027",
            "Mittwoch, 25. August 2027",
            "Freitag, 31. Dezember 2027",
        ),
        (
            Fr,
            "samedi 1er mai 2027",
            "mercredi 25 août 2027",
            "vendredi 31 décembre 2027",
        ),
        (
            Es,
            "sábado, 1 de mayo de 2027",
            "miércoles, 25 de agosto de 2027",
            "viernes, 31 de diciembre de 2027",
        ),
        (
            It,
            "sabato 1 maggio 2027",
            "mercoledì 25 agosto 2027",
            "venerdì 31 dicembre 2027",
        ),
        (
            Pt,
            "sábado, 1 de maio de 2027",
            "quarta-feira, 25 de agosto de 2027",
            "sexta-feira, 31 de dezembro de 2027",
        ),
        (
            Nl,
            "zaterdag 1 mei 2027",
            "woensdag 25 augustus 2027",
            "vrijdag 31 december 2027",
        ),
        (
            Pl,
            "sobota, 1 maja 2027",
            "środa, 25 sierpnia 2027",
            "piątek, 31 grudnia 2027",
        ),
        (
            Tr,
            "1 Mayıs 2027 Cumartesi",
            "25 Ağustos 2027 Çarşamba",
            "31 Aralık 2027 Cuma",
        ),
        (
            Ar,
            "السبت، 1 مايو 2027",
            "الأربعاء، 25 أغسطس 2027",
            "الجمعة، 31 ديسمبر 2027",
        ),
        (
            He,
            "יום שבת, 1 במאי 2027",
            "יום רביעי, 25 באוגוסט 2027",
            "יום שישי, 31 בדצמבר 2027",
        ),
    ];
    assert_eq!(expected.map(|(language, ..)| language), GuestLanguage::ALL);
    for (language, may, august, december) in expected {
        assert_eq!(dated("2027-05-01T12:00:00Z", language), may);
        assert_eq!(dated("2027-08-25T12:00:00Z", language), august);
        assert_eq!(dated("2027-12-31T12:00:00Z", language), december);
    }
}

#[test]
fn times_count_the_hours_of_the_day_from_0_to_23() {
    let at = |at: &str, language| time(at.parse().unwrap(), ZONE, language);
    for language in GuestLanguage::ALL {
        let (night, morning, afternoon) = match language {
            De => ("00:30 Uhr", "09:05 Uhr", "15:00 Uhr"),
            Es | He => ("0:30", "9:05", "15:00"),
            En | Fr | It | Pt | Nl | Pl | Tr | Ar => ("00:30", "09:05", "15:00"),
        };
        assert_eq!(at("2027-03-06T23:30:00Z", language), night);
        assert_eq!(at("2027-03-07T08:05:00Z", language), morning);
        assert_eq!(at("2027-03-07T14:00:00Z", language), afternoon);
    }
}
