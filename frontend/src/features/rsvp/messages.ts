/* The texts of the registration forms besides the organiser's own. The English ones are word for word as specified. */
import type { Catalogue } from '@/lib/language'

const en = {
  until: (date: string) => `Please answer by ${date}.`,
  waitingList: {
    title: 'All places are taken',
    text: 'You can join the waiting list. You will get an email if a place becomes free.',
  },
  companions: {
    title: 'Who is coming with you?',
    mayBring: { one: 'You may bring one guest.', other: 'You may bring up to # guests.' },
    heading: (number: number) => `Guest ${number}`,
    add: 'Add a guest',
    remove: (name: string) => `Remove ${name}`,
    tooMany: 'You have added more guests than you may bring. Please remove some.',
  },
  partyQuestions: 'For all of you',
  changed: {
    title: 'The organizer has changed this form',
    text: 'Your answers were kept where they still fit. Please check the form and send it again.',
  },
  submit: 'Send my answer',
  submitWaiting: 'Join the waiting list',
  sending: 'Sending…',
  required: 'Please fill in everything that is not marked as optional.',
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Registration Failed', text: 'Please try again later.' },
  succeeded: {
    title: 'Registration Successful!',
    text: 'Check your email for confirmation and QR code.',
  },
  checkField: (label: string) => `Please check: ${label}`,
  done: {
    title: 'Registration Complete!',
    thanks: (event: string) => `Thank you for registering for ${event}.`,
    note: 'You will receive an email with confirmation details, a QR code and a direct link to find your seat.',
    waitingTitle: 'You are on the waiting list',
    waiting: (event: string) =>
      `Thank you. All places for ${event} are taken at the moment. You will get an email if a place becomes free.`,
    declinedTitle: 'Thank you for letting us know',
    declined: (event: string) => `You will be missed at ${event}.`,
    maybeTitle: 'Thank you for your answer',
    maybe: (event: string) => `You are not sure yet whether you will be at ${event}.`,
    maybeNote: 'Please come back to this page as soon as you know.',
    change: 'Change my answer',
  },
  party: {
    intro: 'Please answer for everyone you can. You may leave a person open and come back later.',
    plusOne: 'Plus-one',
    noAnswer: 'No answer yet',
    submit: 'Send our answers',
    answerOne: 'Please answer for at least one person',
    answers: 'Your answers',
    saved: 'Your answers are saved',
    savedText: (event: string) => `Thank you. The organizer of ${event} has received them.`,
    change: 'Change our answers',
    changeUntil: (date: string) => `You can change your answers until ${date}.`,
    meanwhile: {
      title: 'Someone else in your party answered in the meantime',
      text: 'Nothing has been sent yet. Choose which answers to keep, then send again.',
      merged: 'Their answers are now part of the form below. Please check it and send again.',
      mine: 'Your answer',
      theirs: 'The other answer',
      keepMine: 'Keep my answer',
      takeTheirs: 'Use the other answer',
      ofParty: 'Questions for all of you',
      undecided: 'Please choose between the two answers',
    },
    locked: 'These are your answers. To change them, please contact the organizer.',
  },
  yes: 'Yes',
  no: 'No',
  blank: 'Not answered',
}

