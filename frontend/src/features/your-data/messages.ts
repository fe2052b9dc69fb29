/* What guests read about their data. */
import type { Catalogue } from '@/lib/language'

const en = {
  title: 'Your data',
  holder: {
    title: 'Who has it',
    event: (event: string) => `The organiser of ${event} is responsible for your data.`,
    organisation: (organisation: string) => `${organisation} is responsible for your data.`,
    unknown: 'The organiser of the event that you are invited to is responsible for your data.',
    ask: 'Contact:',
    askUnknown: 'You can find a contact in your invitation, or reply to it.',
  },
  kept: {
    title: 'What is kept',
    points: [
      'Your name, and the address and number that the organiser has or that you gave.',
      'Your answers. Meals and dietary needs are used to prepare the event.',
      'Your table and seat, and when you arrived.',
      'Which emails were sent to you.',
    ],
    who: 'The organiser’s team sees this. People who know your code, or your name in a seat finder, see your table and seat.',
  },
  howLong: {
    title: 'For how long',
    text: 'Until the organiser erases it, or until a date that the organiser has set. Backups of the server keep a copy for a few more weeks.',
  },
  rights: {
    title: 'Copy, correct, erase',
    points: [
      'Copy: ask the organiser. They have a button, “Download personal data”.',
      'Correct: open your personal link again while answers can be changed, or ask the organiser.',
      'Erase: ask the organiser. They have a button, “Erase for good”.',
      'No more emails: use the unsubscribe link in any of them.',
    ],
  },
  server: 'About this website: privacy',
}

const de: typeof en = {
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

export const messages: Catalogue<typeof en> = { en, de }
