/* The registration pages in Dutch. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/nl'

const answer: RegistrationTranslation<'nl'>['answer'] = {
  until: (date) => `Graag uw antwoord uiterlijk ${date}.`,
  waitingList: {
    title: 'Alle plaatsen zijn bezet',
    text: 'U kunt zich op de wachtlijst laten zetten. Komt er een plaats vrij, dan krijgt u een e-mail.',
  },
  companions: {
    title: 'Wie komt er met u mee?',
    mayBring: { one: 'U mag één gast meebrengen.', other: 'U mag maximaal # gasten meebrengen.' },
    heading: (number, most) => (most === 1 ? 'Uw gast' : `Gast ${number}`),
    add: 'Gast toevoegen',
    remove: (name) => `${name} verwijderen`,
    tooMany: 'U hebt meer gasten toegevoegd dan u mag meebrengen. Verwijder er een paar.',
  },
  partyQuestions: 'Voor iedereen',
  changed: {
    title: 'De organisatie heeft dit formulier gewijzigd',
    text: 'Antwoorden die nog passen, zijn bewaard. Controleer het formulier en verstuur het opnieuw.',
  },
  submit: 'Antwoord versturen',
  submitWaiting: 'Op de wachtlijst',
  sending: 'Bezig met versturen…',
  slow: 'Het versturen duurt langer dan anders. Houd deze pagina open.',
  offline:
    'U bent offline. Uw antwoord wordt vanzelf verstuurd zodra er weer verbinding is. Houd deze pagina open.',
  waitingForConnection: 'Wachten op verbinding…',
  wrong: 'Controleer uw antwoorden',
  open: {
    left: { one: 'Nog één vraag', other: 'Nog # vragen' },
    text: 'Uw andere antwoorden hebben we al. U kunt ze ook wijzigen.',
  },
  next: {
    title: 'Hoe het verder gaat',
    seat: 'Uw tafel en plaats verschijnen op deze pagina zodra ze zijn toegewezen.',
    ticket:
      'Elke gast die komt, heeft een ticket. Laat het bij de ingang zien, op de telefoon of op papier.',
    late: 'De aanmelding is gesloten, maar u kunt nog laten weten wie niet kan komen. Neem voor andere wijzigingen contact op met de organisatie.',
  },
  waitingAt: (position) => `Wachtlijst, nummer ${position}`,
  late: {
    decline: (name) => `${name} kan niet komen`,
    question:
      'De plaats vrijgeven? De aanmelding is gesloten: alleen de organisatie kan dit ongedaan maken.',
    confirm: 'Plaats vrijgeven',
    keep: 'Plaats houden',
    meanwhile:
      'Intussen heeft iemand anders uit uw gezelschap geantwoord. Controleer de antwoorden en probeer het opnieuw.',
  },
  required: 'Vul alles in wat niet als optioneel is aangegeven.',
  missing: { title: 'Gegevens ontbreken', text: 'Vul alle verplichte velden in.' },
  failed: { title: 'De aanmelding is niet gelukt', text: 'Probeer het later opnieuw.' },
  addToCalendar: 'In de agenda',
  tooMany: 'Wacht een minuut en probeer het opnieuw.',
  succeeded: {
    title: 'U bent aangemeld!',
    text: 'De bevestiging met QR-code vindt u in uw e-mail.',
    saved: 'Uw antwoord is opgeslagen.',
  },
  checkField: (label) => `Controleer: ${label}`,
  done: {
    title: 'Aanmelding voltooid!',
    thanks: (event) => `Hartelijk dank voor uw aanmelding voor ${event}.`,
    joy: 'We kijken uit naar uw komst!',
    note: 'U ontvangt een e-mail met de bevestiging, een QR-code en een directe link naar uw plaats.',
    waitingTitle: 'U staat op de wachtlijst',
    waiting: (event) =>
      `Hartelijk dank. Op dit moment zijn alle plaatsen voor ${event} bezet. Komt er een plaats vrij, dan krijgt u een e-mail.`,
    declinedTitle: 'Bedankt voor uw bericht',
    declined: (event) =>
      `Wat jammer dat u niet kunt komen. We zullen u missen bij ${event}. De organisatie heeft uw antwoord.`,
    maybeTitle: 'Bedankt voor uw antwoord',
    maybe: (event) => `U weet nog niet of u erbij kunt zijn: ${event}.`,
    maybeNote: 'Kom op deze pagina terug zodra u het weet.',
    change: 'Antwoord wijzigen',
    again: {
      title: 'Hebt u al eerder geantwoord of bent u per e-mail uitgenodigd?',
      text: (email) =>
        `Bevestig dit antwoord dan met de link in de e-mail aan ${email}. Tot dan blijft de gastenlijst ongewijzigd.`,
    },
    companions:
      'Uw gasten krijgen hun e-mails zodra u uw aanmelding bevestigt met de link in uw e-mail.',
  },
  party: {
    intro:
      'Antwoord namens iedereen voor wie u dat kunt. U mag iemand overslaan en later terugkomen.',
    people: 'Uw gezelschap',
    plusOne: 'Extra gast',
    noAnswer: 'Nog geen antwoord',
    submit: 'Antwoorden versturen',
    answerOne: 'Antwoord voor minstens één persoon',
    answers: 'Uw antwoorden',
    place: (table, seat) => `${table}, plaats ${seat}`,
    ticket: 'Ticket',
    ticketOf: (name) => `Ticket van ${name}`,
    change: 'Antwoorden wijzigen',
    changeUntil: (date) => `U kunt uw antwoorden wijzigen tot ${date}.`,
    meanwhile: {
      title: 'Intussen heeft iemand anders uit uw gezelschap geantwoord',
      text: 'Er is nog niets verstuurd. Kies welke antwoorden u wilt houden en verstuur opnieuw.',
      merged:
        'Die antwoorden staan nu in het formulier hieronder. Controleer het en verstuur het opnieuw.',
      mine: 'Uw antwoord',
      theirs: 'Het andere antwoord',
      keepMine: 'Mijn antwoord houden',
      takeTheirs: 'Het andere gebruiken',
      ofParty: 'Vragen voor iedereen',
      undecided: 'Kies een van de twee antwoorden',
    },
    locked: 'Dit zijn uw antwoorden. Neem voor wijzigingen contact op met de organisatie.',
  },
  states: {
    full: { title: 'Volgeboekt', text: 'Alle plaatsen voor dit evenement zijn bezet.' },
    'not-open-yet': { title: 'De aanmelding is nog niet geopend', text: 'Kom later terug.' },
    closed: {
      title: 'De aanmelding is gesloten',
      text: 'Er worden op dit moment geen antwoorden aangenomen.',
    },
    past: { title: 'Dit evenement is voorbij', text: 'Aanmelden is niet meer mogelijk.' },
    cancelled: { title: 'Evenement geannuleerd', text: 'Dit evenement is geannuleerd.' },
  },
  opensAt: (date) => `De aanmelding opent op ${date}.`,
  closedAt: (date) => `U kon antwoorden tot ${date}.`,
  contact: 'Vragen? Contact:',
  yes: 'Ja',
  no: 'Nee',
  blank: 'Niet beantwoord',
}

const page: RegistrationTranslation<'nl'>['page'] = {
  title: 'Aanmelding',
  personalTitle: 'Uw uitnodiging',
  greeting: (names) => `Welkom, ${names}`,
  loading: 'Het evenement wordt geladen…',
  slow: 'De verbinding is traag. Een moment geduld.',
  dismiss: 'Sluiten',
  notFound: {
    title: 'Evenement niet gevonden',
    text: 'Het evenement dat u zoekt, bestaat niet of is niet meer beschikbaar.',
  },
  linkNotFound: {
    title: 'Link niet gevonden',
    text: 'Deze persoonlijke link is onbekend of vervangen door een nieuwere. Gebruik de link in uw laatste uitnodiging.',
  },
  unreachable: {
    title: 'Het evenement kon niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
  },
}

export const texts = { answer, page, form }
