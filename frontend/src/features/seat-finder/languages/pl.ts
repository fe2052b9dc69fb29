/* The seat finders in Polish. */
import { result } from '@/features/seat-finder/result/languages/pl'
import { directions } from '@/features/seat-finder/result/languages/pl-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'pl'>['finder'] = {
  findSeat: { title: 'Znajdź miejsce' },
  findMySeat: { title: 'Znajdź moje miejsce' },
  lookup: {
    title: 'Państwa miejsce',
    text: 'Proszę wpisać kod, aby zobaczyć swój stół i miejsce.',
    looking: 'Szukamy Państwa miejsca',
  },
  event: {
    loading: 'Wczytywanie wydarzenia…',
    code: 'Kod wydarzenia',
    codeHint: 'Jest w linku lub pod otrzymanym kodem QR.',
    codeMissing: 'Proszę wpisać kod wydarzenia',
    open: 'Dalej',
    other: 'Inne wydarzenie',
    missing: {
      title: 'Nie znaleziono wydarzenia',
      text: 'Żadne wydarzenie nie ma takiego kodu. Proszę go sprawdzić lub otworzyć link z zaproszenia.',
    },
    cancelled: { title: 'Wydarzenie odwołane', text: 'To wydarzenie zostało odwołane.' },
    past: {
      title: 'To wydarzenie już się odbyło',
      text: 'Miejsca są widoczne do następnego dnia po wydarzeniu.',
    },
  },
  tabs: { legend: 'Sposób szukania', code: 'Numer miejsca / kod QR', details: 'Dane osobowe' },
  form: {
    code: 'Kod',
    hint: '6 liter i cyfr – na bilecie i w e-mailu z numerem miejsca.',
    seatId: 'Numer miejsca lub kod QR',
    seatIdHint: 'Może to być też 6-znakowy kod z biletu.',
    codeOrName: 'Imię i nazwisko lub kod',
    codeOrNameHint: 'Imię i nazwisko albo 6-znakowy kod z biletu.',
    seatIdMissing: 'Proszę wpisać numer miejsca lub kod QR',
    firstName: 'Imię',
    firstNameMissing: 'Proszę wpisać imię',
    lastName: 'Nazwisko',
    lastNameMissing: 'Proszę wpisać nazwisko',
    lastNameAsked: 'Proszę wpisać nazwisko tak jak na zaproszeniu',
    mobile: 'Numer komórkowy',
    mobileHint: 'Wystarczą 4 ostatnie cyfry.',
    mobileMissing: 'Proszę wpisać co najmniej 4 ostatnie cyfry',
    query: 'Imię i nazwisko, e-mail lub telefon',
    queryPlaceholder: 'Imię i nazwisko, e-mail lub telefon…',
    search: 'Szukaj',
    clear: 'Wyczyść',
    submit: 'Znajdź moje miejsce',
    pending: 'Szukamy…',
    codeIncomplete: 'Kod ma 6 liter i cyfr',
    lookAlike: 'W kodach nigdy nie ma 0, O, 1 ani I. Proszę jeszcze raz sprawdzić ten znak.',
  },
  scan: 'Zeskanuj kod QR',
  found: { title: 'Gość znaleziony!', welcome: (name) => `Witamy, ${name}` },
  failure: {
    notFound: 'Nie znaleziono gościa',
    details: 'Proszę sprawdzić dane i spróbować ponownie.',
    scanned: 'Nieprawidłowy kod QR lub numer miejsca. Proszę spróbować ponownie.',
    several: {
      title: 'Pasuje kilku gości',
      text: 'Te dane ma więcej niż jeden gość. Proszę wpisać kod z zaproszenia lub zapytać w recepcji.',
    },
    detailsNeeded: {
      title: 'Potrzeba więcej danych',
      text: 'Proszę wpisać imię, nazwisko i 4 ostatnie cyfry numeru komórkowego.',
    },
    numberNeeded: {
      title: 'Potrzebny pełny numer',
      text: 'To nazwisko było wyszukiwane wiele razy. Proszę wpisać pełny numer komórkowy.',
    },
    lastNameNeeded: {
      title: 'Potrzebne nazwisko',
      text: 'Wpisano tu wiele błędnych kodów. Aby zobaczyć miejsce, proszę podać także nazwisko.',
    },
    tooMany: {
      title: 'Zbyt wiele wyszukiwań',
      text: 'Proszę odczekać minutę i spróbować ponownie.',
    },
    unreachable: {
      title: 'Brak połączenia',
      text: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    },
    broken: { title: 'Wyszukiwanie nie powiodło się', text: 'Proszę spróbować za chwilę.' },
    codeNotFound: {
      title: 'Nie znaleziono kodu',
      text: 'Niestety nie znaleźliśmy miejsca dla tego kodu. Proszę go sprawdzić i spróbować ponownie.',
      textWithName:
        'Niestety nie znaleźliśmy miejsca dla tego kodu i nazwiska. Proszę sprawdzić oba i spróbować ponownie.',
    },
    retry: 'Spróbuj ponownie',
  },
  otherWay: {
    code: 'Mają Państwo 6-znakowy kod?',
    codeText: 'Jest w e-mailu z potwierdzeniem',
    name: 'Nie mają Państwo kodu?',
    nameText: 'Wyszukiwanie po nazwisku, e-mailu lub telefonie',
    noCode: 'Nie mają Państwo kodu?',
    noCodeText: 'Wyszukiwanie po danych osobowych',
  },
  dismiss: 'Zamknij',
}

const later: FinderTranslation<'pl'>['later'] = {
  scan: {
    close: 'Zamknij aparat',
    camera: 'Aparat',
    point: 'Proszę skierować na kod QR',
    refused:
      'Przeglądarka nie zezwala na użycie aparatu. Proszę włączyć go w ustawieniach tej strony lub wpisać kod.',
    missing: 'Aparat jest niedostępny. Proszę wpisać kod.',
  },
  tips: [
    'Proszę sprawdzić pisownię, jak na zaproszeniu',
    'Proszę wpisać razem imię i nazwisko',
    'Albo e-mail lub telefon podany przy zgłoszeniu',
    'Proszę zapytać organizatorów lub w recepcji',
  ],
  person: {
    place: { table: 'Stół', seat: 'Miejsce' },
    directions: 'Pokaż drogę',
    pending: {
      title: 'Miejsce nie jest jeszcze przydzielone',
      text: 'Proszę zajrzeć tu później lub skontaktować się z organizatorami.',
    },
    declined: {
      title: 'Nie ma Państwa na planie stołów',
      text: 'Wiemy, że nie mogą Państwo przyjść. Jeśli coś się zmieniło, prosimy o kontakt z organizatorami.',
    },
    write: 'Napisz do organizatorów',
    again: 'Szukaj ponownie',
    status: {
      pending: 'Oczekuje',
      confirmed: 'Potwierdzone',
      assigned: 'Przydzielone',
      'checked-in': 'Na miejscu',
      cancelled: 'Rezygnacja',
    },
  },
}

export const texts: FinderTranslation<'pl'> = { finder, later, result, directions }