const de: typeof en = {
  until: (date: string) => `Bitte antworten Sie bis ${date}.`,
  waitingList: {
    title: 'Alle Plätze sind vergeben',
    text: 'Sie können sich auf die Warteliste setzen lassen. Wird ein Platz frei, erhalten Sie eine E-Mail.',
  },
  companions: {
    title: 'Wer kommt mit Ihnen?',
    mayBring: {
      one: 'Sie können eine Begleitung mitbringen.',
      other: 'Sie können bis zu # Gäste mitbringen.',
    },
    heading: (number: number) => `Gast ${number}`,
    add: 'Gast hinzufügen',
    remove: (name: string) => `${name} entfernen`,
    tooMany:
      'Sie haben mehr Gäste eingetragen, als Sie mitbringen können. Bitte entfernen Sie einige.',
  },
  partyQuestions: 'Für Sie alle',
  changed: {
    title: 'Das Formular wurde inzwischen geändert',
    text: 'Ihre Angaben sind erhalten geblieben, soweit sie noch passen. Bitte prüfen Sie das Formular und senden Sie es noch einmal.',
  },
  submit: 'Antwort senden',
  submitWaiting: 'Auf die Warteliste',
  sending: 'Wird gesendet …',
  required: 'Bitte füllen Sie alles aus, was nicht als freiwillig gekennzeichnet ist.',
  missing: { title: 'Angaben fehlen', text: 'Bitte füllen Sie alle Pflichtfelder aus.' },
  failed: {
    title: 'Anmeldung fehlgeschlagen',
    text: 'Bitte versuchen Sie es später noch einmal.',
  },
  succeeded: {
    title: 'Anmeldung erfolgreich!',
    text: 'Die Bestätigung mit QR-Code kommt per E-Mail.',
  },
  checkField: (label: string) => `Bitte prüfen: ${label}`,
  done: {
    title: 'Anmeldung abgeschlossen!',
    thanks: (event: string) => `Vielen Dank für Ihre Anmeldung zu ${event}.`,
    note: 'Sie erhalten eine E-Mail mit der Bestätigung, einem QR-Code und einem direkten Link zu Ihrem Platz.',
    waitingTitle: 'Sie sind auf der Warteliste',
    waiting: (event: string) =>
      `Vielen Dank. Zurzeit sind alle Plätze für ${event} vergeben. Wird ein Platz frei, erhalten Sie eine E-Mail.`,
    declinedTitle: 'Danke für Ihre Nachricht',
    declined: (event: string) => `Sie werden uns bei ${event} fehlen.`,
    maybeTitle: 'Danke für Ihre Antwort',
    maybe: (event: string) => `Sie wissen noch nicht, ob Sie bei ${event} dabei sind.`,
    maybeNote: 'Bitte kommen Sie auf diese Seite zurück, sobald Sie es wissen.',
    change: 'Antwort ändern',
  },
  party: {
    intro:
      'Bitte antworten Sie für alle, für die Sie es können. Sie können jemanden offen lassen und später wiederkommen.',
    plusOne: 'Begleitung',
    noAnswer: 'Noch keine Antwort',
    submit: 'Antworten senden',
    answerOne: 'Bitte antworten Sie für mindestens eine Person',
    answers: 'Ihre Antworten',
    saved: 'Ihre Antworten sind gespeichert',
    savedText: (event: string) => `Vielen Dank. Die Veranstalter von ${event} haben sie erhalten.`,
    change: 'Antworten ändern',
    changeUntil: (date: string) => `Sie können Ihre Antworten bis ${date} ändern.`,
    meanwhile: {
      title: 'Inzwischen hat jemand anderes aus Ihrer Gruppe geantwortet',
      text: 'Es wurde noch nichts gesendet. Wählen Sie, welche Antworten gelten sollen, und senden Sie dann noch einmal.',
      merged:
        'Diese Antworten stehen jetzt unten im Formular. Bitte prüfen Sie es und senden Sie es noch einmal.',
      mine: 'Ihre Antwort',
      theirs: 'Die andere Antwort',
      keepMine: 'Meine Antwort behalten',
      takeTheirs: 'Die andere übernehmen',
      ofParty: 'Fragen an Sie alle',
      undecided: 'Bitte wählen Sie eine der beiden Antworten',
    },
    locked: 'Das sind Ihre Antworten. Für Änderungen wenden Sie sich bitte an die Veranstalter.',
  },
  yes: 'Ja',
  no: 'Nein',
  blank: 'Nicht beantwortet',
}

export const messages: Catalogue<typeof en> = { en, de }
