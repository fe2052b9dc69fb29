/* What guests read about their data, in German. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Ihre Daten',
  holder: {
    title: 'Wer sie hat',
    event: (event: string) => `Wer „${event}“ veranstaltet, entscheidet über Ihre Daten.`,
    organisation: (organisation: string) => `${organisation} entscheidet über Ihre Daten.`,
    unknown:
      'Wer die Veranstaltung ausrichtet, zu der Sie eingeladen sind, entscheidet über Ihre Daten.',
    ask: 'Kontakt:',
    askUnknown: 'Einen Kontakt finden Sie in Ihrer Einladung, oder antworten Sie darauf.',
  },
  kept: {
    title: 'Was gespeichert ist',
    points: [
      'Ihr Name sowie Adresse und Nummer, die der Veranstalter hat oder die Sie angegeben haben.',
      'Ihre Antworten. Essen und Ernährung dienen der Vorbereitung der Veranstaltung.',
      'Ihr Tisch und Platz, und wann Sie angekommen sind.',
      'Welche E-Mails Sie bekommen haben.',
    ],
    who: 'Das Team des Veranstalters sieht diese Angaben. Wer Ihren Code oder in der Platzsuche Ihren Namen kennt, sieht Tisch und Platz.',
  },
  howLong: {
    title: 'Wie lange',
    text: 'Bis der Veranstalter sie löscht, oder bis zu einem Tag, den er festgelegt hat. In Sicherungen des Servers bleibt eine Kopie einige Wochen länger.',
  },
  rights: {
    title: 'Kopie, Berichtigung, Löschung',
    points: [
      'Kopie: Fragen Sie den Veranstalter. Er hat dafür die Schaltfläche „Download personal data“.',
      'Berichtigung: Öffnen Sie Ihren persönlichen Link, solange Antworten geändert werden können, oder fragen Sie den Veranstalter.',
      'Löschung: Fragen Sie den Veranstalter. Er hat dafür die Schaltfläche „Erase for good“.',
      'Keine E-Mails mehr: In jeder steht ein Link zum Abmelden.',
    ],
  },
  server: 'Zu dieser Website: Datenschutz (auf Englisch)',
}
