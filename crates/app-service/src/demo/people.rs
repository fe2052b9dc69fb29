//! The 120 guests of the wedding, one line for each party.
//!
//! A line reads `answer party: First Last, First Last (dietary), …`. The answer is + attending, - declined, ? maybe and
//! . none yet. `@table/chair` behind a name is a seat given by hand, `&` before one marks the plus-one of the guest before,
//! `*` a VIP, and `^` a guest in a wheelchair.

use domain::fold;
use domain::guest::{GuestTexts, NewGuest, split_full_name};
use domain::tag::TagColour;

use super::room::HEAD;
use crate::core::error::Error;

const LIST: &str = "\
+ The couple: *Anna Lindqvist @head/3, *Ben Achterberg @head/4
+ Bridal party: Saoirse Byrne @head/1, Tomasz Wiśniewski (Vegetarian) @head/2, Imani Okoye @head/5, Luca Ferraro @head/6
+ Lindqvist family: Karin Lindqvist @1/1, Lars Lindqvist @1/2, Elsa Lindqvist @1/3, Nils Lindqvist (Nut Allergy) @1/4
+ Achterberg family: Margriet Achterberg @2/5, Pieter Achterberg @2/6, Sanne Achterberg (Vegan) @2/7, Wilhelmina de Vries (Dairy-Free) @2/8
+ Grandparents: *^Astrid Holm @2/3, *Gunnar Holm @2/2
+ Okafor family: Chidi Okafor, Ngozi Okafor, Adaeze Okafor (Vegetarian), Emeka Okafor
+ Nair family: Priya Nair (Vegetarian), Arjun Nair (Vegetarian), Meera Nair (Vegetarian)
+ Tanaka family: Haruto Tanaka, Yuki Tanaka (Gluten-Free)
+ García family: José García Márquez, Lucía García Márquez, Mateo García, Valentina García
+ Nguyễn family: Nguyễn Văn Minh, Nguyễn Thị Hoa, Linh Nguyễn (Vegan)
. Haddad family: Karim Haddad, Layla Haddad, Yasmin Haddad (Gluten-Free)
+ O'Brien family: Siobhán O'Brien, Pádraig O'Brien, Aoife O'Brien
+ Kowalski family: Zbigniew Kowalski, Małgorzata Kowalska, Jakub Kowalski
+ Rossi family: Giulia Rossi (Vegetarian), &Marco Rossi
+ Müller family: Jürgen Müller, Käthe Müller, Björn Müller (Gluten-Free)
+ Dubois family: Amélie Dubois, François Dubois, Zoé Dubois (Dairy-Free)
? Petrov family: Дмитрий Петров, Анна Петрова
+ Chen family: 陈伟, 陈静 (Vegetarian), Lily Chen
+ Kim family: 김민준, 김서연
+ Al-Farsi family: فاطمة الفارسي, أحمد الفارسي
+ Cohen family: נועה כהן, David Cohen (Nut Allergy)
+ Papadopoulos family: Ελένη Παπαδοπούλου, Γιώργος Παπαδόπουλος
. Silva family: João Silva, Beatriz Silva, Tiago Silva
+ Yılmaz family: Özlem Yılmaz, Çağlar Yılmaz
+ Sharma family: प्रिया शर्मा (Vegetarian), रोहन शर्मा (Vegetarian)
+ Mensah family: Kwame Mensah, Abena Mensah, Kofi Mensah
+ Johansen family: Ingrid Johansen, Øyvind Johansen
+ Novák family: Jiří Novák, Eliška Nováková
- Dlamini family: Thandiwe Dlamini, Sipho Dlamini
+ University friends: Grace Whitfield, Hamza Qureshi, Chloe Beaumont (Vegan), Rafael Ortiz, Mei-Ling Wong, Owen Pritchard
+ Work friends of Anna: Nadia Rahman, Christopher Vance, Josephine Adeyemi (Gluten-Free), Stefan Ilić, Hannah Weiss
+ Work friends of Ben: Marcus Bell, Svetlana Orlova, Dinesh Patel (Vegetarian), Freya Sørensen
+ Choir: Eleanor Ashworth, &Callum Fraser, Bronwen Rees (Dairy-Free)
+ Rowing club: Hugo Martens, Femke Jansen, Joost van den Berg
. Book club: Rosalind Carter, Teresa Moreau (Vegan)
+ Neighbours: Walter Higgins, Doris Higgins
? Cousins from Leeds: Jack Turner, Emily Turner
+ Cousins from Malmö: Oskar Ek, Linnea Ek
. Hughes: Gareth Hughes, Megan Hughes
+ Aunt Beatrix: Beatrix Achterberg (Dairy-Free), &Cornelis Visser
. Zhang: Zhang Li, Wang Fang
- Fischer: Sabine Fischer, Uwe Fischer
? Santos: Rosa Santos, Miguel Santos
+ Celebrant: Rev. Judith Amos
+ Musicians: Elias Grant, Noor Aziz (Vegetarian)
";

