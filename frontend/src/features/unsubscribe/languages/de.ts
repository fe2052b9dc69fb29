/* The texts of the page behind an unsubscribe link, in German. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Abmelden',
  loading: 'Wird geladen …',
  ask: (organisation: string) => `Keine E-Mails mehr von ${organisation}?`,
  text: (email: string) =>
    `An ${email} gehen dann keine Einladungen, Erinnerungen oder anderen Nachrichten zu Veranstaltungen mehr.`,
  unsubscribe: 'Abmelden',
  unsubscribing: 'Wird abgemeldet …',
  done: 'Sie sind abgemeldet',
  doneText: (organisation: string, email: string) =>
    `${organisation} sendet keine E-Mails mehr an ${email}. Nachrichten, die schon unterwegs sind, können noch ankommen.`,
  undo: 'Wieder anmelden',
  undoing: 'Wird angemeldet …',
  undone: 'Sie sind wieder angemeldet',
  undoneText: (organisation: string, email: string) =>
    `${organisation} kann wieder E-Mails an ${email} senden.`,
  notFound: {
    title: 'Link nicht gefunden',
    text: 'Dieser Link ist unvollständig oder ungültig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder schreiben Sie den Veranstaltern.',
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
