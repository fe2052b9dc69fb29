/* Every text the event screens can say, word for word as the product is specified. */

export const messages = {
  nameRequired: 'Event name is required',
  dateRequired: 'Event date is required',
  created: (name: string) => ({
    title: 'Event Created',
    text: `${name} has been created successfully.`,
  }),
  createFailed: { title: 'Error', text: 'Failed to create event' },
  validation: {
    title: 'Validation Error',
    name: 'Event name is required.',
    date: 'Event date is required.',
  },
  updated: { title: 'Event Updated', text: 'Your event has been updated successfully.' },
  updateFailed: { title: 'Error', text: 'Failed to update event. Please try again.' },
  deleteQuestion: 'Are you sure you want to delete this event?',
  /** What the dashboard says after deleting. */
  dashboard: {
    deleted: { title: 'Success', text: 'Event deleted successfully' },
    deleteFailed: { title: 'Error', text: 'Failed to delete event' },
  },
  /** What the page of cards says after deleting. */
  cards: {
    deleted: { title: 'Event deleted', text: 'Event has been successfully deleted' },
    deleteFailed: { title: 'Error', text: 'Failed to delete event' },
  },
  loadFailed: { title: 'Error loading events', text: 'Please try refreshing the page.' },
  noPlan: 'No floor plan created yet',
  noElements: 'No floor plan elements found',
} as const
