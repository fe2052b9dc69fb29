/* The registration pages in Polish. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/pl'

const answer: RegistrationTranslation<'pl'>['answer'] = {
  until: (date) => `Prosimy o odpowiedź do: ${date}.`,
  waitingList: {
    title: 'Wszystkie miejsca są zajęte',
    text: 'Mogą Państwo zapisać się na listę rezerwową. Gdy zwolni się miejsce, wyślemy e-mail.',
  },
  companions: {
    title: 'Kto przyjdzie z Państwem?',
    mayBring: {
      one: 'Można przyjść z jedną osobą towarzyszącą.',
      few: 'Można przyjść z # osobami towarzyszącymi.',
      many: 'Można przyjść z # osobami towarzyszącymi.',
      other: 'Można przyjść z # osobami towarzyszącymi.',
    },
    heading: (number, most) => (most === 1 ? 'Osoba towarzysząca' : `Osoba towarzysząca ${number}`),
    add: 'Dodaj osobę',
    remove: (name) => `Usuń: ${name}`,
    tooMany: 'Dodano więcej osób, niż można zabrać. Proszę kogoś usunąć.',
  },
  partyQuestions: 'Dla wszystkich',
  changed: {
    title: 'Organizatorzy zmienili ten formularz',
    text: 'Zachowaliśmy odpowiedzi, które nadal pasują. Proszę sprawdzić formularz i wysłać go ponownie.',
  },
  submit: 'Wyślij odpowiedź',
  submitWaiting: 'Zapisz na listę rezerwową',
  sending: 'Wysyłanie…',
  slow: 'Wysyłanie trwa dłużej niż zwykle. Proszę nie zamykać tej strony.',
  offline:
    'Brak połączenia. Odpowiedź zostanie wysłana automatycznie, gdy połączenie wróci. Proszę nie zamykać tej strony.',
  waitingForConnection: 'Czekamy na połączenie…',
  wrong: 'Proszę sprawdzić odpowiedzi',
  open: {
    left: {
      one: 'Zostało jedno pytanie',
      few: 'Zostały # pytania',
      many: 'Zostało # pytań',
      other: 'Zostało # pytania',
    },
    text: 'Pozostałe odpowiedzi już mamy. Je także można zmienić.',
  },
  next: {
    title: 'Co dalej',
    seat: 'Stół i miejsce pojawią się na tej stronie, gdy tylko zostaną przydzielone.',
    ticket:
      'Każdy gość, który przyjdzie, ma bilet. Proszę okazać go przy wejściu – w telefonie lub wydrukowany.',
    late: 'Zgłoszenia są zamknięte, ale można jeszcze zgłosić, kto nie przyjdzie. W sprawie innych zmian prosimy o kontakt z organizatorami.',
  },
  waitingAt: (position) => `Lista rezerwowa, numer ${position}`,
  late: {
    decline: (name) => `${name} nie przyjdzie`,
    question: 'Zwolnić miejsce? Zgłoszenia są zamknięte: cofnąć to mogą tylko organizatorzy.',
    confirm: 'Zwolnij miejsce',
    keep: 'Zachowaj miejsce',
    meanwhile:
      'Tymczasem odpowiedział ktoś inny z Państwa grupy. Proszę sprawdzić i spróbować ponownie.',
  },
  required: 'Proszę wypełnić wszystko, co nie jest oznaczone jako opcjonalne.',
  missing: { title: 'Brakuje danych', text: 'Proszę wypełnić wszystkie wymagane pola.' },
  failed: { title: 'Zgłoszenie nie powiodło się', text: 'Proszę spróbować później.' },
  addToCalendar: 'Dodaj do kalendarza',
  tooMany: 'Proszę odczekać minutę i spróbować ponownie.',
  succeeded: {
    title: 'Zgłoszenie przyjęte!',
    text: 'Potwierdzenie i kod QR wysłaliśmy e-mailem.',
    saved: 'Odpowiedź została zapisana.',
  },
  checkField: (label) => `Proszę sprawdzić: ${label}`,
  done: {
    title: 'Zgłoszenie przyjęte!',
    thanks: (event) => `Dziękujemy za zgłoszenie na wydarzenie „${event}”.`,
    joy: 'Do zobaczenia!',
    note: 'Otrzymają Państwo e-mail z potwierdzeniem, kodem QR i bezpośrednim linkiem do swojego miejsca.',
    waitingTitle: 'Są Państwo na liście rezerwowej',
    waiting: (event) =>
      `Dziękujemy. Wszystkie miejsca na wydarzenie „${event}” są obecnie zajęte. Gdy zwolni się miejsce, wyślemy e-mail.`,
    declinedTitle: 'Dziękujemy za wiadomość',
    declined: (event) =>
      `Szkoda, że nie mogą Państwo przyjść na wydarzenie „${event}”. Będzie nam Państwa brakować. Organizatorzy mają już odpowiedź.`,
    maybeTitle: 'Dziękujemy za odpowiedź',
    maybe: (event) => `Nie wiedzą Państwo jeszcze, czy uda się przyjść na wydarzenie „${event}”.`,
    maybeNote: 'Prosimy wrócić na tę stronę, gdy będzie to wiadomo.',
    change: 'Zmień odpowiedź',
    again: {
      title: 'Czy już Państwo odpowiadali lub otrzymali zaproszenie e-mailem?',
      text: (email) =>
        `Jeśli tak, proszę potwierdzić tę odpowiedź linkiem z e-maila na adres ${email}. Do tego czasu lista gości się nie zmieni.`,
    },
    companions:
      'Osoby towarzyszące otrzymają e-maile, gdy potwierdzą Państwo zgłoszenie linkiem ze swojego e-maila.',
  },
  party: {
    intro:
      'Prosimy odpowiedzieć za wszystkich, za których to możliwe. Kogoś można pominąć i wrócić później.',
    people: 'Osoby w grupie',
    plusOne: 'Osoba towarzysząca',
    noAnswer: 'Brak odpowiedzi',
    submit: 'Wyślij odpowiedzi',
    answerOne: 'Proszę odpowiedzieć za co najmniej jedną osobę',
    answers: 'Państwa odpowiedzi',
    place: (table, seat) => `${table}, miejsce ${seat}`,
    ticket: 'Bilet',
    ticketOf: (name) => `Bilet: ${name}`,
    change: 'Zmień odpowiedzi',
    changeUntil: (date) => `Odpowiedzi można zmieniać do: ${date}.`,
    meanwhile: {
      title: 'Tymczasem odpowiedział ktoś inny z Państwa grupy',
      text: 'Nic jeszcze nie wysłano. Proszę wybrać, które odpowiedzi zachować, i wysłać ponownie.',
      merged: 'Te odpowiedzi są teraz w formularzu poniżej. Proszę go sprawdzić i wysłać ponownie.',
      mine: 'Państwa odpowiedź',
      theirs: 'Druga odpowiedź',
      keepMine: 'Zachowaj moją odpowiedź',
      takeTheirs: 'Użyj drugiej odpowiedzi',
      ofParty: 'Pytania dla wszystkich',
      undecided: 'Proszę wybrać jedną z dwóch odpowiedzi',
    },
    locked: 'Oto Państwa odpowiedzi. Aby je zmienić, prosimy o kontakt z organizatorami.',
  },
  states: {
    full: { title: 'Brak wolnych miejsc', text: 'Wszystkie miejsca na to wydarzenie są zajęte.' },
    'not-open-yet': { title: 'Zgłoszenia nie są jeszcze otwarte', text: 'Prosimy wrócić później.' },
    closed: { title: 'Zgłoszenia są zamknięte', text: 'Obecnie nie przyjmujemy odpowiedzi.' },
    past: { title: 'To wydarzenie już się odbyło', text: 'Zgłoszenia nie są już możliwe.' },
    cancelled: { title: 'Wydarzenie odwołane', text: 'To wydarzenie zostało odwołane.' },
  },
  opensAt: (date) => `Początek zgłoszeń: ${date}.`,
  closedAt: (date) => `Odpowiedzi przyjmowano do: ${date}.`,
  contact: 'Pytania? Kontakt:',
  yes: 'Tak',
  no: 'Nie',
  blank: 'Bez odpowiedzi',
}

const page: RegistrationTranslation<'pl'>['page'] = {
  title: 'Zgłoszenie',
  personalTitle: 'Państwa zaproszenie',
  greeting: (names) => `Serdecznie witamy, ${names}`,
  loading: 'Wczytywanie wydarzenia…',
  slow: 'Połączenie jest wolne. Proszę chwilę poczekać.',
  dismiss: 'Zamknij',
  notFound: {
    title: 'Nie znaleziono wydarzenia',
    text: 'Szukane wydarzenie nie istnieje lub nie jest już dostępne.',
  },
  linkNotFound: {
    title: 'Nie znaleziono linku',
    text: 'Ten osobisty link jest nieznany lub zastąpił go nowszy. Proszę użyć linku z ostatniego zaproszenia.',
  },
  unreachable: {
    title: 'Nie udało się wczytać wydarzenia',
    text: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    retrying: 'Próbujemy…',
  },
}

export const texts = { answer, page, form }
