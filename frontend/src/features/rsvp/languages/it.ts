/* The registration pages in Italian. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/it'

const answer: RegistrationTranslation<'it'>['answer'] = {
  until: (date) => `Attendiamo la sua risposta entro: ${date}.`,
  waitingList: {
    title: 'Tutti i posti sono occupati',
    text: 'Può iscriversi alla lista d’attesa. Riceverà un’e-mail se si libera un posto.',
  },
  companions: {
    title: 'Chi viene con lei?',
    mayBring: {
      one: 'Può venire con un accompagnatore.',
      other: 'Può venire con al massimo # accompagnatori.',
    },
    heading: (number, most) => (most === 1 ? 'Il suo accompagnatore' : `Accompagnatore ${number}`),
    add: 'Aggiungi un accompagnatore',
    remove: (name) => `Rimuovi ${name}`,
    tooMany: 'Ha aggiunto troppi accompagnatori. Ne rimuova qualcuno.',
  },
  partyQuestions: 'Per tutto il gruppo',
  changed: {
    title: 'Gli organizzatori hanno modificato questo modulo',
    text: 'Abbiamo conservato le risposte ancora valide. Controlli il modulo e lo invii di nuovo.',
  },
  submit: 'Invia la risposta',
  submitWaiting: 'Entra in lista d’attesa',
  sending: 'Invio in corso…',
  slow: 'L’invio richiede più tempo del solito. Tenga aperta questa pagina.',
  offline:
    'È offline. La risposta partirà automaticamente appena torna la connessione. Tenga aperta questa pagina.',
  waitingForConnection: 'In attesa di connessione…',
  wrong: 'Controlli le sue risposte',
  open: {
    left: { one: 'Resta una domanda', other: 'Restano # domande' },
    text: 'Abbiamo già le altre risposte. Può modificare anche quelle.',
  },
  next: {
    title: 'I prossimi passi',
    seat: 'Il suo tavolo e il suo posto appariranno su questa pagina appena assegnati.',
    ticket:
      'Ogni ospite che partecipa ha un biglietto. Lo mostri all’ingresso, sul telefono o stampato.',
    late: 'Le registrazioni sono chiuse, ma può ancora segnalare chi non potrà venire. Per altre modifiche contatti gli organizzatori.',
  },
  waitingAt: (position) => `Lista d’attesa, numero ${position}`,
  late: {
    decline: (name) => `${name} non può venire`,
    question:
      'Liberare il posto? Le registrazioni sono chiuse: solo gli organizzatori potranno annullare l’operazione.',
    confirm: 'Libera il posto',
    keep: 'Tieni il posto',
    meanwhile: 'Nel frattempo ha risposto un’altra persona del suo gruppo. Controlli e riprovi.',
  },
  required: 'Compili tutto ciò che non è indicato come facoltativo.',
  missing: { title: 'Dati mancanti', text: 'Compili tutti i campi obbligatori.' },
  failed: { title: 'Registrazione non riuscita', text: 'Riprovi più tardi.' },
  addToCalendar: 'Aggiungi al calendario',
  tooMany: 'Attenda un minuto e riprovi.',
  succeeded: {
    title: 'Registrazione riuscita!',
    text: 'Le abbiamo inviato per e-mail la conferma e il codice QR.',
    saved: 'La sua risposta è stata salvata.',
  },
  checkField: (label) => `Da controllare: ${label}`,
  done: {
    title: 'Registrazione completata!',
    thanks: (event) => `Grazie per la sua registrazione a ${event}.`,
    joy: 'Non vediamo l’ora di accoglierla!',
    note: 'Riceverà un’e-mail di conferma con un codice QR e un link diretto per trovare il suo posto.',
    waitingTitle: 'È in lista d’attesa',
    waiting: (event) =>
      `Grazie. Al momento tutti i posti per ${event} sono occupati. Riceverà un’e-mail se si libera un posto.`,
    declinedTitle: 'Grazie per averci avvisato',
    declined: (event) =>
      `Ci dispiace che non possa venire. Sentiremo la sua mancanza a ${event}. Gli organizzatori hanno ricevuto la risposta.`,
    maybeTitle: 'Grazie per la sua risposta',
    maybe: (event) => `Non sa ancora se potrà partecipare a ${event}.`,
    maybeNote: 'Torni su questa pagina appena lo saprà.',
    change: 'Modifica la risposta',
    again: {
      title: 'Aveva già risposto o ricevuto l’invito per e-mail?',
      text: (email) =>
        `In tal caso confermi questa risposta con il link nell’e-mail inviata a ${email}. Fino ad allora la lista degli invitati non cambia.`,
    },
    companions:
      'I suoi accompagnatori riceveranno le loro e-mail appena confermerà la registrazione con il link nella sua e-mail.',
  },
  party: {
    intro: 'Risponda per tutte le persone che può. Può tralasciare qualcuno e tornare più tardi.',
    people: 'Le persone del suo gruppo',
    plusOne: 'Accompagnatore',
    noAnswer: 'Nessuna risposta',
    submit: 'Invia le risposte',
    answerOne: 'Risponda almeno per una persona',
    answers: 'Le sue risposte',
    place: (table, seat) => `${table}, posto ${seat}`,
    ticket: 'Biglietto',
    ticketOf: (name) => `Biglietto di ${name}`,
    change: 'Modifica le risposte',
    changeUntil: (date) => `Può modificare le risposte fino a: ${date}.`,
    meanwhile: {
      title: 'Nel frattempo ha risposto un’altra persona del suo gruppo',
      text: 'Non è stato ancora inviato nulla. Scelga quali risposte tenere, poi invii di nuovo.',
      merged: 'Le altre risposte sono ora nel modulo qui sotto. Lo controlli e lo invii di nuovo.',
      mine: 'La sua risposta',
      theirs: 'L’altra risposta',
      keepMine: 'Tieni la mia risposta',
      takeTheirs: 'Usa l’altra risposta',
      ofParty: 'Domande per tutto il gruppo',
      undecided: 'Scelga una delle due risposte',
    },
    locked: 'Queste sono le sue risposte. Per modificarle, contatti gli organizzatori.',
  },
  states: {
    full: { title: 'Posti esauriti', text: 'Tutti i posti per questo evento sono occupati.' },
    'not-open-yet': { title: 'Le registrazioni non sono ancora aperte', text: 'Torni più tardi.' },
    closed: {
      title: 'Le registrazioni sono chiuse',
      text: 'Al momento non si accettano risposte.',
    },
    past: { title: 'Questo evento è terminato', text: 'Non è più possibile registrarsi.' },
    cancelled: { title: 'Evento annullato', text: 'Questo evento è stato annullato.' },
  },
  opensAt: (date) => `Le registrazioni aprono: ${date}.`,
  closedAt: (date) => `Era possibile rispondere fino a: ${date}.`,
  contact: 'Domande? Contatto:',
  yes: 'Sì',
  no: 'No',
  blank: 'Senza risposta',
}

const page: RegistrationTranslation<'it'>['page'] = {
  title: 'Registrazione',
  personalTitle: 'Il suo invito',
  greeting: (names) => `Un caloroso benvenuto a ${names}`,
  loading: 'Caricamento dell’evento…',
  slow: 'La connessione è lenta. Attenda un momento.',
  dismiss: 'Chiudi',
  notFound: {
    title: 'Evento non trovato',
    text: 'L’evento che cerca non esiste o non è più disponibile.',
  },
  linkNotFound: {
    title: 'Link non trovato',
    text: 'Questo link personale è sconosciuto o è stato sostituito. Usi quello del suo ultimo invito.',
  },
  unreachable: {
    title: 'Non è stato possibile caricare l’evento',
    text: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
  },
}

export const texts = { answer, page, form }
