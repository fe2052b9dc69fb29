/* The German texts of a found seat. */
import { installGermanDirections } from '@/features/seat-finder/result/german-directions'
import { resultTexts, type ResultTexts } from '@/features/seat-finder/result/texts'

const de: ResultTexts = {
  found: 'Platz gefunden!',
  tableFound: 'Tisch gefunden!',
  welcome: (name) => `Willkommen ${name}`,
  table: 'Tisch',
  seat: 'Platz',
  noSeat: 'Wählen Sie einen freien Platz an diesem Tisch.',
  pending: {
    title: 'Noch kein Platz zugeteilt',
    text: 'Bitte sehen Sie später noch einmal nach oder wenden Sie sich an die Veranstalter.',
  },
  declined: {
    title: 'Sie stehen nicht auf dem Sitzplan',
    text: 'Sie haben abgesagt. Wenn sich das geändert hat, wenden Sie sich bitte an die Veranstalter.',
  },
  write: 'E-Mail an die Veranstalter',
  dietary: 'Ernährung',
  requests: 'Besondere Wünsche',
  directions: 'So kommen Sie hin',
  metres: (number) => `${number} m`,
  seconds: (number) => `etwa ${number} s`,
  minutes: (number) => `etwa ${number} min`,
  minutesExactly: (number) => `${number} min`,
  stepFree: 'Stufenlos',
  mapLabel: (table) => `Karte mit dem Weg zu ${table}`,
  planLabel: 'Raumplan',
  start: 'Start',
  zoom: { zoom: 'Zoom', zoomIn: 'Vergrößern', zoomOut: 'Verkleinern', reset: 'Zurücksetzen' },
  loadingMap: 'Der Weg wird geladen',
  noMap: {
    title: 'Die Karte konnte nicht geladen werden',
    retry: 'Noch einmal versuchen',
    retrying: 'Wird versucht …',
  },
  noPlan:
    'Zu dieser Veranstaltung gibt es keine Karte. Bitte fragen Sie das Personal nach Ihrem Tisch.',
  blocked: {
    no_entrance:
      'Für Gäste ist noch kein Eingang offen. Bitte fragen Sie das Personal nach dem Weg.',
    step: 'Zu diesem Tisch führt kein Weg ohne Stufen. Bitte fragen Sie das Personal.',
    too_narrow: 'Der Weg zu diesem Tisch ist eng. Bitte fragen Sie das Personal.',
  },
  stepFreeRoute: {
    title: 'Stufenloser Weg',
    on: 'Ohne Stufen und breit genug für einen Rollstuhl',
    shorter: (metres) => `Der Weg mit Stufen ist ${metres} m kürzer`,
    longer: (metres) => `Ohne Stufen ${metres} m länger`,
    off: 'Meidet Stufen und enge Stellen',
  },
  from: 'Start',
  nearest: 'Nächster Eingang',
  save: {
    title: 'Seite merken',
    text: 'Dieses Gerät merkt sie sich: Sie öffnet sich auch ohne Netz. Auf anderen Geräten geben Sie diesen Code ein.',
    textWithoutCode: 'Dieses Gerät merkt sie sich: Sie öffnet sich auch ohne Netz.',
    copy: 'Kopieren',
    copied: 'Kopiert!',
  },
  showPlan: 'Raumplan anzeigen',
  searchAgain: 'Neue Suche',
  showMe: 'Meinen Platz zeigen',
  precision: 'Genaue Navigation mit Fußspuren',
  path: 'Fußweg',
  steps: (count) => `${count} Schritte`,
  close: 'Schließen',
  navigation: {
    title: 'Genaue Navigation',
    from: 'Ab',
    distance: 'Entfernung',
    time: 'Gehzeit',
    steps: 'Schritte',
    start: 'Start',
    pause: 'Pause',
    reset: 'Von vorn',
    next: 'Weiter',
    progress: (percent) => `${percent} % des Wegs`,
    paused: (percent) => `Pause bei ${percent} %`,
    toGo: (step, all, metres) => `Schritt ${step} von ${all}, noch ${metres} m`,
    arrived: 'Sie sind da',
  },
  kept: (when) =>
    `Auf diesem Gerät gemerkt ${when}. Es gibt keine Verbindung, der Stand kann alt sein.`,
}

/** Puts the German texts beside the English ones. */
export function installResultGerman(): void {
  resultTexts.de = de
  installGermanDirections()
}
