/* The texts of a guest's ticket, in Italian. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Il suo biglietto',
  loading: 'Caricamento del biglietto…',
  kept: (when) =>
    `Salvato su questo dispositivo: ${when}. È offline, quindi potrebbe essere cambiato.`,
  facts: { date: 'Data', venue: 'Luogo' },
  guest: 'Ospite',
  table: 'Tavolo',
  seat: 'Posto',
  noSeat: 'Il suo posto non è ancora assegnato. Apparirà su questa pagina.',
  scan: 'Mostri questo codice all’ingresso',
  qrAlt: (name) => `Codice QR del biglietto di ${name}`,
  code: 'Codice',
  meal: 'Menù',
  dietary: 'Esigenze alimentari',
  specialRequests: 'Richieste particolari',
  addToCalendar: 'Aggiungi al calendario',
  saveImage: 'Salva come immagine',
  appleWallet: 'Aggiungi ad Apple Wallet',
  googleWallet: 'Aggiungi a Google Wallet',
  print: 'Stampa il biglietto',
  findSeat: 'Trova il mio posto',
  cancelled: {
    title: 'Evento annullato',
    text: 'Questo evento è stato annullato. Il suo biglietto non è più valido.',
  },
  past: { title: 'Questo evento è terminato', text: 'Grazie per aver partecipato.' },
  notFound: {
    title: 'Biglietto non trovato',
    text: 'Questo link è sconosciuto o è stato sostituito. Usi quello della sua ultima e-mail.',
  },
  unreachable: {
    title: 'Non è stato possibile caricare il biglietto',
    text: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
  },
}
