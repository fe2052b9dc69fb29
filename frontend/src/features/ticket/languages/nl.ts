/* The texts of a guest's ticket, in Dutch. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Uw ticket',
  loading: 'Uw ticket wordt geladen…',
  kept: (when) => `Bewaard op dit apparaat: ${when}. U bent offline, dus het kan veranderd zijn.`,
  facts: { date: 'Datum', venue: 'Locatie' },
  guest: 'Gast',
  table: 'Tafel',
  seat: 'Plaats',
  noSeat: 'Uw plaats is nog niet toegewezen. U ziet die straks op deze pagina.',
  scan: 'Laat deze code zien bij de ingang',
  qrAlt: (name) => `QR-code van het ticket van ${name}`,
  code: 'Code',
  meal: 'Menu',
  dietary: 'Dieetwensen',
  specialRequests: 'Bijzondere wensen',
  addToCalendar: 'In de agenda',
  saveImage: 'Opslaan als afbeelding',
  appleWallet: 'Voeg toe aan Apple Wallet',
  googleWallet: 'Toevoegen aan Google Wallet',
  print: 'Ticket afdrukken',
  findSeat: 'Mijn plaats zoeken',
  cancelled: {
    title: 'Evenement geannuleerd',
    text: 'Dit evenement is geannuleerd. Uw ticket is niet meer geldig.',
  },
  past: { title: 'Dit evenement is voorbij', text: 'Fijn dat u erbij was.' },
  notFound: {
    title: 'Ticket niet gevonden',
    text: 'Deze link is onbekend of vervangen door een nieuwere. Gebruik de link in uw laatste e-mail.',
  },
  unreachable: {
    title: 'Het ticket kon niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
  },
}
