/* The texts of the page behind a confirmation link, in Italian. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Confermi la sua risposta',
  loading: 'Caricamento…',
  answer: {
    heading: (event) => `Confermi la sua risposta per ${event}`,
    text: 'Il suo indirizzo e-mail è già nella lista degli invitati. Questa risposta varrà appena la confermerà qui.',
    confirm: 'Conferma la risposta',
    done: 'La sua risposta è confermata',
    doneText: (event) => `Grazie. Gli organizzatori di ${event} hanno la sua nuova risposta.`,
    discarded: 'La risposta è stata scartata',
    discardedText: 'La lista degli invitati resta com’era. Può chiudere questa pagina.',
  },
  registration: {
    heading: (event) => `Confermi la sua registrazione a ${event}`,
    text: 'I suoi accompagnatori riceveranno le loro e-mail appena avrà confermato che la registrazione è sua.',
    confirm: 'Conferma la registrazione',
    done: 'La sua registrazione è confermata',
    doneText: () => 'Grazie. I suoi accompagnatori ricevono ora le loro e-mail.',
    discarded: 'Non verrà inviata alcuna e-mail',
    discardedText:
      'Le persone di questa registrazione non riceveranno e-mail. La registrazione è ancora nella lista degli invitati. Chieda agli organizzatori di rimuoverla.',
  },
  who: 'Nome',
  companions: 'Con lei',
  answerLabel: 'Risposta',
  answers: { attending: 'Sì, con piacere', declined: 'No, purtroppo', maybe: 'Ancora da decidere' },
  confirming: 'Conferma in corso…',
  discard: 'Non ero io',
  discarding: 'Un momento…',
  open: 'Vedi tutte le risposte',
  expires: (date) => `Il link è valido fino a: ${date}.`,
  notFound: {
    title: 'Questo link non è più valido',
    text: 'È già stato usato, è stato sostituito da uno più recente o ha più di 14 giorni. Se ha confermato la sua risposta, è salvata. Per modificarla, risponda di nuovo.',
  },
  unreachable: {
    title: 'Non è stato possibile caricare la pagina',
    text: 'Controlli la connessione e riprovi.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
  },
  failed: 'Non ha funzionato. Controlli la connessione e riprovi.',
  refused: {
    form_changed: 'Nel frattempo gli organizzatori hanno modificato il modulo. Risponda di nuovo.',
    registration_closed: 'Le registrazioni sono chiuse. Contatti gli organizzatori.',
    registration_not_open: 'Le registrazioni non sono ancora aperte. Torni più tardi.',
    registration_full: 'Ora tutti i posti sono occupati. Contatti gli organizzatori.',
    registration_past: 'Questo evento è terminato. Non è più possibile rispondere.',
    registration_cancelled: 'Questo evento è stato annullato.',
    too_many_requests: 'Attenda un minuto e riprovi.',
  },
}
