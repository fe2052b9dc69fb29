import type { GuestAppTexts } from '@/guest-app/languages/en'

export const texts: GuestAppTexts = {
  loading: 'Chargement…',
  version: {
    title: 'Une nouvelle version est disponible.',
    text: 'Enregistrez votre saisie, puis rechargez la page. D’ici là, certaines parties ne s’ouvrent pas.',
    reload: 'Recharger',
  },
  failure: {
    shown: 'Cette partie n’a pas pu être affichée.',
    rest: 'Le reste de la page fonctionne toujours.',
    page: 'La page n’a pas pu être chargée',
    part: 'Le chargement a échoué.',
    replaced:
      'Une nouvelle version est disponible. Enregistrez votre saisie, puis rechargez la page.',
    connection: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
    close: 'Fermer',
    reload: 'Recharger la page',
  },
  broken: {
    title: 'La page n’a pas pu être affichée',
    text: 'Réessayez ou rechargez la page.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il y manque un caractère.',
  },
}
