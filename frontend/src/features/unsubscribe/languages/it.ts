/* The texts of the page behind an unsubscribe link, in Italian. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Annulla l’iscrizione',
  loading: 'Caricamento…',
  ask: (organisation) => `Non ricevere più e-mail da ${organisation}?`,
  text: (email) =>
    `Inviti, promemoria e altri messaggi sui suoi eventi non saranno più inviati a ${email}.`,
  unsubscribe: 'Annulla l’iscrizione',
  unsubscribing: 'Un momento…',
  done: 'Iscrizione annullata',
  doneText: (organisation, email) =>
    `${organisation} non invia più e-mail a ${email}. I messaggi già in viaggio potrebbero ancora arrivare.`,
  undo: 'Riattiva l’iscrizione',
  undoing: 'Un momento…',
  undone: 'Iscrizione riattivata',
  undoneText: (organisation, email) => `${organisation} può di nuovo inviare e-mail a ${email}.`,
  notFound: {
    title: 'Link non trovato',
    text: 'Questo link è incompleto o non valido. Lo apra di nuovo dall’e-mail o scriva agli organizzatori.',
  },
  unreachable: {
    title: 'Non è stato possibile caricare la pagina',
    text: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
  },
  failed: 'Non ha funzionato. Controlli la connessione e riprovi.',
}
