/* Every text the event screens can say, word for word as the product is specified where it is. */

export const messages = {
  nameRequired: 'Event name is required',
  dateRequired: 'Event date is required',
  endBeforeStart: 'The end cannot be before the start.',
  retentionBeforeEnd: 'Choose the last day of the event or a later date.',
  pastDate: 'This date is in the past.',
  created: (name: string) => ({
    title: 'Event Created',
    text: `${name} has been created successfully.`,
  }),
  planFailed: {
    title: 'No floor plan',
    text: 'The event was created, but its plan could not be saved. Start from a template in the Floor Planner.',
  },
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
  restored: (name: string) => ({
    title: 'Event Restored',
    text: `${name} is back, with its guests, seats and floor plan.`,
  }),
  restoreFailed: { title: 'Error', text: 'Failed to restore event' },
  archived: (name: string) => ({
    title: 'Event Archived',
    text: `${name} is no longer in your lists. Find it on the Events page under Archived.`,
  }),
  archiveFailed: { title: 'Error', text: 'Failed to archive event' },
  unarchived: (name: string) => ({
    title: 'Event Unarchived',
    text: `${name} is back in the lists.`,
  }),
  unarchiveFailed: { title: 'Error', text: 'Failed to unarchive event' },
  duplicated: (name: string) => ({
    title: 'Event Duplicated',
    text: `${name} has been created successfully.`,
  }),
  duplicateFailed: { title: 'Error', text: 'Failed to duplicate event' },
  loadFailed: { title: 'Error loading events', text: 'Please try refreshing the page.' },
  noPlan: 'No floor plan created yet',
  noElements: 'No floor plan elements found',
} as const
