/* What is said about the ticket of a guest. */
export const ticketMessages = {
  loadFailed: 'The ticket could not be loaded',
  copied: 'Copied!',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  stops: [
    'The current ticket stops working: its link in emails that were sent, and its QR code on paper and in screenshots. The door refuses it.',
    'Give the guest the new one. Lookup code, seat and personal link stay as they are. This cannot be undone.',
  ],
  replaced: (name: string) => ({
    title: 'Ticket replaced',
    text: `The former ticket of ${name} no longer works.`,
  }),
  replaceFailed: 'The ticket was not replaced',
} as const
