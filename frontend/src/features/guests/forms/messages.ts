/* The texts of the form builder and of invitations, word for word as the product is specified where it is. */
import { count, counted } from '@/lib/words'

export const formMessages = {
  noEvent: 'Choose an event to design its registration form and invite guests.',
  loadFailed: 'The form could not be loaded',
  saved: 'Guest invitation form created successfully',
  saveFailed: { title: 'Error', text: 'Failed to create invitation form' },
  titleRequired: 'Enter a title.',
  labelRequired: 'Enter a question.',
  optionsRequired: 'Enter at least one option.',
  optionTwice: (option: string) => `“${option}” is there twice.`,
  tooManyOptions: (limit: number) => `A question can have ${limit} options at most.`,
  tooManyFields: (limit: number) => `A form can have ${limit} questions at most.`,
  tooLong: (limit: number) => `Use ${count(limit)} characters at most.`,
  numberBetween: (min: number, max: number) =>
    `Enter a whole number from ${count(min)} to ${count(max)}.`,
  conditionLater:
    'The question in this condition must come before, and be asked of the same people.',
  conditionAnswers: (label: string) => `Choose at least one present answer of “${label}”.`,
  problems: (number: number) =>
    `The form was not saved. ${counted(number, 'entry needs', 'entries need')} your attention.`,
  removed: (label: string) => `Question removed: ${label}`,
  restored: 'Undid: Question removed',
  copied: 'Copied!',
  copyFailed: {
    title: 'Error',
    text: 'The link could not be copied. Select it and copy it by hand.',
  },
  keepAnswers: (answers: number) =>
    `${counted(answers, 'answer was', 'answers were')} given to the present questions and ${
      answers === 1 ? 'stays' : 'stay'
    } with them. New answers are given to the changed questions.`,
  changedBy: (who: string | undefined) =>
    `${who ?? 'Someone else'} saved this form while you were editing it.`,
} as const

export const inviteMessages = {
  noneValid: 'Please enter valid email addresses',
  sent: (recipients: number) => `Invitations sent to ${String(recipients)} recipients`,
  failed: { title: 'Error', text: 'Failed to send invitations' },
  tooMany: (limit: number) =>
    `You can send ${count(limit)} invitations at a time. Send the others afterwards.`,
} as const
