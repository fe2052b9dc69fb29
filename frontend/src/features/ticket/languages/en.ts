/* The texts of a guest's ticket. */

export const texts = {
  title: 'Your ticket',
  loading: 'Loading your ticket…',
  kept: (when: string) => `Saved on this device ${when}. You are offline, so it may have changed.`,
  facts: { date: 'Date', venue: 'Venue' },
  guest: 'Guest',
  table: 'Table',
  seat: 'Seat',
  noSeat: 'Your seat has not been assigned yet. It will appear on this page.',
  scan: 'Show this code at the entrance',
  qrAlt: (name: string) => `QR code of the ticket of ${name}`,
  code: 'Code',
  meal: 'Meal',
  dietary: 'Dietary needs',
  specialRequests: 'Special requests',
  addToCalendar: 'Add to calendar',
  saveImage: 'Save as image',
  appleWallet: 'Add to Apple Wallet',
  googleWallet: 'Add to Google Wallet',
  print: 'Print ticket',
  findSeat: 'Find my seat',
  cancelled: {
    title: 'Event Cancelled',
    text: 'This event has been cancelled. Your ticket is no longer valid.',
  },
  past: { title: 'This event is over', text: 'Thank you for coming.' },
  notFound: {
    title: 'Ticket Not Found',
    text: 'This link is unknown or was replaced by a newer one. Please use the link in your latest email.',
  },
  unreachable: {
    title: 'The ticket could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
}

export type TicketTexts = typeof texts
