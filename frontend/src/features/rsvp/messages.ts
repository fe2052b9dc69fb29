/* The texts of the registration forms besides the organiser's own. The English ones are word for word as specified. */
import { lazyCatalogue } from '@/lib/language'

const en = {
  until: (date: string) => `Please answer by ${date}.`,
  waitingList: {
    title: 'All places are taken',
    text: 'You can join the waiting list. You will get an email if a place becomes free.',
  },
  companions: {
    title: 'Who is coming with you?',
    mayBring: { one: 'You may bring one guest.', other: 'You may bring up to # guests.' },
    heading: (number: number, most: number) => (most === 1 ? 'Your guest' : `Guest ${number}`),
    add: 'Add a guest',
    remove: (name: string) => `Remove ${name}`,
    tooMany: 'You have added more guests than you may bring. Please remove some.',
  },
  partyQuestions: 'For all of you',
  changed: {
    title: 'The organiser has changed this form',
    text: 'Your answers were kept where they still fit. Please check the form and send it again.',
  },
  submit: 'Send my answer',
  submitWaiting: 'Join the waiting list',
  sending: 'Sending…',
  slow: 'Sending is taking longer than usual. Please keep this page open.',
  offline:
    'You are offline. Your answer will be sent automatically when you are back online. Please keep this page open.',
  waitingForConnection: 'Waiting for a connection…',
  wrong: 'Please check your answers',
  open: {
    left: { one: 'One question left', other: '# questions left' },
    text: 'We already have your other answers. You can change them too.',
  },
  next: {
    title: 'What happens next',
    seat: 'Your table and seat appear on this page as soon as they are assigned.',
    ticket: 'Each guest who comes has a ticket. Show it at the entrance, on a phone or printed.',
    late: 'Registration is closed, but you can still tell the organiser who cannot come. For other changes, please contact the organiser.',
  },
  waitingAt: (position: number) => `Waiting list, number ${position}`,
  late: {
    decline: (name: string) => `${name} cannot come`,
    question: 'Give the place back? Registration is closed: only the organiser can undo this.',
    confirm: 'Give the place back',
    keep: 'Keep the place',
    meanwhile: 'Someone else in your party answered in the meantime. Please check and try again.',
  },
  required: 'Please fill in everything that is not marked as optional.',
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  failed: { title: 'Registration Failed', text: 'Please try again later.' },
  addToCalendar: 'Add to calendar',
  tooMany: 'Please wait a minute and try again.',
  succeeded: {
    title: 'Registration Successful!',
    text: 'Check your email for confirmation and QR code.',
    saved: 'Your answer has been saved.',
  },
  checkField: (label: string) => `Please check: ${label}`,
  done: {
    title: 'Registration Complete!',
    thanks: (event: string) => `Thank you for registering for ${event}.`,
    joy: 'We look forward to seeing you!',
    note: 'You will receive an email with confirmation details, a QR code and a direct link to find your seat.',
    waitingTitle: 'You are on the waiting list',
    waiting: (event: string) =>
      `Thank you. All places for ${event} are taken at the moment. You will get an email if a place becomes free.`,
    declinedTitle: 'Thank you for letting us know',
    declined: (event: string) =>
      `We are sorry that you cannot come. You will be missed at ${event}. The organiser has your answer.`,
    maybeTitle: 'Thank you for your answer',
    maybe: (event: string) => `You are not sure yet whether you will be at ${event}.`,
    maybeNote: 'Please come back to this page as soon as you know.',
    change: 'Change my answer',
    again: {
      title: 'Have you answered before, or were you invited by email?',
      text: (email: string) =>
        `If so, please confirm this answer with the link in the email to ${email}. Until then, the guest list stays as it is.`,
    },
    companions:
      'The people you bring get their emails once you confirm your registration with the link in your email.',
  },
  party: {
    intro: 'Please answer for everyone you can. You can leave someone out and come back later.',
    people: 'People in your party',
    plusOne: 'Plus-one',
    noAnswer: 'No answer yet',
    submit: 'Send our answers',
    answerOne: 'Please answer for at least one person',
    answers: 'Your answers',
    place: (table: string, seat: string) => `${table}, seat ${seat}`,
    ticket: 'Ticket',
    ticketOf: (name: string) => `Ticket of ${name}`,
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
    locked: 'These are your answers. To change them, please contact the organiser.',
  },
  states: {
    full: { title: 'Registration is full', text: 'All places for this event are taken.' },
    'not-open-yet': {
      title: 'Registration is not open yet',
      text: 'Please come back later.',
    },
    closed: { title: 'Registration is closed', text: 'No answers are accepted at the moment.' },
    past: { title: 'This event is over', text: 'Registration is no longer possible.' },
    cancelled: { title: 'Event Cancelled', text: 'This event has been cancelled.' },
  },
  opensAt: (date: string) => `Registration opens on ${date}.`,
  closedAt: (date: string) => `Answers were accepted until ${date}.`,
  contact: 'Questions? Contact',
  yes: 'Yes',
  no: 'No',
  blank: 'Not answered',
}

export type RegistrationTexts = typeof en

export const messages = lazyCatalogue(en)
