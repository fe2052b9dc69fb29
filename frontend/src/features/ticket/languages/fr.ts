/* The texts of a guest's ticket, in French. */
import type { TicketTexts } from '@/features/ticket/languages/en'

export const texts: TicketTexts = {
  title: 'Votre billet d’entrée',
  loading: 'Chargement de votre billet…',
  kept: (when) =>
    `Enregistré sur cet appareil\u202f: ${when}. Vous êtes hors ligne, cela a pu changer.`,
  facts: { date: 'Date', venue: 'Lieu' },
  guest: 'Invité',
  table: 'Table',
  seat: 'Place',
  noSeat: 'Votre place n’est pas encore attribuée. Elle s’affichera sur cette page.',
  scan: 'Présentez ce code à l’entrée',
  qrAlt: (name) => `QR code du billet de ${name}`,
  code: 'Code',
  meal: 'Menu',
  dietary: 'Régime alimentaire',
  specialRequests: 'Demandes particulières',
  addToCalendar: 'Ajouter à l’agenda',
  saveImage: 'Enregistrer l’image',
  appleWallet: 'Ajouter à Apple Wallet',
  googleWallet: 'Ajouter à Google Wallet',
  print: 'Imprimer le billet',
  findSeat: 'Trouver ma place',
  cancelled: {
    title: 'Événement annulé',
    text: 'Cet événement a été annulé. Votre billet n’est plus valable.',
  },
  past: { title: 'Cet événement est terminé', text: 'Merci de votre présence.' },
  notFound: {
    title: 'Billet introuvable',
    text: 'Ce lien est inconnu ou a été remplacé. Veuillez utiliser celui de votre dernier e-mail.',
  },
  unreachable: {
    title: 'Le billet n’a pas pu être chargé',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
  },
}
