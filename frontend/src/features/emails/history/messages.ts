/* The texts of the send history. The empty state is word for word as specified. */

export const historyMessages = {
  loadFailed: 'The history could not be loaded.',
  detailsFailed: 'The email could not be loaded.',
  empty: 'No emails sent yet.',
  emptyText: 'Emails to the guests of this event appear here with their status.',
  showProgress: (name: string) => `Show progress of “${name}”`,
  resend: 'Resend',
  resent: (number: string) => `${number} queued again`,
  resentText: 'They are sent at once, with the same text as before.',
  skipped: (number: string) => `${number} not resent`,
  resendFailed: 'Failed to resend emails.',
  tooMany: (most: string) => `You can resend at most ${most} emails at a time.`,
  files: 'No mail server is configured, so emails are written to files on the server.',
  writtenToFile: 'Written to a file',
  returned: 'Returned',
  sentBy: {
    organisation: 'the mail server of your organisation',
    installation: 'the mail server of this installation',
    files: 'files on the server',
  },
} as const

export const suppressionMessages = {
  button: 'Blocked addresses',
  title: 'Blocked addresses',
  text: 'Nothing is sent to these addresses, for any event of your organisation.',
  loadFailed: 'The blocked addresses could not be loaded.',
  empty: 'No blocked addresses',
  emptyText: 'Addresses that unsubscribe or bounce are added automatically.',
  nothing: (query: string) => `No blocked address contains “${query}”`,
  reasons: {
    bounced: 'Mail came back',
    unsubscribed: 'Unsubscribed',
    'by-hand': 'Added by hand',
  },
  add: 'Block address',
  adding: 'Blocking…',
  address: 'Email address',
  required: 'Enter an email address',
  invalid: 'This does not look like an email address',
  added: 'Address blocked',
  removeQuestion: (email: string) => `Unblock ${email}?`,
  removeText: {
    bounced: 'Mail to this address came back. Check the spelling first, or ask the guest.',
    unsubscribed: 'This person unsubscribed. Remove the address only if they asked you to.',
    'by-hand': 'It was added by hand. Email will be sent to it again.',
  },
  remove: 'Unblock',
  removing: 'Unblocking…',
  removed: 'Address unblocked',
} as const
