/* The words of a form in German. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'de'>['words'] = {
  optional: 'optional',
  pickAny: 'Mehrere möglich',
  choose: 'Bitte wählen …',
  clear: 'Auswahl aufheben',
  attending: {
    question: 'Sind Sie dabei?',
    questionOf: (name: string) => `Ist ${name} dabei?`,
    attending: 'Ja, dabei',
    declined: 'Leider nein',
    maybe: 'Noch nicht sicher',
  },
  consent: {
    label:
      'Ich bin damit einverstanden, dass meine Ernährungswünsche und besonderen Wünsche gespeichert werden.',
    hint: 'Sie dienen nur der Vorbereitung dieser Veranstaltung. Sie können sie später ändern oder entfernen.',
  },
  problems: {
    summary: { one: 'Bitte prüfen Sie eine Angabe', other: 'Bitte prüfen Sie # Angaben' },
    enter: (label: string) => `${label}: bitte ausfüllen`,
    choose: (label: string) => `${label}: bitte wählen`,
    box: 'Bitte setzen Sie hier ein Häkchen',
    email: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
    tooLong: (limit: number) => `Bitte höchstens ${limit} Zeichen`,
    attending: 'Bitte sagen Sie uns, ob Sie dabei sind',
    consent:
      'Bitte stimmen Sie zu, dass Ihre Ernährungswünsche und besonderen Wünsche gespeichert werden, oder lassen Sie beides leer',
  },
}

const labels: FormTranslation<'de'>['labels'] = {
  'first name': 'Vorname',
  'last name': 'Nachname',
  email: 'E-Mail',
  'email address': 'E-Mail-Adresse',
  mobile: 'Mobilnummer',
  'mobile number': 'Mobilnummer',
  phone: 'Telefon',
  'dietary requirements': 'Ernährungswünsche',
  'special requests': 'Besondere Wünsche',
  'additional information': 'Weitere Angaben',
}

const options: FormTranslation<'de'>['options'] = {
  none: 'Keine',
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  'gluten-free': 'Glutenfrei',
  'dairy-free': 'Ohne Milchprodukte',
  'nut allergy': 'Nussallergie',
  other: 'Anderes',
}

export const form = { words, labels, options }
