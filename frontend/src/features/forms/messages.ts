/* The texts of the form builder and of invitations, word for word as the product is specified where it is. */
import { count, countNoun } from '@/lib/words'

export const formMessages = {
  loadFailed: 'The form could not be loaded',
  saved: 'Guest invitation form created successfully',
  saveFailed: { title: 'Error', text: 'Failed to create invitation form' },
  titleRequired: 'Enter a title.',
  labelRequired: 'Enter a question.',
  optionsRequired: 'Enter at least one option.',
  optionTwice: (option: string) => `“${option}” is listed twice.`,
  tooManyOptions: (limit: number) => `Questions are limited to ${limit} options.`,
  tooManyFields: (limit: number) => `Forms are limited to ${limit} questions.`,
  tooLong: (limit: number) => `Use at most ${count(limit)} characters.`,
  numberBetween: (min: number, max: number) =>
    `Enter a whole number from ${count(min)} to ${count(max)}.`,
  conditionLater:
    'The question in this condition must come earlier and be asked of the same people.',
  conditionAnswers: (label: string) => `Choose at least one current answer to “${label}”.`,
  problems: (number: number) =>
    `The form was not saved. ${countNoun(number, 'entry needs', 'entries need')} your attention.`,
  removed: (label: string) => `Question removed: ${label}`,
  restored: 'Undid: Question removed',
  copied: 'Copied!',
  copyFailed: {
    title: 'Error',
    text: 'The link could not be copied. Select it and copy it by hand.',
  },
  keepAnswers: (answers: number) =>
    `${countNoun(answers, 'answer was', 'answers were')} given to the present questions and ${
      answers === 1 ? 'stays' : 'stay'
    } with them. New answers are given to the changed questions.`,
  changedBy: (who: string | undefined) =>
    `${who ?? 'Someone else'} saved this form while you were editing it.`,
} as const

export const inviteMessages = {
  noneValid: 'Please enter valid email addresses',
  sent: (recipients: number) => `Invitations sent to ${String(recipients)} recipients`,
  failed: { title: 'Error', text: 'Failed to send invitations' },
  question: (eventName: string) =>
    `Each address gets a personal link to the form of “${eventName}”. Sent emails cannot be recalled.`,
  notInvited: (guests: number) =>
    `${countNoun(guests, 'guest')} with an email address ${guests === 1 ? 'is' : 'are'} not invited yet`,
  inviteGuests: 'Review and send',
  invitedRecently: (number: number) =>
    `${count(number)} ${number === 1 ? 'was' : 'were'} invited in the last 24 hours.`,
  invitedEarlier: (number: number) =>
    `${count(number)} ${number === 1 ? 'was' : 'were'} invited before.`,
  allInvited: 'All of them were invited in the last 24 hours. Tick the box to invite them again.',
  sendAgain: (number: number) =>
    number === 1
      ? 'Send again to the address invited in the last 24 hours'
      : `Send again to the ${count(number)} addresses invited in the last 24 hours`,
  sendAgainHint: 'Otherwise they are left out.',
  tooMany: (limit: number) =>
    `You can send ${count(limit)} invitations at a time. Send the others afterwards.`,
} as const
