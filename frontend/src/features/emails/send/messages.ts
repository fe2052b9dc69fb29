/* The texts about sending. The toasts are word for word as specified. */
import { count, countNoun } from '@/lib/words'

const mails = (number: number) => countNoun(number, 'email')

export const sendMessages = {
  loadFailed: 'The email could not be loaded.',
  countFailed: 'The recipients could not be counted.',
  sent: 'Emails sent',
  sentText: (number: number) => `${mails(number)} ${number === 1 ? 'is' : 'are'} on the way.`,
  queued: 'Email is waiting',
  queuedText: (number: number) =>
    `${mails(number)} ${number === 1 ? 'waits' : 'wait'} until you resume email.`,
  question: (name: string) => `Send “${name}” now?`,
  questionText: (audience: string) => `It is sent to ${audience}. Sent emails cannot be recalled.`,
  planned: 'Email planned',
  plannedText: (number: number, at: string) => `${mails(number)} on ${at}.`,
  failed: 'Failed to send emails.',
  countedNow: 'counted now, and again when it is sent',
  onePerAddress: 'one email per address',
  chooseGuest: 'Choose a guest.',
  chooseGuests: 'Choose at least one guest.',
  tooManyGuests: (limit: number) => `Choose at most ${count(limit)} guests, or send to a group.`,
  chooseTime: 'Choose a date and a time.',
  timePassed: 'This time has passed. Choose a later one.',
  afterStart: 'The event will already have started.',
  addAddresses: 'Add an address in the guest list, or send to another member of their party.',
  blocked: 'These addresses unsubscribed, were blocked, or returned mail.',
  invitedRecently: 'An address gets the same invitation once in 24 hours.',
  sendAgain: 'Send again to guests who were invited in the last 24 hours',
  shared: 'Each address gets one email, for the first of these guests.',
  withoutSeat: (number: number) =>
    `${countNoun(number, 'of these guests has', 'of these guests have')} no seat yet. The email leaves out their table and seat.`,
  onlySeated: 'Send only to guests with a seat',
  unsavedDraft: 'This template has unsaved changes. The saved version is sent.',
  notInUse: 'This template is a draft. Mark it as ready before you send it.',
  archived: 'This template is archived. Choose another one.',
  cancelled: 'The event is cancelled, so nothing is sent.',
  readOnly: 'Only owners and planners of the organisation can send emails.',
  files: 'No mail server is configured, so emails are written to files on the server.',
  noneReceives: 'None of these guests would receive the email.',
  counting: 'The recipients are being counted.',
  notFound: {
    title: 'Template not found',
    text: 'It may have been archived, or belong to another event.',
  },
} as const

export const runMessages = {
  loadFailed: 'The progress could not be loaded.',
  recipientsFailed: 'The recipients could not be loaded.',
  notFound: {
    title: 'Email not found',
    text: 'It may belong to another event.',
  },
  countedAgain: 'Recipients are counted again at that time.',
  leave: 'You can leave this page.',
  eventPaused: 'Waiting: all email of this event is paused.',
  nothingYet: 'The first emails appear here in a moment.',
  nothingPlanned: 'They appear here when sending starts.',
  stillGoingOut: (number: number) =>
    `${countNoun(number, 'email is', 'emails are')} still going out.`,
  nothingSent: 'No email was sent.',
  failed: {
    pause: 'The email could not be paused.',
    resume: 'The email could not be resumed.',
    stop: 'The email could not be stopped.',
  },
  stopped: 'Sending stopped',
  stopQuestion: (name: string) => `Stop sending “${name}”?`,
  stopText: (waiting: number) =>
    `${countNoun(waiting, 'waiting email')} will not be sent, and you cannot resume. Emails already sent are not affected.`,
} as const

export const unsavedFormMessages = {
  title: 'Registration is closed',
  text: 'The form was never saved, so guests who follow an invitation find a closed page. Saving the form opens registration.',
  action: 'Open Guest Forms',
} as const

export const seatChangeMessages = {
  title: (number: number) =>
    `${countNoun(number, 'guest has', 'guests have')} a new seat since their last email`,
  action: 'Review and send',
} as const