/// The tag of those who work at the wedding.
pub(super) const ON_DUTY: &str = "On duty";

/// The tags, and the words in the names of the parties that carry them.
pub(super) const TAGS: [(&str, TagColour, &[&str]); 4] = [
    ("Wedding party", TagColour::Violet, &["The couple", "Bridal party"]),
    (
        "Family",
        TagColour::Green,
        &["family", "Grandparents", "Cousins", "Aunt"],
    ),
    ("Friends", TagColour::Blue, &["friends", "Choir", "club", "Neighbours"]),
    (ON_DUTY, TagColour::Grey, &["Celebrant", "Musicians"]),
];

/// A guest to invite, and the seat that was given by hand.
pub(super) struct Invited {
    pub(super) guest: NewGuest,
    /// The name of the tag.
    pub(super) tag: Option<&'static str>,
    /// Whether the guest before brings this one.
    pub(super) is_plus_one: bool,
    pub(super) seat: Option<(String, u32)>,
}

/// Reads the list.
pub(super) fn all() -> Result<Vec<Invited>, Error> {
    let mut all = Vec::new();
    for line in LIST.lines() {
        let broken = || Error::Internal(format!("demo list: {line}"));
        let (head, names) = line.split_once(": ").ok_or_else(broken)?;
        let (answer, party) = head.split_once(' ').ok_or_else(broken)?;
        for entry in names.split(", ") {
            let number = all.len() + 1;
            all.push(invited(answer, party, entry, number).ok_or_else(broken)?);
        }
    }
    Ok(all)
}

fn invited(answer: &str, party: &str, entry: &str, number: usize) -> Option<Invited> {
    let (entry, seat) = match entry.split_once(" @") {
        Some((entry, seat)) => (entry, Some(read_seat(seat)?)),
        None => (entry, None),
    };
    let (name, dietary) = match entry.split_once(" (") {
        Some((name, dietary)) => (name, dietary.strip_suffix(')')?),
        None => (entry, ""),
    };
    let (marks, name) = name.split_at(name.find(|letter: char| !"&*^".contains(letter))?);
    let (first, last) = split_full_name(name);
    let texts = GuestTexts {
        email: email(&first, &last, number),
        // Numbers that the regulator keeps free for stories.
        mobile: if number.is_multiple_of(3) {
            String::new()
        } else {
            format!("+44 7700 900{number:03}")
        },
        first_name: first,
        last_name: last,
        dietary: dietary.to_owned(),
        ..GuestTexts::default()
    };
    let status = match answer {
        "+" => "confirmed",
        "-" => "cancelled",
        _ => "pending",
    };
    let guest = NewGuest {
        texts,
        status: Some(status.to_owned()),
        party: Some(party.to_owned()),
        vip: marks.contains('*'),
        wheelchair: marks.contains('^'),
        ..NewGuest::default()
    };
    Some(Invited {
        guest,
        tag: tag_of(party),
        is_plus_one: marks.contains('&'),
        seat,
    })
}

fn tag_of(party: &str) -> Option<&'static str> {
    let (name, ..) = TAGS
        .iter()
        .find(|(.., words)| words.iter().any(|word| party.contains(word)))?;
    Some(name)
}

fn read_seat(text: &str) -> Option<(String, u32)> {
    let (table, chair) = text.split_once('/')?;
    let table = if table == "head" {
        HEAD.to_owned()
    } else {
        format!("table-{table}")
    };
    Some((table, chair.parse().ok()?))
}

/// An address for four of five guests whose name can be spelled in one.
fn email(first: &str, last: &str, number: usize) -> String {
    let plain = |name: &str| -> String { fold::name(name).chars().filter(char::is_ascii_alphanumeric).collect() };
    let (first, last) = (plain(first), plain(last));
    if first.is_empty() || last.is_empty() || number.is_multiple_of(5) {
        return String::new();
    }
    format!("{first}.{last}@example.com")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_list_holds_120_guests_in_45_parties() {
        let all = all().unwrap();
        let parties: HashSet<_> = all.iter().map(|invited| invited.guest.party.clone()).collect();
        assert_eq!((all.len(), parties.len()), (120, 45));
    }

    #[test]
    fn every_guest_passes_the_rules_and_no_seat_is_given_twice() {
        let all = all().unwrap();
        let seats: Vec<_> = all.iter().filter_map(|invited| invited.seat.clone()).collect();
        assert_eq!(seats.len(), seats.iter().collect::<HashSet<_>>().len());
        for invited in all {
            let name = format!("{:?}", invited.guest.texts);
            assert!(invited.guest.check().is_ok(), "{name}");
        }
    }
}
