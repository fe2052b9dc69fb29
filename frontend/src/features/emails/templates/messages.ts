/* The texts about templates, word for word as the product is specified where it is. */
import { counted } from '@/lib/words'

export const templateMessages = {
  loadFailed: 'The e-mail templates could not be loaded',
  created: 'Template created',
  createFailed: (message: string) => `Failed to create email template: ${message}`,
  updated: 'Template updated',
  updateFailed: 'Failed to update email template.',
  archived: (name: string) => `“${name}” archived`,
  unarchived: (name: string) => `“${name}” restored`,
  restored: 'Original text restored',
  undone: 'Your text is back',
  nameRequired: 'Enter a name.',
  subjectRequired: 'Enter a subject.',
  bodyRequired: 'Write the e-mail first.',
  problems: (number: number) =>
    `The template was not saved. ${counted(number, 'entry needs', 'entries need')} your attention.`,
  changedByOthers: 'Someone else saved this template while you were editing it.',
  readOnly: 'Owners and planners of the organisation write e-mails.',
  htmlOnly: 'This e-mail has HTML that the editor cannot show, so it is edited as HTML.',
  testSent: (recipient: string) => `Test sent to ${recipient}`,
  testFailed: 'The test was not sent',
  notFound: {
    title: 'This template is not here',
    text: 'It may have been archived, or belong to another event.',
  },
} as const
