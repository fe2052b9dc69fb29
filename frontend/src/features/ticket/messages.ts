/* The texts of a guest's ticket. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Your ticket',
  loading: 'Loading your ticket…',
  kept: (when: string) => `Saved on this device ${when}. You are offline, so it may have changed.`,
  facts: { date: 'Date', venue: 'Venue' },
  guest: 'Guest',
  table: 'Table',
  seat: 'Seat',
  noSeat: 'Your seat has not been assigned yet. It will appear on this page.',
  scan: 'Show this code at the entrance',
  qrAlt: (name: string) => `QR code of the ticket of ${name}`,
  code: 'Code',
  meal: 'Meal',
  dietary: 'Dietary needs',
  specialRequests: 'Special requests',
  addToCalendar: 'Add to calendar',
  print: 'Print ticket',
  findSeat: 'Find my seat',
  cancelled: {
    title: 'Event Cancelled',
    text: 'This event has been cancelled. Your ticket is no longer valid.',
  },
  past: { title: 'This event is over', text: 'Thank you for coming.' },
  notFound: {
    title: 'Ticket Not Found',
    text: 'This link is unknown or was replaced by a newer one. Please use the link in your latest email.',
  },
  unreachable: {
    title: 'The ticket could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
}

const de: typeof en = {
  title: 'Ihr Ticket',
  loading: 'Ihr Ticket wird geladen …',
  kept: (when: string) =>
    `Auf diesem Gerät gemerkt ${when}. Es gibt keine Verbindung, der Stand kann alt sein.`,
  facts: { date: 'Datum', venue: 'Ort' },
  guest: 'Gast',
  table: 'Tisch',
  seat: 'Platz',
  noSeat: 'Ihr Platz steht noch nicht fest. Er erscheint auf dieser Seite.',
  scan: 'Zeigen Sie diesen Code am Eingang',
  qrAlt: (name: string) => `QR-Code des Tickets von ${name}`,
  code: 'Code',
  meal: 'Essen',
  dietary: 'Ernährung',
  specialRequests: 'Besondere Wünsche',
  addToCalendar: 'In den Kalender',
  print: 'Ticket drucken',
  findSeat: 'Meinen Platz finden',
  cancelled: {
    title: 'Veranstaltung abgesagt',
    text: 'Diese Veranstaltung wurde abgesagt. Ihr Ticket gilt nicht mehr.',
  },
  past: { title: 'Diese Veranstaltung ist vorbei', text: 'Vielen Dank, dass Sie da waren.' },
  notFound: {
    title: 'Ticket nicht gefunden',
    text: 'Dieser Link ist unbekannt oder wurde durch einen neueren ersetzt. Bitte verwenden Sie den Link aus Ihrer letzten E-Mail.',
  },
  unreachable: {
    title: 'Das Ticket konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
}

export const messages: Catalogue<typeof en> = { en, de }

/** The texts in one language. */
export type TicketTexts = typeof en
