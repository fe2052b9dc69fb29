/* The registration pages in French. */
import type { RegistrationTranslation } from '@/features/rsvp/translations'
import { form } from '@/guest-form/languages/fr'

const answer: RegistrationTranslation<'fr'>['answer'] = {
  until: (date) => `Merci de répondre au plus tard le ${date}.`,
  waitingList: {
    title: 'Toutes les places sont prises',
    text: 'Vous pouvez vous inscrire sur la liste d’attente. Un e-mail vous préviendra si une place se libère.',
  },
  companions: {
    title: 'Qui vous accompagne\u202f?',
    mayBring: {
      one: 'Vous pouvez venir avec une personne.',
      other: 'Vous pouvez venir avec # personnes au maximum.',
    },
    heading: (number, most) => (most === 1 ? 'Votre accompagnant' : `Accompagnant ${number}`),
    add: 'Ajouter une personne',
    remove: (name) => `Retirer ${name}`,
    tooMany: 'Vous avez ajouté trop d’accompagnants. Veuillez en retirer.',
  },
  partyQuestions: 'Pour tout le groupe',
  changed: {
    title: 'Les organisateurs ont modifié ce formulaire',
    text: 'Vos réponses encore valables ont été conservées. Veuillez vérifier le formulaire et le renvoyer.',
  },
  submit: 'Envoyer ma réponse',
  submitWaiting: 'Rejoindre la liste d’attente',
  sending: 'Envoi en cours…',
  slow: 'L’envoi prend plus de temps que d’habitude. Veuillez laisser cette page ouverte.',
  offline:
    'Vous êtes hors ligne. Votre réponse partira automatiquement dès le retour de la connexion. Veuillez laisser cette page ouverte.',
  waitingForConnection: 'En attente de connexion…',
  wrong: 'Veuillez vérifier vos réponses',
  open: {
    left: { one: 'Il reste une question', other: 'Il reste # questions' },
    text: 'Nous avons déjà vos autres réponses. Vous pouvez aussi les modifier.',
  },
  next: {
    title: 'Et ensuite\u202f?',
    seat: 'Votre table et votre place s’afficheront sur cette page dès qu’elles seront attribuées.',
    ticket:
      'Chaque invité présent a un billet d’entrée. Présentez-le à l’entrée, sur téléphone ou imprimé.',
    late: 'Les inscriptions sont closes, mais vous pouvez encore signaler une absence. Pour toute autre modification, contactez les organisateurs.',
  },
  waitingAt: (position) => `Liste d’attente, n° ${position}`,
  late: {
    decline: (name) => `${name} ne peut pas venir`,
    question:
      'Libérer cette place\u202f? Les inscriptions sont closes\u202f: seuls les organisateurs pourront revenir en arrière.',
    confirm: 'Libérer la place',
    keep: 'Garder la place',
    meanwhile:
      'Entre-temps, une autre personne de votre groupe a répondu. Veuillez vérifier et réessayer.',
  },
  required: 'Veuillez répondre à tout ce qui n’est pas indiqué comme facultatif.',
  missing: {
    title: 'Informations manquantes',
    text: 'Veuillez remplir tous les champs obligatoires.',
  },
  failed: { title: 'L’inscription a échoué', text: 'Veuillez réessayer plus tard.' },
  addToCalendar: 'Ajouter à l’agenda',
  tooMany: 'Veuillez patienter une minute, puis réessayer.',
  succeeded: {
    title: 'Inscription réussie\u202f!',
    text: 'La confirmation et le QR code vous attendent dans vos e-mails.',
    saved: 'Votre réponse est enregistrée.',
  },
  checkField: (label) => `À vérifier\u202f: ${label}`,
  done: {
    title: 'Inscription terminée\u202f!',
    thanks: (event) => `Merci pour votre inscription à ${event}.`,
    joy: 'Au plaisir de vous accueillir\u202f!',
    note: 'Vous recevrez un e-mail de confirmation avec un QR code et un lien direct vers votre place.',
    waitingTitle: 'Vous êtes sur la liste d’attente',
    waiting: (event) =>
      `Merci. Toutes les places pour ${event} sont prises pour le moment. Un e-mail vous préviendra si une place se libère.`,
    declinedTitle: 'Merci de nous avoir prévenus',
    declined: (event) =>
      `Quel dommage que vous ne puissiez pas être là pour ${event}. Vous nous manquerez. Les organisateurs ont bien reçu votre réponse.`,
    maybeTitle: 'Merci pour votre réponse',
    maybe: (event) => `Vous ne savez pas encore si vous pourrez venir à ${event}.`,
    maybeNote: 'Revenez sur cette page dès que vous le saurez.',
    change: 'Modifier ma réponse',
    again: {
      title: 'Avez-vous déjà répondu, ou reçu une invitation par e-mail\u202f?',
      text: (email) =>
        `Dans ce cas, confirmez cette réponse avec le lien de l’e-mail envoyé à ${email}. D’ici là, la liste des invités ne change pas.`,
    },
    companions:
      'Les personnes qui vous accompagnent recevront leurs e-mails dès que vous aurez confirmé votre inscription avec le lien reçu par e-mail.',
  },
  party: {
    intro:
      'Répondez pour toutes les personnes que vous pouvez. Vous pouvez en laisser une de côté et revenir plus tard.',
    people: 'Les personnes de votre groupe',
    plusOne: 'Accompagnant',
    noAnswer: 'Pas encore de réponse',
    submit: 'Envoyer nos réponses',
    answerOne: 'Veuillez répondre pour au moins une personne',
    answers: 'Vos réponses',
    place: (table, seat) => `${table}, place ${seat}`,
    ticket: 'Billet d’entrée',
    ticketOf: (name) => `Billet d’entrée de ${name}`,
    change: 'Modifier nos réponses',
    changeUntil: (date) => `Vous pouvez modifier vos réponses jusqu’au ${date}.`,
    meanwhile: {
      title: 'Entre-temps, une autre personne de votre groupe a répondu',
      text: 'Rien n’a encore été envoyé. Choisissez les réponses à garder, puis renvoyez.',
      merged:
        'Ses réponses figurent maintenant dans le formulaire ci-dessous. Veuillez le vérifier et le renvoyer.',
      mine: 'Votre réponse',
      theirs: 'L’autre réponse',
      keepMine: 'Garder ma réponse',
      takeTheirs: 'Choisir l’autre réponse',
      ofParty: 'Questions pour tout le groupe',
      undecided: 'Veuillez choisir entre les deux réponses',
    },
    locked: 'Voici vos réponses. Pour les modifier, contactez les organisateurs.',
  },
  states: {
    full: { title: 'Complet', text: 'Toutes les places de cet événement sont prises.' },
    'not-open-yet': {
      title: 'Les inscriptions ne sont pas encore ouvertes',
      text: 'Veuillez revenir plus tard.',
    },
    closed: {
      title: 'Les inscriptions sont closes',
      text: 'Aucune réponse n’est acceptée pour le moment.',
    },
    past: { title: 'Cet événement est terminé', text: 'Il n’est plus possible de s’inscrire.' },
    cancelled: { title: 'Événement annulé', text: 'Cet événement a été annulé.' },
  },
  opensAt: (date) => `Les inscriptions ouvrent le ${date}.`,
  closedAt: (date) => `Les réponses étaient possibles jusqu’au ${date}.`,
  contact: 'Une question\u202f? Contact\u202f:',
  yes: 'Oui',
  no: 'Non',
  blank: 'Sans réponse',
}

const page: RegistrationTranslation<'fr'>['page'] = {
  title: 'Inscription',
  personalTitle: 'Votre invitation',
  greeting: (names) => `Bienvenue, ${names}`,
  loading: 'Chargement de l’événement…',
  slow: 'La connexion est lente. Un instant, s’il vous plaît.',
  dismiss: 'Fermer',
  notFound: {
    title: 'Événement introuvable',
    text: 'L’événement que vous cherchez n’existe pas ou n’est plus disponible.',
  },
  linkNotFound: {
    title: 'Lien introuvable',
    text: 'Ce lien personnel est inconnu ou a été remplacé. Veuillez utiliser celui de votre dernière invitation.',
  },
  unreachable: {
    title: 'L’événement n’a pas pu être chargé',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
  },
}

export const texts = { answer, page, form }
