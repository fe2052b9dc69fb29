/* The seat finders in German. */
import { result } from '@/features/seat-finder/result/languages/de'
import { directions } from '@/features/seat-finder/result/languages/de-directions'
import type { FinderTranslation } from '@/features/seat-finder/translations'

const finder: FinderTranslation<'de'>['finder'] = {
  findSeat: { title: 'Platz finden' },
  findMySeat: { title: 'Meinen Platz finden' },
  lookup: {
    title: 'Ihr Platz',
    text: 'Geben Sie Ihren Code ein, um Ihren Tisch und Ihren Platz zu sehen.',
    looking: 'Ihr Platz wird gesucht',
  },
  event: {
    loading: 'Die Veranstaltung wird geladen …',
    code: 'Code der Veranstaltung',
    codeHint: 'Er steht im Link oder unter dem QR-Code, den Sie erhalten haben.',
    codeMissing: 'Bitte geben Sie den Code der Veranstaltung ein',
    open: 'Weiter',
    other: 'Andere Veranstaltung',
    missing: {
      title: 'Keine Veranstaltung gefunden',
      text: 'Keine Veranstaltung hat diesen Code. Bitte prüfen Sie ihn oder öffnen Sie den Link in Ihrer Einladung.',
    },
    cancelled: { title: 'Veranstaltung abgesagt', text: 'Diese Veranstaltung wurde abgesagt.' },
    past: {
      title: 'Die Veranstaltung ist vorbei',
      text: 'Plätze werden bis einen Tag nach einer Veranstaltung angezeigt.',
    },
  },
  tabs: { legend: 'Art der Suche', code: 'Platznummer / QR-Code', details: 'Persönliche Angaben' },
  form: {
    code: 'Code',
    hint: '6 Buchstaben und Ziffern, auf Ihrem Ticket und in der E-Mail mit Ihrem Platz.',
    seatId: 'Platznummer oder QR-Code',
    seatIdHint: 'Der Code aus 6 Zeichen auf Ihrem Ticket geht auch.',
    codeOrName: 'Ihr Name oder Code',
    codeOrNameHint: 'Ihr Vor- und Nachname oder der Code aus 6 Zeichen auf Ihrem Ticket.',
    seatIdMissing: 'Bitte geben Sie Ihre Platznummer oder Ihren QR-Code ein',
    firstName: 'Vorname',
    firstNameMissing: 'Bitte geben Sie Ihren Vornamen ein',
    lastName: 'Nachname',
    lastNameMissing: 'Bitte geben Sie Ihren Nachnamen ein',
    lastNameAsked: 'Bitte geben Sie Ihren Nachnamen wie in der Einladung ein',
    mobile: 'Handynummer',
    mobileHint: 'Die letzten 4 Ziffern genügen.',
    mobileMissing: 'Bitte geben Sie mindestens die letzten 4 Ziffern ein',
    query: 'Name, E-Mail oder Telefonnummer',
    queryPlaceholder: 'Name, E-Mail oder Telefonnummer …',
    search: 'Suchen',
    clear: 'Leeren',
    submit: 'Meinen Platz finden',
    pending: 'Wird gesucht …',
    codeIncomplete: 'Der Code hat 6 Buchstaben und Ziffern',
    lookAlike:
      'Ein Code enthält nie 0, O, 1 oder I. Bitte sehen Sie dieses Zeichen noch einmal an.',
  },
  scan: 'QR-Code scannen',
  found: { title: 'Gast gefunden!', welcome: (name) => `Willkommen ${name}` },
  failure: {
    notFound: 'Gast nicht gefunden',
    details: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
    scanned: 'Ungültiger QR-Code oder ungültige Platznummer. Bitte versuchen Sie es noch einmal.',
    several: {
      title: 'Mehrere Gäste gefunden',
      text: 'Mehr als ein Gast hat diese Angaben. Bitte geben Sie den Code Ihrer Einladung ein oder fragen Sie am Empfang.',
    },
    detailsNeeded: {
      title: 'Weitere Angaben nötig',
      text: 'Bitte geben Sie Vor- und Nachnamen und die letzten 4 Ziffern Ihrer Handynummer ein.',
    },
    numberNeeded: {
      title: 'Ganze Nummer nötig',
      text: 'Nach diesem Namen wurde oft gesucht. Bitte geben Sie Ihre ganze Handynummer ein.',
    },
    lastNameNeeded: {
      title: 'Nachname nötig',
      text: 'Hier wurden viele falsche Codes eingegeben. Bitte geben Sie auch Ihren Nachnamen ein.',
    },
    tooMany: {
      title: 'Zu viele Suchen',
      text: 'Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
    },
    unreachable: {
      title: 'Keine Verbindung',
      text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    },
    broken: {
      title: 'Die Suche hat nicht geklappt',
      text: 'Bitte versuchen Sie es gleich noch einmal.',
    },
    codeNotFound: {
      title: 'Code nicht gefunden',
      text: 'Zu diesem Code haben wir leider keinen Platz gefunden. Bitte prüfen Sie den Code und versuchen Sie es noch einmal.',
      textWithName:
        'Zu diesem Code und Nachnamen haben wir leider keinen Platz gefunden. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
    },
    retry: 'Noch einmal versuchen',
  },
  otherWay: {
    code: 'Haben Sie einen Code aus 6 Zeichen?',
    codeText: 'Er steht in Ihrer Bestätigung',
    name: 'Kein Code zur Hand?',
    nameText: 'Suche nach Name, E-Mail oder Telefon',
    noCode: 'Kein Code zur Hand?',
    noCodeText: 'Suche mit persönlichen Angaben',
  },
  dismiss: 'Schließen',
}

const later: FinderTranslation<'de'>['later'] = {
  scan: {
    close: 'Kamera schließen',
    camera: 'Kamera',
    point: 'Richten Sie die Kamera auf Ihren QR-Code',
    refused:
      'Der Browser erlaubt die Kamera nicht. Bitte erlauben Sie sie in den Einstellungen dieser Seite oder geben Sie den Code ein.',
    missing: 'Es gibt keine Kamera. Bitte geben Sie den Code ein.',
  },
  tips: [
    'Prüfen Sie die Schreibweise, wie in Ihrer Einladung',
    'Geben Sie Vor- und Nachnamen zusammen ein',
    'Oder die E-Mail oder Telefonnummer Ihrer Anmeldung',
    'Fragen Sie die Veranstalter oder am Empfang',
  ],
  person: {
    place: { table: 'Tisch', seat: 'Platz' },
    directions: 'Weg anzeigen',
    pending: {
      title: 'Noch kein Platz zugeteilt',
      text: 'Bitte sehen Sie später noch einmal nach oder wenden Sie sich an die Veranstalter.',
    },
    declined: {
      title: 'Sie stehen nicht auf dem Sitzplan',
      text: 'Sie haben abgesagt. Wenn sich das geändert hat, wenden Sie sich bitte an die Veranstalter.',
    },
    write: 'E-Mail an die Veranstalter',
    again: 'Neue Suche',
    status: {
      pending: 'Offen',
      confirmed: 'Zugesagt',
      assigned: 'Zugeteilt',
      'checked-in': 'Angekommen',
      cancelled: 'Abgesagt',
    },
  },
}

export const texts: FinderTranslation<'de'> = { finder, later, result, directions }
