/* The texts of a guest's ticket, in German. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Ihr Ticket',
  loading: 'Ihr Ticket wird geladen …',
  kept: (when) =>
    `Auf diesem Gerät gespeichert: ${when}. Ohne Verbindung kann der Stand veraltet sein.`,
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
  addToCalendar: 'Zum Kalender hinzufügen',
  saveImage: 'Als Bild sichern',
  appleWallet: 'Zu Apple Wallet hinzufügen',
  googleWallet: 'Zu Google Wallet hinzufügen',
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
