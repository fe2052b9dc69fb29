/* The seat finders in French. */
import { result } from '@/features/seat-finder/result/languages/fr'
import { directions } from '@/features/seat-finder/result/languages/fr-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'fr'>['finder'] = {
  findSeat: { title: 'Trouver une place' },
  findMySeat: { title: 'Trouver ma place' },
  lookup: {
    title: 'Trouvez votre place',
    text: 'Saisissez votre code pour voir votre table et votre place.',
    looking: 'Recherche de votre place',
  },
  event: {
    loading: 'Chargement de l’événement…',
    code: 'Code de l’événement',
    codeHint: 'Il figure dans le lien ou sous le QR code que vous avez reçu.',
    codeMissing: 'Saisissez le code de votre événement',
    open: 'Continuer',
    other: 'Autre événement',
    missing: {
      title: 'Événement introuvable',
      text: 'Aucun événement ne correspond à ce code. Vérifiez-le ou ouvrez le lien de votre invitation.',
    },
    cancelled: { title: 'Événement annulé', text: 'Cet événement a été annulé.' },
    past: {
      title: 'Cet événement est terminé',
      text: 'Les places restent affichées jusqu’au lendemain de l’événement.',
    },
  },
  tabs: { legend: 'Mode de recherche', code: 'N° de place / QR code', details: 'Vos coordonnées' },
  form: {
    code: 'Code',
    hint: '6 lettres et chiffres, sur votre billet et dans l’e-mail indiquant votre place.',
    seatId: 'Numéro de place ou QR code',
    seatIdHint: 'Le code à 6 caractères de votre billet convient aussi.',
    codeOrName: 'Votre nom ou votre code',
    codeOrNameHint: 'Vos prénom et nom, ou le code à 6 caractères de votre billet.',
    seatIdMissing: 'Veuillez saisir votre numéro de place ou votre QR code',
    firstName: 'Prénom',
    firstNameMissing: 'Veuillez saisir votre prénom',
    lastName: 'Nom',
    lastNameMissing: 'Veuillez saisir votre nom',
    lastNameAsked: 'Saisissez votre nom tel qu’il figure sur l’invitation',
    mobile: 'Numéro de mobile',
    mobileHint: 'Les 4 derniers chiffres suffisent.',
    mobileMissing: 'Veuillez saisir au moins les 4 derniers chiffres',
    query: 'Nom, e-mail ou téléphone',
    queryPlaceholder: 'Votre nom, e-mail ou téléphone…',
    search: 'Rechercher',
    clear: 'Effacer',
    submit: 'Trouver ma place',
    pending: 'Recherche en cours…',
    codeIncomplete: 'Le code comporte 6 lettres et chiffres',
    lookAlike: 'Les codes ne contiennent jamais 0, O, 1 ni I. Vérifiez ce caractère.',
  },
  scan: 'Scanner le QR code',
  found: { title: 'Invité trouvé\u202f!', welcome: (name) => `Bienvenue, ${name}` },
  failure: {
    notFound: 'Invité introuvable',
    details: 'Veuillez vérifier vos informations et réessayer.',
    scanned: 'QR code ou numéro de place non valide. Veuillez réessayer.',
    several: {
      title: 'Plusieurs invités correspondent',
      text: 'Ces informations correspondent à plusieurs invités. Saisissez le code de votre invitation ou adressez-vous à l’accueil.',
    },
    detailsNeeded: {
      title: 'Précisions nécessaires',
      text: 'Saisissez vos prénom et nom ainsi que les 4 derniers chiffres de votre mobile.',
    },
    numberNeeded: {
      title: 'Numéro complet nécessaire',
      text: 'Ce nom a été recherché de nombreuses fois. Saisissez votre numéro de mobile complet.',
    },
    lastNameNeeded: {
      title: 'Nom nécessaire',
      text: 'De nombreux codes erronés ont été saisis ici. Pour voir votre place, saisissez aussi votre nom.',
    },
    tooMany: { title: 'Trop de recherches', text: 'Patientez une minute, puis réessayez.' },
    unreachable: { title: 'Pas de connexion', text: 'Vérifiez votre connexion et réessayez.' },
    broken: { title: 'La recherche a échoué', text: 'Réessayez dans un instant.' },
    codeNotFound: {
      title: 'Code introuvable',
      text: 'Nous n’avons trouvé aucune place pour ce code. Veuillez le vérifier et réessayer.',
      textWithName:
        'Nous n’avons trouvé aucune place pour ce code et ce nom. Veuillez vérifier les deux et réessayer.',
    },
    retry: 'Réessayer',
  },
  otherWay: {
    code: 'Vous avez un code à 6 caractères\u202f?',
    codeText: 'Il figure dans votre e-mail de confirmation',
    name: 'Pas de code sous la main\u202f?',
    nameText: 'Recherche par nom, e-mail ou téléphone',
    noCode: 'Pas de code sous la main\u202f?',
    noCodeText: 'Recherche par vos coordonnées',
  },
  dismiss: 'Fermer',
}

const later: FinderTranslation<'fr'>['later'] = {
  scan: {
    close: 'Fermer l’appareil photo',
    camera: 'Appareil photo',
    point: 'Visez votre QR code',
    refused:
      'Le navigateur bloque l’appareil photo. Autorisez-le dans les réglages de ce site ou saisissez le code.',
    missing: 'Aucun appareil photo disponible. Saisissez plutôt le code.',
  },
  tips: [
    'Vérifiez l’orthographe, comme sur votre invitation',
    'Saisissez le prénom et le nom ensemble',
    'Ou bien l’e-mail ou le téléphone de votre inscription',
    'Adressez-vous aux organisateurs ou à l’accueil',
  ],
  person: {
    place: { table: 'Table', seat: 'Place' },
    directions: 'Voir le chemin',
    pending: {
      title: 'Place pas encore attribuée',
      text: 'Revenez un peu plus tard ou contactez les organisateurs.',
    },
    declined: {
      title: 'Vous ne figurez pas sur le plan de table',
      text: 'Vous avez répondu que vous ne viendriez pas. Si cela a changé, contactez les organisateurs.',
    },
    write: 'Écrire aux organisateurs',
    again: 'Nouvelle recherche',
    status: {
      pending: 'En attente',
      confirmed: 'Présence confirmée',
      assigned: 'Place attribuée',
      'checked-in': 'Sur place',
      cancelled: 'Absence signalée',
    },
  },
}

export const texts: FinderTranslation<'fr'> = { finder, later, result, directions }
