/* The words of a form in Dutch. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'nl'>['words'] = {
  optional: 'Optioneel',
  pickAny: 'Meerdere mogelijk',
  choose: 'Maak een keuze…',
  clear: 'Wissen',
  attending: {
    question: 'Bent u erbij?',
    questionOf: (name) => `Is ${name} erbij?`,
    attending: 'Ja, graag',
    declined: 'Helaas niet',
    maybe: 'Nog niet zeker',
  },
  consent: {
    label: 'Ik ga ermee akkoord dat de organisatie mijn dieetwensen en bijzondere wensen bewaart.',
    hint: 'Ze dienen alleen om dit evenement voor te bereiden. U kunt ze later wijzigen of verwijderen.',
  },
  problems: {
    summary: { one: 'Controleer één antwoord', other: 'Controleer # antwoorden' },
    enter: (label) => `${label}: vul dit in`,
    choose: (label) => `${label}: maak een keuze`,
    box: 'Vink dit vakje aan om verder te gaan',
    email: 'Vul een e-mailadres in zoals naam@example.com',
    tooLong: (limit) => `Gebruik maximaal ${limit} tekens`,
    attending: 'Laat ons weten of u erbij bent',
    consent:
      'Vink dit vakje aan zodat uw dieetwensen en bijzondere wensen bewaard mogen worden, of laat beide vragen leeg',
  },
}

const labels: FormTranslation<'nl'>['labels'] = {
  'first name': 'Voornaam',
  'last name': 'Achternaam',
  email: 'E-mail',
  'email address': 'E-mailadres',
  mobile: 'Mobiel',
  'mobile number': 'Mobiel nummer',
  phone: 'Telefoon',
  'dietary requirements': 'Dieetwensen',
  'special requests': 'Bijzondere wensen',
  'additional information': 'Aanvullende informatie',
}

const options: FormTranslation<'nl'>['options'] = {
  none: 'Geen',
  vegetarian: 'Vegetarisch',
  vegan: 'Veganistisch',
  'gluten-free': 'Glutenvrij',
  'dairy-free': 'Zuivelvrij',
  'nut allergy': 'Notenallergie',
  other: 'Anders',
}

export const form = { words, labels, options }
