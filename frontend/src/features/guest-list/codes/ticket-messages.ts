/* What is said about the ticket of a guest. */
export const ticketMessages = {
  loadFailed: 'The ticket could not be loaded',
  copied: 'Copied!',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
  stops: [
    'The current ticket stops working, including its link in emails already sent and its QR code on paper and in screenshots. It will be refused at the door.',
    'Give the guest the new one. Lookup code, seat and personal link stay as they are. This cannot be undone.',
  ],
  replaced: (name: string) => ({
    title: 'Ticket replaced',
    text: `The previous ticket of ${name} no longer works.`,
  }),
  replaceFailed: 'The ticket was not replaced',
} as const
