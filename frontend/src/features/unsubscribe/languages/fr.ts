/* The texts of the page behind an unsubscribe link, in French. */
import type { UnsubscribeTexts } from '@/features/unsubscribe/languages/en'

export const texts: UnsubscribeTexts = {
  title: 'Se désabonner',
  loading: 'Chargement…',
  ask: (organisation) => `Ne plus recevoir d’e-mails de ${organisation}\u202f?`,
  text: (email) =>
    `Plus aucune invitation, aucun rappel ni autre message sur ses événements ne sera envoyé à ${email}.`,
  unsubscribe: 'Se désabonner',
  unsubscribing: 'Désabonnement…',
  done: 'Désabonnement confirmé',
  doneText: (organisation, email) =>
    `${organisation} n’envoie plus d’e-mails à ${email}. Des messages déjà en route peuvent encore arriver.`,
  undo: 'Se réabonner',
  undoing: 'Réabonnement…',
  undone: 'Réabonnement confirmé',
  undoneText: (organisation, email) =>
    `${organisation} peut de nouveau envoyer des e-mails à ${email}.`,
  notFound: {
    title: 'Lien introuvable',
    text: 'Ce lien est incomplet ou non valable. Ouvrez-le à nouveau depuis l’e-mail ou écrivez aux organisateurs.',
  },
  unreachable: {
    title: 'La page n’a pas pu être chargée',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
  },
  failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
}
