/* The registration pages in German. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/de'

const answer: RegistrationTranslation<'de'>['answer'] = {
  until: (date: string) => `Bitte antworten Sie bis ${date}.`,
  waitingList: {
    title: 'Alle Plätze sind vergeben',
    text: 'Sie können sich auf die Warteliste setzen lassen. Wird ein Platz frei, erhalten Sie eine E-Mail.',
  },
  companions: {
    title: 'Wer kommt mit Ihnen?',
    mayBring: {
      one: 'Sie können eine Begleitung mitbringen.',
      other: 'Sie können bis zu # Gäste mitbringen.',
    },
    heading: (number: number, most: number) => (most === 1 ? 'Ihre Begleitung' : `Gast ${number}`),
    add: 'Gast hinzufügen',
    remove: (name: string) => `${name} entfernen`,
    tooMany:
      'Sie haben mehr Gäste eingetragen, als Sie mitbringen können. Bitte entfernen Sie einige.',
  },
  partyQuestions: 'Für Sie alle',
  changed: {
    title: 'Das Formular wurde inzwischen geändert',
    text: 'Ihre Angaben sind erhalten geblieben, soweit sie noch passen. Bitte prüfen Sie das Formular und senden Sie es noch einmal.',
  },
  submit: 'Antwort senden',
  submitWaiting: 'Auf die Warteliste',
  sending: 'Wird gesendet …',
  slow: 'Das Senden dauert länger als sonst. Bitte lassen Sie diese Seite geöffnet.',
  offline:
    'Es besteht keine Verbindung. Ihre Antwort wird von selbst gesendet, sobald es wieder eine gibt. Bitte lassen Sie diese Seite geöffnet.',
  waitingForConnection: 'Wartet auf eine Verbindung …',
  wrong: 'Bitte prüfen Sie Ihre Angaben',
  open: {
    left: { one: 'Noch eine Frage', other: 'Noch # Fragen' },
    text: 'Ihre übrigen Angaben sind schon bekannt. Sie können sie ebenfalls ändern.',
  },
  next: {
    title: 'Wie es weitergeht',
    seat: 'Ihr Tisch und Ihr Platz stehen auf dieser Seite, sobald sie vergeben sind.',
    ticket:
      'Wer kommt, hat ein Ticket. Zeigen Sie es am Eingang vor, auf dem Telefon oder gedruckt.',
    late: 'Die Anmeldung ist geschlossen, aber Sie können noch absagen. Für andere Änderungen wenden Sie sich bitte an die Veranstalter.',
  },
  waitingAt: (position: number) => `Warteliste, Nummer ${position}`,
  late: {
    decline: (name: string) => `${name} kann nicht kommen`,
    question:
      'Den Platz freigeben? Die Anmeldung ist geschlossen: Nur die Veranstalter können das rückgängig machen.',
    confirm: 'Platz freigeben',
    keep: 'Platz behalten',
    meanwhile:
      'Inzwischen hat jemand anderes aus Ihrer Gruppe geantwortet. Bitte prüfen Sie die Antworten und versuchen Sie es noch einmal.',
  },
  required: 'Bitte füllen Sie alles aus, was nicht als optional gekennzeichnet ist.',
  missing: { title: 'Angaben fehlen', text: 'Bitte füllen Sie alle Pflichtfelder aus.' },
  failed: {
    title: 'Anmeldung fehlgeschlagen',
    text: 'Bitte versuchen Sie es später noch einmal.',
  },
  addToCalendar: 'Zum Kalender hinzufügen',
  tooMany: 'Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  succeeded: {
    title: 'Anmeldung erfolgreich!',
    text: 'Die Bestätigung mit QR-Code kommt per E-Mail.',
    saved: 'Ihre Antwort ist gespeichert.',
  },
  checkField: (label: string) => `Bitte prüfen: ${label}`,
  done: {
    title: 'Anmeldung abgeschlossen!',
    thanks: (event: string) => `Vielen Dank für Ihre Anmeldung zu ${event}.`,
    joy: 'Wir freuen uns auf Sie!',
    note: 'Sie erhalten eine E-Mail mit der Bestätigung, einem QR-Code und einem direkten Link zu Ihrem Platz.',
    waitingTitle: 'Sie sind auf der Warteliste',
    waiting: (event: string) =>
      `Vielen Dank. Zurzeit sind alle Plätze für ${event} vergeben. Wird ein Platz frei, erhalten Sie eine E-Mail.`,
    declinedTitle: 'Danke für Ihre Nachricht',
    declined: (event: string) =>
      `Wie schade, dass Sie nicht kommen können. Sie werden uns bei ${event} fehlen. Die Veranstalter haben Ihre Antwort erhalten.`,
    maybeTitle: 'Danke für Ihre Antwort',
    maybe: (event: string) => `Sie wissen noch nicht, ob Sie bei ${event} dabei sind.`,
    maybeNote: 'Bitte kommen Sie auf diese Seite zurück, sobald Sie es wissen.',
    change: 'Antwort ändern',
    again: {
      title: 'Haben Sie schon einmal geantwortet, oder sind Sie per E-Mail eingeladen?',
      text: (email: string) =>
        `Dann gilt diese Antwort, sobald Sie sie bestätigen: Bitte öffnen Sie den Link in der E-Mail an ${email}. Bis dahin ändert sich auf der Gästeliste nichts.`,
    },
    companions:
      'Ihre Begleitpersonen erhalten ihre E-Mails, sobald Sie Ihre Anmeldung mit dem Link in der E-Mail an Sie bestätigt haben.',
  },
  party: {
    intro:
      'Bitte antworten Sie für alle, für die Sie es können. Sie können Personen auslassen und später wiederkommen.',
    people: 'Ihre Gruppe',
    plusOne: 'Begleitung',
    noAnswer: 'Noch keine Antwort',
    submit: 'Antworten senden',
    answerOne: 'Bitte antworten Sie für mindestens eine Person',
    answers: 'Ihre Antworten',
    place: (table: string, seat: string) => `${table}, Platz ${seat}`,
    ticket: 'Ticket',
    ticketOf: (name: string) => `Ticket von ${name}`,
    change: 'Antworten ändern',
    changeUntil: (date: string) => `Sie können Ihre Antworten bis ${date} ändern.`,
    meanwhile: {
      title: 'Inzwischen hat jemand anderes aus Ihrer Gruppe geantwortet',
      text: 'Es wurde noch nichts gesendet. Wählen Sie, welche Antworten gelten sollen, und senden Sie dann noch einmal.',
      merged:
        'Diese Antworten stehen jetzt unten im Formular. Bitte prüfen Sie es und senden Sie es noch einmal.',
      mine: 'Ihre Antwort',
      theirs: 'Die andere Antwort',
      keepMine: 'Meine Antwort behalten',
      takeTheirs: 'Die andere übernehmen',
      ofParty: 'Fragen an Sie alle',
      undecided: 'Bitte wählen Sie eine der beiden Antworten',
    },
    locked: 'Das sind Ihre Antworten. Für Änderungen wenden Sie sich bitte an die Veranstalter.',
  },
  states: {
    full: { title: 'Ausgebucht', text: 'Alle Plätze dieser Veranstaltung sind vergeben.' },
    'not-open-yet': {
      title: 'Die Anmeldung ist noch nicht möglich',
      text: 'Bitte kommen Sie später wieder.',
    },
    closed: {
      title: 'Die Anmeldung ist geschlossen',
      text: 'Zurzeit werden keine Antworten angenommen.',
    },
    past: {
      title: 'Diese Veranstaltung ist vorbei',
      text: 'Eine Anmeldung ist nicht mehr möglich.',
    },
    cancelled: {
      title: 'Veranstaltung abgesagt',
      text: 'Diese Veranstaltung wurde abgesagt.',
    },
  },
  opensAt: (date: string) => `Die Anmeldung beginnt am ${date}.`,
  closedAt: (date: string) => `Antworten waren bis ${date} möglich.`,
  contact: 'Fragen? Kontakt:',
  yes: 'Ja',
  no: 'Nein',
  blank: 'Nicht beantwortet',
}

const page: RegistrationTranslation<'de'>['page'] = {
  title: 'Anmeldung',
  personalTitle: 'Ihre Einladung',
  greeting: (names: string) => `Willkommen, ${names}`,
  loading: 'Veranstaltung wird geladen …',
  slow: 'Die Verbindung ist langsam. Bitte warten Sie einen Moment.',
  dismiss: 'Schließen',
  notFound: {
    title: 'Veranstaltung nicht gefunden',
    text: 'Die gesuchte Veranstaltung gibt es nicht oder nicht mehr.',
  },
  linkNotFound: {
    title: 'Link nicht gefunden',
    text: 'Dieser persönliche Link ist unbekannt oder wurde durch einen neueren ersetzt. Bitte verwenden Sie den Link aus Ihrer letzten Einladung.',
  },
  unreachable: {
    title: 'Die Veranstaltung konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
}

export const texts = { answer, page, form }
