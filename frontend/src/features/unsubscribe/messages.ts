/* The texts of the page behind an unsubscribe link. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Unsubscribe',
  loading: 'Loading…',
  ask: (organisation: string) => `Stop email from ${organisation}?`,
  text: (email: string) =>
    `No more invitations, reminders or other messages about its events will be sent to ${email}.`,
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing…',
  done: 'You are unsubscribed',
  doneText: (organisation: string, email: string) =>
    `${organisation} no longer sends email to ${email}. Messages that are already on their way may still arrive.`,
  undo: 'Subscribe again',
  undoing: 'Subscribing…',
  undone: 'You are subscribed again',
  undoneText: (organisation: string, email: string) =>
    `${organisation} can send email to ${email} again.`,
  notFound: {
    title: 'Link Not Found',
    text: 'This link is incomplete or not valid. Please open it again from the email, or write to the organiser.',
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

export const messages: Catalogue<typeof en> = { en, de }
