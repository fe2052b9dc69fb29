/* The seat finders in Dutch. */
import { result } from '@/features/seat-finder/result/languages/nl'
import { directions } from '@/features/seat-finder/result/languages/nl-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'nl'>['finder'] = {
  findSeat: { title: 'Plaats zoeken' },
  findMySeat: { title: 'Mijn plaats zoeken' },
  lookup: {
    title: 'Vind uw plaats',
    text: 'Vul uw code in om uw tafel en uw plaats te zien.',
    looking: 'Uw plaats wordt gezocht',
  },
  event: {
    loading: 'Het evenement wordt geladen…',
    code: 'Code van het evenement',
    codeHint: 'Die staat in de link of onder de QR-code die u hebt ontvangen.',
    codeMissing: 'Vul de code van uw evenement in',
    open: 'Verder',
    other: 'Ander evenement',
    missing: {
      title: 'Geen evenement gevonden',
      text: 'Geen evenement heeft deze code. Controleer de code of open de link in uw uitnodiging.',
    },
    cancelled: { title: 'Evenement geannuleerd', text: 'Dit evenement is geannuleerd.' },
    past: {
      title: 'Dit evenement is voorbij',
      text: 'Plaatsen zijn te zien tot een dag na het evenement.',
    },
  },
  tabs: {
    legend: 'Manier van zoeken',
    code: 'Plaatsnummer / QR-code',
    details: 'Persoonlijke gegevens',
  },
  form: {
    code: 'Code',
    hint: '6 letters en cijfers, op uw ticket en in de e-mail met uw plaats.',
    seatId: 'Plaatsnummer of QR-code',
    seatIdHint: 'De code van 6 tekens op uw ticket werkt ook.',
    codeOrName: 'Uw naam of code',
    codeOrNameHint: 'Uw voor- en achternaam, of de code van 6 tekens op uw ticket.',
    seatIdMissing: 'Vul uw plaatsnummer of QR-code in',
    firstName: 'Voornaam',
    firstNameMissing: 'Vul uw voornaam in',
    lastName: 'Achternaam',
    lastNameMissing: 'Vul uw achternaam in',
    lastNameAsked: 'Vul uw achternaam in zoals op de uitnodiging',
    mobile: 'Mobiel nummer',
    mobileHint: 'De laatste 4 cijfers volstaan.',
    mobileMissing: 'Vul minstens de laatste 4 cijfers in',
    query: 'Naam, e-mail of telefoonnummer',
    queryPlaceholder: 'Naam, e-mail of telefoonnummer…',
    search: 'Zoeken',
    clear: 'Wissen',
    submit: 'Mijn plaats zoeken',
    pending: 'Bezig met zoeken…',
    codeIncomplete: 'De code heeft 6 letters en cijfers',
    lookAlike: 'Codes bevatten nooit 0, O, 1 of I. Kijk nog eens naar dat teken.',
  },
  scan: 'QR-code scannen',
  found: { title: 'Gast gevonden!', welcome: (name) => `Welkom ${name}` },
  failure: {
    notFound: 'Gast niet gevonden',
    details: 'Controleer uw gegevens en probeer het opnieuw.',
    scanned: 'Ongeldige QR-code of ongeldig plaatsnummer. Probeer het opnieuw.',
    several: {
      title: 'Meerdere gasten gevonden',
      text: 'Meer dan één gast heeft deze gegevens. Vul de code op uw uitnodiging in of vraag het bij de balie.',
    },
    detailsNeeded: {
      title: 'Meer gegevens nodig',
      text: 'Vul uw voor- en achternaam in en de laatste 4 cijfers van uw mobiele nummer.',
    },
    numberNeeded: {
      title: 'Volledig nummer nodig',
      text: 'Naar deze naam is vaak gezocht. Vul uw volledige mobiele nummer in.',
    },
    lastNameNeeded: {
      title: 'Achternaam nodig',
      text: 'Er zijn hier veel verkeerde codes ingevuld. Vul ook uw achternaam in om uw plaats te zien.',
    },
    tooMany: { title: 'Te veel zoekopdrachten', text: 'Wacht een minuut en probeer het opnieuw.' },
    unreachable: {
      title: 'Geen verbinding',
      text: 'Controleer uw verbinding en probeer het opnieuw.',
    },
    broken: { title: 'Zoeken is niet gelukt', text: 'Probeer het zo meteen opnieuw.' },
    codeNotFound: {
      title: 'Code niet gevonden',
      text: 'Helaas vinden we geen plaats bij deze code. Controleer de code en probeer het opnieuw.',
      textWithName:
        'Helaas vinden we geen plaats bij deze code en achternaam. Controleer beide en probeer het opnieuw.',
    },
    retry: 'Opnieuw proberen',
  },
  otherWay: {
    code: 'Hebt u een code van 6 tekens?',
    codeText: 'Die staat in uw bevestigingsmail',
    name: 'Geen code bij de hand?',
    nameText: 'Zoek op naam, e-mail of telefoon',
    noCode: 'Geen code bij de hand?',
    noCodeText: 'Zoek met uw persoonlijke gegevens',
  },
  dismiss: 'Sluiten',
}

const later: FinderTranslation<'nl'>['later'] = {
  scan: {
    close: 'Camera sluiten',
    camera: 'Camera',
    point: 'Richt op uw QR-code',
    refused:
      'De browser staat de camera niet toe. Sta de camera toe in de instellingen van deze site of vul de code in.',
    missing: 'Er is geen camera beschikbaar. Vul de code in.',
  },
  tips: [
    'Controleer de spelling, zoals op uw uitnodiging',
    'Vul voor- en achternaam samen in',
    'Of het e-mailadres of telefoonnummer van uw aanmelding',
    'Vraag het aan de organisatie of bij de balie',
  ],
  person: {
    place: { table: 'Tafel', seat: 'Plaats' },
    directions: 'Route tonen',
    pending: {
      title: 'Nog geen plaats toegewezen',
      text: 'Kijk later nog eens of neem contact op met de organisatie.',
    },
    declined: {
      title: 'U staat niet op het tafelplan',
      text: 'U hebt laten weten dat u niet komt. Is dat veranderd, neem dan contact op met de organisatie.',
    },
    write: 'Mail de organisatie',
    again: 'Opnieuw zoeken',
    status: {
      pending: 'In afwachting',
      confirmed: 'Bevestigd',
      assigned: 'Toegewezen',
      'checked-in': 'Aangekomen',
      cancelled: 'Geannuleerd',
    },
  },
}

export const texts: FinderTranslation<'nl'> = { finder, later, result, directions }
