/* The texts of the page behind a confirmation link, in French. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Confirmer votre réponse',
  loading: 'Chargement…',
  answer: {
    heading: (event) => `Confirmez votre réponse pour ${event}`,
    text: 'Votre adresse e-mail figure déjà sur la liste des invités. Cette réponse comptera dès que vous l’aurez confirmée ici.',
    confirm: 'Confirmer cette réponse',
    done: 'Votre réponse est confirmée',
    doneText: (event) => `Merci. Les organisateurs de ${event} ont votre nouvelle réponse.`,
    discarded: 'La réponse est écartée',
    discardedText: 'La liste des invités reste inchangée. Vous pouvez fermer cette page.',
  },
  registration: {
    heading: (event) => `Confirmez votre inscription pour ${event}`,
    text: 'Les personnes qui vous accompagnent recevront leurs e-mails dès que vous aurez confirmé que l’inscription vient de vous.',
    confirm: 'Confirmer l’inscription',
    done: 'Votre inscription est confirmée',
    doneText: () =>
      'Merci. Les personnes qui vous accompagnent reçoivent maintenant leurs e-mails.',
    discarded: 'Aucun e-mail ne sera envoyé',
    discardedText:
      'Les personnes de cette inscription ne recevront aucun e-mail. L’inscription figure encore sur la liste. Demandez aux organisateurs de la supprimer.',
  },
  who: 'Nom',
  companions: 'Avec vous',
  answerLabel: 'Réponse',
  answers: { attending: 'Oui, avec plaisir', declined: 'Non, hélas', maybe: 'Pas encore décidé' },
  confirming: 'Confirmation…',
  discard: 'Ce n’était pas moi',
  discarding: 'Un instant…',
  open: 'Voir toutes vos réponses',
  expires: (date) => `Le lien est valable jusqu’au ${date}.`,
  notFound: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a déjà servi, a été remplacé par un plus récent ou date de plus de 14 jours. Si vous avez confirmé votre réponse, elle est enregistrée. Pour la modifier, répondez à nouveau.',
  },
  unreachable: {
    title: 'La page n’a pas pu être chargée',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
  },
  failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  refused: {
    form_changed:
      'Les organisateurs ont modifié le formulaire depuis. Veuillez répondre à nouveau.',
    registration_closed: 'Les inscriptions sont closes. Veuillez contacter les organisateurs.',
    registration_not_open:
      'Les inscriptions ne sont pas encore ouvertes. Veuillez revenir plus tard.',
    registration_full:
      'Toutes les places sont désormais prises. Veuillez contacter les organisateurs.',
    registration_past: 'Cet événement est terminé. Il n’est plus possible de répondre.',
    registration_cancelled: 'Cet événement a été annulé.',
    too_many_requests: 'Veuillez patienter une minute, puis réessayer.',
  },
}
