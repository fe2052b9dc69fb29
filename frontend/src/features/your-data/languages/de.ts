/* What guests read about their data, in German. */
import type { DataTexts } from '@/features/your-data/languages/en'

export const texts: DataTexts = {
  title: 'Ihre Daten',
  holder: {
    title: 'Wer verantwortlich ist',
    event: (event: string) => `Die Veranstalter von „${event}“ sind für Ihre Daten verantwortlich.`,
    organisation: (organisation: string) => `${organisation} ist für Ihre Daten verantwortlich.`,
    unknown: 'Für Ihre Daten sind die Veranstalter verantwortlich, von denen Ihre Einladung kommt.',
    ask: 'Kontakt:',
    askUnknown: 'Einen Kontakt finden Sie in Ihrer Einladung, oder antworten Sie darauf.',
  },
  kept: {
    title: 'Was gespeichert ist',
    points: [
      'Ihr Name sowie Adresse und Nummer, die die Veranstalter haben oder die Sie angegeben haben.',
      'Ihre Antworten. Essen und Ernährung dienen der Vorbereitung der Veranstaltung.',
      'Ihr Tisch und Platz, und wann Sie angekommen sind.',
      'Welche E-Mails Sie bekommen haben.',
    ],
    who: 'Das Team der Veranstalter sieht diese Angaben. Wer Ihren Code oder in der Platzsuche Ihren Namen kennt, sieht Tisch und Platz.',
  },
  howLong: {
    title: 'Wie lange',
    text: 'Bis die Veranstalter sie löschen, oder bis zu einem Tag, den sie festgelegt haben. In Sicherungen des Servers bleibt eine Kopie einige Wochen länger.',
  },
  rights: {
    title: 'Kopie, Berichtigung, Löschung',
    points: [
      'Kopie: Fragen Sie die Veranstalter. Sie haben dafür die Schaltfläche „Download personal data“.',
      'Berichtigung: Öffnen Sie Ihren persönlichen Link, solange Antworten geändert werden können, oder fragen Sie die Veranstalter.',
      'Löschung: Fragen Sie die Veranstalter. Sie haben dafür die Schaltfläche „Erase for good“.',
      'Keine E-Mails mehr: In jeder steht ein Link zum Abmelden.',
    ],
  },
  server: 'Zu dieser Website: Datenschutz (auf Englisch)',
}
