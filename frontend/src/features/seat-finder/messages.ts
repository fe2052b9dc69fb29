/* Every text of the seat finders. The English ones are word for word as the product is specified. */
import type { Catalogue } from '@/lib/language'

const en = {
  lookup: {
    title: 'Find your seat',
    text: 'Enter your code to see your table and your seat.',
    looking: 'Looking for your seat',
    another: 'Look up another code',
  },
  findSeat: {
    title: 'Find Seat',
    organiser: 'Look up a guest by code, as the guest would on a phone.',
    organiserNote:
      'Each guest’s code is beside the name in Guest Management. Finding a seat by personal details or by QR code, and directions through the room, are not available yet.',
  },
  findMySeat: {
    title: 'Find My Seat',
    text: 'Searching by name, e-mail or phone is not available yet. The code in your invitation shows your table and your seat.',
  },
  form: {
    code: 'Lookup code',
    hint: 'Your invitation shows it: 6 letters and digits.',
    lastName: 'Last name',
    submit: 'Find my seat',
    pending: 'Looking…',
  },
  card: {
    welcome: 'Welcome,',
    event: 'Event',
    venue: 'Venue',
    save: 'Save this page to find it again. Your code is',
  },
  place: { table: 'Table', seat: 'Seat' },
  notFound: {
    title: 'Code Not Found',
    text: "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.",
  },
  notFoundByName:
    "Sorry, we couldn't find a seat with that lookup code and last name. Please check both and try again.",
  pending: {
    title: 'Seat Assignment Pending',
    text: 'Please check back later or contact the event organizer.',
  },
  declined: {
    title: 'You are not on the seating plan',
    text: 'You told the organizer that you are not coming. If that has changed, please contact them.',
  },
  lookAlike: 'Codes never contain 0, O, 1 or I. Look at that character again.',
  cancelled: { title: 'Event Cancelled', text: 'This event has been cancelled.' },
  lastNameNeeded: {
    title: 'Last name needed',
    text: 'Many wrong codes were entered here. Enter your last name as well to see your seat.',
  },
  lastNameMissing: 'Enter your last name as it is on the invitation',
  codeIncomplete: 'The code has 6 letters and digits',
  unreachable: { title: 'No answer', text: 'Check your connection and try again.' },
}

const de: typeof en = {
  lookup: {
    title: 'Ihr Platz',
    text: 'Geben Sie Ihren Code ein, um Ihren Tisch und Ihren Platz zu sehen.',
    looking: 'Ihr Platz wird gesucht',
    another: 'Einen anderen Code eingeben',
  },
  findSeat: {
    title: 'Platz finden',
    organiser: 'Suchen Sie einen Gast per Code, so wie er es auf dem Telefon tun würde.',
    organiserNote:
      'Der Code jedes Gastes steht neben dem Namen in der Gästeverwaltung. Die Suche nach persönlichen Angaben oder per QR-Code und die Wegbeschreibung gibt es noch nicht.',
  },
  findMySeat: {
    title: 'Meinen Platz finden',
    text: 'Die Suche nach Name, E-Mail oder Telefon gibt es noch nicht. Der Code in Ihrer Einladung führt Sie zu Tisch und Platz.',
  },
  form: {
    code: 'Code',
    hint: 'Er steht in Ihrer Einladung: 6 Buchstaben und Ziffern.',
    lastName: 'Nachname',
    submit: 'Meinen Platz finden',
    pending: 'Wird gesucht …',
  },
  card: {
    welcome: 'Willkommen,',
    event: 'Veranstaltung',
    venue: 'Ort',
    save: 'Speichern Sie diese Seite, um sie wiederzufinden. Ihr Code ist',
  },
  place: { table: 'Tisch', seat: 'Platz' },
  notFound: {
    title: 'Code nicht gefunden',
    text: 'Zu diesem Code haben wir leider keinen Platz gefunden. Bitte prüfen Sie den Code und versuchen Sie es noch einmal.',
  },
  notFoundByName:
    'Zu diesem Code und Nachnamen haben wir leider keinen Platz gefunden. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  pending: {
    title: 'Noch kein Platz zugeteilt',
    text: 'Bitte sehen Sie später noch einmal nach oder wenden Sie sich an die Veranstalter.',
  },
  declined: {
    title: 'Sie stehen nicht auf dem Sitzplan',
    text: 'Sie haben abgesagt. Wenn sich das geändert hat, wenden Sie sich bitte an die Veranstalter.',
  },
  lookAlike: 'Ein Code enthält nie 0, O, 1 oder I. Bitte sehen Sie dieses Zeichen noch einmal an.',
  cancelled: { title: 'Veranstaltung abgesagt', text: 'Diese Veranstaltung wurde abgesagt.' },
  lastNameNeeded: {
    title: 'Nachname nötig',
    text: 'Hier wurden viele falsche Codes eingegeben. Bitte geben Sie auch Ihren Nachnamen ein.',
  },
  lastNameMissing: 'Bitte geben Sie Ihren Nachnamen wie in der Einladung ein',
  codeIncomplete: 'Der Code hat 6 Buchstaben und Ziffern',
  unreachable: {
    title: 'Keine Antwort',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
}

export const messages: Catalogue<typeof en> = { en, de }

/** The texts of the seat finders in one language. */
export type SeatFinderTexts = typeof en
