/* The seat finders in Italian. */
import { result } from '@/features/seat-finder/result/languages/it'
import { directions } from '@/features/seat-finder/result/languages/it-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'it'>['finder'] = {
  findSeat: { title: 'Trova il posto' },
  findMySeat: { title: 'Trova il mio posto' },
  lookup: {
    title: 'Trovi il suo posto',
    text: 'Inserisca il codice per vedere il suo tavolo e il suo posto.',
    looking: 'Ricerca del suo posto',
  },
  event: {
    loading: 'Caricamento dell’evento…',
    code: 'Codice dell’evento',
    codeHint: 'Si trova nel link o sotto il codice QR che ha ricevuto.',
    codeMissing: 'Inserisca il codice del suo evento',
    open: 'Continua',
    other: 'Altro evento',
    missing: {
      title: 'Evento non trovato',
      text: 'Nessun evento ha questo codice. Lo controlli oppure apra il link del suo invito.',
    },
    cancelled: { title: 'Evento annullato', text: 'Questo evento è stato annullato.' },
    past: {
      title: 'Questo evento è terminato',
      text: 'I posti restano visibili fino al giorno dopo l’evento.',
    },
  },
  tabs: { legend: 'Come cercare', code: 'N. posto / codice QR', details: 'Dati personali' },
  form: {
    code: 'Codice',
    hint: '6 lettere e cifre, sul suo biglietto e nell’e-mail con il suo posto.',
    seatId: 'Numero del posto o codice QR',
    seatIdHint: 'Va bene anche il codice di 6 caratteri del suo biglietto.',
    codeOrName: 'Il suo nome o il codice',
    codeOrNameHint: 'Il suo nome e cognome, o il codice di 6 caratteri del suo biglietto.',
    seatIdMissing: 'Inserisca il numero del posto o il codice QR',
    firstName: 'Nome',
    firstNameMissing: 'Inserisca il suo nome',
    lastName: 'Cognome',
    lastNameMissing: 'Inserisca il suo cognome',
    lastNameAsked: 'Inserisca il cognome come è scritto sull’invito',
    mobile: 'Numero di cellulare',
    mobileHint: 'Bastano le ultime 4 cifre.',
    mobileMissing: 'Inserisca almeno le ultime 4 cifre',
    query: 'Nome, e-mail o telefono',
    queryPlaceholder: 'Nome, e-mail o telefono…',
    search: 'Cerca',
    clear: 'Cancella',
    submit: 'Trova il mio posto',
    pending: 'Ricerca in corso…',
    codeIncomplete: 'Il codice ha 6 lettere e cifre',
    lookAlike: 'I codici non contengono mai 0, O, 1 o I. Ricontrolli quel carattere.',
  },
  scan: 'Scansiona il codice QR',
  found: { title: 'Ospite trovato!', welcome: (name) => `Le diamo il benvenuto, ${name}` },
  failure: {
    notFound: 'Ospite non trovato',
    details: 'Controlli i suoi dati e riprovi.',
    scanned: 'Codice QR o numero del posto non valido. Riprovi.',
    several: {
      title: 'Più ospiti corrispondono',
      text: 'Più di un ospite ha questi dati. Inserisca il codice dell’invito o chieda all’accoglienza.',
    },
    detailsNeeded: {
      title: 'Servono altri dati',
      text: 'Inserisca nome, cognome e le ultime 4 cifre del suo cellulare.',
    },
    numberNeeded: {
      title: 'Serve il numero completo',
      text: 'Questo nome è stato cercato molte volte. Inserisca il numero di cellulare completo.',
    },
    lastNameNeeded: {
      title: 'Serve il cognome',
      text: 'Qui sono stati inseriti molti codici errati. Per vedere il suo posto, inserisca anche il cognome.',
    },
    tooMany: { title: 'Troppe ricerche', text: 'Attenda un minuto, poi riprovi.' },
    unreachable: { title: 'Nessuna connessione', text: 'Controlli la connessione e riprovi.' },
    broken: { title: 'La ricerca non è riuscita', text: 'Riprovi tra un momento.' },
    codeNotFound: {
      title: 'Codice non trovato',
      text: 'Purtroppo non abbiamo trovato un posto con questo codice. Lo controlli e riprovi.',
      textWithName:
        'Purtroppo non abbiamo trovato un posto con questo codice e cognome. Controlli entrambi e riprovi.',
    },
    retry: 'Riprova',
  },
  otherWay: {
    code: 'Ha un codice di 6 caratteri?',
    codeText: 'Si trova nell’e-mail di conferma',
    name: 'Non ha il codice a portata di mano?',
    nameText: 'Cerchi per nome, e-mail o telefono',
    noCode: 'Non ha il codice a portata di mano?',
    noCodeText: 'Cerchi con i suoi dati personali',
  },
  dismiss: 'Chiudi',
}

const later: FinderTranslation<'it'>['later'] = {
  scan: {
    close: 'Chiudi la fotocamera',
    camera: 'Fotocamera',
    point: 'Inquadri il suo codice QR',
    refused:
      'Il browser non consente l’uso della fotocamera. Lo autorizzi nelle impostazioni di questo sito o inserisca il codice.',
    missing: 'Nessuna fotocamera disponibile. Inserisca il codice.',
  },
  tips: [
    'Controlli che il nome sia scritto come sull’invito',
    'Inserisca nome e cognome insieme',
    'Oppure l’e-mail o il telefono usati per la registrazione',
    'Chieda agli organizzatori o all’accoglienza',
  ],
  person: {
    place: { table: 'Tavolo', seat: 'Posto' },
    directions: 'Mostra il percorso',
    pending: {
      title: 'Posto non ancora assegnato',
      text: 'Torni più tardi o contatti gli organizzatori.',
    },
    declined: {
      title: 'Non risulta nella disposizione dei posti',
      text: 'Ci ha comunicato che non verrà. Se qualcosa è cambiato, contatti gli organizzatori.',
    },
    write: 'Scrivi agli organizzatori',
    again: 'Cerca di nuovo',
    status: {
      pending: 'In attesa',
      confirmed: 'Presenza confermata',
      assigned: 'Posto assegnato',
      'checked-in': 'Già in sala',
      cancelled: 'Non parteciperà',
    },
  },
}

export const texts: FinderTranslation<'it'> = { finder, later, result, directions }
