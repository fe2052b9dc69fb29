/* The texts of the page behind a confirmation link. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Confirm your answer',
  loading: 'Loading…',
  answer: {
    heading: (event: string) => `Confirm your answer for ${event}`,
    text: 'Your e-mail address is already on the guest list. The guest list changes only after you confirm.',
    confirm: 'Confirm this answer',
    done: 'Your answer is confirmed',
    doneText: (event: string) => `Thank you. The organizer of ${event} has your new answer.`,
  },
  registration: {
    heading: (event: string) => `Confirm your registration for ${event}`,
    text: 'The people you bring get their e-mails once you have confirmed that the registration is yours.',
    confirm: 'Confirm registration',
    done: 'Your registration is confirmed',
    doneText: () => 'Thank you. The people you bring get their e-mails now.',
  },
  who: 'Name',
  companions: 'Coming with you',
  answerLabel: 'Answer',
  answers: { attending: 'Attending', declined: 'Not attending', maybe: 'Not sure yet' },
  confirming: 'Confirming…',
  discard: 'This was not me',
  discarding: 'Discarding…',
  discarded: 'The answer is discarded',
  discardedText: 'Nothing was changed on the guest list. You can close this page.',
  open: 'See all your answers',
  expires: (date: string) => `The link works until ${date}.`,
  changed: 'The organizer has changed the form since then. Please answer again.',
  notFound: {
    title: 'This link no longer works',
    text: 'It was used already, or it is older than 14 days. To change your answer, please answer again.',
  },
  unreachable: {
    title: 'The page could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  failed: 'This did not work. Check your connection and try again.',
}

const de: typeof en = {
  title: 'Antwort bestätigen',
  loading: 'Wird geladen …',
  answer: {
    heading: (event: string) => `Bitte bestätigen Sie Ihre Antwort für ${event}`,
    text: 'Ihre E-Mail-Adresse steht bereits auf der Gästeliste. Die Gästeliste ändert sich erst, wenn Sie bestätigen.',
    confirm: 'Antwort bestätigen',
    done: 'Ihre Antwort ist bestätigt',
    doneText: (event: string) =>
      `Vielen Dank. Die Veranstalter von ${event} haben Ihre neue Antwort erhalten.`,
  },
  registration: {
    heading: (event: string) => `Bitte bestätigen Sie Ihre Anmeldung für ${event}`,
    text: 'Ihre Begleitpersonen erhalten ihre E-Mails, sobald Sie bestätigt haben, dass die Anmeldung von Ihnen ist.',
    confirm: 'Anmeldung bestätigen',
    done: 'Ihre Anmeldung ist bestätigt',
    doneText: () => 'Vielen Dank. Ihre Begleitpersonen erhalten jetzt ihre E-Mails.',
  },
  who: 'Name',
  companions: 'Ihre Begleitung',
  answerLabel: 'Antwort',
  answers: { attending: 'Zusage', declined: 'Absage', maybe: 'Noch offen' },
  confirming: 'Wird bestätigt …',
  discard: 'Das war ich nicht',
  discarding: 'Wird verworfen …',
  discarded: 'Die Antwort ist verworfen',
  discardedText: 'An der Gästeliste hat sich nichts geändert. Sie können diese Seite schließen.',
  open: 'Alle Antworten ansehen',
  expires: (date: string) => `Der Link gilt bis ${date}.`,
  changed: 'Das Formular wurde inzwischen geändert. Bitte antworten Sie noch einmal.',
  notFound: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon verwendet oder ist älter als 14 Tage. Um Ihre Antwort zu ändern, antworten Sie bitte noch einmal.',
  },
  unreachable: {
    title: 'Die Seite konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
  failed:
    'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
}

export const messages: Catalogue<typeof en> = { en, de }
