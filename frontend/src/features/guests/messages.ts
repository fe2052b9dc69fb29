/* Every text the guest screen can say, word for word as the product is specified. */

export const messages = {
  nameMissing: {
    title: 'Missing Information',
    text: 'First name and last name are required.',
  },
  nameRequired: 'A name is required',
  emailInvalid: 'This does not look like an e-mail address',
  added: (name: string) => ({ title: 'Guest Added', text: `${name} is on the list.` }),
  addFailed: { title: 'Error', text: 'Failed to add guest. Please try again.' },
  updated: { title: 'Guest Updated' },
  updateFailed: {
    title: 'Update Failed',
    text: 'Failed to update guest information. Please try again.',
  },
  seatOccupied: {
    title: 'Seat Occupied',
    text: 'This seat is already taken by another guest.',
  },
  removed: { title: 'Guest Removed' },
  removeFailed: { title: 'Error', text: 'Failed to remove guest. Please try again.' },
  importFailed: { title: 'Import Failed', text: 'Failed to import guests' },
  autoAssignFailed: { title: 'Error', text: 'Failed to auto-assign guests' },
  exported: 'Seating chart exported',
  exportFailed: { title: 'Error', text: 'Failed to export seating chart' },
  copied: 'Copied!',
  copyFailed: {
    title: 'Error',
    text: 'The code could not be copied. Select it and copy it by hand.',
  },
  checkedIn: (name: string) => ({ title: 'Checked in', text: `${name} has arrived.` }),
  notArrived: (name: string) => ({ title: 'Check-in undone', text: `${name} has not arrived.` }),
  checkInFailed: {
    title: 'Update Failed',
    text: 'Failed to update guest information. Please try again.',
  },
  noGuests: 'No guests found',
  progress: (assigned: number, total: number) =>
    `${String(assigned)} of ${String(total)} guests assigned`,
} as const
