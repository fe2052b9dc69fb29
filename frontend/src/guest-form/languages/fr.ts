/* The words of a form in French. */
import type { FormTranslation } from '@/guest-form/translations'

const words: FormTranslation<'fr'>['words'] = {
  optional: 'Facultatif',
  pickAny: 'Plusieurs choix',
  choose: 'Choisir…',
  clear: 'Effacer',
  attending: {
    question: 'Serez-vous des nôtres\u202f?',
    questionOf: (name) => `Pouvons-nous compter sur ${name}\u202f?`,
    attending: 'Oui, avec plaisir',
    declined: 'Non, hélas',
    maybe: 'Pas encore décidé',
  },
  consent: {
    label:
      'J’accepte que les organisateurs conservent mon régime alimentaire et mes demandes particulières.',
    hint: 'Ces informations servent uniquement à préparer cet événement. Vous pourrez les modifier ou les supprimer.',
  },
  problems: {
    summary: { one: 'Veuillez vérifier une réponse', other: 'Veuillez vérifier # réponses' },
    enter: (label) => `${label}\u202f: à remplir`,
    choose: (label) => `${label}\u202f: veuillez choisir une réponse`,
    box: 'Veuillez cocher cette case pour continuer',
    email: 'Veuillez saisir une adresse e-mail comme nom@example.com',
    tooLong: (limit) => `${limit} caractères au maximum`,
    attending: 'Dites-nous si vous serez des nôtres',
    consent:
      'Cochez cette case pour que votre régime alimentaire et vos demandes soient conservés, ou laissez les deux questions vides',
  },
}

const labels: FormTranslation<'fr'>['labels'] = {
  'first name': 'Prénom',
  'last name': 'Nom',
  email: 'E-mail',
  'email address': 'Adresse e-mail',
  mobile: 'Mobile',
  'mobile number': 'Numéro de mobile',
  phone: 'Téléphone',
  'dietary requirements': 'Régime alimentaire',
  'special requests': 'Demandes particulières',
  'additional information': 'Informations complémentaires',
}

const options: FormTranslation<'fr'>['options'] = {
  none: 'Aucun',
  vegetarian: 'Végétarien',
  vegan: 'Végane',
  'gluten-free': 'Sans gluten',
  'dairy-free': 'Sans produits laitiers',
  'nut allergy': 'Allergie aux fruits à coque',
  other: 'Autre',
}

export const form = { words, labels, options }
