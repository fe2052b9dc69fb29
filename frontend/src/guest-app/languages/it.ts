import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Caricamento…',
  version: {
    title: 'È disponibile una nuova versione.',
    text: 'Salvi ciò che ha scritto, poi ricarichi la pagina. Fino ad allora alcune parti non si aprono.',
    reload: 'Ricarica',
  },
  failure: {
    shown: 'Non è stato possibile mostrare questa parte.',
    rest: 'Il resto della pagina funziona ancora.',
    page: 'Non è stato possibile caricare la pagina',
    part: 'Il caricamento non è riuscito.',
    replaced:
      'È disponibile una nuova versione. Salvi ciò che ha scritto, poi ricarichi la pagina.',
    connection: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
    close: 'Chiudi',
    reload: 'Ricarica la pagina',
  },
  broken: {
    title: 'Non è stato possibile mostrare la pagina',
    text: 'Riprovi o ricarichi la pagina.',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla. Il link è forse vecchio, o manca un carattere.',
  },
}
