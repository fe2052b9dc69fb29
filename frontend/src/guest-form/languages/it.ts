/* The words of a form in Italian. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'it'>['words'] = {
  optional: 'Facoltativo',
  pickAny: 'Più risposte possibili',
  choose: 'Scelga…',
  clear: 'Cancella',
  attending: {
    question: 'Sarà dei nostri?',
    questionOf: (name) => `${name} sarà dei nostri?`,
    attending: 'Sì, con piacere',
    declined: 'No, purtroppo',
    maybe: 'Ancora da decidere',
  },
  consent: {
    label:
      'Acconsento che gli organizzatori conservino le mie esigenze alimentari e richieste particolari.',
    hint: 'Servono solo per preparare questo evento. Potrà modificarle o rimuoverle in seguito.',
  },
  problems: {
    summary: { one: 'Controlli una risposta', other: 'Controlli # risposte' },
    enter: (label) => `${label}: da compilare`,
    choose: (label) => `${label}: scelga una risposta`,
    box: 'Spunti questa casella per continuare',
    email: 'Inserisca un indirizzo e-mail come nome@example.com',
    tooLong: (limit) => `Usi al massimo ${limit} caratteri`,
    attending: 'Ci dica se sarà presente',
    consent:
      'Spunti questa casella per far conservare esigenze alimentari e richieste particolari, o lasci vuote entrambe le domande',
  },
}

const labels: FormTranslation<'it'>['labels'] = {
  'first name': 'Nome',
  'last name': 'Cognome',
  email: 'E-mail',
  'email address': 'Indirizzo e-mail',
  mobile: 'Cellulare',
  'mobile number': 'Numero di cellulare',
  phone: 'Telefono',
  'dietary requirements': 'Esigenze alimentari',
  'special requests': 'Richieste particolari',
  'additional information': 'Altre informazioni',
}

const options: FormTranslation<'it'>['options'] = {
  none: 'Nessuna',
  vegetarian: 'Vegetariano',
  vegan: 'Vegano',
  'gluten-free': 'Senza glutine',
  'dairy-free': 'Senza latticini',
  'nut allergy': 'Allergia alla frutta a guscio',
  other: 'Altro',
}

export const form = { words, labels, options }
