/* What guests read about their data, in Italian. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'I suoi dati',
  holder: {
    title: 'Chi ne è responsabile',
    event: (event) => `L’organizzatore di ${event} è responsabile dei suoi dati.`,
    organisation: (organisation) => `${organisation} è responsabile dei suoi dati.`,
    unknown: 'L’organizzatore che le ha inviato l’invito è responsabile dei suoi dati.',
    ask: 'Contatto:',
    askUnknown: 'Trova un contatto nel suo invito; può anche rispondere a quello.',
  },
  kept: {
    title: 'Che cosa viene conservato',
    points: [
      'Il suo nome, e l’indirizzo e il numero che l’organizzatore possiede o che lei ha fornito.',
      'Le sue risposte. Menù ed esigenze alimentari servono a preparare l’evento.',
      'Il suo tavolo e il suo posto, e l’ora del suo arrivo.',
      'Le e-mail che le sono state inviate.',
    ],
    who: 'Il team dell’organizzatore vede questi dati. Chi conosce il suo codice, o il suo nome nella ricerca dei posti, vede il suo tavolo e il suo posto.',
  },
  howLong: {
    title: 'Per quanto tempo',
    text: 'Finché l’organizzatore non li cancella, o fino alla data che ha fissato. I backup del server ne conservano una copia per qualche settimana in più.',
  },
  rights: {
    title: 'Copia, correzione, cancellazione',
    points: [
      'Copia: la chieda all’organizzatore. Ha un pulsante, «Download personal data».',
      'Correzione: riapra il suo link personale finché le risposte sono modificabili, o chieda all’organizzatore.',
      'Cancellazione: la chieda all’organizzatore. Ha un pulsante, «Erase for good».',
      'Niente più e-mail: usi il link di disiscrizione presente in ognuna.',
    ],
  },
  server: 'Informazioni su questo sito: privacy (in inglese)',
}
