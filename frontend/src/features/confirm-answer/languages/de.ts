/* The texts of the page behind a confirmation link, in German. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
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
  answers: { attending: 'Ja, dabei', declined: 'Leider nein', maybe: 'Noch nicht sicher' },
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
