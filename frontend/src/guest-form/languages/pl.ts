/* The words of a form in Polish. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'pl'>['words'] = {
  optional: 'Opcjonalne',
  pickAny: 'Można wybrać kilka',
  choose: 'Proszę wybrać…',
  clear: 'Wyczyść',
  attending: {
    question: 'Czy będą Państwo z nami?',
    questionOf: (name) => `Czy ${name} będzie z nami?`,
    attending: 'Tak, z przyjemnością',
    declined: 'Niestety nie',
    maybe: 'Jeszcze nie wiadomo',
  },
  consent: {
    label:
      'Zgadzam się, aby organizatorzy przechowywali moje wymagania dietetyczne i specjalne życzenia.',
    hint: 'Służą tylko do przygotowania tego wydarzenia. Można je później zmienić lub usunąć.',
  },
  problems: {
    summary: {
      one: 'Proszę sprawdzić jedną odpowiedź',
      few: 'Proszę sprawdzić # odpowiedzi',
      many: 'Proszę sprawdzić # odpowiedzi',
      other: 'Proszę sprawdzić # odpowiedzi',
    },
    enter: (label) => `${label}: proszę wypełnić`,
    choose: (label) => `${label}: proszę wybrać odpowiedź`,
    box: 'Proszę zaznaczyć to pole, aby kontynuować',
    email: 'Proszę wpisać adres e-mail, np. imie@example.com',
    tooLong: (limit) => `Maksymalnie ${limit} znaków`,
    attending: 'Prosimy o informację, czy będą Państwo z nami',
    consent:
      'Proszę zaznaczyć to pole, aby można było przechowywać wymagania dietetyczne i specjalne życzenia, albo zostawić oba pytania puste',
  },
}

const labels: FormTranslation<'pl'>['labels'] = {
  'first name': 'Imię',
  'last name': 'Nazwisko',
  email: 'E-mail',
  'email address': 'Adres e-mail',
  mobile: 'Komórka',
  'mobile number': 'Numer komórkowy',
  phone: 'Telefon',
  'dietary requirements': 'Wymagania dietetyczne',
  'special requests': 'Specjalne życzenia',
  'additional information': 'Dodatkowe informacje',
}

const options: FormTranslation<'pl'>['options'] = {
  none: 'Brak',
  vegetarian: 'Wegetariańska',
  vegan: 'Wegańska',
  'gluten-free': 'Bezglutenowa',
  'dairy-free': 'Bez nabiału',
  'nut allergy': 'Alergia na orzechy',
  other: 'Inna',
}

export const form = { words, labels, options }
