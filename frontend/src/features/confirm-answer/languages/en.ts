/* The texts of the page behind a confirmation link. */

export const texts = {
  title: 'Confirm your answer',
  loading: 'Loading…',
  answer: {
    heading: (event: string) => `Confirm your answer for ${event}`,
    text: 'Your email address is already on the guest list. This answer counts once you confirm it here.',
    confirm: 'Confirm this answer',
    done: 'Your answer is confirmed',
    doneText: (event: string) => `Thank you. The organiser of ${event} has your new answer.`,
    discarded: 'The answer is discarded',
    discardedText: 'The guest list stays as it was. You can close this page.',
  },
  registration: {
    heading: (event: string) => `Confirm your registration for ${event}`,
    text: 'The people you bring get their emails once you have confirmed that the registration is yours.',
    confirm: 'Confirm registration',
    done: 'Your registration is confirmed',
    doneText: () => 'Thank you. The people you bring get their emails now.',
    discarded: 'No emails are sent',
    discardedText:
      'The people in this registration get no email. The registration is still on the guest list. Please ask the organiser to remove it.',
  },
  who: 'Name',
  companions: 'Coming with you',
  answerLabel: 'Answer',
  answers: { attending: 'Attending', declined: 'Not attending', maybe: 'Not sure yet' },
  confirming: 'Confirming…',
  discard: 'This was not me',
  discarding: 'Discarding…',
  open: 'See all your answers',
  expires: (date: string) => `The link works until ${date}.`,
  notFound: {
    title: 'This link no longer works',
    text: 'It was already used, was replaced by a newer one, or is older than 14 days. If you have confirmed your answer, it is saved. To change it, please answer again.',
  },
  unreachable: {
    title: 'The page could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  failed: 'This did not work. Check your connection and try again.',
  refused: {
    form_changed: 'The organiser has changed the form since then. Please answer again.',
    registration_closed: 'Registration is closed. Please contact the organiser.',
    registration_not_open: 'Registration is not open yet. Please come back later.',
    registration_full: 'All places are now taken. Please contact the organiser.',
    registration_past: 'This event is over. Answers are no longer possible.',
    registration_cancelled: 'This event has been cancelled.',
    too_many_requests: 'Please wait a minute and try again.',
  },
}

export type ConfirmTexts = typeof texts
