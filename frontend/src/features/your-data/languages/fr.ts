/* What guests read about their data, in French. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Vos données',
  holder: {
    title: 'Qui en est responsable',
    event: (event) => `L’organisateur de ${event} est responsable de vos données.`,
    organisation: (organisation) => `${organisation} est responsable de vos données.`,
    unknown: 'L’organisateur qui vous a adressé l’invitation est responsable de vos données.',
    ask: 'Contact\u202f:',
    askUnknown:
      'Vous trouverez un contact dans votre invitation\u202f; vous pouvez aussi y répondre.',
  },
  kept: {
    title: 'Ce qui est conservé',
    points: [
      'Votre nom, ainsi que l’adresse et le numéro que l’organisateur possède ou que vous avez donnés.',
      'Vos réponses. Menus et régimes servent à préparer l’événement.',
      'Votre table et votre place, et l’heure de votre arrivée.',
      'Les e-mails qui vous ont été envoyés.',
    ],
    who: 'L’équipe de l’organisateur voit ces informations. Toute personne qui connaît votre code, ou votre nom dans la recherche de place, voit votre table et votre place.',
  },
  howLong: {
    title: 'Pendant combien de temps',
    text: 'Jusqu’à ce que l’organisateur les efface, ou jusqu’à la date qu’il a fixée. Les sauvegardes du serveur en gardent une copie quelques semaines de plus.',
  },
  rights: {
    title: 'Copier, corriger, effacer',
    points: [
      'Copie\u202f: demandez à l’organisateur. Il dispose d’un bouton, «\u202fDownload personal data\u202f».',
      'Correction\u202f: rouvrez votre lien personnel tant que les réponses sont modifiables, ou demandez à l’organisateur.',
      'Effacement\u202f: demandez à l’organisateur. Il dispose d’un bouton, «\u202fErase for good\u202f».',
      'Plus d’e-mails\u202f: utilisez le lien de désabonnement présent dans chacun.',
    ],
  },
  server: 'À propos de ce site\u202f: confidentialité (en anglais)',
}
