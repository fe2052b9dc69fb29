/* The words around the questions of a form, in every language. The questions themselves are the organiser's. */
import type { Catalogue } from '@/lib/language'

const en = {
  optional: 'Optional',
  pickAny: 'Pick any',
  choose: 'Choose …',
  clear: 'Clear',
  attending: {
    question: 'Will you be there?',
    questionOf: (name: string) => `Will ${name} be there?`,
    attending: 'Attending',
    declined: 'Not attending',
    maybe: 'Not sure yet',
  },
  consent: {
    label: 'I agree that the organizer stores my dietary requirements and special requests.',
    hint: 'They are used to prepare this event only. You can change or remove them later.',
  },
  problems: {
    summary: { one: 'Please check one answer', other: 'Please check # answers' },
    enter: (label: string) => `${label}: please fill this in`,
    choose: (label: string) => `${label}: please choose an answer`,
    box: 'Please tick this box to continue',
    email: 'Please enter an email address such as name@example.com',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    attending: 'Please tell us whether you will be there',
    consent:
      'Please tick this box so that your dietary requirements and special requests can be stored, or leave them blank',
  },
}

const de: typeof en = {
  optional: 'Freiwillig',
  pickAny: 'Mehrere möglich',
  choose: 'Bitte wählen …',
  clear: 'Auswahl aufheben',
  attending: {
    question: 'Sind Sie dabei?',
    questionOf: (name: string) => `Ist ${name} dabei?`,
    attending: 'Zusage',
    declined: 'Absage',
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
      'Bitte stimmen Sie der Speicherung Ihrer Ernährungs- und besonderen Wünsche zu oder lassen Sie beides leer',
  },
}

export const messages: Catalogue<typeof en> = { en, de }
