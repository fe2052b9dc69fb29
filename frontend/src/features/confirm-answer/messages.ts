/* The texts of the page behind a confirmation link. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Confirm your answer',
  loading: 'Loading…',
  answer: {
    heading: (event: string) => `Confirm your answer for ${event}`,
    text: 'Your email address is already on the guest list. This answer counts once you confirm it here.',
    confirm: 'Confirm this answer',
    done: 'Your answer is confirmed',
    doneText: (event: string) => `Thank you. The organiser of ${event} has your new answer.`,
    discarded: 'The answer is discarded',
    discardedText: 'The guest list stays as it was. You can close this page.',
  },
  registration: {
    heading: (event: string) => `Confirm your registration for ${event}`,
    text: 'The people you bring get their emails once you have confirmed that the registration is yours.',
    confirm: 'Confirm registration',
    done: 'Your registration is confirmed',
    doneText: () => 'Thank you. The people you bring get their emails now.',
    discarded: 'No emails are sent',
    discardedText:
      'The people in this registration get no email. The registration is still on the guest list. Please ask the organiser to remove it.',
  },
  who: 'Name',
  companions: 'Coming with you',
  answerLabel: 'Answer',
  answers: { attending: 'Attending', declined: 'Not attending', maybe: 'Not sure yet' },
  confirming: 'Confirming…',
  discard: 'This was not me',
  discarding: 'Discarding…',
  open: 'See all your answers',
  expires: (date: string) => `The link works until ${date}.`,
  notFound: {
    title: 'This link no longer works',
    text: 'It was already used, was replaced by a newer one, or is older than 14 days. If you have confirmed your answer, it is saved. To change it, please answer again.',
  },
  unreachable: {
    title: 'The page could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  failed: 'This did not work. Check your connection and try again.',
  refused: {
    form_changed: 'The organiser has changed the form since then. Please answer again.',
    registration_closed: 'Registration is closed. Please contact the organiser.',
    registration_not_open: 'Registration is not open yet. Please come back later.',
    registration_full: 'All places are now taken. Please contact the organiser.',
    registration_past: 'This event is over. Answers are no longer possible.',
    registration_cancelled: 'This event has been cancelled.',
    too_many_requests: 'Please wait a minute and try again.',
  },
}

const de: typeof en = {
  title: 'Antwort bestätigen',
  loading: 'Wird geladen …',
  answer: {
    heading: (event: string) => `Bitte bestätigen Sie Ihre Antwort für ${event}`,
    text: 'Ihre E-Mail-Adresse steht bereits auf der Gästeliste. Diese Antwort gilt, sobald Sie sie hier bestätigen.',
    confirm: 'Antwort bestätigen',
    done: 'Ihre Antwort ist bestätigt',
    doneText: (event: string) =>
      `Vielen Dank. Die Veranstalter von ${event} haben Ihre neue Antwort erhalten.`,
    discarded: 'Die Antwort ist verworfen',
    discardedText: 'Die Gästeliste bleibt, wie sie war. Sie können diese Seite schließen.',
  },
  registration: {
    heading: (event: string) => `Bitte bestätigen Sie Ihre Anmeldung für ${event}`,
    text: 'Ihre Begleitpersonen erhalten ihre E-Mails, sobald Sie bestätigt haben, dass die Anmeldung von Ihnen ist.',
    confirm: 'Anmeldung bestätigen',
    done: 'Ihre Anmeldung ist bestätigt',
    doneText: () => 'Vielen Dank. Ihre Begleitpersonen erhalten jetzt ihre E-Mails.',
    discarded: 'Es werden keine E-Mails verschickt',
    discardedText:
      'Die Personen dieser Anmeldung erhalten keine E-Mail. Die Anmeldung steht noch auf der Gästeliste. Bitte lassen Sie sie von den Veranstaltern entfernen.',
  },
  who: 'Name',
  companions: 'Ihre Begleitung',
  answerLabel: 'Antwort',
  answers: { attending: 'Ja, dabei', declined: 'Leider nein', maybe: 'Noch offen' },
  confirming: 'Wird bestätigt …',
  discard: 'Das war ich nicht',
  discarding: 'Wird verworfen …',
  open: 'Alle Antworten ansehen',
  expires: (date: string) => `Der Link gilt bis ${date}.`,
  notFound: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon verwendet, durch einen neueren ersetzt oder ist älter als 14 Tage. Wenn Sie Ihre Antwort bestätigt haben, ist sie gespeichert. Um sie zu ändern, antworten Sie bitte noch einmal.',
  },
  unreachable: {
    title: 'Die Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
  failed:
    'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  refused: {
    form_changed: 'Das Formular wurde inzwischen geändert. Bitte antworten Sie noch einmal.',
    registration_closed:
      'Die Anmeldung ist geschlossen. Bitte wenden Sie sich an die Veranstalter.',
    registration_not_open: 'Die Anmeldung ist noch nicht möglich. Bitte kommen Sie später wieder.',
    registration_full:
      'Inzwischen sind alle Plätze vergeben. Bitte wenden Sie sich an die Veranstalter.',
    registration_past: 'Diese Veranstaltung ist vorbei. Antworten sind nicht mehr möglich.',
    registration_cancelled: 'Diese Veranstaltung wurde abgesagt.',
    too_many_requests: 'Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  },
}

export const messages: Catalogue<typeof en> = { en, de }

/** Returns why a link was refused, or that it did not work. */
export function refusalText({ failed, refused }: typeof en, code: string): string {
  return new Map(Object.entries(refused)).get(code) ?? failed
}
